"""The picture of a league, as far as its text tells whether it can be read."""

from __future__ import annotations

import random
import re
from itertools import pairwise

from baston.league.game import Result
from baston.league.plan import Fixture, pairings
from baston.league.plot import plot
from baston.league.standings import tables
from tests.league.planted import league, planted


def drawn() -> str:
    """The picture of three bots that lie far apart."""
    of = league("uniform", "greedy:70%", "ismcts:1000000*9", games=40)
    results: dict[Fixture, Result] = {}
    for pairing in pairings(of):
        results |= planted(of, 0.1, random.Random(1), pairing=pairing)
    return plot(of, tables(of, results), "en").decode()


def test_the_longest_name_has_room_at_the_left() -> None:
    svg = drawn()
    assert "greedy:70% (normal)" in svg
    left = re.search(r"<g[^>]* transform=\"translate\((\d+),", svg)
    assert left is not None
    assert int(left[1]) > 6.5 * len("greedy:70% (normal)")  # in a wide font of 10 pixels


def test_figures_of_the_axis_are_few_and_apart() -> None:
    figures = re.findall(r'translate\((-?[\d.]+),[\d.]+\)"[^>]*>(−?\d+)</text>', drawn())
    places = [float(place) for place, _ in figures]
    assert 3 <= len(places) <= 9
    assert min(after - before for before, after in pairwise(places)) > 45


def test_the_font_is_named_and_any_other_does() -> None:
    fonts = set(re.findall(r'font-family="([^"]*)"', drawn()))
    assert all("," in font and font.endswith("sans-serif") for font in fonts)
