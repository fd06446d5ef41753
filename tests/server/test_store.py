"""What the server remembers, on each database that it can be given."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeVar

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.engine import URL

from baston.kernel.game import Refusal
from baston.locales import LANGUAGES, sentence
from baston.server.protocol import Clock, Terms
from baston.server.refusals import Refused
from baston.server.storage import store
from baston.server.storage.database import SQLITE_FILE, database_url, engine_for, migrate
from baston.server.storage.device_links import StoredPlayer
from baston.server.storage.rows import (
    ANSWER,
    BOT,
    OPEN,
    PERSON,
    SIT,
    START,
    ChatRow,
    ChatRules,
    Entry,
    SeatRow,
    TableRow,
)
from baston.server.storage.schema import METADATA
from baston.server.storage.store import ADD_CHAT, ADD_ENTRY, Page, Store
from baston.server.storage.transactions import MOST_ROWS
from baston.server.storage.writer import AlreadyStored, Writer
from tests.server.postgres import PASSWORD, Postgres
from tests.server.wire import WAIT

T = TypeVar("T")
Listed = list[tuple[TableRow, list[SeatRow]]]
TABLE: Final = TableRow(
    id="AbC-_0123456",
    game="smashup",
    rules=3,
    players=3,
    options={"edition": "2012", "factions": "random"},
    seed=str(2**63 - 1),
    salt="f" * 32,
    invite="x" * 16,
    listed=True,
    host="b" * 22,
    created=1700000000.123456,
    terms=Terms(Clock(600, 5), 120, 9),
)
NOW_RULES: Final = 4  # of the game as it starts, after the table was made
LONGEST: Final = "𝕫" * 40  # each four bytes long
SEATS: Final = [
    SeatRow(0, PERSON, "b" * 22, LONGEST),
    SeatRow(1, BOT, None, "", "strong", "flat:0.5s"),
    SeatRow(2, OPEN),
]
SAT: Final = Entry(0, SIT, 2, 0, None, 1700000000.5)
STARTED: Final = Entry(1, START, 0, 0, None, 1700000001.25)
RESULT: Final = {"points": [15, 9, 3], "winners": [0], "conceded": [2]}


def entry(number: int, digest: str | None = None) -> Entry:
    """An answer."""
    return Entry(number, ANSWER, number % 3, 7, digest, 1700000000.5 + number)


def in_store(database: URL, act: Callable[[Store], Awaitable[T]]) -> T:
    """Let it happen in a server's store; the store is closed afterwards."""

    async def opened() -> T:
        store = Store(database)
        try:
            return await act(store)
        finally:
            await store.close()

    return asyncio.run(opened())


def on(database: URL, statement: str) -> None:
    """Run a statement, as an administrator does."""

    async def run() -> None:
        engine = engine_for(database)
        async with engine.begin() as connection:
            await connection.execute(text(statement))
        await engine.dispose()

    asyncio.run(run())


@pytest.fixture
def prepared(database: URL) -> URL:
    """A database with the server's tables, all empty."""
    asyncio.run(migrate(database))
    return database


def test_a_new_file_has_its_journal_before_anybody_asks(tmp_path: Path) -> None:
    """Who changes it while others read and write, all for the first time, may be locked out."""
    asyncio.run(migrate(database_url(None, tmp_path)))
    with contextlib.closing(sqlite3.connect(tmp_path / SQLITE_FILE)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_what_is_written_is_there_after_a_restart(prepared: URL) -> None:
    ruled = ChatRules("players", ["5" * 16])
    chat = [
        ChatRow(0, LONGEST, "é" * 500, 1.5),
        ChatRow(None, "", "<b>'\"; --\\ 🎲", 2.5, "spectators", "5" * 16),
    ]

    async def write(store: Store) -> None:
        await store.create_table(TABLE, SEATS)
        await store.update_seats(TABLE.id, [SAT], NOW_RULES, SeatRow(2, PERSON, "c" * 22, "Ada"))
        await store.update_seats(TABLE.id, [STARTED], NOW_RULES)
        await store.append_entry(TABLE.id, entry(2), None)
        await store.append_entry(TABLE.id, entry(3, "0123456789abcdef"), RESULT)
        for said in chat:
            await store.add_chat(TABLE.id, said)
        await store.set_chat_rules(TABLE.id, ChatRules("nobody"))
        await store.set_chat_rules(TABLE.id, ruled)

    in_store(prepared, write)
    kept = in_store(prepared, lambda store: store.load_table(TABLE.id))
    assert kept is not None
    changed = {"started": STARTED.time, "rules": NOW_RULES, "result": RESULT, "chat_rules": ruled}
    assert kept.table == msgspec.structs.replace(TABLE, **changed)
    assert kept.seats == [*SEATS[:2], SeatRow(2, PERSON, "c" * 22, "Ada")]
    assert kept.entries == [SAT, STARTED, entry(2), entry(3, "0123456789abcdef")]
    assert kept.chat == chat


@pytest.mark.parametrize("id", ["", "nobody", "x" * 1000, "\0", "é'; DROP TABLE tables"])
def test_a_table_that_never_was_is_not_found(prepared: URL, id: str) -> None:
    assert in_store(prepared, lambda store: store.load_table(id)) is None


def test_lists_have_the_newest_table_first(prepared: URL) -> None:
    def table(number: int, listed: bool) -> TableRow:
        return msgspec.structs.replace(TABLE, id=str(number), created=float(number), listed=listed)

    async def act(store: Store) -> tuple[list[str], list[str]]:
        for number in (2, 1, 3, 4):
            seats = [SeatRow(0, PERSON, "me" if number > 1 else "you"), SeatRow(1, OPEN)]
            await store.create_table(table(number, listed=number != 3), seats)
        await store.update_seats("4", [msgspec.structs.replace(STARTED, number=0)], 1)
        open_ones, mine = await store.open_tables(), await store.tables_of("me")
        assert [seat.browser for _, seats in mine for seat in seats] == ["me", None] * 3
        return [table.id for table, _ in open_ones], [table.id for table, _ in mine]

    assert in_store(prepared, act) == (["2", "1"], ["4", "3", "2"])


def test_lists_come_in_pages_that_have_each_table_once(prepared: URL) -> None:
    """Tables that were made at the same moment too; those without an open seat are no open tables."""

    async def act(store: Store) -> tuple[list[list[str]], list[list[str]]]:
        for number in range(7):
            table = msgspec.structs.replace(TABLE, id=str(number), created=float(number // 3), listed=True)
            seats = [SeatRow(0, PERSON, "me"), SeatRow(1, OPEN) if number != 4 else SeatRow(1, PERSON, "me")]
            await store.create_table(table, seats)
        return await pages(store.open_tables), await pages(lambda page: store.tables_of("me", page))

    async def pages(load: Callable[[Page], Awaitable[Listed]]) -> list[list[str]]:
        found: list[list[str]] = []
        before = None
        while ids := [table.id for table, _ in await load(Page(before, 3))]:
            found.append(ids)
            before = ids[-1]
        return found

    open_ones, mine = in_store(prepared, act)
    assert open_ones == [["6", "5", "3"], ["2", "1", "0"]]
    assert mine == [["6", "5", "4"], ["3", "2", "1"], ["0"]]


def test_after_a_table_that_is_not_there_comes_nothing(prepared: URL) -> None:
    async def act(store: Store) -> Listed:
        await store.create_table(TABLE, [SeatRow(0, PERSON, "me")])
        return await store.tables_of("me", Page("nothing", 3))

    assert in_store(prepared, act) == []


def test_what_is_written_together_is_kept_whole_or_not_at_all(prepared: URL) -> None:
    """The second entry with the number 0 cannot be kept: its result is not either, all others are."""

    async def act(store: Store) -> tuple[BaseException | None, ...]:
        await store.create_table(TABLE, SEATS)
        await store.append_entry(TABLE.id, entry(0), None)
        return await asyncio.gather(
            store.append_entry(TABLE.id, entry(1), None),
            store.append_entry(TABLE.id, entry(0), RESULT),
            store.add_chat(TABLE.id, ChatRow(0, "A", "!", 1.0)),
            store.append_entry(TABLE.id, entry(2), None),
            return_exceptions=True,
        )

    done = in_store(prepared, act)
    assert [x.key if isinstance(x, Refused) else x for x in done] == [None, "late", None, None]
    kept = in_store(prepared, lambda store: store.load_table(TABLE.id))
    assert kept is not None
    assert [x.number for x in kept.entries] == [0, 1, 2]
    assert kept.table.result is None
    assert len(kept.chat) == 1


def test_what_is_there_already_is_told_from_what_cannot_be_kept(prepared: URL) -> None:
    async def act(store: Store) -> None:
        await store.create_table(TABLE, SEATS)
        await store.append_entry(TABLE.id, entry(0), None)
        with pytest.raises(AlreadyStored):
            await store.append_entry(TABLE.id, entry(0), None)
        await asyncio.to_thread(on, prepared, "DROP TABLE chat")
        with pytest.raises(Refused, match="not-kept") as refused:
            await store.add_chat(TABLE.id, ChatRow(0, "A", "!", 1.0))
        assert not isinstance(refused.value, AlreadyStored)

    in_store(prepared, act)


def test_a_commit_whose_end_nobody_heard_is_not_written_twice(prepared: URL) -> None:
    """The database commits, then the line to it is cut: all are refused, and who tries again is told so."""
    answers = [
        (ADD_ENTRY, {"table_id": TABLE.id} | msgspec.structs.asdict(entry(number))) for number in (0, 1)
    ]
    chat = (ADD_CHAT, {"table_id": TABLE.id} | msgspec.structs.asdict(ChatRow(0, "A", "!", 1.0)))

    def commit_unheard(connection: Connection) -> None:
        assert connection.connection.dbapi_connection is not None
        connection.connection.dbapi_connection.commit()
        raise OSError("the line is cut")

    async def act() -> list[str]:
        engine = engine_for(prepared)
        writer = Writer(engine)
        event.listen(Engine, "commit", commit_unheard)
        jobs = [writer.write(statement) for statement in (*answers, chat)]
        refused = await asyncio.gather(*jobs, return_exceptions=True)
        event.remove(Engine, "commit", commit_unheard)
        refused += await asyncio.gather(*map(writer.write, answers), return_exceptions=True)
        await writer.close()
        await engine.dispose()
        return [x.key if isinstance(x, Refused) else repr(x) for x in refused]

    in_store(prepared, lambda store: store.create_table(TABLE, SEATS))
    assert asyncio.run(act()) == ["not-kept"] * 3 + ["late"] * 2
    kept = in_store(prepared, lambda store: store.load_table(TABLE.id))
    assert kept is not None
    assert (kept.entries, len(kept.chat)) == ([entry(0), entry(1)], 1)


def test_more_entries_than_a_statement_takes_are_stored(prepared: URL) -> None:
    entries = [entry(number, "a1b2c3" if number % 10 == 0 else None) for number in range(2 * MOST_ROWS + 1)]

    async def act(store: Store) -> list[Entry]:
        await store.create_table(TABLE, SEATS)
        await asyncio.gather(*[store.append_entry(TABLE.id, each, None) for each in entries])
        return await store.entries(TABLE.id, 0)

    assert in_store(prepared, act) == entries


def test_once_several_write_a_commit_waits_for_others(tmp_path: Path) -> None:
    """Alone nobody waits. After a commit of two, one who comes a moment later is written with the next."""
    url = database_url(None, tmp_path)
    asyncio.run(migrate(url))
    commits: list[Connection] = []

    async def act(store: Store) -> list[int]:
        await store.create_table(TABLE, SEATS)

        async def write(*numbers: int) -> None:
            await asyncio.gather(*[store.append_entry(TABLE.id, entry(n), None) for n in numbers])

        async def one_after_another(first: int) -> None:
            written = asyncio.create_task(write(first))
            for _ in range(5):  # the loop comes round: the writer has seen the first by now
                await asyncio.sleep(0)
            await asyncio.gather(written, write(first + 1))

        counts = []
        for writing in (one_after_another(0), write(2, 3), one_after_another(4)):
            commits.clear()
            await writing
            counts.append(len(commits))
        return counts

    count = commits.append
    event.listen(Engine, "commit", count)
    try:
        assert in_store(url, act) == [2, 1, 1]
    finally:
        event.remove(Engine, "commit", count)


def test_many_tables_write_at_once(prepared: URL) -> None:
    tables = [msgspec.structs.replace(TABLE, id=f"t{number}") for number in range(20)]

    async def play(store: Store, table: TableRow) -> list[Entry]:
        await store.create_table(table, SEATS)
        for number in range(10):
            await store.append_entry(table.id, entry(number), RESULT if number == 9 else None)
        kept = await store.load_table(table.id)
        assert kept is not None
        assert kept.table.result == RESULT
        return kept.entries

    async def act(store: Store) -> list[list[Entry]]:
        return await asyncio.gather(*[play(store, table) for table in tables])

    assert in_store(prepared, act) == [[entry(number) for number in range(10)]] * 20


def test_a_link_to_another_device_serves_once_and_in_time(prepared: URL) -> None:
    async def act(store: Store) -> list[str | None]:
        await store.devices.add("1" * 64, "a" * 64, "me", 0.0, 60.0)
        await store.devices.add("2" * 64, "b" * 64, "you", 0.0, 60.0)
        await store.devices.add("3" * 64, "c" * 64, "late", 0.0, 9.0)
        assert await store.devices.find("1" * 64, 10.0) == "me"
        return [await store.devices.take(x * 64, 10.0) for x in ["1", "1", "a", "b", "2", "3", "c"]]

    assert in_store(prepared, act) == ["me", None, None, "you", None, None, None]


def test_of_many_who_use_a_link_at_once_one_does(prepared: URL) -> None:
    """At two workers, by the link and by its code."""

    async def act(store: Store) -> list[str | None]:
        await store.devices.add("1" * 64, "a" * 64, "me", 0.0, 60.0)
        other = Store(prepared)
        taking = [each.devices.take(x * 64, 1.0) for each in (store, other) for x in "1a1a"]
        taken = await asyncio.gather(*taking)
        await other.close()
        return taken

    taken = in_store(prepared, act)
    assert sorted(taken, key=str) == [None] * 7 + ["me"]


def test_a_new_link_takes_the_place_of_an_earlier_one_and_old_ones_are_dropped(prepared: URL) -> None:
    async def act(store: Store) -> list[str | None]:
        await store.devices.add("1" * 64, "a" * 64, "me", 0.0, 60.0)
        await store.devices.add("2" * 64, "b" * 64, "me", 0.0, 60.0)
        await store.devices.add("3" * 64, "c" * 64, "old", 0.0, 5.0)
        found = [await store.devices.find(x * 64, 1.0) for x in "123"]
        await store.devices.drop_old(10.0)
        return [*found, await store.devices.find("2" * 64, 1.0), await store.devices.find("3" * 64, 1.0)]

    assert in_store(prepared, act) == [None, "me", "old", "me", None]


def test_a_player_is_known_by_the_newest_name_and_the_number_of_tables(prepared: URL) -> None:
    async def act(store: Store) -> list[StoredPlayer]:
        for number, name in enumerate(("Zoé", "Ada", "")):
            table = msgspec.structs.replace(TABLE, id=f"t{number}", created=float(number))
            seats = [SeatRow(seat, PERSON, "me", name) for seat in (0, 1)]
            await store.create_table(table, seats)
        return [await store.devices.player(browser) for browser in ("me", "nobody")]

    assert in_store(prepared, act) == [StoredPlayer("Ada", 3), StoredPlayer("", 0)]


@pytest.mark.parametrize(
    ("since", "until", "seconds"),
    [(0, 10, 0), (0, 40, 30), (20, 30, 10), (15, 110, 35), (35, 130, 35), (120, 200, 20), (140, 200, 0)],
)
def test_it_is_known_how_long_workers_have_been_alive(
    prepared: URL, since: float, until: float, seconds: float
) -> None:
    """Two at the same time, then nobody for a minute, then another, which is not the first to look."""

    async def act(store: Store) -> float:
        for worker, began, now in (("a", 10, 12), ("b", 20, 40), ("a", 10, 35), ("c", 100, 140)):
            await store.beat(worker, began, now)
        return await store.seconds_alive(since, until)

    assert in_store(prepared, act) == seconds


def test_migrations_lead_to_the_schema_of_this_version(prepared: URL) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def compare() -> list[object]:
        engine = engine_for(prepared)
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert asyncio.run(compare()) == []


def test_preparing_again_changes_nothing(prepared: URL) -> None:
    in_store(prepared, lambda store: store.create_table(TABLE, SEATS))
    asyncio.run(migrate(prepared))
    assert in_store(prepared, lambda store: store.load_table(TABLE.id)) is not None


def test_a_database_of_a_newer_version_is_refused(prepared: URL) -> None:
    on(prepared, "UPDATE alembic_version SET version_num = '9999'")
    refusal = why_not(prepared)
    assert refusal.key == "database-newer"
    said = sentence("en", refusal.key, **refusal.values)
    assert "newer baston" in said
    assert PASSWORD not in said


def why_not(database: URL) -> Refusal:
    """Why the server does not take the database."""
    with pytest.raises(Refusal) as refused:
        asyncio.run(migrate(database))
    return refused.value


@pytest.mark.parametrize("fault", ["password", "database", "gone", "schema", "parameter"])
def test_a_database_that_cannot_be_used_says_why_without_the_password(postgres: Postgres, fault: str) -> None:
    database = postgres.new_database()
    if fault == "password":
        database = postgres.url(str(database.database), "secret")
    elif fault == "database":
        database = postgres.url("nowhere")
    elif fault == "gone":
        database = database.set(port=9)
    elif fault == "schema":
        on(database, "CREATE TABLE tables (id text)")
    else:
        database = database.update_query_dict({"color": "blue"})
    refusal = why_not(database)
    assert refusal.key == "database-broken"
    for lang in LANGUAGES:
        said = sentence(lang, refusal.key, **refusal.values)
        assert "\n" not in said
        assert "secret" not in said
        assert PASSWORD not in said


def test_an_address_is_taken_as_people_write_it(postgres: Postgres) -> None:
    written = postgres.url("x").set(drivername="postgres").render_as_string(hide_password=False)
    assert database_url(written, Path()) == postgres.url("x")
    asks_for_tls = database_url(f"{written}?sslmode=require", Path())
    assert why_not(asks_for_tls).key == "database-broken"  # this server has none


def test_connections_that_were_ended_are_made_anew(postgres: Postgres) -> None:
    database = postgres.new_database()
    asyncio.run(migrate(database))

    async def act(store: Store) -> None:
        await store.create_table(TABLE, SEATS)
        await asyncio.to_thread(postgres.end_connections)
        await store.append_entry(TABLE.id, entry(0), None)
        await store.ping()

    in_store(database, act)


def test_a_database_that_does_not_answer_holds_nobody_up(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else has locked a table; as long as that lasts, all are refused together, and soon."""
    monkeypatch.setattr(store, "PATIENCE", 1.0)
    database = postgres.new_database()
    asyncio.run(migrate(database))

    async def act(store: Store) -> None:
        await store.create_table(TABLE, SEATS)
        administrator = engine_for(database)
        async with administrator.begin() as connection, asyncio.timeout(WAIT):
            await connection.execute(text("LOCK TABLE entries"))
            writing = [store.append_entry(TABLE.id, entry(number), None) for number in range(40)]
            refused = await asyncio.gather(*writing, return_exceptions=True)
            assert [x.key for x in refused if isinstance(x, Refused)] == ["not-kept"] * 40
            with pytest.raises(Refused, match="not-reached"):
                await store.entries(TABLE.id, 0)
        await administrator.dispose()
        await store.append_entry(TABLE.id, entry(0), None)

    in_store(database, act)


def test_the_database_goes_and_comes_back(postgres: Postgres) -> None:
    """What was acknowledged is there, what was refused is not, and the store goes on by itself."""
    database = postgres.new_database()
    asyncio.run(migrate(database))

    async def refused(what: Awaitable[object]) -> str:
        with pytest.raises(Refused) as refusal:
            await what
        return refusal.value.key

    async def act(store: Store) -> list[Entry]:
        await store.create_table(TABLE, SEATS)
        await store.append_entry(TABLE.id, entry(0), None)
        await asyncio.to_thread(postgres.stop)
        try:
            lost = [store.append_entry(TABLE.id, entry(number), None) for number in (1, 2)]
            assert await asyncio.gather(*map(refused, lost)) == ["not-kept"] * 2
            assert await refused(store.ping()) == "not-reached"
            assert await refused(store.load_table(TABLE.id)) == "not-reached"
        finally:
            await asyncio.to_thread(postgres.start)
        await store.append_entry(TABLE.id, entry(1), None)
        kept = await store.load_table(TABLE.id)
        assert kept is not None
        return kept.entries

    assert in_store(database, act) == [entry(0), entry(1)]
