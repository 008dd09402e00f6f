"""People who are away: since when, who agreed to let a bot play for them, and games in which one did."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Nobody is known to be away before somebody looks; of older results nothing is known, so they stay as they are."""
    text, number = sa.Text, sa.BigInteger
    op.add_column("seats", sa.Column("away", number, nullable=True))
    op.add_column("results", sa.Column("assisted", number, nullable=False, server_default="0"))
    op.create_table(
        "stand_in_asks",
        sa.Column("card", text, primary_key=True),
        sa.Column("n", number, nullable=False),
        sa.Column("seat", number, nullable=False),
        sa.Column("agreed", text, nullable=False),
        sqlite_with_rowid=False,
    )
