"""A search is interrupted at once, compiled or not, however long it would take."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

import pytest

PATIENCE: Final = 60.0  # seconds, of hours that each search would take
# A signal comes while it searches, as Ctrl-C would, which raises an error likewise.
SEARCH: Final = """
import signal
from baston.bots.registry import bot_named
from baston.games import game_named

def interrupted(*_):
    raise KeyboardInterrupt

game, bot = game_named("nim"), bot_named(NAMED)
state = game.new(game.setup(2, {}), 1)
signal.signal(signal.SIGALRM, interrupted)
signal.setitimer(signal.ITIMER_REAL, 0.2)
bot.ASKED(game, state, state.decision.player, ARGUMENTS)
"""


@pytest.mark.parametrize(
    ("bot", "asked", "arguments"),
    [
        ("ismcts:9999s", "choose", "1"),
        ("ismcts:999999", "choose", "1"),
        ("flat:9999s", "choose", "1"),
        ("flat:999999", "choose", "1"),
        ("ismcts:9999s", "action_value", "state.decision.options[0], 1"),
    ],
)
def test_a_search_ends_when_it_is_interrupted(bot: str, asked: str, arguments: str) -> None:
    code = SEARCH.replace("NAMED", repr(bot)).replace("ASKED", asked).replace("ARGUMENTS", arguments)
    search = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert search.stderr.strip().endswith("KeyboardInterrupt")
