"""Astroknights: their twenty cards and two bases."""

from __future__ import annotations

from baston.games.smashup.cards.card import ACTION, TO_BASE, TO_MINION, Faction
from baston.games.smashup.constants import BEFORE_SCORING, PER_CARD, RAISED, TURN_STARTS
from baston.games.smashup.effects.affecting import boost, destroy, move_all, put_counters
from baston.games.smashup.effects.events import raised_minions
from baston.games.smashup.effects.extra_plays import extra_action, may_play_extra_action
from baston.games.smashup.effects.playing import play_packed, raise_one, ways_to_raise
from baston.games.smashup.effects.protecting import is_affecting, would_be_destroyed
from baston.games.smashup.effects.revealed import (
    carried_cards,
    carry_cards,
    may_play_one,
    may_take_or_play_the_action,
    play_the_last_one,
    put_the_other_on_top_or_under,
    put_the_others_on_top,
    reveal,
    revealed,
    revealed_actions,
    take_one,
)
from baston.games.smashup.phases.scoring import active_player
from baston.games.smashup.phases.windows import place_in_window
from baston.games.smashup.queries.choices import actions_in_discard, attached_here, minions, other_bases
from baston.games.smashup.queries.power import is_winning
from baston.games.smashup.queries.seats import is_my_turn
from baston.games.smashup.queries.where import (
    all_minions,
    has_minion_at,
    in_play,
    is_fellow_minion,
    is_minion,
    minions_of,
    minions_of_at,
    other_base_cards,
)
from baston.games.smashup.state.table import Table
from baston.games.smashup.variant import RESSEMBLANCES
from baston.games.smashup.verbs.bases import destroy_base
from baston.games.smashup.verbs.piles import (
    at_random,
    draw,
    put_in_hand,
    reveal_top,
    reveal_until,
    shuffle_in,
)
from baston.games.smashup.verbs.points import pay_vp
from baston.kernel.effect import abandon, asks, may, must, up_to
from baston.kernel.frame import PACKED, Frame
from baston.kernel.modifier import START_OF_TURN

astroknights = Faction("astroknights", "Astroknights", box=RESSEMBLANCES)

space_knight = astroknights.minion(
    "Space Knight",
    power=5,
    text="Talent: reveal the top three cards of your deck. You may take an action among them into your "
    "hand. The others go back on top in the order of your choice.",
    gist="Talent: take an action of the top three",
)
space_knight.talent()(reveal(3)).then(take_one(may(revealed_actions))).then(put_the_others_on_top)

scoundrel = astroknights.minion(
    "Scoundrel",
    power=4,
    text="Talent: move this minion to another base, with another of your minions here if you have one.",
    gist="Talent: move it with another of yours",
)


def my_others_here_or_it_alone(table: Table, me: Frame) -> list[int]:
    """With nobody to take along it goes alone (SU-198)."""
    others = [m for m in minions_of_at(table, me.where, me.player) if m != me.card]
    return others or [me.card]


@scoundrel.talent()
@asks(must(other_bases), must(my_others_here_or_it_alone), clause="SU-198", prompt="slip")
def scoundrel_slips_away(table: Table, me: Frame) -> None:
    place, other = me.picks
    move_all(table, [me.card, other] if other != me.card else [me.card], place)


space_prince = astroknights.minion(
    "Space Prince",
    power=4,
    text="Talent: this turn you may play an extra action that directly increases the power of one of your "
    "minions.",
    gist="Talent: an extra action adding power",
)


@space_prince.talent()
@asks()
def space_prince_calls_for_power(table: Table, me: Frame) -> None:
    extra_action(table, me, raising=True)


walking_carpet = astroknights.minion(
    "Walking Carpet",
    power=4,
    text="When this minion's base is about to score, if another player has more power there than you, you "
    "may play an extra action that directly increases this minion's power.",
    gist="Before scoring, if behind: extra action",
)


def is_behind_where_it_scores(table: Table, me: Frame) -> bool:
    return table.place[me.card] == me.where and not is_winning(table, me.where, me.player)


def ways_to_raise_it(table: Table, me: Frame) -> list[int]:
    return ways_to_raise(table, me.player, me.card)


@walking_carpet.special(BEFORE_SCORING, when=is_behind_where_it_scores, does="may gain power from an action")
@asks(may(ways_to_raise_it, kind=PACKED), clause="SU-192")
def walking_carpet_gets_up(table: Table, me: Frame) -> None:
    play_packed(table, me.player, me.pick, raising=me.card)


alien_guru = astroknights.minion(
    "Alien Guru",
    power=2,
    text="Once a turn with this minion, after you have played an action that directly increases the power "
    "of one or more minions, you may put a +1 power counter on one of them.",
    gist="After an action adding power: +1 counter",
)


def i_played_it(table: Table, me: Frame) -> bool:
    return table.frames[-1].player == me.player


def raised_and_still_there(table: Table, me: Frame) -> list[int]:
    return [m for m in raised_minions(me) if in_play(table, m)]


@alien_guru.after(RAISED, when=i_played_it, once=PER_CARD, does="may put a +1 counter on a minion")
@asks(may(raised_and_still_there), clause="SU-191")
def alien_guru_teaches(table: Table, me: Frame) -> None:
    put_counters(table, me.pick)


annoying_alien = astroknights.minion(
    "Annoying Alien",
    power=2,
    text="Talent: name a minion. Each minion of that name that is here now, yours too, has −2 power until "
    "the start of your next turn.",
    gist="Talent: one name here has −2 power",
)


def one_of_each_name_here(table: Table, me: Frame) -> list[int]:
    """To name a minion that is not here would do nothing."""
    found: list[int] = []
    for minion in table.minions_at[me.where]:
        if all(table.what[minion] != table.what[m] for m in found):
            found.append(minion)
    return found


@annoying_alien.talent()
@asks(must(one_of_each_name_here))
def annoying_alien_annoys(table: Table, me: Frame) -> None:
    named = [m for m in table.minions_at[me.where] if table.what[m] == table.what[me.pick]]
    boost(table, named, -2, until=START_OF_TURN + me.player)


astro_robot = astroknights.minion(
    "Astro Robot",
    power=2,
    text="Destroy an action attached to this base or to a minion here.",
    gist="Destroy an action attached here",
)


@astro_robot.then
@asks(must(attached_here), clause="SU-137")
def astro_robot_repairs(table: Table, me: Frame) -> None:
    """One's own too, if there is no other (SU-137)."""
    destroy(table, me.pick)


mannersbot = astroknights.minion(
    "Mannersbot",
    power=2,
    text="Talent: reveal the top card of your deck. If it is an action, take it into your hand; otherwise "
    "it stays on top.",
    gist="Talent: take your top card if an action",
)
mannersbot.talent()(reveal()).then(take_one(must(revealed_actions)))

pupoks = astroknights.minion(
    "Pupoks",
    power=2,
    text="Talent: pay 1 VP to reveal the top three cards of your deck and take them into your hand. You "
    "may at once play one of them as an extra card.",
    gist="Talent: pay 1 VP for three cards",
)


def can_pay(table: Table, me: Frame) -> bool:
    return table.vp[me.player] > 0


@pupoks.talent(when=can_pay)
@asks()
def pupoks_pay(table: Table, me: Frame) -> None:
    pay_vp(table, me.player, 1)
    carry_cards(me, reveal_top(table, me.player, 3))
    for card in carried_cards(me):
        put_in_hand(table, card)


pupoks_pay.then(may_play_one)

ghost_knight = astroknights.minion(
    "Ghost Knight",
    power=0,
    text="This minion cannot be destroyed. Your other minions here have +2 power.",
    gist="Your other minions here have +2 power",
)


def two_for_the_others_here(table: Table, source: int, minion: int) -> int:
    beside = is_fellow_minion(table, source, minion) and table.place[minion] == table.place[source]
    return 2 if beside else 0


ghost_knight.guard = would_be_destroyed
ghost_knight.aura = two_for_the_others_here

block_the_probe = astroknights.action(
    "Block the Probe",
    copies=2,
    text="Choose a minion: it has +2 power until the end of the turn. You may also play this card when a "
    "base is about to score.",
    gist="+2 power, also before a base scores",
)
block_the_probe.raises = all_minions
block_the_probe.played_at(BEFORE_SCORING, there=False)
block_the_probe(raise_one(minions(), 2))

hidden_base = astroknights.action(
    "Hidden Base",
    attach=TO_BASE,
    text="Attach this card to a base. At the start of your turn, if you have a minion there, draw a card.",
    gist="Draw each turn you have a minion there",
)


def my_turn_with_a_minion_here(table: Table, me: Frame) -> bool:
    return is_my_turn(table, me) and has_minion_at(table, me.where, me.player)


@hidden_base.after(TURN_STARTS, when=my_turn_with_a_minion_here, does="its player draws a card")
@asks()
def hidden_base_supplies(table: Table, me: Frame) -> None:
    draw(table, me.player, 1)


its_a_trap = astroknights.action(
    "It's a Trap!",
    text="When a base is about to score, you may play this card: reveal cards from the top of your deck, "
    "then from your shuffled discard pile, up to the first action. You may take it into your hand or "
    "at once play it as an extra action. Shuffle the rest into your deck.",
    gist="Before scoring, take or play an action",
)
its_a_trap.played_at(BEFORE_SCORING, there=False)


@its_a_trap.then
@asks()
def its_a_trap_reveals(table: Table, me: Frame) -> None:
    """Nothing outside the window, whoever turned the card up."""
    if place_in_window(table, BEFORE_SCORING) == 0:
        abandon(me)
        return
    carry_cards(me, reveal_until(table, me.player, ACTION))


its_a_trap(may_take_or_play_the_action.citing("SU-193"))
its_a_trap.if_so(play_the_last_one.citing("SU-193"))


@its_a_trap.then
@asks()
def its_a_trap_shuffles(table: Table, me: Frame) -> None:
    shuffle_in(table, me.player, carried_cards(me))


laser_sword = astroknights.action(
    "Laser Sword",
    copies=2,
    attach=TO_MINION,
    text="Attach this card to a minion, which has +1 power. Other players' minions cannot affect it.",
    gist="+1 power, safe from others' minions",
)
laser_sword.bearer_bonus = 1


def would_be_affected_by_others_minions(table: Table, source: int, affecting: Frame, victim: int) -> bool:
    """Others are all but who controls the Sword, whoever controls its bearer (SU-182, SU-183)."""
    return (
        victim == table.bearer[source]
        and is_minion(table, affecting.card)
        and affecting.player != table.control[source]
        and is_affecting(table, affecting)
    )


laser_sword.guard = would_be_affected_by_others_minions

prepare_for_battle = astroknights.action(
    "Prepare for Battle",
    text="Reveal the top two cards of your deck. Take one into your hand and put the other on top of your "
    "deck or under it.",
    gist="Take one of your top two cards",
)
prepare_for_battle(reveal(2))
prepare_for_battle(take_one(must(revealed)).citing("SU-137"))
prepare_for_battle(put_the_other_on_top_or_under.citing("SU-137"))

recycle_the_trash = astroknights.action(
    "Recycle the Trash",
    text="Shuffle up to two actions from your discard pile into your deck.",
    gist="Shuffle back up to two actions",
)


@recycle_the_trash.then
@asks(up_to(2, actions_in_discard))
def recycle_the_trash_shuffles(table: Table, me: Frame) -> None:
    shuffle_in(table, me.player, me.picks[:])


use_the_fours = astroknights.action(
    "Use the Fours",
    text="Choose one of your minions: it has +4 power until the end of the turn.",
    gist="Your minion has +4 power this turn",
)
use_the_fours.raises = minions_of
use_the_fours(raise_one(minions(mine=True), 4))

yield_to_rage = astroknights.action(
    "Yield to Rage",
    text="Choose one of your minions: it has +2 power until the end of the turn. This turn you may play "
    "an extra action.",
    gist="+2 power and an extra action",
)
yield_to_rage.raises = minions_of
yield_to_rage(raise_one(minions(mine=True), 2))
yield_to_rage(may_play_extra_action())

hive_of_scum_and_villainy = astroknights.base(
    "Hive of Scum and Villainy",
    breakpoint=18,
    vp=(4, 2, 1),
    text="Once a turn for each player: after a player has played an action that directly increases the "
    "power of one of their minions here, that player draws a card.",
    gist="Add power by action here: draw a card",
)


def raised_one_of_their_own_here(table: Table, me: Frame) -> bool:
    return any(table.place[m] == me.where and table.control[m] == me.player for m in raised_minions(me))


@hive_of_scum_and_villainy.after(
    RAISED, when=raised_one_of_their_own_here, to_doer=True, once=PER_CARD, does="that player draws a card"
)
@asks()
def hive_of_scum_and_villainy_pays(table: Table, me: Frame) -> None:
    draw(table, me.player, 1)


no_moon = astroknights.base(
    "No-Moon",
    breakpoint=25,
    vp=(5, 3, 3),
    text="When this base is about to score, another base drawn at random is destroyed and replaced; the "
    "cards on it are discarded.",
    gist="Destroys another base before it scores",
)


@no_moon.scoring(BEFORE_SCORING, active_player, does="another base, drawn at random, is destroyed")
@asks()
def no_moon_fires(table: Table, me: Frame) -> None:
    """What lies on the other base is discarded with it, not destroyed (SU-150)."""
    others = other_base_cards(table, me.where)
    if others:
        destroy_base(table, me.player, at_random(table, others))
