"""Syndicat du Vide: evasion, theft, attack on the hand, tricks."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.cards.card import FLYERS, VIDE, Cost, printed
from baston.games.galacticlash.constants import HASTE, HERO, HITS, LETHAL, PRESENCE, UNBLOCKABLE
from baston.games.galacticlash.effects.affecting import take_control
from baston.games.galacticlash.effects.chain import counter, player_of_item
from baston.games.galacticlash.effects.shared_steps import (
    boost,
    choose_player,
    chosen_seat,
    counters,
    deals,
    draws,
    give_haste,
    make_discard,
    returns,
    show_hand,
)
from baston.games.galacticlash.effects.trigger_frame import event_seat
from baston.games.galacticlash.queries.auras import itself
from baston.games.galacticlash.queries.choices import (
    EVENTS,
    UNITS,
    cost_at_most,
    creatures,
    launched_capacities,
    launched_cards,
    of_rivals,
    one_of_each,
    rival_players,
    units,
)
from baston.games.galacticlash.queries.in_play import has_faction, is_engaged
from baston.games.galacticlash.queries.seats import are_opponents, opponents
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.cards import discard, discard_at_random, draw
from baston.games.galacticlash.verbs.engaging import engage, ready
from baston.kernel.effect import asks, begin, may, must
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


@le_courtier.active(Cost(force_mastery=1), instant=True)
@asks(must(launched_cards(EVENTS)))
def le_courtier_asks_for_two(clash: Clash, me: Frame) -> None:
    seat = player_of_item(clash, me.pick)
    if seat >= 0:
        begin(clash, ransom.number, me.card, seat, me.pick)


def set_paid(me: Frame, energies: int) -> None:
    """The ransom has been paid with so many energies."""
    me.memo = [energies]


def is_paid(me: Frame) -> bool:
    """Whether the ransom has been paid."""
    return len(me.memo) > 0


def two_ready_energies(clash: Clash, me: Frame) -> list[int]:
    ready = [card for card in clash.energies[me.player] if not is_engaged(clash, card)]
    return one_of_each(clash, ready, me.picks) if len(ready) > 1 else []


@le_courtier.part("ransom")
@asks(may(two_ready_energies), must(two_ready_energies))
def ransom(clash: Clash, me: Frame) -> None:
    """Whoever launched the card may engage two energies of any kinds."""
    for energy in me.picks:
        engage(clash, energy)
    set_paid(me, len(me.picks))


@ransom.then
@asks()
def unpaid_it_is_countered(clash: Clash, me: Frame) -> None:
    if not is_paid(me):
        counter(clash, me.subject)


cambriolage = VIDE.action(
    "cambriolage",
    "Burglary",
    Cost(star=2, tech_mastery=2),
    "Choose an opponent. Draw two cards; that opponent discards a card of their choice.",
    gist="Draw two cards, an opponent discards one",
)


@cambriolage.then
@asks(must(rival_players))
def cambriolage_is_done(clash: Clash, me: Frame) -> None:
    draw(clash, me.player, 2)
    make_discard(clash, me, me.seat)


offre_irrefusable = VIDE.action(
    "offre_irrefusable",
    "Irresistible Offer",
    Cost(star=2, force_mastery=2),
    (
        "Gain control of a creature until end of turn and ready it. It can attack and be engaged this turn "
        "in spite of the delay."
    ),
    gist="Control and ready a creature this turn",
)


@offre_irrefusable.then
@asks(must(units(creatures)))
def offre_irrefusable_is_taken(clash: Clash, me: Frame) -> None:
    take_control(clash, me.pick, me.player, for_this_turn=True)
    ready(clash, me.pick)
    give_haste(clash, me.pick)


fausse_piste = VIDE.instant(
    "fausse_piste",
    "False Trail",
    Cost(star=1, tech_mastery=1),
    "Return a creature to its owner's hand.",
)
fausse_piste.then(returns(must(units(creatures))))

coup_fourre = VIDE.instant(
    "coup_fourre",
    "Dirty Trick",
    Cost(star=1),
    ("A creature or hero gets +2/+0 or −2/+0 until end of turn; you choose which as you launch this card."),
    gist="+2/+0 or −2/+0 to a unit this turn",
)

STRONGER: Final = 1
WEAKER: Final = 2


def stronger_or_weaker(clash: Clash, me: Frame) -> list[int]:
    return [STRONGER, WEAKER]


@coup_fourre.then
@asks(must(stronger_or_weaker, kind=NUMBER), must(units()), prompt="strike")
def coup_fourre_is_struck(clash: Clash, me: Frame) -> None:
    mode, unit = me.picks
    boost(clash, unit, 2 if mode == STRONGER else -2, 0)


contrat_rompu = VIDE.instant(
    "contrat_rompu",
    "Broken Contract",
    Cost(star=1, force_mastery=1),
    "Counter an active capacity of a creature, hero or presence as it is used.",
    gist="Counter an active capacity",
)
contrat_rompu.then(counters(must(launched_capacities((*UNITS, PRESENCE)))))

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
