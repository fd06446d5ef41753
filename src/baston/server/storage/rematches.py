"""Rematches: the table that a finished one leads to, and who has been asked to sit there."""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, bindparam, select, update

from baston.server.storage.rows import OPEN
from baston.server.storage.schema import SEATS, TABLES
from baston.server.storage.writer import Statement

SET_REMATCH: Final = (
    update(TABLES).where(TABLES.c.id == bindparam("its_id")).values(rematch=bindparam("its_rematch"))
)


def leads_to(table: str, rematch: str) -> Statement:
    """Return the statement that stores the rematch of a table; both are ids."""
    return SET_REMATCH, {"its_id": table, "its_rematch": rematch}


def are_kept_for(browser: str) -> tuple[ColumnElement[bool], ...]:
    """Return what holds for tables before their game at which a seat is kept for the browser."""
    kept = (SEATS.c.asked == browser, SEATS.c.kind == OPEN, ~SEATS.c.declined)
    waits = (TABLES.c.started.is_(None), TABLES.c.closed.is_(None))
    return (*waits, TABLES.c.id.in_(select(SEATS.c.table_id).where(*kept)))
