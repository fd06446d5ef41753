"""Strength against time, as figures and as a picture."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

import altair
import msgspec
import polars

from baston.learning.plan import Training
from baston.learning.store import Point
from baston.locales import sentence

WIDTH, HEIGHT = 560, 300
FONT: Final = "DejaVu Sans, Verdana, Arial, sans-serif"


def figures(points: Sequence[Point]) -> str:
    """Return the points as CSV, a line for each round."""
    rows = [msgspec.to_builtins(point) for point in points]
    return polars.DataFrame(rows).write_csv(float_precision=4)


def picture(training: Training, points: Sequence[Point], lang: str) -> bytes:
    """Draw the share of games won against `greedy` by minutes, with its interval of 95 %, as an SVG file."""
    rows = [{"minutes": p.minutes, "share": p.share, "low": p.low, "high": p.high} for p in points]
    base = altair.Chart(altair.InlineData(values=rows)).encode(
        x=altair.X("minutes:Q", title=sentence(lang, "train-minutes"))
    )
    scale = altair.Scale(domain=[0, 1])
    band = base.mark_area(opacity=0.25).encode(y=altair.Y("low:Q", scale=scale), y2="high:Q")
    share = altair.Y("share:Q", title=sentence(lang, "train-share"), axis=altair.Axis(format="%"))
    line = base.mark_line(point=True).encode(y=share)
    title = sentence(lang, "train-title", game=training.game, seed=str(training.seed))
    chart = altair.layer(band, line, width=WIDTH, height=HEIGHT, title=title, background="white")
    drawn = io.StringIO()
    chart.configure(font=FONT).save(drawn, format="svg")
    return drawn.getvalue().encode()
