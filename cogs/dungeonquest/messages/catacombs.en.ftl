### DungeonQuest Catacombs: what lies below, what came up from there, and what is asked about it.
### @family loot-*

dungeonquest-option-catacombs = DungeonQuest Catacombs
dungeonquest-option-room-deck = Catacomb rooms
room-deck-balanced = balanced
room-deck-harder = harder, all dangers
room-deck-hardest = hardest, none empty

## Amulets

amulet-command = Amulet of Command
amulet-command-about = orcs and champions of Chaos step aside, even those that attack by surprise.
amulet-control = Amulet of Control
amulet-control-about = you say where a rotating room stops.
amulet-death = Amulet of Death
amulet-death-about = each turn begins with a D12: a 1 kills. It is torn off with a D12 within your Strength.
amulet-destruction = Amulet of Destruction
amulet-destruction-about = bursts in your next combat: a D6 of life points from each side.
amulet-dragonfire = Amulet of Dragonfire
amulet-dragonfire-about = wakes the dragon as soon as you are in its chamber.
amulet-escape = Amulet of Escape
amulet-escape-about = whenever you run from a monster, you get away.
amulet-levitation = Amulet of Levitation
amulet-levitation-about = trapdoors, bottomless pits and bridges are no danger to you.
amulet-luck = Amulet of Luck
amulet-luck-about = your Luck is 2 higher.
amulet-madness = Amulet of Madness
amulet-madness-about = each turn begins with a D6: with a 1 or 2, somebody else says where you go.
amulet-spider-god = Amulet of the Spider God
amulet-spider-god-about = no giant spider touches you.
amulet-teleportation = Amulet of Teleportation
amulet-teleportation-about = takes you away from every trap; a D10 says where to, and a 9 is deadly.

## Ways, landings and pages

way-down-passage = passage down
way-down-card = passage down
way-down-trapdoor = trapdoor
way-down-bridge = bridge
way-down-companion = after a friend
way-down-teleport = teleportation
way-down-back = back down
obstacle-pit = bottomless pit
obstacle-bridge = bridge
obstacle-hero = another hero
obstacle-rock = rock
drop-trapdoor = trapdoor
drop-pit = bottomless pit
drop-bridge = bridge
bearing-north = north
bearing-east = east
bearing-west = west
bearing-south = south
bearing-ground = into the ground
bearing-catacombs = into the catacombs
landing-square = a square
landing-rock = solid rock
landing-taken = where somebody stands
landing-below = the catacombs
creature-snotlings = snotlings
creature-ghoul = ghoul
page-alarm = alarm
page-curse = curse
page-nothing = nothing
page-vision = vision
page-vitality = vitality
page-away = away

## The map and the sheet in words

map-entrance = an entrance to the catacombs
map-below = in the catacombs below { $square }, heading { $direction-key ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
map-gathered = { $count ->
    [0] no catacomb card drawn yet
    [one] one catacomb card drawn
   *[other] { $count } catacomb cards drawn
}
map-under-hole = under a hole in the roof
map-burnt = burnt out
map-shadowed = followed by the Shadow of Doom
map-cursed = under the vampire’s curse
sheet-runes = Only you can read the runes: { $amulets }.
map-amulet-unknown = an amulet that still sleeps
map-catacomb-pile = catacomb cards: { $cards }
sheet-amulet = Only you know what { $seat } wears: the **{ $amulet }**, which does not act yet.

## Parts of sentences, used by several messages below

story-heading =
    { $heading-key ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
story-forward =
    { $forward ->
        [0] no farther on
        [one] one square on
       *[other] { $forward } squares on
    }
# To the left below 0; the exit diagram is seven squares wide.
story-aside =
    { $aside ->
        [-3] , 3 to the left
        [-2] , 2 to the left
        [-1] , one to the left
        [0] { "" }
        [1] , one to the right
       *[other] , { $aside } to the right
    }
story-gathered =
    { $cards ->
        [one] One card
       *[other] { $cards } cards
    }
story-treasures =
    { $tokens-count ->
        [0]
            { $cards-count ->
                [0] nothing
               *[other] { story-treasure-cards }
            }
       *[other]
            { $cards-count ->
                [0] { $tokens }
               *[other] { $tokens }, and { story-treasure-cards }
            }
    }
story-treasure-cards =
    { $cards-count ->
        [one] a treasure card ({ $cards })
       *[other] treasure cards ({ $cards })
    }
# What an amulet does, whoever reads it.
story-amulet =
    { $amulet-key ->
        [command] Orcs and champions of Chaos obey whoever wears it.
        [control] Whoever wears it says where a rotating room stops.
        [death] Each turn of its wearer begins with a D12, and a 1 kills.
        [destruction] It bursts in combat, and neither side likes it.
        [dragonfire] It wakes the dragon as soon as its wearer is in the chamber.
        [escape] Whoever wears it gets away from every monster.
        [levitation] Its wearer floats over trapdoors, pits and bridges.
        [luck] It makes the Luck of its wearer 2 higher.
        [madness] Each turn of its wearer begins with a D6; with a 1 or 2, somebody else leads the way.
        [spider-god] No giant spider touches its wearer.
       *[teleportation] It takes its wearer away from every trap, somewhere.
    }

## The way down

went-below =
    { $way-key ->
        [passage] 🕳 { $seat } goes down the steps below { $place } and turns { story-heading }.
        [card] 🕳 { $seat } squeezes into the passage below { $place } and turns { story-heading }.
        [trapdoor] 🕳 Below { $place } there is more than a hole: { $seat } lands in **the catacombs**, facing { story-heading }.
        [bridge] 🕳 A long fall, and a hard floor: { $seat } is in **the catacombs** below { $place }, facing { story-heading }.
        [companion] 🕳 { $seat } climbs down after Flame Bright, into **the catacombs** below { $place }, and turns { story-heading }.
        [teleport] 🕳 It is dark, and it drips: { $seat } is in **the catacombs** below { $place }, facing { story-heading }.
       *[back] 🕳 { $seat } takes one look round { $place } and goes down again, heading { story-heading }.
    }
entrance-laid =
    { $left ->
        [0] 🕳 From now on, an entrance to the catacombs gapes in { $place }. It is the last there can be.
        [one] 🕳 From now on, an entrance to the catacombs gapes in { $place }. One more tile is left.
       *[other] 🕳 From now on, an entrance to the catacombs gapes in { $place }. { $left } more tiles are left.
    }
passage-left = 🕳 { $seat } listens at the passage, and leaves it for another day.

## Below

catacomb-card-drawn =
    { $card-key ->
        [empty]
            { $count ->
                [1] 🕳 Card { $count }: { $seat } sees wet walls, raw stone, and shadows.
                [2] 🕳 Card { $count }: water drips, and { $seat } counts the drops.
                [3] 🕳 Card { $count }: { $seat }’s steps come back from somewhere, a little later than they should.
                [4] 🕳 Card { $count }: roots hang from the roof and stroke { $seat }’s hair.
                [5] 🕳 Card { $count }: { $seat } steps over a skeleton that points back the way it came.
               *[other] 🕳 Card { $count }: shadows, and { $seat } among them.
            }
        [exit] 🕳 Card { $count }: a grey light ahead of { $seat }, and a stair in it: an **exit**.
        [hole] 🕳 Card { $count }: a **hole in the roof**, almost within { $seat }’s reach.
        [rats] 🕳 Card { $count }: the floor squeaks and runs at { $seat }: a **horde of rats**.
        [torch-goes-out] 🕳 Card { $count }: one fat drop from the roof, and { $seat }’s **torch goes out**.
        [cave-troll] 🕳 Card { $count }: in { $seat }’s way stands a **cave troll**, holding out a hand like a shovel.
        [giant-worm] 🕳 Card { $count }: the tunnel before { $seat } has teeth: a **giant worm**.
        [chest] 🕳 Card { $count }: { $seat } stubs a toe on an old **treasure chest**.
       *[diamond] 🕳 Card { $count }: { $seat } picks up a lump of ice that does not melt: a **huge diamond**.
    }
no-catacomb-card-left = 🕳 No catacomb card is left to draw: { $seat } goes on through empty tunnels.
chest-kept = 💰 { $seat } drags the chest along. What is in it will be seen outside.
worm-met = 🕳 Turn round, and run. { story-gathered } and a roll of { $roll }: { $seat } is { story-forward }{ story-aside }, below { $place }, and goes { story-heading } from there.
catacomb-cards-shuffled =
    { $count ->
        [one] 🔀 { $seat }’s only catacomb card is shuffled back into the deck.
       *[other] 🔀 { $seat }’s { $count } catacomb cards are shuffled back into the deck.
    }

## The cave troll

bribe-hidden =
    { $chooser-key ->
        [none] 🎲 How greedy is this troll? A hidden die knows, and { $seat } does not.
       *[other] 🎲 { $chooser } hides a number: how greedy { $seat }’s troll is, and how frail.
    }
bribe-offered =
    { $accepted ->
        [True] 💰 { $seat } offers { story-treasures }: { $gold } gold pieces. The number was { $number }, and the troll wanted { $price }. It bites on a coin and **stands aside**.
       *[False] 💰 { $seat } offers { story-treasures }: { $gold } gold pieces. The number was { $number }, and the troll wanted { $price }. { $seat } keeps it all, and it **attacks** with { story-had }.
    }
cave-troll-rolled =
    { $roll ->
        [one] 🎲 Nobody haggles with a berserk. The die gives the troll that { $seat } has met one life point.
       *[other] 🎲 Nobody haggles with a berserk. The die gives the troll that { $seat } has met { $roll } life points.
    }

## The way up

way-up-left =
    { $hole ->
        [True] 🕳 { $seat } looks up at the hole, and walks on below it.
       *[False] 🕳 { $seat } does not take the exit.
    }
hole-tried =
    { $passed ->
        [True] 🎲 { $seat } leaps for the hole and rolls { $roll } with Agility { $agility }: fingers over the edge, and **out**.
       *[False] 🎲 { $seat } leaps for the hole and rolls { $roll } with Agility { $agility }: too short. Next turn the hole is still there.
    }
exit-rolled =
    { $obstacle-key ->
        [pit] 🎲 { story-gathered } and a roll of { $roll }: { $seat } would come up { story-forward }{ story-aside }, in { $place }, out of a bottomless pit. Once more.
        [bridge] 🎲 { story-gathered } and a roll of { $roll }: { $seat } would come up { story-forward }{ story-aside }, in { $place }, and there is a bridge over nothing. Once more.
        [hero] 🎲 { story-gathered } and a roll of { $roll }: { $seat } would come up { story-forward }{ story-aside }, in { $place }, and somebody stands there. Once more.
        [rock] 🎲 { story-gathered } and a roll of { $roll }: { $seat } would come up { story-forward }{ story-aside }, in { $place }, and that is rock. Once more.
       *[none] 🎲 { story-gathered } and a roll of { $roll }: { $seat } is { story-forward }{ story-aside }, below { $place }.
    }
tile-discarded = 🗺 Nobody comes up in such a place: { $tile }. Another tile is drawn for { $seat }.
came-up =
    { $entrance ->
        [True] 🕳 { $seat } comes up by the entrance in { $place }, blinking.
       *[False] 🕳 { $seat } pushes a slab aside and comes up in { $place }.
    }
no-way-up = 🕳 There is no place where { $seat } could come up, and the tunnel goes on.

## Bridges, and what is lost there

bridge-left = 🌉 { $seat } takes one look over the edge and stays on this side of the bridge.
treasures-dropped = 💰 { $seat } lays down { story-treasures }: { $gold } gold pieces less to carry.
bridge-tried =
    { $passed ->
        [True]
            { $more ->
                [0] 🎲 { $seat } rolls { $roll } with Agility { $agility } and is over the bridge.
               *[other] 🎲 { $seat } rolls { $roll }, and { $more } for the load makes { $total } with Agility { $agility }: over the bridge, clinking.
            }
       *[False]
            { $more ->
                [0] 🎲 { $seat } rolls { $roll } with Agility { $agility }: the third plank was painted on. **Down** it goes.
               *[other] 🎲 { $seat } rolls { $roll }, and { $more } for the load makes { $total } with Agility { $agility }: the gold pulls to the left, and **down** it goes.
            }
    }
companion-tried-bridge =
    { $passed ->
        [True] 🔥 Flame Bright gets { $roll } with Agility { $agility } and trots over the bridge.
       *[False] 🔥 Flame Bright gets { $roll } with Agility { $agility } and goes through the planks. { $seat } hears it land.
    }
spill-rolled =
    { $count ->
        [0] 🎲 { $seat } rolls { $roll } (D6 − 2): not a coin falls out.
        [one] 🎲 { $seat } rolls { $roll } (D6 − 2): one treasure is lost in the fall.
       *[other] 🎲 { $seat } rolls { $roll } (D6 − 2): { $count } treasures are lost in the fall.
    }
treasures-spilled =
    { $taker-key ->
        [none] 💰 { $seat } loses { story-treasures }. That is { $gold } gold pieces less.
       *[other] 💰 { $taker } draws blindly from what { $seat } carries. Gone: { story-treasures }. That is { $gold } gold pieces less.
    }

## Webs

web-tried =
    { $companion ->
        [True]
            { $passed ->
                [True] 🕸 Flame Bright goes first for { $seat }: { $roll } with Strength { $strength }, and the web tears.
               *[False] 🕸 Flame Bright goes first for { $seat }: { $roll } with Strength { $strength }. Now two of them stick.
            }
       *[False]
            { $passed ->
                [True] 🕸 { $seat } rolls { $roll } with Strength { $strength }, and the web tears.
               *[False] 🕸 { $seat } rolls { $roll } with Strength { $strength } and **sticks**. There is no way back now.
            }
    }
web-burnt = 🕸 { $seat } throws a **Fireball**, and the web is a smell. The next turn goes by in recovering.

## What amulets do

amulet-found =
    { $reader-key ->
        [none] 📿 Its card stays face down: { $seat } does not know what it is, and nobody else does.
       *[other] 📿 { $reader } looks at its card, and keeps a straight face. { $seat } does not know what it is.
    }
# To the player on the right alone.
amulet-looked-at = The amulet that { $seat } has found is the **{ $amulet }**. { story-amulet } Nobody else knows.
amulet-refused = 📿 { $seat } leaves the amulet where it hangs.
amulets-gone = 📿 There is only a chain: all amulets are taken, and { $seat } leaves it there.
amulet-kept =
    { $reader-key ->
        [none] 📿 { $seat } puts the amulet on, and waits what comes of it.
       *[other] 📿 { $seat } puts the amulet on, and watches the face of { $reader }.
    }
amulet-thrown-away =
    { $amulet-key ->
        [none]
            { $old ->
                [True] 📿 { $seat } throws the old amulet away, and will never know what it was.
               *[False] 📿 { $seat } throws the new amulet away, and will never know what it was.
            }
       *[other] 📿 { $seat } throws the **{ $amulet }** away.
    }
amulet-acted =
    { $reader-key ->
        [none] 📿 The amulet at { $seat }’s throat wakes up: the **{ $amulet }**. { story-amulet }
       *[other] 📿 { $reader } turns the card over: at { $seat }’s throat hangs the **{ $amulet }**. { story-amulet }
    }
monster-commanded = 📿 The { $monster } sees the amulet, salutes { $seat } and stands aside.
room-turned-at-will = 🗺 { $seat } raises a hand, and the room stops where it should: the only way out is now { story-way }.
escaped-by-amulet =
    { $monster-key ->
        [none] 📿 The amulet pulls { $seat } out of eight legs at once.
       *[other] 📿 The amulet pulls, { $seat } follows, and the { $monster } is left standing.
    }
floated-over =
    { $drop-key ->
        [trapdoor] 📿 The floor opens below { $seat }, who does not even look down.
        [pit] 📿 { $seat } strolls across the bottomless pit, a foot above nothing.
       *[bridge] 📿 { $seat } walks beside the bridge, on air.
    }
spider-held-off = 📿 The giant spider bows to the amulet with all its knees, and lets { $seat } be.
death-amulet-rolled =
    { $kills ->
        [True] 📿 { $seat } rolls { $roll } for the Amulet of Death: the chain **draws tight**.
       *[False] 📿 { $seat } rolls { $roll } for the Amulet of Death: it can wait.
    }
amulet-torn-at =
    { $torn-off ->
        [True] 📿 { $seat } pulls at the chain and rolls { $roll } with Strength { $strength }: it snaps, and the amulet is **off**.
       *[False] 📿 { $seat } pulls at the chain and rolls { $roll } with Strength { $strength }: it only gets tighter.
    }
amulet-burst = 📿 The amulet **bursts** between { $seat } and the { $monster }. Its side of it is a { $roll }: { $wounds } so far.
madness-rolled =
    { $led ->
        [True] 📿 { $seat } rolls { $roll }: voices, and they know the way.
       *[False] 📿 { $seat } rolls { $roll }: the voices cannot agree.
    }
hero-led-astray =
    { $leader-key ->
        [none] 📿 { $seat } follows the voices { story-way }.
       *[other] 📿 { $seat } hears a voice, and it is { $leader }’s: { story-way }.
    }

## Teleportation

teleportation-ring-used = 💍 { $seat } turns the **Ring of Teleportation**, and where somebody stood there is a plop.
swept-off-by-amulet = 📿 The trap shuts on nothing: the amulet has **snatched** { $seat } away.
story-bearing =
    { $bearing-key ->
        [north] three squares north
        [east] three squares east
        [west] three squares west
        [south] three squares south
        [ground] straight down
       *[catacombs] down into the catacombs
    }
hero-teleported =
    { $landing-key ->
        [square] 🌀 { $seat } rolls { $roll }: { story-bearing }, and that is { $place }.
        [taken] 🌀 { $seat } rolls { $roll }: { story-bearing }, where somebody stands already. Once more.
        [below] 🌀 { $seat } rolls { $roll }: { story-bearing }.
       *[rock]
            { $bearing-key ->
                [ground] 🌀 { $seat } rolls { $roll }: { story-bearing }, and that is solid rock.
               *[other] 🌀 { $seat } rolls { $roll }: { story-bearing }, outside the walls, and that is solid rock.
            }
    }

## The Shadow of Doom, the vampire, the spear trap

shadow-follows = 👤 The Shadow of Doom follows { $seat } from now on. Each turn begins with a D12, and a 1 is the end.
shadow-rolled =
    { $kills ->
        [True] 👤 { $seat } rolls { $roll }: the shadow lays a cold hand on a warm heart.
       *[False] 👤 { $seat } rolls { $roll }. The shadow keeps its distance.
    }
shadow-at-descent =
    { $follows ->
        [True] 👤 { $seat } rolls { $roll }, an odd number: the shadow comes down too.
       *[False] 👤 { $seat } rolls { $roll }, an even number: the shadow does not like the dark, and **stays behind**.
    }
shadow-left-behind = 👤 The shadow looks for { $seat } and finds no one: it is **gone**.
vampire-attacked =
    { $bitten ->
        [True]
            { $again ->
                [True] 🧛 { $seat } rolls { $roll } ({ $limit } or less needed): teeth, once more, in a neck that knows them.
               *[False] 🧛 { $seat } rolls { $roll } ({ $limit } or less needed): teeth. **The curse** costs a life point now, and one at the start of every turn. Only daylight heals it.
            }
       *[False] 🧛 { $seat } rolls { $roll } ({ $limit } or less needed): it bites into a collar, turns into a bat and flies off, offended.
    }
spear-trap-sprung =
    { $stopped ->
        [True]
            { $hider-key ->
                [none] ⚠️ { $seat } steps on the slabs { $named }. It was { $hidden }: the spears **stop**, a finger short.
               *[other] ⚠️ { $seat } steps on the slabs { $named }. { $hider } had hidden { $hidden }: the spears **stop**, a finger short.
            }
       *[False]
            { $hider-key ->
                [none] ⚠️ { $seat } steps on the slabs { $named }. It was { $hidden }: the spears come on.
               *[other] ⚠️ { $seat } steps on the slabs { $named }. { $hider } had hidden { $hidden }: the spears come on.
            }
    }

## Snotlings and the ghoul

snotlings-came = 👺 A D10 and a D6, { $ten } and { $six }: **{ $count } snotlings** hang on { $seat }.
story-slain =
    { $slain ->
        [0] no snotling flies
        [one] one snotling flies
       *[other] { $slain } snotlings fly
    }
story-last-slain =
    { $slain ->
        [one] the last one flies
       *[other] the last { $slain } fly
    }
story-hanging-on =
    { $left ->
        [one] one hangs on
       *[other] { $left } hang on
    }
snotlings-slain =
    { $left ->
        [0]
            { $plus ->
                [0] 👺 { $seat } rolls { $roll }: { story-last-slain }, and the slab is **shut** again.
               *[other] 👺 { $seat } rolls { $roll }, and { $plus } for the rage: { story-last-slain }, and the slab is **shut** again.
            }
       *[other]
            { $plus ->
                [0] 👺 { $seat } rolls { $roll }: { story-slain }, { story-hanging-on }.
               *[other] 👺 { $seat } rolls { $roll }, and { $plus } for the rage: { story-slain }, { story-hanging-on }.
            }
    }
snotlings-joined =
    { $roll ->
        [one] 👺 Out of the hole below { $seat } comes one more: { $count } now.
       *[other] 👺 Out of the hole below { $seat } come { $roll } more: { $count } now.
    }
creature-burnt =
    { $creature-key ->
        [snotlings] ✨ { $seat } throws a **Fireball**: it smells of singed snotling, and nothing shrieks any more. The next turn goes by in recovering.
       *[ghoul] ✨ { $seat } throws a **Fireball**, at arm’s length: the ghoul is ash. The next turn goes by in recovering.
    }
ghoul-attacked =
    { $companion ->
        [True]
            { $roll ->
                [one] 🧟 Flame Bright throws itself between { $seat } and the ghoul, which has one life point.
               *[other] 🧟 Flame Bright throws itself between { $seat } and the ghoul, which has { $roll } life points.
            }
       *[False]
            { $roll ->
                [one] 🧟 { $seat } rolls over the floor with the ghoul, which has one life point.
               *[other] 🧟 { $seat } rolls over the floor with the ghoul, which has { $roll } life points.
            }
    }
story-ghoul-left =
    { $ghoul-life ->
        [0] none left
       *[other] { $ghoul-life } left
    }
ghoul-round-fought =
    { $hit ->
        [True]
            { $companion ->
                [True] 🧟 Flame Bright gets { $roll } with Strength { $strength }: the ghoul loses one life point ({ story-ghoul-left }).
               *[False] 🧟 { $seat } rolls { $roll } with Strength { $strength }: the ghoul loses one life point ({ story-ghoul-left }).
            }
       *[False]
            { $companion ->
                [True] 🧟 Flame Bright gets { $roll } with Strength { $strength }: the ghoul is stronger.
               *[False] 🧟 { $seat } rolls { $roll } with Strength { $strength }: the ghoul is stronger.
            }
    }
ghoul-died = 🧟 The **ghoul is dead**, and heavy. { $seat } crawls out from under it.

## The Wizard’s Amulet

wizards-half-kept = 📿 { $seat } pockets it: { $card }. One half alone does nothing.
wizards-amulet-joined =
    { $understood ->
        [True] 📿 The halves click together. { $seat } rolls { $roll }, an even number, and **reads the runes**.
       *[False] 📿 The halves click together. { $seat } rolls { $roll }, an odd number: the runes might as well be chicken tracks.
    }
# To the finder alone.
runes-read =
    { $amulets-count ->
        [0] The runes speak of amulets that are all taken.
       *[other] The runes let you see { $amulets }. Nobody else can read them.
    }

## Chests and the spell book

catacomb-chest-opened = 💰 { $seat } breaks the old chest open and rolls { $roll }: { $gold } gold pieces, which makes **{ $total }**.
chest-opened =
    { $exploded ->
        [True] 💰 { $seat } turns the key and rolls { $roll } (5 needed): a hiss, a bang. The chest **explodes**.
       *[False] 💰 { $seat } turns the key and rolls { $roll } (5 needed): no bang, but { $gold } gold pieces, which makes **{ $total }**.
    }
chest-left-shut = 💰 { $seat } puts an ear to the chest, hears it tick, and leaves it.
spell-book-read =
    { $page-key ->
        [alarm] 📖 { $seat } reads aloud and rolls { $roll }: that was the word for **wake up**.
        [curse] 📖 { $seat } reads aloud and rolls { $roll }: a **curse**, and the book giggles.
        [nothing] 📖 { $seat } reads and rolls { $roll }: seven consonants, no vowel. Nothing happens.
        [vision] 📖 { $seat } reads and rolls { $roll }: a **vision** of what lies where in the gold.
        [vitality] 📖 { $seat } reads and rolls { $roll }: **vitality**, down to the toes.
       *[away] 📖 { $seat } reads and rolls { $roll }: the chamber turns thin as paper. **Away!**
    }
vitality-won =
    { $healed ->
        [0] 📖 { $seat } was well before, and still is: { $life } life points.
        [one] 📖 { $seat } gets one life point back: { $life } now.
       *[other] 📖 { $seat } gets { $healed } life points back: { $life } now.
    }
tokens-seen =
    { $treasures-count ->
        [0] 💰 { $seat } sees clearly that there is no treasure left.
       *[other] 💰 { $seat } sees { $treasures }, and may keep two.
    }
spell-book-returned = 📖 The spell book slips out of { $seat }’s hands and back into the gold. It does not leave the chamber.
carried-out-by-spell =
    { $treasures-count ->
        [0] 🌀 { $hero } ({ $seat }) sits on the grass before the castle, alive, with empty hands.
       *[other] 🌀 { $hero } ({ $seat }) sits on the grass before the castle, alive, and holds { $treasures }: **{ $gold } gold pieces** in all.
    }

## What is asked

dungeonquest-go-down =
    { $rounds-left ->
        [one] **There is a passage down in { $place }: do you take it?** You draw a catacomb card at once, and one in every turn below; only an exit or a hole leads up again.
            -# Life points: { $life } · the last round before nightfall
       *[other] **There is a passage down in { $place }: do you take it?** You draw a catacomb card at once, and one in every turn below; only an exit or a hole leads up again.
            -# Life points: { $life } · { $rounds-left } rounds before nightfall
    }
dungeonquest-go-down-public = do you go down?
dungeonquest-choose-heading = **You are below { $place }: which way do you travel?** Each catacomb card is a square in that direction; a die says how far aside you come up.
dungeonquest-choose-heading-public = which way below?
dungeonquest-take-way-up =
    { $hole ->
        [True] **A hole in the roof: do you leap for it?** You are out on a D10 within your Agility. If not, you may try again next turn instead of drawing a card.
       *[False] **An exit: do you take it?** A die says how far aside you come up.
    }
    { $rounds-left ->
        [one] -# { story-cards-drawn } · { story-heading }, from { $place } · the last round before nightfall
       *[other] -# { story-cards-drawn } · { story-heading }, from { $place } · { $rounds-left } rounds before nightfall
    }
story-cards-drawn =
    { $cards ->
        [one] One card drawn
       *[other] { $cards } cards drawn
    }
dungeonquest-take-way-up-public = do you go up?
dungeonquest-choose-entrance = **By which entrance do you come up?** There are several close by.
dungeonquest-choose-entrance-public = by which entrance do you come up?
dungeonquest-turn-tile = **You come up in { $place }: how does the tile lie?** It is { $tile }. Say which way somebody looks who comes in over its arrow.
dungeonquest-turn-tile-public = how does the tile lie?
dungeonquest-go-back-down =
    { $rounds-left ->
        [one] **You have come up in { $place }: do you go straight down again?** This is the last round before nightfall.
       *[other] **You have come up in { $place }: do you go straight down again?** You would travel on from here; { $rounds-left } rounds are left.
    }
dungeonquest-go-back-down-public = do you go down again?
dungeonquest-hide-bribe = **How greedy is the cave troll?** { $foe } has met it. It wants 100 gold pieces for each point, and has 10 life points less the number. Nobody sees it yet.
    -# { $foe } has { $foe-gold } gold pieces and { $foe-life ->
        [one] one life point
       *[other] { $foe-life } life points
    }
dungeonquest-hide-bribe-public = hide a number for the troll.
dungeonquest-meet-cave-troll = **The cave troll wants gold: what do you do?** The greedier it is, the weaker: from 0 gold pieces with 10 life points to 900 with one.
    -# Your life points: { $life } · your treasure: { $gold } gold pieces
dungeonquest-meet-cave-troll-public = what do you do about the troll?
dungeonquest-offer-bribe = **What do you offer?** If it is enough, the troll takes it all. If not, you keep it and fight. There is one offer only, and an unopened chest counts for nothing.
dungeonquest-offer-bribe-public = what do you offer?
dungeonquest-meet-bridge =
    { $more ->
        [0] **The bridge: do you cross it?** You need a D10 of no more than { $agility }.
       *[other] **The bridge: do you cross it?** You need a D10 of no more than { $agility }, and your load adds { $more } to it.
    } Whoever falls loses up to 10 life points and a few treasures, and lands in the catacombs.
    { $load ->
        [0] -# Your life points: { $life } · no treasure
        [one] -# Your life points: { $life } · one treasure
       *[other] -# Your life points: { $life } · { $load } treasures
    }
dungeonquest-meet-bridge-public = do you cross the bridge?
dungeonquest-drop-treasures = **What do you leave behind?** It is gone for good. 1 to 4 treasures add 1 to the roll, 5 to 8 add 2, more add 3.
dungeonquest-drop-treasures-public = what do you leave behind?
dungeonquest-follow-companion =
    { $companion-life ->
        [one] **Flame Bright lies at the bottom, with one life point: do you climb down?** If not, you go on without it.
       *[other] **Flame Bright lies at the bottom, with { $companion-life } life points: do you climb down?** If not, you go on without it.
    }
dungeonquest-follow-companion-public = do you climb down after it?
dungeonquest-keep-amulet =
    { $wears ->
        [True]
            { $worn-key ->
                [none] **Do you put the new amulet on?** You would have to throw away the one you wear, and of that you do not know either what it does.
               *[other] **Do you put the new amulet on?** You would have to throw away your { $worn }.
            }
       *[False] **Do you put the amulet on?** You do not know what it does until it does it, and some of them kill.
    }
dungeonquest-keep-amulet-public = do you put the amulet on?
dungeonquest-choose-amulet = **Which amulet do you choose?** It acts at once. The others go back, and nobody learns which they were.
dungeonquest-choose-amulet-public = choose an amulet, in secret.
dungeonquest-turn-room = **The rotating room in { $place } obeys you: which way is its exit?**
dungeonquest-turn-room-public = which way does the room turn?
dungeonquest-hide-slab = **Which slab stops the spear trap?** { $foe } steps on two of the three, and dies if yours is the third. Nobody sees it yet.
dungeonquest-hide-slab-public = hide a slab, in secret.
dungeonquest-name-slabs = **The spears are coming: which two slabs do you step on?** One of the three stops them. If it is the third, you are dead.
dungeonquest-name-slabs-public = which two slabs?
dungeonquest-burn-snotlings = **{ $snotlings } snotlings: throw a Fireball?** It burns them all, and you lose your next turn. Fighting costs 2 life points, then 1 for each further round.
    -# Your life points: { $life }
dungeonquest-burn-snotlings-public = do you throw a Fireball?
dungeonquest-burn-ghoul =
    { $ghoul-life ->
        [one] **The ghoul has one life point left: throw a Fireball?** It burns for certain, and you lose your next turn.
       *[other] **The ghoul has { $ghoul-life } life points left: throw a Fireball?** It burns for certain, and you lose your next turn.
    }
    -# Your life points: { $life }
dungeonquest-burn-ghoul-public = do you throw a Fireball?
dungeonquest-lead-astray = **Which way do the voices lead?** Whoever hears them is { $foe }, and will follow.
dungeonquest-lead-astray-public = where do the voices lead?
dungeonquest-lead-astray-out = **By which exit do the voices lead out of the treasure chamber?** Whoever hears them is { $foe }, and will follow.
dungeonquest-lead-astray-out-public = to which exit do the voices lead?
dungeonquest-keep-treasure =
    { $kept-key ->
        [none] **Which treasure do you keep?** You may keep two of these; the others go back.
       *[other] **And which other treasure do you keep?** You have chosen { $kept }; the rest goes back.
    }
dungeonquest-keep-treasure-public = which treasure do you keep?
dungeonquest-open-chest =
    { $others ->
        [0] **Do you open the chest?** A D12 of 5 or more is worth 100 gold pieces a point. With less it explodes, but you carry nothing else that it could cost.
       *[other] **Do you open the chest?** A D12 of 5 or more is worth 100 gold pieces a point. With less it explodes, and one of your other treasures is lost.
    }
dungeonquest-open-chest-public = do you open the chest?

## What a hero carries, with its worth, to choose from

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
loot-guineas-200-too = another 200 golden guineas
loot-guineas-220 = { treasure-guineas-220 }
loot-guineas-230 = { treasure-guineas-230 }
loot-guineas-240 = { treasure-guineas-240 }
loot-guineas-250 = { treasure-guineas-250 }
loot-guineas-260 = { treasure-guineas-260 }
loot-guineas-270 = { treasure-guineas-270 }
loot-guineas-280 = { treasure-guineas-280 }
loot-guineas-300 = { treasure-guineas-300 }
loot-small-gold-necklace = { treasure-small-gold-necklace } (500 gold)
loot-gold-necklace = { treasure-gold-necklace } (700 gold)
loot-jewelled-bracelet = { treasure-jewelled-bracelet } (800 gold)
loot-sceptre = { treasure-sceptre } (1100 gold)
loot-golden-mug = { treasure-golden-mug } (1500 gold)
loot-pearl-necklace = { treasure-pearl-necklace } (1800 gold)
loot-golden-chalice = { treasure-golden-chalice } (2000 gold)
loot-crystal-ball = { treasure-crystal-ball } (2200 gold)
loot-treasure-sack = { treasure-treasure-sack } (3200 gold)
loot-big-treasure-sack = { treasure-big-treasure-sack } (3800 gold)
loot-golden-crown = { treasure-golden-crown } (4000 gold)
loot-giant-ruby = { treasure-giant-ruby } (4500 gold)
loot-spell-book = { treasure-spell-book } (no price)
loot-chest = { treasure-chest } (unopened)
loot-pair-1100 = { treasure-pair-1100 } (1100 gold)
loot-pair-700 = { treasure-pair-700 } (700 gold)
loot-catacombs-250 = { treasure-catacombs-250 } (250 gold)
loot-catacombs-600 = { treasure-catacombs-600 } (600 gold)
loot-catacombs-900 = { treasure-catacombs-900 } (900 gold)
loot-catacombs-1300 = { treasure-catacombs-1300 } (1300 gold)
loot-room-bracelet = { room-card-bracelet } (40 gold)
loot-room-jewellery = { room-card-jewellery } (30 gold)
loot-search-ring = { search-card-ring } (90 gold)
loot-search-jewellery = { search-card-jewellery } (200 gold)
loot-search-golden-guineas = { search-card-golden-guineas } (10 gold)
loot-crypt-jewelled-dagger = { crypt-card-jewelled-dagger } (250 gold)
loot-crypt-bracelet = { crypt-card-bracelet } (120 gold)
loot-crypt-brooch = { crypt-card-brooch } (100 gold)
loot-crypt-golden-guineas = { crypt-card-golden-guineas } (50 gold)
loot-corpse-necklace = { corpse-card-necklace } (150 gold)
loot-corpse-guineas-60 = { corpse-card-guineas-60 }
loot-corpse-guineas-20 = { corpse-card-guineas-20 }
loot-catacomb-chest = { catacomb-card-chest } (unopened)
loot-catacomb-diamond = { catacomb-card-diamond } (5000 gold)
