"""Directoire d'Airain: actions and instants."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import AIRAIN, Cost, printed
from baston.games.galacticlash.constants import CREATURE
from baston.games.galacticlash.effects.shared_steps import blocks_energies, deals, destroys, engages
from baston.games.galacticlash.queries.choices import (
    engaged_ones,
    in_combat,
    one_of_each,
    rival_energies,
    units,
)
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.cards import shuffle
from baston.games.galacticlash.verbs.sight import look, show
from baston.games.galacticlash.verbs.zones import put_in_hand
from baston.kernel.effect import asks, must, up_to
from baston.kernel.frame import Frame

blocus_orbital = AIRAIN.action(
    "blocus_orbital",
    "Orbital Blockade",
    Cost(dark=1, tech_mastery=2),
    (
        "Choose up to three energy cards of one opponent and engage them. Even if they were engaged already, "
        "they do not ready in that player's next priming phase."
    ),
    gist="Engage up to three opposing energies",
)
blocus_orbital.then(blocks_energies(up_to(3, rival_energies(one_rival=True))))

frappe_chirurgicale = AIRAIN.action(
    "frappe_chirurgicale",
    "Surgical Strike",
    Cost(dark=1, tech_mastery=2),
    "Destroy an engaged creature or hero.",
)
frappe_chirurgicale.then(destroys(must(units(engaged_ones))))

levee_masse = AIRAIN.action(
    "levee_masse",
    "Mass Levy",
    Cost(dark=1, tech_mastery=2),
    (
        "Search your library for up to two Bronze Directorate creature cards of total cost 3 or less, show "
        "them to all players and put them into your hand. Shuffle your library."
    ),
    gist="Search for two Bronze creatures",
)


@levee_masse.then
@asks()
def levee_masse_looks(clash: Clash, me: Frame) -> None:
    for card in clash.library[me.player]:
        look(clash, card, me.player)


def conscripts(clash: Clash, me: Frame) -> list[int]:
    """Creatures of the Directorate of cost 3 or less in the library; of copies, the first not taken."""
    found: list[int] = []
    for card in clash.library[me.player]:
        kind = printed(clash, card)
        if kind.kind == CREATURE and kind.factions & AIRAIN.bit and kind.cost.total <= 3:
            found.append(card)
    return one_of_each(clash, found, me.picks)


@levee_masse.then
@asks(up_to(2, conscripts), prompt="take")
def levee_masse_takes(clash: Clash, me: Frame) -> None:
    for card in me.picks:
        show(clash, card)
        put_in_hand(clash, card)
    shuffle(clash, me.player)


brouillage_relais = AIRAIN.instant(
    "brouillage_relais",
    "Relay Jamming",
    Cost(dark=1, tech_mastery=1),
    "Engage up to two ready energy cards of one opponent.",
    gist="Engage up to two opposing energies",
)
brouillage_relais.then(engages(up_to(2, rival_energies(ready=True, one_rival=True))))

tir_barrage = AIRAIN.instant(
    "tir_barrage",
    "Barrage Fire",
    Cost(dark=1, tech_mastery=1),
    "Deal 3 wounds to an attacking or blocking creature or hero.",
    gist="3 wounds to an attacker or blocker",
)
tir_barrage.then(deals(3, must(units(in_combat))))
