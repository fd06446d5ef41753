"""The log: what a note says of cards, causes and who may know them."""

from __future__ import annotations

from baston.kernel.event import EVERYBODY
from baston.kernel.frame import Frame
from baston.kernel.log import note
from tests.kernel.toy import Toy

EVENT = 7


class Printed(Toy):
    """A toy whose things, when told of, are what is printed on them."""

    def printed(self, card: int) -> int:
        return card * 10

    def printed_place(self, where: int) -> int:
        return where * 100


def toy(acting: int = 0) -> Toy:
    """A toy of two seats that keeps a log, with an effect of this thing on its way."""
    made = Printed()
    made.players = 2
    made.notes = []
    made.frames = [Frame(1, acting, 0)]
    return made


def told(state: Toy) -> list[list[int]]:
    return [line.save() for line in state.notes or []]


def test_without_a_log_nothing_is_written() -> None:
    state = toy()
    state.notes = None
    note(state, EVENT, 1)
    assert state.notes is None


def test_handles_become_what_is_printed() -> None:
    state = toy(acting=4)
    note(state, EVENT, 1, card=2, where=3, amount=5, seats=0b01)
    assert told(state) == [[EVENT, 1, 20, 300, 5, 0b01, 40]]


def test_no_card_is_its_own_cause_and_a_named_cause_goes_before() -> None:
    state = toy(acting=4)
    note(state, EVENT, 0, card=4)
    note(state, EVENT, 0, card=4, source=6)
    assert [line[-1] for line in told(state)] == [0, 60]


def test_what_all_seats_know_spectators_know_too() -> None:
    state = toy()
    note(state, EVENT, 0, card=1, seats=0b11)
    assert told(state)[0][5] == EVERYBODY
