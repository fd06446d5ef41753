"""A figure told in one language: what it shows, what stands out in it, its plot, its table, its CSV."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

import polars as pl

from baston.kernel.text import Json
from baston.locales import sentence
from baston.report.figure import Figure, Shape
from baston.report.figures import named
from baston.report.names import Names
from baston.report.numbers import gap, hundredths, once_in, percent, whole
from baston.report.plots import Words, plot
from baston.report.targets import NUMBERS

MOST_SAID: Final = 5  # sentences about what stands out in a plot
MOST_LINES: Final = 60  # of a table; the CSV has all
TOLD: Final = (Shape.SPREAD, Shape.MEASURES, Shape.USAGE)  # without a verdict on each row
SIGNS: Final = {"above": "▲", "open": "·", "below": "▼"}
HEADS: Final = {
    Shape.RATES: ("side", "rate", "interval", "games", "verdict"),
    Shape.MEETINGS: ("side", "against", "rate", "interval", "games", "verdict"),
    Shape.IMPACTS: ("card", "impact", "interval", "with", "without", "verdict"),
    Shape.SPREAD: ("value", "who", "count", "share"),
    Shape.MEASURES: ("measure", "measured", "interval", "games"),
    Shape.USAGE: ("card", "used", "interval", "drawn", "impact", "verdict"),
}
AXES: Final = ("games", "low", "high", "side", "against", "won", "others", "share")
Row: TypeAlias = "dict[str, str | int | float | bool]"


@dataclass(frozen=True)
class Section:
    """A figure as the page has it."""

    key: str
    shape: str
    title: str
    intro: str
    found: list[str]
    plot: dict[str, Json] | None
    head: list[str]
    lines: list[list[str]]
    more: str  # says how many lines the CSV has beyond the table's; empty if none
    csv: str


def csv_of(figure: Figure, names: Names) -> str:
    """Return the figure's rows with names, as comma-separated values under a head."""
    return named(figure, names).write_csv(float_precision=6)


def section(figure: Figure, names: Names, lang: str) -> Section:
    """Return the section of the page that tells a figure in the language."""
    rows = named(figure, names)
    called = {f"id_{lang}": "name", f"other_{lang}": "against"}
    rows = rows.rename({old: new for old, new in called.items() if old in rows.columns})
    lines = [line(figure, row, lang) for row in rows.head(MOST_LINES).iter_rows(named=True)]
    more = len(rows) - len(lines)
    key = names.word_for(figure.key)
    return Section(
        figure.key,
        figure.shape.value,
        sentence(lang, f"report-{key}"),
        sentence(lang, f"report-{key}-intro", fair=percent(figure.fair, lang)),
        [] if figure.shape in TOLD else found(figure, names, lang),
        _plot(figure, rows, key, lang),
        [sentence(lang, f"report-axis-{of}") for of in HEADS[figure.shape]],
        lines,
        sentence(lang, "report-more", count=more) if more else "",
        csv_of(figure, names),
    )


def _plot(figure: Figure, rows: pl.DataFrame, key: str, lang: str) -> dict[str, Json] | None:
    """The plot of the figure, whose rows have names; None for one that is but told."""
    if figure.shape in (Shape.MEASURES, Shape.USAGE):
        return None
    axis = key if figure.shape is Shape.SPREAD else figure.value
    words = Words(
        sentence(lang, f"report-axis-{axis}"), *[sentence(lang, f"report-axis-{of}") for of in AXES]
    )
    return plot(figure, rows, words)


def found(figure: Figure, names: Names, lang: str) -> list[str]:
    """Return a sentence for each row that stands out, with its certainty, those furthest from fair first."""
    rows = figure.standing_out()
    if figure.shape is Shape.MEETINGS:
        rows = rows.filter(pl.col("verdict") == "above")  # the other half says the same
    if rows.is_empty():
        return [sentence(lang, "report-found-none", all=len(figure.rows))]
    said = []
    for row in rows.head(MOST_SAID).iter_rows(named=True):
        times = whole(once_in(float(row["chance"])), lang)
        said.append(f"{finding(figure, row, names, lang)} {sentence(lang, 'report-chance', times=times)}")
    more = len(rows) - len(said)
    return said + ([sentence(lang, "report-found-more", count=more)] if more else [])


def finding(figure: Figure, row: Row, names: Names, lang: str) -> str:
    """Return the sentence about a row that stands out."""
    key = figure.shape.value if figure.shape is not Shape.RATES else str(row["verdict"])
    if figure.shape is Shape.IMPACTS:
        key = figure.key
    return sentence(
        lang,
        f"report-found-{key}",
        name=names.of(figure.kind, str(row["id"]), lang),
        against=names.of(figure.kind, str(row["other"]), lang) if "other" in row else "",
        value=written(figure, float(row[figure.value]), lang),
        low=written(figure, float(row["low"]), lang),
        high=written(figure, float(row["high"]), lang),
        fair=percent(figure.fair, lang),
        games=whole(int(row["games"]), lang),
    )


def line(figure: Figure, row: Row, lang: str) -> list[str]:
    """Return a row as the cells of a line of the page's table."""
    if figure.shape is Shape.SPREAD:
        low, high = int(row["from"]), int(row["to"])
        who = sentence(lang, "report-axis-won" if row["won"] else "report-axis-others")
        value = str(low) if low == high else f"{low}–{high}"
        return [value, who, whole(int(row["count"]), lang), percent(float(row["share"]), lang)]
    if figure.shape is Shape.MEASURES:
        return [str(row["name"]), *amounts(str(row["id"]), row, lang), whole(int(row["games"]), lang)]
    if figure.shape is Shape.USAGE:
        return _line_of_usage(row, lang)
    low_end, high_end = (written(figure, float(row[end]), lang) for end in ("low", "high"))
    verdict = str(row["verdict"])
    return [
        *[str(row[column]) for column in ("name", "against") if column in row],
        written(figure, float(row[figure.value]), lang),
        sentence(lang, "report-interval", low=low_end, high=high_end),
        *[whole(int(row[column]), lang) for column in ("games", "others") if column in row],
        f"{SIGNS[verdict]} {sentence(lang, f'report-verdict-{verdict}')}",
    ]


def amounts(key: str, row: Row, lang: str) -> tuple[str, str]:
    """Return a measure's value and its interval as the language writes them; an empty one if it is exact."""
    value, low, high = (amount(key, float(row[end]), lang) for end in ("value", "low", "high"))
    return value, "" if row["low"] == row["high"] else sentence(lang, "report-interval", low=low, high=high)


def amount(key: str, value: float, lang: str) -> str:
    """Write the value of a measure: a number, or a share in percent."""
    return hundredths(value, lang) if key in NUMBERS else percent(value, lang)


def _line_of_usage(row: Row, lang: str) -> list[str]:
    low, high = (percent(float(row[end]), lang) for end in ("low", "high"))
    known = row["impact"] is not None
    verdict = str(row["verdict"])
    return [
        str(row["name"]),
        percent(float(row["rate"]), lang),
        sentence(lang, "report-interval", low=low, high=high),
        whole(int(row["games"]), lang),
        gap(float(row["impact"]), lang) if known else "",
        f"{SIGNS[verdict]} {sentence(lang, f'report-verdict-{verdict}')}" if known else "",
    ]


def written(figure: Figure, value: float, lang: str) -> str:
    """Write a rate in percent, an impact in points of percent."""
    return gap(value, lang) if figure.shape is Shape.IMPACTS else percent(value, lang)
