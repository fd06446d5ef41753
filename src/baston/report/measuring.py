"""Runs measured against a table of targets: what each asks for, what was found, whether that meets it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import polars as pl

from baston.games import game_named
from baston.kernel.game import Refusal, Setup
from baston.report.course import course
from baston.report.decided import decided
from baston.report.impact import impacts
from baston.report.measure import Measure
from baston.report.names import Names
from baston.report.rates import meetings, rates
from baston.report.runs import Run
from baston.report.targets import MEETINGS, RATES, Target, Targets
from baston.report.usage import usage
from baston.simulation.match import mode_and_format

DEALS: Final = "deals-decided"
CARDS: Final = "cards-used"
OF_EVENTS: Final = ("answers", "counters", "idle-turns", "winner-behind", "lead-changes", CARDS)
OFTEN: Final = 1 / 3  # of the games in which it is drawn, a card that counts as used is used in so many


@dataclass(frozen=True)
class Finding:
    """What was found of a target. `measures` are all that have to meet it; none: nothing tells of it.

    `faults` are what does not meet it, or is to blame; `why` says why there is nothing: "run" (no run is of
    it) or "games" (its runs do not tell, for want of games or of events).
    """

    target: Target
    measures: list[Measure]
    faults: list[Measure]
    why: str = ""

    @property
    def worst(self) -> Measure:
        """The measure that is furthest from what is asked for, or nearest to missing it."""
        return max(self.measures, key=lambda each: _beyond(self.target, each.value))

    @property
    def verdict(self) -> str:
        """Whether the target is "met", "missed" or "unmeasured"."""
        if not self.measures:
            return "unmeasured"
        return "met" if all(self.target.allows(each.value) for each in self.measures) else "missed"

    @property
    def is_sure(self) -> bool:
        """Whether whatever the worst measure's interval holds would give the same verdict."""
        low, high = self.worst.low, self.worst.high
        least, most = self.target.least, self.target.most
        if self.verdict == "met":
            return self.target.allows(low) and self.target.allows(high)
        return (least is not None and high < least) or (most is not None and low > most)


def findings(runs: Sequence[Run], targets: Targets, names: Names) -> list[Finding]:
    """Measure runs against targets. Raises Refusal if a run is of another game."""
    other = next((run.game for run in runs if run.game != targets.game), None)
    if other is not None:
        raise Refusal("targets-other-game", game=other, asked=targets.game)
    return [_finding([run for run in runs if _is_of(run, each)], each, names) for each in targets.rows]


def _is_of(run: Run, target: Target) -> bool:
    """Whether the run is one that the target is about. Deals played again and again tell of deals alone."""
    mode, format = mode_and_format(game_named(run.game), Setup(run.players, run.options))
    return (
        target.mode in ("", mode, format)
        and target.players in (None, run.players)
        and (not target.bots or {*target.bots} == {*run.seats})
        and (run.times > 1) == (target.figure == DEALS)
    )


def _finding(runs: Sequence[Run], target: Target, names: Names) -> Finding:
    if not runs:
        return Finding(target, [], [], "run")
    if target.figure in OF_EVENTS:
        runs = [run for run in runs if run.events is not None] or runs
    faults: list[Measure] = []
    if target.figure == DEALS:
        measures = decided(runs)
    elif target.figure == CARDS:
        measures, faults = _cards_used(pooled(runs), names)
    else:
        measures = _measures(pooled(runs), target)
        faults = [each for each in measures if not target.allows(each.value)] if len(measures) > 1 else []
    faults.sort(key=lambda each: -_beyond(target, each.value))
    return Finding(target, measures, faults, "" if measures else "games")


def _measures(run: Run, target: Target) -> list[Measure]:
    teams = len(game_named(run.game).teams(Setup(run.players, run.options)))
    if target.figure in RATES:
        rows = rates(run.games, RATES[target.figure], teams).rows
        found = rows.filter(pl.col("id") == target.of) if target.of else rows
    elif target.figure in MEETINGS:  # of both sides of a meeting the one that wins more
        rows = meetings(run.games, MEETINGS[target.figure]).rows
        found = rows.filter(
            (pl.col("rate") > 0.5) | ((pl.col("rate") == 0.5) & (pl.col("id") < pl.col("other")))
        )
    else:
        return [each for each in course(run.games, run.events) if each.id == target.figure]
    return [
        Measure(row["id"], row["rate"], row["low"], row["high"], row["games"], row.get("other", ""))
        for row in found.iter_rows(named=True)
    ]


def _cards_used(run: Run, names: Names) -> tuple[list[Measure], list[Measure]]:
    """The share of cards that are used often enough when drawn, and those that are not."""
    if run.events is None:
        return [], []
    rows = usage(run.events, impacts(run.games, run.events, "play", names.owners)).rows
    if rows.is_empty():
        return [], []
    value, low, high = (
        sum([end >= OFTEN for end in rows[column].to_list()]) / len(rows)
        for column in ("rate", "low", "high")
    )
    cards = [Measure(*row) for row in rows.select("id", "rate", "low", "high", "games").iter_rows()]
    return [Measure(CARDS, value, low, high, len(cards))], [each for each in cards if each.value < OFTEN]


def pooled(runs: Sequence[Run]) -> Run:
    """Return the games of all runs, numbered through, as if they were one run's."""
    games: list[pl.DataFrame] = []
    events: list[pl.DataFrame] = []
    first = 0
    for run in runs:
        later = (pl.col("game") + first).alias("game")
        games.append(run.games.with_columns(later))
        if run.events is not None:
            events.append(run.events.with_columns(later))
        first += run.planned
    kept = len(events) == len(runs)
    return replace(runs[0], games=pl.concat(games), events=pl.concat(events) if kept else None, planned=first)


def _beyond(target: Target, value: float) -> float:
    """How far a value is beyond what is asked for; below 0 if it is within."""
    under = float("-inf") if target.least is None else target.least - value
    over = float("-inf") if target.most is None else value - target.most
    return max(under, over)
