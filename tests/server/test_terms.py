"""What a table has agreed on, with given times: clocks, responses that take their time, absence."""

from __future__ import annotations

from typing import Final

import pytest

from baston.games import game_named
from baston.kernel.frame import PASS
from baston.kernel.rng import Rng
from baston.server.matches.match import Match
from baston.server.matches.schedule import AUTO_PASS, ScheduledAction, next_action
from baston.server.protocol import Clock, Terms
from baston.server.refusals import Refused
from baston.server.storage.rows import (
    AGREE,
    ASK,
    AWAY,
    BACK,
    BOT,
    CONCEDE,
    PERSON,
    REFUSE,
    RESUME,
    TIMEOUT,
    UNDO,
    Entry,
    SeatRow,
)

SEED: Final = 4  # nim begins with the first seat
TIMED: Final = Terms(clock=Clock(100, 5))


def seats(*browsers: str) -> list[SeatRow]:
    """A seat for each browser; "" is a bot."""
    return [
        SeatRow(i, PERSON, name) if name else SeatRow(i, BOT, bot="greedy") for i, name in enumerate(browsers)
    ]


def begun(game: str, terms: Terms, *browsers: str, **options: str) -> Match:
    """A match that has begun at the time 0."""
    found = game_named(game)
    setup = found.setup(len(browsers), options)
    return Match(found, setup, SEED, seats(*browsers), terms, 0, 0.0)


def answers(match: Match, now: float, place: int = 0) -> int:
    """Whoever is asked takes this of the options; the seat."""
    decision = match.state.decision
    assert decision is not None
    option = decision.options[place]
    entry, after = match.prepare_answer(match.number, decision.player, option, now)
    match.apply(entry, after)
    return entry.seat


def happens(match: Match, kind: str, seat: int, now: float, value: int = 0) -> None:
    """This is entered in the record."""
    match.apply(Entry(match.number, kind, seat, value, None, now))


def refused(match: Match, now: float, option: int | None = None) -> str:
    """Why whoever is asked may not take the option now."""
    decision = match.state.decision
    assert decision is not None
    wanted = decision.options[0] if option is None else option
    with pytest.raises(Refused) as refusal:
        match.prepare_answer(match.number, decision.player, wanted, now)
    return refusal.value.key


# ---- clocks


def test_time_runs_for_the_person_who_is_asked_alone_and_each_answer_gives_some() -> None:
    match = begun("nim", TIMED, "ada", "bob")
    assert answers(match, now=30) == 0  # the heap …
    assert match.clocks.left_at(0, 30) == 75
    assert answers(match, now=40) == 0  # … and how many
    assert match.asked == 1
    assert [match.clocks.left_at(seat, 60) for seat in (0, 1)] == [70, 80]


def test_an_answer_after_the_flag_is_too_late_one_before_it_is_not() -> None:
    match = begun("nim", TIMED, "ada", "bob")
    assert refused(match, now=100.1) == "time-out"
    assert next_action(match, seats("ada", "bob"), {"ada"}, {}, 50) == ScheduledAction(100, TIMEOUT, 0)
    answers(match, now=100)
    assert match.clocks.left_at(0, 100) == 5


def test_with_two_who_has_no_time_left_has_lost_the_game() -> None:
    match = begun("nim", TIMED, "ada", "bob")
    flag = match.prepare_departure(TIMEOUT, 0, 100)
    result = {"points": [0, 0], "winners": [1], "conceded": [], "timed_out": [0]}
    assert match.result_after(flag, None) == result
    match.apply(flag)
    assert match.result == result
    assert (match.asked, match.clocks.running) == (None, None)
    assert next_action(match, seats("ada", "bob"), {"ada"}, {}, 200) is None


def test_with_three_a_bot_plays_on_and_the_seat_has_lost() -> None:
    match = begun("nim", TIMED, "ada", "bob", "cleo", heaps="2,3")
    happens(match, TIMEOUT, 0, now=100)
    assert (match.result, match.asked, match.bot_of(0)) == (None, 0, "normal")
    assert match.clocks.running is None
    chance = Rng(1)
    while match.asked is not None:
        decision = match.state.decision
        assert decision is not None
        answers(match, now=101, place=chance.below(len(decision.options)))
    assert match.result is not None
    assert match.result["timed_out"] == [0]
    assert 0 not in match.result["winners"]


def test_no_time_runs_for_bots() -> None:
    match = begun("nim", TIMED, "", "bob")
    assert match.clocks.running is None
    answers(match, now=1000)
    answers(match, now=2000)
    assert (match.asked, match.clocks.left_at(0, 2000), match.clocks.left_at(1, 2010)) == (1, None, 90)


def test_the_time_in_which_no_server_ran_is_nobody_s() -> None:
    match = begun("nim", TIMED, "ada", "bob")
    answers(match, now=30)
    happens(match, RESUME, 0, now=5000)
    assert match.clocks.left_at(0, 5000) == 75
    answers(match, now=5010)
    assert match.clocks.left_at(0, 5010) == 70


def test_the_time_until_the_server_was_last_alive_is_charged() -> None:
    """Ada has thought for 40 seconds when it is killed; it was away for 4930."""
    match = begun("nim", TIMED, "ada", "bob")
    happens(match, RESUME, 0, now=4970, value=4930)
    assert match.clocks.left_at(0, 4970) == 60
    answers(match, now=4980)
    assert match.clocks.left_at(0, 4980) == 55


def test_a_clock_that_ran_out_as_the_server_was_killed_has_nothing_left() -> None:
    match = begun("nim", TIMED, "ada", "bob")
    happens(match, RESUME, 0, now=5000, value=4890)
    assert match.clocks.left_at(0, 5000) == 0


def test_taking_back_an_answer_gives_no_time_back() -> None:
    match = begun("nim", TIMED, "ada", "bob")
    answers(match, now=30)
    match.apply(match.prepare_undo(0, now=40))
    happens(match, UNDO, 0, now=50)
    assert (match.asked, match.clocks.left_at(0, 50)) == (0, 55)


# ---- responses that all take the same time


def test_a_pass_takes_as_long_whether_or_not_the_seat_has_an_answer() -> None:
    """All seats are asked at each base, those with nothing to play too; no clock runs meanwhile."""
    match = begun("smashup", Terms(Clock(86400), window=8), "ada", "bob", even_windows="true")
    chance = Rng(3)
    offered: set[int] = set()
    now = 0.0
    while (decision := match.state.decision) is not None:
        option = chance.below(len(decision.options))
        if match.window_ends is not None:
            offered.add(len(decision.options))
            assert match.clocks.running is None
            assert next_action(match, seats("ada", "bob"), {"ada"}, {}, now) == ScheduledAction(
                now + 8, AUTO_PASS, decision.player
            )
            assert refused(match, now + 7.9, PASS) == "window-open"
            now += 8 if decision.options[option] == PASS else 0
        answers(match, now, option)
    assert min(offered) == 1  # nothing but to pass
    assert max(offered) > 1


def test_a_response_that_was_asked_for_when_the_server_ended_is_asked_for_anew() -> None:
    match = begun("smashup", Terms(window=8), "ada", "bob", even_windows="true")
    chance = Rng(3)
    while match.window_ends is None:
        assert match.state.decision is not None
        answers(match, 0, chance.below(len(match.state.decision.options)))
    happens(match, RESUME, 0, now=5000)
    assert match.window_ends == 5008


# ---- absence


def test_a_bot_plays_on_for_who_keeps_others_waiting_for_so_long() -> None:
    match = begun("nim", Terms(absence=120), "ada", "bob")
    sitting = seats("ada", "bob")
    assert next_action(match, sitting, {"ada"}, {1: 50.0}, 60) == ScheduledAction(170, AWAY, 1)
    assert next_action(match, sitting, set(), {}, 1000) is None
    happens(match, AWAY, 1, now=170)
    assert (match.people, match.bot_of(1)) == ([0], "normal")
    assert next_action(match, sitting, {"ada"}, {1: 50.0}, 500) is None
    assert next_action(match, sitting, {"ada", "bob"}, {}, 500) == ScheduledAction(500, BACK, 1)
    happens(match, BACK, 1, now=500)
    assert (match.people, match.bot_of(1)) == ([0, 1], None)


def test_where_nothing_is_agreed_on_nobody_plays_on_for_who_is_away() -> None:
    match = begun("nim", Terms(), "ada", "bob")
    assert next_action(match, seats("ada", "bob"), {"ada"}, {1: 0.0}, 10**9) is None


def test_who_has_lost_gets_no_seat_back() -> None:
    match = begun("nim", Terms(absence=120), "ada", "bob", "cleo")
    happens(match, AWAY, 1, now=170)
    happens(match, CONCEDE, 1, now=180)
    assert next_action(match, seats("ada", "bob", "cleo"), {"ada", "bob", "cleo"}, {}, 500) is None
    assert match.bot_of(1) == "normal"


# ---- what is whose to take back


def drafting(*browsers: str) -> Match:
    """A match in which factions are chosen: nothing hidden comes to light by it."""
    return begun("smashup", Terms(absence=120), *browsers, factions="draft", first="1")


def test_what_a_bot_answered_for_somebody_is_not_theirs_to_take_back() -> None:
    match = drafting("ada", "bob", "cleo")
    gone = match.asked
    assert gone is not None
    happens(match, AWAY, gone, now=0)
    assert answers(match, 0) == gone
    happens(match, BACK, gone, now=0)
    second, third = answers(match, 0), answers(match, 0)
    assert (match.may_undo(gone), match.may_undo(second)) == ("no", "ask")
    happens(match, UNDO, third, now=0, value=2)
    assert (match.may_undo(gone), match.may_undo(second)) == ("no", "ask")


def test_who_has_lost_takes_nothing_back() -> None:
    match = drafting("ada", "bob", "cleo")
    seat = answers(match, 0)
    assert match.may_undo(seat) == "ask"
    happens(match, CONCEDE, seat, now=0)
    assert match.may_undo(seat) == "no"
    with pytest.raises(Refused, match="not-running"):
        match.prepare_undo(seat, 0)


def test_who_asks_and_goes_asks_no_more() -> None:
    match = drafting("ada", "bob", "cleo")
    seat = answers(match, 0)
    happens(match, ASK, seat, now=0)
    assert match.undo_asked is not None
    happens(match, CONCEDE, seat, now=0)
    assert match.undo_asked is None


def test_who_does_not_reply_for_a_minute_has_refused() -> None:
    """Though connected all the while: bots, who wait for the reply, go on."""
    match = drafting("ada", "bob", "cleo", "")
    sitting = seats("ada", "bob", "cleo", "")
    seat = answers(match, now=5)
    replying, silent = sorted({0, 1, 2} - {seat})
    match.apply(match.prepare_undo(seat, now=10))
    happens(match, AGREE, replying, now=40)
    assert next_action(match, sitting, {"ada", "bob", "cleo"}, {}, 69) == ScheduledAction(70, REFUSE, silent)
    match.apply(match.prepare_undo_reply(silent, False, now=70))
    assert match.undo_asked is None
    assert next_action(match, sitting, {"ada", "bob", "cleo"}, {}, 70) is None
    with pytest.raises(Refused, match="undo-refused"):
        match.prepare_undo(seat, now=80)


def test_what_all_have_agreed_to_is_taken_back_at_once() -> None:
    match = drafting("ada", "bob", "cleo", "")
    seat = answers(match, now=5)
    match.apply(match.prepare_undo(seat, now=80))
    for other in sorted({0, 1, 2} - {seat}):
        happens(match, AGREE, other, now=90)
    sitting = seats("ada", "bob", "cleo", "")
    assert next_action(match, sitting, {"ada", "bob", "cleo"}, {}, 95) == ScheduledAction(95, UNDO, seat)


def test_who_comes_back_has_not_been_asked_and_the_asking_ends() -> None:
    match = drafting("ada", "bob", "cleo")
    asker = match.asked
    assert asker is not None
    here, gone = sorted({0, 1, 2} - {asker})
    happens(match, AWAY, gone, now=0)
    answers(match, 0)
    happens(match, ASK, asker, now=0)
    assert match.undo_asked is not None
    assert match.undo_asked.waits_for == [here]
    happens(match, BACK, gone, now=0)
    assert match.undo_asked is None
