"""The log in sentences: what is said in one, and what a seat may not know."""

from __future__ import annotations

from baston.games import game_named
from baston.games.smashup.card import CARDS, Card
from baston.games.smashup.factions.dinosaurs import jungle_oasis, king_rex, natural_selection
from baston.games.smashup.factions.pirates import buccaneer, tortuga
from baston.games.smashup.factions.robots import zapbot
from baston.games.smashup.factions.star_roamers import medical_officer
from baston.games.smashup.timing import L_DESTROY, L_DRAW, L_TURN
from baston.kernel.event import EVERYBODY, Note
from tests.smashup.scenario import at, mine, scenario, theirs

GAME = game_named("smashup")
STATE = GAME.new(GAME.setup(2, {}), 1)


def number(id: str) -> int:
    """The number of a printed card."""
    return next(card.number for card in CARDS if card.id == id)


def drawn(id: str, seat: int = 0) -> Note:
    return Note(L_DRAW, seat, number(id), 0, 1, 1 << seat)


def log(notes: list[Note], seat: int | None, lang: str = "en") -> list[str]:
    return GAME.sentences(STATE, notes, seat, lang)


def test_cards_drawn_in_a_row_stand_in_one_sentence() -> None:
    notes = [drawn("zapbot"), drawn("gnome"), drawn("zapbot"), drawn("scout")]
    assert log(notes, 0) == ["Player 1 draws Zapbot ×2, Gnome and Scout."]
    assert log(notes, 0, "fr") == ["Le joueur 1 pioche Zapbot ×2, Gnome et Éclaireur."]


def test_cards_that_a_seat_may_not_know_are_counted() -> None:
    notes = [drawn("zapbot"), drawn("gnome")]
    for seat in (1, None):
        assert log(notes, seat) == ["Player 1 draws 2 cards."]
        assert log(notes[:1], seat, "fr") == ["Le joueur 1 pioche une carte."]


def test_sentences_of_different_players_stay_apart() -> None:
    notes = [drawn("zapbot"), drawn("gnome", 1), Note(L_TURN, 1, 0, 0, 2, EVERYBODY), drawn("gnome", 1)]
    assert log(notes, 0) == [
        "Player 1 draws Zapbot.",
        "Player 2 draws a card.",
        "Turn 2: player 2.",
        "Player 2 draws a card.",
    ]


def test_what_destroys_a_card_is_named_unless_it_is_the_card_itself() -> None:
    by_another = Note(L_DESTROY, 0, number("gnome"), 0, 0, EVERYBODY, number("cannon"))
    by_itself = Note(L_DESTROY, 0, number("smoke_bomb"), 0, 0, EVERYBODY, number("smoke_bomb"))
    assert log([by_another], 1) == ["Gnome is destroyed (Cannon)."]
    assert log([by_itself], 1) == ["Smoke Bomb is destroyed."]


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
    return [GAME.sentence(game.table, note, None, "fr") for note in game.table.notes or []]


def test_who_saves_whom_is_told() -> None:
    assert "Officier médical protège Zapbot." in told_of_destroying(zapbot)
    assert "Boucanier se protège." in told_of_destroying(buccaneer)
