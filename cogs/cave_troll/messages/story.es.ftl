### Lo que ocurre en la mazmorra.
### El emoji del principio dice qué clase de cosa es: carta, paso, golpe, artefacto, oro.

## Partes de frases: de dónde, adónde y dónde

story-from =
    { $start-key ->
        [pit-1] del { $start }
        [pit-2] del { $start }
        [pit-3] del { $start }
       *[other] de la { $start }
    }
story-to =
    { $end-key ->
        [pit-1] al { $end }
        [pit-2] al { $end }
        [pit-3] al { $end }
       *[other] a la { $end }
    }
story-at =
    { $space-key ->
        [pit-1] en el { $space }
        [pit-2] en el { $space }
        [pit-3] en el { $space }
       *[other] en la { $space }
    }

## El comienzo y los turnos

hands-drawn = 🎲 Todos roban una carta. Empieza { $first }.
your-first-card = Robas **{ $card }**.
turn-began = { "" }
turn-cut-short =
    { $left ->
        [one] ⏳ { $seat } deja sin usar la última acción.
       *[other] ⏳ { $seat } deja sin usar { $left } acciones.
    }
action-undone =
    { $actions ->
        [one] ↩ { $seat } deshace su última acción y tiene una.
       *[other] ↩ { $seat } deshace su última acción y vuelve a tener { $actions }.
    }

## Cartas

card-drawn =
    { $left ->
        [0] 🎴 { $seat } roba la última carta de su mazo.
        [one] 🎴 { $seat } roba una carta; queda una.
       *[other] 🎴 { $seat } roba una carta; quedan { $left }.
    }
you-drew = Robas **{ $card }**.
figure-placed =
    { $figure-key ->
        [treasure-chest] 🎴 { $seat } deja el **{ $figure }** { story-at }.
        [cave-troll] 🎴 { $seat } juega el **{ $figure }**, que irrumpe { story-at }.
       *[other] 🎴 { $seat } juega **{ $figure }** { story-at }.
    }
artifact-found = 🎴 { $seat } encuentra un artefacto y lo deja boca abajo.
you-found =
    { $coins ->
        [one] Tu artefacto: **{ $artifact }**, que vale un oro si no lo usas.
       *[other] Tu artefacto: **{ $artifact }**, que vale { $coins } de oro si no lo usas.
    }
score-room-played = 🎴 { $seat } hace puntuar la **{ $room }**.
icons-added =
    { $icons ->
        [one] ⌛ Un icono de puntuación más: { $total } en total.
       *[other] ⌛ { $icons } iconos de puntuación más: { $total } en total.
    }

## Pasos

figure-moved = 👣 { $seat } mueve su { $figure } { story-from } { story-to }.
thief-sneaked = 👣 El Ladrón de { $seat } se esfuma { story-from } y aparece en otra parte: { $end }.
wall-passed = 👣 { $seat } hace pasar por la pared a su { $figure }, { story-from } { story-to }.
gold-found = 🪙 El Matagigantes de { $seat } encuentra un oro en la { $room }, que estaba vacía.

## Habilidades

orc-slain = ⚔ El Caballero de { $seat } da con el Orco de { $owner } { story-at } y lo retira.
orc-struck = ⚔ El Orco de { $seat } abate al { $figure } de { $owner } en la { $room }.
wraith-pushed = 👻 El Espectro de { $seat } empuja al { $figure } de { $owner } { story-from } { story-to }.
figure-fled = 👣 { $seat } salva a su { $figure } del Troll de las Cavernas, { story-from } { story-to }.
figure-crushed =
    { $figure-key ->
        [treasure-chest] ⚔ El troll de { $seat } se sienta sobre el { $figure } de { $owner } en la { $room }.
       *[other] ⚔ El troll de { $seat } retira de la { $room } al { $figure } de { $owner }.
    }
rampage-pushed = ⚔ El Troll Desbocado de { $seat } empuja al { $figure } de { $owner } { story-from } { story-to }.
giant-slain = ⚔ El Matagigantes de { $seat } cae junto con el Troll Desbocado de { $owner } { story-at }.
banshee-banished = ⚔ El Paladín de { $seat } destierra al Alma en Pena de { $owner } { story-from } { story-to }.
assassin-struck = ⚔ El Asesino de { $seat } retira de la { $room } al { $figure } de { $owner }.
grunt-struck = ⚔ El Bruto de { $seat } aplasta al { $figure } de { $owner } en la { $room }.
banshee-lured = 👻 El Alma en Pena de { $seat } atrae al { $figure } de { $owner } { story-from } { story-to }.

## Artefactos

artifact-revealed = ✨ { $seat } descubre un artefacto: ¡**{ $artifact }**!
hero-revived = ✨ El { $figure } de { $seat } vuelve de entre los muertos { story-at }.
monster-banished = ✨ El cuerno espanta al { $figure } de { $owner } { story-from } { story-to }.
hero-cursed = ✨ El ídolo sonríe, y el { $figure } de { $owner } ya no está en la { $room }.

## Puntuación

room-scored = 🪙 { $seat } gana **{ $gold } de oro** por la { $room }.
room-tied = 🪙 { $seats } empatan en la { $room }, y nadie gana nada.
room-without-heroes = 🪙 En la { $room } no hay ningún héroe: el oro se queda donde está.
gold-split =
    { $lost ->
        [0] 🪙 Los Berserkers reparten la { $room }: { $gold } de oro por cabeza para { $seat } y { $seats }.
        [one] 🪙 Los Berserkers reparten la { $room }: { $gold } de oro por cabeza para { $seat } y { $seats }. Una moneda se pierde en la trifulca.
       *[other] 🪙 Los Berserkers reparten la { $room }: { $gold } de oro por cabeza para { $seat } y { $seats }. { $lost } monedas se pierden en la trifulca.
    }
board-scored = ⌛ **{ $icons } iconos: se puntúan todas las salas.**
board-scored-last = ⌛ **Se puntúan todas las salas por última vez.**
seat-scored =
    { $rooms-count ->
        [one] 🪙 { $seat } gana **{ $gold } de oro** por la { $rooms }.
       *[other] 🪙 { $seat } gana **{ $gold } de oro** por { $rooms-count } salas: { $rooms }.
    }
rooms-tied =
    { $rooms-count ->
        [one] 🪙 Nadie gana nada en la { $rooms }: hay empate.
       *[other] 🪙 Nadie gana nada por el empate en { $rooms-count } salas: { $rooms }.
    }
deck-emptied = 🏁 El mazo de { $seat } se ha acabado: termina la partida, y { $seat } gana { $gold } de oro por darse prisa.
coins-counted =
    { $gold ->
        [one] 🪙 { $seat } no usó su artefacto, { $artifact }: un oro.
       *[other] 🪙 { $seat } no usó su artefacto, { $artifact }: { $gold } de oro.
    }
most-gold =
    { $seats-count ->
        [one] 👑 { $seats } sale de la mazmorra con más oro que nadie: { $gold }.
       *[other] 👑 { $seats } salen de la mazmorra con más oro que nadie: { $gold } por cabeza.
    }
