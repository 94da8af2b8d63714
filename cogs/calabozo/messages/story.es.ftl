### Lo que ocurre en el Calabozo.
### El emoji del principio dice qué clase de cosa es: dado, pasos, puerta, carta, pelea, tesoro.

## Partes de frases que usan varios mensajes de abajo

story-treasures =
    { $count ->
        [one] un tesoro
       *[other] { $count } tesoros
    }
story-reveals = { $seat } destapa la carta de { $square }:
story-took = { $seat } se lleva { story-treasures } boca abajo.
story-dice =
    { $points ->
        [0] { $first } + { $second } = { $total }
       *[other] { $first } + { $second } + { $points } = { $total }
    }
# El artículo, que depende del monstruo.
story-the-foe =
    { $foe-key ->
        [giant-spider] la { $foe }
        [giant-serpent] la { $foe }
        [banshee] la { $foe }
        [jail] la { $foe }
       *[other] el { $foe }
    }
story-at-foe =
    { $foe-key ->
        [giant-spider] a la { $foe }
        [giant-serpent] a la { $foe }
        [banshee] a la { $foe }
        [jail] a la { $foe }
       *[other] al { $foe }
    }

## Antes del primer turno

team-formed = 🚩 El **{ $team }**: { $seats }.
rolled-for-first = 🎲 { $seat } saca un { $roll }.
first-found =
    { $team-key ->
        [none] 🎲 { $seat } ha sacado más que nadie: elige aventurero en primer lugar y abre la partida.
       *[other] 🎲 { $seat } ha sacado más que nadie: el { $team } elige sus aventureros en primer lugar y abre la partida.
    }
adventurer-chosen =
    { $anew ->
        [True]
            { $figure-key ->
                [dwarf] 🧭 { $seat } vuelve a empezar en la Sala principal con un **Enano**, sin más equipaje que el mal genio.
                [elf] 🧭 { $seat } vuelve a empezar en la Sala principal con un **Elfo**, sin más equipaje que una canción.
                [warrior] 🧭 { $seat } vuelve a empezar en la Sala principal con un **Guerrero**, sin más equipaje que sus principios.
               *[mage] 🧭 { $seat } vuelve a empezar en la Sala principal con un **Mago**, sin más equipaje que el sombrero.
            }
       *[False]
            { $figure-key ->
                [dwarf] 🧭 { $seat } juega con un **Enano**: los techos bajos no son problema.
                [elf] 🧭 { $seat } juega con un **Elfo**: cuanto más grandes, más fácil acertarles.
                [warrior] 🧭 { $seat } juega con un **Guerrero**, valiente de profesión.
               *[mage] 🧭 { $seat } juega con un **Mago**, que ya ha leído cómo acaba esto.
            }
    }
game-began =
    { $rings ->
        [one] 🏰 Todos parten de la Sala principal; empieza { $first }. Gana quien vuelva aquí con **un anillo** de poder; hay { $turns } turnos para cada cual.
       *[other] 🏰 Todos parten de la Sala principal; empieza { $first }. Gana quien vuelva aquí con **{ $rings } anillos** de poder; hay { $turns } turnos para cada cual.
    }

## Turnos y movimiento

turn-lost =
    { $jailed ->
        [True]
            { $left ->
                [0] ⏳ { $seat } oye correrse el cerrojo: último turno en la jaula.
                [one] ⏳ { $seat } cuenta barrotes: pierde este turno y otro más después.
               *[other] ⏳ { $seat } cuenta barrotes: pierde este turno y otros { $left } después.
            }
       *[False]
            { $left ->
                [0] ⏳ { $seat } pierde este turno.
                [one] ⏳ { $seat } pierde este turno y otro más después.
               *[other] ⏳ { $seat } pierde este turno y otros { $left } después.
            }
    }
move-rolled = 🎲 { $seat } saca un { $roll } en el tiro de avance.
moved =
    { $path-count ->
        [one] 👣 { $seat } avanza una casilla, de { $origin } a { $square }.
       *[other] 👣 { $seat } avanza { $path-count } casillas, de { $origin } a { $square }.
    }
stayed-put = 👣 { $seat } se queda en { $square }.
door-tried =
    { $opened ->
        [True] 🚪 { $seat } tantea la puerta secreta de { $near } a { $far } y saca un { $roll }: se abre, hasta que acabe el turno.
       *[False] 🚪 { $seat } tantea la puerta secreta de { $near } a { $far } y saca un { $roll }; hacía falta un 3 o menos. Sigue siendo una pared.
    }
treasure-shown =
    { $treasure-key ->
        [speed] 💎 { $seat } enseña **{ $treasure }**: el tiro cuenta el doble.
        [magic-key] 💎 { $seat } enseña la **{ $treasure }**, y las puertas secretas dejan de serlo.
        [magic-medallion] 💎 { $seat } enseña el **{ $treasure }** y mira la carta de aquí sin compartirla con nadie.
       *[other] 💎 { $seat } enseña **{ $treasure }**.
    }
teleported = ✨ { $seat } gasta una **Teleportación**: ya no está en { $origin }, sino en { $square }.

## Monstruos y dragones

monster-revealed =
    { $monster-key ->
        [zombie] 👹 { story-reveals } un **zombi**. No tiene otro sitio adonde ir.
        [goblin] 👹 { story-reveals } un **trasgo**, pequeño, verde y muy susceptible.
        [imp] 👹 { story-reveals } un **diablillo**, que echaba de menos la compañía.
        [gremlin] 👹 { story-reveals } un **gremlin**. Lo que estaba arreglando ya no tiene arreglo.
        [kobold] 👹 { story-reveals } un **kobold**, medio dormido encima del tesoro.
        [hobthrush] 👹 { story-reveals } un **duende**, con muy mal humor para ser de los caseros.
        [ogre] 👹 { story-reveals } un **ogro**. Casi toda la celda es ogro.
        [giant-spider] 👹 { story-reveals } una **araña gigante**, con un sitio en la mesa para cada invitado.
        [cyclops] 👹 { story-reveals } un **cíclope**, que no le quita ojo a la puerta.
        [hill-giant] 👹 { story-reveals } un **gigante de las colinas**. Cómo entró aquí es un misterio.
        [giant-serpent] 👹 { story-reveals } una **serpiente gigante**; las cuerdas del rincón eran una sola.
        [stone-golem] 👹 { story-reveals } un **gólem de piedra**. La estatua gira la cabeza.
        [skeleton-guard] 👹 { story-reveals } un **esqueleto centinela**, todavía de guardia.
        [orc-raider] 👹 { story-reveals } un **orco saqueador**, que llegó primero.
        [minotaur] 👹 { story-reveals } un **minotauro**. Nunca le gustó este laberinto.
        [black-knight] 👹 { story-reveals } un **caballero negro**. Baja la visera sin decir palabra.
        [lizard-man] 👹 { story-reveals } un **hombre lagarto**, que parpadea de lado y desenvaina.
        [ghost] 👹 { story-reveals } un **fantasma**, y las velas se vuelven azules.
        [banshee] 👹 { story-reveals } una **banshee**, a punto de cantar.
        [vampire] 👹 { story-reveals } un **vampiro**, encantado de tener a alguien para cenar.
        [lich] 👹 { story-reveals } un **liche**, tan viejo que no tiene prisa.
        [djinn] 👹 { story-reveals } un **genio**. Hoy no concede deseos.
        [portal] 🌀 { story-reveals } ni monstruo ni nada, un **portal**.
       *[jail] 🔒 { story-reveals } ni monstruo ni nada, una **jaula**.
    }
dragon-revealed =
    { $dragon-key ->
        [red] 🐉 { story-reveals } el **dragón rojo**. Ya hacía calor aquí dentro.
        [blue] 🐉 { story-reveals } el **dragón azul**, con chispas entre los dientes.
        [green] 🐉 { story-reveals } el **dragón verde**. La niebla era su aliento.
        [black] 🐉 { story-reveals } el **dragón negro**; ese trozo de oscuridad tiene ojos.
        [white] 🐉 { story-reveals } el **dragón blanco**, y la escarcha trepa por las paredes.
       *[gold] 🐉 { story-reveals } el **dragón dorado**. Esperaba a alguien con más estatura.
    }
# Solo para un asiento.
you-saw =
    { $foe-key ->
        [portal] La carta de { $square } es un **portal**: te lleva a la Sala principal con el tesoro que haya aquí. Cuéntaselo a quien quieras.
        [jail] La carta de { $square } es una **jaula**: te cuesta de 1 a 6 turnos, y después el tesoro es tuyo. Cuéntaselo a quien quieras.
       *[other] La carta de { $square }: **{ $foe }**. Cuéntaselo a quien quieras.
    }
weapon-shown = 🗡 { $seat } saca su arma: **{ $weapon }**, +{ $points }.
attacked = ⚔️ { $seat } ataca { story-at-foe } y necesita { $needed }: { story-dice }.
monster-slain =
    { $monster-key ->
        [zombie] ⚔️ **El zombi ha muerto**, esta vez de verdad. { story-took }
        [goblin] ⚔️ **El trasgo ha muerto**. Se lo ha tomado muy a pecho. { story-took }
        [imp] ⚔️ **El diablillo se esfuma** y deja mal olor. { story-took }
        [gremlin] ⚔️ **El gremlin ha muerto**, y en alguna parte algo vuelve a funcionar. { story-took }
        [kobold] ⚔️ **El kobold ha muerto** sin despertarse del todo. { story-took }
        [hobthrush] ⚔️ **El duende se ha ido**; a ver quién barre ahora. { story-took }
        [ogre] ⚔️ **El ogro ha muerto**. Tarda un rato en caer. { story-took }
        [giant-spider] ⚔️ **La araña gigante ha muerto**, patas arriba. { story-took }
        [cyclops] ⚔️ **El cíclope ha muerto**. No lo vio venir. { story-took }
        [hill-giant] ⚔️ **El gigante de las colinas ha muerto**. Una colina más. { story-took }
        [giant-serpent] ⚔️ **La serpiente gigante ha muerto**, de punta a punta de la celda. { story-took }
        [stone-golem] ⚔️ **El gólem de piedra ya es grava**. { story-took }
        [skeleton-guard] ⚔️ **El esqueleto centinela** termina por fin la guardia. { story-took }
        [orc-raider] ⚔️ **El orco saqueador ha muerto**, y saqueado. { story-took }
        [minotaur] ⚔️ **El minotauro ha muerto**, y al fin encontró la salida. { story-took }
        [black-knight] ⚔️ **El caballero negro ha muerto**. La armadura estaba vacía. { story-took }
        [lizard-man] ⚔️ **El hombre lagarto ha muerto**; solo la cola opina otra cosa. { story-took }
        [ghost] ⚔️ **El fantasma se desvanece**, y las velas vuelven a su color. { story-took }
        [banshee] ⚔️ **La banshee calla**. { story-took }
        [vampire] ⚔️ **El vampiro es polvo**; se suspende la cena. { story-took }
        [lich] ⚔️ **El liche ha muerto**, tras siglos de ensayos. { story-took }
        [djinn] ⚔️ **El genio vuelve a la lámpara**, y la lámpara está rota. { story-took }
       *[other] ⚔️ **Se acabó: { $monster }**. { story-took }
    }
dragon-slain =
    { $dragon-key ->
        [red] 🐉 **El dragón rojo ha muerto**; el fuego se apaga con un suspiro. { story-took } Entre ellos hay un **anillo de poder**.
        [blue] 🐉 **El dragón azul ha muerto**, y el trueno se aleja por las bóvedas. { story-took } Entre ellos hay un **anillo de poder**.
        [green] 🐉 **El dragón verde ha muerto**, y ya se puede respirar. { story-took } Entre ellos hay un **anillo de poder**.
        [black] 🐉 **El dragón negro ha muerto**; la oscuridad vuelve a ser solo oscuridad. { story-took } Entre ellos hay un **anillo de poder**.
        [white] 🐉 **El dragón blanco ha muerto**, y la torre empieza a gotear. { story-took } Entre ellos hay un **anillo de poder**.
       *[gold] 🐉 **El dragón dorado ha muerto**. Parece sorprendido. { story-took } Entre ellos hay un **anillo de poder**.
    }
# Solo para algunos asientos.
you-took = Te llevas: { $treasures }.
mate-took = { $seat } se lleva, y te enseña: { $treasures }.
# Lo que cuesta se dice como en la tabla del tablero: quien no puede pagar muere.
struck-back =
    🩸 { $rival } tira por { story-the-foe }, que contraataca: { $first } + { $second } = { $total }. { $outcome-key ->
        [safe] **A salvo**: { $seat } se lleva solo un susto.
        [retreat] **Retirada** para { $seat }: { story-back }, { story-turns } sin jugar.
        [injury] **Lesión** para { $seat }: { story-back }, { story-turns } sin jugar y { story-cost } menos.
        [wound] **Herida** para { $seat }: { story-back }, { story-turns } sin jugar y { story-cost } menos.
       *[all-lost] **Pérdida de todos los tesoros**: { $seat } suelta lo que lleve encima.
    }
story-back =
    { $back ->
        [one] una casilla atrás
       *[other] { $back } casillas atrás
    }
story-turns =
    { $turns ->
        [one] un turno
       *[other] { $turns } turnos
    }
story-cost =
    { $treasures ->
        [one] un tesoro
       *[other] { $treasures } tesoros
    }
treasure-lost = 💎 { $seat } deja un tesoro en { $square }, boca abajo, bajo la carta.
you-lost = Pierdes: { $treasures }.
mate-lost = { $seat } pierde, y te enseña: { $treasures }.
all-treasures-lost = 💎 { $seat } deja { story-treasures } en { $square }, boca abajo, bajo la carta, y despierta en la **Sala principal**.
retreated =
    { $path-count ->
        [one] 👣 { $seat } retrocede una casilla, de { $origin } a { $square }.
       *[other] 👣 { $seat } retrocede { $path-count } casillas, de { $origin } a { $square }.
    }
retreat-barred =
    { $bound ->
        [True] 👣 { $seat } no ve alrededor más que monstruos: se queda en { $square } y tendrá que seguir luchando en su próximo turno.
       *[False] 👣 { $seat } encuentra a alguien en su camino y se queda en { $square }.
    }
portal-taken = 🌀 { $seat } cae por el portal de { $square } y aterriza en la **Sala principal**, con { story-treasures } de la celda.
jailed =
    { $turns ->
        [one] 🔒 Caen barrotes en { $square }. En el dado sale un 1: { $seat } pierde un turno, y después el tesoro es suyo.
       *[other] 🔒 Caen barrotes en { $square }. En el dado sale un { $turns }: { $seat } pierde { $turns } turnos, y después el tesoro es suyo.
    }
left-jail = 🔓 Suben los barrotes de { $square } y { $seat } se lleva { story-treasures } boca abajo.

## Los aventureros entre sí

duel-declared = ⚔️ { $seat } reta a **duelo** a { $rival }.
duel-fought =
    ⚔️ { $points ->
        [0] { $seat } saca un { $roll }
       *[other] { $seat } saca un { $roll } y suma { $points }
    }; { $rival-points ->
        [0] { $rival }, un { $rival-roll }
       *[other] { $rival }, un { $rival-roll } y suma { $rival-points }
    }: { $winner-key ->
        [none] empate, y el duelo no vale.
       *[other] gana { $winner } por { $difference }.
    }
spoils-taken =
    { $due ->
        [one]
            { $count ->
                [0] 💎 A { $seat } le toca un tesoro, pero { $rival } no tiene con qué pagar.
               *[other] 💎 { $seat } se lleva un tesoro de { $rival }, al azar y boca abajo.
            }
       *[other]
            { $count ->
                [0] 💎 A { $seat } le tocan { $due } tesoros, pero { $rival } no tiene con qué pagar.
                [one] 💎 A { $seat } le tocan { $due } tesoros y se lleva uno: { $rival } no tiene con qué pagar más.
               *[other] 💎 { $seat } se lleva { $count } tesoros de { $rival }, al azar y boca abajo.
            }
    }
exchange-proposed = 🤝 { $seat } habla en voz baja con { $mate }.
treasures-exchanged =
    { $given ->
        [0]
            { $received ->
                [one] 🤝 { $mate } le da a { $seat } un tesoro boca abajo.
               *[other] 🤝 { $mate } le da a { $seat } { $received } tesoros boca abajo.
            }
        [one]
            { $received ->
                [0] 🤝 { $seat } le da a { $mate } un tesoro boca abajo.
                [one] 🤝 { $seat } cambia un tesoro por otro con { $mate }, boca abajo.
               *[other] 🤝 { $seat } le da a { $mate } un tesoro y recibe { $received }, boca abajo.
            }
       *[other]
            { $received ->
                [0] 🤝 { $seat } le da a { $mate } { $given } tesoros boca abajo.
                [one] 🤝 { $seat } le da a { $mate } { $given } tesoros y recibe uno, boca abajo.
               *[other] 🤝 { $seat } le da a { $mate } { $given } tesoros y recibe { $received }, boca abajo.
            }
    }
# Solo para algunos asientos.
you-were-offered =
    { $treasures-count ->
        [0] { $mate } no te ofrece nada.
       *[other] { $mate } te ofrece: { $treasures }.
    }
you-exchanged =
    { $given-count ->
        [0] { $mate } te da: { $received }.
       *[other]
            { $received-count ->
                [0] Le das a { $mate }: { $given }.
               *[other] Le das a { $mate }: { $given }. Recibes: { $received }.
            }
    }
mates-exchanged =
    { $given-count ->
        [0] Ves lo que { $mate } le da a { $seat }: { $received }.
       *[other]
            { $received-count ->
                [0] Ves lo que { $seat } le da a { $mate }: { $given }.
               *[other] Ves lo que { $seat } le da a { $mate }: { $given }. Y lo que recibe: { $received }.
            }
    }
exchange-failed = 🤝 { $seat } no se pone de acuerdo con { $mate }; cada cual se queda con lo suyo.
hand-shown = 👁 { $seat } le enseña a su equipo todos sus tesoros, de aquí en adelante.
mate-shows =
    { $treasures-count ->
        [0] { $seat } todavía no tiene ningún tesoro; verás los que lleguen.
       *[other] { $seat } te enseña lo que tiene y lo que vaya llegando. Por ahora: { $treasures }.
    }
hand-hidden = 👁 { $seat } deja de enseñarle sus tesoros a su equipo.

## La muerte

adventurer-died =
    { $figure-key ->
        [dwarf] ☠️ { $seat } **muere**. El Enano baja al Inframundo de { $square } maldiciendo todo el camino.
        [elf] ☠️ { $seat } **muere**. El Elfo baja al Inframundo de { $square } con mucha elegancia.
        [warrior] ☠️ { $seat } **muere**. El Guerrero baja al Inframundo de { $square } con la espada por delante.
       *[mage] ☠️ { $seat } **muere**. El Mago baja al Inframundo de { $square } tomando notas.
    }{ $elixir ->
        [True] { " " }Con un Elixir en el bolsillo.
       *[False] { "" }
    }
rescued = 🧪 { $seat } gasta un **Elixir** y { $mate } vuelve a la vida.
revived = 🧪 { $seat } gasta un **Elixir** y vuelve a la vida.
player-out = ☠️ A { $seat } no le queda ningún aventurero: **queda fuera de la partida**.
team-lost = ☠️ Ha muerto el { $team } al completo: **ha perdido**.

## El final

rings-brought-home =
    { $seats-count ->
        [one] 💍 { $seats } está en la Sala principal con **{ $rings } anillos de poder**.
       *[other] 💍 { $seats } están en la Sala principal y reúnen **{ $rings } anillos de poder**.
    }
last-standing =
    { $seats-count ->
        [one] 🏰 De todos los que entraron, solo queda { $seats }.
       *[other] 🏰 De todos los que entraron, solo quedan en juego { $seats }.
    }
turns-ran-out =
    { $turns ->
        [one] ⏳ Cada cual ha tenido un turno, y no hay más.
       *[other] ⏳ Cada cual ha tenido { $turns } turnos, y no hay más.
    }
