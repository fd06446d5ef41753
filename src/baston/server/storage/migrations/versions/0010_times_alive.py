"""Heartbeats say since when their worker has been alive: the time between two servers counts for nobody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Workers of the past have been alive up to their last heartbeat."""
    op.add_column("heartbeats", sa.Column("began", sa.Float, nullable=False, server_default="0"))
