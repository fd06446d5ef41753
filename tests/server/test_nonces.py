"""Commit and reveal over the wire: the commitment first, everybody's nonce after it, all shown in the end."""

from __future__ import annotations

import sqlite3
from contextlib import ExitStack

import pytest

from baston.games import game_named
from baston.kernel.fair_deal import FairDeal
from baston.kernel.record import parse, replay
from baston.kernel.text import a_dict, a_list, a_str
from baston.server.tables import nonces
from tests.server.conftest import NewBrowser, Server
from tests.server.wire import Browser, Message, TableSocket

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "open"}
A, B = "a1" * 32, "b2" * 32


def until_started(ws: TableSocket) -> Message:
    """The table, as the first state of the game tells it."""
    table = a_dict(ws.state()["table"])
    while not table["started"]:
        told = ws.state()["table"]
        table = table if told is None else a_dict(told)
    return table


def conceded(ws: TableSocket, seat: int = 0) -> Message:
    """The table after the seat has conceded."""
    ws.send(type="concede", seat=seat)
    while (last := ws.state())["result"] is None:
        pass
    return a_dict(last["table"])


def awaited(table: Message) -> list[bool]:
    """Of each seat, whether its nonce is awaited."""
    return [a_dict(seat)["awaits_nonce"] is True for seat in a_list(table["seats"])]


def test_against_a_bot_the_game_waits_for_the_nonce_and_shows_all_in_the_end(
    browser: Browser, server: Server
) -> None:
    id = a_str(browser.make("nim", [ME, BOT], adds_nonce=True)["id"])
    with browser.connect(id) as ws:
        before = a_dict(ws.state()["table"])
        assert before["started"] is False
        assert awaited(before) == [True, False]
        ws.send(type="nonce", seat=0, nonce=A)
        begun = until_started(ws)
        assert awaited(begun) == [False, False]
        assert (begun["secret"], begun["nonces"]) == (None, [])
        after = conceded(ws)
    assert before["commitment"] == begun["commitment"] == after["commitment"]
    assert after["nonces"] == [A, None]
    deal = FairDeal(id, a_str(after["secret"]), [A, "-"])
    assert deal.commitment() == before["commitment"]
    record = parse(browser.get(f"/api/tables/{id}/record").text)
    assert record.seed == deal.key()
    *_, _last = replay(game_named("nim"), record)
    with sqlite3.connect(server.data / "baston.sqlite") as database:
        found = database.execute("SELECT secret, bot_secret, seed FROM tables WHERE id = ?", (id,)).fetchone()
    assert found[0] == after["secret"]
    assert found[1] not in ("", found[0])
    assert found[2] == ""
    assert not [text for text in browser.received if found[1] in text], "the bots' secret is never told"


def test_each_person_s_browser_adds_its_own_and_sees_the_commitment_first(new_browser: NewBrowser) -> None:
    host, guest = new_browser(), new_browser()
    host.get("/api/health"), guest.get("/api/health")
    made = host.make("nim", [ME, OPEN], adds_nonce=True)
    id = a_str(made["id"])
    with ExitStack() as sockets:
        first = sockets.enter_context(host.connect(id))
        shown = a_dict(first.state()["table"])["commitment"]
        first.send(type="nonce", seat=0, nonce=A)
        joined = guest.post(f"/api/tables/{id}/join", {"invite": made["invite"], "adds_nonce": True})
        assert joined.json()["commitment"] == shown
        assert joined.json()["started"] is False
        assert awaited(joined.json()) == [False, True]
        second = sockets.enter_context(guest.connect(id))
        second.send(type="nonce", seat=0, nonce=B)
        assert second.refused_at_last() == "not-your-seat"
        second.send(type="nonce", seat=1, nonce=B[:-1])
        assert second.refused_at_last() == "nonce-form"
        second.send(type="nonce", seat=1, nonce=B)
        until_started(second)
        second.send(type="nonce", seat=1, nonce=B)
        assert second.refused_at_last() == "started"
        after = conceded(second, 1)
    assert after["nonces"] == [A, B]
    assert after["commitment"] == shown


def test_whose_browser_says_nothing_is_not_waited_for_long(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nonces, "LONGEST_WAIT", 0.05)
    id = a_str(browser.make("nim", [ME, BOT], adds_nonce=True)["id"])
    with browser.connect(id) as ws:
        begun = until_started(ws)
        assert awaited(begun) == [False, False]
        after = conceded(ws)
    assert after["nonces"] == [None, None]
    assert "\nnonce: -\nnonce: -\n" in browser.get(f"/api/tables/{id}/record").text


def test_a_hot_seat_has_a_nonce_for_each_of_its_persons(browser: Browser) -> None:
    id = a_str(browser.make("nim", [ME, ME], adds_nonce=True)["id"])
    with browser.connect(id) as ws:
        ws.state()
        ws.send(type="nonce", seat=0, nonce=A)
        ws.send(type="nonce", seat=1, nonce=B)
        until_started(ws)
        assert conceded(ws)["nonces"] == [A, B]


def test_who_does_not_ask_for_it_starts_at_once(browser: Browser) -> None:
    id = browser.make("nim", [ME, BOT])["id"]
    assert browser.get(f"/api/tables/{id}").json()["started"] is True
    now = browser.post("/api/play-now", {"game": "nim"}).json()["id"]
    assert browser.get(f"/api/tables/{now}").json()["started"] is True
    waits = browser.post("/api/play-now", {"game": "nim", "adds_nonce": True}).json()["id"]
    assert browser.get(f"/api/tables/{waits}").json()["started"] is False
