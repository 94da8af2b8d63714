### Lo que se guarda de una persona: /privacy.

# Cómo se llama un asiento cuando quien jugaba en él ha hecho borrar todo lo suyo.
privacy-player = Participante { $number }

privacy-export = Esto es todo lo que guardo de ti, en un solo archivo. De las partidas en curso solo contiene tus propias respuestas, y ningún secreto de nadie más. Este mensaje solo lo ves tú.

privacy-delete-title = ### ¿Borrar todo lo tuyo?
privacy-delete-tables =
    { $count ->
        [0] Ahora mismo no estás en ninguna mesa.
        [one] **Estás en una mesa.** La dejas para siempre: el bot sigue jugando en tu lugar, y la partida termina si no queda nadie.
       *[other] **Estás en { $count } mesas.** Las dejas para siempre: el bot sigue jugando en tu lugar, y una partida termina si no queda nadie.
    }
privacy-delete-gone = Lo que desaparece: tus preferencias, tus votos, tu lugar en los récords y las clasificaciones, tu id de Discord y tu nombre en toda mi base de datos. Tus asientos pasan a llamarse «Participante 3» o algo parecido.
privacy-delete-stays = Lo que queda: las partidas de los demás, con las respuestas que se dieron desde tus asientos, que no nombran a nadie. Lo que está en Discord sigue allí: los mensajes de los hilos, las imágenes, tus mensajes directos. No se puede deshacer.
button-privacy-delete = Borrar todo lo mío
privacy-deleted = Hecho: ya nada en mi base de datos te nombra. Los restos antiguos dentro del archivo se sobrescriben en menos de un día, y las copias de seguridad de quien aloja el bot desaparecen cuando las borre. Si vuelves a jugar, guardaré lo que haga falta, desde cero.

## Comandos

command-privacy-description = Lo que guardo de ti: pídelo o bórralo
command-privacy-export-description = Recibe en un archivo todo lo que guardo de ti
command-privacy-delete-description = Borra todo lo que guardo de ti; antes pregunta otra vez
