"""Active capacities: what each costs to the point, and which may be used in answer."""

from __future__ import annotations

from typing import TypedDict

import pytest

from baston.games.galacticlash.cards.card import Card
from baston.games.galacticlash.factions.cercle_cendre.presences import bibliotheque_murmures
from baston.games.galacticlash.factions.cercle_cendre.units import (
    acolyte_cendre,
    bourreau_seuil,
    morvanne_kaal,
    soeur_vesper,
)
from baston.games.galacticlash.factions.directoire_airain.units import (
    batterie_siege,
    professeur_pagano,
    technicien_sape,
)
from baston.games.galacticlash.factions.ligue_lisieres.presences import balise_ralliement
from baston.games.galacticlash.factions.ligue_lisieres.units import (
    franc_tireur_dunes,
    mecano_fortune,
    mirko_tallis,
    pilote_volontaire,
)
from baston.games.galacticlash.factions.neutral import (
    champ_epaves,
    manta_nuees,
    mule_cuirassee,
    reacteur_auxiliaire,
    transmission_codee,
)
from baston.games.galacticlash.factions.ordre_aurore.units import (
    arbitre_lueurs,
    guerisseuse_itinerante,
    thessaly_naar,
)
from baston.games.galacticlash.factions.syndicat_vide.presences import comptoir_lunes_basses
from baston.games.galacticlash.factions.syndicat_vide.units import brise_code, le_courtier, zarka_olm
from tests.galacticlash.scenario import KINDS, Piece, Play, scenario


class Given(TypedDict, total=False):
    """What lies there besides the card."""

    mine: list[Card | Piece]
    theirs: list[Card | Piece]
    pit: list[Card]
    rival_hand: list[Card]


def of(card: Card, cost: str, given: Given, *targets: Card | int) -> object:
    return pytest.param(card, cost, given, targets, id=card.id, marks=pytest.mark.card(card.id))


SLOW = [
    of(bourreau_seuil, "d", {"mine": [acolyte_cendre], "theirs": [mule_cuirassee]}, mule_cuirassee),
    of(morvanne_kaal, "ddf", {}, 1),
    of(bibliotheque_murmures, "d", {}),
    of(professeur_pagano, "ddttt", {"pit": [mule_cuirassee]}),
    of(mirko_tallis, "tt", {"pit": [mule_cuirassee]}),
    of(balise_ralliement, "l", {"mine": [pilote_volontaire]}),
    of(brise_code, "dtt", {"rival_hand": [transmission_codee]}),
    of(brise_code, "ltt", {"rival_hand": [transmission_codee]}),
    of(zarka_olm, "dtt", {"theirs": [mule_cuirassee]}),
    of(zarka_olm, "ltt", {"theirs": [mule_cuirassee]}),
    of(comptoir_lunes_basses, "t", {}),
    of(champ_epaves, "t", {}, 1),
]
FAST = [
    of(guerisseuse_itinerante, "f", {}),
    of(thessaly_naar, "lf", {}),
    of(soeur_vesper, "f", {}),
    of(technicien_sape, "t", {}, KINDS["d"]),
    of(mecano_fortune, "t", {"theirs": [Piece(pilote_volontaire, engaged=True)]}),
    of(franc_tireur_dunes, "t", {"mine": [manta_nuees]}),
    of(le_courtier, "f", {}),
    of(reacteur_auxiliaire, "", {"theirs": [Piece(KINDS["d"], engaged=True)]}),
]
SHORT = "ddddlllltttttffff"  # of me, in whose turn the rival answers


def fewer(cost: str) -> list[str]:
    """The costs that lack one point."""
    return [cost.replace(letter, "", 1) for letter in sorted(set(cost))]


@pytest.mark.parametrize(("card", "cost", "given", "targets"), SLOW)
@pytest.mark.clause("G-76")
def test_a_slow_capacity_costs_what_it_says(
    card: Card, cost: str, given: Given, targets: tuple[Card | int, ...]
) -> None:
    laid = given | {"mine": [card, *given.get("mine", [])]}
    for less in fewer(cost):
        assert not scenario(**laid, energies=less).may_use(card)
    game = scenario(**laid, energies=cost).use(card, *targets)
    assert game.me.ready == ""
    assert game.engaged(card)


@pytest.mark.parametrize(("card", "cost", "given", "targets"), FAST)
@pytest.mark.clause("G-76")
def test_a_fast_capacity_costs_what_it_says_and_answers(
    card: Card, cost: str, given: Given, targets: tuple[Card | int, ...]
) -> None:
    for less in fewer(cost):
        assert not answering(card, less, given).may_use(card)
    game = answering(card, cost, given).use(card, *targets)
    assert game.rival.ready == ""
    assert game.engaged(card)


def answering(card: Card, energies: str, given: Given) -> Play:
    """The rival, who has the card, may answer a Coded Transmission."""
    laid = given | {"theirs": [card, *given.get("theirs", [])]}
    game = scenario(**laid, hand=[transmission_codee], energies=SHORT, rival_energies=energies)
    return game.launch(transmission_codee)


@pytest.mark.card("arbitre_lueurs")
@pytest.mark.parametrize("energies", ["f", ""])
def test_the_arbiter_answers_for_a_point(energies: str) -> None:
    game = scenario(mine=[morvanne_kaal], theirs=[arbitre_lueurs], rival_energies=energies)
    game.use(morvanne_kaal, 1)
    assert game.may_use(arbitre_lueurs) is (energies == "f")


@pytest.mark.card("batterie_siege")
@pytest.mark.parametrize("energies", ["t", ""])
def test_the_battery_answers_for_a_point(energies: str) -> None:
    game = scenario(mine=[mule_cuirassee], theirs=[batterie_siege], rival_energies=energies)
    game.attack(mule_cuirassee)
    game.say_pass()
    assert (game.moment, game.asked) == ("window", 1)
    assert game.may_use(batterie_siege) is (energies == "t")
