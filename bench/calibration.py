"""Prints how far the chances that a network tells are to be trusted: python -m bench calibration.

Networks that ship play themselves, in games that no training has seen. At each decision the network's value
for the asked seat, the game's estimate made by hand, and what people are told, which is made of both, each
say a chance to win: half of it plus a half. They are held against what comes of the game.

`--fit` plays other games, and prints in which shares the estimate and the value come nearest to the ends:
what `chances.toml` beside the weights is to say.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

import altair
import numpy as np
from numpy.typing import NDArray

from baston.bots import bot_named
from baston.bots.forecast import WORLD, expected_score
from baston.bots.shipping import shipped_weights
from baston.bots.sight import Sight
from baston.games import game_named
from baston.kernel.game import Game, Setup
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.learning.selfplay import MOST

Column = NDArray[np.float64]
FIRST: Final = 1 << 40  # seeds of trainings are below 2**31
BINS: Final = 20
FIRST_TO_FIT: Final = FIRST + 100_000
COLORS: Final = {"network": "#1f6feb", "estimate": "#b35900", "told": "#2da44e"}


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="bench calibration", description=__doc__)
    parser.add_argument("--game", default="smashup")
    parser.add_argument("--mode", default="", help="of those that weights ship for")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--fit", action="store_true", help="print shares instead")
    parser.add_argument("--offset", action="store_true", help="fit how much too hopeful the sum is, too")
    parser.add_argument("--plot", help="an SVG file to write")
    asked = parser.parse_args(arguments)
    game = game_named(asked.game)
    option = "format" if game.name == "galacticlash" else "mode"
    options = {"factions": "random"} if game.name == "smashup" else {}
    setup = game.setup(2, options | ({option: asked.mode} if asked.mode else {}))
    first = FIRST_TO_FIT if asked.fit else FIRST
    told = np.array([row for n in range(asked.games) for row in chances(game, setup, asked.mode, first + n)])
    if asked.fit:
        fitted = np.column_stack([told[:, 1], told[:, 0], np.ones(len(told))])
        names = ("estimate", "network", "offset")[: 3 if asked.offset else 2]
        shares = np.linalg.lstsq(fitted[:, : len(names)], told[:, -1])[0]
        print("\n".join(f"{name} = {share:.2f}" for name, share in zip(names, shares, strict=True)))
        return
    told = (told + 1) / 2
    print(f"{game.title} {asked.mode}: {asked.games:,} games, {len(told):,} decisions\n")
    print("| chance told by | expected calibration error | Brier score |\n| --- | ---: | ---: |")
    outcome = told[:, -1]
    points: list[dict[str, str | float]] = []
    for name, chance in zip(COLORS, told.T[:-1], strict=True):
        brier = float(((chance - outcome) ** 2).mean())
        print(f"| {name} | {calibration_error(chance, outcome):.3f} | {brier:.3f} |")
        points += [{"by": name, "told": x, "won": y} for x, y, _ in bins(chance, outcome)]
    if asked.plot:
        draw(points, Path(asked.plot), f"{game.title} {asked.mode}".strip())


def chances(game: Game[State], setup: Setup, mode: str, seed: int) -> list[tuple[float, ...]]:
    """Play a game: at each choice the network's value, the estimate, what is told, the score at the end."""
    weights = shipped_weights(game.name, mode)
    assert weights is not None, "no weights ship for it"
    sight = Sight(game, weights)
    assert sight.network is not None
    state, rng, bot = game.new(setup, seed), Rng(seed), bot_named("policy")
    told: list[tuple[int, float, float, float]] = []
    for _ in range(MOST):
        decision = state.decision
        if decision is None:
            break
        seat = decision.player
        if len(game.search.candidates(state)) > 1:
            sight.look(game, state, seat, Rng(WORLD))
            estimate = game.search.evaluate(game.search.determinize(state, seat, WORLD), seat)
            expected = expected_score(game, state, seat)
            told.append(
                (seat, sight.network.values()[0], estimate, estimate if expected is None else expected)
            )
        game.answer(state, bot.choose(game, state, seat, rng.next32()))
    scores = [game.score(state, seat) if state.over else 0.0 for seat in range(setup.players)]
    return [(*values, scores[seat]) for seat, *values in told]


def bins(chance: Column, outcome: Column) -> list[tuple[float, float, int]]:
    """For each twentieth of the chances: the mean of those told, of what came, and how many there were."""
    place = np.minimum((chance * BINS).astype(int), BINS - 1)
    found = []
    for n in range(BINS):
        here = place == n
        if here.any():
            found.append((float(chance[here].mean()), float(outcome[here].mean()), int(here.sum())))
    return found


def calibration_error(chance: Column, outcome: Column) -> float:
    """By how much what was told differs from what came, in the mean of all decisions, bin by bin."""
    return sum(count * abs(told - won) for told, won, count in bins(chance, outcome)) / len(chance)


def draw(points: list[dict[str, str | float]], file: Path, title: str) -> None:
    """The reliability plot: what came against what was told."""
    scale = altair.Scale(domain=[0, 1])
    percent = altair.Axis(format="%")
    told = altair.X("told:Q", title="chance told", scale=scale, axis=percent)
    won = altair.Y("won:Q", title="games won", scale=scale, axis=percent)
    colors = altair.Scale(domain=[*COLORS], range=[*COLORS.values()])
    lines = (
        altair.Chart(altair.InlineData(values=points))
        .mark_line(point=True)
        .encode(x=told, y=won, color=altair.Color("by:N", title=None, scale=colors))
    )
    ends = altair.InlineData(values=[{"told": 0, "won": 0}, {"told": 1, "won": 1}])
    ideal = altair.Chart(ends).mark_line(strokeDash=[4, 4], color="#888").encode(x=told, y=won)
    font = "DejaVu Sans, Verdana, Arial, sans-serif"
    chart = altair.layer(ideal, lines, width=320, height=320, title=title, background="white")
    chart.configure(font=font).save(str(file))
