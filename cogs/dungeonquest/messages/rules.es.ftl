### Las reglas a mano: textos breves, con palabras propias. Los ids salen de las piezas y los temas.
### @family rules-*

rules-section-topics = Las reglas
rules-section-heroes = Héroes
rules-section-rings = Anillos mágicos
rules-section-amulets = Amuletos mágicos
rules-section-abilities = Habilidades y equipo
rules-section-spells = Hechizos de Azoth
rules-section-tiles = Losetas de sala
rules-section-monsters = Monstruos y tácticas
rules-section-rooms = Cartas de sala
rules-section-traps = Trampas
rules-section-searches = Cartas de búsqueda
rules-section-doors = Cartas de puerta
rules-section-crypts = Cartas de cripta
rules-section-corpses = Cartas de aventurero muerto
rules-section-below = Cartas de las Catacumbas
rules-section-treasures = Fichas de tesoro

## El curso de la partida

rules-goal = Sal vivo del castillo, por cualquier torre, antes de que caiga la noche. Gana quien más oro haya sacado; si hay empate, la victoria se comparte. La mayoría de los héroes no llega a salir.
    .name = Cómo se gana
rules-hero = La hoja de un héroe dice su Fuerza, su Agilidad, su Armadura, su Suerte y sus puntos de vida. La Fuerza levanta rastrillos, la Agilidad salva de caídas y desplomes, la Armadura y la Suerte alivian algunas heridas. Los puntos de vida nunca pasan de los iniciales.
    .name = Los héroes y sus valores
rules-ring = Cada héroe empieza con un anillo mágico, que funciona una vez en toda la partida. Los héroes se eligen en el sentido del reloj; los anillos, al revés. Algunos héroes de la expansión no pueden llevar ninguno.
    .name = Elegir anillo
rules-turn = Te mueves a la casilla de al lado, buscas en la sala o esperas; antes va lo que te retenga. Al empezar el turno también puedes beber una poción, que no gasta turno, o usar lo que cura en lugar de él.
    .name = Tu turno
rules-searching = Roba una carta de búsqueda en la sala donde estás. Tras { $most } búsquedas seguidas tienes que moverte, si hay por dónde. En torres, corredores, la cámara del tesoro y algunas salas especiales no se busca.
    .name = Buscar
rules-waiting = Puedes perder un turno a propósito casi en cualquier sitio; no en el pozo sin fondo, ni para poder buscar otra vez. Los turnos que algo te cuesta se suman, y un turno perdido se pierde entero.
    .name = Esperar y turnos perdidos
rules-trials = Cuando se pone a prueba un valor, tiras un D12: si no pasa del valor, lo logras. La Agilidad se prueba en pozos, trampillas y techos que se desploman; la Fuerza, en los rastrillos.
    .name = Pruebas
rules-life = Las heridas cuestan puntos de vida, casi siempre los que marca un dado menos algún valor tuyo. Sin ninguno, tu héroe muere. Las pociones y algunos anillos, hechizos y habilidades los devuelven.
    .name = Puntos de vida
rules-death = Un héroe muerto sale de la partida y se pierde lo que llevaba. Su jugador sigue leyendo cartas de monstruo y luchando por los monstruos.
    .name = La muerte
rules-night = El sol brilla sobre el castillo durante { $rounds } rondas. Quien esté en una torre cuando se ponga queda fuera, si alguna vez llegó más adentro; los demás se pierden.
    .name = La noche
rules-alone = Con un solo jugador nadie elige por los monstruos: el combate va por una tabla y nadie sabe los puntos de vida del monstruo. Ganas si sales al menos con una ficha de tesoro.
    .name = Jugar a solas
rules-secrets = Son secretos los puntos de vida de un monstruo, que solo sabe quien juega por él, las tácticas hasta que se han elegido ambas, y el orden de mazos, losetas y fichas. Lo que llevan los héroes está a la vista.
    .name = Qué es secreto

## En la mazmorra

rules-moving = Pasas por cualquier lado sin pared, en cuatro direcciones. En una sala cabe un héroe; en la cámara del tesoro, todos. Volver atrás es un movimiento como cualquiera, y hasta una sala conocida tiene una carta para ti.
    .name = Moverse
rules-exploring = Donde aún no hay loseta, robas una y la pones con la flecha por donde entras. Su color dice qué hace la sala; en una normal, robas una carta de sala.
    .name = Poner losetas
rules-locks = Ante una puerta robas una carta de puerta: se abre, se atasca, o tiene una trampa y sigue cerrada. Ante un rastrillo tiras un D12 contra tu Fuerza. Si no lo logras, se acaba tu turno. Un rastrillo cae detrás de quien pone su loseta.
    .name = Puertas y rastrillos
rules-moving-on = De un corredor se sale enseguida, en el mismo turno, y en un turno no se entra dos veces en ninguno. En una torre puedes seguir por la otra salida, quedarte o dejar el castillo para siempre.
    .name = Seguir adelante
rules-towers = Empiezas en una de las cuatro torres y puedes salir por cualquiera, pero solo después de haber estado más adentro. En una torre no se roba carta ni hay nada que buscar.
    .name = Torres
rules-room-deck = La carta dice qué hay en la sala: un monstruo, una trampa, un hallazgo, a menudo nada. Se roba cada vez que alguien entra al moverse. Lo que puedas guardar se queda contigo; lo demás va debajo de su mazo.
    .name = Cartas de sala
rules-shuffle = Cuando sale esta carta, se baraja su mazo y se roba otra en su lugar.
    .name = Cartas de barajar
rules-numbers = Contra la araña gigante y en la oscuridad dices tres números de un dado. Si en el D6 sale uno de ellos, la araña muere o la antorcha prende.
    .name = Decir números

## La lucha

rules-meeting = Atacas, esperas a ver o intentas escapar; algunos anillos y habilidades ofrecen más. Una carta de monstruo dice entonces qué hace: huye, lucha o te deja ir, quizá con un tajo en la espalda.
    .name = Encontrarse con un monstruo
rules-escaping = Si la carta lo permite, vuelves corriendo por donde viniste, incluso por puertas y rastrillos que a otros les cierran el paso; allí no se roba carta de sala, pero una sala especial es lo que siempre es. Con un rastrillo o una puerta secreta a la espalda no hay huida.
    .name = Escapar
rules-combat = En cada ronda héroe y monstruo eligen en secreto una de tres tácticas. El Golpe Tremendo gana al Tajo, el Tajo al Salto y el Salto al Golpe Tremendo: quien pierde pierde un punto de vida, un monstruo incluso dos con un Golpe Tremendo. Si coinciden, uno cada cual. Acaba con una muerte.
    .name = El combate
rules-solo-combat = Con un solo jugador, un D12 decide cada ronda: de 1 a 3 hiere al héroe, de 4 a 6 a los dos, de 7 a 9 al monstruo, 10 lo hiere dos veces, 11 y 12 a nadie.
    .name = El combate a solas
rules-sneak-attacks = El monstruo golpea primero: cuesta { $dice } menos tu Suerte en puntos de vida. Después lo atacas o escapas; no hay tiempo de esperar, ni de usar la mayoría de los anillos.
    .name = Ataques por sorpresa
rules-right-hand = El jugador a tu derecha lee la carta de monstruo, de las que hay { $cards }, y elige las tácticas del monstruo. Solo él sabe cuántos puntos de vida tiene.
    .name = El jugador a tu derecha

## El tesoro

rules-chamber = Quien llega a la cámara del tesoro toma { $taken } fichas de tesoro y descubre una ficha de dragón. Quien se queda hace lo mismo en su próximo turno. Puede haber allí cualquier número de héroes.
    .name = La cámara del tesoro
rules-dragon = De { $tokens } fichas de dragón, { $awake ->
        [one] una lo despierta.
       *[other] { $awake } lo despiertan.
    } Entonces todos los héroes de la cámara pierden su tesoro y { $dice } puntos de vida, y huyen por la salida que elijan. Cuando no queda nadie, las fichas se barajan de nuevo.
    .name = El dragón
rules-treasure = Las fichas de tesoro y las cartas que valen oro están a la vista junto a tu hoja. Solo cuentan si las sacas. El dragón se queda con todas; las pociones, las cuerdas y los anillos los deja.
    .name = El tesoro

## Héroes

rules-knight = { sheet-values } · { $life } puntos de vida.
    La mejor armadura que hay, a costa de la agilidad: lo que debe temer son pozos, trampillas y techos que se desploman.
rules-axeman = { sheet-values } · { $life } puntos de vida.
    Fuerte, duro y sin ningún punto flaco que importe; pocos rastrillos lo detienen.
rules-archer = { sheet-values } · { $life } puntos de vida, { $arrows } flechas.
    Ágil, con suerte, y más vale que no le den a menudo. El arco largo puede acabar una lucha antes de que empiece.
rules-swordsman = { sheet-values } · { $life } puntos de vida.
    Ágil y con suerte: hecho para pozos y ataques por sorpresa, menos para rastrillos pesados.
rules-hero-ironhand = { sheet-values } · { $life } puntos de vida.
    Nadie tiene más puntos de vida. Sus dedos son demasiado gruesos para un anillo mágico.
rules-hero-thargrim = { sheet-values } · { $life } puntos de vida.
    Su yelmo del terror puede poner en fuga a los monstruos, y medita para recuperar puntos de vida.
rules-hero-tori-jima = { sheet-values } · { $life } puntos de vida.
    Se esconde de los monstruos, advierte a quien quiere sorprenderlo y lleva shuriken y un dardo envenenado. En combate abierto dura poco.
rules-hero-rildo = { sheet-values } · { $life } puntos de vida, { $supplies } dagas.
    Lanza dagas, abre con llaves maestras las puertas atascadas y puede robar dos cartas de búsqueda a la vez.
rules-hero-helena = { sheet-values } · { $life } puntos de vida.
    Corre dos losetas en un turno, si no va demasiado cargada, y lleva una honda con piedras de sobra.
rules-hero-fhyll = { sheet-values } · { $life } puntos de vida.
    Puede enloquecer: entonces sus golpes cuentan doble, pero ya no es dueño de sí.
rules-hero-azoth = { sheet-values } · { $life } puntos de vida.
    Tiene seis hechizos, algunos a costa de puntos de vida; no lleva anillo y lucha con las manos desnudas.
rules-hero-serellia = { sheet-values } · { $life } puntos de vida.
    Su compañera Llama Brillante lucha por ella, le avisa y le sube la Agilidad a { $accompanied }. Sin ella le quedan las manos desnudas, una pomada y una luz que nunca se apaga.

## Anillos

rules-ring-dazzling = Derrota a un monstruo en cuanto lo encuentras, también a la araña gigante y a un esqueleto que despierta. No sirve contra ataques por sorpresa.
rules-ring-healing = Al empezar tu turno devuelve hasta { $life } puntos de vida; ese es tu turno.
rules-ring-opening = Abre todas las puertas y rastrillos que estorben un paso, sin cartas ni tiradas. Se te pregunta cuando llegas ante ellos.
rules-ring-warning = Te libra de una trampa: la de una sala con trampa o la de una carta de sala. De búsquedas, puertas y criptas no sabe nada.
rules-ring-vanishing = Un monstruo que acabas de encontrar te pierde de vista y no pasa nada más. No sirve contra ataques por sorpresa.
rules-ring-shielding = Devuelve lo que te acaba de costar una trampa o una ronda de combate, aunque fueran los últimos puntos de vida. Se te pregunta cuando ocurre.
rules-ring-fortune = Te deja repetir una tirada que te salió mal: una prueba o un dado que costó puntos de vida. Vale el segundo resultado.

## Habilidades y equipo

rules-ability-bare-fingers = Sin anillo mágico ni amuleto: este héroe no lleva ninguno.
    .name = Sin anillo
rules-ability-helm = Por { $cost ->
        [one] un punto de vida
       *[other] { $cost } puntos de vida
    } tiras { $dice } D6 ante un monstruo que encuentras: con { $needed } o más en total, huye. Si no, manda su carta como si hubieras atacado, y si lucha te hiere primero. Los guerreros de la muerte no temen a nada.
    .name = Yelmo del terror
rules-ability-meditation = En lugar de un turno recuperas un punto de vida.
    .name = Meditación
rules-ability-shadows = Antes de encontrarte con un monstruo de una carta de sala, escondes un dado tras un número. El jugador a tu derecha dice tres números por un trasgo o un guerrero de la muerte, dos por los demás; si el tuyo no está, el monstruo se va.
    .name = Esconderse en las sombras
rules-ability-alert = Un D6 par advierte a quien ataca por sorpresa: entonces el encuentro es como cualquiera.
    .name = Sentidos agudos
rules-ability-unarmed = Luchas con las manos desnudas: un D6 por ti, un D6 por un trasgo o un troll, un D10 por los demás monstruos. Quien saca menos pierde un punto de vida; si empatan, los dos. Contra la araña gigante solo dices dos números.
    .name = Manos desnudas
rules-ability-skeleton-keys = Una puerta que se atasca se abre para ti de todos modos. A las trampas de las puertas no se las engaña.
    .name = Llaves maestras
rules-ability-thorough-search = Al buscar puedes robar dos cartas de búsqueda; cuentan las dos, y una puerta secreta, la última.
    .name = Buscar a fondo
rules-ability-daggers = Empiezas con { $daggers } dagas. Antes de la carta de monstruo puedes lanzar las que quieras; en combate, una cada dos rondas: apuntas a dos de las tres tácticas del monstruo. Si aciertas pierde un D6 (2 menos si es de huesos); si fallas, pierdes un punto de vida. Un D6 par recupera cada una. Con una daga en la mano nunca le quitas a un monstruo más de un punto de vida; sin dagas, luchas con las manos desnudas.
    .name = Dagas
rules-ability-running = Puedes correr sobre una loseta y hasta otra, ambas ya puestas, pero no por puertas ni rastrillos, no hasta la cámara del tesoro, y no con más de { $most } tesoros. Solo se roba carta de sala donde acabas. No guardas nada de lo que encuentres, y las trampas te cuestan 2 puntos de vida más.
    .name = Correr
rules-ability-sling = Una vez por lucha puedes tirar una piedra: antes de la carta de monstruo si atacas, después si has esperado. Un D10 dice si acierta, más fácil cuanto más grande el monstruo, y le quita de 1 a 3 puntos de vida.
    .name = Honda
rules-ability-berserk = En combate o ante una puerta con trampa enloqueces con un { $fight } o más en un D6; a propósito, con un { $will } o más. Ganas { $life } puntos de vida y Fuerza { $strength }, tus golpes cuentan doble, pero tienes que atacar, no buscas y no tomas nada. Cada turno un D6: con 1 te guía el jugador a tu derecha; con 6 te calmas y pierdes esos puntos de vida.
    .name = Enloquecer
rules-ability-spells = Seis hechizos en cartas, cada uno a su tiempo. Solo uno puede estar boca arriba, y ninguno se paga con el último punto de vida. El que dura varios turnos cuesta un punto de vida por cada uno.
    .name = Lanzar hechizos
rules-ability-companion = Llama Brillante ({ $life } puntos de vida) lucha por Serellia, abre puertas con un D10 dentro de su Fuerza de { $strength } y avisa de casi todas las trampas. También dice qué le parece una loseta antes de pisarla, y se equivoca una vez de cada diez. Mientras vive, la Agilidad de Serellia es { $agility }.
    .name = Llama Brillante
rules-ability-sun-sphere = Una luz que no necesita antorcha: nunca se apaga, y una cámara oscura es una sala como cualquiera.
    .name = Esfera solar
rules-supply-arrows = { $arrows } flechas. Si atacas, puedes disparar una antes de la carta de monstruo y otra después: un D6 de 3 o 4 hiere, 5 o 6 mata; a los huesos les hace menos. Un campeón del Caos sobrevive a la primera mortal. A la araña gigante se le pueden disparar todas seguidas, y con 5 o 6 muere.
    .name = Arco largo y flechas
rules-supply-shuriken = { $shuriken } shuriken, que se lanzan como flechas: un D6 de 3 a 5 hiere, 6 mata; a los huesos les hacen menos. Ante un ataque por sorpresa no hay tiempo para ellos.
    .name = Shuriken
rules-supply-blowpipe = Un solo dardo envenenado, antes de la carta de monstruo: mata con cualquier cosa menos un 1 en un D12. Un campeón del Caos pierde { $lost } puntos de vida.
    .name = Cerbatana
rules-supply-salve = Una vez en la partida, en lugar de un turno: todos los puntos de vida de Serellia, o { $life } de Llama Brillante.
    .name = Pomada curativa

## Hechizos

rules-spell-dark-force = Una vez en la partida, al empezar tu turno: recuperas { $life } puntos de vida, o los que marque un D6. No gasta turno.
rules-spell-eyes-of-doom = Por { $cost ->
        [one] un punto de vida
       *[other] { $cost } puntos de vida
    } un monstruo que encuentras huye si lo dice su carta, o si un D10 supera sus puntos de vida. Si no, luchas o lanzas otra cosa.
rules-spell-fireball = Mata sin remedio a un monstruo o a la araña gigante, o despeja las puertas y rastrillos que estorben un paso. Pierdes tu próximo turno.
rules-spell-invisibility = Por { $cost } puntos de vida, ningún monstruo que encuentres se fija en ti; cada turno más cuesta { $upkeep }. No sirve contra ataques por sorpresa ni trampas.
rules-spell-stasis = Por { $cost ->
        [one] un punto de vida
       *[other] { $cost } puntos de vida
    } el tiempo se detiene: tienes un turno más, en que ni monstruos ni trampas ni el dragón te dañan. Cada otro cuesta { $upkeep } de nuevo.
rules-spell-passwall = Una vez en la partida, en lugar de un turno y con { $life } puntos de vida o más: atraviesas una pared, o sales del castillo desde su borde. No sirve en las torres ni en la cámara del tesoro.

## Losetas

rules-tile-kind-normal = Una sala como la mayoría: quien entra roba una carta de sala, cada vez. Hay { $copies }.
    .name = Sala normal
rules-tile-kind-corridor = No se roba carta y nadie se queda: sigues en el mismo turno. Si no hay salida libre, el turno acaba ahí. Hay { $copies }.
    .name = Corredor
rules-tile-kind-portcullis = El rastrillo cae detrás de quien pone la loseta; después estorba a todos por los dos lados, con un D12 contra la Fuerza. Luego se roba una carta de sala. Hay { $copies }.
    .name = Sala con rastrillo
rules-tile-kind-rotating-room = En cuanto se pone gira media vuelta, una sola vez. Si su única salida da entonces a una pared, tu héroe está perdido. Hay { $copies }.
    .name = Sala giratoria
rules-tile-kind-trap = Quien entra roba una carta de trampa, cada vez. El Anillo Avisador te libra de una. Hay { $copies }.
    .name = Sala con trampa
rules-tile-kind-dark-chamber = En tu próximo turno buscas la salida a tientas, y un D6 dice cuál encuentras; la de entrada es una de ellas. Si está cerrada, el turno se pierde. Hay { $copies }.
    .name = Cámara oscura
rules-tile-kind-cave-in = Robas una carta de sala. En el próximo turno te retiras, o tiras un D12 contra tu Agilidad; si no lo logras, el turno se pierde y vuelves a intentarlo. Hay { $copies }.
    .name = Techo que se desploma
rules-tile-kind-pit = Un D12 que no pase de tu Agilidad te lleva al otro lado; más que eso es la muerte. No hay nada que buscar ni motivo para quedarse. Hay { $copies }.
    .name = Pozo sin fondo
rules-tile-kind-chasm = Solo puedes salir por las salidas del lado por el que entraste. Se roba carta de sala como siempre. Hay { $copies }.
    .name = Abismo

## Monstruos y tácticas

rules-foe = De { $cards } cartas de monstruo, huye con { $attacked } si atacas y con { $awaited } si esperas; escapar sale bien y sin un rasguño con { $escaped }. Si lucha, tiene de { $least } a { $most } puntos de vida.
rules-tactic-mighty-blow = Gana al Tajo, y entonces a un monstruo le cuesta 2 puntos de vida. Pierde contra el Salto. Si los dos eligen lo mismo, pierde un punto de vida cada cual.
rules-tactic-slash = Gana al Salto. Pierde contra el Golpe Tremendo. Si los dos eligen lo mismo, pierde un punto de vida cada cual.
rules-tactic-leap-aside = Gana al Golpe Tremendo. Pierde contra el Tajo. Si los dos eligen lo mismo, pierde un punto de vida cada cual.

## Cartas

rules-find = Vale { $gold } piezas de oro para quien lo saque del castillo. El dragón se lo lleva, y la muerte también.
rules-harm = Cuesta { story-dice } puntos de vida. Copias en el juego: { $copies }.
rules-room-card-empty = En la sala no hay nada, que suele ser una buena noticia. Hay { $copies } cartas así.
rules-room-card-giant-spider = Lucha diciendo { $numbers } números: si en el D6 sale uno, muere; si no, te muerde, pierdes un punto de vida y te retiene, turno tras turno. Al encontrarla puedes escapar con un { $needed } o más en un D6. Las flechas también la matan, hasta { $most } seguidas.
rules-room-card-torch-goes-out = No puedes hacer nada hasta que la antorcha vuelva a arder: al empezar cada turno dices tres números, y si en un D6 sale uno de ellos, tienes luz y tu turno.
rules-room-card-wizards-curse = Todos los corredores de la mazmorra giran según un D6: con 1 o 2, un cuarto de vuelta a la derecha; con 3 o 4, media vuelta; con 5 o 6, un cuarto a la izquierda. Pueden cerrarse o abrirse caminos.
rules-room-card-crypt = Puedes abrirla y robar una carta de cripta: un tesoro, una poción, una trampa o un esqueleto. O la dejas en paz.
rules-room-card-dead-adventurer = Puedes registrarlo y robar una carta: una cuerda, algo de oro, a menudo nada, a veces un escorpión. O lo dejas en paz.
rules-room-card-potion = La guardas, pero solo una cada vez. Al empezar tu turno puedes beberla: un D12 de 1 a 4 cura de 4 a 1 puntos de vida, de 5 a 9 no hace nada, 10 cuesta 2, 11 la mitad de los que tengas y 12 mata.
rules-trap-card-trapdoor = Un D12 que no pase de tu Agilidad la evita. Si no, caes, pierdes { story-dice } puntos de vida y tienes que trepar: un D12 contra la Agilidad cada turno, o una cuerda.
rules-trap-card-cave-in = Di un número: si sale en el D6, tu héroe muere. Si no, otro D6 dice cuántos puntos de vida cuesta.
rules-trap-card-poison-gas = Cuesta { story-dice } puntos de vida y, con otra tirada igual, otros tantos turnos.
rules-trap-card-explosion = Cuesta { $dice } puntos de vida y tu próximo turno.
rules-search-card-secret-door = Lleva enseguida, a través de cualquier pared, a la casilla de al lado, incluso a la cámara del tesoro, pero no fuera de la mazmorra. Puedes rechazarla; entonces acaba tu turno. Por ella no se escapa de vuelta.
rules-search-card-empty = No encuentras nada, sea en una sala, en una cripta o en los bolsillos de un muerto.
    .name = No se encuentra nada
rules-search-card-trap = Has hecho saltar una trampa: roba una carta de trampa.
rules-door-card-door-opens = La puerta se abre y pasas. El siguiente que venga tendrá que probar otra vez.
rules-door-card-door-jammed = La puerta no se abre. Se acaba tu turno; en el próximo puedes probar otra vez.
rules-door-card-trap-plain = La puerta sigue cerrada y te hiere: una de estas cartas cuesta D6 puntos de vida, otra D12 − Suerte y otra D6 + 3 − Suerte. Se acaba tu turno.
rules-crypt-card-skeleton = Con un D6 de 4 o más cobra vida, y te lo encuentras como a un guerrero de la muerte.
rules-crypt-card-trap-light = La cripta se defiende: una de estas cartas cuesta D6 − 3 puntos de vida; la otra, D12 + 3 − Suerte.
    .name = Trampa en la cripta
rules-corpse-card-rope = La guardas. Te saca de una trampilla sin tirada, tantas veces como haga falta.

## Fichas de tesoro

rules-guineas = { $copies } fichas con guineas de oro, de { $least } a { $most } piezas de oro.
    .name = Guineas de oro
rules-token = Vale { $gold } piezas de oro para quien lo saque del castillo.
