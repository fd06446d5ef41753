"""Ninjas: their twenty cards and two bases."""

from __future__ import annotations

from baston.games.smashup.cards.card import TO_BASE, TO_MINION, TO_OWN_MINION, Faction, printed
from baston.games.smashup.constants import (
    AFTER_SCORING,
    BEFORE_SCORING,
    IGNORES,
    MAY_IGNORE,
    PER_BASE,
    PLAY_PHASE,
    TURN_ENDS,
    TURN_STARTS,
)
from baston.games.smashup.effects.affecting import destroy, move, place_under_deck, return_to_hand
from baston.games.smashup.effects.events import IGNORE, OBEY
from baston.games.smashup.effects.playing import discarded_minions_for, places_for_discarded, play
from baston.games.smashup.effects.protecting import is_affecting
from baston.games.smashup.phases.scoring import players_here, winners
from baston.games.smashup.phases.windows import place_in_window
from baston.games.smashup.queries.choices import minions, minions_in_hand, other_bases
from baston.games.smashup.queries.power import power
from baston.games.smashup.queries.seats import in_play_phase, is_my_turn
from baston.games.smashup.queries.targets import is_forbidden
from baston.games.smashup.queries.where import actions_on, is_action, is_same_object, minions_of_at
from baston.games.smashup.state.table import Table
from baston.games.smashup.verbs.in_play import discard_attached
from baston.games.smashup.verbs.lasting import add_modifier
from baston.kernel.effect import Step, Who, again, any_number, asks, may, must, up_to
from baston.kernel.frame import NUMBER, Frame
from baston.kernel.modifier import START_OF_TURN

ninjas = Faction("ninjas", "Ninjas", box="core")


def hand_minions_for(table: Table, me: Frame, place: int) -> list[int]:
    """The minions in hand that may be played at a place, and those that may come instead (SU-129)."""
    found = [m for m in minions_in_hand(table, me) if not is_forbidden(table, me.player, m, place)]
    if in_play_phase(table, me.player) and place in places_for_discarded(table, me.player):
        found += discarded_minions_for(table, me.player, place)
    return found


def hand_minions_for_here(table: Table, me: Frame) -> list[int]:
    return hand_minions_for(table, me, me.where)


def actions_beside(table: Table, me: Frame) -> list[int]:
    """The other actions on what this one is attached to."""
    return [a for a in actions_on(table, table.bearer[me.card]) if a != me.card]


ninja_master = ninjas.minion(
    "Ninja Master",
    power=5,
    text="You may destroy a minion here, even this one.",
    gist="Destroy a minion here",
)


@ninja_master.then
@asks(may(minions(here=True)))
def ninja_master_destroys(table: Table, me: Frame) -> None:
    destroy(table, me.pick)


tiger_assassin = ninjas.minion(
    "Tiger Assassin",
    power=4,
    copies=2,
    text="You may destroy a minion here of power 3 or less.",
    gist="Destroy a minion of 3 or less here",
)


@tiger_assassin.then
@asks(may(minions(here=True, power_at_most=3)))
def tiger_assassin_destroys(table: Table, me: Frame) -> None:
    destroy(table, me.pick)


shinobi = ninjas.minion(
    "Shinobi",
    power=3,
    copies=3,
    text="When a base is about to score, you may play this card there from your hand as an extra minion. "
    "You may do so with only one Shinobi for each base that scores.",
    gist="Extra play before a base scores",
)

shinobi.played_at(BEFORE_SCORING, once=PER_BASE)

ninja_acolyte = ninjas.minion(
    "Ninja Acolyte",
    power=2,
    copies=4,
    text="In your play phase, as long as you have played no minion in it, you may both return this minion "
    "to its owner's hand and at once play an extra minion here.",
    gist="Return it to play an extra minion here",
)


def can_change_places(table: Table, me: Frame) -> bool:
    """No minion has been played, and one may come here, be it the Acolyte itself: both halves or neither."""
    return table.minions_played[me.player] == 0 and (
        len(hand_minions_for_here(table, me)) > 0 or not is_forbidden(table, me.player, me.card, me.where)
    )


@ninja_acolyte.special(PLAY_PHASE, when=can_change_places)
@asks()
def ninja_acolyte_vanishes(table: Table, me: Frame) -> None:
    return_to_hand(table, me.card)


@ninja_acolyte_vanishes.if_so
@asks(must(hand_minions_for_here), prompt="bring")
def ninja_acolyte_brings(table: Table, me: Frame) -> None:
    play(table, me.player, me.pick, me.where)


assassination = ninjas.action(
    "Assassination",
    attach=TO_MINION,
    text="Attach this card to a minion. At the end of each turn, destroy that minion.",
    gist="Destroy a minion at the end of the turn",
)


@assassination.after(TURN_ENDS, does="destroys {bearer}")
@asks()
def assassination_strikes(table: Table, me: Frame) -> None:
    """If the minion gets away it stays attached and strikes again when the next turn ends."""
    destroy(table, table.bearer[me.card])


disguise = ninjas.action(
    "Disguise",
    text="Choose one or two of your minions on one base, no more than there are minions in your hand. At "
    "once play the same number of extra minions there from your hand, then return the chosen ones to "
    "their owners' hands.",
    gist="Exchange your minions with your hand",
)


def my_minions_to_relieve(table: Table, me: Frame) -> list[int]:
    """My minions where at least one from my hand may be played (SU-166)."""
    return [m for m in minions(mine=True)(table, me) if hand_minions_for(table, me, table.place[m])]


def a_second_one_there(table: Table, me: Frame) -> list[int]:
    """My other minions on the same base, if two from my hand may be played there."""
    place = table.place[me.pick]
    if len(hand_minions_for(table, me, place)) < 2:
        return []
    return [m for m in minions_of_at(table, place, me.player) if m != me.pick]


@disguise.then
@asks(must(my_minions_to_relieve), up_to(1, a_second_one_there), prompt="put-on")
def disguise_is_put_on(table: Table, me: Frame) -> None:
    """As many are to be played there as return afterwards."""
    me.where = table.place[me.pick]
    set_exchange(me, me.picks[:])


def set_exchange(me: Frame, returning: list[int]) -> None:
    """These minions return to hands when as many others have been played."""
    me.memo = [len(returning), *returning]


def count_one_played(me: Frame) -> int:
    """One of the others has been played; how many are still to come."""
    me.memo[0] -= 1
    return me.memo[0]


def returning_minions(me: Frame) -> list[int]:
    return me.memo[1:]


@disguise.if_so
@asks(must(hand_minions_for_here), prompt="bring")
def disguise_brings(table: Table, me: Frame) -> None:
    play(table, me.player, me.pick, me.where)
    if count_one_played(me) > 0:
        again(me)


@disguise.if_so
@asks()
def disguise_is_taken_off(table: Table, me: Frame) -> None:
    """Nobody returns if not all could be played, nor who has left in the meantime."""
    return_to_hand(table, *[m for m in returning_minions(me) if is_same_object(table, me, m)])


hidden_ninja = ninjas.action(
    "Hidden Ninja",
    text="When a base is about to score, you may play this card: play an extra minion there from your hand.",
    gist="Extra minion before a base scores",
)

hidden_ninja.played_at(BEFORE_SCORING)


def hand_minions_for_the_scoring(table: Table, me: Frame) -> list[int]:
    """None outside the window, whoever turned the card up (SU-170)."""
    place = place_in_window(table, BEFORE_SCORING)
    return hand_minions_for(table, me, place) if place > 0 else []


@hidden_ninja.then
@asks(must(hand_minions_for_the_scoring))
def hidden_ninja_appears(table: Table, me: Frame) -> None:
    play(table, me.player, me.pick, table.windows[-1].place)


def the_base(table: Table, me: Frame) -> int:
    return table.base_at[me.where]


def this_card(table: Table, me: Frame) -> int:
    return me.card


@asks(must(actions_beside), clause="SU-131", prompt="destroy")
def destroys_another_action(table: Table, me: Frame) -> None:
    destroy(table, me.pick)


@asks()
def is_destroyed(table: Table, me: Frame) -> None:
    destroy(table, me.card)


def may_ignore_the_base(as_long_as: Who[Table]) -> Step[Table]:
    """Until its controller's next turn starts or the thing leaves play, each time the base does something."""

    def gets_in(table: Table, me: Frame) -> None:
        add_modifier(table, MAY_IGNORE, me.player, as_long_as(table, me), START_OF_TURN + me.player, me.card)

    return Step(gets_in)


def may_refuse_the_base(as_long_as: Who[Table]) -> Step[Table]:
    """The same for what the base does all the time: refused, or not, once and for all (SU-174)."""

    @asks(must(ways_to_take_the_base, kind=NUMBER), clause="SU-131", prompt="decide")
    def decides(table: Table, me: Frame) -> None:
        if me.pick == IGNORE:
            add_modifier(table, IGNORES, me.player, as_long_as(table, me), START_OF_TURN + me.player, me.card)

    return decides


def ways_to_take_the_base(table: Table, me: Frame) -> list[int]:
    base = printed(table, the_base(table, me))
    return [] if base.aura is None and base.guard is None else [OBEY, IGNORE]


infiltrate = ninjas.action(
    "Infiltrate",
    copies=2,
    attach=TO_BASE,
    text="Attach this card to a base and destroy another action attached to that base, if there is one. "
    "You may ignore the base's ability until the start of your next turn; then destroy this card.",
    gist="Destroy an action and ignore the base",
)

infiltrate(destroys_another_action)(may_ignore_the_base(the_base))(may_refuse_the_base(the_base))
infiltrate.after(TURN_STARTS, when=is_my_turn, does="is destroyed, on {bearer}")(is_destroyed)

infiltrate_bgb = ninjas.action(
    "Infiltrate",
    instead_of="infiltrate",
    attach=TO_BASE,
    text="Attach this card to a base and destroy another action attached to that base, if there is one. "
    "You may ignore the base's ability as long as this card is there. Destroy this card at the start "
    "of your next turn.",
    gist="Destroy an action and ignore the base",
)

infiltrate_bgb(destroys_another_action)(may_ignore_the_base(this_card))(may_refuse_the_base(this_card))
infiltrate_bgb.after(TURN_STARTS, when=is_my_turn, does="is destroyed, on {bearer}")(is_destroyed)

poison = ninjas.action(
    "Poison",
    attach=TO_MINION,
    text="Attach this card to a minion and destroy any number of other actions attached to that minion. "
    "The minion has −4 power, but never less than 0.",
    gist="Attach to a minion: −4 power",
)

poison.bearer_bonus = -4


@poison.then
@asks(any_number(actions_beside))
def poison_destroys(table: Table, me: Frame) -> None:
    destroy(table, *me.picks)


seeing_stars = ninjas.action("Seeing Stars", copies=2, text="Destroy a minion of power 3 or less.")


@seeing_stars.then
@asks(must(minions(power_at_most=3)))
def seeing_stars_strikes(table: Table, me: Frame) -> None:
    destroy(table, me.pick)


smoke_bomb = ninjas.action(
    "Smoke Bomb",
    attach=TO_OWN_MINION,
    text="Attach this card to one of your minions and discard the actions that other players have "
    "attached to that minion. Other players' actions cannot affect it. Destroy this card at the "
    "start of your next turn.",
    gist="Other players' actions spare your minion",
)


def hides_its_bearer(table: Table, source: int, affecting: Frame, victim: int) -> bool:
    """Neither from minions nor from bases (SU-161)."""
    return (
        victim == table.bearer[source]
        and affecting.player != table.control[source]
        and is_action(table, affecting.card)
        and is_affecting(table, affecting)
    )


smoke_bomb.guard = hides_its_bearer


@smoke_bomb.then
@asks()
def smoke_bomb_spreads(table: Table, me: Frame) -> None:
    """What others have already attached to the minion falls off."""
    discard_attached(table, [a for a in actions_beside(table, me) if table.control[a] != me.player])


smoke_bomb.after(TURN_STARTS, when=is_my_turn, does="is destroyed, on {bearer}")(is_destroyed)

way_of_deception = ninjas.action("Way of Deception", text="Move one of your minions to another base.")


@way_of_deception.then
@asks(must(minions(mine=True)), must(other_bases), prompt="move")
def way_of_deception_moves(table: Table, me: Frame) -> None:
    minion, place = me.picks
    move(table, minion, place)


ninja_dojo = ninjas.base(
    "Ninja Dojo",
    breakpoint=18,
    vp=(2, 3, 2),
    text="After this base scores, the winner may destroy a minion on any base.",
    gist="Winner: destroy a minion on any base",
)


@ninja_dojo.scoring(AFTER_SCORING, winners, anywhere=True, does="the winner may destroy a minion on any base")
@asks(may(minions()))
def ninja_dojo_destroys(table: Table, me: Frame) -> None:
    destroy(table, me.pick)


temple_of_goju = ninjas.base(
    "Temple of Goju",
    breakpoint=18,
    vp=(2, 3, 2),
    text="After this base scores, each player with minions here places the strongest of them, of their "
    "choice if tied, under its owner's deck.",
    gist="Strongest minions go under their decks",
)


def my_strongest_here(table: Table, me: Frame) -> list[int]:
    """Of several the player chooses one (SU-127)."""
    mine = minions_of_at(table, me.where, me.player)
    most = max((power(table, m) for m in mine), default=0)
    return [m for m in mine if power(table, m) == most]


@temple_of_goju.scoring(
    AFTER_SCORING, players_here, does="each player's strongest minion here goes under its owner's deck"
)
@asks(must(my_strongest_here), clause="SU-127")
def temple_of_goju_takes(table: Table, me: Frame) -> None:
    place_under_deck(table, me.pick)
