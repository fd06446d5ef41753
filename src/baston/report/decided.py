"""How much the deal decides: the same deal played several times by bots that leave something to chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from baston.report.measure import Measure, share
from baston.report.runs import Run

# A deal is decided if one side wins so much of it: 11 games of 12, as 1 deal of 157 is where both win alike.
WON_BY_ONE: Final = 11 / 12


def decided(runs: Sequence[Run]) -> list[Measure]:
    """Return the share of deals that are decided, of those played all their times; nothing without any."""
    deals = [won for run in runs if run.times > 1 for won in _most_won(run)]
    return [share("deals-decided", sum(deals), len(deals))] if deals else []


def _most_won(run: Run) -> list[bool]:
    """By deal that has been played all its times: whether one side has won nearly always."""
    played: dict[int, list[int | None]] = {}
    for seed, winner in run.games.select("seed", "winner").iter_rows():
        played.setdefault(seed, []).append(winner)
    return [
        max(Counter(won for won in winners if won is not None).values(), default=0) >= WON_BY_ONE * run.times
        for winners in played.values()
        if len(winners) == run.times
    ]
