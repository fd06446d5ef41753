"""A bot's answer in its time: where somebody watches, how long it takes must tell nothing."""

from __future__ import annotations

import time
from collections.abc import Callable

from baston.bots import Bot
from baston.cli.table.session import Session
from baston.guests import Guest, bot_named
from baston.pace import beat_of, thinking_time, within_a_beat


def unhurried(
    session: Session,
    live: bool,
    choose: Callable[[Bot], int],
    rest: Callable[[float], object] = time.sleep,
) -> int:
    """Return what the bot that is asked answers, after a beat if a person watches live; nothing is played.

    `choose` has the bot choose, `rest` waits for so many seconds. Raises BotFault.
    """
    begun = time.monotonic()
    bot = session.bots[session.asked]
    assert bot is not None, "a bot is asked"
    watched = live and len(session.people) > 0
    beat = beat_of(session.game, session.record.setup, session.state) if watched else 0.0
    if isinstance(bot, Guest):
        bot.seconds = thinking_time(beat)
    elif beat:
        bot = bot_named(within_a_beat(bot.name, beat))
    option = choose(bot)
    rest(max(0.0, begun + beat - time.monotonic()))
    return option
