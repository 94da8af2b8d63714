"""Whether the holder of a seat takes part in what a team talks about; everybody does at first."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column."""
    column = sa.Column("talks", sa.Boolean, nullable=False, server_default=sa.true())
    op.add_column("seats", column)
