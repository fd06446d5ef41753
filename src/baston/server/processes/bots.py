"""Bots think in processes of their own, so that no table waits for another and none for the network."""

from __future__ import annotations

import os
from typing import Final, NamedTuple, TypeAlias

from baston.analysis import SEARCH, DecisionAnalysis, analyse_decision
from baston.bots import bot_named
from baston.bots.bot import Bot
from baston.games import game_named
from baston.kernel.rng import Rng
from baston.kernel.text import Json
from baston.locales import LANGUAGES
from baston.server.matches.match import Match
from baston.server.processes.pool import RECENT, ProcessPool
from baston.server.protocol import Words

BotSeat: TypeAlias = tuple[str, int, str]  # a table, a seat, the bot there


def processes_per_worker(workers: int) -> int:
    """How many processes each of so many workers may let think, so that one core is left for the network."""
    return max(1, ((os.cpu_count() or 2) - 1) // workers)


class DecisionToJudge(NamedTuple):
    """What is to be judged: the state after so many answers, and the option that was taken."""

    number: int
    saved: dict[str, Json]
    taken: int


class Judgement(NamedTuple):
    """A decision with its answers in words."""

    analysis: DecisionAnalysis
    taken: Words
    best: Words


class BotQuestion(NamedTuple):
    """What a seat is to answer. Saves travel: states of the compiled engine do not pickle."""

    game: str
    saved: dict[str, Json]
    bot: str
    seat: int
    seed: int
    player: BotSeat | None  # who may remember what it thought before; None: nobody


class BotPool:
    """A pool of so many processes, as nice to others as is said."""

    def __init__(self, processes: int, nice: int = 0) -> None:
        self._pool = ProcessPool(processes, nice)

    async def choose(self, table: str, match: Match, bot: str) -> int:
        """The option that the bot takes for the seat that is asked; the match stays as it is.

        What it thought before at this table and seat it remembers, unless another process answers, or it is
        too long ago. Raises as `ProcessPool.carry_out`.
        """
        return await self._ask(match, bot, match.bot_seed(), table)

    async def hint(self, match: Match) -> int:
        """What the search advises the seat that is asked. Raises as `choose`.

        It hangs on what the seat sees and on the place in the record: not on the game's seed.
        """
        return await self._ask(match, SEARCH, Rng(match.number).next32(), None)

    async def judge(self, game: str, seat: int, decision: DecisionToJudge, search: str) -> Judgement:
        """A decision of the seat, as `baston.analysis` judges it. Raises as `choose`."""
        return await self._pool.run(_judge, (game, seat, decision, search))

    async def _ask(self, match: Match, bot: str, seed: int, table: str | None) -> int:
        seat = match.asked
        assert seat is not None, "nobody is asked"
        player = None if table is None else (table, seat, bot)
        question = BotQuestion(match.game.name, match.game.save(match.state), bot, seat, seed, player)
        return await self._pool.run(_choose, question, player)

    def close(self) -> None:
        """End the processes, in the middle of their thoughts if they have any."""
        self._pool.close()


_bots: Final[dict[BotSeat, Bot]] = {}  # in each process, who was asked last being the last


def _choose(question: BotQuestion) -> int:
    game = game_named(question.game)
    bot = bot_named(question.bot) if question.player is None else _bot_of(question.player)
    return bot.choose(game, game.load(question.saved), question.seat, question.seed)


def _bot_of(player: BotSeat) -> Bot:
    """The bot that was asked before, if it is not too long ago."""
    bot = _bots.pop(player, None) or bot_named(player[2])
    if len(_bots) == RECENT:
        del _bots[next(iter(_bots))]
    _bots[player] = bot
    return bot


def _judge(what: tuple[str, int, DecisionToJudge, str]) -> Judgement:
    name, seat, decision, search = what
    game = game_named(name)
    state = game.load(decision.saved)
    taken = decision.taken
    analysis = analyse_decision(game, state, seat, decision.number, taken, search)
    named = [
        Words(*[game.presentation.label(state, option, lang) for lang in LANGUAGES])
        for option in (taken, analysis.best)
    ]
    return Judgement(analysis, *named)
