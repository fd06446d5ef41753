"""A game in progress at a table: its state after the entries of its record."""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from baston.kernel.chacha import Seed
from baston.kernel.frame import PASS
from baston.kernel.game import Game, Setup
from baston.kernel.record import EVERY, winners_of
from baston.kernel.state import State, Stills
from baston.pace import are_even, beat_of, is_even_window
from baston.server.matches.chance import bot_seed, earlier_bot_seed
from baston.server.matches.clocks import Clocks
from baston.server.matches.departures import Departures
from baston.server.matches.players import Players
from baston.server.matches.taking_back import StateBefore, UndoAsked
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

CHECKPOINT: Final = 64  # answers between two states that are kept in memory for undos
UNDO_TIMEOUT = 60.0  # seconds that people have to reply to a request for an undo


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """The game after the entries so far.

    `prepare_…` methods return an entry and change nothing; `apply` counts an entry once it is stored.
    `number` is that of the next entry, with those before the game. Seats are from 0, times Unix times.
    """

    def __init__(
        self,
        game: Game[State],
        setup: Setup,
        seed: Seed,
        seats: list[SeatRow],
        terms: Terms,
        number: int,
        now: float,
        bot_secret: str = "",
    ) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self._bot_secret = bot_secret
        self.terms = terms
        self.number = number
        self.departures = Departures()
        self.answers: list[int] = []  # the place of each in its decision's list of options
        self.undo_asked: UndoAsked | None = None
        self._undo_refused: set[str] = set()  # browsers whose last undo was refused by others
        self._players = Players(seats, self.departures)
        self.clocks = Clocks(terms.clock, self._players.are_people, now)
        self.asked_at = now  # when the current decision was put
        self._beat_began = now
        self.state = game.new(setup, seed, log=True)
        self.log_lengths = [self.log_length]  # how many notes the log had at the start and after each answer
        self._answered_by: list[str | None] = []  # the browser that gave each answer, None for bots
        self._before_last_answer: dict[str, StateBefore] = {}  # by browser
        self.checkpoints = [self.state]  # at the start and after every `CHECKPOINT` answers
        self._run_clock(now)

    # ---- who plays

    @property
    def people(self) -> list[int]:
        """The seats, from 0, for which people answer now; a seat with a stand-in is not among them."""
        return self._players.people

    @property
    def state(self) -> State:
        """The state after the answers so far."""
        return self._state

    @state.setter
    def state(self, state: State) -> None:
        self._state = state
        self._update_asked()

    def _update_asked(self) -> None:
        """Note what each answer is asked for a dozen times. Call after the state or the departures change.

        `over`: whether the game is over, closed, or all seats but one at most have conceded or lost on time.
        `asked`: the seat, from 0, that is to answer; None once the game is over. `is_even_window`: whether
        the decision is a response that every seat is asked for in turn.
        """
        decision = self._state.decision
        self.over: bool = self._state.over or self.departures.end(self.setup.players)
        self.asked: int | None = None if decision is None or self.over else decision.player
        self.is_even_window: bool = not self.over and is_even_window(self.game, self.setup, self._state)

    @property
    def log_length(self) -> int:
        """The number of notes in the log."""
        return len(self.state.notes or [])

    def bot_of(self, seat: int) -> str | None:
        """Return the name of the bot that answers for the seat; None if a person does."""
        return self._players.bot_of(seat)

    def bot_seed(self) -> int:
        """Return the seed of the bot that answers now, the same again where the game is restored."""
        seed, number = self.seed, self.number
        return earlier_bot_seed(seed, number) if isinstance(seed, int) else bot_seed(self._bot_secret, number)

    # ---- time

    @property
    def is_timed(self) -> bool:
        """Whether time alone can change the game: it has clocks, or windows of a fixed length."""
        return self.terms.clock is not None or (are_even(self.setup) and self.terms.window > 0)

    @property
    def _is_empty_window(self) -> bool:
        """Whether every seat is asked in turn, and this one can only pass."""
        decision = self.state.decision
        return self.is_even_window and decision is not None and decision.options == [PASS]

    @property
    def window_ends(self) -> float | None:
        """When the current window closes, in seconds since 1970; None where windows have no fixed length."""
        is_fixed = self.terms.window > 0 and are_even(self.setup) and self.is_even_window
        return self.asked_at + self.terms.window if is_fixed else None

    @property
    def beat(self) -> float:
        """Seconds that the answer takes at least, so that its time reveals nothing; 0 where it could not."""
        asked = self.asked
        if asked is None:
            return 0.0
        is_seen = self.is_even_window and self._players.are_others_seated(asked)
        return beat_of(self.game, self.setup, self.state) if self.bot_of(asked) or is_seen else 0.0

    @property
    def beat_ends(self) -> float:
        """When the answer may be given at the earliest, in seconds since 1970; see `beat`."""
        return self._beat_began + self.beat

    def restart_beat(self, now: float) -> None:
        """Let the beat begin now: a browser that would pass at once hears only now that it is asked."""
        self._beat_began = now

    @property
    def auto_pass_at(self) -> float | None:
        """When the asked seat passes by itself, in seconds since 1970; None if it does not.

        It does as its window closes, or where it has no other option.
        """
        asked, ends = self.asked, self.window_ends
        if asked is None or ends is not None:
            return ends
        if self.bot_of(asked) is not None or not self._is_empty_window:
            return None
        shared = len([seat for seat in self._players.own(asked) if seat in self.people]) > 1
        # On a shared screen, whether it is handed over would tell what the others may not know.
        return None if shared and self.game.presentation.tells_by_time(self.state) else self.beat_ends

    def _run_clock(self, now: float, answered: bool = False) -> None:
        asked = self.asked
        timed = asked is not None and self.bot_of(asked) is None and self.window_ends is None
        self.clocks.run(asked if timed else None, now, answered, self.beat_ends)

    # ---- entries to be stored

    def prepare_answer(self, number: int, seat: int, option: int, now: float) -> tuple[Entry, State]:
        """Return the entry of an answer to decision `number`, and the state after it.

        Raises Refused: "not-running" (the game is over), "late" (the table has gone on), "not-asked" (another
        seat is to answer), "not-offered" (no legal option), "window-open" (a pass before the window closes),
        "time-out".
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
        expires = self.clocks.expires_at()
        if expires is not None and now > expires:
            raise Refused("time-out")
        after = self.game.copy(self.state)
        after.stills = Stills(self.game.copy, after)
        self.game.answer(after, option)
        digest = self.game.digest(after) if after.over or (len(self.answers) + 1) % EVERY == 0 else None
        return Entry(self.number, ANSWER, seat, decision.options.index(option), digest, now), after

    def prepare_undo(self, seat: int, now: float) -> Entry:
        """Return the entry by which the seat takes back its last answer, or asks the others if there are any.

        Raises Refused: "not-running" (the game is over, or a bot plays), "undo-nothing" (no answer yet),
        "undo-boundary" (hidden things have been seen since), "undo-asked" (another request waits),
        "undo-refused".
        """
        if self.over or self.bot_of(seat) is not None:
            raise Refused("not-running")
        if self.undo_asked is not None:
            raise Refused("undo-asked", 409)
        fault = self._undo_fault(seat)
        if fault is not None:
            raise Refused(fault, 409 if fault == "undo-refused" else 400)
        before = self._before_last_answer[self._players.browsers[seat] or ""]
        kind = ASK if self._players.others(seat) else UNDO
        return Entry(self.number, kind, seat, before.count, None, now)

    def may_undo(self, seat: int) -> Literal["no", "free", "ask"]:
        """Return whether the seat may take back its last answer, freely or if the others agree."""
        if self.over or self.bot_of(seat) is not None or self._undo_fault(seat) is not None:
            return "no"
        return "ask" if self._players.others(seat) else "free"

    def _undo_fault(self, seat: int) -> str | None:
        """Return the key of the refusal of an undo; None if the seat may take back its last answer."""
        browser = self._players.browsers[seat] or ""
        before = self._before_last_answer.get(browser)
        if before is None:
            return "undo-nothing"
        if has_revealed_anything(before.state, self.state, self._players.own(seat), self.people):
            return "undo-boundary"
        if browser in self._undo_refused and self._players.others(seat):
            return "undo-refused"
        return None

    def prepare_undo_reply(self, seat: int, agrees: bool, now: float) -> Entry:
        """Return the entry by which the seat agrees to another's undo, or refuses it.

        Raises Refused: "not-asked" (nobody waits for a reply of this seat).
        """
        if self.undo_asked is None or seat not in self.undo_asked.waits_for:
            raise Refused("not-asked")
        return Entry(self.number, AGREE if agrees else REFUSE, seat, 0, None, now)

    def prepare_agreed_undo(self, now: float) -> Entry:
        """Return the entry of an undo to which all have agreed."""
        asked = self.undo_asked
        assert asked is not None, "somebody has asked"
        assert not asked.waits_for, "all have agreed"
        return Entry(self.number, UNDO, asked.seat, asked.count, None, now)

    def prepare_departure(self, kind: str, seat: int, now: float, fault: int = 0) -> Entry:
        """Return the entry by which the seat concedes, loses on time, leaves or comes back, as `kind` says.

        `fault` is the number of that by which its bot concedes.

        Raises Refused: "not-running" (the game is over, or the seat has lost).
        """
        if self.over or seat in self.departures.lost:
            raise Refused("not-running")
        return Entry(self.number, kind, seat, fault, None, now)

    # ---- stored entries

    def apply(self, entry: Entry, after: State | None = None) -> None:
        """Apply a stored entry; `after` is the state that `prepare_answer` returned with it, if it did.

        Raises Refused: "not-replayed" if the entry does not fit, since its record is of other rules.
        """
        if entry.number != self.number:
            raise Refused("not-replayed", 409, entry=entry.number)
        self.number += 1
        if entry.kind in (ANSWER, UNDO, RESUME):
            self.asked_at = entry.time
        self.restart_beat(entry.time)  # whatever it was, such as a refused undo, until which nobody passes
        if entry.kind == RESUME:
            self.clocks.skip_to(entry.time, entry.value)
            return
        earns_increment = entry.kind == ANSWER and not (are_even(self.setup) and self.is_even_window)
        if entry.kind == ANSWER:
            self._apply_answer(entry, after)
        elif entry.kind == UNDO:
            self._rewind(entry.value)
        elif entry.kind in DEPARTURES:
            self.departures.apply(entry)
            self._update_asked()
        self._apply_consent(entry)
        self._run_clock(entry.time, answered=earns_increment)

    def _apply_consent(self, entry: Entry) -> None:
        asked = self.undo_asked
        if entry.kind == ASK:
            ends = entry.time + UNDO_TIMEOUT
            self.undo_asked = UndoAsked(entry.seat, entry.value, self._players.others(entry.seat), ends)
        elif asked is None:
            return
        elif self.over or entry.kind in (ANSWER, UNDO, REFUSE, BACK) or entry.seat == asked.seat:
            self.undo_asked = None  # as for BACK: who is back has not been asked
            if entry.kind == REFUSE:
                self._undo_refused.add(self._players.browsers[asked.seat] or "")
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
        by_person = self.bot_of(asked) is None and not self._is_empty_window
        browser = self._players.browsers[asked] if by_person else None
        self._advance(after, entry.value, browser)
        self._undo_refused.discard(browser or "")

    def _advance(self, after: State, place: int, browser: str | None) -> None:
        """Go to the state after an answer; remember the state before if a person gave it and may undo it."""
        if browser is not None:
            self._before_last_answer[browser] = StateBefore(len(self.answers), self.state)
        self.state.stills = None  # those of the last answer alone are kept
        self.state = after
        self._answered_by.append(browser)
        self.answers.append(place)
        if len(self.answers) % CHECKPOINT == 0:
            self.checkpoints.append(after)
        self.log_lengths.append(self.log_length)

    def _rewind(self, count: int) -> None:
        """Go back to the state after `count` answers.

        Replays from the last checkpoint before the answers that people may take back next. It runs in the
        event loop, where replaying the whole of a long game would block all tables.
        """
        undone = [who for who, before in self._before_last_answer.items() if before.count >= count]
        for browser in undone:
            del self._before_last_answer[browser]
        earlier = {who: i for i, who in enumerate(self._answered_by[:count]) if who in undone}
        checkpoint = min([count, *earlier.values()]) // CHECKPOINT
        first = checkpoint * CHECKPOINT
        again = list(zip(self.answers[first:count], self._answered_by[first:count], strict=True))
        self.state = self.checkpoints[checkpoint]
        del self.checkpoints[checkpoint + 1 :], self.log_lengths[first + 1 :]
        del self.answers[first:], self._answered_by[first:]
        for place, who in again:
            decision = self.state.decision
            assert decision is not None, "these answers have been given before"
            after = self.game.copy(self.state)
            self.game.answer(after, decision.options[place])
            self._advance(after, place, who)

    # ---- the end

    @property
    def result(self) -> dict[str, list[int]] | None:
        """The points by seat, and who won and who lost, as rows store them; None while the game goes on.

        The best score wins; a seat that conceded or lost on time has lost, whatever the points.
        """
        return self._result(self.state, self.departures.conceded, self.departures.timed_out)

    def result_after(self, entry: Entry, after: State | None) -> dict[str, list[int]] | None:
        """Return what `result` will be once the entry is applied; `after` as for `apply`."""
        conceded = self.departures.conceded + ([entry.seat] if entry.kind == CONCEDE else [])
        timed_out = self.departures.timed_out + ([entry.seat] if entry.kind == TIMEOUT else [])
        return self._result(after or self.state, conceded, timed_out)

    def _result(self, state: State, conceded: list[int], timed_out: list[int]) -> dict[str, list[int]] | None:
        winners = winners_of(self.game, state, self.setup.players, conceded + timed_out)
        if winners is None:
            return None
        points = self.game.points(state)
        return {"points": points, "winners": winners, "conceded": conceded, "timed_out": timed_out}
