"""Secrets of deals and bots, and the nonces of those who sit at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Tables that are there already keep the number from which all at them comes."""
    op.add_column("tables", sa.Column("secret", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("bot_secret", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("nonce", sa.String(64), nullable=True))
