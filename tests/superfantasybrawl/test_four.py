"""Two teams of two (SFB-290 to 304)."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.arena_files.board import Track
from baston.games.superfantasybrawl.cards.card import Champion, printed
from baston.games.superfantasybrawl.champions.dugrun import dugrun, mighty_blow
from baston.games.superfantasybrawl.champions.gwaien import arcane_shield, gwaien
from baston.games.superfantasybrawl.champions.kilgore import fury, kilgore
from baston.games.superfantasybrawl.champions.kolel import blinding_dart, kolel
from baston.games.superfantasybrawl.champions.nevamor import nevamor, nightmare
from baston.games.superfantasybrawl.champions.tzu_xiao import tzu_xiao
from baston.games.superfantasybrawl.phases.scoring import advance_track
from baston.games.superfantasybrawl.queries.challenges import is_met, track_of
from baston.games.superfantasybrawl.queries.seats import next_opponent
from baston.games.superfantasybrawl.queries.whereabouts import allies, enemies
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.frame import HANDLE, PASS
from baston.kernel.game import Refusal
from tests.superfantasybrawl.opened import answer_until, asking, decision, opened, pick
from tests.superfantasybrawl.scenario import Play, scenario

TEAMS = "DUG+KIL,GWA+RAT,TZU+KOR,KOL+NIK"


def begun() -> Arena:
    """Seat 0 is first, seat 1 second; everybody has taken the first of all choices."""
    arena = opened(4, teams=TEAMS)
    answer_until(arena, "turn")
    return arena


@pytest.mark.clause("SFB-292", "SFB-293")
def test_each_team_names_who_begins_and_the_mates_follow() -> None:
    arena = opened(4, teams=TEAMS)
    assert asking(arena) == "turn order"
    assert [option - 1 for option in decision(arena).options] == [0, 2]
    GAME.answer(arena, 3)
    assert [option - 1 for option in decision(arena).options] == [1, 3]
    GAME.answer(arena, 2)
    assert arena.order == [2, 1, 0, 3]
    answer_until(arena, "turn")
    turns = []
    for _ in range(5):
        turns.append((arena.turn, arena.round))
        while arena.turn == turns[-1][0]:
            GAME.answer(arena, PASS)
    assert turns == [(2, 1), (1, 1), (0, 1), (3, 1), (2, 2)]


@pytest.mark.clause("SFB-290", "SFB-291", "SFB-294")
def test_each_leads_two_champions_with_twelve_cards_and_four_in_hand() -> None:
    arena = begun()
    assert len(arena.hex) == 1 + 8
    assert [len(arena.deck[seat]) + len(arena.hand[seat]) for seat in range(4)] == [12] * 4
    assert [len(hand) for hand in arena.hand] == [4] * 4
    GAME.answer(arena, PASS)
    assert len(arena.hand[0]) == 4


@pytest.mark.clause("SFB-295", "SFB-1")
@pytest.mark.parametrize("vp", [4, 6])
def test_a_team_counts_together_and_wins_with_seven(vp: int) -> None:
    game = scenario(
        {dugrun: "c3"},
        {gwaien: "c4"},
        hand=[mighty_blow],
        damage={gwaien: 5},
        vp=(vp, 0),
        partners=({tzu_xiao: "k2"}, {kolel: "k4"}),
    )
    game.play(mighty_blow, on=gwaien)
    assert GAME.points(game.arena) == [vp + 1, 0, vp + 1, 0]
    assert game.is_over == (vp == 6)
    assert game.winners == ([0, 2] if vp == 6 else [])
    won = [GAME.score(game.arena, seat) for seat in range(4)]
    assert won == ([1.0, -1.0, 1.0, -1.0] if vp == 6 else [0.0] * 4)


@pytest.mark.clause("SFB-296")
def test_allies_are_the_own_and_the_team_mates_champions() -> None:
    arena = begun()
    assert allies(arena, 1) == [2, 5, 6]
    assert enemies(arena, 1) == [3, 4, 7, 8]
    cards = {option & HANDLE for option in decision(arena).options if option != PASS}
    assert cards <= {1, 2}


def attacked(victim: Champion = gwaien) -> Play:
    """A champion is attacked: its player and the partner are asked for a Reaction."""
    game = scenario(
        {dugrun: "c3"},
        {gwaien: "c4"},
        hand=[mighty_blow],
        rival_hand=[arcane_shield],
        partners=({tzu_xiao: "k2"}, {kolel: "d4"}),
        rival_partner_hand=[blinding_dart],
    )
    game.play(mighty_blow, on=victim)
    return game


@pytest.mark.clause("SFB-297", "SFB-304")
def test_a_reaction_may_defend_a_team_mates_champion_and_the_controller_is_asked_first() -> None:
    game = attacked()
    assert game.asked == 1
    game.decline()
    assert game.asked == 3
    game.react(blinding_dart, on=gwaien)
    assert game.rival_partner.discard == [blinding_dart]
    assert game.is_my_action
    assert attacked(kolel).asked == 3


@pytest.mark.clause("SFB-297", "SFB-111")
def test_there_is_one_reaction_for_the_whole_team() -> None:
    game = attacked()
    game.react(arcane_shield, on=gwaien)
    assert game.is_my_action
    assert game.rival_partner.hand == [blinding_dart]


@pytest.mark.clause("SFB-297", "SFB-85")
@pytest.mark.parametrize("order", [(0, 1, 2, 3), (0, 3, 2, 1)])
@pytest.mark.parametrize("hexes", [("c3", "c5"), ("c5", "c3")])
def test_of_two_opponents_whose_champions_are_hit_the_next_in_turn_is_asked_first(
    order: tuple[int, ...], hexes: tuple[str, str]
) -> None:
    """Wherever their champions stand in the area."""
    game = scenario(
        {kilgore: "c4"},
        {gwaien: hexes[0]},
        hand=[fury],
        rival_hand=[arcane_shield],
        partners=({tzu_xiao: "k2"}, {kolel: hexes[1]}),
        rival_partner_hand=[blinding_dart],
        order=order,
    )
    game.play(fury, on=[gwaien, kolel])
    assert game.asked == order[1]
    game.decline()
    assert game.asked == order[3]
    game.decline()
    assert (game.damage(gwaien), game.damage(kolel)) == (2, 2)


@pytest.mark.clause("SFB-297", "SFB-344")
def test_who_controls_only_a_champion_without_reactions_is_asked_last() -> None:
    """Nevamor levelled bans Reactions on Gwaien, whose player would have been the first."""
    game = scenario(
        {kilgore: "c4", nevamor: "c2"},
        {gwaien: "c3"},
        hand=[fury],
        levelled=[nevamor],
        rival_hand=[arcane_shield],
        partners=({tzu_xiao: "k2"}, {kolel: "c5"}),
        rival_partner_hand=[blinding_dart],
    )
    game.play(fury, on=[gwaien, kolel])
    assert game.asked == 3
    game.decline()
    assert game.asked == 1
    assert not any("Gwaien" in option for option in game.options)


@pytest.mark.clause("SFB-298")
def test_the_team_mates_champions_count_for_challenges() -> None:
    game = scenario({dugrun: "f4"}, {gwaien: "c4"}, partners=({tzu_xiao: "f6"}, {kolel: "k4"}))
    honour_guard = next(c for c in game.board.challenges if c.id == "H05")
    assert is_met(game.arena, honour_guard.condition, 0)


@pytest.mark.clause("SFB-299", "SFB-300")
def test_the_track_has_eight_slots_and_moves_two() -> None:
    arena = begun()
    assert track_of(arena).slots == [0, 0, 1, 1, 2, 2, 1, 1]
    assert [bool(challenge) for challenge in arena.track] == [True] * 4 + [False] * 4
    before = arena.track[:]
    advance_track(arena)
    assert arena.track[2:6] == before[:4]
    assert all(arena.track[:2])
    assert Track([0, 1, 2, 1]).step == 1


@pytest.mark.clause("SFB-301")
def test_a_team_shares_its_zone_and_each_lays_one_trap() -> None:
    arena = opened(4, teams=TEAMS)
    answer_until(arena, "first traps")
    asked = []
    while asking(arena) == "first traps":
        asked.append(decision(arena).player)
        GAME.answer(arena, decision(arena).options[0])
    assert asked == [0, 1, 2, 3]
    answer_until(arena, "turn")
    zone = arena.board.deployment[arena.home[0]]
    assert all(arena.hex[champion] in zone for champion in (1, 2, 5, 6))


@pytest.mark.clause("SFB-302")
def test_the_casual_draft_goes_in_reverse_turn_order_twice() -> None:
    arena = opened(4)
    answer_until(arena, "draft")
    order = arena.order
    asked = pick(arena, dugrun, gwaien, kolel)
    assert asked == order[::-1][:3]
    for draft in ("competitive", "league"):
        with pytest.raises(Refusal) as refusal:
            GAME.setup(4, {"draft": draft})
        assert refusal.value.key == "sfb-draft-of-two"


@pytest.mark.clause("SFB-303")
def test_the_opponent_is_the_next_opposing_player() -> None:
    arena = begun()
    assert [next_opponent(arena, seat) for seat in arena.order] == [1, 2, 3, 0]


@pytest.mark.clause("SFB-304", "SFB-250")
def test_hands_are_secret_from_the_team_mate() -> None:
    arena = begun()
    view = GAME.presentation.view(arena, 2)
    hands = view["hands"]
    assert isinstance(hands, list)
    assert hands[0] == [None] * 4
    assert hands[2] != [None] * 4
    assert printed(arena, arena.hand[0][0]).champion.id in ("DUG", "KIL")


@pytest.mark.clause("SFB-194", "SFB-301")
def test_each_player_lets_the_own_champions_flee() -> None:
    game = scenario(
        {nevamor: "c2"}, {gwaien: "c3"}, hand=[nightmare], partners=({tzu_xiao: "k2"}, {kolel: "c5"})
    )
    game.play(nightmare)
    game.choose("c6")
    assert (game.asking, game.asked) == ("fear", 1)
    game.answer(game.decision.options[0])
    assert (game.asking, game.asked) == ("fear", 3)
