"""In a few positions of each game what cannot be played is explained; `make fuzz PART=reasons` has many."""

from __future__ import annotations

import pytest

from baston.kernel.reason import Reason
from tests.fuzz.forbidden import uncited, unexplained
from tests.fuzz.pairs import PARTS


@pytest.mark.parametrize("part", PARTS)
def test_what_cannot_be_played_says_why_by_a_clause(part: str) -> None:
    assert unexplained(part)(40, 7) == []


def test_a_reason_without_a_sentence_or_with_a_clause_that_is_not_played_is_told() -> None:
    known = {"SU-12": "", "BP-10": "base-principale"}
    good = {1: Reason("Not your turn.", "SU-12"), 2: Reason("Not your turn.", "BP-10")}
    assert uncited([good, good], known, "base-principale") == []
    assert uncited([good], known, "standard") == ["'Not your turn.' (BP-10)"]
    assert uncited([{1: Reason("", "SU-12")}], known, "") == ["'' (SU-12)"]
    assert uncited([{1: Reason("No.", "")}], known, "") == ["'No.' ()"]
    other = {1: good[1], 2: Reason("Pas ton tour.", "SU-12")}
    assert uncited([good, other], known, "base-principale") == ["the languages cite different clauses"]
