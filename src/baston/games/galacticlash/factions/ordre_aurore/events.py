"""Ordre de l'Aurore: actions and instants."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import AURORE, Cost
from baston.games.galacticlash.effects.ransom import counters_unless_paid
from baston.games.galacticlash.effects.shared_steps import (
    boosts_all,
    counters,
    destroys,
    draws,
    shield,
)
from baston.games.galacticlash.queries.choices import (
    ANY_TYPE,
    EVENTS,
    UNITS,
    attack_at_least,
    attacking,
    cost_at_most,
    launched_cards,
    mine,
    of_faction,
    units,
    units_or_players,
)
from baston.games.galacticlash.queries.standing import has_less_life
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.cards import draw
from baston.games.galacticlash.verbs.life import gain_life, heal
from baston.kernel.effect import asks, must
from baston.kernel.frame import Frame

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

derniere_lueur = AURORE.action(
    "derniere_lueur",
    "Last Glimmer",
    Cost(light=1, force_mastery=1),
    "If an opponent has more life than you, draw two cards. You gain 3 life.",
    gist="Draw two if behind; gain 3 life",
)


@derniere_lueur.then
@asks()
def derniere_lueur_shines(clash: Clash, me: Frame) -> None:
    if has_less_life(clash, me.player):
        draw(clash, me.player, 2)
    gain_life(clash, me.player, 3)


sentence_immediate = AURORE.instant(
    "sentence_immediate",
    "Swift Sentence",
    Cost(light=1, force_mastery=2),
    "Destroy an attacking creature or hero of total cost 4 or less.",
    gist="Destroy an attacker of 4 or less",
)
sentence_immediate.then(destroys(must(units(attacking, cost_at_most(4)))))

objection = AURORE.instant(
    "objection",
    "Objection",
    Cost(force_mastery=1),
    (
        "Counter a card of any type as it is launched, unless the player who launches it engages two of "
        "their ready energy cards."
    ),
    gist="Counter any card, unless two are paid",
)
objection.then(counters_unless_paid(must(launched_cards(ANY_TYPE))))

veto_conseil = AURORE.instant(
    "veto_conseil",
    "Council Veto",
    Cost(light=1, force_mastery=2),
    (
        "Counter a creature or hero card of total cost 3 or more as it is launched. Recycle ([instant] "
        "discard this card from your hand and pay 1 Force mastery: draw a card)."
    ),
    gist="Counter a unit of 3 or more",
)
veto_conseil.then(counters(must(launched_cards(UNITS, cost_at_least=3))))
veto_conseil.recycles(Cost(force_mastery=1))(draws(1))
