### The rules at hand: short texts, in our own words. Ids come from the pieces and the topics.
### @family rules-*

rules-section-topics = The rules
rules-section-ingredients = Ingredients
rules-section-attacks = Attacks
rules-section-defenses = Defences
rules-section-golden = Golden Cauldrons
rules-section-students = Students

## Topics

rules-goal = There are two ways to win: have the { $ingredients } different ingredients beside your cauldron, or declare { $golden } Golden Cauldrons from your hand in your turn. Either ends the game on the spot.
    .name = How to win
rules-turn = You do one thing: cast an attack, add an ingredient, discard a card, or declare golden cauldrons. Then you draw until you hold { $hand } cards. You cannot pass; with no card in hand, the turn is only the draw. Play goes on in the order of the seats.
    .name = Your turn
rules-attack = Cast an attack spell at any rival; never at yourself. It is spent, whatever becomes of it, and the target may answer before it takes effect. A broken wand casts nothing.
    .name = Attacking
rules-defense = When a spell comes at you, you let it happen or spend a Counterspell or a Mirror. You are asked even if you hold neither, so that nobody can tell. A defence cannot be defended against, and what you spend is refilled at the end of your own turn.
    .name = Defending
rules-adding = Lay an ingredient from your hand beside your cauldron, where all can see it. Each kind goes in once; a second copy can only wait in your hand or be discarded. Nothing goes into a blocked cauldron.
    .name = Adding an ingredient
rules-discarding = Put a card from your hand on the discard pile, face down: the others see that you did, not which card. That was your action; the draw brings a new one.
    .name = Discarding
rules-refill = At the end of your own turn you draw until you hold { $hand } cards; with as many or more, you draw none. At no other time do you draw: cards spent on a defence, or taken from you, stay missing until then. A lost turn has no draw.
    .name = Drawing cards
rules-wand = With a broken wand you can neither attack nor defend nor declare golden cauldrons; adding and discarding still work. It is whole again when the next turn of whoever cast the spell ends.
    .name = Broken wand
rules-blocked = Nothing can be added to a blocked cauldron, and its owner cannot declare golden cauldrons; attacks and defences go on. It ends with the next turn of whoever cast the spell, or at once when the cauldron changes hands.
    .name = Blocked cauldron
rules-piles = Attacks, defences and discards go face down on the discard pile, and nobody looks through it. When a card is to be drawn and the draw pile is empty, the discards are shuffled into a new one.
    { $removed ->
        [one] With fewer than five players, one Golden Cauldron stays out of the game.
       *[other] With fewer than five players, { $removed } Golden Cauldrons stay out of the game.
    }
    .name = The piles
rules-student = Each player has a student, with a magic cauldron of the same colour. It is a matter of taste: all students can do the same. The cauldron can change hands later, the student stays yours.
    .name = Choosing a student
rules-secrets = Everybody sees how many cards you hold, what lies beside your cauldron, and what spells weigh on you. Which cards you hold and which you discarded only you know.
    .name = What is secret

## Cards

rules-ingredient = One of the { $ingredients } fantastic ingredients; the deck has { $copies } of it. Add it to your cauldron as your action. It can be lost there to an Explosion or a Cauldron Theft, and from your hand to a Possession.
rules-card-enchantment = The target loses its next turn: no action and no draw. It can still defend meanwhile, and two Enchantments cost it one turn only. There are { $copies } in the deck.
rules-card-possession = You name a card aloud as you cast it. If the target holds it, you get one copy; if not, you get nothing and see nothing else. Sent on by a Mirror, the one who holds the Mirror names a card anew. There are { $copies } in the deck.
rules-card-cauldron-block = The target’s cauldron is blocked until your next turn ends: no ingredient goes in, no golden cauldrons are declared. Cast again, it begins anew. There are { $copies } in the deck.
rules-card-wand-break = The target’s wand is broken until your next turn ends: it casts no attack, spends no defence and declares no golden cauldrons. There are { $copies } in the deck.
rules-card-cauldron-theft = You and the target swap cauldrons with everything beside them, full or empty. If one of them was blocked, it is not any more. There are { $copies } in the deck.
rules-card-explosion = All ingredients beside the target’s cauldron go to the discard pile. A blocked cauldron stays blocked, and an empty one may be blown up for nothing. There are { $copies } in the deck.
rules-card-counterspell = Spend it when a spell comes at you: the spell is gone without effect. The deck has { $copies } of them; with a broken wand they are of no use.
rules-card-mirror = Spend it when a spell comes at you. Either it cancels the spell, or it sends it on to any other player, the attacker too; from then on it is your spell, and its new target may defend in turn. The deck has { $copies } of them.
rules-card-golden-cauldron = With { $golden } of them in hand at the start of your turn you may declare them as your action, and win; not while your wand is broken or your cauldron blocked. There are { $copies }{ $removed ->
        [one] , one fewer if not all { $players } students play.
       *[other] , { $removed } fewer if not all { $players } students play.
    }

## Students

rules-student-aldric = Owner of the blue cauldron. Helps whoever needs it and would do so faster if the wand were where he left it. No student can do more than another.
rules-student-lyra = Owner of the green cauldron. Explores lost kingdoms with her cat Milo, who leads the way. No student can do more than another.
rules-student-magnus = Owner of the red cauldron. Comes of gladiators and looks for a duel with a good audience. No student can do more than another.
rules-student-celestia = Owner of the pink cauldron. An alchemist who will have a shop one day, as soon as nothing burns. No student can do more than another.
rules-student-corvus = Owner of the purple cauldron. Says little, knows much, and does not trust the owls. No student can do more than another.
