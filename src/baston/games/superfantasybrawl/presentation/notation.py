"""Options and questions in words, in either language. Nothing here is read by the rules."""

from __future__ import annotations

from baston.games.superfantasybrawl.arena_files.board import SIDES
from baston.games.superfantasybrawl.arena_files.condition import Challenge
from baston.games.superfantasybrawl.cards.card import CARDS, CHAMPIONS, RULES, Card, Champion, printed
from baston.games.superfantasybrawl.constants import (
    CHAMPION,
    CORE,
    CORES,
    FIRST_CARD,
    FIRST_CHALLENGE,
    FIRST_HEX,
    FIRST_STANDARD,
    FIRST_TOKEN,
    REACTION,
    STANDARDS,
    WAYS,
)
from baston.games.superfantasybrawl.moving.movement_frame import moves_left
from baston.games.superfantasybrawl.moving.one_by_one import distance_of_each, way_of_each
from baston.games.superfantasybrawl.presentation.preview import MOVEMENTS, is_area, marked_hexes
from baston.games.superfantasybrawl.queries.actions import present_action, targets_of
from baston.games.superfantasybrawl.queries.challenges import challenge_of
from baston.games.superfantasybrawl.queries.targeting import area_targets
from baston.games.superfantasybrawl.queries.whereabouts import is_in_arena
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.state.hand_frame import cards_left
from baston.kernel.frame import FIELD, HANDLE, NUMBER, PACKED, PASS, SEAT, THING, Frame
from baston.kernel.text import Json
from baston.locales import attribute, deed, has, seat_name, sentence, series
from baston.locales.gists import gist_of
from baston.locales.mentions import card_mention


def card_name(card: Card | Champion, lang: str) -> str:
    """The name of a card or champion; the French ones are the printed ones."""
    if not card.number:
        return card.title
    return card_mention(card.id, sentence("fr", f"card-{card.id}") if lang == "fr" else card.title)


def card_text(card: Card | Champion, lang: str) -> str:
    """What a card or a levelled side does, in our words."""
    return attribute("fr", f"card-{card.id}", "text") if lang == "fr" else card.text


def card_gist(card: Card | Champion, lang: str) -> str:
    """The text in up to 40 characters, as a card in the hand shows it; empty if it has none."""
    written = attribute("fr", f"card-{card.id}", "gist") if lang == "fr" else card.gist
    return gist_of(card_text(card, lang), written)


def standard_name(place: int, lang: str) -> str:
    """The name of a standard action, by its place among them."""
    id = STANDARDS[place]
    return card_mention(id, sentence(lang, f"sfb-standard-{dashed_id(id)}"))


def challenge_name(challenge: Challenge, lang: str) -> str:
    """The name of a challenge, as the arena's file has it."""
    return card_mention(challenge.id, challenge.words["name" if lang == "en" else "name_fr"])


def gender_of(arena: Arena, champion: int) -> str:
    """The gender of a champion for French sentences, f or m; m of anything else."""
    if not 0 < champion < FIRST_CARD:
        return "m"
    return attribute("fr", f"card-{CHAMPIONS[arena.what[champion]].id}", "gender")


def dashed(name: str) -> str:
    """A name of an effect as part of a catalog's key."""
    return name.replace(" ", "-")


def thing_name(arena: Arena, handle: int, lang: str) -> str:
    """The name of a champion, card, challenge or hex."""
    if handle >= FIRST_HEX:
        return arena.board.names[handle]
    if handle >= FIRST_STANDARD:
        return standard_name(handle - FIRST_STANDARD, lang)
    if handle >= FIRST_CHALLENGE:
        return challenge_name(challenge_of(arena, handle), lang)
    if handle >= FIRST_TOKEN:
        return sentence(lang, "sfb-trap")
    if handle >= FIRST_CARD:
        return card_name(printed(arena, handle), lang)
    return champion_name(arena, handle, lang)


def dashed_id(id: str) -> str:
    """An id as part of a message's key."""
    return id.replace("_", "-")


def champion_name(arena: Arena, champion: int, lang: str) -> str:
    """A champion's name; with its seat where both teams have the same one (SFB-32)."""
    number = arena.what[champion]
    name = card_name(CHAMPIONS[number], lang)
    if [arena.what[other] for other in range(1, len(arena.hex))].count(number) == 1:
        return name
    return sentence(
        lang, "sfb-champion-of", name=name, player=seat_name(lang, (champion - 1) // arena.team_size)
    )


def core_name(core: int, lang: str) -> str:
    """The name of a Core's color; FREE has words of its own."""
    return sentence(lang, f"sfb-core-{CORES[core] if core < len(CORES) else 'free'}")


# Options.


def label(arena: Arena, option: int, lang: str) -> str:
    """The present decision's option in words, as a button or line shows it."""
    decision = arena.decision
    assert decision is not None, "there is nothing to answer"
    frame = arena.frames[-1]
    if option == PASS:
        return _own_or(lang, "sfb-pass", frame)
    if decision.kind == SEAT:
        return seat_name(lang, option - 1)
    if decision.kind == CHAMPION:
        return card_name(CHAMPIONS[option - 1], lang)
    if decision.kind == CORE:
        return _own_or(lang, "sfb-take", frame, core_name(option - 1, lang))
    if decision.kind == PACKED:
        return _packed_label(arena, option, lang)
    if decision.kind == NUMBER:
        return _number_label(arena, frame, option, lang)
    return thing_name(arena, option, lang)


def _keys(frame: Frame, of: str) -> list[str]:
    """The messages about this question: of the question in a step, of the step, of the effect."""
    effect = RULES.effects[frame.effect]
    return effect.keys(f"{of}-{dashed(effect.name)}", frame.step, len(frame.picks) + 1)


def _own_or(lang: str, key: str, frame: Frame, core: str = "") -> str:
    """The message that an effect has of its own, else the common one."""
    name = next((name for name in _keys(frame, key) if has(lang, name)), key)
    return sentence(lang, name, chosen=len(frame.picks), core=core)


def _packed_label(arena: Arena, option: int, lang: str) -> str:
    core, thing, champion = option >> 2 * FIELD, option >> FIELD & HANDLE, option & HANDLE
    key = "sfb-play"
    if thing >= FIRST_STANDARD:
        key = "sfb-play-standard"
    elif printed(arena, thing).kind == REACTION:
        key = "sfb-play-reaction"
    return sentence(
        lang,
        key,
        card=thing_name(arena, thing, lang),
        champion=champion_name(arena, champion, lang),
        core=core_name(core - 1, lang),
    )


def _number_label(arena: Arena, frame: Frame, option: int, lang: str) -> str:
    if frame.effect == 0:
        return _trigger_label(arena, arena.pending[option - 1], lang)
    name = RULES.effects[frame.effect].name
    if name == "game":
        return sentence(lang, f"sfb-side-{SIDES[option - 1]}")
    if name == "team ban":
        return sentence(lang, "sfb-team", number=option)
    if is_area(arena, frame):
        inside = area_targets(arena, frame.card, printed(arena, frame.subject), option - 1)
        names = ", ".join(champion_name(arena, champion, lang) for champion in inside)
        hexes = ", ".join(arena.board.names[hex] for hex in marked_hexes(arena, frame, option))
        return sentence(lang, "sfb-area", champions=names, hexes=hexes)
    return _own_or(lang, "sfb-choice", frame)


def _trigger_label(arena: Arena, waiting: Frame, lang: str) -> str:
    """The champion whose effect waits, and what it does; else the text of the levelled side."""
    effect = RULES.effects[waiting.effect]
    does = deed(lang, dashed(effect.name), effect.does)
    text = card_text(CHAMPIONS[arena.what[waiting.card]], lang)
    return sentence(lang, "sfb-prompt-card", card=champion_name(arena, waiting.card, lang), text=does or text)


def describe(arena: Arena, option: int) -> dict[str, Json]:
    """The handles that an option is about, for clients: a thing picked, an action, or an area."""
    decision = arena.decision
    assert decision is not None, "there is nothing to answer"
    frame = arena.frames[-1]
    told: dict[str, Json] = {
        "option": option,
        "pass": option == PASS,
        "thing": None,
        "card": None,
        "target": None,
        "use": False,
    }
    if option == PASS:
        return told
    if decision.kind == THING:
        told["thing"] = option
    elif decision.kind == PACKED:
        told["card"] = option >> FIELD & HANDLE
        told["target"] = option & HANDLE
        told["core"] = [*CORES, "free"][(option >> 2 * FIELD) - 1]
    elif decision.kind == NUMBER and frame.effect != 0 and is_area(arena, frame):
        told["hexes"] = [*marked_hexes(arena, frame, option)]
    return told


# Questions.


def prompt(arena: Arena, lang: str) -> str:
    """What is asked in the present decision: a sentence of the rules, or the card that asks with its text."""
    decision = arena.decision
    assert decision is not None, "there is nothing to answer"
    frame = arena.frames[-1]
    about = _about(arena, frame)
    for key in _keys(frame, "sfb-prompt"):
        if has(lang, key):
            return sentence(
                lang,
                key,
                champion=champion_name(arena, about, lang) if about else "none",
                gender=gender_of(arena, about),
                card=thing_name(arena, frame.subject, lang) if frame.subject >= FIRST_CARD else "none",
                left=_left(frame),
                **_present(arena, frame, lang),
            )
    if FIRST_CARD <= frame.subject < FIRST_TOKEN:
        card = CARDS[arena.what[frame.subject]]
        return sentence(lang, "sfb-prompt-card", card=card_name(card, lang), text=card_text(card, lang))
    if 0 < frame.card < FIRST_CARD:
        champion = CHAMPIONS[arena.what[frame.card]]
        return sentence(
            lang, "sfb-prompt-card", card=card_name(champion, lang), text=card_text(champion, lang)
        )
    return sentence(lang, "sfb-prompt")


def _left(frame: Frame) -> int:
    """How many hexes or cards are left, of a movement, a displacement, a Plan or a discard; else 0."""
    name = RULES.effects[frame.effect].name
    if name in MOVEMENTS:
        return moves_left(frame)
    if name in ("plan", "discard"):
        return cards_left(frame)
    return distance_of_each(frame) if name == "one by one" else 0


def _present(arena: Arena, frame: Frame, lang: str) -> dict[str, str]:
    """What is on its way: how champions are displaced one by one; who attacks whom, before a Reaction."""
    name = RULES.effects[frame.effect].name
    if name == "one by one":
        return {"way": WAYS[way_of_each(frame)]}
    if name != "reaction window":
        return {}
    action = present_action(arena)
    return {
        "attacker": champion_name(arena, action.champion, lang),
        "attack": thing_name(arena, action.card, lang),
        "targets": series(lang, [champion_name(arena, target, lang) for target in targets_of(arena)]),
    }


def _about(arena: Arena, frame: Frame) -> int:
    """The champion to whom it happens, else the one whose doing it is, else 0."""
    for handle in (frame.subject, frame.card):
        if 0 < handle < FIRST_CARD:
            return handle
    if RULES.effects[frame.effect].name == "deployment":
        waiting = [c for c in range(1, len(arena.hex)) if not is_in_arena(arena, c)]
        own = [c for c in waiting if (c - 1) // arena.team_size == frame.player]
        return own[0]
    return 0
