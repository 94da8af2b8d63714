### El tiempo en una mesa: plazos, recordatorios y asientos que esperan a su dueño.

## Palabras

time-no-limit = sin límite
time-hours =
    { $count ->
        [one] una hora
       *[other] { $count } horas
    }
time-days =
    { $count ->
        [one] un día
       *[other] { $count } días
    }
# Lo que ocurre cuando se acaba el tiempo, dentro de una frase.
time-rule-wait = la mesa sigue esperando
time-rule-remind = se avisa a quien le toca
time-rule-answer = el bot contesta esa pregunta
time-rule-hand-over = el bot sigue jugando hasta que vuelva
time-with-rule = { $limit }; después, { $rule }
time-deadline = Plazo: { $until }.

## El hilo público

feed-reminder = ⏰ { $user }, un recordatorio: { $what }
feed-time-up-remind = ⏰ { $user }, se te ha acabado el tiempo: { $what }
feed-time-up-answer = ⏰ A { $seat } se le acaba el tiempo: por esta vez, el bot contesta en su lugar.
feed-time-up-hand-over = ⏰ { $user }, se te ha acabado el tiempo y el bot sigue jugando por { $seat }. Para volver: **Ya estoy aquí**, debajo de la mesa, o `/table return`.
feed-returned = { $seat } vuelve a la mesa.
feed-time-set =
    { $by ->
        [host] ⏰ La moderación fija el tiempo para contestar: { $time }. Cuenta desde ahora.
       *[other] ⏰ Por votación, el tiempo para contestar es: { $time }. Cuenta desde ahora.
    }

## El panel de la mesa

board-asked = ▸ { $seats }: { $what }
board-asked-until = ▸ { $seats }: { $what } Plazo: { $until }.
board-away =
    { $seats-count ->
        [one] El bot juega por { $seats }, que puede volver cuando quiera.
       *[other] El bot juega por { $seats }, que pueden volver cuando quieran.
    }
button-return = Ya estoy aquí
lobby-time = -# Tiempo para contestar: { $time }.

## Mensajes privados

question-deadline = -# Plazo: { $until }.
time-reminder = Un recordatorio: esto te espera desde { $since }.
time-answered = Se te acabó el tiempo y el bot contestó en tu lugar:
time-returned = Has vuelto a la mesa.
time-back = Vuelves a tener tu asiento. Lo que se te pregunte te llega en privado; **Mi jugada** lo muestra aquí.
time-set = Desde ahora, el tiempo para contestar es: { $time }.

## Lo que me espera

waiting-title = ### Lo que tienes pendiente
waiting-none = No tienes nada pendiente. `/games` lista tus mesas.
waiting-line = - [{ $game } · mesa { NUMBER($number, useGrouping: 0) }]({ $link }): { $what } Desde { $since }.
waiting-paused = - [{ $game } · mesa { NUMBER($number, useGrouping: 0) }]({ $link }): { $what } La partida está en pausa.
waiting-kept = - [{ $game } · mesa { NUMBER($number, useGrouping: 0) }]({ $link }): el bot juega por ti hasta que vuelvas.
waiting-more =
    { $count ->
        [one] -# Hay una más que no cabe aquí.
       *[other] -# Hay { $count } más que no caben aquí.
    }
waiting-button = Mesa { NUMBER($number, useGrouping: 0) }: mi jugada
waiting-button-return = Mesa { NUMBER($number, useGrouping: 0) }: ya estoy aquí

## Preferencias

preferences-title = ### Tus preferencias
preferences-reminder = **Recordatorios:** { $reminder }
preferences-quiet = **Horas de silencio:** de { $begin } a { $end } en { $zone }. Entonces no te llegan recordatorios; los que toquen, llegan después.
preferences-no-quiet = **Horas de silencio:** ninguna. Se fijan con `/preferences` y `quiet_from`, `quiet_to` y `timezone`.
preferences-language = **Idioma:** { $language }
preferences-foot = -# Valen en todas las mesas. A quien le toca se le menciona una vez en el hilo en cualquier caso; el recordatorio llega una sola vez, a la mitad del plazo, o al cabo de un día si no hay plazo.
preferences-reminder-ping = una mención en el hilo de la partida
preferences-reminder-dm = un mensaje directo
preferences-reminder-none = ninguno
preferences-language-en = English
preferences-language-es = Español
preferences-language-own = como en Discord
preferences-choose-reminder = Recordatorios…
preferences-choose-language = Idioma…
preferences-quiet-off = Sin horas de silencio
button-quiet-off = Sin horas de silencio

## Negativas

refused-bad-limit = Una mesa puede dar de 1 hora a { $days } días para contestar; se escribe como `12h` o `3d`, o `none` si no hay límite.
refused-bad-hour = Las horas de silencio se escriben como `22` o `7:30`, de la una a la otra; indica `quiet_from` y `quiet_to`, o bien `off` si no quieres ninguna.
refused-unknown-zone = No conozco esa zona horaria. Elige una de la lista, como `Europe/Madrid` o `America/Bogota`.
refused-not-away = El bot no te guarda ningún asiento en esta mesa.
refused-zone-missing = ¿En qué zona horaria son tus horas de silencio? Indica también `timezone`: no puedo saber dónde estás.

## Órdenes

command-time-description = Fija cuánto puede tardar una respuesta y qué ocurre después
command-time-limit = Como 12h o 3d; none si no hay límite
command-time-rule = Qué ocurre cuando se acaba el tiempo
command-time-rule-wait = Seguir esperando
command-time-rule-remind = Avisar a quien le toca
command-time-rule-answer = El bot contesta esa pregunta
command-time-rule-hand-over = El bot sigue jugando hasta que vuelva
command-time-at-once = Enseguida, sin votar; requiere Gestionar mensajes aquí
command-return-description = Recupera el asiento que el bot te guarda
command-waiting-description = Lista lo que tienes pendiente en todas las mesas
command-preferences-description = Recordatorios, horas de silencio e idioma: mira o cambia los tuyos
command-preferences-reminder = Cómo quieres que se te recuerde lo que te espera
command-preferences-reminder-ping = Una mención en el hilo
command-preferences-reminder-dm = Un mensaje directo
command-preferences-reminder-none = Ninguno
command-preferences-quiet-from = Desde cuándo no quieres recordatorios, como 22:00; off para nunca
command-preferences-quiet-to = Hasta cuándo no quieres recordatorios, como 8:00
command-preferences-timezone = Dónde está tu reloj, como Europe/Madrid
command-preferences-language = El idioma en que el bot te habla
command-preferences-language-own = Como en Discord
