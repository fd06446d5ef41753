"""The commands and their options. Each imports what it runs when it runs: start-up stays short."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

import typer

from baston.cli.arguments.declared import (
    AsJson,
    Bots,
    BotsOfFile,
    GameName,
    GamesOfPairing,
    Keeping,
    Lang,
    LeagueFolder,
    Learning,
    Lines,
    OfGames,
    Players,
    Resume,
    ResumeLeague,
    Running,
    Seats,
    SeatsOfBots,
    Seed,
    Serving,
    Targets,
)
from baston.cli.arguments.grouping import grouped
from baston.cli.arguments.seating import Wishes, whole_number
from baston.cli.commands.admin_commands import admin
from baston.cli.commands.host_commands import backup, restore
from baston.cli.commands.lookup_commands import arena, cards, decks, games, mat, position, rules
from baston.cli.commands.puzzle_commands import puzzle, puzzles
from baston.extras import require
from baston.games import game_named
from baston.kernel.game import Refusal
from baston.locales import language

if TYPE_CHECKING:
    from baston.cli.runs.manner import Manner

app: Final = typer.Typer(
    help="Tabletop brawl games with every rule enforced, against bots or on one keyboard.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(asked: bool) -> None:
    if asked:
        from baston.cli.lookups.version import version_line

        print(version_line())
        raise typer.Exit


@app.callback()
def baston(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Play, simulate, replay and look up tabletop brawl games."""


def _options(options: OfGames, lang: str) -> dict[str, str | None]:
    """The game's own options by name; None where nothing was given."""
    named = options.named()
    if named["decks"] is not None:
        from baston.cli.lookups.decks import decks_option

        named["decks"] = decks_option(named["decks"], lang)
    if named["position"] is not None:
        from baston.cli.arguments.positions import position_text

        named["position"] = position_text(named["position"])
    return named


def _wishes(players: str | None, seats: str | None, options: OfGames, running: Running) -> Wishes:
    """What is asked of the games that bots play."""
    named = _options(options, language(running.lang))
    return Wishes(players, seats, named, options.rule or [], running.seed)


def _manner(running: Running, out: str | None, resume: bool) -> Manner:
    """How the games are run; `out` is the folder that keeps them. Raises Refusal."""
    from baston.cli.runs.manner import Manner

    jobs = None if running.jobs is None else whole_number("--jobs", running.jobs, 1)
    return Manner(language(running.lang), running.as_json, out, resume, jobs, running.ray)


@app.command()
@grouped
def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="A game; `baston games` lists them.")
    ] = None,
    players: Players = None,
    seats: Seats = None,
    *,
    options: OfGames,
    lang: Lang = None,
    seed: Seed = None,
    resume: Resume = None,
    bots: BotsOfFile = None,
    lines: Lines = False,
) -> int:
    """Play in the terminal, against bots or with others on one keyboard.

    The table fills the screen; where it cannot, or with --lines, it is printed line by line. Every answer is
    kept at once, in the folder BASTON_DATA or the platform's; --resume goes on.
    """
    from baston.cli.fullscreen.choosing import table_for
    from baston.cli.table import play as playing

    wishes = Wishes(players, seats, _options(options, language(lang)), options.rule or [], seed)
    table = table_for(lines)
    if resume is not None:
        return playing.go_on(game, resume, wishes, language(lang), table, bots)
    if bots is not None:
        raise Refusal("bots-unused")
    return playing.begin(game, wishes, language(lang), table)


@app.command()
def learn(
    lesson: Annotated[
        str | None,
        typer.Argument(metavar="LESSON", help="The lesson to begin; without one they are listed."),
    ] = None,
    lang: Lang = None,
    lines: Lines = False,
) -> int:
    """Learn a game by playing it: a guided first game, from a prepared deal, with the real rules.

    One idea at a time; `lesson` shows what you have learnt, `skip` goes on, `quit` stops. `baston play
    --resume` comes back to it.
    """
    from baston.cli.fullscreen.choosing import table_for
    from baston.cli.table import learn as learning

    return learning.learn(lesson, language(lang), table_for(lines))


@app.command()
@grouped
def serve(
    *,
    wanted: Serving,
    lang: Lang = None,
) -> None:
    """Serve the table to browsers: against bots or with others, here or elsewhere.

    Every answer is kept before it counts: a server that was killed goes on where it was.
    """
    from baston.server.url_schemes import extras_for

    require(extras_for(wanted.database, wanted.channels))
    from baston.cli.hosting import serve as serving

    serving.serve(wanted, language(lang))


@app.command()
@grouped
def simulate(
    game: GameName,
    games: Annotated[str, typer.Option("--games", metavar="N", help="How many games.")] = "100",
    players: Players = None,
    seats: SeatsOfBots = None,
    *,
    options: OfGames,
    running: Running,
    keeping: Keeping,
) -> None:
    """Let bots play many games; factions are random unless given.

    Game i depends on the seed and on i alone, whoever plays it. With --out, games are kept as they come.
    """
    from baston.cli.runs import simulate as simulating

    wishes = _wishes(players, seats, options, running)
    times = whole_number("--times", keeping.times, 1)
    plan = simulating.planned(
        game_named(game), wishes, whole_number("--games", games, 1), keeping.events, times
    )
    manner = _manner(running, keeping.out, keeping.resume)
    simulating.simulate(plan, manner, running.seed is not None, keeping.overwrite)


@app.command()
@grouped
def league(
    game: GameName,
    bots: Bots = "uniform,easy,normal",
    games: GamesOfPairing = "400",
    target: Targets = None,
    players: Players = None,
    *,
    options: OfGames,
    running: Running,
    out: LeagueFolder = None,
    resume: ResumeLeague = False,
) -> None:
    """Let bots play each other in every mode of a game, and rate them.

    Each deal is played twice, with the bots in exchanged seats; Elo comes with intervals of 95 %.
    """
    from baston.cli.runs import league as meeting

    wishes = _wishes(players, None, options, running)
    plan = meeting.planned(game_named(game), wishes, bots, whole_number("--games", games, 2), target or [])
    meeting.conduct(plan, _manner(running, out, resume), running.seed is not None)


@app.command()
@grouped
def train(
    game: GameName,
    players: Players = None,
    *,
    options: OfGames,
    running: Running,
    learning: Learning,
) -> None:
    """Let a network teach itself a game: it does as greedy does, then plays itself and learns from the ends.

    Weights are written after every round; `policy:FILE` plays by them. A training that was ended goes on
    with --resume.
    """
    require({"baston train": "train"})
    from baston.cli.runs import train as training

    rounds, games, rollouts, trial = (
        whole_number(option, text, least)
        for option, text, least in (
            ("--rounds", learning.rounds, 1),
            ("--games", learning.games, 1),
            ("--rollouts", learning.rollouts, 0 if learning.rollouts == "0" else 2),
            ("--trial", learning.trial, 2),
        )
    )
    wishes = _wishes(players, None, options, running)
    effort = training.Effort(rounds, games, rollouts, trial, learning.ahead)
    plan = training.planned(game_named(game), wishes, effort)
    minutes = None if learning.minutes is None else whole_number("--minutes", learning.minutes, 1)
    training.conduct(plan, _manner(running, learning.out, learning.resume), running.seed is not None, minutes)


@app.command()
def report(
    folders: Annotated[
        list[str],
        typer.Argument(
            metavar="DIR…", help="A folder that `baston simulate --out` has written; several with --targets."
        ),
    ],
    out: Annotated[
        str | None,
        typer.Option("--out", metavar="FILE", help="The page.", show_default="report.html in DIR"),
    ] = None,
    csv: Annotated[
        str | None, typer.Option("--csv", metavar="DIR", help="Write the figures into DIR too, as CSV.")
    ] = None,
    targets: Annotated[
        str | None,
        typer.Option(
            "--targets",
            metavar="FILE",
            help="Measure the games against a table of targets instead; status 1 if one is missed.",
        ),
    ] = None,
    lang: Lang = None,
) -> int:
    """Report on the balance of simulated games: one page with plots, which needs no network."""
    require({"baston report": "reports"})
    from baston.cli.runs import report as reporting

    if targets is None:
        if len(folders) > 1:
            raise Refusal("targets-needed")
        reporting.report(folders[0], out, csv, language(lang))
        return 0
    reporting.refuse_beside_targets({"--out": out, "--csv": csv})
    from baston.cli.runs import targets as measuring

    return measuring.measure(folders, targets, language(lang))


@app.command()
def replay(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="A record, as `save` or a web table writes it.")
    ],
    seat: Annotated[
        str | None,
        typer.Option("--seat", metavar="N", help="See what this seat saw.", show_default="a spectator"),
    ] = None,
    commitment: Annotated[
        str | None,
        typer.Option(
            "--commitment",
            metavar="HEX",
            help="What the web table showed before the game: was this the shuffle it had settled on?",
        ),
    ] = None,
    at: Annotated[
        str | None,
        typer.Option(
            "--position", metavar="N", help="Print the position after N answers, to play on otherwise."
        ),
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Step through a recorded game, there and back, and verify it.

    Enter goes on, `back` and `turn 5` go there, `position` prints it, `end` goes to the end, `quit` leaves.

    A record of a web table also proves that its shuffle was settled before the game.
    """
    from baston.cli.records import replay as replaying

    if at is None:
        replaying.replay(file, seat, commitment, language(lang), as_json)
    else:
        replaying.print_position(file, whole_number("--position", at))


@app.command()
def analyse(
    file: Annotated[
        str | None, typer.Argument(metavar="FILE", help="A record, as `baston replay` reads it.")
    ] = None,
    named: Annotated[
        str | None,
        typer.Option("--position", metavar="FILE|LINK|-", help="Judge a position instead of a game."),
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option("--seat", metavar="N", help="From this seat.", show_default="the first person’s"),
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option("--bot", metavar="ismcts:N|ismcts:Ns", help="The search that judges each decision."),
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Judge a recorded game: the chance to win, decision by decision, and where the game turned.

    Each decision is judged by what the seat knew at that moment.
    """
    from baston.cli.records import analyse as analysing

    if (file is None) == (named is None):
        raise Refusal("analyse-what")
    if named is not None:
        analysing.analyse_position(named, bot, language(lang), as_json)
    elif file is not None:
        analysing.analyse(file, seat, bot, language(lang), as_json)


app.add_typer(admin, name="admin")
app.add_typer(puzzles, name="puzzles")
for command in (backup, restore, cards, decks, arena, mat, position, rules, games, puzzle):
    app.command()(command)


@app.command()
def bench(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game.")] = "smashup",
    games: Annotated[
        str, typer.Option("--games", metavar="N", help="Games in each of the five runs.")
    ] = "400",
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Measure the engine on this machine: random play on one core, copies, saves, samples."""
    from baston.cli.runs import bench as measuring

    measuring.bench(game_named(game), whole_number("--games", games, 1), language(lang), as_json)
