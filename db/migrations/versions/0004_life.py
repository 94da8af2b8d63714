"""Games that last for weeks: time limits, absent owners, preferences, servers' settings."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

NEW_COLUMNS = {
    "games": (
        sa.Column("limit_seconds", sa.Integer),
        sa.Column("time_rule", sa.Text, nullable=False, server_default="remind"),
        sa.Column("paused_at", sa.Float),
        sa.Column("rematch_of", sa.Integer),
    ),
    "seats": (sa.Column("owner_id", sa.BigInteger), sa.Column("left_id", sa.BigInteger)),
    "open_questions": (sa.Column("reminded_at", sa.Float),),
    "players": (
        sa.Column("reminder", sa.Text, nullable=False, server_default="ping"),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_to", sa.Integer),
        sa.Column("timezone", sa.Text),
        sa.Column("ranked", sa.Boolean, nullable=False, server_default=sa.false()),
    ),
}


def upgrade() -> None:
    """Add the columns, and the table of servers."""
    for table, columns in NEW_COLUMNS.items():
        for column in columns:
            op.add_column(table, column)
    op.create_index("ix_seats_owner_id", "seats", ["owner_id"])
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("locale", sa.Text),
        sa.Column("channels", sa.JSON, nullable=False),
        sa.Column("games", sa.JSON, nullable=False),
        sa.Column("limit_seconds", sa.Integer),
        sa.Column("time_rule", sa.Text, nullable=False, server_default="remind"),
        sa.Column("role_id", sa.BigInteger),
    )
