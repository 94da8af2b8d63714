"""What a simulation reports of DungeonQuest: how many heroes live, what kills the others."""

from collections import Counter
from collections.abc import Mapping

from pydantic import JsonValue

from rules.dungeonquest.heroes import Hero
from rules.dungeonquest.state import ROUNDS, Cause, DungeonQuest, Fate


def tally(game: DungeonQuest) -> Mapping[str, int]:
    """Count what became of the heroes of one finished game.

    Returns:
        ``heroes`` and ``survivors``, also for each hero as ``heroes/volrik``; ``deaths/<cause>``;
        ``gold``, what all survivors brought out together; ``rounds`` that were played.
    """
    counted: Counter[str] = Counter(rounds=min(game.sun, ROUNDS))
    for character in game.characters:
        hero = character.played
        counted.update(("heroes", f"heroes/{hero}"))
        if character.fate is Fate.OUT:
            counted.update(("survivors", f"survivors/{hero}"))
            counted["gold"] += character.gold
        elif character.cause is not None:
            counted[f"deaths/{character.cause}"] += 1
    return counted


def report(counted: Mapping[str, int], games: int) -> Mapping[str, JsonValue]:
    """Turn the sums of many games into figures.

    Returns:
        ``survival``: the fraction of heroes who got out alive; ``survival_by_hero``: the same for
        each hero that was played; ``mean_gold``: gold pieces that a survivor brought out, on the
        average, None if there was none; ``deaths``: heroes by what they died of; ``rounds``: how
        many a game lasted, on the average.
    """
    survivors = counted.get("survivors", 0)
    return {
        "survival": _share(counted, "survivors", "heroes"),
        "survival_by_hero": {
            hero.value: _share(counted, f"survivors/{hero}", f"heroes/{hero}")
            for hero in Hero
            if counted.get(f"heroes/{hero}")
        },
        "mean_gold": counted.get("gold", 0) / survivors if survivors else None,
        "deaths": {cause.value: counted.get(f"deaths/{cause}", 0) for cause in Cause},
        "rounds": counted.get("rounds", 0) / games if games else 0.0,
    }


def _share(counted: Mapping[str, int], part: str, whole: str) -> float:
    every = counted.get(whole, 0)
    return counted.get(part, 0) / every if every else 0.0
