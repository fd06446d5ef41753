"""Cercle de Cendre: actions and instants."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import CENDRE, Cost
from baston.games.galacticlash.effects.affecting import damage
from baston.games.galacticlash.effects.shared_steps import (
    boosts,
    counters,
    deals,
)
from baston.games.galacticlash.queries.choices import (
    UNITS,
    launched_cards,
    rival_players,
    sacrificeable,
    units,
)
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.cards import draw
from baston.games.galacticlash.verbs.life import lose_life
from baston.kernel.effect import asks, must
from baston.kernel.frame import Frame

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
