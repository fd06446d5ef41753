"""What each seat may know at each moment of a game of Smash Up, and what a message tells it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import msgspec

from baston.games import game_named
from baston.games.smashup.base_principale.slots import base_handles
from baston.games.smashup.cards.card import CAMP, CARDS, SLOT
from baston.games.smashup.presentation.names import card_name
from baston.games.smashup.state.table import FIRST_BASE, Table
from baston.kernel.frame import FIELD, HANDLE, PACKED, PASS, THING
from baston.kernel.state import State, Stills
from baston.kernel.text import Json, a_dict, a_list, an_int
from baston.server.matches.match import Match
from baston.server.matches.projections import project
from baston.server.matches.restore import new_match
from baston.server.storage.rows import ANSWER, LOBBY, StoredTable

LANGS = ("en", "fr")
SECRETS = [card for card in CARDS[1:] if card.kind not in (CAMP, SLOT)]  # the mat itself is open to all
IDS = frozenset(card.id for card in SECRETS)
TITLES: dict[str, set[str]] = {}  # a card changed by the erratum has the title of the first
for printed in SECRETS:
    for lang in LANGS:
        TITLES.setdefault(card_name(printed, lang), set()).add(printed.id)
# The longest first: a title within a title is not taken for itself.
A_TITLE = re.compile(
    r"(?<!\w)(?:" + "|".join(sorted(map(re.escape, TITLES), key=len, reverse=True)) + r")(?!\w)"
)
HANDLES = ("handle", "thing", "card", "target")
STRIDE = 7  # every so many messages are compared with those of another world

Message = dict[str, Json]


class Known:
    """A game's states by number, and what has been known so far."""

    def __init__(self, kept: StoredTable) -> None:
        self.states: list[State] = []
        self.stills: dict[int, list[State]] = {}  # on the way to the state of a number
        self.players = kept.table.players
        self.told: dict[int | None, list[set[str]]] = {seat: [] for seat in [*range(self.players), None]}
        self._handles: dict[tuple[int, int | None], set[int]] = {}
        self._ids: dict[tuple[int, int | None], set[str]] = {}
        self._kept = kept
        match = self._begun()
        for _ in range(match.number + 1):  # in the lobby, all is as it is at the start
            self._remember(match)
        for entry in kept.entries[match.number :]:
            if entry.kind == ANSWER:
                self.stills[len(self.states)] = stills_between(match, entry.value)
            match.apply(entry)
            self._remember(match)

    def _begun(self) -> Match:
        table, seats, entries = self._kept.table, self._kept.seats, self._kept.entries
        lobby = sum(entry.kind in LOBBY for entry in entries)
        return new_match(game_named(table.game), table, seats, lobby, table.started or 0)

    def _remember(self, match: Match) -> None:
        state = match.state
        self.states.append(state)
        for seat, before in self.told.items():
            now = {CARDS[note.card].id for note in state.notes or [] if note.card and note.known_to(seat)}
            before.append((before[-1] if before else set()) | now | self.ids(len(self.states) - 1, seat))

    def table(self, number: int) -> Table:
        """The table after so many entries."""
        table = self.states[number]
        assert isinstance(table, Table)
        return table

    def handles(self, number: int, seat: int | None) -> set[int]:
        """The cards that the seat may know at this moment. What all know, a spectator knows.

        The slots of a mat, and the base in its camps, are open to all.
        """
        if (number, seat) not in self._handles:
            self._handles[number, seat] = known_at(self.table(number), seat)
        return self._handles[number, seat]

    def ids(self, number: int, seat: int | None) -> set[str]:
        """The same cards as they are printed."""
        if (number, seat) not in self._ids:
            what = self.table(number).what
            self._ids[number, seat] = {CARDS[what[handle]].id for handle in self.handles(number, seat)}
        return self._ids[number, seat]

    def still(self, number: int, seat: int | None, lines: int) -> Table:
        """The table on the way to the state of this number, after so many lines that the seat is told."""
        after, first = self.states[number], len(self.states[number - 1].notes or [])
        notes = (after.notes or [])[first:]
        written = game_named("smashup").presentation.line_ends(after, notes, seat)[lines - 1]
        table = next(one for one in self.stills[number] if len(one.notes or []) == first + written)
        assert isinstance(table, Table)
        return table

    def elsewhere(self, number: int, seat: int | None) -> bytes:
        """What the seat would be shown in another world that it cannot tell from this one."""
        twin = self._begun()
        for entry in self._kept.entries[:number]:
            twin.departures.apply(entry)  # who has left is seen by all
        twin.state = twin.game.search.determinize(self.states[number], seat or 0, number)
        twin.number = number
        sight = project(twin, seat)
        return msgspec.json.encode([sight.view, sight.decision], order="sorted")


def stills_between(match: Match, place: int) -> list[State]:
    """How the table stands within the answer at this place of the options."""
    assert match.state.decision is not None, "this was answered"
    twin = match.game.copy(match.state)
    twin.stills = Stills(match.game.copy, twin)
    match.game.answer(twin, match.state.decision.options[place])
    return twin.stills.states


def known_at(table: Table, seat: int | None) -> set[int]:
    """The cards that the seat may know: see `Known.handles`."""
    seen = table.seen
    mask = (1 << table.players) - 1 if seat is None else 1 << seat
    on_the_mat = range(base_handles(table).stop, table.first_card)
    return {h for h in range(FIRST_BASE, len(seen)) if seen[h] & mask == mask} | {*on_the_mat}


def _leaks_of_stills(known: Known, message: Message, number: int, seat: int | None) -> Iterator[str]:
    """What of a still its seat may not have known at that moment."""
    for still in map(a_dict, a_list(message.get("stills", []))):
        table = known.still(number, seat, an_int(still["lines"]))
        handles = known_at(table, seat)
        ids = {CARDS[table.what[handle]].id for handle in handles}
        for key, value in walked(still["view"]):
            if isinstance(value, str) and value in IDS - ids:
                yield f"number {number}, seat {seat}: the card {value} in a still"
            if key in HANDLES and isinstance(value, int) and value not in handles | {*range(FIRST_BASE)}:
                yield f"number {number}, seat {seat}: the handle {value} as {key} in a still"


def leaks(known: Known, message: Message, count: int) -> Iterator[str]:
    """What a state tells its seat that it may not know."""
    number, seat = an_int(message["number"]), message["seat"]
    assert seat is None or isinstance(seat, int)
    now, seen = known.ids(number, seat), known.handles(number, seat) | {*range(FIRST_BASE)}
    yield from _leaks_of_stills(known, message, number, seat)
    values, history = walked({**message, "log": [], "stills": []}), walked(message["log"])
    told = known.told[seat][number]
    asked = message["decision"]
    asks = asked["card"] if isinstance(asked, dict) else None
    if isinstance(asks, str) and asks in told:
        now = now | {asks}  # such as a base that has been shuffled into its deck since it was played on
    untold, hidden = IDS - told, IDS - now
    for key, value in values:
        # Of what has been told, a sentence may speak on; all else is of this moment.
        if isinstance(value, str) and value in (untold if key in LANGS else hidden):
            yield f"number {number}, seat {seat}: the card {value}"
        if key in HANDLES and isinstance(value, int) and value not in seen:
            yield f"number {number}, seat {seat}: the handle {value} as {key}"
    for handle in {*_asked_about(message)} - seen:
        yield f"number {number}, seat {seat}: the handle {handle} in an option"
    for _, value in history:
        if isinstance(value, str) and value in untold:
            yield f"number {number}, seat {seat}: the card {value} in the log"
    for key, value in values + history:
        for title in titles_in(value) if key in LANGS and isinstance(value, str) else ():
            if not TITLES[title] & told:
                yield f"number {number}, seat {seat}: “{title}” in “{value}”"
    if count % STRIDE == 0 and isinstance(asked, dict) and asked["mine"] is True:
        here = msgspec.json.encode([message["view"], asked], order="sorted")
        if here != known.elsewhere(number, seat):
            yield f"number {number}, seat {seat}: what it cannot see shows through"


def leaks_of_hint(known: Known, message: Message) -> Iterator[str]:
    """What the gains of a hint tell the seat that was to answer of cards that nobody had told it of."""
    number, seat = an_int(message["number"]), an_int(message["seat"])
    told = known.told[seat][number]
    for key, value in walked(message["gains"]):
        if isinstance(value, str) and value in IDS - told:
            yield f"number {number}, seat {seat}: the card {value} in a hint"
        for title in titles_in(value) if key in LANGS and isinstance(value, str) else ():
            if not TITLES[title] & told:
                yield f"number {number}, seat {seat}: “{title}” in the hint “{value}”"


def _asked_about(message: Message) -> Iterator[int]:
    """The handles that are packed in the options of a view."""
    asked = a_dict(message["view"])["decision"]
    if isinstance(asked, dict) and "options" in asked:
        for option in map(an_int, a_list(asked["options"])):
            if option != PASS and asked["kind"] == THING:
                yield option
            elif option != PASS and asked["kind"] == PACKED:
                yield option >> FIELD & HANDLE


@cache
def titles_in(text: str) -> list[str]:
    """The titles of cards that a sentence has in it."""
    return A_TITLE.findall(text)


def walked(value: Json) -> list[tuple[str, Json]]:
    """Every plain value inside, with the name that it or its list has."""
    found: list[tuple[str, Json]] = []
    waiting: list[tuple[str, Json]] = [("", value)]
    while waiting:
        key, inner = waiting.pop()
        if isinstance(inner, dict):
            waiting.extend(inner.items())
        elif isinstance(inner, list):
            waiting.extend([(key, x) for x in inner])
        else:
            found.append((key, inner))
    return found
