### What happens in the Calabozo.
### An emoji at the start says what kind of thing it is: dice, footsteps, door, card, fight, treasure.

## Parts of sentences, used by several messages below

story-treasures =
    { $count ->
        [one] one treasure
       *[other] { $count } treasures
    }
story-reveals = { $seat } turns over the card in { $square }:
story-took = { $seat } takes { story-treasures }, face down.
story-dice =
    { $points ->
        [0] { $first } + { $second } = { $total }
       *[other] { $first } + { $second } + { $points } = { $total }
    }
story-the-foe = the { $foe }
story-at-foe = the { $foe }

## Before the first turn

team-formed = 🚩 The **{ $team }**: { $seats }.
rolled-for-first = 🎲 { $seat } rolls { $roll }.
first-found =
    { $team-key ->
        [none] 🎲 { $seat } rolled highest, chooses an adventurer first and takes the first turn.
       *[other] 🎲 { $seat } rolled highest: the { $team } chooses its adventurers first and takes the first turn.
    }
adventurer-chosen =
    { $anew ->
        [True]
            { $figure-key ->
                [dwarf] 🧭 { $seat } starts again from the Main Hall as a **Dwarf**, with nothing but a short temper.
                [elf] 🧭 { $seat } starts again from the Main Hall as an **Elf**, with nothing but a song.
                [warrior] 🧭 { $seat } starts again from the Main Hall as a **Warrior**, with nothing but principles.
               *[mage] 🧭 { $seat } starts again from the Main Hall as a **Mage**, with nothing but a long hat.
            }
       *[False]
            { $figure-key ->
                [dwarf] 🧭 { $seat } plays a **Dwarf**: low ceilings are no problem.
                [elf] 🧭 { $seat } plays an **Elf**: the bigger they are, the easier to hit.
                [warrior] 🧭 { $seat } plays a **Warrior**: brave by profession.
               *[mage] 🧭 { $seat } plays a **Mage**, who has read about all of this.
            }
    }
game-began =
    { $rings ->
        [one] 🏰 All stand in the Main Hall, and { $first } begins. Whoever is back here with **one ring** of power wins; there are { $turns } turns each.
       *[other] 🏰 All stand in the Main Hall, and { $first } begins. Whoever is back here with **{ $rings } rings** of power wins; there are { $turns } turns each.
    }

## Turns and movement

turn-lost =
    { $jailed ->
        [True]
            { $left ->
                [0] ⏳ { $seat } hears the bolt slide back: the last turn in jail.
                [one] ⏳ { $seat } counts the bars: this turn is lost, and one more after it.
               *[other] ⏳ { $seat } counts the bars: this turn is lost, and { $left } more after it.
            }
       *[False]
            { $left ->
                [0] ⏳ { $seat } loses this turn.
                [one] ⏳ { $seat } loses this turn, and one more after it.
               *[other] ⏳ { $seat } loses this turn, and { $left } more after it.
            }
    }
move-rolled = 🎲 { $seat } rolls { $roll } for movement.
moved =
    { $path-count ->
        [one] 👣 { $seat } takes one step, from { $origin } to { $square }.
       *[other] 👣 { $seat } takes { $path-count } steps, from { $origin } to { $square }.
    }
stayed-put = 👣 { $seat } stays in { $square }.
door-tried =
    { $opened ->
        [True] 🚪 { $seat } feels for the secret door from { $near } to { $far } and rolls { $roll }: it opens, until the turn is over.
       *[False] 🚪 { $seat } feels for the secret door from { $near } to { $far } and rolls { $roll }, with 3 or less needed. It goes on being a wall.
    }
treasure-shown =
    { $treasure-key ->
        [speed] 💎 { $seat } shows **{ $treasure }**: the roll counts double.
        [magic-key] 💎 { $seat } shows the **{ $treasure }**, and secret doors have no secrets.
        [magic-medallion] 💎 { $seat } shows the **{ $treasure }** and looks at the card here, alone.
       *[other] 💎 { $seat } shows **{ $treasure }**.
    }
teleported = ✨ { $seat } uses up a **Teleportation**: gone from { $origin }, here in { $square }.

## Monsters and dragons

monster-revealed =
    { $monster-key ->
        [zombie] 👹 { story-reveals } a **zombie**. It has nowhere else to be.
        [goblin] 👹 { story-reveals } a **goblin**, small, green and easily offended.
        [imp] 👹 { story-reveals } an **imp**, which was hoping for company.
        [gremlin] 👹 { story-reveals } a **gremlin**. Whatever it was fixing is broken now.
        [kobold] 👹 { story-reveals } a **kobold**, half asleep on the treasure.
        [hobthrush] 👹 { story-reveals } a **hobthrush**, in a very bad mood for a house spirit.
        [ogre] 👹 { story-reveals } an **ogre**. Most of the cell is ogre.
        [giant-spider] 👹 { story-reveals } a **giant spider**, with a place at the table for each guest.
        [cyclops] 👹 { story-reveals } a **cyclops**, and it keeps an eye on the door.
        [hill-giant] 👹 { story-reveals } a **hill giant**. How it got in here is anybody’s guess.
        [giant-serpent] 👹 { story-reveals } a **giant serpent**; the ropes in the corner were all one.
        [stone-golem] 👹 { story-reveals } a **stone golem**. The statue turns its head.
        [skeleton-guard] 👹 { story-reveals } a **skeleton guard**, still on duty.
        [orc-raider] 👹 { story-reveals } an **orc raider**, who was here first.
        [minotaur] 👹 { story-reveals } a **minotaur**. It has always hated this maze.
        [black-knight] 👹 { story-reveals } a **black knight**. The visor drops without a word.
        [lizard-man] 👹 { story-reveals } a **lizard man**, who blinks sideways and draws.
        [ghost] 👹 { story-reveals } a **ghost**, and the candles go blue.
        [banshee] 👹 { story-reveals } a **banshee**, about to sing.
        [vampire] 👹 { story-reveals } a **vampire**, delighted to have somebody for dinner.
        [lich] 👹 { story-reveals } a **lich**, old enough to be patient.
        [djinn] 👹 { story-reveals } a **djinn**. It grants no wishes today.
        [portal] 🌀 { story-reveals } no monster at all, but a **portal**.
       *[jail] 🔒 { story-reveals } no monster at all, but a **jail**.
    }
dragon-revealed =
    { $dragon-key ->
        [red] 🐉 { story-reveals } the **red dragon**. It was warm in here already.
        [blue] 🐉 { story-reveals } the **blue dragon**, and sparks run along its teeth.
        [green] 🐉 { story-reveals } the **green dragon**. The mist was its breath.
        [black] 🐉 { story-reveals } the **black dragon**; that part of the dark has eyes.
        [white] 🐉 { story-reveals } the **white dragon**, and frost creeps up the walls.
       *[gold] 🐉 { story-reveals } the **golden dragon**. It has been expecting somebody taller.
    }
# To one seat only.
you-saw =
    { $foe-key ->
        [portal] The card in { $square } is a **portal**: it takes you to the Main Hall, with the treasure that lies here. Tell whom you like.
        [jail] The card in { $square } is a **jail**: it costs you 1 to 6 turns, and then the treasure is yours. Tell whom you like.
       *[other] The card in { $square }: **{ $foe }**. Tell whom you like.
    }
weapon-shown = 🗡 { $seat } draws a weapon: **{ $weapon }**, +{ $points }.
attacked = ⚔️ { $seat } attacks { story-at-foe } and needs { $needed }: { story-dice }.
monster-slain =
    { $monster-key ->
        [zombie] ⚔️ The **zombie is dead**, for good this time. { story-took }
        [goblin] ⚔️ The **goblin is dead**. It took it personally. { story-took }
        [imp] ⚔️ The **imp is gone** in a puff of bad air. { story-took }
        [gremlin] ⚔️ The **gremlin is dead**, and something starts to work again. { story-took }
        [kobold] ⚔️ The **kobold is dead** before it is quite awake. { story-took }
        [hobthrush] ⚔️ The **hobthrush is gone**; who will sweep in here now? { story-took }
        [ogre] ⚔️ The **ogre is dead**. It takes a while to fall. { story-took }
        [giant-spider] ⚔️ The **giant spider is dead**, with all legs in the air. { story-took }
        [cyclops] ⚔️ The **cyclops is dead**. It did not see it coming. { story-took }
        [hill-giant] ⚔️ The **hill giant is dead**. A new hill. { story-took }
        [giant-serpent] ⚔️ The **giant serpent is dead**, from one end of the cell to the other. { story-took }
        [stone-golem] ⚔️ The **stone golem is gravel**. { story-took }
        [skeleton-guard] ⚔️ The **skeleton guard is relieved** of its duty. { story-took }
        [orc-raider] ⚔️ The **orc raider is dead**, and has been raided. { story-took }
        [minotaur] ⚔️ The **minotaur is dead**, and out of the maze at last. { story-took }
        [black-knight] ⚔️ The **black knight is dead**. The armour was empty all along. { story-took }
        [lizard-man] ⚔️ The **lizard man is dead**; only the tail disagrees. { story-took }
        [ghost] ⚔️ The **ghost is gone**, and the candles burn yellow. { story-took }
        [banshee] ⚔️ The **banshee is silent**. { story-took }
        [vampire] ⚔️ The **vampire is dust**, and dinner is off. { story-took }
        [lich] ⚔️ The **lich is dead**, after several centuries’ practice. { story-took }
        [djinn] ⚔️ The **djinn is back in the bottle**, and the bottle is broken. { story-took }
       *[other] ⚔️ The **{ $monster } is gone**. { story-took }
    }
dragon-slain =
    { $dragon-key ->
        [red] 🐉 The **red dragon is dead**; the fire goes out with a sigh. { story-took } Among them is a **ring of power**.
        [blue] 🐉 The **blue dragon is dead**, and thunder rolls away through the vaults. { story-took } Among them is a **ring of power**.
        [green] 🐉 The **green dragon is dead**, and the air is fit to breathe. { story-took } Among them is a **ring of power**.
        [black] 🐉 The **black dragon is dead**; the dark is only dark again. { story-took } Among them is a **ring of power**.
        [white] 🐉 The **white dragon is dead**, and the tower begins to drip. { story-took } Among them is a **ring of power**.
       *[gold] 🐉 The **golden dragon is dead**. It looks surprised. { story-took } Among them is a **ring of power**.
    }
# To single seats only.
you-took = You take: { $treasures }.
mate-took = { $seat } takes, and lets you see: { $treasures }.
# What it costs stands as the table on the board has it: who cannot pay dies instead.
struck-back =
    🩸 { $rival } rolls for { story-the-foe }, which strikes back: { $first } + { $second } = { $total }. { $outcome-key ->
        [safe] **Safe**: { $seat } gets away with a fright.
        [retreat] **Retreat** for { $seat }: { story-back }, { story-turns } lost.
        [injury] **Injury** for { $seat }: { story-back }, { story-turns } and { story-cost } lost.
        [wound] **Wound** for { $seat }: { story-back }, { story-turns } and { story-cost } lost.
       *[all-lost] **All treasures lost**: { $seat } drops whatever there is to drop.
    }
story-back =
    { $back ->
        [one] one space back
       *[other] { $back } spaces back
    }
story-turns =
    { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
story-cost =
    { $treasures ->
        [one] one treasure
       *[other] { $treasures } treasures
    }
treasure-lost = 💎 { $seat } leaves a treasure in { $square }, face down beneath the card.
you-lost = You lose: { $treasures }.
mate-lost = { $seat } loses, and lets you see: { $treasures }.
all-treasures-lost = 💎 { $seat } leaves { story-treasures } in { $square }, face down beneath the card, and wakes up in the **Main Hall**.
retreated =
    { $path-count ->
        [one] 👣 { $seat } backs away one space, from { $origin } to { $square }.
       *[other] 👣 { $seat } backs away { $path-count } spaces, from { $origin } to { $square }.
    }
retreat-barred =
    { $bound ->
        [True] 👣 { $seat } has only monsters all around, stays in { $square } and must fight on next turn.
       *[False] 👣 { $seat } finds somebody in the way and stays in { $square }.
    }
portal-taken = 🌀 { $seat } falls through the portal in { $square } and lands in the **Main Hall**, with { story-treasures } from the cell.
jailed =
    { $turns ->
        [one] 🔒 Bars come down in { $square }. The die shows 1: { $seat } loses one turn, and then gets the treasure.
       *[other] 🔒 Bars come down in { $square }. The die shows { $turns }: { $seat } loses { $turns } turns, and then gets the treasure.
    }
left-jail = 🔓 The bars in { $square } go up, and { $seat } takes { story-treasures }, face down.

## Adventurers among themselves

duel-declared = ⚔️ { $seat } challenges { $rival } to a **duel**.
duel-fought =
    ⚔️ { $points ->
        [0] { $seat } rolls { $roll }
       *[other] { $seat } rolls { $roll } and adds { $points }
    }, { $rival-points ->
        [0] { $rival } rolls { $rival-roll }
       *[other] { $rival } rolls { $rival-roll } and adds { $rival-points }
    }: { $winner-key ->
        [none] a tie, and the duel is void.
       *[other] { $winner } wins by { $difference }.
    }
spoils-taken =
    { $due ->
        [one]
            { $count ->
                [0] 💎 { $seat } may take one treasure, but { $rival } has none to pay with.
               *[other] 💎 { $seat } takes one treasure from { $rival }, at random and face down.
            }
       *[other]
            { $count ->
                [0] 💎 { $seat } may take { $due } treasures, but { $rival } has none to pay with.
                [one] 💎 { $seat } may take { $due } treasures, but gets one: { $rival } has no more to pay with.
               *[other] 💎 { $seat } takes { $count } treasures from { $rival }, at random and face down.
            }
    }
exchange-proposed = 🤝 { $seat } and { $mate } put their heads together.
treasures-exchanged =
    { $given ->
        [0]
            { $received ->
                [one] 🤝 { $mate } gives { $seat } one treasure, face down.
               *[other] 🤝 { $mate } gives { $seat } { $received } treasures, face down.
            }
        [one]
            { $received ->
                [0] 🤝 { $seat } gives { $mate } one treasure, face down.
                [one] 🤝 { $seat } and { $mate } exchange one treasure each, face down.
               *[other] 🤝 { $seat } gives { $mate } one treasure and gets { $received }, face down.
            }
       *[other]
            { $received ->
                [0] 🤝 { $seat } gives { $mate } { $given } treasures, face down.
                [one] 🤝 { $seat } gives { $mate } { $given } treasures and gets one, face down.
               *[other] 🤝 { $seat } gives { $mate } { $given } treasures and gets { $received }, face down.
            }
    }
# To single seats only.
you-were-offered =
    { $treasures-count ->
        [0] { $mate } offers you nothing.
       *[other] { $mate } offers you: { $treasures }.
    }
you-exchanged =
    { $given-count ->
        [0] { $mate } gives you: { $received }.
       *[other]
            { $received-count ->
                [0] You give { $mate }: { $given }.
               *[other] You give { $mate }: { $given }. You get: { $received }.
            }
    }
mates-exchanged =
    { $given-count ->
        [0] You see what { $mate } gives { $seat }: { $received }.
       *[other]
            { $received-count ->
                [0] You see what { $seat } gives { $mate }: { $given }.
               *[other] You see what { $seat } gives { $mate }: { $given }. And gets: { $received }.
            }
    }
exchange-failed = 🤝 { $seat } and { $mate } do not agree; everybody keeps what they have.
hand-shown = 👁 { $seat } lets the team see every treasure, from now on.
mate-shows =
    { $treasures-count ->
        [0] { $seat } has no treasure yet; you will see what comes.
       *[other] { $seat } shows you what there is, and what will come. For now: { $treasures }.
    }
hand-hidden = 👁 { $seat } no longer lets the team see any treasure.

## Death

adventurer-died =
    { $figure-key ->
        [dwarf] ☠️ { $seat } **dies**. The Dwarf goes down to the Underworld in { $square }, swearing all the way.
        [elf] ☠️ { $seat } **dies**. The Elf goes down to the Underworld in { $square }, gracefully.
        [warrior] ☠️ { $seat } **dies**. The Warrior goes down to the Underworld in { $square }, sword first.
       *[mage] ☠️ { $seat } **dies**. The Mage goes down to the Underworld in { $square }, taking notes.
    }{ $elixir ->
        [True] { " " }An Elixir goes along.
       *[False] { "" }
    }
rescued = 🧪 { $seat } uses up an **Elixir**, and { $mate } lives again.
revived = 🧪 { $seat } uses up an **Elixir** and lives again.
player-out = ☠️ There is no adventurer left for { $seat }, who is **out of the game**.
team-lost = ☠️ The { $team } is dead to the last adventurer: it **has lost**.

## The end

rings-brought-home =
    { $seats-count ->
        [one] 💍 { $seats } stands in the Main Hall with **{ $rings } rings of power**.
       *[other] 💍 { $seats } stand in the Main Hall with **{ $rings } rings of power** between them.
    }
last-standing =
    { $seats-count ->
        [one] 🏰 Of all who went in, only { $seats } is left.
       *[other] 🏰 Of all who went in, only { $seats } are left in the game.
    }
turns-ran-out =
    { $turns ->
        [one] ⏳ Everybody has had one turn, and that was the last.
       *[other] ⏳ Everybody has had { $turns } turns, and that was the last.
    }
