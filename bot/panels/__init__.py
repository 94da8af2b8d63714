"""What a table looks like in Discord: panels built from what one viewer sees."""

from bot.panels.board import board_panel, closed_panel, frozen_panel
from bot.panels.common import Panel
from bot.panels.feed import feed_buttons
from bot.panels.lobby import lobby_panel
from bot.panels.private import (
    done_panel,
    hand_panel,
    news_in,
    notice_panel,
    question_panel,
    seat_panel,
    table_line,
)
from bot.panels.record import record_panel

__all__ = [
    "Panel",
    "board_panel",
    "closed_panel",
    "done_panel",
    "feed_buttons",
    "frozen_panel",
    "hand_panel",
    "lobby_panel",
    "news_in",
    "notice_panel",
    "question_panel",
    "record_panel",
    "seat_panel",
    "table_line",
]
