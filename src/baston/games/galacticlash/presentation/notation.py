"""Options and questions in words, in either language. Nothing here is read by the rules."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import CARDS, RULES, printed
from baston.games.galacticlash.cards.names import card_name, card_text, dashed
from baston.games.galacticlash.constants import FIRST_ITEM, HAND, PIT, PLAY, SIDE
from baston.games.galacticlash.effects.chain import targets_of
from baston.games.galacticlash.phases.combat import foes_to_come
from baston.games.galacticlash.phases.split_frame import wounds_left
from baston.games.galacticlash.queries.combat import (
    attacked_by,
    fought_by,
    wounds_needed,
    wounds_of,
    wounds_to_spare,
)
from baston.games.galacticlash.queries.seats import is_player, seat_of_player
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.frame import FIELD, HANDLE, NUMBER, PACKED, PASS, SEAT, THING, Frame
from baston.kernel.text import Json
from baston.locales import has, seat_name, sentence, series


def thing_name(clash: Clash, thing: int, lang: str) -> str:
    """The name of a card, a player, or an item of the chain."""
    if is_player(thing):
        return seat_name(lang, seat_of_player(thing))
    return card_name(CARDS[clash.what[card_of(clash, thing)]], lang)


def card_of(clash: Clash, thing: int) -> int:
    """The card whose capacity a chain item's handle means, 0 if it is gone; any other handle itself."""
    if thing < FIRST_ITEM:
        return thing
    for frame in clash.chain:
        if frame.where == thing:
            return frame.card
    return 0


def full_name(clash: Clash, thing: int, lang: str) -> str:
    """The name of a thing with its controller or owner, numbered if others share it."""
    name = thing_name(clash, thing, lang)
    if thing >= FIRST_ITEM or is_player(thing):
        return name
    if clash.zone[thing] == PLAY:
        return numbered(
            clash,
            thing,
            sentence(lang, "gc-in-play", name=name, player=seat_name(lang, clash.control[thing])),
            lang,
        )
    if clash.zone[thing] == PIT:
        return sentence(lang, "gc-in-pit", name=name, player=seat_name(lang, clash.owner[thing]))
    return name


def numbered(clash: Clash, unit: int, name: str, lang: str) -> str:
    """The name, with a number if its controller has several units of that name."""
    twins = [
        other
        for other in clash.units
        if clash.what[other] == clash.what[unit] and clash.control[other] == clash.control[unit]
    ]
    if len(twins) == 1 or unit not in twins:
        return name
    return sentence(lang, "gc-numbered", name=name, number=twins.index(unit) + 1)


def label(clash: Clash, option: int, lang: str) -> str:
    """The present decision's option in words, as a button or line shows it."""
    decision = clash.decision
    assert decision is not None, "there is nothing to answer"
    frame = clash.frames[-1]
    if option == PASS:
        return _pass_label(frame, lang)
    if decision.kind == SEAT:
        return seat_name(lang, option - 1)
    if decision.kind == SIDE:
        return _side_label(clash, option - 1, lang)
    if decision.kind == NUMBER:
        return _number_label(clash, frame, option, lang)
    if decision.kind == PACKED:
        return _packed_label(clash, frame, option, lang)
    name = full_name(clash, option, lang)
    key = f"take-gc-{dashed(RULES.effects[frame.effect].name)}"
    return sentence(lang, key, card=name) if has(lang, key) else name


def describe(clash: Clash, option: int) -> dict[str, Json]:
    """The handles that an option is about, for clients: a thing picked, or a card and its target."""
    decision = clash.decision
    assert decision is not None, "there is nothing to answer"
    thing, card, target, is_use = 0, 0, 0, False
    if option != PASS and decision.kind == THING:
        thing = option
    elif option != PASS and decision.kind == PACKED:
        card = option & HANDLE
        if RULES.effects[clash.frames[-1].effect].name in ("attack", "blocks"):
            target = option >> FIELD
        else:
            is_use = option >> FIELD > 0
    return {
        "option": option,
        "pass": option == PASS,
        "thing": thing or None,
        "card": card or None,
        "target": target or None,
        "use": is_use,
    }


def _pass_label(frame: Frame, lang: str) -> str:
    key = f"pass-gc-{dashed(RULES.effects[frame.effect].name)}"
    chosen = len({pick & HANDLE for pick in frame.picks})  # units, of which one may block several
    return sentence(lang, key if has(lang, key) else "pass", chosen=chosen)


def _side_label(clash: Clash, dark: int, lang: str) -> str:
    frame = clash.frames[-1]
    card = printed(clash, frame.card)
    cost = card.cost if frame.subject == 0 else card.capacities[frame.subject - 1].cost
    return sentence(lang, "gc-side", dark=dark, light=cost.star - dark)


def _number_label(clash: Clash, frame: Frame, option: int, lang: str) -> str:
    name = RULES.effects[frame.effect].name
    if name in ("breakthrough", "split"):
        shares = (_breakthrough if name == "breakthrough" else _split)(clash, frame, option - 1, lang)
        return ", ".join([sentence(lang, "gc-share", amount=n, name=name) for name, n in shares])
    return sentence(lang, f"choice-gc-{dashed(name)}-{option}")


def _split(clash: Clash, frame: Frame, amount: int, lang: str) -> list[tuple[str, int]]:
    """How many wounds the next opponent would get, and with it the last one."""
    coming = foes_to_come(clash, frame)
    left = wounds_left(frame) - amount
    told = [(coming[0], amount), (coming[1], left)] if len(coming) == 2 else [(coming[0], amount)]
    return [(_foe_name(clash, foe, lang), n) for foe, n in told]


def _breakthrough(clash: Clash, frame: Frame, amount: int, lang: str) -> list[tuple[str, int]]:
    """How many wounds blockers and player would get, blocker by blocker if the answer settles that."""
    foes = fought_by(clash, frame.card)
    left = wounds_of(clash, frame.card) - amount
    if not foes:
        shares: list[tuple[str, int]] = []
    elif len(foes) == 1:
        shares = [(_foe_name(clash, foes[0], lang), left)]
    elif amount == wounds_to_spare(clash, frame.card):
        shares = [(_foe_name(clash, foe, lang), wounds_needed(clash, [foe])) for foe in foes]
    else:
        shares = [(sentence(lang, "gc-blockers"), left)]
    return [*shares, (thing_name(clash, attacked_by(clash, frame.card), lang), amount)]


def _foe_name(clash: Clash, foe: int, lang: str) -> str:
    """Whose it is goes without saying."""
    return numbered(clash, foe, thing_name(clash, foe, lang), lang)


def _packed_label(clash: Clash, frame: Frame, option: int, lang: str) -> str:
    card, target = option & HANDLE, option >> FIELD
    name = RULES.effects[frame.effect].name
    if name == "attack":
        told = seat_name(lang, seat_of_player(target))
        return sentence(lang, "gc-attack", card=full_name(clash, card, lang), target=told)
    if name == "blocks":
        target_name = full_name(clash, target, lang)
        return sentence(lang, "gc-block", card=full_name(clash, card, lang), target=target_name)
    if target > 0 and clash.zone[card] == HAND:
        return sentence(lang, "gc-recycle", card=thing_name(clash, card, lang))
    if target > 0:
        return sentence(lang, "gc-use", card=full_name(clash, card, lang))
    return sentence(lang, "gc-launch", card=thing_name(clash, card, lang))


def prompt(clash: Clash, lang: str) -> str:
    """What is asked in the present decision: a sentence of the rules, or the card that asks with its text."""
    decision = clash.decision
    assert decision is not None, "there is nothing to answer"
    frame = clash.frames[-1]
    card = thing_name(clash, frame.card, lang) if frame.card > 0 else "none"
    for key in _prompt_keys(clash, frame):
        if has(lang, key):
            about, player, aims = _about(clash, frame, lang), "none", "none"
            if clash.chain and RULES.effects[frame.effect].name == "chain":
                player, aims = seat_name(lang, clash.chain[-1].player), _aims(clash, clash.chain[-1], lang)
            return sentence(lang, key, card=card, about=about, player=player, aims=aims)
    assert frame.card > 0, "what no card asks has a sentence of its own"
    return sentence(lang, "gc-prompt-card", card=card, text=card_text(printed(clash, frame.card), lang))


def _prompt_keys(clash: Clash, frame: Frame) -> list[str]:
    """Keys of messages, the most special first: by question of the step, by step, by effect."""
    effect = RULES.effects[frame.effect]
    name = f"prompt-gc-{dashed(effect.name)}"
    if RULES.effects[frame.effect].name in ("window", "phase of plays"):
        return [f"{name}-w{frame.subject}", name]
    return effect.keys(name, frame.step, len(frame.picks) + 1)


def _aims(clash: Clash, item: Frame, lang: str) -> str:
    """What an item on the chain aims at, if at anything."""
    names = [full_name(clash, target, lang) for target in targets_of(clash, item)]
    return series(lang, names) if names else "none"


def _about(clash: Clash, frame: Frame, lang: str) -> str:
    """What waits uppermost on the chain, or whom a split is about to hit."""
    if RULES.effects[frame.effect].name == "chain" and clash.chain:
        return thing_name(clash, clash.chain[-1].card, lang)
    if RULES.effects[frame.effect].name == "split":
        return _foe_name(clash, foes_to_come(clash, frame)[0], lang)
    if RULES.effects[frame.effect].name == "ransom":
        return thing_name(clash, frame.subject, lang)
    return "none"
