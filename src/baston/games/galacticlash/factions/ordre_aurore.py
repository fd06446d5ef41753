"""Ordre de l'Aurore: defense, healing, protection, counters."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import AURORE, FLYERS, Cost
from baston.games.galacticlash.constants import EXTRA_BLOCK, REACH, STEADFAST
from baston.games.galacticlash.effects.shared_steps import boosts_all, counters, destroys, gains_life, shield
from baston.games.galacticlash.queries.auras import itself, my_blockers, my_others, with_others
from baston.games.galacticlash.queries.choices import (
    EVENTS,
    UNITS,
    attack_at_least,
    launched_capacities,
    launched_cards,
    mine,
    of_faction,
    units,
    units_or_players,
)
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.life import gain_life, heal
from baston.kernel.effect import asks, must
from baston.kernel.frame import Frame

novice_aurore = AURORE.creature(
    "novice_aurore",
    "Novice of the Dawn",
    Cost(light=1),
    1,
    3,
)


pelerin_aube = AURORE.creature(
    "pelerin_aube",
    "Daybreak Pilgrim",
    Cost(force_mastery=1),
    1,
    1,
    text="When this creature enters play, you gain 2 life.",
    gist="Entering play: gain 2 life",
)
pelerin_aube.enters(gains_life(2))

sentinelle_porte_est = AURORE.creature(
    "sentinelle_porte_est",
    "Sentinel of the East Gate",
    Cost(light=1, force_mastery=1),
    1,
    4,
    text="Blocking does not engage this creature.",
    keywords=STEADFAST,
)


guerisseuse_itinerante = AURORE.creature(
    "guerisseuse_itinerante",
    "Wandering Healer",
    Cost(light=1, force_mastery=1),
    1,
    3,
    text=(
        "[instant] Engage this card and pay 1 Force mastery: remove 2 wounds from a creature or hero (fewer "
        "if there are fewer)."
    ),
    gist="Engage: remove 2 wounds from a unit",
)


@guerisseuse_itinerante.active(Cost(force_mastery=1), instant=True)
@asks(must(units()))
def guerisseuse_heals(clash: Clash, me: Frame) -> None:
    heal(clash, me.pick, 2)


adepte_lames_jumelles = AURORE.creature(
    "adepte_lames_jumelles",
    "Twin-Blade Adept",
    Cost(light=2, force_mastery=1),
    3,
    3,
    text="This creature can block two attackers at once.",
    gist="Can block two attackers at once",
    keywords=EXTRA_BLOCK,
)


gardien_serment = AURORE.creature(
    "gardien_serment",
    "Keeper of the Oath",
    Cost(light=1, force_mastery=2),
    2,
    4,
    text="Your other Order of the Dawn creatures and heroes have +0/+1. Non-cumulative.",
    gist="Your other Dawn units have +0/+1",
)
gardien_serment.aura(my_others(AURORE), defense=1, cumulative=False)

rapace_aube = AURORE.creature(
    "rapace_aube",
    "Dawn Raptor",
    Cost(light=2, force_mastery=1),
    2,
    3,
    (AURORE, FLYERS),
)


arbitre_lueurs = AURORE.creature(
    "arbitre_lueurs",
    "Arbiter of Lights",
    Cost(light=2, force_mastery=2),
    2,
    4,
    text=(
        "[instant] Engage this card and pay 1 Force mastery: counter an active capacity of a creature or "
        "hero as it is used."
    ),
    gist="Engage: counter an active capacity",
)
arbitre_lueurs.active(Cost(force_mastery=1), instant=True)(counters(must(launched_capacities(UNITS))))

cavaliere_solaire = AURORE.creature(
    "cavaliere_solaire",
    "Sun Rider",
    Cost(light=3, force_mastery=1),
    3,
    4,
    text=(
        "As long as you control at least two other Order of the Dawn creatures or heroes, this creature has "
        "+2/+1."
    ),
    gist="+2/+1 with two other Dawn units",
)
cavaliere_solaire.aura(itself, 2, 1, holds=with_others(AURORE, 2))

colosse_quartz = AURORE.creature(
    "colosse_quartz",
    "Quartz Colossus",
    Cost(light=3, force_mastery=2),
    5,
    6,
)


ilvane = AURORE.hero(
    "ilvane",
    "Ilvane, First Light",
    Cost(light=3, force_mastery=3),
    4,
    6,
    text="Your other Order of the Dawn creatures and heroes have +1/+1. Non-cumulative.",
    gist="Your other Dawn units have +1/+1",
    story="She lit the first beacon; a thousand fleets followed.",
)
ilvane.aura(my_others(AURORE), 1, 1, cumulative=False)

orsan_veilleur = AURORE.hero(
    "orsan_veilleur",
    "Orsan the Watcher",
    Cost(light=2, force_mastery=3),
    3,
    6,
    text="Reach (this hero can block flying creatures and heroes). Blocking does not engage him.",
    gist="Reach; blocking does not engage him",
    keywords=REACH | STEADFAST,
    story="A hundred nights on the same rampart, and not one breach.",
)


thessaly_naar = AURORE.hero(
    "thessaly_naar",
    "Thessaly Naar, Voice of the Council",
    Cost(light=2, force_mastery=2),
    2,
    4,
    text=(
        "[instant] Engage this card and pay 1 light Force and 1 Force mastery: counter an action or instant "
        "card of total cost 3 or less as it is launched."
    ),
    gist="Engage: counter a card of 3 or less",
    story="When she speaks, even the engines fall silent.",
)
thessaly_naar.active(Cost(light=1, force_mastery=1), instant=True)(
    counters(must(launched_cards(EVENTS, cost_at_most=3)))
)

cercle_guerison = AURORE.action(
    "cercle_guerison",
    "Healing Circle",
    Cost(light=1, force_mastery=1),
    "You gain 4 life. Remove all wounds from your creatures and heroes.",
    gist="Gain 4 life; your units lose all wounds",
)


@cercle_guerison.then
@asks()
def cercle_guerison_heals(clash: Clash, me: Frame) -> None:
    gain_life(clash, me.player, 4)
    for unit in clash.units:
        if clash.control[unit] == me.player:
            heal(clash, unit, clash.wounds[unit])


jugement_aube = AURORE.action(
    "jugement_aube",
    "Judgment of Dawn",
    Cost(light=2, force_mastery=2),
    "Destroy a creature or hero with attack 4 or more.",
    gist="Destroy a unit with attack 4 or more",
)
jugement_aube.then(destroys(must(units(attack_at_least(4)))))

volonte_inflexible = AURORE.instant(
    "volonte_inflexible",
    "Unbending Will",
    Cost(light=1, force_mastery=1),
    "Counter an action or instant card as it is launched.",
    gist="Counter an action or instant card",
)
volonte_inflexible.then(counters(must(launched_cards(EVENTS))))

bouclier_lueur = AURORE.instant(
    "bouclier_lueur",
    "Shield of Light",
    Cost(light=1),
    "Prevent the next 3 wounds that would be dealt this turn to a creature, hero or player.",
    gist="Prevent the next 3 wounds this turn",
)


@bouclier_lueur.then
@asks(must(units_or_players))
def bouclier_lueur_protects(clash: Clash, me: Frame) -> None:
    shield(clash, me.pick, 3)


appel_serment = AURORE.instant(
    "appel_serment",
    "Call of the Oath",
    Cost(light=2, force_mastery=1),
    "Your Order of the Dawn creatures and heroes get +1/+2 until end of turn.",
    gist="Your Dawn units get +1/+2 this turn",
)
appel_serment.then(boosts_all(1, 2, units(mine, of_faction(AURORE), aimed=False)))

jardin_clairvoyants = AURORE.presence(
    "jardin_clairvoyants",
    "Garden of the Clear-Sighted",
    Cost(light=1, force_mastery=1),
    "At the start of your turn, you gain 1 life. Non-cumulative.",
    gist="Gain 1 life at the start of your turn",
)
jardin_clairvoyants.starts_turn(cumulative=False)(gains_life(1))

bastion_opale = AURORE.presence(
    "bastion_opale",
    "Opal Bastion",
    Cost(light=2, force_mastery=1),
    "Your creatures and heroes that have blocked this turn have +0/+2. Non-cumulative.",
    gist="Your units that blocked have +0/+2",
)
bastion_opale.aura(my_blockers, defense=2, cumulative=False)
