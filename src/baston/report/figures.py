"""All that a report shows of a run, computed once for both languages. What a game has not is left out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import polars as pl

from baston.games import game_named
from baston.kernel.game import Setup
from baston.report import spreads
from baston.report.course import course
from baston.report.course import figure as figure_of
from baston.report.decided import decided
from baston.report.figure import Figure
from baston.report.impact import impacts
from baston.report.names import Names
from baston.report.rates import KINDS, meetings, rates, says_something
from baston.report.runs import Run
from baston.report.usage import usage

LANGUAGES: Final = ("en", "fr")


@dataclass(frozen=True)
class Figures:
    """What is shown, in the order of the page, and the rates that too few games say something of."""

    shown: list[Figure]
    too_few: list[Figure]


def figures_of(run: Run, names: Names) -> Figures:
    """Compute all figures of a run."""
    teams = len(game_named(run.game).teams(Setup(run.players, run.options)))
    shown: list[Figure] = []
    too_few: list[Figure] = []
    for kind in KINDS:
        figure = rates(run.games, kind, teams)
        if says_something(figure):
            shown.append(figure)
            shown += [met for met in [meetings(run.games, kind)] if kind.meets and says_something(met)]
        elif len(figure.rows) > 1:
            too_few.append(figure)
    measures = course(run.games, run.events) + decided([run])
    shown += [figure_of(measures)] if measures else []
    if run.events is not None:
        cards = [impacts(run.games, run.events, what, names.owners) for what in ("play", "draw")]
        cards.append(usage(run.events, cards[0]))
        shown += [figure for figure in cards if not figure.rows.is_empty()]
    spread = [
        spreads.points(run.games),
        *[spreads.lengths(run.games, each) for each in ("turns", "decisions")],
    ]
    return Figures(shown + [figure for figure in spread if len(figure.rows) > 1], too_few)


def named(figure: Figure, names: Names) -> pl.DataFrame:
    """Return the figure's rows as its CSV has them: after each id its name in either language."""
    rows = figure.rows
    for column in ("id", "other"):
        if column in rows.columns:
            rows = _with_names(rows, column, figure.kind, names)
    return rows


def _with_names(rows: pl.DataFrame, column: str, kind: str, names: Names) -> pl.DataFrame:
    called = [
        pl.Series(f"{column}_{lang}", [names.of(kind, id, lang) for id in rows[column]], pl.String)
        for lang in LANGUAGES
    ]
    after = rows.columns.index(column) + 1
    return rows.select(*rows.columns[:after], *called, *rows.columns[after:])
