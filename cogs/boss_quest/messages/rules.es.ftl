### Las reglas a mano: textos breves, con palabras propias. Los ids salen de las piezas y los temas.
### @family rules-*

rules-section-topics = Las reglas
rules-section-bosses = Jefes
rules-section-dark = Hechizos oscuros
rules-section-light = Hechizos claros
rules-section-weapons = Armas

## Temas

rules-goal = Reúne llaves: la partida termina tras el combate en que alguien llega a { $keys } ({ $few } con { $most } caballeros) o pierde su último corazón. Gana quien tenga más llaves y, a igualdad, más corazones; si el empate sigue, la victoria se comparte. Quien se queda sin corazones no puede ganar, salvo que a nadie le quede ninguno.
    .name = Cómo se gana
rules-round = Llega un jefe, con entre { $lowest } y { $highest } de vida. Cada caballero recibe un arma boca abajo y otra a la vista, el Mago despliega hechizos y se juegan turnos hasta que todos están con el Mago. Después hay combate, se recoge todo y llega el siguiente jefe.
    .name = Una ronda
rules-turn = Pide armas al armero o ve con el Mago. Puedes pedir de una a { $most } armas; quedan a la vista y te las quedas todas. Ir con el Mago acaba tus turnos de esta ronda, así que la pregunta es siempre si ya estás lo bastante cerca.
    .name = Tu turno
rules-exceeding = Si después de pedir tu ataque supera la vida del jefe, se anuncia sin decir la cifra, y en tu próximo turno tienes que ir con el Mago. El corazón solo se pierde en el combate: un hechizo aún puede salvarte. Un hechizo por sí solo no obliga a nadie a ir.
    .name = Pasarse de la vida del jefe
rules-mage = Te quedas con uno de los hechizos del Mago: lo activas, o lo descartas para que nadie pueda. Hay un hechizo más que caballeros, así que siempre sobra uno. Después esperas al combate.
    .name = Con el Mago
rules-mystery = Uno de los hechizos del Mago está boca abajo. Decides si lo activas o lo descartas antes de que nadie sepa cuál es. Si lo activas, se le da la vuelta y eliges un objetivo si lo necesita; si lo descartas, nadie lo ve.
    .name = El hechizo misterioso
rules-spells = Los hechizos oscuros tratan del ataque o las armas de un caballero; los claros, del jefe o de las reglas de la ronda. Todos los efectos se suman y acaban con la ronda. Al final de la ronda se van todos, usados o no.
    .name = Hechizos oscuros y claros
rules-last-request = Cuando todos los demás están con el Mago, puedes pedir una vez más, o ninguna, y vas con el Mago en ese mismo turno. Si ya superas la vida del jefe, solo vas.
    .name = La última petición
rules-combat = Se da la vuelta a todas las armas ocultas. Quedan fuera de la ronda quienes superan la vida del jefe y quienes no tienen lo que exige un hechizo activo. De los demás, se lleva la llave quien más se acerque a la vida del jefe.
    .name = El combate
rules-ties = Entre varios igual de cerca, gana quien tenga menos armas, contando la oculta. Si también en eso empatan, ganan todos. Los hechizos no son armas.
    .name = Empates
rules-perfect = Un ataque igual a la vida del jefe es un PERFECT y da una llave propia, aparte de la de ganar. Quien está fuera de la ronda no la recibe.
    .name = Un ataque PERFECT
rules-keys = Ganar una ronda da una llave, o dos si está activa la Llave de repuesto; un PERFECT, una más. Si la victoria se comparte, cada ganador recibe el premio entero.
    .name = Llaves
rules-hearts = Empiezas con { $hearts } corazones y pierdes uno en cada combate en que tu ataque supera la vida del jefe. El combate en que alguien pierde el último es el final de la partida.
    .name = Corazones
rules-armourer = El armero reparte las armas y juega el último; empieza el caballero a su izquierda. Cada ronda el puesto pasa a la izquierda. El primer armero se sortea.
    .name = El armero
rules-attack = El valor de tus armas y los hechizos que tienes encima, sumados; nunca menos de 0. El arma oculta cuenta. La suma solo se te dice a ti; lo que está a la vista puede sumarlo cualquiera.
    .name = Tu ataque
rules-secrets = Solo tú conoces tu arma oculta y tu ataque. Las armas a la vista, los hechizos activos, los corazones, las llaves y cuántas cartas quedan en los mazos los ve todo el mundo.
    .name = Qué es secreto

## Piezas

rules-boss = Un jefe con { $life } de vida, antes de que los hechizos la cambien. No se le combate en equipo: gana la ronda el caballero cuyo ataque más se acerque sin pasarse. Un jefe que ya ha salido no vuelve hasta que salgan todos los demás.
rules-weapon = Un arma que vale { $value }. Su color, { $colour }, cuenta si un decreto pide alguno. Las armas son tuyas durante la ronda y después vuelven al mazo; hay una de cada valor en cada color.
rules-attack-up = Un caballero que elijas, también tú, tiene { $by } más de ataque el resto de la ronda. Ayuda a quien se queda corto y perjudica a quien está al límite.
rules-attack-down = Un caballero que elijas, también tú, tiene { $by } menos de ataque el resto de la ronda. Salva a quien se ha pasado y aleja a quien estaba cerca.
rules-life-up = El jefe tiene { $by } más de vida el resto de la ronda. Salva a quien se ha pasado y deja lejos a quien estaba cerca. { $copies ->
        [one] No hay más copias.
       *[other] Hay { $copies }.
    }
rules-life-down = El jefe tiene { $by } menos de vida el resto de la ronda, y quien estaba justo por debajo puede haberse pasado. { $copies ->
        [one] No hay más copias.
       *[other] Hay { $copies }.
    }
rules-decree = Un caballero sin ningún arma de este color, { $colour }, queda fuera del combate de la ronda, pero no pierde un corazón por ello. El arma oculta cuenta. Con varios decretos activos, hace falta un arma para cada uno.
rules-spell-needs-pair = Un caballero sin dos armas del mismo color queda fuera del combate de la ronda, pero no pierde un corazón por ello. El arma oculta puede ser una de las dos.
rules-spell-swap-hidden = Cambias tu arma oculta por la de un caballero que elijas, esté donde esté. Cada uno mira la que recibe; nadie más la ve. Una vez usado, el hechizo se va.
rules-spell-change-weapon = Una de tus armas deja la ronda y la primera del mazo ocupa su lugar, oculta si lo estaba la otra. Con el mazo vacío no pasa nada. Una vez usado, el hechizo se va.
rules-spell-no-heart-lost = Nadie pierde corazones en el combate de esta ronda. Quien supera la vida del jefe queda fuera igualmente y no gana nada.
rules-spell-cancel = Un hechizo activo, junto al jefe o sobre un caballero, se va, y todo queda como si no hubiera estado. Si no hay ninguno en juego, no hace nada. Los cambios de armas no se deshacen.
rules-spell-extra-key = Quien gana la ronda se lleva dos llaves en vez de una. La llave de un PERFECT va aparte.
rules-spell-second-closest = No gana la ronda el ataque más cercano, sino la distancia que le sigue; si todos los que quedan están igual de cerca, cuentan como siempre. Un PERFECT da su llave igualmente.
rules-spell-last-turn = Empezando a la izquierda de quien lo activa, a cada caballero que aún no esté con el Mago le queda una cosa: pedir armas o tomar un hechizo. Después empieza el combate, estén donde estén.
