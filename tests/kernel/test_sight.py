"""Sight: who knows what, and determinizations of what is not known."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from baston.kernel.column import column
from baston.kernel.event import EVERYBODY, Note
from baston.kernel.frame import FIELD, NUMBER, PACKED, PASS, Decision
from baston.kernel.rng import Rng
from baston.kernel.sight import equivalence_key, has_seen, is_shown_to, resampled, unseen_by
from tests.chance import chi_squared, chi_squared_limit


def test_each_seat_has_a_bit() -> None:
    seen = column([0, 0b01, 0b10, 0b11])
    assert [has_seen(seen, thing, 0) for thing in range(4)] == [False, True, False, True]
    assert [has_seen(seen, thing, 1) for thing in range(4)] == [False, False, True, True]
    assert unseen_by(seen, [3, 2, 1, 0], 0) == [2, 0]


def test_something_is_shown_once_a_person_sees_what_the_own_seats_did_not_know() -> None:
    then = column([0b000, 0b001, 0b111])
    alike = column([0b000, 0b001, 0b111])
    assert not is_shown_to(then, alike, 0b111, 0b001)
    assert is_shown_to(then, column([0b010, 0b001, 0b111]), 0b111, 0b001)
    assert not is_shown_to(then, column([0b010, 0b001, 0b111]), 0b101, 0b001)  # to a bot
    assert not is_shown_to(then, column([0b000, 0b011, 0b111]), 0b111, 0b001)  # known before
    assert not is_shown_to(then, column([0b000, 0b001, 0b000]), 0b111, 0b001)  # shuffled in
    assert is_shown_to(then, column([0b000, 0b001, 0b111, 0b001]), 0b111, 0b001)  # it is new


def test_a_sample_keeps_every_pool_and_all_that_is_known() -> None:
    what = column([0, 10, 11, 12, 20, 20, 21, 30])
    for seed in range(50):
        sample = resampled(what, [[1, 2, 3], [6, 4, 5]], Rng(seed))
        assert sorted(sample[1:4]) == [10, 11, 12]
        assert sorted(sample[4:7]) == [20, 20, 21]
        assert (sample[0], sample[7]) == (0, 30)


def test_the_old_column_is_left_as_it_is() -> None:
    what = column([0, 1, 2, 3])
    samples = [resampled(what, [[1, 2, 3]], Rng(seed)) for seed in range(20)]
    assert [*what] == [0, 1, 2, 3]
    assert any(sample != what for sample in samples)


def test_a_sample_does_not_depend_on_the_true_order() -> None:
    expected = resampled(column([0, 5, 6, 7, 7]), [[1, 2, 3, 4]], Rng(3))
    for truth in permutations([5, 6, 7, 7]):
        for pool in ([1, 2, 3, 4], [4, 2, 1, 3]):
            assert resampled(column([0, *truth]), [pool], Rng(3)) == expected


def test_every_order_is_as_likely() -> None:
    start = column([1, 1, 2, 3])
    drawn = Counter(tuple(resampled(start, [[0, 1, 2, 3]], Rng(seed))) for seed in range(4000))
    orders = Counter(permutations([1, 1, 2, 3]))
    assert chi_squared(drawn, orders) < chi_squared_limit(len(orders) - 1)


def test_a_note_is_known_to_the_seats_that_it_names() -> None:
    secret, public = Note(1, 0, 5, 0, 0, 0b101), Note(1, 0, 5, 0, 0, EVERYBODY)
    assert [secret.known_to(seat) for seat in (0, 1, 2, None)] == [True, False, True, False]
    assert all(public.known_to(seat) for seat in (0, 9, None))
    assert secret.save() == [1, 0, 5, 0, 0, 0b101, 0]


def test_equal_cards_in_the_hand_of_who_is_asked_are_one() -> None:
    """The first seat holds 3 and 5, printed alike, and knows both; 4 and 6, alike too, are in play."""
    what = column([0, 0, 0, 70, 71, 70, 71])
    seen = column([0, 0, 0, 0b01, 0b11, 0b01, 0b11])

    def of(option: int, seat: int = 0) -> int:
        decision = Decision(seat, 0, PACKED, [option])
        return equivalence_key(decision, option, what, seen, 0, 3, [[3, 5], []])

    assert of(3) == of(5)
    assert of(3 << FIELD | 1) == of(5 << FIELD | 1) != of(5 << FIELD | 2)
    assert of(4) != of(6)  # in play they may differ
    assert of(3, seat=1) != of(5, seat=1)  # the other chooses among them as things it sees


def test_a_card_that_was_not_known_counts_as_what_is_printed() -> None:
    """Handle 2 is a place, from 3 on they are cards; the first seat has seen 3 and 6, the second 4 and 5."""
    what = column([0, 0, 0, 70, 71, 71, 70])
    seen = column([0, 0, 0, 0b01, 0b10, 0b10, 0b01])

    def of(option: int, seat: int = 0, kind: int = PACKED) -> int:
        return equivalence_key(Decision(0, 0, kind, [option]), option, what, seen, seat, 3, [[], []])

    assert of(4) == of(5) != of(3)
    assert of(3) != of(6)
    assert of(4, 1) != of(5, 1)
    assert of(4 << FIELD | 2) == of(5 << FIELD | 2) != of(4 << FIELD | 1)
    assert of(3 << FIELD | 4) == of(3 << FIELD | 5) != of(6 << FIELD | 5)
    assert of(PASS) == PASS
    assert of(4, kind=NUMBER) == 4  # as many, not that card
    assert len({of(option) for option in (PASS, 1, 2, 3, 4, 6, 7, 4 << FIELD, 3 << FIELD, 1 << FIELD)}) == 10
