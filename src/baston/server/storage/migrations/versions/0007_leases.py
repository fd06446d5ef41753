"""Workers, and the tables that each of them holds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """No worker runs while the schema changes."""
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("beat", sa.Integer, nullable=False),
        sa.Column("inbox", sa.String(108), nullable=False),
        sa.Column("address", sa.String(300), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column(
            "table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column(
            "worker",
            sa.String(32),
            sa.ForeignKey("workers.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
    )
