### What the players are asked.

calabozo-choose-adventurer = **Choose your adventurer.** Each needs other rolls against the same monster.
calabozo-choose-adventurer-public = choose your adventurer.

## A turn

calabozo-begin-turn = **You stand in { $square }, and it is your turn: what first?**
calabozo-begin-turn-public = it is your turn.
calabozo-begin-turn-square = Where, or for whom?
calabozo-begin-turn-by = Through to which square?
# What is left of the roll, once Speed has been used, may be nothing or less.
calabozo-move = **You rolled { $roll }: where do you go?**
    { $points ->
        [-5] { questions-speed }
        [-4] { questions-speed }
        [-3] { questions-speed }
        [-2] { questions-speed }
        [-1] { questions-speed }
        [0] { questions-speed }
        [one] -# One step left
       *[other] -# { $points } steps left
    }
questions-speed = -# The roll is used up; Speed takes you further
calabozo-move-public = where do you go?
calabozo-move-square = Which square?
calabozo-move-by = And which square next to it?
calabozo-move-before = And which one before that?
calabozo-meet =
    { $foe-key ->
        [none] **A card lies face down in { $square }: what do you do?**
       *[other] **In { $square } you face { story-the-foe }: what do you do?**
    }
calabozo-meet-public = do you fight?
calabozo-attack = **With which weapon do you attack { story-at-foe }?** Your two dice and the weapon have to reach { $needed }.
calabozo-attack-public = with which weapon do you attack?
calabozo-lose-treasure = **Which treasure do you lose to { story-the-foe }?** It stays here beneath the card, face down.
calabozo-lose-treasure-public = which treasure do you lose?
calabozo-retreat = **You have to go back: to which square?**
calabozo-retreat-public = where do you go back to?

## Among others

calabozo-end-turn = **You are not alone here: what do you do before your turn ends?**
calabozo-end-turn-public = how do you end your turn?
calabozo-end-turn-other = With whom?
calabozo-end-turn-weapon = With which weapon?
calabozo-defend-duel =
    { $weapon-key ->
        [none] **A duel: with which weapon do you fight?** { $rival } shows none.
       *[other] **A duel: with which weapon do you fight?** { $rival } shows: { $weapon }.
    }
calabozo-defend-duel-public = with which weapon do you fight the duel?
calabozo-offer = **What do you offer?** { $mate } hears it and answers; your adversaries do not hear it.
calabozo-offer-public = what do you offer?
calabozo-offer-treasure = What do you offer?
calabozo-offer-second = And a second treasure?
calabozo-answer-offer =
    { $offered-count ->
        [0] **Do you give something away?** { $mate } offers nothing for it.
       *[other] **Do you accept an offer?** { $mate } gives you: { $offered }.
    }
calabozo-answer-offer-public = what do you say to that?
calabozo-answer-offer-treasure = What do you give?
calabozo-answer-offer-second = And a second treasure?
calabozo-agree =
    { $given-count ->
        [0] **Do you agree?** You give nothing. { $mate } gives you: { $received }.
       *[other] **Do you agree?** You give: { $given }. { $mate } gives you: { $received }.
    }
calabozo-agree-public = do you agree?
