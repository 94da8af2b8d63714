### Las reglas a mano: /rules y sus páginas.

# El botón pequeño debajo de una pregunta.
button-rule = ?
glossary-where = -# { $game } · { $section }
glossary-alt = Un dibujo: { $name }
glossary-all-of = Ver todo: { $section }
glossary-contents = Índice
glossary-choose = Consultar…
glossary-which-game = ¿Qué juego?
glossary-games = ### Las reglas a mano
    Las reglas y las piezas de cada juego, en pocas palabras. Elige un juego.
glossary-title = ### { $game }: las reglas a mano
glossary-line =
    { $count ->
        [one] - { $section } (una)
       *[other] - { $section } ({ $count })
    }
glossary-section =
    { $pages ->
        [one] ### { $game }: { $section }
       *[other] ### { $game }: { $section } ({ $page } de { $pages })
    }
glossary-choice = { $name } · { $where }

refused-no-such-rule = No conozco nada con ese nombre. Elige entre lo que ofrece `/rules` mientras escribes, o déjalo en blanco para ver todo lo que hay.

command-rules-description = Consulta una regla, una carta o cualquier otra pieza de un juego
command-rules-game = Qué juego; el que se juega aquí, si no lo dices
command-rules-entry = Qué consultar; todo lo que hay, si no lo dices
