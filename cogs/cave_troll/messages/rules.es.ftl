### Las reglas a mano: textos breves, con palabras propias. Los ids salen de las piezas y los temas.
### @family rules-*

rules-section-topics = Las reglas
rules-section-common = Cartas de todos
rules-section-classic = Personajes clásicos
rules-section-variant = Personajes de la variante
rules-section-artifacts = Artefactos

## Temas

rules-goal = Gana quien tenga más oro al final; si hay empate, se comparte la victoria. El oro sale de las salas que controlas cuando se puntúan, de los artefactos que no llegas a usar y de vaciar tu mazo antes que nadie.
    .name = Cómo se gana
rules-turn = Tienes { $actions } acciones, y cada una es: robar y jugar una carta, mover a un personaje, usar una habilidad o jugar tu artefacto. Los tres primeros turnos de la partida tienen una, dos y tres. Puedes parar antes.
    .name = Tu turno
rules-cards = Robas la primera carta de tu mazo y juegas una de las dos que tienes. Hace efecto al momento; la otra espera. Todo eso es una sola acción. Cualquier carta se puede jugar siempre en algún sitio.
    .name = Robar y jugar una carta
rules-placing = Los héroes entran por una de las { $stairs } escaleras y los monstruos por uno de los { $pits } fosos. El Troll de las Cavernas y el Cofre del Tesoro van a la sala que quieras. Cada figura tiene una sola carta: si se retira del tablero, queda fuera de la partida, salvo que la devuelva el Cáliz de la Vida.
    .name = Cómo entran las figuras
rules-moving = Una acción lleva a uno de tus personajes por una puerta al espacio vecino. Las paredes solo se pasan con la Llave Maestra. Algunos tienen su propia manera: el Ladrón, el Alma en Pena, el Troll Desbocado; el Troll de las Cavernas nunca se mueve.
    .name = Moverse
rules-entering = En una sala caben { $most } personajes, salvo lo que puede un Berserker; los Cofres no ocupan sitio. Nadie entra donde hay un Troll de las Cavernas, ni donde hay un Caballero rival, a no ser otro Caballero. Los héroes no entran en los fosos. Lo mismo vale al empujar y al huir.
    .name = Quién puede entrar en un espacio
rules-board = Hay { $rooms } salas con oro impreso, { $stairs } escaleras y { $pits } fosos. Las escaleras y los fosos no valen nada ni cierran el paso a nadie, y las habilidades que hablan de una sala no funcionan allí.
    .name = Salas, escaleras y fosos
rules-heroes = Los héroes llevan base redonda y controlan salas; los monstruos, base cuadrada, y no cuentan al puntuar, pero actúan sobre los demás. Unos y otros son personajes; el Cofre del Tesoro no lo es.
    .name = Héroes y monstruos
rules-abilities = Algunos personajes pueden hacer algo en vez de moverse; también cuesta una acción y se puede repetir. Hace falta alguien a quien afecte. Otras habilidades, como la del Caballero o la del Enano, funcionan solas y no cuestan nada.
    .name = Habilidades
rules-pushing = Quien empuja elige a quién y a qué espacio vecino, según los límites de entrada. Puede ser alguien de su bando, y si se puede empujar a alguien, hay que hacerlo. Para el empujado no es un movimiento propio: solo cuenta que un Caballero retira a los Orcos.
    .name = Empujar
rules-fleeing = Cuando un Troll de las Cavernas entra en una sala, cada jugador puede salvar a uno de sus personajes de allí, empezando por quien lo puso: pasa a un espacio vecino según los límites de entrada. Las demás figuras se retiran, también los cofres y las amigas.
    .name = Huir de un Troll de las Cavernas
rules-icons = Algunas cartas llevan iconos de puntuación y, al jugarse, van a una pila común. En cuanto la pila muestra { $icons } o más, se puntúa todo el tablero y la pila sale de la partida.
    .name = Iconos de puntuación
rules-scoring = Quien tiene más héroes en una sala la controla y cobra su oro; si hay empate, nadie. Cada Enano que haya, sea de quien sea, dobla el oro impreso; después cada Cofre del Tesoro suma el suyo. Las salas sin héroes se saltan.
    .name = Puntuar una sala
rules-artifacts = Tu artefacto está boca abajo ante ti y solo tú puedes mirarlo. Jugarlo cuesta una acción y sale de la partida; si no lo usas, sus monedas cuentan como oro al final. Si ahora no puede hacer nada, no se puede jugar.
    .name = Los artefactos en juego
rules-undo = Durante tu turno puedes deshacer movimientos y habilidades, empezando por el último. Un robo o un artefacto enseña algo oculto: se queda, y todo lo anterior también. Igual que la acción con la que acaba tu turno.
    .name = Deshacer una acción
rules-end = La partida acaba con la acción que vacía el mazo de alguien; ese jugador recibe { $gold } de oro. Después se puntúa todo el tablero una vez más y se suman las monedas de los artefactos sin usar. La pila de iconos ya no importa.
    .name = El final
rules-sets = Además de los Aventureros, todos juegan con los mismos siete personajes: los clásicos o los de la variante. La mesa lo elige antes de empezar.
    .name = Clásicos y variante
rules-secrets = Son secretos tu mano, tu artefacto y el orden de tu mazo. Cuántas cartas hay en manos y mazos, los descartes, la pila de iconos, todas las figuras y el oro de cada cual están a la vista.
    .name = Qué es secreto

## Cartas de todos

rules-character-adventurer = Un héroe sin habilidad, y la base del control: cada uno cuenta uno. Hay { $copies } en cada mazo, { $marked } de ellos con un icono de puntuación en la carta.
rules-card-find-artifact = Tomas el primer artefacto y lo dejas boca abajo ante ti. Míralo cuando quieras; los demás solo saben que está ahí.
rules-card-treasure-chest = Ponlo en cualquier sala, aunque esté llena o cerrada: esa sala vale { $gold } de oro más cada vez que se puntúa. No es un personaje, nadie lo mueve y solo los trolls lo retiran.
rules-card-score-room = Puntúa al momento la sala que quieras, aunque el oro sea para otro o para nadie. Después la carta suma { $icons } iconos a la pila.

## Personajes clásicos

rules-character-knight = Un héroe. Los rivales no pueden entrar en su sala, salvo otros Caballeros; quienes ya están se quedan. Allí donde llega, de la manera que sea, se retiran todos los Orcos, también los de su bando.
rules-character-dwarf = Un héroe. El oro impreso en su sala se dobla cada vez que se puntúa, para quien la controle. Dos Enanos lo doblan dos veces.
rules-character-barbarian = Un héroe que cuenta como dos al puntuar su sala y ocupa un solo sitio. Los Espectros no lo empujan; frente a todo lo demás es un héroe como cualquiera.
rules-character-thief = Un héroe. Con una acción se cuela en cualquier sala o escalera, por lejos que esté, si puede entrar y no hay allí un Caballero rival. También puede andar como todos.
rules-character-cave-troll = Un monstruo que entra en cualquier sala sin otro como él, aunque esté llena. Cada jugador puede salvar a un personaje de allí; las demás figuras se retiran. Después no entra nadie, y el troll no se mueve nunca.
rules-character-orc = Un monstruo. Como acción, en una sala, retira a un héroe que esté allí, de cualquier color; en una escalera no hace nada. Un Caballero que llegue a su espacio lo retira a él.
rules-character-wraith = Un monstruo. Al moverse a una sala tiene que empujar fuera a un personaje, si puede; como acción, vuelve a empujar. Los Bárbaros y los Trolls de las Cavernas aguantan. Entra en una sala llena si puede echar a alguien.

## Personajes de la variante

rules-character-giant-slayer = Un héroe. Una vez por turno, moverse a una sala sin personajes te da 1 de oro. Como acción, en una sala, retira a un Troll Desbocado que esté allí, y se retira con él.
rules-character-paladin = Un héroe. Todos los héroes de su sala, de cualquier color, están a salvo de Almas en Pena y Brutos. Como acción, manda a un foso a un Alma en Pena rival que esté en su espacio.
rules-character-berserker = Un héroe. Si un rival controla su sala al puntuarla, el oro se reparte por igual entre ese jugador y los demás con un Berserker allí; lo que sobre se pierde. Puede entrar como sexto donde haya { $most } personajes de otros colores.
rules-character-assassin = Un héroe. Como acción, en una sala, retira a un Bruto, o a un héroe que sea el único personaje de su color allí.
rules-character-rampaging-troll = Un monstruo. Se mueve como mucho una vez por turno. Como acción, en una sala, empuja fuera a dos personajes, o a los que pueda, y retira a todas las demás figuras, también cofres y amigas.
rules-character-grunt = Un monstruo. Como acción, en una sala, retira de una vez a todos los Aventureros rivales que haya, si no los protege un Paladín.
rules-character-banshee = Un monstruo. Con un movimiento avanza hasta dos espacios. Como acción, atrae a su espacio a un personaje rival del espacio vecino, si cabe; junto a un Paladín los héroes están a salvo, y ninguno entra en un foso.

## Artefactos

rules-artifact-chalice-of-life = Un héroe tuyo que fue retirado vuelve en la escalera que quieras. Sin usar, vale { $coins } de oro al final.
rules-artifact-swift-boots = Uno de tus personajes hace hasta tres movimientos, cada uno con sus efectos y sus límites; puedes parar tras cualquiera. Sin usar, valen { $coins } de oro al final.
rules-artifact-banishing-horn = Un monstruo rival, en una sala o en una escalera, se va al foso que quieras. Los Trolls de las Cavernas no hacen caso. Sin usar, vale { $coins } de oro al final.
rules-artifact-skeleton-key = Uno de tus personajes atraviesa una pared hasta el espacio de detrás; por lo demás, es un movimiento como cualquiera. Sin usar, vale { $coins } de oro al final.
rules-artifact-tax-scroll = Puntúas al momento una sala que controles. Sin usar, vale { $coins } de oro al final.
rules-artifact-cursed-idol = Un héroe rival se retira de una sala donde tengas un personaje. Sin usar, vale { $coins } de oro al final.
