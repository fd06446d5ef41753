"""Bots choose, hint and judge in processes of their own, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping
from functools import partial
from math import inf
from typing import Final, NamedTuple, TypeAlias

from baston.analysis import SEARCH, DecisionAnalysis, analyse_decision, chance_of, gain_of, prevented_by
from baston.bots import bot_named, is_search, with_time_limit
from baston.bots.bot import Bot
from baston.bots.forecast import expected_score
from baston.bots.levels import OFFERED, rung_of
from baston.bots.monte_carlo import MonteCarlo
from baston.bots.registry import is_learned
from baston.games import game_named
from baston.guests.names import is_ours
from baston.kernel.refusal import Refusal
from baston.kernel.rng import Rng
from baston.kernel.text import Json
from baston.server.matches.match import Match
from baston.server.matches.wording import all_words_of, words_of
from baston.server.processes.guests import GuestPool
from baston.server.processes.pool import RECENT, ProcessPool
from baston.server.processes.queue import ThinkingQueue, ThinkingTable
from baston.server.protocol import Words
from baston.server.refusals import Refused

ESTIMATING: Final = "greedy"
BotSeat: TypeAlias = tuple[str, int, str]  # the table's id, the seat from 0, the bot's name


def processes_per_worker(workers: int) -> int:
    """Return in how many processes each worker's bots may search: one core is left for the network."""
    return max(1, ((os.cpu_count() or 2) - 1) // workers)


class DecisionToJudge(NamedTuple):
    """A decision to be judged: the saved state after `number` answers, and the option that was taken."""

    number: int
    saved: dict[str, Json]
    taken: int


class Judgement(NamedTuple):
    """The analysis of a decision, with the labels of the option taken and of the best one."""

    analysis: DecisionAnalysis
    taken: Words
    best: Words


class Advice(NamedTuple):
    """The option that a search advises; what it gains and what it prevents, as sentences; the chance to win.

    The chance is None where no network ships that tells it.
    """

    option: int
    gains: list[Words]
    threats: list[Words]
    chance: float | None


class BotQuestion(NamedTuple):
    """A decision for a bot, with the state saved, since those of the compiled engine cannot be pickled.

    `bot` is the bot's name with the time that it has now. `bot_seat` identifies the bot that may reuse its
    search tree, whatever time it had before; None: a new bot answers. `side`: the seat and its partners.
    """

    game: str
    saved: dict[str, Json]
    bot: str
    seat: int
    seed: int
    bot_seat: BotSeat | None
    side: list[int]


class BotPool:
    """Bots in a pool of processes, each in its turn.

    So many `searches` go on at once, and one more process is left to bots that do not search. `nice` is the
    niceness of the processes, from 0 to 19. `hosted` are the bots of others that tables may choose, by name.
    """

    def __init__(self, searches: int, nice: int = 0, hosted: Mapping[str, str] | None = None) -> None:
        self.queue = ThinkingQueue(searches)
        self.guests = GuestPool(hosted or {}, searches)
        self._pool = ProcessPool(searches + 1, nice)

    async def choose(self, table: ThinkingTable, match: Match, bot: str, seconds: float = inf) -> int:
        """Return the option that `bot` takes for the seat that is asked; the match stays as it is.

        If that takes at most so many `seconds` once its turn has come, it takes as long whatever it chooses.
        A search is cut short, too, while others wait. The bot reuses what it searched before at this table
        and seat, unless another process answers or it was too long ago. Raises as `ProcessPool.run`; BotFault
        if it is a bot of others, and has lost by its own fault.
        """
        learned = self.guests.hosted.get(bot, "")
        if is_learned(learned):
            bot = learned
        elif not is_ours(bot):
            return await self.guests.choose(table, match, bot, seconds)
        clock = asyncio.get_running_loop().time
        async with self.queue.turn(table, is_search(bot)) as share:
            ends = clock() + seconds
            within = with_time_limit(bot, min(seconds, share))
            option = await self._ask(match, within, match.bot_seed(), (table.id, bot))
        if ends < inf:
            await asyncio.sleep(ends - clock())
        return option

    def bot_of_level(self, level: str) -> str:
        """Return the name of the bot that a level stands for, or that the host offers under this name.

        Raises Refused: "unknown-level".
        """
        if level in OFFERED or rung_of(level) > 0:
            return bot_named(level).name
        if level not in self.guests.hosted:
            raise Refused("unknown-level", name=level, known=", ".join([*OFFERED, *self.guests.hosted]))
        return level

    def leave(self, table: ThinkingTable) -> None:
        """End the bots of others of a table, whose game is over or which is given up here."""
        self.guests.leave(table)

    async def hint(self, table: ThinkingTable, match: Match) -> Advice:
        """Return what the search advises to the asked seat, and what that gains it. Raises as `choose`.

        It depends on what the seat sees and on the length of the record, on no secret of the table.
        """
        question = self._question(match, SEARCH, Rng(match.number).next32())
        async with self.queue.turn(table, is_search(SEARCH)):
            return await self._pool.run(_advise, question)

    async def judge(self, game: str, seat: int, decision: DecisionToJudge, search: str) -> Judgement:
        """Let `search`, such as "ismcts:300", judge a decision of the seat, as `baston.analysis` does.

        Raises as `choose`.
        """
        return await self._pool.run(_judge, (game, seat, decision, search))

    async def check(self) -> None:
        """Check that processes answer, if the last one died. Raises as `choose`."""
        if self._pool.is_failing:
            await self._pool.run(_echo, None)

    async def _ask(self, match: Match, bot: str, seed: int, remembered: tuple[str, str] | None = None) -> int:
        """Let the bot answer; `remembered`: the table's id and the name by which the bot is found again."""
        question = self._question(match, bot, seed, remembered)
        return await self._pool.run(_choose, question, question.bot_seat)

    def _question(
        self, match: Match, bot: str, seed: int, remembered: tuple[str, str] | None = None
    ) -> BotQuestion:
        seat = match.asked
        assert seat is not None, "nobody is asked"
        bot_seat = None if remembered is None else (remembered[0], seat, remembered[1])
        state = match.game.copy(match.state)
        state.rng = Rng()  # whoever thinks is given nothing of the deal's chance
        side = next(team for team in match.game.teams(match.setup) if seat in team)
        return BotQuestion(match.game.name, match.game.save(state), bot, seat, seed, bot_seat, side)

    def close(self) -> None:
        """Kill the processes, even in the middle of a search."""
        self._pool.close()
        self.guests.close()


_bots: Final[dict[BotSeat, Bot]] = {}  # in each process, the most recently asked last


def _echo(task: None) -> None:
    return task


def _choose(question: BotQuestion) -> int:
    game = game_named(question.game)
    bot = _bot_named(question.bot)
    if question.bot_seat is not None:
        bot = _remembered(question.bot_seat, bot)
    return bot.choose(game, game.load(question.saved), question.seat, question.seed)


def _bot_named(name: str) -> Bot:
    """Return the bot; one that plays by estimate, if its weights are gone since the server has begun."""
    try:
        return bot_named(name)
    except Refusal:
        if not is_learned(name):
            raise
        return bot_named(ESTIMATING)


def _advise(question: BotQuestion) -> Advice:
    game, seat = game_named(question.game), question.seat
    option = _choose(question)
    state = game.load(question.saved)
    expected = expected_score(game, state, seat)
    threat = prevented_by(game, state, option, question.side)
    gain = gain_of(game, state, option, question.side)
    gains, threats = (all_words_of(partial(why.sentences, game, seat), you=seat) for why in (gain, threat))
    return Advice(option, gains, threats, None if expected is None else chance_of(expected))


def _remembered(bot_seat: BotSeat, new: Bot) -> Bot:
    """Return the bot of the seat, with the time of the new one; the new one if it was too long ago."""
    bot = _bots.pop(bot_seat, new)
    if isinstance(bot, MonteCarlo) and isinstance(new, MonteCarlo):
        bot.seconds = new.seconds
    if len(_bots) == RECENT:
        del _bots[next(iter(_bots))]
    _bots[bot_seat] = bot
    return bot


def _judge(task: tuple[str, int, DecisionToJudge, str]) -> Judgement:
    name, seat, decision, search = task
    game = game_named(name)
    state = game.load(decision.saved)
    taken = decision.taken
    analysis = analyse_decision(game, state, seat, decision.number, taken, search)

    def label(option: int) -> Words:
        return words_of(lambda lang: game.presentation.label(state, option, lang))

    return Judgement(analysis, label(taken), label(analysis.best))
