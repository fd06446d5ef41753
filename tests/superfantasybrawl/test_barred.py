"""Why a champion cannot be the target of an attack."""

from __future__ import annotations

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.cards.card import Champion
from baston.games.superfantasybrawl.champions.dugrun import dugrun, mighty_blow
from baston.games.superfantasybrawl.champions.goldarr import goldarr
from baston.games.superfantasybrawl.champions.gwaien import gwaien
from baston.games.superfantasybrawl.champions.kilgore import kilgore
from baston.games.superfantasybrawl.champions.rath import rath
from tests.superfantasybrawl.scenario import Play, scenario


def why(game: Play, champion: Champion) -> str:
    reason = GAME.presentation.barred(game.arena, 0, 0, "en").get(game.handle(champion))
    return f"{reason.said} ({reason.clause})" if reason else ""


def test_each_champion_that_is_no_target_says_why() -> None:
    game = scenario(
        mine={dugrun: "e5", goldarr: "e4"},
        theirs={gwaien: "f5", kilgore: "h5", rath: ""},
        hand=[mighty_blow],
    )
    game.begin(mighty_blow)
    while game.handle(gwaien) not in game.decision.options:
        game.answer(0)
    assert why(game, gwaien) == ""
    assert why(game, kilgore) == "Kilgore is not adjacent. (SFB-81)"
    assert why(game, goldarr) == "Only enemies can be targeted. (SFB-80)"
    assert why(game, rath) == "Rath is on the Gate, and no target there. (SFB-149)"
    assert GAME.presentation.barred(game.arena, 1, 0, "en") == {}


def why_hex(game: Play, name: str, held: int = 0) -> str:
    reason = GAME.presentation.barred(game.arena, 0, held, "en").get(game.hex_named(name))
    return f"{reason.said} ({reason.clause})" if reason else ""


def test_each_hex_where_a_movement_cannot_end_says_why() -> None:
    game = scenario(mine={dugrun: "e5", goldarr: "e4"}, theirs={kilgore: "e6"}, hand=[mighty_blow])
    game.begin(mighty_blow)
    arena = game.arena
    names = {hex: arena.board.names[hex] for hex in arena.board.grid.hexes}
    assert all(why_hex(game, names[hex]) == "" for hex in game.decision.options if hex)
    assert why_hex(game, "e5") == "", "to stay is an answer"
    assert why_hex(game, "e4") == "Gold'arr stands there. (SFB-16)"
    assert why_hex(game, "e6") == "Kilgore stands there. (SFB-16)"
    statue = next(iter(arena.board.statues))
    assert why_hex(game, names[statue]) == "A statue stands there. (SFB-16)"
    far = max(arena.board.grid.hexes, key=lambda hex: arena.board.grid.distance[game.hex_named("e5")][hex])
    assert why_hex(game, names[far]).startswith("That is too far: Dugrun can go ")
    assert why_hex(game, names[far]).endswith("(SFB-70)")


def test_before_an_action_is_chosen_its_hexes_wait_and_then_what_it_leads_to_counts() -> None:
    game = scenario(mine={dugrun: "e5"}, theirs={kilgore: "e6"}, hand=[mighty_blow])
    assert why_hex(game, "h4").startswith("First choose a card or a standard action")
    option = next(
        one
        for one in game.decision.options
        if "Mighty Blow" in GAME.presentation.label(game.arena, one, "en")
    )
    assert why_hex(game, "e6", option) == "Kilgore stands there. (SFB-16)"
    assert GAME.presentation.barred(game.arena, 1, option, "en") == {}


def test_where_an_attack_asks_for_its_target_an_empty_hex_says_so() -> None:
    game = scenario(mine={dugrun: "e5"}, theirs={gwaien: "e6"}, hand=[mighty_blow])
    game.begin(mighty_blow)
    while game.handle(gwaien) not in game.decision.options:
        game.answer(0)
    assert why_hex(game, "e6") == ""
    assert why_hex(game, "h4") == "Nobody stands there who could be the target. (SFB-80)"
