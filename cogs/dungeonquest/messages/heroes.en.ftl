### Heroes for DungeonQuest: what its heroes and rings do, and what they are asked.

dungeonquest-option-heroes = Heroes for DungeonQuest

## Spells and moods

spell-dark-force = Dark Force
spell-eyes-of-doom = Eyes of Doom
spell-fireball = Fireball
spell-invisibility = Invisibility
spell-stasis = Stasis
spell-passwall = Passwall
draught-three = Three
draught-three-about = 3 life points back, for certain.
draught-die = A die
draught-die-about = as many as a D6 shows, be it 1 or 6.
trigger-combat = combat
trigger-door-trap = trapped door
trigger-web = web
trigger-will = will
mood-led = led
mood-raging = raging
mood-calm = calm

## Parts of sentences, used by several messages below

story-daggers =
    { $daggers ->
        [0] No dagger is left in the hand.
        [one] One dagger is left in the hand.
       *[other] { $daggers } daggers are left in the hand.
    }
story-shuriken =
    { $shuriken ->
        [0] That was the last shuriken.
        [one] One shuriken left.
       *[other] { $shuriken } shuriken left.
    }

## Rings

fortune-ring-used = 💍 { $seat } kisses the **Ring of Fortune**, and the die is rolled again.
shielding-ring-used =
    { $saved ->
        [one] 💍 The **Ring of Shielding** took that for { $seat }: the life point is back, { $life } now.
       *[other] 💍 The **Ring of Shielding** took that for { $seat }: { $saved } life points are back, { $life } now.
    }
vanishing-ring-used = 💍 { $seat } turns the **Ring of Vanishing**, and the { $monster } looks straight through to the wall.

## Thargrim

helm-used =
    { $frightened ->
        [True] 👹 { $seat } pays a life point ({ story-left }) to the helm of terror: { $rolls }, { $total } in all (13 needed). The { $monster } sees its own death and **runs**.
       *[False] 👹 { $seat } pays a life point ({ story-left }) to the helm of terror: { $rolls }, { $total } in all (13 needed). The { $monster } blinks.
    }
meditated = 🕯 { $seat } sits down and thinks dark thoughts. Life points +1, now { $life }.

## Tori-Jima

hidden-die-shown =
    { $found ->
        [True]
            { $guesser-key ->
                [none] 🌑 { $seat } melts into the shadows behind a { $hidden }. The { $monster } looks behind { $named }: **found**.
               *[other] 🌑 { $seat } melts into the shadows behind a { $hidden }. { $guesser } has the { $monster } look behind { $named }: **found**.
            }
       *[False]
            { $guesser-key ->
                [none] 🌑 { $seat } melts into the shadows behind a { $hidden }. The { $monster } looks behind { $named }, shrugs and leaves.
               *[other] 🌑 { $seat } melts into the shadows behind a { $hidden }. { $guesser } has the { $monster } look behind { $named }; it shrugs and leaves.
            }
    }
attacker-noticed =
    { $noticed ->
        [True] 🎲 { $seat } rolls { $roll }, an even number: the { $monster } breathes too loudly to surprise anybody.
       *[False] 🎲 { $seat } rolls { $roll }, an odd number, and hears the { $monster } too late.
    }
blowpipe-used =
    { $hit ->
        [True]
            { $lost ->
                [0] 🏹 { $seat } blows the dart and rolls { $roll }: the { $monster } scratches its neck and falls over.
               *[other] 🏹 { $seat } blows the dart and rolls { $roll }: the { $monster } sways, but only loses { story-lost }.
            }
       *[False] 🏹 { $seat } blows the dart and rolls { $roll }: the only miss there is. The { $monster } is still there.
    }
shuriken-thrown =
    { $hit-key ->
        [missed] 🏹 { $seat } throws a shuriken at the { $monster } and rolls { $roll }: it sings past. { story-shuriken }
        [wounded]
            { $lost ->
                [0] 🏹 { $seat } throws a shuriken at the { $monster } and rolls { $roll }: a nick. Half of a { $wound } is nothing. { story-shuriken }
               *[other] 🏹 { $seat } throws a shuriken at the { $monster } and rolls { $roll }: it sticks. Half of a { $wound } costs it { story-lost }. { story-shuriken }
            }
       *[killed]
            { $lost ->
                [0] 🏹 { $seat } throws a shuriken at the { $monster } and rolls { $roll }: between the eyes. { story-shuriken }
               *[other] 🏹 { $seat } throws a shuriken at the { $monster } and rolls { $roll }: deadly, to anybody else. It costs { story-lost }. { story-shuriken }
            }
    }
shuriken-thrown-at-spider =
    { $killed ->
        [True] 🏹 { $seat } throws and rolls { $roll } (6 needed): the shuriken cuts the last thread, and the **giant spider is dead**. { story-shuriken }
       *[False] 🏹 { $seat } throws and rolls { $roll } (6 needed): the shuriken hangs in the web like a star. { story-shuriken }
    }

## Combat without arms

unarmed-round-fought =
    { $hero-lost ->
        [0] ⚔️ Bare hands: { $seat } rolls { $roll }, the { $monster } { $foe-roll }. The { $monster } loses { $monster-lost } ({ $wounds } so far).
       *[other]
            { $monster-lost ->
                [0] ⚔️ Bare hands: { $seat } rolls { $roll }, the { $monster } { $foe-roll }. { $seat } loses { $hero-lost } ({ story-left }).
               *[other] ⚔️ Bare hands: { $seat } rolls { $roll }, the { $monster } { $foe-roll }. { $seat } loses { $hero-lost } ({ story-left }), the { $monster } { $monster-lost } ({ $wounds } so far).
            }
    }

## Rildo

lock-picked = 🚪 Jammed, is it? { $seat } tries the third skeleton key, and the door **opens** after all.
dagger-thrown =
    { $hit ->
        [True]
            { $lost ->
                [0] 🗡 { $seat } throws a dagger for { $aims }. The { $monster } chose **{ $tactic }**: a hit, but a { $roll } only rattles its bones. { story-daggers }
               *[other] 🗡 { $seat } throws a dagger for { $aims }. The { $monster } chose **{ $tactic }**: a hit, and a { $roll } costs it { story-lost } ({ $wounds } so far). { story-daggers }
            }
       *[False] 🗡 { $seat } throws a dagger for { $aims }. The { $monster } chose **{ $tactic }**: a miss, which costs { $seat } one life point ({ story-left }). { story-daggers }
    }
daggers-gathered =
    { $found ->
        [0] 🗡 { $seat } looks for what was thrown ({ $rolls }; even numbers are found): nothing but dust. { story-daggers }
        [one] 🗡 { $seat } looks for what was thrown ({ $rolls }; even numbers are found) and picks up one dagger. { story-daggers }
       *[other] 🗡 { $seat } looks for what was thrown ({ $rolls }; even numbers are found) and picks up { $found } daggers. { story-daggers }
    }

## Helena

run-began = 💨 { $seat } breaks into a run.
find-left = 💨 { $seat } has neither time nor mind for it, and leaves it there.
sling-used =
    { $hit ->
        [True]
            { $lost ->
                [0] 🏹 { $seat } whirls the sling and rolls { $roll } ({ $needed } needed): a hit, but a { $harm } does not hurt the { $monster }.
               *[other] 🏹 { $seat } whirls the sling and rolls { $roll } ({ $needed } needed): a hit. With a { $harm } the { $monster } loses { story-lost }.
            }
       *[False] 🏹 { $seat } whirls the sling and rolls { $roll } ({ $needed } needed): the stone sings past the { $monster }.
    }

## Fhyll

rage-rolled =
    { $berserk ->
        [True]
            { $trigger-key ->
                [combat] 🪓 The smell of a fight. { $seat } rolls { $roll } and **goes berserk**: { $life } life points.
                [door-trap] 🪓 A door has no business biting. { $seat } rolls { $roll } and **goes berserk**: { $life } life points.
                [web] 🪓 A thread up the nose is one too many. { $seat } rolls { $roll } and **goes berserk**: { $life } life points.
               *[will] 🪓 { $seat } bites the shield, rolls { $roll } and **goes berserk**: { $life } life points.
            }
       *[False]
            { $trigger-key ->
                [combat] 🪓 The smell of a fight. { $seat } rolls { $roll } (5 needed) and keeps a clear head.
                [door-trap] 🪓 A door has no business biting. { $seat } rolls { $roll } (5 needed) and lets it pass.
                [web] 🪓 A thread up the nose is one too many. { $seat } rolls { $roll } (1 or 2 needed), sneezes, and is all right.
               *[will] 🪓 { $seat } bites the shield and rolls { $roll } (3 needed): it tastes of shield.
            }
    }
mood-rolled =
    { $mood-key ->
        [led] 🪓 { $seat } rolls { $roll }: still berserk, and running wherever somebody points.
        [calm] 🪓 { $seat } rolls { $roll }: the red mist lifts.
       *[raging] 🪓 { $seat } rolls { $roll } and is still **berserk**.
    }
berserk-led =
    { $leader-key ->
        [none] 🪓 { $seat } storms off to the { story-way }, for no reason at all.
       *[other] 🪓 { $leader } points { story-way }, and { $seat } storms off.
    }
calmed-down =
    { $life ->
        [0] 🪓 { $seat } is sane again, looks down, and counts the wounds: 4 life points too many.
       *[other] 🪓 { $seat } is sane again. It costs 4 life points: { $life } left.
    }
door-hewn =
    { $hewn ->
        [True] 🪓 { $seat } rolls { $roll } with Strength { $strength }: that was a door.
       *[False] 🪓 { $seat } rolls { $roll } with Strength { $strength }: the axe sticks in the wood, and the turn is over.
    }

## Azoth

dark-force-used =
    { $roll ->
        [0] ✨ { $seat } drinks from the **Dark Force**, three sips: life points +{ $healed }, now { $life }.
       *[other] ✨ { $seat } drinks from the **Dark Force** and rolls { $roll }: life points +{ $healed }, now { $life }.
    }
eyes-of-doom-used = ✨ { $seat } pays a life point ({ story-left }) and stares at the { $monster } with the **Eyes of Doom**.
eyes-of-doom-rolled =
    { $frightened ->
        [True] ✨ { $seat } rolls { $roll }, more than the { $monster } can bear: it **runs**.
       *[False] ✨ { $seat } rolls { $roll }. The { $monster } stares back.
    }
fireball-cast =
    { $monster-key ->
        [none] ✨ { $seat } throws a **Fireball**: web, legs and all, the **giant spider is ash**. The next turn goes by in recovering.
       *[other] ✨ { $seat } throws a **Fireball** at the { $monster }. The next turn goes by in recovering.
    }
way-blasted = ✨ { $seat } throws a **Fireball** to the { story-way }: what barred the way is smoke. The next turn goes by in recovering.
turned-invisible = ✨ { $seat } pays 2 life points ({ story-left }) and is **gone**, or so it looks.
monster-passed =
    { $monster-key ->
        [none] ✨ The giant spider feels a thread tremble, and sees nobody. { $seat } walks by.
       *[other] ✨ The { $monster } takes no notice. { $seat } walks by.
    }
harm-passed = ✨ Where time stands still, nothing falls, stings or goes off. { $seat } strolls on.
time-stopped = ✨ { $seat } pays a life point ({ story-left }), and **time stops** for everything else.
spell-kept = ✨ { $seat } pays a life point ({ story-left }), and **{ $spell }** goes on.
spell-ended =
    { $spell-key ->
        [fireball] ✨ { $seat } has recovered from the Fireball.
        [stasis] ✨ { $seat } lets go, and time runs again.
        [invisibility] ✨ { $seat } can be seen again.
       *[other] ✨ { $spell } is over.
    }
wall-passed = ✨ { $seat } walks { story-way } as if there were no wall, and just then there is none: **Passwall**.
outer-wall-passed =
    { $gold ->
        [0] ✨ **Passwall**: { $hero } ({ $seat }) steps through the outer wall of the castle, alive, with empty hands.
       *[other] ✨ **Passwall**: { $hero } ({ $seat }) steps through the outer wall of the castle, alive, with **{ $gold } gold pieces**.
    }

## Serellia and Flame Bright

companion-warned =
    { $warned ->
        [True]
            { $looker-key ->
                [none] 🔥 A tile lies face down on { $place }. Flame Bright bristles: **a warning**.
               *[other] 🔥 { $looker } looks at the tile for { $place } and lays it face down. Flame Bright bristles: **a warning**.
            }
       *[False]
            { $looker-key ->
                [none] 🔥 A tile lies face down on { $place }. Flame Bright gives **no warning**.
               *[other] 🔥 { $looker } looks at the tile for { $place } and lays it face down. Flame Bright gives **no warning**.
            }
    }
# To the player on the right alone.
tile-looked-at = The tile that lies face down on { $place } is **{ $tile }**, and you rolled { $roll } for Flame Bright, which is wrong only with a 1. { $seat } knows neither.
tile-refused = 🔥 { $seat } does not set foot on { $place }.
companion-tried-door =
    { $opened ->
        [True] 🔥 Flame Bright runs at the door: { $roll } with Strength { $strength }. It is open.
       *[False] 🔥 Flame Bright runs at the door: { $roll } with Strength { $strength }. It stays shut, and { $seat }’s turn is over.
    }
companion-sensed =
    { $sensed ->
        [True] 🔥 { $roll }, an even number: Flame Bright holds { $seat } back in time, and nothing happens to either.
       *[False] 🔥 { $roll }, an odd number: Flame Bright notices it too late.
    }
companion-tried =
    { $trial-key ->
        [pit]
            { $passed ->
                [True] 🎲 Flame Bright gets { $roll } with Agility { $agility } and is past the bottomless pit.
               *[False] 🎲 Flame Bright gets { $roll } with Agility { $agility } and slips off the ledge. { $seat } can only watch.
            }
        [trapdoor]
            { $passed ->
                [True] 🎲 Flame Bright gets { $roll } with Agility { $agility } and jumps clear of the trapdoor.
               *[False] 🎲 Flame Bright gets { $roll } with Agility { $agility } and drops through the trapdoor beside { $seat }.
            }
       *[other]
            { $passed ->
                [True]
                    { $roll ->
                        [0] 🪢 { $seat } lets the rope down, and Flame Bright is out of the hole.
                       *[other] 🎲 Flame Bright gets { $roll } with Agility { $agility }, climbs out of the hole and is at { $seat }’s side again.
                    }
               *[False] 🎲 Flame Bright gets { $roll } with Agility { $agility } and slides back down the hole. { $seat } hears it.
            }
    }
ceiling-fell-on-companion =
    { $crushed ->
        [True] 🔥 Flame Bright rolls { $roll } under the same ceiling, and { $named } was named.
       *[False] 🔥 Flame Bright rolls { $roll } under the same ceiling, not the { $named } that was named: it gets off lightly.
    }
companion-hurt =
    { $lost ->
        [0] 🔥 Flame Bright rolls { $roll } ({ story-dice }) for { $seat } and loses nothing ({ $cause }).
       *[other]
            { $roll ->
                [0] 🔥 Flame Bright takes it for { $seat } ({ $cause }) and loses { story-lost }: { story-left }.
               *[other] 🔥 Flame Bright is hit beside { $seat } ({ $cause }), rolls { $roll } ({ story-dice }) and loses { story-lost }: { story-left }.
            }
    }
companion-jumped = 🔥 Flame Bright does not leave { $seat } down there alone, and jumps.
companion-abandoned = 🔥 { $seat } goes on and leaves Flame Bright in the hole. The others may say what they think of that.
companion-died =
    { $cause-key ->
        [pit] ☠️ **Flame Bright is gone**, and { $seat } is alone: the bottomless pit gives nothing back.
       *[other] ☠️ **Flame Bright is dead** ({ $cause }), and { $seat } is alone.
    }
companion-round-fought =
    { $lost ->
        [0] ⚔️ Flame Bright fights for { $seat }: { $roll } on a D{ $sides }, the { $monster } { $foe-roll }. The { $monster } loses { $monster-lost } ({ $wounds } so far).
       *[other]
            { $monster-lost ->
                [0] ⚔️ Flame Bright fights for { $seat }: { $roll } on a D{ $sides }, the { $monster } { $foe-roll }. Flame Bright loses { $lost } ({ story-left }).
               *[other] ⚔️ Flame Bright fights for { $seat }: { $roll } on a D{ $sides }, the { $monster } { $foe-roll }. Flame Bright loses { $lost } ({ story-left }), the { $monster } { $monster-lost } ({ $wounds } so far).
            }
    }
salve-used = 🧪 { $seat } empties the jar of healing salve: life points +{ $healed }, now { $life }. It takes the turn.
companion-salved = 🧪 { $seat } rubs the healing salve into Flame Bright: life points +{ $healed }, now { $life }. It takes the turn.
sun-sphere-shone = 🔥 The sun sphere shines on. { $seat } never needed a torch.

## What is asked

dungeonquest-use-fortune-ring = **The die shows { $roll }: roll again with the Ring of Fortune?** The second result counts, and the ring is spent.
    { $life ->
        [0] -# If you leave it at that, you have no life points left
       *[other] -# Your life points, if you leave it at that: { $life }
    }
dungeonquest-use-fortune-ring-public = do you roll again?
dungeonquest-use-shielding-ring =
    { $lost ->
        [one] **Undo it with the Ring of Shielding?** It gives back the life point that this has cost you, and is spent.
       *[other] **Undo it with the Ring of Shielding?** It gives back the { $lost } life points that this has cost you, and is spent.
    }
    -# { $cause } · without it you have { $life ->
        [0] no life points left
       *[other] { $life }
    }
dungeonquest-use-shielding-ring-public = do you use the Ring of Shielding?
dungeonquest-hide-die = **A { $monster }: behind which number do you hide?** It may look behind { $guesses } numbers; if yours is not among them, it leaves.
dungeonquest-hide-die-public = hide a die, in secret.
dungeonquest-guess-die = **Behind which { $most } numbers does the { $monster } look?** { $foe } hides behind one; if it is among them, the prey is found.
dungeonquest-guess-die-public = guess where the hero hides, in secret.
dungeonquest-throw-shuriken =
    { $shuriken ->
        [one] **Throw your last shuriken at the { $monster }?**
       *[other] **Throw a shuriken at the { $monster }?** You have { $shuriken }.
    }
dungeonquest-throw-shuriken-public = do you throw a shuriken?
dungeonquest-throw-dagger =
    { $daggers ->
        [one] **Throw your last dagger at the { $monster }?** After that there are only your bare hands.
       *[other]
            { $in-combat ->
                [True] **Throw one of { $daggers } daggers at the { $monster }?** Not in two rounds running; if you keep it, you fight with it.
               *[False] **Throw one of { $daggers } daggers at the { $monster } first?** As often as you like, before its card is read.
            }
    }
    -# A hit costs the monster a D6, a miss costs you one life point · your life points: { $life }
dungeonquest-throw-dagger-public = do you throw a dagger?
dungeonquest-aim-dagger = **Which two tactics of the { $monster } do you aim at?** If it has chosen one of them, the dagger hits.
dungeonquest-aim-dagger-public = aim your dagger, in secret.
dungeonquest-use-sling = **Sling a stone at the { $monster }?** Once in a fight; there are stones enough.
dungeonquest-use-sling-public = do you use the sling?
dungeonquest-run-on = **You run over { $place }: on to where?** Only where you end is a room card drawn.
dungeonquest-run-on-public = where do you run?
dungeonquest-lead-berserk = **Which way does the berserk hero go?** It is { $foe }, and does what you say: through doors and portcullises too.
dungeonquest-lead-berserk-public = point a berserk hero somewhere.
dungeonquest-lead-berserk-out = **By which exit does the berserk hero leave the treasure chamber?** It is { $foe }, and does what you say.
dungeonquest-lead-berserk-out-public = point a berserk hero to an exit.
dungeonquest-use-dark-force = **The Dark Force: three life points, or a die?** You have { $life }. It works once in the whole game.
dungeonquest-use-dark-force-public = three life points, or a die?
dungeonquest-keep-spell = **Pay a life point, and { $spell } goes on for another turn?** You have { $life }.
dungeonquest-keep-spell-public = does the spell go on?
dungeonquest-cast-fireball = **The { $monster } attacks: throw a Fireball?** It burns for certain, and you lose your next turn.
dungeonquest-cast-fireball-public = do you throw a Fireball?
dungeonquest-cast-fireball-at-way =
    { $portcullises ->
        [0]
            { $doors ->
                [one] **There is a door in the way: throw a Fireball?** It clears the way, and you lose your next turn.
               *[other] **There are { $doors } doors in the way: throw a Fireball?** It clears the way, and you lose your next turn.
            }
       *[other]
            { $doors ->
                [0] **There is a portcullis in the way: throw a Fireball?** It clears the way, and you lose your next turn.
               *[other] **There are a door and a portcullis in the way: throw a Fireball?** It clears the way, and you lose your next turn.
            }
    }
dungeonquest-cast-fireball-at-way-public = do you throw a Fireball at it?
dungeonquest-enter-tile =
    { $warned ->
        [True] **Flame Bright warns you of { $place }: go in all the same?** It is wrong once in ten times.
       *[False] **Flame Bright sees no danger in { $place }: go in?** It is wrong once in ten times.
    }
dungeonquest-enter-tile-public = do you go in?
dungeonquest-try-another-way = **Another way out of { $place }, or end your turn?** If you do not go in there either, your turn is over.
dungeonquest-try-another-way-public = another way?
dungeonquest-send-companion =
    { $doors ->
        [one] **There is a door in the way: send Flame Bright?** It opens on a D10 within its Strength; without it, you draw a door card.
       *[other] **There are { $doors } doors in the way: send Flame Bright?** Each opens on a D10 within its Strength; without it, you draw door cards.
    }
dungeonquest-send-companion-public = do you send Flame Bright?
