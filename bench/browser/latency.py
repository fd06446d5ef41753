"""How long a person waits: for what a click changes, and after an answer for what the bot does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from playwright.sync_api import Page

from baston.kernel.rng import Rng
from bench.browser.games import Game
from bench.browser.hand import press
from bench.browser.people import House, Speed
from tests.browser.tables import ME, new_table

# Space, wherever the focus is: what has arrived is shown, that a turn of the bot's need not be watched.
HURRY: Final = "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))"
WATCHED: Final = 250  # milliseconds between two looks at the page


class Click(msgspec.Struct):
    """A click, and after how long the first frame with a change was drawn."""

    shown: float | None


class Answer(msgspec.Struct):
    """An answer after which a bot was asked (`waits`), and when the log showed what it did.

    `beat`: one of the two was a response, which may not come at once, since its time would tell of a hand.
    """

    waits: bool
    beat: bool
    shown: float | None


class Noted(msgspec.Struct):
    """What the page has noted, in milliseconds."""

    clicks: list[Click]
    answers: list[Answer]


class Waits(NamedTuple):
    """Milliseconds, sorted: from a click to a change, and from an answer to what the bot has done."""

    clicks: list[float]
    bots: list[float]


def waits(house: House, game: Game, bot: str, speed: Speed, clicks: int) -> Waits:
    """Play against a bot, game after game, until there have been so many clicks."""
    page, chance, noted = house.person(speed), Rng(1), list[Noted]()
    page.goto("/")
    while sum(len(one.clicks) for one in noted) < clicks:
        page.goto(new_table(page, ME, {"kind": "bot", "level": bot}, game=game.game, **game.options))
        left = clicks - sum(len(one.clicks) for one in noted)
        noted.append(_played(page, chance, left))
    page.context.close()
    shown = [click.shown for one in noted for click in one.clicks]
    replies = [one.shown for each in noted for one in each.answers if one.waits and not one.beat]
    return Waits(_sorted(shown), _sorted(replies))


def _played(page: Page, chance: Rng, clicks: int) -> Noted:
    """Play by chance until the end, or so many clicks; what a bot does is hurried after a while."""
    page.wait_for_selector(".table")
    while page.evaluate("noted.clicks.length") < clicks:
        page.wait_for_timeout(WATCHED)
        done = press(page, chance)
        if done == "over":
            break
        if done == "waits":
            page.evaluate(HURRY)
    return msgspec.convert(page.evaluate("noted"), Noted)


def _sorted(found: Sequence[float | None]) -> list[float]:
    return sorted(one for one in found if one is not None)
