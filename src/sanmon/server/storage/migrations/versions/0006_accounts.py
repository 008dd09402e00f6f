"""Accounts: when a session last proved the password, sessions that can be named and ended, and password resets."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Sessions of browsers had no id; a part of the hash of a long random token is as good as a random number."""
    text, number = sa.Text, sa.BigInteger
    op.add_column("sessions", sa.Column("proved", number, nullable=False, server_default="0"))
    op.execute("UPDATE sessions SET id = substr(hash, 1, 16) WHERE id = ''")
    op.create_table(
        "resets",
        sa.Column("hash", text, primary_key=True),
        sa.Column("person", text, nullable=False),
        sa.Column("until", number, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("resets_person", "resets", ["person"])
