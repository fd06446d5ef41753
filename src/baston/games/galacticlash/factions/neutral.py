"""Neutral cards, which any deck may play; the energies stand in `cards`."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import FLYERS, FREE, NEUTRAL, Cost, Discount, printed
from baston.games.galacticlash.constants import (
    CREATURE,
    ENERGY,
    HERO,
    L_DESTROYED,
    PRESENCE,
    REACH,
    TRAMPLE,
)
from baston.games.galacticlash.effects.affecting import bury
from baston.games.galacticlash.effects.ransom import counters_unless_paid
from baston.games.galacticlash.effects.shared_steps import (
    boosts,
    counters,
    draws,
    engages,
    gains_life,
    look_at_library,
    readies,
    returns,
)
from baston.games.galacticlash.queries.choices import (
    ANY_TYPE,
    UNITS,
    any_player,
    is_rechecked,
    launched_cards,
    one_of_each,
    pit_cards,
    ready_ones,
    rival_energies,
    units,
)
from baston.games.galacticlash.queries.costs import STAR
from baston.games.galacticlash.queries.in_play import is_engaged, is_flyer
from baston.games.galacticlash.queries.standing import has_less_life
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.cards import draw, mill, shuffle
from baston.games.galacticlash.verbs.zones import put_in_play
from baston.kernel.effect import asks, must
from baston.kernel.frame import Frame

drone_relevage = NEUTRAL.creature(
    "drone_relevage",
    "Salvage Drone",
    Cost(star=1, tech_mastery=1),
    1,
    2,
    (),
    text="When this creature dies, draw a card.",
)
drone_relevage.dies(draws(1))

mule_cuirassee = NEUTRAL.creature(
    "mule_cuirassee",
    "Armored Mule",
    Cost(tech_mastery=2),
    1,
    4,
    (),
)


epervier_falaises = NEUTRAL.creature(
    "epervier_falaises",
    "Cliff Hawk",
    Cost(star=1, force_mastery=1),
    1,
    2,
    (FLYERS,),
)


mastodonte_mines = NEUTRAL.creature(
    "mastodonte_mines",
    "Mine Mastodon",
    Cost(tech_mastery=4),
    4,
    5,
    (),
)


manta_nuees = NEUTRAL.creature(
    "manta_nuees",
    "Cloud Manta",
    Cost(star=2, force_mastery=3),
    4,
    4,
    (FLYERS,),
)


titan_errant = NEUTRAL.creature(
    "titan_errant",
    "Wandering Titan",
    Cost(star=4, tech_mastery=4),
    8,
    8,
    (),
    text=(
        "Breakthrough (when this creature is blocked, you may assign to the attacked player any number of "
        "its wounds that are not needed to kill its blockers). "
        "Recycle ([instant] discard this card from your hand and pay 1 technology mastery: draw a card)."
    ),
    gist="Breakthrough",
    keywords=TRAMPLE,
)
titan_errant.recycles(Cost(tech_mastery=1))(draws(1))


baryn_orr = NEUTRAL.hero(
    "baryn_orr",
    "Baryn Orr, Star Merchant",
    Cost(star=1, tech_mastery=2),
    1,
    4,
    (),
    text="In each of your priming phases, you may play one energy card more, of any kind. Non-cumulative.",
    gist="One more energy card each turn",
    story="He delivers before you order.",
)
baryn_orr.extra_energies = 1

tourelle_ciel = NEUTRAL.creature(
    "tourelle_ciel",
    "Sky Turret",
    Cost(tech_mastery=3),
    2,
    4,
    (),
    text=(
        "Reach (this creature can block flying creatures and heroes). Recycle ([instant] discard this "
        "card from your hand and pay 1 technology mastery: draw a card)."
    ),
    gist="Reach",
    keywords=REACH,
)
tourelle_ciel.recycles(Cost(tech_mastery=1))(draws(1))

leviathan_nuees = NEUTRAL.creature(
    "leviathan_nuees",
    "Cloud Leviathan",
    Cost(star=4, force_mastery=3),
    7,
    6,
    (FLYERS,),
    text=(
        "This card costs 2 dark or light Force less to launch if an opponent has more life than you. "
        "Recycle ([instant] discard this card from your hand and pay 1 Force mastery: draw a card)."
    ),
    gist="Costs 2 less if you have less life",
)
leviathan_nuees.discount = Discount(STAR, 2, has_less_life)
leviathan_nuees.recycles(Cost(force_mastery=1))(draws(1))

transmission_codee = NEUTRAL.action(
    "transmission_codee",
    "Coded Transmission",
    Cost(star=1, tech_mastery=2),
    "Draw two cards.",
)
transmission_codee.then(draws(2))

fouille_fosse = NEUTRAL.action(
    "fouille_fosse",
    "Search the Pit",
    Cost(star=1, force_mastery=1),
    "Return a creature or hero card from your pit to your hand.",
    gist="Return a unit from your pit to your hand",
)
fouille_fosse.then(returns(must(pit_cards((CREATURE, HERO)))))

table_rase = NEUTRAL.action(
    "table_rase",
    "Clean Slate",
    Cost(star=4, tech_mastery=3),
    (
        "Destroy all creatures and heroes. Recycle ([instant] discard this card from your hand and pay 1 "
        "technology mastery: draw a card)."
    ),
    gist="Destroy all creatures and heroes",
)


@table_rase.then
@asks()
def table_rase_is_made(clash: Clash, me: Frame) -> None:
    bury(clash, clash.units[:], L_DESTROYED)


table_rase.recycles(Cost(tech_mastery=1))(draws(1))


panne_courant = NEUTRAL.instant(
    "panne_courant",
    "Power Failure",
    Cost(tech_mastery=1),
    "Engage a ready energy card or a ready presence of an opponent.",
    gist="Engage an opponent's energy or presence",
)
panne_courant.then(engages(must(rival_energies(ready=True, presences_too=True))))

champ_stase = NEUTRAL.instant(
    "champ_stase",
    "Stasis Field",
    Cost(star=1, tech_mastery=1),
    "Engage a ready creature or hero.",
)
champ_stase.then(engages(must(units(ready_ones))))

interference_totale = NEUTRAL.instant(
    "interference_totale",
    "Total Interference",
    Cost(star=2, tech_mastery=2),
    "Counter a card of any type as it is launched.",
    gist="Counter any card as it is launched",
)
interference_totale.then(counters(must(launched_cards(ANY_TYPE))))

sursaut = NEUTRAL.instant(
    "sursaut",
    "Sudden Resolve",
    Cost(star=1),
    "A creature or hero gets +1/+2 until end of turn.",
    gist="A unit gets +1/+2 this turn",
)
sursaut.then(boosts(1, 2))

prospection = NEUTRAL.action(
    "prospection",
    "Prospecting",
    Cost(star=2),
    "Search your library for an energy card and put it into play engaged. Shuffle your library.",
    gist="Put an energy of your library into play",
)


@prospection.then
@asks()
def prospection_looks(clash: Clash, me: Frame) -> None:
    look_at_library(clash, me.player)


def energies_in_my_library(clash: Clash, me: Frame) -> list[int]:
    library = clash.library[me.player]
    return one_of_each(clash, [card for card in library if printed(clash, card).kind == ENERGY], me.picks)


@prospection.then
@asks(must(energies_in_my_library), prompt="take")
def prospection_takes(clash: Clash, me: Frame) -> None:
    put_in_play(clash, me.pick, me.player, engaged=True)


@prospection.then
@asks()
def prospection_ends(clash: Clash, me: Frame) -> None:
    shuffle(clash, me.player)


court_circuit = NEUTRAL.instant(
    "court_circuit",
    "Short Circuit",
    Cost(tech_mastery=2),
    (
        "Counter a creature, hero or presence card as it is launched, unless the player who launches it "
        "engages two of their ready energy cards."
    ),
    gist="Counter a unit or presence, or two pay",
)
court_circuit.then(counters_unless_paid(must(launched_cards((*UNITS, PRESENCE)))))

trou_ver = NEUTRAL.instant(
    "trou_ver",
    "Wormhole",
    Cost(star=2, force_mastery=1),
    "Return a creature or hero to its owner's hand. Draw a card.",
    gist="Return a unit to hand; draw a card",
)
trou_ver.then(returns(must(units()))).then(draws(1))

champ_epaves = NEUTRAL.presence(
    "champ_epaves",
    "Wreck Field",
    Cost(star=1, tech_mastery=1),
    (
        "[action] Engage this card and pay 1 technology mastery: choose a player; they put the top two cards "
        "of their library into their pit."
    ),
    gist="Engage: two library cards to the pit",
)


@champ_epaves.active(Cost(tech_mastery=1))
@asks(must(any_player))
def champ_epaves_buries(clash: Clash, me: Frame) -> None:
    mill(clash, me.seat, 2)


reacteur_auxiliaire = NEUTRAL.presence(
    "reacteur_auxiliaire",
    "Auxiliary Reactor",
    Cost(star=1, tech_mastery=2),
    "[instant] Engage this card: ready one of your engaged energy cards.",
    gist="Engage: ready one of your energies",
)


def my_engaged_energies(clash: Clash, me: Frame) -> list[int]:
    energies = [card for card in clash.energies[me.player] if is_engaged(clash, card)]
    return energies if is_rechecked(me) else one_of_each(clash, energies, me.picks)


reacteur_auxiliaire.active(FREE, instant=True)(readies(must(my_engaged_energies)))

puits_gravite = NEUTRAL.presence(
    "puits_gravite",
    "Gravity Well",
    Cost(star=1, tech_mastery=2),
    "All flying creatures and heroes have −1/−1. Non-cumulative.",
    gist="All flying units have −1/−1",
)


def all_flyers(clash: Clash, source: int, unit: int) -> bool:
    return is_flyer(clash, unit)


puits_gravite.aura(all_flyers, -1, -1, cumulative=False)

observatoire = NEUTRAL.presence(
    "observatoire",
    "Observatory",
    Cost(star=1),
    (
        "When this card enters play, you gain 1 life. "
        "[action] Engage this card and pay 1 dark or light Force: draw a card. Shuffle your library."
    ),
    gist="Gain 1 life; engage: draw a card",
)
observatoire.enters(gains_life(1))


@observatoire.active(Cost(star=1))
@asks()
def observatoire_redraws_the_stars(clash: Clash, me: Frame) -> None:
    draw(clash, me.player, 1)
    shuffle(clash, me.player)
