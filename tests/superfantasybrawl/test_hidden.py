"""What is open and what is hidden (SFB-250 to 255)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.cards.card import Card
from baston.games.superfantasybrawl.champions.akhet import akhet, inner_fire, take_flight, wingstorm
from baston.games.superfantasybrawl.champions.deryn import deryn, prowl
from baston.games.superfantasybrawl.champions.dugrun import blizzard, dugrun, knock_down, onwards
from baston.games.superfantasybrawl.champions.gwaien import gwaien, ignite
from baston.games.superfantasybrawl.champions.kolel import blinding_dart, kolel, scout_ahead
from baston.games.superfantasybrawl.champions.korvash import korvash, shockwave
from baston.games.superfantasybrawl.champions.sir_tentaclot import mindcloud, sir_tentaclot
from baston.kernel.text import Json, a_dict, a_list
from baston.undo import has_revealed_anything
from tests.superfantasybrawl.scenario import Play, scenario


def shown(game: Play, what: str, whose: int, seat: int | None) -> list[Json]:
    """The ids of the cards of a pile as a seat sees them, None for those that it does not know."""
    pile = a_list(a_list(GAME.presentation.view(game.arena, seat)[what])[whose])
    return [None if card is None else a_dict(card)["card"] for card in pile]


@pytest.mark.clause("SFB-250", "SFB-252", "SFB-254")
def test_hands_are_secret_discard_piles_and_sizes_are_open() -> None:
    game = scenario({dugrun: "c4"}, {gwaien: "i4"}, hand=[blizzard, onwards], discard=[knock_down])
    for seat in (1, None):
        assert shown(game, "hands", 0, seat) == [None, None]
        assert shown(game, "discards", 0, seat) == ["DUG03"]
    assert shown(game, "hands", 0, 0) == ["DUG06", "DUG07"]
    assert GAME.presentation.view(game.arena, 1)["decks"] == [15, 18]


@pytest.mark.clause("SFB-253", "SFB-254", "SFB-213")
def test_only_its_player_knows_what_was_planned() -> None:
    game = scenario({dugrun: "c4"}, {gwaien: "i4"}, hand=[blizzard, onwards])
    game.standard("blue", dugrun)
    game.choose(onwards)
    assert shown(game, "deck_known", 0, 0) == ["DUG07"]
    assert shown(game, "deck_known", 0, 1) == []
    assert "Player 1 Plans a card (Move 1 and Plan 1)." in game.told
    assert not any("Onwards" in line for line in game.told)


def taken_back(*hand: Card) -> Play:
    """Akhet has taken Wingstorm back from her discard pile, as all have seen."""
    game = scenario({akhet: "c4"}, {gwaien: "i4"}, hand=[inner_fire, *hand], discard=[wingstorm])
    game.play(inner_fire)
    assert shown(game, "hands", 0, 1) == [None] * len(hand) + ["AKH03"]
    return game


@pytest.mark.clause("SFB-254", "SFB-213")
@pytest.mark.parametrize("planned", [wingstorm, take_flight])
def test_which_card_is_planned_is_secret_though_one_of_the_hand_was_known(planned: Card) -> None:
    game = taken_back(take_flight)
    game.standard("blue", akhet)
    game.choose(planned)
    for seat in (1, None):
        assert shown(game, "hands", 0, seat) == [None]
        assert shown(game, "deck_known", 0, seat) == []
    assert shown(game, "deck_known", 0, 0) == [planned.id]
    assert "Player 1 Plans a card (Move 1 and Plan 1)." in game.told


@pytest.mark.clause("SFB-254")
def test_the_only_card_of_a_hand_is_known_when_it_is_planned() -> None:
    game = taken_back()
    game.standard("blue", akhet)
    game.choose(wingstorm)
    assert shown(game, "deck_known", 0, 1) == ["AKH03"]


@pytest.mark.card("TEN06")
@pytest.mark.clause("SFB-254", "SFB-255")
def test_which_card_of_a_shown_hand_goes_on_the_deck_by_chance_is_secret() -> None:
    """Shockwave's Stun shows the hand of Ko'lel's player; then Mindcloud takes one of its cards."""
    game = scenario(
        {korvash: "c3", sir_tentaclot: "c6"},
        {gwaien: "c4", kolel: ""},
        hand=[shockwave, mindcloud],
        rival_hand=[scout_ahead, blinding_dart],
    )
    game.play(shockwave, on=gwaien)
    assert shown(game, "hands", 1, 0) == ["KOL06", "KOL05"]
    game.play(mindcloud, on=gwaien)
    game.decline()
    assert len(game.rival.hand) == 1
    assert shown(game, "hands", 1, 0) == [None]
    assert shown(game, "deck_known", 1, 0) == []
    assert shown(game, "deck_known", 1, 1) == [game.rival.deck[0].id]


@pytest.mark.clause("SFB-255", "SFB-219")
def test_a_stun_without_a_matching_card_shows_the_hand_to_all() -> None:
    game = scenario({korvash: "c3"}, {gwaien: "c4", kolel: ""}, hand=[shockwave], rival_hand=[scout_ahead])
    game.play(shockwave, on=gwaien)
    assert game.rival.hand == [scout_ahead]
    assert shown(game, "hands", 1, 0) == shown(game, "hands", 1, None) == ["KOL06"]
    assert "Player 2 shows Scout Ahead." in game.told


@pytest.mark.clause("SFB-250", "SFB-219")
def test_a_stun_with_a_matching_card_shows_no_other() -> None:
    game = scenario(
        {korvash: "c3"}, {gwaien: "c4", kolel: ""}, hand=[shockwave], rival_hand=[scout_ahead, ignite]
    )
    game.play(shockwave, on=gwaien)
    assert shown(game, "hands", 1, 0) == [None]
    assert shown(game, "discards", 1, 0) == ["GWA05"]


@pytest.mark.clause("SFB-251", "SFB-171")
def test_what_one_player_looks_at_the_other_does_not_see() -> None:
    traps = {"d3": "damage2"}
    game = scenario({deryn: "c4"}, {gwaien: "i4"}, hand=[prowl], deck=[], traps=traps)
    game.play(prowl)
    while game.asking == "plan":
        game.decline()
    game.choose("d3")
    game.choose("h5")
    views = [a_dict(a_list(GAME.presentation.view(game.arena, seat)["traps"])[0]) for seat in (0, 1)]
    assert views[0]["token"] == {"kind": "damage", "damage": 2}
    assert views[1]["token"] is None


@pytest.mark.clause("SFB-252")
def test_both_sides_of_all_champion_cards_are_open() -> None:
    champions = [entry for entry in GAME.texts.catalog() if entry["kind"] == "champion"]
    assert all(len(a_list(entry["hit_points"])) == 2 for entry in champions)


@pytest.mark.clause("SFB-277")
def test_nothing_is_taken_back_after_a_card_has_been_drawn_or_a_trap_sprung() -> None:
    game = scenario(
        {dugrun: "c4", gwaien: "e4"},
        {kolel: "k2"},
        hand=[knock_down, onwards],
        deck=[blizzard],
        traps={"e5": "damage1", "b5": "root", "h4": "root", "h7": "stun"},
    )

    def comes_to_light(option: Callable[[], None]) -> bool:
        before = GAME.copy(game.arena)
        option()
        return has_revealed_anything(before, game.arena, [0], [0, 1])

    assert not comes_to_light(lambda: game.standard("any", dugrun, to="c3", core="blue"))
    assert comes_to_light(lambda: game.standard("red", gwaien, to="e5"))
    game.choose("d3")
    assert comes_to_light(lambda: game.play(onwards))
