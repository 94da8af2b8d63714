### Lo que ocurre en el castillo.
### El emoji del principio dice qué clase de cosa es: pasos, terreno, puerta, carta, herida, pelea.

## Partes de frases que usan varios mensajes de abajo

story-way =
    { $direction-key ->
        [north] hacia el norte
        [east] hacia el este
        [south] hacia el sur
       *[west] hacia el oeste
    }
# Los dados como en las cartas; un selector no admite el signo más, así que esos van por su causa.
story-dice =
    { $dice ->
        [D6] D6
        [D6-1] D6 − 1
        [D6-2] D6 − 2
        [D6-3] D6 − 3
        [D6-4] D6 − 4
        [D12] D12
        [D12-4] D12 − 4
        [D12-armour] D12 − Armadura
        [D12-luck] D12 − Suerte
       *[other]
            { $cause-key ->
                [door-trap] D6 + 3 − Suerte
                [crypt-trap] D12 + 3 − Suerte
               *[other] { $dice }
            }
    }
story-lost =
    { $lost ->
        [one] un punto de vida
       *[other] { $lost } puntos de vida
    }
story-left =
    { $life ->
        [0] no le queda ninguno
        [one] le queda 1
       *[other] le quedan { $life }
    }
story-arrows =
    { $arrows ->
        [0] Era la última flecha.
        [one] Queda una flecha.
       *[other] Quedan { $arrows } flechas.
    }

## Antes de entrar

rolled-for-first = 🎲 { $seat } saca un { $roll }.
first-player-found = 🎲 Empieza { $seat }.
hero-chosen =
    { $hero-key ->
        [sir-rohan] { $seat } se ciñe la armadura reluciente de **{ $hero }**.
        [ulf-grimhand] { $seat } se echa al hombro el hacha de **{ $hero }**.
        [el-adoran] { $seat } tensa el arco largo de **{ $hero }**.
        [sir-roland] { $seat } se ajusta la armadura de **{ $hero }** y le saca brillo una vez más.
        [vikas] { $seat } sopesa la hoja de **{ $hero }** en una mano, y luego en la otra.
        [siegfried] { $seat } recoge la melena dorada de **{ $hero }**.
        [farendil] { $seat } cuenta las cuatro flechas de **{ $hero }**, dos veces.
        [ironhand] { $seat } hace crujir los nudillos de **{ $hero }**.
        [thargrim] { $seat } baja el yelmo de **{ $hero }** sobre dos ojos fríos.
        [tori-jima] { $seat } viste de negro y responde al nombre de **{ $hero }**. Nadie ha visto cuándo.
        [rildo] { $seat } desliza cuatro dagas en las mangas de **{ $hero }**.
        [helena] { $seat } ata las botas de **{ $hero }**.
        [fhyll] { $seat } saca el escudo de entre los dientes de **{ $hero }**.
        [azoth] { $seat } abre el libro de hechizos de **{ $hero }**, que no tiene con qué leerlo.
        [serellia] { $seat } alza la esfera solar de **{ $hero }**, y Llama Brillante bosteza.
       *[volrik] { $seat } toma prestadas la espada y la sonrisa de **{ $hero }**.
    }
ring-chosen = 💍 { $seat } se pone el **{ $ring }**.
tower-chosen = 🏰 { $seat } entra por la **{ $tower }**.

## Rondas y turnos

round-began =
    { $left ->
        [1] ☀️ **Ronda { $sun }, la última.** El sol ya roza las colinas: fuera, ahora o nunca.
       *[other] ☀️ **Ronda { $sun }**, faltan { $left } para la noche{ $sun ->
            [1] . El alba deshace la niebla del peñasco y el castillo espera.
            [7] . Entra luz de mañana por las saeteras.
            [13] . Mediodía; aquí dentro no se nota.
            [19] . La luz de las saeteras se vuelve amarilla.
            [23] . Las sombras de las torres se alargan.
           *[other] .
        }
    }
turn-began = { "" }
turn-lost =
    { $left ->
        [0] ⏳ { $seat } pierde este turno.
        [one] ⏳ { $seat } pierde este turno y otro más después.
       *[other] ⏳ { $seat } pierde este turno y otros { $left } después.
    }
waited =
    { $stuck ->
        [True] ⏳ { $seat } no puede avanzar ni buscar aquí, y se pierde el turno.
       *[False] ⏳ { $seat } se detiene y escucha.
    }

## De camino

hero-moved = 👣 { $seat } va { story-way }, a { $place }.
secret-door-passed = 👣 { $seat } se cuela por la puerta secreta { story-way }, a { $place }.
secret-door-left = 🚪 { $seat } deja que la piedra se cierre y se queda donde está.
no-way-on = ⏳ { $seat } no encuentra por dónde seguir y tiene que quedarse este turno.
retreated = 👣 { $seat } vuelve corriendo a { $place }.
tile-laid =
    { $tile-key ->
        [normal-oooo] 🗺 La antorcha alumbra un cruce, abierto por los cuatro lados.
        [normal-ooow] 🗺 La antorcha alumbra una bifurcación: a la izquierda o de frente.
        [normal-oowo] 🗺 La antorcha alumbra una bifurcación: a la izquierda o a la derecha.
        [normal-ooww] 🗺 La antorcha alumbra un recodo a la izquierda.
        [normal-owoo] 🗺 La antorcha alumbra una bifurcación: a la derecha o de frente.
        [normal-owow] 🗺 La antorcha alumbra una sala que sigue de frente.
        [normal-owwo] 🗺 La antorcha alumbra un recodo a la derecha.
        [normal-owww] 🗺 La antorcha alumbra tres paredes desnudas: un callejón sin salida.
        [normal-oodo] 🗺 La antorcha alumbra paso a izquierda y derecha, y de frente una puerta.
        [normal-oodw] 🗺 La antorcha alumbra paso a la izquierda y de frente una puerta.
        [normal-owdo] 🗺 La antorcha alumbra paso a la derecha y de frente una puerta.
        [normal-oddd] 🗺 La antorcha alumbra una sala con tres puertas, las tres cerradas.
        [corridor-oooo] 🗺 Aquí se cruzan dos corredores; no es sitio para quedarse.
        [corridor-ooow] 🗺 Un corredor que se bifurca: a la izquierda o de frente.
        [corridor-oowo] 🗺 Un corredor que se bifurca: a la izquierda o a la derecha.
        [corridor-ooww] 🗺 Un corredor que tuerce a la izquierda.
        [corridor-owoo] 🗺 Un corredor que se bifurca: a la derecha o de frente.
        [corridor-owow] 🗺 Un corredor que sigue recto.
        [corridor-owwo] 🗺 Un corredor que tuerce a la derecha.
        [portcullis-podo] 🗺 Chirría el hierro y cae un **rastrillo** a su espalda. Hay paso a los dos lados y de frente una puerta.
        [portcullis-pwdw] 🗺 Chirría el hierro y cae un **rastrillo** a su espalda. Solo queda una puerta.
        [portcullis-pwww] 🗺 Chirría el hierro y cae un **rastrillo** a su espalda. No hay otro camino.
        [portcullis-pooo] 🗺 Chirría el hierro y cae un **rastrillo** a su espalda. Quedan tres caminos.
        [portcullis-poow] 🗺 Chirría el hierro y cae un **rastrillo** a su espalda. Se sigue por la izquierda o de frente.
        [portcullis-powo] 🗺 Chirría el hierro y cae un **rastrillo** a su espalda. Se sigue por la izquierda o por la derecha.
        [portcullis-pwoo] 🗺 Chirría el hierro y cae un **rastrillo** a su espalda. Se sigue por la derecha o de frente.
        [portcullis-pwow] 🗺 Chirría el hierro y cae un **rastrillo** a su espalda. Se sigue de frente.
        [rotating-room-owww] 🗺 El suelo tiembla al primer paso: la **sala giratoria**.
        [trap-oooo] 🗺 Piedra chamuscada, sangre seca y cuatro caminos: una **trampa**.
        [trap-ooow] 🗺 Piedra chamuscada y sangre seca: una **trampa**, puesta para visitas como esta.
        [trap-owoo] 🗺 Piedra chamuscada y sangre seca: una **trampa**, y no hay tiempo de admirarla.
        [dark-chamber-oowo] 🗺 La antorcha se encoge hasta ser una chispa: una **cámara oscura**, con tres salidas en alguna parte.
        [dark-chamber-ooww] 🗺 La antorcha se encoge hasta ser una chispa: una **cámara oscura**, con dos salidas en alguna parte.
        [dark-chamber-owwo] 🗺 La antorcha se encoge hasta ser una chispa: una **cámara oscura**, con dos salidas en alguna parte.
        [cave-in-oooo] 🗺 Cae gravilla de lo alto: un cruce bajo un **techo que se desploma**.
        [cave-in-owow] 🗺 Cae gravilla de lo alto: una sala de paso bajo un **techo que se desploma**.
        [pit-owow] 🗺 Una cornisa y, más allá, nada: el **pozo sin fondo**.
        [chasm-a-oooo] 🗺 Un **abismo** parte la sala en dos. De este lado hay dos caminos.
        [bridge-owow] 🗺 El suelo se acaba en un **puente estrecho**, sin barandilla. Muy abajo gotea el agua sobre la piedra.
        [passage-ooow] 🗺 Una bifurcación, a la izquierda o de frente, y un tercer camino: unos escalones en el suelo, un **pasadizo hacia abajo**.
        [passage-ooww] 🗺 Un recodo a la izquierda y, en el rincón, unos escalones en el suelo: un **pasadizo hacia abajo**.
        [passage-owoo] 🗺 Una bifurcación, a la derecha o de frente, y un tercer camino: unos escalones en el suelo, un **pasadizo hacia abajo**.
        [passage-owwo] 🗺 Un recodo a la derecha y, en el rincón, unos escalones en el suelo: un **pasadizo hacia abajo**.
        [passage-owww] 🗺 Tres paredes desnudas, pero este callejón tiene escalones en el suelo: un **pasadizo hacia abajo**.
        [web-oooo] 🗺 Hilos gruesos como un dedo, de pared a pared: la **telaraña** de una araña gigante. { $seat } se queda en el borde.
       *[chasm-b-oooo] 🗺 Un **abismo** parte la sala en dos, demasiado ancho para saltarlo. De este lado hay dos caminos.
    }
room-entered = 🗺 Terreno conocido: { $tile }.
tower-entered = 🏰 Luz del día y aire limpio: { $seat } llega a la **{ $tower }**.
castle-left =
    { $gold ->
        [0] 🏰 { $hero } ({ $seat }) sale vivo por la { $tower }, con las manos vacías.
       *[other] 🏰 { $hero } ({ $seat }) sale vivo por la { $tower }, con **{ $gold } piezas de oro**.
    }
deck-shuffled = 🔀 Sale la carta de barajar: se baraja el { $deck }.

## Puertas y rastrillos

door-tried =
    { $card-key ->
        [door-opens] 🚪 { $seat } empuja la puerta y se abre.
        [door-jammed] 🚪 { $seat } arremete contra la puerta: está atascada y el turno acaba aquí.
        [trap-plain] 🚪 { $seat } gira el pomo y salta una aguja: la puerta tiene trampa y el turno acaba aquí.
        [trap-lucky] 🚪 { $seat } gira el pomo y dispara el marco entero: la puerta tiene trampa y el turno acaba aquí.
        [trap-heavy] 🚪 { $seat } gira el pomo y se descuelga un peso de hierro: la puerta tiene trampa y el turno acaba aquí.
       *[shuffle] { "" }
    }
portcullis-tried =
    { $lifted ->
        [True] 🚪 { $seat } saca un { $roll } con Fuerza { $strength }: el rastrillo gime y sube.
       *[False] 🚪 { $seat } saca un { $roll } con Fuerza { $strength }: el rastrillo ni se inmuta y el turno acaba aquí.
    }
opening-ring-used = 💍 { $seat } alza el **Anillo Abridor** y el paso queda libre.

## Salas especiales

agility-tried =
    { $trial-key ->
        [pit]
            { $passed ->
                [True] 🎲 { $seat } saca un { $roll } con Agilidad { $agility } y bordea el pozo sin fondo. Mejor no mirar abajo.
               *[False] 🎲 { $seat } saca un { $roll } con Agilidad { $agility }: la cornisa se parte.
            }
        [cave-in]
            { $passed ->
                [True] 🎲 { $seat } saca un { $roll } con Agilidad { $agility } y pasa antes que las piedras.
               *[False] 🎲 { $seat } saca un { $roll } con Agilidad { $agility }: llueven piedras por todas partes y se pierde el turno.
            }
        [trapdoor]
            { $passed ->
                [True] 🎲 { $seat } saca un { $roll } con Agilidad { $agility } y salta a tiempo la trampilla.
               *[False] 🎲 { $seat } saca un { $roll } con Agilidad { $agility } y desaparece por la trampilla.
            }
       *[climb]
            { $passed ->
                [True] 🎲 { $seat } saca un { $roll } con Agilidad { $agility } y trepa fuera del agujero.
               *[False] 🎲 { $seat } saca un { $roll } con Agilidad { $agility } y resbala otra vez hasta el fondo: se pierde el turno.
            }
    }
room-rotated = 🗺 La sala gira con { $seat } dentro y se detiene: la única salida da ahora { story-way }.
groped-for-exit =
    { $blocked ->
        [True]
            { $groping-key ->
                [back] 🎲 { $seat } tantea la pared, saca un { $roll } y da con la entrada. Por ahí no se puede pasar: se pierde el turno.
                [other] 🎲 { $seat } tantea la pared, saca un { $roll } y da con la otra salida. Por ahí no se puede pasar: se pierde el turno.
                [clockwise] 🎲 { $seat } tantea la pared, saca un { $roll } y da con la primera salida en sentido horario. Por ahí no se puede pasar: se pierde el turno.
               *[anticlockwise] 🎲 { $seat } tantea la pared, saca un { $roll } y da con la primera salida en sentido antihorario. Por ahí no se puede pasar: se pierde el turno.
            }
       *[False]
            { $groping-key ->
                [back] 🎲 { $seat } tantea la pared, saca un { $roll } y acaba donde empezó.
                [other] 🎲 { $seat } tantea la pared, saca un { $roll } y da con la otra salida.
                [clockwise] 🎲 { $seat } tantea la pared, saca un { $roll } y da con la primera salida en sentido horario.
               *[anticlockwise] 🎲 { $seat } tantea la pared, saca un { $roll } y da con la primera salida en sentido antihorario.
            }
    }

## Cartas

room-card-drawn =
    { $card-key ->
        [empty] 🕯 La sala está vacía.
        [crypt] 🕯 Una losa de piedra con el nombre ya borrado: una **cripta**.
        [dead-adventurer] 🕯 Hay quien llegó hasta aquí, y no más lejos: un **aventurero muerto**.
        [goblin] 🕯 Algo pequeño sonríe con demasiados dientes: un **trasgo**.
        [orc] 🕯 Óxido, mal aliento y una hoja enorme: un **orco**.
        [mountain-troll] 🕯 La roca del rincón se pone en pie: un **troll de montaña**.
        [death-warrior] 🕯 Unos huesos con armadura empuñan la espada: un **guerrero de la muerte**.
        [champion-of-chaos] 🕯 Una coraza negra y una mirada que quema: un **campeón del Caos**.
        [sneak-attack-orc] 🕯 El hedor avisa, pero un momento tarde.
        [sneak-attack-death-warrior] 🕯 Uno de los esqueletos de la pared no estaba muerto del todo.
        [sneak-attack-mountain-troll] 🕯 Lo que { $seat } tomó por una columna tiene brazos.
        [giant-spider] 🕯 Un hilo en la cara y, más arriba, ocho ojos: la **araña gigante**.
        [vampire-bats] 🕯 El techo se suelta y echa a volar: **murciélagos vampiros**.
        [torch-goes-out] 🕯 Un soplo frío de ninguna parte y **la antorcha se apaga**. El turno acaba a oscuras.
        [cave-in] 🕯 Polvo, luego piedrecitas, luego un crujido: **se desploma el techo**.
        [crossfire-trap] 🕯 Un chasquido y disparan las dos paredes: **fuego cruzado**.
        [trapdoor] 🕯 La losa cede bajo el pie: una **trampilla**.
        [wizards-curse] 🕯 A lo lejos se ríe un muerto: la **maldición del mago** hace girar todos los corredores.
        [potion] 🕯 Un frasco en una repisa, aún con su corcho: una **poción**.
        [bracelet] 🕯 Algo brilla entre el polvo: un **brazalete**.
        [jewellery] 🕯 Tras una piedra suelta, las **joyas** de alguien.
        [amulet] 🕯 De un clavo, a la altura del cuello, cuelga un **amuleto**.
        [passage-down] 🕯 Sube una corriente de aire del suelo: tras una reja, un **pasadizo hacia abajo**.
        [shadow-of-doom] 🕯 { $seat } tiene dos sombras, y una no deja de moverse: la **Sombra del Destino**.
        [spear-trap] 🕯 Tres placas en el suelo y unas lanzas que crecen de las paredes: una **trampa de lanzas**.
        [vampire] 🕯 Un caballero pálido hace una reverencia y ya está en el cuello de { $seat }: un **vampiro**.
        [snotlings] 🕯 Se levanta una losa y de ahí sale a chorros algo verde y chillón: **snotlings**.
       *[shuffle] { "" }
    }
trap-card-drawn =
    { $card-key ->
        [trapdoor] ⚠️ El suelo se abre: una **trampilla**.
        [poisonous-snakes] ⚠️ La alfombra se mueve: **serpientes venenosas**.
        [poison-gas] ⚠️ Un siseo, y el aire se vuelve verde: **gas venenoso**.
        [cave-in] ⚠️ Se rompe un alambre y, con él, el techo: un **desplome**.
        [explosion] ⚠️ Una chispa corre por el suelo: una **explosión**.
        [crossfire-trap] ⚠️ Cien rendijas en las paredes: **fuego cruzado**.
        [spear-trap] ⚠️ Una placa se hunde bajo el talón y crecen lanzas de las paredes: una **trampa de lanzas**.
       *[shuffle] { "" }
    }
search-card-drawn =
    { $card-key ->
        [secret-door] 🔎 { $seat } busca, y una piedra gira sobre un gozne: una **puerta secreta**.
        [empty] 🔎 { $seat } busca y encuentra telarañas.
        [giant-centipede] 🔎 { $seat } busca, y quien encuentra es un **ciempiés gigante**.
        [trap] 🔎 { $seat } busca y tira de donde no debe: una **trampa**.
        [potion] 🔎 { $seat } busca y encuentra una **poción**.
        [ring] 🔎 { $seat } busca y encuentra un **anillo**, por desgracia nada mágico.
        [jewellery] 🔎 { $seat } busca y encuentra un cofrecillo de **joyas**.
        [golden-guineas] 🔎 { $seat } busca y encuentra unas **guineas** entre las losas.
        [amulet] 🔎 { $seat } busca y encuentra un **amuleto** detrás del yeso.
        [passage-down] 🔎 { $seat } busca y levanta una losa: un **pasadizo hacia abajo**.
        [surprise] 🔎 { $seat } busca a cuatro patas. **¡Sorpresa!** Un necrófago también.
        [wizards-amulet-left] 🔎 { $seat } busca y encuentra la mitad izquierda del **Amuleto del Mago**.
        [wizards-amulet-right] 🔎 { $seat } busca y encuentra la mitad derecha del **Amuleto del Mago**.
       *[shuffle] { "" }
    }
crypt-card-drawn =
    { $card-key ->
        [empty] ⚰️ { $seat } aparta la losa. Polvo, y el guante de un ladrón más madrugador.
        [potion] ⚰️ { $seat } aparta la losa: una **poción** entre las manos cruzadas.
        [jewelled-dagger] ⚰️ { $seat } aparta la losa: una **daga con pedrería** que su dueño ya no necesita.
        [bracelet] ⚰️ { $seat } aparta la losa: un **brazalete**, que se suelta sin rechistar.
        [brooch] ⚰️ { $seat } aparta la losa: un **broche** sobre terciopelo podrido.
        [golden-guineas] ⚰️ { $seat } aparta la losa: **guineas** para el barquero.
        [skeleton] ⚰️ { $seat } aparta la losa: un **esqueleto** con espada. Parece que espera a alguien.
        [trap-light] ⚰️ { $seat } aparta la losa y salta un resorte: una **trampa**.
        [trap-heavy] ⚰️ { $seat } aparta la losa y una cuchilla sale a recibirla: una **trampa**.
        [amulet] ⚰️ { $seat } aparta la losa: un **amuleto** sobre un pecho que ya no respira.
       *[shuffle] { "" }
    }
corpse-card-drawn =
    { $card-key ->
        [nothing] 💀 { $seat } registra al aventurero muerto: huesos viejos y nada más.
        [rope] 💀 { $seat } registra al aventurero muerto y se queda con la **cuerda**.
        [potion] 💀 { $seat } registra al aventurero muerto: una **poción** que no bebió a tiempo.
        [necklace] 💀 { $seat } registra al aventurero muerto: un **collar**.
        [guineas-60] 💀 { $seat } registra al aventurero muerto: una bolsa con 60 **guineas**.
        [guineas-20] 💀 { $seat } registra al aventurero muerto: 20 **guineas** cosidas al forro.
        [scorpion] 💀 { $seat } registra al aventurero muerto. Así que fue eso: un **escorpión**.
        [small-scorpion] 💀 { $seat } registra al aventurero muerto, y un **escorpión** le sube por la manga, de los pequeños.
       *[shuffle] { "" }
    }
crypt-left = ⚰️ { $seat } deja descansar a los muertos.
corpse-left = 💀 { $seat } pasa por encima del cadáver.
gold-found = 💰 { $seat } se lo queda: { $gold } piezas de oro.
potion-kept =
    { $kept ->
        [True] 🧪 { $seat } se guarda la poción.
       *[False] 🧪 { $seat } ya lleva una poción y deja esta.
    }
potion-drunk =
    { $potion-key ->
        [great-cure] 🧪 { $seat } bebe y saca un { $roll }: luz del sol embotellada. Puntos de vida: +{ $change }, ahora { $life }.
        [good-cure] 🧪 { $seat } bebe y saca un { $roll }: miel y fuego. Puntos de vida: +{ $change }, ahora { $life }.
        [cure] 🧪 { $seat } bebe y saca un { $roll }: calor hasta la punta de los dedos. Puntos de vida: +{ $change }, ahora { $life }.
        [small-cure] 🧪 { $seat } bebe y saca un { $roll }: un caldo decente. Puntos de vida: +{ $change }, ahora { $life }.
        [nothing] 🧪 { $seat } bebe y saca un { $roll }: agua estancada. No pasa nada.
        [sickness] 🧪 { $seat } bebe y saca un { $roll }: no era para beber. Puntos de vida: { $change }, ahora { $life }.
        [half] 🧪 { $seat } bebe y saca un { $roll }: media vida se le escapa por las rodillas. Puntos de vida: { $change }, ahora { $life }.
       *[death] 🧪 { $seat } bebe y saca un { $roll }: veneno, y del bueno.
    }
healing-ring-used =
    { $healed ->
        [one] 💍 { $seat } se sienta con el **Anillo Sanador** y recupera un punto de vida: ahora { $life }.
       *[other] 💍 { $seat } se sienta con el **Anillo Sanador** y recupera { $healed } puntos de vida: ahora { $life }.
    }
warning-ring-used = 💍 El **Anillo Avisador** se enfría, y { $seat } se detiene justo a un paso.
dazzling-ring-used =
    { $monster-key ->
        [none] 💍 { $seat } alza el **Anillo Deslumbrante**: un fogonazo blanco y la araña gigante se encoge para siempre.
       *[other] 💍 { $seat } alza el **Anillo Deslumbrante**: un fogonazo blanco y se acabó el { $monster }.
    }
life-lost =
    { $lost ->
        [0]
            { $cause-key ->
                [goblin] 🛡 El trasgo corta el aire. { $seat } saca un { $roll } ({ story-dice }) y no pierde nada.
                [orc] 🛡 La hoja del orco arranca chispas de la pared. { $seat } saca un { $roll } ({ story-dice }) y no pierde nada.
                [mountain-troll] 🛡 El garrote del troll cae dos palmos a la izquierda. { $seat } saca un { $roll } ({ story-dice }) y no pierde nada.
                [death-warrior] 🛡 El brazo de hueso pasa de largo. { $seat } saca un { $roll } ({ story-dice }) y no pierde nada.
                [champion-of-chaos] 🛡 La hoja negra pasa tan cerca que afeita. { $seat } saca un { $roll } ({ story-dice }) y no pierde nada.
                [vampire-bats] 🛡 Los murciélagos no encuentran dónde morder. { $seat } saca un { $roll } ({ story-dice }) y no pierde nada.
                [scorpion] 🛡 El aguijón se queda en la bota. { $seat } saca un { $roll } ({ story-dice }) y no pierde nada.
                [poison-gas] 🛡 Basta con aguantar la respiración. { $seat } saca un { $roll } ({ story-dice }) y no pierde nada.
                [crossfire-trap] 🛡 Las flechas rebotan en la armadura. { $seat } saca un { $roll } ({ story-dice }) y no pierde nada.
                [door-trap] 🛡 El mecanismo de la puerta está oxidado. { $seat } saca un { $roll } ({ story-dice }) y no pierde nada.
                [crypt-trap] 🛡 La trampa es tan vieja como la cripta. { $seat } saca un { $roll } ({ story-dice }) y no pierde nada.
                [rats] 🛡 Las ratas se dejan los dientes en las botas. { $seat } saca un { $roll } ({ story-dice }) y no pierde nada.
                [bridge] 🛡 Abajo había algo blando. { $seat } saca un { $roll } ({ story-dice }) y no pierde nada.
               *[other] 🛡 { $seat } saca un { $roll } ({ story-dice }) y no pierde nada.
            }
       *[other]
            { $cause-key ->
                [goblin] 🩸 El cuchillo del trasgo encuentra un hueco.
                [orc] 🩸 La hoja del orco muerde.
                [mountain-troll] 🩸 El garrote del troll acierta de lleno.
                [death-warrior] 🩸 Los muertos no olvidan cómo se corta.
                [champion-of-chaos] 🩸 La hoja negra atraviesa el acero como si fuera manteca.
                [giant-spider] 🩸 La araña muerde y no suelta.
                [vampire-bats] 🩸 Los murciélagos beben a placer.
                [giant-centipede] 🩸 El ciempiés tiene una garra en cada pata.
                [scorpion] 🩸 El escorpión clava el aguijón.
                [poisonous-snakes] 🩸 Colmillos y tobillos.
                [poison-gas] 🩸 El gas quema hasta el fondo.
                [explosion] 🩸 La explosión no pregunta por la armadura.
                [crossfire-trap] 🩸 Alguna flecha encuentra un hueco.
                [cave-in] 🩸 El resto del techo también duele.
                [trapdoor] 🩸 La caída es larga.
                [door-trap] 🩸 La trampa de la puerta no falla.
                [crypt-trap] 🩸 Los muertos tienen el brazo largo.
                [running] 🩸 A esa velocidad duele más.
                [dragon] 🩸 El fuego llena la cámara de pared a pared.
                [cave-troll] 🩸 El troll de las cavernas no da cambio.
                [rats] 🩸 Las ratas tienen hambre, y son muchas.
                [bridge] 🩸 Al final, el abismo sí tenía fondo.
                [vampire] 🩸 La maldición bebe.
                [snotlings] 🩸 Tienen los dientes pequeños, pero los tienen todos.
                [ghoul] 🩸 El necrófago clava las uñas.
                [amulet-of-destruction] 🩸 La otra mitad del estallido era para quien lo llevaba.
                [spell-book] 🩸 El libro devuelve el mordisco.
               *[other] 🩸 Eso ha dolido.
            } { $roll ->
                [0] { $seat } pierde { story-lost }: { story-left }.
               *[other] { $seat } saca un { $roll } ({ story-dice }) y pierde { story-lost }: { story-left }.
            }
    }
hero-died =
    { $cause-key ->
        [goblin] ☠️ { $hero } ({ $seat }) **muere** a manos de un trasgo. Las canciones dirán que fue un dragón.
        [mountain-troll] ☠️ { $hero } ({ $seat }) **muere** bajo el troll de montaña, con el grosor de un escudo.
        [death-warrior] ☠️ { $hero } ({ $seat }) **muere** por la espada de un guerrero de la muerte, y pronto marchará a su lado.
        [orc] ☠️ { $hero } ({ $seat }) **muere** en la hoja de un orco, con óxido y todo.
        [champion-of-chaos] ☠️ { $hero } ({ $seat }) **muere** a los pies del campeón del Caos, que ha visto cosas mejores.
        [giant-spider] ☠️ { $hero } ({ $seat }) **muere** en la telaraña, en un paquete para más tarde.
        [vampire-bats] ☠️ { $hero } ({ $seat }) **muere**, sin color en la cara, bajo un manto de murciélagos.
        [giant-centipede] ☠️ { $hero } ({ $seat }) **muere** por culpa de algo con demasiadas patas.
        [scorpion] ☠️ { $hero } ({ $seat }) **muere** con la mano en el bolsillo de un muerto.
        [poisonous-snakes] ☠️ { $hero } ({ $seat }) **muere** entre serpientes. Al menos fue rápido.
        [poison-gas] ☠️ { $hero } ({ $seat }) **muere** por respirar una vez de más.
        [explosion] ☠️ { $hero } ({ $seat }) **muere** por toda la sala.
        [crossfire-trap] ☠️ { $hero } ({ $seat }) **muere** entre las dos paredes, y un poco en cada una.
        [cave-in] ☠️ { $hero } ({ $seat }) **muere** bajo el techo, que le sirve de tumba.
        [trapdoor] ☠️ { $hero } ({ $seat }) **muere** contra las piedras, al fondo de la trampilla.
        [door-trap] ☠️ { $hero } ({ $seat }) **muere** en el umbral de una puerta que estaba mejor cerrada.
        [crypt-trap] ☠️ { $hero } ({ $seat }) **muere** con medio cuerpo en una cripta, y ahí se queda.
        [potion] ☠️ { $hero } ({ $seat }) **muere** con el frasco en la mano.
        [pit] ☠️ { $hero } ({ $seat }) **cae** al pozo sin fondo. El grito tarda en apagarse.
        [rotating-room] ☠️ { $hero } ({ $seat }) **queda entre cuatro paredes**: la sala giratoria se abre a la piedra viva.
        [dragon] ☠️ { $hero } ({ $seat }) **muere** en el fuego del dragón. No queda nada que enterrar.
        [running] ☠️ { $hero } ({ $seat }) **muere** a toda carrera. La trampa sola no habría bastado.
        [calming] ☠️ { $hero } ({ $seat }) **muere** con la cabeza fría. Solo la furia lo mantenía todo en pie.
        [cave-troll] ☠️ { $hero } ({ $seat }) **muere** en manos del troll de las cavernas, que habría aceptado un pagaré.
        [rats] ☠️ { $hero } ({ $seat }) **muere** bajo las ratas. Dejan las hebillas.
        [bridge] ☠️ { $hero } ({ $seat }) **muere** al fondo del abismo, entre quienes cayeron antes.
        [shadow-of-doom] ☠️ { $hero } ({ $seat }) **muere** por una mano fría, y ya no da sombra.
        [spear-trap] ☠️ { $hero } ({ $seat }) **muere** en más lanzas de las que se pueden contar. Era la tercera placa.
        [vampire] ☠️ { $hero } ({ $seat }) **muere** por la maldición del vampiro, y dentro de tres noches estará de guardia.
        [snotlings] ☠️ { $hero } ({ $seat }) **muere** bajo un montón de snotlings. Eso no lo canta ningún bardo.
        [ghoul] ☠️ { $hero } ({ $seat }) **muere** en el suelo, en brazos de un necrófago.
        [teleportation] ☠️ { $hero } ({ $seat }) **aparece** dentro de la roca maciza, y ahí acaba todo.
        [amulet-of-death] ☠️ { $hero } ({ $seat }) **muere** por culpa de una joya. El nombre ya avisaba.
        [amulet-of-destruction] ☠️ { $hero } ({ $seat }) **muere** en un fogonazo que era para los dos.
        [spell-book] ☠️ { $hero } ({ $seat }) **muere** a mitad de una frase.
       *[nightfall] ☠️ { $hero } ({ $seat }) **sigue dentro** cuando cae la noche. Nadie pregunta más.
    }{ $gold ->
        [0] { "" }
       *[other] { " " }Allí se quedan también { $gold } piezas de oro.
    }
ceiling-fell =
    { $crushed ->
        [True] ⚠️ { $seat } dijo { $named } y en el dado sale un { $roll }: se viene abajo todo.
       *[False] ⚠️ { $seat } dijo { $named } y en el dado sale un { $roll }: el bloque más grande cae al lado.
    }
# Solo el gas venenoso tira por turnos.
turns-will-be-lost =
    { $roll ->
        [0]
            { $turns ->
                [one] ⏳ { $seat } perderá el próximo turno.
               *[other] ⏳ { $seat } perderá los próximos { $turns } turnos.
            }
       *[other]
            { $turns ->
                [0] ⏳ { $seat } saca un { $roll } (D6 − 3) y se recupera enseguida: no pierde ningún turno.
                [one] ⏳ { $seat } saca un { $roll } (D6 − 3) y perderá el próximo turno.
               *[other] ⏳ { $seat } saca un { $roll } (D6 − 3) y perderá los próximos { $turns } turnos.
            }
    }
corridors-turned =
    { $corridors ->
        [0] 🔀 En el dado sale un { $roll }, pero aún no hay corredores que girar.
        [one] 🔀 En el dado sale un { $roll }: el único corredor da { $turning }.
       *[other] 🔀 En el dado sale un { $roll }: { $corridors } corredores dan { $turning }.
    }
climbed-out-by-rope = 🪢 { $seat } lanza la cuerda y sale del agujero. Regalo de un muerto.
numbers-named =
    { $danger-key ->
        [giant-spider]
            { $success ->
                [True]
                    { $numbers-count ->
                        [2] 🎲 { $seat } dice { $numbers } y saca un { $roll }: un puño entre los ojos y **la araña gigante muere**.
                        [5] 🎲 { $seat } se le echa encima entre espumarajos y saca un { $roll } (bastaba un 2): **la araña gigante muere**, varias veces.
                       *[other] 🎲 { $seat } dice { $numbers } y saca un { $roll }: el acero entra entre los ojos y **la araña gigante muere**.
                    }
               *[False]
                    { $numbers-count ->
                        [2] 🎲 { $seat } dice { $numbers } y saca un { $roll }: dos manos vacías y demasiadas patas.
                        [5] 🎲 { $seat } se le echa encima entre espumarajos y saca un { $roll } (hacía falta un 2): una buena tela, hecha trizas.
                       *[other] 🎲 { $seat } dice { $numbers } y saca un { $roll }: el acero solo encuentra patas.
                    }
            }
       *[no-torch]
            { $success ->
                [True] 🎲 { $seat } dice { $numbers } y saca un { $roll }: una chispa, y la antorcha vuelve a arder.
               *[False] 🎲 { $seat } dice { $numbers } y saca un { $roll }: sigue la oscuridad y se pierde el turno.
            }
    }
spider-fled =
    { $escaped ->
        [True] 🎲 { $seat } echa a correr y saca un { $roll } (bastaba un 3): más deprisa que ocho patas.
       *[False] 🎲 { $seat } echa a correr y saca un { $roll } (hacía falta un 3): un hilo se tensa y ya solo queda luchar.
    }
spider-shot =
    { $killed ->
        [True] 🏹 { $seat } dispara y saca un { $roll } (bastaba un 5): **la araña gigante** cae **muerta** de su tela. { story-arrows }
       *[False] 🏹 { $seat } dispara y saca un { $roll } (hacía falta un 5): la flecha se queda en la telaraña. { story-arrows }
    }
skeleton-stirred =
    { $alive ->
        [True] ⚰️ En el dado sale un { $roll }: el esqueleto se levanta y lucha como un guerrero de la muerte.
       *[False] ⚰️ En el dado sale un { $roll }: seguirá esperando un poco más.
    }

## Monstruos y combate

sneak-attacked =
    { $monster-key ->
        [orc] ⚔️ **¡Ataque por sorpresa!** El orco pega primero, y fuerte.
        [death-warrior] ⚔️ **¡Ataque por sorpresa!** El guerrero de la muerte golpea por la espalda.
        [mountain-troll] ⚔️ **¡Ataque por sorpresa!** El troll de montaña descarga el puño.
       *[other] ⚔️ **¡Ataque por sorpresa!** El { $monster } golpea primero.
    }
stance-taken =
    { $stance-key ->
        [attack] ⚔️ { $seat } ataca al { $monster }.
        [wait] ⚔️ { $seat } espera a ver qué hace el { $monster }.
        [escape] ⚔️ { $seat } da media vuelta y huye del { $monster }.
       *[other] { "" }
    }
arrow-shot =
    { $hit-key ->
        [missed] 🏹 { $seat } dispara al { $monster } y saca un { $roll }: falla. { story-arrows }
        [wounded]
            { $lost ->
                [0] 🏹 { $seat } dispara al { $monster } y saca un { $roll }: un rasguño. La mitad de un { $wound } es nada. { story-arrows }
               *[other] 🏹 { $seat } dispara al { $monster } y saca un { $roll }: le acierta. La mitad de un { $wound } le quita { story-lost }. { story-arrows }
            }
       *[killed]
            { $monster-key ->
                [champion-of-chaos]
                    { $lost ->
                        [0] 🏹 { $seat } dispara al { $monster } y saca un { $roll }: la flecha entra por la visera. { story-arrows }
                       *[other] 🏹 { $seat } dispara al { $monster } y saca un { $roll }: un tiro mortal para cualquier otro; a él le quita { story-lost }. { story-arrows }
                    }
               *[other] 🏹 { $seat } dispara al { $monster } y saca un { $roll }: directo al corazón, o a donde estaría. { story-arrows }
            }
    }
monster-reacted =
    { $monster-key ->
        [goblin]
            { $outcome-key ->
                [combat] ⚔️ El trasgo chilla y saca dos cuchillos: **¡combate!**
                [flees] ⚔️ El trasgo mira a { $seat } y desaparece.
                [escape] ⚔️ { $seat } escapa; el trasgo estaba a punto de hacer lo mismo.
                [slash-escape] ⚔️ El trasgo le lanza un tajo por detrás a { $seat } y se queda atrás, riéndose.
               *[slash-combat] ⚔️ El trasgo le lanza un tajo por detrás a { $seat } y no hay quien se lo quite de encima: **¡combate!**
            }
        [mountain-troll]
            { $outcome-key ->
                [combat] ⚔️ El troll de montaña arranca una viga: **¡combate!**
                [flees] ⚔️ El troll de montaña se aburre y vuelve a ser una roca.
                [escape] ⚔️ Cuando el troll de montaña lo entiende, { $seat } ya no está.
                [slash-escape] ⚔️ El troll de montaña descarga un golpe detrás de { $seat }, uno solo.
               *[slash-combat] ⚔️ El troll de montaña golpea por detrás a { $seat } y tiene las piernas más largas: **¡combate!**
            }
        [death-warrior]
            { $outcome-key ->
                [combat] ⚔️ El guerrero de la muerte alza el escudo sin decir palabra: **¡combate!**
                [flees] ⚔️ { $seat } se escurre mientras el guerrero de la muerte aún se coloca el cráneo.
                [escape] ⚔️ { $seat } escapa; los muertos caminan, pero no corren.
                [slash-escape] ⚔️ El guerrero de la muerte le lanza un tajo a { $seat } y vuelve a su puesto.
               *[slash-combat] ⚔️ El guerrero de la muerte le lanza un tajo a { $seat } y le cierra el paso: **¡combate!**
            }
        [orc]
            { $outcome-key ->
                [combat] ⚔️ El orco escupe en su hoja: **¡combate!**
                [flees] ⚔️ El orco gruñe, echa cuentas y se va.
                [escape] ⚔️ { $seat } escapa entre maldiciones de orco.
                [slash-escape] ⚔️ El orco le lanza un tajo a { $seat }, que ya va corriendo.
               *[slash-combat] ⚔️ El orco le lanza un tajo a { $seat } y corre igual de rápido: **¡combate!**
            }
       *[champion-of-chaos]
            { $outcome-key ->
                [combat] ⚔️ El campeón del Caos saluda, casi con cortesía: **¡combate!**
                [flees] ⚔️ { $seat } se escurre ante el campeón del Caos, que esperaba a alguien más importante.
                [escape] ⚔️ El campeón del Caos no persigue a nadie. { $seat } no pregunta por qué.
                [slash-escape] ⚔️ El campeón del Caos le lanza un solo tajo a { $seat } y se da la vuelta, con hastío.
               *[slash-combat] ⚔️ El campeón del Caos le lanza un tajo a { $seat } y llega antes a la puerta: **¡combate!**
            }
    }
# Solo para el jugador de la derecha.
monster-card-read =
    { $life ->
        [one] Lees la carta de monstruo { $card }: el { $monster } con el que se ha topado { $seat } tiene **un solo** punto de vida. Nadie más lo sabe.
       *[other] Lees la carta de monstruo { $card }: el { $monster } con el que se ha topado { $seat } tiene **{ $life }** puntos de vida. Nadie más lo sabe.
    }
round-fought =
    { $exchange-key ->
        [mighty-blow-mighty-blow] ⚔️ **Golpe Tremendo** contra **Golpe Tremendo**: dos mandobles, y llegan los dos. { story-both-hit }
        [mighty-blow-slash] ⚔️ **Golpe Tremendo** contra **Tajo**: el golpe cae a través de la hoja y de la guardia. { story-monster-hit }
        [mighty-blow-leap-aside] ⚔️ **Golpe Tremendo** contra **Salto**: mucho golpe para el aire, y un flanco abierto. { story-hero-hit }
        [slash-mighty-blow] ⚔️ **Tajo** contra **Golpe Tremendo**: el golpe barre el tajo, y detrás a quien lo daba. { story-hero-hit }
        [slash-slash] ⚔️ **Tajo** contra **Tajo**: hoja contra hoja, y un corte para cada cual. { story-both-hit }
        [slash-leap-aside] ⚔️ **Tajo** contra **Salto**: no saltó lo bastante lejos. { story-monster-hit }
        [leap-aside-mighty-blow] ⚔️ **Salto** contra **Golpe Tremendo**: el golpe da en el suelo, y la nuca queda a mano. { story-monster-hit }
        [leap-aside-slash] ⚔️ **Salto** contra **Tajo**: el salto termina en la punta de la hoja. { story-hero-hit }
       *[leap-aside-leap-aside] ⚔️ **Salto** contra **Salto**: saltan los dos, y al mismo lado. { story-both-hit }
    }
story-hero-hit = { $seat } pierde { $hero-lost } ({ story-left }).
story-monster-hit = El { $monster } pierde { $monster-lost } (lleva { $wounds }).
story-both-hit = { $seat } pierde { $hero-lost } ({ story-left }) y el { $monster }, { $monster-lost } (lleva { $wounds }).
solo-round-fought =
    { $result-key ->
        [hero-wounded] ⚔️ D12: { $roll }. El { $monster } se cuela en la guardia: { $seat } pierde 1 ({ story-left }).
        [both-wounded] ⚔️ D12: { $roll }. Golpe por golpe: { $seat } pierde 1 ({ story-left }) y el { $monster }, 1 (lleva { $wounds }).
        [monster-wounded] ⚔️ D12: { $roll }. Golpe limpio: el { $monster } pierde 1 (lleva { $wounds }).
        [monster-hard-hit] ⚔️ D12: { $roll }. Con todo el peso detrás: el { $monster } pierde 2 (lleva { $wounds }).
       *[again] ⚔️ D12: { $roll }. Los aceros se traban y se separan; nadie sale herido.
    }
monster-died =
    { $life ->
        [none]
            { $monster-key ->
                [goblin] ⚔️ **El trasgo ha muerto**, y qué silencio.
                [mountain-troll] ⚔️ **El troll de montaña ha muerto**; el suelo tiembla todavía un rato.
                [death-warrior] ⚔️ **El guerrero de la muerte ha muerto**, otra vez.
                [orc] ⚔️ **El orco ha muerto** con la maldición en la boca.
                [cave-troll] ⚔️ **El troll de las cavernas ha muerto**, y el túnel vuelve a ser ancho.
               *[champion-of-chaos] ⚔️ **El campeón del Caos ha muerto**. Sus dioses miran hacia otro lado.
            }
       *[other]
            { $monster-key ->
                [goblin] ⚔️ **El trasgo ha muerto**, y qué silencio. Tenía { story-had }.
                [mountain-troll] ⚔️ **El troll de montaña ha muerto**; el suelo tiembla todavía un rato. Tenía { story-had }.
                [death-warrior] ⚔️ **El guerrero de la muerte ha muerto**, otra vez. Tenía { story-had }.
                [orc] ⚔️ **El orco ha muerto** con la maldición en la boca. Tenía { story-had }.
                [cave-troll] ⚔️ **El troll de las cavernas ha muerto**, y el túnel vuelve a ser ancho. Tenía { story-had }.
               *[champion-of-chaos] ⚔️ **El campeón del Caos ha muerto**; sus dioses miran hacia otro lado. Tenía { story-had }.
            }
    }
story-had =
    { $life ->
        [one] un punto de vida
       *[other] { $life } puntos de vida
    }

## La cámara del tesoro

chamber-entered =
    { $stayed ->
        [True] 🐉 { $seat } sigue en la cámara del tesoro, con oro hasta los codos.
       *[False] 🐉 { $seat } entra de puntillas en la **cámara del tesoro**. Oro de pared a pared y, encima, algo que respira.
    }
treasure-taken =
    { $treasures-count ->
        [0] 💰 { $seat } alarga la mano, pero ya no queda tesoro.
       *[other]
            { $gold ->
                [0] 💰 { $seat } se lleva { $treasures }. Por ahora no tiene precio.
               *[other] 💰 { $seat } se lleva { $treasures }: **{ $gold } piezas de oro**.
            }
    }
dragon-sleeps =
    { $left ->
        [one] 🐉 El dragón sigue durmiendo. Queda una ficha boca abajo; adivina cuál.
       *[other] 🐉 El dragón sigue durmiendo. Quedan { $left } fichas boca abajo.
    }
dragon-woke = 🐉 { $seat } levanta la vista y se encuentra con un ojo como una rueda de carro. **¡El dragón ha despertado!**
treasure-lost =
    { $gold ->
        [0] 🐉 { $seat } no llevaba nada que el dragón pudiera quitarle.
       *[other] 🐉 { $seat } lo suelta todo: { $gold } piezas de oro que vuelven a ser del dragón.
    }
dragon-tokens-shuffled = 🐉 El dragón se enrosca sobre el oro que le queda: se barajan sus fichas, boca abajo.

## El final

night-fell = 🌙 **Cae la noche.** En lo hondo del castillo Dragonfire despierta todo lo que dormía.
