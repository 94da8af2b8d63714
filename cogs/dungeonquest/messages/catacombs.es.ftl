### DungeonQuest Catacombs: lo que hay debajo, lo que ha subido de allí y lo que se pregunta.
### @family loot-*

dungeonquest-option-catacombs = DungeonQuest Catacombs
dungeonquest-option-room-deck = Salas con las Catacumbas
room-deck-balanced = equilibradas
room-deck-harder = más duras, sin quitar nada
room-deck-hardest = las más duras, sin salas vacías

## Amuletos

amulet-command = Amuleto de Mando
amulet-command-about = los orcos y los campeones del Caos se apartan, aunque ataquen por sorpresa.
amulet-control = Amuleto de Control
amulet-control-about = tú decides dónde se detiene una sala giratoria.
amulet-death = Amuleto de Muerte
amulet-death-about = un D12 por turno: con un 1 mueres. Te lo arrancas con un D12 que no supere tu Fuerza.
amulet-destruction = Amuleto de Destrucción
amulet-destruction-about = estalla en tu próximo combate: un D6 de puntos de vida para cada bando.
amulet-dragonfire = Amuleto Dragonfire
amulet-dragonfire-about = despierta al dragón en cuanto entras en su cámara.
amulet-escape = Amuleto de Fuga
amulet-escape-about = cada vez que huyes de un monstruo, lo consigues.
amulet-levitation = Amuleto de Levitación
amulet-levitation-about = ni trampillas, ni pozos sin fondo, ni puentes son un peligro para ti.
amulet-luck = Amuleto de la Suerte
amulet-luck-about = tu Suerte sube 2 puntos.
amulet-madness = Amuleto de la Locura
amulet-madness-about = un D6 por turno: con un 1 o un 2, otra persona decide hacia dónde vas.
amulet-spider-god = Amuleto del Dios Araña
amulet-spider-god-about = ninguna araña gigante te toca.
amulet-teleportation = Amuleto de Teletransportación
amulet-teleportation-about = te saca de toda trampa; un D10 dice adónde, y el 9 es mortal.

## Caminos, llegadas y páginas

way-down-passage = pasadizo
way-down-card = pasadizo
way-down-trapdoor = trampilla
way-down-bridge = puente
way-down-companion = tras un amigo
way-down-teleport = teletransportación
way-down-back = otra vez abajo
obstacle-pit = pozo sin fondo
obstacle-bridge = puente
obstacle-hero = otro héroe
obstacle-rock = roca
drop-trapdoor = trampilla
drop-pit = pozo sin fondo
drop-bridge = puente
bearing-north = norte
bearing-east = este
bearing-west = oeste
bearing-south = sur
bearing-ground = bajo tierra
bearing-catacombs = a las Catacumbas
landing-square = una casilla
landing-rock = roca maciza
landing-taken = donde ya hay alguien
landing-below = las Catacumbas
creature-snotlings = snotlings
creature-ghoul = necrófago
page-alarm = alarma
page-curse = maldición
page-nothing = nada
page-vision = visión
page-vitality = vitalidad
page-away = fuera

## El mapa y la hoja en palabras

map-entrance = una entrada a las Catacumbas
map-below = en las Catacumbas, debajo de { $square }, { $direction-key ->
    [north] hacia el norte
    [east] hacia el este
    [south] hacia el sur
   *[west] hacia el oeste
}
map-gathered = { $count ->
    [0] ninguna carta de catacumba todavía
    [one] una carta de catacumba
   *[other] { $count } cartas de catacumba
}
map-under-hole = bajo un agujero en el techo
map-burnt = consumida por el fuego
map-shadowed = con la Sombra del Destino detrás
map-cursed = bajo la maldición del vampiro
sheet-runes = Solo tú sabes leer las runas: { $amulets }.
map-amulet-unknown = un amuleto que aún duerme
map-catacomb-pile = cartas de catacumba: { $cards }
sheet-amulet = Solo tú sabes lo que lleva { $seat } al cuello: el **{ $amulet }**, que aún no actúa.

## Partes de frases que usan varios mensajes de abajo

story-heading =
    { $heading-key ->
        [north] hacia el norte
        [east] hacia el este
        [south] hacia el sur
       *[west] hacia el oeste
    }
story-forward =
    { $forward ->
        [0] a la misma altura
        [one] una casilla más allá
       *[other] { $forward } casillas más allá
    }
# A la izquierda si es menor que 0; el diagrama de salida tiene siete casillas de ancho.
story-aside =
    { $aside ->
        [-3] { " " }y 3 a la izquierda
        [-2] { " " }y 2 a la izquierda
        [-1] { " " }y una a la izquierda
        [0] { "" }
        [1] { " " }y una a la derecha
       *[other] { " " }y { $aside } a la derecha
    }
story-gathered =
    { $cards ->
        [one] Una carta
       *[other] { $cards } cartas
    }
story-treasures =
    { $tokens-count ->
        [0]
            { $cards-count ->
                [0] nada
               *[other] { story-treasure-cards }
            }
       *[other]
            { $cards-count ->
                [0] { $tokens }
               *[other] { $tokens }, y { story-treasure-cards }
            }
    }
story-treasure-cards =
    { $cards-count ->
        [one] una carta de tesoro ({ $cards })
       *[other] cartas de tesoro ({ $cards })
    }
# Lo que hace un amuleto, lo lea quien lo lea.
story-amulet =
    { $amulet-key ->
        [command] Los orcos y los campeones del Caos obedecen a quien lo lleva.
        [control] Quien lo lleva decide dónde se detiene una sala giratoria.
        [death] Cada turno de quien lo lleva empieza con un D12, y un 1 mata.
        [destruction] Estalla en un combate, y no le gusta a ninguno de los dos bandos.
        [dragonfire] Despierta al dragón en cuanto entra en la cámara quien lo lleva.
        [escape] Quien lo lleva escapa de cualquier monstruo.
        [levitation] Quien lo lleva flota sobre trampillas, pozos y puentes.
        [luck] La Suerte de quien lo lleva sube 2 puntos.
        [madness] Cada turno de quien lo lleva empieza con un D6; con un 1 o un 2, otra persona marca el camino.
        [spider-god] Ninguna araña gigante toca a quien lo lleva.
       *[teleportation] Saca de toda trampa a quien lo lleva, hacia alguna parte.
    }

## El camino hacia abajo

went-below =
    { $way-key ->
        [passage] 🕳 { $seat } baja los escalones de { $place } y echa a andar { story-heading }.
        [card] 🕳 { $seat } se cuela por el pasadizo de { $place } y echa a andar { story-heading }.
        [trapdoor] 🕳 Debajo de { $place } hay algo más que un agujero: { $seat } cae en **las Catacumbas**, mirando { story-heading }.
        [bridge] 🕳 Una caída larga y un suelo duro: { $seat } está en **las Catacumbas**, debajo de { $place }, mirando { story-heading }.
        [companion] 🕳 { $seat } baja tras Llama Brillante a **las Catacumbas**, debajo de { $place }, y echa a andar { story-heading }.
        [teleport] 🕳 Oscuridad y gotas: { $seat } está en **las Catacumbas**, debajo de { $place }, mirando { story-heading }.
       *[back] 🕳 { $seat } echa una sola mirada a { $place } y vuelve a bajar, { story-heading }.
    }
entrance-laid =
    { $left ->
        [0] 🕳 Desde ahora, en { $place } se abre una entrada a las Catacumbas. Es la última que puede haber.
        [one] 🕳 Desde ahora, en { $place } se abre una entrada a las Catacumbas. Queda una loseta más.
       *[other] 🕳 Desde ahora, en { $place } se abre una entrada a las Catacumbas. Quedan { $left } losetas más.
    }
passage-left = 🕳 { $seat } escucha junto al pasadizo y lo deja para otro día.

## Abajo

catacomb-card-drawn =
    { $card-key ->
        [empty]
            { $count ->
                [1] 🕳 Carta { $count }: { $seat } ve paredes húmedas, piedra sin labrar y sombras.
                [2] 🕳 Carta { $count }: gotea el agua, y { $seat } cuenta las gotas.
                [3] 🕳 Carta { $count }: los pasos de { $seat } vuelven de alguna parte, algo más tarde de lo debido.
                [4] 🕳 Carta { $count }: cuelgan raíces del techo y le acarician el pelo a { $seat }.
                [5] 🕳 Carta { $count }: { $seat } pasa por encima de un esqueleto que señala hacia atrás.
               *[other] 🕳 Carta { $count }: sombras, y entre ellas { $seat }.
            }
        [exit] 🕳 Carta { $count }: una luz gris ante { $seat } y, dentro de ella, una escalera: una **salida**.
        [hole] 🕳 Carta { $count }: un **agujero en el techo**, casi al alcance de { $seat }.
        [rats] 🕳 Carta { $count }: el suelo chilla y se abalanza sobre { $seat }: una **horda de ratas**.
        [torch-goes-out] 🕳 Carta { $count }: cae del techo una gota gorda y **se apaga la antorcha** de { $seat }.
        [cave-troll] 🕳 Carta { $count }: ante { $seat } hay un **troll de las cavernas**, que tiende una mano como una pala.
        [giant-worm] 🕳 Carta { $count }: el túnel le enseña los dientes a { $seat }: un **gusano gigante**.
        [chest] 🕳 Carta { $count }: { $seat } tropieza con un viejo **cofre del tesoro**.
       *[diamond] 🕳 Carta { $count }: { $seat } recoge un trozo de hielo que no se derrite: un **diamante enorme**.
    }
no-catacomb-card-left = 🕳 No queda ninguna carta de catacumba por robar: { $seat } avanza por túneles vacíos.
chest-kept = 💰 { $seat } carga con el cofre. Lo que hay dentro se verá fuera.
worm-met = 🕳 Media vuelta y a correr. { story-gathered } y un { $roll } en el dado: { $seat } está { story-forward }{ story-aside }, debajo de { $place }, y desde ahí va { story-heading }.
catacomb-cards-shuffled =
    { $count ->
        [one] 🔀 La única carta de catacumba de { $seat } se baraja de nuevo en el mazo.
       *[other] 🔀 Las { $count } cartas de catacumba de { $seat } se barajan de nuevo en el mazo.
    }

## El troll de las cavernas

bribe-hidden =
    { $chooser-key ->
        [none] 🎲 ¿Cuánta codicia tiene este troll? Lo sabe un dado escondido, y { $seat } no.
       *[other] 🎲 { $chooser } esconde un número: lo codicioso que es el troll de { $seat }, y lo frágil.
    }
bribe-offered =
    { $accepted ->
        [True] 💰 { $seat } ofrece { story-treasures }: { $gold } piezas de oro. El número era el { $number }, y el troll pedía { $price }. Muerde una moneda y **se aparta**.
       *[False] 💰 { $seat } ofrece { story-treasures }: { $gold } piezas de oro. El número era el { $number }, y el troll pedía { $price }. { $seat } se lo queda todo, y el troll **ataca** con { story-had }.
    }
cave-troll-rolled =
    { $roll ->
        [one] 🎲 Con la locura no se regatea. El dado le da un punto de vida al troll con el que se ha topado { $seat }.
       *[other] 🎲 Con la locura no se regatea. El dado le da { $roll } puntos de vida al troll con el que se ha topado { $seat }.
    }

## El camino hacia arriba

way-up-left =
    { $hole ->
        [True] 🕳 { $seat } mira el agujero y sigue andando por debajo.
       *[False] 🕳 { $seat } no toma la salida.
    }
hole-tried =
    { $passed ->
        [True] 🎲 { $seat } salta hacia el agujero y saca un { $roll } con Agilidad { $agility }: los dedos en el borde y **arriba**.
       *[False] 🎲 { $seat } salta hacia el agujero y saca un { $roll } con Agilidad { $agility }: se queda corto el salto. El próximo turno, el agujero seguirá ahí.
    }
exit-rolled =
    { $obstacle-key ->
        [pit] 🎲 { story-gathered } y un { $roll } en el dado: { $seat } saldría { story-forward }{ story-aside }, en { $place }, por un pozo sin fondo. Otra vez.
        [bridge] 🎲 { story-gathered } y un { $roll } en el dado: { $seat } saldría { story-forward }{ story-aside }, en { $place }, y allí hay un puente sobre la nada. Otra vez.
        [hero] 🎲 { story-gathered } y un { $roll } en el dado: { $seat } saldría { story-forward }{ story-aside }, en { $place }, y el sitio está ocupado. Otra vez.
        [rock] 🎲 { story-gathered } y un { $roll } en el dado: { $seat } saldría { story-forward }{ story-aside }, en { $place }, y eso es roca. Otra vez.
       *[none] 🎲 { story-gathered } y un { $roll } en el dado: { $seat } está { story-forward }{ story-aside }, debajo de { $place }.
    }
tile-discarded = 🗺 Por un sitio así no sale nadie: { $tile }. Se roba otra loseta para { $seat }.
came-up =
    { $entrance ->
        [True] 🕳 { $seat } sale por la entrada de { $place }, con los ojos entrecerrados.
       *[False] 🕳 { $seat } empuja una losa y sale en { $place }.
    }
no-way-up = 🕳 No hay ningún sitio por donde { $seat } pueda salir, y el túnel continúa.

## Puentes, y lo que allí se pierde

bridge-left = 🌉 { $seat } se asoma al borde y se queda de este lado del puente.
treasures-dropped = 💰 { $seat } deja en el suelo { story-treasures }: { $gold } piezas de oro menos que cargar.
bridge-tried =
    { $passed ->
        [True]
            { $more ->
                [0] 🎲 { $seat } saca un { $roll } con Agilidad { $agility } y cruza el puente.
               *[other] 🎲 { $seat } saca un { $roll }, que con { $more } por la carga suma { $total }, con Agilidad { $agility }: cruza el puente entre tintineos.
            }
       *[False]
            { $more ->
                [0] 🎲 { $seat } saca un { $roll } con Agilidad { $agility }: la tercera tabla estaba pintada. **Abajo**.
               *[other] 🎲 { $seat } saca un { $roll }, que con { $more } por la carga suma { $total }, con Agilidad { $agility }: el oro tira hacia la izquierda. **Abajo**.
            }
    }
companion-tried-bridge =
    { $passed ->
        [True] 🔥 Un { $roll } con Agilidad { $agility }: Llama Brillante cruza el puente al trote.
       *[False] 🔥 Un { $roll } con Agilidad { $agility }: Llama Brillante se cuela entre las tablas. { $seat } oye el golpe.
    }
spill-rolled =
    { $count ->
        [0] 🎲 { $seat } saca un { $roll } (D6 − 2): no se le cae ni una moneda.
        [one] 🎲 { $seat } saca un { $roll } (D6 − 2): en la caída se pierde un tesoro.
       *[other] 🎲 { $seat } saca un { $roll } (D6 − 2): en la caída se pierden { $count } tesoros.
    }
treasures-spilled =
    { $taker-key ->
        [none] 💰 { $seat } pierde { story-treasures }. Son { $gold } piezas de oro menos.
       *[other] 💰 { $taker } toma a ciegas de lo que lleva { $seat }. Se pierde: { story-treasures }. Son { $gold } piezas de oro menos.
    }

## Telarañas

web-tried =
    { $companion ->
        [True]
            { $passed ->
                [True] 🕸 Llama Brillante abre camino a { $seat }: un { $roll } con Fuerza { $strength }, y la telaraña se rasga.
               *[False] 🕸 Llama Brillante abre camino a { $seat }: un { $roll } con Fuerza { $strength }. Ahora hay dos en la telaraña.
            }
       *[False]
            { $passed ->
                [True] 🕸 { $seat } saca un { $roll } con Fuerza { $strength }, y la telaraña se rasga.
               *[False] 🕸 { $seat } saca un { $roll } con Fuerza { $strength } y **no logra soltarse**. Ya no hay vuelta atrás.
            }
    }
web-burnt = 🕸 { $seat } lanza una **Bola de Fuego**, y de la telaraña queda el olor. El próximo turno se le irá en recuperarse.

## Lo que hacen los amuletos

amulet-found =
    { $reader-key ->
        [none] 📿 Su carta queda boca abajo: { $seat } no sabe qué es, ni lo sabe nadie.
       *[other] 📿 { $reader } mira su carta y pone cara de nada. { $seat } no sabe qué es.
    }
# Solo para el jugador de la derecha.
amulet-looked-at = El amuleto que ha encontrado { $seat } es el **{ $amulet }**. { story-amulet } Nadie más lo sabe.
amulet-refused = 📿 { $seat } deja el amuleto donde estaba.
amulets-gone = 📿 Solo hay una cadena: ya no quedan amuletos, y { $seat } la deja ahí.
amulet-kept =
    { $reader-key ->
        [none] 📿 { $seat } se cuelga el amuleto, y ya se verá qué pasa.
       *[other] 📿 { $seat } se cuelga el amuleto y no pierde de vista la cara de { $reader }.
    }
amulet-thrown-away =
    { $amulet-key ->
        [none]
            { $old ->
                [True] 📿 { $seat } tira el amuleto viejo, y nunca sabrá cuál era.
               *[False] 📿 { $seat } tira el amuleto nuevo, y nunca sabrá cuál era.
            }
       *[other] 📿 { $seat } tira el **{ $amulet }**.
    }
amulet-acted =
    { $reader-key ->
        [none] 📿 El amuleto que { $seat } lleva al cuello despierta: el **{ $amulet }**. { story-amulet }
       *[other] 📿 { $reader } da la vuelta a la carta: lo que { $seat } lleva al cuello es el **{ $amulet }**. { story-amulet }
    }
monster-commanded = 📿 El { $monster } ve el amuleto, saluda a { $seat } y se aparta.
room-turned-at-will = 🗺 { $seat } alza una mano, y la sala se detiene donde debe: la única salida da ahora { story-way }.
escaped-by-amulet =
    { $monster-key ->
        [none] 📿 El amuleto saca a { $seat } de entre ocho patas a la vez.
       *[other] 📿 El amuleto tira, { $seat } va detrás, y el { $monster } se queda con un palmo de narices.
    }
floated-over =
    { $drop-key ->
        [trapdoor] 📿 El suelo se abre debajo de { $seat }, que ni siquiera mira.
        [pit] 📿 { $seat } pasea sobre el pozo sin fondo, a un palmo de la nada.
       *[bridge] 📿 { $seat } camina junto al puente, por el aire.
    }
spider-held-off = 📿 La araña gigante se inclina ante el amuleto con todas sus rodillas y deja pasar a { $seat }.
death-amulet-rolled =
    { $kills ->
        [True] 📿 { $seat } saca un { $roll } por el Amuleto de Muerte: la cadena **se cierra**.
       *[False] 📿 { $seat } saca un { $roll } por el Amuleto de Muerte: no tiene prisa.
    }
amulet-torn-at =
    { $torn-off ->
        [True] 📿 { $seat } tira de la cadena y saca un { $roll } con Fuerza { $strength }: se rompe, y **adiós al amuleto**.
       *[False] 📿 { $seat } tira de la cadena y saca un { $roll } con Fuerza { $strength }: solo aprieta más.
    }
amulet-burst = 📿 El amuleto **estalla** entre { $seat } y el { $monster }, al que le toca un { $roll } (lleva { $wounds }).
madness-rolled =
    { $led ->
        [True] 📿 { $seat } saca un { $roll }: oye voces, y conocen el camino.
       *[False] 📿 { $seat } saca un { $roll }: las voces no se ponen de acuerdo.
    }
hero-led-astray =
    { $leader-key ->
        [none] 📿 { $seat } sigue a las voces { story-way }.
       *[other] 📿 { $seat } oye una voz, que es la de { $leader }: { story-way }.
    }

## Teletransportación

teleportation-ring-used = 💍 { $seat } gira el **Anillo de Teletransportación**, y donde había alguien suena un taponazo.
swept-off-by-amulet = 📿 La trampa se cierra sobre la nada: el amuleto **se ha llevado** a { $seat }.
story-bearing =
    { $bearing-key ->
        [north] tres casillas al norte
        [east] tres casillas al este
        [west] tres casillas al oeste
        [south] tres casillas al sur
        [ground] directamente hacia abajo
       *[catacombs] a las Catacumbas
    }
hero-teleported =
    { $landing-key ->
        [square] 🌀 { $seat } saca un { $roll }: { story-bearing }, es decir, { $place }.
        [taken] 🌀 { $seat } saca un { $roll }: { story-bearing }, donde ya hay alguien. Otra vez.
        [below] 🌀 { $seat } saca un { $roll }: { story-bearing }.
       *[rock]
            { $bearing-key ->
                [ground] 🌀 { $seat } saca un { $roll }: { story-bearing }, y eso es roca maciza.
               *[other] 🌀 { $seat } saca un { $roll }: { story-bearing }, más allá de los muros, y eso es roca maciza.
            }
    }

## La Sombra del Destino, el vampiro y la trampa de lanzas

shadow-follows = 👤 Desde ahora, la Sombra del Destino sigue a { $seat }. Cada turno empieza con un D12, y un 1 es el final.
shadow-rolled =
    { $kills ->
        [True] 👤 { $seat } saca un { $roll }: la sombra pone una mano fría sobre un corazón caliente.
       *[False] 👤 { $seat } saca un { $roll }. La sombra guarda las distancias.
    }
shadow-at-descent =
    { $follows ->
        [True] 👤 { $seat } saca un { $roll }, que es impar: la sombra baja también.
       *[False] 👤 { $seat } saca un { $roll }, que es par: a la sombra no le gusta la oscuridad y **se queda arriba**.
    }
shadow-left-behind = 👤 La sombra busca a { $seat } y no encuentra a nadie: **se desvanece**.
vampire-attacked =
    { $bitten ->
        [True]
            { $again ->
                [True] 🧛 { $seat } saca un { $roll } (hacía falta { $limit } o menos): dientes, otra vez, en un cuello que ya los conoce.
               *[False] 🧛 { $seat } saca un { $roll } (hacía falta { $limit } o menos): dientes. **La maldición** cuesta un punto de vida ahora y otro al comienzo de cada turno. Solo la cura la luz del día.
            }
       *[False] 🧛 { $seat } saca un { $roll } (bastaba { $limit } o menos): muerde el cuello de la ropa, se convierte en murciélago y se va, con la dignidad herida.
    }
spear-trap-sprung =
    { $stopped ->
        [True]
            { $hider-key ->
                [none] ⚠️ { $seat } pisa las placas { $named }. Era la { $hidden }: las lanzas **se detienen**, a un dedo.
               *[other] ⚠️ { $seat } pisa las placas { $named }. { $hider } había escondido la { $hidden }: las lanzas **se detienen**, a un dedo.
            }
       *[False]
            { $hider-key ->
                [none] ⚠️ { $seat } pisa las placas { $named }. Era la { $hidden }: las lanzas siguen avanzando.
               *[other] ⚠️ { $seat } pisa las placas { $named }. { $hider } había escondido la { $hidden }: las lanzas siguen avanzando.
            }
    }

## Los snotlings y el necrófago

snotlings-came = 👺 Un D10 y un D6, { $ten } y { $six }: **{ $count } snotlings** se le cuelgan a { $seat }.
story-slain =
    { $slain ->
        [0] no sale volando ninguno
        [one] sale volando un snotling
       *[other] salen volando { $slain } snotlings
    }
story-last-slain =
    { $slain ->
        [one] sale volando el último
       *[other] salen volando los últimos { $slain }
    }
story-hanging-on =
    { $left ->
        [one] queda uno
       *[other] quedan { $left }
    }
snotlings-slain =
    { $left ->
        [0]
            { $plus ->
                [0] 👺 { $seat } saca un { $roll }: { story-last-slain }, y la losa **se cierra**.
               *[other] 👺 { $seat } saca un { $roll }, y { $plus } más por la locura: { story-last-slain }, y la losa **se cierra**.
            }
       *[other]
            { $plus ->
                [0] 👺 { $seat } saca un { $roll }: { story-slain } y { story-hanging-on }.
               *[other] 👺 { $seat } saca un { $roll }, y { $plus } más por la locura: { story-slain } y { story-hanging-on }.
            }
    }
snotlings-joined =
    { $roll ->
        [one] 👺 Del agujero que hay bajo { $seat } sale uno más: ya son { $count }.
       *[other] 👺 Del agujero que hay bajo { $seat } salen { $roll } más: ya son { $count }.
    }
creature-burnt =
    { $creature-key ->
        [snotlings] ✨ { $seat } lanza una **Bola de Fuego**: huele a snotling chamuscado, y ya no chilla nadie. El próximo turno se le irá en recuperarse.
       *[ghoul] ✨ { $seat } lanza una **Bola de Fuego** a un palmo de la cara: el necrófago es ceniza. El próximo turno se le irá en recuperarse.
    }
ghoul-attacked =
    { $companion ->
        [True]
            { $roll ->
                [one] 🧟 Llama Brillante se interpone entre { $seat } y el necrófago, que tiene un punto de vida.
               *[other] 🧟 Llama Brillante se interpone entre { $seat } y el necrófago, que tiene { $roll } puntos de vida.
            }
       *[False]
            { $roll ->
                [one] 🧟 { $seat } rueda por el suelo con el necrófago, que tiene un punto de vida.
               *[other] 🧟 { $seat } rueda por el suelo con el necrófago, que tiene { $roll } puntos de vida.
            }
    }
story-ghoul-left =
    { $ghoul-life ->
        [0] no le queda ninguno
        [one] le queda 1
       *[other] le quedan { $ghoul-life }
    }
ghoul-round-fought =
    { $hit ->
        [True]
            { $companion ->
                [True] 🧟 Llama Brillante: un { $roll } con Fuerza { $strength }. El necrófago pierde un punto de vida ({ story-ghoul-left }).
               *[False] 🧟 { $seat } saca un { $roll } con Fuerza { $strength }: el necrófago pierde un punto de vida ({ story-ghoul-left }).
            }
       *[False]
            { $companion ->
                [True] 🧟 Llama Brillante: un { $roll } con Fuerza { $strength }. El necrófago puede más.
               *[False] 🧟 { $seat } saca un { $roll } con Fuerza { $strength }: el necrófago puede más.
            }
    }
ghoul-died = 🧟 **El necrófago ha muerto**, y cómo pesa. { $seat } sale de debajo a rastras.

## El Amuleto del Mago

wizards-half-kept = 📿 { $seat } se la guarda: { $card }. Una mitad sola no hace nada.
wizards-amulet-joined =
    { $understood ->
        [True] 📿 Las mitades encajan con un clic. { $seat } saca un { $roll }, que es par, y **lee las runas**.
       *[False] 📿 Las mitades encajan con un clic. { $seat } saca un { $roll }, que es impar: las runas podrían ser huellas de gallina.
    }
# Solo para quien lo encontró.
runes-read =
    { $amulets-count ->
        [0] Las runas hablan de amuletos que ya tienen dueño.
       *[other] Las runas te dejan ver { $amulets }. Nadie más sabe leerlas.
    }

## Los cofres y el libro de hechizos

catacomb-chest-opened = 💰 { $seat } revienta el cofre viejo y saca un { $roll }: { $gold } piezas de oro, y con eso van **{ $total }**.
chest-opened =
    { $exploded ->
        [True] 💰 { $seat } gira la llave y saca un { $roll } (hacía falta un 5): un siseo, un estruendo. El cofre **explota**.
       *[False] 💰 { $seat } gira la llave y saca un { $roll } (bastaba un 5): ningún estruendo y { $gold } piezas de oro, y con eso van **{ $total }**.
    }
chest-left-shut = 💰 { $seat } pega la oreja al cofre, oye un tictac y ahí lo deja.
spell-book-read =
    { $page-key ->
        [alarm] 📖 { $seat } lee en voz alta y saca un { $roll }: era la palabra para **despertar**.
        [curse] 📖 { $seat } lee en voz alta y saca un { $roll }: una **maldición**, y el libro suelta una risita.
        [nothing] 📖 { $seat } lee y saca un { $roll }: siete consonantes y ninguna vocal. No pasa nada.
        [vision] 📖 { $seat } lee y saca un { $roll }: una **visión** de lo que hay entre tanto oro.
        [vitality] 📖 { $seat } lee y saca un { $roll }: **vitalidad** hasta la punta de los pies.
       *[away] 📖 { $seat } lee y saca un { $roll }: la cámara se vuelve fina como el papel. **¡Fuera!**
    }
vitality-won =
    { $healed ->
        [0] 📖 { $seat } ya estaba bien, y sigue igual: { $life } puntos de vida.
        [one] 📖 { $seat } recupera un punto de vida: ahora { $life }.
       *[other] 📖 { $seat } recupera { $healed } puntos de vida: ahora { $life }.
    }
tokens-seen =
    { $treasures-count ->
        [0] 💰 { $seat } ve con claridad que ya no queda tesoro.
       *[other] 💰 { $seat } ve { $treasures }, y puede quedarse con dos.
    }
spell-book-returned = 📖 El libro de hechizos se escurre de las manos de { $seat } y vuelve con el oro. De la cámara no sale.
carried-out-by-spell =
    { $treasures-count ->
        [0] 🌀 { $hero } ({ $seat }) aparece con vida sobre la hierba, ante el castillo, con las manos vacías.
       *[other] 🌀 { $hero } ({ $seat }) aparece con vida sobre la hierba, ante el castillo, con { $treasures }: **{ $gold } piezas de oro** en total.
    }

## Lo que se pregunta

dungeonquest-go-down =
    { $rounds-left ->
        [one] **Hay un pasadizo hacia abajo en { $place }: ¿bajas?** Robas una carta de catacumba ahora mismo y otra en cada turno allí abajo; solo se vuelve a subir por una salida o por un agujero.
            -# Puntos de vida: { $life } · última ronda antes de la noche
       *[other] **Hay un pasadizo hacia abajo en { $place }: ¿bajas?** Robas una carta de catacumba ahora mismo y otra en cada turno allí abajo; solo se vuelve a subir por una salida o por un agujero.
            -# Puntos de vida: { $life } · { $rounds-left } rondas hasta la noche
    }
dungeonquest-go-down-public = ¿bajas?
dungeonquest-choose-heading = **Estás debajo de { $place }: ¿hacia dónde viajas?** Cada carta de catacumba es una casilla en esa dirección; un dado dirá cuánto te desvías al salir.
dungeonquest-choose-heading-public = ¿hacia dónde viajas?
dungeonquest-take-way-up =
    { $hole ->
        [True] **Un agujero en el techo: ¿saltas?** Sales con un D10 que no supere tu Agilidad. Si fallas, puedes repetir el próximo turno en vez de robar carta.
       *[False] **Una salida: ¿la tomas?** Un dado dirá cuánto te desvías al salir.
    }
    { $rounds-left ->
        [one] -# { story-cards-drawn } · { story-heading }, desde { $place } · última ronda antes de la noche
       *[other] -# { story-cards-drawn } · { story-heading }, desde { $place } · { $rounds-left } rondas hasta la noche
    }
story-cards-drawn =
    { $cards ->
        [one] Llevas una carta
       *[other] Llevas { $cards } cartas
    }
dungeonquest-take-way-up-public = ¿subes?
dungeonquest-choose-entrance = **¿Por qué entrada sales?** Hay varias cerca.
dungeonquest-choose-entrance-public = ¿por qué entrada sales?
dungeonquest-turn-tile = **Sales en { $place }: ¿cómo se coloca la loseta?** Es { $tile }. Di hacia dónde mira quien entra por su flecha.
dungeonquest-turn-tile-public = ¿cómo se coloca la loseta?
dungeonquest-go-back-down =
    { $rounds-left ->
        [one] **Has salido en { $place }: ¿vuelves a bajar enseguida?** Esta es la última ronda antes de la noche.
       *[other] **Has salido en { $place }: ¿vuelves a bajar enseguida?** Seguirías viaje desde aquí; quedan { $rounds-left } rondas.
    }
dungeonquest-go-back-down-public = ¿vuelves a bajar?
dungeonquest-hide-bribe = **¿Cuánta codicia tiene el troll de las cavernas?** Se ha topado con { $foe }. Pide 100 piezas de oro por cada punto, y tiene 10 puntos de vida menos el número. Nadie lo ve todavía.
    -# { $foe } lleva { $foe-gold } piezas de oro y tiene { $foe-life ->
        [one] un punto de vida
       *[other] { $foe-life } puntos de vida
    }
dungeonquest-hide-bribe-public = esconde un número para el troll.
dungeonquest-meet-cave-troll = **El troll de las cavernas quiere oro: ¿qué haces?** Cuanto más codicioso, más débil: desde 0 piezas de oro y 10 puntos de vida hasta 900 y uno solo.
    -# Tus puntos de vida: { $life } · tu tesoro: { $gold } piezas de oro
dungeonquest-meet-cave-troll-public = ¿qué haces con el troll?
dungeonquest-offer-bribe = **¿Qué ofreces?** Si basta, el troll se lo queda todo. Si no, lo conservas y luchas. Solo hay una oferta, y un cofre sin abrir no cuenta.
dungeonquest-offer-bribe-public = ¿qué ofreces?
dungeonquest-meet-bridge =
    { $more ->
        [0] **El puente: ¿lo cruzas?** Hace falta un D10 que no pase de { $agility }.
       *[other] **El puente: ¿lo cruzas?** Hace falta un D10 que no pase de { $agility }, y tu carga le suma { $more }.
    } Quien cae pierde hasta 10 puntos de vida y unos cuantos tesoros, y acaba en las Catacumbas.
    { $load ->
        [0] -# Tus puntos de vida: { $life } · ningún tesoro
        [one] -# Tus puntos de vida: { $life } · un tesoro
       *[other] -# Tus puntos de vida: { $life } · { $load } tesoros
    }
dungeonquest-meet-bridge-public = ¿cruzas el puente?
dungeonquest-drop-treasures = **¿Qué dejas atrás?** Se pierde para siempre. De 1 a 4 tesoros suman 1 a la tirada; de 5 a 8 suman 2; más, suman 3.
dungeonquest-drop-treasures-public = ¿qué dejas atrás?
dungeonquest-follow-companion =
    { $companion-life ->
        [one] **Llama Brillante está en el fondo, con un punto de vida: ¿bajas?** Si no, sigues sin su compañía.
       *[other] **Llama Brillante está en el fondo, con { $companion-life } puntos de vida: ¿bajas?** Si no, sigues sin su compañía.
    }
dungeonquest-follow-companion-public = ¿bajas a por Llama Brillante?
dungeonquest-keep-amulet =
    { $wears ->
        [True]
            { $worn-key ->
                [none] **¿Te pones el amuleto nuevo?** Tendrías que tirar el que llevas, del que tampoco sabes qué hace.
               *[other] **¿Te pones el amuleto nuevo?** Tendrías que tirar el que llevas: { $worn }.
            }
       *[False] **¿Te pones el amuleto?** No sabrás qué hace hasta que lo haga, y los hay que matan.
    }
dungeonquest-keep-amulet-public = ¿te pones el amuleto?
dungeonquest-choose-amulet = **¿Qué amuleto eliges?** Actúa enseguida. Los demás vuelven a su mazo, y nadie sabrá cuáles eran.
dungeonquest-choose-amulet-public = elige un amuleto en secreto.
dungeonquest-turn-room = **La sala giratoria de { $place } te obedece: ¿hacia dónde da su salida?**
dungeonquest-turn-room-public = ¿hacia dónde gira la sala?
dungeonquest-hide-slab = **¿Qué placa detiene la trampa de lanzas?** { $foe } pisa dos de las tres, y muere si la tuya es la tercera. Nadie lo ve todavía.
dungeonquest-hide-slab-public = esconde una placa en secreto.
dungeonquest-name-slabs = **Las lanzas avanzan: ¿qué dos placas pisas?** Una de las tres las detiene. Si es la tercera, mueres.
dungeonquest-name-slabs-public = ¿qué dos placas pisas?
dungeonquest-burn-snotlings = **{ $snotlings } snotlings: ¿lanzas una Bola de Fuego?** Arden todos, y pierdes tu próximo turno. Luchar cuesta 2 puntos de vida, y después 1 por cada ronda más.
    -# Tus puntos de vida: { $life }
dungeonquest-burn-snotlings-public = ¿lanzas una Bola de Fuego?
dungeonquest-burn-ghoul =
    { $ghoul-life ->
        [one] **Al necrófago le queda un punto de vida: ¿lanzas una Bola de Fuego?** Arde sin remedio, y pierdes tu próximo turno.
       *[other] **Al necrófago le quedan { $ghoul-life } puntos de vida: ¿lanzas una Bola de Fuego?** Arde sin remedio, y pierdes tu próximo turno.
    }
    -# Tus puntos de vida: { $life }
dungeonquest-burn-ghoul-public = ¿lanzas una Bola de Fuego?
dungeonquest-lead-astray = **¿Hacia dónde llevan las voces?** Quien las oye es { $foe }, y les hará caso.
dungeonquest-lead-astray-public = ¿hacia dónde llevan las voces?
dungeonquest-lead-astray-out = **¿Por qué salida llevan las voces fuera de la cámara del tesoro?** Quien las oye es { $foe }, y les hará caso.
dungeonquest-lead-astray-out-public = ¿hacia qué salida llevan las voces?
dungeonquest-keep-treasure =
    { $kept-key ->
        [none] **¿Con qué tesoro te quedas?** Puedes quedarte con dos de estos; los demás vuelven.
       *[other] **¿Y con qué otro tesoro te quedas?** Has elegido { $kept }; lo demás vuelve.
    }
dungeonquest-keep-treasure-public = ¿con qué tesoro te quedas?
dungeonquest-open-chest =
    { $others ->
        [0] **¿Abres el cofre?** Un D12 de 5 o más vale 100 piezas de oro por punto. Con menos explota, pero no llevas nada más que pueda costarte.
       *[other] **¿Abres el cofre?** Un D12 de 5 o más vale 100 piezas de oro por punto. Con menos explota, y se pierde otro de tus tesoros.
    }
dungeonquest-open-chest-public = ¿abres el cofre?

## Lo que lleva un héroe, con su valor, para elegir

loot-guineas-100 = { treasure-guineas-100 }
loot-guineas-110 = { treasure-guineas-110 }
loot-guineas-120 = { treasure-guineas-120 }
loot-guineas-130 = { treasure-guineas-130 }
loot-guineas-140 = { treasure-guineas-140 }
loot-guineas-150 = { treasure-guineas-150 }
loot-guineas-160 = { treasure-guineas-160 }
loot-guineas-170 = { treasure-guineas-170 }
loot-guineas-180 = { treasure-guineas-180 }
loot-guineas-190 = { treasure-guineas-190 }
loot-guineas-200 = { treasure-guineas-200 }
loot-guineas-200-too = otras 200 guineas de oro
loot-guineas-220 = { treasure-guineas-220 }
loot-guineas-230 = { treasure-guineas-230 }
loot-guineas-240 = { treasure-guineas-240 }
loot-guineas-250 = { treasure-guineas-250 }
loot-guineas-260 = { treasure-guineas-260 }
loot-guineas-270 = { treasure-guineas-270 }
loot-guineas-280 = { treasure-guineas-280 }
loot-guineas-300 = { treasure-guineas-300 }
loot-small-gold-necklace = { treasure-small-gold-necklace } (500 de oro)
loot-gold-necklace = { treasure-gold-necklace } (700 de oro)
loot-jewelled-bracelet = { treasure-jewelled-bracelet } (800 de oro)
loot-sceptre = { treasure-sceptre } (1100 de oro)
loot-golden-mug = { treasure-golden-mug } (1500 de oro)
loot-pearl-necklace = { treasure-pearl-necklace } (1800 de oro)
loot-golden-chalice = { treasure-golden-chalice } (2000 de oro)
loot-crystal-ball = { treasure-crystal-ball } (2200 de oro)
loot-treasure-sack = { treasure-treasure-sack } (3200 de oro)
loot-big-treasure-sack = { treasure-big-treasure-sack } (3800 de oro)
loot-golden-crown = { treasure-golden-crown } (4000 de oro)
loot-giant-ruby = { treasure-giant-ruby } (4500 de oro)
loot-spell-book = { treasure-spell-book } (sin precio)
loot-chest = { treasure-chest } (sin abrir)
loot-pair-1100 = { treasure-pair-1100 } (1100 de oro)
loot-pair-700 = { treasure-pair-700 } (700 de oro)
loot-catacombs-250 = { treasure-catacombs-250 } (250 de oro)
loot-catacombs-600 = { treasure-catacombs-600 } (600 de oro)
loot-catacombs-900 = { treasure-catacombs-900 } (900 de oro)
loot-catacombs-1300 = { treasure-catacombs-1300 } (1300 de oro)
loot-room-bracelet = { room-card-bracelet } (40 de oro)
loot-room-jewellery = { room-card-jewellery } (30 de oro)
loot-search-ring = { search-card-ring } (90 de oro)
loot-search-jewellery = { search-card-jewellery } (200 de oro)
loot-search-golden-guineas = { search-card-golden-guineas } (10 de oro)
loot-crypt-jewelled-dagger = { crypt-card-jewelled-dagger } (250 de oro)
loot-crypt-bracelet = { crypt-card-bracelet } (120 de oro)
loot-crypt-brooch = { crypt-card-brooch } (100 de oro)
loot-crypt-golden-guineas = { crypt-card-golden-guineas } (50 de oro)
loot-corpse-necklace = { corpse-card-necklace } (150 de oro)
loot-corpse-guineas-60 = { corpse-card-guineas-60 }
loot-corpse-guineas-20 = { corpse-card-guineas-20 }
loot-catacomb-chest = { catacomb-card-chest } (sin abrir)
loot-catacomb-diamond = { catacomb-card-diamond } (5000 de oro)
