"""Classes of Python authors: each object of one lives in a process of its own, for one seat and one game."""

from __future__ import annotations

import contextlib
import inspect
import operator
import os
import re
import sys
from importlib import import_module
from importlib.metadata import entry_points
from math import inf
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from baston.bots import Bot
from baston.guests.fault import ENDED, ERROR, LATE, NONSENSE, BotFault
from baston.guests.guest import Guest, Question, Sitting
from baston.guests.logs import bot_log
from baston.kernel.game import Game, Refusal
from baston.kernel.state import State
from baston.kernel.text import Json

if TYPE_CHECKING:
    from baston.worker import Worker

GROUP: Final = "baston.bots"
WRITTEN: Final = re.compile(r"([^\W\d][\w.]*):([^\W\d]\w*)(?::.*)?")
PATIENCE: Final = 30.0  # seconds in which its module is imported and its object made
LIMIT: Final = 10.0  # seconds that an answer may take
Asked: TypeAlias = tuple[type[Game[State]], dict[str, Json], int, int, float]
Told: TypeAlias = tuple[str, int | str]  # the kind of fault and its detail; without a kind the answer


def installed() -> dict[str, str]:
    """Return what installed packages offer in the group `baston.bots`: names with `module:Class`."""
    return {point.name: point.value for point in entry_points(group=GROUP)}


def is_class(name: str) -> bool:
    """Whether a bot's name is that of a class: an installed one, or `module:Class`, with or without more."""
    return WRITTEN.fullmatch(name) is not None or name.partition(":")[0] in installed()


def class_named(name: str) -> Guest:
    """Return the class with this name, as a bot. Raises Refusal as `class_of`."""
    class_of(name)
    return Guest(name, lambda: ClassAtSeat(name), needs_search=True)


def class_of(name: str) -> type[Bot]:
    """Return the class that a bot's name stands for, imported from where Python is or from this folder.

    Raises Refusal: "bot-module" (there is no such module), "bot-import" (it cannot be imported), "bot-class"
    (it has no such class), "bot-no-bot" (which is no Bot).
    """
    written = installed().get(name.partition(":")[0], name)
    read = WRITTEN.fullmatch(written)
    if read is None:
        raise Refusal("bot-class", bot=name, module=written, cls="")
    module_name, class_name = read[1], read[2]
    if "" not in sys.path and os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        module = import_module(module_name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module_name}.".startswith(f"{error.name}."):
            raise Refusal("bot-import", bot=name, module=module_name, error=_said(error)) from error
        raise Refusal("bot-module", bot=name, module=module_name) from error
    except (Exception, SystemExit) as error:
        raise Refusal("bot-import", bot=name, module=module_name, error=_said(error)) from error
    found = getattr(module, class_name, None)
    if found is None:
        raise Refusal("bot-class", bot=name, module=module_name, cls=class_name)
    if not (inspect.isclass(found) and issubclass(found, Bot)) or _is_unfinished(found):
        raise Refusal("bot-no-bot", bot=name, module=module_name, cls=class_name)
    return found


def _is_unfinished(found: type[Bot]) -> bool:
    """Whether it lacks what a bot has to have. Compiled classes do not know that they are abstract."""
    return inspect.isabstract(found) or found.choose is Bot.choose


class ClassAtSeat(Sitting):
    """An object of a class in another process, made for a seat and a game.

    Raises Refusal "bot-import" if it cannot be made.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._worker = _idle.pop(name) if name in _idle else _started()
        try:
            kind, detail = self._ask(_begin, name, PATIENCE)
        except BotFault as fault:
            kind, detail = fault.kind, fault.kind
        if kind:
            self._worker.stop()
            raise Refusal("bot-import", bot=name, module=name.partition(":")[0], error=str(detail))

    def answer(self, question: Question) -> int:
        """Return what it answers. Raises BotFault.

        It is not given the true state but one that the seat cannot tell from it, drawn for its seed.
        """
        game, seat, seed = question.game, question.seat, question.seed
        told = game.save(game.search.determinize(question.state, seat, seed))
        kind, answer = self._ask(_choose, (type(game), told, seat, seed, question.seconds), LIMIT)
        if kind:
            raise BotFault(kind, self._name, str(answer))
        return int(answer)

    def _ask(self, function: object, task: object, limit: float) -> Told:
        from baston.worker import WorkerLost

        worker = self._worker
        try:
            worker.submit(function, task)  # type: ignore[arg-type]
            if not worker.pipe.poll(limit):
                raise BotFault(LATE, self._name)
            return cast("Told", worker.result())
        except WorkerLost as lost:
            raise BotFault(ENDED, self._name) from lost

    def interrupt(self) -> None:
        """Kill the process, whose pipe stays open for who reads from it."""
        self._worker.stop()

    def end(self, kindly: bool) -> None:
        """Let the process serve the next game, or end it."""
        if kindly and self._name not in _idle and len(_idle) < MOST_IDLE:
            _idle[self._name] = self._worker
        else:
            self._worker.stop()


MOST_IDLE: Final = 4
_idle: Final[dict[str, Worker]] = {}  # without a game, by the bot's name: to start one takes a while


def end_idle() -> None:
    """End the processes that wait for another game."""
    while _idle:
        _idle.popitem()[1].stop()


def _started() -> Worker:
    from baston.worker import Worker  # it loads much, and most commands start no process

    # What a full screen has put in the place of standard error is no file, as a new process needs one.
    with contextlib.redirect_stderr(sys.__stderr__):
        return Worker()


# ---- in the other process

_bots: Final[list[Bot]] = []
_games: Final[dict[type[Game[State]], Game[State]]] = {}


def _begin(name: str) -> Told:
    """Make the object. What it prints goes into the log of guests."""
    if not _bots:
        log = bot_log()
        os.dup2(log, 1)
        os.dup2(log, 2)
        os.close(log)
    _bots.clear()
    try:
        _bots.append(class_of(name)(name))
    except Refusal as refusal:
        return ERROR, str(refusal.values.get("error", refusal.key))
    except (Exception, SystemExit) as error:
        return ERROR, _said(error)
    return "", 0


def _choose(asked: Asked) -> Told:
    kind, saved, seat, seed, seconds = asked
    game = _games.setdefault(kind, kind())
    bot = _bots[0]
    if seconds < inf and hasattr(bot, "seconds"):
        bot.seconds = seconds
    try:
        answer = bot.choose(game, game.load(saved), seat, seed)
    except (Exception, SystemExit) as error:
        return ERROR, _said(error)
    try:
        return "", operator.index(answer)
    except (TypeError, ValueError, OverflowError):
        return NONSENSE, _shown(answer)


def _said(error: BaseException) -> str:
    try:
        return f"{type(error).__name__}: {error}"[:200]
    except Exception:  # what an exception says of itself is its author's
        return type(error).__name__


def _shown(answer: object) -> str:
    try:
        return repr(answer)[:200]
    except Exception:  # likewise
        return type(answer).__name__
