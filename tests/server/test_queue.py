"""Bots wait to think: who is next, for how long, and that a stranger's tables make nobody wait."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy.engine import URL

from baston.server.access.limits import Limits, Maker
from baston.server.channels.bus import MessageBus
from baston.server.processes.bots import BotPool
from baston.server.processes.queue import LONGEST_WAIT, SHORTEST_SEARCH, ThinkingQueue
from baston.server.processes.sandbox import Sandbox
from baston.server.protocol import NewTable, SeatWish
from baston.server.refusals import Refused
from baston.server.settings import BOT_TABLES_PER_ADDRESS, MEMORY, Settings
from baston.server.storage.database import database_url, migrate
from baston.server.storage.store import Store
from baston.server.tables.rooms import Rooms
from tests.server.simulated import simulate

STRONG: Final = 1.0  # seconds of a search
GREEDY: Final = 0.02  # seconds that a bot takes that does not search
WHOLE_GAME: Final = 60.0  # seconds


class Table:
    """A table as the queue knows it."""

    def __init__(self, maker: str, id: str = "", is_watched: bool = True) -> None:
        self.maker = maker
        self.id = id or maker
        self.is_watched = is_watched


async def order_of(*tables: Table, searches: bool = True) -> list[str]:
    """Who searches (or answers at once) in which order, if all begin to wait while another search goes on."""
    queue, order = ThinkingQueue(1), list[str]()

    async def think(table: Table) -> None:
        async with queue.turn(table, searches):
            order.append(table.id)
            await asyncio.sleep(STRONG)

    async with asyncio.TaskGroup() as group:
        for _ in range(1 if searches else 2):
            group.create_task(think(Table("first", "first")))
        await asyncio.sleep(0)
        for table in tables:
            group.create_task(think(table))
    return order[1 if searches else 2 :]


def test_makers_take_turns_however_many_tables_they_made(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act() -> None:
        many = [Table("many", f"many{n}") for n in range(3)]
        for searches in (True, False):
            order = await order_of(*many, Table("one"), Table("other"), searches=searches)
            assert order == ["many0", "one", "other", "many1", "many2"]

    simulate(act(), monkeypatch)


def test_tables_of_one_maker_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table at which hints are asked for, too, gets no more turns than the others."""

    async def act() -> None:
        eager = Table("ada", "eager")
        assert await order_of(eager, eager, eager, Table("ada", "calm")) == [
            "eager",
            "calm",
            "eager",
            "eager",
        ]

    simulate(act(), monkeypatch)


def test_tables_that_nobody_watches_come_last_until_somebody_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act() -> None:
        left, seen = Table("ada", "left", is_watched=False), Table("bob", "seen")
        assert await order_of(left, Table("ada", "other"), seen) == ["other", "seen", "left"]
        asyncio.get_running_loop().call_later(STRONG / 2, setattr, left, "is_watched", True)
        assert await order_of(left, seen) == ["left", "seen"]

    simulate(act(), monkeypatch)


def test_a_bot_that_answers_at_once_waits_for_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even on a machine where only one search at a time goes on, and the most urgent others wait."""

    async def act() -> None:
        queue, clock = ThinkingQueue(1), asyncio.get_running_loop().time

        async def search(n: int) -> None:
            async with queue.turn(Table(f"other{n}"), True):
                await asyncio.sleep(STRONG)

        async with asyncio.TaskGroup() as group:
            for n in range(5):
                group.create_task(search(n))
            await asyncio.sleep(0)
            begun = clock()
            async with queue.turn(Table("ada", is_watched=False), False):
                assert clock() == begun
                assert (queue.running, queue.searching, queue.waiting) == (2, 1, 4)

    simulate(act(), monkeypatch)


async def seconds_for(table: Table, *others: Table, searches: int = 1) -> float:
    """How long the table may search when these others wait, or have just searched."""
    queue, found = ThinkingQueue(searches), list[float]()

    async def think(one: Table) -> None:
        async with queue.turn(one, True) as seconds:
            if one is table:
                found.append(seconds)
            await asyncio.sleep(min(STRONG, seconds))

    async with asyncio.TaskGroup() as group:
        for _ in range(searches):
            group.create_task(think(table))
        await asyncio.sleep(0)
        for one in (*others[: len(others) // 2], table, *others[len(others) // 2 :]):
            group.create_task(think(one))
    assert found[0] == LONGEST_WAIT * searches, "nobody else had come yet"
    await asyncio.sleep(LONGEST_WAIT + 0.01)
    async with queue.turn(table, True) as alone:
        assert alone == LONGEST_WAIT * searches, "the others have gone"
    return found[-1]


def test_searches_are_short_while_others_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    async def act() -> None:
        ada = Table("ada")
        own = [Table("ada", f"own{n}") for n in range(8)]
        others = [Table(f"other{n}") for n in range(4)]
        assert await seconds_for(ada) == LONGEST_WAIT
        assert await seconds_for(ada, *others) == pytest.approx(LONGEST_WAIT / 5)
        assert await seconds_for(ada, *others, searches=2) == pytest.approx(2 * LONGEST_WAIT / 5)
        # Who has many tables shortens the searches there, and those of others hardly.
        assert await seconds_for(ada, *own) == pytest.approx(LONGEST_WAIT / 9, abs=0.001)
        assert await seconds_for(others[0], ada, *own) == LONGEST_WAIT / 2
        unwatched = [Table("bob", f"left{n}", is_watched=False) for n in range(9)]
        assert await seconds_for(ada, *unwatched) == LONGEST_WAIT
        assert await seconds_for(unwatched[0], *unwatched[1:]) == pytest.approx(LONGEST_WAIT / 9, abs=0.001)
        crowd = [Table(f"other{n}") for n in range(99)]
        assert await seconds_for(ada, *crowd) == SHORTEST_SEARCH

    simulate(act(), monkeypatch)


async def longest_waits(searching: list[Table], answering: list[Table]) -> tuple[float, float]:
    """The longest time until an answer of a search, and of a bot that does not search, all game long."""
    queue, clock = ThinkingQueue(1), asyncio.get_running_loop().time
    begun, waits = clock(), ([0.0], [0.0])

    async def play(table: Table, is_search: bool) -> None:
        while (asked := clock()) < begun + WHOLE_GAME:
            async with queue.turn(table, is_search) as seconds:
                await asyncio.sleep(min(STRONG, seconds) if is_search else GREEDY)
            waits[is_search].append(clock() - asked)

    async with asyncio.TaskGroup() as group:
        for table in searching:
            group.create_task(play(table, True))
        for table in answering:
            group.create_task(play(table, False))
    return max(waits[True]), max(waits[False])


def test_under_load_nobody_waits_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """On two cores: one searches, the other serves and lets the others answer."""

    async def act() -> None:
        nine = [Table("stranger", f"strong{n}") for n in range(9)]
        searching, answering = await longest_waits(nine, [Table("ada")])
        assert answering == pytest.approx(GREEDY)
        assert searching < LONGEST_WAIT + STRONG
        crowd = [Table(f"normal{n}") for n in range(50)]
        _, answering = await longest_waits([*nine, Table("bob")], crowd)
        assert answering < LONGEST_WAIT
        # Strangers with ten tables each, and people with one: these are served in turn with the strangers.
        strangers = [Table(f"stranger{n % 10}", f"table{n}") for n in range(100)]
        _, answering = await longest_waits(strangers, crowd)
        assert answering < LONGEST_WAIT
        searching, _ = await longest_waits([Table(f"maker{n}") for n in range(20)], [])
        assert searching < LONGEST_WAIT + STRONG

    simulate(act(), monkeypatch)


@pytest.mark.parametrize("moment", ["waiting", "just called", "thinking"])
def test_who_goes_away_holds_nobody_up(moment: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a person closes the page at which a hint was asked for."""

    async def act() -> None:
        queue = ThinkingQueue(1)
        served = list[str]()

        async def think(table: Table) -> None:
            async with queue.turn(table, True):
                served.append(table.id)
                await asyncio.sleep(STRONG)

        async def think_and_call() -> None:
            await think(Table("first"))
            if moment == "just called":  # and has not noticed it yet
                gone.cancel()

        first = asyncio.create_task(think_and_call())
        await asyncio.sleep(0)
        gone, last = (asyncio.create_task(think(Table(id))) for id in ("gone", "last"))
        await asyncio.sleep(STRONG / 2 if moment == "waiting" else 3 / 2 * STRONG)
        gone.cancel()
        await asyncio.gather(first, gone, last, return_exceptions=True)
        assert gone.cancelled()
        assert served == (["first", "gone", "last"] if moment == "thinking" else ["first", "last"])
        assert (queue.running, queue.searching, queue.waiting) == (0, 0, 0)

    simulate(act(), monkeypatch)


# ---- tables of bots alone

BOTS: Final = NewTable("nim", 2, [SeatWish("bot"), SeatWish("bot")])
OPEN: Final = NewTable("nim", 2, [SeatWish("open"), SeatWish("bot")])
MIXED: Final = NewTable("nim", 2, [SeatWish("me"), SeatWish("bot")])


class Dreaming(BotPool):
    """Bots that never come to an answer."""

    def __init__(self) -> None:
        super().__init__(1)

    async def choose(self, *_: object) -> int:
        await asyncio.Event().wait()
        raise AssertionError("nothing wakes it")


def with_rooms(folder: Path, act: Callable[[Rooms], object]) -> None:
    """Carry it out with the rooms of a server whose bots do not answer."""
    url: URL = database_url(None, folder)
    asyncio.run(migrate(url))

    async def run() -> None:
        store = Store(url)
        result = act(Rooms(store, Dreaming(), MessageBus(MEMORY), Sandbox()))
        assert asyncio.iscoroutine(result)
        await result
        await store.close()

    asyncio.run(run())


def test_bots_play_alone_at_so_many_tables_of_an_address_at_once(tmp_path: Path) -> None:
    stranger, other = Maker("192.0.2.7", False), Maker("192.0.2.8", False)

    async def act(rooms: Rooms) -> None:
        async def made(wish: NewTable, maker: Maker) -> str:
            return (await rooms.create_table("b", wish, maker)).id

        opened = await made(OPEN, stranger)
        wishes = [made(BOTS, stranger) for _ in range(3 * BOT_TABLES_PER_ADDRESS)]
        found = await asyncio.gather(*wishes, return_exceptions=True)
        tables = [one for one in found if isinstance(one, str)]
        refused = [one for one in found if isinstance(one, Refused)]
        assert len(tables) == BOT_TABLES_PER_ADDRESS
        assert {(one.key, one.status) for one in refused} == {("too-many-bot-tables", 429)}
        assert len(tables) + len(refused) == len(found)
        with pytest.raises(Refused, match="too-many-bot-tables"):  # nor by an open seat that a bot takes
            await rooms.start(opened, "b", is_exempt=False)
        await made(MIXED, stranger)  # whoever plays may
        await made(BOTS, other)
        await made(BOTS, Maker("192.0.2.7", True))
        assert (await rooms.get(tables[0])).maker == "192.0.2.7"

    with_rooms(tmp_path, act)


def test_where_a_table_is_over_another_may_be_made(tmp_path: Path) -> None:
    maker = Maker("192.0.2.7", False)

    async def act(rooms: Rooms) -> None:
        tables = [(await rooms.create_table("b", BOTS, maker)).id for _ in range(BOT_TABLES_PER_ADDRESS)]
        room = await rooms.get(tables[0])
        assert room.match is not None
        while room.match.asked is not None:
            assert room.match.state.decision is not None
            option = room.match.state.decision.options[0]
            await room.answer_for(room.match, room.match.number, room.match.asked, option)
        opened = (await rooms.create_table("b", OPEN, maker)).id
        assert (await rooms.start(opened, "b", is_exempt=False)).is_bots_alone
        with pytest.raises(Refused, match="too-many-bot-tables"):
            await rooms.create_table("b", BOTS, maker)

    with_rooms(tmp_path, act)


def test_a_maker_is_an_address_or_on_this_machine_a_browser() -> None:
    def limits(rate_limit: int | None) -> Limits:
        return Limits(Settings("0.0.0.0", 8000, Path(), URL.create("sqlite"), rate_limit))

    assert limits(None).maker_of("192.0.2.7", "b") == Maker("192.0.2.7", False)
    assert limits(None).maker_of("2001:db8::7", "b") == limits(None).maker_of("2001:db8::8", "c")
    assert limits(None).maker_of("127.0.0.1", "b") == Maker("b", True)
    assert limits(5).maker_of("127.0.0.1", "b") == Maker("127.0.0.1", False)
