"""The log in sentences: what is said in one, and what a seat may not know."""

from __future__ import annotations

from baston.games import game_named
from baston.games.smashup.cards.card import CARDS, Card
from baston.games.smashup.constants import L_DRAW, L_TURN
from baston.games.smashup.factions.aliens import beam_up
from baston.games.smashup.factions.dinosaurs import jungle_oasis, king_rex, natural_selection
from baston.games.smashup.factions.ninjas import infiltrate, smoke_bomb
from baston.games.smashup.factions.pirates import buccaneer, shanghai, tortuga
from baston.games.smashup.factions.robots import nukebot, zapbot
from baston.games.smashup.factions.star_roamers import medical_officer
from baston.games.smashup.factions.tricksters import disenchant
from baston.kernel.event import EVERYBODY, Note
from tests.smashup.scenario import Play, at, mine, scenario, theirs

GAME = game_named("smashup")
STATE = GAME.new(GAME.setup(2, {}), 1)


def number(id: str) -> int:
    """The number of a printed card."""
    return next(card.number for card in CARDS if card.id == id)


def drawn(id: str, seat: int = 0) -> Note:
    return Note(L_DRAW, seat, number(id), 0, 1, 1 << seat)


def log(notes: list[Note], seat: int | None, lang: str = "en") -> list[str]:
    return GAME.presentation.sentences(STATE, notes, seat, lang)


def test_cards_drawn_in_a_row_stand_in_one_sentence() -> None:
    notes = [drawn("zapbot"), drawn("gnome"), drawn("zapbot"), drawn("scout")]
    assert log(notes, 0) == ["Player 1 draws Zapbot ×2, Gnome and Scout."]
    assert log(notes, 0, "fr") == ["Joueur 1 pioche Zapbot ×2, Gnome et Éclaireur."]


def test_cards_that_a_seat_may_not_know_are_counted() -> None:
    notes = [drawn("zapbot"), drawn("gnome")]
    for seat in (1, None):
        assert log(notes, seat) == ["Player 1 draws 2 cards."]
        assert log(notes[:1], seat, "fr") == ["Joueur 1 pioche une carte."]


def test_sentences_of_different_players_stay_apart() -> None:
    notes = [drawn("zapbot"), drawn("gnome", 1), Note(L_TURN, 1, 0, 0, 2, EVERYBODY), drawn("gnome", 1)]
    assert log(notes, 0) == [
        "Player 1 draws Zapbot.",
        "Player 2 draws a card.",
        "Turn 2: Player 2.",
        "Player 2 draws a card.",
    ]


def test_a_sentence_speaks_to_the_seat_that_is_you() -> None:
    notes = [drawn("zapbot"), Note(L_TURN, 0, 0, 0, 2, EVERYBODY), drawn("gnome", 1)]
    assert GAME.presentation.sentences(STATE, notes, 0, "en", 0) == [
        "You draw Zapbot.",
        "Turn 2: yours.",
        "Player 2 draws a card.",
    ]
    assert GAME.presentation.sentences(STATE, notes, 0, "fr", 0) == [
        "Tu pioches Zapbot.",
        "Tour 2\u00a0: à toi.",
        "Joueur 2 pioche une carte.",
    ]


def test_cards_drawn_for_different_reasons_stand_in_sentences_of_their_own() -> None:
    for_howl = Note(L_DRAW, 0, number("gnome"), 0, 1, EVERYBODY, number("howl"))
    assert log([drawn("zapbot"), for_howl], 0) == ["Player 1 draws Zapbot.", "Player 1 draws Gnome (Howl)."]


def french(game: Play) -> list[str]:
    return [GAME.presentation.sentence(game.table, note, None, "fr") for note in game.table.notes or []]


def test_what_destroys_a_card_is_named() -> None:
    game = scenario(hand=[disenchant], bases=[at(tortuga, theirs(king_rex, infiltrate)), at(jungle_oasis)])
    game.play(disenchant)
    assert "Infiltrate is destroyed (Disenchant)." in game.told
    assert "Désenchantement détruit Infiltration." in french(game)


def test_a_card_that_destroys_itself_is_no_cause_of_its_own() -> None:
    game = scenario(bases=[at(tortuga, theirs(king_rex, smoke_bomb)), at(jungle_oasis)])
    game.end_turn()
    assert "Smoke Bomb destroys itself." in game.told
    assert "Bombe fumigène se détruit." in french(game)


def test_another_card_of_the_same_name_is_a_cause() -> None:
    row = [at(tortuga, mine(king_rex), mine(nukebot), theirs(nukebot)), at(jungle_oasis)]
    game = scenario(hand=[natural_selection], bases=row)
    game.play(natural_selection)
    game.choose(nukebot, nth=2)
    game.settle()
    assert [line for line in game.told if line.startswith("Nukebot is destroyed")] == [
        "Nukebot is destroyed (Natural Selection).",
        "Nukebot is destroyed (Nukebot).",
    ]


def test_what_returns_a_card_is_named() -> None:
    game = scenario(hand=[beam_up], bases=[at(tortuga, theirs(zapbot)), at(jungle_oasis)])
    game.play(beam_up)
    game.settle()
    assert "Zapbot returns to its owner's hand (Beam Up)." in game.told


def test_what_moves_a_card_is_named() -> None:
    game = scenario(hand=[shanghai], bases=[at(tortuga, theirs(zapbot)), at(jungle_oasis)])
    game.play(shanghai)
    game.settle()
    assert "Zapbot moves to Jungle Oasis (Shanghai)." in game.told


def told_of_destroying(victim: Card) -> list[str]:
    """The log, in French, of a minion being destroyed though something may save it."""
    game = scenario(
        hand=[natural_selection, king_rex],
        bases=[at(tortuga, mine(king_rex), theirs(medical_officer), theirs(victim)), at(jungle_oasis)],
    )
    game.play(natural_selection)
    game.choose(victim)
    while not game.is_play_phase:
        game.answer(game.decision.options[-1])
    return [GAME.presentation.sentence(game.table, note, None, "fr") for note in game.table.notes or []]


def test_who_saves_whom_is_told() -> None:
    assert "Officier médical protège Zapbot." in told_of_destroying(zapbot)
    assert "Boucanier se protège." in told_of_destroying(buccaneer)
