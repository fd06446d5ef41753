"""How hard a puzzle is: who finds its solution, and how those that do not are refuted.

`greedy` plays as ever, by the evaluation. The search knows the goal: before each answer it plays
the turn to its end at random so many times, and takes the answer after which the goal was reached most often.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from baston.bots import bot_named
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.puzzles.prover import DEEPEST, REFUTED, SURE, Prover
from baston.puzzles.puzzle import Answers

PLAYOUTS: Final = (100, 1000)  # of the search, before each answer, that finds a puzzle of grade 1 or 2
TRIES: Final = 2  # of greedy and of each search; all of them have to reach the goal
MOST_REFUTED: Final = 3  # lines that are kept

Choose = Callable[[State, int], int]  # of a state and a seed: the option of the seat that is asked


def grade_of(prover: Prover, state: State) -> tuple[int, list[Answers]]:
    """Return the grade of a puzzle, 1 to 3, and lines that were tried in vain. Raises TooMany."""
    refuted: list[Answers] = []
    finders = [(1, _greedy(prover))]
    finders += [(grade, _search(prover, playouts)) for grade, playouts in enumerate(PLAYOUTS, 1)]
    for grade, choose in finders:
        lines = [attempt(prover, choose, state, seed) for seed in range(TRIES)]
        refuted += [line for line, is_found in lines if not is_found and line not in refuted]
        if all(is_found for _, is_found in lines):
            return grade, refuted[:MOST_REFUTED]
    return len(PLAYOUTS) + 1, refuted[:MOST_REFUTED]


def attempt(prover: Prover, choose: Choose, state: State, seed: int) -> tuple[Answers, bool]:
    """Solve against the best answers; return the line, and whether the goal was reached. Raises TooMany."""
    game, judge = prover.game, prover.judge
    twin = game.copy(state)
    line: Answers = []
    while not judge.is_over(twin):
        decision = twin.decision
        assert decision is not None, "it is not over"
        if len(decision.options) == 1:
            option = decision.options[0]
        elif decision.player in judge.own:
            option = choose(twin, seed + len(line))
        else:
            option = best_answer(prover.anew(), twin)
        line.append(decision.options.index(option))
        game.answer(twin, option)
    return line, judge.is_reached(twin, prover.goal)


def best_answer(prover: Prover, state: State) -> int:
    """Return what an opponent of the solver answers: what refutes, else what is not proved to lose.

    Raises TooMany.
    """
    decision = state.decision
    assert decision is not None, "something is asked"
    best = decision.options[0]
    lowest = SURE + 1
    for option in decision.options:
        found = prover.after(state, option)
        if found < lowest:
            best, lowest = option, found
        if found == REFUTED:
            break
    return best


def _greedy(prover: Prover) -> Choose:
    bot = bot_named("greedy")

    def choose(state: State, seed: int) -> int:
        decision = state.decision
        assert decision is not None, "something is asked"
        return bot.choose(prover.game, state, decision.player, seed)

    return choose


def _search(prover: Prover, playouts: int) -> Choose:
    def choose(state: State, seed: int) -> int:
        decision = state.decision
        assert decision is not None, "something is asked"
        rng = Rng(seed)
        options = decision.options
        reached = [0] * len(options)
        tries = [0] * len(options)
        for n in range(playouts):
            place = n % len(options)
            prover.spend()
            twin = prover.game.copy(state)
            prover.game.answer(twin, options[place])
            reached[place] += _at_random(prover, twin, rng)
            tries[place] += 1
        shares = [hits / max(1, count) for hits, count in zip(reached, tries, strict=True)]
        return options[shares.index(max(shares))]

    return choose


def _at_random(prover: Prover, state: State, rng: Rng) -> bool:
    """Whether the turn, played on at random, reaches the goal; the state is used up. Raises TooMany."""
    for _ in range(DEEPEST):
        if prover.judge.is_over(state):
            return prover.judge.is_reached(state, prover.goal)
        decision = state.decision
        assert decision is not None, "it is not over"
        prover.spend()
        prover.game.answer(state, decision.options[rng.below(len(decision.options))])
    return False
