"""Effects and their steps: the order in which things happen, conditions, repetition, reporting back."""

from __future__ import annotations

import pytest

from baston.kernel.effect import Step, abandon, again, asks, begin, fail, may, report, restart
from baston.kernel.frame import Frame
from tests.kernel.toy import Play, Toy, begins, says, tells, these


def test_steps_act_in_order() -> None:
    play = Play()
    play.start(play.saying("one").then(says("two")).then(says("three")))
    assert play.said == ["one", "two", "three"]


def test_what_an_act_begins_happens_in_order_before_the_next_step() -> None:
    play = Play()
    inner = play.saying("inner").then(says("inner again"))
    first = play.rules.effect("first")(Step(begins(inner))).then(says("first ends"))
    second = play.saying("second")
    play.start(play.rules.effect("outer")(Step(begins(first, second))).then(says("outer ends")))
    assert play.said == ["inner", "inner again", "first ends", "second", "outer ends"]


def test_an_act_does_not_see_what_it_has_begun() -> None:
    play = Play()
    inner = play.saying("inner")

    def begins_and_says(toy: Toy, me: Frame) -> None:
        begin(toy, inner.number, 0, 0)
        toy.said.append("still first")

    play.start(play.rules.effect("outer")(Step(begins_and_says)))
    assert play.said == ["still first", "inner"]


def test_if_so_follows_an_act() -> None:
    play = Play()
    play.start(play.saying("paid").if_so(says("got")))
    assert play.said == ["paid", "got"]


def test_if_so_does_not_follow_a_declined_step_but_then_does() -> None:
    play = Play()
    pays = asks(may(these(5)))(tells)
    play.start(play.rules.effect("haggle")(pays).if_so(says("got")).then(says("anyway")))
    play.answer(0)
    assert play.said == ["anyway"]


def test_if_so_does_not_follow_a_step_without_options() -> None:
    play = Play()
    play.start(play.rules.effect("haggle")(asks(may(these()))(tells)).if_so(says("got")))
    assert play.said == []


def test_a_skipped_if_so_skips_the_if_so_after_it() -> None:
    play = Play()
    play.start(
        play.rules.effect("x")(asks(may(these()))(tells)).if_so(says("a")).if_so(says("b")).then(says("c"))
    )
    assert play.said == ["c"]


def test_if_so_does_not_follow_when_what_the_step_began_has_failed() -> None:
    play = Play()
    inner = play.rules.effect("destroy")(Step(fail))
    destroys: Step[Toy] = Step(begins(inner))
    play.start(play.rules.effect("x")(destroys).if_so(says("got")).then(says("anyway")))
    assert play.said == ["anyway"]


def test_a_shared_step_used_with_if_so_stays_unconditional_elsewhere() -> None:
    play = Play()
    shared = says("shared")
    play.rules.effect("with")(asks(may(these()))(tells)).if_so(shared)
    play.start(play.rules.effect("without")(asks(may(these()))(tells)).then(shared))
    assert play.said == ["shared"]


def test_again_asks_anew_until_declined() -> None:
    play = Play()

    def one_more(toy: Toy, me: Frame) -> None:
        tells(toy, me)
        again(me)

    play.start(play.rules.effect("x")(asks(may(these(5, 6)))(one_more)).then(says("done")))
    play.answer(5, 6, 5)
    assert play.said == ["5", "6", "5"]
    play.answer(0)
    assert play.said == ["5", "6", "5", "done"]


def test_what_a_repeated_step_began_happens_before_it_is_asked_again() -> None:
    play = Play()
    inner = play.saying("inner")

    def one_more(toy: Toy, me: Frame) -> None:
        begin(toy, inner.number, 0, 0)
        again(me)

    play.start(play.rules.effect("x")(asks(may(these(5)))(one_more)))
    play.answer(5)
    assert play.said == ["inner"]
    assert play.options == [0, 5]


def test_restart_goes_back_to_the_first_step() -> None:
    play = Play()

    def once_more(toy: Toy, me: Frame) -> None:
        if len(toy.said) < 4:
            restart(me)

    play.start(play.saying("one").then(says("two")).then(Step(once_more)).then(says("end")))
    assert play.said == ["one", "two", "one", "two", "end"]


def test_abandon_ends_the_effect_and_what_it_began_still_happens() -> None:
    play = Play()
    inner = play.saying("inner")

    def gives_up(toy: Toy, me: Frame) -> None:
        begin(toy, inner.number, 0, 0)
        abandon(me)

    play.start(play.rules.effect("x")(Step(gives_up)).then(says("never")))
    assert play.said == ["inner"]
    assert play.toy.frames == []


def test_reports_are_read_by_the_next_step() -> None:
    play = Play()

    def counts(toy: Toy, me: Frame) -> None:
        report(toy, me, 4)

    inner = play.rules.effect("inner")(Step(counts))

    def reads(toy: Toy, me: Frame) -> None:
        toy.said.append(f"{me.done}")

    play.start(play.rules.effect("x")(Step(begins(inner, inner))).then(Step(reads)))
    assert play.said == ["[4, 4]"]


def test_reports_of_an_earlier_step_are_gone_once_another_begins_something() -> None:
    play = Play()

    def counts(toy: Toy, me: Frame) -> None:
        report(toy, me, 4)

    inner = play.rules.effect("inner")(Step(counts))
    silent = play.saying("silent")

    def reads(toy: Toy, me: Frame) -> None:
        toy.said.append(f"{me.done}")

    x = play.rules.effect("x")(Step(begins(inner))).then(Step(begins(silent))).then(Step(reads))
    play.start(x)
    assert play.said == ["silent", "[]"]


def test_memo_lives_from_step_to_step() -> None:
    play = Play()

    def notes(toy: Toy, me: Frame) -> None:
        me.memo = [7, 8]

    def reads(toy: Toy, me: Frame) -> None:
        toy.said.append(f"{me.memo}")

    play.start(play.rules.effect("x")(Step(notes)).then(says("between")).then(Step(reads)))
    assert play.said == ["between", "[7, 8]"]


def test_the_stack_is_empty_when_all_is_done() -> None:
    play = Play()
    play.start(play.rules.effect("x")(Step(begins(play.saying("a"), play.saying("b")))))
    assert (play.toy.frames, play.toy.queue, play.toy.decision) == ([], None, None)


def test_no_effect_may_have_the_name_of_another() -> None:
    play = Play()
    play.saying("x")
    with pytest.raises(AssertionError, match="two effects are called x"):
        play.saying("x")


def test_the_check_of_the_state_ends_the_game_between_two_steps() -> None:
    play = Play()
    play.toy.ends_at = "dead"
    play.start(play.saying("dead").then(says("never")))
    assert play.toy.over
    assert play.said == ["dead"]


def test_an_effect_that_does_not_settle_is_not_interrupted_by_the_check() -> None:
    play = Play()
    play.toy.ends_at = "dead"
    card = play.saying("dead", settles=False).then(says("still"))
    play.start(play.rules.effect("rules")(Step(begins(card))).then(says("never")))
    assert play.said == ["dead", "still"]
    assert play.toy.over
