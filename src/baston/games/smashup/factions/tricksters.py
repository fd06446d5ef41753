"""Tricksters: their twenty cards and two bases."""

from __future__ import annotations

from baston.games.smashup.cards.card import TO_BASE, Faction, printed
from baston.games.smashup.constants import (
    AFFECTED,
    DESTROYED,
    FACTION,
    L_NAME_FACTION,
    L_NO_ACTIONS,
    NO_ACTIONS,
    PLAYED,
    SHIELD,
    TURN_STARTS,
)
from baston.games.smashup.effects.affecting import destroy, move
from baston.games.smashup.effects.affecting_frame import victims_of
from baston.games.smashup.effects.events import cause_of
from baston.games.smashup.effects.protecting import being_affected, is_affecting, save_instead
from baston.games.smashup.queries.choices import all_factions, all_players, attached_actions
from baston.games.smashup.queries.power import power
from baston.games.smashup.queries.seats import rivals
from baston.games.smashup.queries.where import (
    happened_here,
    happened_to_itself,
    is_action,
    is_here,
    is_same_object,
    minions_in_play,
    minions_of_at,
)
from baston.games.smashup.state.table import Table
from baston.games.smashup.verbs.lasting import add_modifier, name_faction
from baston.games.smashup.verbs.piles import discard, discard_at_random, draw
from baston.games.smashup.verbs.points import gain_vp
from baston.kernel.effect import asks, may, must
from baston.kernel.frame import SEAT, Frame
from baston.kernel.log import note
from baston.kernel.modifier import END_OF_TURN, START_OF_TURN

tricksters = Faction("tricksters", "Tricksters", box="core")

leprechaun = tricksters.minion(
    "Leprechaun",
    power=5,
    text=(
        "After another player has played a minion here and its ability is resolved, destroy that minion if "
        "it is still here and weaker than this one."
    ),
    gist="Destroys weaker minions others play here",
)


def rival_came_here(table: Table, me: Frame) -> bool:
    return table.control[me.subject] != me.player and happened_here(table, me)


def is_still_here(table: Table, me: Frame) -> bool:
    """Whether the minion that was played is the same one still, and where it was played."""
    return is_same_object(table, me, me.subject) and is_here(table, me, me.subject)


@leprechaun.after(PLAYED, when=rival_came_here, does="destroys {it} if it is weaker")
@asks()
def leprechaun_strikes(table: Table, me: Frame) -> None:
    """Both are to be here still, with the powers that they have now (SU-162)."""
    together = is_still_here(table, me) and is_here(table, me, me.card)
    if together and power(table, me.subject) < power(table, me.card):
        destroy(table, me.subject)


brownie = tricksters.minion(
    "Brownie",
    power=4,
    copies=2,
    text=(
        "After another player has played a card that affects this minion, that player discards two cards "
        "at random."
    ),
    gist="Who affects it discards two cards",
)


def rival_affects_it(table: Table, me: Frame) -> bool:
    return happened_to_itself(table, me) and table.frames[-1].player != me.player


@brownie.after(AFFECTED, when=rival_affects_it, does="who affected it discards two cards at random")
@asks()
def brownie_takes_revenge(table: Table, me: Frame) -> None:
    discard_at_random(table, cause_of(table, me).player, 2)


gnome = tricksters.minion(
    "Gnome",
    power=3,
    copies=3,
    text=(
        "You may destroy a minion here whose power is less than the number of minions that you have "
        "here, this one included."
    ),
    gist="Destroy a minion below your number here",
)


def outnumbered_minions_here(table: Table, me: Frame) -> list[int]:
    count = len(minions_of_at(table, me.where, me.player))
    return [m for m in table.minions_at[me.where] if power(table, m) < count]


@gnome.then
@asks(may(outnumbered_minions_here))
def gnome_destroys(table: Table, me: Frame) -> None:
    destroy(table, me.pick)


gremlin = tricksters.minion(
    "Gremlin",
    power=2,
    copies=4,
    text=("After this minion is destroyed, draw a card, and each other player discards a card at random."),
    gist="Destroyed: draw, the others discard",
)


@gremlin.after(
    DESTROYED,
    when=happened_to_itself,
    does="its player draws a card, each other player discards one at random",
)
@asks()
def gremlin_has_its_last_laugh(table: Table, me: Frame) -> None:
    draw(table, me.player, 1)
    for rival in rivals(table, me.player):
        discard_at_random(table, rival, 1)


block_the_path = tricksters.action(
    "Block the Path",
    attach=TO_BASE,
    text=(
        "Attach this card to a base and name a faction: nobody, not even you, can play minions of that "
        "faction there."
    ),
    gist="Nobody plays one faction on a base",
)


@block_the_path.then
@asks(must(all_factions, kind=FACTION))
def block_the_path_names_a_faction(table: Table, me: Frame) -> None:
    name_faction(table, me.card, me.pick - 1)
    note(table, L_NAME_FACTION, me.player, me.card, 0, me.pick - 1)


def is_of_the_named_faction(table: Table, source: int, seat: int, card: int) -> bool:
    faction = printed(table, card).faction.number
    named = table.named
    return any(named[i] == source and named[i + 1] == faction for i in range(0, len(named), 2))


block_the_path.forbids = is_of_the_named_faction

disenchant = tricksters.action(
    "Disenchant",
    copies=2,
    text="Destroy an action attached to a minion or a base.",
    gist="Destroy an attached action",
)


@disenchant.then
@asks(must(attached_actions))
def disenchant_destroys(table: Table, me: Frame) -> None:
    destroy(table, me.pick)


enshrouding_mist = tricksters.action(
    "Enshrouding Mist",
    copies=2,
    attach=TO_BASE,
    text=("Attach this card to a base. In each of your play phases you may play an extra minion there."),
    gist="Play an extra minion there each turn",
)
enshrouding_mist.extra_minions_here = 1

flame_trap = tricksters.action(
    "Flame Trap",
    attach=TO_BASE,
    text=(
        "Attach this card to a base. After another player has played a minion there and its ability is "
        "resolved, if that minion is still there, destroy it and this card."
    ),
    gist="Destroys another's next minion there",
)


@flame_trap.after(PLAYED, when=rival_came_here, does="destroys {it} and itself")
@asks()
def flame_trap_burns(table: Table, me: Frame) -> None:
    if is_still_here(table, me):
        destroy(table, me.subject, me.card)


hideout = tricksters.action(
    "Hideout",
    attach=TO_BASE,
    text=(
        "Attach this card to a base. When another player's action would affect any of your minions there, "
        "destroy this card instead: the action affects none of them."
    ),
    gist="Saves your minions there from an action",
)


def hidden_victims(table: Table, source: int, affecting: Frame) -> list[int]:
    """Those whom another player's action would affect on the Hideout's base, on its controller's side."""
    seat = table.control[source]
    if affecting.player == seat or not is_action(table, affecting.card) or not is_affecting(table, affecting):
        return []
    hidden = minions_of_at(table, table.place[source], seat)
    return [v for v in victims_of(affecting) if v in hidden]


def hides(table: Table, source: int, affecting: Frame, victim: int) -> bool:
    """It answers once for all of them."""
    return hidden_victims(table, source, affecting)[:1] == [victim]


@hideout.replaces(hides, does="is destroyed and saves its player's minions here")
@asks()
def hideout_hides_all(table: Table, me: Frame) -> None:
    """From an action that stays in play, until the turn ends: it might strike again."""
    stopped = being_affected(table, me)
    if table.place[stopped.card] > 0:
        for minion in minions_of_at(table, me.where, me.player):
            add_modifier(table, SHIELD, 0, minion, END_OF_TURN, stopped.card)
    save_instead(table, me, hidden_victims(table, me.card, stopped))
    destroy(table, me.card)


mark_of_sleep = tricksters.action(
    "Mark of Sleep",
    text="Choose a player, even yourself: they cannot play actions in the play phase of their next turn.",
    gist="A player plays no actions next turn",
)


@mark_of_sleep.then
@asks(must(all_players, kind=SEAT), clause="SU-128")
def mark_of_sleep_is_set(table: Table, me: Frame) -> None:
    add_modifier(table, NO_ACTIONS, 0, me.seat, START_OF_TURN + me.seat)
    note(table, L_NO_ACTIONS, me.seat)


pay_the_piper = tricksters.action(
    "Pay the Piper",
    attach=TO_BASE,
    text=(
        "Attach this card to a base. After another player has played a minion there, that player "
        "discards a card of their choice."
    ),
    gist="Others playing there discard a card",
)


def who_came(table: Table, me: Frame) -> int:
    return cause_of(table, me).player


def cards_of_who_came(table: Table, me: Frame) -> list[int]:
    return table.hand[who_came(table, me)][:]


@pay_the_piper.after(PLAYED, when=rival_came_here, does="who played {it} discards a card")
@asks(must(cards_of_who_came, by=who_came))
def piper_is_paid(table: Table, me: Frame) -> None:
    discard(table, me.pick)


take_the_shinies = tricksters.action(
    "Take the Shinies",
    text="Each other player discards two cards at random.",
    gist="Each other player discards two cards",
)


@take_the_shinies.then
@asks()
def the_others_lose_two_cards(table: Table, me: Frame) -> None:
    for rival in rivals(table, me.player):
        discard_at_random(table, rival, 2)


cave_of_shinies = tricksters.base(
    "Cave of Shinies",
    breakpoint=23,
    vp=(4, 2, 1),
    text="After a minion here is destroyed, its owner gains 1 VP.",
    gist="Minion destroyed here: 1 VP to its owner",
)


@cave_of_shinies.after(DESTROYED, when=happened_here, to_owner=True, does="the owner of {it} gains 1 VP")
@asks()
def cave_of_shinies_consoles(table: Table, me: Frame) -> None:
    gain_vp(table, me.player, 1)


mushroom_kingdom = tricksters.base(
    "Mushroom Kingdom",
    breakpoint=20,
    vp=(5, 3, 2),
    text=(
        "At the start of a player's turn, that player may move another player's minion here from another "
        "base."
    ),
    gist="Each turn, move another's minion here",
)


def others_minions_elsewhere(table: Table, me: Frame) -> list[int]:
    return [m for m in minions_in_play(table) if table.control[m] != me.player and not is_here(table, me, m)]


@mushroom_kingdom.after(TURN_STARTS, does="may bring a minion of another player here")
@asks(may(others_minions_elsewhere))
def mushroom_kingdom_draws_one(table: Table, me: Frame) -> None:
    move(table, me.pick, me.where)
