"""What a table may grant to who does not begin (G-114): a redraw, or one more card. Off unless chosen."""

from __future__ import annotations

import pytest

from baston.bots import bot_named
from baston.games.galacticlash import GAME
from baston.games.galacticlash.cards.card import CARDS, printed
from baston.games.galacticlash.constants import ENERGY, L_KEPT, L_REDRAW, L_REDRAWN, L_SHOW
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.beginning import POSITION
from baston.kernel.game import Refusal

FIRST_HAND = 8
KEEP, REDRAW = 1, 2


def begun(rule: str, players: int = 2, seed: int = 3, **options: str) -> Clash:
    return GAME.new(GAME.setup(players, {"second_player": rule, **options}), seed, log=True)


def hand(clash: Clash, seat: int) -> list[int]:
    return sorted(clash.what[card] for card in clash.hand[seat])


def energies(clash: Clash, seat: int) -> int:
    return sum(printed(clash, card).kind == ENERGY for card in clash.hand[seat])


def asked(clash: Clash) -> str:
    return GAME.presentation.prompt(clash, "en")


def is_asked_to_redraw(clash: Clash) -> bool:
    return clash.decision is not None and GAME.presentation.clause(clash) == "G-114"


@pytest.mark.clause("G-114")
def test_nothing_is_granted_unless_the_table_chooses_it() -> None:
    clash = GAME.new(GAME.setup(2, {}), 3)
    assert not is_asked_to_redraw(clash)
    assert clash.turn_number == 1
    assert len(clash.hand[1 - clash.turn]) == FIRST_HAND
    with pytest.raises(Refusal, match="bad-option"):
        begun("both")


@pytest.mark.clause("G-114")
@pytest.mark.parametrize("seed", range(4))
def test_who_does_not_begin_is_asked_once_before_the_first_turn(seed: int) -> None:
    clash = begun("redraw", seed=seed)
    assert is_asked_to_redraw(clash)
    assert clash.decision is not None
    assert clash.decision.player == 1 - clash.turn
    assert clash.decision.options == [KEEP, REDRAW]
    assert clash.turn_number == 0
    GAME.answer(clash, REDRAW)
    assert not is_asked_to_redraw(clash)
    assert clash.turn_number == 1


@pytest.mark.clause("G-114")
def test_a_hand_that_is_kept_stays() -> None:
    clash = begun("redraw")
    second = 1 - clash.turn
    before = hand(clash, second), clash.library[second][:]
    GAME.answer(clash, KEEP)
    assert (hand(clash, second), clash.library[second]) == before
    assert [note.player for note in clash.notes or [] if note.event == L_KEPT] == [second]


@pytest.mark.clause("G-114")
def test_a_redraw_is_of_eight_cards_that_nobody_is_shown() -> None:
    changed = 0
    for seed in range(20):
        clash = begun("redraw", seed=seed)
        second = 1 - clash.turn
        cards, others, told = hand(clash, second), hand(clash, clash.turn), len(clash.notes or [])
        library = len(clash.library[second])
        GAME.answer(clash, REDRAW)
        assert len(clash.hand[second]) == FIRST_HAND
        assert len(clash.library[second]) == library
        assert energies(clash, second) >= 3  # as of any first hand
        assert len(hand(clash, clash.turn)) == len(others) + 1  # the first turn has begun with a draw
        changed += hand(clash, second) != cards
        since = (clash.notes or [])[told:]
        assert [note.player for note in since if note.event == L_REDRAWN] == [second]
        again = sum(note.event == L_REDRAW for note in since)
        assert sum(note.event == L_SHOW for note in since) == FIRST_HAND * again
        starter = clash.turn
        assert not any(clash.seen[card] >> starter & 1 for card in clash.hand[second])
    assert changed == 20


@pytest.mark.clause("G-114")
def test_a_new_hand_without_energies_is_shown_and_drawn_again() -> None:
    """Somewhere in these games the new hand has fewer than three; then G-16 holds."""
    again = 0
    for seed in range(60):
        clash = begun("redraw", seed=seed)
        told = len(clash.notes or [])
        GAME.answer(clash, REDRAW)
        again += any(note.event == L_REDRAW for note in (clash.notes or [])[told:])
        assert energies(clash, 1 - clash.turn) >= 3
    assert again > 0


@pytest.mark.clause("G-114")
@pytest.mark.parametrize(("players", "format"), [(2, "flash"), (2, "standard"), (3, "multi"), (4, "duo")])
def test_one_more_card_is_for_all_but_the_side_that_begins(players: int, format: str) -> None:
    clash = begun("card", players, format=format)
    while clash.turn_number == 0:
        assert clash.decision is not None
        GAME.answer(clash, clash.decision.options[0])
    side = [clash.turn, (clash.turn + 2) % 4] if format == "duo" else [clash.turn]
    expected = [FIRST_HAND if seat in side else FIRST_HAND + 1 for seat in range(players)]
    expected[clash.turn] += 1  # the draw of the first turn
    assert [len(cards) for cards in clash.hand] == expected


@pytest.mark.clause("G-114")
def test_with_more_players_all_others_are_asked_in_turn_order() -> None:
    clash = begun("redraw", 3)
    order = []
    while is_asked_to_redraw(clash):
        assert clash.decision is not None
        order.append(clash.decision.player)
        GAME.answer(clash, KEEP)
    assert order == [(clash.turn + 1) % 3, (clash.turn + 2) % 3]


def test_the_question_is_put_in_both_languages() -> None:
    clash = begun("redraw")
    show = GAME.presentation
    assert asked(clash) == "You do not begin: you may draw a new hand, once."
    assert [show.label(clash, option, "en") for option in (KEEP, REDRAW)] == [
        "Keep this hand",
        "Draw a new hand",
    ]
    assert [show.label(clash, option, "fr") for option in (KEEP, REDRAW)] == [
        "Garder cette main",
        "Piocher une nouvelle main",
    ]
    second = (1 - clash.turn) + 1
    GAME.answer(clash, REDRAW)
    said = show.sentences(clash, clash.notes or [], None, "en")
    assert f"Player {second} shuffles their hand back and draws a new one." in said


@pytest.mark.parametrize("rule", ["redraw", "card"])
def test_the_rule_is_kept_in_saves_and_positions(rule: str) -> None:
    clash = begun(rule)
    saved = GAME.save(clash)
    again = GAME.load(saved)
    assert GAME.save(again) == saved
    for game in (clash, again):  # both go on alike
        while game.turn_number < 1 or not GAME.texts.can_be_set_up(game):
            assert game.decision is not None
            GAME.answer(game, game.decision.options[-1])
    assert GAME.digest(again) == GAME.digest(clash)
    text = GAME.texts.position(clash, None)
    assert f"second_player:{rule}" in text.splitlines()[0]
    assert GAME.texts.read(text, 1).variant.second_player == rule
    assert GAME.setup(2, {POSITION: text}).options[POSITION]


def test_states_saved_without_house_rules_have_none() -> None:
    saved = GAME.save(GAME.new(GAME.setup(2, {}), 3))
    assert not any(isinstance(value, dict) for value in saved["variant"])  # type: ignore[union-attr]
    assert GAME.load(saved).variant.second_player == "nothing"
    for wrong in ({"second_player": "both"}, {"third_player": "card"}, {"star_mix": "true"}):
        broken = saved | {"variant": [*saved["variant"], wrong]}  # type: ignore[misc]
        with pytest.raises(Refusal, match="save-broken"):
            GAME.load(broken)


def test_bots_keep_hands_that_can_be_played() -> None:
    """Six energies or more, or hardly anything to launch early: such a hand goes back, no other.

    Few hands of the ready decks are so; those of the last seeds are.
    """
    kept = []
    for seed in (*range(20), 80, 221, 275):
        clash = begun("redraw", seed=seed)
        second = 1 - clash.turn
        costs = [CARDS[what].cost.total for what in hand(clash, second) if CARDS[what].kind != ENERGY]
        is_good = energies(clash, second) <= 5 and sum(cost <= 3 for cost in costs) >= 2
        assert bot_named("greedy").choose(GAME, clash, second, seed) == (KEEP if is_good else REDRAW)
        kept.append(is_good)
    assert kept == [True] * 20 + [False] * 3
