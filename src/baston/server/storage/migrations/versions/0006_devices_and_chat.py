"""Short codes beside links to other devices; who may read a line of the chat, and who may write there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Links lose their use, as in ten minutes they would have; lines that are there are for all to read."""
    op.execute("DELETE FROM devices")
    op.add_column("devices", sa.Column("code", sa.String(64), nullable=False, server_default=""))
    op.create_index("ix_devices_code", "devices", ["code"])
    op.create_index("ix_devices_browser", "devices", ["browser"])
    op.add_column("chat", sa.Column("audience", sa.String(12), nullable=False, server_default="all"))
    op.add_column("chat", sa.Column("speaker", sa.String(16), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("chat_rules", sa.JSON, nullable=False, server_default="{}"))
