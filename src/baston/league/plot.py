"""The ratings of a league as a picture."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

import altair

from baston.league.plan import League
from baston.league.sheets import division_title, heading, named
from baston.league.standings import Table
from baston.locales import sentence

WIDTH: Final = 480
ROW: Final = 26  # pixels for a bot
FONT: Final = "DejaVu Sans, Verdana, Arial, sans-serif"
# Whoever opens the picture may have another font than the one it was measured in: room for a wide one.
LETTER: Final = 7  # pixels for a letter of a name
TICKS: Final = 7  # about so many figures along an axis


def plot(league: League, tables: Sequence[Table], lang: str) -> bytes:
    """Draw the Elo of each bot with its interval of 95 %, a panel for each division, as an SVG file."""
    panels = [_panel(league, table, lang) for table in tables]
    chart = altair.vconcat(*panels, title=heading(league, lang)).resolve_scale(x="shared")
    chart = chart.configure(font=FONT)
    drawn = io.StringIO()
    chart.save(drawn, format="svg")
    return drawn.getvalue().encode()


def _panel(league: League, table: Table, lang: str) -> altair.LayerChart | altair.FacetChart:
    rows = [
        {
            "bot": named(league, standing.bot),
            "elo": standing.elo,
            "low": standing.elo - standing.half_width,
            "high": standing.elo + standing.half_width,
        }
        for standing in table.standings
    ]
    order = [named(league, standing.bot) for standing in table.standings]
    extent = LETTER * max(map(len, order))
    base = altair.Chart(altair.InlineData(values=rows)).encode(
        y=altair.Y("bot:N", sort=order, title=None, axis=altair.Axis(labelLimit=WIDTH, minExtent=extent))
    )
    scale = altair.Scale(zero=False)
    axis = altair.Axis(tickCount=TICKS, labelFlush=False, labelOverlap="greedy", labelSeparation=LETTER)
    whole = base.mark_rule(strokeWidth=2).encode(
        x=altair.X("low:Q", scale=scale, axis=axis, title=sentence(lang, "league-elo")), x2="high:Q"
    )
    points = base.mark_point(filled=True, size=70, opacity=1).encode(x=altair.X("elo:Q", scale=scale))
    title = division_title(league, table, lang)
    return altair.layer(whole, points, width=WIDTH, height=ROW * len(rows), title=title)
