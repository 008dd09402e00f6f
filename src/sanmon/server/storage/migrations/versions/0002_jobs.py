"""Jobs: what must happen later. Where an agent has to answer is one of them, and no longer a mark at the table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Every table that waited for an agent gets a job that is due."""
    op.create_table(
        "jobs",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("lease", sa.BigInteger, nullable=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("tries", sa.BigInteger, nullable=False),
        sa.Column("payload", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("jobs_due", "jobs", ["due"])
    op.get_bind().execute(
        sa.text(
            "INSERT INTO jobs (kind, key, due, lease, holder, tries, payload) "
            "SELECT 'agents', id, 0, 0, '', 0, :payload FROM tables WHERE waits <> 0"
        ).bindparams(sa.bindparam("payload", b"", sa.LargeBinary))
    )
    op.drop_index("waiting", "tables")
    op.drop_column("tables", "waits")
