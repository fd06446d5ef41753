"""Where the bots of a league stand after the games that count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from baston.league.elo import Meeting, Ratings, rated
from baston.league.game import Result
from baston.league.intervals import ONCE, REPEATED, interval, spread_of
from baston.league.plan import LEAST, Aim, Fixture, League, Pairing, aim_of, marks, pairings

Results = Mapping[Fixture, Result]


@dataclass(frozen=True)
class Match:
    """The games of a pairing that count: all pairs up to one of the marks.

    The interval is that of the first bot's share of points. It holds at every look at once if there is a
    target, and at this one if there is none.
    """

    pairing: Pairing
    pairs: Sequence[float]  # the first bot's share of points in each
    aim: Aim | None

    @property
    def games(self) -> int:
        """How many games count."""
        return 2 * len(self.pairs)

    @property
    def points(self) -> float:
        """The first bot's points in them."""
        return 2 * sum(self.pairs)

    @property
    def interval(self) -> tuple[float, float]:
        """The interval of the first bot's share of points."""
        return interval(self.points, self.games, spread_of(self.pairs), REPEATED if self.aim else ONCE)

    def is_decided(self) -> bool:
        """Whether the pairing has a target, and the interval no longer holds it."""
        if self.aim is None:
            return False
        low, high = self.interval
        ways = (0, 1) if self.aim.bot is None else (self.aim.bot,)
        shares = [1 - self.aim.share if way else self.aim.share for way in ways]
        return all(not low <= share <= high for share in shares)

    def meeting(self) -> Meeting:
        """Return the match in the form from which ratings are computed."""
        first, second = self.pairing.first, self.pairing.second
        return Meeting(first, second, self.games, self.points, spread_of(self.pairs))


def match_of(league: League, pairing: Pairing, results: Results) -> tuple[Match, bool]:
    """Return the match as far as it has been played, in the order of its pairs, and whether it is over.

    It ends at the first mark at which it may and its interval has passed the target: games beyond that, or
    beyond a gap, do not count.
    """
    aim = aim_of(league, pairing)
    match = Match(pairing, [], aim)
    pairs: list[float] = []
    for mark in marks(league):
        for pair in range(len(pairs), mark):
            share = _share(pairing, pair, results)
            if share is None:
                return match, False
            pairs.append(share)
        match = Match(pairing, list(pairs), aim)
        if match.games >= LEAST and match.is_decided():
            return match, True
    return match, True


def _share(pairing: Pairing, pair: int, results: Results) -> float | None:
    both = [results.get(Fixture(pairing, pair, exchanged)) for exchanged in (False, True)]
    points = [result.points for result in both if result is not None]
    return sum(points) / 2 if len(points) == 2 else None


@dataclass(frozen=True)
class Standing:
    """A bot in a division. `lead`: its distance to the next one and half the width of its interval."""

    bot: int
    elo: float
    half_width: float
    points: float
    games: int
    lead: tuple[float, float] | None
    seconds: float | None  # that a choice took in the mean


@dataclass(frozen=True)
class Table:
    """A division: its bots, the best first, and its matches."""

    division: int
    standings: list[Standing]
    matches: list[Match]


def tables(league: League, results: Results) -> list[Table]:
    """Return the tables of those divisions in which every two bots have played until a mark."""
    made = []
    for division in range(len(league.divisions)):
        matches = [
            match_of(league, pairing, results)[0]
            for pairing in pairings(league)
            if pairing.division == division
        ]
        if all(match.games for match in matches):
            made.append(Table(division, _standings(league, matches, results), matches))
    return made


def _standings(league: League, matches: Sequence[Match], results: Results) -> list[Standing]:
    ratings = rated(len(league.bots), [match.meeting() for match in matches])
    order = sorted(range(len(league.bots)), key=lambda bot: (-ratings.elo[bot], bot))
    followers: list[int | None] = [*order[1:], None]
    return [
        _standing(bot, follower, ratings, matches, results)
        for bot, follower in zip(order, followers, strict=True)
    ]


def _standing(
    bot: int, follower: int | None, ratings: Ratings, matches: Sequence[Match], results: Results
) -> Standing:
    points, games = 0.0, 0
    for match in matches:
        if bot in match.pairing[1:]:
            games += match.games
            points += match.points if bot == match.pairing.first else match.games - match.points
    return Standing(
        bot,
        ratings.elo[bot],
        ratings.half_width(bot),
        points,
        games,
        None if follower is None else ratings.lead(bot, follower),
        _seconds(bot, matches[0].pairing.division, results),
    )


def _seconds(bot: int, division: int, results: Results) -> float | None:
    """The mean seconds that a choice took the bot; None if it had none."""
    choices, seconds = 0, 0.0
    for result in results.values():
        if result.division == division and bot in (result.first, result.second):
            side = int(bot == result.second)
            choices += result.choices[side]
            seconds += result.seconds[side]
    return seconds / choices if choices else None
