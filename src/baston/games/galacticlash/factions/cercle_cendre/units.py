"""Cercle de Cendre: creatures and heroes."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import CENDRE, FLYERS, Cost, Discount, printed
from baston.games.galacticlash.constants import AMBUSH, CANNOT_BLOCK, CREATURE, DARK, FORCE_MASTERY
from baston.games.galacticlash.effects.shared_steps import (
    boosts,
    costs_each_opponent,
    deals,
    destroys,
    gains_life,
    make_discard,
    returns,
)
from baston.games.galacticlash.effects.trigger_frame import wounds_dealt
from baston.games.galacticlash.queries.auras import itself, my_others
from baston.games.galacticlash.queries.choices import (
    cost_at_most,
    creatures,
    pit_cards,
    rival_players,
    sacrificeable,
    units,
    units_or_players,
)
from baston.games.galacticlash.queries.standing import has_fewer_units, has_less_life
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.life import gain_life
from baston.kernel.effect import asks, may, must
from baston.kernel.frame import Frame

acolyte_cendre = CENDRE.creature(
    "acolyte_cendre",
    "Ash Acolyte",
    Cost(dark=1),
    2,
    1,
)


fanatique_masque = CENDRE.creature(
    "fanatique_masque",
    "Masked Zealot",
    Cost(dark=1, force_mastery=1),
    3,
    2,
    text="This creature cannot block.",
    keywords=CANNOT_BLOCK,
)


goule_scories = CENDRE.creature(
    "goule_scories",
    "Slag Ghoul",
    Cost(dark=1, force_mastery=1),
    2,
    2,
    text="When this creature dies, each opponent loses 1 life.",
    gist="When it dies, opponents lose 1 life",
)
goule_scories.dies(costs_each_opponent(1))

voleur_souffle = CENDRE.creature(
    "voleur_souffle",
    "Breath Thief",
    Cost(dark=2, force_mastery=1),
    2,
    3,
    text="When this creature deals combat wounds to a player, you gain as much life.",
    gist="Gain as much life as it wounds a player",
)


@voleur_souffle.hits
@asks()
def voleur_souffle_drinks(clash: Clash, me: Frame) -> None:
    gain_life(clash, me.player, wounds_dealt(me))


inquisitrice_pale = CENDRE.creature(
    "inquisitrice_pale",
    "Pale Inquisitor",
    Cost(dark=1, force_mastery=2),
    2,
    3,
    text="When this creature enters play, choose an opponent; they discard a card of their choice.",
    gist="Entering play: an opponent discards",
)


@inquisitrice_pale.enters
@asks(must(rival_players))
def inquisitrice_pale_questions(clash: Clash, me: Frame) -> None:
    make_discard(clash, me, me.seat)


meneur_rites = CENDRE.creature(
    "meneur_rites",
    "Rite Leader",
    Cost(dark=2, force_mastery=1),
    2,
    3,
    text="Your other Circle of Ash creatures and heroes have +1/+0. Non-cumulative.",
    gist="Your other Ash units have +1/+0",
)
meneur_rites.aura(my_others(CENDRE), attack=1, cumulative=False)

ombre_hurlante = CENDRE.creature(
    "ombre_hurlante",
    "Howling Shade",
    Cost(dark=2, force_mastery=2),
    3,
    3,
    (CENDRE, FLYERS),
)


devoreur_echos = CENDRE.creature(
    "devoreur_echos",
    "Echo Devourer",
    Cost(dark=2, force_mastery=2),
    3,
    4,
    text="As long as your pit holds at least five creature or hero cards, this creature has +2/+2.",
    gist="+2/+2 with five units in your pit",
)


def five_units_in_my_pit(clash: Clash, source: int) -> bool:
    pit = clash.pit[clash.control[source]]
    return len([card for card in pit if printed(clash, card).is_unit()]) >= 5


devoreur_echos.aura(itself, 2, 2, holds=five_units_in_my_pit)

bourreau_seuil = CENDRE.creature(
    "bourreau_seuil",
    "Executioner of the Threshold",
    Cost(dark=3, force_mastery=1),
    4,
    3,
    text=(
        "[action] Engage this card, pay 1 dark Force and sacrifice another of your creatures: destroy a "
        "creature of total cost 4 or less."
    ),
    gist="Sacrifice: destroy a cost of 4 or less",
)
bourreau_seuil.active(Cost(dark=1), sacrifice=sacrificeable(others=True))(
    destroys(must(units(creatures, cost_at_most(4))))
)

bete_fosses = CENDRE.creature(
    "bete_fosses",
    "Pit Beast",
    Cost(dark=3, force_mastery=2),
    6,
    4,
)


morvanne_kaal = CENDRE.hero(
    "morvanne_kaal",
    "Morvanne Kaal, the Ember",
    Cost(dark=3, force_mastery=3),
    5,
    5,
    text=(
        "[action] Engage this card and pay 2 dark Force and 1 Force mastery: deal 3 wounds to a creature, "
        "hero or player."
    ),
    gist="Engage: 3 wounds to a unit or player",
    story="Her anger has smouldered for three worlds.",
)
morvanne_kaal.active(Cost(dark=2, force_mastery=1))(deals(3, must(units_or_players)))

vexar_affame = CENDRE.hero(
    "vexar_affame",
    "Vexar the Hungry",
    Cost(dark=3, force_mastery=2),
    4,
    5,
    text="Whenever another of your creatures or heroes dies, you gain 2 life.",
    gist="Gain 2 life when another of yours dies",
    story="He leaves nothing for the scavengers.",
)


def another_of_mine_dies(clash: Clash, me: Frame) -> bool:
    return me.subject != me.card and clash.control[me.subject] == me.player


vexar_affame.other_dies(another_of_mine_dies)(gains_life(2))

soeur_vesper = CENDRE.hero(
    "soeur_vesper",
    "Sister Vesper",
    Cost(dark=2, force_mastery=2),
    3,
    4,
    text=(
        "[instant] Engage this card and pay 1 Force mastery: a creature or hero gets −1/−1 until end of turn."
    ),
    gist="Engage: a unit gets −1/−1 this turn",
    story="Her silence wears armor thin.",
)
soeur_vesper.active(Cost(force_mastery=1), instant=True)(boosts(-1, -1))

goule_embusquee = CENDRE.creature(
    "goule_embusquee",
    "Lurking Ghoul",
    Cost(dark=1, force_mastery=1),
    3,
    1,
    text=(
        "Ambush (you can launch this card as an answer, as you would an instant). When this creature "
        "enters play, each opponent loses 1 life."
    ),
    gist="Ambush; opponents lose 1 life",
    keywords=AMBUSH,
)
goule_embusquee.enters(costs_each_opponent(1))

spectre_fosses = CENDRE.creature(
    "spectre_fosses",
    "Pit Specter",
    Cost(dark=2, force_mastery=1),
    2,
    3,
    text="When this creature dies, you may return another creature card from your pit to your hand.",
    gist="When it dies, return another creature",
)


def other_creatures_in_my_pit(clash: Clash, me: Frame) -> list[int]:
    return [card for card in pit_cards((CREATURE,))(clash, me) if card != me.card]


spectre_fosses.dies(returns(may(other_creatures_in_my_pit)))

revenant_cendre = CENDRE.creature(
    "revenant_cendre",
    "Ash Revenant",
    Cost(dark=3, force_mastery=2),
    5,
    4,
    text="This card costs 2 dark Force less to launch if an opponent has more life than you.",
    gist="Costs 2 less if you have less life",
)
revenant_cendre.discount = Discount(DARK, 2, has_less_life)

rescape_cendre = CENDRE.creature(
    "rescape_cendre",
    "Ash Survivor",
    Cost(dark=1, force_mastery=1),
    3,
    2,
    text=(
        "This card costs 1 Force mastery less to launch if an opponent controls more creatures and heroes"
        " than you."
    ),
    gist="Costs 1 less with fewer units",
)
rescape_cendre.discount = Discount(FORCE_MASTERY, 1, has_fewer_units)
