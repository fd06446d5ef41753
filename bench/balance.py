"""Tells and draws what simulated games say of balance: python -m bench balance RUN… --out docs/balance."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from vl_convert import vegalite_to_svg

from baston.games import game_named
from baston.report.figure import Figure, Shape
from baston.report.figures import figures_of
from baston.report.names import Names
from baston.report.runs import read_run
from baston.report.sections import section
from baston.report.telling import facts

LANG: Final = "en"
DRAWN: Final = {  # of a game's figures those that are worth a picture beside the text
    Shape.RATES: ("faction", "champion", "deck"),
    Shape.MEETINGS: ("deck-meetings",),
    Shape.IMPACTS: ("card-play",),
}
IN_FULL: Final = ("order", "course")  # told row by row, whether or not anything stands out
WIDE: Final = 420  # pixels
ABOVE, OPEN, BELOW = "#1b7f4b", "#555555", "#b3392f"
LOOK: Final = {
    "background": "white",
    "style": {"fair": {"stroke": OPEN, "strokeDash": [5, 4]}},
    "range": {"category": [ABOVE, OPEN, BELOW], "diverging": [BELOW, "#f4f1ea", ABOVE]},
}


def balance(arguments: list[str]) -> None:
    """A section for each folder of `baston simulate`, with pictures in a folder beside the text."""
    parser = argparse.ArgumentParser(prog="bench balance", description=balance.__doc__)
    parser.add_argument("runs", nargs="+", type=Path)
    parser.add_argument("--out", type=Path, required=True, help="where the pictures go")
    asked = parser.parse_args(arguments)
    asked.out.mkdir(parents=True, exist_ok=True)
    for folder in asked.runs:
        _tell(folder, asked.out)


def _tell(folder: Path, out: Path) -> None:
    run = read_run(folder)
    names = Names(run.game)
    shown = figures_of(run, names).shown
    usual = next(iter(game_named(run.game).modes), "")
    mode = run.options.get("mode") or run.options.get("format") or usual
    print(f"### {names.game(LANG)}{', ' if mode else ''}{mode}, {run.players} players\n")
    print("; ".join(f"{name}: {value}" for name, value in facts(run, LANG)) + ".\n")
    for figure in shown:
        if figure.key in IN_FULL or figure.shape is Shape.RATES:
            told = section(figure, names, LANG)
            said = [_row(line) for line in told.lines] if figure.key in IN_FULL else told.found
            print(f"- **{told.title}.** {' '.join(said)}")
    print()
    for figure in shown:
        if figure.key in DRAWN.get(figure.shape, ()):
            file = out / f"{folder.name}-{figure.key}.svg"
            _draw(figure, names, file)
            print(f"![{section(figure, names, LANG).title}]({out.name}/{file.name})\n")


def _row(line: list[str]) -> str:
    """What is measured, the value and its interval, which an exact one has not, as a sentence."""
    name, value, interval, *_ = line
    return f"{name}: {value}{interval and f' ({interval})'}."


def _draw(figure: Figure, names: Names, file: Path) -> None:
    spec = section(figure, names, LANG).plot
    if spec is not None:
        file.write_text(vegalite_to_svg(spec | {"width": WIDE, "config": LOOK}), encoding="utf-8")
