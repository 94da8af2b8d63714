"""What finished games brought each seat, also those that were finished before."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the table, and fill it from the results that are stored with the games."""
    op.create_table(
        "results",
        sa.Column("game_id", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("survived", sa.Boolean, nullable=False),
        sa.Column("score", sa.Integer),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(
            ["game_id", "seat"], ["seats.game_id", "seats.seat"], name="fk_results_game_id_seat"
        ),
        sqlite_with_rowid=False,
    )
    # No game could tell survivors so far.
    op.execute(
        """
        INSERT INTO results (game_id, seat, user_id, won, survived, score)
        SELECT seats.game_id, seats.seat, seats.user_id,
               seats.seat IN (SELECT value FROM json_each(games.result, '$.winners')),
               0,
               json_extract(games.result, '$.scores[' || seats.seat || ']')
        FROM seats JOIN games ON games.id = seats.game_id
        WHERE games.status = 'finished' AND games.result IS NOT NULL
        """
    )
