### What the players are asked.

## Setting out

dungeonquest-choose-hero = **Choose your hero.** Most trials are a die that must show no more than one of the numbers on the sheet.
dungeonquest-choose-hero-public = choose your hero.
dungeonquest-choose-ring = **Choose a magic ring.** It works once in the whole game.
dungeonquest-choose-ring-public = choose a magic ring.
dungeonquest-choose-tower = **In which tower do you begin?** Any tower will do to get out again.
dungeonquest-choose-tower-public = choose the tower in which you begin.

## A turn

dungeonquest-take-turn =
    { $plight-key ->
        [trapdoor] **You sit in the hole below the trapdoor: what do you do?**
        [no-torch] **Your torch is out: what do you do?**
        [cave-in] **The ceiling above you crumbles: what do you do?**
        [dark-chamber] **It is pitch dark around you: what do you do?**
        [bridge] **You stand before the bridge in { $place }: what do you do?** It can be crossed only in the turn in which one comes.
        [web] **You stand at the edge of the web in { $place }: what do you do?**
        [stuck-in-web] **You are stuck in the web in { $place }: what do you do?**
       *[none]
            { $chamber ->
                [True] **You are in the treasure chamber: what do you do?** If you stay, you take two more treasures and turn over another dragon token; if you wait, you do neither.
               *[False]
                    { $below ->
                        [True] **You are in the catacombs below { $place }: what do you do?**
                       *[False] **You are in { $place }: what do you do?**
                    }
            }
    }
    { $rounds-left ->
        [one] -# Life points: { $life } · the last round before nightfall
       *[other] -# Life points: { $life } · { $rounds-left } rounds before nightfall
    }{ $searches ->
        [2] { "" } · you have searched here twice: no more for now
       *[other] { "" }
    }
dungeonquest-take-turn-public = it is your turn.
dungeonquest-move-on =
    { $tower ->
        [True] **You have reached the tower in { $place }.** Go on, stay, or leave the castle for good?
       *[False] **The corridor in { $place } leads on: which way?**
    }
dungeonquest-move-on-public = which way now?
dungeonquest-use-secret-door = **A secret door.** Through which wall do you go, or do you stay?
dungeonquest-use-secret-door-public = do you use the secret door?
dungeonquest-flee-dragon = **Run! By which exit?** You draw no room card out there.
dungeonquest-flee-dragon-public = run, but which way?

## Yes or no

dungeonquest-use-opening-ring =
    { $portcullises ->
        [0]
            { $doors ->
                [one] **There is a door in the way: use the Opening Ring?** Without it, you draw a door card.
               *[other] **There are { $doors } doors in the way: use the Opening Ring?** Without it, you draw a door card for each.
            }
       *[other]
            { $doors ->
                [0] **There is a portcullis in the way: use the Opening Ring?** Without it, you roll a D12 against your Strength.
               *[other] **There are a door and a portcullis in the way: use the Opening Ring?**
            }
    }
dungeonquest-use-opening-ring-public = do you use the Opening Ring?
dungeonquest-use-warning-ring = **A trap: use the Warning Ring?** It spares you this one, and is spent.
dungeonquest-use-warning-ring-public = do you use the Warning Ring?
dungeonquest-search-crypt = **Do you open the crypt?** Treasure, a potion, a trap, or somebody at home.
dungeonquest-search-crypt-public = do you open the crypt?
dungeonquest-search-corpse = **Do you search the dead adventurer?** A rope, some gold, or what killed him.
dungeonquest-search-corpse-public = do you search the dead adventurer?

## Monsters

dungeonquest-meet-monster = **You face the { $monster }: what do you do?** Your life points: { $life }.
dungeonquest-meet-monster-public = what do you do about it?
dungeonquest-shoot-arrow =
    { $arrows ->
        [one] **Shoot your last arrow at the { $monster }?**
       *[other] **Shoot an arrow at the { $monster }?** You have { $arrows }.
    }
dungeonquest-shoot-arrow-public = do you shoot?
dungeonquest-meet-spider = **The giant spider: what do you do?** Your life points: { $life }.
dungeonquest-meet-spider-public = what do you do about the spider?
dungeonquest-shoot-spider = **How many shots?** An arrow kills the spider on a D6 of 5 or 6, a shuriken on a 6; you stop when it is dead.
dungeonquest-shoot-spider-public = how often do you shoot?
dungeonquest-name-numbers =
    { $danger-key ->
        [giant-spider]
            { $most ->
                [2] **Name two numbers against the spider: you have only your bare hands.** If a D6 shows one of them, it is dead; if not, it bites.
               *[other] **Name three numbers against the spider.** If a D6 shows one of them, it is dead; if not, it bites.
            }
       *[no-torch] **Name three numbers to light your torch.** If a D6 shows one of them, it burns.
    }
dungeonquest-name-numbers-public = name your numbers.
dungeonquest-name-number = **The ceiling comes down: name a number.** If the D6 shows it, you are dead.
dungeonquest-name-number-public = name a number from 1 to 6.
dungeonquest-hero-tactic = **Your tactic against the { $monster }?** Nobody sees it before both are chosen; the same on both sides costs each of you one life point.
    -# Your life points: { $life } · the { $monster } has lost { $wounds }
dungeonquest-hero-tactic-public = choose your tactic, in secret.
dungeonquest-monster-tactic =
    { $dagger ->
        [True] **A dagger flies at the { $monster }: which tactic does it choose?** { $foe } aims at two of the three, and hits if yours is one of them. Nobody sees it before both are chosen.
       *[False] **You fight for the { $monster }: which tactic?** Your foe is { $foe }. Nobody sees it before both are chosen; the same on both sides costs each one life point.
    }
    { $life ->
        [0] -# Its card is not read yet; it has lost { $wounds } · { $foe }’s life points: { $foe-life }
        [one] -# The { $monster } has one life point, which only you know · { $foe }’s life points: { $foe-life }
       *[other] -# The { $monster } has { $life } life points, which only you know, and has lost { $wounds } · { $foe }’s life points: { $foe-life }
    }
dungeonquest-monster-tactic-public = choose the monster’s tactic, in secret.
