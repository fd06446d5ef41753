"""Cercle de Cendre: direct damage, sacrifice, discard, the pit."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import CENDRE, FLYERS, Cost, printed
from baston.games.galacticlash.constants import CANNOT_BLOCK
from baston.games.galacticlash.effects.affecting import damage
from baston.games.galacticlash.effects.shared_steps import (
    boosts,
    costs_each_opponent,
    counters,
    deals,
    destroys,
    gains_life,
    make_discard,
)
from baston.games.galacticlash.effects.trigger_frame import wounds_dealt
from baston.games.galacticlash.queries.auras import itself, my_others
from baston.games.galacticlash.queries.choices import (
    UNITS,
    cost_at_most,
    creatures,
    launched_cards,
    rival_players,
    sacrificeable,
    units,
    units_or_players,
)
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.cards import draw
from baston.games.galacticlash.verbs.life import gain_life, lose_life
from baston.kernel.effect import asks, must
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

brasier_interieur = CENDRE.action(
    "brasier_interieur",
    "Inner Blaze",
    Cost(dark=2, force_mastery=1),
    "Deal 4 wounds to a creature or hero.",
)
brasier_interieur.then(deals(4, must(units())))

pacte_cendres = CENDRE.action(
    "pacte_cendres",
    "Pact of Ashes",
    Cost(dark=1, force_mastery=1),
    (
        "The cost of this card includes the sacrifice of one of your creatures. Choose an opponent. Draw two "
        "cards; that opponent loses 2 life."
    ),
    gist="Sacrifice a creature to draw two cards",
    sacrifice=sacrificeable(),
)


@pacte_cendres.then
@asks(must(rival_players))
def pacte_cendres_is_kept(clash: Clash, me: Frame) -> None:
    draw(clash, me.player, 2)
    lose_life(clash, me.seat, 2)


nuit_masques = CENDRE.action(
    "nuit_masques",
    "Night of Masks",
    Cost(dark=4, force_mastery=2),
    "Deal 3 wounds to each creature and each hero.",
    gist="Deal 3 wounds to each unit",
)


@nuit_masques.then
@asks()
def nuit_masques_falls(clash: Clash, me: Frame) -> None:
    for unit in clash.units[:]:
        damage(clash, unit, 3)


etau_mental = CENDRE.instant(
    "etau_mental",
    "Mind Vice",
    Cost(dark=1, force_mastery=1),
    "A creature or hero gets −2/−2 until end of turn.",
    gist="A unit gets −2/−2 this turn",
)
etau_mental.then(boosts(-2, -2))

echo_neant = CENDRE.instant(
    "echo_neant",
    "Echo of the Void",
    Cost(dark=1, force_mastery=2),
    "Counter a creature or hero card as it is launched.",
    gist="Counter a creature or hero card",
)
echo_neant.then(counters(must(launched_cards(UNITS))))

autel_scories = CENDRE.presence(
    "autel_scories",
    "Altar of Slag",
    Cost(dark=2, force_mastery=1),
    "Whenever one of your creatures or heroes dies, each opponent loses 1 life. Non-cumulative.",
    gist="Your unit dies: opponents lose 1 life",
)


def one_of_mine_dies(clash: Clash, me: Frame) -> bool:
    return clash.control[me.subject] == me.player


autel_scories.other_dies(one_of_mine_dies, cumulative=False)(costs_each_opponent(1))

bibliotheque_murmures = CENDRE.presence(
    "bibliotheque_murmures",
    "Library of Whispers",
    Cost(dark=1, force_mastery=2),
    "[action] Engage this card and pay 1 dark Force: draw a card, then discard a card of your choice.",
    gist="Engage: draw a card, discard a card",
)


@bibliotheque_murmures.active(Cost(dark=1))
@asks()
def bibliotheque_murmures_is_read(clash: Clash, me: Frame) -> None:
    draw(clash, me.player, 1)
    make_discard(clash, me, me.player)
