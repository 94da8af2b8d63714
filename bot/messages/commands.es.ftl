### Lo que Discord muestra de las órdenes.

command-play-description = Abre una mesa para un juego
command-play-game = Qué juego
command-play-language = El idioma de la mesa; si no lo dices, el del servidor o el tuyo
command-play-options = Opciones del juego, como dealer=first-seat
command-games-description = Lista tus mesas
command-table-parameter = Qué mesa, si estás en varias
command-table-description = Decide sobre una partida: pausa, final, asientos; habla con tu equipo
command-hand-description = Mira tus cartas, en privado
command-board-description = Mira la mesa
command-board-form = Como imagen o en palabras
command-board-picture = Imagen
command-board-text = Texto
command-leave-description = Deja una partida; el bot sigue por ti
command-end-description = Vota para terminar una partida antes de su final
command-move-description = Sigue con una partida en este canal
command-say-description = Di algo a tu equipo, en privado
command-say-text = Lo que deben leer
command-talk-description = Participa en la charla de tu equipo, o déjala
command-talk-state = Si te llega lo que escribe tu equipo, y a tu equipo lo que escribes tú
command-talk-on = Sí
command-talk-off = No
