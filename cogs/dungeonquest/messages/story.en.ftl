### What happens in the castle.
### An emoji at the start says what kind of thing it is: footsteps, ground, door, card, wound, fight.

## Parts of sentences, used by several messages below

story-way =
    { $direction-key ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
# The dice as on the cards; a selector knows no plus sign, so those with one go by their cause.
story-dice =
    { $dice ->
        [D6] D6
        [D6-1] D6 − 1
        [D6-2] D6 − 2
        [D6-3] D6 − 3
        [D6-4] D6 − 4
        [D12] D12
        [D12-4] D12 − 4
        [D12-armour] D12 − Armour
        [D12-luck] D12 − Luck
       *[other]
            { $cause-key ->
                [door-trap] D6 + 3 − Luck
                [crypt-trap] D12 + 3 − Luck
               *[other] { $dice }
            }
    }
story-lost =
    { $lost ->
        [one] one life point
       *[other] { $lost } life points
    }
story-left =
    { $life ->
        [0] none left
       *[other] { $life } left
    }
story-arrows =
    { $arrows ->
        [0] That was the last arrow.
        [one] One arrow left.
       *[other] { $arrows } arrows left.
    }

## Setting out

rolled-for-first = 🎲 { $seat } rolls { $roll }.
first-player-found = 🎲 { $seat } is the first player.
hero-chosen =
    { $hero-key ->
        [sir-rohan] { $seat } buckles on the shining plate of **{ $hero }**.
        [ulf-grimhand] { $seat } shoulders the great axe of **{ $hero }**.
        [el-adoran] { $seat } strings the longbow of **{ $hero }**.
        [sir-roland] { $seat } buckles on the plate of **{ $hero }** and gives it one more polish.
        [vikas] { $seat } weighs the blade of **{ $hero }** in one hand, then in the other.
        [siegfried] { $seat } ties back the golden hair of **{ $hero }**.
        [farendil] { $seat } counts the four arrows of **{ $hero }**, twice.
        [ironhand] { $seat } cracks the knuckles of **{ $hero }**.
        [thargrim] { $seat } lowers the helm of **{ $hero }** over two cold eyes.
        [tori-jima] { $seat } is dressed in black and goes by **{ $hero }**. Nobody saw it happen.
        [rildo] { $seat } slips four daggers up the sleeves of **{ $hero }**.
        [helena] { $seat } laces the boots of **{ $hero }**.
        [fhyll] { $seat } takes the shield from between the teeth of **{ $hero }**.
        [azoth] { $seat } opens the spell book of **{ $hero }**, who has nothing to read it with.
        [serellia] { $seat } lifts the sun sphere of **{ $hero }**, and Flame Bright yawns.
       *[volrik] { $seat } borrows the smile and the sword of **{ $hero }**.
    }
ring-chosen = 💍 { $seat } puts on the **{ $ring }**.
tower-chosen = 🏰 { $seat } enters by the **{ $tower }**.

## Rounds and turns

round-began =
    { $left ->
        [1] ☀️ **Round { $sun }, the last.** The sun stands on the hills: out, now, or never.
       *[other] ☀️ **Round { $sun }**, { $left } before nightfall{ $sun ->
            [1] . Dawn burns the mist off the crag, and the castle waits.
            [7] . Morning light in the arrow slits.
            [13] . Noon; it is no warmer in here.
            [19] . The light in the arrow slits turns yellow.
            [23] . The shadows in the towers grow long.
           *[other] .
        }
    }
turn-began = { "" }
turn-lost =
    { $left ->
        [0] ⏳ { $seat } loses this turn.
        [one] ⏳ { $seat } loses this turn, and one more after it.
       *[other] ⏳ { $seat } loses this turn, and { $left } more after it.
    }
waited =
    { $stuck ->
        [True] ⏳ { $seat } can neither go on nor search here, and the turn is lost.
       *[False] ⏳ { $seat } stands still and listens.
    }

## On the way

hero-moved = 👣 { $seat } goes { story-way } to { $place }.
secret-door-passed = 👣 { $seat } slips { story-way } through the secret door, to { $place }.
secret-door-left = 🚪 { $seat } lets the stone swing shut and stays.
no-way-on = ⏳ { $seat } finds no way on and has to stay for this turn.
retreated = 👣 { $seat } runs back to { $place }.
tile-laid =
    { $tile-key ->
        [normal-oooo] 🗺 The torch lights a crossroads, open on all sides.
        [normal-ooow] 🗺 The torch lights a fork: left, or straight on.
        [normal-oowo] 🗺 The torch lights a fork: left, or right.
        [normal-ooww] 🗺 The torch lights a bend to the left.
        [normal-owoo] 🗺 The torch lights a fork: right, or straight on.
        [normal-owow] 🗺 The torch lights a passage, straight on.
        [normal-owwo] 🗺 The torch lights a bend to the right.
        [normal-owww] 🗺 The torch lights three bare walls: a dead end.
        [normal-oodo] 🗺 The torch lights ways to the left and right, and a door straight ahead.
        [normal-oodw] 🗺 The torch lights a way to the left, and a door straight ahead.
        [normal-owdo] 🗺 The torch lights a way to the right, and a door straight ahead.
        [normal-oddd] 🗺 The torch lights a hall with three doors, all shut.
        [corridor-oooo] 🗺 Corridors cross here; one cannot stay.
        [corridor-ooow] 🗺 A corridor, which forks: left, or straight on.
        [corridor-oowo] 🗺 A corridor, which forks: left, or right.
        [corridor-ooww] 🗺 A corridor, and it bends left.
        [corridor-owoo] 🗺 A corridor, which forks: right, or straight on.
        [corridor-owow] 🗺 A corridor, and it runs straight on.
        [corridor-owwo] 🗺 A corridor, and it bends right.
        [portcullis-podo] 🗺 Iron screams and a **portcullis** falls behind the hero. Ways left and right, a door ahead.
        [portcullis-pwdw] 🗺 Iron screams and a **portcullis** falls behind the hero. The only other way is a door.
        [portcullis-pwww] 🗺 Iron screams and a **portcullis** falls behind the hero. There is no other way.
        [portcullis-pooo] 🗺 Iron screams and a **portcullis** falls behind the hero. Three ways are open.
        [portcullis-poow] 🗺 Iron screams and a **portcullis** falls behind the hero. The way goes on to the left, or straight ahead.
        [portcullis-powo] 🗺 Iron screams and a **portcullis** falls behind the hero. The way goes on to the left, or to the right.
        [portcullis-pwoo] 🗺 Iron screams and a **portcullis** falls behind the hero. The way goes on to the right, or straight ahead.
        [portcullis-pwow] 🗺 Iron screams and a **portcullis** falls behind the hero. The way goes on straight ahead.
        [rotating-room-owww] 🗺 The floor shudders under the first step: the **rotating room**.
        [trap-oooo] 🗺 Scorched stone, old blood, four ways out: a **trap**.
        [trap-ooow] 🗺 Scorched stone, old blood: a **trap**, laid for visitors like this one.
        [trap-owoo] 🗺 Scorched stone, old blood: a **trap**, and no time to admire it.
        [dark-chamber-oowo] 🗺 The torch shrinks to a spark: a **chamber of darkness**, with three exits somewhere.
        [dark-chamber-ooww] 🗺 The torch shrinks to a spark: a **chamber of darkness**, with two exits somewhere.
        [dark-chamber-owwo] 🗺 The torch shrinks to a spark: a **chamber of darkness**, with two exits somewhere.
        [cave-in-oooo] 🗺 Gravel trickles from above: a crossroads under a **crumbling ceiling**.
        [cave-in-owow] 🗺 Gravel trickles from above: a passage under a **crumbling ceiling**.
        [pit-owow] 🗺 A ledge, and then nothing at all: the **bottomless pit**.
        [chasm-a-oooo] 🗺 A **chasm** splits the room. Two of its ways are on this side.
        [bridge-owow] 🗺 The floor ends at a **narrow bridge**, without a rail. Far below, water drips on stone.
        [passage-ooow] 🗺 A fork, left or straight on, and a third way: steps in the floor, a **passage down**.
        [passage-ooww] 🗺 A bend to the left, and in the corner steps in the floor: a **passage down**.
        [passage-owoo] 🗺 A fork, right or straight on, and a third way: steps in the floor, a **passage down**.
        [passage-owwo] 🗺 A bend to the right, and in the corner steps in the floor: a **passage down**.
        [passage-owww] 🗺 Three bare walls, but this dead end has steps in the floor: a **passage down**.
        [web-oooo] 🗺 Threads as thick as a finger, from wall to wall: a giant spider’s **web**. { $seat } stops at the edge.
       *[chasm-b-oooo] 🗺 A **chasm** splits the room, far too wide to jump. Two of its ways are on this side.
    }
room-entered = 🗺 Known ground: { $tile }.
tower-entered = 🏰 Daylight and clean air: { $seat } is in the **{ $tower }**.
castle-left =
    { $gold ->
        [0] 🏰 { $hero } ({ $seat }) walks out of the { $tower } alive, with empty hands.
       *[other] 🏰 { $hero } ({ $seat }) walks out of the { $tower } alive, with **{ $gold } gold pieces**.
    }
deck-shuffled = 🔀 The shuffle card: the { $deck } is shuffled.

## Doors and portcullises

door-tried =
    { $card-key ->
        [door-opens] 🚪 { $seat } pushes the door, and it opens.
        [door-jammed] 🚪 { $seat } shoulders the door; it is jammed, and the turn is over.
        [trap-plain] 🚪 { $seat } turns the handle, and a needle springs out: the door is trapped, and the turn is over.
        [trap-lucky] 🚪 { $seat } turns the handle, and the whole frame fires: the door is trapped, and the turn is over.
        [trap-heavy] 🚪 { $seat } turns the handle, and an iron weight swings down: the door is trapped, and the turn is over.
       *[shuffle] { "" }
    }
portcullis-tried =
    { $lifted ->
        [True] 🚪 { $seat } rolls { $roll } with Strength { $strength }: the portcullis groans and goes up.
       *[False] 🚪 { $seat } rolls { $roll } with Strength { $strength }: the portcullis does not stir, and the turn is over.
    }
opening-ring-used = 💍 { $seat } holds up the **Opening Ring**, and the way is free.

## Special rooms

agility-tried =
    { $trial-key ->
        [pit]
            { $passed ->
                [True] 🎲 { $seat } rolls { $roll } with Agility { $agility } and edges round the bottomless pit. Best not to look down.
               *[False] 🎲 { $seat } rolls { $roll } with Agility { $agility }: the ledge breaks off.
            }
        [cave-in]
            { $passed ->
                [True] 🎲 { $seat } rolls { $roll } with Agility { $agility } and is through before the stones are.
               *[False] 🎲 { $seat } rolls { $roll } with Agility { $agility }: stones fall all around, and the turn is lost.
            }
        [trapdoor]
            { $passed ->
                [True] 🎲 { $seat } rolls { $roll } with Agility { $agility } and jumps clear of the trapdoor.
               *[False] 🎲 { $seat } rolls { $roll } with Agility { $agility } and drops through the trapdoor.
            }
       *[climb]
            { $passed ->
                [True] 🎲 { $seat } rolls { $roll } with Agility { $agility } and climbs out of the hole.
               *[False] 🎲 { $seat } rolls { $roll } with Agility { $agility } and slides back down the hole: the turn is lost.
            }
    }
room-rotated = 🗺 The room turns with { $seat } inside and stops: the only way out is now { story-way }.
groped-for-exit =
    { $blocked ->
        [True]
            { $groping-key ->
                [back] 🎲 { $seat } gropes along the wall, rolls { $roll } and finds the way in again. It is blocked: the turn is lost.
                [other] 🎲 { $seat } gropes along the wall, rolls { $roll } and finds the other exit. It is blocked: the turn is lost.
                [clockwise] 🎲 { $seat } gropes along the wall, rolls { $roll } and finds the next exit clockwise. It is blocked: the turn is lost.
               *[anticlockwise] 🎲 { $seat } gropes along the wall, rolls { $roll } and finds the next exit anticlockwise. It is blocked: the turn is lost.
            }
       *[False]
            { $groping-key ->
                [back] 🎲 { $seat } gropes along the wall, rolls { $roll } and ends up where it all began.
                [other] 🎲 { $seat } gropes along the wall, rolls { $roll } and finds the other exit.
                [clockwise] 🎲 { $seat } gropes along the wall, rolls { $roll } and finds the next exit clockwise.
               *[anticlockwise] 🎲 { $seat } gropes along the wall, rolls { $roll } and finds the next exit anticlockwise.
            }
    }

## Cards

room-card-drawn =
    { $card-key ->
        [empty] 🕯 The room is empty.
        [crypt] 🕯 A stone lid, the name on it worn away: a **crypt**.
        [dead-adventurer] 🕯 Somebody has come this far before, and no farther: a **dead adventurer**.
        [goblin] 🕯 Something small grins with too many teeth: a **goblin**.
        [orc] 🕯 Rust, bad breath and a very large blade: an **orc**.
        [mountain-troll] 🕯 The boulder in the corner stands up: a **mountain troll**.
        [death-warrior] 🕯 Bones in armour take up their swords: a **death warrior**.
        [champion-of-chaos] 🕯 Black plate, and a stare that burns: a **champion of Chaos**.
        [sneak-attack-orc] 🕯 The stench is a warning, but it comes a moment too late.
        [sneak-attack-death-warrior] 🕯 One of the skeletons along the wall was not quite dead.
        [sneak-attack-mountain-troll] 🕯 What { $seat } took for a pillar has arms.
        [giant-spider] 🕯 A thread across the face, and eight eyes above it: the **giant spider**.
        [vampire-bats] 🕯 The ceiling lets go and flies: **vampire bats**.
        [torch-goes-out] 🕯 A cold breath from nowhere, and the **torch goes out**. So does the turn.
        [cave-in] 🕯 Dust, then pebbles, then a crack overhead: a **cave-in**.
        [crossfire-trap] 🕯 A click, and both walls shoot: a **crossfire trap**.
        [trapdoor] 🕯 The flagstone gives way: a **trapdoor**.
        [wizards-curse] 🕯 Far off, a dead man laughs: the **wizard’s curse** turns every corridor.
        [potion] 🕯 A flask on a ledge, and still corked: a **potion**.
        [bracelet] 🕯 Something glints in the dust: a **bracelet**.
        [jewellery] 🕯 Behind a loose stone, somebody’s **jewellery**.
        [amulet] 🕯 On a nail, at the height of a throat, hangs an **amulet**.
        [passage-down] 🕯 A draught comes out of the floor: behind a grating, a **passage down**.
        [shadow-of-doom] 🕯 { $seat } has two shadows, and one of them does not stop moving: the **Shadow of Doom**.
        [spear-trap] 🕯 Three slabs in the floor, and spears growing out of the walls: a **spear trap**.
        [vampire] 🕯 A pale gentleman bows, and is already at { $seat }’s neck: a **vampire**.
        [snotlings] 🕯 A flagstone tips up, and it pours out of there, green and shrieking: **snotlings**.
       *[shuffle] { "" }
    }
trap-card-drawn =
    { $card-key ->
        [trapdoor] ⚠️ The floor swings down: a **trapdoor**.
        [poisonous-snakes] ⚠️ The carpet moves: **poisonous snakes**.
        [poison-gas] ⚠️ A hiss, and the air turns green: **poison gas**.
        [cave-in] ⚠️ A wire snaps, and the ceiling with it: a **cave-in**.
        [explosion] ⚠️ A spark runs along the floor: an **explosion**.
        [crossfire-trap] ⚠️ A hundred slits in the walls: a **crossfire trap**.
        [spear-trap] ⚠️ A slab sinks under the heel, and spears grow out of the walls: a **spear trap**.
       *[shuffle] { "" }
    }
search-card-drawn =
    { $card-key ->
        [secret-door] 🔎 { $seat } searches, and a stone turns on a hinge: a **secret door**.
        [empty] 🔎 { $seat } searches and finds cobwebs.
        [giant-centipede] 🔎 { $seat } searches and is found by a **giant centipede**.
        [trap] 🔎 { $seat } searches and pulls at the wrong thing: a **trap**.
        [potion] 🔎 { $seat } searches and finds a **potion**.
        [ring] 🔎 { $seat } searches and finds a **ring**, alas not a magic one.
        [jewellery] 🔎 { $seat } searches and finds a casket of **jewellery**.
        [golden-guineas] 🔎 { $seat } searches and finds a few **guineas** between the flagstones.
        [amulet] 🔎 { $seat } searches and finds an **amulet** behind the plaster.
        [passage-down] 🔎 { $seat } searches and lifts a slab: a **passage down**.
        [surprise] 🔎 { $seat } searches on hands and knees. **Surprise!** So does a ghoul.
        [wizards-amulet-left] 🔎 { $seat } searches and finds the left half of the **Wizard’s Amulet**.
        [wizards-amulet-right] 🔎 { $seat } searches and finds the right half of the **Wizard’s Amulet**.
       *[shuffle] { "" }
    }
crypt-card-drawn =
    { $card-key ->
        [empty] ⚰️ { $seat } heaves the lid aside. Dust, and an older thief’s glove.
        [potion] ⚰️ { $seat } heaves the lid aside: a **potion** between folded hands.
        [jewelled-dagger] ⚰️ { $seat } heaves the lid aside: a **jewelled dagger**, which its owner does not need.
        [bracelet] ⚰️ { $seat } heaves the lid aside: a **bracelet**, and it slips off without a fuss.
        [brooch] ⚰️ { $seat } heaves the lid aside: a **brooch** on rotten velvet.
        [golden-guineas] ⚰️ { $seat } heaves the lid aside: **guineas** for the ferryman.
        [skeleton] ⚰️ { $seat } heaves the lid aside: a **skeleton**, with a sword. It seems to be waiting.
        [trap-light] ⚰️ { $seat } heaves the lid aside, and a spring snaps: a **trap**.
        [trap-heavy] ⚰️ { $seat } heaves the lid aside, and a blade comes up to meet it: a **trap**.
        [amulet] ⚰️ { $seat } heaves the lid aside: an **amulet** on a chest that does not rise any more.
       *[shuffle] { "" }
    }
corpse-card-drawn =
    { $card-key ->
        [nothing] 💀 { $seat } turns the dead adventurer over: old bones, and nothing else.
        [rope] 💀 { $seat } turns the dead adventurer over and takes the **rope**.
        [potion] 💀 { $seat } turns the dead adventurer over: a **potion**, not drunk in time.
        [necklace] 💀 { $seat } turns the dead adventurer over: a **necklace**.
        [guineas-60] 💀 { $seat } turns the dead adventurer over: a purse of 60 **guineas**.
        [guineas-20] 💀 { $seat } turns the dead adventurer over: 20 **guineas** sewn into the coat.
        [scorpion] 💀 { $seat } turns the dead adventurer over. So that is what it was: a **scorpion**.
        [small-scorpion] 💀 { $seat } turns the dead adventurer over, and a **scorpion** runs up the sleeve, a small one.
       *[shuffle] { "" }
    }
crypt-left = ⚰️ { $seat } lets the dead rest.
corpse-left = 💀 { $seat } steps over the body.
gold-found = 💰 { $seat } keeps it: { $gold } gold pieces.
potion-kept =
    { $kept ->
        [True] 🧪 { $seat } keeps the potion.
       *[False] 🧪 { $seat } has a potion already and leaves this one.
    }
potion-drunk =
    { $potion-key ->
        [great-cure] 🧪 { $seat } drinks and rolls { $roll }: liquid sunlight. Life points +{ $change }, now { $life }.
        [good-cure] 🧪 { $seat } drinks and rolls { $roll }: honey and fire. Life points +{ $change }, now { $life }.
        [cure] 🧪 { $seat } drinks and rolls { $roll }: warm to the fingertips. Life points +{ $change }, now { $life }.
        [small-cure] 🧪 { $seat } drinks and rolls { $roll }: a decent broth. Life points +{ $change }, now { $life }.
        [nothing] 🧪 { $seat } drinks and rolls { $roll }: stale water. Nothing happens.
        [sickness] 🧪 { $seat } drinks and rolls { $roll }: it was not meant to be drunk. Life points { $change }, now { $life }.
        [half] 🧪 { $seat } drinks and rolls { $roll }: half a life runs out through the knees. Life points { $change }, now { $life }.
       *[death] 🧪 { $seat } drinks and rolls { $roll }: poison, the good kind.
    }
healing-ring-used =
    { $healed ->
        [one] 💍 { $seat } sits down with the **Healing Ring** and gets one life point back: { $life } now.
       *[other] 💍 { $seat } sits down with the **Healing Ring** and gets { $healed } life points back: { $life } now.
    }
warning-ring-used = 💍 The **Warning Ring** turns cold, and { $seat } stops one step short.
dazzling-ring-used =
    { $monster-key ->
        [none] 💍 { $seat } raises the **Dazzling Ring**: a white flash, and the giant spider curls up.
       *[other] 💍 { $seat } raises the **Dazzling Ring**: a white flash, and the { $monster } is no more.
    }
life-lost =
    { $lost ->
        [0]
            { $cause-key ->
                [goblin] 🛡 The goblin cuts the air. { $seat } rolls { $roll } ({ story-dice }) and loses nothing.
                [orc] 🛡 The orc’s blade strikes sparks from the wall. { $seat } rolls { $roll } ({ story-dice }) and loses nothing.
                [mountain-troll] 🛡 The troll’s club comes down a foot too far left. { $seat } rolls { $roll } ({ story-dice }) and loses nothing.
                [death-warrior] 🛡 The bony arm swings wide. { $seat } rolls { $roll } ({ story-dice }) and loses nothing.
                [champion-of-chaos] 🛡 The black blade passes close enough to shave. { $seat } rolls { $roll } ({ story-dice }) and loses nothing.
                [vampire-bats] 🛡 The bats find no skin. { $seat } rolls { $roll } ({ story-dice }) and loses nothing.
                [scorpion] 🛡 The sting sticks in the boot. { $seat } rolls { $roll } ({ story-dice }) and loses nothing.
                [poison-gas] 🛡 One long held breath does it. { $seat } rolls { $roll } ({ story-dice }) and loses nothing.
                [crossfire-trap] 🛡 The arrows rattle off the armour. { $seat } rolls { $roll } ({ story-dice }) and loses nothing.
                [door-trap] 🛡 The trap in the door has rusted. { $seat } rolls { $roll } ({ story-dice }) and loses nothing.
                [crypt-trap] 🛡 The trap is as old as the crypt. { $seat } rolls { $roll } ({ story-dice }) and loses nothing.
                [rats] 🛡 The rats break their teeth on the boots. { $seat } rolls { $roll } ({ story-dice }) and loses nothing.
                [bridge] 🛡 Something soft lay at the bottom. { $seat } rolls { $roll } ({ story-dice }) and loses nothing.
               *[other] 🛡 { $seat } rolls { $roll } ({ story-dice }) and loses nothing.
            }
       *[other]
            { $cause-key ->
                [goblin] 🩸 The goblin’s knife finds a gap.
                [orc] 🩸 The orc’s blade bites.
                [mountain-troll] 🩸 The troll’s club connects.
                [death-warrior] 🩸 The dead still know how to cut.
                [champion-of-chaos] 🩸 The black blade goes through steel as through butter.
                [giant-spider] 🩸 The spider bites and holds on.
                [vampire-bats] 🩸 The bats drink their fill.
                [giant-centipede] 🩸 Every leg of the centipede has a claw.
                [scorpion] 🩸 The scorpion stings.
                [poisonous-snakes] 🩸 Fangs, ankles.
                [poison-gas] 🩸 The gas burns all the way down.
                [explosion] 🩸 The blast does not ask about armour.
                [crossfire-trap] 🩸 Some of the arrows find a gap.
                [cave-in] 🩸 The rest of the ceiling still hurts.
                [trapdoor] 🩸 It is a long way down.
                [door-trap] 🩸 The trap in the door strikes.
                [crypt-trap] 🩸 The dead have a long arm.
                [running] 🩸 At that speed, it is worse.
                [dragon] 🩸 The fire fills the chamber from wall to wall.
                [cave-troll] 🩸 The cave troll does not give change.
                [rats] 🩸 The rats are hungry, and many.
                [bridge] 🩸 The chasm has a bottom after all.
                [vampire] 🩸 The curse drinks.
                [snotlings] 🩸 They have little teeth, all of them.
                [ghoul] 🩸 The ghoul digs its nails in.
                [amulet-of-destruction] 🩸 The other half of the blast was for its wearer.
                [spell-book] 🩸 The book bites back.
               *[other] 🩸 That hurt.
            } { $roll ->
                [0] { $seat } loses { story-lost }: { story-left }.
               *[other] { $seat } rolls { $roll } ({ story-dice }) and loses { story-lost }: { story-left }.
            }
    }
hero-died =
    { $cause-key ->
        [goblin] ☠️ { $hero } ({ $seat }) **dies** at the hands of a goblin. The songs will say it was a dragon.
        [mountain-troll] ☠️ { $hero } ({ $seat }) **dies** under the mountain troll, flat as a shield.
        [death-warrior] ☠️ { $hero } ({ $seat }) **dies** by the sword of a death warrior, and will soon be one.
        [orc] ☠️ { $hero } ({ $seat }) **dies** on the blade of an orc, rust and all.
        [champion-of-chaos] ☠️ { $hero } ({ $seat }) **dies** at the feet of the champion of Chaos, who has seen better.
        [giant-spider] ☠️ { $hero } ({ $seat }) **dies** in the web, neatly wrapped for later.
        [vampire-bats] ☠️ { $hero } ({ $seat }) **dies**, pale, under a blanket of bats.
        [giant-centipede] ☠️ { $hero } ({ $seat }) **dies** of something with far too many legs.
        [scorpion] ☠️ { $hero } ({ $seat }) **dies** with one hand in a dead man’s pocket.
        [poisonous-snakes] ☠️ { $hero } ({ $seat }) **dies** of snakes. At least it was quick.
        [poison-gas] ☠️ { $hero } ({ $seat }) **dies** of one breath too many.
        [explosion] ☠️ { $hero } ({ $seat }) **dies** all over the room.
        [crossfire-trap] ☠️ { $hero } ({ $seat }) **dies** pinned to both walls.
        [cave-in] ☠️ { $hero } ({ $seat }) **dies** under the ceiling, and needs no other grave.
        [trapdoor] ☠️ { $hero } ({ $seat }) **dies** on the stones below the trapdoor.
        [door-trap] ☠️ { $hero } ({ $seat }) **dies** on the threshold of a door that was better left shut.
        [crypt-trap] ☠️ { $hero } ({ $seat }) **dies** bent over a crypt, and falls in.
        [potion] ☠️ { $hero } ({ $seat }) **dies**, flask in hand.
        [pit] ☠️ { $hero } ({ $seat }) **falls** into the bottomless pit. The scream takes its time.
        [rotating-room] ☠️ { $hero } ({ $seat }) **is walled in**: the rotating room opens on solid stone.
        [dragon] ☠️ { $hero } ({ $seat }) **dies** in dragon fire. There is nothing to bury.
        [running] ☠️ { $hero } ({ $seat }) **dies** at full speed. The trap alone would not have done it.
        [calming] ☠️ { $hero } ({ $seat }) **dies** sane. The rage was all that held it together.
        [cave-troll] ☠️ { $hero } ({ $seat }) **dies** in the grip of the cave troll, who would have taken a cheque.
        [rats] ☠️ { $hero } ({ $seat }) **dies** under the rats. They leave the buckles.
        [bridge] ☠️ { $hero } ({ $seat }) **dies** at the foot of the chasm, among those who came before.
        [shadow-of-doom] ☠️ { $hero } ({ $seat }) **dies** of a cold hand, and casts no shadow any more.
        [spear-trap] ☠️ { $hero } ({ $seat }) **dies** on more spears than can be counted. It was the third slab.
        [vampire] ☠️ { $hero } ({ $seat }) **dies** of the vampire’s curse, and will be up again in three nights, as a guard.
        [snotlings] ☠️ { $hero } ({ $seat }) **dies** under a heap of snotlings. No bard will touch that.
        [ghoul] ☠️ { $hero } ({ $seat }) **dies** on the floor, in the arms of a ghoul.
        [teleportation] ☠️ { $hero } ({ $seat }) **arrives** in solid rock, and that is that.
        [amulet-of-death] ☠️ { $hero } ({ $seat }) **dies** of a piece of jewellery. The name was a hint.
        [amulet-of-destruction] ☠️ { $hero } ({ $seat }) **dies** in a flash that was meant for both.
        [spell-book] ☠️ { $hero } ({ $seat }) **dies** in the middle of a sentence.
       *[nightfall] ☠️ { $hero } ({ $seat }) **is still inside** when night falls. Nobody asks any further.
    }{ $gold ->
        [0] { "" }
       *[other] { " " }{ $gold } gold pieces stay behind too.
    }
ceiling-fell =
    { $crushed ->
        [True] ⚠️ { $seat } named { $named }, and the die shows { $roll }: all of it comes down.
       *[False] ⚠️ { $seat } named { $named }, and the die shows { $roll }: the biggest slab misses.
    }
# Only poison gas rolls for turns.
turns-will-be-lost =
    { $roll ->
        [0]
            { $turns ->
                [one] ⏳ { $seat } will lose the next turn.
               *[other] ⏳ { $seat } will lose the next { $turns } turns.
            }
       *[other]
            { $turns ->
                [0] ⏳ { $seat } rolls { $roll } (D6 − 3) and shakes it off: no turn is lost.
                [one] ⏳ { $seat } rolls { $roll } (D6 − 3) and will lose the next turn.
               *[other] ⏳ { $seat } rolls { $roll } (D6 − 3) and will lose the next { $turns } turns.
            }
    }
corridors-turned =
    { $corridors ->
        [0] 🔀 The die shows { $roll }, but there is no corridor to turn yet.
        [one] 🔀 The die shows { $roll }: the one corridor makes { $turning }.
       *[other] 🔀 The die shows { $roll }: { $corridors } corridors make { $turning } each.
    }
climbed-out-by-rope = 🪢 { $seat } throws the rope and is out of the hole. A dead man’s gift.
numbers-named =
    { $danger-key ->
        [giant-spider]
            { $success ->
                [True]
                    { $numbers-count ->
                        [2] 🎲 { $seat } names { $numbers } and rolls { $roll }: a fist between the eyes, and the **giant spider is dead**.
                        [5] 🎲 { $seat } falls on it, foaming, and rolls { $roll } (2 needed): the **giant spider is dead**, several times over.
                       *[other] 🎲 { $seat } names { $numbers } and rolls { $roll }: the blade goes in between the eyes, and the **giant spider is dead**.
                    }
               *[False]
                    { $numbers-count ->
                        [2] 🎲 { $seat } names { $numbers } and rolls { $roll }: bare hands, and far too many legs.
                        [5] 🎲 { $seat } falls on it, foaming, and rolls { $roll } (2 needed): a good web, well hewn.
                       *[other] 🎲 { $seat } names { $numbers } and rolls { $roll }: the blade meets only legs.
                    }
            }
       *[no-torch]
            { $success ->
                [True] 🎲 { $seat } names { $numbers } and rolls { $roll }: a spark, and the torch burns again.
               *[False] 🎲 { $seat } names { $numbers } and rolls { $roll }: it stays dark, and the turn is lost.
            }
    }
spider-fled =
    { $escaped ->
        [True] 🎲 { $seat } runs for it and rolls { $roll } (3 needed): faster than eight legs.
       *[False] 🎲 { $seat } runs for it and rolls { $roll } (3 needed): a thread tightens, and there is only fighting now.
    }
spider-shot =
    { $killed ->
        [True] 🏹 { $seat } shoots and rolls { $roll } (5 needed): the **giant spider** drops from its web, **dead**. { story-arrows }
       *[False] 🏹 { $seat } shoots and rolls { $roll } (5 needed): the arrow sticks in the web. { story-arrows }
    }
skeleton-stirred =
    { $alive ->
        [True] ⚰️ The die shows { $roll }: the skeleton climbs out and fights like a death warrior.
       *[False] ⚰️ The die shows { $roll }: it waits a little longer.
    }

## Monsters and combat

sneak-attacked =
    { $monster-key ->
        [orc] ⚔️ **Sneak attack!** The orc hits first, and hard.
        [death-warrior] ⚔️ **Sneak attack!** The death warrior strikes from behind.
        [mountain-troll] ⚔️ **Sneak attack!** The mountain troll brings its fist down.
       *[other] ⚔️ **Sneak attack!** The { $monster } strikes first.
    }
stance-taken =
    { $stance-key ->
        [attack] ⚔️ { $seat } attacks the { $monster }.
        [wait] ⚔️ { $seat } waits to see what the { $monster } does.
        [escape] ⚔️ { $seat } turns and runs from the { $monster }.
       *[other] { "" }
    }
arrow-shot =
    { $hit-key ->
        [missed] 🏹 { $seat } shoots at the { $monster } and rolls { $roll }: missed. { story-arrows }
        [wounded]
            { $lost ->
                [0] 🏹 { $seat } shoots at the { $monster } and rolls { $roll }: a scratch. Half of a { $wound } is nothing. { story-arrows }
               *[other] 🏹 { $seat } shoots at the { $monster } and rolls { $roll }: a hit. Half of a { $wound } costs it { story-lost }. { story-arrows }
            }
       *[killed]
            { $monster-key ->
                [champion-of-chaos]
                    { $lost ->
                        [0] 🏹 { $seat } shoots at the { $monster } and rolls { $roll }: right through the visor. { story-arrows }
                       *[other] 🏹 { $seat } shoots at the { $monster } and rolls { $roll }: deadly, to anybody else. It costs him { story-lost }. { story-arrows }
                    }
               *[other] 🏹 { $seat } shoots at the { $monster } and rolls { $roll }: straight to the heart, or where one would be. { story-arrows }
            }
    }
monster-reacted =
    { $monster-key ->
        [goblin]
            { $outcome-key ->
                [combat] ⚔️ The goblin shrieks and draws two knives: **combat!**
                [flees] ⚔️ The goblin takes one look at { $seat } and is gone.
                [escape] ⚔️ { $seat } gets away; the goblin was about to do the same.
                [slash-escape] ⚔️ The goblin cuts at { $seat } from behind and stays behind, cackling.
               *[slash-combat] ⚔️ The goblin cuts at { $seat } from behind and will not be shaken off: **combat!**
            }
        [mountain-troll]
            { $outcome-key ->
                [combat] ⚔️ The mountain troll picks up a tree trunk: **combat!**
                [flees] ⚔️ The mountain troll loses interest and goes back to being a boulder.
                [escape] ⚔️ By the time the mountain troll has understood, { $seat } is gone.
                [slash-escape] ⚔️ The mountain troll swings after { $seat }, once.
               *[slash-combat] ⚔️ The mountain troll swings after { $seat } and has longer legs: **combat!**
            }
        [death-warrior]
            { $outcome-key ->
                [combat] ⚔️ The death warrior raises its shield without a word: **combat!**
                [flees] ⚔️ { $seat } slips past the death warrior while it is still putting its skull on.
                [escape] ⚔️ { $seat } gets away; dead men walk, they do not run.
                [slash-escape] ⚔️ The death warrior cuts at { $seat } in passing and returns to its post.
               *[slash-combat] ⚔️ The death warrior cuts at { $seat } and bars the way: **combat!**
            }
        [orc]
            { $outcome-key ->
                [combat] ⚔️ The orc spits on its blade: **combat!**
                [flees] ⚔️ The orc growls, counts the odds, and goes.
                [escape] ⚔️ { $seat } gets away, with orcish curses for company.
                [slash-escape] ⚔️ The orc hacks at { $seat }, who is already running.
               *[slash-combat] ⚔️ The orc hacks at { $seat } and keeps up: **combat!**
            }
       *[champion-of-chaos]
            { $outcome-key ->
                [combat] ⚔️ The champion of Chaos salutes, almost politely: **combat!**
                [flees] ⚔️ { $seat } slips past the champion of Chaos, who had expected somebody more important.
                [escape] ⚔️ The champion of Chaos does not chase. { $seat } does not ask why.
                [slash-escape] ⚔️ The champion of Chaos strikes once at { $seat }, and turns away, bored.
               *[slash-combat] ⚔️ The champion of Chaos strikes at { $seat } and is at the door first: **combat!**
            }
    }
# To the player on the right alone.
monster-card-read =
    { $life ->
        [one] You read monster card { $card }: the { $monster } that { $seat } has met has **one** life point. Nobody else knows.
       *[other] You read monster card { $card }: the { $monster } that { $seat } has met has **{ $life }** life points. Nobody else knows.
    }
round-fought =
    { $exchange-key ->
        [mighty-blow-mighty-blow] ⚔️ **Mighty Blow** against **Mighty Blow**: two great swings, and both arrive. { story-both-hit }
        [mighty-blow-slash] ⚔️ **Mighty Blow** against **Slash**: the blow comes down through blade and guard. { story-monster-hit }
        [mighty-blow-leap-aside] ⚔️ **Mighty Blow** against **Leap Aside**: a great swing at nothing, and an open flank. { story-hero-hit }
        [slash-mighty-blow] ⚔️ **Slash** against **Mighty Blow**: the slash is swept aside, and its owner with it. { story-hero-hit }
        [slash-slash] ⚔️ **Slash** against **Slash**: blade along blade, a cut for each. { story-both-hit }
        [slash-leap-aside] ⚔️ **Slash** against **Leap Aside**: not far enough to the side. { story-monster-hit }
        [leap-aside-mighty-blow] ⚔️ **Leap Aside** against **Mighty Blow**: it hits the floor and stays bent over it just too long. { story-monster-hit }
        [leap-aside-slash] ⚔️ **Leap Aside** against **Slash**: the leap ends on the point. { story-hero-hit }
       *[leap-aside-leap-aside] ⚔️ **Leap Aside** against **Leap Aside**: both leap, the same way. { story-both-hit }
    }
story-hero-hit = { $seat } loses { $hero-lost } ({ story-left }).
story-monster-hit = The { $monster } loses { $monster-lost } ({ $wounds } so far).
story-both-hit = { $seat } loses { $hero-lost } ({ story-left }), the { $monster } { $monster-lost } ({ $wounds } so far).
solo-round-fought =
    { $result-key ->
        [hero-wounded] ⚔️ D12: { $roll }. The { $monster } gets through: { $seat } loses 1 ({ story-left }).
        [both-wounded] ⚔️ D12: { $roll }. Blow for blow: { $seat } loses 1 ({ story-left }), the { $monster } 1 ({ $wounds } so far).
        [monster-wounded] ⚔️ D12: { $roll }. A clean hit: the { $monster } loses 1 ({ $wounds } so far).
        [monster-hard-hit] ⚔️ D12: { $roll }. With all weight behind it: the { $monster } loses 2 ({ $wounds } so far).
       *[again] ⚔️ D12: { $roll }. Blades lock and part; nobody is hurt.
    }
monster-died =
    { $life ->
        [none]
            { $monster-key ->
                [goblin] ⚔️ The **goblin is dead**, and much quieter.
                [mountain-troll] ⚔️ The **mountain troll is dead**; the floor shakes a while longer.
                [death-warrior] ⚔️ The **death warrior is dead**, again.
                [orc] ⚔️ The **orc is dead** before it could swear.
                [cave-troll] ⚔️ The **cave troll is dead**, and the tunnel is wide again.
               *[champion-of-chaos] ⚔️ The **champion of Chaos is dead**. His gods look elsewhere.
            }
       *[other]
            { $monster-key ->
                [goblin] ⚔️ The **goblin is dead**, and much quieter. It had { story-had }.
                [mountain-troll] ⚔️ The **mountain troll is dead**; the floor shakes a while longer. It had { story-had }.
                [death-warrior] ⚔️ The **death warrior is dead**, again. It had { story-had }.
                [orc] ⚔️ The **orc is dead** and swore to the last. It had { story-had }.
                [cave-troll] ⚔️ The **cave troll is dead**, and the tunnel is wide again. It had { story-had }.
               *[champion-of-chaos] ⚔️ The **champion of Chaos is dead**. His gods look elsewhere. He had { story-had }.
            }
    }
story-had =
    { $life ->
        [one] one life point
       *[other] { $life } life points
    }

## The treasure chamber

chamber-entered =
    { $stayed ->
        [True] 🐉 { $seat } stays in the treasure chamber, up to the elbows in gold.
       *[False] 🐉 { $seat } tiptoes into the **treasure chamber**. Gold from wall to wall, and something on it that breathes.
    }
treasure-taken =
    { $treasures-count ->
        [0] 💰 { $seat } reaches for the treasure, but there is none left.
       *[other]
            { $gold ->
                [0] 💰 { $seat } takes { $treasures }. It has no price, yet.
               *[other] 💰 { $seat } takes { $treasures }: **{ $gold } gold pieces**.
            }
    }
dragon-sleeps =
    { $left ->
        [one] 🐉 The dragon sleeps on. One token is still face down; guess which.
       *[other] 🐉 The dragon sleeps on. { $left } tokens are still face down.
    }
dragon-woke = 🐉 { $seat } looks up into an eye as wide as a cartwheel. **The dragon is awake!**
treasure-lost =
    { $gold ->
        [0] 🐉 { $seat } had nothing that the dragon could take.
       *[other] 🐉 { $seat } drops everything: { $gold } gold pieces, all the dragon’s again.
    }
dragon-tokens-shuffled = 🐉 The dragon curls up on what is left of its gold: its tokens are shuffled, face down.

## The end

night-fell = 🌙 **Night falls.** Deep down in Castle Dragonfire, all that slept wakes up.
