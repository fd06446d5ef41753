"""Tables that differ only in what a seat may not know look alike to it; `make fuzz PART=pairs` plays many."""

from __future__ import annotations

import msgspec
import pytest

from baston.kernel.chacha import Seed
from baston.kernel.event import Note
from baston.kernel.game import Game, Setup
from baston.kernel.state import State
from baston.kernel.text import Json
from baston.server import protocol
from baston.server.refusals import Refused
from baston.server.tables.room import Room
from tests.fuzz.pairs import ALONE, ANOTHER, LEAKED, PARTS, SHOWN, WHOLE, outcomes
from tests.fuzz.played import Played, TracedMatch
from tests.fuzz.worlds import known_to, printed
from tests.wrapped import Wrapped

FEW = 10  # pairs of each part
MANY = 60  # pairs among which each planted leak is found
SEED = 11


class Telling(Wrapped):
    """The game as it goes on from a moment, told otherwise."""

    def __init__(self, inner: Game[State], state: State) -> None:
        super().__init__(inner)
        self.state = state

    def new(self, setup: Setup, seed: Seed, log: bool = False) -> State:  # noqa: ARG002 - it has begun
        return self.inner.copy(self.state)


class OpenDeck(Telling):
    """Everybody sees which card is the last of those that not all know."""

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        unknown = {*range(len(printed(state)))} - known_to(state, None)
        return super().view(state, seat) | {"last": printed(state)[max(unknown)]}

    def views(self, state: State, seats: list[int | None]) -> list[dict[str, Json]]:
        return [self.view(state, seat) for seat in seats]


class CountingLog(Telling):
    """The log says how many options there are."""

    def sentence(self, state: State, note: Note, seat: int | None, lang: str, you: int | None = None) -> str:
        said = super().sentence(state, note, seat, lang, you)
        return f"{said} {len(state.decision.options) if state.decision else 0}" if said else ""


class TrueForecasts(Telling):
    """A forecast knows which card is the last of those that not all know."""

    def foresee(self, state: State, plan: list[int]) -> dict[str, Json] | None:
        foreseen = super().foresee(state, plan)
        unknown = {*range(len(printed(state)))} - known_to(state, None)
        return None if foreseen is None else foreseen | {"last": printed(state)[max(unknown)]}


class Hasty(TracedMatch):
    """Who has nothing to answer passes at once."""

    @property
    def auto_pass_at(self) -> float | None:
        return None if super().auto_pass_at is None else self.asked_at


class CountingErrors(Room):
    """Whoever answers out of turn is told how many options who is asked has."""

    async def answer(self, browser: str | None, message: protocol.Answer) -> None:
        decision = self.match.state.decision if self.match else None
        if decision is not None and message.seat != decision.player:
            raise Refused("seats-count", seats=len(decision.options), players=2)
        await super().answer(browser, message)


class SeededHints(Room):
    """Hints are drawn from the secret of the deal."""

    async def hint(self, browser: str | None, seat: int) -> protocol.Hint:
        hint = await super().hint(browser, seat)
        option = hint.option + int(self.subscribers.table.secret, 16) % 1000
        return msgspec.structs.replace(hint, option=option)


class OpenPast(OpenDeck):
    """Who looks back is told what nobody is told as the game goes on."""

    def views(self, state: State, seats: list[int | None]) -> list[dict[str, Json]]:
        return self.inner.presentation.views(state, seats)


class OpenUndo(Room):
    """An undo is refused at once if who would have to agree has several options."""

    async def undo(self, browser: str | None, seat: int) -> None:
        decision = self.match.state.decision if self.match else None
        if decision is not None and decision.player != seat and len(decision.options) > 3:
            raise Refused("undo-refused", 409)
        await super().undo(browser, seat)


class WithOpenDeck(Played):
    def forked(self) -> Game[State]:
        return OpenDeck(self.fork.game, self.state)


class WithTrueForecasts(Played):
    def forked(self) -> Game[State]:
        return TrueForecasts(self.fork.game, self.state)


class WithCountingLog(Played):
    def forked(self) -> Game[State]:
        return CountingLog(self.fork.game, self.state)


class WithHaste(Played):
    match_type = Hasty


class WithCountingErrors(Played):
    room_type = CountingErrors


class WithSeededHints(Played):
    room_type = SeededHints


class WithOpenPast(Played):
    def forked(self) -> Game[State]:
        return OpenPast(self.fork.game, self.state)


class WithOpenUndo(Played):
    room_type = OpenUndo


@pytest.mark.parametrize("part", PARTS)
def test_a_seat_and_spectators_are_sent_the_same_at_the_same_times(part: str) -> None:
    found = list(outcomes(part, FEW, SEED))
    assert [outcome.leak for outcome in found if outcome.leak] == []
    assert sum(outcome.end == WHOLE for outcome in found) >= FEW // 3
    assert sum(outcome.equal for outcome in found) > 15 * FEW  # messages and answers to requests


@pytest.mark.parametrize(
    ("part", "planted"),
    [
        ("smashup", WithOpenDeck),
        ("smashup", WithTrueForecasts),
        ("base-principale", WithCountingLog),
        ("galacticlash", WithHaste),
        ("smashup", WithCountingErrors),
        ("superfantasybrawl", WithSeededHints),
        ("smashup", WithOpenPast),
        ("galacticlash", WithOpenUndo),
    ],
)
def test_what_leaks_is_found(part: str, planted: type[Played]) -> None:
    """In what is shown, written, and refused, in times, and in what chance comes from."""
    leaks = (outcome for outcome in outcomes(part, MANY, SEED, planted) if outcome.leak)
    assert next(leaks).end == LEAKED


def test_only_what_all_may_know_ends_a_pair() -> None:
    assert {outcome.end for outcome in outcomes("galacticlash", FEW, SEED)} <= {WHOLE, ANOTHER, SHOWN, ALONE}
