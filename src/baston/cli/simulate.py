"""Many games between bots. Game i depends on the seed and on i alone, so that jobs change nothing."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

import baston
from baston.bots import bot_named
from baston.bots.playout import playout
from baston.cli.seating import Wishes, arranged, seed_of
from baston.cli.session import ME
from baston.games import game_named
from baston.kernel.game import Game, Refusal, Setup
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.kernel.text import Json

RANDOM: Final = "uniform"
CHUNK: Final = 100  # games handed to a process at once, at most


@dataclass(frozen=True)
class Plan:
    """What is simulated."""

    game: str
    setup: Setup
    seats: list[str]
    seed: int
    games: int
    jobs: int


@dataclass
class Played:
    """Some games played, in order: one entry in each list for each game."""

    began: float = 0.0  # on the clock that all processes share, in seconds
    ended: float = 0.0
    seeds: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    winners: list[int | None] = field(default_factory=list)  # places in the game's `teams`
    cut_short: int = 0
    points: list[list[int]] = field(default_factory=list)
    views: list[dict[str, Json]] = field(default_factory=list)  # of the end, if they are wanted


def planned(game: Game[State], wishes: Wishes, games: int, jobs: int) -> Plan:
    """The plan that the wishes make. Raises Refusal; a person cannot be simulated."""
    setup, seats = arranged(game, wishes, simulated=True)
    if wishes.seats is None:
        seats = [RANDOM] * setup.players
    if ME in seats:
        raise Refusal("simulate-people")
    seats = [bot_named(name).name for name in seats]
    if setup.options.get("factions") and wishes.options.get("factions") is None:
        setup = game.setup(setup.players, setup.options | {"factions": "random"})
    return Plan(game.name, setup, seats, seed_of(wishes), games, jobs)


def simulate(plan: Plan, lang: str, as_json: bool, out: str | None, overwrite: bool) -> None:
    """Play the games and print what came of them. Raises Refusal and OSError."""
    folder = None
    if out is not None:
        from baston.cli import results

        folder = results.ready_folder(out, overwrite)
    played = _with_progress(plan, folder is not None, as_json)
    summary = summed_up(plan, played)
    if folder is not None:
        from baston.cli import results

        results.write(folder, plan, played, summary)
    if as_json:
        print(json.dumps(summary))
    else:
        _tell(plan, summary, lang, out)


def game_seed(seed: int, i: int) -> int:
    """The seed of game i: 53 bits, so that it is a whole number in JSON too."""
    rng = Rng(Rng(seed).next32() | i << 32)
    return rng.next32() << 21 | rng.next32() >> 11


def play_chunk(plan: Plan, start: int, stop: int, views: bool) -> Played:
    """Play the games from start to stop − 1."""
    game = game_named(plan.game)
    teams = game.teams(plan.setup)
    played = Played()
    only_chance = all(name == RANDOM for name in plan.seats)
    bots = [bot_named(name) for name in plan.seats]
    played.began = monotonic()
    for i in range(start, stop):
        seed = game_seed(plan.seed, i)
        rng = Rng(seed ^ 0xB075)
        state = game.new(plan.setup, seed)
        if only_chance:
            decisions = playout(game, state, rng)
        else:
            decisions = 0
            while state.decision is not None:
                decision = state.decision
                decisions += len(decision.options) > 1
                bot = bots[decision.player]
                game.answer(state, bot.choose(game, state, decision.player, rng.next32()))
        played.seeds.append(seed)
        played.decisions.append(decisions)
        played.winners.append(_winner(game, state, teams))
        played.cut_short += game.is_cut_short(state)
        played.points.append(game.points(state))
        if views:
            played.views.append(game.view(state, None))
    played.ended = monotonic()
    return played


def _winner(game: Game[State], state: State, teams: list[list[int]]) -> int | None:
    """The team that has won alone, else None."""
    scores = [game.score(state, team[0]) for team in teams]
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else None


def chunks(plan: Plan, views: bool) -> Iterator[Played]:
    """The games in order, chunk by chunk."""
    size = max(1, min(CHUNK, -(-plan.games // (4 * plan.jobs))))
    tasks = [(plan, start, min(start + size, plan.games), views) for start in range(0, plan.games, size)]
    if plan.jobs == 1 or len(tasks) == 1:
        for task in tasks:
            yield play_chunk(*task)
        return
    import multiprocessing

    # Spawned, not forked: the same on every platform, and no lock is inherited.
    context = multiprocessing.get_context("spawn")
    processes = min(plan.jobs, len(tasks), 4 * (os.cpu_count() or 1))
    with context.Pool(processes, _leave_interrupts_to_the_parent) as pool:
        yield from pool.imap(_task, tasks)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _task(task: tuple[Plan, int, int, bool]) -> Played:
    return play_chunk(*task)


def _with_progress(plan: Plan, views: bool, as_json: bool) -> Played:
    total = Played(began=float("inf"))
    if as_json or not sys.stderr.isatty():
        for part in chunks(plan, views):
            _add(total, part)
        return total
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=plan.games)
        for part in chunks(plan, views):
            _add(total, part)
            progress.advance(bar, len(part.seeds))
    return total


def _add(total: Played, part: Played) -> None:
    total.began = min(total.began, part.began)
    total.ended = max(total.ended, part.ended)
    total.seeds += part.seeds
    total.decisions += part.decisions
    total.winners += part.winners
    total.cut_short += part.cut_short
    total.points += part.points
    total.views += part.views


def summed_up(plan: Plan, played: Played) -> dict[str, Json]:
    """What `--json` prints."""
    seconds = max(played.ended - played.began, 1e-9)
    decisions = sum(played.decisions)
    return {
        "games": len(played.seeds),
        "decisions": decisions,
        "seconds": round(seconds, 6),
        "games_per_s": round(len(played.seeds) / seconds, 1),
        "decisions_per_s": round(decisions / seconds, 1),
        "wins": [
            played.winners.count(team) for team, _ in enumerate(game_named(plan.game).teams(plan.setup))
        ],
        "draws": played.winners.count(None),
        "cut_short": played.cut_short,
        "seed": plan.seed,
        "compiled": baston.compiled(),
    }


def _tell(plan: Plan, summary: dict[str, Json], lang: str, out: str | None) -> None:
    from baston.locales import sentence

    def words(key: str, **more: str | int) -> str:
        shown = {name: str(value) for name, value in summary.items() if isinstance(value, int | float)}
        return sentence(lang, key, game=plan.game, **(shown | more))

    print(words("simulated"))
    wins = summary["wins"]
    assert isinstance(wins, list)
    for team, count in zip(game_named(plan.game).teams(plan.setup), wins, strict=True):
        assert isinstance(count, int)
        print(
            words(
                "simulated-wins" if len(team) == 1 else "simulated-wins-team",
                seat=" + ".join([str(seat + 1) for seat in team]),
                bot=" + ".join([plan.seats[seat] for seat in team]),
                wins=count,
                percent=round(100 * count / plan.games),
            )
        )
    for counted in ("draws", "cut_short"):
        if summary[counted]:
            print("  " + words(f"simulated-{counted.replace('_', '-')}"))
    print(words("simulated-speed"))
    if out is not None:
        print(words("simulated-out", folder=out))
