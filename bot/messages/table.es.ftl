### Lo que se dice en cualquier mesa.

## El hilo público

thread-name = { $game } · mesa { NUMBER($number, useGrouping: 0) }
feed-begun =
    ## Empieza la mesa { NUMBER($number, useGrouping: 0) }
    -# Todas las barajadas y todos los dados salen de un número secreto. Su sello: `{ $commitment }`. El número se muestra al terminar la partida, para que cualquiera compruebe que fue limpia.
feed-asked = ▸ { $user }, { $what }
feed-game-over =
    { $count ->
        [0] ## No gana nadie
        [one] ## ¡Gana { $winners }!
       *[other] ## ¡Ganan { $winners }!
    }
    { $why }
feed-seed = -# El número secreto era `{ $seed }`, su sello `{ $commitment }`. Con ellos, `maese verify` vuelve a jugar la partida.
feed-left = { $seat } deja la mesa. El bot sigue jugando en su lugar.
feed-gone = { $seat } deja la mesa.
feed-ended-vote = ## La partida termina por votación
feed-ended-host = ## La moderación ha terminado la partida
feed-ended-nobody-left = ## No queda nadie: la partida termina
feed-frozen = ## Esta partida está congelada
    { $whom } lo que está escrito en el diario ya no encaja con las reglas. No se ha perdido nada.
feed-way-back = Abajo se puede volver a la última respuesta válida o terminar la partida.
feed-no-way-back = El bot tiene ahora otras reglas. La partida sigue por sí sola cuando vuelvan a encajar; abajo se puede terminar.
feed-thawed = La partida sigue: lo que está en su diario vuelve a encajar con las reglas.
feed-rewound = La partida sigue desde la última respuesta válida; lo que vino después de la entrada { NUMBER($entry, useGrouping: 0) } ya no cuenta.
feed-direct-closed = ✉ { $user } mis mensajes directos no te llegan. Pulsa **Mi mano** debajo de la mesa para ver tus cartas; ahí puedes probar de nuevo cuando hayas abierto tus mensajes directos.

## El panel de la mesa

board-title = ### { $game } · mesa { NUMBER($number, useGrouping: 0) }
board-finished = La partida ha terminado.
board-ended = La partida se terminó antes de tiempo.
board-frozen = ❄ La partida está congelada: su diario ya no encaja con las reglas. No se ha perdido nada.

button-turn = Mi jugada
button-hand = Mi mano
button-text = Como texto
button-direct = Probar otra vez los mensajes directos
button-rewind = Volver a la última respuesta válida
button-end = Votar para terminar
button-back = Atrás
button-done = Listo
button-number = Escribir un número
button-previous = Anterior
button-next = Siguiente

## Mensajes privados

private-table = -# [{ $game } · mesa { NUMBER($number, useGrouping: 0) }]({ $link })
hand-empty = Tu mano está vacía.
answered = ✓ { $answer }
answered-elsewhere = Esta pregunta ya está cerrada.
direct-closed-private = Mis mensajes directos no te llegan. Permite los mensajes directos de los miembros de este servidor y pulsa el botón.
direct-retried = Te escribo ahora mismo. Si no te llega nada, tus mensajes directos siguen cerrados.
direct-open = Tus mensajes directos vuelven a funcionar.
left = Has dejado la mesa. El bot sigue jugando en tu lugar.
voted = Tu voto cuenta: { $votes } de { $needed } necesarios para terminar la partida.
ended = La partida ha terminado.
moved = La partida sigue en un hilo nuevo de este canal.
rewound = La partida continúa.

select-one =
    { $pages ->
        [one] Elige…
       *[other] Elige… (página { $page } de { $pages })
    }
select-several =
    { $least ->
        [0] Elige hasta { $most }…
       *[other]
            { $exact ->
                [True] Elige { $least }…
               *[False] Elige de { $least } a { $most }…
            }
    }
form-number-title = Tu número
form-number-label = Un número de { $least } a { $most }
confirm-yes = Sí
confirm-no = No
# Un botón que decide más que su propia opción: «Atacar: Explosión → Bo».
option-ahead = { $option }: { $ahead }
# Una línea encima de los botones, sobre uno de ellos.
option-line = - { $option }: { $about }
answer-nothing = nada
ask-card = ¿Qué carta?
ask-target = ¿A quién?
ask-name = ¿Qué carta nombras?
ask-option = ¿Y ahora?

## Listas

games-title = ### Tus mesas
games-line = - [{ $game } · mesa { NUMBER($number, useGrouping: 0) }]({ $link }): { $status }
games-none = No estás en ninguna mesa. `/play` abre una.
games-lobby = a la espera de jugadores
games-playing = en marcha
games-frozen = congelada
games-your-turn = **te toca**
table-choice = { $game } · mesa { NUMBER($number, useGrouping: 0) }
