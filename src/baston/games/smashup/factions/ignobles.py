"""Ignobles: their twenty cards and two bases."""

from __future__ import annotations

from baston.games.smashup.cards.card import Faction
from baston.games.smashup.constants import BEFORE_SCORING, PLAYED, TURN_ENDS, VISITED, WHEN_SCORING
from baston.games.smashup.effects.affecting import destroy, give_control, return_to_hand, take_control
from baston.games.smashup.effects.events import each_picks_in_turn
from baston.games.smashup.effects.extra_plays import extra_action, extra_minion, may_play_extra_action
from baston.games.smashup.effects.revealed import carried_cards, carry_cards
from baston.games.smashup.phases.scoring import winners
from baston.games.smashup.phases.windows import place_in_window
from baston.games.smashup.queries.choices import minions, other_players
from baston.games.smashup.queries.power import power
from baston.games.smashup.queries.seats import is_my_turn
from baston.games.smashup.queries.where import (
    happened_here,
    is_same_object,
    it_scores,
    minions_of,
    minions_owned_by,
)
from baston.games.smashup.state.table import Table
from baston.games.smashup.variant import RESSEMBLANCES
from baston.games.smashup.verbs.piles import draw
from baston.games.smashup.verbs.points import gain_vp
from baston.kernel.effect import any_number, asks, may, must
from baston.kernel.frame import SEAT, Frame, seat_of_option

ignobles = Faction("ignobles", "Ignobles", box=RESSEMBLANCES)


def minions_to_recover(table: Table, me: Frame) -> list[int]:
    """The minions that the player owns, those under the own control too; none if all are (SU-179)."""
    owned = minions_owned_by(table, me.player)
    return owned if any(table.control[m] != me.player for m in owned) else []


@asks(must(minions(mine=True)), must(other_players, kind=SEAT), clause="SU-180", prompt="give")
def hands_a_minion_over(table: Table, me: Frame) -> None:
    """A cost: what comes next happens only if control passes (SU-180)."""
    minion, option = me.picks
    give_control(table, seat_of_option(option), minion)


aunt_of_drakes = ignobles.minion(
    "Aunt of Drakes",
    power=5,
    text=(
        "Talent: give control of one of your minions to another player. If you do, draw a card, and this "
        "turn you may play an extra action."
    ),
    gist="Talent: give a minion and draw a card",
)


@asks()
def draws_and_plays_an_action(table: Table, me: Frame) -> None:
    draw(table, me.player, 1)
    extra_action(table, me)


aunt_of_drakes.talent()(hands_a_minion_over).if_so(draws_and_plays_an_action)

foot_of_the_king = ignobles.minion(
    "Foot of the King",
    power=4,
    copies=2,
    text="At the end of your turn, you may take back control of a minion that you own.",
    gist="Take back a minion at your turn's end",
)


@foot_of_the_king.after(TURN_ENDS, when=is_my_turn, does="may take back control of a minion")
@asks(may(minions_to_recover), clause="SU-179")
def foot_of_the_king_kicks(table: Table, me: Frame) -> None:
    take_control(table, me.pick)


betrothed = ignobles.minion(
    "Betrothed",
    power=3,
    copies=3,
    text=(
        "You may give control of this minion to another player. When its base scores, if a player other "
        "than its owner controls this minion and is the winner there, its owner gains 1 VP."
    ),
    gist="Given away, 1 VP if its controller wins",
)


@asks(may(other_players, kind=SEAT), clause="SU-181")
def joins_another_player(table: Table, me: Frame) -> None:
    give_control(table, me.seat, me.card)


betrothed(joins_another_player)


def wins_for_another(table: Table, me: Frame) -> bool:
    """Whether a player other than its owner wins with it (SU-181)."""
    return (
        it_scores(table, me) and me.player != table.owner[me.card] and me.player in winners(table, me.where)
    )


@betrothed.after(WHEN_SCORING, when=wins_for_another, does="its owner gains 1 VP")
@asks()
def betrothed_pays_off(table: Table, me: Frame) -> None:
    gain_vp(table, table.owner[me.card], 1)


sneaky_squire = ignobles.minion(
    "Sneaky Squire",
    power=2,
    copies=4,
    text=(
        "You may give control of this minion to another player. If you do, this turn you may play an "
        "extra minion."
    ),
    gist="Give it away to play an extra minion",
)


@asks()
def plays_a_minion(table: Table, me: Frame) -> None:
    extra_minion(table, me)


sneaky_squire(joins_another_player.citing("SU-180")).if_so(plays_a_minion)

activate_the_spy = ignobles.action(
    "Activate the Spy",
    copies=2,
    text="Take back control of a minion that you own. This turn you may play an extra action.",
    gist="Take back a minion, an extra action",
)


@activate_the_spy.then
@asks(must(minions_to_recover), clause="SU-179")
def activate_the_spy_recovers(table: Table, me: Frame) -> None:
    take_control(table, me.pick)


activate_the_spy(may_play_extra_action())

banner_call = ignobles.action(
    "Banner Call",
    text="Take back control of any number of minions that you own.",
    gist="Take back any number of your minions",
)


@banner_call.then
@asks(any_number(minions_to_recover), clause="SU-179")
def banner_call_recovers(table: Table, me: Frame) -> None:
    take_control(table, *me.picks)


fate_of_the_favorites = ignobles.action(
    "Fate of the Favorites",
    text=("In turn order, each player chooses a minion that they own, whoever controls it: destroy it."),
    gist="Each player destroys a minion they own",
)
each_picks_in_turn(fate_of_the_favorites, minions_owned_by, destroy)

hostage_exchange = ignobles.action(
    "Hostage Exchange",
    text=(
        "Give control of one of your minions to another player. If you do, take control of another of that "
        "player's minions that was not stronger before the exchange."
    ),
    gist="Exchange a minion for one not stronger",
)


@hostage_exchange.then
@asks(must(minions(mine=True)), must(other_players, kind=SEAT), clause="SU-180", prompt="give")
def hostage_is_given(table: Table, me: Frame) -> None:
    """The powers before the exchange decide who may be taken for it (SU-180)."""
    minion, taker = me.picks[0], seat_of_option(me.picks[1])
    limit = power(table, minion)
    carry_cards(me, [m for m in minions_of(table, taker) if power(table, m) <= limit])
    give_control(table, taker, minion)


def hostages_to_take(table: Table, me: Frame) -> list[int]:
    return [m for m in carried_cards(me) if is_same_object(table, me, m) and table.control[m] != me.player]


@hostage_exchange.if_so
@asks(must(hostages_to_take), clause="SU-180", prompt="take")
def hostage_is_taken(table: Table, me: Frame) -> None:
    take_control(table, me.pick)


inevitable_betrayal = ignobles.action(
    "Inevitable Betrayal",
    text=(
        "When a base is about to score, you may play this card: take back control of a minion there that "
        "you own."
    ),
    gist="Before scoring, take back a minion there",
)

inevitable_betrayal.played_at(BEFORE_SCORING)


def minions_to_recover_there(table: Table, me: Frame) -> list[int]:
    """None outside the window, whoever turned the card up."""
    place = place_in_window(table, BEFORE_SCORING)
    there = [m for m in minions_owned_by(table, me.player) if table.place[m] == place]
    return there if any(table.control[m] != me.player for m in there) else []


@inevitable_betrayal.then
@asks(must(minions_to_recover_there), clause="SU-179")
def inevitable_betrayal_comes(table: Table, me: Frame) -> None:
    take_control(table, me.pick)


out_of_sight = ignobles.action(
    "Out of Sight",
    text=(
        "In turn order, each player chooses a minion that they own, whoever controls it: return it to "
        "its owner's hand."
    ),
    gist="Each player returns a minion they own",
)
each_picks_in_turn(out_of_sight, minions_owned_by, return_to_hand)

red_birthday_party = ignobles.action(
    "Red Birthday Party",
    text=("Choose a minion that you own: destroy it and all the weaker minions on its base, yours too."),
    gist="Destroy yours and all weaker ones there",
)


@red_birthday_party.then
@asks(must(minions(owned=True)))
def red_birthday_party_ends(table: Table, me: Frame) -> None:
    """The powers of this moment decide, then all die together (SU-135)."""
    limit = power(table, me.pick)
    here = table.minions_at[table.place[me.pick]]
    destroy(table, me.pick, *[m for m in here if power(table, m) < limit])


repaying_debts = ignobles.action(
    "Repaying Debts",
    copies=2,
    text=(
        "Give control of one of your minions to another player. If you do, draw two cards, and this turn "
        "you may play an extra minion."
    ),
    gist="Give a minion, draw two cards",
)


@asks()
def draws_and_plays_a_minion(table: Table, me: Frame) -> None:
    draw(table, me.player, 2)
    extra_minion(table, me)


repaying_debts(hands_a_minion_over).if_so(draws_and_plays_a_minion)

spikey_chair_room = ignobles.base(
    "Spikey Chair Room",
    breakpoint=20,
    vp=(4, 2, 1),
    text=(
        "At the end of a turn, each player who played a minion here this turn may destroy a minion that "
        "they own, on any base, to draw a card."
    ),
    gist="Played here: destroy yours, draw a card",
)


@spikey_chair_room.after(
    VISITED, anywhere=True, does="who played a minion here may destroy one to draw a card"
)
@asks(may(minions(owned=True)), clause="SU-198")
def spikey_chair_room_takes_one(table: Table, me: Frame) -> None:
    destroy(table, me.pick)


@spikey_chair_room_takes_one.if_so
@asks()
def spikey_chair_room_rewards(table: Table, me: Frame) -> None:
    draw(table, me.player, 1)


wintersquashed = ignobles.base(
    "Wintersquashed",
    breakpoint=16,
    vp=(2, 4, 1),
    text=("After a player has played a minion here, that player may give control of it to another player."),
    gist="Minions played here may be given away",
)


def others_to_give_it_to(table: Table, me: Frame) -> list[int]:
    """Nobody if it has gone or is under somebody else's control already."""
    mine = is_same_object(table, me, me.subject) and table.control[me.subject] == me.player
    return other_players(table, me) if mine else []


@wintersquashed.after(
    PLAYED, when=happened_here, to_doer=True, does="who played {it} may give control of it away"
)
@asks(may(others_to_give_it_to, kind=SEAT))
def wintersquashed_hands_it_over(table: Table, me: Frame) -> None:
    give_control(table, me.seat, me.subject)
