"""The plots, as Vega-Lite. Colours and type come from the page, which knows whether it is light or dark."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import altair as alt
import polars as pl

from baston.kernel.text import Json
from baston.report.figure import Figure, Shape

MOST_ROWS: Final = 40  # beyond, the highest and the lowest are drawn
STEP: Final = 22  # pixels from row to row
VERDICTS: Final = ["above", "open", "below"]
SHAPES: Final = ["triangle-up", "circle", "triangle-down"]
HIGH: Final = 200  # pixels
FILLED: Final = 0.9  # of the room of a bar
PERCENT: Final = alt.Text("percent:Q", format=".0f")
WRITTEN: Final = 12  # cells beside each other that have room for a figure
MOST_MET: Final = 30  # that a heat map can show against each other


@dataclass(frozen=True)
class Words:
    """What stands on a plot, in one language."""

    value: str
    games: str
    low: str
    high: str
    side: str
    against: str
    won: str
    others: str
    share: str


def plot(figure: Figure, rows: pl.DataFrame, words: Words) -> dict[str, Json] | None:
    """Return the figure as a Vega-Lite specification; None for what cannot be drawn legibly.

    `rows` are the figure's, with a column `name` (and `against`).
    """
    drawn: alt.LayerChart | alt.FacetChart | alt.Chart
    if figure.shape is Shape.SPREAD:
        drawn = _bars(rows, words)
    elif figure.shape is not Shape.MEETINGS:
        drawn = _whiskers(rows, figure.value, figure.fair, words)
    elif rows["name"].n_unique() <= MOST_MET:
        drawn = _heat_map(rows, words)
    else:
        return None
    spec: dict[str, Json] = drawn.to_dict()
    return spec


def extremes(rows: pl.DataFrame) -> pl.DataFrame:
    """Return the rows, or the first and the last `MOST_ROWS` // 2 of more; they come sorted by value."""
    half = MOST_ROWS // 2
    return rows if len(rows) <= MOST_ROWS else pl.concat([rows.head(half), rows.tail(half)])


def _whiskers(rows: pl.DataFrame, value: str, fair: float, words: Words) -> alt.LayerChart | alt.FacetChart:
    """A point and its interval for each, and a line where all would be if they were equal."""
    data = extremes(rows)
    tooltip = [
        alt.Tooltip("name:N", title=words.side),
        alt.Tooltip(f"{value}:Q", title=words.value, format=".1%"),
        alt.Tooltip("low:Q", title=words.low, format=".1%"),
        alt.Tooltip("high:Q", title=words.high, format=".1%"),
        alt.Tooltip("games:Q", title=words.games, format=","),
    ]
    base = alt.Chart(data).encode(y=alt.Y("name:N", sort=None, title=None), tooltip=tooltip)
    scale = alt.Scale(zero=False, nice=True)
    axis = alt.Axis(format="%", title=words.value)
    verdict = alt.Scale(domain=VERDICTS)
    whisker = base.mark_rule(strokeWidth=2).encode(
        x=alt.X("low:Q", scale=scale, axis=axis),
        x2="high:Q",
        color=alt.Color("verdict:N", scale=verdict, legend=None),
    )
    point = base.mark_point(size=70, opacity=1).encode(
        x=alt.X(f"{value}:Q", scale=scale, axis=axis),
        color=alt.Color("verdict:N", scale=verdict, legend=None),
        fill=alt.Fill("verdict:N", scale=verdict, legend=None),
        shape=alt.Shape("verdict:N", scale=alt.Scale(domain=VERDICTS, range=SHAPES), legend=None),
    )
    line = alt.Chart(pl.DataFrame({"fair": [fair]})).mark_rule(style="fair").encode(x="fair:Q")
    return alt.layer(line, whisker, point).properties(width="container", height=alt.Step(STEP))


def _heat_map(rows: pl.DataFrame, words: Words) -> alt.LayerChart | alt.FacetChart:
    """Each row's rate against each column."""
    widest = max(abs(rate - 0.5) for rate in rows["rate"].to_list())
    order = rows.group_by("name").agg(pl.col("rate").mean()).sort("rate", "name", descending=[True, False])
    names: list[str] = order["name"].to_list()
    base = alt.Chart(rows).encode(
        x=alt.X("against:N", sort=names, title=words.against, axis=alt.Axis(orient="top", labelAngle=-90)),
        y=alt.Y("name:N", sort=names, title=None),
        tooltip=[
            alt.Tooltip("name:N", title=words.side),
            alt.Tooltip("against:N", title=words.against),
            alt.Tooltip("rate:Q", title=words.value, format=".1%"),
            alt.Tooltip("low:Q", title=words.low, format=".1%"),
            alt.Tooltip("high:Q", title=words.high, format=".1%"),
            alt.Tooltip("games:Q", title=words.games, format=","),
        ],
    )
    scale = alt.Scale(domain=[0.5 - widest, 0.5 + widest], domainMid=0.5, interpolate="lab")
    legend = alt.Legend(title=words.value, format="%", orient="bottom")
    cells = base.mark_rect().encode(color=alt.Color("rate:Q", scale=scale, legend=legend))
    layers: list[alt.Chart] = [cells]
    if len(names) <= WRITTEN:
        layers.append(base.transform_calculate(percent="100 * datum.rate").mark_text().encode(text=PERCENT))
    return alt.layer(*layers).properties(width="container", height=alt.Step(STEP + 4))


def _bars(rows: pl.DataFrame, words: Words) -> alt.Chart:
    """Shares of all games, or of winners and others side by side."""
    parts = rows["won"].n_unique()
    wide = (pl.col("to") - pl.col("from") + 1) * FILLED / parts
    left = pl.col("from") - 0.5 * FILLED + pl.when(parts == 2, ~pl.col("won")).then(wide).otherwise(0)
    who = pl.when(pl.col("won")).then(pl.lit(words.won)).otherwise(pl.lit(words.others))
    data = rows.with_columns(left.alias("left"), (left + wide).alias("right"), who.alias("who"))
    tooltip = [
        alt.Tooltip("from:Q", title="≥"),
        alt.Tooltip("to:Q", title="≤"),
        alt.Tooltip("count:Q", title=words.games, format=","),
        alt.Tooltip("share:Q", title=words.share, format=".1%"),
    ]
    chart = alt.Chart(data).encode(
        x=alt.X("left:Q", title=words.value, scale=alt.Scale(zero=False)),
        x2="right:Q",
        y=alt.Y("share:Q", axis=alt.Axis(format="%"), title=words.share, scale=alt.Scale(zero=True)),
        y2=alt.Y2Datum(0),
        tooltip=tooltip,
    )
    if parts == 2:
        legend = alt.Legend(title=None, orient="top")
        sides = alt.Scale(domain=[words.won, words.others])
        chart = chart.encode(
            color=alt.Color("who:N", scale=sides, legend=legend), tooltip=["who:N", *tooltip]
        )
    bars: alt.Chart = chart.mark_bar().properties(width="container", height=HIGH)
    return bars
