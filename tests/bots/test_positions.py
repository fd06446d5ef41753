"""Tree search finds the best answers of set positions, which greedy play misses in many of them.

A block of a file is the names of the best answers, after `best:`, and the position as the game's text, or as
it saves. They win in every world that was drawn, whatever the others do, and no other answer does: all
continuations have been tried out.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from baston.bots import bot_named
from baston.bots.ismcts import Ismcts
from baston.games import game_named
from baston.games.galacticlash.position import read_position as clash_of
from baston.games.smashup.position import read_position as table_of
from baston.kernel.game import Game
from baston.kernel.state import State

FOLDER: Final = Path(__file__).parent / "positions"
DOZEN: Final = 12
BUDGET: Final = "ismcts:300"


def blocks(file: str) -> list[str]:
    return (FOLDER / f"{file}.txt").read_text(encoding="utf-8").strip().split("\n\n")


PLACES: Final = [
    (path.stem, n) for path in sorted(FOLDER.glob("*.txt")) for n in range(len(blocks(path.stem)))
]


def read(file: str, block: str) -> tuple[Game[State], State, set[str]]:
    """The game, the state and what the best answers are called."""
    first, text = block.split("\n", 1)
    best = set(first.removeprefix("best: ").split(" | "))
    if file == "superfantasybrawl":
        game = game_named(file)
        return game, game.load(json.loads(text)), best
    if file == "galacticlash":
        return game_named(file), clash_of(text), best
    return game_named("smashup"), table_of(text), best


def test_there_are_a_dozen_for_each_game_and_mode() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {
        "smashup",
        "base_principale",
        "galacticlash",
        "superfantasybrawl",
    }
    assert all(len(blocks(path.stem)) == DOZEN for path in FOLDER.glob("*.txt"))


@pytest.mark.parametrize(("file", "n"), PLACES)
def test_the_best_answer_is_found(file: str, n: int) -> None:
    game, state, best = read(file, blocks(file)[n])
    assert state.decision is not None
    labels = {option: game.label(state, option, "en") for option in state.decision.options}
    assert best < set(labels.values()), "all of them are offered, and others too"
    bot = bot_named(BUDGET)
    assert isinstance(bot, Ismcts)
    assert labels[bot.choose(game, state, state.decision.player, 1)] in best
