"""Each rival reading of the rules, in both positions."""

from __future__ import annotations

import pytest

from baston.games.galacticlash import GAME
from baston.games.galacticlash.constants import L_REVEAL, L_ROLE
from baston.games.galacticlash.decks.legality import faults
from baston.games.galacticlash.decks.ready_decks import ready_decks
from baston.games.galacticlash.factions.cercle_cendre.events import brasier_interieur
from baston.games.galacticlash.factions.cercle_cendre.units import acolyte_cendre, morvanne_kaal, soeur_vesper
from baston.games.galacticlash.factions.ligue_lisieres.units import canonniere_rapiecee
from baston.games.galacticlash.factions.neutral import (
    drone_relevage,
    mule_cuirassee,
    sursaut,
    transmission_codee,
)
from baston.games.galacticlash.factions.ordre_aurore.events import volonte_inflexible
from baston.games.galacticlash.factions.ordre_aurore.units import novice_aurore
from baston.games.galacticlash.factions.syndicat_vide.units import mercenaire_endurci
from baston.games.galacticlash.variant import FORMATS
from tests.galacticlash.scenario import Piece, Side, scenario

BOTH = pytest.mark.parametrize("value", ["false", "true"])


@BOTH
@pytest.mark.clause("G-36")
def test_star_mix(value: str) -> None:
    game = scenario(hand=[mercenaire_endurci, sursaut], mine=[mule_cuirassee], energies="ddl", star_mix=value)
    assert game.may_launch(mercenaire_endurci) is (value == "true")
    if value == "true":
        game.launch(mercenaire_endurci).settle()
        assert game.me.ready == ""


@BOTH
@pytest.mark.clause("G-46")
def test_delay_only_attack(value: str) -> None:
    game = scenario(
        mine=[Piece(soeur_vesper, delayed=True), mule_cuirassee], hand=[sursaut], delay_only_attack=value
    )
    game.say_pass()
    game.until("attack")
    assert game.unit(soeur_vesper) not in [option & 1023 for option in game.decision.options]
    game.attack(mule_cuirassee)
    assert game.may_use(soeur_vesper) is (value == "true")


@BOTH
@pytest.mark.clause("G-54")
def test_split_attack(value: str) -> None:
    game = scenario(
        mine=[acolyte_cendre, mule_cuirassee], others=(Side(),), format="multi", split_attack=value
    )
    game.until("attack").answer(game.unit(acolyte_cendre) | 2 << 10)
    assert (game.unit(mule_cuirassee) | 3 << 10 in game.decision.options) is (value == "true")
    assert game.unit(mule_cuirassee) | 2 << 10 in game.decision.options


@BOTH
@pytest.mark.clause("G-56")
def test_gang_block(value: str) -> None:
    game = scenario(mine=[acolyte_cendre], theirs=[mule_cuirassee, novice_aurore], gang_block=value)
    game.attack(acolyte_cendre).until("blocks").pair(mule_cuirassee, acolyte_cendre)
    second = game.moment == "blocks" and game.may_block(novice_aurore, acolyte_cendre)
    assert second is (value == "true")


@BOTH
@pytest.mark.clause("G-57")
def test_flyers_block_ground(value: str) -> None:
    game = scenario(
        mine=[acolyte_cendre], theirs=[canonniere_rapiecee, mule_cuirassee], flyers_block_ground=value
    )
    game.attack(acolyte_cendre).until("blocks")
    assert game.may_block(canonniere_rapiecee, acolyte_cendre) is (value == "true")
    assert game.may_block(mule_cuirassee, acolyte_cendre)


@BOTH
@pytest.mark.clause("G-65")
def test_action_speed_in_answer(value: str) -> None:
    game = scenario(
        hand=[transmission_codee], theirs=[morvanne_kaal], rival_energies="ddf", action_speed_in_answer=value
    )
    game.launch(transmission_codee)
    assert game.may_use(morvanne_kaal) is (value == "true")


@pytest.mark.clause("G-65")
def test_with_slow_answers_instants_resolve_before_them() -> None:
    game = scenario(
        hand=[transmission_codee],
        theirs=[morvanne_kaal],
        rival_energies="ddf",
        mine=[Piece(drone_relevage)],
        action_speed_in_answer="true",
        life=(3, 20),
    )
    game.launch(transmission_codee)
    game.use(morvanne_kaal, drone_relevage).settle()
    assert game.me.units == []
    assert len(game.me.hand) == 3


@BOTH
@pytest.mark.clause("G-67")
def test_reopen_chain(value: str) -> None:
    game = scenario(
        hand=[brasier_interieur],
        mine=[soeur_vesper],
        theirs=[Piece(drone_relevage, wounds=1), mule_cuirassee],
        energies="ddff",
        rival_energies="lf",
        rival_library=[volonte_inflexible],
        reopen_chain=value,
    )
    game.launch(brasier_interieur, mule_cuirassee)
    game.use(soeur_vesper, drone_relevage).say_pass(2)
    assert game.rival.hand == [volonte_inflexible]
    assert (game.moment == "chain") is (value == "true")
    if value == "true":
        game.launch(volonte_inflexible).settle()
    assert (mule_cuirassee in game.rival.units) is (value == "true")


@pytest.mark.parametrize(("value", "life"), [("permanents", 18), ("any_card", 20)])
@pytest.mark.clause("G-95")
def test_stall_counts(value: str, life: int) -> None:
    game = scenario(
        hand=[transmission_codee],
        library=[mule_cuirassee] * 9,
        rival_hand=[sursaut],
        rival_energies="d",
        theirs=[mule_cuirassee],
        stalled=(0,),
        stall_counts=value,
    )
    game.launch(transmission_codee).settle()
    game.end_turn().end_turn()
    assert game.me.life == life


@pytest.mark.parametrize("value", ["top", "bottom"])
@pytest.mark.clause("G-19")
def test_starter_reveal(value: str) -> None:
    for seed in range(10):
        clash = GAME.new(GAME.setup(2, {"starter_reveal": value}), seed, log=True)
        compared = sum(note.event == L_REVEAL for note in clash.notes or []) // 2
        library = clash.library[1 - clash.turn]  # the starter has drawn a card
        seen = [clash.seen[card] == 0b11 for card in library]
        turned_up = [True] * compared + [False] * (len(library) - compared)
        assert seen == (turned_up if value == "bottom" else turned_up[::-1])


@pytest.mark.parametrize("value", ["on_loss", "on_attack"])
@pytest.mark.clause("G-105")
def test_duo_reveal(value: str) -> None:
    game = scenario(
        mine=[acolyte_cendre],
        theirs=[mule_cuirassee],
        others=(Side(), Side()),
        format="duo",
        duo_reveal=value,
    )
    game.attack(acolyte_cendre).block((mule_cuirassee, acolyte_cendre)).settle()
    told = [note for note in game.clash.notes or [] if note.event == L_ROLE]
    assert len(told) == (2 if value == "on_attack" else 0)


@BOTH
@pytest.mark.clause("G-108")
def test_duo_partner_blocks(value: str) -> None:
    game = scenario(
        mine=[acolyte_cendre],
        others=(Side(), Side(play=(mule_cuirassee,))),
        format="duo",
        duo_partner_blocks=value,
    )
    game.attack(acolyte_cendre)
    game.settle() if value == "false" else game.until("blocks")
    assert (game.moment == "blocks" and game.asked == 3) is (value == "true")
    if value == "true":
        game.block((mule_cuirassee, acolyte_cendre)).settle()
    assert game.clash.life == [30, 30 if value == "true" else 28]


@BOTH
@pytest.mark.clause("G-2")
def test_open_decks(value: str) -> None:
    """Bots know the lists, or suppose legal ones that hold all that has been seen."""
    clash = GAME.new(GAME.setup(2, {"decks": "braises", "open_decks": value}), 3)
    theirs = [card for card in range(len(clash.what)) if clash.owner[card] == 1]
    shown = [card for card in theirs if clash.seen[card] & 1]
    supposed = set()
    for seed in range(12):
        sample = GAME.search.determinize(clash, 0, seed)
        assert [sample.what[card] for card in shown] == [clash.what[card] for card in shown]
        deck = sorted(sample.what[card] for card in theirs)
        assert faults(deck, FORMATS["flash"]) == []
        supposed.add(tuple(deck))
    assert shown
    assert (supposed == {tuple(ready_decks()["braises"].lists["flash"])}) is (value == "true")
