"""Random games over the wire: nobody is told what he may not know, and the server's log holds no secrets."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

from baston.games.smashup.variant import BASE_PRINCIPALE
from baston.kernel.rng import Rng
from baston.kernel.text import Json, a_dict, a_list, an_int, ints
from tests.fuzz.knowing import IDS, LANGS, TITLES, Known, Message, leaks, leaks_of_hint, titles_in, walked
from tests.fuzz.served import Served
from tests.server.wire import Browser, TableSocket, any_of, is_mine

A_LINE = 50  # messages on one line, below what is refused as too fast; then the page is loaded again
LONGEST = 3000  # entries
ROUTES = (
    "/api/tables",
    "/api/tables/mine",
    "/api/tables/{}",
    "/api/tables/{}/record",
    "/api/replays/{}?open=true",
)
OPTIONS: tuple[dict[str, str], ...] = (
    {},
    {"edition": "2012"},
    {"factions": "draft"},
    {"copies": "2"},
    {"mode": BASE_PRINCIPALE},
)
EVEN: dict[str, str] = {"even_windows": "true"}
TERMS: tuple[dict[str, object], ...] = ({}, {"clock": {"seconds": 10}}, {"absence": 1}, {"window": 1})
RESPONSES = 6  # that a table waits for, each a second long; then all give up


class Visitor:
    """A browser at a table: with seats, or to watch."""

    def __init__(self, server: Served, seats: list[int]) -> None:
        self.browser = Browser(server.address)
        self.browser.get("/api/health")
        self.seats = seats
        self.sent = 0
        self._open = ExitStack()

    def sit_down(self, table: str) -> None:
        """Open the table's page, or load it again."""
        self._open.close()
        self.table = table
        self.sent = 0
        self.line: TableSocket = self._open.enter_context(self.browser.connect(table))

    def stand_up(self) -> None:
        """Close the table's page."""
        self._open.close()

    def last(self, number: int) -> Message:
        """The last state of each of its seats is of this number or a later one; one in which it is asked."""
        states = self.line.states
        wanted: list[int | None] = [*self.seats] or [None]
        while any(seat not in states or an_int(states[seat]["number"]) < number for seat in wanted):
            self.line.next()
        return next((state for state in states.values() if is_mine(state)), states[wanted[0]])

    def send(self, now: int, **message: object) -> None:
        """Send a message and wait until it has been obeyed or refused."""
        if self.sent == A_LINE:
            self.sit_down(self.table)
        self.sent += 1
        self.line.send(**message)
        while (heard := self.line.next())["type"] not in ("error", "chat", "hint"):
            if heard["type"] == "state" and an_int(heard["number"]) > now:
                return

    def leave(self) -> None:
        """Close the page."""
        self._open.close()
        self.browser.http.close()


def leaked(games: int, seed: int, first: int = 0, least: int = 150) -> list[str]:
    """Play so many random games, from the first on; all that anybody was told and should not have been.

    From the answer `least` on somebody concedes at times, the sooner the less it is.
    """
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as server:
        numbers = range(first, first + games)
        found = [f"game {n}: {leak}" for n in numbers for leak in _game(server, n, Rng(seed + n), least)]
        return found + [f"the log: {word}" for word in _in_log(server)]


def _game(server: Served, n: int, chance: Rng, least: int) -> list[str]:
    players = 2 + n % 3
    shared = 2 if n % 4 == 3 else 1  # seats of the first browser
    bots = 1 if n % 7 == 6 else 0
    seats = [[*range(shared)], *([seat] for seat in range(shared, players - bots))]
    visitors = [Visitor(server, mine) for mine in [*seats, []]]
    kinds = ["me"] * shared + ["open"] * (players - bots - shared) + ["bot"] * bots
    wishes = [{"kind": kind, "level": "easy"} for kind in kinds]
    terms = TERMS[n // len(OPTIONS) % len(TERMS)]
    options = OPTIONS[n % len(OPTIONS)] | (EVEN if "window" in terms else {})
    made = visitors[0].browser.make("smashup", wishes, options=options, terms=terms)
    table = str(made["id"])
    for visitor in visitors[1:-1]:
        joined = visitor.browser.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
        assert joined.status_code == 201, joined.text
    try:
        for visitor in visitors:
            visitor.sit_down(table)
        _play(visitors, table, chance, least)
    finally:
        for visitor in visitors:
            visitor.leave()
    kept = server.table(table)
    known, secrets = Known(kept), (kept.table.secret, kept.table.bot_secret, kept.table.invite)
    return [leak for visitor in visitors for leak in _told(known, visitor, visitors, secrets)]


def _play(visitors: list[Visitor], table: str, chance: Rng, least: int) -> None:
    """To the end, with talk, hints, undos, concessions and absences among the answers."""
    number = responses = 0
    rarity = 2 * least // 5 * len(visitors)  # answers for each concession, from then on
    while number < LONGEST:
        states = [visitor.last(number) for visitor in visitors]
        latest = max(an_int(state["number"]) for state in states)
        if latest > number:
            number = latest
            continue
        if states[0]["result"] is not None:
            return
        replies = _reply(visitors, states[0], number, chance)
        asked = [(v, s) for v, s in zip(visitors, states, strict=True) if is_mine(s)]
        if replies or not asked:  # or a bot thinks
            number += 1
            continue
        visitor, state = asked[0]
        _aside(visitors[chance.below(len(visitors))], table, number, chance)
        if _is_timed_response(state):
            responses += 1
        if chance.below(40) == 0:
            visitor.send(number, type=("undo", "hint")[chance.below(2)], seat=state["seat"])
            number = an_int(visitor.last(number)["number"])
        elif chance.below(60) == 0 and _may_be_replaced(visitors, state):
            _go_away(visitors, visitor)
        elif _clock_runs(state) and chance.below(300) == 0:
            number += 1  # it lets its time run out
        elif responses > RESPONSES or (number > least and chance.below(rarity) == 0):
            visitor.send(number, type="concede", seat=state["seat"])
            number += 1
        else:
            visitor.send(
                number, type="answer", number=number, seat=state["seat"], option=any_of(state, chance)
            )
            number += 1
    raise AssertionError("the game does not end")


def _reply(visitors: list[Visitor], state: Message, number: int, chance: Rng) -> bool:
    """Whoever is waited for lets an answer be taken back, or does not, or does as if nobody had asked."""
    asked = state["undo_asked"]
    if asked is None:
        return False
    waits_for = ints(a_dict(asked)["waits_for"])
    if not waits_for:  # all have agreed: it is undone by itself
        return True
    what = chance.below(8)
    if what > 0:
        visitor = next(visitor for visitor in visitors if waits_for[0] in visitor.seats)
        visitor.send(number, type="undo-reply", seat=waits_for[0], agree=what > 2)
    return what > 0


def _is_timed_response(state: Message) -> bool:
    return state["times"] is not None and a_dict(state["times"])["window"] is not None


def _clock_runs(state: Message) -> bool:
    return state["times"] is not None and a_dict(state["times"])["running"] is not None


def _may_be_replaced(visitors: list[Visitor], state: Message) -> bool:
    """Are bots to play on for who is away, and is somebody else there who plays?"""
    table = a_dict(state["table"])
    seats = [a_dict(seat) for seat in a_list(table["seats"])]
    playing = {an_int(seat["seat"]) for seat in seats if seat["kind"] == "person" and not seat["conceded"]}
    there = sum(bool(playing & {*visitor.seats}) for visitor in visitors)
    return a_dict(table["terms"])["absence"] != 0 and there > 1


def _go_away(visitors: list[Visitor], visitor: Visitor) -> None:
    """Close the page until a bot has played on, then open it again.

    Or until the game is over: what only passed by itself may have been its last decision.
    """
    other = next(other for other in visitors if other is not visitor)
    visitor.stand_up()
    while not (_has_stand_in(other.line.table) or _has_ended(other.line)):
        other.line.next()
    visitor.sit_down(visitor.table)


def _has_ended(line: TableSocket) -> bool:
    """As far as the browser has been told."""
    return any(state["result"] is not None for state in line.states.values())


def _has_stand_in(table: Json) -> bool:
    """As far as the browser has been told; a page just opened has been told nothing."""
    return table is not None and any(a_dict(seat)["stand_in"] for seat in a_list(a_dict(table)["seats"]))


def _aside(visitor: Visitor, table: str, number: int, chance: Rng) -> None:
    """Now and then somebody looks around, talks, or loads the page again."""
    what = chance.below(60)
    if what < len(ROUTES):
        visitor.browser.get(ROUTES[what].format(table))
    elif what == len(ROUTES):
        visitor.send(number, type="chat", text="Well played.")
    elif what == len(ROUTES) + 1:
        visitor.sit_down(table)


def _told(
    known: Known, visitor: Visitor, all_: list[Visitor], secrets: tuple[str, str, str]
) -> Iterator[str]:
    """What the texts that a browser was sent tell it and should not."""
    secret, bot_secret, invite = secrets
    mine: list[int | None] = [*visitor.seats] or [None]
    names = [
        other.browser.cookie.partition("=")[2].partition(".")[0] for other in all_ if other is not visitor
    ]
    for count, text in enumerate(visitor.browser.received):
        message: Json = json.loads(text) if text[:1] in "[{" else text
        for word in [*names, *([] if visitor.seats else [invite])]:
            if word in text:
                yield f"{mine}: a name or an invitation of somebody else's in {text[:200]}"
        if isinstance(message, dict) and message.get("type") == "state":
            if message["seat"] not in mine:
                yield f"{mine}: the state of seat {message['seat']}"
            yield from leaks(known, message, count)
        elif isinstance(message, dict) and message.get("type") == "hint":
            asked = known.states[an_int(message["number"])].decision
            if asked is None or message["seat"] not in mine or message["seat"] != asked.player:
                yield f"{mine}: a hint for seat {message['seat']}"
            yield from leaks_of_hint(known, message)
        elif _is_over(message):
            pass  # a replay: who asks just after a clock has run out is shown all
        elif IDS & {value for _, value in walked(message) if isinstance(value, str)}:
            yield f"{mine}: cards in {text[:200]}"
        elif any(
            titles_in(value) for key, value in walked(message) if key in LANGS and isinstance(value, str)
        ):
            yield f"{mine}: titles in {text[:200]}"
        parts = message if isinstance(message, list) else [message]  # lists of tables, some of them over
        told = secret in text and any(secret in json.dumps(part) and not _is_over(part) for part in parts)
        if told or bot_secret in text:
            yield f"{mine}: a secret in {text[:200]}"


def _is_over(message: Json) -> bool:
    """Is it about a finished game? Of those the record has a result."""
    if isinstance(message, str):
        return "\nresult: " in message
    table = message.get("table", message) if isinstance(message, dict) else None
    return isinstance(table, dict) and table.get("over") is True


def _in_log(server: Served) -> set[str]:
    """Cards and cookies in what the server has said."""
    said = server.said()
    cards = {name for name in [*TITLES, *IDS] if f'"{name}"' in said}
    return cards | ({"a cookie"} if "baston=" in said or "Cookie" in said else set())
