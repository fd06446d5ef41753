"""Directoire d'Airain: presences."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import AIRAIN, Cost
from baston.games.galacticlash.effects.shared_steps import boosts
from baston.games.galacticlash.queries.choices import of_faction, units
from baston.games.galacticlash.queries.in_play import has_faction, is_attacking
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.effect import must

etendards_airain = AIRAIN.presence(
    "etendards_airain",
    "Bronze Standards",
    Cost(dark=2, tech_mastery=1),
    "Your Bronze Directorate creatures and heroes have +1/+0 while they attack. Non-cumulative.",
    gist="Your attacking Bronze units have +1/+0",
)


def my_bronze_attackers(clash: Clash, source: int, unit: int) -> bool:
    return (
        clash.control[unit] == clash.control[source]
        and has_faction(clash, unit, AIRAIN)
        and is_attacking(clash, unit)
    )


etendards_airain.aura(my_bronze_attackers, attack=1, cumulative=False)

forteresse_airain = AIRAIN.presence(
    "forteresse_airain",
    "Bronze Fortress",
    Cost(dark=2, tech_mastery=2),
    "Your opponents' creatures and heroes enter play engaged. Non-cumulative.",
    gist="Opponents' units enter engaged",
)
forteresse_airain.engages_arrivals = True

usine_guerre = AIRAIN.presence(
    "usine_guerre",
    "War Factory",
    Cost(dark=1, tech_mastery=2),
    (
        "[instant] Engage this card and pay 1 dark Force and 1 technology mastery: a Bronze Directorate "
        "creature or hero gets +2/+2 until end of turn."
    ),
    gist="Engage: a Bronze unit gets +2/+2",
)
usine_guerre.active(Cost(dark=1, tech_mastery=1), instant=True)(boosts(2, 2, must(units(of_faction(AIRAIN)))))
