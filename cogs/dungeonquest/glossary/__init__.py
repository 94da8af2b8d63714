"""What can be looked up about DungeonQuest: the base game and both expansions."""

from bot.glossary import Glossary, Section
from cogs.dungeonquest.glossary.asked import ASKED
from cogs.dungeonquest.glossary.below import amulets, cards, cave_troll, ways
from cogs.dungeonquest.glossary.cards import corpses, crypts, doors, rooms, searches, traps
from cogs.dungeonquest.glossary.people import abilities, heroes, monsters, rings, spells
from cogs.dungeonquest.glossary.things import tiles, treasures
from cogs.dungeonquest.glossary.topics import tactics, topics


def dungeonquest_glossary() -> Glossary:
    """Return what can be looked up."""
    return Glossary(
        (
            Section("topics", (*topics(), *ways())),
            Section("heroes", heroes()),
            Section("rings", rings()),
            Section("amulets", amulets()),
            Section("abilities", abilities()),
            Section("spells", spells()),
            Section("tiles", tiles()),
            Section("monsters", (*monsters(), cave_troll(), *tactics())),
            Section("rooms", rooms()),
            Section("traps", traps()),
            Section("searches", searches()),
            Section("doors", doors()),
            Section("crypts", crypts()),
            Section("corpses", corpses()),
            Section("below", cards()),
            Section("treasures", treasures()),
        ),
        asked=ASKED,
    )


__all__ = ["dungeonquest_glossary"]
