"""What cards ask of the table. Queries read the state and never write."""

from __future__ import annotations

from baston.games.smashup.cards.card import ACTION, CARDS, FACTIONS, MINION, Faction
from baston.games.smashup.constants import BOOST, END, IGNORES, LOWER, MAY_IGNORE, MUTE, PLAY, START
from baston.games.smashup.state.table import EVERY_SEAT, NO_CARD, NO_LIMIT, UNKNOWN, Table
from baston.games.smashup.variant import Variant
from baston.kernel.column import filled
from baston.kernel.effect import Query
from baston.kernel.frame import Frame, seat_option


def power(table: Table, card: int) -> int:
    """The modified power of a minion in play, the printed one outside play (SU-93, SU-171)."""
    if table.place[card] <= 0:
        return CARDS[table.what[card]].power
    if len(table.powers) == 0:
        table.powers = filled(UNKNOWN, len(table.what))
    known = table.powers[card]
    if known == UNKNOWN:
        known = table.powers[card] = max(_reckoned(table, card, None), 0)
    return known


def power_parts(table: Table, card: int) -> list[int]:
    """What the power of a minion in play is made of: source and amount in turn, its printed power first."""
    parts: list[int] = []
    _reckoned(table, card, parts)
    return parts


def _reckoned(table: Table, card: int, parts: list[int] | None) -> int:
    """The power of a minion in play, also if below 0. What it is made of goes into `parts`, if wanted."""
    mine = CARDS[table.what[card]]
    number = _part(parts, card, mine.power)
    if mine.own_bonus is not None and not is_mute(table, card):
        number += _part(parts, card, mine.own_bonus(table, card))
    as_if = False
    for action in table.attached:
        if table.bearer[action] == card:
            worn = CARDS[table.what[action]]
            bonus = worn.bearer_bonus
            if worn.bearer_power > 0 and not as_if:
                bonus, as_if = bonus + worn.bearer_power - mine.power, True
            number += _part(parts, action, bonus)
    if table.counters:
        number += _part(parts, NO_CARD, table.counters.count(card) - table.counters.count(-card))
    for source in table.watchers:
        aura = CARDS[table.what[source]].aura
        if aura is not None and not is_mute(table, source):
            number += _part(parts, source, aura(table, source, card))
    for m in table.lasting:
        if m.kind == BOOST and m.thing == card:
            number += _part(parts, m.source, m.amount)
    return number


def _part(parts: list[int] | None, source: int, amount: int) -> int:
    if parts is not None:
        parts += [source, amount]
    return amount


def is_mute(table: Table, card: int) -> bool:
    """Has the minion lost the abilities that are printed on it?"""
    for m in table.lasting:  # noqa: SIM110 - read all the time, and a generator is slower
        if m.kind == MUTE and m.thing == card:
            return True
    return False


def has_lost(table: Table, minion: int, action: int) -> bool:
    """Has the minion lost what the attached action grants it? What it has gained since, it keeps (SU-138)."""
    return any(
        m.kind == MUTE and m.thing == minion and m.source != action and table.changed_at[action] <= m.amount
        for m in table.lasting
    )


def has_used(table: Table, card: int, effect: int, seat: int) -> bool:
    """Has the seat used this ability of this card this turn?"""
    uses = table.uses
    return any(uses[i : i + 3] == [card, effect, seat] for i in range(0, len(uses), 3))


def place_left(table: Table, minion: int) -> int:
    """The place that a minion has left last by moving this turn; 0 if it has not moved."""
    moves = table.moves
    for i in range(len(moves) - 2, -1, -2):
        if moves[i] == minion:
            return moves[i + 1]
    return 0


def breakpoint_of(table: Table, place: int) -> int:
    """The breakpoint of the base at a place, never below 0 (SU-93)."""
    base = table.base_at[place]
    number = CARDS[table.what[base]].breakpoint
    for m in table.lasting:
        if m.kind == LOWER and m.thing == base:
            number -= m.amount
    return max(number, 0)


def total(table: Table, place: int) -> int:
    """The power of all minions at a place (SU-30), with what is added there (BP-94)."""
    number = 0
    for minion in table.minions_at[place]:
        number += power(table, minion)
    return number + table.added_power(place, EVERY_SEAT)


def total_of(table: Table, place: int, seat: int) -> int:
    """The power that a seat has at a place (SU-36), with what is added to it there (BP-94)."""
    number = 0
    for minion in table.minions_at[place]:
        if table.control[minion] == seat:
            number += power(table, minion)
    return number + table.added_power(place, seat)


def is_minion(table: Table, card: int) -> bool:
    return CARDS[table.what[card]].kind == MINION


def is_action(table: Table, card: int) -> bool:
    return CARDS[table.what[card]].kind == ACTION


def is_fellow_minion(table: Table, card: int, other: int) -> bool:
    """Is the other another minion on the side of the card's controller?"""
    return other != card and is_minion(table, other) and table.control[other] == table.control[card]


def in_play(table: Table, card: int) -> bool:
    return table.place[card] > 0


def in_play_phase(table: Table, seat: int) -> bool:
    """Is it the play phase of this seat's own turn, in which extra plays may be kept (SU-96)?"""
    return table.phase == PLAY and table.turn == seat and not table.windows


def has_minion_at(table: Table, place: int, seat: int) -> bool:
    return any(table.control[m] == seat for m in table.minions_at[place])


def minions_of_at(table: Table, place: int, seat: int) -> list[int]:
    """The minions that a seat controls at a place."""
    return [m for m in table.minions_at[place] if table.control[m] == seat]


def minions_in_play(table: Table) -> list[int]:
    """All minions on all bases, left to right."""
    return [m for place in table.places for m in table.minions_at[place]]


def all_minions(table: Table, seat: int) -> list[int]:
    """The minions whose power an action may increase that names any minion (see `Card.raises`)."""
    return minions_in_play(table)


def minions_of(table: Table, seat: int) -> list[int]:
    """All minions that a seat controls."""
    return [m for place in table.places for m in table.minions_at[place] if table.control[m] == seat]


def minions_owned_by(table: Table, seat: int) -> list[int]:
    """All minions in play from a seat's deck, whoever controls them (SU-105)."""
    return [m for place in table.places for m in table.minions_at[place] if table.owner[m] == seat]


def is_winning(table: Table, place: int, seat: int) -> bool:
    """Has the seat a minion at the place, and nobody more power there (SU-103)?"""
    if not has_minion_at(table, place, seat):
        return False
    mine = total_of(table, place, seat)
    return all(total_of(table, place, other) <= mine for other in range(table.players))


def actions_on(table: Table, bearer: int) -> list[int]:
    """The actions attached to a minion or to a place."""
    return [a for a in table.attached if table.bearer[a] == bearer]


def turn_order(table: Table) -> list[int]:
    """All seats, clockwise from the active one."""
    return [(table.turn + i) % table.players for i in range(table.players)]


def rivals(table: Table, seat: int) -> list[int]:
    """The other seats, clockwise from this one."""
    return [(seat + i) % table.players for i in range(1, table.players)]


def same(table: Table, me: Frame, thing: int) -> bool:
    """Is this still the object that it was when the frame was begun (SU-41)?"""
    return table.changed_at[thing] <= me.since


def is_here(table: Table, me: Frame, thing: int) -> bool:
    """Is the card at the frame's place?"""
    return table.place[thing] == me.where


def place_of_doer(table: Table, affecting: Frame) -> int:
    """Where the card that affects is, or was when its ability began if it has left since (SU-135)."""
    place = table.place[affecting.card]
    return place if place > 0 or affecting.parent < 0 else table.frames[affecting.parent].where


def happened_here(table: Table, me: Frame) -> bool:
    """Has the event happened to a card at the place of the one that watches it?"""
    return is_here(table, me, me.subject)


def itself(table: Table, me: Frame) -> bool:
    """Has the event happened to the card that watches it?"""
    return me.subject == me.card


def is_turn_of(table: Table, seat: int) -> bool:
    """Is it this seat's turn? The scoring and the end of a round are nobody's (BP-24, BP-89)."""
    return table.turn == seat and not is_nobodys_turn(table)


def is_turn_of_another(table: Table, seat: int) -> bool:
    """Is it the turn of another seat than this one?"""
    return table.turn != seat and not is_nobodys_turn(table)


def is_nobodys_turn(table: Table) -> bool:
    """Is it a moment between the turns of a round, such as its scoring (BP-24)?"""
    return table.phase not in (START, PLAY) and table.has_rounds()


def is_my_turn(table: Table, me: Frame) -> bool:
    """Is it the turn of the card's controller: for what happens when it begins or ends?

    All turns of a round end together (BP-45).
    """
    return table.turn == me.player or (table.phase == END and is_nobodys_turn(table))


def it_scores(table: Table, me: Frame) -> bool:
    """Is the base that scores the one where the card is that watches it?"""
    return me.subject == me.where


def ignores(table: Table, place: int, seat: int) -> bool:
    """Is what the base does all the time ignored by all, or has the seat refused it (SU-174)?"""
    return is_silenced(table, place) or _has_leave(table, IGNORES, place, seat)


def is_silenced(table: Table, place: int) -> bool:
    """Is the ability of the base ignored by everybody?"""
    for action in table.attached:
        if table.bearer[action] == place and CARDS[table.what[action]].silences_base:
            return True
    return False


def may_ignore(table: Table, place: int, seat: int) -> bool:
    """May the seat ignore the base each time that its ability would do something (SU-131)?"""
    return _has_leave(table, MAY_IGNORE, place, seat)


def _has_leave(table: Table, kind: int, place: int, seat: int) -> bool:
    """Is there such a modifier for the seat, on the base itself or on an action attached to it?"""
    base = table.base_at[place]
    for m in table.lasting:
        if m.kind == kind and m.amount == seat and (m.thing == base or table.bearer[m.thing] == place):
            return True
    return False


# Queries that questions are made of.


def minions(
    mine: bool = False,
    others: bool = False,
    here: bool = False,
    power_at_most: int = NO_LIMIT,
    owned: bool = False,
    but_me: bool = False,
) -> Query[Table]:
    """Minions in play: controlled by the frame's player, by others, at the frame's place, weak enough now.

    Further: owned by the player, whoever controls them (SU-105), and not the frame's card itself.
    """

    def matching(table: Table, me: Frame) -> list[int]:
        found: list[int] = []
        for place in table.places:
            if here and place != me.where:
                continue
            for minion in table.minions_at[place]:
                controls = table.control[minion] == me.player
                if (mine and not controls) or (others and controls):
                    continue
                if (owned and table.owner[minion] != me.player) or (but_me and minion == me.card):
                    continue
                if power_at_most == NO_LIMIT or power(table, minion) <= power_at_most:
                    found.append(minion)
        return found

    return matching


def bases(table: Table, me: Frame) -> list[int]:
    """The places in play."""
    return table.places[:]


def other_bases(table: Table, me: Frame) -> list[int]:
    """The places where the minion picked first, or else the card itself, is not."""
    card = me.picks[0] if me.picks else me.card
    return [place for place in table.places if place != table.place[card]]


def other_base_cards(table: Table, place: int) -> list[int]:
    """The places of the other base cards in play: for what happens to those cards themselves (BP-41)."""
    faces = table.faces(place)
    return [other for other in table.places if table.base_at[other] not in faces]


def is_shared(table: Table, place: int) -> bool:
    """Does the base of the place lie at others too, as that in the middle of a mat (BP-50)?"""
    return len(table.faces(place)) > 1


def bases_without_it(table: Table, me: Frame) -> list[int]:
    """The places where the frame's subject is not: for what happens instead to another card."""
    return [place for place in table.places if place != table.place[me.subject]]


def bases_with_my_minion(table: Table, me: Frame) -> list[int]:
    return [place for place in table.places if has_minion_at(table, place, me.player)]


def cards_in_hand(table: Table, me: Frame) -> list[int]:
    return table.hand[me.player][:]


def minions_in_hand(table: Table, me: Frame) -> list[int]:
    return [card for card in table.hand[me.player] if is_minion(table, card)]


def cards_in_discard(table: Table, me: Frame) -> list[int]:
    return table.discard[me.player][:]


def minions_in_discard(table: Table, me: Frame) -> list[int]:
    return [card for card in table.discard[me.player] if is_minion(table, card)]


def actions_in_discard(table: Table, me: Frame) -> list[int]:
    return [card for card in table.discard[me.player] if is_action(table, card)]


def all_players(table: Table, me: Frame) -> list[int]:
    """All seats from the frame's player on, as options of the kind SEAT."""
    return [seat_option(me.player), *other_players(table, me)]


def other_players(table: Table, me: Frame) -> list[int]:
    """The other seats, as options of the kind SEAT."""
    return [seat_option(seat) for seat in rivals(table, me.player)]


def me_alone(table: Table, me: Frame) -> list[int]:
    """The card itself: for "you may" without anything to choose."""
    return [me.card]


def attached_actions(table: Table, me: Frame) -> list[int]:
    """All actions attached to minions and bases."""
    return table.attached[:]


def all_factions(table: Table, me: Frame) -> list[int]:
    """All factions of the boxes that take part, as options: "name a faction"."""
    return [faction.number + 1 for faction in factions_of(table.variant)]


def factions_of(variant: Variant) -> list[Faction]:
    """The factions of the boxes that take part."""
    return [faction for faction in FACTIONS if faction.cards and faction.box in variant.boxes]
