### Las reglas a mano: textos breves, con palabras propias. Los ids salen de las piezas y los temas.
### @family rules-*

rules-section-topics = Las reglas
rules-section-ingredients = Ingredientes
rules-section-attacks = Ataques
rules-section-defenses = Defensas
rules-section-golden = Calderos dorados
rules-section-students = Estudiantes

## Temas

rules-goal = Hay dos formas de ganar: tener los { $ingredients } ingredientes distintos junto a tu caldero, o declarar { $golden } calderos dorados de tu mano en tu turno. Cualquiera de las dos termina la partida en el acto.
    .name = Cómo se gana
rules-turn = Haces una sola cosa: lanzar un ataque, añadir un ingrediente, descartar una carta o declarar calderos dorados. Después robas hasta tener { $hand } cartas. No se puede pasar; si no te quedan cartas, el turno es solo el robo. Se juega en el orden de los asientos.
    .name = Tu turno
rules-attack = Lanza un hechizo de ataque a cualquier rival, nunca a ti. La carta se gasta pase lo que pase, y el objetivo puede responder antes de que haga efecto. Con la varita rota no se lanza nada.
    .name = Atacar
rules-defense = Cuando te llega un hechizo, dejas que ocurra o gastas un Contrahechizo o un Espejo. Se te pregunta aunque no tengas ninguno, para que nadie lo deduzca. Contra una defensa no hay defensa, y lo que gastes lo repones al final de tu propio turno.
    .name = Defenderse
rules-adding = Pon un ingrediente de tu mano junto a tu caldero, a la vista de todos. Cada uno entra una sola vez; una segunda copia solo puede esperar en tu mano o descartarse. En un caldero bloqueado no entra nada.
    .name = Añadir un ingrediente
rules-discarding = Deja una carta de tu mano en la pila de descartes, boca abajo: los demás ven que lo haces, pero no cuál es. Esa ha sido tu acción; el robo te traerá otra.
    .name = Descartar
rules-refill = Al final de tu propio turno robas hasta tener { $hand } cartas; si ya las tienes, no robas. En ningún otro momento se roba: lo que gastas en defenderte, o lo que te quitan, te falta hasta entonces. Un turno perdido tampoco tiene robo.
    .name = Robar cartas
rules-wand = Con la varita rota no puedes atacar, defenderte ni declarar calderos dorados; añadir y descartar sí. Vuelve a estar entera cuando termina el próximo turno de quien lanzó el hechizo.
    .name = Varita rota
rules-blocked = A un caldero bloqueado no se le añade nada, y su dueño no puede declarar calderos dorados; atacar y defenderse, sí. Termina con el próximo turno de quien lanzó el hechizo, o de inmediato si el caldero cambia de manos.
    .name = Caldero bloqueado
rules-piles = Los ataques, las defensas y los descartes van boca abajo a la pila de descartes, y nadie la mira. Cuando hay que robar y el mazo está vacío, los descartes se barajan y forman uno nuevo.
    { $removed ->
        [one] Con menos de cinco jugadores, un caldero dorado queda fuera de la partida.
       *[other] Con menos de cinco jugadores, { $removed } calderos dorados quedan fuera de la partida.
    }
    .name = El mazo y los descartes
rules-student = Cada jugador lleva a un estudiante, con un caldero mágico del mismo color. Es cuestión de gusto: todos pueden lo mismo. El caldero puede cambiar de manos más tarde; el estudiante sigue siendo tuyo.
    .name = Elegir estudiante
rules-secrets = Todos ven cuántas cartas tienes, qué hay junto a tu caldero y qué hechizos pesan sobre ti. Qué cartas tienes y cuáles has descartado solo lo sabes tú.
    .name = Qué es secreto

## Cartas

rules-ingredient = Uno de los { $ingredients } ingredientes fantásticos; el mazo tiene { $copies } iguales. Añádelo a tu caldero como acción. Allí puedes perderlo por una Explosión o un Robo de caldero, y en tu mano, por una Posesión.
rules-card-enchantment = El objetivo pierde su próximo turno: ni acción ni robo. Mientras tanto puede defenderse, y dos Encantamientos le cuestan un solo turno. Hay { $copies } en el mazo.
rules-card-possession = Al lanzarla dices una carta en voz alta. Si el objetivo la tiene, te da una copia; si no, no recibes nada ni ves nada más. Si un Espejo la desvía, quien alza el Espejo pide una carta de nuevo. Hay { $copies } en el mazo.
rules-card-cauldron-block = El caldero del objetivo queda bloqueado hasta que termine tu próximo turno: no entra ningún ingrediente ni se declaran calderos dorados. Si se lanza otra vez, empieza de nuevo. Hay { $copies } en el mazo.
rules-card-wand-break = La varita del objetivo queda rota hasta que termine tu próximo turno: no ataca, no se defiende ni declara calderos dorados. Hay { $copies } en el mazo.
rules-card-cauldron-theft = Tu caldero y el del objetivo cambian de dueño con todo lo que tienen al lado, llenos o vacíos. Si alguno estaba bloqueado, deja de estarlo. Hay { $copies } en el mazo.
rules-card-explosion = Todos los ingredientes junto al caldero del objetivo van a la pila de descartes. Un caldero bloqueado sigue bloqueado, y uno vacío se puede volar para nada. Hay { $copies } en el mazo.
rules-card-counterspell = Gástalo cuando te llegue un hechizo: se desvanece sin efecto. El mazo tiene { $copies }; con la varita rota no sirven de nada.
rules-card-mirror = Gástalo cuando te llegue un hechizo. O lo anula, o lo envía a cualquier otro jugador, también al atacante; desde ese momento el hechizo es tuyo, y su nuevo objetivo puede defenderse a su vez. El mazo tiene { $copies }.
rules-card-golden-cauldron = Con { $golden } en la mano al empezar tu turno puedes declararlos como acción, y ganas; no mientras tengas la varita rota o el caldero bloqueado. Hay { $copies }{ $removed ->
        [one] , uno menos si no juegan los { $players } estudiantes.
       *[other] , { $removed } menos si no juegan los { $players } estudiantes.
    }

## Estudiantes

rules-student-aldric = Dueño del caldero azul. Ayuda a quien lo necesite, y lo haría antes si supiera dónde dejó la varita. Ningún estudiante puede más que otro.
rules-student-lyra = Dueña del caldero verde. Explora reinos perdidos con su gato Milo, que va delante. Ningún estudiante puede más que otro.
rules-student-magnus = Dueño del caldero rojo. Viene de gladiadores y busca un duelo con buen público. Ningún estudiante puede más que otro.
rules-student-celestia = Dueña del caldero rosa. Alquimista que algún día tendrá su tienda, en cuanto no se le queme nada. Ningún estudiante puede más que otro.
rules-student-corvus = Dueño del caldero morado. Habla poco, sabe mucho y no se fía de los búhos. Ningún estudiante puede más que otro.
