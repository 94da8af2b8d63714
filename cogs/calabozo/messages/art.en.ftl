### The words on pictures, in their alternative texts, and in the text version of the board.

# On pictures, where there is little room.
# Stands for a player whose name has no letter that can be drawn.
art-seat = Player { $number }
art-no-figure = No one yet
art-turn = { $name } to play
art-won = { $name }: victory
art-dead = Dead
art-out = Out
art-jailed = In jail
art-bound = Must fight
art-place-hall = Main Hall
art-place-corridor = { $square }
art-place-cell = cell { $square }
art-place-tower = tower { $square }
art-place-underworld = Underworld { $square }
art-steps = { $count ->
    [one] One step left
   *[other] { $count } steps left
}
art-steps-speed = With Speed, go on
art-no-treasures = No treasures yet
art-only-you = Only you see this
art-hidden-hand = { $count ->
    [0] no treasures
    [one] a treasure, not shown
   *[other] { $count } treasures, not shown
}

# Alternative text.
art-alt-table = { $round ->
    [0] The board before the first round.
   *[other] The board in round { $round } of { $cap }.
} { $rings } rings win. Still there: { $monsters ->
    [0] no monsters
    [one] one monster
   *[other] { $monsters } monsters
} and { $dragons ->
    [0] no dragons
    [one] one dragon
   *[other] { $dragons } dragons
}.
art-alt-turn = { $name } to play.
art-alt-won = { $name }: victory.
art-alt-no-figure = { $number }: { $name }, no adventurer yet.
art-alt-adventurer = { $number }: { $name } ({ $figure }), { $place }, { $treasures ->
    [0] no treasures
    [one] one treasure
   *[other] { $treasures } treasures
}
art-alt-out = { $number }: { $name } ({ $figure }), out of the game.
art-alt-lost-turns = { $count ->
    [one] loses a turn
   *[other] loses { $count } turns
}
art-alt-face-up = Face up: { $foes }.
art-alt-zoom = A part of the board.
art-alt-reach = Where you can go, from { $place }: { $squares }.
art-alt-hand = { $treasures ->
    [none] You have no treasures.
   *[other] Your treasures: { $treasures }.
} Rings that you know of: { $rings } of { $needed }.
art-alt-mate = { $name } shows: { $treasures }.
art-alt-foe = Before you: { $foe }{ $needed ->
    [0] { "" }
   *[other] , which takes { $needed } or more
}.
art-alt-figures = Adventurers to choose from: { $figures }.

# The board in words.
text-round = { $round ->
    [0] Before the first round
   *[other] Round { $round } of { $cap }
}
text-rings-needed = { $count } rings win
text-monsters = { $count ->
    [0] no monsters left
    [one] one monster left
   *[other] { $count } monsters left
}
text-dragons = { $count ->
    [0] no dragons left
    [one] one dragon left
   *[other] { $count } dragons left
}
text-legend = **1**–**8** adventurers · m monster · d dragon · H Main Hall · U Underworld · lines: ways on, without the secret doors
text-adventurer = **{ $number }** { $seat } · { $figure }
text-no-figure = **{ $number }** { $seat } · no adventurer yet
text-turn = to play
text-won = victory
text-out = out of the game
text-dead = dead ({ $place })
text-jailed = in jail
text-bound = must fight
text-lost-turns = { $count ->
    [one] loses a turn
   *[other] loses { $count } turns
}
text-treasures = { $count ->
    [0] no treasures
    [one] one treasure
   *[other] { $count } treasures
}
text-shows = seen by teammates
text-ways = ways on: { $ways }
text-way = { $way ->
    [north] north
    [east] east
    [south] south
   *[west] west
}{ $edge ->
    [door] { " " }(door)
    [secret-door] { " " }(secret door)
   *[other] { "" }
}
text-lair = { $square }: { $known ->
    [yes] { $foe }{ $lost ->
        [0] { "" }
        [one] , with a lost treasure
       *[other] , with { $lost } lost treasures
    }
   *[other] { $lost ->
        [one] a lost treasure
       *[other] { $lost } lost treasures
    }
}
text-face-up = Seen by all: { $lairs }.
text-fallen-one = { $seat } ({ $figure }) in { $square }
text-fallen = Dead for good: { $adventurers }.

# An adventurer in words, for the one who plays it.
text-hand = { $treasures ->
    [none] You have no treasures.
   *[other] Your treasures: { $treasures }.
} Rings that you know of: { $rings } of { $needed }.
text-weapons = In an attack: { $weapons }.
text-reach = { $squares ->
    [none] Your move can end nowhere else.
   *[other] Your move can end on { $squares }.
}
text-seen = Seen by you alone: { $lairs }.
text-mate = { $seat } shows you { $treasures ->
    [none] an empty hand
   *[other] { $treasures }
}.
text-figures = Adventurers to choose from: { $figures }.
text-nothing = You have no adventurer in this game.
