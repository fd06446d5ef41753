"""Directoire d'Airain: big units, breakthrough, engaging the opponents' energies."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import AIRAIN, FLYERS, Cost, Reduction, printed
from baston.games.galacticlash.constants import CREATURE, HERO, TECH_MASTERY, TRAMPLE
from baston.games.galacticlash.effects.affecting import enter_play
from baston.games.galacticlash.effects.shared_steps import blocks_energies, deals, destroys, engages
from baston.games.galacticlash.effects.trigger_frame import event_seat
from baston.games.galacticlash.queries.auras import itself, my_others, with_others
from baston.games.galacticlash.queries.choices import (
    engaged_ones,
    in_combat,
    one_of_each,
    pit_cards,
    rival_energies,
    units,
)
from baston.games.galacticlash.queries.in_play import has_faction, is_attacking
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.cards import shuffle
from baston.games.galacticlash.verbs.sight import look, show
from baston.games.galacticlash.verbs.zones import put_in_hand
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
