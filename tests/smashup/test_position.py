"""Positions as text: written and read again, hidden where they are hidden, refused where they are broken."""

from __future__ import annotations

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.presentation.position import read_position
from baston.games.smashup.presentation.position_writing import write_position
from baston.games.smashup.state.table import Table
from baston.kernel.frame import PASS
from baston.kernel.game import Refusal
from baston.kernel.rng import Rng

POSITION = """\
smashup 2017 players=2 turn=2 number=7 vp=3,5 plays=1,1,2@any,any@2
base the_homeworld: 1:invader 2:king_rex(2:upgrade,1:poison) 2<1:zapbot | 1:overrun
base jungle_oasis:
hand 1: zapbot hoverbot
hand 2: shinobi
deck 1: nukebot warbot
deck 2:
discard 1:
discard 2: seeing_stars
bases: tortuga the_mothership
base discard: tar_pits
"""


def in_play_phase(table: Table) -> bool:
    return len(table.frames) == 2 and table.phase == 2


def test_a_position_is_read_and_written_the_same() -> None:
    assert write_position(read_position(POSITION)) == POSITION


def test_a_position_that_is_read_can_be_played_on() -> None:
    table = read_position(POSITION)
    assert table.decision is not None
    assert table.decision.player == 1
    labels = [GAME.presentation.label(table, option, "en") for option in table.decision.options]
    assert "Shinobi → Jungle Oasis" in labels
    assert not any("The Homeworld" in label for label in labels)  # player 1's Overrun lies there


@pytest.mark.parametrize("seed", range(4))
def test_every_play_phase_of_a_game_is_a_position(seed: int) -> None:
    table = GAME.new(GAME.setup(2 + seed % 3, {}), seed)
    rng = Rng(seed)
    seen = 0
    for _ in range(120):
        if table.decision is None:
            break
        if in_play_phase(table):
            text = write_position(table)
            assert write_position(read_position(text)) == text
            seen += 1
        options = table.decision.options
        GAME.answer(table, options[rng.below(len(options))])
    assert seen > 20


RULES = """\
smashup 2017 players=2 turn=2 number=17 vp=3,5 plays=1,1 boxes=core copies=2 bgb_fixes=true max_rounds=9
base tar_pits: 1:invader
hand 1: zapbot
hand 2: shinobi
deck 1: nukebot warbot invader
deck 2: invader invader invader
discard 1:
discard 2:
bases:
base discard:
"""


def test_a_position_carries_the_rules_that_are_not_the_usual_ones() -> None:
    table = read_position(RULES)
    assert (table.variant.copies, table.variant.bgb_fixes, table.variant.max_rounds) == (2, True, 9)
    assert write_position(table) == RULES.replace(" boxes=core", "")
    options = {"copies": "2", "bgb_fixes": "true", "max_rounds": "9", "boxes": "core"}
    dealt = GAME.new(GAME.setup(2, options), 5)
    while not in_play_phase(dealt):
        assert dealt.decision is not None
        GAME.answer(dealt, dealt.decision.options[-1])
    assert read_position(write_position(dealt)).variant == dealt.variant


@pytest.mark.clause("SU-202")
def test_a_position_ends_with_the_round_that_its_limit_names() -> None:
    over, goes_on = read_position(RULES.replace("number=17", "number=18")), read_position(RULES)
    for table in (over, goes_on):
        GAME.answer(table, PASS)
    assert over.over
    assert over.winners == [1]
    assert not goes_on.over


@pytest.mark.parametrize(
    "word", ["copies=3", "bgb_fixes=yes", "max_rounds=1000", "max_rounds=none", "colour=red"]
)
def test_rules_that_no_table_can_have_are_refused(word: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_position(RULES.replace("copies=2 bgb_fixes=true max_rounds=9", word))
    assert refused.value.key.startswith("position-")


MOVES = """\
smashup 2017 players=2 turn=1 number=7 vp=3,5 plays=1,1 played=1,0 boxes=core,ressemblances-fortuites
base spikey_chair_room!1: 1:huffie*^2(1:passengers) 2:zapbot
base tar_pits: 1:invader
hand 1: ninja_acolyte leader_two
hand 2:
deck 1:
deck 2:
discard 1: tenacious_z*
discard 2:
bases:
base discard:
"""
PASSENGERS = "Talent: Huffie (Player 1, Spikey Chair Room), from Passengers"
TALENT = "Talent: Huffie (Player 1, Spikey Chair Room)"
RISING = "Use Tenacious Z"


def offered(text: str) -> list[str]:
    table = read_position(text)
    assert table.decision is not None
    return [GAME.presentation.label(table, option, "en") for option in table.decision.options]


def test_what_a_turn_remembers_is_read_and_written_the_same() -> None:
    assert write_position(read_position(MOVES)) == MOVES


def test_a_minion_that_has_moved_lets_another_follow() -> None:
    assert PASSENGERS in offered(MOVES)
    assert PASSENGERS not in offered(MOVES.replace("^2", ""))


def test_what_has_been_used_this_turn_is_offered_no_more() -> None:
    assert {TALENT, RISING}.isdisjoint(offered(MOVES))
    assert {TALENT, RISING} <= set(offered(MOVES.replace("*", "")))


def test_a_card_in_a_hand_is_not_one_whose_talent_has_been_used() -> None:
    """Whatever it has done before it left play (SU-203)."""
    marked = MOVES.replace("leader_two", "leader_two*")
    assert write_position(read_position(marked)) == MOVES


def test_who_has_played_on_a_base_is_asked_by_it_when_the_turn_ends() -> None:
    for text, asked in ((MOVES, "spikey_chair_room"), (MOVES.replace("!1", ""), None)):
        table = read_position(text)
        GAME.answer(table, PASS)
        decision = GAME.presentation.view(table, 0)["decision"]
        assert (decision["card"] if isinstance(decision, dict) else None) == asked


def test_minions_played_before_count() -> None:
    """The Acolyte steps in only while none has been played."""
    use = "Use Ninja Acolyte (Player 1, Tar Pits)"
    there = MOVES.replace("tar_pits: 1:invader", "tar_pits: 1:ninja_acolyte")
    assert use not in offered(there)
    assert use in offered(there.replace(" played=1,0", ""))


def test_a_seat_reads_question_marks_for_what_it_does_not_know() -> None:
    table = read_position(POSITION)
    lines = write_position(table, 0).splitlines()
    assert "hand 1: zapbot hoverbot" in lines
    assert "hand 2: ?" in lines
    assert "deck 1: ? ?" in lines
    assert "discard 2: seeing_stars" in lines


@pytest.mark.parametrize(
    ("line", "broken"),
    [
        (1, "smashup 2014 players=2 turn=1 number=7 vp=3,5 plays=1,1"),
        (1, "smashup 2017 players=2 turn=3 number=7 vp=3,5 plays=1,1"),
        (1, "smashup 2017 players=3 turn=1 number=7 vp=3,5 plays=1,1"),
        (2, "base the_homeworld: 1:nobody"),
        (2, "base the_homeworld: 3:invader"),
        (2, "base the_homeworld: 2<0:invader"),
        (2, "base the_homeworld: 2:king_rex(5:upgrade)"),
        (2, "base the_homeworld: | | 1:nobody"),
        (2, "base atlantis:"),
        (4, "hand 1: zapbot joker"),
        (4, "hand 3: zapbot"),
        (5, "pocket 2: shinobi"),
        (1, "smashup 2017 players=2 turn=1 number=7 vp=3,5 plays=1,1 played=1"),
        (2, "base the_homeworld!3: 1:invader"),
        (10, "base discard: tar_pits*!1"),
    ],
)
def test_a_broken_position_is_refused_with_its_line(line: int, broken: str) -> None:
    lines = POSITION.splitlines()
    lines[line - 1] = broken
    with pytest.raises(Refusal) as refused:
        read_position("\n".join(lines))
    assert refused.value.key.startswith("position-")
    assert refused.value.values["line"] == line


def test_no_seat_has_more_than_forty_cards() -> None:
    with pytest.raises(Refusal) as refused:
        read_position(POSITION.replace("deck 2:", "deck 2: " + "zapbot " * 41))
    assert refused.value.key == "position-cards"


def test_an_option_names_what_it_is_about() -> None:
    table = read_position(POSITION)
    assert table.decision is not None
    end, play = table.decision.options[0], table.decision.options[1]
    assert GAME.presentation.describe(table, end) == {
        "option": end,
        "pass": True,
        "thing": None,
        "card": None,
        "target": None,
        "use": False,
        "told": False,
    }
    told = GAME.presentation.describe(table, play)
    assert told["card"] in table.hand[1]
    assert told["target"] in table.places
