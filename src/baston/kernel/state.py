"""What every game's state has: the stack of frames, chance, and hooks that the machine calls."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from baston.kernel.event import Note
from baston.kernel.frame import Decision, Frame
from baston.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress as one plain value. Games add zones, `copy` and `save`, and override the hooks."""

    players: int
    over: bool
    trial: bool  # only its estimate is wanted: of what may be answered next one option is enough
    clock: int  # goes up whenever something enters or leaves play
    frames: list[Frame]
    queue: Frame | None  # what the running act has begun last, and `before` it; None at every decision
    pending: list[Frame]  # triggers that wait for the frame `parent` to get control back
    decision: Decision | None
    rng: Rng  # given by whoever deals, loads or copies the state
    notes: list[Note] | None  # the log; None keeps none
    stills: Stills | None  # how it stands within the answer that is being given; None keeps nothing of it

    def __init__(self) -> None:
        self.players = 0
        self.over = False
        self.trial = False
        self.clock = 0
        self.frames = []
        self.queue = None
        self.pending = []
        self.decision = None
        self.notes = None
        self.stills = None

    def copy_machine(self, to: State) -> None:
        """Copy what the machine owns into `to`; a game's `copy` calls it."""
        assert self.queue is None, "a state is copied only at a decision"
        to.players = self.players
        to.over = self.over
        to.trial = self.trial
        to.clock = self.clock
        to.frames = [frame.copy() for frame in self.frames]
        if self.pending:
            to.pending = [frame.copy() for frame in self.pending]
        to.decision = self.decision  # decisions are never changed once put
        to.rng = self.rng.copy()
        notes = self.notes
        to.notes = notes[:] if notes is not None else None
        to.stills = None

    def hold(self, frame: Frame) -> None:  # noqa: ARG002 - a hook
        """Keep an answered frame to be resumed later; games with a response stack override it."""
        raise AssertionError("this game holds no frames")

    def check(self) -> None:
        """Carry out what the state demands (deaths, losses, the end of the game), until nothing changes."""

    def next_triggers(self, places: list[int]) -> list[int]:
        """Return those of the waiting triggers that may go next, at least one: all, unless overridden.

        Triggers are places in `pending`, counted from 1.
        """
        return places

    def orders(self) -> int:
        """Return the seat, from 0, that orders simultaneous triggers, whoever controls them."""
        return 0

    def changed(self, thing: int) -> int:  # noqa: ARG002 - a hook
        """Return the `clock` when the thing last entered or left play: since then it is another object."""
        return 0

    # What the log is told (`kernel.log`): never a handle that may be hidden again.

    def cause(self) -> int:
        """Return the handle of the card that makes things happen now; 0 if the rules do."""
        return self.frames[-1].card if self.frames else 0

    def printed(self, card: int) -> int:
        """Return the number of what is printed on the card with this handle; 0 for handle 0."""
        return card

    def printed_place(self, where: int) -> int:
        """Return the number of what is printed at a place; the place itself where places are never hidden."""
        return where

    def printed_cause(self, cause: int) -> int:
        """Return the number of what is printed on the card with the handle `cause`; 0 for handle 0."""
        return self.printed(cause)


class Stills:
    """How a state stood within one answer: a copy whenever something had been noted, before the next act.

    A game that goes on by acts stands still between them, so that each copy is a state like any other; it has
    no decision.
    """

    states: list[State]
    _copy: Callable[[State], State]
    _noted: int  # notes as of the last look

    def __init__(self, copy: Callable[[State], State], state: State) -> None:
        self.states = []
        self._copy = copy
        self._noted = len(state.notes or [])

    def keep(self, state: State) -> None:
        """Keep a copy of the state if more has been noted since the last one. Call before each act."""
        noted = len(state.notes or [])
        if noted > self._noted and state.queue is None:
            self._noted = noted
            self.states.append(self._copy(state))
