"""The links and codes that make another device the same player, each used once."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from sqlalchemy import Select, bindparam, delete, func, insert, or_, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from baston.server.refusals import Refused
from baston.server.storage.schema import DEVICES, SEATS, TABLES
from baston.server.storage.writer import Writer

ADD: Final = insert(DEVICES)
DROP_OLD: Final = delete(DEVICES).where(DEVICES.c.until < bindparam("now"))
DROP_OF_BROWSER: Final = delete(DEVICES).where(DEVICES.c.browser == bindparam("its_browser"))
IS_ASKED_FOR: Final = (
    or_(DEVICES.c.token == bindparam("secret"), DEVICES.c.code == bindparam("secret")),
    DEVICES.c.until >= bindparam("now"),
)
FIND: Final = select(DEVICES.c.browser).where(*IS_ASKED_FOR)
TAKE: Final = delete(DEVICES).where(*IS_ASKED_FOR).returning(DEVICES.c.browser)


class StoredPlayer(Struct, frozen=True):
    """What a browser is known by: the name on its newest seat that has one, and its number of tables."""

    name: str
    tables: int


class DeviceLinks:
    """Hashes of the secrets of links, in the database of one server.

    A `secret` is the hash of a link's token or of its short code, a `browser` the id for which it stands.
    What writes raises Refused, "not-kept"; what reads, "not-reached". Times are in seconds since 1970.
    """

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine = engine
        self._writer = writer

    async def add(self, token: str, code: str, browser: str, now: float, until: float) -> None:
        """Store a link, in place of an earlier one of the same browser; drop those that are too old."""
        row = {"token": token, "code": code, "browser": browser, "until": until}
        await self._writer.write(
            (DROP_OLD, {"now": now}), (DROP_OF_BROWSER, {"its_browser": browser}), (ADD, row)
        )

    async def find(self, secret: str, now: float) -> str | None:
        """Return the browser that the secret stands for; None if it is unknown, used or too old."""
        found = await self._values(FIND, {"secret": secret, "now": now})
        return str(found[0]) if found else None

    async def take(self, secret: str, now: float) -> str | None:
        """Return what `find` does, and use the link up: of many who take it at once, one gets the browser."""
        try:
            async with self._engine.begin() as connection:
                taken = (await connection.execute(TAKE, {"secret": secret, "now": now})).scalars().all()
        except (SQLAlchemyError, OSError) as error:
            raise Refused("not-kept", 503) from error
        return str(taken[0]) if taken else None

    async def drop_old(self, now: float) -> None:
        """Drop the links that are too old."""
        await self._writer.write((DROP_OLD, {"now": now}))

    async def player(self, browser: str) -> StoredPlayer:
        """Return what the browser is known by."""
        own = SEATS.c.browser == browser
        (tables,) = await self._values(select(func.count(SEATS.c.table_id.distinct())).where(own))
        newest = (
            select(SEATS.c.name)
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .where(own, SEATS.c.name != "")
            .order_by(TABLES.c.created.desc(), SEATS.c.seat)
            .limit(1)
        )
        return StoredPlayer(next((str(name) for name in await self._values(newest)), ""), int(str(tables)))

    async def _values(
        self, wanted: Select[*tuple[object, ...]], values: dict[str, object] | None = None
    ) -> list[object]:
        try:
            async with self._engine.connect() as connection:
                return list((await connection.execute(wanted, values or {})).scalars())
        except (SQLAlchemyError, OSError) as error:
            raise Refused("not-reached", 503) from error
