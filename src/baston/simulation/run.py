"""From a plan to all of its games: those that are kept already, and the others, as they are played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Final

import baston
from baston.games import game_named
from baston.kernel.game import Refusal
from baston.kernel.text import Json
from baston.simulation.match import Played, play
from baston.simulation.plan import Part, Plan, deal_seed, game_seed, parts
from baston.simulation.runner import Runner

if TYPE_CHECKING:
    from baston.simulation.store import Store


KEPT: Final = ("winner", "decisions", "cut_short", "faults")  # columns that are counted


@dataclass(frozen=True)
class PartPlayed:
    """A part with its games, in order, and how many seconds they took."""

    part: Part
    games: list[Played]
    seconds: float


@dataclass
class Tally:
    """What came of a run so far; the `seconds` and what was played `now` are of this start alone."""

    games: int = 0
    decisions: int = 0
    winners: list[int] = field(default_factory=list)  # how often each team has won alone
    draws: int = 0
    cut_short: int = 0
    faults: Counter[tuple[int, str]] = field(default_factory=Counter)  # seats and kinds of games lost by them
    seconds: float = 0.0
    games_now: int = 0
    decisions_now: int = 0

    def add(
        self, winner: int | None, decisions: int, cut_short: bool, faults: list[str] | None = None
    ) -> None:
        """Count a finished game; `winner` is the place of the team that won alone, None for a draw.

        `faults`: by seat how its bot has lost by its own fault, "" where it has not.
        """
        self.faults.update((seat, kind) for seat, kind in enumerate(faults or ()) if kind)
        self.games += 1
        self.decisions += decisions
        self.cut_short += cut_short
        if winner is None:
            self.draws += 1
        else:
            self.winners[winner] += 1


def play_part(task: tuple[Plan, Part]) -> PartPlayed:
    """Play the games of a part. Raises Refusal if the plan was made by another version of baston."""
    plan, part = task
    if plan.version != baston.__version__:
        raise Refusal("cluster-version", ours=plan.version, theirs=baston.__version__)
    game = game_named(plan.game)
    start = monotonic()
    games = [
        play(game, plan.setup, plan.seats, deal_seed(plan, i), i, plan.events, chance=game_seed(plan.seed, i))
        for i in range(part.start, part.stop)
    ]
    return PartPlayed(part, games, monotonic() - start)


def played(plan: Plan, runner: Runner, left: list[Part]) -> Iterator[PartPlayed]:
    """Play these parts of the run and yield them as they end, in any order."""
    return runner.map(play_part, ((plan, part) for part in left))


def run(plan: Plan, runner: Runner, store: Store | None, told: Callable[[int], None]) -> Tally:
    """Play and keep the games of the plan that are not kept yet, and return the counts of all.

    `told` is called with the number of games each time it grows.
    """
    tally = Tally(winners=[0] * len(game_named(plan.game).teams(plan.setup)))
    left = {part.number: part for part in parts(plan)}
    for part, rows in store.kept() if store is not None else ():
        del left[part.number]
        for winner, decisions, cut_short, faults in rows.select(KEPT).iter_rows():
            tally.add(winner, decisions, cut_short, faults)
    told(tally.games)
    games_before, decisions_before = tally.games, tally.decisions
    began: float | None = None
    for some in played(plan, runner, [*left.values()]):
        if store is not None:
            store.keep(some.part, some.games)
        for game in some.games:
            tally.add(game.row.winner, game.row.decisions, game.row.cut_short, game.row.faults)
        if began is None:
            began = monotonic() - some.seconds  # processes are started before they play
        tally.seconds = monotonic() - began
        tally.games_now = tally.games - games_before
        tally.decisions_now = tally.decisions - decisions_before
        told(tally.games)
    return tally


def summed_up(plan: Plan, tally: Tally) -> dict[str, Json]:
    """Return the results as `--json` prints them."""
    seconds = max(tally.seconds, 1e-9)
    return {
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 6),
        "games_per_s": round(tally.games_now / seconds, 1),
        "decisions_per_s": round(tally.decisions_now / seconds, 1),
        "wins": [*tally.winners],
        "draws": tally.draws,
        "cut_short": tally.cut_short,
        "faults": [
            {"seat": seat + 1, "fault": kind, "games": games}
            for (seat, kind), games in sorted(tally.faults.items())
        ],
        "seed": plan.seed,
        "compiled": baston.compiled(),
    }
