"""People who lost their seat because their time ran out: somebody else may have it by the end of the game."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Of earlier games nothing is known, so they are rated as before."""
    op.create_table(
        "left_seats",
        sa.Column("card", sa.Text, primary_key=True),
        sa.Column("seat", sa.BigInteger, primary_key=True),
        sa.Column("person", sa.Text, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_index("left_seats_person", "left_seats", ["person"])
