"""Why a card of a hand cannot be played now: the rule that keeps it there, in a sentence."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.acting.reactions import reaction_window
from baston.games.superfantasybrawl.cards.card import CARDS, CHAMPIONS, RULES, printed
from baston.games.superfantasybrawl.constants import FIRST_CARD, FIRST_TOKEN, NO_CHAMPION, REACTION, SETUP
from baston.games.superfantasybrawl.phases.turn import turn
from baston.games.superfantasybrawl.presentation.notation import (
    card_name,
    champion_name,
    core_name,
    describe,
    gender_of,
)
from baston.games.superfantasybrawl.queries.costs import payable
from baston.games.superfantasybrawl.queries.figures import movement
from baston.games.superfantasybrawl.queries.seats import champion_of_card
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.frame import PACKED, Frame
from baston.kernel.reason import Reason
from baston.locales import seat_name, sentence

# The rule that forbids it, by the key of its sentence; where none stands here, that of the question.
ONE_AFTER_THE_OTHER: Final = "SFB-63"
CLAUSES: Final = {
    "cannot-over": "SFB-260",
    "cannot-turn": "SFB-60",
    "cannot-asked": ONE_AFTER_THE_OTHER,
    "cannot-before-answer": ONE_AFTER_THE_OTHER,
    "sfb-cannot-core": "SFB-61",
    "sfb-cannot-reaction": "SFB-110",
    "sfb-cannot-action": "SFB-110",
    "sfb-cannot-come": "SFB-151",
    "sfb-cannot-enter": "SFB-152",
    "sfb-cannot-stun": "SFB-219",
}


def reasons(arena: Arena, seat: int, lang: str) -> dict[int, Reason]:
    """Why the seat cannot play the cards of its hand that no option plays or takes, by handle.

    They say no more than the seat sees.
    """
    offered = _offered(arena, seat)
    return {card: _reason(arena, seat, card, lang) for card in arena.hand[seat] if card not in offered}


def _offered(arena: Arena, seat: int) -> set[int]:
    """The handles that the options of the seat are about."""
    decision = arena.decision
    if decision is None or decision.player != seat:
        return set()
    found: set[int] = set()
    for option in decision.options:
        about = describe(arena, option)
        for name in ("thing", "card"):
            handle = about[name]
            if isinstance(handle, int):
                found.add(handle)
    return found


def _because(arena: Arena, lang: str, key: str, **values: str | int) -> Reason:
    """The sentence with this key, and the clause of the rule for which it stands."""
    clause = CLAUSES.get(key, "") or RULES.clause_of(arena.frames[-1]) or ONE_AFTER_THE_OTHER
    return Reason(sentence(lang, key, **values), clause)


def _reason(arena: Arena, seat: int, card: int, lang: str) -> Reason:
    decision = arena.decision
    if decision is None:
        return _because(arena, lang, "cannot-over")
    is_reaction = printed(arena, card).kind == REACTION
    frame = arena.frames[-1]
    if decision.player != seat:
        answers = is_reaction and frame.effect == reaction_window.number
        if arena.turn == seat or arena.phase == SETUP or answers:
            return _because(arena, lang, "cannot-asked", player=seat_name(lang, decision.player))
        why = _because(arena, lang, "cannot-turn", player=seat_name(lang, arena.turn))
        return (
            why._replace(said=f"{why.said} {sentence(lang, 'sfb-cannot-reaction')}") if is_reaction else why
        )
    if card in frame.picks:
        return _because(arena, lang, "cannot-chosen")
    if frame.effect == turn.number and decision.kind == PACKED:
        return (
            _because(arena, lang, "sfb-cannot-reaction")
            if is_reaction
            else _as_action(arena, seat, card, lang)
        )
    if frame.effect == reaction_window.number:
        # All targets are defended alike: what is missing is the Core.
        return (
            _without_core(arena, seat, card, lang)
            if is_reaction
            else _because(arena, lang, "sfb-cannot-action")
        )
    return _in_question(arena, seat, card, frame, lang)


def _as_action(arena: Arena, seat: int, card: int, lang: str) -> Reason:
    """Why an attack or skill cannot be played in the Activation phase."""
    as_printed = printed(arena, card)
    if not payable(arena, seat, as_printed.core):
        return _without_core(arena, seat, card, lang)
    champion = champion_of_card(arena, card)
    still = movement(arena, champion, as_printed.move) == 0
    return _because(
        arena,
        lang,
        "sfb-cannot-come" if still else "sfb-cannot-enter",
        champion=champion_name(arena, champion, lang),
        gender=gender_of(arena, champion),
    )


def _without_core(arena: Arena, seat: int, card: int, lang: str) -> Reason:
    core = printed(arena, card).core
    return _because(arena, lang, "sfb-cannot-core", core=core_name(core, lang))


def _in_question(arena: Arena, seat: int, card: int, frame: Frame, lang: str) -> Reason:
    """Why a question that a card or the rules ask does not offer the card."""
    offered = _offered(arena, seat)
    held = [other for other in arena.hand[seat] if other in offered]
    if not held:
        asker = _asker(arena, frame, lang)
        return (
            _because(arena, lang, "cannot-before-answer", card=asker)
            if asker
            else _because(arena, lang, "cannot-yet")
        )
    if RULES.effects[frame.effect].name == "stun":
        return _because(arena, lang, "sfb-cannot-stun", champion=champion_name(arena, frame.subject, lang))
    core = printed(arena, held[0]).core
    return _because(arena, lang, "sfb-cannot-other-core", core=core_name(core, lang))


def _asker(arena: Arena, frame: Frame, lang: str) -> str:
    """The card or champion whose effect asks; "" if the rules do."""
    if FIRST_CARD <= frame.subject < FIRST_TOKEN:
        return card_name(CARDS[arena.what[frame.subject]], lang)
    if NO_CHAMPION < frame.card < FIRST_CARD:
        return card_name(CHAMPIONS[arena.what[frame.card]], lang)
    return ""
