"""Copies and saves in the middle of effects."""

from __future__ import annotations

import json

import pytest

from baston.kernel.effect import Rulebook, Step, any_number, asks, begin, may, must, trigger
from baston.kernel.frame import Frame
from baston.kernel.machine import answer
from baston.kernel.saving import load_frame, load_machine, save_frame, save_machine
from baston.kernel.text import BrokenSave, Json, a_dict
from tests.kernel.toy import Play, Toy, says, tells, these


def in_the_middle() -> Play:
    """Three effects deep, one of two questions answered, a trigger waiting, memo and reports filled."""
    play = Play()
    watch = play.saying("watch")
    inner = play.rules.effect("inner")(asks(must(these(1, 2)), any_number(these(5, 6, 7)))(tells))

    def happens(toy: Toy, me: Frame) -> None:
        me.memo = [4, 2]
        trigger(toy, Frame(watch.number, 9, 1))
        begin(toy, inner.number, 3, 1)
        begin(toy, inner.number, 4, 0)

    play.start(play.rules.effect("outer")(Step(happens)).then(asks(may(these(8)))(tells)).then(says("end")))
    play.answer(2, 6)
    return play


def ends(toy: Toy, rules: Rulebook[Toy], *options: int) -> list[str]:
    """Answer, and what has been said then."""
    for option in options:
        answer(toy, rules, option)
    return toy.said


def test_a_copy_goes_its_own_way() -> None:
    play = in_the_middle()
    twin = play.toy.copy()
    assert ends(twin, play.rules, 5, 0, 1, 0, 8) == ["2 6 5", "1", "watch", "8", "end"]
    assert play.said == []
    assert play.options == [0, 5, 7]
    assert ends(play.toy, play.rules, 0, 2, 0, 0) == ["2 6", "2", "watch", "end"]
    assert twin.said[0] == "2 6 5"


def test_a_copy_of_the_log_is_its_own() -> None:
    toy = Toy()
    assert toy.copy().notes is None
    toy.notes = []
    twin = toy.copy()
    assert twin.notes == []
    assert twin.notes is not toy.notes


def test_a_copy_has_the_same_chance_and_its_own() -> None:
    toy = Toy()
    twin = toy.copy()
    assert twin.rng.next32() == toy.rng.next32()
    twin.rng.next32()
    assert twin.rng.save() != toy.rng.save()


def test_a_state_is_not_copied_while_something_is_queued() -> None:
    play = Play()
    begin(play.toy, play.saying("x").number, 0, 0)
    with pytest.raises(AssertionError, match="only at a decision"):
        play.toy.copy()


def test_a_saved_machine_goes_on_as_the_one_it_was_saved_of() -> None:
    play = in_the_middle()
    saved = a_dict(json.loads(json.dumps(save_machine(play.toy, play.rules))))
    twin = Toy()
    load_machine(twin, play.rules, saved)
    assert save_machine(twin, play.rules) == saved
    assert ends(twin, play.rules, 5, 0, 1, 0, 8) == ["2 6 5", "1", "watch", "8", "end"]


def test_effects_are_saved_by_name() -> None:
    play = in_the_middle()
    other: Rulebook[Toy] = Rulebook()
    for name in ("first", "inner", "watch", "outer"):  # other numbers than in `play`
        other.effect(name)(says(name))
    frame = play.toy.frames[-1]
    assert load_frame(save_frame(frame, play.rules), other).effect == other.by_name["inner"].number


def test_every_field_of_a_frame_is_saved() -> None:
    play = Play()
    frame = Frame(play.saying("x").number, 2, 3, 4, 5)
    frame.step, frame.since, frame.parent = 6, 7, 8
    frame.held, frame.ready, frame.acted = True, True, False
    frame.picks, frame.memo, frame.done = [1], [2, 3], [4]
    for flag in ("held", "ready", "acted"):
        setattr(frame, flag, not getattr(frame, flag))
        back = load_frame(save_frame(frame, play.rules), play.rules)
        copied = frame.copy()
        for twin in (back, copied):
            assert [getattr(twin, name) for name in FIELDS] == [getattr(frame, name) for name in FIELDS]


FIELDS = (
    ["effect", "step", "card", "player", "subject", "where", "since", "parent"]
    + ["held", "ready", "acted", "picks", "memo", "done"]
)  # fmt: skip


@pytest.mark.parametrize(
    "broken",
    [
        None,
        7,
        [],
        ["x"],
        ["no such effect", [0] * 8, [], [], []],
        ["x", [0] * 7, [], [], []],
        ["x", [0] * 8, []],
    ],
)
def test_a_broken_frame_is_refused(broken: Json) -> None:
    play = Play()
    play.saying("x")
    with pytest.raises(BrokenSave):
        load_frame(broken, play.rules)


@pytest.mark.parametrize("missing", ["over", "clock", "rng", "frames", "pending", "decision"])
def test_a_machine_with_a_part_missing_is_refused(missing: str) -> None:
    play = in_the_middle()
    saved = save_machine(play.toy, play.rules)
    del saved[missing]
    with pytest.raises(BrokenSave, match=missing):
        load_machine(Toy(), play.rules, saved)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("over", "no"),
        ("clock", None),
        ("rng", [1, 2, 3]),
        ("rng", [1, 2, 3, 1 << 40]),
        ("frames", 5),
        ("pending", [5]),
        ("decision", [1, 2]),
        ("decision", [1, 2, 3, "x"]),
    ],
)
def test_a_machine_with_a_broken_part_is_refused(name: str, value: Json) -> None:
    play = in_the_middle()
    with pytest.raises(BrokenSave):
        load_machine(Toy(), play.rules, save_machine(play.toy, play.rules) | {name: value})
