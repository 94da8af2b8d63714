"""Whatever lies on a cell or in a tower: which drawing belongs to which card."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from bot.art.svg import Element
from cogs.calabozo.art import giants, goblins, spirits, warriors
from cogs.calabozo.art.dragons import dragon_head
from rules.calabozo.content import Dragon, Foe, Monster


def foe_drawing(foe: Foe) -> Element:
    """Return a monster, a trap or a dragon, in a box of 100 x 100."""
    return dragon_head(foe) if isinstance(foe, Dragon) else _MONSTERS[foe]()


_MONSTERS: Mapping[Monster, Callable[[], Element]] = MappingProxyType(
    {
        Monster.ZOMBIE: goblins.zombie,
        Monster.GOBLIN: goblins.goblin,
        Monster.IMP: goblins.imp,
        Monster.GREMLIN: goblins.gremlin,
        Monster.KOBOLD: goblins.kobold,
        Monster.HOBTHRUSH: goblins.hobthrush,
        Monster.OGRE: giants.ogre,
        Monster.GIANT_SPIDER: giants.giant_spider,
        Monster.CYCLOPS: giants.cyclops,
        Monster.HILL_GIANT: giants.hill_giant,
        Monster.GIANT_SERPENT: giants.giant_serpent,
        Monster.STONE_GOLEM: giants.stone_golem,
        Monster.SKELETON_GUARD: warriors.skeleton_guard,
        Monster.ORC_RAIDER: warriors.orc_raider,
        Monster.MINOTAUR: warriors.minotaur,
        Monster.BLACK_KNIGHT: warriors.black_knight,
        Monster.LIZARD_MAN: warriors.lizard_man,
        Monster.GHOST: spirits.ghost,
        Monster.BANSHEE: spirits.banshee,
        Monster.VAMPIRE: spirits.vampire,
        Monster.LICH: spirits.lich,
        Monster.DJINN: spirits.djinn,
        Monster.PORTAL: goblins.portal,
        Monster.JAIL: goblins.jail,
    }
)
