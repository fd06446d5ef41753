"""Options and questions in words, in either language. Nothing here is read by the rules."""

from __future__ import annotations

from collections import Counter
from typing import Final

from baston.games.smashup.card import CARDS, FACTIONS, RULES, Card, printed
from baston.games.smashup.query import actions_on
from baston.games.smashup.slots import is_face
from baston.games.smashup.table import FIRST_BASE, WHERE_I_HAVE_NONE, Table
from baston.games.smashup.timing import FACTION, TALENT
from baston.games.smashup.uses import TOKEN, USE
from baston.kernel.frame import FIELD, HANDLE, NUMBER, PACKED, PASS, SEAT, THING, Frame
from baston.kernel.text import Json
from baston.locales import attribute, has, sentence

FRENCH: Final[dict[int, str]] = {}  # the French names of cards, by number, once they have been looked up


def card_name(card: Card, lang: str) -> str:
    """The name of a printed card; in French the official name or our translation."""
    if lang != "fr" or card.id == "blank":
        return card.title
    name = FRENCH.get(card.number, "")
    if name == "":
        name = FRENCH[card.number] = sentence("fr", f"card-{dashed(card.id)}")
    return name


def card_text(card: Card, lang: str) -> str:
    """What a printed card does, in our words."""
    return (attribute("fr", f"card-{dashed(card.id)}", "text") or "") if lang == "fr" else card.text


def listed(names: list[str], lang: str) -> str:
    """Names as a sentence lists them, several of a name as one with their number."""
    tally = Counter(names).items() if len(names) > 1 else [(names[0], 1)]
    counted = [f"{name} ×{count}" if count > 1 else name for name, count in tally]
    if len(counted) == 1:
        return counted[0]
    return sentence(lang, "log-list", most=", ".join(counted[:-1]), last=counted[-1])


def faction_name(number: int, lang: str) -> str:
    faction = FACTIONS[number]
    return sentence("fr", f"faction-{dashed(faction.id)}") if lang == "fr" else faction.title


def dashed(id: str) -> str:
    """An id as part of a catalog's key."""
    return id.replace("_", "-").replace(" ", "-")


def thing_name(table: Table, handle: int, lang: str) -> str:
    """The name of a card, or of the base at a place; a camp has a name of its own."""
    if handle < FIRST_BASE and table.what[handle] == 0:
        handle = table.base_at[handle]
    elif is_face(table, handle):
        base, camp = card_name(CARDS[table.what[handle]], lang), thing_name(table, table.place[handle], lang)
        return sentence(lang, "base-in-camp", base=base, camp=camp)
    return card_name(CARDS[table.what[handle]], lang)


def full_name(table: Table, handle: int, lang: str) -> str:
    """A card's name with where it lies and whose it is, so that two of a name can be told apart."""
    name = thing_name(table, handle, lang)
    if handle < table.first_card or table.place[handle] <= 0:
        return name
    return sentence(
        lang,
        "thing-in-play",
        name=name,
        seat=table.control[handle] + 1,
        base=thing_name(table, table.place[handle], lang),
    )


def told_apart(table: Table, thing: int, things: list[int], lang: str) -> str:
    """The name of one of these things; where several have it, what differs: place, controller, number."""
    name = thing_name(table, thing, lang)
    namesakes = [other for other in things if thing_name(table, other, lang) == name]
    if all(other == thing for other in namesakes):
        return name
    return _numbered(table, thing, namesakes, lang)


def _numbered(table: Table, thing: int, things: list[int], lang: str) -> str:
    """The full name of one of these things, with a number where others have the very same one."""
    name = full_name(table, thing, lang)
    alike = list(dict.fromkeys(other for other in things if full_name(table, other, lang) == name))
    if len(alike) == 1:
        return name
    return sentence(lang, "thing-numbered", name=name, number=alike.index(thing) + 1)


def label(table: Table, option: int, lang: str) -> str:
    """An option of the present decision, in words."""
    decision = table.decision
    assert decision is not None, "there is nothing to answer"
    frame = table.frames[-1]
    if option == PASS:
        return _pass_label(frame, lang)
    if decision.kind == SEAT:
        return sentence(lang, "seat", seat=option)
    if decision.kind == FACTION:
        return faction_name(option - 1, lang)
    if decision.kind == NUMBER:
        return _number_label(table, frame, option, lang)
    if decision.kind == PACKED:
        return _packed_label(table, frame, option, lang)
    return _thing_label(table, frame, option, lang)


def describe(table: Table, option: int) -> dict[str, Json]:
    """The handles that an option is about: a thing picked, or the card of a play and where it would go."""
    decision = table.decision
    assert decision is not None, "there is nothing to answer"
    thing, card, target, is_use = 0, 0, 0, False
    if option != PASS and decision.kind == THING:
        thing = option
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
    }


def _pass_label(frame: Frame, lang: str) -> str:
    key = f"pass-{dashed(RULES.effects[frame.effect].name)}"
    return sentence(lang, key if has(lang, key) else "pass")


def _thing_label(table: Table, frame: Frame, option: int, lang: str) -> str:
    """The name of the thing, or the effect's own message where a name would not tell what is done with it."""
    name = full_name(table, option, lang)
    for key in _keys(table, frame, "take"):
        if has(lang, key):
            actions = [thing_name(table, action, lang) for action in actions_on(table, option)]
            return sentence(lang, key, card=name, actions=listed(actions, lang) if actions else "none")
    return name


def _number_label(table: Table, frame: Frame, option: int, lang: str) -> str:
    if frame.effect == 0:
        return _trigger_label(table, option, lang)
    return sentence(lang, f"choice-{dashed(RULES.effects[frame.effect].name)}-{option}")


def _trigger_label(table: Table, option: int, lang: str) -> str:
    """The card that acts and what it is about, told apart from what else waits."""
    assert table.decision is not None
    mine = table.pending[option - 1]
    waiting = [table.pending[other - 1] for other in table.decision.options if other != PASS]
    about = _subject_of(table, mine, lang)
    if about != "none":
        subjects = [frame.subject for frame in waiting if frame.card == mine.card]
        about = told_apart(table, mine.subject, subjects, lang)
    cards = [frame.card for frame in waiting]
    return sentence(lang, "trigger", card=_numbered(table, mine.card, cards, lang), effect=about)


def _subject_of(table: Table, frame: Frame, lang: str) -> str:
    """What an ability is about, if it is about another thing than the card that has it."""
    if frame.subject < FIRST_BASE or frame.subject == frame.card:
        return "none"
    return thing_name(table, frame.subject, lang)


def _packed_label(table: Table, frame: Frame, option: int, lang: str) -> str:
    token, card, target = option >> TOKEN, option >> FIELD & HANDLE, option & HANDLE
    name = thing_name(table, card, lang)
    if RULES.effects[frame.effect].name == "affect":  # victim << FIELD | who protects it
        return _protects_label(table, card, target, lang)
    if token == USE and target == 0:
        return sentence(lang, "propose-base", card=name)
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


def _protects_label(table: Table, victim: int, source: int, lang: str) -> str:
    assert table.decision is not None
    pairs = [(o >> FIELD & HANDLE, o & HANDLE) for o in table.decision.options]
    card = told_apart(table, source, [saver for saved, saver in pairs if saved == victim], lang)
    return sentence(
        lang, "protects", card=card, victim=_numbered(table, victim, [saved for saved, _ in pairs], lang)
    )


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
    base = thing_name(table, frame.where, lang) if 0 < frame.where < FIRST_BASE else "none"
    if table.windows and table.camps is not None and frame.effect == RULES.by_name["window"].number:
        base = thing_name(table, table.camps.base, lang)  # all camps score together
    card = thing_name(table, frame.card, lang) if frame.card >= FIRST_BASE else "none"
    for key in _keys(table, frame, "prompt"):
        if has(lang, key):
            picked, about = _last_picked(table, frame, lang), _subject_of(table, frame, lang)
            return sentence(
                lang,
                key,
                card=card,
                base=base,
                picked=picked,
                about=about,
                by=frame.subject,
                shown=_shown(table, frame, lang),
            )
    if frame.card >= FIRST_BASE:
        return sentence(lang, "prompt-card", card=card, text=card_text(CARDS[table.what[frame.card]], lang))
    return sentence(lang, "prompt")


def _shown(table: Table, frame: Frame, lang: str) -> str:
    """The cards that a seat shows as useless, for those who are to agree (BP-60)."""
    if RULES.effects[frame.effect].name != "agree" or frame.card != 0:
        return "none"
    return listed([thing_name(table, card, lang) for card in table.frames[frame.parent].memo], lang)


def _keys(table: Table, frame: Frame, of: str) -> list[str]:
    """The messages about this: of the question in the step, of the step, of the effect; a mat's own first."""
    effect = f"{of}-{dashed(RULES.effects[frame.effect].name)}"
    step = f"{effect}-{frame.step + 1}"
    keys = [f"{step}-{len(frame.picks) + 1}", step, effect]
    return keys if table.camps is None else [key for plain in keys for key in (f"{plain}-on-a-mat", plain)]


def _last_picked(table: Table, frame: Frame, lang: str) -> str:
    """What was picked in the question before, read as a thing: messages that name it know that it is one."""
    picked = frame.picks[-1] if frame.picks else 0
    if 0 < picked < len(table.base_at) or FIRST_BASE <= picked < len(table.what):
        return thing_name(table, picked, lang)
    return "none"
