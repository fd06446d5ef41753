"""Positions with words left out, doubled, moved and changed: refused, or played on without a fault."""

from __future__ import annotations

from typing import Final

from baston.games import game_named
from baston.kernel.game import Refusal
from baston.kernel.rng import Rng
from tests.conformance.test_beginning import KINDS, moment

ANSWERS: Final = 120  # that are given after each
CHANGES: Final = 3  # at most


def broken(games: int, seed: int) -> list[str]:
    """What goes wrong in so many changed positions."""
    found: list[str] = []
    for number in range(seed, seed + games):
        name, players, options = KINDS[number % len(KINDS)]
        game, chance = game_named(name), Rng(number)
        text = game.texts.position(moment(game, game.setup(players, options), number // len(KINDS)), None)
        text = changed(text, chance)
        try:
            state = game.texts.read(text, number)
            for _ in range(ANSWERS):
                if state.decision is None:
                    break
                options_now = state.decision.options
                game.answer(state, options_now[chance.below(len(options_now))])
            game.load(game.save(state))
        except Refusal:
            continue
        except Exception as error:
            found.append(f"seed {number}: {error!r}\n{text}")
    return found


def changed(text: str, chance: Rng) -> str:
    """The text with a few words put elsewhere, left out, doubled, or with another number in them."""
    lines = [line.split(" ") for line in text.splitlines()]
    for _ in range(1 + chance.below(CHANGES)):
        line = lines[chance.below(len(lines))]
        at = chance.below(len(line))
        other = lines[chance.below(len(lines))]
        kind = chance.below(5)
        if kind == 0 and len(line) > 1:
            del line[at]
        elif kind == 1:
            other.insert(1 + chance.below(len(other)), line[at])
        elif kind == 2 and len(line) > 1:
            other.insert(1 + chance.below(len(other)), line.pop(at))
        elif kind == 3:
            line[at] = "".join([str(chance.below(10)) if sign.isdigit() else sign for sign in line[at]])
        elif len(line) > 2:
            del line[2:]
    return "\n".join(" ".join(line) for line in lines)
