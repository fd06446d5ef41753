"""One game of a league between two sides, each played by one bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from time import perf_counter
from typing import NamedTuple

import msgspec

from baston.games import game_named
from baston.guests import BotFault, bot_named, seated
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.league.plan import Fixture, League, Pairing, deal_seed

ANOTHER = 0xB075  # sets the chance of the bots apart from that of the deal


class Result(msgspec.Struct, frozen=True):
    """The result of a game. Points are those of the pairing's first bot: 1, ½ or 0.

    `fault`: how the bot without points has lost by its own fault, one of `guests.fault.KINDS`; else empty.
    """

    division: int
    first: int
    second: int
    pair: int
    exchanged: bool
    seed: int
    points: float
    cut_short: bool
    choices: list[int]  # of the first bot and of the second, between two options or more
    seconds: list[float]  # that these choices took
    fault: str = ""

    def fixture(self) -> Fixture:
        """Return which game of the league this is the result of."""
        return Fixture(Pairing(self.division, self.first, self.second), self.pair, self.exchanged)


def play(task: tuple[League, Fixture]) -> Result:
    """Play a game of the league and return its result.

    Equal tasks give equal results but for the seconds, if no bot has a budget of time.
    """
    league, fixture = task
    pairing = fixture.pairing
    game, setup = game_named(league.game), league.divisions[pairing.division].setup
    teams = game.teams(setup)
    sides = sides_of(teams, fixture.exchanged)
    bots = [bot_named(league.bots[pairing.first]), bot_named(league.bots[pairing.second])]
    loser, fault = -1, ""  # the side whose bot has lost by its own fault, and how
    seed = deal_seed(league, fixture)
    chance = Rng(seed ^ ANOTHER ^ fixture.exchanged)
    choices, seconds = [0, 0], [0.0, 0.0]
    state = game.new(setup, seed)
    with seated(bots):
        while state.decision is not None and not fault:
            seat, options = state.decision.player, state.decision.options
            side = sides[seat]
            began = perf_counter()
            try:
                option = bots[side].choose(game, state, seat, chance.next32())
            except BotFault as fell:
                loser, fault = side, fell.kind
                continue
            if len(options) > 1:
                choices[side] += 1
                seconds[side] += perf_counter() - began
            game.answer(state, option)
    points = float(loser) if fault else _points(game, state, teams, sides)  # 1 if it is the other's bot
    cut_short = not fault and game.research.is_cut_short(state)
    return Result(*pairing, fixture.pair, fixture.exchanged, seed, points, cut_short, choices, seconds, fault)


class Fault(NamedTuple):
    """How often a bot, by its name, has lost by a kind of fault of its own."""

    bot: str
    kind: str
    games: int


def faults(league: League, results: Mapping[Fixture, Result]) -> list[Fault]:
    """Return the faults by which bots have lost games of the league, in the order of the bots."""
    counted = Counter(
        (result.second if result.points else result.first, result.fault)
        for result in results.values()
        if result.fault
    )
    return [Fault(league.bots[bot], kind, games) for (bot, kind), games in sorted(counted.items())]


def sides_of(teams: list[list[int]], exchanged: bool) -> dict[int, int]:
    """Return, by seat, 0 if the first bot of the pairing plays it, 1 if the second.

    Teams go to the two in turn; `exchanged`: the second bot has the first team.
    """
    return {seat: (place + exchanged) % 2 for place, team in enumerate(teams) for seat in team}


def _points(game: Game[State], state: State, teams: list[list[int]], sides: dict[int, int]) -> float:
    """1 if the first side has won alone, ½ if both have won, or neither, 0 if the other has."""
    scores = [game.score(state, team[0]) for team in teams]
    won = {sides[team[0]] for team, score in zip(teams, scores, strict=True) if score == max(scores)}
    return 0.5 if len(won) == 2 else float(won == {0})
