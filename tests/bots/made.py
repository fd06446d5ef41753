"""Weights that nobody has trained, for a game: they play at random, but always alike."""

from __future__ import annotations

from baston.bots.weights import Weights, block_sizes, columns_of, fingerprint_of
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State

WIDTH = 8
WORDS = 256


def weights_for(
    game: Game[State], seed: int = 1, width: int = WIDTH, words: int = WORDS, most: int = 512
) -> Weights:
    """Numbers from −`most` to `most`, in 1/1024."""
    parts = game.research.parts
    size = sum(block_sizes(width, words, columns_of(parts), len(parts)))
    numbers = some_numbers(size, seed, most)
    name, rules, cards = game.name, game.rules_version, fingerprint_of(game)
    return Weights(name, "", rules, cards, width, words, columns_of(parts), len(parts), numbers)


def some_numbers(size: int, seed: int, most: int = 512) -> list[int]:
    chance = Rng(seed)
    return [chance.below(2 * most + 1) - most for _ in range(size)]
