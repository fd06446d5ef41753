"""Games of nim that are wrong in one way each: the faults that the conformance suite is for."""

# ruff: noqa: ARG002 - methods keep the shape of those that they override

from __future__ import annotations

from baston.games import game_named
from baston.games.nim.heaps import Heaps
from baston.kernel.chacha import Seed
from baston.kernel.column import Column
from baston.kernel.event import Note
from baston.kernel.game import Game, Setup
from baston.kernel.observation import Sheet
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.kernel.text import Json
from tests.conformance.setups import RIGS
from tests.wrapped import Wrapped

RIG = RIGS["nim"]
SETUP = game_named("nim").setup(2, {})
PICKED = 3  # the place of this column in an observation


def heaps(state: State) -> Heaps:
    assert isinstance(state, Heaps)
    return state


def swapped(column: Column, one: int, other: int) -> Column:
    column = column[:]
    column[one], column[other] = column[other], column[one]
    return column


class SameSample(Wrapped):
    """Draws the same determinization at each call; only the chance to come differs."""

    def determinize(self, state: State, seat: int, seed: int) -> State:
        sample = super().determinize(state, seat, 1)
        sample.rng = Rng(seed)
        return sample


class FewSamples(Wrapped):
    """Draws only two determinizations, whatever the seed."""

    def determinize(self, state: State, seat: int, seed: int) -> State:
        sample = super().determinize(state, seat, seed % 2)
        sample.rng = Rng(seed)
        return sample


class TrueSample(Wrapped):
    """Samples nothing but chance: the true order stays."""

    def determinize(self, state: State, seat: int, seed: int) -> State:
        sample = self.copy(state)
        sample.notes, sample.rng = None, Rng(seed)
        return sample


class TrueOrder(Wrapped):
    """Shuffles the hidden cards without sorting them first, so that the true order shows through."""

    def determinize(self, state: State, seat: int, seed: int) -> State:
        sample = heaps(self.copy(state))
        sample.notes, sample.rng = None, Rng(seed)
        [pool] = RIG.hidden(state, seat)
        cards = [sample.what[token] for token in pool]
        sample.rng.shuffle(cards)
        sample.what = sample.what[:]
        for token, card in zip(pool, cards, strict=True):
            sample.what[token] = card
        return sample


class KnownMoved(Wrapped):
    """Exchanges the seat's own token with another."""

    def determinize(self, state: State, seat: int, seed: int) -> State:
        sample = heaps(super().determinize(state, seat, seed))
        first = len(sample.heaps)
        sample.what = swapped(sample.what, first + seat, first + (seat + 1) % sample.players)
        return sample


class Doubled(Wrapped):
    """One hidden card stands twice, another is gone."""

    def determinize(self, state: State, seat: int, seed: int) -> State:
        sample = heaps(super().determinize(state, seat, seed))
        sample.what = sample.what[:]
        sample.what[-1] = sample.what[-2]
        return sample


class TrueChance(Wrapped):
    """Keeps the generator, so that the sample shows the real future."""

    def determinize(self, state: State, seat: int, seed: int) -> State:
        sample = super().determinize(state, seat, seed)
        sample.rng = state.rng.copy()
        return sample


class SameChance(Wrapped):
    """Re-seeds the generator alike in each sample."""

    def determinize(self, state: State, seat: int, seed: int) -> State:
        sample = super().determinize(state, seat, seed)
        sample.rng = Rng(1)
        return sample


class InPlace(Wrapped):
    """Changes the hidden column in place, which copies and the true state share."""

    def determinize(self, state: State, seat: int, seed: int) -> State:
        sample = super().determinize(state, seat, seed)
        for thing, card in enumerate(heaps(sample).what):
            heaps(state).what[thing] = card
        return sample


class Uneven(Wrapped):
    """Every determinization can come, but those with the lowest card first come more often."""

    def determinize(self, state: State, seat: int, seed: int) -> State:
        sample = heaps(super().determinize(state, seat, seed))
        [pool] = RIG.hidden(state, seat)
        low = min(pool, key=lambda token: sample.what[token])
        if seed % 3 == 0 and pool:
            sample.what = swapped(sample.what, pool[0], low)
        return sample


class LogKept(Wrapped):
    """The sample keeps the true log."""

    def determinize(self, state: State, seat: int, seed: int) -> State:
        sample = super().determinize(state, seat, seed)
        sample.notes = state.notes
        return sample


class LeakyView(Wrapped):
    """Shows the sum of all tokens that are still held."""

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        held = sum(heaps(state).what[token] for token in heaps(state).token)
        return super().view(state, seat) | {"held": held}


class LeakyObservation(Wrapped):
    """Gives every seat the sum of all tokens that are still held."""

    def observe(self, state: State, seat: int, sheet: Sheet) -> None:
        super().observe(state, seat, sheet)
        held: list[int] = [heaps(state).what[token] for token in heaps(state).token]
        sheet.numbers[PICKED] = sum(held)


class BlindObservation(Wrapped):
    """Does not tell which heap the turn is about."""

    def observe(self, state: State, seat: int, sheet: Sheet) -> None:
        super().observe(state, seat, sheet)
        sheet.numbers[PICKED] = 0


class VagueObservation(Wrapped):
    """Gives the same numbers for all options."""

    def observe(self, state: State, seat: int, sheet: Sheet) -> None:
        super().observe(state, seat, sheet)
        width = len(self.research.parts[-1].columns)
        first = sheet.size - self.research.parts[-1].size
        for n in range(first + width, first + sheet.lengths()[-1]):
            sheet.numbers[n] = sheet.numbers[first + (n - first) % width]


class LeakyOptions(Wrapped):
    """Names an option after another seat's token."""

    def label(self, state: State, option: int, lang: str) -> str:
        token = len(heaps(state).heaps) + 1 - heaps(state).turn
        return super().label(state, option, lang) + str(heaps(state).what[token])


class LeakyLog(Wrapped):
    """Tells everybody which token was drawn."""

    def sentence(self, state: State, note: Note, seat: int | None, lang: str, you: int | None = None) -> str:
        return super().sentence(state, note, note.player, lang, you)


class LeakyPast(Wrapped):
    """Reads the tokens as they are, not as the note has them."""

    def sentence(self, state: State, note: Note, seat: int | None, lang: str, you: int | None = None) -> str:
        return super().sentence(state, note, seat, lang, you) + str(heaps(state).what)


class DeafCopy(Wrapped):
    """A copy that shares its heaps with the original."""

    def copy(self, state: State) -> State:
        twin = heaps(super().copy(state))
        twin.heaps = heaps(state).heaps
        return twin


class LostOption(Wrapped):
    """The last of three options is not offered."""

    def new(self, setup: Setup, seed: Seed, log: bool = False) -> State:
        return self.shortened(super().new(setup, seed, log))

    def answer(self, state: State, option: int) -> None:
        super().answer(state, option)
        self.shortened(state)

    def shortened(self, state: State) -> State:
        decision = state.decision
        if decision is not None and len(decision.options) > 2:
            decision.options = decision.options[:2]
        return state


class AnyAnswer(Wrapped):
    """Takes whatever is not offered for the first option."""

    def answer(self, state: State, option: int) -> None:
        options = [] if state.decision is None else state.decision.options
        super().answer(state, option if option in options or not options else options[0])


class BadSave(Wrapped):
    """Forgets who still holds a token."""

    def load(self, saved: dict[str, Json]) -> State:
        state = heaps(super().load(saved))
        state.token = [0] * state.players
        return state


class TrustingLoad(Wrapped):
    """Takes what is missing from a save out of a new game."""

    def load(self, saved: dict[str, Json]) -> State:
        return super().load(self.save(self.new(SETUP, 0)) | saved)


class BusyView(Wrapped):
    """Draws from the generator when somebody looks."""

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        state.rng.next32()
        return super().view(state, seat)


class OneForAll(Wrapped):
    """Shows all who look at once what the first of them sees."""

    def views(self, state: State, seats: list[int | None]) -> list[dict[str, Json]]:
        return [self.view(state, seats[0]) for _ in seats]


class TalkativeGame(Wrapped):
    """Plays otherwise when a log is kept."""

    def new(self, setup: Setup, seed: Seed, log: bool = False) -> State:
        assert isinstance(seed, int)
        return super().new(setup, seed + log, log)


class OneGame(Wrapped):
    """Takes no notice of the seed."""

    def new(self, setup: Setup, seed: Seed, log: bool = False) -> State:
        return super().new(setup, 1, log)


class Nameless(Wrapped):
    """Has no French names."""

    def label(self, state: State, option: int, lang: str) -> str:
        return super().label(state, option, lang) if lang == "en" else ""


class Endless(Wrapped):
    """Heaps grow again."""

    def answer(self, state: State, option: int) -> None:
        super().answer(state, option)
        heaps(state).heaps[1] += 3


class Moody(Wrapped):
    """Keeps something of the game outside the state: now and then the first option is taken instead."""

    def __init__(self, inner: Game[State]) -> None:
        super().__init__(inner)
        self.calls = 0

    def answer(self, state: State, option: int) -> None:
        self.calls += 1
        moody = self.calls % 7 == 0 and state.decision is not None and option in state.decision.options
        super().answer(state, state.decision.options[0] if moody and state.decision else option)


class Stuttering(Wrapped):
    """Offers the first option twice."""

    def new(self, setup: Setup, seed: Seed, log: bool = False) -> State:
        state = super().new(setup, seed, log)
        assert state.decision is not None
        state.decision.options = [state.decision.options[0], *state.decision.options]
        return state


class HastyTrial(Wrapped):
    """Answers in a trial once more than it was told to."""

    def after(self, state: State, option: int) -> State:
        twin = super().after(state, option)
        if twin.decision is not None:
            self.answer(twin, twin.decision.options[0])
        return twin


class SharedSample(Wrapped):
    """A sample shares its heaps with the true state."""

    def determinize(self, state: State, seat: int, seed: int) -> State:
        sample = heaps(super().determinize(state, seat, seed))
        sample.heaps = heaps(state).heaps
        return sample
