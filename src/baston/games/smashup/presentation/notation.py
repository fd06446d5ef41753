"""Options and questions in words, in either language. Nothing here is read by the rules."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.cards.card import CARDS, RULES, printed
from baston.games.smashup.constants import FACTION, TALENT
from baston.games.smashup.effects.abilities import TOKEN, USE
from baston.games.smashup.effects.affecting_frame import victims_of
from baston.games.smashup.effects.events import obeying
from baston.games.smashup.effects.protecting import (
    affect,
    effect_asking,
    further_protectors,
    in_question,
    is_offer,
    saved_by,
    saving,
    under_way,
)
from baston.games.smashup.effects.revealed import TAKE_OR_PLAY, revealed_actions
from baston.games.smashup.phases.windows import special_of
from baston.games.smashup.phases.windows import window as scoring_window
from baston.games.smashup.presentation.effects_in_words import (
    effect_of_trigger,
    what_it_does,
    what_would_happen,
)
from baston.games.smashup.presentation.names import (
    card_name,
    card_text,
    dashed,
    faction_name,
    full_name,
    listed,
    thing_name,
    told_apart,
    where_they_lie,
)
from baston.games.smashup.presentation.standard import words_of
from baston.games.smashup.queries.where import actions_on
from baston.games.smashup.state.table import FIRST_BASE, WHERE_I_HAVE_NONE, Table
from baston.kernel.frame import FIELD, HANDLE, NUMBER, PACKED, PASS, SEAT, THING, Frame, seat_of_option
from baston.kernel.text import Json
from baston.locales import has, seat_name, sentence

TRIGGERS: Final = 0  # the effect that lets what waits go one by one


def label(table: Table, option: int, lang: str) -> str:
    """The present decision's option in words, as a button or line shows it."""
    decision = table.decision
    assert decision is not None, "there is nothing to answer"
    frame = table.frames[-1]
    if option == PASS:
        return _pass_label(table, lang)
    if decision.kind == SEAT:
        return _seat_label(table, frame, seat_of_option(option), lang)
    if decision.kind == FACTION:
        return faction_name(option - 1, lang)
    if decision.kind == NUMBER:
        return _number_label(table, frame, option, lang)
    if decision.kind == PACKED:
        return _packed_label(table, frame, option, lang)
    return _thing_label(table, frame, option, lang)


def describe(table: Table, option: int) -> dict[str, Json]:
    """The handles that an option is about, for clients: a thing picked, or a card and its target.

    `told`: the label says more than these would.
    """
    decision = table.decision
    assert decision is not None, "there is nothing to answer"
    thing, card, target, is_use = 0, 0, 0, False
    if option != PASS and decision.kind == THING:
        thing = option
    elif table.frames[-1].effect == TRIGGERS:
        thing = table.pending[option - 1].card
    elif option != PASS and decision.kind == PACKED:
        is_use = option >> TOKEN == USE
        card = option >> FIELD & HANDLE
        target = 0 if is_use else option & HANDLE
    return {
        "option": option,
        "pass": option == PASS,
        "thing": thing or None,
        "card": card or None,
        "target": target or None,
        "use": is_use,
        "told": orders(table) or table.frames[-1].effect == saving.number,
    }


def _pass_label(table: Table, lang: str) -> str:
    key = f"pass-{dashed(effect_asking(table).name)}"
    chosen = len(table.frames[-1].picks)  # of what may be chosen more than once
    return sentence(lang, key if has(lang, key) else "pass", count=len(in_question(table)), chosen=chosen)


def _thing_label(table: Table, frame: Frame, option: int, lang: str) -> str:
    """The name of the thing, or the effect's own message where a name would not tell what is done with it."""
    if orders(table):
        return _order_label(table, frame, option, lang)
    name = full_name(table, option, lang)
    for key in _keys(table, frame, "take"):
        if has(lang, key):
            actions = [thing_name(table, action, lang) for action in actions_on(table, option)]
            told = listed(actions, lang) if actions else "none"
            return sentence(lang, key, card=name, base=_place_of_asker(table, frame, lang), actions=told)
    return name


def _seat_label(table: Table, frame: Frame, seat: int, lang: str) -> str:
    """Whose seat it is, or the effect's own message where that would not tell what happens to them."""
    name = seat_name(lang, seat)
    for key in _keys(table, frame, "take"):
        if has(lang, key):
            return sentence(lang, key, player=name)
    return name


def _place_of_asker(table: Table, frame: Frame, lang: str) -> str:
    place = table.place[frame.card] if frame.card >= FIRST_BASE else 0
    return thing_name(table, place, lang) if place > 0 else "none"


def orders(table: Table) -> bool:
    """Whether the present decision orders several waiting triggers or protecting cards (SU-111)."""
    frame = table.frames[-1]
    first_step = frame.effect == scoring_window.number and frame.step == 0
    return frame.effect in (TRIGGERS, affect.number) or first_step


def _order_label(table: Table, frame: Frame, card: int, lang: str) -> str:
    """A card that could act next, and what it would do."""
    decision = table.decision
    assert decision is not None, "there is nothing to answer"
    place = table.place[card]
    if frame.effect == affect.number:
        replacement = printed(table, card).replacement
        assert replacement is not None, "only a card with a replacement protects"
        effect = replacement.effect
        it = where_they_lie(table, saved_by(table, frame, card), lang, "log-either")
    else:
        ability = special_of(table, card)
        assert ability is not None, "only what can be used is offered"
        effect, it = ability.effect, thing_name(table, card, lang)
    does = what_it_does(table, effect.number, card, place, it, lang)
    return sentence(lang, "trigger", card=told_apart(table, card, decision.options, lang), effect=does)


def _number_label(table: Table, frame: Frame, option: int, lang: str) -> str:
    if frame.effect == TRIGGERS:
        return _trigger_label(table, option, lang)
    return sentence(lang, f"choice-{dashed(RULES.effects[frame.effect].name)}-{option}")


def _trigger_label(table: Table, option: int, lang: str) -> str:
    """The card that acts, told apart from what else waits, and what it does to whom."""
    assert table.decision is not None
    mine = table.pending[option - 1]
    waiting = [table.pending[other - 1] for other in table.decision.options]
    subjects = [frame.subject for frame in waiting if frame.subject >= FIRST_BASE]
    it = told_apart(table, mine.subject, subjects, lang) if mine.subject >= FIRST_BASE else "none"
    does = what_it_does(table, effect_of_trigger(mine), mine.card, mine.where, it, lang)
    if mine.effect == obeying.number:
        does = sentence(lang, "trigger-may-be-ignored", effect=does)
    card = told_apart(table, mine.card, [frame.card for frame in waiting], lang)
    return sentence(lang, "trigger", card=card, effect=does)


def _packed_label(table: Table, frame: Frame, option: int, lang: str) -> str:
    token, card, target = option >> TOKEN, option >> FIELD & HANDLE, option & HANDLE
    offer = words_of(table).offer(table, option, lang)
    if offer:
        return offer
    name = thing_name(table, card, lang)
    if is_offer(frame):  # whom it saves, and where it sends it
        name = full_name(table, card, lang)
        return sentence(lang, "play-at", card=name, target=thing_name(table, target, lang))
    if token == USE:
        return _use_label(table, card, target, lang)
    if target == 0:
        text = sentence(lang, "play", card=name)
        return f"{text} {_token_label(table, token, lang)}" if token > 0 else text
    text = sentence(lang, "play-at", card=name, target=full_name(table, target, lang))
    if card in table.discard[table.turn]:
        text += " " + sentence(lang, "play-from-discard")
    if token > 0:
        text += " " + _token_label(table, token, lang)
    return text


def _use_label(table: Table, card: int, number: int, lang: str) -> str:
    ability = printed(table, card).abilities[number - 1]
    if ability.granted:
        bearer = full_name(table, table.bearer[card], lang)
        return sentence(lang, "use-granted", card=bearer, action=thing_name(table, card, lang))
    key = "use-talent" if ability.timing == TALENT else "use"
    return sentence(lang, key, card=full_name(table, card, lang))


def _token_label(table: Table, token: int, lang: str) -> str:
    extra = table.extra[token - 1]
    if extra.raising:
        return sentence(lang, "extra-raising")
    if extra.other_than > 0:
        return sentence(lang, "extra-other", card=card_name(CARDS[extra.other_than], lang))
    if extra.place == WHERE_I_HAVE_NONE:
        return sentence(lang, "extra-empty")
    if extra.place > 0:
        return sentence(lang, "extra-here", base=thing_name(table, extra.place, lang))
    return sentence(lang, "extra-power", power=extra.power_at_most)


def prompt(table: Table, lang: str) -> str:
    """What is asked in the present decision: a sentence of the rules, or the card that asks with its text."""
    decision = table.decision
    assert decision is not None, "there is nothing to answer"
    frame = table.frames[-1]
    base = (
        thing_name(table, _place_asked_about(table, frame), lang) if 0 < frame.where < FIRST_BASE else "none"
    )
    card = told_apart(table, frame.card, [], lang) if frame.card >= FIRST_BASE else "none"
    for key in _keys(table, frame, "prompt"):
        if has(lang, key):
            asked = sentence(
                lang,
                key,
                card=card,
                base=base,
                picked=_last_picked(table, frame, lang),
                about=_subject_of(table, frame, lang),
                does=_obeyed(table, frame, lang),
                count=len(in_question(table)),
                player=seat_name(lang, seat_of_option(frame.subject)),
                shown=_shown(table, lang),
            )
            return " ".join([*_threat(table, lang), asked, *_further(table, lang)])
    if frame.card >= FIRST_BASE:
        return sentence(lang, "prompt-card", card=card, text=card_text(CARDS[table.what[frame.card]], lang))
    return sentence(lang, "prompt")


def _place_asked_about(table: Table, frame: Frame) -> int:
    """The place of the question; in a window, what is being scored."""
    is_window = frame.effect == scoring_window.number
    return words_of(table).scored(table, frame.where) if is_window else frame.where


def _threat(table: Table, lang: str) -> list[str]:
    """Before a question about what happens instead: what would happen, to whom, by whom (SU-204)."""
    frame = table.frames[-1]
    whom = victims_of(frame) if frame.effect == affect.number else in_question(table)
    threat = under_way(table)
    return [what_would_happen(table, threat, whom, lang)] if whom and threat is not None else []


def _further(table: Table, lang: str) -> list[str]:
    """After the question of a protector: how many others of the same player's could answer yet."""
    count = further_protectors(table)
    return [sentence(lang, "further-protectors", count=count)] if count > 0 else []


def _obeyed(table: Table, frame: Frame, lang: str) -> str:
    """What a base would do that may be ignored."""
    if frame.effect != obeying.number:
        return "none"
    it = _subject_of(table, frame, lang)
    return what_it_does(table, effect_of_trigger(frame), frame.card, frame.where, it, lang)


def _subject_of(table: Table, frame: Frame, lang: str) -> str:
    """What an ability is about, if it is about another thing than the card that has it."""
    if frame.subject < FIRST_BASE or frame.subject == frame.card:
        return "none"
    return told_apart(table, frame.subject, [], lang)


def _shown(table: Table, lang: str) -> str:
    """The cards that the one who is asked shows, is shown, or may take or play now that it is revealed."""
    frame = table.frames[-1]
    asks_of_revealed = effect_asking(table).steps[frame.step].prompt == TAKE_OR_PLAY
    cards = revealed_actions(table, frame) if asks_of_revealed else words_of(table).shown(table)
    return listed([thing_name(table, card, lang) for card in cards], lang) if cards else "none"


def _keys(table: Table, frame: Frame, of: str) -> list[str]:
    """The messages about this: of the question in a step, of the step, of the effect; a mode's own first."""
    effect = effect_asking(table)
    keys = effect.keys(f"{of}-{dashed(effect.name)}", frame.step, len(frame.picks) + 1)
    return words_of(table).keys(keys)


def _last_picked(table: Table, frame: Frame, lang: str) -> str:
    """What was picked in the question before, read as a thing: messages that name it know that it is one."""
    picked = frame.picks[-1] if frame.picks else 0
    if 0 < picked < len(table.base_at) or FIRST_BASE <= picked < len(table.what):
        return thing_name(table, picked, lang)
    return "none"
