"""Changerbots: their twenty cards and two bases."""

from __future__ import annotations

from baston.games.smashup.cards.card import TO_MINION, TO_OWN_MINION, Faction
from baston.games.smashup.constants import BEFORE_SCORING, DESTROY, TALENT_USED, TURN_STARTS
from baston.games.smashup.effects.affecting import boost, destroy, lose_abilities, move, move_all
from baston.games.smashup.effects.affecting_frame import way_of
from baston.games.smashup.effects.extra_plays import extra_action
from baston.games.smashup.effects.play_frame import MINE
from baston.games.smashup.effects.playing import who_must_be_raised
from baston.games.smashup.effects.protecting import would_be_destroyed
from baston.games.smashup.phases.scoring import active_player, score_next_base_instead
from baston.games.smashup.phases.windows import place_in_window
from baston.games.smashup.queries.choices import bases, minions, other_bases
from baston.games.smashup.queries.seats import is_my_turn
from baston.games.smashup.queries.where import (
    happened_here,
    is_same_object,
    minions_of,
    minions_of_at,
    place_left,
)
from baston.games.smashup.state.table import Table
from baston.games.smashup.variant import RESSEMBLANCES
from baston.kernel.effect import any_number, asks, must
from baston.kernel.frame import Frame
from baston.kernel.modifier import END_OF_TURN, START_OF_TURN

changerbots = Faction("changerbots", "Changerbots", box=RESSEMBLANCES)

leader_two = changerbots.minion(
    "Leader Two",
    power=6,
    text=("Talent: choose another of your minions, on any base: it has +2 power until the end of the turn."),
    gist="Talent: your other minion has +2 power",
)


@leader_two.talent()
@asks(must(minions(mine=True, but_me=True)))
def leader_two_inspires(table: Table, me: Frame) -> None:
    boost(table, [me.pick], 2, this_turn=True)


solarshout = changerbots.minion(
    "Solarshout",
    power=4,
    copies=2,
    text=(
        "Talent: this minion has −2 power until the end of the turn, and this turn you may play an extra "
        "action."
    ),
    gist="Talent: −2 power for an extra action",
)


@solarshout.talent()
@asks()
def solarshout_plays_loud(table: Table, me: Frame) -> None:
    boost(table, [me.card], -2, this_turn=True)
    extra_action(table, me)


bruiser = changerbots.minion(
    "Bruiser",
    power=2,
    copies=3,
    text=(
        "This minion cannot be destroyed. Talent: until the start of your next turn, this minion has +2 "
        "power and loses its abilities, this protection included."
    ),
    gist="Cannot be destroyed, or talent: +2 power",
)
bruiser.guard = would_be_destroyed


@bruiser.talent()
@asks()
def bruiser_rolls_out(table: Table, me: Frame) -> None:
    boost(table, [me.card], 2, until=START_OF_TURN + me.player)


@bruiser_rolls_out.if_so
@asks()
def bruiser_is_a_tank_alone(table: Table, me: Frame) -> None:
    lose_abilities(table, me.card, START_OF_TURN + me.player)


huffie = changerbots.minion(
    "Huffie",
    power=3,
    copies=4,
    text="Talent: move this minion to another base; it has −1 power until the end of the turn.",
    gist="Talent: move it, −1 power this turn",
)


@asks(must(other_bases))
def goes_to_another_base(table: Table, me: Frame) -> None:
    move(table, me.card, me.pick)


@asks()
def is_weaker_this_turn(table: Table, me: Frame) -> None:
    """Not if it has been kept from moving: what leaves it alone does so altogether (SU-158)."""
    if is_same_object(table, me, me.card):
        boost(table, [me.card], -1, this_turn=True)


huffie.talent()(goes_to_another_base).if_so(is_weaker_this_turn)

cesium_armor = changerbots.action(
    "Cesium Armor",
    attach=TO_MINION,
    text="Attach this card to a minion, which has +1 power and cannot be destroyed.",
    gist="+1 power and cannot be destroyed",
)
cesium_armor.bearer_bonus = 1


def bearer_would_be_destroyed(table: Table, source: int, affecting: Frame, victim: int) -> bool:
    return victim == table.bearer[source] and way_of(affecting) == DESTROY


cesium_armor.guard = bearer_would_be_destroyed

change_into_a_gun = changerbots.action(
    "Change Into A Gun",
    copies=2,
    attach=TO_OWN_MINION,
    text=(
        "Attach this card to one of your minions, which has −2 power, then destroy a minion of power 4 or "
        "less on its base, itself included. Destroy this card at the start of your next turn."
    ),
    gist="−2 power to destroy a 4 or less there",
)
change_into_a_gun.bearer_bonus = -2


@change_into_a_gun.then
@asks(must(minions(here=True, power_at_most=4)), clause="SU-195")
def change_into_a_gun_fires(table: Table, me: Frame) -> None:
    """At its bearer too, if it is weak enough by now (SU-195)."""
    destroy(table, me.pick)


@change_into_a_gun.after(TURN_STARTS, when=is_my_turn, does="is destroyed, on {bearer}")
@asks()
def change_into_a_gun_changes_back(table: Table, me: Frame) -> None:
    destroy(table, me.card)


change_up_and_roll_on = changerbots.action(
    "Change Up and Roll On",
    text=(
        "When a base is about to score, you may play this card: move there any number of your minions from "
        "other bases. Each of them has −1 power until the end of the turn."
    ),
    gist="Move to a base about to score, −1 power",
)

change_up_and_roll_on.played_at(BEFORE_SCORING)


def my_minions_elsewhere(table: Table, me: Frame) -> list[int]:
    """None outside the window, whoever turned the card up."""
    place = place_in_window(table, BEFORE_SCORING)
    return [m for m in minions_of(table, me.player) if table.place[m] != place] if place > 0 else []


@change_up_and_roll_on.then
@asks(any_number(my_minions_elsewhere))
def the_convoy_arrives(table: Table, me: Frame) -> None:
    move_all(table, me.picks, place_in_window(table, BEFORE_SCORING))


@change_up_and_roll_on.then
@asks()
def the_convoy_is_tired(table: Table, me: Frame) -> None:
    """But for who has come back from elsewhere in the meantime (SU-203)."""
    boost(table, [m for m in me.done if is_same_object(table, me, m)], -1, this_turn=True)


flighterizer = changerbots.action(
    "Flighterizer",
    attach=TO_OWN_MINION,
    text=(
        "Attach this card to one of your minions. It gains this talent: move this minion to another "
        "base; it has −1 power until the end of the turn."
    ),
    gist="Gained talent: move it, −1 power",
)

flighterizer.talent()(goes_to_another_base).if_so(is_weaker_this_turn)

form_mergacon = changerbots.action(
    "Form Mergacon",
    text=("Choose a base: each of your minions that is there now has +1 power until the end of the turn."),
    gist="Your minions on a base have +1 power",
)
form_mergacon.raises = minions_of


def bases_to_gather_at(table: Table, me: Frame) -> list[int]:
    """Where it was played to increase the power of a minion, bases where it does (SU-104)."""
    wanted = who_must_be_raised(table, me)
    if wanted == 0:
        return bases(table, me)
    raised = [table.place[m] for m in minions_of(table, me.player) if wanted in (m, MINE)]
    return [place for place in table.places if place in raised]


@form_mergacon.then
@asks(must(bases_to_gather_at))
def mergacon_is_formed(table: Table, me: Frame) -> None:
    boost(table, minions_of_at(table, me.pick, me.player), 1, this_turn=True)


matrix_of_bossiness = changerbots.action(
    "Matrix of Bossiness",
    attach=TO_OWN_MINION,
    text="Attach this card to one of your minions, whose printed power counts as 5.",
    gist="Your minion's printed power counts as 5",
)
matrix_of_bossiness.bearer_power = 5

passengers = changerbots.action(
    "Passengers",
    attach=TO_MINION,
    text=(
        "Attach this card to a minion. It gains this talent: if this minion has moved this turn, move "
        "another of your minions from the base that it left last to the base where it is."
    ),
    gist="Gained talent: another follows its move",
)


def my_minions_where_it_was(table: Table, me: Frame) -> list[int]:
    """Of several bases that it has left, the last one counts."""
    place = place_left(table, me.card)
    return minions_of_at(table, place, me.player) if place > 0 else []


@passengers.talent()
@asks(must(my_minions_where_it_was))
def a_passenger_follows(table: Table, me: Frame) -> None:
    move(table, me.pick, table.place[me.card])


the_touch = changerbots.action(
    "The Touch",
    copies=2,
    attach=TO_OWN_MINION,
    text=(
        "Attach this card to one of your minions. It gains this talent: until the end of the turn, this "
        "minion has +3 power and loses its other abilities."
    ),
    gist="Gained talent: +3 power this turn",
)


@the_touch.talent()
@asks()
def the_touch_is_felt(table: Table, me: Frame) -> None:
    boost(table, [me.card], 3, this_turn=True)


@the_touch_is_felt.if_so
@asks()
def the_touch_is_all_there_is(table: Table, me: Frame) -> None:
    lose_abilities(table, me.card, END_OF_TURN, but=me.subject)


changing_room = changerbots.base(
    "Changing Room",
    breakpoint=22,
    vp=(5, 3, 2),
    text=(
        "After a talent of a minion here has been used, that minion has +1 power until the end of the turn."
    ),
    gist="A talent used here: +1 power this turn",
)


@changing_room.after(TALENT_USED, when=happened_here, does="{it} has +1 power until the turn ends")
@asks()
def changing_room_strengthens(table: Table, me: Frame) -> None:
    """Wherever its talent has brought it in the meantime."""
    if is_same_object(table, me, me.subject):
        boost(table, [me.subject], 1, this_turn=True)


unicrave = changerbots.base(
    "Unicrave",
    breakpoint=19,
    vp=(0, 0, 0),
    text=(
        "When this base is about to score, discard it. The next base of the base deck takes its place, "
        "with all the cards that are here, and scores instead."
    ),
    gist="Replaced by the next base, which scores",
)


@unicrave.scoring(BEFORE_SCORING, active_player, does="is discarded, and the next base scores instead")
@asks()
def unicrave_is_devoured(table: Table, me: Frame) -> None:
    score_next_base_instead(table, me)
