"""DungeonQuest: heroes race the sun through the dungeons below a dragon's castle."""

from rules.dungeonquest.ending import EMPTY_HANDED, GOLD, NOBODY_WINS, ends
from rules.dungeonquest.options import DungeonOptions
from rules.dungeonquest.pieces import CONTENT
from rules.dungeonquest.player import sensible
from rules.dungeonquest.setup import set_up
from rules.dungeonquest.state import DungeonQuest
from rules.dungeonquest.tally import report, tally
from rules.dungeonquest.turn import play
from rules.dungeonquest.view import DungeonView, view
from rules.engine.rulebook import Rulebook

RULEBOOK: Rulebook[DungeonQuest, DungeonView, DungeonOptions] = Rulebook(
    key="dungeonquest",
    version=1,
    seats=(1, 4),
    options=DungeonOptions,
    set_up=set_up,
    play=play,
    view=view,
    policies={"sensible": sensible},
    content=CONTENT,
    end_reasons=(GOLD, NOBODY_WINS, EMPTY_HANDED),
    tally=tally,
    report=report,
    ends_at=ends,
)
