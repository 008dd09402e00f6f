"""Release 0.1.0: the log of each table, and the newest snapshot of it."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """As 0.1.0 made it."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("header", sa.LargeBinary, nullable=False),
        sa.Column("waits", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "entries",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("n", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("n", sa.BigInteger, nullable=False),
        sa.Column("snapshot", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("waiting", "tables", ["id"], sqlite_where=sa.text("waits"))
