### The rules at hand: short texts, in our own words. Ids come from the pieces and the topics.
### @family rules-*

rules-section-topics = The rules
rules-section-common = Everybody’s cards
rules-section-classic = Classic characters
rules-section-variant = Variant characters
rules-section-artifacts = Artifacts

## Topics

rules-goal = Whoever has the most gold at the end wins; equals share the victory. Gold comes from rooms that you control when they are scored, from artifacts that you never used, and from emptying your deck first.
    .name = How to win
rules-turn = You have { $actions } actions, each of them: draw and play a card, move a character, use an ability, or play your artifact. The first three turns of the game have one, two and three. You may stop early.
    .name = Your turn
rules-cards = You draw the top card of your deck, then play one of the two cards that you hold. It takes effect at once; the other one waits. All that takes one action. Every card can always be played somewhere.
    .name = Drawing and playing a card
rules-placing = Heroes come by one of the { $stairs } stairs, monsters by one of the { $pits } pits. A Cave Troll and a Treasure Chest go to a room of your choice. Each figure has one card: once removed from the board, it is out of the game unless the Chalice of Life brings it back.
    .name = How figures come in
rules-moving = An action takes one of your characters through a door to the next space. Walls are only passed with the Skeleton Key. Some characters have ways of their own: the Thief, the Banshee, the Rampaging Troll; a Cave Troll never moves.
    .name = Moving
rules-entering = A room holds { $most } characters, a Berserker excepted; Treasure Chests take no place. Nobody enters a room with a Cave Troll, nor one with a rival’s Knight unless they are a Knight too. Heroes never enter a pit. All this holds for pushes and flights as well.
    .name = Who may enter a space
rules-board = There are { $rooms } rooms with gold printed in them, { $stairs } stairs and { $pits } pits. Stairs and pits are worth nothing and bar nobody, and abilities that speak of a room do not work there.
    .name = Rooms, stairs and pits
rules-heroes = Heroes stand on round bases and control rooms; monsters stand on square ones and count for nothing when a room is scored, but can act on others. Both are characters, a Treasure Chest is not.
    .name = Heroes and monsters
rules-abilities = Some characters can do something in place of moving; it takes an action too and may be repeated. It needs somebody to act on. Other abilities work by themselves, such as the Knight’s or the Dwarf’s, and cost nothing.
    .name = Abilities
rules-pushing = Whoever pushes chooses whom, and to which next space, by the limits of entering. It may be one’s own side, and somebody must be pushed if it is possible. A push is no move of the one who is pushed: only a Knight’s way with Orcs still works.
    .name = Pushing
rules-fleeing = When a Cave Troll is placed in a room, each player may save one of their characters there, beginning with whoever placed it: it moves to a next space by the limits of entering. All figures that are left are removed, chests and friends too.
    .name = Fleeing from a Cave Troll
rules-icons = Some cards bear scoring icons and go to a common pile once played. As soon as the pile shows { $icons } or more, the whole board is scored, and the pile leaves the game.
    .name = Scoring icons
rules-scoring = Whoever has the most heroes in a room controls it and gets its gold; in a tie nobody does. The printed gold is doubled by each Dwarf there, whoever’s it is; then each Treasure Chest adds its gold. Rooms without heroes are skipped.
    .name = Scoring a room
rules-artifacts = An artifact lies face down in front of you, and only you may look at it. Playing it takes an action, and it leaves the game; unused, its coins count as gold at the end. One that can do nothing now cannot be played.
    .name = Artifacts in play
rules-undo = Within your turn you can take back moves and abilities, the last one first. A draw or an artifact shows something that was hidden: it stays, and all before it stays too. So does the action that ends your turn.
    .name = Taking back an action
rules-end = The game ends with the action after which somebody’s deck is empty; that player gets { $gold } gold. Then the whole board is scored once more, and the coins of unused artifacts are added. The pile of icons no longer matters.
    .name = The end
rules-sets = Beside the Adventurers, all players use the same seven characters: the classic or the variant ones. The table chooses before the game begins.
    .name = Classic and variant
rules-secrets = Hidden are your hand, your artifact and the order of your deck. Sizes of hands and decks, discards, the pile of icons, all figures and everybody’s gold are there for all to see.
    .name = What is secret

## Cards of everybody

rules-character-adventurer = A hero without an ability, and the backbone of control: each counts one. There are { $copies } in each deck, { $marked } of them with a scoring icon on the card.
rules-card-find-artifact = You take the top artifact and lay it face down in front of you. Look at it whenever you like; the others know only that it is there.
rules-card-treasure-chest = Put it into any room, even a full or a barred one: that room is worth { $gold } gold more whenever it is scored. It is no character, nobody moves it, and only trolls remove it.
rules-card-score-room = Score any one room at once, even if the gold goes to somebody else or to nobody. The card then adds { $icons } icons to the pile.

## Classic characters

rules-character-knight = A hero. Rivals cannot enter its room, other Knights excepted; those who are there already stay. Wherever it comes, however it comes there, all Orcs on that space are removed, its own side’s too.
rules-character-dwarf = A hero. The gold printed in its room is doubled whenever the room is scored, for whoever controls it. Two Dwarves double it twice.
rules-character-barbarian = A hero who counts as two when its room is scored, and takes one place only. Wraiths cannot push it; against everything else it is like any other hero.
rules-character-thief = A hero. With an action it can slip to any room or stairs, however far, where it may enter and no rival’s Knight stands. It can also walk like everybody.
rules-character-cave-troll = A monster that comes into any room without a Cave Troll, even a full one. Each player may save one character from there, all other figures are removed. Nobody enters afterwards, and the troll itself never moves.
rules-character-orc = A monster. As an action in a room, it removes one hero there, of any colour; it does nothing on stairs. A Knight who comes to its space removes it.
rules-character-wraith = A monster. When it moves into a room it must push a character out, if it can; as an action it pushes again. Barbarians and Cave Trolls stand firm. It may enter a full room if somebody there can be pushed out.

## Variant characters

rules-character-giant-slayer = A hero. Once a turn, moving into a room without characters brings you 1 gold. As an action in a room, it removes a Rampaging Troll there, and itself.
rules-character-paladin = A hero. Every hero in its room, of any colour, is safe from Banshees and Grunts. As an action, it puts a rival’s Banshee on its own space into any pit.
rules-character-berserker = A hero. If a rival controls its room when it is scored, the gold is split evenly among that player and all others with a Berserker there; a rest is lost. It may enter as the sixth where { $most } characters of other colours stand.
rules-character-assassin = A hero. As an action in a room, it removes a Grunt, or a hero who is the only character of its colour there.
rules-character-rampaging-troll = A monster. It moves at most once in a turn. As an action in a room, it pushes two characters out, or as many as it can, and removes all other figures there, chests and friends too.
rules-character-grunt = A monster. As an action in a room, it removes all Adventurers of rivals there at once, unless a Paladin protects them.
rules-character-banshee = A monster. One move takes it up to two spaces. As an action, it draws a rival’s character from the next space to its own, if there is room; heroes beside a Paladin are safe, and none comes into a pit.

## Artifacts

rules-artifact-chalice-of-life = A hero of yours that was removed comes back on any stairs. Unused, it is worth { $coins } gold at the end.
rules-artifact-swift-boots = One of your characters makes up to three moves, each with all its effects and limits; you may stop after any of them. Unused, they are worth { $coins } gold at the end.
rules-artifact-banishing-horn = A rival’s monster, in a room or on stairs, goes to any pit. Cave Trolls do not listen. Unused, it is worth { $coins } gold at the end.
rules-artifact-skeleton-key = One of your characters passes a wall to the space behind it; otherwise it is a move like any other. Unused, it is worth { $coins } gold at the end.
rules-artifact-tax-scroll = You score one room that you control, at once. Unused, it is worth { $coins } gold at the end.
rules-artifact-cursed-idol = A rival’s hero is removed from a room where you have a character. Unused, it is worth { $coins } gold at the end.
