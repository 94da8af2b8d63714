### El juego limpio, que se puede probar, y la historia de una partida.

## El panel de la mesa

button-history = Historia
button-file = Descargar la partida
board-seal = -# El sello de cierre de toda la partida: `{ $seal }`. `/verify` lo comprueba.

## La partida en un archivo

file-given = Toda la partida en un archivo, con su número secreto y todas las respuestas. `/verify` con `file`, o `maese verify` en cualquier equipo, la vuelve a jugar y la comprueba.

## Lo que se encontró

verify-fits = ### ✓ Todo encaja
verify-misfit = ### ✗ Hay algo que no encaja
verify-unread = ### ✗ Este archivo no se puede comprobar
verify-played =
    { $answers ->
        [one] { $game } con { $players }: una respuesta.
       *[other] { $game } con { $players }: { $answers } respuestas.
    }
verify-result = El número secreto es el que se selló al empezar, cada pregunta se hizo como debía y la partida termina con el resultado que se anunció.
verify-no-result = El número secreto es el que se selló al empezar y cada pregunta se hizo como debía. La partida no se jugó hasta el final.
verify-sealed = Cada entrada del archivo, y todo lo que se contó, está como se selló.
verify-sealed-untold = Cada entrada del archivo está como se selló. Lo que se contó no se pudo comparar: el archivo viene de otra versión del bot.
verify-unsealed = El archivo no trae sellos de sus entradas, así que otra respuesta solo se notaría si cambió lo que vino después.
verify-seal = -# Su sello de cierre: `{ $seal }`. Tiene que ser el que está debajo de la mesa de la partida.
verify-entry = Entrada { NUMBER($entry, useGrouping: 0) }: { $what }
verify-expected = -# Se esperaba: { $expected }
verify-found = -# Hay: { $found }

misfit-game = No es una partida de estas reglas.
misfit-version = Se jugó con otra versión de las reglas.
misfit-set-up = Una partida así no se puede preparar: el número de jugadores o las opciones no son posibles.
misfit-commitment = El número secreto no es el que se selló al empezar.
misfit-head = Los asientos, las opciones, las reglas o el número secreto no son los que se sellaron.
misfit-changed = no es la entrada que se selló.
misfit-lacking = aquí se selló una entrada que el archivo no tiene.
misfit-unreadable = no se puede leer.
misfit-closed = responde a una pregunta que no estaba abierta.
misfit-question = la pregunta que toca aquí no es la que se respondió.
misfit-seat = la pregunta era para otro asiento.
misfit-illegal = la respuesta no es de las que permiten aquí las reglas.
misfit-broken = las reglas no pueden jugar esto.
misfit-no-seat = ese asiento no existe.
misfit-over = las reglas ya habían terminado la partida.
misfit-told = las reglas cuentan aquí otra cosa que la que se contó.
misfit-result = El resultado no es el que se anunció.

fault-empty = El archivo está vacío.
fault-not-text = No es texto en UTF-8.
fault-cut-off = El archivo está cortado.
fault-not-json = No es JSON.
fault-no-game = No es una partida que haya entregado el bot.
fault-format = Está escrito en un formato que esta versión del bot no lee.
fault-invalid = Algo en él no está como debería: { $where }
fault-unknown-game = Es de un juego que este bot no tiene: { $where }
fault-other-rules = Se jugó con la versión { $found } de sus reglas; el bot tiene la versión { $expected }.
fault-too-large = Es más grande de lo que puede ser una partida.
fault-too-much = Se tarda demasiado en volver a jugarlo.
fault-line = Línea { NUMBER($line, useGrouping: 0) }.

## La historia

history-title = ### { $game } · mesa { NUMBER($number, useGrouping: 0) } · historia
history-page =
    { $eyes ->
        [all] -# Página { $page } de { $pages }. La partida ha terminado: ya nada en ella es secreto.
        [seat] -# Página { $page } de { $pages }, como la ves tú. 🤫 es lo que solo tú sabes.
       *[public] -# Página { $page } de { $pages }, como la ve todo el mundo.
    }
history-empty = Todavía no se ha contado nada.
history-first = « Primera
history-previous = ‹ Anterior
history-next = Siguiente ›
history-last = Última »
history-table = La mesa entonces
history-choose = Ir a…
history-chapter =
    { $page ->
        [1] Página { $page }: hasta la entrada { NUMBER($last, useGrouping: 0) }
       *[other] Página { $page }: entradas { NUMBER($first, useGrouping: 0) } a { NUMBER($last, useGrouping: 0) }
    }
history-step = `{ NUMBER($entry, useGrouping: 0) }` { $told }
history-private = 🤫 { $line }
history-private-of = 🤫 a { $seat }: { $line }
history-answered =
    { $by ->
        [bot-player] ▸ { $seat }, { $what } Responde el bot.
       *[person] ▸ { $seat }, { $what } Respondido.
    }
history-answer =
    { $by ->
        [bot-player] ▸ { $seat }, { $what } El bot: { $answer }
       *[person] ▸ { $seat }, { $what } ✓ { $answer }
    }
history-hand-over = El bot ocupa el lugar de { $seat }.
history-return = { $seat } vuelve a la mesa.
history-take-over = { $seat } se queda con este asiento.
history-time-out =
    { $rule ->
        [remind] ⏰ A { $seat } se le acaba el tiempo: un recordatorio.
        [answer] ⏰ A { $seat } se le acaba el tiempo: el bot responde por esta vez.
       *[hand-over] ⏰ A { $seat } se le acaba el tiempo: el bot sigue jugando en su lugar.
    }
history-pause = La partida queda en pausa.
history-resume = La partida sigue.
history-rewind = ↩ La partida vuelve atrás: lo que vino desde la entrada { NUMBER($to, useGrouping: 0) } ya no cuenta.
history-end =
    { $by ->
        [vote] La partida termina por votación.
        [host] La moderación termina la partida.
        [nobody-left] No queda nadie: la partida termina.
       *[stale] La partida se termina tras mucho tiempo sin respuestas.
    }
history-broken = ❄ Esta entrada no encaja con las reglas; lo que vino después no se puede contar.

## Negativas

refused-seed-secret = Esta partida no ha terminado: su archivo descubriría el número secreto y, con él, todas las manos. Lo tendrás cuando la partida acabe.
refused-journal-unreadable = El diario de esta partida está dañado, así que ya no se puede contar.
refused-no-such-entry =
    { $last ->
        [-1] En esta partida todavía no se ha respondido nada.
       *[other] Esta partida no tiene esa entrada; la última es la { NUMBER($last, useGrouping: 0) }.
    }
refused-too-busy = Ahora mismo se están comprobando demasiados archivos. Prueba dentro de un minuto.

## Comandos

command-any-table-parameter = Qué mesa, por su número
command-history-description = Repasa una partida como la viste; entera cuando ya ha terminado
command-history-entry = Desde qué entrada; la última página si no pones nada
command-verify-description = Comprueba que una partida terminada fue limpia y llévatela en un archivo
command-verify-file = El archivo de una partida, para comprobarlo en vez de una mesa
