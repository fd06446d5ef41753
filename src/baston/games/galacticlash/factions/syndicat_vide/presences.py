"""Syndicat du Vide: presences."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import VIDE, Cost
from baston.games.galacticlash.constants import HITS
from baston.games.galacticlash.effects.shared_steps import draws, make_discard
from baston.games.galacticlash.queries.choices import ANY_TYPE, launched_cards
from baston.games.galacticlash.queries.in_play import has_faction
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.cards import draw
from baston.games.galacticlash.verbs.life import gain_life
from baston.kernel.effect import asks, must
from baston.kernel.frame import Frame

comptoir_lunes_basses = VIDE.presence(
    "comptoir_lunes_basses",
    "Low Moons Trading Post",
    Cost(star=1, tech_mastery=1),
    (
        "[action] Engage this card and pay 1 technology mastery: draw a card, then discard a card of your "
        "choice."
    ),
    gist="Engage: draw a card, discard a card",
)


@comptoir_lunes_basses.active(Cost(tech_mastery=1))
@asks()
def comptoir_lunes_basses_trades(clash: Clash, me: Frame) -> None:
    draw(clash, me.player, 1)
    make_discard(clash, me, me.player)


marche_noir = VIDE.presence(
    "marche_noir",
    "Black Market",
    Cost(star=2, tech_mastery=1),
    (
        "The first time each turn that one of your Void Syndicate creatures or heroes deals combat wounds to "
        "a player, draw a card. Non-cumulative."
    ),
    gist="Draw when the Syndicate wounds a player",
)


def a_syndicate_unit_of_mine(clash: Clash, me: Frame) -> bool:
    return clash.control[me.subject] == me.player and has_faction(clash, me.subject, VIDE)


marche_noir.trigger(HITS, a_syndicate_unit_of_mine, once=True)(draws(1))  # once for all copies (G-80)

salle_jeux = VIDE.presence(
    "salle_jeux",
    "Gambling Den",
    Cost(star=2),
    (
        "[instant] Engage this card and pay 1 dark or light Force: choose a card of an opponent as it is "
        "launched; you gain 1 life."
    ),
    gist="Opponent launches: engage, gain 1 life",
)


@salle_jeux.active(Cost(star=1), instant=True)
@asks(must(launched_cards(ANY_TYPE, theirs=True)))
def salle_jeux_wins_its_bet(clash: Clash, me: Frame) -> None:
    gain_life(clash, me.player, 1)
