"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create every table, and the triggers that guard the journal."""
    _create_games_and_seats()
    _create_journal()
    _create_outbox()
    op.create_table(
        "votes",
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("user_id", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "kind", "user_id", name="pk_votes"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_votes_game_id"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "key_values",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_key_values"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "players",
        sa.Column("user_id", sa.BigInteger, autoincrement=False, nullable=False),
        sa.Column("locale", sa.Text),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_players"),
    )


def _create_games_and_seats() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.LargeBinary),
        sa.Column("commitment", sa.Text),
        sa.Column("rules_version", sa.Integer),
        sa.Column("locale", sa.Text, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("thread_id", sa.BigInteger),
        sa.Column("lobby_message_id", sa.BigInteger),
        sa.Column("board_message_id", sa.BigInteger),
        sa.Column("board_posted_at", sa.Float),
        sa.Column("host_id", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("started_at", sa.Float),
        sa.Column("ended_at", sa.Float),
        sa.Column("expires_at", sa.Float),
        sa.Column("result", sa.JSON),
        sa.Column("frozen_reason", sa.JSON),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.CheckConstraint(
            "status IN ('lobby', 'playing', 'finished', 'ended', 'frozen', 'expired')",
            name=op.f("ck_games_status"),
        ),
        sa.CheckConstraint("length(seed) = 32", name=op.f("ck_games_seed")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_games_thread_id", "games", ["thread_id"])
    op.create_index("ix_games_status_guild_id", "games", ["status", "guild_id"])
    op.create_table(
        "seats",
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("locale", sa.Text),
        sa.Column("dm_closed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("joined_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_seats_game_id"),
        sa.UniqueConstraint("game_id", "user_id", name="uq_seats_game_id_user_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"])


def _create_journal() -> None:
    op.create_table(
        "journal",
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("interaction_id", sa.BigInteger),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_journal"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_journal_game_id"),
        sa.UniqueConstraint("interaction_id", name="uq_journal_interaction_id"),
        sqlite_with_rowid=False,
    )
    for action in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER journal_refuses_{action.lower()} BEFORE {action} ON journal "
            "BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END"
        )
    op.execute(
        "CREATE TRIGGER journal_has_no_gaps BEFORE INSERT ON journal WHEN NEW.number <> coalesce("
        "(SELECT max(number) + 1 FROM journal WHERE game_id = NEW.game_id), 0) "
        "BEGIN SELECT RAISE(ABORT, 'the journal goes on at another number'); END"
    )
    op.create_table(
        "open_questions",
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("fingerprint", sa.Text, nullable=False),
        sa.Column("asked_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_open_questions"),
        sa.ForeignKeyConstraint(
            ["game_id", "seat"],
            ["seats.game_id", "seats.seat"],
            name="fk_open_questions_game_id_seat",
        ),
        sqlite_with_rowid=False,
    )


def _create_outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
        sa.Column("not_before", sa.Float, nullable=False, server_default="0"),
        sa.Column("dead", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("last_error", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_outbox_game_id"),
        sa.CheckConstraint("target IN ('feed', 'board', 'seat')", name=op.f("ck_outbox_target")),
        sa.CheckConstraint("(target = 'seat') = (seat IS NOT NULL)", name=op.f("ck_outbox_seat")),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "ix_outbox_lane",
        "outbox",
        ["game_id", "target", "seat", "id"],
        sqlite_where=sa.text("dead = 0"),
    )
