"""The decisions of one seat, each analysed by a search that knows what the seat knew then, and no more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from baston.bots import bot_named
from baston.bots.forecast import expected_score
from baston.bots.ismcts import Ismcts
from baston.kernel.effect import S
from baston.kernel.game import Game, Refusal
from baston.kernel.record import Record, replay, winners_of
from baston.kernel.rng import Rng

SEARCH: Final = "ismcts:200"  # the default search; it gives the hints of tables too
SURE: Final = 1.0  # the value where each simulation has ended the game alike


@dataclass(frozen=True)
class DecisionAnalysis:
    """A decision: what was answered, and what would have been best.

    `count`: answers before it. Values are the score to expect, from −1, lost, to 1, won. That of the best
    answer is what the network that ships and the estimate expect together (`baston.bots.forecast`), and what
    another answer loses is what the search has found; where no network ships, or the search has seen nothing
    but one end, both values are the search's.
    """

    count: int
    taken: int
    best: int  # as `taken`, if nothing better was found
    taken_value: float
    best_value: float

    @property
    def loss(self) -> float:
        """By how much the answer is worth less than the best one: from 0 to 2."""
        return self.best_value - self.taken_value


def search_named(text: str) -> Ismcts:
    """Return the search with this name, such as "ismcts:300". Raises Refusal if it is no tree search."""
    bot = bot_named(text)
    if not isinstance(bot, Ismcts):
        raise Refusal("analysis-bot", name=text)
    return bot


def decisions_of(game: Game[S], record: Record, seat: int) -> Iterator[tuple[int, S, int]]:
    """Yield each choice of the seat: how many answers came before, the state then, and the option taken.

    It is the same state each time: it goes on when the next choice is asked for. Where the seat took the only
    candidate, or a bot answered for it, nothing was chosen. Raises Refusal, as `replay` does.
    """
    for count, state in enumerate(replay(game, record)):
        decision = state.decision
        if decision is None or decision.player != seat or count == len(record.answers):
            continue
        if record.is_stood_in_for(seat, count):
            continue
        place = record.answers[count]
        if not 0 <= place < len(decision.options):
            continue  # `replay` is about to refuse it
        taken = decision.options[place]
        if game.search.candidates(state) != [taken]:
            yield count, state, taken


def analyse_decision(
    game: Game[S], state: S, seat: int, count: int, taken: int, search: str
) -> DecisionAnalysis:
    """Return the analysis of the seat's current decision, in which it took the option `taken`.

    It depends on what the seat can see, on the count of answers before and the search, and on nothing else
    but, if its budget is a time, the clock: not on the game's seed, which tells what the seat cannot see.
    Raises Refusal, as `search_named`.
    """
    rng = Rng(count)
    bot = search_named(search)  # a new one each time: nothing is remembered from elsewhere
    best = bot.choose(game, state, seat, rng.next32())
    seed = rng.next32()
    best_value = bot.action_value(game, state, seat, best, seed)
    taken_value = best_value if best == taken else bot.action_value(game, state, seat, taken, seed)
    if taken_value >= best_value:
        best, best_value = taken, taken_value
    expected = expected_score(game, state, seat)
    if expected is None or abs(best_value) == SURE:
        return DecisionAnalysis(count, taken, best, taken_value, best_value)
    return DecisionAnalysis(count, taken, best, max(-SURE, expected - (best_value - taken_value)), expected)


def final_value(game: Game[S], record: Record, state: S, seat: int) -> float | None:
    """Return what the end is worth to the seat, from −1 to 1; None if the record leaves the game unfinished.

    Who has conceded or lost on time has lost, and so have those whom the table then named no winners; two
    sides that are both among these have shared the game.
    """
    winners = winners_of(game, state, record.setup.players, record.lost)
    if winners is None:
        return None
    if not record.lost:
        return game.score(state, seat)
    if seat not in winners:
        return -1.0
    sides = [side for side in game.teams(record.setup) if any(one in winners for one in side)]
    return 1.0 if len(sides) == 1 else 0.0
