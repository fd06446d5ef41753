"""The server on PostgreSQL: games go on through its restarts, and through those of the database."""

from __future__ import annotations

from pathlib import Path

from baston.kernel.rng import Rng
from baston.kernel.text import a_dict, an_int
from tests.server.postgres import Postgres
from tests.server.program import Program
from tests.server.wire import BOTH, Browser, any_of, play_to_end


def served(data: Path, postgres: Postgres, database: str, port: str = "0") -> Program:
    """A server whose tables are in that database."""
    url = postgres.url(database).set(drivername="postgresql").render_as_string(hide_password=False)
    return Program(data, "--port", port, "--database", url)


def test_a_game_goes_on_when_server_and_database_were_killed(postgres: Postgres, tmp_path: Path) -> None:
    database = str(postgres.new_database().database)
    server = served(tmp_path, postgres, database)
    browser = Browser(server.address)
    try:
        assert browser.get("/api/health").status_code == 200
        id = browser.make("nim", BOTH)["id"]
        with browser.connect(id) as ws:
            first = ws.my_turn()
            ws.answer(first, any_of(first, Rng(1)))
            before = ws.my_turn()
        server.kill()
        postgres.stop()
        postgres.start()
        server = served(tmp_path, postgres, database, server.port)
        with browser.connect(id) as ws:
            after = ws.my_turn()
            assert (after["number"], after["view"]) == (before["number"], before["view"])
        with browser.connect(id) as ws:
            assert a_dict(play_to_end(ws, seed=1)["table"])["over"] is True
    finally:
        browser.http.close()
        server.kill()


def test_without_its_database_the_server_refuses_and_goes_on_with_it(
    postgres: Postgres, tmp_path: Path
) -> None:
    server = served(tmp_path, postgres, str(postgres.new_database().database))
    browser = Browser(server.address)
    try:
        assert browser.get("/api/health").status_code == 200
        id = browser.make("nim", BOTH)["id"]
        with browser.connect(id) as ws:
            state = ws.my_turn()
            postgres.stop()
            try:
                ws.answer(state, any_of(state, Rng(1)))
                assert ws.refused() == "not-kept"
                assert browser.get("/api/health").status_code == 503
            finally:
                postgres.start()
            ws.answer(state, any_of(state, Rng(1)))
            assert an_int(ws.state()["number"]) == an_int(state["number"]) + 1
        assert browser.get("/api/health").status_code == 200
        with browser.connect(id) as ws:
            assert play_to_end(ws, seed=1)["result"] is not None
    finally:
        browser.http.close()
        server.kill()
