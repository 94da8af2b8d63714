"""Cave Troll: heroes loot a dungeon, room by room, while monsters roam it."""

from rules.cave_troll.board import ROOMS
from rules.cave_troll.content import Artifact, Card, Figure, box
from rules.cave_troll.options import CaveTrollOptions
from rules.cave_troll.player import sensible
from rules.cave_troll.state import CaveTroll
from rules.cave_troll.turn import MOST_GOLD, SHARED_GOLD, play, set_up
from rules.cave_troll.view import CaveTrollView, view
from rules.engine.rulebook import Rulebook

FIGURE_CARDS = [card for card in Card if card not in {Card.FIND_ARTIFACT, Card.SCORE_ROOM}]
WALKERS = [f for f in Figure if f not in {Figure.CAVE_TROLL, Figure.TREASURE_CHEST}]

CONTENT = frozenset(
    {f"YouDrew.card:{card}" for card in Card}
    | {f"FigurePlaced.card:{card}" for card in FIGURE_CARDS}
    | {f"FigurePlaced.figure:{figure}" for figure in Figure}
    | {f"FigureMoved.figure:{figure}" for figure in WALKERS}
    | {f"FigureMoved.end:{room}" for room in ROOMS}
    | {f"IconsAdded.card:{card}" for card, one in box().cards.items() if one.icons}
    | {
        f"{event}.artifact:{artifact}"
        for event in ("YouFound", "ArtifactRevealed", "CoinsCounted")
        for artifact in Artifact
    }
    | {
        "TurnCutShort", "ActionUndone", "ScoreRoomPlayed", "ThiefSneaked", "OrcSlain", "OrcStruck",
        "WraithPushed", "FigureFled", "FigureCrushed", "RampagePushed", "GoldFound", "GiantSlain",
        "BansheeBanished", "AssassinStruck", "GruntStruck", "BansheeLured", "HeroRevived",
        "MonsterBanished", "WallPassed", "HeroCursed", "RoomScored", "RoomTied",
        "RoomWithoutHeroes", "GoldSplit", "BoardScored", "RoomsTied",
    }
)  # fmt: skip
"""What comes up in games of bots."""

RULEBOOK: Rulebook[CaveTroll, CaveTrollView, CaveTrollOptions] = Rulebook(
    key="cave-troll",
    version=1,
    seats=(2, 4),
    options=CaveTrollOptions,
    set_up=set_up,
    play=play,
    view=view,
    policies={"sensible": sensible},
    content=CONTENT,
    end_reasons=(MOST_GOLD, SHARED_GOLD),
)
