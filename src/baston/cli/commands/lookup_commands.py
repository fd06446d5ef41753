"""The commands that look something up, declared as those of `app` are."""

from __future__ import annotations

from typing import Annotated

import typer

from baston.cli.arguments.declared import AsJson, Format, GameName, Lang, Overwrite, OwnFile, WriteOut
from baston.games import game_named
from baston.locales import language


def cards(
    game: GameName,
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="A card, in either language.")] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """List the cards of a game, or show one."""
    from baston.cli.lookups import cards as listing

    listing.cards(game_named(game), name, language(lang), as_json)


def decks(
    action: Annotated[
        str | None, typer.Argument(metavar="show|check|export", help="What to do; else list the ready decks.")
    ] = None,
    deck: Annotated[str | None, typer.Argument(metavar="DECK", help="A ready deck, or a deck file.")] = None,
    format: Format = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> int:
    """List the ready decks of Galacti'Clash; show, check or export one, or a file."""
    from baston.cli.lookups import decks as decking

    return decking.decks(action, deck, format, language(lang), as_json)


def arena(
    file: OwnFile = None,
    write: WriteOut = None,
    overwrite: Overwrite = False,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Show the arena of Super Fantasy Brawl, or check one in a file; --write begins a file of your own.

    docs/arena.md says what may stand in it; `baston play superfantasybrawl --arena FILE` plays on it.
    """
    from baston.cli.lookups import own_files

    own_files.arena(own_files.Asked(file, write, overwrite, language(lang), as_json))


def mat(
    file: OwnFile = None,
    write: WriteOut = None,
    overwrite: Overwrite = False,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Show the mat of Base Principale, or check one in a file; --write begins a file of your own.

    docs/mat.md says what may stand in it; `baston play smashup --mode base-principale --mat FILE` plays so.
    """
    from baston.cli.lookups import own_files

    own_files.mat(own_files.Asked(file, write, overwrite, language(lang), as_json))


def position(
    named: Annotated[
        str, typer.Argument(metavar="FILE|LINK|-", help="A file, a link of the page, or - for what is piped.")
    ],
    form: Annotated[
        str | None,
        typer.Option("--as", metavar="puzzle|test", help="Print it as a puzzle, or as a test in Python."),
    ] = None,
    goal: Annotated[
        str | None, typer.Option("--goal", metavar="GOAL", help='What the puzzle asks for, such as "gain 3".')
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Check a position: draw it, or say what cannot be, with its line and word; or copy it with --as.

    docs/notation.md says how positions are written; `baston play --position FILE` plays on. As a puzzle it is
    proved and graded: `baston position FILE --as puzzle --goal win > mine.toml`.
    """
    from baston.cli.lookups import position_copies, positions

    if form is not None or goal is not None:
        asked = position_copies.Asked(form or position_copies.PUZZLE, goal, language(lang), as_json)
        position_copies.copy_position(named, asked)
        return
    positions.position(named, language(lang), as_json)


def rules(
    game: GameName,
    clause: Annotated[str | None, typer.Argument(metavar="CLAUSE", help="A clause, such as SU-31.")] = None,
    search: Annotated[
        str | None,
        typer.Option("--search", metavar="WORD", help="Only the terms and clauses that have this."),
    ] = None,
    mode: Annotated[
        str | None, typer.Option("--mode", metavar="MODE", help="Only what is played in this mode.")
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Print the rules of a game, or one clause."""
    from baston.cli.lookups import rules as reading

    asked = reading.Asked(clause, search, mode)
    reading.rules(game_named(game), asked, language(lang), as_json)


def games(lang: Lang = None, as_json: AsJson = False) -> None:
    """List the games, with their players and options."""
    from baston.cli.lookups import games as listing

    listing.games(language(lang), as_json)
