"""Over the games of the browser's searches, everything is played on all kinds of screens."""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from baston.locales import LANGUAGES
from tests.fuzz.clicks import is_touched, sitting_of
from tests.fuzz.stage import SIZES, Screen, is_told, screen_of

ROUND: Final = 72  # games, in which each sitting of a game has had each size


def test_each_sitting_is_looked_at_on_screens_of_all_sizes_and_in_both_languages() -> None:
    seen: dict[str, set[Screen]] = defaultdict(set)
    for n in range(2 * ROUND):
        if sitting_of(n).game != "smashup":  # of which there are more than come again by then
            seen[repr(sitting_of(n))].add(screen_of(n))
    everything = {Screen(*size, lang) for size in SIZES for lang in LANGUAGES}
    assert all(screens == everything for screens in seen.values())
    assert len({len(sitting_of(n).seats) for n in range(0, ROUND, 3)}) == 3


def test_phones_are_touched() -> None:
    touching = {(x.width, x.height) for x in map(screen_of, range(ROUND)) if x.touch}
    assert touching == {(390, 844), (844, 390), (768, 1024)}
    touched = {sitting_of(n).game for n in range(24) if is_touched(n)}
    assert touched == {"smashup", "galacticlash", "superfantasybrawl"}


def test_each_sitting_is_looked_at_where_what_happens_takes_time_and_where_it_takes_none() -> None:
    seen: dict[str, set[bool]] = defaultdict(set)
    for n in range(2 * ROUND):
        if sitting_of(n).game != "smashup":
            seen[repr(sitting_of(n))].add(is_told(n))
    assert all(both == {False, True} for both in seen.values())
