"""Ligue des Lisières: actions and instants."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import LISIERES, Cost
from baston.games.galacticlash.constants import (
    HARMLESS,
    L_HARMLESS,
    UNBLOCKABLE,
)
from baston.games.galacticlash.effects.affecting import destroy
from baston.games.galacticlash.effects.shared_steps import (
    boost,
    boosts_all,
    counters,
    deals,
    draws,
    give,
    readies,
    returns,
)
from baston.games.galacticlash.queries.choices import (
    ANY_TYPE,
    attacking,
    in_combat,
    launched_cards,
    mine,
    of_faction,
    presences,
    units,
)
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.cards import draw
from baston.games.galacticlash.verbs.lasting import last
from baston.kernel.effect import asks, must, up_to
from baston.kernel.frame import Frame
from baston.kernel.log import note

ralliement_mondes = LISIERES.instant(
    "ralliement_mondes",
    "Rally of the Free Worlds",
    Cost(light=2, tech_mastery=2),
    "Your Fringe League creatures and heroes get +2/+1 until end of turn.",
    gist="Your League units get +2/+1 this turn",
)
ralliement_mondes.then(boosts_all(2, 1, units(mine, of_faction(LISIERES), aimed=False)))

sabotage_convois = LISIERES.action(
    "sabotage_convois",
    "Convoy Sabotage",
    Cost(light=1, tech_mastery=2),
    "Destroy a presence. Draw a card.",
)


@sabotage_convois.then
@asks(must(presences))
def sabotage_convois_strikes(clash: Clash, me: Frame) -> None:
    destroy(clash, me.pick)
    draw(clash, me.player, 1)


esquive_instinctive = LISIERES.instant(
    "esquive_instinctive",
    "Instinctive Dodge",
    Cost(light=1),
    "Return a creature or hero that you control to its owner's hand.",
    gist="Return your creature or hero to hand",
)
esquive_instinctive.then(returns(must(units(mine))))

en_formation = LISIERES.instant(
    "en_formation",
    "All in Formation",
    Cost(light=1, tech_mastery=1),
    "Ready up to two creatures or heroes that you control.",
    gist="Ready up to two of your units",
)
en_formation.then(readies(up_to(2, units(mine))))

leurre_holographique = LISIERES.instant(
    "leurre_holographique",
    "Holographic Decoy",
    Cost(light=1, tech_mastery=1),
    "Prevent all combat wounds that an attacking creature or hero would deal this turn.",
    gist="Prevent an attacker's combat wounds",
)


@leurre_holographique.then
@asks(must(units(attacking)))
def leurre_holographique_deceives(clash: Clash, me: Frame) -> None:
    last(clash, HARMLESS, 1, me.pick)
    note(clash, L_HARMLESS, me.player, me.pick)


charge_horizon = LISIERES.instant(
    "charge_horizon",
    "Horizon Charge",
    Cost(light=1, tech_mastery=1),
    "A creature or hero that you control gets +2/+0 until end of turn and cannot be blocked this turn.",
    gist="Your unit gets +2/+0, is unblockable",
)


@charge_horizon.then
@asks(must(units(mine)))
def charge_horizon_breaks_out(clash: Clash, me: Frame) -> None:
    boost(clash, me.pick, 2, 0)
    give(clash, me.pick, UNBLOCKABLE)


tir_reflexe = LISIERES.instant(
    "tir_reflexe",
    "Snap Shot",
    Cost(light=1),
    "Deal 2 wounds to an attacking or blocking creature or hero.",
    gist="2 wounds to an attacker or blocker",
)
tir_reflexe.then(deals(2, must(units(in_combat))))

voix_croisees = LISIERES.instant(
    "voix_croisees",
    "Crossed Channels",
    Cost(light=1, tech_mastery=1),
    "Counter a card of any type of total cost 3 or less as it is launched.",
    gist="Counter a card of 3 or less",
)
voix_croisees.then(counters(must(launched_cards(ANY_TYPE, cost_at_most=3))))

soutien_aerien = LISIERES.instant(
    "soutien_aerien",
    "Air Support",
    Cost(light=1, tech_mastery=2),
    "Your creatures and heroes get +1/+1 until end of turn. Draw a card.",
    gist="Your units get +1/+1; draw a card",
)
soutien_aerien.then(boosts_all(1, 1, units(mine, aimed=False))).then(draws(1))
