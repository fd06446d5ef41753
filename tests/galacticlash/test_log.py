"""The log in sentences: what caused it, and whom it speaks to."""

from __future__ import annotations

import pytest

from baston.games.galacticlash import GAME
from baston.games.galacticlash.cards.card import Card
from baston.games.galacticlash.constants import L_TURN
from baston.games.galacticlash.factions.cercle_cendre.events import brasier_interieur
from baston.games.galacticlash.factions.cercle_cendre.units import acolyte_cendre, bete_fosses, goule_scories
from baston.games.galacticlash.factions.directoire_airain.events import frappe_chirurgicale
from baston.games.galacticlash.factions.neutral import mastodonte_mines
from baston.kernel.event import EVERYBODY, Note
from baston.kernel.frame import FIELD, NUMBER
from tests.galacticlash.scenario import Piece, Play, Side, scenario


def told(game: Play, lang: str = "en", you: int | None = None) -> list[str]:
    return GAME.presentation.sentences(game.clash, game.clash.notes or [], None, lang, you)


def blocked(attacker: Card = mastodonte_mines) -> Play:
    game = scenario(mine=[attacker], theirs=[acolyte_cendre])
    return game.attack(attacker).block((acolyte_cendre, attacker)).settle()


def blocked_by(*blockers: Card) -> Play:
    """The Mastodon's wounds go to the last blocker; it dies of them all."""
    game = scenario(mine=[mastodonte_mines], theirs=[*blockers])
    game.attack(mastodonte_mines).block(*[(blocker, mastodonte_mines) for blocker in blockers]).settle()
    while game.clash.decision is not None and game.clash.decision.kind == NUMBER:
        game.answer(game.decision.options[0]).settle()
    return game


def test_what_dies_says_of_whom() -> None:
    assert told(blocked())[-1] == "Ash Acolyte dies (Mine Mastodon)."
    assert told(blocked(), "fr")[-1] == "Acolyte de Cendre meurt (Mastodonte des mines)."


def test_what_two_have_wounded_dies_of_both() -> None:
    game = blocked_by(acolyte_cendre, bete_fosses)
    assert "Mine Mastodon dies (Ash Acolyte and Pit Beast)." in told(game)
    assert "Mastodonte des mines meurt (Acolyte de Cendre et Bête des fosses)." in told(game, "fr")


def test_what_many_have_wounded_names_the_first_two() -> None:
    game = blocked_by(acolyte_cendre, bete_fosses, goule_scories)
    assert "Mine Mastodon dies (Ash Acolyte, Pit Beast and others)." in told(game)
    assert "Mastodonte des mines meurt (Acolyte de Cendre, Bête des fosses et d’autres)." in told(game, "fr")


@pytest.mark.clause("G-61")
def test_only_wounds_of_the_same_turn_are_named() -> None:
    one, other = blocked(), blocked(bete_fosses)
    turn = Note(L_TURN, 0, 0, 0, 2, EVERYBODY)
    notes = [*(one.clash.notes or []), turn, *(other.clash.notes or [])]
    deaths = [line for line in GAME.presentation.sentences(other.clash, notes, None, "en") if " dies" in line]
    assert deaths == ["Ash Acolyte dies (Mine Mastodon).", "Ash Acolyte dies (Pit Beast)."]


def test_wounds_of_a_combat_name_who_dealt_them() -> None:
    assert told(blocked())[2:4] == [
        "Ash Acolyte suffers 4 wounds (Mine Mastodon).",
        "Mine Mastodon suffers 2 wounds (Ash Acolyte).",
    ]


def test_life_lost_in_a_combat_names_who_took_it() -> None:
    game = scenario(mine=[acolyte_cendre]).attack(acolyte_cendre).settle()
    assert told(game)[-1] == "Player 2 loses 2 life (Ash Acolyte)."
    assert told(game, you=1) == ["Player 1 attacks you with Ash Acolyte.", "You lose 2 life (Ash Acolyte)."]
    assert told(game, "fr", 1) == [
        "Joueur 1 t’attaque avec Acolyte de Cendre.",
        "Tu perds 2 points de vie (Acolyte de Cendre).",
    ]


def test_who_attacks_whom_and_who_blocks_whom_is_told_once_and_in_one_way() -> None:
    game = scenario(mine=[acolyte_cendre, mastodonte_mines], theirs=[acolyte_cendre])
    game.attack(acolyte_cendre, mastodonte_mines).block((acolyte_cendre, acolyte_cendre))
    assert told(game, you=0) == [
        "You attack Player 2 with Ash Acolyte and Mine Mastodon.",
        "Player 2 blocks Ash Acolyte with Ash Acolyte.",
    ]
    assert told(game, "fr", 1) == [
        "Joueur 1 t’attaque avec Acolyte de Cendre et Mastodonte des mines.",
        "Tu bloques Acolyte de Cendre avec Acolyte de Cendre.",
    ]


def test_attackers_of_several_opponents_are_told_apart() -> None:
    game = scenario(mine=[acolyte_cendre, mastodonte_mines], others=(Side(),), format="multi")
    game.until("attack").answer(game.unit(acolyte_cendre) | 2 << FIELD)
    game.answer(game.unit(mastodonte_mines) | 3 << FIELD)
    assert told(game, you=2) == [
        "Player 1 attacks Player 2 with Ash Acolyte.",
        "Player 1 attacks you with Mine Mastodon.",
    ]


def test_wounds_of_a_card_name_it() -> None:
    game = scenario(hand=[brasier_interieur], theirs=[acolyte_cendre])
    game.launch(brasier_interieur, acolyte_cendre).settle()
    assert "Ash Acolyte suffers 4 wounds (Inner Blaze)." in told(game)
    assert told(game, you=0)[0] == "You launch Inner Blaze."
    assert told(game, "fr", 0)[0] == "Tu lances Brasier intérieur."


def test_what_destroys_is_named_and_french_needs_no_gender() -> None:
    game = scenario(hand=[frappe_chirurgicale], theirs=[Piece(mastodonte_mines, engaged=True)])
    game.launch(frappe_chirurgicale, mastodonte_mines).settle()
    assert "Mine Mastodon is destroyed (Surgical Strike)." in told(game)
    assert "Frappe chirurgicale détruit Mastodonte des mines." in told(game, "fr")
