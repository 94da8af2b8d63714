### Cómo se llama cada cosa.
### Aquí están también las palabras que solo eligen una frase, porque todo dato tiene nombre.

## Héroes y anillos

hero-sir-rohan = Sir Rohan
hero-sir-rohan-about = Fuerza 6, Agilidad 4, Armadura 9, Suerte 4, 17 puntos de vida. Todo acero; que no le pidan saltar.
hero-ulf-grimhand = Ulf Grimhand
hero-ulf-grimhand-about = Fuerza 7, Agilidad 5, Armadura 6, Suerte 5, 16 puntos de vida. Un poco de todo y un hacha.
hero-el-adoran = El-Adoran Sureshot
hero-el-adoran-about = Fuerza 3, Agilidad 8, Armadura 5, Suerte 7, 11 puntos de vida. Un arco largo y cuatro flechas.
hero-volrik = Volrik el Valiente
hero-volrik-about = Fuerza 4, Agilidad 7, Armadura 4, Suerte 8, 15 puntos de vida. Ágil, con suerte, y lo sabe.

ring-dazzling = Anillo Deslumbrante
ring-dazzling-about = derrota a un monstruo al encontrarlo, incluso a la araña gigante; no sirve si ataca por sorpresa.
ring-healing = Anillo Sanador
ring-healing-about = devuelve hasta 5 puntos de vida, en lugar de un turno.
ring-opening = Anillo Abridor
ring-opening-about = abre una puerta o un rastrillo: sin carta y sin tirada.
ring-warning = Anillo Avisador
ring-warning-about = te libra de una trampa, sea una sala o una carta.

## Caminos y lugares

tower-north-west = Torre Noroeste
tower-north-east = Torre Noreste
tower-south-east = Torre Sureste
tower-south-west = Torre Suroeste
chamber-exit-north = Norte
chamber-exit-north-east = Noreste
chamber-exit-south-east = Sureste
chamber-exit-south = Sur
chamber-exit-south-west = Suroeste
chamber-exit-north-west = Noroeste

## Losetas; se pueden mirar desde cualquier lado, así que aquí no hay izquierda ni derecha

tile-normal-oooo = un cruce
tile-normal-ooow = una bifurcación
tile-normal-oowo = una bifurcación
tile-normal-ooww = un recodo
tile-normal-owoo = una bifurcación
tile-normal-owow = una sala de paso
tile-normal-owwo = un recodo
tile-normal-owww = un callejón sin salida
tile-normal-oodo = un cruce con una puerta
tile-normal-oodw = una bifurcación con una puerta
tile-normal-owdo = una bifurcación con una puerta
tile-normal-oddd = una sala con tres puertas
tile-corridor-oooo = un cruce de corredores
tile-corridor-ooow = un corredor que se bifurca
tile-corridor-oowo = un corredor que se bifurca
tile-corridor-ooww = un corredor con un recodo
tile-corridor-owoo = un corredor que se bifurca
tile-corridor-owow = un corredor recto
tile-corridor-owwo = un corredor con un recodo
tile-portcullis-pooo = un cruce con un rastrillo
tile-portcullis-poow = una bifurcación con un rastrillo
tile-portcullis-powo = una bifurcación con un rastrillo
tile-portcullis-pwoo = una bifurcación con un rastrillo
tile-portcullis-pwow = una sala de paso con un rastrillo
tile-portcullis-podo = un cruce con un rastrillo y una puerta
tile-portcullis-pwdw = una sala entre un rastrillo y una puerta
tile-portcullis-pwww = un callejón sin salida con un rastrillo
tile-rotating-room-owww = la sala giratoria
tile-trap-oooo = un cruce con trampa
tile-trap-ooow = una bifurcación con trampa
tile-trap-owoo = una bifurcación con trampa
tile-dark-chamber-oowo = una cámara oscura con tres salidas
tile-dark-chamber-ooww = una cámara oscura con dos salidas
tile-dark-chamber-owwo = una cámara oscura con dos salidas
tile-cave-in-oooo = un cruce bajo un techo que se desploma
tile-cave-in-owow = una sala de paso bajo un techo que se desploma
tile-pit-owow = el pozo sin fondo
tile-chasm-a-oooo = el abismo
tile-chasm-b-oooo = el abismo

## Mazos y cartas

deck-room = mazo de salas
deck-trap = mazo de trampas
deck-search = mazo de búsqueda
deck-door = mazo de puertas
deck-crypt = mazo de criptas
deck-corpse = mazo de cadáveres
deck-monster = mazo de monstruos

room-card-empty = sala vacía
room-card-crypt = cripta
room-card-dead-adventurer = aventurero muerto
room-card-goblin = trasgo
room-card-orc = orco
room-card-mountain-troll = troll de montaña
room-card-death-warrior = guerrero de la muerte
room-card-champion-of-chaos = campeón del Caos
room-card-sneak-attack-orc = ataque por sorpresa: orco
room-card-sneak-attack-death-warrior = ataque por sorpresa: guerrero de la muerte
room-card-sneak-attack-mountain-troll = ataque por sorpresa: troll de montaña
room-card-giant-spider = araña gigante
room-card-vampire-bats = murciélagos vampiros
room-card-torch-goes-out = antorcha apagada
room-card-cave-in = desplome del techo
room-card-crossfire-trap = fuego cruzado
room-card-trapdoor = trampilla
room-card-wizards-curse = maldición del mago
room-card-potion = poción
room-card-bracelet = brazalete
room-card-jewellery = joyas
room-card-shuffle = barajar

trap-card-trapdoor = trampilla
trap-card-poisonous-snakes = serpientes venenosas
trap-card-poison-gas = gas venenoso
trap-card-cave-in = desplome del techo
trap-card-explosion = explosión
trap-card-crossfire-trap = fuego cruzado
trap-card-shuffle = barajar

search-card-secret-door = puerta secreta
search-card-empty = nada
search-card-giant-centipede = ciempiés gigante
search-card-trap = trampa
search-card-potion = poción
search-card-ring = anillo
search-card-jewellery = joyas
search-card-golden-guineas = guineas de oro
search-card-shuffle = barajar

door-card-door-opens = la puerta se abre
door-card-door-jammed = la puerta está atascada
door-card-trap-plain = puerta con trampa
door-card-trap-lucky = puerta con trampa
door-card-trap-heavy = puerta con trampa
door-card-shuffle = barajar

crypt-card-empty = nada
crypt-card-potion = poción
crypt-card-jewelled-dagger = daga con pedrería
crypt-card-bracelet = brazalete
crypt-card-brooch = broche
crypt-card-golden-guineas = guineas de oro
crypt-card-skeleton = esqueleto
crypt-card-trap-light = trampa
crypt-card-trap-heavy = trampa
crypt-card-shuffle = barajar

corpse-card-nothing = nada
corpse-card-rope = cuerda
corpse-card-potion = poción
corpse-card-necklace = collar
corpse-card-guineas-60 = 60 guineas
corpse-card-guineas-20 = 20 guineas
corpse-card-scorpion = escorpión
corpse-card-small-scorpion = escorpión pequeño
corpse-card-shuffle = barajar

## Fichas de tesoro

treasure-guineas-100 = 100 guineas de oro
treasure-guineas-110 = 110 guineas de oro
treasure-guineas-120 = 120 guineas de oro
treasure-guineas-130 = 130 guineas de oro
treasure-guineas-140 = 140 guineas de oro
treasure-guineas-150 = 150 guineas de oro
treasure-guineas-160 = 160 guineas de oro
treasure-guineas-170 = 170 guineas de oro
treasure-guineas-180 = 180 guineas de oro
treasure-guineas-190 = 190 guineas de oro
treasure-guineas-200 = 200 guineas de oro
treasure-guineas-220 = 220 guineas de oro
treasure-guineas-230 = 230 guineas de oro
treasure-guineas-240 = 240 guineas de oro
treasure-guineas-250 = 250 guineas de oro
treasure-guineas-260 = 260 guineas de oro
treasure-guineas-270 = 270 guineas de oro
treasure-guineas-280 = 280 guineas de oro
treasure-guineas-300 = 300 guineas de oro
treasure-small-gold-necklace = un fino collar de oro
treasure-gold-necklace = un collar de oro
treasure-jewelled-bracelet = un brazalete de piedras preciosas
treasure-sceptre = un cetro
treasure-golden-mug = una jarra de oro
treasure-pearl-necklace = un collar de perlas
treasure-golden-chalice = un cáliz de oro
treasure-crystal-ball = una bola de cristal
treasure-treasure-sack = un saco de tesoros
treasure-big-treasure-sack = un saco repleto de tesoros
treasure-golden-crown = una corona de oro
treasure-giant-ruby = el rubí gigante

## Monstruos y combate; los cinco son de género masculino, y las frases cuentan con ello

monster-goblin = trasgo
monster-mountain-troll = troll de montaña
monster-death-warrior = guerrero de la muerte
monster-orc = orco
monster-champion-of-chaos = campeón del Caos
monster-card-1 = 1
monster-card-2 = 2
monster-card-3 = 3
monster-card-4 = 4
monster-card-5 = 5
monster-card-6 = 6
monster-card-7 = 7
monster-card-8 = 8
monster-card-9 = 9
monster-card-10 = 10
monster-card-11 = 11
monster-card-12 = 12
monster-card-13 = 13
monster-card-14 = 14
monster-card-15 = 15

stance-attack = Atacar
stance-attack-about = ir a por él antes de que venga a por ti. Puede huir o luchar.
stance-wait = Esperar y ver
stance-wait-about = que enseñe lo que quiere. Puede dejarte en paz o luchar.
stance-escape = Escapar
stance-escape-about = volver corriendo por donde viniste. Puede darte un tajo en la espalda u obligarte a luchar.
stance-ring = Deslumbrarlo
stance-ring-about = el Anillo Deslumbrante lo derrota al instante y se gasta.

tactic-mighty-blow = Golpe Tremendo
tactic-mighty-blow-about = gana al Tajo, y el de un héroe le quita entonces 2 al monstruo. Pierde contra el Salto.
tactic-slash = Tajo
tactic-slash-about = gana al Salto. Pierde contra el Golpe Tremendo.
tactic-leap-aside = Salto
tactic-leap-aside-about = un salto a un lado: gana al Golpe Tremendo. Pierde contra el Tajo.

outcome-combat = combate
outcome-flees = huye
outcome-escape = escape
outcome-slash-escape = tajo y escape
outcome-slash-combat = tajo y combate
exchange-mighty-blow-mighty-blow = Golpe Tremendo contra Golpe Tremendo
exchange-mighty-blow-slash = Golpe Tremendo contra Tajo
exchange-mighty-blow-leap-aside = Golpe Tremendo contra Salto
exchange-slash-mighty-blow = Tajo contra Golpe Tremendo
exchange-slash-slash = Tajo contra Tajo
exchange-slash-leap-aside = Tajo contra Salto
exchange-leap-aside-mighty-blow = Salto contra Golpe Tremendo
exchange-leap-aside-slash = Salto contra Tajo
exchange-leap-aside-leap-aside = Salto contra Salto
solo-round-hero-wounded = el golpe es para el héroe
solo-round-both-wounded = golpe para los dos
solo-round-monster-wounded = el golpe es para el monstruo
solo-round-monster-hard-hit = un golpe duro para el monstruo
solo-round-again = otra vez
hit-missed = fallo
hit-wounded = herida
hit-killed = muerte

## Lo que puede ocurrirle a un héroe

plight-none = ninguno
plight-giant-spider = en las patas de la araña gigante
plight-trapdoor = bajo la trampilla
plight-no-torch = sin luz
plight-cave-in = bajo un techo que se desploma
plight-dark-chamber = a oscuras

cause-goblin = trasgo
cause-mountain-troll = troll de montaña
cause-death-warrior = guerrero de la muerte
cause-orc = orco
cause-champion-of-chaos = campeón del Caos
cause-giant-spider = araña gigante
cause-vampire-bats = murciélagos vampiros
cause-giant-centipede = ciempiés gigante
cause-scorpion = escorpión
cause-poisonous-snakes = serpientes venenosas
cause-poison-gas = gas venenoso
cause-explosion = explosión
cause-crossfire-trap = fuego cruzado
cause-cave-in = desplome del techo
cause-trapdoor = trampilla
cause-door-trap = puerta con trampa
cause-crypt-trap = trampa en una cripta
cause-potion = poción
cause-pit = pozo sin fondo
cause-rotating-room = sala giratoria
cause-dragon = dragón
cause-nightfall = caída de la noche

danger-giant-spider = araña gigante
danger-no-torch = oscuridad
trial-pit = pozo sin fondo
trial-cave-in = techo que se desploma
trial-trapdoor = trampilla
trial-climb = escalada
groping-back = el camino de vuelta
groping-other = la otra salida
groping-clockwise = la primera salida en sentido horario
groping-anticlockwise = la primera salida en sentido antihorario
turning-clockwise = un cuarto de vuelta en sentido horario
turning-half = media vuelta
turning-anticlockwise = un cuarto de vuelta en sentido antihorario
potion-great-cure = gran cura
potion-good-cure = buena cura
potion-cure = cura
potion-small-cure = pequeña cura
potion-nothing = sin efecto
potion-sickness = malestar
potion-half = la mitad de los puntos de vida
potion-death = muerte

## Lo que puede hacer un héroe
## Las líneas con -effect solo se leen en los menús; las que llevan -about, también sobre los botones.

act-move = Mover
act-move-effect = a la casilla de al lado
act-search = Buscar
act-search-effect = roba una carta de búsqueda: puertas secretas, algo de oro, cosas peores
act-wait = Esperar
act-wait-effect = no hacer nada este turno
act-drink = Beber la poción
act-drink-effect = un D12: si es bajo, cura; si es alto, daña; el 12 mata. Después juegas tu turno
act-heal = Anillo sanador
act-heal-effect = una vez: recuperas hasta 5 puntos de vida, en lugar de tu turno
act-dazzle = Anillo deslumbrante
act-dazzle-effect = una vez: su destello vence a la araña
act-stay = Quedarse
act-stay-effect = no moverse de aquí
act-leave-chamber = Salir de la cámara
act-leave-chamber-effect = por una de sus seis salidas
act-leave-castle = Salir del castillo
act-leave-castle-effect = fuera con todo lo que llevas; ya no se vuelve a entrar
act-grope = Buscar la salida a tientas
act-grope-about = un D6 dice cuál encuentras; si por ahí no se puede pasar, se pierde el turno.
act-brave = Desafiar al techo
act-brave-about = saca tu Agilidad o menos en un D12 y juegas como siempre; si no, se pierde el turno.
act-retreat = Retirarse
act-retreat-about = vuelve por donde viniste, como un movimiento normal.
act-climb = Trepar
act-climb-about = saca tu Agilidad o menos en un D12; con una cuerda no hay tirada. Después juegas tu turno.
act-relight = Encender la antorcha
act-relight-about = di tres números; si en un D6 sale uno de ellos, prende y juegas tu turno.
act-fight = Luchar
act-fight-about = di tres números; si en un D6 sale uno de ellos, la araña muere; si no, te muerde.
act-shoot = Disparar flechas
act-shoot-about = cada una mata a la araña con un 5 o un 6 en un D6; si ninguna lo logra, te muerde.
act-escape = Huir
act-escape-about = por donde viniste, si en un D6 sale un 3 o más; si no, tienes que luchar.
