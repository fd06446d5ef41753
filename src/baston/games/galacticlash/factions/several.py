"""Cards of several factions."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import (
    AIRAIN,
    AURORE,
    CENDRE,
    FLYERS,
    LISIERES,
    SEVERAL,
    VIDE,
    Cost,
    printed,
)
from baston.games.galacticlash.constants import AMBUSH, DARK, HASTE, LIGHT, UNTARGETABLE
from baston.games.galacticlash.effects.shared_steps import (
    boosts_either,
    costs_each_opponent,
    deals,
    look_at_top,
    looks_at_top,
)
from baston.games.galacticlash.queries.auras import itself, with_others
from baston.games.galacticlash.queries.choices import units
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.effect import may

deserteur_directoire = SEVERAL.creature(
    "deserteur_directoire",
    "Directorate Deserter",
    Cost(star=1, tech_mastery=2),
    3,
    3,
    (AIRAIN, LISIERES),
    text=(
        "As long as you control another Bronze Directorate creature or hero and another Fringe League "
        "creature or hero, which may be the same one, this creature has +1/+1."
    ),
    gist="+1/+1 with Bronze and League units",
)


def with_both_sides(clash: Clash, source: int) -> bool:
    return with_others(AIRAIN, 1)(clash, source) and with_others(LISIERES, 1)(clash, source)


deserteur_directoire.aura(itself, 1, 1, holds=with_both_sides)

chevalier_crepuscule = SEVERAL.creature(
    "chevalier_crepuscule",
    "Dusk Rider",
    Cost(star=2, force_mastery=2),
    4,
    4,
    (AURORE, CENDRE),
    text=(
        "As long as you control a Dark Side Force card and a Light Side Force card, this creature has +1/+1."
    ),
    gist="+1/+1 with dark and light Force",
)


def with_both_forces(clash: Clash, source: int) -> bool:
    kinds = [printed(clash, card).energy for card in clash.energies[clash.control[source]]]
    return DARK in kinds and LIGHT in kinds


chevalier_crepuscule.aura(itself, 1, 1, holds=with_both_forces)

corsaire_aile = SEVERAL.creature(
    "corsaire_aile",
    "Winged Corsair",
    Cost(star=2, tech_mastery=2),
    3,
    2,
    (VIDE, LISIERES, FLYERS),
    text="No delay (this creature can attack and be engaged in the turn it comes under your control).",
    gist="No delay",
    keywords=HASTE,
)


techno_prophete = SEVERAL.creature(
    "techno_prophete",
    "Techno-Prophet",
    Cost(dark=2, tech_mastery=2),
    3,
    4,
    (CENDRE, AIRAIN),
    text="When this creature enters play, you may deal 2 wounds to a creature or hero.",
    gist="Entering play: 2 wounds to a unit",
)
techno_prophete.enters(deals(2, may(units())))

oracle_confluences = SEVERAL.creature(
    "oracle_confluences",
    "Oracle of Confluences",
    Cost(star=1, force_mastery=2),
    2,
    3,
    (AURORE, VIDE),
    text=(
        "When this creature enters play, look at the top three cards of your library. Put any number of them "
        "on the bottom and the rest on top, each group in the order that you choose."
    ),
    gist="Entering play: sort your top three cards",
)
look_at_top(oracle_confluences.enters(looks_at_top(3)))

errante_deux_rives = SEVERAL.hero(
    "errante_deux_rives",
    "The Wanderer of Two Shores",
    Cost(star=3, force_mastery=2),
    4,
    5,
    (AURORE, CENDRE),
    text="This hero cannot be chosen as a target by cards and capacities of your opponents.",
    gist="Cannot be an opponent's target",
    keywords=UNTARGETABLE,
    story="Neither dawn nor ash: only the road.",
)

duelliste_crepuscule = SEVERAL.creature(
    "duelliste_crepuscule",
    "Dusk Duelist",
    Cost(star=2, force_mastery=1),
    3,
    2,
    (AURORE, CENDRE),
    text=(
        "Ambush (you can launch this card as an answer, as you would an instant). When this creature "
        "enters play, each opponent loses 1 life."
    ),
    gist="Ambush; opponents lose 1 life",
    keywords=AMBUSH,
)
duelliste_crepuscule.enters(costs_each_opponent(1))

deux_visages = SEVERAL.instant(
    "deux_visages",
    "Two Faces",
    Cost(star=1, force_mastery=1),
    "A creature or hero gets +2/+2 or −2/−2 until end of turn; you choose which as you launch this card.",
    gist="+2/+2 or −2/−2 to a unit this turn",
)
deux_visages.then(boosts_either((2, 2), (-2, -2)))
