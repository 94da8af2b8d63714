### Calabozo: what it is, and how it ends.

game-calabozo = Calabozo: La aventura de los anillos
game-calabozo-about =
    Six towers, six dragons, six rings of power, and a cellar full of monsters between you and them. Fill your hands with treasures, take rings from dragons or from your adversaries, and be back in the Main Hall, all of you, with as many as the game asks for.
    -# 2 to 8 players, about two hours. 4, 6 or 8 form teams; 2, and odd numbers, play everybody alone

## Options

calabozo-option-turn-cap = A draw after
calabozo-option-teams = Teams
turn-cap-usual = 240 turns, shared by all (100 each at most)
turn-cap-short = 120 turns, shared by all
turn-cap-long = 100 turns each
teams-two = two of one size; if that does not work out, everybody alone
teams-three = three of one size; if that does not work out, two, or everybody alone
teams-four = four of one size; if that does not work out, two, or everybody alone
teams-individual = none, everybody alone

## The end

calabozo-end-victory = One kingdom is saved, and the songs about it will be long.
calabozo-end-turn-cap = All turns are over, and no kingdom is saved. The dragons keep what they have.

# A record of many games; each also tells how many were played and won.
calabozo-record-score =
    { $survived ->
        [0] never up and about at the end
        [one] up and about at the end once
       *[other] up and about at the end { $survived } times
    }

## The map around an adventurer

calabozo-map-line = The Calabozo around { $seat } ({ $figure })
calabozo-map-adventurer = { $seat } ({ $figure })
calabozo-map-too-early = This adventurer is not chosen yet.
