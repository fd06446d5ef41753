"""Several workers that serve the same tables: two servers on one database, or one server of two processes."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy.engine import URL
from websockets.exceptions import ConnectionClosed

from baston.kernel.rng import Rng
from baston.kernel.text import a_dict, a_list, an_int
from baston.server.access.identity import KEY_FILE
from baston.server.routing.serving import STARTING
from tests.fuzz.served import workers_of
from tests.server.postgres import Postgres
from tests.server.program import Program, refused
from tests.server.redis import Redis
from tests.server.wire import Browser, Message, TableSocket, any_of, is_mine

HERE: Final = {"kind": "me"}
OPEN: Final = {"kind": "open"}
BEGUN: Final = 2  # somebody sat down, the game started
EASY: Final = {"kind": "bot", "level": "easy"}


def written(url: URL) -> str:
    """An address as people write it."""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=False)


class Pair:
    """Two workers, each a server of its own, and a browser at each; the browsers' cookies hold at both."""

    def __init__(self, folder: Path, database: URL, channels: str) -> None:
        self._options = ("--database", written(database), "--channels", channels)
        folders = [folder / name for name in ("one", "two")]
        self.programs = [Program(folders[0], "--port", "0", *self._options)]
        folders[1].mkdir()
        shutil.copy(folders[0] / KEY_FILE, folders[1])
        self.programs.append(Program(folders[1], "--port", "0", *self._options))
        self.browsers = [Browser(program.address) for program in self.programs]
        for browser in self.browsers:
            assert browser.get("/api/health").status_code == 200

    def restart(self, worker: int) -> None:
        """Start a worker that was killed again."""
        old = self.programs[worker]
        self.programs[worker] = Program(old.data, "--port", old.port, *self._options)

    def table(self, game: str, *more: dict[str, str], **wish: object) -> str:
        """A table with the first browser in seat 0 and the second in seat 1."""
        made = self.browsers[0].make(game, [HERE, OPEN, *more], **wish)
        joined = self.browsers[1].post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
        assert joined.status_code == 201, joined.text
        return str(made["id"])

    def close(self) -> None:
        """Leave nothing running."""
        for browser in self.browsers:
            browser.http.close()
        for program in self.programs:
            program.kill()


@pytest.fixture(scope="module", params=["redis", "postgresql"])
def pair(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    """Two workers of the same tables: on SQLite over Redis, and all on PostgreSQL."""
    folder = tmp_path_factory.mktemp("workers")
    if request.param == "redis":
        server = request.getfixturevalue("redis")
        assert isinstance(server, Redis)
        database = URL.create("sqlite", database=str(folder / "baston.sqlite"))
        pair = Pair(folder, database, server.url)
    else:
        postgres = request.getfixturevalue("postgres")
        assert isinstance(postgres, Postgres)
        database = postgres.new_database()
        pair = Pair(folder, database, written(database))
    yield pair
    pair.close()


def one_sends(sockets: list[TableSocket], number: int, chance: Rng) -> Message:
    """Both are shown the state of this number; whoever is asked answers. One of the two states."""
    states = [ws.state(number) for ws in sockets]
    assert states[0]["number"] == states[1]["number"]
    for ws, state in zip(sockets, states, strict=True):
        if is_mine(state):
            ws.answer(state, any_of(state, chance))
    return states[0]


def play_to_end(sockets: list[TableSocket], chance: Rng) -> list[Message]:
    """Play until both are shown the end."""
    number = BEGUN
    while (state := one_sends(sockets, number, chance))["result"] is None:
        number = an_int(state["number"]) + 1
    return [ws.states[seat] for seat, ws in enumerate(sockets)]


def test_people_at_two_workers_play_a_game_to_its_end(pair: Pair) -> None:
    id = pair.table("nim")
    with pair.browsers[0].connect(id) as first, pair.browsers[1].connect(id) as second:
        ends = play_to_end([first, second], Rng(1))
    assert ends[0]["result"] == ends[1]["result"]
    record = [browser.get(f"/api/tables/{id}/record").text for browser in pair.browsers]
    assert record[0] == record[1] != ""


def test_what_is_said_and_who_is_there_is_known_at_the_other_worker(pair: Pair) -> None:
    id = pair.table("smashup")
    with pair.browsers[0].connect(id) as first:
        with pair.browsers[1].connect(id) as second:
            for ws in (first, second):
                while not all(connected(ws)):
                    ws.next()
            first.send(type="chat", text="Salut !")
            assert [ws.until("chat")["text"] for ws in (first, second)] == ["Salut !"] * 2
        while all(connected(first)):
            first.next()
        assert connected(first) == [True, False]


def test_who_is_muted_at_one_worker_is_so_at_the_other(pair: Pair) -> None:
    """And spectators of both are apart from the players of both."""
    id = pair.table("nim")
    watchers = [Browser(program.address) for program in pair.programs]
    with contextlib.ExitStack() as opened:
        for watcher in watchers:
            opened.callback(watcher.http.close)
            watcher.get("/api/health")
        first, second, near, far = (
            opened.enter_context(browser.connect(id)) for browser in (*pair.browsers, *watchers)
        )
        near.send(type="chat", text="Aside.")
        assert far.until("chat")["text"] == "Aside."
        muted = second.until("chat-rules")["you"]
        first.send(type="mute", speaker=muted, muted=True)
        assert second.until("chat-rules")["muted"] == [muted]
        second.send(type="chat", text="Boo.")
        assert second.refused() == "muted"
        first.send(type="chat", text="Quiet now.")
        assert [ws.until("chat")["text"] for ws in (first, second, near)] == [
            "Quiet now.",
            "Quiet now.",
            "Aside.",
        ]


def connected(ws: TableSocket) -> list[object]:
    """Which seats are there, as last heard."""
    if ws.table is None:
        ws.state()
    return [a_dict(seat)["connected"] for seat in a_list(a_dict(ws.table)["seats"])]


def test_an_answer_given_at_both_workers_at_once_counts_once(pair: Pair) -> None:
    """The same person, with a page open at each."""
    id, cookie = pair.browsers[0].make("smashup", [HERE, HERE])["id"], pair.browsers[0].cookie
    with pair.browsers[0].connect(id) as first, pair.browsers[1].connect(id, cookie) as second:
        for number in range(6):
            states = [asked(ws, number) for ws in (first, second)]
            assert states[0] == states[1]
            for ws, state in zip((first, second), states, strict=True):
                ws.answer(state, any_of(state, Rng(number)))
        assert asked(first, 6) == asked(second, 6)


def test_two_who_ask_for_a_rematch_at_both_workers_at_once_have_one_table(pair: Pair) -> None:
    old = pair.table("nim")
    with pair.browsers[0].connect(old) as ws:
        ws.send(type="concede", seat=0)
        while ws.until("state")["result"] is None:
            pass
    with ThreadPoolExecutor(2) as both:
        made = [*both.map(lambda one: one.post(f"/api/tables/{old}/rematch", {}).json(), pair.browsers)]
    assert made[0] == made[1]
    new = made[0]["id"]
    (other,) = [one for one in pair.browsers if one.get("/api/tables/asked").json()]
    assert other.post(f"/api/tables/{new}/join", {}).json()["started"]
    for one in pair.browsers:
        with one.connect(new) as ws:
            assert ws.until("state")["seat"] is not None


def asked(ws: TableSocket, number: int) -> Message:
    """The state of this number of the seat that is asked; refusals are passed over."""
    while True:
        message = ws.next()
        assert message["type"] != "error" or message["code"] == "late"
        if message["type"] == "state" and is_mine(message) and message["number"] == number:
            return {name: message[name] for name in ("number", "seat", "decision")}


def test_bots_answer_when_the_worker_that_let_them_is_killed(pair: Pair) -> None:
    """Whichever of the two it is: each is killed in one of two games."""
    for killed in (0, 1):
        id = pair.table("smashup", EASY)
        stays = 1 - killed
        with contextlib.suppress(ConnectionClosed), pair.browsers[killed].connect(id) as lost:
            lost.state(BEGUN)
            with pair.browsers[stays].connect(id) as ws:
                ws.state(BEGUN)
                pair.programs[killed].kill()
                ws.send(type="concede", seat=stays)  # a bot plays the seat on
                # The two others are a person who is not there, and a bot; the game goes on for them.
                while a_dict(ws.state()["decision"] or {"player": killed})["player"] != killed:
                    pass
        pair.restart(killed)


def test_tables_go_on_when_the_channels_were_gone(tmp_path: Path, redis: Redis, postgres: Postgres) -> None:
    pair = Pair(tmp_path, postgres.new_database(), redis.url)
    try:
        id = pair.table("nim")
        with pair.browsers[0].connect(id) as first, pair.browsers[1].connect(id) as second:
            one_sends([first, second], BEGUN, Rng(1))
            redis.stop()
            redis.start()
            ends = play_on(first, second, Rng(2))
            redis.stop()
            first.send(type="chat", text="Allô ?")
            assert first.until("chat")["text"] == "Allô ?"
            redis.start()
            assert second.until("chat")["text"] == "Allô ?"
        assert ends[0]["result"] == ends[1]["result"]
    finally:
        pair.close()


def play_on(first: TableSocket, second: TableSocket, chance: Rng) -> list[Message]:
    """Play to the end, each as asked: one may hear late of what the other did."""
    number = BEGUN + 1
    while True:
        states = [ws.state(number) for ws in (first, second)]
        if states[0]["result"] is not None:
            return states
        number = an_int(states[0]["number"]) + 1
        for ws, state in zip((first, second), states, strict=True):
            if is_mine(state):
                ws.answer(state, any_of(state, chance))


def assert_replaced(server: Program) -> None:
    """There is soon another in the place of a worker that dies after it was asked whether it is well."""
    dies, stays = workers_of(server.pid)
    os.kill(dies, signal.SIGSTOP)
    time.sleep(1)  # in which it is asked, and does not reply
    os.kill(dies, signal.SIGKILL)
    end = time.monotonic() + STARTING / 2
    while len(left := {*workers_of(server.pid)} - {dies}) < 2:
        assert time.monotonic() < end, "the worker is not replaced"
        time.sleep(0.1)
    assert stays in left


def test_one_server_with_two_processes_is_one_server(tmp_path: Path, redis: Redis) -> None:
    """A browser's lines come to either process; each knows the table. Either is replaced when it dies."""
    server = Program(tmp_path, "--port", "0", "--workers", "2", "--channels", redis.url)
    browser = Browser(server.address)
    try:
        made = browser.make("nim", [HERE, HERE])
        for number in range(8):
            with browser.connect(made["id"]) as ws:
                state = ws.my_turn()
                if state["result"] is not None:
                    break
                ws.answer(state, any_of(state, Rng(number)))
                ws.state(an_int(state["number"]) + 1)
        assert_replaced(server)
    finally:
        browser.http.close()
        assert server.interrupt() == 0
    again = Program(tmp_path, "--port", server.port)  # nobody holds the port or the folder any more
    again.kill()


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (("--workers", "2"), "--channels"),
        (("--workers", "0"), "--workers"),
        (("--channels", "carrier-pigeon://home"), "carrier-pigeon"),
        (("--channels", "redis://:hidden@127.0.0.1:9"), "127.0.0.1:9"),
        (("--channels", "postgresql://me:hidden@127.0.0.1:9/x"), "127.0.0.1:9"),
    ],
)
def test_channels_that_cannot_be_had_are_refused(
    tmp_path: Path, options: tuple[str, ...], named: str
) -> None:
    status, said = refused(tmp_path, "--port", "0", *options)
    assert status == 2
    assert named in said
    assert "hidden" not in said
    assert "Traceback" not in said
