"""Ctrl-C while a game is played in the process that gets it."""

from __future__ import annotations

import signal
import subprocess
import sys
from typing import Final

TIMES: Final = 6
PLAYING: Final = """
import signal
from baston.bots import bot_named
from baston.games import game_named

game, bot = game_named("smashup"), bot_named("greedy")
setup = game.setup(2, {})
signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever starts the tests may ignore it
try:
    print("playing", flush=True)
    for seed in range(1_000_000):
        state = game.new(setup, seed)
        while state.decision is not None:
            seat = state.decision.player
            game.answer(state, bot.choose(game, state, seat, seed))
except KeyboardInterrupt:
    print("interrupted")
"""


def test_an_interrupt_can_be_caught_whatever_is_being_reckoned() -> None:
    for _ in range(TIMES):
        with subprocess.Popen([sys.executable, "-c", PLAYING], stdout=subprocess.PIPE, text=True) as program:
            assert program.stdout is not None
            assert program.stdout.readline() == "playing\n"
            program.send_signal(signal.SIGINT)
            try:
                told, _ = program.communicate(timeout=60)
            finally:
                program.kill()  # it would play for ever
        assert (told, program.returncode) == ("interrupted\n", 0)
