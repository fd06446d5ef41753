"""The chat of a table: the players' and the spectators', who may write there, and how much."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from sqlalchemy.engine import URL

from baston.kernel.text import a_list, a_str
from baston.server.access import chat_limits
from baston.server.access.chat_limits import ChatLimits
from baston.server.refusals import Refused
from baston.server.settings import Settings
from baston.server.tables.chat import LONGEST_CHAT
from tests.server.conftest import NewBrowser, Server
from tests.server.program import Program
from tests.server.wire import Browser, Message, TableSocket

PLAYERS: Final = [{"kind": "me"}, {"kind": "open"}]
MANY: Final = 10_000


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


class Table:
    """A game between a host and a guest, with two spectators; all are connected."""

    def __init__(self, browsers: list[Browser], opened: contextlib.ExitStack) -> None:
        for browser in browsers:
            browser.get("/api/health")
        self.browsers = browsers
        made = browsers[0].make("nim", PLAYERS)
        self.id = made["id"]
        joined = browsers[1].post(f"/api/tables/{self.id}/join", {"invite": made["invite"], "name": "Ada"})
        assert joined.status_code == 201
        self.host, self.guest, self.watcher, self.other = (
            opened.enter_context(browser.connect(self.id)) for browser in browsers
        )


@pytest.fixture
def table(new_browser: NewBrowser) -> Iterator[Table]:
    """The table, at the server of the module."""
    with contextlib.ExitStack() as opened:
        yield Table([new_browser() for _ in range(4)], opened)


def says(ws: TableSocket, text: str, **more: str) -> Message:
    """Write a line; what the browser itself is sent of it."""
    ws.send(type="chat", text=text, **more)
    while (said := ws.until("chat"))["text"] != text:
        pass
    return said


def hears(ws: TableSocket) -> list[str]:
    """All that the browser has been sent of the chat until now, since it was last asked."""
    ws.send(type="ping")
    heard = []
    while (message := ws.next())["type"] != "pong":
        heard += [a_str(message["text"])] if message["type"] == "chat" else []
    return heard


def rules(ws: TableSocket) -> Message:
    """The next rules of the chat."""
    return ws.until("chat-rules")


def speaker(ws: TableSocket) -> str:
    """Who the browser is in the chat. Ask first."""
    return a_str(rules(ws)["you"])


# ---- who reads what


def test_what_spectators_write_reaches_no_player_before_the_game_is_over(table: Table) -> None:
    said = says(table.watcher, "She holds two.", name=" Zoé\n")
    assert (said["seat"], said["name"], said["audience"]) == (None, "Zoé", "spectators")
    assert hears(table.other) == ["She holds two."]
    assert hears(table.host) == hears(table.guest) == []
    with table.browsers[1].connect(table.id) as again:
        assert hears(again) == []
    table.host.send(type="concede", seat=0)
    assert table.guest.until("chat") == said
    assert table.host.until("chat") == said
    says(table.watcher, "Well played.")
    assert hears(table.host) == ["Well played."]
    assert hears(table.other) == ["Well played."], "nothing is told twice"
    with table.browsers[1].connect(table.id) as again:
        assert hears(again) == ["She holds two.", "Well played."]


def test_what_players_write_is_for_all_to_read(table: Table) -> None:
    said = says(table.guest, "Hello.", name="Somebody else")
    assert (said["seat"], said["name"], said["audience"]) == (1, "Ada", "all")
    assert table.host.until("chat") == table.watcher.until("chat") == said
    with table.browsers[3].connect(table.id) as again:
        assert again.until("chat") == said


def test_a_speaker_is_one_browser_at_one_table_and_tells_nothing_of_it(table: Table) -> None:
    own = [speaker(ws) for ws in (table.host, table.guest, table.watcher, table.other)]
    assert len({*own}) == 4
    assert says(table.guest, "Hello.")["speaker"] == own[1]
    cookies = [browser.cookie.partition("=")[2].partition(".")[0] for browser in table.browsers]
    assert not any(name in cookie or cookie in name for name in own for cookie in cookies)
    elsewhere = table.browsers[0].make("nim", PLAYERS)["id"]
    with table.browsers[0].connect(elsewhere) as ws:
        assert speaker(ws) != own[0]


def test_who_keeps_no_cookie_reads_and_does_not_write(table: Table) -> None:
    with table.browsers[0].connect(table.id, cookie="") as nobody:
        assert speaker(nobody) == ""
        nobody.send(type="chat", text="Boo.")
        assert nobody.refused() == "no-cookie"
        says(table.guest, "Hello.")
        assert nobody.until("chat")["text"] == "Hello."


def test_a_line_is_cut_before_anything_else(table: Table) -> None:
    table.host.send(type="chat", text="é" * 9000, name="n" * 9000)
    assert table.host.until("chat")["text"] == "é" * LONGEST_CHAT
    table.host.send(type="chat", text=" " * 9000 + "hidden")
    table.watcher.send(type="chat", text="!", name="n" * 9000)
    assert hears(table.host) == []
    assert len(a_str(table.watcher.until("chat")["name"])) < 50


# ---- what the host rules


def test_the_host_mutes_a_player_who_alone_is_told(table: Table) -> None:
    muted = speaker(table.guest)
    for ws in (table.host, table.watcher):
        rules(ws)
    table.host.send(type="mute", speaker=muted, muted=True)
    assert [rules(ws)["muted"] for ws in (table.host, table.guest, table.watcher)] == [[muted], [muted], []]
    table.guest.send(type="chat", text="Boo.")
    refusal = table.guest.next()
    assert (refusal["type"], refusal["code"]) == ("error", "muted")
    assert "muted you" in a_str(refusal["en"])
    assert "muet" in a_str(refusal["fr"])
    says(table.host, "Quiet now.")
    assert hears(table.watcher) == ["Quiet now."]
    with table.browsers[1].connect(table.id) as again:
        assert rules(again)["muted"] == [muted]
        again.send(type="chat", text="Boo.")
        assert again.refused_at_last() == "muted"
    table.host.send(type="mute", speaker=muted, muted=False)
    assert rules(table.guest)["muted"] == []
    says(table.guest, "Sorry.")


def test_the_host_mutes_a_spectator_whom_the_others_hear_no_more(table: Table) -> None:
    muted = a_str(says(table.watcher, "Boo.", name="Bob")["speaker"])
    assert hears(table.other) == ["Boo."]
    table.host.send(type="mute", speaker=muted, muted=True)
    while rules(table.watcher)["muted"] != [muted]:
        pass
    table.watcher.send(type="chat", text="Boo!", name="Bill")
    assert table.watcher.refused() == "muted"
    assert hears(table.other) == []
    says(table.other, "At last.")


def test_the_host_closes_the_chat_to_spectators_or_to_all_and_opens_it_again(table: Table) -> None:
    def may_write(ws: TableSocket) -> bool:
        before = hears(ws)
        ws.send(type="chat", text=f"after {before}")
        while (message := ws.next())["type"] not in ("chat", "error"):
            pass
        assert message.get("code") in (None, "chat-closed")
        return message["type"] == "chat"

    for to, players, spectators in (
        ("players", True, False),
        ("nobody", False, False),
        ("all", True, True),
    ):
        table.host.send(type="chat-open", to=to)
        for ws in (table.guest, table.watcher):
            while rules(ws)["open_to"] != to:
                pass
        assert [may_write(ws) for ws in (table.guest, table.watcher)] == [players, spectators]


def test_nobody_but_the_host_rules(table: Table) -> None:
    victim = speaker(table.host)
    for ws in (table.guest, table.watcher):
        ws.send(type="mute", speaker=victim, muted=True)
        assert ws.refused() == "not-the-host"
        ws.send(type="chat-open", to="nobody")
        assert ws.refused() == "not-the-host"
    with table.browsers[0].connect(table.id, cookie="") as nobody:
        nobody.send(type="chat-open", to="nobody")
        assert nobody.refused() == "not-the-host"
    says(table.host, "Still here.")


@pytest.mark.parametrize("name", ["", "nobody", "0" * 16])
def test_nobody_is_muted_who_is_not_there(table: Table, name: str) -> None:
    table.host.send(type="mute", speaker=name, muted=True)
    assert table.host.refused() == "no-speaker"
    table.host.send(type="chat-open", to="spectators")
    assert table.host.refused() == "bad-message"


def test_what_the_host_has_ruled_survives_a_crash(tmp_path: Path) -> None:
    program = Program(tmp_path, "--port", "0")
    browsers = [Browser(program.address) for _ in range(4)]
    try:
        with contextlib.ExitStack() as opened:
            table = Table(browsers, opened)
            says(table.watcher, "Aside.")
            muted = speaker(table.guest)
            table.host.send(type="mute", speaker=muted, muted=True)
            table.host.send(type="chat-open", to="players")
            while rules(table.guest)["open_to"] != "players":
                pass
            program.kill()
        program = Program(tmp_path, "--port", program.port)
        with browsers[1].connect(table.id) as guest, browsers[2].connect(table.id) as watcher:
            told = rules(guest)
            assert (told["open_to"], told["muted"]) == ("players", [muted])
            guest.send(type="chat", text="Boo.")
            assert guest.refused() == "muted", "nor was it told what spectators write"
            assert watcher.until("chat")["text"] == "Aside."
            watcher.send(type="chat", text="Boo.")
            assert watcher.refused() == "chat-closed"
        with browsers[0].connect(table.id) as host:
            assert a_list(rules(host)["muted"]) == [muted]
    finally:
        for browser in browsers:
            browser.http.close()
        program.kill()


# ---- how much


def test_who_writes_too_much_is_told_how_long_to_wait(tmp_path: Path, clock: Clock) -> None:
    server = Server(tmp_path, rate_limit=100, clock=clock)
    browsers = [Browser(server.address) for _ in range(4)]
    try:
        with contextlib.ExitStack() as opened:
            table = Table(browsers, opened)
            for number in range(chat_limits.BROWSER_BURST):
                says(table.watcher, str(number))
            table.watcher.send(type="chat", text="more")
            refusal = table.watcher.next()
            assert refusal["code"] == "too-much-said"
            assert "in 3 s." in a_str(refusal["en"])
            assert "dans 3\u00a0s." in a_str(refusal["fr"])
            assert hears(table.other) == [str(number) for number in range(chat_limits.BROWSER_BURST)]
            says(table.guest, "Players are counted apart.")
            clock.now += 3
            says(table.watcher, "more")
    finally:
        for browser in browsers:
            browser.http.close()
        server.stop()


def settings(rate_limit: int | None = None) -> Settings:
    """Those of a server on the network."""
    return Settings("0.0.0.0", 8000, Path(), URL.create("sqlite"), rate_limit)


def taken(limits: ChatLimits, address: str, browser: str, table: str = "t", audience: str = "all") -> int:
    """How many lines are taken at once."""
    for count in range(MANY):
        try:
            limits.count_line(address, browser, table, audience)
        except Refused as refusal:
            return count if (refusal.key, refusal.status) == ("too-much-said", 429) else -1
    return MANY


def test_an_address_is_limited_whatever_browsers_it_claims_to_be(clock: Clock) -> None:
    limits = ChatLimits(settings(), clock)
    all_taken = [taken(limits, "192.0.2.7", f"b{n}", f"t{n}") for n in range(20)]
    assert sum(all_taken) == chat_limits.ADDRESS_BURST
    assert max(all_taken) == chat_limits.BROWSER_BURST
    assert taken(limits, "192.0.2.8", "another") == chat_limits.BROWSER_BURST


def test_a_table_is_limited_whoever_writes_and_its_spectators_apart(clock: Clock) -> None:
    limits = ChatLimits(settings(), clock)
    crowd = [taken(limits, f"192.0.2.{n}", f"b{n}", audience="spectators") for n in range(20)]
    assert sum(crowd) == chat_limits.CHAT_BURST
    assert taken(limits, "198.51.100.1", "ada") == chat_limits.BROWSER_BURST
    clock.now += 1
    assert sum(taken(limits, f"203.0.113.{n}", f"c{n}", audience="spectators") for n in range(20)) == int(
        chat_limits.CHAT_RATE
    )


def test_this_machine_is_limited_only_when_it_is_asked_for(clock: Clock) -> None:
    assert taken(ChatLimits(settings(), clock), "127.0.0.1", "ada") == MANY
    assert taken(ChatLimits(settings(5), clock), "127.0.0.1", "ada") == chat_limits.BROWSER_BURST
