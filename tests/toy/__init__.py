"""The Gem Fair: a toy game, small enough to read at once, that uses every shape of question.

The rules: two to four merchants come to the fair with forty coins each.

- Opening. Each chooses one of thirty stalls, then draws three gems from the bag, unseen.
- Each of two days. *Auction*: a gem is shown; all bid at once and in secret. Then, one merchant
  after another: *Wager*: five coins, if one likes, on a number of the die; the right one brings
  twenty. *Trade*: a gem, face down, against one that a rival draws blindly from its own.
- Closing. The poorest puts the four gems in an order: the first sells for forty coins, then
  thirty, twenty and ten. All choose at once which two to sell, or one; merchants with the same
  gem share its price. The richest wins.
"""

from rules.engine.rulebook import NoOptions, Rulebook
from tests.toy.events import Gem
from tests.toy.fair import RICHEST, SHARED, Fair, FairView, play, set_up, view
from tests.toy.player import sensible

RULEBOOK: Rulebook[Fair, FairView, NoOptions] = Rulebook(
    key="toy",
    version=1,
    seats=(2, 4),
    options=NoOptions,
    set_up=set_up,
    play=play,
    view=view,
    policies={"sensible": sensible},
    content=frozenset(
        {f"{event}:{gem}" for gem in Gem for event in ("GemWon.gem", "YouTraded.got", "Sold.gems")}
        | {"DieRolled"}
    ),
    end_reasons=(RICHEST, SHARED),
)
