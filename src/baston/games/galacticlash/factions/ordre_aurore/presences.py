"""Ordre de l'Aurore: presences."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import AURORE, Cost
from baston.games.galacticlash.effects.shared_steps import (
    deals,
    gains_life,
)
from baston.games.galacticlash.queries.auras import my_blockers
from baston.games.galacticlash.queries.choices import (
    units_or_players,
)
from baston.kernel.effect import must

jardin_clairvoyants = AURORE.presence(
    "jardin_clairvoyants",
    "Garden of the Clear-Sighted",
    Cost(light=1, force_mastery=1),
    "At the start of your turn, you gain 1 life. Non-cumulative.",
    gist="Gain 1 life at the start of your turn",
)
jardin_clairvoyants.starts_turn(cumulative=False)(gains_life(1))

bastion_opale = AURORE.presence(
    "bastion_opale",
    "Opal Bastion",
    Cost(light=2, force_mastery=1),
    "Your creatures and heroes that have blocked this turn have +0/+2. Non-cumulative.",
    gist="Your units that blocked have +0/+2",
)
bastion_opale.aura(my_blockers, defense=2, cumulative=False)

phare_aurore = AURORE.presence(
    "phare_aurore",
    "Beacon of Dawn",
    Cost(light=2, force_mastery=1),
    (
        "[action] Engage this card and pay 1 light Force and 2 Force mastery: deal 2 wounds to a "
        "creature, hero or player."
    ),
    gist="Engage: 2 wounds to a unit or player",
)
phare_aurore.active(Cost(light=1, force_mastery=2))(deals(2, must(units_or_players)))
