"""A bot's answer in its time: where somebody watches, how long it takes must tell nothing."""

from __future__ import annotations

import time

from baston.bots import Bot, bot_named
from baston.cli.table.session import Session
from baston.pace import beat_of, within_a_beat


def unhurried(session: Session, bot: Bot, live: bool) -> int:
    """Return what the bot answers, after a beat if a person watches live; nothing is played."""
    begun = time.monotonic()
    watched = live and len(session.people) > 0
    beat = beat_of(session.game, session.record.setup, session.state) if watched else 0.0
    option = session.choice_of(bot_named(within_a_beat(bot.name, beat)) if beat else bot)
    time.sleep(max(0.0, begun + beat - time.monotonic()))
    return option
