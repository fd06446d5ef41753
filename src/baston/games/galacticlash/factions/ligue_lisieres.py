"""Ligue des Lisières: flyers, haste, readying, swarm."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import FLYERS, LISIERES, Cost, Reduction
from baston.games.galacticlash.constants import CREATURE, HARMLESS, HASTE, HERO, L_HARMLESS, TECH_MASTERY
from baston.games.galacticlash.effects.affecting import destroy
from baston.games.galacticlash.effects.shared_steps import (
    boosts_all,
    deals,
    draws,
    give_haste,
    looks_at_top,
    put_some_under,
    readies,
    returns,
)
from baston.games.galacticlash.queries.auras import itself, my_others, with_others
from baston.games.galacticlash.queries.choices import (
    attacking,
    mine,
    of_faction,
    others,
    pit_cards,
    presences,
    units,
)
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.cards import draw
from baston.games.galacticlash.verbs.lasting import last
from baston.kernel.effect import asks, must, up_to
from baston.kernel.frame import Frame
from baston.kernel.log import note

eclaireur_lisieres = LISIERES.creature(
    "eclaireur_lisieres",
    "Fringe Scout",
    Cost(light=1),
    1,
    1,
    text=(
        "When this creature enters play, look at the top card of your library; you may put it on the bottom."
    ),
    gist="Entering play: look at your top card",
)
eclaireur_lisieres.enters(looks_at_top(1)).then(put_some_under)

pilote_volontaire = LISIERES.creature(
    "pilote_volontaire",
    "Volunteer Pilot",
    Cost(light=1, tech_mastery=1),
    2,
    1,
    (LISIERES, FLYERS),
)


mecano_fortune = LISIERES.creature(
    "mecano_fortune",
    "Makeshift Mechanic",
    Cost(light=1, tech_mastery=1),
    1,
    3,
    text=(
        "[instant] Engage this card and pay 1 technology mastery: ready another Fringe League creature or "
        "hero."
    ),
    gist="Engage: ready another League unit",
)
mecano_fortune.active(Cost(tech_mastery=1), instant=True)(readies(must(units(of_faction(LISIERES), others))))

milice_lisiere = LISIERES.creature(
    "milice_lisiere",
    "Fringe Militia",
    Cost(light=1, tech_mastery=1),
    2,
    2,
    text=(
        "As long as you control at least two other Fringe League creatures or heroes, this creature has "
        "+1/+1."
    ),
    gist="+1/+1 with two other League units",
)
milice_lisiere.aura(itself, 1, 1, holds=with_others(LISIERES, 2))

franc_tireur_dunes = LISIERES.creature(
    "franc_tireur_dunes",
    "Dune Sharpshooter",
    Cost(light=1, tech_mastery=2),
    2,
    3,
    text=(
        "[instant] Engage this card and pay 1 technology mastery: deal 2 wounds to a flying creature or hero."
    ),
    gist="Engage: 2 wounds to a flying unit",
)
franc_tireur_dunes.active(Cost(tech_mastery=1), instant=True)(deals(2, must(units(of_faction(FLYERS)))))

escadrille_lucioles = LISIERES.creature(
    "escadrille_lucioles",
    "Glowfly Squadron",
    Cost(light=2, tech_mastery=1),
    2,
    1,
    (LISIERES, FLYERS),
    text="No delay (this creature can attack and be engaged in the turn it comes under your control).",
    gist="No delay",
    keywords=HASTE,
)


canonniere_rapiecee = LISIERES.creature(
    "canonniere_rapiecee",
    "Patched Gunship",
    Cost(light=2, tech_mastery=2),
    3,
    3,
    (LISIERES, FLYERS),
)


cheffe_escadrille = LISIERES.creature(
    "cheffe_escadrille",
    "Squadron Leader",
    Cost(light=2, tech_mastery=2),
    2,
    2,
    (LISIERES, FLYERS),
    text="Your other flying creatures and heroes have +1/+0. Non-cumulative.",
    gist="Your other flying units have +1/+0",
)
cheffe_escadrille.aura(my_others(FLYERS), attack=1, cumulative=False)

convoyeur_blinde = LISIERES.creature(
    "convoyeur_blinde",
    "Armored Hauler",
    Cost(light=2, tech_mastery=3),
    3,
    6,
    text="When this creature enters play, draw a card.",
    gist="Entering play: draw a card",
)
convoyeur_blinde.enters(draws(1))

croiseur_esperance = LISIERES.creature(
    "croiseur_esperance",
    'Free Cruiser "Hope"',
    Cost(light=4, tech_mastery=3),
    6,
    6,
    (LISIERES, FLYERS),
)


joan_farel = LISIERES.hero(
    "joan_farel",
    "Captain Joan Farel",
    Cost(light=2, tech_mastery=2),
    3,
    3,
    (LISIERES, FLYERS),
    text="No delay (this hero can attack and be engaged in the turn she comes under your control).",
    gist="No delay",
    keywords=HASTE,
    story="Three engines, two wings, no permission.",
)


mirko_tallis = LISIERES.hero(
    "mirko_tallis",
    "Mirko Tallis the Ingenious",
    Cost(light=1, tech_mastery=3),
    2,
    4,
    text=(
        "[action] Engage this card and pay 2 technology mastery: return a creature card from your pit to "
        "your hand."
    ),
    gist="Engage: take a creature from your pit",
    story="Nothing is broken while one screw is left.",
)
mirko_tallis.active(Cost(tech_mastery=2))(returns(must(pit_cards((CREATURE,)))))

aude_kestrel = LISIERES.hero(
    "aude_kestrel",
    "General Aude Kestrel",
    Cost(light=3, tech_mastery=3),
    4,
    5,
    text="When this hero attacks, your other attacking creatures and heroes get +1/+1 until end of turn.",
    gist="Attacking: other attackers get +1/+1",
    story="She charges first, to be sure she is followed.",
)
aude_kestrel.attacks(boosts_all(1, 1, units(mine, attacking, others, aimed=False)))

ralliement_mondes = LISIERES.action(
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


hangar_clandestin = LISIERES.presence(
    "hangar_clandestin",
    "Hidden Hangar",
    Cost(light=1, tech_mastery=2),
    "Your flying creature and hero cards cost 1 technology mastery less to launch. Non-cumulative.",
    gist="Your flying units cost 1 less",
)
hangar_clandestin.reduction = Reduction((CREATURE, HERO), FLYERS, TECH_MASTERY)

balise_ralliement = LISIERES.presence(
    "balise_ralliement",
    "Rally Beacon",
    Cost(light=1, tech_mastery=1),
    (
        "[action] Engage this card and pay 1 light Force: a Fringe League creature or hero that you control "
        "can attack and be engaged this turn in spite of the delay."
    ),
    gist="Engage: a League unit can attack at once",
)


@balise_ralliement.active(Cost(light=1))
@asks(must(units(mine, of_faction(LISIERES))))
def balise_ralliement_calls(clash: Clash, me: Frame) -> None:
    give_haste(clash, me.pick)
