"""What a table agrees on besides the game's options: clock, absence, windows."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables that are there already have none of it."""
    op.add_column("tables", sa.Column("terms", sa.JSON, nullable=False, server_default="{}"))
