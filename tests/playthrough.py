"""Games told in words, and how many ways there are to go on: what goldens and perft counts are made of."""

from __future__ import annotations

from collections.abc import Callable

from baston.kernel.effect import S
from baston.kernel.game import Game, Setup
from baston.kernel.rng import Rng


def transcript(game: Game[S], setup: Setup, seed: int, heading: Callable[[S], list[str]]) -> str:
    """A random game in words: each decision with its answer, the log, and what heads each turn."""
    state = game.new(setup, seed, log=True)
    rng = Rng(seed)
    lines: list[str] = []
    told = 0
    while True:
        notes = state.notes or []
        lines += [f"  {game.presentation.sentence(state, note, None, 'en')}" for note in notes[told:]]
        told = len(notes)
        if state.decision is None:
            break
        lines += heading(state)
        options = state.decision.options
        option = options[rng.below(len(options))]
        question, taken = game.presentation.prompt(state, "en"), game.presentation.label(state, option, "en")
        lines.append(f"{state.decision.player + 1}> {question} [{len(options)}] {taken}")
        game.answer(state, option)
    return "\n".join(lines) + "\n"


def perft(game: Game[S], setup: Setup, seed: int, before: int, depth: int) -> int:
    """How many ways there are to answer so many times, from where so many random answers have led."""
    state = game.new(setup, seed)
    rng = Rng(seed)
    for _ in range(before):
        assert state.decision is not None
        options = state.decision.options
        game.answer(state, options[rng.below(len(options))])
    return _paths(game, state, depth)


def _paths(game: Game[S], state: S, depth: int) -> int:
    if depth == 0 or state.decision is None:
        return 1
    if depth == 1:
        return len(state.decision.options)
    count = 0
    for option in state.decision.options:
        twin = game.copy(state)
        game.answer(twin, option)
        count += _paths(game, twin, depth - 1)
    return count
