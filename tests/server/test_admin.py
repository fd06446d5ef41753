"""`baston admin` beside a server that runs: tables looked into and closed, visitors blocked."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

import httpx
import pytest
from sqlalchemy.engine import URL

from baston.cli.__main__ import run
from baston.games import game_named
from baston.kernel.text import Json, a_dict, a_list, a_str, an_int
from baston.server.channels.bus import MessageBus
from baston.server.processes.sandbox import Sandbox
from baston.server.protocol import Answer, NewTable, SeatWish
from baston.server.refusals import Refused
from baston.server.settings import MEMORY
from baston.server.storage.database import SQLITE_FILE, database_url, migrate
from baston.server.storage.rows import CLOSE
from baston.server.storage.store import Store
from baston.server.tables.connection import Connection
from baston.server.tables.rooms import Rooms
from tests.server.conftest import NewBrowser, Server
from tests.server.program import Program
from tests.server.redis import Redis
from tests.server.simulated import AtOnce
from tests.server.wire import BOTH, WAIT, Browser, Message, TableSocket, play_to_end

TWO: Final = [{"kind": "me", "name": "Zoé"}, {"kind": "me", "name": "Ada"}]
OPEN: Final = [{"kind": "me", "name": "Zoé"}, {"kind": "open"}]
BOTS: Final = [{"kind": "bot", "level": "easy"}] * 2
AWAY: Final = "203.0.113.7"


class Admin:
    """The command, at a data folder."""

    def __init__(self, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.data = data
        self._capsys = capsys

    def __call__(self, *args: str, lang: str = "en") -> tuple[int, str]:
        """Run it; its status and what it says."""
        status = run(["admin", *args, "--data", str(self.data), "--lang", lang])
        said = self._capsys.readouterr()
        return status, said.out + said.err

    def done(self, *args: str, lang: str = "en") -> str:
        """What it says; nothing is refused."""
        status, said = self(*args, lang=lang)
        assert status == 0, said
        return " ".join(said.split())

    def value(self, *args: str) -> Json:
        """What it prints as JSON."""
        told: Json = json.loads(self.done(*args, "--json"))
        return told

    def refused(self, *args: str, lang: str = "en") -> str:
        """The one sentence with which it is refused."""
        status, said = self(*args, lang=lang)
        assert status == 2, said
        assert said.count("\n") == 1, said
        return said


@pytest.fixture
def admin(server: Server, capsys: pytest.CaptureFixture[str]) -> Admin:
    """The command beside the module's server."""
    return Admin(server.data, capsys)


def until(happens: Callable[[], bool]) -> None:
    """Wait until it does."""
    ends = time.monotonic() + WAIT
    while not happens():
        assert time.monotonic() < ends, "it never did"
        time.sleep(0.1)


def closed(ws: TableSocket) -> Message:
    """The first state of a table that is closed."""
    while (state := ws.state()) and a_dict(state["table"])["closed"] is None:
        pass
    return state


def public(admin: Admin, table: str) -> str:
    """What the command calls the browser that has made a table."""
    return a_str(a_dict(admin.value("show", table))["host"])


# ---- looked into


def test_tables_are_listed_with_who_sits_there_and_their_state(admin: Admin, browser: Browser) -> None:
    waiting, running, over = (str(browser.make("nim", seats)["id"]) for seats in (OPEN, TWO, BOTH))
    with browser.connect(over) as ws:
        play_to_end(ws, seed=1)
    listed = [a_dict(one) for one in a_list(admin.value("tables"))]
    assert [one["id"] for one in listed[:3]] == [over, running, waiting]
    assert [one["state"] for one in listed[:3]] == ["over", "running", "waiting"]
    assert listed[0]["result"] is not None
    assert [a_dict(seat)["name"] for seat in a_list(listed[2]["seats"])] == ["Zoé", ""]
    said = admin.done("tables", lang="fr")
    for part in (waiting, "attend", "Zoé, libre", "finie", "en cours", "Tranquille"):
        assert part in said
    by_answer = [str(a_dict(one)["id"]) for one in a_list(admin.value("tables", "--sort", "last"))]
    assert next(id for id in by_answer if id in (waiting, running, over)) == over  # at others bots play on
    assert len(a_list(admin.value("tables", "--sort", "last", "--most", "1"))) == 1
    assert "--most" in admin.done("tables", "--most", "1")
    for state, id in (("waiting", waiting), ("running", running), ("over", over)):
        found = [a_dict(one)["id"] for one in a_list(admin.value("tables", "--state", state))]
        assert id in found
        assert not {waiting, running, over} - {id} & set(found)
    assert admin.value("tables", "--game", "galacticlash") == []


@pytest.mark.parametrize("game", ["smashup", "galacticlash", "superfantasybrawl"])
def test_of_a_running_game_nothing_is_shown_that_spectators_do_not_see(
    admin: Admin, browser: Browser, new_browser: NewBrowser, game: str
) -> None:
    spectator = new_browser()
    made = browser.make(game, [{"kind": "me", "name": "Zoé"}, {"kind": "me", "name": "Ada"}])
    id = str(made["id"])
    with browser.connect(id) as ws, spectator.connect(id) as watching:
        own, seen = a_dict(ws.state()["view"]), watching.state()
    shown = a_dict(admin.value("show", id))
    assert shown["view"] == seen["view"] != own
    assert [a_dict(line)["en"] for line in a_list(shown["log"])] == [
        a_dict(line)["en"] for line in a_list(seen["log"])
    ]
    said = admin.done("show", id) + json.dumps(shown)
    cookie_id = browser.cookie.partition("=")[2].partition(".")[0]
    for secret in (a_str(made["invite"]), cookie_id, "secret"):
        assert secret not in said


def test_the_hand_that_a_seat_sees_is_not_in_what_is_shown(admin: Admin, browser: Browser) -> None:
    id = str(browser.make("smashup", BOTH)["id"])
    with browser.connect(id) as ws:
        hand = a_list(a_list(a_dict(ws.my_turn()["view"])["hands"])[0])
    names = {a_str(card["id"]): a_str(card["name"]) for card in game_named("smashup").texts.catalog()}
    held = [names[a_str(a_dict(card)["card"])] for card in hand]
    assert len(held) == 5
    assert a_list(a_dict(a_dict(admin.value("show", id))["view"])["hands"])[0] == [None] * 5
    said = admin.done("show", id)
    assert "hand deck discard" in said
    assert not [name for name in held if name in said]


def test_a_table_is_shown_by_the_address_of_its_page_in_french_too(admin: Admin, browser: Browser) -> None:
    id = str(browser.make("nim", BOTH)["id"])
    with browser.connect(id) as ws:
        play_to_end(ws, seed=2)
    said = admin.done("show", f"http://{browser.address}/table/{id}?invite=x", lang="fr")
    for part in (id, "finie", "Créée le", "Dernière réponse", "navigateur", "heaps = 3,4,5", "gagne"):
        assert part in said


# ---- closed


def test_a_running_table_is_closed_and_who_is_there_is_told(admin: Admin, browser: Browser) -> None:
    id = str(browser.make("smashup", BOTH)["id"])
    with browser.connect(id) as ws:
        asked = ws.my_turn()
        assert id in admin.done("close", id, "--why", "Fini pour ce soir")
        state = closed(ws)
        assert "Fini pour ce soir" in a_str(a_dict(a_dict(state["table"])["closed"])["fr"])
        assert (state["decision"], state["result"]) == (None, None)
        for message in ({"type": "chat", "text": "Non !"}, {"type": "concede", "seat": 0}):
            ws.send(**message)
            assert ws.refused() == "table-closed"
        ws.send(type="ping")
        assert ws.next()["type"] == "pong"
    assert a_dict(browser.get(f"/api/tables/{id}").json())["closed"] is not None
    assert browser.get(f"/api/tables/{id}/record").text.startswith("baston record")
    steps = browser.get(f"/api/replays/{id}").json()["steps"]
    assert steps[-1]["number"] == an_int(asked["number"])
    assert "closed" in admin.done("show", id)
    assert "is closed already" in admin.refused("close", id)


def test_a_table_of_bots_that_nobody_watches_is_closed(admin: Admin, browser: Browser) -> None:
    id = str(browser.make("smashup", [{"kind": "bot", "level": "strong"}] * 2)["id"])
    admin.done("close", id)
    with browser.connect(id) as ws:
        assert closed(ws)["decision"] is None
    answered = a_dict(admin.value("show", id))["entries"]
    time.sleep(1.5)
    assert a_dict(admin.value("show", id))["entries"] == answered


def test_nobody_joins_a_table_that_was_closed_before_its_game(
    admin: Admin, browser: Browser, new_browser: NewBrowser
) -> None:
    id = str(browser.make("nim", OPEN, listed=True)["id"])
    assert id in browser.get("/api/tables").text
    with browser.connect(id) as ws:
        ws.state()
        admin.done("close", id)
        closed(ws)
    assert id not in browser.get("/api/tables").text
    for path in ("join", "start", "leave"):
        joined = (new_browser() if path == "join" else browser).post(f"/api/tables/{id}/{path}", {})
        assert (joined.status_code, joined.json()["code"]) == (409, "table-closed")
    for path in (f"/api/replays/{id}", f"/api/tables/{id}/record"):
        assert browser.get(path).json()["code"] == "not-over"


def test_what_is_over_is_not_closed(admin: Admin, browser: Browser) -> None:
    id = str(browser.make("nim", BOTH)["id"])
    with browser.connect(id) as ws:
        play_to_end(ws, seed=3)
    assert "is over already" in admin.refused("close", id)


def test_whoever_holds_a_table_writes_nothing_over_its_closing(database: URL) -> None:
    """The answer that comes at that moment is refused, and the table closed at once."""
    asyncio.run(migrate(database))

    async def act() -> None:
        async with AsyncExitStack() as stack:
            store = Store(database)
            stack.push_async_callback(store.close)
            rooms = Rooms(store, AtOnce(), MessageBus(MEMORY), Sandbox())
            seats = [SeatWish("me"), SeatWish("me")]
            id = (await rooms.create_table("ada", NewTable("nim", 2, seats))).id
            room = await rooms.get(id)
            assert room.match is not None
            decision = room.match.state.decision
            assert decision is not None
            await store.administration.close_table(id, "", 5.0)
            answer = Answer(room.match.number, decision.player, decision.options[0])
            for code in ("late", "not-running"):
                with pytest.raises(Refused, match=code):
                    await room.answer("ada", answer)
            assert room.subscribers.table.closed == ""
            kept = await store.load_table(id)
            assert kept is not None
            assert [entry.kind for entry in kept.entries] == [CLOSE]
            assert (kept.table.closed, kept.table.result) == ("", None)
            assert await store.count_finished(time.time() + 1) == 1  # `--keep` deletes it, too

    asyncio.run(act())


class Shaky(Store):
    """Does not tell why a table is closed when it is first asked."""

    has_failed = False

    async def why_closed(self, table: str) -> str | None:
        if not self.has_failed:
            self.has_failed = True
            raise Refused("not-reached", 503, cause="gone")
        return await super().why_closed(table)


def test_the_reason_comes_later_if_it_could_not_be_read(tmp_path: Path) -> None:
    url = database_url(None, tmp_path)
    asyncio.run(migrate(url))

    async def act() -> None:
        store = Shaky(url)
        rooms = Rooms(store, AtOnce(), MessageBus(MEMORY), Sandbox())
        id = (await rooms.create_table("ada", NewTable("nim", 2, [SeatWish("me"), SeatWish("me")]))).id
        room, page = await rooms.get(id), Connection("ada")
        room.connect(page)
        await store.administration.close_table(id, "Night", 5.0)
        room.catch_up()
        while "Night" not in str(await page.next_message()):
            pass
        assert store.has_failed
        await store.close()

    asyncio.run(act())


def test_a_worker_is_told_of_tables_that_another_process_holds(
    redis: Redis, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = Program(tmp_path, "--port", "0", "--workers", "2", "--channels", redis.url)
    browser = Browser(program.address)
    admin = Admin(tmp_path, capsys)
    try:
        browser.get("/api/health")
        id = str(browser.make("nim", BOTH)["id"])
        with browser.connect(id) as ws:
            ws.my_turn()
            admin.done("close", id)
            assert closed(ws)["decision"] is None
        with browser.connect(str(browser.make("nim", BOTH)["id"])) as ws:
            ws.my_turn()
            admin.done("block", public(admin, id))
            assert ws.closed() == 1008
        until(lambda: {fresh(browser).status_code for _ in range(6)} == {403})
    finally:
        browser.http.close()
        program.kill()


def fresh(browser: Browser) -> httpx.Response:
    """A request on a connection of its own, which either worker may take."""
    return httpx.get(f"http://{browser.address}/api/tables", headers={"Cookie": browser.cookie}, timeout=WAIT)


# ---- blocked


def test_a_browser_is_blocked_and_served_again(
    admin: Admin, browser: Browser, new_browser: NewBrowser
) -> None:
    id = str(browser.make("nim", BOTH)["id"])
    who = public(admin, id)
    with browser.connect(id) as ws:
        ws.my_turn()
        assert who in admin.done("block", who, "--why", "Trop de bruit", "--for", "7d")
        assert ws.closed() == 1008
    refused = browser.get("/api/tables")
    assert (refused.status_code, refused.json()["code"]) == (403, "blocked-why")
    assert "Trop de bruit" in refused.json()["fr"]
    page = browser.http.get("/", headers={"Accept": "text/html"})
    assert (page.status_code, "Trop de bruit" in page.text) == (403, True)
    assert new_browser().get("/api/tables").status_code == 200
    (block,) = [a_dict(one) for one in a_list(admin.value("blocks")) if a_dict(one)["subject"] == who]
    assert 6.9 * 86400 < float(str(block["until"])) - float(str(block["made"])) < 7.1 * 86400
    assert "Trop de bruit" in admin.done("blocks", lang="fr")
    admin.done("unblock", who)
    until(lambda: browser.get("/api/tables").status_code == 200)
    assert f"{who} is not blocked" in admin.refused("unblock", who)


def test_an_address_is_blocked_as_a_proxy_tells_it(admin: Admin, new_browser: NewBrowser) -> None:
    there, elsewhere = new_browser(), new_browser()
    there.http.headers["X-Forwarded-For"] = AWAY
    elsewhere.http.headers["X-Forwarded-For"] = "198.51.100.1"
    assert there.get("/api/tables").status_code == 200
    admin.done("block", "203.0.113.0/24")
    until(lambda: there.get("/api/tables").status_code == 403)
    assert there.get("/api/tables").json()["code"] == "blocked"
    assert elsewhere.get("/api/tables").status_code == 200
    assert "no block" not in admin.done("blocks")
    admin.done("unblock", "203.0.113.0/24")
    until(lambda: there.get("/api/tables").status_code == 200)


def test_blocks_hold_from_the_start(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Program(tmp_path, "--port", "0").interrupt()
    assert (tmp_path / SQLITE_FILE).exists()
    Admin(tmp_path, capsys).done("block", AWAY)
    server = Server(tmp_path)
    try:
        browser = Browser(server.address)
        browser.http.headers["X-Forwarded-For"] = AWAY
        assert browser.get("/api/health").status_code == 403
        browser.http.close()
    finally:
        server.stop()


# ---- how long tables are kept


def test_who_looks_at_a_finished_table_can_be_told_how_long_it_is_kept(
    browser: Browser, tmp_path: Path
) -> None:
    assert browser.get("/api/health").json()["keep_days"] is None
    program = Program(tmp_path, "--port", "0", "--keep", "90d")
    try:
        keeping = Browser(program.address)
        assert keeping.get("/api/health").json()["keep_days"] == 90
        keeping.http.close()
    finally:
        program.kill()
