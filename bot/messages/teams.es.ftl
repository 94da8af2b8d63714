### Lo que se escriben en privado quienes juegan en un mismo equipo.

# Va encima de lo que escribe alguien del equipo.
talk-mark =
    { $table }
    { $seat } al equipo:

## A quien lo escribió

talk-sent = ✓ Enviado a { $seats }.
talk-silent =
    { $seats-count ->
        [one] { $seats } no participa en la charla del equipo.
       *[other] { $seats } no participan en la charla del equipo.
    }
talk-closed = Mis mensajes directos no llegan a { $seats }.
talk-failed = Discord no lo ha aceptado ahora mismo para { $seats }. Prueba otra vez dentro de un momento.
talk-nobody = No le ha llegado a nadie.
talk-text-only = Solo ha pasado el texto, y nada de lo que venía con él.
talk-which = **¿Para qué equipo es?**
    -# Si respondes a un mensaje mío sobre esa mesa, lo sé sin preguntar.
talk-teams = Tus equipos…
talk-switched-on = Participas en la charla de tu equipo. Lo que me escribas por mensaje directo llega a { $seats }; lo que digas con `/table say`, también.
talk-switched-off = Ya no participas en la charla de tu equipo: no te llega nada, y lo que me escribas no le llega a nadie. Con `/table talk` vuelves.

refused-not-playing = Ahora mismo no estás en ninguna partida, así que no hay equipo a quien pasárselo. `/games` lista tus mesas.
refused-no-team = Ahí juegas por tu cuenta: no hay equipo a quien pasárselo.
refused-only-bots = El bot juega por todos los demás de tu equipo: no hay nadie a quien pasárselo.
refused-talk-off = No participas en la charla de tu equipo, así que no le ha llegado a nadie. Con `/table talk` vuelves.
refused-nothing-said = Ahí no hay nada que pasar.
refused-only-text = A tu equipo solo le puedo pasar texto, y ahí no lo hay.
refused-too-long =
    { $most ->
        [one] Es demasiado largo para pasarlo: cabe { $most } carácter. Envíalo por partes.
       *[other] Es demasiado largo para pasarlo: caben { $most } caracteres. Envíalo por partes.
    }
refused-too-fast = Es mucho de golpe, y lo último no le ha llegado a nadie. Espera unos segundos y sigue.
refused-message-gone = Has borrado ese mensaje, así que no le ha llegado a nadie.
