### The rules at hand: /rules and its pages.

# The small button below a question.
button-rule = ?
glossary-where = -# { $game } · { $section }
glossary-alt = A drawing: { $name }
glossary-all-of = All: { $section }
glossary-contents = Contents
glossary-choose = Look up …
glossary-which-game = Which game?
glossary-games = ### The rules at hand
    Rules and pieces of each game in a few words. Choose a game.
glossary-title = ### { $game }: the rules at hand
glossary-line =
    { $count ->
        [one] - { $section } (one)
       *[other] - { $section } ({ $count })
    }
glossary-section =
    { $pages ->
        [one] ### { $game }: { $section }
       *[other] ### { $game }: { $section } ({ $page } of { $pages })
    }
glossary-choice = { $name } · { $where }

refused-no-such-rule = I know nothing by that name. Choose from what `/rules` offers while you type, or leave it out to see all there is.

command-rules-description = Look up a rule, a card or any other piece of a game
command-rules-game = Which game; the one played here, if you leave it out
command-rules-entry = What to look up; all there is, if you leave it out
