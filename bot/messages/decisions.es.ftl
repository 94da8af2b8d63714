### Lo que una mesa decide sobre sí misma: votaciones, pausas, asientos, deshacer, otra partida.

## El hilo público

feed-vote-end = { $seat } vota por terminar la partida ({ $votes } de { $needed }): `/table end`
feed-vote-pause = { $who } quiere poner la partida en pausa ({ $votes } de { $needed }).
feed-vote-resume = { $who } quiere reanudar la partida ({ $votes } de { $needed }).
feed-vote-bot = { $who } quiere que el bot juegue por { $seat } ({ $votes } de { $needed }).
feed-vote-seat = { $who } quiere que { $user } ocupe el asiento de { $seat } ({ $votes } de { $needed }).
feed-vote-seat-own = { $who } quiere ocupar el asiento de { $seat }, que juega el bot ({ $votes } de { $needed }).
feed-vote-time = { $who } quiere otro tiempo para contestar: { $time } ({ $votes } de { $needed }).
feed-vote-undo =
    { $count ->
        [one] ↩ { $who } quiere deshacer su última respuesta y todo lo que vino después. Hace falta que acepte { $whom }.
       *[other] ↩ { $who } quiere deshacer su última respuesta y todo lo que vino después. Hace falta que acepten { $whom }.
    }
feed-by-moderator = -# Lo decidió { $who }, que modera aquí.
feed-paused = ## ⏸ La partida está en pausa
    Nadie puede contestar y el tiempo no corre. **Reanudar**, debajo de la mesa, o `/table resume` es un voto para seguir.
feed-resumed =
    { $count ->
        [0] ## ▶ La partida sigue
        [one]
            ## ▶ La partida sigue
            Le toca a { $whom }.
       *[other]
            ## ▶ La partida sigue
            Les toca a { $whom }.
    }
feed-bot-takes-seat = El bot sigue jugando en lugar de { $seat }.
feed-seat-offered = { $user }, la mesa te ofrece el asiento de { $seat }: sus cartas y lo que se le pregunte. Será tuyo cuando lo ocupes.
feed-taken-over = { $who } ocupa el asiento de { $seat }.
feed-taken-back = ↩ { $seat } deshace su última respuesta. Ya no cuenta, ni lo que vino después.
feed-ended-stale = ## Nadie contestaba desde hacía dos semanas: la partida termina
feed-rematch =
    { $count ->
        [0] { $who } quiere jugar otra vez: [toma asiento]({ $link }).
        [one] { $who } quiere jugar otra vez: [toma asiento]({ $link }). { $whom }, tienes el asiento reservado.
       *[other] { $who } quiere jugar otra vez: [toma asiento]({ $link }). { $whom }, tienen el asiento reservado.
    }

button-vote-pause = Pausar
button-vote-resume = Reanudar
button-vote-bot = Que juegue el bot
button-vote-seat = De acuerdo
button-vote-time = De acuerdo
button-vote-undo = De acuerdo
button-take-seat = Ocupar este asiento
button-resume = Reanudar
button-rematch = Otra vez
button-add-bot = Añadir un bot
button-remove-bot = Quitar un bot

## El panel de la mesa

board-paused = ⏸ **La partida está en pausa** desde { $since }.
bot-player = Bot { $number }
games-paused = en pausa

## Respuestas privadas

vote-counted = Tu voto cuenta: { $votes } de { $needed }.
vote-decided = Queda decidido.
undo-asked =
    { $missing ->
        [one] La mesa ya lo sabe. Falta que acepte una persona más.
       *[other] La mesa ya lo sabe. Falta que acepten { $missing } personas más.
    }
undo-done = Tu última respuesta queda deshecha. Se te pregunta otra vez.
seat-yours = El asiento es tuyo, con todo lo que le pertenece.
seat-taken-by-you = El asiento es tuyo. Te escribo ahora mismo; **Mi mano**, debajo de la mesa, muestra lo mismo.
seat-asked-for =
    { $needed ->
        [one] La mesa ya lo sabe: con un voto te sientas. Te avisaré en el hilo.
       *[other] La mesa ya lo sabe: con { $needed } votos te sientas. Te avisaré en el hilo.
    }
rematch-open = [La mesa nueva]({ $link }) está abierta.
rematch-joined = Tienes asiento en [la mesa nueva]({ $link }).

## Negativas

refused-game-paused = La partida está en pausa: ahora nadie puede contestar. **Reanudar**, debajo de la mesa, o `/table resume` es un voto para seguir.
refused-already-paused = La partida ya está en pausa.
refused-not-paused = La partida no está en pausa.
refused-not-over = La partida aún no ha terminado.
refused-seat-taken = Ese asiento no está libre: lo ocupa alguien o se le guarda a alguien. La mesa te lo puede ofrecer con `/table replace`.
refused-seat-of-bot = Ese asiento ya lo juega el bot.
refused-person-seated = Ya tiene asiento en esta mesa, o el bot se lo guarda.
refused-cannot-take-back =
    { $barrier ->
        [nothing] Aún no has dado ninguna respuesta que se pueda deshacer.
        [chance] Eso ya no se puede deshacer: desde entonces se ha tirado un dado o se ha barajado.
        [seats] Eso ya no se puede deshacer: desde entonces un asiento ha cambiado de manos o a alguien se le acabó el tiempo.
       *[revealed] Eso ya no se puede deshacer: desde entonces se ha visto algo que estaba oculto.
    }
refused-pointless = Eso ya no está por decidir: la partida ha seguido, o ya se decidió.

## Órdenes

command-table-at-once = Enseguida; requiere Gestionar mensajes aquí
command-pause-description = Vota por poner la partida en pausa: nadie puede contestar
command-resume-description = Vota por reanudar una partida en pausa
command-undo-description = Deshace tu última respuesta, si nadie supo nada por ella
command-replace-description = Vota por dar un asiento a otra persona o al bot
command-replace-seat = De quién es el asiento
command-replace-person = A quién dárselo; al bot, si no lo dices
command-join-description = Pide un asiento que el bot ocupa en una partida
command-join-seat = De quién es el asiento; cualquiera, si no lo dices
command-rematch-description = Juega otra vez, después del final
command-play-bots = Asientos que juega el bot
