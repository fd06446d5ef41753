"""Steps that many cards share: a question, if anything is chosen, and what is done with the answer."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import RULES
from baston.games.galacticlash.constants import (
    ATTACK_BONUS,
    DEFENSE_BONUS,
    KEYWORD,
    L_BONUS,
    L_KEYWORD,
    L_LOOK,
    L_SHIELD,
    L_SHOW_HAND,
    SHIELD,
)
from baston.games.galacticlash.effects.affecting import damage, destroy
from baston.games.galacticlash.effects.chain import counter
from baston.games.galacticlash.queries.choices import cards_in_hand, units
from baston.games.galacticlash.queries.in_play import is_in_play
from baston.games.galacticlash.queries.seats import is_player, opponents, seat_of_player
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.cards import discard, draw, shuffle
from baston.games.galacticlash.verbs.engaging import engage, keep_engaged, ready
from baston.games.galacticlash.verbs.lasting import last
from baston.games.galacticlash.verbs.life import gain_life, lose_life
from baston.games.galacticlash.verbs.sight import look, show
from baston.games.galacticlash.verbs.zones import put_in_hand, put_on_library, put_under_library
from baston.kernel.effect import Effect, Query, Question, Step, again, any_number, asks, begin, must
from baston.kernel.frame import NUMBER, Frame
from baston.kernel.log import note


def draws(amount: int) -> Step[Clash]:
    """The step in which the effect's player draws `amount` cards."""

    @asks()
    def act(clash: Clash, me: Frame) -> None:
        draw(clash, me.player, amount)

    return act


def gains_life(amount: int) -> Step[Clash]:
    """The step in which the effect's player gains `amount` life."""

    @asks()
    def act(clash: Clash, me: Frame) -> None:
        gain_life(clash, me.player, amount)

    return act


def costs_you(amount: int) -> Step[Clash]:
    """The step in which the effect's player loses `amount` life, which is no damage (G-84)."""

    @asks()
    def act(clash: Clash, me: Frame) -> None:
        lose_life(clash, me.player, amount)

    return act


def costs_each_opponent(amount: int) -> Step[Clash]:
    """The step in which each opponent loses `amount` life, which is no damage (G-84)."""

    @asks()
    def act(clash: Clash, me: Frame) -> None:
        for seat in opponents(clash, me.player):
            lose_life(clash, seat, amount)

    return act


def deals(amount: int, question: Question[Clash]) -> Step[Clash]:
    """The step that deals `amount` wounds to what is chosen."""

    @asks(question)
    def act(clash: Clash, me: Frame) -> None:
        damage(clash, me.pick, amount)

    return act


def destroys(question: Question[Clash]) -> Step[Clash]:
    """The step that destroys what is chosen."""

    @asks(question)
    def act(clash: Clash, me: Frame) -> None:
        destroy(clash, me.pick)

    return act


def engages(question: Question[Clash]) -> Step[Clash]:
    """The step that engages all cards chosen."""

    @asks(question)
    def act(clash: Clash, me: Frame) -> None:
        for card in me.picks:
            engage(clash, card)

    return act


def blocks_energies(question: Question[Clash]) -> Step[Clash]:
    """The step that engages the energies chosen and keeps them engaged in their next ready step."""

    @asks(question)
    def act(clash: Clash, me: Frame) -> None:
        for card in me.picks:
            engage(clash, card)
            keep_engaged(clash, card)

    return act


def readies(question: Question[Clash]) -> Step[Clash]:
    """The step that readies all cards chosen."""

    @asks(question)
    def act(clash: Clash, me: Frame) -> None:
        for card in me.picks:
            ready(clash, card)

    return act


def returns(question: Question[Clash]) -> Step[Clash]:
    """The step that returns the chosen card from play or a pit to its owner's hand."""

    @asks(question)
    def act(clash: Clash, me: Frame) -> None:
        if me.pick > 0:
            put_in_hand(clash, me.pick)

    return act


def counters(question: Question[Clash]) -> Step[Clash]:
    """The step that counters the chosen item of the chain."""

    @asks(question)
    def act(clash: Clash, me: Frame) -> None:
        counter(clash, me.pick)

    return act


def boosts(attack: int, defense: int, question: Question[Clash] | None = None) -> Step[Clash]:
    """The step that changes a unit's attack and defense until end of turn.

    Without a question it asks for any unit.
    """

    @asks(must(units()) if question is None else question)
    def act(clash: Clash, me: Frame) -> None:
        boost(clash, me.pick, attack, defense)

    return act


def boosts_either(one: tuple[int, int], other: tuple[int, int]) -> Step[Clash]:
    """The step that changes attack and defense of a unit until end of turn by one pair or the other.

    Which of them, and whom, is chosen as the card is launched.
    """

    @asks(must(one_or_other, kind=NUMBER), must(units()), prompt="strike")
    def act(clash: Clash, me: Frame) -> None:
        mode, unit = me.picks
        boost(clash, unit, *(one if mode == 1 else other))

    return act


def one_or_other(clash: Clash, me: Frame) -> list[int]:
    """The numbers of two modes."""
    return [1, 2]


def boosts_all(attack: int, defense: int, whom: Query[Clash]) -> Step[Clash]:
    """The step that changes attack and defense of all units that the query finds now, until end of turn."""

    @asks()
    def act(clash: Clash, me: Frame) -> None:
        for unit in whom(clash, me):
            boost(clash, unit, attack, defense)

    return act


def boost(clash: Clash, unit: int, attack: int, defense: int) -> None:
    """Change a unit's attack and defense until end of turn."""
    if not is_in_play(clash, unit):
        return
    note(clash, L_BONUS, clash.control[unit], unit, 0, attack * 100 + defense)
    if attack != 0:
        last(clash, ATTACK_BONUS, attack, unit)
    if defense != 0:
        last(clash, DEFENSE_BONUS, defense, unit)


def shield(clash: Clash, thing: int, amount: int) -> None:
    """Prevent the next wounds of this turn to a unit or player, up to an amount (G-63)."""
    if thing > 0:
        seat = seat_of_player(thing) if is_player(thing) else clash.control[thing]
        note(clash, L_SHIELD, seat, 0 if is_player(thing) else thing, 0, amount)
        last(clash, SHIELD, amount, thing)


def give(clash: Clash, unit: int, keyword: int) -> None:
    """Give a unit a keyword until end of turn: with HASTE it ignores its delay."""
    if is_in_play(clash, unit):
        note(clash, L_KEYWORD, clash.control[unit], unit, 0, keyword)
        last(clash, KEYWORD, keyword, unit)


# Cards in hands.


@RULES.effect("discard", settles=False)
@asks(must(cards_in_hand), clause="G-1")
def discards_one(clash: Clash, me: Frame) -> None:
    """Discard the card that the player carrying this out picks."""
    discard(clash, me.pick)


def make_discard(clash: Clash, me: Frame, seat: int) -> None:
    """Let a seat discard a card of its choice; call it last in an act."""
    begin(clash, discards_one.number, me.card, seat)


def makes_you_discard() -> Step[Clash]:
    """The step in which the effect's player discards a card of their choice."""

    @asks()
    def act(clash: Clash, me: Frame) -> None:
        make_discard(clash, me, me.player)

    return act


def choose_player(me: Frame, seat: int) -> None:
    """Remember the player at this seat, from 0, for the later steps of the text."""
    me.memo = [seat + 1]


def chosen_seat(me: Frame) -> int:
    """The seat, from 0, of the player that an earlier step chose."""
    return me.memo[0] - 1


def show_hand(clash: Clash, seat: int) -> None:
    """Show the whole hand of a seat, from 0, to all players."""
    note(clash, L_SHOW_HAND, seat)
    for card in clash.hand[seat]:
        show(clash, card)


# The library, searched.


def look_at_library(clash: Clash, seat: int) -> None:
    """Let a seat look at all cards of its library, as a search begins."""
    for card in clash.library[seat]:
        look(clash, card, seat)


def take_from_library(clash: Clash, seat: int, cards: list[int]) -> None:
    """Show the cards found to everybody, put them into the seat's hand, and shuffle its library."""
    for card in cards:
        show(clash, card)
        put_in_hand(clash, card)
    shuffle(clash, seat)


# The top of the library.


def set_looked_at(me: Frame, cards: list[int]) -> None:
    """Remember cards that have been looked at and are still to be put back."""
    me.memo = cards


def cards_looked_at(me: Frame) -> list[int]:
    """The cards that have been looked at and are still to be put back."""
    return me.memo


def looked_at(clash: Clash, me: Frame) -> list[int]:
    """The cards that are still to be put back, as options."""
    return cards_looked_at(me)


def look_at_top(effect: Effect[Clash]) -> None:
    """Add the steps that put back cards looked at: any number under the library, the rest on top."""
    effect.then(put_some_under).then(put_rest_on_top)


def looks_at_top(amount: int) -> Step[Clash]:
    """The step in which the player looks at the top `amount` cards of the library, or all there are."""

    @asks()
    def act(clash: Clash, me: Frame) -> None:
        set_looked_at(me, clash.library[me.player][-amount:])
        for card in cards_looked_at(me):
            look(clash, card, me.player)
            note(clash, L_LOOK, me.player, card, 0, 0, clash.seen[card])

    return act


@asks(any_number(looked_at), prompt="under")
def put_some_under(clash: Clash, me: Frame) -> None:
    """Put the looked-at cards that were chosen under the library."""
    set_looked_at(me, [card for card in cards_looked_at(me) if card not in me.picks])
    for card in me.picks:
        put_under_library(clash, card)


@asks(must(looked_at), prompt="on-top")
def put_rest_on_top(clash: Clash, me: Frame) -> None:
    """Put the other looked-at cards on top of the library one by one; the last one lies on top."""
    put_on_library(clash, me.pick)
    set_looked_at(me, [card for card in cards_looked_at(me) if card != me.pick])
    if cards_looked_at(me):
        again(me)
