### Las reglas a mano: textos breves, con palabras propias. Los ids salen de las piezas y los temas.
### @family rules-*

rules-section-topics = Las reglas
rules-section-figures = Aventureros
rules-section-treasures = Tesoros
rules-section-monsters = Monstruos
rules-section-traps = Trampas
rules-section-dragons = Dragones

## El curso de la partida

rules-goal = Lleva anillos de poder a la Sala principal: de { $most } a { $fewest }, menos cuantos más aventureros tenga el equipo. Todos los miembros tienen que estar vivos y allí, y cuentan juntos los anillos de todos. También gana el último bando que quede en juego.
    .name = Cómo se gana
rules-turn = Tira un dado y avanza como mucho ese número de casillas. Después luchas donde estás, tratas con quien tengas al lado o lo dejas así. Junto a una puerta secreta, o donde hay una carta, puedes hacer algo antes de tirar.
    .name = Tu turno
rules-adventurer = Cada tipo de aventurero necesita tiradas distintas contra el mismo monstruo y saca más partido a unas armas que a otras; contra los dragones están más o menos igual. Elige primero el equipo que empieza.
    .name = Elegir aventurero
rules-moving = Vas de casilla en casilla, nunca en diagonal, cruzas puertas a voluntad y no tienes que usar toda la tirada. En los pasillos se puede saltar por encima de otros, pero no acabar sobre ellos. Entrar en una celda o torre con un monstruo o un dragón termina el movimiento.
    .name = Moverse
rules-doors = Probar una puerta secreta gasta un punto de movimiento, o empiezas el turno con ella. Un dado de 1 a { $most } la abre durante este turno, en los dos sentidos; si no, ya no avanzas más, pero puedes hacer lo que no exija moverse.
    .name = Puertas secretas
rules-squares = En la Sala principal y en un Inframundo caben todos los aventureros; en las demás casillas, uno. Las celdas guardan una carta de monstruo y un tesoro; las torres, un dragón, un arma y un anillo. A un Inframundo se llega por puertas secretas.
    .name = El tablero
rules-towers = En cada torre un dragón guarda un anillo y un arma. Mientras viva, solo puede entrar o atacar allí quien tenga un tesoro; sirve cualquiera. Una vez muerto, la torre queda abierta a todos.
    .name = Torres
rules-showing = Una vez por turno, antes de moverte, puedes enseñar todos tus tesoros a tu equipo; los ven desde entonces, hasta que los vuelvas a ocultar. No cuesta nada. Los demás se enteran de que lo haces.
    .name = Enseñar los tesoros
rules-secrets = Tus tesoros son secretos, y las cartas del tablero también, hasta que alguien lucha allí. Cuántos tesoros tiene cada cual lo ven todos. Un arma u otro tesoro que uses queda a la vista.
    .name = Qué es secreto
rules-cap = La mesa acuerda un número de turnos para cada aventurero. Si se agotan antes de que alguien gane, ha ganado el calabozo y la partida queda en tablas.
    .name = El último turno

## La lucha

rules-meeting = Donde hay una carta puedes luchar o esperar. Si esperas, en tu próximo turno te vas o luchas. Si la carta se ha destapado, sigue un ataque; no hay más de uno por turno.
    .name = Encontrarse con un monstruo
rules-attack = Puedes mostrar un arma; después tiras dos dados. Los dados y el arma, sumados, tienen que llegar al número que la carta da para tu tipo de aventurero. Si llegan, el monstruo desaparece; si no, contraataca al momento.
    .name = Atacar
rules-weapons = En un ataque o un duelo puedes mostrar un arma antes de tirar los dados. Suma 2 puntos a los tipos de aventurero a los que les va bien y 1 a los demás, y sigue siendo tuya.
    .name = Armas
rules-defence = Un rival tira dos dados por el monstruo. Con { $safe } no pasa nada; con { $back } retrocedes una o dos casillas y pierdes turnos; con { $hurt } pierdes además un tesoro. Con { $lost } dejas allí todos tus tesoros y despiertas en la Sala principal.
    .name = Cuando un monstruo contraataca
rules-retreat = Vuelves por donde viniste, también por una puerta secreta. Si no es posible, o el camino era demasiado corto, eliges tú; se evitan las casillas con monstruos. Si estás rodeado de monstruos te quedas, y en tu próximo turno tienes que luchar.
    .name = La retirada
rules-losing = Eliges en secreto qué tesoro pierdes, aunque sea un anillo o un arma. Queda boca abajo debajo de la carta, para quien venza al monstruo. Si no tienes nada que perder, mueres.
    .name = Perder un tesoro
rules-hoard = Quien vence a un monstruo se lleva el tesoro de la celda, o el anillo y el arma si es una torre, y todo lo que otros hayan perdido allí. Todo se toma boca abajo.
    .name = Lo que da una victoria
rules-traps = Algunas cartas de monstruo son trampas: un portal o una jaula. No se tira para atacar ni hay contraataque; la carta se descarta y el tesoro de la celda es tuyo, en la jaula solo después de los turnos que pases dentro.
    .name = Trampas
rules-death = Quien tiene que perder un tesoro y no tiene ninguno muere y yace en el Inframundo más cercano. Alguien de su equipo puede devolverle la vida con un Elixir. Si mueren todos los de un equipo, ha perdido.
    .name = La muerte
rules-underworld = Aquí yacen los muertos, que no estorban a nadie. Para revivir a uno, empieza tu turno en el mismo Inframundo y gasta un Elixir y el turno entero. Quien revive sale por una puerta secreta, como todos.
    .name = El Inframundo

## Los aventureros entre sí

rules-company = Después de moverte puedes retar a duelo a un adversario en la casilla vecina del pasillo, o intercambiar tesoros con alguien de tu equipo que esté al lado. Cualquiera de las dos cosas acaba tu turno. No puede haber pared ni puerta secreta en medio.
    .name = En compañía
rules-duel = Cada cual puede mostrar un arma, primero quien reta; después cada uno tira un dado. La suma más alta se lleva tesoros al azar: { $low }, o { $high } si la diferencia es de { $least } o más. Quien no puede pagar da todo lo que tiene y muere. Un empate no cambia nada.
    .name = Duelos
rules-exchange = Dos del mismo equipo que estén juntos pueden intercambiar hasta { $most } tesoros por cada lado, boca abajo. Uno ofrece; el otro acepta, rechaza o da algo a cambio, y entonces el primero tiene la última palabra. Si hay trato, acaba el turno; si no, sigue.
    .name = Intercambiar tesoros
rules-alone = Sin equipos, cada cual necesita los anillos que diga el número de aventureros. Quien muere con un Elixir vuelve con él en su próximo turno; sin él, sigue con otro aventurero desde la Sala principal, mientras queden.
    .name = Jugar por libre

## Aventureros

rules-figure-dwarf = Fuerte contra trasgos y similares, flojo contra gigantes y muertos vivientes. El hacha y el shuriken le suman 2 puntos; las demás armas, 1. Hay { $copies } en el juego.
rules-figure-elf = Fuerte contra gigantes y otras criaturas grandes, flojo contra los espíritus. El arco y el shuriken le suman 2 puntos; las demás armas, 1. Hay { $copies } en el juego.
rules-figure-warrior = Fuerte contra lo que lucha con acero y músculo, flojo contra espíritus y brujería. La espada y el guantelete le suman 2 puntos; las demás armas, 1. Hay { $copies } en el juego.
rules-figure-mage = Fuerte contra espíritus y muertos vivientes, flojo contra la fuerza bruta. El cetro y el guantelete le suman 2 puntos; las demás armas, 1. Hay { $copies } en el juego.

## Tesoros

rules-treasure-ring = Uno de los { $copies } anillos de poder, cada uno en una torre con un dragón encima. Los suficientes, llevados a la Sala principal, ganan la partida. Se pueden perder, quitar e intercambiar como cualquier tesoro.
rules-arm = Un arma de una torre, que se muestra antes de un ataque o un duelo. Suma { $dwarf } al enano, { $elf } al elfo, { $warrior } al guerrero y { $mage } al mago, y no se gasta.
rules-treasure-elixir = Devuelve la vida a alguien de tu equipo que yace en el Inframundo donde estás; gasta la carta y el turno entero. Sin equipos, te la devuelve a ti. Hay { $copies }.
rules-treasure-teleportation = Te lleva a cualquier casilla libre menos la Sala principal, a cambio de la carta y del turno entero. Con lo que haya allí se puede luchar en el próximo; si hay un dragón, necesitas otro tesoro. Hay { $copies }.
rules-treasure-magic-key = Mientras la tengas, las puertas secretas son como puertas abiertas: ni tirada ni espera. Se enseña al usarla y sigue siendo tuya. Hay { $copies }.
rules-treasure-speed = Mientras la tengas, puedes doblar tu tirada de movimiento. Una segunda no te hace más rápido. Se enseña al usarla y sigue siendo tuya. Hay { $copies }.
rules-treasure-magic-medallion = Mientras lo tengas, puedes mirar la carta de donde estás antes de decidir si luchas. Solo la ves tú, y no te obliga a nada. Hay { $copies }.
rules-treasure-energy-gem = No tiene poder propio, pero es un tesoro: abre el paso hasta un dragón y paga una herida que mataría. Hay { $copies }.

## Enemigos

rules-foe = Para vencerlo con dos dados y un arma, un enano necesita { $dwarf }; un elfo, { $elf }; un guerrero, { $warrior }; un mago, { $mage }. Guarda el tesoro de su celda y, si sobrevive a un ataque, contraataca.
rules-wyrm = Guarda una torre, con un anillo y un arma. Para vencerlo con dos dados y un arma, un enano necesita { $dwarf }; un elfo, { $elf }; un guerrero, { $warrior }; un mago, { $mage }. Sin un tesoro nadie puede intentarlo.
rules-monster-portal = Te lleva a la Sala principal con el tesoro de la celda y con todo lo que tienes. Se cierra detrás de ti. Hay { $copies } entre las cartas de monstruo.
rules-monster-jail = Pierdes tantos turnos como marque un dado y después recibes el tesoro de la celda. Mientras tanto nadie puede retarte, y estorbas el paso. Hay { $copies } entre las cartas de monstruo.
