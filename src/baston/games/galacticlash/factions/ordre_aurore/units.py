"""Ordre de l'Aurore: creatures and heroes."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import AURORE, FLYERS, Cost, Discount
from baston.games.galacticlash.constants import AMBUSH, EXTRA_BLOCK, FORCE_MASTERY, LIGHT, REACH, STEADFAST
from baston.games.galacticlash.effects.shared_steps import (
    counters,
    draws,
    gains_life,
)
from baston.games.galacticlash.queries.auras import itself, my_others, with_others
from baston.games.galacticlash.queries.choices import (
    EVENTS,
    UNITS,
    launched_capacities,
    launched_cards,
    units,
)
from baston.games.galacticlash.queries.standing import has_fewer_units
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.life import heal
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

lancier_matin = AURORE.creature(
    "lancier_matin",
    "Morning Lancer",
    Cost(light=1, force_mastery=1),
    2,
    2,
    text=(
        "Ambush (you can launch this card as an answer, as you would an instant). When this creature "
        "enters play, you gain 1 life."
    ),
    gist="Ambush; gain 1 life",
    keywords=AMBUSH,
)
lancier_matin.enters(gains_life(1))

veilleuse_remparts = AURORE.creature(
    "veilleuse_remparts",
    "Rampart Watcher",
    Cost(light=2, force_mastery=1),
    2,
    3,
    text=(
        "Ambush (you can launch this card as an answer, as you would an instant). Reach (this creature "
        "can block flying creatures and heroes)."
    ),
    gist="Ambush; Reach",
    keywords=AMBUSH | REACH,
)

archonte_aube = AURORE.creature(
    "archonte_aube",
    "Dawn Archon",
    Cost(light=4, force_mastery=3),
    6,
    6,
    (AURORE, FLYERS),
    text=(
        "This card costs 2 light Force less to launch if an opponent controls more creatures and heroes "
        "than you. Recycle ([instant] discard this card from your hand and pay 1 Force mastery: draw a "
        "card)."
    ),
    gist="Costs 2 less with fewer units",
)
archonte_aube.discount = Discount(LIGHT, 2, has_fewer_units)
archonte_aube.recycles(Cost(force_mastery=1))(draws(1))

renfort_aube = AURORE.creature(
    "renfort_aube",
    "Dawn Reinforcement",
    Cost(light=1, force_mastery=1),
    2,
    3,
    text=(
        "This card costs 1 Force mastery less to launch if an opponent controls more creatures and heroes"
        " than you."
    ),
    gist="Costs 1 less with fewer units",
)
renfort_aube.discount = Discount(FORCE_MASTERY, 1, has_fewer_units)
