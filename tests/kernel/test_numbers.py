import pytest

from baston.kernel.numbers import is_among, take_out


def test_a_number_is_looked_for_among_others() -> None:
    assert is_among(3, [1, 3])
    assert not is_among(2, [1, 3])
    assert not is_among(0, [])


def test_a_number_is_taken_out_and_the_others_stay_in_order() -> None:
    numbers = [5, 6, 7]
    take_out(6, numbers)
    assert numbers == [5, 7]


def test_a_number_that_is_not_there_cannot_be_taken_out() -> None:
    numbers = [5]
    with pytest.raises(ValueError, match="6 is not there"):
        take_out(6, numbers)
    assert numbers == [5]
