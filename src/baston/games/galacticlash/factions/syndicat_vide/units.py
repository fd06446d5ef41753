"""Syndicat du Vide: creatures and heroes."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.cards.card import FLYERS, VIDE, Cost, Discount, printed
from baston.games.galacticlash.constants import AMBUSH, HASTE, HERO, LETHAL, PRESENCE, REACH, UNBLOCKABLE
from baston.games.galacticlash.effects.affecting import take_control
from baston.games.galacticlash.effects.ransom import counters_unless_paid
from baston.games.galacticlash.effects.shared_steps import (
    choose_player,
    chosen_seat,
    deals,
    draws,
    gains_life,
    show_hand,
)
from baston.games.galacticlash.effects.trigger_frame import event_seat
from baston.games.galacticlash.queries.auras import itself
from baston.games.galacticlash.queries.choices import (
    EVENTS,
    cost_at_most,
    creatures,
    launched_cards,
    of_rivals,
    one_of_each,
    rival_players,
    units,
)
from baston.games.galacticlash.queries.costs import STAR
from baston.games.galacticlash.queries.seats import are_opponents, is_out, opponents
from baston.games.galacticlash.queries.standing import has_fewer_units
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.cards import discard, discard_at_random, shuffle
from baston.kernel.effect import always, asks, begin, may, must
from baston.kernel.frame import NUMBER, Frame

NO_UNITS: Final = EVENTS + (PRESENCE,)

passeur_lunes = VIDE.creature(
    "passeur_lunes",
    "Moon Runner",
    Cost(star=1),
    1,
    1,
    text="This creature cannot be blocked.",
    keywords=UNBLOCKABLE,
)

contrebandiere_agile = VIDE.creature(
    "contrebandiere_agile",
    "Nimble Smuggler",
    Cost(star=1, tech_mastery=1),
    2,
    1,
    text="When this creature deals combat wounds to a player, draw a card.",
    gist="Draw when it wounds a player",
)
contrebandiere_agile.hits(draws(1))

detrousseur_docks = VIDE.creature(
    "detrousseur_docks",
    "Dock Cutpurse",
    Cost(star=1, force_mastery=1),
    2,
    1,
    text="When this creature deals combat wounds to a player, that player discards a card at random.",
    gist="Wounds a player: they discard",
)


@detrousseur_docks.hits
@asks()
def detrousseur_docks_steals(clash: Clash, me: Frame) -> None:
    discard_at_random(clash, event_seat(me))


chasseur_primes = VIDE.creature(
    "chasseur_primes",
    "Bounty Hunter",
    Cost(star=2, tech_mastery=1),
    3,
    2,
    text="When this creature enters play, you may deal 1 wound to a creature or hero.",
    gist="Entering play: 1 wound to a unit",
)
chasseur_primes.enters(deals(1, may(units())))

brise_code = VIDE.creature(
    "brise_code",
    "Codebreaker",
    Cost(star=1, tech_mastery=2),
    2,
    3,
    text="[action] Engage this card and pay 1 dark or light Force and 2 technology mastery: choose an "
    "opponent; they show their hand to all players. Choose an action, instant or presence card there; "
    "they discard it.",
    gist="Engage: choose an opponent's discard",
)


@brise_code.active(Cost(star=1, tech_mastery=2))
@asks(must(rival_players))
def brise_code_reads(clash: Clash, me: Frame) -> None:
    choose_player(me, me.seat)
    show_hand(clash, me.seat)


def no_units_in_shown_hand(clash: Clash, me: Frame) -> list[int]:
    """Actions, instants and presences in the hand that was shown."""
    hand = clash.hand[chosen_seat(me)]
    return one_of_each(clash, [card for card in hand if printed(clash, card).kind in NO_UNITS], [])


@brise_code_reads.then
@asks(must(no_units_in_shown_hand), prompt="take")
def brise_code_takes(clash: Clash, me: Frame) -> None:
    discard(clash, me.pick)


mercenaire_endurci = VIDE.creature("mercenaire_endurci", "Hardened Mercenary", Cost(star=3), 4, 3)

raie_abysses = VIDE.creature("raie_abysses", "Abyss Ray", Cost(star=2, force_mastery=2), 3, 3, (VIDE, FLYERS))

usuriere_vide = VIDE.creature(
    "usuriere_vide",
    "Void Usurer",
    Cost(star=2, tech_mastery=2),
    2,
    4,
    text="At the start of your turn, if an opponent controls more energy cards than you, draw a card. "
    "Non-cumulative.",
    gist="With fewer energies, draw each turn",
)


def a_rival_has_more_energies(clash: Clash, me: Frame) -> bool:
    mine = len(clash.energies[me.player])
    return me.player == clash.turn and any(
        len(clash.energies[seat]) > mine for seat in opponents(clash, me.player)
    )


usuriere_vide.starts_turn(a_rival_has_more_energies, cumulative=False)(draws(1))

assassin_sans_visage = VIDE.creature(
    "assassin_sans_visage",
    "Faceless Assassin",
    Cost(star=3, force_mastery=1),
    3,
    2,
    text="A creature or hero that suffers at least 1 combat wound from this creature is destroyed.",
    gist="Destroys whom it wounds in combat",
    keywords=LETHAL,
)

brute_anneau = VIDE.creature(
    "brute_anneau",
    "Ring Brute",
    Cost(star=3, tech_mastery=2),
    5,
    4,
    text="As long as an opponent controls a hero, this creature has +1/+1.",
    gist="+1/+1 if an opponent has a hero",
)


def a_rival_has_a_hero(clash: Clash, source: int) -> bool:
    return any(
        printed(clash, unit).kind == HERO and are_opponents(clash, clash.control[unit], clash.control[source])
        for unit in clash.units
    )


brute_anneau.aura(itself, 1, 1, holds=a_rival_has_a_hero)

flashubi = VIDE.hero(
    "flashubi",
    "Flashubi",
    Cost(star=2, tech_mastery=1),
    2,
    3,
    text=(
        'As long as "Low Moons Trading Post" is in play under your control, this hero has +2/+1 and No delay '
        "(he can attack and be engaged in the turn he comes under your control)."
    ),
    gist="With the Trading Post: +2/+1, No delay",
    story="Seen everywhere, caught nowhere.",
)


def with_my_counter(clash: Clash, source: int) -> bool:
    """Is the Counter of the Low Moons in play under the same control (G-78)?"""
    return any(
        printed(clash, card).id == "comptoir_lunes_basses" and clash.control[card] == clash.control[source]
        for card in clash.presences
    )


flashubi.aura(itself, 2, 1, HASTE, with_my_counter)

zarka_olm = VIDE.hero(
    "zarka_olm",
    "Zarka Olm, Market Queen",
    Cost(star=3, tech_mastery=2),
    3,
    4,
    text="[action] Engage this card and pay 1 dark or light Force and 2 technology mastery: choose a "
    "creature of total cost 3 or less that an opponent controls; gain control of it as long as it is in "
    "play.",
    gist="Engage: control a creature of 3 or less",
    story="Everything has a price; she knows yours.",
)


@zarka_olm.active(Cost(star=1, tech_mastery=2))
@asks(must(units(creatures, of_rivals, cost_at_most(3))))
def zarka_olm_hires(clash: Clash, me: Frame) -> None:
    take_control(clash, me.pick, me.player, for_this_turn=False)


le_courtier = VIDE.hero(
    "le_courtier",
    "The Broker",
    Cost(star=2, force_mastery=2),
    2,
    4,
    text="[instant] Engage this card and pay 1 Force mastery: counter an action or instant card as it is "
    "launched, unless the player who launches it engages two of their ready energy cards.",
    gist="Engage: counter an action or instant",
    story="He sells the secret, then the silence.",
)


le_courtier.active(Cost(force_mastery=1), instant=True)(counters_unless_paid(must(launched_cards(EVENTS))))

chasseur_ailes = VIDE.creature(
    "chasseur_ailes",
    "Wing Hunter",
    Cost(star=2),
    2,
    2,
    text=(
        "Reach (this creature can block flying creatures and heroes). When this creature enters play, you"
        " gain 1 life."
    ),
    gist="Reach; gain 1 life",
    keywords=REACH,
)
chasseur_ailes.enters(gains_life(1))

ombre_quai = VIDE.creature(
    "ombre_quai",
    "Dockside Shadow",
    Cost(star=2, force_mastery=1),
    2,
    1,
    text=(
        "Ambush (you can launch this card as an answer, as you would an instant). A creature or hero that"
        " suffers at least 1 combat wound from this creature is destroyed."
    ),
    gist="Ambush; destroys whom it wounds",
    keywords=AMBUSH | LETHAL,
)

fantome_quais = VIDE.creature(
    "fantome_quais",
    "Phantom of the Docks",
    Cost(star=3, tech_mastery=2),
    4,
    3,
    text=(
        "This creature cannot be blocked. Recycle ([instant] discard this card from your hand and pay 1 "
        "dark or light Force: draw a card)."
    ),
    gist="Cannot be blocked",
    keywords=UNBLOCKABLE,
)
fantome_quais.recycles(Cost(star=1))(draws(1))

opportuniste = VIDE.creature(
    "opportuniste",
    "Opportunist",
    Cost(star=2),
    3,
    2,
    text=(
        "This card costs nothing if an opponent controls more creatures and heroes than you. When it "
        "enters play, each player may shuffle their library."
    ),
    gist="Costs nothing with fewer units",
)
opportuniste.discount = Discount(STAR, 2, has_fewer_units)


@opportuniste.enters
@asks()
def opportuniste_stirs_libraries(clash: Clash, me: Frame) -> None:
    for place in range(clash.players):
        seat = (clash.turn + place) % clash.players
        if not is_out(clash, seat):
            begin(clash, stirring.number, me.card, seat)


def keep_or_shuffle(clash: Clash, me: Frame) -> list[int]:
    """Both options of a player: to leave the library as it lies, or to shuffle it."""
    return [1, 2]


@opportuniste.part("stirs")
@asks(always(keep_or_shuffle, kind=NUMBER))
def stirring(clash: Clash, me: Frame) -> None:
    if me.pick == 2:
        shuffle(clash, me.player)
