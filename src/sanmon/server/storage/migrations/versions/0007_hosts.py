"""The tables of one host are counted whenever one more is opened."""

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Only an index."""
    op.create_index("cards_host", "cards", ["host", "opened"])
