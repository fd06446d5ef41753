"""Syndicat du Vide: actions and instants."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import VIDE, Cost
from baston.games.galacticlash.constants import HASTE, PRESENCE
from baston.games.galacticlash.effects.affecting import take_control
from baston.games.galacticlash.effects.shared_steps import (
    boosts_either,
    counters,
    give,
    make_discard,
    returns,
)
from baston.games.galacticlash.queries.choices import (
    UNITS,
    creatures,
    launched_capacities,
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
        "Gain control of a creature until end of turn and ready it. It can attack and be engaged this turn "
        "in spite of the delay."
    ),
    gist="Control and ready a creature this turn",
)


@offre_irrefusable.then
@asks(must(units(creatures)))
def offre_irrefusable_is_taken(clash: Clash, me: Frame) -> None:
    take_control(clash, me.pick, me.player, for_this_turn=True)
    ready(clash, me.pick)
    give(clash, me.pick, HASTE)


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
    "Counter an active capacity of a creature, hero or presence as it is used.",
    gist="Counter an active capacity",
)
contrat_rompu.then(counters(must(launched_capacities((*UNITS, PRESENCE)))))
