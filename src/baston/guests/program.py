"""Programs that speak the line protocol of docs/bot-protocol.md, in whatever language they are written."""

from __future__ import annotations

import re
import shlex
import time
from collections.abc import Iterator
from math import inf
from typing import Final

from baston.guests.fault import LATE, NONSENSE, BotFault
from baston.guests.guest import Guest, Question, Sitting
from baston.guests.spoken import go, newgame, position
from baston.guests.talk import Talk
from baston.kernel.game import Refusal

PREFIX: Final = "exec:"
WRITTEN: Final = re.compile(r"exec:(?:(?:([0-9]{1,7})|([0-9]{1,4}(?:\.[0-9]{1,3})?)s):)?(\S.*)", re.ASCII)
BEST: Final = re.compile(r"bestoption (-?[0-9]{1,15})", re.ASCII)
PATIENCE: Final = 10.0  # seconds that it has to say that it is ready
GRACE: Final = 5.0  # seconds after its time in which an answer still counts, since machines are busy
LONGEST: Final = 60.0  # seconds that an answer may take where the budget is a number of playouts
FREE: Final = ("id", "info")  # lines that it may say at any time


class Budget:
    """What a decision may cost: so many playouts or, if that is 0, a time in seconds."""

    def __init__(self, playouts: int, seconds: float) -> None:
        self.playouts = playouts
        self.seconds = seconds


USUAL: Final = Budget(0, 1.0)


def program_named(name: str) -> Guest:
    """Return the program that is written `exec:[BUDGET:]COMMAND`, as a bot.

    The command is split as a shell would, and no shell runs it. Raises Refusal: "bot-exec" (nothing that can
    be split), "bot-program" (there is no such program).
    """
    read = WRITTEN.fullmatch(name)
    try:
        command = shlex.split(read[3]) if read else []
    except ValueError:  # a quote that is not closed
        command = []
    if read is None or not command or not command[0]:
        raise Refusal("bot-exec", bot=name)
    budget = Budget(int(read[1] or 0), float(read[2] or 0))
    if read[1] is None and read[2] is None:
        budget = USUAL
    if not (budget.playouts or budget.seconds):
        raise Refusal("bot-exec", bot=name)
    return Guest(name, lambda: Program(command, name, budget), needs_search=False)


class Program(Sitting):
    """A program at a seat, once it is ready.

    Raises Refusal: "bot-program" (it cannot be started), "bot-silent" (it does not speak the protocol).
    """

    def __init__(self, command: list[str], name: str, budget: Budget) -> None:
        self._budget = budget
        self._has_begun = False
        self._talk = Talk(command, name)
        self._talk.send("baston 1")
        try:
            self._await("ready", time.monotonic() + PATIENCE)
        except BotFault as fault:
            self._talk.close()
            raise Refusal("bot-silent", bot=name, seconds=round(PATIENCE)) from fault

    def answer(self, question: Question) -> int:
        """Return what it answers. Raises BotFault."""
        talk = self._talk
        if not self._has_begun:
            talk.send(newgame(question))
            talk.send("isready")
            self._await("readyok", time.monotonic() + PATIENCE)
            self._has_begun = True
        talk.send(position(question))
        seconds = min(self._budget.seconds, question.seconds) if not self._budget.playouts else inf
        limit = LONGEST if self._budget.playouts else seconds + GRACE
        told = f"playouts {self._budget.playouts}" if self._budget.playouts else f"time {_ms(seconds)}"
        talk.send(go(question, told, limit))
        ends = time.monotonic() + limit
        try:
            return self._best(min(ends, time.monotonic() + seconds))
        except BotFault as fault:
            if fault.kind != LATE or seconds == inf:
                raise
        talk.send("stop")
        return self._best(ends)

    def _best(self, deadline: float) -> int:
        for line in self._said(deadline):
            read = BEST.fullmatch(line)
            if read is None:
                raise BotFault(NONSENSE, self._talk.name, line)
            return int(read[1])
        raise AssertionError("lines end by an exception alone")

    def _await(self, word: str, deadline: float) -> None:
        """Wait until it says the word, and nothing else that counts."""
        for line in self._said(deadline):
            if line != word:
                raise BotFault(NONSENSE, self._talk.name, line)
            return

    def _said(self, deadline: float) -> Iterator[str]:
        """Its lines but for those that count for nothing."""
        return (line for line in self._talk.lines(deadline) if line.partition(" ")[0] not in FREE)

    def interrupt(self) -> None:
        """Kill the program, whose pipes stay open for who reads from them."""
        self._talk.interrupt()

    def end(self, kindly: bool) -> None:
        """End the program; kindly: it is told to quit first."""
        self._talk.close("quit" if kindly else "")


def _ms(seconds: float) -> int:
    return max(1, round(1000 * seconds))
