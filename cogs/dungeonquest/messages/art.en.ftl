### The words on pictures, in their alternative texts, and in the text version of the map.

# On pictures, where there is little room.
# Stands for a player whose name has no letter that can be drawn.
art-seat = Player { $number }
art-no-hero = No hero yet
art-rounds-left = { $count ->
    [0] Nightfall
    [one] Last round
   *[other] { $count } rounds left
}
art-turn = { $name } to play
art-dead = Dead
art-out = Got out
# What has to be dealt with, in about 14 letters; the long form is plight-…
art-plight-giant-spider = Giant spider
art-plight-trapdoor = In the hole
art-plight-no-torch = No light
art-plight-cave-in = Cave-in
art-plight-dark-chamber = In the dark
art-plight-bridge = At the bridge
art-plight-web = Before a web
art-plight-stuck-in-web = In the web
# What a hero is under, in about as many letters.
art-berserk = Berserk
art-spell-dark-force = Dark Force
art-spell-eyes-of-doom = Staring
art-spell-fireball = Recovering
art-spell-invisibility = Invisible
art-spell-stasis = Time stopped
art-spell-passwall = Passwall
art-below = Catacombs
art-under-hole = Under a hole
# A spell that can be cast no more.
art-spent = { $spell } (used)
# An amulet that does not act yet.
art-amulet-unknown = Unknown amulet
# Only for the player on the right of whoever wears it.
art-amulet-known = Only you know what { $name } wears: { $amulet }
art-tile-known = Only you know what lies on { $place }: { $tile }
# Only for the one who fights for the monster; hearts follow.
art-reader = Only you know: { $monster }

# Alternative text.
art-alt-map = { $rooms ->
    [0] Map of the dungeon, still unexplored.
    [one] Map of the dungeon with one room explored.
   *[other] Map of the dungeon with { $rooms } rooms explored.
} { $left ->
    [0] Night has fallen.
    [one] This is the last round.
   *[other] { $left } rounds are left.
}
art-alt-zoom = A part of the map, and a character sheet. { $left ->
    [0] Night has fallen.
    [one] This is the last round.
   *[other] { $left } rounds are left.
}
art-alt-turn = It is { $name }’s turn.
art-alt-no-hero = { $name } has no hero yet.
art-alt-hero = { $name } ({ $hero }): { $place }, { $life } of { $full } life points, { $gold } gold pieces.
art-alt-plight = { $hero } is { $plight }.
art-alt-dead = { $name } ({ $hero }): dead.
art-alt-out = { $name } ({ $hero }): out of the castle with { $gold } gold pieces.
art-alt-nowhere = not inside yet
art-alt-fight = { $wounds ->
    [0] There is a fight: { $monster }, not wounded yet.
    [one] There is a fight: { $monster }, one wound.
   *[other] There is a fight: { $monster }, { $wounds } wounds.
}
art-alt-reader = Only you know that it had { $life } life points at the start.
art-alt-dragon-awake = The dragon is awake.
art-alt-things = Beside the sheet: { $things }.
art-alt-heroes = Heroes to choose from: { $heroes }.
art-alt-sheet = { $hero }: Strength { $strength }, Agility { $agility }, Armour { $armour }, Luck { $luck }, { $life } life points{ $arrows ->
    [0] { "" }
   *[other] , { $arrows } arrows
}
art-alt-berserk = { $hero } is berserk.
art-alt-spell = { $hero } is under a spell: { $spell }.
art-alt-companion = Flame Bright has { $life } of { $full } life points{ $fallen ->
    [yes] { " " }and sits in a hole
   *[no] { "" }
}.
# Follows the sentence about a hero.
art-alt-bears = Bears: { $burdens }.
art-alt-amulet = an unknown amulet
art-alt-curse = the vampire’s curse
art-alt-amulet-known = Only you know what { $name } wears: { $amulet }.
art-alt-tile-known = Only you know what lies face down on { $place }: { $tile }.
art-alt-gathered = Catacomb cards: { $cards }.
art-alt-amulets = Amulets to choose from: { $amulets }.
art-alt-face-down = { $count ->
    [one] One tile lies face down.
   *[other] { $count } tiles lie face down.
}
art-alt-heroes-many = Heroes to choose from, with Strength/Agility/Armour/Luck/life points: { $heroes }.
art-alt-sheet-short = { $hero } { $values }
art-alt-rings = Rings to choose from: { $rings }.
art-place-square = { $square }
art-place-tower = tower { $square }
art-place-chamber = treasure chamber
art-place-below = below { $square }{ $hole ->
    [yes] { " " }under a hole
   *[no] { "" }
}, heading { $way ->
    [north] north
    [east] east
    [south] south
   *[west] west
} ({ $count ->
    [0] no cards
    [one] one card
   *[other] { $count } cards
})

# The map in words.
map-day = { $left ->
    [0] Night has fallen
    [one] Round { $sun } of { $rounds }, the last one
   *[other]
        { $sun ->
            [0] Before the first round
           *[other] Round { $sun } of { $rounds }
        } · { $left } rounds left
}
map-legend-hero = **1**–**4** heroes
map-legend-tower = ▣ tower
map-legend-chamber = $ treasure chamber
map-legend-face-down = ■ face down
map-legend-door = + door
map-legend-corridor = - corridor
map-legend-portcullis = # portcullis
map-legend-rotating-room = @ rotating room
map-legend-trap = ^ trap
map-legend-dark-chamber = ? chamber of darkness
map-legend-cave-in = % cave-in
map-legend-pit = O bottomless pit
map-legend-chasm = / chasm
map-legend-bridge = H bridge
map-legend-passage = > passage down
map-legend-web = * spider’s web
map-legend-entrance = v entrance to the catacombs
map-legend-below = the number of a hero in the catacombs stands where its direction token lies
map-hero = **{ $number }** { $seat } · { $hero }
map-no-hero = { $seat } · no hero yet
map-turn = to play
map-first = moves the sun
map-dead = dead ({ $cause })
map-dead-unknown = dead
map-out = out of the castle
map-room = { $square }, { $tile }
map-tower = { $tower }
map-chamber = treasure chamber
map-exits = ways out: { $exits }
map-exit = { $way ->
    [north] north
    [east] east
    [south] south
   *[west] west
}{ $side ->
    [door] { " " }(door)
    [portcullis] { " " }(portcullis)
   *[other] { "" }
}
map-life = { $life } of { $full } life points
map-gold = { $gold ->
    [0] no gold
    [one] one gold piece
   *[other] { $gold } gold pieces
}
map-ring = { $used ->
    [yes] { $ring } (used)
   *[no] { $ring }
}
map-arrows = { $arrows ->
    [0] no arrows left
    [one] one arrow
   *[other] { $arrows } arrows
}
map-supply = { $supply ->
    [shuriken]
        { $left ->
            [0] no shuriken left
            [one] one shuriken
           *[other] { $left } shuriken
        }
    [blowpipe]
        { $left ->
            [0] blowpipe (used)
           *[other] blowpipe
        }
    [daggers]
        { $left ->
            [0] no daggers left
            [one] one dagger
           *[other] { $left } daggers
        }
   *[salve]
        { $left ->
            [0] healing salve (used)
           *[other] healing salve
        }
}
map-berserk = berserk
map-spell = under a spell: { $spell }
map-spent = { $spells } (used)
map-companion = Flame Bright { $life }/{ $full }{ $fallen ->
    [yes] { " " }(in a hole)
   *[no] { "" }
}
map-companion-gone = Flame Bright is gone
map-lost-turns = { $count ->
    [one] loses the next turn
   *[other] loses the next { $count } turns
}
map-piles = Tiles left: { $tiles } · treasure tokens: { $treasures } · dragon tokens face down: { $dragon }
map-dragon-awake = **The dragon is awake.**
map-fight = { $seat } fights: **{ $monster }**, { $wounds ->
    [0] not wounded yet
    [one] one wound
   *[other] { $wounds } wounds
}.
map-in-play = On the table: { $cards }.

# A hero in words, for the one who plays it.
sheet-values = Strength { $strength } · Agility { $agility } · Armour { $armour } · Luck { $luck }
sheet-reader = Only you know: this monster had { $life } life points at the start, and { $left ->
    [one] one is left
   *[other] { $left } are left
}.
sheet-face-down = Only you know what lies face down: { $tiles }.
sheet-face-down-tile = { $square }, { $tile }
sheet-heroes = Heroes to choose from: { $heroes }.
sheet-rings = Rings to choose from: { $rings }.
sheet-nothing = You have no hero in this dungeon.
