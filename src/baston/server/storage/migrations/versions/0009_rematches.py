"""Rematches: the seats that are kept for whoever is asked, and the table that a finished one leads to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nobody is asked for a rematch."""
    op.add_column("tables", sa.Column("rematch", sa.String(32), nullable=True))
    op.add_column("seats", sa.Column("asked", sa.String(64), nullable=True))
    op.add_column("seats", sa.Column("declined", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_seats_asked", "seats", ["asked"])
