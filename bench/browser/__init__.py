"""Prints what a person waits for in the browser: python -m bench browser [--part PART] [--game NAME].

A server and a headless Chromium on one machine. Clicks are by chance, in games against a bot at the usual
speed. What the bot does is waited for at a table that shows all at once: at others what one's own answer has
brought about is told before. Full tables, of four in mid-game, are played on a slower processor.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Iterator
from statistics import median
from typing import Final, NamedTuple

from bench.browser.frames import LONG, SLOWER, frames
from bench.browser.games import GAMES, Game, seated
from bench.browser.latency import waits
from bench.browser.loading import Bytes, arrival, size
from bench.browser.people import House, house
from bench.conditions import conditions

LISTED: Final = 10  # long tasks of a game


class Row(NamedTuple):
    """A line of the table; `bound` is empty where there is none."""

    figure: str
    measured: str
    bound: str = ""


def latency(house: House, games: list[Game], asked: argparse.Namespace) -> Iterator[Row]:
    """From clicks to changes, and from answers to what the bot has done."""
    for game in games:
        clicks = waits(house, game, asked.bot, 1, asked.clicks).clicks
        bots = waits(house, game, asked.bot, 0, asked.clicks).bots
        yield from _percentiles(
            f"{game.title}: a click to the first change drawn, {len(clicks)} clicks", clicks, "< 50"
        )
        yield from _percentiles(
            f"an answer to what the {asked.bot} bot does, {len(bots)} answers", bots, "< 300"
        )


def longest_tasks(house: House, games: list[Game], asked: argparse.Namespace) -> Iterator[Row]:
    """Of a full table; what took too long is listed."""
    for game in games:
        found = frames(house, game, asked.seconds)
        if found.long:
            print(f"{game.title}: {len(found.long)} tasks of over {LONG:.0f} ms, the longest of them:\n")
            print("".join(f"- {task.took:.0f} ms: {task.said}\n" for task in found.long[:LISTED]))
        yield Row(
            f"{game.title}, slowed {found.rate:.1f} times, {found.clicks} clicks: longest task, ms",
            f"{found.longest:.0f}",
            "≤ 50",
        )


def loading(house: House, games: list[Game], asked: argparse.Namespace) -> Iterator[Row]:
    """On a slow line: the first page, and a link to a full table of each game; medians."""
    first = [arrival(house, "/") for _ in range(asked.loads)]
    yield Row("first page: first paint, s", f"{median(one.painted for one in first):.2f}", "< 1.5")
    for game in games:
        address, known = seated(house, game)
        found = [arrival(house, address, known) for _ in range(asked.loads)]
        painted = median(one.painted for one in found)
        yield Row(f"link to a table, {game.title}: first paint, s", f"{painted:.2f}", "< 1.5")
        yield Row("until it can be played at, s", f"{median(one.playable or 0 for one in found):.2f}", "< 4")


def bundle(house: House, games: list[Game], _asked: argparse.Namespace) -> Iterator[Row]:
    """What pages fetch with an empty cache, as it is sent."""
    yield _sized("first page", size(house, "/"))
    for game in games:
        yield _sized(f"link to a table, {game.title}", size(house, *seated(house, game)))


def _sized(page: str, found: Bytes) -> Row:
    return Row(
        f"{page}: code, and all that is fetched, kB", f"{found.code / 1000:.0f}, {found.all / 1000:.0f}"
    )


def _percentiles(what: str, found: list[float], bound: str) -> Iterator[Row]:
    yield Row(f"{what}, p50, ms", f"{_percentile(found, 50):.0f}")
    yield Row("the same, p95, ms", f"{_percentile(found, 95):.0f}", bound)


def _percentile(found: list[float], percent: int) -> float:
    return found[min(len(found) - 1, len(found) * percent // 100)]


PARTS: Final[dict[str, Callable[[House, list[Game], argparse.Namespace], Iterator[Row]]]] = {
    "latency": latency,
    "frames": longest_tasks,
    "loading": loading,
    "bundle": bundle,
}


def main(args: list[str]) -> None:
    """Measure, and print a table."""
    asked = _wishes(args)
    before = os.getloadavg()[0]
    games = [game for game in GAMES if asked.game.lower() in game.title.lower()]
    with house() as there:
        rows = [row for part in asked.part.split(",") for row in PARTS[part](there, games, asked)]
        browser = there.chrome.version
    print(
        f"Chromium {browser}, server {conditions()}, {os.cpu_count()} cores; "
        f"load average before {before:.1f}\n"
        f"Tasks: {SLOWER} times slower than at its best; loading: 1.6 Mbit/s, 150 ms\n"
    )
    print("| figure | measured | bound |\n| --- | ---: | ---: |")
    for row in rows:
        print(f"| {' | '.join(row)} |")
    print()


def _wishes(args: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench browser", description=__doc__)
    parser.add_argument("--part", default=",".join(PARTS), help="with commas between")
    parser.add_argument("--game", default="", help="those whose names have this in them")
    parser.add_argument("--bot", default="normal", help="that is played against")
    parser.add_argument("--clicks", type=int, default=120, help="of each game at each speed")
    parser.add_argument("--seconds", type=float, default=40, help="that a full table of each game is played")
    parser.add_argument("--loads", type=int, default=3, help="of each page on the slow line")
    asked = parser.parse_args(args)
    if unknown := set(asked.part.split(",")) - set(PARTS):
        parser.error(f"--part: {', '.join(sorted(unknown))} is none of {', '.join(PARTS)}")
    return asked
