"""Tables at which something happens because time goes by: flags, absence, responses, restarts."""

from __future__ import annotations

import contextlib
import json
import sqlite3
import time
from pathlib import Path
from typing import Final

import pytest
from websockets.exceptions import ConnectionClosed

from baston.games import game_named
from baston.kernel.fair_deal import NO_NONCE, FairDeal
from baston.kernel.frame import PASS
from baston.kernel.rng import Rng
from baston.kernel.text import Json, a_dict, a_list, an_int
from baston.pace import SHORT_BEAT
from baston.server.operations.heartbeats import INTERVAL as HEARTBEATS
from baston.server.storage.database import SQLITE_FILE
from tests.server.conftest import NewBrowser, Server
from tests.server.program import Program
from tests.server.redis import Redis
from tests.server.wire import WAIT, Browser, Message, TableSocket, any_of, is_mine, options, until_ready

ME: Final = {"kind": "me"}
OPEN: Final = {"kind": "open"}
EASY: Final = {"kind": "bot", "level": "easy"}
SLACK: Final = 0.02  # seconds that a sleep may be short
THOUGHT: Final = 4.0  # seconds
QUICK: Final = {"clock": {"seconds": 10, "increment": 1}}


def joined(host: Browser, friend: Browser, *more: dict[str, str], **wish: object) -> str:
    """A table of nim with these two, and perhaps more."""
    made = host.make("nim", [ME, OPEN, *more], **wish)
    assert friend.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]}).status_code == 201
    return str(made["id"])


def seat_of(state: Message, seat: int) -> dict[str, Json]:
    """What all are told of a seat."""
    return a_dict(a_list(a_dict(state["table"])["seats"])[seat])


def until_over(ws: TableSocket) -> Message:
    """The first state after the end."""
    while (state := ws.state())["result"] is None:
        pass
    return state


def entries(data: Path, id: str) -> list[tuple[str, float]]:
    """The entries of the table's record: what happened, and when."""
    with contextlib.closing(sqlite3.connect(data / SQLITE_FILE)) as database:
        found = database.execute("SELECT kind, time FROM entries WHERE table_id = ? ORDER BY number", (id,))
        return [(str(kind), float(at)) for kind, at in found]


def kinds(data: Path, id: str) -> list[str]:
    """What happened at the table."""
    return [kind for kind, _ in entries(data, id)]


# ---- clocks


def test_a_person_whose_time_runs_out_has_lost(
    browser: Browser, server: Server, new_browser: NewBrowser
) -> None:
    """With two the game is over; with three bots play on, to its end or not, and an answer is refused."""
    two = browser.make("nim", [ME, ME], terms=QUICK)["id"]
    three = browser.make("nim", [ME, EASY, EASY], terms=QUICK, options={"heaps": ",".join("9" * 9)})["id"]
    with browser.connect(two) as at_two, browser.connect(three) as at_three:
        begun, asked = at_two.my_turn(), at_three.my_turn()
        seat = an_int(begun["seat"])
        times = a_dict(begun["times"])
        assert times["running"] == seat
        assert a_list(times["left"])[1 - seat] == 10
        last = until_over(at_two)
        while not seat_of(after := at_three.state(), 0)["timed_out"]:
            assert is_mine(after)
        at_three.answer(asked, options(asked)[0])
        assert at_three.refused_at_last() == "time-out"
        with new_browser().connect(three) as stranger:
            stranger.answer(asked, options(asked)[0])
            assert stranger.refused_at_last() == "not-your-seat"
        end = until_over(at_three)
    assert last["result"] == {"points": [0, 0], "winners": [1 - seat], "conceded": [], "timed_out": [seat]}
    assert a_dict(end["result"])["timed_out"] == [0]
    assert 0 not in a_list(a_dict(end["result"])["winners"])
    assert kinds(server.data, str(two))[-1] == "timeout"


def test_each_answer_is_given_time_and_the_next_person_s_clock_runs(browser: Browser) -> None:
    id = browser.make("nim", [ME, ME], terms={"clock": {"seconds": 600, "increment": 60}})["id"]
    with browser.connect(id) as ws:
        state = ws.my_turn()
        seat = state["seat"]
        number = an_int(state["number"])
        while state["seat"] == seat:
            ws.answer(state, options(state)[0])
            number += 1
            state = ws.my_turn()
        times = a_dict(state["times"])
    left = a_list(times["left"])
    assert times["running"] == state["seat"]
    assert isinstance(seat, int)
    assert 600 < float(str(left[seat])) <= 600 + 60 * number
    assert float(str(left[1 - seat])) <= 600


def test_a_table_without_a_clock_tells_no_times(browser: Browser) -> None:
    with browser.connect(browser.make("nim", [ME, ME])["id"]) as ws:
        assert ws.my_turn()["times"] is None


# ---- absence


def test_a_bot_takes_over_from_who_is_away_and_gives_the_seat_back(
    new_browser: NewBrowser, server: Server
) -> None:
    host, friend = new_browser(), new_browser()
    id = joined(host, friend, terms={"absence": 1})
    with host.connect(id) as ws:
        while not seat_of(state := ws.state(), 1)["stand_in"]:
            pass
        assert seat_of(state, 1)["connected"] is False
        chance = Rng(1)
        for _ in range(3):  # the bot answers for the friend
            if not is_mine(state):
                state = ws.my_turn()
            ws.answer(state, any_of(state, chance))
            state = ws.state(an_int(state["number"]) + 1)
        with friend.connect(id) as returned:
            back = returned.state()
            while seat_of(back, 1)["stand_in"]:
                assert not is_mine(back)
                back = returned.state()
        while seat_of(ws.state(), 1)["stand_in"]:
            pass
    kept = kinds(server.data, id)
    assert kept.index("away") < kept.index("back")


def test_nobody_is_replaced_while_nobody_waits(new_browser: NewBrowser, server: Server) -> None:
    host, friend = new_browser(), new_browser()
    left, elsewhere = (joined(host, friend, terms={"absence": 1}) for _ in range(2))
    with host.connect(left) as ws, friend.connect(left):
        ws.state()
    with host.connect(elsewhere) as ws:  # for longer than it takes to be replaced
        while not seat_of(ws.state(), 1)["stand_in"]:
            pass
    assert "away" not in kinds(server.data, left)
    came = time.time()
    with host.connect(left) as ws:
        while not seat_of(ws.state(), 1)["stand_in"]:
            pass
    assert entries(server.data, left)[-1][1] >= came + 1


# ---- responses that all take the same time


def test_a_response_takes_its_time_and_then_passes_by_itself(browser: Browser, server: Server) -> None:
    wish = {"options": {"even_windows": "true", "factions": "random"}, "terms": {"window": 3}}
    id = browser.make("smashup", [ME, ME], **wish)["id"]
    chance = Rng(1)
    with browser.connect(id) as ws:
        while a_dict((state := ws.my_turn())["decision"])["window"] is False:
            ws.answer(state, any_of(state, chance))
        number = an_int(state["number"])
        assert 0 < float(str(a_dict(state["times"])["window"])) <= 3
        ws.answer(state, PASS)
        assert ws.refused() == "window-open"
        after = ws.state(number + 1)
    assert a_dict(after["decision"])["player"] != state["seat"]  # the other one is asked
    times = [at for _, at in entries(server.data, str(id))]
    assert times[number] - times[number - 1] >= 3


# ---- restarts


@pytest.mark.parametrize("several", [False, True], ids=["alone", "one of several"])
def test_time_stands_still_while_no_server_runs(
    tmp_path: Path, several: bool, request: pytest.FixtureRequest
) -> None:
    """The record is made an hour older: as if it had been gone so long. What was thought before counts."""
    channels: list[str] = []
    if several:
        redis = request.getfixturevalue("redis")
        assert isinstance(redis, Redis)
        channels = ["--channels", redis.url]
    program = Program(tmp_path, "--port", "0", *channels)
    browser = Browser(program.address)
    try:
        assert browser.get("/api/health").status_code == 200
        id = str(browser.make("nim", [ME, ME], terms={"clock": {"seconds": 600}})["id"])
        with contextlib.suppress(ConnectionClosed), browser.connect(id) as ws:
            state = ws.my_turn()
            ws.answer(state, options(state)[0])
            before = ws.state(an_int(state["number"]) + 1)
            time.sleep(THOUGHT)
            program.kill()
        with contextlib.closing(sqlite3.connect(tmp_path / SQLITE_FILE)) as database, database:
            database.execute("UPDATE entries SET time = time - 3600")
            database.execute("UPDATE tables SET started = started - 3600")
            moved = database.execute("UPDATE heartbeats SET began = began - 3600, time = time - 3600")
            assert moved.rowcount == 1
        program = Program(tmp_path, "--port", program.port, *channels)
        until_ready(browser)  # by then it has said that it is alive
        with browser.connect(id) as ws:
            after = ws.state()
            assert after["result"] is None
            assert after["view"] == before["view"]
            left, was = (a_list(a_dict(x["times"])["left"]) for x in (after, before))
            (spent, *others) = sorted(
                (float(str(x)) - float(str(y)) for x, y in zip(was, left, strict=True)), reverse=True
            )
            assert THOUGHT - HEARTBEATS - 1 < spent < WAIT
            assert others == [0.0]
        assert kinds(tmp_path, id)[-1] == "resume"
    finally:
        browser.http.close()
        program.kill()


def test_who_has_lost_is_told_of_tables_that_are_not_in_memory(tmp_path: Path) -> None:
    program = Program(tmp_path, "--port", "0")
    browser, friend = Browser(program.address), Browser(program.address)
    try:
        assert browser.get("/api/health").status_code == 200
        id = joined(browser, friend, ME, terms=QUICK, options={"heaps": ",".join("9" * 9)})
        with contextlib.suppress(ConnectionClosed), browser.connect(id) as ws:
            ws.send(type="concede", seat=2)
            while not any(seat_of(ws.state(), seat)["timed_out"] for seat in (0, 1)):
                pass
            program.kill()
        program = Program(tmp_path, "--port", program.port)
        (mine,) = browser.get("/api/tables/mine").json()
        table = browser.get(f"/api/tables/{id}").json()
    finally:
        browser.http.close()
        friend.http.close()
        program.kill()
    for told in (mine, table):
        assert [seat["conceded"] for seat in told["seats"]] == [False, False, True]
        assert sum(seat["timed_out"] for seat in told["seats"]) == 1


# ---- windows that all are asked in


def test_over_the_wire_no_pass_is_quicker_than_another_and_none_tells_whether_there_was_an_answer(
    new_browser: NewBrowser, server: Server
) -> None:
    """Two people who pass at once, whatever they hold, at a table that has agreed on nothing."""
    host, friend = new_browser(), new_browser()
    made = host.make("galacticlash", [ME, OPEN], options={"decks": "premiere_lumiere"})
    id = str(made["id"])
    assert friend.post(f"/api/tables/{id}/join", {"invite": made["invite"]}).status_code == 201
    told: list[Json] = []
    with host.connect(id) as one, friend.connect(id) as other:
        sockets, number = (one, other), 0
        while number < 100:
            states = [ws.state(number) for ws in sockets]
            number = an_int(states[0]["number"])
            decision = a_dict(states[0]["decision"])
            asked = an_int(decision["player"])
            elsewhere = a_dict(states[1 - asked]["decision"])
            told.append([elsewhere[key] for key in ("mine", "unasked", "prompt", "options")])
            mine = a_dict(states[asked]["decision"])
            if not mine["unasked"]:
                sockets[asked].answer(states[asked], options(states[asked])[0 if mine["window"] else -1])
            number += 1
    assert all(one == [False, False, None, []] for one in told)
    waited = beats(server.data, id)
    assert waited
    assert min(waited) > SHORT_BEAT - SLACK


def beats(data: Path, id: str) -> list[float]:
    """The seconds that each pass took that could tell something."""
    with contextlib.closing(sqlite3.connect(data / SQLITE_FILE)) as database:
        table = database.execute("SELECT secret, options FROM tables WHERE id = ?", (id,)).fetchone()
        found = database.execute(
            "SELECT value, time FROM entries WHERE table_id = ? AND kind = 'answer' ORDER BY number", (id,)
        ).fetchall()
    game = game_named("galacticlash")
    state = game.new(game.setup(2, json.loads(table[1])), FairDeal(id, table[0], [NO_NONCE, NO_NONCE]).key())
    waited: list[float] = []
    before = found[0][1]
    for place, at in found:
        assert state.decision is not None
        option = state.decision.options[place]
        if option == PASS and game.presentation.tells_by_time(state):
            waited.append(at - before)
        game.answer(state, option)
        before = at
    return waited
