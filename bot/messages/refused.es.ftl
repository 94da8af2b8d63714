### Por qué algo no se puede hacer; siempre en privado.

refused-no-such-table = Aquí no hay ninguna mesa así. `/games` lista las tuyas, `/play` abre una.
refused-not-seated = No tienes asiento en esta mesa.
refused-not-host = Solo puede hacerlo quien lleva la mesa.
refused-not-manager = Para eso hace falta el permiso **Gestionar mensajes** en el servidor donde se juega.
refused-lobby-closed = Esta mesa no está abierta para eso: ya ha empezado, se cerró o aún no ha empezado.
refused-lobby-changed = Alguien llegó o se fue en ese mismo momento. Mira otra vez y empieza.
refused-table-full = No queda ningún asiento en esta mesa.
refused-already-seated = Ya tienes asiento en esta mesa.
refused-too-few =
    { $least ->
        [one] Hace falta un jugador para empezar.
       *[other] Hacen falta { $least } jugadores para empezar.
    }
refused-game-over = Esta partida ha terminado.
refused-game-frozen = Esta partida está congelada; no se ha perdido nada. Mira el panel de su hilo.
refused-other-rules = Esta partida se jugó con reglas anteriores y ya no se puede mostrar.
refused-not-frozen = No hay nada de lo que volver atrás.
refused-nothing-asked = Ahora mismo no se te pregunta nada.
refused-answered = Esa pregunta ya tiene respuesta o es de un turno anterior.
refused-overtaken = La partida siguió mientras tanto, y eso no ha contado. Vuelve a mirarla e inténtalo otra vez.
refused-illegal = Eso no es posible, o no lo es ahora.
refused-part-missing = Falta una cosa: { $part }
refused-unknown-option = Este juego no tiene esa opción. Conoce: { $known }
refused-not-yours = Esa pregunta era para otra persona.
refused-unclear-table = Estás en varias mesas: di en cuál, con `table`.
refused-missing-permission =
    { $permission-count ->
        [one] Me falta el permiso **{ $permission }** en { $channel }. Quien gestiona el servidor puede darlo en { $where }.
       *[other] Me faltan los permisos **{ $permission }** en { $channel }. Quien gestiona el servidor puede darlos en { $where }.
    }
refused-too-many-threads = Este servidor tiene todos los hilos abiertos que permite Discord. Cierra uno y prueba otra vez.
refused-wrong-place = Una partida necesita un canal de texto de un servidor, donde pueda abrir un hilo.
refused-forbidden = Discord no me deja hacer eso aquí. Quien gestiona el servidor puede revisar mis permisos.
refused-broken = Algo se ha roto por mi parte (incidente { $incident }). No se ha perdido nada; prueba otra vez.

permission-view-channel = Ver canal
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-create-public-threads = Crear hilos públicos
permission-attach-files = Adjuntar archivos
permission-embed-links = Insertar enlaces
