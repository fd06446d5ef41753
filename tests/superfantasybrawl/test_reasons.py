"""Why a card of the hand cannot be played now: each reason in play, and all that random games give."""

from __future__ import annotations

import re

import pytest

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.cards.card import Card, printed
from baston.games.superfantasybrawl.champions.dugrun import (
    dugrun,
    hold_ground,
    knock_down,
    mighty_blow,
    shield_slam,
)
from baston.games.superfantasybrawl.champions.gwaien import arcane_shield, flamespear, gwaien, teleport
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.reason import Reason
from baston.kernel.rng import Rng
from baston.kernel.text import Json, a_dict, a_list, a_str, an_int
from tests.superfantasybrawl.scenario import Play, scenario

CARDS = {a_str(entry["id"]): entry for entry in GAME.texts.catalog()}


def why(game: Play, card: Card, seat: int = 0) -> str:
    """What the seat reads about a card of its hand; empty if it may be played."""
    arena = game.arena
    handle = next(h for h in arena.hand[seat] if printed(arena, h) is card)
    return GAME.presentation.reasons(arena, seat, "en").get(handle, Reason("", "")).said


def test_what_may_be_played_has_no_reason() -> None:
    game = scenario(mine={dugrun: "e5"}, theirs={gwaien: "f5"}, hand=[mighty_blow, shield_slam])
    assert why(game, mighty_blow) == why(game, shield_slam) == ""


def test_the_core_that_would_pay_is_exhausted() -> None:
    game = scenario(
        mine={dugrun: "e5"}, theirs={gwaien: "f5"}, hand=[mighty_blow, knock_down], cores="yellow"
    )
    assert why(game, mighty_blow) == "Your blue Core is exhausted."
    assert why(game, knock_down) == ""


def test_a_reaction_waits_for_an_attack() -> None:
    game = scenario(mine={dugrun: "e5"}, theirs={gwaien: "f5"}, hand=[hold_ground, mighty_blow])
    assert why(game, hold_ground) == "A Reaction is played when one of your champions is attacked."


def test_a_champion_at_the_gate_needs_a_movement_to_come_in() -> None:
    game = scenario(mine={gwaien: "", dugrun: "e5"}, hand=[teleport, flamespear, mighty_blow])
    assert why(game, teleport) == "Gwaien is out of the arena, and this card has no movement to come in."
    assert why(game, flamespear) == ""


def attacked(rival_hand: list[Card], rival_cores: str = "red yellow blue") -> Play:
    """Dugrun attacks Gwaien next to him, whose player is asked for a Reaction."""
    game = scenario(
        mine={dugrun: "e5"},
        theirs={gwaien: "f5"},
        hand=[mighty_blow, shield_slam],
        rival_hand=rival_hand,
        rival_cores=rival_cores,
    )
    game.begin(mighty_blow)
    while game.asked == 0:
        handle = game.handle(gwaien)
        game.answer(handle if handle in game.decision.options else 0)
    return game


def test_only_a_reaction_answers_an_attack() -> None:
    game = attacked([flamespear, arcane_shield])
    assert why(game, arcane_shield, seat=1) == ""
    assert why(game, flamespear, seat=1) == (
        "It is played in your Activation phase: only a Reaction answers an attack."
    )
    assert why(game, shield_slam) == "Player 2 is being asked now."


def test_a_reaction_has_its_core_to_pay_too() -> None:
    game = attacked([arcane_shield], rival_cores="red")
    assert why(game, arcane_shield, seat=1) == "Your yellow Core is exhausted."


def test_it_is_another_players_turn() -> None:
    game = scenario(
        mine={dugrun: "e5"}, theirs={gwaien: "h5"}, hand=[mighty_blow], rival_hand=[flamespear, arcane_shield]
    )
    assert why(game, flamespear, seat=1) == "Not your turn: Player 1 is playing."
    assert why(game, arcane_shield, seat=1) == (
        "Not your turn: Player 1 is playing. A Reaction is played when one of your champions is attacked."
    )


def test_a_card_that_is_being_played_asks_first() -> None:
    game = scenario(mine={dugrun: "e5"}, theirs={gwaien: "f5"}, hand=[knock_down, shield_slam])
    game.begin(knock_down)
    assert game.asked == 0
    assert why(game, shield_slam) == "First answer what Dugrun asks."


# In games.


def is_true(view: dict[str, Json], card: dict[str, Json], said: str, seat: int) -> bool:
    """Whether what a seat reads of a card is true, as far as it can see for itself."""
    asked = a_dict(view["decision"]) if view["decision"] else {}
    mine = asked.get("player") == seat
    kind = CARDS[a_str(card["card"])]["kind"]
    first = said.split(". ")[0].rstrip(".")
    if found := re.fullmatch(r"Not your turn: Player (\d) is playing", first):
        return view["turn"] == int(found[1]) - 1 != seat and not mine and view["phase"] != "setup"
    if found := re.fullmatch(r"Player (\d) is being asked now", first):
        return asked["player"] == int(found[1]) - 1 != seat
    if found := re.fullmatch(r"Your (\w+) Core is exhausted", first):
        cores = a_dict(a_list(view["cores"])[seat])
        return mine and CARDS[a_str(card["card"])]["core"] == found[1] and cores[found[1]] is False
    if re.fullmatch(r".+ is out of the arena, and .+", first):
        owner = CARDS[a_str(card["card"])]["champion"]
        own = [one for one in map(a_dict, a_list(view["champions"])) if one["seat"] == seat]
        return any(one["champion"] == owner and one["hex"] is None for one in own)
    facts = {
        "The game is over": not asked,
        "You have chosen it already": mine,
        "A Reaction is played when one of your champions is attacked": kind == "reaction",
        "It is played in your Activation phase: only a Reaction answers an attack": kind != "reaction",
        "First answer what is asked": mine,
    }
    told = r"First answer what .+ asks|Stun asks for a card of .+|Only cards of the .+ can be chosen now"
    return facts[first] if first in facts else mine and bool(re.fullmatch(told, first))


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("options", [{"draft": "random"}, {}])
@pytest.mark.parametrize("players", [2, 4])
def test_every_card_not_offered_has_a_true_reason(players: int, options: dict[str, str], seed: int) -> None:
    arena = GAME.new(GAME.setup(players, options), seed)
    rng = Rng(seed)
    for _ in range(60):
        for _ in range(4):
            if arena.decision is not None:
                GAME.answer(arena, arena.decision.options[rng.below(len(arena.decision.options))])
        for seat in range(players):
            check(arena, seat, rng)


def check(arena: Arena, seat: int, rng: Rng) -> None:
    """All that is not offered has a reason, which is true, and tells nothing that the seat does not know."""
    view = GAME.presentation.view(arena, seat)
    found = GAME.presentation.reasons(arena, seat, "en")
    decision, offered = arena.decision, set[int]()
    if decision is not None and decision.player == seat:
        about = [GAME.presentation.describe(arena, option) for option in decision.options]
        offered = {an_int(one[name]) for one in about for name in ("thing", "card") if one[name] is not None}
    assert set(found) == set(arena.hand[seat]) - offered
    assert list(GAME.presentation.reasons(arena, seat, "fr")) == list(found)
    for card in map(a_dict, a_list(a_list(view["hands"])[seat])):
        said = found.get(an_int(card["handle"]), Reason("", "")).said
        assert not said or is_true(view, card, said, seat), (card, said, view["decision"])
    other = GAME.search.determinize(arena, seat, rng.below(1000))
    assert GAME.presentation.reasons(other, seat, "en") == found
