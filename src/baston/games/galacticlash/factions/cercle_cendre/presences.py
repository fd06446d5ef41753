"""Cercle de Cendre: presences."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import CENDRE, Cost
from baston.games.galacticlash.effects.shared_steps import (
    costs_each_opponent,
    make_discard,
)
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.cards import draw
from baston.kernel.effect import asks
from baston.kernel.frame import Frame

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
