"""Whole games of any kind, checked after every answer and led to what has not acted yet."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from pathlib import Path
from typing import Generic

from baston.kernel.effect import Act, Effect, Rulebook, S, Step
from baston.kernel.frame import PASS, Frame
from baston.kernel.game import Game, Setup
from baston.kernel.record import begin_record, write_answer
from baston.kernel.rng import Rng
from baston.kernel.state import State

REGRESSIONS = Path(__file__).parents[1] / "regressions"
LONGEST = 5000  # answers; random games of four end far below
GREAT_NUMBER = 1000  # games that are worth a process for each core

Choose = Callable[[S, Rng], int]
Check = Callable[[S], None]  # raises AssertionError, saying what is wrong


def at_random(state: State, rng: Rng) -> int:
    assert state.decision is not None
    options = state.decision.options
    return options[rng.below(len(options))]


def checked_game(
    game: Game[S], setup: Setup, seed: int, check: Check[S], choose: Choose[S] = at_random, log: bool = False
) -> tuple[S, int]:
    """Play a whole game: its end and the number of answers. A failure is written down, then raised."""
    record = begin_record(game, setup, seed)
    state = game.new(setup, seed, log)
    rng = Rng(seed)
    try:
        check(state)
        while not state.over:
            write_answer(game, record, state, choose(state, rng))
            check(state)
            assert len(record.answers) < LONGEST, "the game does not end"
    except Exception:
        REGRESSIONS.mkdir(exist_ok=True)
        path = REGRESSIONS / f"{game.name}-{setup.players}-{seed}.record"
        path.write_text(record.text())
        print(f"kept as tests/regressions/{path.name}")
        raise
    return state, len(record.answers)


def broken(
    game: Game[S],
    games: int,
    seed: int,
    table: Callable[[int, Rng], tuple[int, dict[str, str]]],
    watch: Callable[[], Check[S]],
    log: bool = False,
) -> list[str]:
    """Random games at these tables: what went wrong, each with the setup and the seed that show it again.

    Great numbers are played on all cores.
    """

    def fault(n: int) -> str:
        players, options = table(n, Rng(seed + n))
        try:
            checked_game(game, game.setup(players, options), seed + n, watch(), log=log)
        except Exception as error:  # whatever it is, the search goes on
            return f"{game.name}, seed {seed + n}, {players} players, {options}: {error!r}"
        return ""

    if games < GREAT_NUMBER:
        return [found for found in map(fault, range(games)) if found]
    return [found for found in _on_all_cores(fault, games) if found]


def _on_all_cores(fault: Callable[[int], str], games: int) -> list[str]:
    """What was found, by processes that share out the games: each is a copy of this one."""
    cores = os.cpu_count() or 1
    context = multiprocessing.get_context("fork")
    pipes = [context.Pipe(duplex=False) for _ in range(cores)]

    def play(core: int) -> None:
        pipes[core][1].send([fault(n) for n in range(core, games, cores)])

    players = [context.Process(target=play, args=(core,)) for core in range(cores)]
    for player in players:
        player.start()
    found = [fault for receive, _ in pipes for fault in receive.recv()]
    for player in players:
        player.join()
    return found


def play_on(game: Game[S], state: S, rng: Rng, check: Check[S], choose: Choose[S] = at_random) -> None:
    """Play from a position to the end."""
    check(state)
    for _ in range(LONGEST):
        if state.over:
            return
        game.answer(state, choose(state, rng))
        check(state)
    raise AssertionError("the game does not end")


class Acted(Generic[S]):
    """Counts how often each step of each effect has acted, while it is entered."""

    def __init__(self, rules: Rulebook[S], id_of: Callable[[S, int], str]) -> None:
        self.rules = rules
        self.id_of = id_of  # of the card that an option is about, "" for none: effects bear its name
        self.counts: dict[tuple[str, int], int] = {}
        self.wrapped: list[tuple[Step[S], Act[S]]] = []

    def __enter__(self) -> Acted[S]:
        for effect in self.rules.effects:
            for i, step in enumerate(effect.steps):
                self.counts[effect.name, i] = 0
                self.wrapped.append((step, step.act))
                step.act = self._counting(effect, i, step.act)
        return self

    def __exit__(self, *error: object) -> None:
        for step, act in reversed(self.wrapped):  # a step that effects share has been wrapped for each
            step.act = act

    def _counting(self, effect: Effect[S], i: int, act: Act[S]) -> Act[S]:
        def counted(state: S, me: Frame) -> None:
            if me.effect == effect.number:
                self.counts[effect.name, i] += 1
            act(state, me)

        return counted

    def never(self) -> list[tuple[str, int]]:
        """The steps that have not acted yet."""
        return [key for key, count in self.counts.items() if count == 0]

    def curious(self, state: S, rng: Rng) -> int:
        """Prefer, half of the time, an answer about a card that has steps which never acted."""
        assert state.decision is not None
        if rng.below(2) == 0:
            return at_random(state, rng)
        news = {name.split(" ")[0] for name, _ in self.never()}
        liked = [o for o in state.decision.options if o != PASS and self.id_of(state, o) in news]
        return liked[rng.below(len(liked))] if liked else at_random(state, rng)
