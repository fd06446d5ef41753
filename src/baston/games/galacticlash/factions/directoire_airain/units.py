"""Directoire d'Airain: creatures and heroes."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import AIRAIN, FLYERS, Cost, Discount, Reduction, printed
from baston.games.galacticlash.constants import AMBUSH, CREATURE, HERO, REACH, TECH_MASTERY, TRAMPLE
from baston.games.galacticlash.effects.affecting import enter_play
from baston.games.galacticlash.effects.shared_steps import (
    blocks_energies,
    costs_each_opponent,
    deals,
    draws,
    engages,
)
from baston.games.galacticlash.effects.trigger_frame import event_seat
from baston.games.galacticlash.queries.auras import itself, my_others, with_others
from baston.games.galacticlash.queries.choices import (
    in_combat,
    pit_cards,
    rival_energies,
    units,
)
from baston.games.galacticlash.queries.in_play import has_faction
from baston.games.galacticlash.queries.standing import has_fewer_units
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.effect import asks, must, up_to
from baston.kernel.frame import Frame

conscrit_airain = AIRAIN.creature(
    "conscrit_airain",
    "Bronze Conscript",
    Cost(dark=1),
    1,
    1,
    text="As long as you control another Bronze Directorate creature or hero, this creature has +1/+1.",
    gist="+1/+1 with another Bronze unit",
)
conscrit_airain.aura(itself, 1, 1, holds=with_others(AIRAIN, 1))

escouade_ligne = AIRAIN.creature(
    "escouade_ligne",
    "Line Squad",
    Cost(dark=1, tech_mastery=1),
    2,
    3,
)


technicien_sape = AIRAIN.creature(
    "technicien_sape",
    "Sapper Technician",
    Cost(dark=1, tech_mastery=1),
    1,
    2,
    text=(
        "[instant] Engage this card and pay 1 technology mastery: engage a ready energy card of an opponent."
    ),
    gist="Engage: engage an opponent's energy",
)
technicien_sape.active(Cost(tech_mastery=1), instant=True)(engages(must(rival_energies(ready=True))))

char_marteau = AIRAIN.creature(
    "char_marteau",
    '"Hammer" Tank',
    Cost(dark=1, tech_mastery=2),
    3,
    2,
    text=(
        "Breakthrough (when this creature is blocked, you may assign to the attacked player any number of "
        "its wounds that are not needed to kill its blockers)."
    ),
    gist="Breakthrough",
    keywords=TRAMPLE,
)


officier_pont = AIRAIN.creature(
    "officier_pont",
    "Bridge Officer",
    Cost(dark=2, tech_mastery=1),
    2,
    3,
    text="Your Bronze Directorate creature cards cost 1 technology mastery less to launch. Non-cumulative.",
    gist="Your Bronze creatures cost 1 less",
)
officier_pont.reduction = Reduction((CREATURE,), AIRAIN, TECH_MASTERY)

intercepteur_noir = AIRAIN.creature(
    "intercepteur_noir",
    "Black Interceptor",
    Cost(dark=1, tech_mastery=2),
    3,
    2,
    (AIRAIN, FLYERS),
)


batterie_siege = AIRAIN.creature(
    "batterie_siege",
    "Siege Battery",
    Cost(dark=1, tech_mastery=3),
    0,
    5,
    text=(
        "[instant] Engage this card and pay 1 technology mastery: deal 2 wounds to an attacking or blocking "
        "creature or hero."
    ),
    gist="Engage: 2 wounds to a unit in combat",
)
batterie_siege.active(Cost(tech_mastery=1), instant=True)(deals(2, must(units(in_combat))))

garde_prefet = AIRAIN.creature(
    "garde_prefet",
    "Prefect's Guard",
    Cost(dark=2, tech_mastery=2),
    3,
    4,
    text="As long as you control a Bronze Directorate hero, this creature has +1/+1.",
    gist="+1/+1 with a Bronze hero",
)


def with_a_bronze_hero(clash: Clash, source: int) -> bool:
    return any(
        printed(clash, unit).kind == HERO
        and clash.control[unit] == clash.control[source]
        and has_faction(clash, unit, AIRAIN)
        for unit in clash.units
    )


garde_prefet.aura(itself, 1, 1, holds=with_a_bronze_hero)

bombardier_lourd = AIRAIN.creature(
    "bombardier_lourd",
    "Heavy Bomber",
    Cost(dark=2, tech_mastery=3),
    4,
    3,
    (AIRAIN, FLYERS),
    text="When this creature attacks, deal 1 wound to a creature or hero of the attacked player.",
    gist="When attacking, 1 wound to a unit",
)


def units_attacked(clash: Clash, me: Frame) -> list[int]:
    """Those of the player that it attacks."""
    return [unit for unit in units()(clash, me) if clash.control[unit] == event_seat(me)]


bombardier_lourd.attacks(deals(1, must(units_attacked)))

marcheur_siege = AIRAIN.creature(
    "marcheur_siege",
    "Siege Walker",
    Cost(dark=3, tech_mastery=3),
    6,
    6,
    text=(
        "Breakthrough (when this creature is blocked, you may assign to the attacked player any number of "
        "its wounds that are not needed to kill its blockers)."
    ),
    gist="Breakthrough",
    keywords=TRAMPLE,
)


professeur_pagano = AIRAIN.hero(
    "professeur_pagano",
    "Professor Pagano",
    Cost(dark=2, tech_mastery=3),
    2,
    5,
    text=(
        "[action] Engage this card and pay 2 dark Force and 3 technology mastery: put into play under your "
        "control a creature card of total cost 5 or less from any pit."
    ),
    gist="Engage: put 5 or less from a pit in play",
    story='"The end? A working hypothesis."',
)


@professeur_pagano.active(Cost(dark=2, tech_mastery=3))
@asks(must(pit_cards((CREATURE,), any_pit=True, cost_at_most=5)))
def professeur_pagano_raises(clash: Clash, me: Frame) -> None:
    enter_play(clash, me.pick, me.player)


prefet_volke = AIRAIN.hero(
    "prefet_volke",
    "Prefect Sahrn Volke",
    Cost(dark=3, tech_mastery=3),
    5,
    5,
    text="Your other Bronze Directorate creatures and heroes have +1/+1. Non-cumulative.",
    gist="Your other Bronze units have +1/+1",
    story="He counts worlds as others count rounds.",
)
prefet_volke.aura(my_others(AIRAIN), 1, 1, cumulative=False)

amirale_drohl = AIRAIN.hero(
    "amirale_drohl",
    "Admiral Ixenne Drohl",
    Cost(dark=2, tech_mastery=3),
    3,
    4,
    (AIRAIN, FLYERS),
    text=(
        "When this hero enters play, choose up to two energy cards of one opponent and engage them. Even if "
        "they were engaged already, they do not ready in that player's next priming phase."
    ),
    gist="Entering play: engage two energies",
    story="Her blockade arrives before her fleet.",
)
amirale_drohl.enters(blocks_energies(up_to(2, rival_energies(one_rival=True))))

batterie_dca = AIRAIN.creature(
    "batterie_dca",
    "Flak Battery",
    Cost(dark=1, tech_mastery=1),
    1,
    4,
    text=(
        "Reach (this creature can block flying creatures and heroes). When this creature enters play, "
        "each opponent loses 1 life."
    ),
    gist="Reach; opponents lose 1 life",
    keywords=REACH,
)
batterie_dca.enters(costs_each_opponent(1))

patrouille_bronze = AIRAIN.creature(
    "patrouille_bronze",
    "Bronze Patrol",
    Cost(dark=1, tech_mastery=2),
    3,
    2,
    text=(
        "Ambush (you can launch this card as an answer, as you would an instant). When this creature "
        "enters play, each opponent loses 1 life."
    ),
    gist="Ambush; opponents lose 1 life",
    keywords=AMBUSH,
)
patrouille_bronze.enters(costs_each_opponent(1))

colosse_airain = AIRAIN.creature(
    "colosse_airain",
    "Bronze Colossus",
    Cost(dark=4, tech_mastery=3),
    7,
    7,
    text=(
        "Breakthrough (when this creature is blocked, you may assign to the attacked player any number of"
        " its wounds that are not needed to kill its blockers). This card costs 2 technology mastery less"
        " to launch if an opponent controls more creatures and heroes than you. "
        "Recycle ([instant] discard this card from your hand and pay 1 dark Force: draw a card)."
    ),
    gist="Breakthrough; 2 less with fewer units",
    keywords=TRAMPLE,
)
colosse_airain.discount = Discount(TECH_MASTERY, 2, has_fewer_units)
colosse_airain.recycles(Cost(dark=1))(draws(1))

reserviste_airain = AIRAIN.creature(
    "reserviste_airain",
    "Bronze Reservist",
    Cost(dark=1, tech_mastery=1),
    2,
    3,
    text=(
        "This card costs 1 technology mastery less to launch if an opponent controls more creatures and "
        "heroes than you."
    ),
    gist="Costs 1 less with fewer units",
)
reserviste_airain.discount = Discount(TECH_MASTERY, 1, has_fewer_units)
