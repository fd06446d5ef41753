"""Ligue des Lisières: creatures and heroes."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import FLYERS, LISIERES, Cost, Discount
from baston.games.galacticlash.constants import (
    AMBUSH,
    CREATURE,
    HASTE,
    REACH,
    TECH_MASTERY,
)
from baston.games.galacticlash.effects.shared_steps import (
    boosts_all,
    deals,
    draws,
    gains_life,
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
    units,
)
from baston.games.galacticlash.queries.standing import has_fewer_units
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.cards import draw
from baston.kernel.effect import asks, must
from baston.kernel.frame import Frame

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

cadet_presse = LISIERES.creature(
    "cadet_presse",
    "Hasty Cadet",
    Cost(light=1, tech_mastery=1),
    3,
    1,
    text="No delay (this creature can attack and be engaged in the turn it comes under your control).",
    gist="No delay",
    keywords=HASTE,
)

vigie_lisieres = LISIERES.creature(
    "vigie_lisieres",
    "Fringe Lookout",
    Cost(light=1, tech_mastery=1),
    2,
    2,
    text=(
        "Reach (this creature can block flying creatures and heroes). When this creature enters play, you"
        " gain 1 life."
    ),
    gist="Reach; gain 1 life",
    keywords=REACH,
)
vigie_lisieres.enters(gains_life(1))

aile_alerte = LISIERES.creature(
    "aile_alerte",
    "Scramble Wing",
    Cost(light=1, tech_mastery=2),
    2,
    2,
    (LISIERES, FLYERS),
    text="Ambush (you can launch this card as an answer, as you would an instant).",
    gist="Ambush",
    keywords=AMBUSH,
)

arche_exiles = LISIERES.creature(
    "arche_exiles",
    "Exiles' Ark",
    Cost(light=3, tech_mastery=3),
    4,
    5,
    (LISIERES, FLYERS),
    text=(
        "When this creature enters play, draw two cards if an opponent controls more creatures and heroes"
        " than you. Recycle ([instant] discard this card from your hand and pay 1 technology mastery: "
        "draw a card)."
    ),
    gist="With fewer units: draw two cards",
)


@arche_exiles.enters
@asks()
def arche_exiles_lands(clash: Clash, me: Frame) -> None:
    if has_fewer_units(clash, me.player):
        draw(clash, me.player, 2)


arche_exiles.recycles(Cost(tech_mastery=1))(draws(1))

secours_lisieres = LISIERES.creature(
    "secours_lisieres",
    "Fringe Rescuer",
    Cost(light=1, tech_mastery=1),
    3,
    2,
    text=(
        "This card costs 1 technology mastery less to launch if an opponent controls more creatures and "
        "heroes than you."
    ),
    gist="Costs 1 less with fewer units",
)
secours_lisieres.discount = Discount(TECH_MASTERY, 1, has_fewer_units)
