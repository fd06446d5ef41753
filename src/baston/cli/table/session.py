"""A game being played here: its state, its record, who sits where. Keeps every answer; shows nothing."""

from __future__ import annotations

from pathlib import Path

from baston.analysis import SEARCH, gain_of, prevented_by, win_percent
from baston.bots import Bot
from baston.bots.forecast import expected_score
from baston.cli.records import saves
from baston.cli.terminal.names import ME
from baston.guests import Guest, bot_named
from baston.kernel.game import Game, Refusal, Setup
from baston.kernel.record import (
    CONCEDE,
    Event,
    Record,
    begin_record,
    replay,
    winners_of,
    write_answer,
)
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.simulation.files import write_whole
from baston.simulation.match import STAND_IN
from baston.undo import has_revealed_anything, last_answer


class Session:
    """Plays answers into a game and keeps its record in a file after each one."""

    def __init__(self, game: Game[State], record: Record, path: Path) -> None:
        """Take up the game where the record leaves it.

        Raises Refusal if the record does not replay, or the game lacks what its seats need.
        """
        game.require_presentation()
        if len(record.seats) != record.setup.players:
            raise Refusal("record-seats", seats=len(record.seats), players=record.setup.players)
        self.game = game
        self.path = path
        self._seated: list[Bot | None] = [_bot(name) for name in record.seats]
        for bot in self._seated:
            if bot is not None:
                bot.check(game)
        self._take_up(record)

    def _take_up(self, record: Record) -> None:
        self.record = record
        self._update_bots()
        self.askers: list[int] = []  # the seat that gave each answer
        for state in replay(self.game, record, log=True):
            self.state = state
            if state.decision is not None:
                self.askers.append(state.decision.player)
        del self.askers[len(record.answers) :]

    def _update_bots(self) -> None:
        """Let a bot of ours play on for each that has lost by its own fault."""
        lost = self.record.lost
        self.bots = [_bot(STAND_IN) if seat in lost else bot for seat, bot in enumerate(self._seated)]

    @property
    def people(self) -> list[int]:
        """The seats, from 0, that people hold."""
        return [seat for seat, bot in enumerate(self._seated) if bot is None]

    @property
    def over(self) -> bool:
        """Whether the game is over: played to its end, or all seats but one have lost by a fault."""
        return self.state.over or self.winners is not None

    @property
    def winners(self) -> list[int] | None:
        """The seats that have won; None while the game goes on."""
        return winners_of(self.game, self.state, self.record.setup.players, self.record.lost)

    def keep(self) -> None:
        """Write the record into its file. Raises OSError; then the file holds the record as it was before."""
        write_whole(self.path, self.record.text())

    def answer(self, option: int) -> None:
        """Answer the current decision and write the record. Raises OSError if it cannot be written."""
        decision = self.state.decision
        assert decision is not None
        write_answer(self.game, self.record, self.state, option)
        self.askers.append(decision.player)
        if self.record.lost:
            self._note_winners()
        self.keep()

    def forfeit(self, seat: int) -> None:
        """Let the seat's bot have lost by its own fault, and write the record. Raises OSError as `answer`."""
        bot = self._seated[seat]
        if isinstance(bot, Guest):
            bot.close()
        self.record.events.append(Event(len(self.record.answers), CONCEDE, seat))
        self._update_bots()
        self._note_winners()
        self.keep()

    def _note_winners(self) -> None:
        winners = self.winners
        if winners is not None:
            self.record.result, self.record.winners = self.game.points(self.state), winners

    def close(self) -> None:
        """End what was started for the bots."""
        for bot in self._seated:
            if isinstance(bot, Guest):
                bot.close()

    @property
    def asked(self) -> int:
        """The seat that is asked; the game is not over."""
        assert self.state.decision is not None
        return self.state.decision.player

    def choice_of(self, bot: Bot) -> int:
        """Return the option that the bot takes for the seat that is asked; nothing is played.

        Raises BotFault.
        """
        return bot.choose(self.game, self.state, self.asked, self.bot_seed())

    def bot_seed(self) -> int:
        """Return the seed of the next answer, if a bot gives it.

        From the game's seed and the place in the record: a game taken up again goes on the same.
        """
        # A key deals, and does nothing else.
        dealt_from = self.record.seed if isinstance(self.record.seed, int) else 0
        return Rng(dealt_from ^ (len(self.record.answers) + 1 << 32)).next32()

    def hint(self) -> int:
        """Return what the search would answer, knowing what the seat that is asked knows."""
        return bot_named(SEARCH).choose(self.game, self.state, self.asked, self.hint_seed())

    def reasons_for(self, option: int, lang: str) -> dict[str, list[str]]:
        """Return what an option gains the seat that is asked, if nobody answers it, and what it prevents.

        Sentences by the key of what they are told with. Raises Refusal, "no-search".
        """
        seat = self.asked
        side = next(team for team in self.game.teams(self.record.setup) if seat in team)
        found = {
            "hint-gains": gain_of(self.game, self.state, option, side),
            "hint-threats": prevented_by(self.game, self.state, option, side),
        }
        return {key: why.sentences(self.game, seat, lang) for key, why in found.items()}

    def chance(self) -> int | None:
        """Return the chance to win of the seat that is asked, in percent; None where no network tells it."""
        expected = expected_score(self.game, self.state, self.asked)
        return None if expected is None else win_percent(expected)

    def hint_seed(self) -> int:
        """Return the seed of a hint: not the game's, which tells what is hidden."""
        return Rng(len(self.record.answers)).next32()

    def undo(self) -> None:
        """Take back the last answer that a person gave, and all that followed.

        Raises Refusal if several people play, if there is no answer, or if since then something hidden has
        come to light or chance has played; OSError.
        """
        if len(self.people) > 1:
            raise Refusal("undo-people")
        last = last_answer(self.askers, self.people)
        before = self.record.until(last)
        *_, then = replay(self.game, before)
        if has_revealed_anything(then, self.state, self.people, self.people):
            raise Refusal("undo-boundary")
        self._take_up(before)
        self.keep()


def begin_session(game: Game[State], setup: Setup, seats: list[str], seed: int) -> Session:
    """Begin a game, and write its record into a new file.

    Raises Refusal if a bot is unknown; OSError.
    """
    record = begin_record(game, setup, seed)
    # A level such as `normal` is written as the bot that it stands for: the game goes on against the same.
    record.seats = [ME if bot is None else bot.name for bot in map(_bot, seats)]
    session = Session(game, record, saves.new_file(record))
    session.keep()
    return session


def _bot(seat: str) -> Bot | None:
    """Who answers for a seat; None: a person. Raises Refusal, which knows that a person could sit here."""
    if seat == ME:
        return None
    try:
        return bot_named(seat)
    except Refusal as refusal:
        if refusal.key != "unknown-bot":
            raise
        known = f"{ME}, {refusal.values['known']}"
        raise Refusal(refusal.key, **refusal.values | {"known": known}) from refusal
