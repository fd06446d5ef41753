"""What abilities do and what is about to happen to cards in play, in a few words."""

from __future__ import annotations

from baston.games.smashup.cards.card import BASE, RULES, printed
from baston.games.smashup.constants import CONTROL, WAYS
from baston.games.smashup.effects.affecting_frame import (
    amount_of,
    destination_of,
    laid_action_of,
    taker_of,
    way_of,
)
from baston.games.smashup.effects.events import ignorable_of, obeying
from baston.games.smashup.presentation.names import (
    card_text,
    dashed,
    full_name,
    sees,
    thing_name,
    where_they_lie,
)
from baston.games.smashup.presentation.standard import words_of
from baston.games.smashup.state.table import FIRST_BASE, Table
from baston.kernel.frame import Frame
from baston.locales import deed, seat_name, sentence


def effect_of_trigger(frame: Frame) -> int:
    """The effect's number of a waiting ability; where a base may be ignored, of what the base would do."""
    return ignorable_of(frame) if frame.effect == obeying.number else frame.effect


def what_it_does(table: Table, effect: int, card: int, place: int, it: str, lang: str) -> str:
    """What a card's effect does at a place, in brief words if there are any, else the card's whole text."""
    bearer = table.bearer[card] if card >= table.first_card else 0
    brief = deed(
        lang,
        dashed(RULES.effects[effect].name),
        RULES.effects[effect].does,
        it=it,
        bearer=full_name(table, bearer, lang) if bearer > 0 else "none",
        place=thing_name(table, place, lang) if 0 < place < FIRST_BASE else "none",
    )
    if brief:
        return brief
    return words_of(table).deed(table, card, lang) or card_text(printed(table, card), lang)


def what_would_happen(table: Table, affecting: Frame, whom: list[int], lang: str) -> str:
    """The sentence that says what is about to happen to these cards, and who causes it."""
    way, thing = way_of(affecting), destination_of(affecting) or laid_action_of(affecting)
    return sentence(
        lang,
        f"would-{WAYS[way]}",
        count=len(whom),
        whom=where_they_lie(table, whom, lang),
        by=_whose_doing(table, affecting, lang),
        thing=thing_name(table, thing, lang) if thing > 0 else "none",
        player=seat_name(lang, taker_of(affecting)) if way == CONTROL else "none",
        signed=f"{amount_of(affecting):+d}".replace("-", "−"),
    )


def _whose_doing(table: Table, affecting: Frame, lang: str) -> str:
    """The card or slot that affects, if it is a known one, and its player; a base acts for nobody."""
    card, player = affecting.card, seat_name(lang, affecting.player)
    decision = table.decision
    assert decision is not None, "somebody is asked"
    if card < FIRST_BASE or not sees(table, card, decision.player):
        return player
    if printed(table, card).kind == BASE:
        return thing_name(table, card, lang)
    return sentence(lang, "by-card", card=thing_name(table, card, lang), player=player)
