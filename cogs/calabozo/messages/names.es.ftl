### Cómo se llaman las cosas.
### También están aquí las palabras que solo eligen una variante de frase, pues todo tiene nombre.

## Equipos y aventureros

team-red = equipo rojo
team-blue = equipo azul
team-green = equipo verde
team-yellow = equipo amarillo

figure-dwarf = Enano
figure-dwarf-about = el mejor contra las criaturas mágicas pequeñas; hacha y shuriken le suman 2 puntos.
figure-elf = Elfo
figure-elf-about = el mejor contra los gigantes; arco y shuriken le suman 2 puntos.
figure-warrior = Guerrero
figure-warrior-about = bueno contra la fuerza bruta, flojo contra la magia; espada y guantelete le suman 2 puntos.
figure-mage = Mago
figure-mage-about = el mejor contra lo sobrenatural; cetro y guantelete le suman 2 puntos.

## El tablero

ground-hall = Sala principal
ground-corridor = pasillo
ground-cell = celda
ground-tower = torre
ground-underworld = Inframundo
edge-open = abierto
edge-door = puerta
edge-secret-door = puerta secreta
edge-wall = muro

## Monstruos, trampas y dragones

monster-zombie = zombi
monster-goblin = trasgo
monster-imp = diablillo
monster-gremlin = gremlin
monster-kobold = kobold
monster-hobthrush = duende
monster-ogre = ogro
monster-giant-spider = araña gigante
monster-cyclops = cíclope
monster-hill-giant = gigante de las colinas
monster-giant-serpent = serpiente gigante
monster-stone-golem = gólem de piedra
monster-skeleton-guard = esqueleto centinela
monster-orc-raider = orco saqueador
monster-minotaur = minotauro
monster-black-knight = caballero negro
monster-lizard-man = hombre lagarto
monster-ghost = fantasma
monster-banshee = banshee
monster-vampire = vampiro
monster-lich = liche
monster-djinn = genio
monster-portal = portal
monster-jail = jaula

dragon-red = dragón rojo
dragon-blue = dragón azul
dragon-green = dragón verde
dragon-black = dragón negro
dragon-white = dragón blanco
dragon-gold = dragón dorado

outcome-safe = A salvo
outcome-retreat = Retirada
outcome-injury = Lesión
outcome-wound = Herida
outcome-all-lost = Pérdida de todos los tesoros

## Tesoros, con el nombre de sus cartas

treasure-ring = Anillo
treasure-ring-about = uno de los seis anillos de poder; de esto va todo.
treasure-axe = Hacha
treasure-axe-about = suma 2 al Enano y 1 a los demás.
treasure-bow = Arco
treasure-bow-about = suma 2 al Elfo y 1 a los demás.
treasure-sword = Espada
treasure-sword-about = suma 2 al Guerrero y 1 a los demás.
treasure-scepter = Cetro
treasure-scepter-about = suma 2 al Mago y 1 a los demás.
treasure-shuriken = Shuriken
treasure-shuriken-about = suma 2 al Enano y al Elfo y 1 a los demás.
treasure-gauntlet = Guantelete
treasure-gauntlet-about = suma 2 al Guerrero y al Mago y 1 a los demás.
treasure-elixir = Elixir
treasure-elixir-about = una vez: saca a alguien del Inframundo; cuesta un turno entero.
treasure-teleportation = Teleportación
treasure-teleportation-about = una vez: te lleva a cualquier casilla libre menos la Sala principal; cuesta un turno entero.
treasure-magic-key = Llave mágica
treasure-magic-key-about = abre puertas secretas sin tirar el dado mientras la tengas.
treasure-speed = Velocidad
treasure-speed-about = dobla tu tiro de avance cuando quieras mientras la tengas.
treasure-magic-medallion = Medallón mágico
treasure-magic-medallion-about = te enseña la carta del lugar donde estás antes de decidir si luchas.
treasure-energy-gem = Gema de energía
treasure-energy-gem-about = por sí sola no hace nada; pero quien tiene algo que perder sigue con vida.

without-weapon = Sin arma
without-treasure = Nada

## Lo que puede hacer un aventurero
## Los renglones -effect se leen solo en los menús; los -about, también sobre los botones.

act-roll = Tirar el dado
act-roll-effect = para avanzar; lo que haya aquí se queda como está
act-go = Moverse
act-go-effect = a una casilla a tu alcance, por el camino más corto
act-go-by = Moverse y elegir el camino
act-go-by-short = Camino elegido
act-go-by-about = a una celda o torre, por las casillas que digas: en retirada se vuelve por ellas.
act-stay = Quedarse
act-stay-effect = no avanzas más en este turno
act-open-door = Probar una puerta secreta
act-open-door-short = Puerta secreta
act-open-door-about = con un dado de 1 a 3 se abre; si no, no avanzas más en este turno.
act-fight = Luchar
act-fight-about = destapa la carta, si está boca abajo, y ataca. Si sobrevive, contraataca.
act-look = Usar el Medallón mágico
act-look-about = todos ven el medallón, solo tú ves la carta, y no te obliga a luchar.
act-wait = Dejarlo en paz
act-wait-about = por ahora: al empezar tu próximo turno podrás irte, o luchar.
act-teleport = Teleportarse
act-teleport-about = a cualquier casilla libre menos la Sala principal. Gasta la carta y el turno entero.
act-revive = Usar un Elixir
act-revive-short = Elixir
act-revive-about = quien yace aquí de tu equipo vuelve a la vida. Gasta el Elixir y el turno entero.
act-duel = Retar a un duelo
act-duel-short = Duelo
act-duel-about = un dado cada cual, más las armas: quien gana se lleva 1 tesoro, 2 si gana por 5 o más.
act-exchange = Intercambiar tesoros
act-exchange-short = Intercambio
act-exchange-about = hasta 2 por cada lado, boca abajo; después acaba tu turno.
act-end = Terminar el turno
act-end-effect = y dejar en paz a los demás
act-show = Enseñar tus tesoros
act-show-about = tu equipo los ve desde ahora, hasta que los ocultes.
act-hide = Ocultar tus tesoros
act-hide-about = tu equipo deja de verlos.

reply-accept = Aceptar
reply-accept-about = te quedas con lo que te ofrecen y no das nada.
reply-give = Dar algo
reply-give-short = Dar
reply-give-about = hasta 2 tesoros a cambio; la última palabra es de la otra parte.
reply-refuse = Rechazar
reply-refuse-about = nada cambia de manos.
