"""All bots of a league against each other: what the command line asks for, progress, tables."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from sys import maxsize
from typing import Final

from rich.console import Console

from baston.cli.arguments.seating import Wishes, arranged, seed_of
from baston.cli.runs.grids import grid_of
from baston.cli.runs.manner import Manner
from baston.cli.terminal.screen import Screen
from baston.guests import bot_named, names_in
from baston.kernel.game import Game, Option, Refusal
from baston.kernel.state import State
from baston.kernel.text import Json
from baston.league.game import Fault, Result, faults
from baston.league.plan import Division, Fixture, League, Target, pairings
from baston.league.rounds import played
from baston.league.sheets import Sheet, heading, markdown, sheets, side_of
from baston.league.standings import Match, Standing, Table, tables
from baston.league.store import Store
from baston.locales import sentence
from baston.simulation.runner import Runner

TABLES: Final = "league.md"
PICTURE: Final = "elo.svg"


def planned(game: Game[State], wishes: Wishes, bots: str, games: int, targets: list[str]) -> League:
    """Make the league that the command line asks for. Raises Refusal for bots or targets that do not fit."""
    asked = names_in(bots)
    if not all(asked):
        raise Refusal("league-bad-bots", bots=bots)
    contestants = [bot_named(name) for name in asked]
    for bot in contestants:
        bot.check(game)
    names = [bot.name for bot in contestants]
    if len(names) < 2:
        raise Refusal("league-alone")
    for i, name in enumerate(names):
        if name in names[:i]:
            raise Refusal("league-twice", first=asked[names.index(name)], second=asked[i], bot=name)
    return League(
        game.name,
        game.rules_version,
        divisions(game, wishes),
        names,
        games + games % 2,
        seed_of(wishes),
        [_target(text, names) for text in targets],
    )


def divisions(game: Game[State], wishes: Wishes) -> list[Division]:
    """Return a division for each mode of the game, or only that of the mode asked for.

    Raises Refusal if the game refuses the setup.
    """
    option = _mode_option(game)
    if option is None:
        return [_division(game, wishes, game.modes[0] if game.modes else game.name)]
    rules = [rule.partition("=")[0].strip() for rule in wishes.rules]
    if option.name in rules or wishes.options.get(option.name) is not None:
        division = _division(game, wishes, "")
        name = division.setup.options.get(option.name, option.default)  # a setup may say nothing of a default
        return [Division(name, division.setup)]
    return [
        _division(game, replace(wishes, options=wishes.options | {option.name: mode}), mode)
        for mode in game.modes
    ]


def _mode_option(game: Game[State]) -> Option | None:
    """The option that sets the mode, under whichever name the game has it."""
    found = [option for option in game.options if game.modes and set(game.modes) <= set(option.choices)]
    return found[0] if found else None


def _division(game: Game[State], wishes: Wishes, name: str) -> Division:
    """The division with as many players as are asked for, else the fewest that make two equal sides."""
    if wishes.players is not None:
        setup, _ = arranged(game, wishes, simulated=True)
        if len(game.teams(setup)) % 2:
            raise Refusal("league-sides", players=setup.players)
        return Division(name, setup)
    refused: Refusal | None = None
    for players in game.seats:
        try:
            setup, _ = arranged(game, replace(wishes, players=str(players)), simulated=True)
        except Refusal as refusal:
            refused = refused or refusal
            continue
        if len(game.teams(setup)) % 2 == 0:
            return Division(name, setup)
    raise refused or Refusal("league-sides", players=game.seats[-1])


def _target(text: str, bots: list[str]) -> Target:
    """SHARE, or FIRST,SECOND=SHARE. Raises Refusal."""
    pair, equals, share = text.rpartition("=")
    asked = names_in(pair) if equals else []
    if not all(asked):
        raise Refusal("league-bad-target", target=text)
    names = [bot_named(name).name for name in asked]
    try:
        value = float(share)
    except ValueError as error:
        raise Refusal("league-bad-target", target=text) from error
    least = 0.0 if names else 0.5
    if len(names) not in (0, 2) or not least < value < 1 or set(names) - set(bots) or len(set(names)) == 1:
        raise Refusal("league-bad-target", target=text)
    return Target(value, *names)


def conduct(league: League, manner: Manner, seeded: bool) -> None:
    """Play the league, keep its games and print the standings.

    Raises Refusal if the folder cannot be used, OSError, and KeyboardInterrupt with all finished games kept.
    """
    if manner.out is not None and not manner.out.strip():
        raise Refusal("out-empty")
    manner.require_extras()
    store = None if manner.out is None else Store(Path(manner.out).expanduser())
    results: dict[Fixture, Result] = {}
    every = len(pairings(league)) * league.games
    # A cluster that cannot be reached leaves no folder behind that the same command would be refused for.
    with manner.runner(every) as runner:
        if manner.resume:
            if store is None:
                raise Refusal("out-needed", option="--resume")
            league = agreed(store, league, seeded)
            results = store.results(league)
        elif store is not None:
            store.begin(league)
        _play(league, results, store, runner, manner)
    made = tables(league, results)
    told = sheets(league, made, manner.lang)
    if store is not None:
        from baston.league.plot import plot

        store.write(TABLES, markdown(league, told, manner.lang))
        store.write(PICTURE, plot(league, made, manner.lang))
    if manner.as_json:
        print(json.dumps(summed_up(league, made, faults(league, results))))
    else:
        _tell(league, told, faults(league, results), manner)


def agreed(store: Store, asked: League, seeded: bool) -> League:
    """Return the league in the folder.

    Raises Refusal unless it is what is asked for, but for a seed not given.
    """
    there = store.plan()
    rules, ours = there.rules_version, asked.rules_version
    if there.game == asked.game and rules < ours:
        raise Refusal("league-earlier", folder=str(store.folder), rules=rules, ours=ours)
    for setting in League.__struct_fields__:
        if setting == "seed" and not seeded:
            continue
        if getattr(there, setting) != getattr(asked, setting):
            raise Refusal("league-differs", folder=str(store.folder), setting=setting)
    return there


def _play(
    league: League, results: dict[Fixture, Result], store: Store | None, runner: Runner, manner: Manner
) -> None:
    """Play what is missing among the results, each game being kept at once."""
    try:
        with _progress(league, results, manner) as tell:
            for result, most in played(league, results, runner):
                if store is not None:
                    store.add(result)
                tell(most)
    except KeyboardInterrupt:
        key = "league-not-kept" if manner.out is None else "league-kept"
        print(sentence(manner.lang, key, folder=manner.out or "", games=len(results)), file=sys.stderr)
        raise


@contextmanager
def _progress(
    league: League, results: dict[Fixture, Result], manner: Manner
) -> Iterator[Callable[[int], None]]:
    """A bar, if there is a terminal; it is told how many games the league has at most."""
    if manner.as_json or not sys.stderr.isatty():
        yield _untold
        return
    from baston.cli.runs.progress import bar

    every = len(pairings(league)) * league.games
    with bar(every, manner.lang, "simulate-rate") as show:
        yield lambda most: show(len(results), most)


def _untold(most: int) -> None:
    """Do nothing: there is no terminal."""


def summed_up(league: League, made: list[Table], lost: list[Fault]) -> dict[str, Json]:
    """Return the standings as `--json` prints them."""
    return {
        "game": league.game,
        "seed": league.seed,
        "divisions": [
            {
                "name": league.divisions[table.division].name,
                "players": league.divisions[table.division].setup.players,
                "standings": [_standing(league, standing) for standing in table.standings],
                "matches": [_match(league, match) for match in table.matches],
            }
            for table in made
        ],
        "faults": [{"bot": fault.bot, "fault": fault.kind, "games": fault.games} for fault in lost],
    }


def _standing(league: League, standing: Standing) -> dict[str, Json]:
    lead = standing.lead
    return {
        "bot": league.bots[standing.bot],
        "elo": round(standing.elo, 1),
        "elo_low": round(standing.elo - standing.half_width, 1),
        "elo_high": round(standing.elo + standing.half_width, 1),
        "points": standing.points,
        "games": standing.games,
        "lead": None if lead is None else round(lead[0], 1),
        "lead_low": None if lead is None else round(lead[0] - lead[1], 1),
        "lead_high": None if lead is None else round(lead[0] + lead[1], 1),
        "seconds_a_choice": standing.seconds,
    }


def _match(league: League, match: Match) -> dict[str, Json]:
    side = side_of(match)
    return {
        "bot": league.bots[side.bot],
        "against": league.bots[side.other],
        "games": match.games,
        "share": round(side.share, 4),
        "low": round(side.interval[0], 4),
        "high": round(side.interval[1], 4),
        "deals": list(side.deals),
        "target": None if match.aim is None else match.aim.share,
        "verdict": side.verdict or None,
    }


def _tell(league: League, told: list[Sheet], lost: list[Fault], manner: Manner) -> None:
    screen = Screen(manner.lang)
    screen.show(heading(league, manner.lang))
    # Of the terminal, not of the screen, which has no lines of words as long as that.
    room = Console().width if screen.console.is_terminal else maxsize
    missing: list[str] = []
    for sheet in told:
        grid, without = grid_of(sheet, room)
        missing += [heading for heading in without if heading not in missing]
        screen.show("")
        screen.console.print(grid, crop=False)
    screen.show("")
    for fault in lost:
        screen.say(
            "league-fault",
            bot=fault.bot,
            count=fault.games,
            why=sentence(manner.lang, f"fault-{fault.kind}"),
        )
    if missing:
        screen.say("league-narrow", columns=", ".join(missing))
    screen.say("league-meaning")
    if manner.out is not None:
        screen.say("league-out", folder=manner.out)
