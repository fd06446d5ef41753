"""Databases of released versions: this one takes them over, plays on and shows what was played."""

from __future__ import annotations

import asyncio
import contextlib
import re
import sqlite3
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy.engine import URL

from baston.games import game_named
from baston.kernel.earlier import held
from baston.kernel.record import parse, replay
from baston.kernel.text import a_dict, a_list
from baston.server.storage.database import MIGRATIONS, engine_for
from tests.server.dumping import OPEN, RELEASED, SAID, answer, sign_in
from tests.server.postgres import empty_database
from tests.server.program import Program
from tests.server.wire import Browser, Message, play_to_end

NEWEST_FIRST = [script.revision for script in ScriptDirectory(MIGRATIONS).walk_revisions()]
RELEASES = sorted(path.stem for path in RELEASED.glob("*.sql") if "-" not in path.stem)
# At each release with SQLite; with PostgreSQL at the first, by way of every migration, and at the latest.
BEGINNINGS = [*product(["sqlite"], RELEASES), *product(["postgresql"], (RELEASES[0], RELEASES[-1]))]


def test_every_migration_but_the_newest_starts_from_a_database_that_is_kept_here() -> None:
    """If not: `python -m tests.server.dumping` with the code of that version."""
    assert set(NEWEST_FIRST[1:]) <= set(RELEASES) <= set(NEWEST_FIRST)


def load(database: URL, release: str) -> None:
    """Fill the empty database as the release left its own."""
    kind = database.get_backend_name()
    script = "".join((RELEASED / f"{release}{part}.sql").read_text("utf-8") for part in (f"-{kind}", ""))
    if kind == "sqlite":
        assert database.database is not None
        with contextlib.closing(sqlite3.connect(database.database)) as connection:
            connection.executescript(script)
    else:
        asyncio.run(execute(database, script))


async def execute(database: URL, script: str) -> None:
    """Run many statements at once."""
    engine = engine_for(database)
    async with engine.connect() as connection:
        raw = await connection.get_raw_connection()
        assert raw.driver_connection is not None
        await raw.driver_connection.execute(script)
    await engine.dispose()


@pytest.fixture(scope="module", params=BEGINNINGS, ids="-".join)
def beginning(request: pytest.FixtureRequest) -> tuple[str, str]:
    """The kind of a database, and the migration of the released version that left it."""
    kind, release = request.param
    return kind, release


@pytest.fixture(scope="module")
def release(beginning: tuple[str, str]) -> str:
    """The migration of a released version."""
    return beginning[1]


class Player(NamedTuple):
    """The browser that played then, at a server that has taken over its database; its tables as they were."""

    browser: Browser
    tables: list[Message]


@pytest.fixture(scope="module")
def player(
    request: pytest.FixtureRequest, beginning: tuple[str, str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Player]:
    """Who played the release. Each test goes on with other tables of it."""
    kind, release = beginning
    folder = tmp_path_factory.mktemp(release)
    database = empty_database(request, kind, folder)
    load(database, release)
    url = database.set(drivername=database.get_backend_name()).render_as_string(hide_password=False)
    program = Program(folder, "--port", "0", "--database", url)
    browser = Browser(program.address)
    sign_in(browser, folder)
    yield Player(browser, [a_dict(table) for table in a_list(browser.get("/api/tables/mine").json())])
    browser.http.close()
    assert program.interrupt() == 130


def tables(player: Player, started: bool, over: bool) -> list[Message]:
    """The player's tables that were in this stage when the server took them over."""
    found = [table for table in player.tables if (table["started"], table["over"]) == (started, over)]
    assert found
    return found


def test_what_was_running_goes_on_or_is_closed_with_its_record(player: Player, release: str) -> None:
    """By rules that have changed since it may lead elsewhere; nim's have not."""
    kept = (RELEASED / f"{release}.sql").read_text("utf-8")
    for table in tables(player, started=True, over=False):
        if table["closed"] is not None:
            assert table["game"] != "nim"
            assert "version 1" in str(a_dict(table["closed"])["en"])
            answers = re.findall(rf"INTO entries .* VALUES \('{table['id']}', \d+, 'answer'", kept)
            record = parse(player.browser.get(f"/api/tables/{table['id']}/record").text)
            assert len(record.answers) == len(answers)
            continue
        with player.browser.connect(table["id"]) as ws:
            entries = re.findall(rf"INTO entries .* VALUES \('{table['id']}'", kept)
            assert ws.my_turn()["number"] == len(entries) > 0
        with player.browser.connect(table["id"]) as ws:
            if table["game"] == "nim":
                play_to_end(ws, seed=1)
            else:
                answer(ws, times=3)


def test_what_was_over_is_shown_again(player: Player, release: str) -> None:
    for table in tables(player, started=True, over=True):
        record = parse(player.browser.get(f"/api/tables/{table['id']}/record").text)
        assert record.result == a_dict(table["result"])["points"]
        shown, parting = held(game_named(record.game), record)
        assert record.game != "nim" or parting is None
        steps = player.browser.get(f"/api/replays/{table['id']}?seat=0").json()["steps"]
        assert len(steps) == len(shown.answers) + 1
        if parting is None:
            *_, last = replay(game_named(record.game), shown)
            assert last.over
            with player.browser.connect(table["id"]) as ws:
                assert ws.until("chat")["text"] == SAID


def test_who_was_waited_for_still_comes(player: Player, release: str) -> None:
    (table,) = tables(player, started=False, over=False)
    assert a_dict(a_list(table["seats"])[0])["name"] == OPEN[0]["name"]
    friend = Browser(player.browser.address)
    assert friend.post(f"/api/tables/{table['id']}/join", {"name": "Ada"}).json()["started"] is True
    friend.http.close()
    with player.browser.connect(table["id"]) as ws:
        assert ws.state()["view"] is not None
