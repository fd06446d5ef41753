"""Three kinds of person who play a lesson: who follows, who does something else, who presses anything."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from baston.bots import bot_named
from baston.games import game_named
from baston.kernel.frame import PASS
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.lessons import Lesson, Progress, progress
from baston.lessons.lesson import LEARNER

LONGEST = 300  # answers after which nobody has to have come to the end

# Of the options by their English labels, and those that the step proposes, the one to take.
Person: TypeAlias = Callable[[dict[int, str], tuple[str, ...], Rng], int]


def follows(labels: dict[int, str], proposed: tuple[str, ...], rng: Rng) -> int:
    """The first that is proposed, else to decline."""
    named = [option for begin in proposed for option in labels if labels[option].startswith(begin)]
    return [*named, PASS][0] if named or PASS in labels else next(iter(labels))


def does_something_else(labels: dict[int, str], proposed: tuple[str, ...], rng: Rng) -> int:
    """Whatever is not proposed, if there is anything else."""
    others = [option for option in labels if not labels[option].startswith(proposed)] if proposed else []
    return presses_anything({option: labels[option] for option in others or labels}, (), rng)


def presses_anything(labels: dict[int, str], proposed: tuple[str, ...], rng: Rng) -> int:
    """Any option at all."""
    return list(labels)[rng.next32() % len(labels)]


def begin(lesson: Lesson) -> tuple[Game[State], State]:
    """The game of the lesson, begun."""
    game = game_named(lesson.game)
    return game, game.new(game.setup(lesson.players, lesson.setup_options), lesson.seed, log=True)


def learn(lesson: Lesson, person: Person, seed: int = 1) -> Iterator[tuple[State, Progress]]:
    """The game and where its lesson stands whenever the learner is asked, up to free play, and at the end."""
    game, state = begin(lesson)
    rng, count = Rng(seed), 0
    rival = bot_named(lesson.opponent)
    while not state.over and count < LONGEST:
        decision = state.decision
        assert decision is not None
        if decision.player == LEARNER:
            now = progress(lesson, game, state)
            yield state, now
            if now.step.is_free:
                return
            labels = {o: game.presentation.label(state, o, "en") for o in decision.options}
            option = person(labels, now.step.follow, rng)
        else:
            option = rival.choose(game, state, decision.player, Rng(lesson.seed ^ (count + 1 << 32)).next32())
        game.answer(state, option)
        count += 1
    yield state, progress(lesson, game, state)
