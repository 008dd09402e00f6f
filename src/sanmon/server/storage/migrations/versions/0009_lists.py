"""The list of tables of one game reads the newest of them only, and must not look through those of other games."""

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Only an index."""
    op.create_index("cards_lobby_game", "cards", ["public", "phase", "game", "moved"])
