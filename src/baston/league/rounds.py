"""The order of play: in rounds, so that what is played hangs neither on speed nor on the processes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from baston.league.game import Result, play
from baston.league.plan import Fixture, League, marks, pairings
from baston.league.standings import match_of
from baston.simulation.runner import Runner


def played(league: League, results: dict[Fixture, Result], runner: Runner) -> Iterator[tuple[Result, int]]:
    """Play the games that are missing among the results, and add them.

    Yields each game as it ends, and how many games the league has at most, now that some pairings are over. A
    round goes from one mark to the next and has all pairings that are still open at the first.
    """
    begin = 0
    for mark in marks(league):
        # Once a round: no pairing ends between two marks, and each of its games is looked at.
        matches = [match_of(league, pairing, results) for pairing in pairings(league)]
        most = sum(match.games if is_over else league.games for match, is_over in matches)
        still_open = [match.pairing for match, is_over in matches if not is_over]
        fixtures = product(still_open, range(begin, mark), (False, True))
        wanted = sorted((Fixture(*fixture) for fixture in fixtures), key=lambda fixture: fixture.pair)
        missing = [(league, fixture) for fixture in wanted if fixture not in results]
        for result in runner.map(play, missing):
            results[result.fixture()] = result
            yield result, most
        begin = mark
