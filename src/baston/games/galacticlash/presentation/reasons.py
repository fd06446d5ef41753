"""Why a card of a hand cannot be played now: the rule that keeps it there, in a sentence."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.cards.card import RULES, Card, printed
from baston.games.galacticlash.constants import DARK, ENERGY, LIGHT
from baston.games.galacticlash.effects.chain import chain_of_answers
from baston.games.galacticlash.effects.launching import effect_of
from baston.games.galacticlash.effects.windows import window
from baston.games.galacticlash.phases.turn import phase_of_plays, turn
from baston.games.galacticlash.presentation.notation import describe, thing_name
from baston.games.galacticlash.queries.costs import STAR, launch_points, star_splits
from baston.games.galacticlash.queries.in_play import ready_energies
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.frame import Frame
from baston.kernel.machine import can_begin
from baston.kernel.reason import Reason
from baston.locales import seat_name, sentence, series

KINDS: Final = ("dark", "light", "force-mastery", "tech-mastery", "star")  # of points, as keys have them


# The rule that forbids it, by the key of its sentence; where none stands here, that of the question.
ONE_AFTER_THE_OTHER: Final = "G-67"
CLAUSES: Final = {
    "cannot-over": "G-90",
    "cannot-turn": "G-47",
    "cannot-asked": "G-66",
    "gc-cannot-energy": "G-25",
    "gc-cannot-before-energies": "G-23",
    "gc-cannot-force": "G-25",
    "gc-cannot-mastery": "G-25",
    "gc-cannot-slow": "G-65",
    "gc-cannot-pay": "G-35",
    "gc-cannot-sacrifice": "G-48",
    "gc-cannot-target": "G-51",
}


def reasons(clash: Clash, seat: int, lang: str) -> dict[int, Reason]:
    """Why the seat cannot play the cards of its hand that no option plays or takes, by handle.

    They say no more than the seat sees. Copies of a card are alike: one that is offered speaks for all.
    """
    hand = clash.hand[seat]
    offered = [clash.what[card] for card in hand if card in _offered(clash, seat)]
    return {card: _reason(clash, seat, card, lang) for card in hand if clash.what[card] not in offered}


def _offered(clash: Clash, seat: int) -> set[int]:
    """The handles that the options of the seat are about."""
    decision = clash.decision
    if decision is None or decision.player != seat:
        return set()
    found: set[int] = set()
    for option in decision.options:
        about = describe(clash, option)
        for name in ("thing", "card"):
            handle = about[name]
            if isinstance(handle, int):
                found.add(handle)
    return found


def _because(clash: Clash, lang: str, key: str, **values: str | int) -> Reason:
    """The sentence with this key, and the clause of the rule for which it stands."""
    clause = CLAUSES.get(key, "") or RULES.clause_of(clash.frames[-1]) or ONE_AFTER_THE_OTHER
    return Reason(sentence(lang, key, **values), clause)


def _reason(clash: Clash, seat: int, card: int, lang: str) -> Reason:
    decision = clash.decision
    if decision is None:
        return _because(clash, lang, "cannot-over")
    as_printed, frame = printed(clash, card), clash.frames[-1]
    is_answer = frame.effect in (window.number, chain_of_answers.number)
    if decision.player != seat:
        return _while_another_is_asked(clash, seat, as_printed, is_answer, lang)
    if card in frame.picks:
        return _because(clash, lang, "cannot-chosen")
    if frame.effect == turn.number:
        return _in_priming(clash, as_printed, lang)
    if not is_answer and frame.effect != phase_of_plays.number:
        asker = thing_name(clash, frame.card, lang) if frame.card > 0 else ""
        return (
            _because(clash, lang, "cannot-before-answer", card=asker)
            if asker
            else _because(clash, lang, "cannot-yet")
        )
    if as_printed.kind == ENERGY:
        return _because(clash, lang, "gc-cannot-energy")
    if is_answer and not as_printed.is_fast():
        return _because(clash, lang, "gc-cannot-slow")
    return _launched(clash, seat, card, as_printed, lang)


def _while_another_is_asked(clash: Clash, seat: int, card: Card, is_answer: bool, lang: str) -> Reason:
    decision = clash.decision
    assert decision is not None, "somebody is asked"
    is_instant = card.is_fast()
    if clash.turn == seat or (is_instant and is_answer):
        return _because(clash, lang, "cannot-asked", player=seat_name(lang, decision.player))
    why = _because(clash, lang, "cannot-turn", player=seat_name(lang, clash.turn))
    return why._replace(said=f"{why.said} {sentence(lang, 'gc-can-answer')}") if is_instant else why


def _in_priming(clash: Clash, card: Card, lang: str) -> Reason:
    """Why a card cannot be played where energies are."""
    if card.kind != ENERGY:
        return _because(clash, lang, "gc-cannot-before-energies")
    return _because(clash, lang, "gc-cannot-force" if card.energy in (DARK, LIGHT) else "gc-cannot-mastery")


def _launched(clash: Clash, seat: int, card: int, as_printed: Card, lang: str) -> Reason:
    """Why a card cannot be launched where its kind may be."""
    points = launch_points(clash, seat, as_printed)
    if not star_splits(clash, seat, points):
        return _because(
            clash, lang, "gc-cannot-pay", lacking=series(lang, _lacking(clash, seat, points, lang))
        )
    trial = Frame(effect_of(clash, card), card, seat)
    if as_printed.sacrifice is not None and not as_printed.sacrifice(clash, trial):
        return _because(clash, lang, "gc-cannot-sacrifice")
    assert not can_begin(clash, RULES, trial), "all that can be launched is offered"
    return _because(clash, lang, "gc-cannot-target")


def _lacking(clash: Clash, seat: int, points: list[int], lang: str) -> list[str]:
    """The points that ready energies do not pay, each kind with its number."""
    ready = ready_energies(clash, seat)
    lacks = [max(0, points[kind] - ready[kind]) for kind in range(STAR)]
    dark, light = max(0, ready[DARK] - points[DARK]), max(0, ready[LIGHT] - points[LIGHT])
    for_star = dark + light if clash.variant.star_mix else max(dark, light)
    lacks.append(max(0, points[STAR] - for_star))
    return [sentence(lang, f"gc-lack-{KINDS[kind]}", count=n) for kind, n in enumerate(lacks) if n > 0]
