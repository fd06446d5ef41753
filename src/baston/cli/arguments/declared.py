"""What may stand on the command line: arguments and options by name, as commands declare them."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Annotated, Final, TypeAlias

import typer

BOTS: Final = (
    "uniform, greedy, flat:200, ismcts:1s, easy, normal, strong, expert, policy, policy:FILE, MODULE:CLASS, "
    "exec:COMMAND"
)
GameName: TypeAlias = Annotated[
    str, typer.Argument(metavar="GAME", help="A game; `baston games` lists them.")
]
Lang: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--lang", metavar="fr|en", help="Language.", show_default="BASTON_LANG, the locale, else en"
    ),
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print one JSON value instead of text.")]
Players: TypeAlias = Annotated[str | None, typer.Option("--players", metavar="N", help="Number of players.")]
Seats: TypeAlias = Annotated[
    str | None,
    typer.Option("--seats", metavar="NAME,…", help=f"Who plays, seat by seat: me, {BOTS}."),
]
SeatsOfBots: TypeAlias = Annotated[
    str | None, typer.Option("--seats", metavar="NAME,…", help=f"Who plays, seat by seat: {BOTS}.")
]
Factions: TypeAlias = Annotated[
    str | None,
    typer.Option("--factions", metavar="A+B,C+D", help="Two factions for each seat, or random, or draft."),
]
Boxes: TypeAlias = Annotated[
    str | None,
    typer.Option("--boxes", metavar="BOX,…", help="The boxes that take part, or all."),
]
Bases: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--bases",
        metavar="boxes|all",
        help="The bases of the boxes of the factions played, or of all that take part.",
    ),
]
Edition: TypeAlias = Annotated[
    str | None, typer.Option("--edition", metavar="2017|2012", help="The rulebook in force.")
]
Copies: TypeAlias = Annotated[
    str | None, typer.Option("--copies", metavar="1|2", help="How many copies of each box are on the table.")
]
First: TypeAlias = Annotated[
    str | None, typer.Option("--first", metavar="N", help="The seat that begins, counted from 1, or random.")
]
Mode: TypeAlias = Annotated[
    str | None, typer.Option("--mode", metavar="MODE", help="A mode of the game; `baston games` lists them.")
]
Mat: TypeAlias = Annotated[
    str | None,
    typer.Option("--mat", metavar="FILE", help="A mat of Base Principale, in TOML; else the proposed one."),
]
Format: TypeAlias = Annotated[
    str | None, typer.Option("--format", metavar="flash|standard|multi|duo", help="The format of the game.")
]
Decks: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--decks",
        metavar="DECK,…",
        help="A deck for each seat, or one for all: a ready one, a file, random, generated.",
    ),
]
Draft: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--draft", metavar="casual|competitive|free|league|random", help="How champions are chosen."
    ),
]
Arena: TypeAlias = Annotated[
    str | None,
    typer.Option("--arena", metavar="FILE", help="An arena of champions, in TOML; else the standard one."),
]
Position: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--position", metavar="FILE|LINK|-", help="Begin from a position; `baston position` checks one."
    ),
]
OwnFile: TypeAlias = Annotated[
    str | None, typer.Argument(metavar="FILE", help="A file of your own; else what is played on by default.")
]
WriteOut: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--write", metavar="FILE", help="Write what is played on by default into FILE; - prints it."
    ),
]
Overwrite: TypeAlias = Annotated[
    bool, typer.Option("--overwrite", help="Replace FILE if it is there already.")
]
Rules: TypeAlias = Annotated[
    list[str] | None,
    typer.Option("--rule", metavar="NAME=VALUE", help="Any option of the game; may be repeated."),
]
Seed: TypeAlias = Annotated[
    str | None, typer.Option("--seed", metavar="N", help="Same seed, same game.", show_default="any")
]
Jobs: TypeAlias = Annotated[
    str | None, typer.Option("--jobs", metavar="N", help="How many processes.", show_default="one a core")
]
Ray: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="[ADDRESS]",
        # A bracket that opens is one of Rich's markup if nothing is before it.
        help="Play on a Ray cluster, without ADDRESS on one of this machine's own; needs baston\\[cluster].",
    ),
]
Out: TypeAlias = Annotated[
    str | None, typer.Option("--out", metavar="DIR", help="Write games.parquet and run.json into DIR.")
]
Events: TypeAlias = Annotated[
    bool, typer.Option("--events", help="Write turns, plays and draws into events.parquet too.")
]
Times: TypeAlias = Annotated[
    str,
    typer.Option("--times", metavar="N", help="Play each deal N times: so many games in a row begin alike."),
]
TrainingFolder: TypeAlias = Annotated[
    str,
    typer.Option("--out", metavar="DIR", help="The folder of the training: weights, curve, what is left."),
]
ResumeTraining: TypeAlias = Annotated[
    bool, typer.Option("--resume", help="Go on with the training in DIR; --rounds may be more than before.")
]
Rounds: TypeAlias = Annotated[
    str, typer.Option("--rounds", metavar="N", help="How often it plays and then learns.")
]
GamesOfRound: TypeAlias = Annotated[
    str, typer.Option("--games", metavar="N", help="How many games it plays with itself in a round.")
]
Rollouts: TypeAlias = Annotated[
    str,
    typer.Option(
        "--rollouts", metavar="N", help="Those of a search that teaches in some decisions; 0 for no search."
    ),
]
GamesOfTrial: TypeAlias = Annotated[
    str, typer.Option("--trial", metavar="N", help="How many games against greedy tell how strong it is.")
]
Ahead: TypeAlias = Annotated[
    bool, typer.Option("--ahead", help="Tell it what the estimate says one answer ahead, as greedy sees it.")
]
Minutes: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--minutes", metavar="N", help="End after the round in which so many are over; --resume goes on."
    ),
]
ResumeRun: TypeAlias = Annotated[bool, typer.Option("--resume", help="Go on with the run in DIR.")]
OverwriteRun: TypeAlias = Annotated[bool, typer.Option("--overwrite", help="Replace results in DIR.")]
Resume: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--resume", metavar="[FILE]", help="Go on with the game in FILE, or with the last unfinished one."
    ),
]
Lines: TypeAlias = Annotated[
    bool,
    typer.Option(
        "--lines", envvar="BASTON_LINES", help="Print line by line, as pipes and screen readers need it."
    ),
]

Bots: TypeAlias = Annotated[str, typer.Option("--bots", metavar="NAME,…", help=f"Two or more of {BOTS}.")]
BotsOfFile: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--bots", metavar="NAME,…", help="Bots of others that the game in FILE may start, with --resume."
    ),
]
BotsOfHost: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--bots",
        metavar="[NAME=]BOT,…",
        envvar="BASTON_BOTS",
        help="Bots of others that tables may choose: MODULE:CLASS or exec:COMMAND.",
    ),
]
GamesOfPairing: TypeAlias = Annotated[
    str, typer.Option("--games", metavar="N", help="Games of each two bots, at most.")
]
Targets: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--target",
        metavar="[BOT,BOT=]SHARE",
        help="End a pairing after 40 games or more once its interval has passed this; may be repeated.",
    ),
]
LeagueFolder: TypeAlias = Annotated[
    str | None, typer.Option("--out", metavar="DIR", help="Keep games, tables and a plot in DIR.")
]
ResumeLeague: TypeAlias = Annotated[bool, typer.Option("--resume", help="Go on with the league in DIR.")]

Host: TypeAlias = Annotated[
    str, typer.Option("--host", metavar="ADDRESS", envvar="BASTON_HOST", help="Where to listen.")
]
Port: TypeAlias = Annotated[
    str, typer.Option("--port", metavar="N", envvar="BASTON_PORT", help="0: any free one.")
]
Database: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="BASTON_DATABASE",
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; else a file in --data.",
    ),
]
Data: TypeAlias = Annotated[
    str | None,
    typer.Option("--data", metavar="DIR", envvar="BASTON_DATA", help="The data folder; else yours."),
]
ChannelsUrl: TypeAlias = Annotated[
    str,
    typer.Option(
        "--channels",
        metavar="URL",
        envvar="BASTON_CHANNELS",
        help="How several workers tell each other what happens: redis://… or postgresql://…",
    ),
]
Workers: TypeAlias = Annotated[
    str,
    typer.Option(
        "--workers", metavar="N", envvar="BASTON_WORKERS", help="Processes that serve; several need channels."
    ),
]
Advertise: TypeAlias = Annotated[
    str,
    typer.Option(
        "--advertise",
        metavar="HOST:PORT",
        envvar="BASTON_ADVERTISE",
        help="Where servers on other machines reach this one; only with several machines.",
    ),
]
RateLimit: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--rate-limit",
        metavar="N",
        envvar="BASTON_RATE_LIMIT",
        help="Tables that one address may make in a minute; else 10, and this machine has no limits.",
    ),
]
AllowedHosts: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--allowed-host",
        metavar="NAME",
        envvar="BASTON_ALLOWED_HOST",
        help="A name by which browsers reach the server: example.org, *.example.org. May be repeated.",
    ),
]
Keep: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--keep",
        metavar="90d",
        envvar="BASTON_KEEP",
        help="Delete tables that have been finished for so many days; else they stay.",
    ),
]
Metrics: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--metrics",
        # A bracket that opens is one of Rich's markup if nothing is before it.
        metavar="[ADDRESS:]PORT",
        envvar="BASTON_METRICS",
        help="Metrics for Prometheus, at a port of their own; without ADDRESS for this machine alone.",
    ),
]
LogFormat: TypeAlias = Annotated[
    str,
    typer.Option(
        "--log-format", metavar="text|json", envvar="BASTON_LOG_FORMAT", help="How the log is written."
    ),
]
NoBrowser: TypeAlias = Annotated[
    bool, typer.Option("--no-browser", envvar="BASTON_NO_BROWSER", help="Open no browser.")
]


@dataclass(frozen=True)
class OfGames:
    """Options of games, as they were typed: those that commands name, and `--rule` for all others."""

    factions: Factions = None
    boxes: Boxes = None
    bases: Bases = None
    edition: Edition = None
    copies: Copies = None
    first: First = None
    mode: Mode = None
    mat: Mat = None
    format: Format = None
    decks: Decks = None
    draft: Draft = None
    arena: Arena = None
    position: Position = None
    rule: Rules = None

    def named(self) -> dict[str, str | None]:
        """Return the options of games except `rule` by name; None where nothing was given."""
        return {name: value for name, value in asdict(self).items() if name != "rule"}


@dataclass(frozen=True)
class Running:
    """How games between bots are run and reported, as it was typed."""

    lang: Lang = None
    seed: Seed = None
    jobs: Jobs = None
    ray: Ray = None
    as_json: AsJson = False


@dataclass(frozen=True)
class Keeping:
    """Where the games of a simulation are kept, as it was typed."""

    out: Out = None
    events: Events = False
    times: Times = "1"
    resume: ResumeRun = False
    overwrite: OverwriteRun = False


@dataclass(frozen=True)
class Learning:
    """How long and how hard a network learns, as it was typed."""

    out: TrainingFolder = "training"
    resume: ResumeTraining = False
    rounds: Rounds = "100"
    games: GamesOfRound = "128"
    rollouts: Rollouts = "0"
    trial: GamesOfTrial = "40"
    ahead: Ahead = False
    minutes: Minutes = None


@dataclass(frozen=True)
class Serving:
    """What a server is started with, as it was typed."""

    host: Host = "127.0.0.1"
    port: Port = "8000"
    database: Database = None
    data: Data = None
    channels: ChannelsUrl = "memory://"
    workers: Workers = "1"
    advertise: Advertise = ""
    rate_limit: RateLimit = None
    allowed_host: AllowedHosts = None
    keep: Keep = None
    metrics: Metrics = None
    bots: BotsOfHost = None
    log_format: LogFormat = "text"
    no_browser: NoBrowser = False
