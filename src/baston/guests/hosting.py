"""Which bots a host lets tables choose beside the levels, and by which names strangers know them."""

from __future__ import annotations

import re
import shlex
from pathlib import PurePath
from typing import Final

from baston.bots.policy import Policy
from baston.bots.registry import is_learned
from baston.guests.names import bot_named, is_guest, is_ours, split
from baston.guests.program import PREFIX, WRITTEN
from baston.kernel.game import Game, Refusal
from baston.kernel.state import State

NAMED: Final = re.compile(r"([^\W_][\w .-]{0,31})=(.+)")
NAME: Final = re.compile(r"[^\W_][\w .-]{0,31}")


def hosted_bots(text: str) -> dict[str, str]:
    """Return the bots of a list `[NAME=]BOT,…` by name: else a class's own, or that of the file.

    They are guests, or play by weights. Raises Refusal: "hosted-ours" (another bot of ours), "hosted-name"
    (no name that can be shown, or given twice, or one of ours).
    """
    hosted: dict[str, str] = {}
    for part in split(text):
        named = NAMED.fullmatch(part)
        bot = named[2].strip() if named else part
        if not is_guest(bot) and not is_learned(bot):
            raise Refusal("hosted-ours", bot=bot)
        name = named[1].strip() if named else _own_name(bot)
        if NAME.fullmatch(name) is None or name in hosted or is_ours(name.lower()):
            raise Refusal("hosted-name", name=name, bot=bot)
        hosted[name] = bot
    return hosted


def check_hosted(hosted: dict[str, str], games: list[Game[State]]) -> None:
    """Start each of the guests once, and read all weights, which must be for one of the games.

    Raises Refusal as `bot_named` and `Bot.check`.
    """
    for name in hosted.values():
        bot = bot_named(name)
        if isinstance(bot, Policy):
            _check_learned(bot, games)
            continue
        for game in games[:1]:
            bot.check(game)


def _check_learned(bot: Policy, games: list[Game[State]]) -> None:
    """Check weights with the game that they are for. Raises Refusal."""
    for game in games:
        if bot.is_for(game):
            bot.check(game)
            return
    for game in games[:1]:
        bot.check(game)  # which refuses them


def _own_name(bot: str) -> str:
    if bot.startswith(PREFIX):
        read = WRITTEN.fullmatch(bot)
        try:
            command = shlex.split(read[3]) if read else []
        except ValueError:
            command = []
        return PurePath(command[0]).stem if command else ""
    if is_learned(bot):
        return PurePath(bot.partition(":")[2]).stem
    return bot.split(":")[1] if ":" in bot else bot
