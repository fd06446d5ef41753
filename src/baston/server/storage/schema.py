"""The schema of the database. A change of it needs a migration."""

from __future__ import annotations

from typing import Final

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Integer, MetaData, String, Table, false

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the rules that its answers were given under
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(20), nullable=False),  # as text: no database has unsigned 64-bit integers
    Column("salt", String(64), nullable=False),
    Column("invite", String(64), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("host", String(64), nullable=False, index=True),  # the browser that made it
    Column("created", Float, nullable=False),
    Column("started", Float, nullable=True, index=True),
    Column("result", JSON, nullable=True),
    Column("terms", JSON, nullable=False, server_default="{}"),
    Column("secret", String(64), nullable=False, server_default=""),
    Column("bot_secret", String(64), nullable=False, server_default=""),
    Column("chat_rules", JSON, nullable=False, server_default="{}"),  # what its maker has ruled for the chat
    Column("closed", String(200), nullable=True),  # why who runs the server has closed it, perhaps empty
    Column("rematch", String(32), nullable=True),  # the table at which the same people were asked again
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("browser", String(64), nullable=True, index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(8), nullable=True),
    Column("bot", String(40), nullable=True),  # the bot that the level stood for when it sat down
    Column("nonce", String(64), nullable=True),
    Column("asked", String(64), nullable=True, index=True),  # the browser for which an open seat is kept …
    Column("declined", Boolean, nullable=False, server_default=false()),  # … unless it has declined
)

# The record of a table. It only grows: what takes something back is an entry too.
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", Integer, nullable=False),
    Column("digest", String(16), nullable=True),
    Column("time", Float, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=True),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("time", Float, nullable=False),
    Column("audience", String(12), nullable=False, server_default="all"),
    Column("speaker", String(16), nullable=False, server_default=""),  # stands for a browser at this table
)

# Links that make another device the same player; only hashes of token and code are stored, made with the key
# of the cookies: of a code alone, all could be tried.
DEVICES: Final = Table(
    "devices",
    METADATA,
    Column("token", String(64), primary_key=True),
    Column("browser", String(64), nullable=False, index=True),
    Column("until", Float, nullable=False),
    Column("code", String(64), nullable=False, server_default="", index=True),
)

# When each worker began, and was last alive, as long as it has clocks that run.
HEARTBEATS: Final = Table(
    "heartbeats",
    METADATA,
    Column("worker", String(16), primary_key=True),
    Column("began", Float, nullable=False, server_default="0"),
    Column("time", Float, nullable=False),
)

# Decks shared by link. A deck never changes: its id is a hash of its content.
DECKS: Final = Table(
    "decks",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("format", String(40), nullable=False),
    Column("cards", JSON, nullable=False),
    Column("created", Float, nullable=False),
)

# The workers of the server that run. One that is dead is deleted by another, and its leases with it.
WORKERS: Final = Table(
    "workers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("beat", Integer, nullable=False),  # goes up as long as it runs
    Column("inbox", String(108), nullable=False),  # the path of its Unix socket
    Column("address", String(300), nullable=False),  # HOST:PORT for other machines, or empty
)

# Which worker has a table in memory: at most one.
LEASES: Final = Table(
    "leases",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("worker", String(32), ForeignKey("workers.id", ondelete="CASCADE"), nullable=False, index=True),
)

# Addresses and browsers that are not served: a network, or the public id of a browser.
BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("subject", String(64), primary_key=True),
    Column("why", String(200), nullable=False),
    Column("made", Float, nullable=False),
    Column("until", Float, nullable=True),  # None: until it is lifted
)

# One row, whose version goes up with every closing and every block: workers look at nothing else meanwhile.
ADMINISTRATION: Final = Table(
    "administration",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("version", Integer, nullable=False),
)
