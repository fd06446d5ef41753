"""The decisions of one seat, each judged by a search that knows what the seat knew then, and no more."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from baston.bots import bot_named
from baston.bots.ismcts import Ismcts
from baston.kernel.effect import S
from baston.kernel.game import Game, Refusal
from baston.kernel.record import Record, replay, winners_of
from baston.kernel.rng import Rng

SEARCH: Final = "ismcts:200"  # what judges unless told, and gives the hints of tables


@dataclass(frozen=True)
class Moment:
    """A decision: what was answered and what would have been best.

    `count`: answers before it. Worths are the score to expect, from −1, lost, to 1, won.
    """

    count: int
    taken: int
    best: int  # as `taken`, if nothing better was found
    taken_worth: float
    best_worth: float

    @property
    def loss(self) -> float:
        """How much less the answer is worth than the best one: from 0 to 2."""
        return self.best_worth - self.taken_worth


def search_named(text: str) -> Ismcts:
    """The search written like this, such as "ismcts:300". Raises Refusal if it is no tree search."""
    bot = bot_named(text)
    if not isinstance(bot, Ismcts):
        raise Refusal("analysis-bot", name=text)
    return bot


def choices(game: Game[S], record: Record, seat: int) -> Iterator[tuple[int, S, int]]:
    """Each choice of the seat: how many answers came before, the state then, and the option that it took.

    The one state goes on when the next is asked for. Where only one option is worth weighing and it was
    taken, nothing was chosen, nor where a bot has answered for the seat. Raises Refusal, as `replay` does.
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
        if game.weighed(state) != [taken]:
            yield count, state, taken


def judged(game: Game[S], state: S, seat: int, count: int, taken: int, search: str) -> Moment:
    """The seat's present decision, in which it took this option. Raises Refusal, as `search_named`.

    It depends on what the seat can see, on the count and the search, and on nothing else but, if its budget
    is a time, the clock: not on the game's seed, which tells what the seat cannot see.
    """
    rng = Rng(count)
    bot = search_named(search)  # a new one each time: nothing is remembered from elsewhere
    best = bot.choose(game, state, seat, rng.next32())
    worlds = rng.next32()
    best_worth = bot.forecast(game, state, seat, best, worlds)
    if best == taken:
        return Moment(count, taken, best, best_worth, best_worth)
    taken_worth = bot.forecast(game, state, seat, taken, worlds)
    if taken_worth >= best_worth:
        return Moment(count, taken, taken, taken_worth, taken_worth)
    return Moment(count, taken, best, taken_worth, best_worth)


def outcome(game: Game[S], record: Record, state: S, seat: int) -> float | None:
    """What the end is worth to the seat; None if the record leaves the game unfinished.

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
