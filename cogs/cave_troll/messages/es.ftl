### Cave Troll: lo que dice su director de juego.

game-cave-troll = Cave Troll
game-cave-troll-about =
    Una mazmorra de 33 salas, oro en todas ellas y varios grupos de héroes que la vieron primero. Ten más héroes que nadie en una sala cuando se puntúe, y mándales a los demás orcos, espectros y cosas peores.
    -# De 2 a 4 jugadores, alrededor de una hora

## Preguntas

cave-troll-take-action =
    { $actions ->
        [one] **Tu turno: la última acción. ¿Qué haces?**
       *[other] **Tu turno: te quedan { $actions } acciones. ¿Qué haces?**
    }
cave-troll-take-action-public = es tu turno.
cave-troll-take-action-deed = ¿Adónde, o con qué?
cave-troll-take-action-target = ¿A quién, o adónde?
cave-troll-play-card = **¿Qué carta juegas y dónde?**
cave-troll-play-card-public = juega una carta.
cave-troll-push =
    { $pusher-key ->
        [wraith] **Tu Espectro está en la { $room }: ¿a quién empuja y adónde?**
       *[rampaging-troll] **Tu Troll Desbocado arrasa la { $room }: ¿a quién empuja fuera y adónde?**
    }
cave-troll-push-public = alguien está a punto de recibir un empujón.
cave-troll-push-owner = ¿De quién es el personaje?
cave-troll-flee = **Hay un Troll de las Cavernas en la { $room }. Puedes salvar a uno de tus personajes: ¿a cuál y adónde?** Lo que quede allí se retira.
cave-troll-flee-public = puedes salvar a un personaje.
cave-troll-step-on =
    { $steps ->
        [one] **Las Botas Veloces llevan a tu { $figure } un paso más. ¿Adónde?**
       *[other] **Las Botas Veloces llevan a tu { $figure } hasta { $steps } pasos más. ¿Adónde?**
    }
cave-troll-step-on-public = las Botas Veloces no paran quietas.
ask-figure = ¿Qué figura?
ask-space = ¿Adónde?

act-draw = Robar y jugar una carta
act-artifact = Jugar tu artefacto
act-artifact-short = Artefacto
act-undo = Deshacer la última acción
act-end-turn = Terminar el turno
ability-strike = abatir
ability-strike-effect = retira a un héroe de su sala.
ability-push = empujar
ability-push-effect = empuja a un personaje fuera de su sala.
ability-slay = matar a un troll
ability-slay-effect = se van los dos del tablero, el Matagigantes y el Troll Desbocado.
ability-banish = desterrar
ability-banish-effect = manda a un foso a un Alma en Pena rival.
ability-assassinate = asesinar
ability-assassinate-effect = retira a un Bruto, o al único héroe de un color que haya allí.
ability-rampage = arrasar
ability-rampage-effect = empuja a dos fuera de su sala y retira a todos los demás.
ability-crush = aplastar
ability-crush-effect = retira a todos los Aventureros rivales de su sala.
ability-lure = atraer
ability-lure-effect = trae aquí a un personaje rival de un espacio vecino.
flight-stay = No salvar a nadie
halt-stop = Parar aquí

## Opciones de la mesa y finales

cave-troll-option-characters = Personajes
character-set-classic = Clásicos: Caballero, Enano, Bárbaro, Ladrón, Troll de las Cavernas, Orco, Espectro
character-set-variant = Variante: Paladín, Matagigantes, Berserker, Asesino, Troll Desbocado, Bruto, Alma en Pena
cave-troll-end-most-gold = Un mazo se ha acabado y se cuenta el oro.
cave-troll-end-shared-gold = Un mazo se ha acabado y nadie tiene más oro que el otro.

## La mesa en palabras

table-classic = personajes clásicos
table-variant = personajes de la variante
table-head =
    Iconos de puntuación: { $icons } de { $needed } · artefactos por encontrar: { $artifacts } · { $characters }
table-turn =
    { $actions ->
        [one] Juega { $seat }, la última acción
       *[other] Juega { $seat }, le quedan { $actions } acciones
    }
table-player = { $seat } · oro: **{ $gold }** · mazo: { $deck } · mano: { $hand } · descartes: { $discard }
table-artifact = un artefacto boca abajo
table-won = 👑 ha ganado
table-removed = - fuera del tablero: { $figures }
table-room = - { $space }, { $gold } de oro: { $figures }
table-nobody = de nadie
table-controller = la controla { $seat }
table-space = - { $space }: { $figures }
table-figures = { $seat } { $figures }
table-empty = Todas las salas están vacías.

## La mano propia en palabras

hand-card = **{ $card }**: { $effect }
hand-artifact =
    { $coins ->
        [one] Tu artefacto, **{ $artifact }**: { $effect } Un oro si lo guardas hasta el final.
       *[other] Tu artefacto, **{ $artifact }**: { $effect } { $coins } de oro si lo guardas hasta el final.
    }

## Un jugador, para quien pueda actuar sobre él; breve, porque un menú muestra 100 caracteres

seat-facts = { $gold } de oro, { $deck } en el mazo
seat-artifact = un artefacto boca abajo

## Los récords de un servidor

cave-troll-record-score = { $total } de oro, { $best } en su mejor partida
