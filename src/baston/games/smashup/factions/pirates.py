"""Pirates: their twenty cards and two bases."""

from __future__ import annotations

from baston.games.smashup.cards.card import Faction, printed
from baston.games.smashup.constants import (
    AFTER_SCORING,
    BEFORE_SCORING,
    DESTROY,
    FACTION,
    MOVE,
    REPLACED,
)
from baston.games.smashup.effects.affecting import boost, destroy, move, move_all
from baston.games.smashup.effects.affecting_frame import way_of
from baston.games.smashup.effects.protecting import save_instead
from baston.games.smashup.phases.scoring import (
    mine_to_be_discarded,
    others_than_winners,
    plan,
    runners_up,
    will_be_discarded,
)
from baston.games.smashup.queries.choices import (
    all_factions,
    all_players,
    bases,
    bases_with_my_minion,
    me_alone,
    minions,
    other_bases,
)
from baston.games.smashup.queries.power import power
from baston.games.smashup.queries.where import is_here, minions_of, minions_of_at
from baston.games.smashup.state.table import Table
from baston.kernel.effect import again, asks, may, must, up_to
from baston.kernel.frame import SEAT, Frame, seat_of_option

pirates = Faction("pirates", "Pirates", box="core")

pirate_king = pirates.minion(
    "Pirate King",
    power=5,
    text="When a base is about to score, you may move this minion there from another base.",
    gist="Moves to a base about to score",
)


def is_elsewhere(table: Table, me: Frame) -> bool:
    return not is_here(table, me, me.card)


@pirate_king.special(BEFORE_SCORING, when=is_elsewhere, does="may move to the base that scores")
@asks(may(me_alone))
def pirate_king_comes(table: Table, me: Frame) -> None:
    move(table, me.card, me.where)


buccaneer = pirates.minion(
    "Buccaneer",
    power=4,
    copies=2,
    text="When this minion would be destroyed, move it to another base of your choice instead.",
    gist="Moves away instead of being destroyed",
)


def is_to_be_destroyed(table: Table, source: int, affecting: Frame, victim: int) -> bool:
    return way_of(affecting) == DESTROY and victim == source


@buccaneer.replaces(is_to_be_destroyed, does="moves to another base instead")
@asks()
def buccaneer_escapes(table: Table, me: Frame) -> None:
    """Even where it has nowhere to go it is not destroyed."""
    save_instead(table, me, [me.card])


@buccaneer_escapes.then
@asks(must(other_bases), prompt="sail")
def buccaneer_sails_away(table: Table, me: Frame) -> None:
    move(table, me.card, me.pick)


saucy_wench = pirates.minion(
    "Saucy Wench",
    power=3,
    copies=3,
    text="You may destroy a minion here of power 2 or less.",
    gist="Destroy a minion of 2 or less here",
)


@saucy_wench.then
@asks(may(minions(here=True, power_at_most=2)))
def saucy_wench_destroys(table: Table, me: Frame) -> None:
    destroy(table, me.pick)


first_mate = pirates.minion(
    "First Mate",
    power=2,
    copies=4,
    text=(
        "After this base scores, you may save this minion: when the cards here are discarded, it moves "
        "to another base of your choice instead."
    ),
    gist="Moves away after its base scores",
)


@first_mate.special(AFTER_SCORING, when=will_be_discarded, does="may move to another base")
@asks(may(other_bases))
def first_mate_will_leave(table: Table, me: Frame) -> None:
    plan(table, me, MOVE, me.card, me.pick)


broadside = pirates.action(
    "Broadside",
    copies=2,
    text=(
        "Choose a base where you have a minion, and a player, even yourself: destroy all minions of power "
        "2 or less that this player controls there."
    ),
    gist="Destroy a player's minions of 2 or less",
)


@broadside.then
@asks(must(bases_with_my_minion), must(all_players, kind=SEAT), clause="SU-130", prompt="sweep")
def broadside_sweeps(table: Table, me: Frame) -> None:
    """A base and a player without any victim may be chosen (SU-130)."""
    place, seat = me.picks[0], seat_of_option(me.picks[1])
    destroy(table, *[m for m in minions_of_at(table, place, seat) if power(table, m) <= 2])


cannon = pirates.action(
    "Cannon",
    text="Destroy up to two minions of power 2 or less, on any bases.",
    gist="Destroy up to two minions of 2 or less",
)


@cannon.then
@asks(up_to(2, minions(power_at_most=2)), prompt="fire")
def cannon_fires(table: Table, me: Frame) -> None:
    destroy(table, *me.picks)


dinghy = pirates.action(
    "Dinghy",
    copies=2,
    text="Move up to two of your minions, each to another base of your choice.",
    gist="Move up to two of your minions",
)


def moved_already(me: Frame) -> list[tuple[int, int]]:
    """The minions that the card has moved, each with the moment of the clock since when it is in play."""
    return [(me.memo[i], me.memo[i + 1]) for i in range(0, len(me.memo), 2)]


def remember_moved(me: Frame, minion: int, since: int) -> None:
    me.memo += [minion, since]


def my_minions_not_moved_yet(table: Table, me: Frame) -> list[int]:
    """Those that are left; who has left play and come back is another minion."""
    moved = moved_already(me)
    return [m for m in minions_of(table, me.player) if (m, table.changed(m)) not in moved]


def two_of_my_minions(table: Table, me: Frame) -> list[int]:
    return my_minions_not_moved_yet(table, me) if len(moved_already(me)) < 2 else []


@dinghy.then
@asks(may(two_of_my_minions), must(other_bases), prompt="carry")
def dinghy_carries(table: Table, me: Frame) -> None:
    minion, place = me.picks
    remember_moved(me, minion, table.changed(minion))
    move(table, minion, place)
    again(me)


full_sail = pirates.action(
    "Full Sail",
    text=(
        "Move any number of your minions, each to another base of your choice. You may also play this "
        "card when a base is about to score."
    ),
    gist="Move any number of your minions",
)

full_sail.played_at(BEFORE_SCORING, there=False)


@full_sail.then
@asks(may(my_minions_not_moved_yet), must(other_bases), prompt="carry")
def full_sail_carries(table: Table, me: Frame) -> None:
    minion, place = me.picks
    remember_moved(me, minion, table.changed(minion))
    move(table, minion, place)
    again(me)


powderkeg = pirates.action(
    "Powderkeg",
    text=(
        "Choose one of your minions: destroy it and all the minions on its base, yours too, that are not "
        "stronger."
    ),
    gist="Destroy yours and all not stronger there",
)


@powderkeg.then
@asks(must(minions(mine=True)))
def powderkeg_explodes(table: Table, me: Frame) -> None:
    """The powers of this moment decide, then all die together (SU-153)."""
    strength = power(table, me.pick)
    here = table.minions_at[table.place[me.pick]]
    destroy(table, *[m for m in here if power(table, m) <= strength])


sea_dogs = pirates.action(
    "Sea Dogs",
    text=(
        "Name a faction and choose two bases: all minions of that faction that other players control on "
        "the first base move to the second."
    ),
    gist="Move others' minions of one faction",
)


def bases_but_the_first(table: Table, me: Frame) -> list[int]:
    return [place for place in table.places if place != me.picks[1]]


@sea_dogs.then
@asks(must(all_factions, kind=FACTION), must(bases), must(bases_but_the_first), prompt="chase")
def sea_dogs_chase(table: Table, me: Frame) -> None:
    """The faction printed on a card counts, whatever the card counts as (SU-154)."""
    faction, start, end = me.picks
    chased = [
        m
        for m in table.minions_at[start]
        if table.control[m] != me.player and printed(table, m).faction.number == faction - 1
    ]
    move_all(table, chased, end)


shanghai = pirates.action(
    "Shanghai", text="Move another player's minion to another base.", gist="Move another player's minion"
)


@shanghai.then
@asks(must(minions(others=True)), must(other_bases), prompt="press")
def shanghai_presses(table: Table, me: Frame) -> None:
    minion, place = me.picks
    move(table, minion, place)


swashbuckling = pirates.action(
    "Swashbuckling",
    text="Each minion that you have in play now has +1 power until the end of the turn.",
    gist="Your minions have +1 power this turn",
)


@swashbuckling.then
@asks()
def swashbuckling_inspires(table: Table, me: Frame) -> None:
    boost(table, minions_of(table, me.player), 1, this_turn=True)


swashbuckling.raises = minions_of


the_grey_opal = pirates.base(
    "The Grey Opal",
    breakpoint=17,
    vp=(3, 1, 1),
    text=(
        "After this base scores, each player but the winner may save one of their minions here: when the "
        "others are discarded, it moves to another base of that player's choice instead."
    ),
    gist="All but the winner save a minion here",
)


@the_grey_opal.scoring(
    AFTER_SCORING, others_than_winners, does="each player but the winner may move a minion to another base"
)
@asks(may(mine_to_be_discarded), must(other_bases), prompt="save")
def the_grey_opal_saves(table: Table, me: Frame) -> None:
    minion, place = me.picks
    plan(table, me, MOVE, minion, place)


tortuga = pirates.base(
    "Tortuga",
    breakpoint=21,
    vp=(4, 3, 2),
    text=(
        "After this base has scored and been replaced, the runner-up may move one of their minions to "
        "the new base."
    ),
    gist="Runner-up: move a minion to the new base",
)


@tortuga.scoring(REPLACED, runners_up)
@asks(may(minions(mine=True)))
def tortuga_welcomes(table: Table, me: Frame) -> None:
    """Those that were on Tortuga have been discarded, so the minion comes from elsewhere (SU-144)."""
    move(table, me.pick, me.where)
