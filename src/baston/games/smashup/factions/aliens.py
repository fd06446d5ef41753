"""Aliens: their twenty cards and two bases."""

from __future__ import annotations

from baston.games.smashup.cards.card import TO_BASE, Faction
from baston.games.smashup.constants import AFTER_SCORING, PLACE_IN_HAND, PLAYED
from baston.games.smashup.effects.affecting import move, place_under_deck, return_to_hand
from baston.games.smashup.effects.extra_plays import extra_minion, may_play_extra_minion
from baston.games.smashup.phases.scoring import plan, will_be_discarded, winners
from baston.games.smashup.queries.choices import bases, me_alone, minions, other_bases, other_players
from baston.games.smashup.queries.targets import exchangeable
from baston.games.smashup.queries.where import is_here, is_minion
from baston.games.smashup.state.table import Table
from baston.games.smashup.verbs.bases import exchange_base, search_base_deck
from baston.games.smashup.verbs.piles import discard, look_at_hand
from baston.games.smashup.verbs.points import gain_vp
from baston.kernel.effect import asks, may, must
from baston.kernel.frame import SEAT, Frame

aliens = Faction("aliens", "Aliens", box="core")

supreme_overlord = aliens.minion(
    "Supreme Overlord",
    power=5,
    text="You may return a minion, even this one, to its owner's hand.",
    gist="Return a minion to its owner's hand",
)


@supreme_overlord.then
@asks(may(minions()))
def supreme_overlord_sends_home(table: Table, me: Frame) -> None:
    return_to_hand(table, me.pick)


invader = aliens.minion("Invader", power=3, copies=2, text="Gain 1 VP.")


@invader.then
@asks()
def invader_scores(table: Table, me: Frame) -> None:
    gain_vp(table, me.player, 1)


scout = aliens.minion(
    "Scout",
    power=3,
    copies=3,
    text=(
        "After this base scores, you may save this minion: when the cards here are discarded, it goes to "
        "its owner's hand instead."
    ),
    gist="Goes to hand after its base scores",
)


@scout.special(AFTER_SCORING, when=will_be_discarded, does="may go to its owner's hand")
@asks(may(me_alone))
def scout_will_leave(table: Table, me: Frame) -> None:
    plan(table, me, PLACE_IN_HAND, me.card)


collector = aliens.minion(
    "Collector",
    power=2,
    copies=4,
    text="You may return a minion here of power 3 or less, even this one, to its owner's hand.",
    gist="Return a minion of 3 or less from here",
)


@collector.then
@asks(may(minions(here=True, power_at_most=3)))
def collector_takes_away(table: Table, me: Frame) -> None:
    return_to_hand(table, me.pick)


abduction = aliens.action(
    "Abduction",
    text="Return a minion to its owner's hand. This turn you may play an extra minion.",
    gist="Return a minion, play an extra one",
)


@abduction.then
@asks(must(minions()))
def abduction_returns_one(table: Table, me: Frame) -> None:
    return_to_hand(table, me.pick)


abduction(may_play_extra_minion())

beam_up = aliens.action("Beam Up", copies=2, text="Return a minion to its owner's hand.")


@beam_up.then
@asks(must(minions()))
def beam_up_returns_one(table: Table, me: Frame) -> None:
    return_to_hand(table, me.pick)


crop_circles = aliens.action(
    "Crop Circles",
    text="Choose a base: return all the minions there, yours too, to their owners' hands.",
    gist="Return all minions of a base to hand",
)


@crop_circles.then
@asks(must(bases))
def crop_circles_clear_a_base(table: Table, me: Frame) -> None:
    return_to_hand(table, *table.minions_at[me.pick])


disintegrator = aliens.action(
    "Disintegrator",
    copies=2,
    text="Place a minion of power 3 or less under its owner's deck.",
    gist="Place a minion of 3 or less under a deck",
)


@disintegrator.then
@asks(must(minions(power_at_most=3)))
def disintegrator_puts_away(table: Table, me: Frame) -> None:
    place_under_deck(table, me.pick)


invasion = aliens.action("Invasion", text="Move a minion to another base.")


@invasion.then
@asks(must(minions()), must(other_bases), prompt="move")
def invasion_moves_one(table: Table, me: Frame) -> None:
    minion, base = me.picks
    move(table, minion, base)


jammed_signal = aliens.action(
    "Jammed Signal",
    attach=TO_BASE,
    text=("Attach this card to a base. As long as it is there, all players ignore the base's ability."),
    gist="All players ignore a base's ability",
)
jammed_signal.silences_base = True

probe = aliens.action(
    "Probe",
    text=("Look at another player's hand. If there are minions in it, choose one: that player discards it."),
    gist="Discard a minion from another's hand",
)


@probe.then
@asks(must(other_players, kind=SEAT))
def probe_looks(table: Table, me: Frame) -> None:
    look_at_hand(table, me.seat, by=me.player)
    set_probed(me, me.seat)


def set_probed(me: Frame, seat: int) -> None:
    """The Probe has looked at the hand of this seat."""
    me.memo = [seat]


def probed_seat(me: Frame) -> int:
    """The seat, from 0, at whose hand the Probe has looked."""
    return me.memo[0]


def minions_in_probed_hand(table: Table, me: Frame) -> list[int]:
    return [card for card in table.hand[probed_seat(me)] if is_minion(table, card)]


@probe.then
@asks(must(minions_in_probed_hand), prompt="take")
def probe_takes_one(table: Table, me: Frame) -> None:
    discard(table, me.pick)


terraforming = aliens.action(
    "Terraforming",
    text=(
        "Search the base deck for a base and exchange it with a base in play: minions stay, actions "
        "attached to the old base are discarded. Shuffle the base deck. This turn you may play an extra "
        "minion on the new base."
    ),
    gist="Exchange a base, play an extra minion",
)


@terraforming.then
@asks()
def terraforming_searches(table: Table, me: Frame) -> None:
    search_base_deck(table, me.player)


def bases_in_deck(table: Table, me: Frame) -> list[int]:
    return table.base_deck[:]


@terraforming.then
@asks(must(bases_in_deck), must(exchangeable), prompt="exchange")
def terraforming_exchanges(table: Table, me: Frame) -> None:
    base, place = me.picks
    set_new_place(me, exchange_base(table, me.player, place, base))


def set_new_place(me: Frame, place: int) -> None:
    """The new base lies at this place; on a mat anywhere."""
    me.memo = [place]


def new_place(me: Frame) -> int:
    return me.memo[0]


@terraforming.if_so
@asks()
def terraforming_settles(table: Table, me: Frame) -> None:
    extra_minion(table, me, place=new_place(me))


the_homeworld = aliens.base(
    "The Homeworld",
    breakpoint=23,
    vp=(4, 2, 1),
    text=(
        "After a minion is played here, its owner may play an extra minion of power 2 or less this turn, "
        "on any base."
    ),
    gist="Play here, then an extra of 2 or less",
)


def came_here(table: Table, me: Frame) -> bool:
    return is_here(table, me, me.subject)


@the_homeworld.after(
    PLAYED,
    when=came_here,
    to_owner=True,
    does="the owner of {it} may play an extra minion of power 2 or less",
)
@asks()
def the_homeworld_welcomes(table: Table, me: Frame) -> None:
    extra_minion(table, me, power_at_most=2)


the_mothership = aliens.base(
    "The Mothership",
    breakpoint=20,
    vp=(4, 2, 1),
    text=(
        "After this base scores, the winner may return one of their minions here of power 3 or less to "
        "its owner's hand."
    ),
    gist="Winner: return own minion of 3 or less",
)


@the_mothership.scoring(
    AFTER_SCORING, winners, does="the winner may return a minion here to its owner's hand"
)
@asks(may(minions(mine=True, here=True, power_at_most=3)))
def the_mothership_takes_back(table: Table, me: Frame) -> None:
    return_to_hand(table, me.pick)
