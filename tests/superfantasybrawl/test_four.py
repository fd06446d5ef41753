"""Two teams of two (SFB-290 to 304)."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.arena import Arena
from baston.games.superfantasybrawl.board import Track
from baston.games.superfantasybrawl.card import printed
from baston.games.superfantasybrawl.challenges import advance_track, is_met, track_of
from baston.games.superfantasybrawl.champions.dugrun import dugrun, mighty_blow
from baston.games.superfantasybrawl.champions.gwaien import arcane_shield, gwaien
from baston.games.superfantasybrawl.champions.kolel import kolel
from baston.games.superfantasybrawl.query import allies, enemies, next_opponent
from baston.games.superfantasybrawl.timing import FIELD, HANDLE
from baston.kernel.frame import PASS
from baston.kernel.game import Refusal
from tests.superfantasybrawl.opened import answer_until, asking, decision, opened, pick

TEAMS = "DUG+KIL,GWA+RAT,TZU+KOR,KOL+NIK"


def begun() -> Arena:
    """Seat 0 is first, seat 1 second; everybody has taken the first of all choices."""
    arena = opened(4, teams=TEAMS)
    answer_until(arena, "turn")
    return arena


def stand(arena: Arena, **hexes: str) -> None:
    """Put champions, named `c1` to `c8` by their handles, on hexes."""
    names = {name: hex for hex, name in arena.board.names.items()}
    for champion, hex in hexes.items():
        arena.hex[int(champion[1:])] = names[hex]


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
def test_a_team_counts_together_and_wins_with_seven() -> None:
    arena = begun()
    arena.vp = [6, 0]
    assert GAME.points(arena) == [6, 0, 6, 0]
    arena.vp = [7, 0]
    GAME.answer(arena, PASS)
    assert arena.over
    assert arena.winners == [0, 2]
    assert [GAME.score(arena, seat) for seat in range(4)] == [1.0, -1.0, 1.0, -1.0]


@pytest.mark.clause("SFB-296")
def test_allies_are_the_own_and_the_team_mates_champions() -> None:
    arena = begun()
    assert allies(arena, 1) == [2, 5, 6]
    assert enemies(arena, 1) == [3, 4, 7, 8]
    cards = {option & HANDLE for option in decision(arena).options if option != PASS}
    assert cards <= {1, 2}


@pytest.mark.clause("SFB-297", "SFB-304")
def test_a_reaction_may_defend_a_team_mates_champion_and_the_controller_is_asked_first() -> None:
    arena = begun()
    stand(arena, c1="c3", c3="c4")
    give(arena, 0, mighty_blow.number)
    give(arena, 1, arcane_shield.number)
    restart_turn(arena)
    play(arena, mighty_blow.number)
    GAME.answer(arena, PASS)
    GAME.answer(arena, 3)
    assert asking(arena) == "reaction window"
    assert decision(arena).player == 1
    GAME.answer(arena, PASS)
    assert decision(arena).player == 3
    assert all(option & HANDLE == 3 for option in decision(arena).options if option != PASS)
    GAME.answer(arena, PASS)
    assert asking(arena) == "turn"


@pytest.mark.clause("SFB-297", "SFB-111")
def test_there_is_one_reaction_for_the_whole_team() -> None:
    arena = begun()
    stand(arena, c1="c3", c3="c4")
    give(arena, 0, mighty_blow.number)
    give(arena, 1, arcane_shield.number)
    restart_turn(arena)
    play(arena, mighty_blow.number)
    GAME.answer(arena, PASS)
    GAME.answer(arena, 3)
    play(arena, arcane_shield.number)
    assert asking(arena) == "turn"


def give(arena: Arena, seat: int, card: int) -> None:
    """Put a card from a seat's deck into its hand, unless it is there."""
    if card not in [arena.what[h] for h in arena.hand[seat]]:
        handle = next(h for h in arena.deck[seat] if arena.what[h] == card)
        arena.deck[seat].remove(handle)
        arena.hand[seat].append(handle)


def restart_turn(arena: Arena) -> None:
    """Ask the active player anew, so that what was given is offered: a standard action is used for it."""
    option = next(o for o in decision(arena).options if o >> 2 * FIELD == 2)
    GAME.answer(arena, option)
    while asking(arena) != "turn":
        GAME.answer(arena, PASS)


def play(arena: Arena, card: int) -> None:
    """Play a card as it is offered first."""
    for option in decision(arena).options:
        thing = option >> FIELD & HANDLE
        if thing < len(arena.what) and arena.what[thing] == card:
            GAME.answer(arena, option)
            return
    raise AssertionError("the card is not offered")


@pytest.mark.clause("SFB-298")
def test_the_team_mates_champions_count_for_challenges() -> None:
    arena = begun()
    stand(arena, c1="f4", c5="f6")
    honour_guard = next(c for c in arena.board.challenges if c.id == "H05")
    assert is_met(arena, honour_guard.condition, 0)


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
    view = GAME.view(arena, 2)
    hands = view["hands"]
    assert isinstance(hands, list)
    assert hands[0] == [None] * 4
    assert hands[2] != [None] * 4
    assert printed(arena, arena.hand[0][0]).champion.id in ("DUG", "KIL")
