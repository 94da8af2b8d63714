### Las palabras de las imágenes, de su texto alternativo y del mapa en texto.

# En las imágenes, donde hay poco sitio.
# En lugar de un nombre sin ninguna letra que se pueda dibujar.
art-seat = Jugador { $number }
art-no-hero = Aún sin héroe
art-rounds-left = { $count ->
    [0] Es de noche
    [one] Última ronda
   *[other] Quedan { $count } rondas
}
art-turn = Turno de { $name }
art-dead = Ha muerto
art-out = Está fuera
# Lo que hay que resolver, en unas 14 letras; la forma larga es plight-…
art-plight-giant-spider = Araña gigante
art-plight-trapdoor = En el agujero
art-plight-no-torch = Sin luz
art-plight-cave-in = Derrumbe
art-plight-dark-chamber = A oscuras
art-plight-bridge = Ante el puente
art-plight-web = Ante una red
art-plight-stuck-in-web = En la telaraña
# Bajo qué está un héroe, en más o menos las mismas letras.
art-berserk = Fuera de sí
art-spell-dark-force = Fuerza Oscura
art-spell-eyes-of-doom = Ojos en ti
art-spell-fireball = Se recupera
art-spell-invisibility = Invisible
art-spell-stasis = Tiempo parado
art-spell-passwall = Pasamuros
art-below = Catacumbas
art-under-hole = Bajo un hueco
# Un hechizo que ya no se puede lanzar.
art-spent = { $spell } (usado)
# Un amuleto que aún no actúa.
art-amulet-unknown = Amuleto desconocido
# Solo para quien se sienta a la derecha de quien lo lleva.
art-amulet-known = Solo tú sabes qué lleva { $name }: { $amulet }
art-tile-known = Solo tú sabes qué hay en { $place }: { $tile }
# Solo para quien lucha por el monstruo; siguen los corazones.
art-reader = Solo lo sabes tú: { $monster }

# Texto alternativo.
art-alt-map = { $rooms ->
    [0] Mapa de la mazmorra, aún sin explorar.
    [one] Mapa de la mazmorra con una sala explorada.
   *[other] Mapa de la mazmorra con { $rooms } salas exploradas.
} { $left ->
    [0] Ha caído la noche.
    [one] Es la última ronda.
   *[other] Quedan { $left } rondas.
}
art-alt-zoom = Una parte del mapa y una hoja de personaje. { $left ->
    [0] Ha caído la noche.
    [one] Es la última ronda.
   *[other] Quedan { $left } rondas.
}
art-alt-turn = Es el turno de { $name }.
art-alt-no-hero = { $name } aún no tiene héroe.
art-alt-hero = { $name } ({ $hero }): { $place }, { $life } de { $full } puntos de vida, { $gold } piezas de oro.
art-alt-plight = { $hero } está { $plight }.
art-alt-dead = { $name } ({ $hero }): ha muerto.
art-alt-out = { $name } ({ $hero }): fuera del castillo con { $gold } piezas de oro.
art-alt-nowhere = aún no ha entrado
art-alt-fight = { $wounds ->
    [0] Hay pelea: { $monster }, aún sin heridas.
    [one] Hay pelea: { $monster }, con una herida.
   *[other] Hay pelea: { $monster }, con { $wounds } heridas.
}
art-alt-reader = Solo tú sabes que empezó con { $life } puntos de vida.
art-alt-dragon-awake = El dragón está despierto.
art-alt-things = Junto a la hoja: { $things }.
art-alt-heroes = Héroes que puedes elegir: { $heroes }.
art-alt-sheet = { $hero }: Fuerza { $strength }, Agilidad { $agility }, Armadura { $armour }, Suerte { $luck }, { $life } puntos de vida{ $arrows ->
    [0] { "" }
   *[other] , { $arrows } flechas
}
art-alt-berserk = { $hero } está fuera de sí.
art-alt-spell = { $hero } está bajo un hechizo: { $spell }.
art-alt-companion = Llama Brillante tiene { $life } de { $full } puntos de vida{ $fallen ->
    [yes] { " " }y está en un agujero
   *[no] { "" }
}.
# Sigue a la frase sobre un héroe.
art-alt-bears = Carga con: { $burdens }.
art-alt-amulet = amuleto desconocido
art-alt-curse = maldición del vampiro
art-alt-amulet-known = Solo tú sabes qué lleva { $name }: { $amulet }.
art-alt-tile-known = Solo tú sabes qué loseta hay bocabajo en { $place }: { $tile }.
art-alt-gathered = Cartas de catacumba: { $cards }.
art-alt-amulets = Amuletos que puedes elegir: { $amulets }.
art-alt-face-down = { $count ->
    [one] Hay una loseta bocabajo.
   *[other] Hay { $count } losetas bocabajo.
}
art-alt-heroes-many = Héroes que puedes elegir, con Fuerza/Agilidad/Armadura/Suerte/puntos de vida: { $heroes }.
art-alt-sheet-short = { $hero } { $values }
art-alt-rings = Anillos que puedes elegir: { $rings }.
art-place-square = { $square }
art-place-tower = torre { $square }
art-place-chamber = cámara del tesoro
art-place-below = debajo de { $square }{ $hole ->
    [yes] { " " }bajo un hueco
   *[no] { "" }
}, hacia el { $way ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
} ({ $count ->
    [0] sin cartas
    [one] una carta
   *[other] { $count } cartas
})

# El mapa en palabras.
map-day = { $left ->
    [0] Ha caído la noche
    [one] Ronda { $sun } de { $rounds }, la última
   *[other]
        { $sun ->
            [0] Antes de la primera ronda
           *[other] Ronda { $sun } de { $rounds }
        } · quedan { $left } rondas
}
map-legend-hero = **1**–**4** héroes
map-legend-tower = ▣ torre
map-legend-chamber = $ cámara del tesoro
map-legend-face-down = ■ bocabajo
map-legend-door = + puerta
map-legend-corridor = - corredor
map-legend-portcullis = # rastrillo
map-legend-rotating-room = @ sala giratoria
map-legend-trap = ^ trampa
map-legend-dark-chamber = ? cámara oscura
map-legend-cave-in = % desplome
map-legend-pit = O pozo sin fondo
map-legend-chasm = / abismo
map-legend-bridge = H puente
map-legend-passage = > pasadizo hacia abajo
map-legend-web = * telaraña
map-legend-entrance = v entrada a las catacumbas
map-legend-below = el número de un héroe que está en las catacumbas aparece donde está su ficha de dirección
map-hero = **{ $number }** { $seat } · { $hero }
map-no-hero = { $seat } · aún sin héroe
map-turn = le toca
map-first = mueve el sol
map-dead = ha muerto ({ $cause })
map-dead-unknown = ha muerto
map-out = fuera del castillo
map-room = { $square }, { $tile }
map-tower = { $tower }
map-chamber = cámara del tesoro
map-exits = salidas: { $exits }
map-exit = { $way ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
}{ $side ->
    [door] { " " }(puerta)
    [portcullis] { " " }(rastrillo)
   *[other] { "" }
}
map-life = { $life } de { $full } puntos de vida
map-gold = { $gold ->
    [0] sin oro
    [one] una pieza de oro
   *[other] { $gold } piezas de oro
}
map-ring = { $used ->
    [yes] { $ring } (usado)
   *[no] { $ring }
}
map-arrows = { $arrows ->
    [0] sin flechas
    [one] una flecha
   *[other] { $arrows } flechas
}
map-supply = { $supply ->
    [shuriken]
        { $left ->
            [0] sin shuriken
            [one] un shuriken
           *[other] { $left } shuriken
        }
    [blowpipe]
        { $left ->
            [0] cerbatana (usada)
           *[other] cerbatana
        }
    [daggers]
        { $left ->
            [0] sin dagas
            [one] una daga
           *[other] { $left } dagas
        }
   *[salve]
        { $left ->
            [0] pomada curativa (usada)
           *[other] pomada curativa
        }
}
map-berserk = fuera de sí
map-spell = bajo un hechizo: { $spell }
map-spent = { $spells } (ya usado)
map-companion = Llama Brillante { $life }/{ $full }{ $fallen ->
    [yes] { " " }(en un agujero)
   *[no] { "" }
}
map-companion-gone = Llama Brillante ya no está
map-lost-turns = { $count ->
    [one] pierde el próximo turno
   *[other] pierde los próximos { $count } turnos
}
map-piles = Losetas que quedan: { $tiles } · fichas de tesoro: { $treasures } · fichas de dragón bocabajo: { $dragon }
map-dragon-awake = **El dragón está despierto.**
map-fight = { $seat } pelea: **{ $monster }**, { $wounds ->
    [0] aún sin heridas
    [one] con una herida
   *[other] con { $wounds } heridas
}.
map-in-play = En la mesa: { $cards }.

# Un héroe en palabras, para quien lo lleva.
sheet-values = Fuerza { $strength } · Agilidad { $agility } · Armadura { $armour } · Suerte { $luck }
sheet-reader = Solo lo sabes tú: este monstruo empezó con { $life } puntos de vida y { $left ->
    [one] le queda uno
   *[other] le quedan { $left }
}.
sheet-face-down = Solo tú sabes qué hay bocabajo: { $tiles }.
sheet-face-down-tile = { $square }, { $tile }
sheet-heroes = Héroes que puedes elegir: { $heroes }.
sheet-rings = Anillos que puedes elegir: { $rings }.
sheet-nothing = No tienes ningún héroe en esta mazmorra.
