"""Faults of the database: what causes them, what the log says, how long a lock is waited for."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import time
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy.exc import OperationalError

from baston.locales import LANGUAGES, sentence
from baston.server import clock
from baston.server.protocol import Answer, Clock, Terms
from baston.server.refusals import Refused, translate_refusal
from baston.server.storage import database, writer
from baston.server.storage.database import SQLITE_FILE, database_url, migrate
from baston.server.storage.faults import CROWDED, DAMAGED, DISK, GONE, LOCKED, OTHER, FaultLog, cause_of
from baston.server.storage.rows import ANSWER, BOT, PERSON, RESUME, ChatRow, Entry, SeatRow
from baston.server.storage.store import Store
from baston.server.tables.room import Room
from tests.server.simulated import START, InMemory, room_of, simulate

TWO: Final = [SeatRow(0, PERSON, "ada"), SeatRow(1, PERSON, "bob")]
TIMED: Final = Terms(clock=Clock(100, 0))
LINE: Final = ChatRow(None, "A", "!", 1.0)


def kept(refused: BaseException | None) -> str | None:
    """Why it was not kept; None if it was."""
    if not isinstance(refused, Refused):
        return None
    assert refused.key == "not-kept"
    return str(refused.values["cause"])


def write_while_locked(data: Path, lines: int, seconds: float) -> list[str | None]:
    """Write so much at once while another program locks the database for so long; why each is not kept."""
    url = database_url(None, data)
    asyncio.run(migrate(url))

    async def act() -> list[str | None]:
        store = Store(url)
        with contextlib.closing(sqlite3.connect(data / SQLITE_FILE, check_same_thread=False)) as other:
            other.execute("BEGIN EXCLUSIVE")
            asyncio.get_running_loop().call_later(seconds, other.rollback)
            first = asyncio.create_task(store.beat("0", 0.0, 1.0))
            await asyncio.sleep(0)
            while store._writer._jobs.qsize():  # until the writer has begun to wait
                await asyncio.sleep(0.001)
            others = [store.beat(str(number), 0.0, 1.0) for number in range(1, lines)]
            done = await asyncio.gather(first, *others, return_exceptions=True)
        await store.close()
        return [kept(one) for one in done]

    return asyncio.run(act())


def test_what_waits_for_a_lock_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "LONGEST_QUEUE", 3)
    refused = write_while_locked(tmp_path, lines=6, seconds=0.3)
    assert refused == [None, None, None, None, CROWDED, CROWDED]


def test_a_lock_that_lasts_refuses_all_that_wait_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """With a patience of a tenth of a second, ten that wait one after another would wait a whole one."""
    impatient = [pragma for pragma in database.PRAGMAS if not pragma.startswith("busy_timeout")]
    monkeypatch.setattr(database, "PRAGMAS", (*impatient, "busy_timeout=100"))
    began = time.monotonic()
    assert write_while_locked(tmp_path, lines=10, seconds=0.6) == [LOCKED] * 10
    assert time.monotonic() - began >= 0.1
    told = [record.message for record in caplog.records]
    assert told[0] == "nothing can be written to the database (locked): database is locked"


@pytest.mark.parametrize(
    ("code", "cause"),
    [
        (sqlite3.SQLITE_FULL, DISK),
        (sqlite3.SQLITE_IOERR_WRITE, DISK),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, LOCKED),
        (sqlite3.SQLITE_CORRUPT_VTAB, DAMAGED),
        (sqlite3.SQLITE_NOTADB, DAMAGED),
        (sqlite3.SQLITE_CANTOPEN_ISDIR, GONE),
        (sqlite3.SQLITE_ERROR, OTHER),
    ],
)
def test_causes_are_told_apart_and_have_sentences(code: int, cause: str) -> None:
    error = sqlite3.OperationalError("x")
    error.sqlite_errorcode = code
    assert cause_of(OperationalError("INSERT", None, error)) == cause
    other = {sentence(lang, "not-kept", cause=OTHER) for lang in LANGUAGES}
    said = set(translate_refusal(Refused("not-kept", cause=cause)))
    assert len(said) == 2
    assert said == other if cause == OTHER else not said & other


def test_a_lost_database_server_and_a_full_one_are_told_apart() -> None:
    class DiskFull(Exception):
        sqlstate = "53100"

    class ShuttingDown(Exception):
        sqlstate = "57P01"

    assert [cause_of(error) for error in (DiskFull(), ShuttingDown(), TimeoutError(), OSError())] == [
        DISK,
        GONE,
        LOCKED,
        GONE,
    ]


def test_a_fault_is_logged_once_then_counted(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr(time, "monotonic", lambda: now)
    log = FaultLog("nothing can be written")
    log.worked()
    for _ in range(29):
        assert log.failed(TimeoutError("slow")) == LOCKED
    now = 61.0
    log.failed(TimeoutError("slow"))
    log.failed(TimeoutError("slow"))
    log.worked()
    log.worked()
    assert [(record.levelno, record.message) for record in caplog.records] == [
        (logging.ERROR, "nothing can be written (locked): slow"),
        (logging.ERROR, "nothing can be written (locked): slow (28 times more)"),
        (logging.WARNING, "nothing can be written (locked): that is over (1 times more)"),
    ]


# ---- clocks


class Stalling(InMemory):
    """Takes a while to store an answer, or refuses all for a while."""

    def __init__(self, takes: float = 0.0, refuses_until: float = 0.0) -> None:
        super().__init__()
        self.takes = takes
        self.refuses_until = refuses_until

    async def append_entry(self, table: str, entry: Entry, result: dict[str, list[int]] | None) -> None:
        if entry.kind == ANSWER:
            await asyncio.sleep(self.takes)
        if time.time() < self.refuses_until:
            raise Refused("not-kept", 503, cause=DISK)
        await super().append_entry(table, entry, result)


async def answered(room: Room, seat: int) -> None:
    """The seat takes its first option."""
    assert room.match is not None
    decision = room.match.state.decision
    assert decision is not None
    await room.answer(TWO[seat].browser, Answer(room.match.number, seat, decision.options[0]))


def left(room: Room, seat: int) -> float | None:
    """The seconds that the seat has left."""
    assert room.match is not None
    return room.match.clocks.left_at(seat, time.time())


def first_of(room: Room) -> int:
    """The seat that is asked first."""
    assert room.match is not None
    assert room.match.asked is not None
    return room.match.asked


def test_who_is_asked_next_is_not_charged_for_a_lock(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes twenty seconds to store the answer, and a flag that fell meanwhile would have been unjust."""

    async def act() -> None:
        store = Stalling(takes=20.0)
        room = room_of(TWO, store=store, terms=TIMED)
        await room.resume()
        first = first_of(room)
        await asyncio.sleep(10)
        await answered(room, first)
        assert (left(room, first), left(room, 1 - first)) == (90, 100)
        assert [entry.kind for entry in store.record] == [RESUME, ANSWER, RESUME]

    simulate(act(), monkeypatch)


def test_nobody_loses_on_time_while_nothing_can_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full for an hour: time that was thought before is charged, the hour is not."""

    async def act() -> None:
        store = Stalling(refuses_until=START + 3600)
        room = room_of(TWO, store=store, terms=TIMED)
        room._scheduler.start()
        first = first_of(room)
        await asyncio.sleep(30)
        with pytest.raises(Refused, match="not-kept"):
            await answered(room, first)
        await asyncio.sleep(3600 + 31)  # it tries again once a minute
        assert room.match is not None
        assert room.match.departures.timed_out == []
        (entry,) = store.record
        assert (entry.kind, left(room, first)) == (RESUME, 70 - (time.time() - entry.time))

    simulate(act(), monkeypatch)


def test_a_kill_gives_back_no_more_than_the_time_since_the_last_heartbeat(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first seat thinks for forty seconds, the server is killed, and is back after an hour."""

    async def act() -> None:
        store = InMemory()
        room = room_of(TWO, store=store, terms=TIMED)
        store.alive_at = START + 38
        await asyncio.sleep(40 + 3600)
        await room.resume()
        assert left(room, first_of(room)) == 62

    simulate(act(), monkeypatch)


def test_a_clock_that_is_put_forward_or_back_moves_no_deadline(monkeypatch: pytest.MonkeyPatch) -> None:
    before = clock.now()
    for day in (-1, 1):
        monkeypatch.setattr(time, "time", lambda shift=day: before + shift * 86_400)
        assert before <= clock.now() < before + 3600


def test_nobody_waits_for_times_that_a_clock_ran_ahead_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of the machine is put back by an hour, and the server starts again: bots answer at once."""

    async def act() -> None:
        store = InMemory()
        room = room_of([SeatRow(seat, BOT, bot="easy") for seat in (0, 1)], store=store)
        monkeypatch.setattr(clock, "now", lambda: time.time() - 3600)
        await room.resume()
        await asyncio.sleep(5)
        assert [entry.kind for entry in store.record[:2]] == [RESUME, ANSWER]

    simulate(act(), monkeypatch)
