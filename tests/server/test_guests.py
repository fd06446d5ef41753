"""Bots of others at web tables: chosen by those names that the host has given, and lost without harm."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from baston.games import game_named
from baston.guests import program
from baston.kernel.record import parse
from baston.kernel.rng import Rng
from baston.kernel.text import Json, a_dict, a_list, an_int
from tests.bots.made import weights_for
from tests.guests.house import picker, programs_in, running_in, wrong
from tests.server.conftest import Server
from tests.server.wire import BOTH, Browser, Message, TableSocket, any_of, is_mine

CLASH = "galacticlash"
UNEVEN = {"even_windows": "false"}  # no answer waits for a beat: a whole game is played at once
DEEDS = ("dies", "garbles", "cheats", "rambles", "hangs")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the programs are; what they are called with names it."""
    return tmp_path_factory.mktemp("bots")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, folder: Path) -> Iterator[Server]:
    """A server whose host offers the sample and some bots that fail."""
    weights = folder / "clash.weights"
    weights.write_bytes(weights_for(game_named(CLASH), width=2, words=16).written())
    bots = {deed: wrong(deed, str(folder)) for deed in DEEDS}
    bots |= {"The picker": picker(folder), "Sharp": f"policy:{weights}"}
    server = Server(tmp_path_factory.mktemp("data"), bots=bots)
    yield server
    server.stop()
    assert programs_in(folder) == []


def has_ended(state: Message) -> bool:
    return state["result"] is not None


def is_others(state: Message) -> bool:
    return a_dict(state["decision"])["player"] == 1


def against(level: str) -> list[dict[str, str]]:
    return [{"kind": "me"}, {"kind": "bot", "level": level}]


def plays(ws: TableSocket, chance: Rng, until: Callable[[Message], bool] = has_ended) -> Message:
    """Answer by chance whatever is asked and does not pass by itself; the state in which that ends."""
    while not until(state := ws.state()):
        if is_mine(state) and not a_dict(state["decision"])["unasked"]:
            ws.answer(state, any_of(state, chance))
    return state


def seat_of(table: Json, seat: int) -> dict[str, Json]:
    return a_dict(a_list(a_dict(table)["seats"])[seat])


def test_tables_may_choose_what_the_host_offers_and_nothing_else(browser: Browser) -> None:
    (bots,) = {tuple(a_list(a_dict(game)["bots"])) for game in browser.get("/api/games").json()}
    assert bots == (*DEEDS, "The picker", "Sharp")
    for level in ("exec:./picker", "json:JSONDecoder", "greedy", "ismcts:1s", "policy:clash.weights", ""):
        wish = {"game": CLASH, "players": 2, "seats": against(level)}
        refused = browser.post("/api/tables", wish)
        assert refused.status_code == 400
        assert refused.json()["code"] == "unknown-level"


def test_the_sample_plays_at_a_table_and_ends_with_its_game(browser: Browser, folder: Path) -> None:
    table = browser.make(CLASH, against("The picker"), options=UNEVEN)["id"]
    with browser.connect(table) as ws:
        last = plays(ws, Rng(3))
        assert last["result"] is not None
        assert a_dict(last["result"])["conceded"] == []
        assert seat_of(ws.table, 1)["level"] == "The picker"
    assert programs_in(folder) == []
    record = browser.get(f"/api/tables/{table}/record").text
    assert parse(record).seats == ["me", "The picker"]
    assert str(folder) not in record


def test_weights_play_by_the_name_that_the_host_gave_them_even_once_their_file_is_gone(
    browser: Browser, folder: Path
) -> None:
    table = browser.make(CLASH, against("Sharp"), options=UNEVEN)["id"]
    with browser.connect(table) as ws:
        plays(ws, Rng(3), lambda state: has_ended(state) or is_others(state))
        (folder / "clash.weights").unlink()
        last = plays(ws, Rng(3))
        assert a_dict(last["result"])["conceded"] == []
    record = browser.get(f"/api/tables/{table}/record").text
    assert parse(record).seats == ["me", "Sharp"]
    assert str(folder) not in record


@pytest.mark.parametrize("deed", ["dies", "garbles", "cheats", "rambles"])
def test_a_bot_that_fails_has_lost_and_everybody_is_told_why(
    browser: Browser, folder: Path, deed: str
) -> None:
    table = browser.make("smashup", against(deed))["id"]
    with browser.connect(table) as ws:
        last = plays(ws, Rng(3))
        result = a_dict(last["result"])
        assert (result["winners"], result["conceded"]) == ([0], [1])
        fault = a_dict(seat_of(ws.table, 1)["fault"])
        assert str(fault["en"]).startswith("its bot ")
        assert str(fault["fr"]).startswith("son bot ")
    stranger = Browser(browser.address)
    told = seat_of(stranger.get(f"/api/tables/{table}").json(), 1)
    stranger.http.close()
    assert told["fault"] == seat_of(ws.table, 1)["fault"]
    assert told["conceded"] is True
    assert programs_in(folder) == []
    record = parse(browser.get(f"/api/tables/{table}/record").text)
    assert [(event.kind, event.seat) for event in record.events] == [("concede", 1)]


def test_where_others_still_play_a_bot_of_ours_plays_on(browser: Browser) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "garbles"}, {"kind": "bot", "level": "easy"}]
    table = browser.make("smashup", seats)["id"]
    with browser.connect(table) as ws:
        chance = Rng(3)
        first = an_int(plays(ws, chance, lambda _: "fault" in seat_of(ws.table, 1))["number"])
        asked = set()

        def is_seen(state: Message) -> bool:
            assert state["result"] is None
            asked.add(a_dict(state["decision"])["player"])
            return an_int(state["number"]) > first + 30 and asked == {0, 1, 2}

        plays(ws, chance, is_seen)


def test_while_a_bot_hangs_other_tables_go_on_and_then_it_has_lost(
    browser: Browser, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "LONGEST", 600.0)
    hanging = browser.make("smashup", against("hangs"))["id"]
    with browser.connect(hanging) as ws:
        plays(ws, Rng(3), is_others)
        for seats in (BOTH, against("The picker")):
            other = browser.make(CLASH, seats, options=UNEVEN)["id"]
            with browser.connect(other) as beside:
                assert plays(beside, Rng(4))["result"] is not None
        assert any("hangs" in command for command in running_in(folder))
        ws.send(type="concede", seat=0)
        plays(ws, Rng(4))
    assert programs_in(folder) == []


def test_a_bot_that_hangs_has_lost_once_its_limit_has_run_out(
    browser: Browser, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(program, "LONGEST", 1.0)
    table = browser.make("smashup", against("hangs"))["id"]
    with browser.connect(table) as ws:
        assert a_dict(plays(ws, Rng(3))["result"])["winners"] == [0]
        assert "time" in str(a_dict(seat_of(ws.table, 1)["fault"])["en"])
    assert programs_in(folder) == []


def test_bots_end_with_their_server_and_a_bot_that_is_gone_then_has_lost(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(tmp_path, bots={"mine": wrong("hangs", str(tmp_path))})
    browser = Browser(server.address)
    browser.get("/api/health")
    table = browser.make("smashup", against("mine"))["id"]
    with browser.connect(table) as ws:
        plays(ws, Rng(3), is_others)
    server.stop()
    assert programs_in(tmp_path) == []
    again = Server(tmp_path)
    browser.http.close()
    moved = Browser(again.address)
    moved.http.cookies.update(browser.http.cookies)
    with moved.connect(table) as ws:
        assert a_dict(plays(ws, Rng(4))["result"])["winners"] == [0]
        assert "offered" in str(a_dict(seat_of(ws.table, 1)["fault"])["en"])
    moved.http.close()
    again.stop()
