"""Star Roamers: their twenty cards and two bases."""

from __future__ import annotations

from baston.games.smashup.cards.card import TO_BASE, TO_MY_BASE, Faction, printed
from baston.games.smashup.constants import AFTER_SCORING, DESTROY, HAND, L_REVEAL, RETURN, TURN_STARTS
from baston.games.smashup.effects.affecting import move, move_all, return_to_hand
from baston.games.smashup.effects.affecting_frame import way_of
from baston.games.smashup.effects.events import each_picks_in_turn
from baston.games.smashup.effects.extra_plays import extra_minion
from baston.games.smashup.effects.playing import play, play_packed, ways_to_play
from baston.games.smashup.effects.protecting import (
    can_stand_in,
    discard_others_actions_here,
    is_affecting,
    save_instead,
    stand_in,
)
from baston.games.smashup.effects.revealed import carried_cards, carry_cards
from baston.games.smashup.phases.windows import place_in_window
from baston.games.smashup.queries.choices import (
    bases,
    bases_without_it,
    minions,
    minions_in_deck,
    minions_in_hand,
    other_bases,
)
from baston.games.smashup.queries.in_force import ignores
from baston.games.smashup.queries.targets import is_forbidden
from baston.games.smashup.queries.where import (
    is_fellow_minion,
    is_minion,
    minions_of,
    minions_of_at,
    place_of_doer,
)
from baston.games.smashup.state.table import Table
from baston.games.smashup.variant import RESSEMBLANCES
from baston.games.smashup.verbs.bases import add_base
from baston.games.smashup.verbs.piles import at_random, put_in_hand, search_deck, show, shuffle_deck
from baston.kernel.effect import again, any_number, asks, may, must
from baston.kernel.frame import PACKED, Frame
from baston.kernel.log import note

star_roamers = Faction("star_roamers", "Star Roamers", box=RESSEMBLANCES)

ships_captain = star_roamers.minion(
    "Ship's Captain",
    power=5,
    text="Search your deck for a minion, show it to all players and take it into your hand. Shuffle your "
    "deck. If the minion's printed power is 3 or less, at once play it here as an extra minion.",
    gist="Search for a minion, played if 3 or less",
)


@ships_captain.then
@asks()
def ships_captain_searches(table: Table, me: Frame) -> None:
    search_deck(table, me.player)


@ships_captain.then
@asks(must(minions_in_deck))
def ships_captain_takes(table: Table, me: Frame) -> None:
    show(table, me.pick)
    put_in_hand(table, me.pick)
    carry_cards(me, [me.pick])


@ships_captain.then
@asks()
def ships_captain_shuffles_and_calls(table: Table, me: Frame) -> None:
    shuffle_deck(table, me.player)
    for card in carried_cards(me):
        if printed(table, card).power <= 3 and not is_forbidden(table, me.player, card, me.where):
            play(table, me.player, card, me.where)


medical_officer = star_roamers.minion(
    "Medical Officer",
    power=4,
    text="When another of your minions would be destroyed, you may return it to its owner's hand instead.",
    gist="Your destroyed others return to hand",
)


def a_fellow_would_be_destroyed(table: Table, source: int, affecting: Frame, victim: int) -> bool:
    return way_of(affecting) == DESTROY and is_fellow_minion(table, source, victim)


@medical_officer.replaces(a_fellow_would_be_destroyed, may=True, does="may return {it} to its owner's hand")
@asks(clause="SU-186")
def medical_officer_evacuates(table: Table, me: Frame) -> None:
    """The return may be replaced in its turn (SU-186)."""
    save_instead(table, me, [me.subject])
    return_to_hand(table, me.subject)


science_officer = star_roamers.minion(
    "Science Officer",
    power=4,
    text="Talent: return one of your minions of power 4 or less, even this one, to its owner's hand. This "
    "turn you may play an extra minion of another name.",
    gist="Talent: return a 4 or less, play another",
)


@science_officer.talent()
@asks(must(minions(mine=True, power_at_most=4)), clause="SU-187")
def science_officer_returns_one(table: Table, me: Frame) -> None:
    carry_cards(me, [me.pick])
    return_to_hand(table, me.pick)


@science_officer_returns_one.then
@asks()
def science_officer_brings_another(table: Table, me: Frame) -> None:
    """Whatever has become of the one picked (SU-187)."""
    [returned] = carried_cards(me)
    extra_minion(table, me, other_than=table.what[returned])


ships_engineer = star_roamers.minion(
    "Ship's Engineer",
    power=3,
    copies=3,
    text="When another of your minions would return to your hand, you may move it to another base instead.",
    gist="Your others move instead of returning",
)


def would_return_to_my_hand(table: Table, source: int, affecting: Frame, victim: int) -> bool:
    """A minion that another player owns goes to that player's hand (SU-186)."""
    return (
        way_of(affecting) == RETURN
        and is_fellow_minion(table, source, victim)
        and table.owner[victim] == table.control[source]
    )


@ships_engineer.replaces(
    would_return_to_my_hand, may=True, places=bases_without_it, does="may move {it} to another base"
)
@asks(clause="SU-186")
def ships_engineer_beams_over(table: Table, me: Frame) -> None:
    save_instead(table, me, [me.subject])
    move(table, me.subject, me.where)


ensign = star_roamers.minion(
    "Ensign",
    power=2,
    copies=4,
    text="When a card played by another player would directly affect another of your minions here, you "
    "may let it affect this minion instead.",
    gist="Takes what would affect your minion here",
)


def another_player_reaches_in(table: Table, source: int, affecting: Frame, victim: int) -> bool:
    """Whether another player affects another minion of the source's controller, on the source's base."""
    return (
        affecting.player != table.control[source]
        and is_fellow_minion(table, source, victim)
        and table.place[victim] == table.place[source]
        and is_affecting(table, affecting)
    )


def can_be_hit_instead(table: Table, source: int, affecting: Frame, victim: int) -> bool:
    is_hit = another_player_reaches_in(table, source, affecting, victim)
    return is_hit and can_stand_in(table, affecting, source, victim)


@ensign.replaces(can_be_hit_instead, may=True, does="may take the hit for {it}")
@asks(clause="SU-184")
def ensign_takes_the_hit(table: Table, me: Frame) -> None:
    stand_in(table, me, me.card)


hyperspeed_10 = star_roamers.action(
    "Hyperspeed 10",
    text="Choose two bases: all minions on the first base move to the second.",
    gist="Move all minions of a base to another",
)


def bases_but_the_first(table: Table, me: Frame) -> list[int]:
    return [place for place in table.places if place != me.picks[0]]


@hyperspeed_10.then
@asks(must(bases), must(bases_but_the_first), prompt="carry")
def hyperspeed_10_carries_all(table: Table, me: Frame) -> None:
    move_all(table, table.minions_at[me.picks[0]], me.picks[1])


mass_teleport = star_roamers.action(
    "Mass Teleport",
    copies=2,
    text="In turn order, each player chooses one of their minions: return it to its owner's hand.",
    gist="Each player returns one of their minions",
)


each_picks_in_turn(mass_teleport, minions_of, return_to_hand)

port_me_up = star_roamers.action(
    "Port Me Up",
    copies=2,
    text="Return one of your minions to its owner's hand. You may also play this card after a base scores, "
    "for one of your minions there.",
    gist="Return your minion, even after scoring",
)

port_me_up.played_at(AFTER_SCORING)


def minions_to_port(table: Table, me: Frame) -> list[int]:
    """After a scoring only those on that base."""
    place = place_in_window(table, AFTER_SCORING)
    return minions_of_at(table, place, me.player) if place > 0 else minions_of(table, me.player)


@port_me_up.then
@asks(must(minions_to_port))
def port_me_up_returns_one(table: Table, me: Frame) -> None:
    return_to_hand(table, me.pick)


protector_fields = star_roamers.action(
    "Protector Fields",
    attach=TO_MY_BASE,
    text="Attach this card to a base where you have a minion, and discard the actions that other players "
    "have attached to your minions there. Other players' cards cannot affect your minions there.",
    gist="Others' cards spare your minions there",
)


def anothers_card_reaches_in(table: Table, source: int, affecting: Frame, victim: int) -> bool:
    """A base is nobody's card (SU-183)."""
    return affecting.card >= table.first_card and another_player_reaches_in(table, source, affecting, victim)


protector_fields.guard = anothers_card_reaches_in
protector_fields(discard_others_actions_here)

teleport_error = star_roamers.action(
    "Teleport Error",
    text="Choose a minion: it moves to another base drawn at random.",
    gist="Move a minion to a random base",
)


@teleport_error.then
@asks(must(minions()))
def teleport_error_scatters(table: Table, me: Frame) -> None:
    elsewhere = other_bases(table, me)
    if elsewhere:
        move(table, me.pick, at_random(table, elsewhere))


teleport_overflow = star_roamers.action(
    "Teleport Overflow",
    text="Return one of your minions to its owner's hand. Then show any number of minions of one name "
    "from your hand and at once play them as extra minions.",
    gist="Return a minion, play many of one name",
)


def hand_minions_of_one_name(table: Table, me: Frame) -> list[int]:
    title = printed(table, me.picks[0]).title if me.picks else ""
    return [card for card in minions_in_hand(table, me) if title in ("", printed(table, card).title)]


def ways_to_play_the_next(table: Table, me: Frame) -> list[int]:
    """Of the minions shown that are still in hand; all are alike, so one after another."""
    waiting = [card for card in carried_cards(me) if table.place[card] == HAND]
    return ways_to_play(table, me.player, waiting[0]) if waiting else []


@teleport_overflow.then
@asks(must(minions(mine=True)), clause="SU-187", prompt="return")
def teleport_overflow_returns_one(table: Table, me: Frame) -> None:
    return_to_hand(table, me.pick)


@teleport_overflow.then
@asks(any_number(hand_minions_of_one_name), clause="SU-187", prompt="show")
def teleport_overflow_shows(table: Table, me: Frame) -> None:
    carry_cards(me, me.picks[:])
    for card in me.picks:
        show(table, card)
        note(table, L_REVEAL, me.player, card)


@teleport_overflow.then
@asks(must(ways_to_play_the_next, kind=PACKED), clause="SU-187", prompt="bring")
def teleport_overflow_brings(table: Table, me: Frame) -> None:
    carry_cards(me, [card for card in carried_cards(me) if table.place[card] == HAND][1:])
    play_packed(table, me.player, me.pick)
    again(me)


weird_new_worlds = star_roamers.action(
    "Weird New Worlds",
    attach=TO_BASE,
    text="Attach this card to a base and put the top card of the base deck into play as an extra base. When "
    "a base scores, discard this card instead of replacing that base.",
    gist="Puts an extra base into play",
)

weird_new_worlds.ends_extra_base = True


@weird_new_worlds.then
@asks()
def weird_new_worlds_appear(table: Table, me: Frame) -> None:
    add_base(table, me.player)


whiplash_maneuver = star_roamers.action(
    "Whiplash Maneuver",
    attach=TO_BASE,
    text="Attach this card to a base. When one of your minions on another base would return to your hand, "
    "you may move it here instead.",
    gist="Your returning minions may move there",
)


def would_return_from_elsewhere(table: Table, source: int, affecting: Frame, victim: int) -> bool:
    is_elsewhere = table.place[victim] != table.place[source]
    return is_elsewhere and would_return_to_my_hand(table, source, affecting, victim)


@whiplash_maneuver.replaces(would_return_from_elsewhere, may=True, does="may move {it} to its own base")
@asks(clause="SU-186")
def whiplash_maneuver_turns_it_round(table: Table, me: Frame) -> None:
    save_instead(table, me, [me.subject])
    move(table, me.subject, table.place[me.card])


uss_undertaking = star_roamers.base(
    "USS Undertaking",
    breakpoint=22,
    vp=(4, 2, 1),
    text="At the start of a player's turn, that player may move one of their minions here from another "
    "base, or from here to another base.",
    gist="Each turn, move yours here or away",
)


def the_other_end(table: Table, me: Frame) -> list[int]:
    """Here, or from here the other bases."""
    return other_bases(table, me) if table.place[me.picks[0]] == me.where else [me.where]


@uss_undertaking.after(TURN_STARTS, does="may move a minion to it or from it")
@asks(may(minions(mine=True)), must(the_other_end), prompt="ferry")
def uss_undertaking_ferries(table: Table, me: Frame) -> None:
    move(table, me.picks[0], me.picks[1])


neutral_space = star_roamers.base(
    "Neutral Space",
    breakpoint=18,
    vp=(3, 2, 1),
    text="Minions here cannot be affected by minions here that another player controls.",
    gist="Minions here cannot affect others' here",
)


def anothers_minion_here_strikes(table: Table, source: int, affecting: Frame, victim: int) -> bool:
    place = table.place[source]
    return (
        table.place[victim] == place
        and is_minion(table, victim)
        and is_minion(table, affecting.card)
        and affecting.player != table.control[victim]
        and is_affecting(table, affecting)
        and place_of_doer(table, affecting) == place
        and not ignores(table, place, table.control[victim])
    )


neutral_space.guard = anothers_minion_here_strikes
