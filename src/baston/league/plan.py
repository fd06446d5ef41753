"""What a league plays: divisions, pairings of bots in each, deals, and when a pairing may end."""

from __future__ import annotations

from itertools import combinations
from typing import Final, NamedTuple

import msgspec

from baston.kernel.game import Setup
from baston.simulation.plan import game_seed

LOOKS: Final = 10  # at a pairing with a target, evenly spread over its games
LEAST: Final = 40  # games of a pairing before it may end early


class Division(msgspec.Struct, frozen=True):
    """One setup of the game, in which all bots meet."""

    name: str
    setup: Setup


class Target(msgspec.Struct, frozen=True):
    """A share of points; a pairing whose interval no longer holds it is decided.

    Of a bot against another, or, where no bots are named, of the better one of any two.
    """

    share: float
    first: str = ""
    second: str = ""


class League(msgspec.Struct, frozen=True):
    """All that decides what is played and with which result, as long as no bot looks at a clock."""

    game: str
    rules_version: int
    divisions: list[Division]
    bots: list[str]  # in full, levels by what they mean
    games: int  # of each pairing at most, an even number
    seed: int
    targets: list[Target]


class Pairing(NamedTuple):
    """Two bots in a division, all by their places in the league; `first` is before `second`."""

    division: int
    first: int
    second: int


class Fixture(NamedTuple):
    """One game. Two are a pair: the same deal, with the bots in exchanged seats in the second."""

    pairing: Pairing
    pair: int
    exchanged: bool


def pairings(league: League) -> list[Pairing]:
    """Return every two bots in every division."""
    return [
        Pairing(division, first, second)
        for division in range(len(league.divisions))
        for first, second in combinations(range(len(league.bots)), 2)
    ]


class Aim(NamedTuple):
    """A target of a pairing: a share of the points of its bot 0 or 1, or None: of whichever has more."""

    share: float
    bot: int | None


def deal_seed(league: League, fixture: Fixture) -> int:
    """Return the seed of a game's deal, the same for both games of a pair and for no other pair."""
    return game_seed(league.seed, pairings(league).index(fixture.pairing) * league.games + fixture.pair)


def marks(league: League) -> list[int]:
    """Return after how many pairs of games the league is looked at; the last number is that of all pairs."""
    pairs = league.games // 2
    return sorted({-(-pairs * look // LOOKS) for look in range(1, LOOKS + 1)})


def aim_of(league: League, pairing: Pairing) -> Aim | None:
    """Return the target of a pairing: its own, else that of all; None without one."""
    bots = (league.bots[pairing.first], league.bots[pairing.second])
    own = [target for target in league.targets if sorted((target.first, target.second)) == sorted(bots)]
    of_all = [target for target in league.targets if not target.first]
    for target in (own or of_all)[-1:]:
        return Aim(target.share, bots.index(target.first) if target.first else None)
    return None
