### The words on pictures and in their alternative text.

# On the pictures.
art-round = Round { $number }
art-last-combat = Last combat
art-no-spells = No spell is active
art-hidden = hidden
art-open = open
art-spell-here = spell on you
art-short = { $by } below its life
art-perfect = Exactly its life
art-over = { $by } above its life
# Stands for a player whose name has no letter that can be drawn.
art-seat = Player { $number }

# Alternative text.
art-mystery = a mystery face down
art-face-down = one face down
art-table-alt-turn = It is { $name }’s turn.
art-table-alt-winner = Won by: { $names }.
art-table-alt-boss = Round { $number }: { $boss }, { $life } life.
art-table-alt-boss-spells = Round { $number }: { $boss }, { $life } life, with { $spells }.
art-table-alt-row = At the Mage’s: { $spells }.
art-table-alt-cast = Being cast: { $spell }.
art-table-alt-knight =
    { $name }, { $hearts ->
        [one] one heart
       *[other] { $hearts } hearts
    }, { $keys ->
        [one] one key
       *[other] { $keys } keys
    }: { $facts }.
art-table-alt-armourer = armourer
art-table-alt-at-mage = at the Mage’s
art-table-alt-exceeded = went over the boss’s life
art-table-alt-owing = one action left
art-table-alt-combat = Last combat ({ $boss }, { $life } life): { $outcomes }.
art-table-alt-outcome = { $name } { $attack }, { $fate }
art-table-alt-decks = Decks: bosses { $bosses }, weapons { $weapons }, spells { $spells }.
art-hand-alt-hidden = Your hidden weapon: { $weapon }.
art-hand-alt-open = Open: { $weapons }.
art-hand-alt-spells = Spells on you: { $spells }.
art-hand-alt-attack = Your attack: { $attack }. The boss’s life: { $life }.
