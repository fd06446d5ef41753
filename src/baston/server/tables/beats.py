"""The beats of a table: until one is over, a pass waits, and so does who has nothing to answer."""

from __future__ import annotations

import asyncio

from baston.kernel.frame import PASS
from baston.server import clock
from baston.server.protocol import Answer
from baston.server.tables.subscribers import Subscribers
from baston.server.tables.table_info import seats_of_browser


def is_held(subscribers: Subscribers, browser: str | None, message: Answer) -> bool:
    """Whether the message is a pass of the seat that is asked, from its browser, which has to wait."""
    match = subscribers.match
    if (
        match is None
        or message.option != PASS
        or (message.number, message.seat) != (match.number, match.asked)
    ):
        return False
    return message.seat in seats_of_browser(subscribers.seats, browser) and clock.now() < match.beat_ends


async def until_beat_ends(subscribers: Subscribers, browser: str | None, message: Answer) -> None:
    """Wait as long as the message is held: not at all if it is refused anyway, whose time could tell."""
    while (match := subscribers.match) is not None and is_held(subscribers, browser, message):
        await asyncio.sleep(match.beat_ends - clock.now())


def restart_for(subscribers: Subscribers, browser: str | None) -> None:
    """Let the beat begin anew if it is for this browser, which is about to be connected after it was not."""
    match = subscribers.match
    if match is None or match.asked is None or browser is None or browser in subscribers.browsers:
        return
    if subscribers.seats[match.asked].browser == browser:
        match.restart_beat(clock.now())
