"""Zombies: their twenty cards and two bases."""

from __future__ import annotations

from baston.games.smashup.cards.card import TO_BASE, Faction
from baston.games.smashup.constants import AFTER_SCORING, PER_TURN, PLAY_PHASE, TURN_STARTS, WHEN_SCORING
from baston.games.smashup.effects.affecting import destroy
from baston.games.smashup.effects.extra_plays import may_play_extra_minion
from baston.games.smashup.effects.playing import play
from baston.games.smashup.effects.revealed import carried_cards, carry_cards
from baston.games.smashup.phases.scoring import players_here, winners
from baston.games.smashup.queries.choices import cards_in_discard, minions_in_discard
from baston.games.smashup.queries.power import power
from baston.games.smashup.queries.seats import is_my_turn
from baston.games.smashup.queries.targets import is_forbidden, minion_places
from baston.games.smashup.queries.where import has_minion_at, minions_of_at
from baston.games.smashup.state.table import WHERE_I_HAVE_NONE, Table
from baston.games.smashup.verbs.piles import (
    discard,
    draw,
    look_at_top,
    put_in_hand,
    search_deck,
    shuffle_deck,
    shuffle_in,
)
from baston.games.smashup.verbs.points import gain_vp
from baston.kernel.effect import again, any_number, asks, may, must
from baston.kernel.frame import Frame

zombies = Faction("zombies", "Zombies", box="core")

NEW_HAND = 5  # cards

zombie_lord = zombies.minion(
    "Zombie Lord",
    power=5,
    text=(
        "For each base where you have no minion now, you may at once play there a minion of power 2 or "
        "less from your discard pile as an extra minion."
    ),
    gist="Play from discard where you have none",
)


@zombie_lord.then
@asks()
def zombie_lord_looks_around(table: Table, me: Frame) -> None:
    """The bases are fixed now; his own is none of them, for he stands there (SU-168)."""
    set_bases_left(me, [place for place in table.places if not has_minion_at(table, place, me.player)])


def set_bases_left(me: Frame, places: list[int]) -> None:
    """The Lord may raise a minion on each of these bases."""
    me.memo = places


def bases_left(table: Table, me: Frame) -> list[int]:
    """The places where the Lord has raised no minion yet."""
    return me.memo[:]


def remove_base(me: Frame, place: int) -> None:
    """The Lord raises no further minion there."""
    me.memo.remove(place)


def weak_minions_to_raise(table: Table, me: Frame) -> list[int]:
    """Those in the discard pile that may be played at the place just picked."""
    place = me.picks[0]
    return [
        card
        for card in minions_in_discard(table, me)
        if power(table, card) <= 2 and not is_forbidden(table, me.player, card, place)
    ]


@zombie_lord.then
@asks(may(bases_left), must(weak_minions_to_raise), prompt="raise")
def zombie_lord_raises(table: Table, me: Frame) -> None:
    """One after another, each completely resolved before the next is chosen (SU-22)."""
    place, minion = me.picks
    remove_base(me, place)
    play(table, me.player, minion, place)
    again(me)


grave_digger = zombies.minion(
    "Grave Digger",
    power=4,
    copies=2,
    text="You may take a minion from your discard pile into your hand.",
    gist="Take a minion from your discard pile",
)


@grave_digger.then
@asks(may(minions_in_discard))
def grave_digger_digs(table: Table, me: Frame) -> None:
    put_in_hand(table, me.pick)


tenacious_z = zombies.minion(
    "Tenacious Z",
    power=2,
    copies=3,
    text=(
        "In your play phase you may play this card from your discard pile as an extra minion. You may do "
        "so with only one Tenacious Z a turn."
    ),
    gist="Play it from your discard pile",
)


def my_places(table: Table, me: Frame) -> list[int]:
    return minion_places(table, me.player, me.card)


@tenacious_z.special(PLAY_PHASE, once=PER_TURN, from_discard=True)
@asks(must(my_places))
def tenacious_z_rises(table: Table, me: Frame) -> None:
    play(table, me.player, me.card, me.pick)


walker = zombies.minion(
    "Walker",
    power=2,
    copies=4,
    text="Look at the top card of your deck. You may discard it; otherwise it stays on top.",
    gist="Keep or discard your top card",
)


@walker.then
@asks()
def walker_looks(table: Table, me: Frame) -> None:
    carry_cards(me, [look_at_top(table, me.player)])


def seen_on_top(table: Table, me: Frame) -> list[int]:
    """The card on top of the deck that has been looked at, if there was one."""
    return [card for card in carried_cards(me) if card > 0]


@walker.then
@asks(may(seen_on_top))
def walker_discards_it(table: Table, me: Frame) -> None:
    discard(table, me.pick)


grave_robbing = zombies.action(
    "Grave Robbing",
    copies=2,
    text="Take a card from your discard pile into your hand.",
    gist="Take a card from your discard pile",
)


@grave_robbing.then
@asks(must(cards_in_discard))
def grave_robbing_takes_one(table: Table, me: Frame) -> None:
    put_in_hand(table, me.pick)


lend_a_hand = zombies.action(
    "Lend a Hand",
    text="Shuffle any number of cards from your discard pile into your deck.",
    gist="Shuffle discarded cards into your deck",
)


@lend_a_hand.then
@asks(any_number(cards_in_discard))
def lend_a_hand_shuffles(table: Table, me: Frame) -> None:
    shuffle_in(table, me.player, me.picks)


mall_crawl = zombies.action(
    "Mall Crawl",
    text=(
        "Search your deck for any number of cards of one name and put them into your discard pile. "
        "Shuffle your deck."
    ),
    gist="Discard cards of one name from your deck",
)


def of_one_name(table: Table, me: Frame, cards: list[int]) -> list[int]:
    """Those that bear the same name as the card picked first, if one has been picked."""
    if not me.picks:
        return cards
    return [card for card in cards if table.what[card] == table.what[me.picks[0]]]


@mall_crawl.then
@asks()
def mall_crawl_searches(table: Table, me: Frame) -> None:
    search_deck(table, me.player)


def deck_of_one_name(table: Table, me: Frame) -> list[int]:
    return of_one_name(table, me, table.deck[me.player][:])


@mall_crawl.then
@asks(any_number(deck_of_one_name))
def mall_crawl_discards(table: Table, me: Frame) -> None:
    for card in me.picks:
        discard(table, card)
    shuffle_deck(table, me.player)


not_enough_bullets = zombies.action(
    "Not Enough Bullets",
    text=("Take any number of minions of one name from your discard pile into your hand."),
    gist="Take discarded minions of one name",
)


def discarded_minions_of_one_name(table: Table, me: Frame) -> list[int]:
    return of_one_name(table, me, minions_in_discard(table, me))


@not_enough_bullets.then
@asks(any_number(discarded_minions_of_one_name))
def not_enough_bullets_takes_them(table: Table, me: Frame) -> None:
    for card in me.picks:
        put_in_hand(table, card)


outbreak = zombies.action(
    "Outbreak",
    text="This turn you may play an extra minion on a base where you have no minion.",
    gist="Extra minion where you have none",
)
outbreak(may_play_extra_minion(place=WHERE_I_HAVE_NONE))

overrun = zombies.action(
    "Overrun",
    attach=TO_BASE,
    text=(
        "Attach this card to a base. Other players cannot play minions there. Destroy this card at the "
        "start of your next turn."
    ),
    gist="Other players play no minions there",
)


def bars_others(table: Table, source: int, seat: int, card: int) -> bool:
    return seat != table.control[source]


overrun.forbids = bars_others


@overrun.after(TURN_STARTS, when=is_my_turn, does="is destroyed, on {bearer}")
@asks()
def overrun_ends(table: Table, me: Frame) -> None:
    destroy(table, me.card)


they_keep_coming = zombies.action(
    "They Keep Coming",
    copies=2,
    text="At once play a minion from your discard pile as an extra minion.",
    gist="Play a minion from your discard pile",
)


def places_of_picked(table: Table, me: Frame) -> list[int]:
    return minion_places(table, me.player, me.picks[0])


@they_keep_coming.then
@asks(must(minions_in_discard), must(places_of_picked))
def they_keep_coming_plays_it(table: Table, me: Frame) -> None:
    minion, base = me.picks
    play(table, me.player, minion, base)


theyre_coming_to_get_you = zombies.action(
    "They're Coming To Get You",
    attach=TO_BASE,
    text=(
        "Attach this card to a base. In your play phases, the minions that you play there may come from "
        "your discard pile instead of your hand."
    ),
    gist="Play minions there from discard",
)
theyre_coming_to_get_you.plays_from_discard = True

evans_city_cemetery = zombies.base(
    "Evans City Cemetery",
    breakpoint=20,
    vp=(5, 3, 2),
    text="After this base scores, the winner discards their hand, then draws five cards.",
    gist="Winner: discard hand, draw five cards",
)


@evans_city_cemetery.scoring(
    AFTER_SCORING, winners, does="the winner discards their hand, then draws five cards"
)
@asks()
def evans_city_cemetery_renews_hand(table: Table, me: Frame) -> None:
    for card in table.hand[me.player][:]:
        discard(table, card)
    draw(table, me.player, NEW_HAND)


rhodes_plaza_mall = zombies.base(
    "Rhodes Plaza Mall",
    breakpoint=24,
    vp=(0, 0, 0),
    text="When this base scores, each player gains 1 VP for each minion that they have here.",
    gist="Each player: 1 VP per minion here",
)


@rhodes_plaza_mall.scoring(
    WHEN_SCORING, players_here, does="each player gains 1 VP for each of their minions here"
)
@asks()
def rhodes_plaza_mall_pays(table: Table, me: Frame) -> None:
    gain_vp(table, me.player, len(minions_of_at(table, me.where, me.player)))
