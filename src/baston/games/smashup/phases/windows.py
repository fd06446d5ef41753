"""The windows before and after scoring, in which seats use specials (SU-34, SU-123).

2017: cards in play first, in the active player's order, then cards from hands one at a time, until all pass
in a row. 2012: what must happen first, then one rotation for cards in play and in hands alike.
"""

from __future__ import annotations

from baston.games.smashup.cards.ability import Ability
from baston.games.smashup.cards.card import CARDS, MINION, RULES, printed
from baston.games.smashup.constants import L_USE
from baston.games.smashup.effects.events import frame_to_obey
from baston.games.smashup.effects.playing import play
from baston.games.smashup.queries.in_force import is_mute, is_used_up
from baston.games.smashup.queries.targets import is_forbidden
from baston.games.smashup.queries.watching import does_any
from baston.games.smashup.state.table import Table
from baston.games.smashup.verbs.turns import remember_special
from baston.kernel.effect import abandon, again, always, asks, begin, must, restart, resume
from baston.kernel.frame import PASS, Frame
from baston.kernel.log import note
from baston.kernel.machine import can_begin
from baston.kernel.sight import is_known
from baston.kernel.window import Window


def open_window(table: Table, timing: int, place: int) -> None:
    """Begin a window about a place; the active player is asked first.

    Where several score together, the window's place is that of the card being used in it (BP-83).
    """
    table.windows.append(Window(timing, place, table.turn))
    begin(table, window.number, 0, table.turn, 0, place)


# What may be used.


def special_frame(table: Table, card: int, ability: Ability, seat: int, place: int) -> Frame:
    """A frame, not begun, with which a seat would use a special of a card in play."""
    frame = Frame(ability.effect.number, card, seat, card, place)
    frame.since = table.clock
    return frame


def places_that_score(table: Table) -> list[int]:
    """The places that the windows are about: one, or all that score together (BP-83)."""
    return [record.place for record in table.scorings()]


def users_of(table: Table, base: int, ability: Ability) -> list[int]:
    """The seats that can use a base's ability now, in turn order (SU-39, SU-134)."""
    if ability.users is None:
        return []
    usable: list[int] = []
    for seat in ability.users(table, table.place[base]):
        frame = special_frame(table, base, ability, seat, table.place[base])
        if frame_to_obey(table, ability, frame) is not None and can_begin(table, RULES, frame):
            usable.append(seat)
    return usable


def _usable(table: Table, card: int, window: Window) -> Ability | None:
    """The special of a card or base in play that can be used in this window, if there is one."""
    if is_mute(table, card):
        return None
    for ability in printed(table, card).abilities:
        if ability.timing != window.timing or ability.from_discard:
            continue
        if card < table.first_card:
            if table.place[card] in places_that_score(table) and users_of(table, card, ability):
                return ability
        elif _places_for(table, card, ability):
            return ability
    return None


def special_of(table: Table, card: int) -> Ability | None:
    """The special that a card or base in play could use in the open window; None without one."""
    return _usable(table, card, table.windows[-1])


def _places_for(table: Table, card: int, ability: Ability) -> list[int]:
    """The places that score for which a special of a card in play can be used."""
    found: list[int] = []
    for place in places_that_score(table):
        frame = special_frame(table, card, ability, table.control[card], place)
        if ability.applies(table, frame) and can_begin(table, RULES, frame):
            found.append(place)
    return found


def specials_in_play(table: Table, me: Frame) -> list[int]:
    """The cards in play with a usable special, neither used nor offered since the last hand card."""
    window = table.windows[-1]
    if scoring_has_stopped(table) or not does_any(table, window.timing):
        return []
    return [
        card
        for card in table.watchers
        if CARDS[table.what[card]].watches >> window.timing & 1
        and card not in window.offered
        and card not in window.used
        and _usable(table, card, window) is not None
    ]


def specials_in_hand(table: Table, window: Window, seat: int) -> list[int]:
    """The cards that the seat may play from its hand in this window."""
    found: list[int] = []
    for card in table.hand[seat]:
        as_printed = CARDS[table.what[card]]
        if as_printed.special_play == window.timing and places_to_play_at(table, seat, card):
            found.append(card)
    return found


def places_to_play_at(table: Table, seat: int, card: int) -> list[int]:
    """The scoring places for which the seat may play a card of its hand."""
    places = [place for place in places_that_score(table) if not is_used_up(table, card, place)]
    if printed(table, card).kind != MINION:
        return places
    return [place for place in places if not is_forbidden(table, seat, card, place)]


def scoring_has_stopped(table: Table) -> bool:
    """Whether the base that was being scored has been taken away (SU-133)."""
    scoring = table.scoring
    return scoring is not None and table.base_at[scoring.place] != scoring.base


def place_in_window(table: Table, timing: int) -> int:
    """The place that scores if this moment's window is open; else 0, and a special does nothing."""
    if not table.windows or table.windows[-1].timing != timing or scoring_has_stopped(table):
        return 0
    return table.windows[-1].place


def begin_special(table: Table, card: int, window: Window) -> None:
    """Begin the special of a card in play, or a base's ability for each of its seats in turn order."""
    ability = _usable(table, card, window)
    if ability is None:
        return
    if not ability.is_optional():
        note(table, L_USE, table.control[card], card)
    if card >= table.first_card:
        places = _places_for(table, card, ability)
        if len(places) > 1:
            begin(table, place_is_chosen.number, card, table.control[card])
        else:
            _use_special(table, card, ability, places[0], table.variant.old)
        return
    window.used.append(card)
    for seat in users_of(table, card, ability):
        frame = frame_to_obey(table, ability, special_frame(table, card, ability, seat, table.place[card]))
        if frame is not None:
            resume(table, frame)


def _use_special(table: Table, card: int, ability: Ability, place: int, is_wanted: bool) -> None:
    """Begin the special of a card in play about a place; not asked again whether, where that is known."""
    table.windows[-1].place = place
    use = begin(table, ability.effect.number, card, table.control[card], card, place)
    if is_wanted:
        use.picks = _only_answer(table, use, ability)


def places_for_special(table: Table, me: Frame) -> list[int]:
    """The places for which the special can be used, and PASS if it can be declined altogether."""
    window = table.windows[-1]
    ability = _usable(table, me.card, window)
    if ability is None:
        return []
    places = _places_for(table, me.card, ability)
    return [PASS, *places] if ability.is_optional() else places


@RULES.effect("camp of a special")
@asks(must(places_for_special), clause="BP-83")
def place_is_chosen(table: Table, me: Frame) -> None:
    """Use the card's special for the place picked, where several score together (BP-83)."""
    ability = _usable(table, me.card, table.windows[-1])
    if me.pick != PASS and ability is not None:
        _use_special(table, me.card, ability, me.pick, True)


def _only_answer(table: Table, frame: Frame, ability: Ability) -> list[int]:
    """Who has chosen it in the rotation is not asked again whether to use it, only how if there are ways."""
    questions = ability.effect.steps[0].questions
    answers = questions[0].query(table, frame) if len(questions) == 1 else []
    return answers if len(answers) == 1 else []


def play_special(table: Table, card: int, seat: int, window: Window) -> None:
    """Play a card from the hand through its special; it uses no allowance (SU-98)."""
    question = table.question_before_play(card, True)
    if question > 0:
        begin(table, question, card, seat)
        return
    for place in places_that_score(table):
        remember_special(table, card, place)
    play(table, seat, card, window.place if printed(table, card).kind == MINION else 0)


def pass_on(table: Table, window: Window) -> None:
    """Count a PASS, and ask the next seat clockwise."""
    window.seat = (window.seat + 1) % table.players
    window.passes += 1


# The window itself.


def due_in_play(table: Table, me: Frame) -> list[int]:
    """The cards in play that act before hands; in the 2012 rules, only those that must."""
    cards = specials_in_play(table, me)
    if not table.variant.old:
        return cards
    now = table.windows[-1]
    return [card for card in cards if card < table.first_card or not _is_declinable(table, card, now)]


def _is_declinable(table: Table, card: int, now: Window) -> bool:
    ability = _usable(table, card, now)
    return ability is not None and ability.is_optional()


def answers_of(table: Table, now: Window, seat: int) -> list[int]:
    """The cards that a seat may use when asked: in hand, in the 2012 rules also in play."""
    in_hand = specials_in_hand(table, now, seat)
    if not table.variant.old:
        return in_hand
    in_play = [
        card
        for card in table.watchers
        if table.control[card] == seat
        and card >= table.first_card
        and card not in now.used
        and CARDS[table.what[card]].watches >> now.timing & 1
        and _usable(table, card, now) is not None
    ]
    return in_play + in_hand


def _active(table: Table, me: Frame) -> int:
    return table.turn


def _seat_to_answer(table: Table, me: Frame) -> int:
    return table.windows[-1].seat


def specials_to_order(table: Table, me: Frame) -> list[int]:
    """The due cards whose order is a choice of the active player."""
    return table.specials_to_order(due_in_play(table, me))


@RULES.effect("window")
@asks(must(specials_to_order, by=_active), clause="SU-34", prompt="order")
def window(table: Table, me: Frame) -> None:
    """Begin the special that the active player puts next; its controller decides whether to use it."""
    now = table.windows[-1]
    now.offered.append(me.pick)
    begin_special(table, me.pick, now)
    again(me)


@window.then
@asks()
def window_finds_seat(table: Table, me: Frame) -> None:
    """Skip seats with nothing to use, unless that would tell what they hold; close the window at the end."""
    now = table.windows[-1]
    while (
        now.passes < table.players and not table.variant.even_windows and not answers_of(table, now, now.seat)
    ):
        pass_on(table, now)
    if now.passes >= table.players or scoring_has_stopped(table):
        table.windows.pop()
        abandon(me)


def is_in_rotation(table: Table) -> bool:
    """Whether a seat is being asked now, in a window, if it answers."""
    if not table.frames or table.decision is None:
        return False
    me = table.frames[-1]
    return me.effect == window.number and me.step == len(RULES.effects[me.effect].steps) - 1


def could_answer(table: Table) -> bool:
    """Whether the seat that is asked might have an answer, as far as everybody can see.

    What not all have seen of its cards may be in its hand, so that its hand alone tells nothing.
    """
    now = table.windows[-1]
    seat = now.seat
    if any(table.place[card] > 0 for card in answers_of(table, now, seat)):
        return True  # a card in play: only in the 2012 rules
    hidden = [card for card in table.hand[seat] if not is_known(table.seen, card, None, table.players)]
    held = [card for card in table.hand[seat] if card not in hidden]
    if hidden:
        own = [card for card in table.deck[seat] + table.buried if table.owner[card] == seat]
        held += hidden + [card for card in own if not is_known(table.seen, card, None, table.players)]
    return any(CARDS[table.what[card]].special_play == now.timing for card in held)


def pass_or_answers(table: Table, me: Frame) -> list[int]:
    """PASS and the cards that the asked seat may use."""
    now = table.windows[-1]
    return [PASS, *answers_of(table, now, now.seat)]


@window.then
@asks(always(pass_or_answers, by=_seat_to_answer), clause="SU-34", prompt="answer")
def window_is_answered(table: Table, me: Frame) -> None:
    """Use the card picked; then cards in play are offered again, and all must pass anew (SU-141)."""
    now = table.windows[-1]
    seat = now.seat
    restart(me)
    pass_on(table, now)
    if me.pick == PASS:
        return
    now.passes = 0
    now.offered = []
    if table.place[me.pick] > 0:
        now.used.append(me.pick)  # chosen in the rotation it is used, whatever its own questions are answered
        begin_special(table, me.pick, now)
    else:
        play_special(table, me.pick, seat, now)
