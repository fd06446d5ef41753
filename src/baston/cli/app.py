"""The commands and their options. Each imports what it runs when it runs: start-up stays short."""

from __future__ import annotations

from typing import Annotated, Final

import typer
from typer import Context

from baston.cli.arguments import (
    Arena,
    AsJson,
    Bases,
    Bots,
    Boxes,
    ChannelsUrl,
    Copies,
    Data,
    Database,
    Decks,
    Draft,
    Edition,
    Events,
    Factions,
    First,
    Format,
    GameName,
    GamesOfPairing,
    Host,
    Jobs,
    Lang,
    LeagueFolder,
    Mat,
    Mode,
    NoBrowser,
    Out,
    Players,
    Port,
    RateLimit,
    Ray,
    Resume,
    ResumeLeague,
    Rules,
    Seats,
    SeatsOfBots,
    Seed,
    Targets,
    Workers,
)
from baston.cli.lookups import arena, cards, decks, games, mat, rules
from baston.cli.seating import Wishes, whole_number
from baston.extras import require
from baston.games import game_named
from baston.locales import language

# Options whose names are those of games' own; commands take them together, as given.
OF_GAMES: Final = (
    *("factions", "boxes", "bases", "edition", "copies", "first", "mode", "mat"),
    *("format", "decks", "draft", "arena"),
)
app: Final = typer.Typer(
    help="Tabletop brawl games with every rule enforced, against bots or on one keyboard.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(asked: bool) -> None:
    if asked:
        from baston.cli.version import version_line

        print(version_line())
        raise typer.Exit


@app.callback()
def baston(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Play, simulate, replay and look up tabletop brawl games."""


def _options(given: Context, lang: str) -> dict[str, str | None]:
    """The game's own options that have a name on the command line; None where nothing was given."""
    options: dict[str, str | None] = {name: given.params[name] for name in OF_GAMES}
    if options["decks"] is not None:
        from baston.cli.decks import decks_option

        options["decks"] = decks_option(options["decks"], lang)
    return options


def _processes(jobs: str | None) -> int | None:
    """How many processes are asked for, if any number is."""
    return None if jobs is None else whole_number("--jobs", jobs, 1)


@app.command()
def play(
    given: Context,
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="A game; `baston games` lists them.")
    ] = None,
    players: Players = None,
    seats: Seats = None,
    factions: Factions = None,
    boxes: Boxes = None,
    bases: Bases = None,
    edition: Edition = None,
    copies: Copies = None,
    first: First = None,
    mode: Mode = None,
    mat: Mat = None,
    format: Format = None,
    decks: Decks = None,
    draft: Draft = None,
    arena: Arena = None,
    rule: Rules = None,
    lang: Lang = None,
    seed: Seed = None,
    resume: Resume = None,
) -> int:
    """Play in the terminal, against bots or with others on one keyboard.

    Every answer is kept at once, in the folder BASTON_DATA or the platform's; --resume goes on.
    """
    from baston.cli import play as playing

    options = _options(given, language(lang))
    wishes = Wishes(players, seats, options, rule or [], seed)
    if resume is not None:
        return playing.go_on(game, resume, wishes, language(lang))
    return playing.begin(game, wishes, language(lang))


@app.command()
def serve(
    host: Host = "127.0.0.1",
    port: Port = "8000",
    database: Database = None,
    data: Data = None,
    channels: ChannelsUrl = "memory://",
    workers: Workers = "1",
    rate_limit: RateLimit = None,
    no_browser: NoBrowser = False,
    lang: Lang = None,
) -> None:
    """Serve the table to browsers: against bots or with others, here or elsewhere.

    Every answer is kept before it counts: a server that was killed goes on where it was.
    """
    from baston.server.url_schemes import extras_for

    require(extras_for(database, channels))
    from baston.cli import serve as serving

    wanted = serving.Wanted(host, port, database, data, channels, workers, rate_limit, not no_browser)
    serving.serve(wanted, language(lang))


@app.command()
def simulate(
    given: Context,
    game: GameName,
    games: Annotated[str, typer.Option("--games", metavar="N", help="How many games.")] = "100",
    players: Players = None,
    seats: SeatsOfBots = None,
    factions: Factions = None,
    boxes: Boxes = None,
    bases: Bases = None,
    edition: Edition = None,
    copies: Copies = None,
    first: First = None,
    mode: Mode = None,
    mat: Mat = None,
    format: Format = None,
    decks: Decks = None,
    draft: Draft = None,
    arena: Arena = None,
    rule: Rules = None,
    lang: Lang = None,
    seed: Seed = None,
    jobs: Jobs = None,
    ray: Ray = None,
    as_json: AsJson = False,
    out: Out = None,
    events: Events = False,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the run in DIR.")] = False,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace results in DIR.")] = False,
) -> None:
    """Let bots play many games; factions are random unless given.

    Game i depends on the seed and on i alone, whoever plays it. With --out, games are kept as they come.
    """
    from baston.cli import simulate as simulating
    from baston.cli.manner import Manner

    wishes = Wishes(players, seats, _options(given, language(lang)), rule or [], seed)
    plan = simulating.planned(game_named(game), wishes, whole_number("--games", games, 1), events)
    manner = Manner(language(lang), as_json, out, resume, _processes(jobs), ray)
    simulating.simulate(plan, manner, seed is not None, overwrite)


@app.command()
def league(
    given: Context,
    game: GameName,
    bots: Bots = "uniform,easy,normal",
    games: GamesOfPairing = "400",
    target: Targets = None,
    players: Players = None,
    factions: Factions = None,
    boxes: Boxes = None,
    bases: Bases = None,
    edition: Edition = None,
    copies: Copies = None,
    first: First = None,
    mode: Mode = None,
    mat: Mat = None,
    format: Format = None,
    decks: Decks = None,
    draft: Draft = None,
    arena: Arena = None,
    rule: Rules = None,
    lang: Lang = None,
    seed: Seed = None,
    jobs: Jobs = None,
    ray: Ray = None,
    as_json: AsJson = False,
    out: LeagueFolder = None,
    resume: ResumeLeague = False,
) -> None:
    """Let bots play each other in every mode of a game, and rate them.

    Each deal is played twice, with the bots in exchanged seats; Elo comes with intervals of 95 %.
    """
    from baston.cli import league as meeting
    from baston.cli.manner import Manner

    wishes = Wishes(players, None, _options(given, language(lang)), rule or [], seed)
    plan = meeting.planned(game_named(game), wishes, bots, whole_number("--games", games, 2), target or [])
    manner = Manner(language(lang), as_json, out, resume, _processes(jobs), ray)
    meeting.conduct(plan, manner, seed is not None)


@app.command()
def report(
    folder: Annotated[
        str, typer.Argument(metavar="DIR", help="A folder that `baston simulate --out` has written.")
    ],
    out: Annotated[
        str | None,
        typer.Option("--out", metavar="FILE", help="The page.", show_default="report.html in DIR"),
    ] = None,
    csv: Annotated[
        str | None, typer.Option("--csv", metavar="DIR", help="Write the figures into DIR too, as CSV.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Report on the balance of simulated games: one page with plots, which needs no network."""
    require({"baston report": "reports"})
    from baston.cli import report as reporting

    reporting.report(folder, out, csv, language(lang))


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
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Step through a recorded game and verify it: Enter goes on, `end` goes to the end, `quit` leaves.

    A record of a web table also proves that its shuffle was settled before the game.
    """
    from baston.cli import replay as replaying

    replaying.replay(file, seat, commitment, language(lang), as_json)


@app.command()
def analyse(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A record, as `baston replay` reads it.")],
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
    from baston.cli import analyse as analysing

    analysing.analyse(file, seat, bot, language(lang), as_json)


for look_up in (cards, decks, arena, mat, rules, games):
    app.command()(look_up)


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
    from baston.cli import bench as measuring

    measuring.bench(game_named(game), whole_number("--games", games, 1), language(lang), as_json)
