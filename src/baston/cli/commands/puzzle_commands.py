"""The commands about puzzles, declared as those of `app` are."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from baston.cli.arguments.declared import AsJson, GameName, Lang, Mode, Seed
from baston.cli.arguments.seating import Wishes, whole_number
from baston.locales import language

puzzles: Final = typer.Typer(
    help="List the puzzles, or make some from simulated games.",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def puzzle(
    shelf: Annotated[
        str | None,
        typer.Argument(
            metavar="SHELF",
            help="A game or mode, or a pack; `baston puzzles list` lists them. Else the day's.",
        ),
    ] = None,
    number: Annotated[
        str | None, typer.Option("--number", metavar="N", help="Which one, counted from 1.")
    ] = None,
    file: Annotated[
        str | None, typer.Option("--file", metavar="FILE", help="A file of puzzles instead of a shelf.")
    ] = None,
    today: Annotated[
        bool, typer.Option("--today", help="The puzzle of the day, as without a shelf.")
    ] = False,
    lang: Lang = None,
) -> int:
    """Try a puzzle: one line reaches its goal this turn, whatever is answered.

    A wrong line is refuted by the best answer; `undo` takes back, `hint` and `solution` help.
    """
    from baston.cli.table.puzzle import try_of_file, try_puzzle

    wanted = None if number is None else whole_number("--number", number, 1)
    if file is not None:
        return try_of_file(file, wanted or 1, language(lang))
    return try_puzzle(None if today else shelf, wanted, language(lang))


@puzzles.command(name="list")
def list_puzzles(
    shelf: Annotated[
        str | None, typer.Argument(metavar="SHELF", help="The puzzles of one; else all shelves.")
    ] = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """List the shelves of puzzles, or the puzzles of one with their grades."""
    from baston.cli.lookups import puzzles as listing

    listing.puzzles(shelf, language(lang), as_json)


@puzzles.command()
def make(
    game: GameName,
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="Add what is found to FILE.")],
    games: Annotated[str, typer.Option("--games", metavar="N", help="How many games to search.")] = "20",
    goal: Annotated[
        list[str] | None,
        typer.Option("--goal", metavar="KIND", help="A kind of goal; may be repeated. Else all of the game."),
    ] = None,
    mode: Mode = None,
    seed: Seed = None,
    lang: Lang = None,
) -> None:
    """Search games between bots for puzzles, prove each by trying all answers, and grade it.

    What is found is kept at once; the same FILE again goes on, without duplicates.
    """
    from baston.cli.runs.puzzles import make_puzzles

    wishes = Wishes(options={"mode": mode}, seed=seed)
    make_puzzles(game, wishes, whole_number("--games", games, 1), goal or [], out, language(lang))
