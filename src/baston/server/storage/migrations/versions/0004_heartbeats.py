"""When each worker was last alive: what a clock is charged to after a kill."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """No worker has said so yet."""
    op.create_table(
        "heartbeats",
        sa.Column("worker", sa.String(16), primary_key=True),
        sa.Column("time", sa.Float, nullable=False),
    )
