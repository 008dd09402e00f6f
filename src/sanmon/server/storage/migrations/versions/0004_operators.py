"""What operators need: where tables were opened from, which are bots alone or were stopped, and bans."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Tables of older releases have no address; those at which only agents sit are marked."""
    text, number = sa.Text, sa.BigInteger
    op.add_column("cards", sa.Column("address", text, nullable=False, server_default=""))
    op.add_column("cards", sa.Column("bots_alone", number, nullable=False, server_default="0"))
    op.add_column("cards", sa.Column("stopped", text, nullable=False, server_default=""))
    op.create_index("cards_address", "cards", ["address"])
    op.create_index("cards_bots_alone", "cards", ["bots_alone"])
    op.create_table(
        "bans",
        sa.Column("subject", text, primary_key=True),
        sa.Column("until", number, nullable=True),
        sa.Column("made", number, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "locks",
        sa.Column("name", text, primary_key=True),
        sa.Column("taken", number, nullable=False),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO locks (name, taken) VALUES ('quota', 0), ('probe', 0)")
    op.execute(
        "UPDATE cards SET bots_alone = 1 WHERE phase = 'playing' AND NOT EXISTS "
        "(SELECT 1 FROM seats WHERE seats.card = cards.id AND seats.agent IS NULL)"
    )
