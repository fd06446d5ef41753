"""Questions: what is offered, what is taken silently, who answers, how many answers, and what is refused."""

from __future__ import annotations

import pytest

from baston.kernel.effect import Question, Step, always, any_number, asks, may, must, up_to
from baston.kernel.frame import NUMBER, PACKED, SEAT, THING, Frame
from baston.kernel.machine import IllegalAnswer, can_begin
from tests.kernel.toy import Play, Toy, says, tells, these


def test_may_offers_to_decline_even_a_single_option() -> None:
    play = Play()
    play.start(play.rules.effect("x")(asks(may(these(5)))(tells)))
    assert play.options == [0, 5]
    play.answer(5)
    assert play.said == ["5"]


def test_must_takes_a_single_option_silently() -> None:
    play = Play()
    play.start(play.rules.effect("x")(asks(must(these(5)))(tells)))
    assert play.said == ["5"]


def test_must_asks_among_several_in_their_order_without_declining() -> None:
    play = Play()
    play.start(play.rules.effect("x")(asks(must(these(6, 5)))(tells)))
    assert play.options == [6, 5]


def test_always_asks_even_if_there_is_one_option() -> None:
    play = Play()
    play.start(play.rules.effect("x")(asks(always(these(5)))(tells)))
    assert play.options == [5]
    assert play.said == []


@pytest.mark.parametrize("question", [may(these()), must(these()), always(these())])
def test_without_options_the_step_is_skipped(question: Question[Toy]) -> None:
    play = Play()
    play.start(play.rules.effect("x")(asks(question)(tells)).then(says("next")))
    assert play.said == ["next"]


def test_any_number_asks_until_done_and_never_twice_for_the_same() -> None:
    play = Play()
    play.start(play.rules.effect("x")(asks(any_number(these(5, 6, 7)))(tells)))
    assert play.options == [0, 5, 6, 7]
    play.answer(6)
    assert play.options == [0, 5, 7]
    play.answer(5, 0)
    assert play.said == ["6 5"]


def test_what_has_been_chosen_is_told_but_for_seats_amounts_and_modes() -> None:
    play = Play()
    which = asks(must(these(1, 2), kind=NUMBER), any_number(these(5, 6, 7)))(tells)
    frame = play.start(play.rules.effect("x")(which))
    play.answer(2)
    assert play.rules.chosen(frame) == []
    play.answer(7, 5)
    assert play.rules.chosen(frame) == [7, 5]


def test_any_number_ends_when_all_are_taken() -> None:
    play = Play()
    play.start(play.rules.effect("x")(asks(any_number(these(5, 6)))(tells)))
    play.answer(5, 6)
    assert play.said == ["5 6"]


def test_none_is_an_answer_too() -> None:
    play = Play()
    play.start(play.rules.effect("x")(asks(any_number(these(5)))(tells)))
    play.answer(0)
    assert play.said == ["none"]


def test_the_act_of_any_number_runs_without_options_too() -> None:
    play = Play()
    play.start(play.rules.effect("x")(asks(any_number(these()))(tells)).if_so(says("so")))
    assert play.said == ["none", "so"]


def test_up_to_stops_at_its_number() -> None:
    play = Play()
    play.start(play.rules.effect("x")(asks(up_to(2, these(5, 6, 7)))(tells)))
    play.answer(5, 7)
    assert play.said == ["5 7"]


def test_many_answers_after_one() -> None:
    play = Play()
    play.start(play.rules.effect("x")(asks(must(these(1, 2)), any_number(these(1, 2)))(tells)))
    play.answer(2)
    assert play.options == [0, 1, 2], "the same thing may be the answer to another question"
    play.answer(2, 0)
    assert play.said == ["2 2"]


def test_a_later_question_reads_the_answer_before_it() -> None:
    def above(toy: Toy, me: Frame) -> list[int]:
        return [me.pick + 10, me.pick + 20]

    play = Play()
    play.start(play.rules.effect("x")(asks(must(these(1, 2)), must(above))(tells)))
    play.answer(2)
    assert play.options == [12, 22]
    play.answer(22)
    assert play.said == ["2 22"]


def test_an_option_that_leads_nowhere_is_not_offered() -> None:
    def only_of_two(toy: Toy, me: Frame) -> list[int]:
        return [9] if me.pick == 2 else []

    play = Play()
    play.start(play.rules.effect("x")(asks(may(these(1, 2, 3)), must(only_of_two))(tells)))
    assert play.options == [0, 2]
    play.answer(2)
    assert play.said == ["2 9"]


def test_three_questions_look_ahead_to_the_last() -> None:
    def doubled(toy: Toy, me: Frame) -> list[int]:
        return [me.pick * 10, me.pick * 10 + 1]

    def only_of_21(toy: Toy, me: Frame) -> list[int]:
        return [5] if me.picks[1] == 21 else []

    play = Play()
    play.start(play.rules.effect("x")(asks(may(these(1, 2)), must(doubled), must(only_of_21))(tells)))
    assert play.options == [0, 2]
    play.answer(2)
    assert play.said == ["2 21 5"]


def test_if_no_first_answer_leads_on_the_step_is_skipped() -> None:
    play = Play()
    play.start(play.rules.effect("x")(asks(may(these(1)), must(these()))(tells)).then(says("next")))
    assert play.said == ["next"]


def test_can_begin_looks_at_every_question_of_the_first_step() -> None:
    play = Play()
    yes = play.rules.effect("yes")(asks(must(these(1)), any_number(these()))(tells))
    no = play.rules.effect("no")(asks(may(these(1)), must(these()))(tells))
    assert can_begin(play.toy, play.rules, Frame(yes.number, 0, 0))
    assert not can_begin(play.toy, play.rules, Frame(no.number, 0, 0))


def test_the_players_of_the_frame_and_of_the_question_answer() -> None:
    def other(toy: Toy, me: Frame) -> int:
        return 1 - me.player

    play = Play()
    play.start(play.rules.effect("x")(asks(must(these(1, 2)), must(these(1, 2), by=other))(tells)), player=1)
    assert play.asked == 1
    play.answer(1)
    assert play.asked == 0


def test_a_decision_says_which_card_asks_and_how_to_read_its_options() -> None:
    for kind in (THING, SEAT, NUMBER, PACKED):
        play = Play()
        play.start(play.rules.effect("x")(asks(must(these(1, 2), kind=kind))(tells)), card=33)
        assert play.toy.decision is not None
        assert (play.toy.decision.card, play.toy.decision.kind) == (33, kind)


def test_a_seat_is_read_from_the_first_pick() -> None:
    seats = []

    def reads(toy: Toy, me: Frame) -> None:
        seats.append(me.seat)

    play = Play()
    play.start(play.rules.effect("x")(asks(must(these(1, 2), kind=SEAT))(reads)))
    play.answer(2)
    assert seats == [1]


@pytest.mark.parametrize("wrong", [-1, 0, 3, 1 << 40])
def test_an_answer_that_is_not_offered_changes_nothing(wrong: int) -> None:
    play = Play()
    play.start(play.rules.effect("x")(asks(must(these(1, 2)))(tells)))
    before = play.toy.frames[0].copy()
    with pytest.raises(IllegalAnswer):
        play.answer(wrong)
    after = play.toy.frames[0]
    assert (after.picks, after.step, play.options) == (before.picks, before.step, [1, 2])
    assert play.said == []


def test_nothing_can_be_answered_when_nobody_is_asked() -> None:
    play = Play()
    with pytest.raises(IllegalAnswer):
        play.answer(1)


def test_only_the_first_question_may_be_declined() -> None:
    with pytest.raises(AssertionError, match="first question"):
        Step(tells, (must(these(1)), may(these(1))))


def test_only_the_last_question_takes_many_answers() -> None:
    with pytest.raises(AssertionError, match="last question"):
        Step(tells, (any_number(these(1)), must(these(1))))
