"""Positions of a mat as text."""

from __future__ import annotations

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.factions.dinosaurs import jungle_oasis, king_rex, tar_pits, upgrade
from baston.games.smashup.factions.ignobles import spikey_chair_room
from baston.games.smashup.factions.robots import zapbot
from baston.games.smashup.factions.tricksters import hideout
from baston.games.smashup.mat import PROPOSED
from baston.games.smashup.presentation.position import read_position
from baston.games.smashup.presentation.position_writing import write_position
from baston.games.smashup.state.table import Table
from baston.kernel.game import Refusal
from baston.kernel.rng import Rng
from baston.kernel.text import a_dict
from tests.smashup.base_principale.scene import NORTH, QUIET, on_mat
from tests.smashup.scenario import mine, theirs


def test_a_position_tells_the_round_the_base_in_the_middle_and_the_slots() -> None:
    game = on_mat(
        base=jungle_oasis,
        period=2,
        first=1,
        mat=PROPOSED,
        north=[mine(zapbot, upgrade), theirs(king_rex), mine(hideout)],
    )
    lines = write_position(game.table).splitlines()
    assert lines[0].endswith("boxes=core,ressemblances-fortuites copies=2 round=2.1.2")
    assert lines[1:4] == [
        "base jungle_oasis:",
        "camp north 1@1 2@2: 1:zapbot(1:upgrade) 2:king_rex | 1:hideout",
        "camp south:",
    ]


def test_a_mat_of_ones_own_is_part_of_the_position() -> None:
    table = read_position(write_position(on_mat(mat=QUIET).table))
    assert table.variant.mat == on_mat(mat=QUIET).table.variant.mat


@pytest.mark.clause("BP-3")
def test_the_next_base_lies_face_up_where_a_game_begins_from_a_position() -> None:
    text = write_position(on_mat(mat=PROPOSED, base_deck=[tar_pits, spikey_chair_room]).table)
    for seat in (0, 1, None):
        view = GAME.presentation.view(read_position(text), seat)
        assert a_dict(view["mat"])["next"] == text.split("bases: ")[1].split()[0]
    shuffled = GAME.presentation.view(read_position(text.replace(" round=", " shuffle=true round=")), 0)
    assert a_dict(shuffled["mat"])["next"] is not None


def test_who_has_played_in_a_camp_is_part_of_it() -> None:
    game = on_mat(hand=[zapbot, king_rex], base=spikey_chair_room)
    game.put(zapbot, NORTH, 3)
    text = write_position(game.table)
    assert "camp north!1 1@3: 1:zapbot" in text
    assert write_position(read_position(text)) == text


def is_plain(table: Table) -> bool:
    """Is it a moment that a position can tell: a play phase in which nothing is on its way?"""
    return len(table.frames) == 3 and table.decision is not None and not table.windows


@pytest.mark.parametrize("players", [2, 3, 4])
def test_positions_of_random_games_are_read_as_they_were_written(players: int) -> None:
    table = GAME.new(GAME.setup(players, {"mode": "base-principale"}), players)
    rng = Rng(players)
    seen = 0
    while not table.over:
        assert table.decision is not None
        if is_plain(table) and table.phase == 2:
            text = write_position(table)
            assert write_position(read_position(text)) == text
            seen += 1
        options = table.decision.options
        GAME.answer(table, options[rng.below(len(options))])
    assert seen > 15


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("1@1", "1@2"),
        ("1@1", ""),
        ("1@1", "1@5"),
        ("camp north", "camp middle"),
        ("round=2.1.2", "round=4.1.2"),
        ("round=2.1.2", "round=2.1.3"),
        ("round=2.1.2", "round=2.1.2+"),
    ],
)
def test_a_position_that_cannot_be_is_refused(old: str, new: str) -> None:
    game = on_mat(period=2, first=1, mat=PROPOSED, north=[mine(zapbot), theirs(king_rex)])
    with pytest.raises(Refusal) as error:
        read_position(write_position(game.table).replace(old, new, 1))
    assert error.value.key.startswith("position-")
