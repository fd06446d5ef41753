"""Ligue des Lisières: presences."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import FLYERS, LISIERES, Cost, Reduction
from baston.games.galacticlash.constants import (
    CREATURE,
    HASTE,
    HERO,
    TECH_MASTERY,
)
from baston.games.galacticlash.effects.shared_steps import (
    give,
)
from baston.games.galacticlash.queries.choices import (
    mine,
    of_faction,
    units,
)
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.effect import asks, must
from baston.kernel.frame import Frame

hangar_clandestin = LISIERES.presence(
    "hangar_clandestin",
    "Hidden Hangar",
    Cost(light=1, tech_mastery=2),
    "Your flying creature and hero cards cost 1 technology mastery less to launch. Non-cumulative.",
    gist="Your flying units cost 1 less",
)
hangar_clandestin.reduction = Reduction((CREATURE, HERO), FLYERS, TECH_MASTERY)

balise_ralliement = LISIERES.presence(
    "balise_ralliement",
    "Rally Beacon",
    Cost(light=1, tech_mastery=1),
    (
        "[action] Engage this card and pay 1 light Force: a Fringe League creature or hero that you control "
        "can attack and be engaged this turn in spite of the delay."
    ),
    gist="Engage: a League unit can attack at once",
)


@balise_ralliement.active(Cost(light=1))
@asks(must(units(mine, of_faction(LISIERES))))
def balise_ralliement_calls(clash: Clash, me: Frame) -> None:
    give(clash, me.pick, HASTE)
