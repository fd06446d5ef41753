"""Many games between bots: what the command line asks for, progress, and what is told in the end."""

from __future__ import annotations

import errno
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from baston.cli.arguments.seating import Wishes, arranged, seed_of
from baston.cli.runs.manner import Manner
from baston.cli.terminal.names import ME
from baston.games import game_named
from baston.guests import bot_named
from baston.kernel.game import Game, Refusal
from baston.kernel.state import State
from baston.kernel.text import Json
from baston.simulation.plan import Plan, parts
from baston.simulation.run import Tally, run, summed_up

if TYPE_CHECKING:
    from baston.simulation.store import Store

RANDOM: Final = "uniform"
FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


def planned(game: Game[State], wishes: Wishes, games: int, events: bool = False, times: int = 1) -> Plan:
    """Make the plan that the command line asks for.

    Raises Refusal for a person or an unknown bot in a seat.
    """
    setup, seats = arranged(game, wishes, simulated=True)
    if wishes.seats is None:
        seats = [RANDOM] * setup.players
    if ME in seats:
        raise Refusal("simulate-people")
    bots = [bot_named(name) for name in seats]
    for bot in bots:
        bot.check(game)
    if setup.options.get("factions") and wishes.options.get("factions") is None:
        setup = game.setup(setup.players, setup.options | {"factions": "random"})
    return Plan(game.name, setup, [bot.name for bot in bots], seed_of(wishes), games, events, times)


def simulate(plan: Plan, manner: Manner, seeded: bool, overwrite: bool = False) -> None:
    """Play the games of the plan, keep them and print the results.

    `seeded`: the command line named the seed. Raises Refusal if the folder cannot be used; OSError.
    """
    manner.require_extras()
    done = 0

    def count(games: int) -> None:
        nonlocal done
        done = games
        tell(games)

    # A cluster that cannot be reached leaves no folder behind that the same command would be refused for.
    runner = manner.runner(len(parts(plan)))
    try:
        with runner:
            store = _store(plan, manner, seeded, overwrite)
            plan = plan if store is None else store.plan
            with _progress(plan.games, manner) as tell:
                tally = run(plan, runner, store, count)
        summary = summed_up(plan, tally)
        if store is not None:
            store.finish(summary, tally.games_now > 0)
    except KeyboardInterrupt:
        key = "simulate-not-kept" if manner.out is None else "simulate-kept"
        _say(manner.lang, key, folder=manner.out or "", done=done, games=plan.games)
        raise
    except OSError as error:
        if manner.out is None or error.errno not in FULL:
            raise
        raise Refusal("simulate-full", folder=manner.out, done=done, games=plan.games) from error
    if manner.as_json:
        print(json.dumps(summary))
    else:
        _tell(plan, summary, tally, manner)


def _store(plan: Plan, manner: Manner, seeded: bool, overwrite: bool) -> Store | None:
    """The store that keeps the games, tried before hours of play. Raises Refusal and OSError."""
    if manner.out is None:
        kept = {"--events": plan.events, "--resume": manner.resume, "--overwrite": overwrite}
        for option, asked in kept.items():
            if asked:
                raise Refusal("out-needed", option=option)
        return None
    if not manner.out:
        raise Refusal("out-empty")
    if manner.resume and overwrite:
        raise Refusal("resume-or-overwrite")
    from baston.simulation.store import Store

    store = Store(Path(manner.out).expanduser(), plan)
    if manner.resume:
        store.go_on(seeded)
    else:
        store.begin(overwrite)
    return store


@contextmanager
def _progress(games: int, manner: Manner) -> Iterator[Callable[[int], None]]:
    """A bar with rate and time left, if there is a terminal; it is told how many games are there."""
    if manner.as_json or not sys.stderr.isatty():
        yield _untold
        return
    from baston.cli.runs.progress import bar

    with bar(games, manner.lang, "simulate-rate") as show:
        yield lambda done: show(done, games)


def _untold(games: int) -> None:
    """Do nothing: there is no terminal."""


def _tell(plan: Plan, summary: dict[str, Json], tally: Tally, manner: Manner) -> None:
    from baston.locales import sentence

    figures = _figures(summary, manner.lang)

    def words(key: str, **more: str | int) -> str:
        return sentence(manner.lang, key, game=plan.game, **(figures | more))

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
    for (seat, kind), count in sorted(tally.faults.items()):
        why = sentence(manner.lang, f"fault-{kind}")
        print("  " + words("simulated-fault", seat=str(seat + 1), bot=plan.seats[seat], count=count, why=why))
    if tally.games_now:
        played = tally.games_now
        print(words("simulated-speed" if played == plan.games else "simulated-speed-now", played=played))
    if manner.out is not None:
        print(words("simulated-out-events" if plan.events else "simulated-out", folder=manner.out))


def _figures(summary: dict[str, Json], lang: str) -> dict[str, str | int]:
    """The numbers of the summary as the language writes them; the seed as it is asked for."""
    from baston.report.numbers import decimal, measured

    shown: dict[str, str | int] = {}
    for name, value in summary.items():
        if isinstance(value, int):
            shown[name] = str(value) if name == "seed" else value
        elif isinstance(value, float):
            shown[name] = measured(value, lang) if name == "seconds" else decimal(value, lang)
    return shown


def _say(lang: str, key: str, **values: str | int) -> None:
    from baston.locales import sentence

    print(sentence(lang, key, **values), file=sys.stderr)
