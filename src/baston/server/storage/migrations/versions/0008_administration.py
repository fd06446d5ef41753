"""Tables that who runs the server has closed, and addresses and browsers that are not served."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """No table is closed, nothing is blocked."""
    op.add_column("tables", sa.Column("closed", sa.String(200), nullable=True))
    op.create_table(
        "blocks",
        sa.Column("subject", sa.String(64), primary_key=True),
        sa.Column("why", sa.String(200), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=True),
    )
    op.create_table(
        "administration",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.execute("INSERT INTO administration (id, version) VALUES (1, 0)")
