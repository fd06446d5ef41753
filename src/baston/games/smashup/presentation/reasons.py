"""Why a card of a hand cannot be played now: the rule that keeps it there, in a sentence."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.cards.card import ACTION, CARDS, MINION, TO_MINION, TO_MY_BASE, Card
from baston.games.smashup.constants import BEFORE_SCORING
from baston.games.smashup.effects.extra_plays import extra_of, extra_play
from baston.games.smashup.effects.playing import ways_to_raise
from baston.games.smashup.effects.protecting import effect_asking
from baston.games.smashup.effects.revealed import carried_cards
from baston.games.smashup.phases.turn import turn
from baston.games.smashup.phases.windows import is_in_rotation, places_that_score
from baston.games.smashup.presentation.names import card_name, listed, thing_name
from baston.games.smashup.presentation.notation import describe
from baston.games.smashup.queries.in_force import is_used_up
from baston.games.smashup.queries.seats import in_play_phase, is_turn_of_another
from baston.games.smashup.queries.targets import action_targets, cannot_play_actions, minion_places
from baston.games.smashup.state.table import FIRST_BASE, WHERE_I_HAVE_NONE, ExtraPlay, Table
from baston.kernel.frame import FIELD, HANDLE, PACKED
from baston.kernel.reason import Reason
from baston.locales import seat_name, sentence

# The rule that forbids it, by the key of its sentence; where none stands here, that of the question.
ONE_AFTER_THE_OTHER: Final = "SU-22"
IN_ROTATION: Final = "SU-34"
CLAUSES: Final = {
    "cannot-over": "SU-70",
    "cannot-turn": "SU-12",
    "cannot-asked": ONE_AFTER_THE_OTHER,
    "cannot-action-left": "SU-12",
    "cannot-minion-left": "SU-12",
    "cannot-actions": "SU-128",
    "cannot-extra-action": "SU-136",
    "cannot-extra-minion": "SU-136",
    "cannot-extra-power": "SU-136",
    "cannot-extra-name": "SU-136",
    "cannot-extra-empty": "SU-136",
    "cannot-extra-raising": "SU-136",
    "cannot-there": "SU-110",
    "cannot-anywhere": "SU-110",
    "cannot-no-slot": "BP-30",
    "barred-slot-taken": "BP-30",
    "barred-slot-own": "BP-31",
    "barred-extra-place": "SU-136",
    "barred-to-base": "SU-83",
    "barred-to-own-base": "SU-83",
    "barred-to-minion": "SU-83",
    "barred-to-own-minion": "SU-83",
    "cannot-no-minion": "SU-83",
    "cannot-no-own-minion": "SU-83",
    "cannot-no-own-base": "SU-83",
    "cannot-while-scoring": "SU-98",
    "can-before": "SU-98",
    "can-after": "SU-98",
    "cannot-again": "SU-141",
    "cannot-before-answer": ONE_AFTER_THE_OTHER,
    "cannot-yet": ONE_AFTER_THE_OTHER,
}
CLAUSES_WITH_ROUNDS: Final = {"cannot-over": "BP-70", "cannot-turn": "BP-10", "cannot-again": "BP-103"}


def reasons(table: Table, seat: int, lang: str) -> dict[int, Reason]:
    """Why the seat cannot play the cards of its hand that no option plays or takes, by handle.

    They say no more than the seat sees.
    """
    offered = _offered(table, seat)
    return {card: _reason(table, seat, card, lang) for card in table.hand[seat] if card not in offered}


def _offered(table: Table, seat: int) -> set[int]:
    """The handles that the options of the seat are about."""
    decision = table.decision
    if decision is None or decision.player != seat:
        return set()
    found: set[int] = set()
    for option in decision.options:
        about = describe(table, option)
        for name in ("thing", "card"):
            handle = about[name]
            if isinstance(handle, int):
                found.add(handle)
    return found


def because(table: Table, lang: str, key: str, **values: str | int) -> Reason:
    """Return the sentence with this key, and the clause of the rule for which it stands."""
    clause = CLAUSES_WITH_ROUNDS.get(key, "") if table.has_rounds() else ""
    clause = clause or CLAUSES.get(key, "")
    if not clause:  # the question itself says what may be chosen
        clause = effect_asking(table).clause_of(table.frames[-1].step) or ONE_AFTER_THE_OTHER
    return Reason(sentence(lang, key, **values), clause)


def _reason(table: Table, seat: int, card: int, lang: str) -> Reason:
    decision = table.decision
    if decision is None:
        return because(table, lang, "cannot-over")
    if decision.player != seat:
        return _while_another_is_asked(table, seat, card, lang)
    frame = table.frames[-1]
    if card in frame.picks:
        return because(table, lang, "cannot-chosen")
    if frame.effect == turn.number and decision.kind == PACKED:
        return _in_play_phase(table, seat, card, lang)
    if frame.effect == extra_play.number:
        return _by_extra(table, seat, card, extra_of(frame), lang)
    if is_in_rotation(table):
        return _in_window(table, seat, card, lang)
    return _in_question(table, seat, card, lang)


def _printed(table: Table, card: int) -> Card:
    return CARDS[table.what[card]]


def _and_when(table: Table, card: int, why: Reason, lang: str) -> Reason:
    """What is said of a card, and when else it can be played, if it can."""
    timing = _printed(table, card).special_play
    if timing == 0:
        return why
    key = "can-before" if timing == BEFORE_SCORING else "can-after"
    return why._replace(said=f"{why.said} {sentence(lang, key)}")


def _while_another_is_asked(table: Table, seat: int, card: int, lang: str) -> Reason:
    decision = table.decision
    assert decision is not None, "somebody is asked"
    answers = bool(table.windows) and _printed(table, card).special_play == table.windows[-1].timing
    if is_turn_of_another(table, seat) and not answers:
        why = because(table, lang, "cannot-turn", player=seat_name(lang, table.turn))
        return _and_when(table, card, why, lang)
    why = because(table, lang, "cannot-asked", player=seat_name(lang, decision.player))
    return why._replace(clause=IN_ROTATION) if is_in_rotation(table) else why


# In the play phase.


def _in_play_phase(table: Table, seat: int, card: int, lang: str) -> Reason:
    action = _printed(table, card).kind == ACTION
    if action and cannot_play_actions(table, seat):
        return _and_when(table, card, because(table, lang, "cannot-actions"), lang)
    plain = table.action_plays if action else table.minion_plays
    if plain > 0:
        return _nowhere(table, seat, card, lang)
    extras = [extra for extra in table.extra if extra.action == action]
    if extras:
        return _by_extra(table, seat, card, extras[0], lang)
    why = because(table, lang, "cannot-action-left" if action else "cannot-minion-left")
    return _and_when(table, card, why, lang)


def _by_extra(table: Table, seat: int, card: int, extra: ExtraPlay, lang: str) -> Reason:
    """Why an extra play does not allow the card."""
    as_printed = _printed(table, card)
    if extra.action != (as_printed.kind == ACTION):
        return because(table, lang, "cannot-extra-action" if extra.action else "cannot-extra-minion")
    if extra.action and in_play_phase(table, seat) and cannot_play_actions(table, seat):
        return _and_when(table, card, because(table, lang, "cannot-actions"), lang)
    if not extra.action and as_printed.power > extra.power_at_most:
        return because(table, lang, "cannot-extra-power", power=extra.power_at_most)
    if extra.other_than > 0 and as_printed.title == CARDS[extra.other_than].title:
        return because(table, lang, "cannot-extra-name", card=card_name(as_printed, lang))
    if _has_no_target(table, seat, as_printed) or not _places(table, seat, card, extra):
        return _nowhere(table, seat, card, lang, extra.place)
    if extra.place == WHERE_I_HAVE_NONE:
        return because(table, lang, "cannot-extra-empty")
    return because(table, lang, "cannot-extra-raising")


def _has_no_target(table: Table, seat: int, as_printed: Card) -> bool:
    return as_printed.kind == ACTION and not action_targets(table, seat, as_printed)


def _places(table: Table, seat: int, card: int, extra: ExtraPlay) -> list[int]:
    """Where nothing forbids the seat to play a minion, of the places that an extra play names one of."""
    if extra.action:
        return table.places
    found = minion_places(table, seat, card)
    return [place for place in found if place == extra.place] if extra.place > 0 else found


# Nowhere to go.


def _nowhere(table: Table, seat: int, card: int, lang: str, only: int = 0) -> Reason:
    """Why there is no place for the card, or not that one."""
    as_printed = _printed(table, card)
    if as_printed.kind == MINION:
        places = [only] if only > 0 else table.places
        return forbidden(table, seat, card, places, only > 0, lang) or because(table, lang, "cannot-no-slot")
    if not _has_no_target(table, seat, as_printed):
        return because(table, lang, "cannot-no-slot")
    if as_printed.attach == TO_MY_BASE:
        return because(table, lang, "cannot-no-own-base")
    return because(
        table, lang, "cannot-no-minion" if as_printed.attach == TO_MINION else "cannot-no-own-minion"
    )


def forbidden(table: Table, seat: int, card: int, places: list[int], one: bool, lang: str) -> Reason | None:
    """Return which cards in play keep the seat from playing the minion at these places; None if none does.

    `one`: it could only have been played at one place anyway.
    """
    found: list[str] = []
    for source in table.watchers:
        forbids = CARDS[table.what[source]].forbids
        if forbids is not None and table.place[source] in places and forbids(table, source, seat, card):
            found.append(thing_name(table, source, lang))
    key = "cannot-there" if one else "cannot-anywhere"
    return because(table, lang, key, cards=listed(found, lang)) if found else None


# Asked something else.


def _in_window(table: Table, seat: int, card: int, lang: str) -> Reason:
    as_printed = _printed(table, card)
    if as_printed.special_play == 0:
        return because(table, lang, "cannot-while-scoring")
    if as_printed.special_play != table.windows[-1].timing:
        return because(
            table, lang, "can-before" if as_printed.special_play == BEFORE_SCORING else "can-after"
        )
    scoring = places_that_score(table)
    free = [place for place in scoring if not is_used_up(table, card, place)]
    by_card = forbidden(table, seat, card, free, True, lang) if as_printed.kind == MINION else None
    return by_card or because(table, lang, "cannot-again", card=card_name(as_printed, lang))


def _in_question(table: Table, seat: int, card: int, lang: str) -> Reason:
    """Why a question that a card or the rules ask does not offer the card."""
    decision = table.decision
    assert decision is not None, "somebody is asked"
    asker = thing_name(table, decision.card, lang) if decision.card >= FIRST_BASE else ""
    offered = [other for other in table.hand[seat] if other in _offered(table, seat)]
    if not offered:
        return (
            because(table, lang, "cannot-before-answer", card=asker)
            if asker
            else because(table, lang, "cannot-yet")
        )
    as_printed, shown = _printed(table, card), carried_cards(table.frames[-1])
    if all(other in shown for other in offered):
        if card not in shown:
            return because(table, lang, "cannot-shown", card=asker)
        if any(_printed(table, other) is as_printed for other in offered):
            return because(table, lang, "cannot-first-another", card=card_name(as_printed, lang))
        return _nowhere(table, seat, card, lang)
    if all(_printed(table, other).kind != as_printed.kind for other in offered):
        key = "cannot-asks-action" if as_printed.kind == MINION else "cannot-asks-minion"
        return because(table, lang, key, card=asker)
    if as_printed.kind == MINION:
        name = card_name(_printed(table, offered[0]), lang)
        return forbidden(table, seat, card, table.places, True, lang) or because(
            table, lang, "cannot-other-name", card=name
        )
    assert not any(way >> FIELD & HANDLE == card for way in ways_to_raise(table, seat, decision.card))
    return because(table, lang, "cannot-raise", card=asker)
