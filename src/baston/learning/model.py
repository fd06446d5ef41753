"""The network of `baston.bots.network` in floats, with what its answers should have been: how it learns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from baston.bots.network import ONE, POOL_BITS
from baston.bots.weights import NAMES, SEATS, Weights, columns_of, fingerprint_of
from baston.kernel.game import Game
from baston.kernel.state import State
from baston.learning.batch import Batch
from baston.learning.example import TAUGHT, UNSEATED, Floats

POOL: Final = np.float32(1 / (1 << POOL_BITS))
VALUE_WEIGHT: Final = np.float32(0.5)  # of an error of values, beside one of the policy
CLIP: Final = 0.2  # by how much the chance of what was drawn may change before it is drawn anew
LEAST: Final = 1e-9  # of a chance
MOST: Final = (1 << 15) - 1

Numbers = dict[str, Floats]  # by the name of a block, as `NAMES` has them


@dataclass
class Seen:
    """What the network made of a batch on the way to its answers."""

    vectors: Floats  # of all rows
    pools: Floats
    table: Floats
    turned: Floats
    scores: Floats
    chances: Floats
    raw_values: Floats
    values: Floats


@dataclass(frozen=True)
class Loss:
    """How wrong it was in the mean of a batch."""

    policy: float
    value: float


def shapes(width: int, words: int, columns: int, parts: int) -> dict[str, tuple[int, ...]]:
    """Return the shape of each block."""
    wide, square, flat = (columns, width), (width, width), (width,)
    return {
        "vectors": (words, width),
        "slopes": wide,
        "links": wide,
        "offsets": (parts, width),
        "mix": (parts * width, width),
        "mix_offsets": flat,
        "lean": square,
        "turn": square,
        "turn_offsets": flat,
        "score": flat,
        "values": (width, SEATS),
        "value_offsets": (SEATS,),
    }


def first_numbers(game: Game[State], width: int, words: int, seed: int, ahead: bool = False) -> Numbers:
    """Return a network that knows nothing: all options are alike to it, and all seats."""
    parts = game.research.parts
    chance = np.random.default_rng(seed)
    spread = {"vectors": 0.1, "slopes": 0.1, "links": 0.1, "mix": 0.1, "lean": 0.15, "turn": 0.18}
    numbers = {
        name: (spread.get(name, 0.0) * chance.standard_normal(shape)).astype(np.float32)
        for name, shape in shapes(width, words, columns_of(parts, ahead), len(parts)).items()
    }
    numbers["links"] += np.float32(0.5)
    numbers["score"] += (0.05 * chance.standard_normal(width)).astype(np.float32)
    return numbers


def weights_of(game: Game[State], mode: str, numbers: Numbers) -> Weights:
    """Return the numbers rounded to 1/1024, as the core evaluates them."""
    parts = game.research.parts
    words, width = numbers["vectors"].shape
    flat = np.concatenate([numbers[name].ravel() for name in NAMES])
    whole = np.clip(np.rint(flat * ONE), -MOST, MOST).astype(np.int64)
    shape = (width, words, len(numbers["slopes"]), len(parts))
    return Weights(game.name, mode, game.rules_version, fingerprint_of(game), *shape, whole.tolist())


def answers(numbers: Numbers, batch: Batch) -> Seen:
    """Return what the network says of a batch."""
    vectors = _vectors(numbers, batch)
    parts, width = numbers["offsets"].shape
    pools = (batch.by_pool @ vectors).reshape(batch.size, parts * width) * POOL
    table = np.maximum(pools @ numbers["mix"] + numbers["mix_offsets"], 0)
    raw = table @ numbers["values"] + numbers["value_offsets"]
    lean = table @ numbers["lean"] + numbers["turn_offsets"]
    turned = np.maximum(vectors[batch.options] @ numbers["turn"] + lean[batch.option_of], 0)
    scores = turned @ numbers["score"]
    values = raw / (1 + np.abs(raw))
    return Seen(vectors, pools, table, turned, scores, _chances(scores, batch), raw, values)


def _vectors(numbers: Numbers, batch: Batch) -> Floats:
    given = batch.given @ np.concatenate([numbers["vectors"], numbers["slopes"]])
    vectors: Floats = given + numbers["offsets"][batch.part_of]
    linking = np.zeros(batch.rows, np.bool_)
    for level in batch.levels:
        linking[level.linking] = True
    vectors[~linking] = np.maximum(vectors[~linking], 0)
    for level in batch.levels:
        more = level.by_row @ (numbers["links"][level.columns] * vectors[level.sources])
        vectors[level.linking] = np.maximum(vectors[level.linking] + more[level.linking], 0)
    return vectors


def _chances(scores: Floats, batch: Batch) -> Floats:
    """By option, with which chance the policy takes it."""
    able = np.where(batch.able, scores, -np.inf)
    top = np.maximum.reduceat(able, batch.option_starts)
    powers = np.exp(able - top[batch.option_of])
    chances: Floats = powers / np.add.reduceat(powers, batch.option_starts)[batch.option_of]
    return chances


def learn_from(numbers: Numbers, batch: Batch, entropy: float = 0.0) -> tuple[Numbers, Loss]:
    """Return by how much each number makes the answers worse, and how bad they are: means of a batch.

    `entropy` is what it counts that the policy stays undecided where it draws for itself.
    """
    seen = answers(numbers, batch)
    share = np.float32(1 / batch.size)
    slope: Numbers = {}
    by_score: Floats = _by_score(seen, batch, np.float32(entropy)) * share
    by_turned = np.where(seen.turned > 0, by_score[:, None] * numbers["score"], 0)
    slope["score"] = by_score @ seen.turned
    slope["turn"] = seen.vectors[batch.options].T @ by_turned
    by_lean = batch.by_example @ by_turned
    slope["lean"], slope["turn_offsets"] = seen.table.T @ by_lean, by_lean.sum(0)
    seated = batch.outcome != UNSEATED
    error = np.where(seated, seen.values - batch.outcome, 0)
    by_value = 2 * VALUE_WEIGHT * share / SEATS * error / (1 + np.abs(seen.raw_values)) ** 2
    slope["values"], slope["value_offsets"] = seen.table.T @ by_value, by_value.sum(0)
    by_table = by_lean @ numbers["lean"].T + by_value @ numbers["values"].T
    by_table = np.where(seen.table > 0, by_table, 0)
    slope["mix"], slope["mix_offsets"] = seen.pools.T @ by_table, by_table.sum(0)
    width = numbers["score"].shape[0]
    by_pool = (by_table @ numbers["mix"].T * POOL).reshape(-1, width)
    by_vector = by_pool[batch.pools]
    by_vector[batch.options] += by_turned @ numbers["turn"].T
    _through_rows(numbers, batch, seen.vectors, by_vector, slope)
    told = np.log(np.maximum(seen.chances, LEAST)) * batch.target
    return slope, Loss(float(-told.sum() * share), float((error**2).sum() / max(1, int(seated.sum()))))


def _by_score(seen: Seen, batch: Batch, entropy: np.float32) -> Floats:
    """By option, how much worse a higher score makes it.

    What a teacher shows is to be drawn as often as it does so. What was drawn is to be drawn more often the
    better it turned out, until its chance has changed by CLIP (Schulman and others, "Proximal Policy
    Optimization Algorithms", 2017).
    """
    drawn = batch.before != TAUGHT
    ratio = np.add.reduceat(seen.chances * batch.target, batch.option_starts)
    ratio = np.where(drawn, ratio / np.where(drawn, batch.before, 1), 1)
    far = np.where(batch.merit > 0, ratio > 1 + CLIP, ratio < 1 - CLIP) & drawn
    force = np.where(far, 0, ratio * batch.merit)[batch.option_of]
    told = np.log(np.maximum(seen.chances, LEAST))
    spread = np.add.reduceat(-seen.chances * told, batch.option_starts)[batch.option_of]
    undecided = np.where(drawn[batch.option_of], entropy * seen.chances * (told + spread), 0)
    slope: Floats = np.where(batch.able, force * (seen.chances - batch.target) + undecided, 0)
    return slope.astype(seen.scores.dtype)


def _through_rows(numbers: Numbers, batch: Batch, vectors: Floats, by_vector: Floats, slope: Numbers) -> None:
    """Go back through the rows, those that link first, and add the blocks that they are made of."""
    slope["links"] = np.zeros_like(numbers["links"])
    for level in reversed(batch.levels):
        rows = level.linking
        by_vector[rows] = np.where(vectors[rows] > 0, by_vector[rows], 0)
        by_link = level.by_row.T @ by_vector
        slope["links"] += level.by_column @ (by_link * vectors[level.sources])
        by_vector += level.by_source @ (by_link * numbers["links"][level.columns])
    by_vector = np.where(vectors > 0, by_vector, 0)
    slope["offsets"] = batch.by_part @ by_vector
    slope["vectors"], slope["slopes"] = np.split(batch.given.T @ by_vector, [len(numbers["vectors"])])
