"""Triggers: they wait for what is running, go in the order that a seat picks, and die with their source."""

from __future__ import annotations

import pytest

from baston.kernel.effect import Effect, Step, asks, begin, must, trigger
from baston.kernel.frame import LAST_WORD, Frame
from tests.kernel.toy import Play, Toy, begins, says, tells, these


def waits(toy: Toy, effect: Effect[Toy], card: int, player: int = 0, since: int = 0) -> None:
    frame = Frame(effect.number, card, player)
    frame.since = since
    trigger(toy, frame)


def test_a_trigger_waits_until_what_the_act_began_is_done() -> None:
    play = Play()
    own, watch = play.saying("own"), play.saying("watch")

    def happens(toy: Toy, me: Frame) -> None:
        waits(toy, watch, 9)
        begin(toy, own.number, 0, 0)
        toy.said.append("act")

    play.start(play.rules.effect("x")(Step(happens)).then(says("next step")))
    assert play.said == ["act", "own", "watch", "next step"]


def test_a_trigger_of_a_nested_frame_goes_when_that_frame_has_control() -> None:
    play = Play()
    watch = play.saying("watch")

    def happens(toy: Toy, me: Frame) -> None:
        waits(toy, watch, 9)

    inner = play.rules.effect("inner")(Step(happens)).then(says("inner ends"))
    play.start(play.rules.effect("outer")(Step(begins(inner))).then(says("outer ends")))
    assert play.said == ["watch", "inner ends", "outer ends"]


def test_triggers_of_what_does_not_settle_wait_for_what_does() -> None:
    play = Play()
    watch = play.saying("watch", settles=False)

    def happens(toy: Toy, me: Frame) -> None:
        waits(toy, watch, 9)

    card = play.rules.effect("card", settles=False)(Step(happens)).then(says("card ends"))
    play.start(play.rules.effect("chain")(Step(begins(card))).then(says("chain ends")))
    assert play.said == ["card ends", "watch", "chain ends"]


def ordered(play: Play) -> None:
    """Three triggers wait, of the cards 1, 2 and 3."""
    words = [play.saying(word) for word in "abc"]

    def happens(toy: Toy, me: Frame) -> None:
        for card, word in enumerate(words, start=1):
            waits(toy, word, card, player=card)

    play.start(play.rules.effect("x")(Step(happens)).then(says("end")))


def test_the_seat_that_orders_picks_one_after_another() -> None:
    play = Play()
    play.toy.first_seat = 3
    ordered(play)
    assert (play.asked, play.options) == (3, [1, 2, 3])
    play.answer(3)
    assert (play.said, play.options) == (["c"], [1, 2])
    play.answer(1)
    assert play.said == ["c", "a", "b", "end"], "the last goes without a question"


def test_a_game_may_keep_triggers_for_last() -> None:
    play = Play()
    play.toy.last = 1
    ordered(play)
    assert play.options == [2, 3]
    play.answer(2)
    assert play.said == ["b", "c", "a", "end"]


def test_nested_triggers_come_before_the_rest() -> None:
    play = Play()
    nested, b = play.saying("nested"), play.saying("b")

    def a_happens(toy: Toy, me: Frame) -> None:
        toy.said.append("a")
        waits(toy, nested, 7)

    a = play.rules.effect("a")(Step(a_happens))

    def happens(toy: Toy, me: Frame) -> None:
        waits(toy, a, 1)
        waits(toy, b, 2)

    play.start(play.rules.effect("x")(Step(happens)))
    play.answer(1)
    assert play.said == ["a", "nested", "b"]


def test_a_trigger_is_dropped_if_its_source_has_changed() -> None:
    play = Play()
    watch = play.saying("watch")

    def leaving(toy: Toy, me: Frame) -> None:
        toy.leaves(9)

    leave = play.rules.effect("leave")(Step(leaving))

    def happens(toy: Toy, me: Frame) -> None:
        waits(toy, watch, 9)
        waits(toy, watch, 8)
        begin(toy, leave.number, 0, 0)

    play.start(play.rules.effect("x")(Step(happens)))
    assert play.said == ["watch"]
    assert play.toy.pending == []


def test_one_trigger_may_make_another_drop() -> None:
    play = Play()

    def leaving(toy: Toy, me: Frame) -> None:
        toy.said.append("goes")
        toy.leaves(9)

    goes, watch = play.rules.effect("goes")(Step(leaving)), play.saying("watch")

    def happens(toy: Toy, me: Frame) -> None:
        waits(toy, goes, 1)
        waits(toy, watch, 9)
        waits(toy, watch, 8)

    play.start(play.rules.effect("x")(Step(happens)))
    play.answer(1)
    assert play.said == ["goes", "watch"]


def test_the_last_word_is_said_although_its_source_has_left() -> None:
    play = Play()
    watch = play.saying("watch")

    def happens(toy: Toy, me: Frame) -> None:
        waits(toy, watch, 9, since=LAST_WORD)
        toy.leaves(9)

    play.start(play.rules.effect("x")(Step(happens)))
    assert play.said == ["watch"]


def test_a_trigger_may_ask() -> None:
    play = Play()
    watch = play.rules.effect("watch")(asks(must(these(5, 6)))(tells))

    def happens(toy: Toy, me: Frame) -> None:
        waits(toy, watch, 9, player=2)

    play.start(play.rules.effect("x")(Step(happens)).then(says("end")))
    assert play.asked == 2
    play.answer(6)
    assert play.said == ["6", "end"]


def test_no_trigger_goes_once_the_game_is_over() -> None:
    play = Play()
    play.toy.ends_at = "dead"
    watch = play.saying("watch")

    def happens(toy: Toy, me: Frame) -> None:
        waits(toy, watch, 9)
        toy.said.append("dead")

    play.start(play.rules.effect("x")(Step(happens)).then(says("never")))
    assert play.said == ["dead"]
    assert play.toy.over


def test_without_a_hook_all_that_wait_may_go_and_seat_0_orders() -> None:
    from baston.kernel.state import State

    state = State()
    assert (state.next_triggers([1, 2]), state.orders(), state.changed(5)) == ([1, 2], 0, 0)
    with pytest.raises(AssertionError, match="holds no frames"):
        state.hold(Frame(0, 0, 0))
