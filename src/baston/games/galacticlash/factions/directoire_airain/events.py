"""Directoire d'Airain: actions and instants."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import AIRAIN, FLYERS, Cost, printed
from baston.games.galacticlash.constants import CANNOT_BLOCK, CREATURE
from baston.games.galacticlash.effects.affecting import damage
from baston.games.galacticlash.effects.ransom import counters_unless_paid
from baston.games.galacticlash.effects.shared_steps import (
    blocks_energies,
    deals,
    destroys,
    draws,
    engages,
    give,
    look_at_library,
    take_from_library,
)
from baston.games.galacticlash.queries.choices import (
    ANY_TYPE,
    engaged_ones,
    in_combat,
    launched_cards,
    of_faction,
    one_of_each,
    rival_energies,
    rival_players,
    units,
)
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.effect import asks, must, up_to
from baston.kernel.frame import Frame

blocus_orbital = AIRAIN.action(
    "blocus_orbital",
    "Orbital Blockade",
    Cost(dark=1, tech_mastery=2),
    (
        "Choose up to three energy cards of one opponent and engage them. Even if they were engaged already, "
        "they do not ready in that player's next priming phase. Draw a card."
    ),
    gist="Engage up to three opposing energies",
)
blocus_orbital.then(blocks_energies(up_to(3, rival_energies(one_rival=True)))).then(draws(1))

frappe_chirurgicale = AIRAIN.action(
    "frappe_chirurgicale",
    "Surgical Strike",
    Cost(dark=1, tech_mastery=2),
    "Destroy an engaged creature or hero.",
)
frappe_chirurgicale.then(destroys(must(units(engaged_ones))))

levee_masse = AIRAIN.action(
    "levee_masse",
    "Mass Levy",
    Cost(dark=1, tech_mastery=2),
    (
        "Search your library for up to two Bronze Directorate creature cards of total cost 3 or less, show "
        "them to all players and put them into your hand. Shuffle your library."
    ),
    gist="Search for two Bronze creatures",
)


@levee_masse.then
@asks()
def levee_masse_looks(clash: Clash, me: Frame) -> None:
    look_at_library(clash, me.player)


def conscripts(clash: Clash, me: Frame) -> list[int]:
    """Creatures of the Directorate of cost 3 or less in the library; of copies, the first not taken."""
    found: list[int] = []
    for card in clash.library[me.player]:
        kind = printed(clash, card)
        if kind.kind == CREATURE and kind.factions & AIRAIN.bit and kind.cost.total <= 3:
            found.append(card)
    return one_of_each(clash, found, me.picks)


@levee_masse.then
@asks(up_to(2, conscripts), prompt="take")
def levee_masse_takes(clash: Clash, me: Frame) -> None:
    take_from_library(clash, me.player, me.picks)


brouillage_relais = AIRAIN.instant(
    "brouillage_relais",
    "Relay Jamming",
    Cost(dark=1, tech_mastery=1),
    "Engage up to two ready energy cards of one opponent.",
    gist="Engage up to two opposing energies",
)
brouillage_relais.then(engages(up_to(2, rival_energies(ready=True, one_rival=True))))

tir_barrage = AIRAIN.instant(
    "tir_barrage",
    "Barrage Fire",
    Cost(dark=1, tech_mastery=1),
    "Deal 3 wounds to an attacking or blocking creature or hero.",
    gist="3 wounds to an attacker or blocker",
)
tir_barrage.then(deals(3, must(units(in_combat))))

offensive_totale = AIRAIN.action(
    "offensive_totale",
    "All-Out Offensive",
    Cost(dark=2, tech_mastery=2),
    (
        "Choose an opponent; their creatures and heroes cannot block this turn. Recycle ([instant] "
        "discard this card from your hand and pay 1 dark Force: draw a card)."
    ),
    gist="An opponent cannot block this turn",
)


@offensive_totale.then
@asks(must(rival_players))
def offensive_totale_begins(clash: Clash, me: Frame) -> None:
    for unit in clash.units:
        if clash.control[unit] == me.seat:
            give(clash, unit, CANNOT_BLOCK)


offensive_totale.recycles(Cost(dark=1))(draws(1))

bombardement = AIRAIN.action(
    "bombardement",
    "Bombardment",
    Cost(dark=2, tech_mastery=3),
    (
        "Choose an opponent; deal 2 wounds to each of their creatures and heroes. Recycle ([instant] "
        "discard this card from your hand and pay 1 technology mastery: draw a card)."
    ),
    gist="2 wounds to each unit of an opponent",
)


@bombardement.then
@asks(must(rival_players))
def bombardement_falls(clash: Clash, me: Frame) -> None:
    for unit in clash.units[:]:
        if clash.control[unit] == me.seat:
            damage(clash, unit, 2)


bombardement.recycles(Cost(tech_mastery=1))(draws(1))

missile_traqueur = AIRAIN.instant(
    "missile_traqueur",
    "Tracker Missile",
    Cost(tech_mastery=2),
    (
        "Deal 4 wounds to a flying creature or hero. Recycle ([instant] discard this card from your hand "
        "and pay 1 technology mastery: draw a card)."
    ),
    gist="4 wounds to a flying unit",
)
missile_traqueur.then(deals(4, must(units(of_faction(FLYERS)))))
missile_traqueur.recycles(Cost(tech_mastery=1))(draws(1))

contre_ordre = AIRAIN.instant(
    "contre_ordre",
    "Countermand",
    Cost(dark=1, tech_mastery=1),
    (
        "Counter a card of any type as it is launched, unless the player who launches it engages two of "
        "their ready energy cards."
    ),
    gist="Counter any card, unless two are paid",
)
contre_ordre.then(counters_unless_paid(must(launched_cards(ANY_TYPE))))
