"""Held frames: answered, kept on a chain, put to the question again, and resumed or dropped."""

from __future__ import annotations

from baston.kernel.effect import Effect, Query, Step, asks, begin, may, must, resume, up_to
from baston.kernel.frame import NUMBER, Frame
from baston.kernel.machine import recheck, run
from tests.kernel.toy import Play, Toy, says, tells, these


def launched(play: Play, effect: Effect[Toy], card: int = 0) -> None:
    """Begin the effect so that it waits on the chain once it is answered."""
    frame = begin(play.toy, effect.number, card, 0)
    frame.held = True
    run(play.toy, play.rules)


def resolve(play: Play) -> bool:
    """Take the last of the chain; it acts if it still has an answer."""
    frame = play.toy.chain.pop()
    good = recheck(play.toy, play.rules, frame)
    if good:
        resume(play.toy, frame)
        run(play.toy, play.rules)
    return good


def left(things: list[int]) -> Query[Toy]:
    """The things of the list, as it is when the question is put."""

    def query(toy: Toy, me: Frame) -> list[int]:
        return [thing for thing in things if thing not in me.picks]

    return query


def test_a_held_frame_asks_at_once_and_acts_only_when_resumed() -> None:
    play = Play()
    launched(play, play.rules.effect("bolt")(asks(must(these(5, 6)))(tells)).then(says("after")))
    play.answer(6)
    assert (play.said, len(play.toy.chain), play.toy.frames) == ([], 1, [])
    assert resolve(play)
    assert play.said == ["6", "after"]


def test_a_held_frame_without_questions_waits_too() -> None:
    play = Play()
    launched(play, play.saying("boost"))
    assert play.said == []
    assert resolve(play)
    assert play.said == ["boost"]


def test_a_chain_resolves_last_in_first_out() -> None:
    play = Play()
    launched(play, play.saying("first"))
    launched(play, play.saying("second"))
    resolve(play)
    resolve(play)
    assert play.said == ["second", "first"]


def test_a_declined_step_is_not_held() -> None:
    play = Play()
    launched(play, play.rules.effect("bolt")(asks(may(these(5)))(tells)))
    play.answer(0)
    assert (play.toy.chain, play.toy.frames) == ([], [])


def test_an_answer_that_is_no_longer_legal_becomes_nobody() -> None:
    things = [5, 6, 7]
    play = Play()
    launched(play, play.rules.effect("bolt")(asks(must(left(things)), must(left(things)))(tells)))
    play.answer(5, 6)
    things.remove(5)
    assert resolve(play)
    assert play.said == ["0 6"]


def test_with_no_answer_left_it_fizzles() -> None:
    things = [5, 6]
    play = Play()
    launched(play, play.rules.effect("bolt")(asks(must(left(things)))(tells)))
    play.answer(5)
    things.remove(5)
    assert not resolve(play)
    assert play.said == []


def test_a_thing_that_left_and_came_back_is_another_one() -> None:
    play = Play()
    launched(play, play.rules.effect("bolt")(asks(must(these(5, 6)))(tells)))
    play.answer(5)
    play.toy.leaves(5)
    assert not resolve(play)


def test_a_number_never_leaves() -> None:
    play = Play()
    launched(play, play.rules.effect("bolt")(asks(must(these(5, 6), kind=NUMBER))(tells)))
    play.answer(5)
    play.toy.leaves(5)
    assert resolve(play)
    assert play.said == ["5"]


def test_each_of_many_answers_is_checked() -> None:
    things = [5, 6, 7]
    play = Play()
    launched(play, play.rules.effect("bolt")(asks(up_to(2, left(things)))(tells)))
    play.answer(5, 7)
    things.remove(7)
    assert resolve(play)
    assert play.said == ["5 0"]


def test_none_picked_of_many_is_still_good() -> None:
    play = Play()
    launched(play, play.rules.effect("bolt")(asks(up_to(2, these(5)))(tells)))
    play.answer(0)
    assert resolve(play)
    assert play.said == ["none"]


def test_a_resumed_frame_acts_for_the_frame_that_resumes_it() -> None:
    play = Play()
    launched(play, play.saying("bolt"))

    def resumes(toy: Toy, me: Frame) -> None:
        resume(toy, toy.chain.pop())
        toy.said.append("resolving")

    play.start(play.rules.effect("chain")(Step(resumes)).then(says("closed")))
    assert play.said == ["resolving", "bolt", "closed"]
