"""The tables as they are now; `db.migrations` holds how they became so.

Moments are UTC epoch seconds. Ids that come from Discord are 64-bit integers. Two triggers
that only the database can hold are in the migrations alone: the journal refuses UPDATE and
DELETE, and it refuses an entry whose number leaves a gap.

A table whose key is not a single integer is kept without SQLite's hidden row numbers: that
saves a second tree beside it, and with it about a fifth of the time of an append.
"""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

games = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("seed", sa.LargeBinary),
    sa.Column("commitment", sa.Text),
    sa.Column("rules_version", sa.Integer),
    sa.Column("locale", sa.Text, nullable=False),
    sa.Column("guild_id", sa.BigInteger, nullable=False),
    sa.Column("channel_id", sa.BigInteger, nullable=False),
    sa.Column("thread_id", sa.BigInteger, index=True),
    sa.Column("lobby_message_id", sa.BigInteger),
    sa.Column("board_message_id", sa.BigInteger),
    sa.Column("board_posted_at", sa.Float),
    sa.Column("host_id", sa.BigInteger, nullable=False),
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("started_at", sa.Float),
    sa.Column("ended_at", sa.Float),
    sa.Column("expires_at", sa.Float),
    sa.Column("result", sa.JSON(none_as_null=True)),
    sa.Column("frozen_reason", sa.JSON(none_as_null=True)),
    sa.Column("limit_seconds", sa.Integer),  # to answer in; NULL: no limit
    sa.Column("time_rule", sa.Text, nullable=False, server_default="remind"),
    sa.Column("paused_at", sa.Float),
    sa.Column("rematch_of", sa.Integer),
    sa.CheckConstraint(
        "status IN ('lobby', 'playing', 'finished', 'ended', 'frozen', 'expired')", name="status"
    ),
    sa.CheckConstraint("length(seed) = 32", name="seed"),
    sa.Index(None, "status", "guild_id"),
    # Buttons and threads outlive a game: its id must never be given to another one.
    sqlite_autoincrement=True,
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("game_id", sa.ForeignKey(games.c.id), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("user_id", sa.BigInteger, index=True),  # NULL: a bot player holds the seat
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("locale", sa.Text),
    sa.Column("dm_closed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("joined_at", sa.Float, nullable=False),
    sa.Column("talks", sa.Boolean, nullable=False, server_default=sa.true()),
    # Whose seat it is while the bot player holds it until they return.
    sa.Column("owner_id", sa.BigInteger, index=True),
    # Who left the seat to the bot player for good: it still bears their name.
    sa.Column("left_id", sa.BigInteger),
    sa.UniqueConstraint("game_id", "user_id"),  # NULLs are distinct: any number of bot players
    sqlite_with_rowid=False,
)

journal = sa.Table(
    "journal",
    metadata,
    sa.Column("game_id", sa.ForeignKey(games.c.id), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("entry", sa.Text, nullable=False),
    sa.Column("interaction_id", sa.BigInteger, unique=True),
    sa.Column("at", sa.Float, nullable=False),
    sqlite_with_rowid=False,
)

open_questions = sa.Table(
    "open_questions",
    metadata,
    sa.Column("game_id", sa.Integer, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("fingerprint", sa.Text, nullable=False),
    sa.Column("asked_at", sa.Float, nullable=False),
    sa.Column("reminded_at", sa.Float),
    # Who is asked is whoever holds the seat, so a change of hands needs no second write here.
    sa.ForeignKeyConstraint(["game_id", "seat"], [seats.c.game_id, seats.c.seat]),
    sqlite_with_rowid=False,
)

outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("game_id", sa.ForeignKey(games.c.id), nullable=False),
    sa.Column("target", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("payload", sa.Text, nullable=False),
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("attempts", sa.Integer, nullable=False, server_default="0"),
    sa.Column("not_before", sa.Float, nullable=False, server_default="0"),
    sa.Column("dead", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("last_error", sa.Text),
    sa.CheckConstraint("target IN ('feed', 'board', 'seat')", name="target"),
    sa.CheckConstraint("(target = 'seat') = (seat IS NOT NULL)", name="seat"),
    sa.Index("ix_outbox_lane", "game_id", "target", "seat", "id", sqlite_where=sa.text("dead = 0")),
    # A row's id may serve as a nonce towards Discord: no later row may have it again.
    sqlite_autoincrement=True,
)

votes = sa.Table(
    "votes",
    metadata,
    sa.Column("game_id", sa.ForeignKey(games.c.id), primary_key=True),
    sa.Column("kind", sa.Text, primary_key=True),
    sa.Column("user_id", sa.BigInteger, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sqlite_with_rowid=False,
)

results = sa.Table(
    "results",
    metadata,
    sa.Column("game_id", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("user_id", sa.BigInteger),  # who held the seat at the end; NULL: a bot player
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("survived", sa.Boolean, nullable=False),
    sa.Column("score", sa.Integer),
    sa.ForeignKeyConstraint(["game_id", "seat"], [seats.c.game_id, seats.c.seat]),
    sqlite_with_rowid=False,
)

# VALUES is a keyword of SQL, hence not "values".
key_values = sa.Table(
    "key_values",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)

players = sa.Table(
    "players",
    metadata,
    sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("locale", sa.Text),
    sa.Column("created_at", sa.Float, nullable=False),
    sa.Column("reminder", sa.Text, nullable=False, server_default="ping"),
    sa.Column("quiet_from", sa.Integer),  # minutes after midnight, in the player's time zone
    sa.Column("quiet_to", sa.Integer),
    sa.Column("timezone", sa.Text),
    sa.Column("ranked", sa.Boolean, nullable=False, server_default=sa.false()),
)

servers = sa.Table(
    "servers",
    metadata,
    sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("locale", sa.Text),
    sa.Column("channels", sa.JSON, nullable=False),  # empty: all
    sa.Column("games", sa.JSON, nullable=False),  # empty: all
    sa.Column("limit_seconds", sa.Integer),
    sa.Column("time_rule", sa.Text, nullable=False, server_default="remind"),
    sa.Column("role_id", sa.BigInteger),
)
