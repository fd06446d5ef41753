"""Two worlds that a seat cannot tell apart: a moment of a game, and the same with all else drawn anew."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple, Protocol, runtime_checkable

from baston.games import game_named
from baston.games.superfantasybrawl.queries.seats import champions_of
from baston.games.superfantasybrawl.queries.visibility import knows_brought
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.chacha import Seed, generator
from baston.kernel.column import Column
from baston.kernel.event import Note
from baston.kernel.game import Game, Setup
from baston.kernel.rng import Rng
from baston.kernel.setup import options_at_tables
from baston.kernel.state import State
from tests.conformance.walk import any_option, asked
from tests.wrapped import PlayOnly

TOLD: Final = 12  # notes of the log before the moment: a page that is opened is sent them all
Tables = tuple[tuple[int, dict[str, str]], ...]  # players and options
LONGEST: Final = 6  # decisions between two moments of a game, at most


@runtime_checkable
class Printed(Protocol):
    """A state whose cards are handles, which stand for what is printed on them."""

    what: Column


class Fork(NamedTuple):
    """A moment at which a seat is asked, in a game at a table of people."""

    game: Game[State]
    setup: Setup
    state: State
    seat: int


class Forked(PlayOnly):
    """The game as it goes on from a moment."""

    def __init__(self, inner: Game[State], state: State) -> None:
        super().__init__(inner)
        self.state = state
        self.search = inner.search
        self.presentation = inner.presentation
        self.research = inner.research
        self.texts = inner.texts

    def new(self, setup: Setup, seed: Seed, log: bool = False) -> State:  # noqa: ARG002 - it has begun
        return self.inner.copy(self.state)


def forks(name: str, tables: Tables, seed: int) -> Iterator[Fork]:
    """Moments of random games without end, at each of these tables in turn: players and options."""
    game = game_named(name)
    number = 0
    while True:
        chance = Rng(seed + number)
        players, options = tables[number % len(tables)]
        usual = options_at_tables(game.options, players)
        setup = game.setup(players, usual | options)
        number += 1
        state = game.new(setup, _key(chance), log=True)
        wait = chance.below(LONGEST)
        while state.decision is not None:
            if wait == 0:
                moment = game.copy(state)
                moment.notes = (state.notes or [])[-TOLD:]
                yield Fork(game, setup, moment, asked(state).player)
                wait = 1 + chance.below(LONGEST)
            wait -= 1
            game.answer(state, any_option(state, chance))


def _key(chance: Rng) -> bytes:
    return b"".join(chance.next32().to_bytes(4) for _ in range(8))


def seen_of(state: State) -> Column:
    """By handle, a bit for each seat that knows it."""
    assert hasattr(state, "seen"), "the game has secrets"
    seen: Column = state.seen
    return seen


def known_to(state: State, seat: int | None) -> frozenset[int]:
    """The handles of what a seat knows; None: of what all know. What was brought to a draft counts too."""
    everybody = (1 << state.players) - 1
    mask = everybody if seat is None else 1 << seat
    known = {handle for handle, seats in enumerate(seen_of(state)) if seats & mask == mask}
    if isinstance(state, Arena):
        known |= {champions_of(state, s)[0] for s in range(state.players) if knows_brought(state, s, seat)}
    return frozenset(known)


def shown_in(states: list[State], seat: int) -> frozenset[int]:
    """The handles of what the seat is shown in a game, of which these states are in order.

    What is shown and shuffled away by the same answer is no longer known: then all handles count that are
    printed as the log says.
    """
    shown: set[int] = set()
    for before, after in pairwise(states):
        shown |= known_to(after, seat)
        if before.rng.save() != after.rng.save():
            notes = (after.notes or [])[len(before.notes or []) :]
            told = {card for note in notes if note.known_to(seat) for card in (note.card, note.source)}
            shown |= {handle for handle, card in enumerate(printed(before)) if card in told - {0}}
    return frozenset(shown - known_to(states[0], seat))


def printed(state: State) -> Column:
    """By handle, what is printed there."""
    assert isinstance(state, Printed), "the game has secrets"
    return state.what


def elsewhere(fork: Fork, shown: frozenset[int], seed: int, same_chance: bool) -> State:
    """The moment as it might be as well for the seat, where what it is `shown` later is what it is here.

    Chance to come is another, unless it is to be the same; and so are the cards in the log that the seat was
    not told.
    """
    game, _, state, seat = fork
    knowing = game.copy(state)
    seen = seen_of(state)[:]
    for handle in shown:
        if handle < len(seen):
            seen[handle] |= 1 << seat
    assert hasattr(knowing, "seen"), "the game has secrets"
    knowing.seen = seen
    other = game.search.determinize(knowing, seat, seed)
    assert hasattr(other, "seen"), "the same game"
    other.seen = seen_of(state)[:]
    other.rng = state.rng.copy() if same_chance else generator(_key(Rng(seed)))
    cards = sorted({note.card for note in state.notes or [] if note.card})
    other.notes = [_disguised(note, seat, cards) for note in state.notes or []]
    return other


def _disguised(note: Note, seat: int, cards: list[int]) -> Note:
    """The note about another card, if the seat was not told which it was."""
    others = [card for card in cards if card != note.card]
    if not note.card or note.known_to(seat) or not others:
        return note
    return Note(note.event, note.player, others[0], note.where, note.amount, note.seats, note.source)
