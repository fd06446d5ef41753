"""One effect on its way, and the question now put to a seat. Plain values: ints and lists of ints."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

PASS: Final = 0  # the option that declines; nothing that can be picked has this number
NOBODY: Final = -1
END: Final = 1 << 20
UNANSWERED: Final = -1 << 40  # no answer has this number
LAST_WORD: Final = END  # `since` of a trigger that outlives its source

THING: Final = 0  # what options are: handles of cards, bases, places, champions, hexes …
SEAT: Final = 1  # seat + 1
NUMBER: Final = 2  # amounts (+ 1) and modes
PACKED: Final = 3  # several fields in one int: card, target, capacity, place …, as the game orders them
FIELD: Final = 10  # bits of a field
HANDLE: Final = (1 << FIELD) - 1


def seat_option(seat: int) -> int:
    """Return the option that names a seat (from 0): seat + 1, since option 0 declines."""
    return seat + 1


def seat_of_option(option: int) -> int:
    """Return the seat, from 0, that an option of the kind SEAT names."""
    return option - 1


# Frames and decisions come and go all the time: the memory of one that is done is kept for the next.
@mypyc_attr(free_list_len=1)
class Frame:
    """One effect on its way: which, how far, whose, and what has been answered so far.

    Most frames have one answer at most, carry and report nothing: lists are made when they are asked for.
    """

    effect: i64
    step: i64
    card: int  # whose doing it is: the card, base or champion that affects
    player: int  # who carries it out
    subject: int  # to whom it happens, or what the triggering event was about
    where: int  # the place it is about: `here`, also when the card has left
    since: int  # State.clock when begun (see State.changed)
    parent: int  # index in State.frames of the frame that began it
    held: bool  # once answered, wait in State.hold instead of acting
    ready: bool  # every question of this step is answered
    acted: bool  # did the step before this one act, and nothing it began fail?
    before: Frame | None  # while queued: the frame that the same act has begun just before this one
    _only: i64  # the first answer, or UNANSWERED, as long as there is no list of answers
    _picks: list[int] | None
    _memo: list[int] | None
    _done: list[int] | None

    def __init__(self, effect: int, card: int, player: int, subject: int = 0, where: int = 0) -> None:
        self.effect = effect
        self.step = 0
        self.card = card
        self.player = player
        self.subject = subject
        self.where = where
        self.since = 0
        self.parent = NOBODY
        self.held = False
        self.ready = False
        self.acted = True
        self.before = None
        self._only = UNANSWERED
        self._picks = None
        self._memo = None
        self._done = None

    def copy(self) -> Frame:
        """Return a copy that shares no list with the frame."""
        twin = Frame(self.effect, self.card, self.player, self.subject, self.where)
        twin.step = self.step
        twin.since = self.since
        twin.parent = self.parent
        twin.held = self.held
        twin.ready = self.ready
        twin.acted = self.acted
        twin._only = self._only
        if self._picks is not None:
            twin._picks = self._picks[:]
        if self._memo:
            twin._memo = self._memo[:]
        if self._done:
            twin._done = self._done[:]
        return twin

    @property
    def picks(self) -> list[int]:
        """Answers to the questions of the current step."""
        if self._picks is None:
            self._picks = [] if self._only == UNANSWERED else [int(self._only)]
        return self._picks

    @picks.setter
    def picks(self, answers: list[int]) -> None:
        self._picks = answers

    @property
    def memo(self) -> list[int]:
        """What is carried from one step to the next."""
        if self._memo is None:
            self._memo = []
        return self._memo

    @memo.setter
    def memo(self, carried: list[int]) -> None:
        self._memo = carried

    def carries(self) -> bool:
        """Whether anything is carried to the next step."""
        return self._memo is not None and len(self._memo) > 0

    @property
    def done(self) -> list[int]:
        """What the frames that it began last have reported."""
        if self._done is None:
            self._done = []
        return self._done

    @done.setter
    def done(self, reported: list[int]) -> None:
        self._done = reported

    def picked(self) -> int:
        """How many answers have been given in the current step."""
        if self._picks is not None:
            return len(self._picks)
        return 0 if self._only == UNANSWERED else 1

    def add_pick(self, option: int) -> None:
        """Add an answer to a question of the current step."""
        if self._picks is None and self._only == UNANSWERED:
            self._only = option
        else:
            self.picks.append(option)

    def take_back_pick(self) -> None:
        """Take back the last answer to a question of the current step."""
        if self._picks is None:
            self._only = UNANSWERED
        else:
            self._picks.pop()

    def forget_picks(self) -> None:
        """Forget the answers to the questions of the current step."""
        self._only = UNANSWERED
        self._picks = None

    def forget_done(self) -> None:
        """Forget what has been reported."""
        self._done = None

    @property
    def pick(self) -> int:
        """The first answer to the questions of the current step, an option as `Decision.kind` reads it."""
        if self._picks is None and self._only != UNANSWERED:
            return self._only
        return self.picks[0]

    @property
    def seat(self) -> int:
        """The first answer to the questions of the current step, read as a seat, from 0."""
        return seat_of_option(self.pick)


@mypyc_attr(free_list_len=1)
class Decision:
    """A question put to a seat. `options` is the complete list of legal answers; never changed once put."""

    player: int
    card: int  # the card that asks, 0 if the rules do
    kind: int  # how to read the options: THING, SEAT, NUMBER or PACKED
    options: list[int]

    def __init__(self, player: int, card: int, kind: int, options: list[int]) -> None:
        self.player = player
        self.card = card
        self.kind = kind
        self.options = options
