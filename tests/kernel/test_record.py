"""Records: text and back, replay, and every way in which a file can be wrong."""

from __future__ import annotations

import pytest

from baston.games import game_named
from baston.kernel.game import Refusal
from baston.kernel.machine import IllegalAnswer
from baston.kernel.record import (
    AWAY,
    BACK,
    CONCEDE,
    TIMEOUT,
    UNDO,
    Event,
    Record,
    begin_record,
    commitment_to,
    parse,
    replay,
    winners_of,
    write_answer,
)
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.kernel.text import digest_of

NIM = game_named("nim")


def played(answers: int = 1000, heaps: str = "9,9,9,9") -> tuple[Record, State]:
    """A game of nim for three, played at random: its record and where it stands."""
    setup = NIM.setup(3, {"heaps": heaps})
    record = begin_record(NIM, setup, 2**40 + 3)
    record.seats = ["me", "greedy", "flat:200"]
    state = NIM.new(setup, record.seed)
    chance = Rng(5)
    while state.decision is not None and len(record.answers) < answers:
        options = state.decision.options
        write_answer(NIM, record, state, options[chance.below(len(options))])
    return record, state


def sealed(lines: list[str]) -> str:
    """The lines with a check line that fits them."""
    body = "\n".join(lines) + "\n"
    return f"{body}check: {digest_of(body)}\n"


def with_line(name: str, line: str) -> str:
    """A record's text in which the first line of that name reads otherwise, its check line made to fit."""
    lines = played()[0].text().splitlines()[:-1]
    place = next(i for i, old in enumerate(lines) if old.startswith(f"{name}:"))
    lines[place] = line
    return sealed(lines)


def refused(text: str) -> Refusal:
    """What is said of a text that cannot be read or replayed."""
    with pytest.raises(Refusal) as caught:
        for _ in replay(NIM, parse(text)):
            pass
    return caught.value


def test_a_record_is_read_as_it_was_written() -> None:
    record, _ = played()
    back = parse(record.text())
    assert (back.game, back.rules, back.setup, back.seed) == ("nim", 1, record.setup, 2**40 + 3)
    assert (back.seats, back.answers) == (record.seats, record.answers)
    assert (back.digests, back.result) == (record.digests, record.result)
    assert back.text() == record.text()


def test_a_replay_shows_the_state_after_every_answer() -> None:
    record, state = played()
    stages = [NIM.digest(stage) for stage in replay(NIM, parse(record.text()))]
    assert len(stages) == len(record.answers) + 1
    assert stages[-1] == NIM.digest(state)
    assert len(set(stages)) == len(stages)


def test_a_replay_keeps_the_log_if_told() -> None:
    record, _ = played()
    *_, last = replay(NIM, record, log=True)
    assert last.notes
    *_, last = replay(NIM, record)
    assert last.notes is None


def test_a_game_that_goes_on_has_a_record_too() -> None:
    record, state = played(answers=3)
    assert record.result == []
    *_, last = replay(NIM, parse(record.text()))
    assert NIM.digest(last) == NIM.digest(state)


def test_a_record_has_digests_every_25_answers_and_at_the_end() -> None:
    record, _ = played()
    assert len(record.answers) > 25
    assert sorted(record.digests) == [*range(25, len(record.answers), 25), len(record.answers)]


def test_a_finished_game_has_its_result() -> None:
    record, state = played()
    assert record.result == NIM.points(state)
    assert sorted(record.result) == [0, 0, 1]


def test_an_illegal_answer_is_not_written_down() -> None:
    record, state = played(answers=3)
    with pytest.raises(IllegalAnswer):
        write_answer(NIM, record, state, 999)
    assert len(record.answers) == 3


@pytest.mark.parametrize("text", ["", "hello", "baston record 2\n", "\n", "{}"])
def test_what_is_no_record_is_refused(text: str) -> None:
    assert refused(text).key == "record-none"


def test_a_record_cut_short_is_refused_wherever_it_is_cut() -> None:
    text = played()[0].text()
    lines = text.splitlines(keepends=True)
    for kept in range(1, len(lines)):
        refusal = refused("".join(lines[:kept]))
        assert (refusal.key, refusal.values) == ("record-truncated", {"line": kept})
    assert {refused(text[:-cut]).key for cut in range(2, 17)} == {"record-edited"}


def test_any_edited_line_is_noticed() -> None:
    lines = played()[0].text().splitlines()
    for place in range(1, len(lines) - 1):
        edited = [*lines[:place], lines[place] + " 1", *lines[place + 1 :]]
        assert refused("\n".join(edited) + "\n").key == "record-edited"
    assert refused("\n".join(lines[:3] + lines[4:]) + "\n").key == "record-edited"


def test_other_line_endings_are_no_edit() -> None:
    record, _ = played()
    assert parse(record.text().replace("\n", "\r\n")).answers == record.answers


@pytest.mark.parametrize("line", ["answers: 1 x", "answers: 1,2", "color: blue", "", "digest: a b"])
def test_a_line_that_cannot_be_read_is_named(line: str) -> None:
    refusal = refused(with_line("answers", line))
    assert refusal.key == "record-line"
    assert refusal.values["line"] == 10


def test_a_record_of_other_rules_is_refused() -> None:
    refusal = refused(with_line("rules", "rules: 99"))
    assert (refusal.key, refusal.values) == ("record-rules", {"rules": 99, "ours": 1})


def test_a_record_of_an_impossible_setup_is_refused_by_the_game() -> None:
    assert refused(with_line("players", "players: 9")).key == "bad-players"
    assert refused(with_line("option", "option: heaps = many")).key == "bad-option"
    assert refused(with_line("option", "option: bases = 3")).key == "unknown-option"


@pytest.mark.parametrize("wrong", ["99", "-1"])
def test_an_answer_that_was_never_offered_is_refused(wrong: str) -> None:
    refusal = refused(with_line("answers", f"answers: 0 0 {wrong} 0"))
    assert (refusal.key, refusal.values) == ("record-answer", {"answer": 3})


def test_answers_after_the_end_of_the_game_are_refused() -> None:
    record, _ = played(heaps="1")
    record.answers.append(0)
    assert refused(record.text()).values == {"answer": len(record.answers)}


def test_a_digest_that_differs_shows_where() -> None:
    refusal = refused(with_line("digest", "digest: 25 0123456789abcdef"))
    assert (refusal.key, refusal.values) == ("record-digest", {"answer": 25})


def test_another_seed_is_noticed_by_the_digests() -> None:
    assert refused(with_line("seed", "seed: 4")).key in ("record-digest", "record-answer")


# ---- what a table adds: what it had committed to, what happened beside the answers, who won


def at_table(*events: Event) -> Record:
    """A game of a table, with what happened there besides."""
    record, _ = played()
    record.salt = "5a17"
    record.commitment = commitment_to(2**40 + 3, record.salt)
    record.events = list(events)
    return record


def test_a_table_s_record_is_read_as_it_was_written() -> None:
    events = (Event(3, AWAY, 1), Event(3, UNDO, 0), Event(9, BACK, 1), Event(20, CONCEDE, 2))
    record = at_table(*events)
    record.winners = [0, 1]
    back = parse(record.text())
    assert (back.commitment, back.salt, back.winners) == (record.commitment, "5a17", [0, 1])
    assert (tuple(back.events), back.lost) == (events, [2])
    assert back.text() == record.text()
    assert "event: 3 away 2\n" in record.text()


def test_the_commitment_is_the_hash_of_seed_and_salt() -> None:
    """As anybody can compute it: printf 7:5a17 | sha256sum."""
    assert commitment_to(7, "5a17") == "dd9a3a1a411400b8f85649592ddd10fd2143e5abaf0e945f1217ea7ded2fe89f"


@pytest.mark.parametrize("name", ["seed", "salt", "commitment"])
def test_a_seed_that_was_not_the_one_committed_to_is_refused(name: str) -> None:
    lines = at_table().text().splitlines()[:-1]
    place = next(i for i, line in enumerate(lines) if line.startswith(f"{name}:"))
    changed = lines[place][:-1] + ("0" if lines[place][-1] != "0" else "1")
    for instead in ([changed], []):
        text = sealed([*lines[:place], *instead, *lines[place + 1 :]])
        assert refused(text).key == "record-commitment"


@pytest.mark.parametrize(
    "events",
    [
        [Event(9, AWAY, 1), Event(8, UNDO, 0)],  # not in the order in which they happened
        [Event(999, UNDO, 0)],  # after the last answer
        [Event(3, UNDO, 3)],  # no such seat
        [Event(3, BACK, 0)],  # never away
        [Event(3, AWAY, 0), Event(4, AWAY, 0)],
        [Event(3, CONCEDE, 0), Event(4, TIMEOUT, 0)],  # lost already
        [Event(3, CONCEDE, seat) for seat in range(3)],  # the last one has won
    ],
)
def test_what_cannot_have_happened_is_refused(events: list[Event]) -> None:
    refusal = refused(at_table(*events).text())
    assert (refusal.key, refusal.values) == ("record-event", {"event": len(events)})


@pytest.mark.parametrize("line", ["event: 3 sings 1", "event: 3 away", "event: x away 1", "winners: a"])
def test_an_event_that_cannot_be_read_is_named(line: str) -> None:
    assert refused(with_line("answers", line)).key == "record-line"


def test_who_has_lost_otherwise_does_not_win() -> None:
    record, over = played()
    (best,) = [seat for seat, points in enumerate(record.result) if points]
    others = [seat for seat in range(3) if seat != best]
    assert winners_of(NIM, over, 3, []) == [best]
    assert winners_of(NIM, over, 3, [best]) == others
    begun = NIM.new(record.setup, record.seed)
    assert winners_of(NIM, begun, 3, [0]) is None
    assert winners_of(NIM, begun, 3, [0, 2]) == [1]
