"""Pictures of Guerra de Calderos: the table, a hand, a card, the students to choose from."""

from cogs.calderos.art.choosing import students_picture
from cogs.calderos.art.hands import card_picture, hand_picture
from cogs.calderos.art.table import table_picture

__all__ = ["card_picture", "hand_picture", "students_picture", "table_picture"]
