"""Records of earlier rules: what today's rules make of them, and that nothing of them is lost."""

from __future__ import annotations

import pytest

from baston.games import game_named
from baston.kernel.chacha import Seed
from baston.kernel.earlier import Parting, held, is_earlier, parting
from baston.kernel.game import Refusal, Setup
from baston.kernel.record import CONCEDE, Event, Record, parse, replay
from baston.kernel.saving import STAMP, rules_of
from baston.kernel.state import State
from tests.kernel.test_record import NIM, played
from tests.wrapped import Wrapped


class Later(Wrapped):
    """Nim after its rules have changed, though not what was played."""

    def __init__(self) -> None:
        super().__init__(NIM)
        self.rules_version = 2


class FewerHeaps(Later):
    """The first of the heaps is gone."""

    def new(self, setup: Setup, seed: Seed, log: bool = False) -> State:
        heaps = setup.options["heaps"].partition(",")[2]
        return super().new(Setup(setup.players, {"heaps": heaps}), seed, log)


class OtherPoints(Later):
    """Whoever wins has two points."""

    def points(self, state: State) -> list[int]:
        return [2 * points for points in super().points(state)]


class FewerPlayers(Later):
    """Three can no longer play."""

    def setup(self, players: int, options: dict[str, str]) -> Setup:
        if players > 2:
            raise Refusal("bad-players", players=players, low=2, high=2)
        return super().setup(players, options)


def told(found: Parting | None) -> Refusal:
    """What is said of the place where the rules part."""
    assert found is not None
    return found.told()


def test_where_the_rules_agree_all_of_it_is_shown() -> None:
    record, state = played()
    shown, found = held(Later(), record)
    assert is_earlier(Later(), record)
    assert not is_earlier(NIM, record)
    assert found is None
    assert shown is record
    *_, last = replay(Later(), shown)
    assert NIM.digest(last) == NIM.digest(state)


def test_it_still_names_the_rules_it_was_begun_under() -> None:
    record, _ = played(answers=9)
    assert record.until(5).rules == 1
    assert parse(record.until(5).text()).rules == 1


def test_an_answer_that_no_longer_fits_ends_what_is_shown() -> None:
    record, _ = played()
    record.answers[30] = 99
    found = parting(Later(), record)
    assert found is not None
    assert (found.count, found.first, found.proved, found.why.key) == (30, 31, 25, "record-answer")
    assert told(found).values == {"rules": 1, "ours": 2, "answer": 31, "proved": 25}
    shown, _ = held(Later(), record)
    assert (shown.answers, sorted(shown.digests)) == (record.answers[:30], [25])
    assert len(list(replay(Later(), shown))) == 31


def test_another_game_is_noticed_by_the_digests_though_all_answers_fit() -> None:
    record, _ = played(answers=30)  # it has no result that could tell
    record.digests[25] = "0123456789abcdef"
    found = parting(Later(), record)
    assert found is not None
    assert (found.count, found.proved, found.why.key) == (24, 0, "record-digest")


def test_where_but_a_digest_differs_all_is_shown_and_not_called_proved() -> None:
    record, state = played()
    record.digests[max(record.digests)] = "0123456789abcdef"
    shown, found = held(Later(), record)
    assert told(found).key == "earlier-unproved"
    assert told(found).values == {"ours": 2, "proved": 25}
    assert (shown.answers, sorted(shown.digests)) == (record.answers, [25])
    *_, last = replay(Later(), shown)
    assert NIM.digest(last) == NIM.digest(state)


def test_other_rules_lead_elsewhere() -> None:
    record, _ = played()
    found = parting(FewerHeaps(), record)
    assert found is not None
    assert found.first <= 25
    assert found.proved == 0


def test_another_result_is_noticed() -> None:
    record, _ = played()
    shown, found = held(OtherPoints(), record)
    assert told(found).key == "earlier-result"
    assert (shown.answers, shown.result) == (record.answers, [])


def test_other_winners_are_noticed() -> None:
    record, _ = played()
    (best,) = [seat for seat, points in enumerate(record.result) if points]
    record.winners = [(best + 1) % 3]
    assert told(parting(Later(), record)).key == "earlier-result"


def test_a_setup_that_is_refused_today_is_said_so_with_the_reason() -> None:
    record, _ = played()
    shown, found = held(FewerPlayers(), record)
    assert found is not None
    assert (found.count, found.told().key, found.why.key) == (-1, "earlier-setup", "bad-players")
    assert shown.answers == []


def test_what_happened_beside_the_answers_is_shown_as_far_as_they_are() -> None:
    record, _ = played()
    record.answers[30] = 99
    record.events = [Event(12, CONCEDE, 1), Event(31, CONCEDE, 0)]
    shown, _ = held(Later(), record)
    assert shown.events == [Event(12, CONCEDE, 1)]


def test_a_record_of_later_rules_is_refused() -> None:
    record = Record("nim", 3, NIM.setup(2, {}), 1)
    with pytest.raises(Refusal) as refused:
        parting(Later(), record)
    assert (refused.value.key, refused.value.values) == ("record-rules", {"rules": 3, "ours": 2})


def test_a_record_of_today_s_rules_that_does_not_fit_is_no_earlier_one() -> None:
    record, _ = played()
    record.answers[30] = 99
    with pytest.raises(Refusal) as refused:
        parting(NIM, record)
    assert refused.value.key == "record-answer"


# ---- saves


def test_a_save_names_its_rules_and_its_digest_does_not() -> None:
    game = game_named("smashup")
    state = game.new(game.setup(2, {"factions": "random"}), 3)
    saved = game.save(state)
    assert rules_of(saved) == game.rules_version
    unstamped = {name: value for name, value in saved.items() if name != STAMP}
    assert rules_of(unstamped) == 1
    assert game.digest(game.load(unstamped)) == game.digest(state)


def test_a_save_of_later_rules_is_refused() -> None:
    state = NIM.new(NIM.setup(2, {}), 1)
    with pytest.raises(Refusal) as refused:
        NIM.load(NIM.save(state) | {STAMP: 2})
    assert (refused.value.key, refused.value.values) == ("save-rules", {"rules": 2, "ours": 1})
