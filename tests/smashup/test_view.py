"""Hidden information: SU-71, SU-101 and SU-113."""

from __future__ import annotations

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.factions.aliens import beam_up, invader, probe
from baston.games.smashup.factions.dinosaurs import howl, king_rex, tar_pits, upgrade
from baston.games.smashup.factions.robots import hoverbot
from baston.games.smashup.factions.wizards import mystic_studies, scry
from baston.games.smashup.factions.zombies import walker
from baston.kernel.text import Json, a_list
from tests.smashup.games import fresh, play_at_random
from tests.smashup.scenario import Play, at, mine, scenario, theirs


def zone(game: Play, name: str, of: int, seat: int | None) -> list[str | None]:
    """The ids of the cards of a seat's zone as another seat, or a spectator, sees it; None where hidden."""
    return [
        None if card is None else id_of(card)
        for card in a_list(a_list(GAME.presentation.view(game.table, seat)[name])[of])
    ]


def id_of(card: Json) -> str:
    assert isinstance(card, dict)
    return str(card["card"])


@pytest.mark.clause("SU-113")
@pytest.mark.parametrize(("players", "seed"), [(2, 23), (3, 4)])  # both shuffle away what gave power
def test_views_made_together_are_those_that_each_has_alone(players: int, seed: int) -> None:
    table = fresh(players, seed)
    seats = [*range(players), None]
    while not table.over:
        assert GAME.presentation.views(table, seats) == [
            GAME.presentation.view(table, seat) for seat in seats
        ]
        play_at_random(table, 1, seed + table.turn_number)


@pytest.mark.clause("SU-113")
def test_hands_are_secret_and_their_sizes_public() -> None:
    game = scenario(hand=[invader, howl], rival_hand=[king_rex], third_hand=[upgrade] * 3, players=3)
    assert zone(game, "hands", 0, 0) == ["invader", "howl"]
    assert zone(game, "hands", 0, 1) == [None, None]
    assert zone(game, "hands", 2, 1) == [None] * 3
    assert zone(game, "hands", 1, None) == [None]


@pytest.mark.clause("SU-113")
def test_decks_are_secret_for_their_owner_too_and_their_sizes_public() -> None:
    game = scenario(hand=[invader], deck=[howl] * 4, rival_deck=[king_rex] * 7)
    for seat in (0, 1, None):
        seen = GAME.presentation.view(game.table, seat)
        assert seen["decks"] == [4, 7]
        assert seen["deck_known"] == [[], []]
        assert "howl" not in str(seen)


@pytest.mark.clause("SU-113")
def test_discard_piles_are_open_to_everybody() -> None:
    game = scenario(hand=[invader], discard=[howl, upgrade], rival_discard=[king_rex])
    for seat in (0, 1, None):
        assert zone(game, "discards", 0, seat) == ["howl", "upgrade"]
        assert zone(game, "discards", 1, seat) == ["king_rex"]


@pytest.mark.clause("SU-71")
def test_points_are_public_and_without_limit() -> None:
    game = scenario(hand=[invader, howl], vp=[14, 99])
    game.play(invader)
    for seat in (0, 1, None):
        assert GAME.presentation.view(game.table, seat)["vp"] == [15, 99]


@pytest.mark.clause("SU-101")
def test_what_is_looked_at_is_seen_by_one_player() -> None:
    game = scenario(hand=[probe, king_rex], rival_hand=[howl, invader, upgrade], third_hand=[howl], players=3)
    game.play(probe)
    game.choose_seat(1)
    assert zone(game, "hands", 1, 2) == [None] * len(game.rival.hand)
    assert zone(game, "hands", 1, None) == [None] * len(game.rival.hand)
    assert set(zone(game, "hands", 1, 0)) >= {"howl", "upgrade"}


@pytest.mark.clause("SU-101")
def test_what_is_revealed_is_seen_by_all() -> None:
    game = scenario(hand=[hoverbot, howl], deck=[invader, king_rex], bases=[at(tar_pits)], players=3)
    game.play(hoverbot)
    game.decline()
    for seat in (0, 1, 2, None):
        known = a_list(a_list(GAME.presentation.view(game.table, seat)["deck_known"])[0])
        assert [id_of(card) for card in known] == ["invader"]


@pytest.mark.clause("SU-101")
def test_a_card_looked_at_on_top_of_a_deck_stays_secret() -> None:
    game = scenario(hand=[walker, howl], deck=[invader, king_rex], bases=[at(tar_pits)])
    game.play(walker)
    known = a_list(a_list(GAME.presentation.view(game.table, 0)["deck_known"])[0])
    assert [id_of(card) for card in known] == ["invader"]
    assert a_list(a_list(GAME.presentation.view(game.table, 1)["deck_known"])[0]) == []


@pytest.mark.clause("SU-101", "SU-113")
def test_what_was_known_of_a_deck_is_forgotten_when_it_is_shuffled() -> None:
    game = scenario(hand=[scry, king_rex], deck=[upgrade, king_rex, king_rex], bases=[at(tar_pits)])
    game.play(scry)
    assert upgrade in game.me.hand
    assert zone(game, "hands", 0, 1) == [None, "upgrade"]  # it was shown
    assert GAME.presentation.view(game.table, 0)["deck_known"] == [[], []]


@pytest.mark.clause("SU-113")
def test_the_options_of_a_decision_are_shown_to_nobody_else() -> None:
    game = scenario(hand=[invader, mystic_studies], bases=[at(tar_pits, mine(king_rex), theirs(king_rex))])
    own, other = (
        GAME.presentation.view(game.table, 0)["decision"],
        GAME.presentation.view(game.table, 1)["decision"],
    )
    assert isinstance(own, dict)
    assert isinstance(other, dict)
    assert "options" in own
    assert set(other) == {"player", "card", "asker", "about", "here"}


@pytest.mark.clause("SU-113")
def test_the_log_names_no_card_that_was_drawn_unseen() -> None:
    game = scenario(hand=[mystic_studies, king_rex], deck=[upgrade, howl, king_rex])
    game.play(mystic_studies)
    notes = game.table.notes or []
    drawn = [note for note in notes if note.card in (upgrade.number, howl.number)]
    assert len(drawn) == 2
    assert all(note.known_to(0) and not note.known_to(1) and not note.known_to(None) for note in drawn)


@pytest.mark.clause("SU-113")
def test_the_log_names_to_all_what_left_play_for_a_hand() -> None:
    game = scenario(hand=[beam_up, king_rex], bases=[at(tar_pits, theirs(invader))])
    game.play(beam_up)
    assert "Invader returns to its owner's hand (Beam Up)." in game.told


@pytest.mark.clause("SU-113")
def test_a_sample_keeps_what_the_seat_knows_and_mixes_what_it_does_not() -> None:
    table = fresh(3, seed=7)
    play_at_random(table, 60)
    samples = [GAME.search.determinize(table, 0, seed) for seed in range(20)]
    assert all(GAME.presentation.view(sample, 0) == GAME.presentation.view(table, 0) for sample in samples)
    hands = {tuple(sample.what[card] for card in table.hand[1] + table.deck[2]) for sample in samples}
    assert len(hands) == 20
