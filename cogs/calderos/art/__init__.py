"""Pictures of Guerra de Calderos: the table, a hand, a card."""

from cogs.calderos.art.hands import card_picture, hand_picture
from cogs.calderos.art.table import table_picture

__all__ = ["card_picture", "hand_picture", "table_picture"]
