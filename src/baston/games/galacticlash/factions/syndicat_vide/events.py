"""Syndicat du Vide: actions and instants."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import VIDE, Cost
from baston.games.galacticlash.constants import HASTE, PRESENCE
from baston.games.galacticlash.effects.affecting import take_control
from baston.games.galacticlash.effects.ransom import counters_unless_paid
from baston.games.galacticlash.effects.shared_steps import (
    boosts_either,
    counters,
    destroys,
    draws,
    give,
    make_discard,
    makes_you_discard,
    returns,
)
from baston.games.galacticlash.queries.choices import (
    ANY_TYPE,
    UNITS,
    cost_at_most,
    creatures,
    launched_capacities,
    launched_cards,
    rival_players,
    units,
)
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.cards import draw
from baston.games.galacticlash.verbs.engaging import ready
from baston.kernel.effect import asks, must
from baston.kernel.frame import Frame

cambriolage = VIDE.action(
    "cambriolage",
    "Burglary",
    Cost(star=2, tech_mastery=2),
    "Choose an opponent. Draw two cards; that opponent discards a card of their choice.",
    gist="Draw two cards, an opponent discards one",
)


@cambriolage.then
@asks(must(rival_players))
def cambriolage_is_done(clash: Clash, me: Frame) -> None:
    draw(clash, me.player, 2)
    make_discard(clash, me, me.seat)


offre_irrefusable = VIDE.action(
    "offre_irrefusable",
    "Irresistible Offer",
    Cost(star=2, force_mastery=2),
    (
        "Gain control of a creature until end of turn and ready it. It can attack and be engaged this "
        "turn in spite of the delay. Recycle ([instant] discard this card from your hand and pay 1 dark "
        "or light Force: draw a card)."
    ),
    gist="Control and ready a creature this turn",
)


@offre_irrefusable.then
@asks(must(units(creatures)))
def offre_irrefusable_is_taken(clash: Clash, me: Frame) -> None:
    take_control(clash, me.pick, me.player, for_this_turn=True)
    ready(clash, me.pick)
    give(clash, me.pick, HASTE)


offre_irrefusable.recycles(Cost(star=1))(draws(1))


fausse_piste = VIDE.instant(
    "fausse_piste",
    "False Trail",
    Cost(star=1, tech_mastery=1),
    "Return a creature to its owner's hand.",
)
fausse_piste.then(returns(must(units(creatures))))

coup_fourre = VIDE.instant(
    "coup_fourre",
    "Dirty Trick",
    Cost(star=1),
    ("A creature or hero gets +2/+0 or −2/+0 until end of turn; you choose which as you launch this card."),
    gist="+2/+0 or −2/+0 to a unit this turn",
)

coup_fourre.then(boosts_either((2, 0), (-2, 0)))

contrat_rompu = VIDE.instant(
    "contrat_rompu",
    "Broken Contract",
    Cost(star=1, force_mastery=1),
    (
        "Counter an active capacity of a creature, hero or presence as it is used. Recycle ([instant] "
        "discard this card from your hand and pay 1 Force mastery: draw a card)."
    ),
    gist="Counter an active capacity",
)
contrat_rompu.then(counters(must(launched_capacities((*UNITS, PRESENCE)))))
contrat_rompu.recycles(Cost(force_mastery=1))(draws(1))

grand_casse = VIDE.action(
    "grand_casse",
    "Grand Heist",
    Cost(star=3, force_mastery=2),
    (
        "Gain control of a creature of total cost 4 or less as long as it is in play. Recycle ([instant] "
        "discard this card from your hand and pay 1 dark or light Force: draw a card)."
    ),
    gist="Gain control of a creature of 4 or less",
)


@grand_casse.then
@asks(must(units(creatures, cost_at_most(4))))
def grand_casse_succeeds(clash: Clash, me: Frame) -> None:
    take_control(clash, me.pick, me.player, for_this_turn=False)


grand_casse.recycles(Cost(star=1))(draws(1))

chantage = VIDE.instant(
    "chantage",
    "Blackmail",
    Cost(star=1),
    (
        "Counter a card of any type as it is launched, unless the player who launches it engages two of "
        "their ready energy cards."
    ),
    gist="Counter any card, unless two are paid",
)
chantage.then(counters_unless_paid(must(launched_cards(ANY_TYPE))))

double_mise = VIDE.instant(
    "double_mise",
    "Double Stakes",
    Cost(star=1, tech_mastery=1),
    "Counter a card of any type as it is launched. Discard a card of your choice.",
    gist="Counter any card; discard a card",
)
double_mise.then(counters(must(launched_cards(ANY_TYPE)))).then(makes_you_discard())

elimination = VIDE.instant(
    "elimination",
    "Elimination",
    Cost(star=2, tech_mastery=1),
    "Destroy a creature or hero of total cost 3 or less.",
    gist="Destroy a unit of 3 or less",
)
elimination.then(destroys(must(units(cost_at_most(3)))))
