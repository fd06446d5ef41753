"""Every question names the clause of the rules that it rests on."""

from __future__ import annotations

import pytest

from baston.games.galacticlash import GAME
from baston.games.galacticlash.factions.cercle_cendre.events import brasier_interieur, pacte_cendres
from baston.games.galacticlash.factions.cercle_cendre.units import acolyte_cendre
from baston.games.galacticlash.factions.neutral import mastodonte_mines, mule_cuirassee
from baston.games.galacticlash.factions.ordre_aurore.units import guerisseuse_itinerante
from baston.games.galacticlash.factions.several import techno_prophete
from baston.games.galacticlash.factions.syndicat_vide.units import mercenaire_endurci
from baston.kernel.rng import Rng
from baston.rulebook import clauses
from tests.galacticlash.scenario import KINDS, Play, scenario

KNOWN = {clause.id for clause in clauses("galacticlash")}


def clause(play: Play) -> str:
    return GAME.presentation.clause(play.clash)


def test_the_phases_of_a_turn() -> None:
    game = scenario(hand=[KINDS["d"]], mine=[acolyte_cendre], theirs=[mule_cuirassee], step="energies")
    assert clause(game) == "G-25"
    assert clause(game.until("window")) == "G-68"
    assert clause(game.until("attack")) == "G-53"
    assert clause(game.attack(acolyte_cendre).until("blocks")) == "G-55"


def test_launching_answers_and_what_cards_ask() -> None:
    game = scenario(hand=[pacte_cendres], mine=[acolyte_cendre, mule_cuirassee])
    assert clause(game) == "G-27"
    assert clause(game.launch(pacte_cendres)) == "G-48"
    assert clause(game.choose(mule_cuirassee)) == "G-66"
    targets = scenario(hand=[brasier_interieur], theirs=[mule_cuirassee, mule_cuirassee])
    assert clause(targets.launch(brasier_interieur)) == "G-51"
    star = scenario(hand=[mercenaire_endurci])
    assert clause(star.answer(star.decision.options[1])) == "G-36"
    enters = scenario(hand=[techno_prophete], theirs=[mule_cuirassee]).launch(techno_prophete).settle()
    assert clause(enters) == "G-81"
    uses = scenario(mine=[guerisseuse_itinerante, mule_cuirassee]).use(guerisseuse_itinerante)
    assert clause(uses) == "G-76"


def test_how_wounds_are_split_and_who_defends() -> None:
    game = scenario(mine=[mastodonte_mines], theirs=[mule_cuirassee, acolyte_cendre])
    game.attack(mastodonte_mines)
    game.block((mule_cuirassee, mastodonte_mines), (acolyte_cendre, mastodonte_mines))
    assert clause(game.until("split")) == "G-59"
    assert GAME.presentation.clause(GAME.new(GAME.setup(4, {"format": "duo"}), 1)) == "G-103"


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_asks_nothing_without_a_clause(seed: int) -> None:
    clash = GAME.new(GAME.setup(2 + seed, {"decks": "generated"}), seed)
    chance = Rng(seed)
    while clash.decision is not None:
        assert GAME.presentation.clause(clash) in KNOWN
        GAME.answer(clash, clash.decision.options[chance.below(len(clash.decision.options))])
