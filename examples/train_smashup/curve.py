"""The learning curve, as figures and as a picture."""

from __future__ import annotations

from pathlib import Path

import altair as alt
import polars as pl

from examples.train_smashup.trial import Trial


class Curve:
    """Trials, in the order in which they were held."""

    def __init__(self) -> None:
        self._rows: list[dict[str, float]] = []

    def add(self, minutes: float, decisions: int, trial: Trial) -> None:
        """`minutes` and `decisions` are those of training so far."""
        low, high = trial.interval
        row = {"minutes": round(minutes, 2), "decisions": decisions, "games": trial.games}
        self._rows.append(row | {"share": trial.share, "low": low, "high": high})

    def write(self, folder: Path) -> None:
        """`curve.csv` and `curve.svg`."""
        rows = pl.DataFrame(self._rows)
        rows.write_csv(folder / "curve.csv", float_precision=4)
        share = alt.Y("share:Q", title="games won against uniform", axis=alt.Axis(format="%"))
        base = alt.Chart(rows).encode(x=alt.X("decisions:Q", title="decisions learned from"))
        band = base.mark_area(opacity=0.25).encode(
            y=alt.Y("low:Q", scale=alt.Scale(domain=[0, 1])), y2="high:Q"
        )
        line = base.mark_line(point=True).encode(y=share)
        alt.layer(band, line, width=560, height=300, background="white").save(folder / "curve.svg")
