"""A game in progress at a table: its state, rebuilt from the entries of its record. Knows no database."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from baston.kernel.frame import PASS
from baston.kernel.game import Game, Setup
from baston.kernel.record import EVERY, winners_of
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.pace import are_even, beat_of, is_empty_window, is_even_window
from baston.server.matches.clocks import Clocks
from baston.server.matches.departures import STAND_IN_LEVEL, Departures
from baston.server.protocol import Terms
from baston.server.refusals import Refused
from baston.server.storage.rows import (
    AGREE,
    ANSWER,
    ASK,
    BACK,
    CONCEDE,
    DEPARTURES,
    REFUSE,
    RESUME,
    TIMEOUT,
    UNDO,
    Entry,
    SeatRow,
)
from baston.undo import has_revealed_anything

CHECKPOINT: Final = 64  # answers from one state that is kept for undos to the next
UNDO_TIMEOUT: Final = 60.0  # seconds that people have to reply to who asks for an answer back


class UndoAsked(Struct, frozen=True):
    """A seat wants its last answer back: `count` answers would be left; these seats have not agreed yet.

    `ends`: when who has not replied has refused, in seconds since 1970.
    """

    seat: int
    count: int
    waits_for: list[int]
    ends: float


class StateBefore(Struct, frozen=True):
    """The state before an answer, and how many answers there were."""

    count: int
    state: State


class Match:
    """The game after the entries so far. Entries are made ready first and count once they are kept.

    `number` counts all entries of the table, those before the game included.
    """

    def __init__(
        self,
        game: Game[State],
        setup: Setup,
        seed: int,
        seats: list[SeatRow],
        terms: Terms,
        number: int,
        now: float,
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.terms = terms
        self.number = number
        self.departures = Departures()
        self.answers: list[int] = []  # by their places in the lists of options
        self.undo_asked: UndoAsked | None = None
        self._undo_refused: set[str] = (
            set()
        )  # the people whose last answer others would not let them take back
        self._bots = [seat.bot for seat in seats]
        self._browsers = [seat.browser for seat in seats]
        self.clocks = Clocks(terms.clock, [bot is None for bot in self._bots], now)
        self.asked_at = now  # when the present decision was put
        self.state = game.new(setup, seed, log=True)
        self.log_lengths = [self.log_length]  # how many notes the log had at the start and after each answer
        self._answered_by: list[str | None] = []  # the person who gave each answer, None for bots
        self._before_last_answer: dict[
            str, StateBefore
        ] = {}  # by person: what came before the last answer of theirs
        self._checkpoints = [self.state]  # at the start and after every so many answers
        self._run_clock(now)

    # ---- who plays

    @property
    def people(self) -> list[int]:
        """The seats for which people answer."""
        return [seat for seat in range(self.setup.players) if self.bot_of(seat) is None]

    @property
    def over(self) -> bool:
        """Is the game over, or has only one not given up?"""
        return self.state.over or len(self.departures.lost) >= self.setup.players - 1

    @property
    def asked(self) -> int | None:
        """The seat that is asked."""
        decision = self.state.decision
        return None if decision is None or self.over else decision.player

    @property
    def log_length(self) -> int:
        """How many notes the log has."""
        return len(self.state.notes or [])

    def bot_of(self, seat: int) -> str | None:
        """The bot that answers for the seat; None if a person does."""
        if self._bots[seat] is None and self.departures.needs_bot(seat):
            return STAND_IN_LEVEL
        return self._bots[seat]

    def bot_seed(self) -> int:
        """From the game's seed and the place in the record: a game taken up again goes on the same."""
        return Rng(self.seed ^ (self.number + 1 << 32)).next32()

    # ---- time

    @property
    def is_timed(self) -> bool:
        """Does anything happen here only because time goes by?"""
        return self.terms.clock is not None or (are_even(self.setup) and self.terms.window > 0)

    @property
    def is_even_window(self) -> bool:
        """Is it a response that is asked for, of this seat as of all others?"""
        return not self.over and is_even_window(self.game, self.setup, self.state)

    @property
    def window_ends(self) -> float | None:
        """When the response that is asked for ends by itself, where all take the same time."""
        return self.asked_at + self.terms.window if self.is_even_window and self.terms.window else None

    @property
    def beat(self) -> float:
        """The seconds before which no bot answers, and nobody passes an even window while others play."""
        asked = self.asked
        if asked is None or not (self.bot_of(asked) or (self.is_even_window and self._others(asked))):
            return 0.0
        return beat_of(self.game, self.setup, self.state)

    @property
    def beat_ends(self) -> float:
        """When the beat is over, in seconds since 1970."""
        return self.asked_at + self.beat

    @property
    def auto_pass_at(self) -> float | None:
        """When who is asked passes unasked: as the window ends, or having nothing else to answer."""
        asked, ends = self.asked, self.window_ends
        if asked is None or ends is not None:
            return ends
        if self.bot_of(asked) is not None or not is_empty_window(self.game, self.setup, self.state):
            return None
        shared = len([seat for seat in self._own(asked) if seat in self.people]) > 1
        # Who is handed a screen, and who is not, would tell.
        return None if shared and self.game.presentation.tells_by_time(self.state) else self.beat_ends

    def _run_clock(self, now: float, answered: bool = False) -> None:
        asked = self.asked
        timed = asked is not None and self.bot_of(asked) is None and self.window_ends is None
        self.clocks.run(asked if timed else None, now, answered, self.beat_ends)

    # ---- entries to be kept

    def prepare_answer(self, number: int, seat: int, option: int, now: float) -> tuple[Entry, State]:
        """The entry and the state that an answer leads to; nothing has changed yet.

        Raises Refused: "not-running", "late", "not-asked", "not-offered", "window-open", "time-out".
        """
        decision = self.state.decision
        if decision is None or self.over:
            raise Refused("not-running")
        if number != self.number:
            raise Refused("late")
        if seat != decision.player:
            raise Refused("not-asked")
        if option not in decision.options:
            raise Refused("not-offered")
        ends = self.window_ends
        if option == PASS and ends is not None and now < ends:
            raise Refused("window-open")
        falls = self.clocks.expires_at()
        if falls is not None and now > falls:
            raise Refused("time-out")
        after = self.game.copy(self.state)
        self.game.answer(after, option)
        count = len(self.answers) + 1
        digest = self.game.digest(after) if after.over or count % EVERY == 0 else None
        return Entry(self.number, ANSWER, seat, decision.options.index(option), digest, now), after

    def prepare_undo(self, seat: int, now: float) -> Entry:
        """The entry by which the seat takes its last answer back, or asks for it if others play.

        Raises Refused: "not-running", "undo-nothing", "undo-boundary", "undo-asked", "undo-refused".
        """
        if self.over or self.bot_of(seat) is not None:
            raise Refused("not-running")
        if self.undo_asked is not None:
            raise Refused("undo-asked", 409)
        fault = self._undo_fault(seat)
        if fault is not None:
            raise Refused(fault, 409 if fault == "undo-refused" else 400)
        before = self._before_last_answer[self._browsers[seat] or ""]
        kind = ASK if self._others(seat) else UNDO
        return Entry(self.number, kind, seat, before.count, None, now)

    def may_undo(self, seat: int) -> Literal["no", "free", "ask"]:
        """May the seat take back its last answer, of its own or if the others agree?"""
        if self.over or self.bot_of(seat) is not None:
            return "no"
        if self._undo_fault(seat) is not None:
            return "no"
        return "ask" if self._others(seat) else "free"

    def _undo_fault(self, seat: int) -> str | None:
        """Why the seat may not take back its last answer; None if it may."""
        owner = self._browsers[seat] or ""
        before = self._before_last_answer.get(owner)
        if before is None:
            return "undo-nothing"
        if has_revealed_anything(before.state, self.state, self._own(seat), self.people):
            return "undo-boundary"
        if owner in self._undo_refused and self._others(seat):
            return "undo-refused"
        return None

    def _own(self, seat: int) -> list[int]:
        """The seats of the same person: more than one at a shared screen."""
        return [
            x for x, owner in enumerate(self._browsers) if owner is not None and owner == self._browsers[seat]
        ]

    def _others(self, seat: int) -> list[int]:
        """The people who are asked before this seat takes something back; bots agree."""
        own = self._own(seat)
        return [other for other in self.people if other not in own]

    def prepare_undo_reply(self, seat: int, agrees: bool, now: float) -> Entry:
        """The entry by which the seat lets another take back its answer, or not.

        Raises Refused: "not-asked".
        """
        if self.undo_asked is None or seat not in self.undo_asked.waits_for:
            raise Refused("not-asked")
        return Entry(self.number, AGREE if agrees else REFUSE, seat, 0, None, now)

    def prepare_agreed_undo(self, now: float) -> Entry:
        """The entry that takes back what all have agreed to."""
        asked = self.undo_asked
        assert asked is not None, "somebody has asked"
        assert not asked.waits_for, "all have agreed"
        return Entry(self.number, UNDO, asked.seat, asked.count, None, now)

    def prepare_departure(self, kind: str, seat: int, now: float) -> Entry:
        """The entry by which the seat concedes, loses on time, goes or comes back.

        Raises Refused: "not-running".
        """
        if self.over or seat in self.departures.lost:
            raise Refused("not-running")
        return Entry(self.number, kind, seat, 0, None, now)

    # ---- entries that have been kept

    def apply(self, entry: Entry, after: State | None = None) -> None:
        """Count an entry that has been kept; `after` is the state that it was made ready with.

        Raises Refused, "not-replayed", if it does not fit: the record is of other rules.
        """
        if entry.number != self.number:
            raise Refused("not-replayed", 409, entry=entry.number)
        self.number += 1
        if entry.kind in (ANSWER, UNDO, RESUME):
            self.asked_at = entry.time
        if entry.kind == RESUME:
            self.clocks.skip_to(entry.time)
            return
        earns = entry.kind == ANSWER and not self.is_even_window  # where a pass takes no time
        if entry.kind == ANSWER:
            self._apply_answer(entry, after)
        elif entry.kind == UNDO:
            self._rewind(entry.value)
        elif entry.kind in DEPARTURES:
            self.departures.apply(entry)
        self._apply_consent(entry)
        self._run_clock(entry.time, answered=earns)

    def _apply_consent(self, entry: Entry) -> None:
        asked = self.undo_asked
        if entry.kind == ASK:
            ends = entry.time + UNDO_TIMEOUT
            self.undo_asked = UndoAsked(entry.seat, entry.value, self._others(entry.seat), ends)
        elif asked is None:
            return
        elif entry.kind in (ANSWER, UNDO, REFUSE, BACK) or entry.seat == asked.seat:
            self.undo_asked = None  # as for BACK: who is back has not been asked
            if entry.kind == REFUSE:
                self._undo_refused.add(self._browsers[asked.seat] or "")
        else:
            waits_for = [seat for seat in asked.waits_for if seat != entry.seat]
            self.undo_asked = replace(asked, waits_for=waits_for)

    def _apply_answer(self, entry: Entry, after: State | None) -> None:
        decision = self.state.decision
        if decision is None or decision.player != entry.seat:
            raise Refused("not-replayed", 409, entry=entry.number)
        if not 0 <= entry.value < len(decision.options):
            raise Refused("not-replayed", 409, entry=entry.number)
        if after is None:
            after = self.game.copy(self.state)
            self.game.answer(after, decision.options[entry.value])
            if entry.digest is not None and entry.digest != self.game.digest(after):
                raise Refused("not-replayed", 409, entry=entry.number)
        asked = decision.player
        given = self.bot_of(asked) is None and not is_empty_window(self.game, self.setup, self.state)
        giver = self._browsers[asked] if given else None
        self._advance(after, entry.value, giver)
        self._undo_refused.discard(giver or "")

    def _advance(self, after: State, place: int, giver: str | None) -> None:
        """Remember who answered what, and the state before if a person may want to come back to it."""
        if giver is not None:
            self._before_last_answer[giver] = StateBefore(len(self.answers), self.state)
        self.state = after
        self._answered_by.append(giver)
        self.answers.append(place)
        if len(self.answers) % CHECKPOINT == 0:
            self._checkpoints.append(after)
        self.log_lengths.append(self.log_length)

    def _rewind(self, count: int) -> None:
        """Replay from a checkpoint: no later than the answers that people may take back next.

        It happens in the event loop, where the whole of a long game would hold up all tables.
        """
        lost = {giver for giver, before in self._before_last_answer.items() if before.count >= count}
        self._before_last_answer = {
            giver: x for giver, x in self._before_last_answer.items() if giver not in lost
        }
        last = {giver: i for i, giver in enumerate(self._answered_by[:count]) if giver in lost}
        nearest = min([count, *last.values()]) // CHECKPOINT
        first = nearest * CHECKPOINT
        given = list(zip(self.answers[first:count], self._answered_by[first:count], strict=True))
        self.state = self._checkpoints[nearest]
        del self._checkpoints[nearest + 1 :], self.log_lengths[first + 1 :]
        del self.answers[first:], self._answered_by[first:]
        for place, giver in given:
            decision = self.state.decision
            assert decision is not None, "these answers have been given before"
            after = self.game.copy(self.state)
            self.game.answer(after, decision.options[place])
            self._advance(after, place, giver)

    # ---- the end

    @property
    def result(self) -> dict[str, list[int]] | None:
        """Points, winners and those who have lost otherwise; None while the game goes on.

        The best score wins; who conceded or lost on time has lost, whatever the points.
        """
        return self._result(self.state, self.departures.conceded, self.departures.timed_out)

    def result_after(self, entry: Entry, after: State | None) -> dict[str, list[int]] | None:
        """The result once this entry counts."""
        conceded = self.departures.conceded + ([entry.seat] if entry.kind == CONCEDE else [])
        timed_out = self.departures.timed_out + ([entry.seat] if entry.kind == TIMEOUT else [])
        return self._result(after or self.state, conceded, timed_out)

    def _result(self, state: State, conceded: list[int], timed_out: list[int]) -> dict[str, list[int]] | None:
        winners = winners_of(self.game, state, self.setup.players, conceded + timed_out)
        if winners is None:
            return None
        points = self.game.points(state)
        return {"points": points, "winners": winners, "conceded": conceded, "timed_out": timed_out}
