"""The commands of `baston admin`, declared as those of `app` are."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import typer

from baston.cli.arguments.declared import AsJson, Data, Database, Lang
from baston.extras import require
from baston.locales import language

# What looks like options may be the id of a table: some begin with a dash.
ANY_ID: Final = {"ignore_unknown_options": True, "help_option_names": ["--help"]}
admin: Final = typer.Typer(
    help="Look after a server, while it runs: its tables, and who is not served.",
    context_settings={"help_option_names": ["-h", "--help"]},
)
TableId: TypeAlias = Annotated[
    str, typer.Argument(metavar="TABLE", help="The id of a table, or its address in the browser.")
]
Subject: TypeAlias = Annotated[
    str,
    typer.Argument(
        metavar="ADDRESS|BROWSER",
        help="An IP address, a network such as 203.0.113.0/24, or a browser as `show` names it.",
    ),
]
Why: TypeAlias = Annotated[
    str | None, typer.Option("--why", metavar="TEXT", help="The reason, as whom it concerns will read it.")
]


@admin.callback(invoke_without_command=True)
def _admin(context: typer.Context) -> None:
    require({"baston admin": "server"})
    if context.invoked_subcommand is None:
        print(context.get_help())


@admin.command()
def tables(
    state: Annotated[
        str | None,
        typer.Option("--state", metavar="waiting|running|over|closed", help="Only those in this state."),
    ] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="Only those of a game.")] = None,
    sort: Annotated[
        str, typer.Option("--sort", metavar="made|last", help="By when they were made, or answered last.")
    ] = "made",
    most: Annotated[str, typer.Option("--most", metavar="N", help="How many.")] = "50",
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """List the tables, the newest first."""
    from baston.cli.hosting.admin import tables as listing

    wanted = listing.wanted(state, game, sort, most)
    listing.tables(wanted, data, database, language(lang), as_json)


@admin.command(context_settings=ANY_ID)
def show(
    table: TableId, data: Data = None, database: Database = None, lang: Lang = None, as_json: AsJson = False
) -> None:
    """Look into a table: settings, seats, and the game as a spectator sees it; never a hand."""
    from baston.cli.hosting.admin import show as showing

    showing.show(table, data, database, language(lang), as_json)


@admin.command(context_settings=ANY_ID)
def close(
    table: TableId, why: Why = None, data: Data = None, database: Database = None, lang: Lang = None
) -> None:
    """Close a table: its game ends, who is there is told, its record stays."""
    from baston.cli.hosting.admin import tables as listing

    listing.close(table, why, data, database, language(lang))


@admin.command()
def block(
    what: Subject,
    why: Why = None,
    days: Annotated[
        str | None, typer.Option("--for", metavar="7d", help="For so many days; else until it is lifted.")
    ] = None,
    data: Data = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Serve an address or a browser no longer. An address of IPv6 stands for its /64."""
    from baston.cli.hosting.admin import blocks as blocking

    blocking.block(what, why, days, data, database, language(lang))


@admin.command()
def unblock(what: Subject, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """Lift a block."""
    from baston.cli.hosting.admin import blocks as blocking

    blocking.unblock(what, data, database, language(lang))


@admin.command()
def blocks(data: Data = None, database: Database = None, lang: Lang = None, as_json: AsJson = False) -> None:
    """List what is blocked."""
    from baston.cli.hosting.admin import blocks as blocking

    blocking.blocks(data, database, language(lang), as_json)
