"""A game in progress at a table: its state, rebuilt from the entries of its record. Knows no database."""

from __future__ import annotations

from baston.kernel.game import Game, Setup
from baston.kernel.record import EVERY, Record, begin_record
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.server.kept import ANSWER, CONCEDE, UNDO, Entry
from baston.server.refused import Refused
from baston.undo import has_learned, last_answer

STAND_IN = "normal"  # the level that plays on for a seat that has conceded


class Match:
    """The game after the entries so far. Entries are made ready first and count once they are kept.

    `bots` has the bot's name by seat, None for people. `number` counts the entries.
    """

    def __init__(self, game: Game[State], setup: Setup, seed: int, bots: list[str | None]) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.bots = bots[:]
        self.number = 0
        self.conceded: list[int] = []
        self.answers: list[int] = []  # by their places in the lists of options
        self._begin()

    def _begin(self) -> None:
        self.state = self.game.new(self.setup, self.seed, log=True)
        self.askers: list[int] = []  # the seat that gave each answer
        self.marks = [self.length]  # how many notes the log had at the start and after each answer
        self.before: list[State] = []  # the state before each answer of a person who plays alone

    @property
    def people(self) -> list[int]:
        """The seats for which people answer."""
        return [seat for seat in range(self.setup.players) if self.bot_of(seat) is None]

    @property
    def over(self) -> bool:
        """Is the game over, or has only one not conceded?"""
        return self.state.over or len(self.conceded) >= self.setup.players - 1

    @property
    def asked(self) -> int | None:
        """The seat that is asked."""
        decision = self.state.decision
        return None if decision is None or self.over else decision.player

    @property
    def length(self) -> int:
        """How many notes the log has."""
        return len(self.state.notes or [])

    def bot_of(self, seat: int) -> str | None:
        """The bot that answers for the seat."""
        return STAND_IN if seat in self.conceded else self.bots[seat]

    def bot_seed(self) -> int:
        """From the game's seed and the place in the record: a game taken up again goes on the same."""
        return Rng(self.seed ^ (self.number + 1 << 32)).next32()

    def ready_answer(self, number: int, seat: int, option: int, now: float) -> tuple[Entry, State]:
        """The entry and the state that an answer leads to; nothing has changed yet.

        Raises Refused: "not-running", "late", "not-asked", "not-offered".
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
        after = self.game.copy(self.state)
        self.game.answer(after, option)
        count = len(self.answers) + 1
        digest = self.game.digest(after) if after.over or count % EVERY == 0 else None
        return Entry(self.number, ANSWER, seat, decision.options.index(option), digest, now), after

    def ready_undo(self, seat: int, now: float) -> Entry:
        """The entry that takes back the seat's last answer.

        Raises Refused: "not-running", "undo-people", "undo-nothing", "undo-boundary".
        """
        if self.over:
            raise Refused("not-running")
        last = last_answer(self.askers, self.people)
        if self.askers[last] != seat or not self.before:
            raise Refused("undo-nothing")
        if has_learned(self.before[-1], self.state, seat):
            raise Refused("undo-boundary")
        return Entry(self.number, UNDO, seat, last, None, now)

    def may_undo(self, seat: int) -> bool:
        """May the seat take back its last answer?"""
        if not self.before or self.over or self.people != [seat]:
            return False
        return not has_learned(self.before[-1], self.state, seat)

    def ready_concession(self, seat: int, now: float) -> Entry:
        """The entry by which the seat gives up. Raises Refused: "not-running"."""
        if self.over or seat in self.conceded:
            raise Refused("not-running")
        return Entry(self.number, CONCEDE, seat, 0, None, now)

    def take(self, entry: Entry, after: State | None = None) -> None:
        """Count an entry that has been kept; `after` is the state that it was made ready with.

        Raises Refused, "not-replayed", if it does not fit: the record is of other rules.
        """
        if entry.number != self.number:
            raise Refused("not-replayed", 409, entry=entry.number)
        if entry.kind == ANSWER:
            self._answer(entry, after)
        elif entry.kind == UNDO:
            self._rewind(entry.value)
        else:
            self.conceded.append(entry.seat)
        self.number += 1

    def _answer(self, entry: Entry, after: State | None) -> None:
        decision = self.state.decision
        if decision is None or not 0 <= entry.value < len(decision.options):
            raise Refused("not-replayed", 409, entry=entry.number)
        self._note(decision.player)
        if after is None:
            after = self.game.copy(self.state)
            self.game.answer(after, decision.options[entry.value])
            if entry.digest is not None and entry.digest != self.game.digest(after):
                raise Refused("not-replayed", 409, entry=entry.number)
        self.state = after
        self.answers.append(entry.value)
        self.marks.append(self.length)

    def _note(self, asker: int) -> None:
        """Remember who answers and, where it could be taken back, the state before."""
        if self.people == [asker]:
            self.before.append(self.state)
        self.askers.append(asker)

    def _rewind(self, count: int) -> None:
        answers = self.answers[:count]
        self._begin()
        for place in answers:
            decision = self.state.decision
            assert decision is not None, "these answers have been given before"
            self._note(decision.player)
            self.state = self.game.copy(self.state)
            self.game.answer(self.state, decision.options[place])
            self.marks.append(self.length)
        self.answers = answers

    def result_after(self, entry: Entry, after: State | None) -> dict[str, list[int]] | None:
        """Points, winners and those who conceded, once this entry counts; None if the game goes on.

        The best score wins; who conceded has lost, whatever the points.
        """
        state = after or self.state
        conceded = self.conceded + ([entry.seat] if entry.kind == CONCEDE else [])
        still = [seat for seat in range(self.setup.players) if seat not in conceded]
        if not state.over and len(still) > 1:
            return None
        if state.over:
            scores = {seat: self.game.score(state, seat) for seat in still}
            still = [seat for seat in still if scores[seat] == max(scores.values())]
        return {"points": self.game.points(state), "winners": still, "conceded": conceded}

    def record(self, names: list[str]) -> Record:
        """The game as a record that replays, without what was taken back."""
        record = begin_record(self.game, self.setup, self.seed)
        record.seats = names
        record.answers = self.answers[:]
        record.digests = {len(self.answers): self.game.digest(self.state)}
        if self.state.over:
            record.result = self.game.points(self.state)
        return record
