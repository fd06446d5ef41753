"""What a program is told of a game, which is what a person at its seat may see (docs/bot-protocol.md)."""

from __future__ import annotations

import json
from typing import Final

from baston.guests.guest import Question
from baston.kernel.text import Json

LANGS: Final = ("en", "fr")


def newgame(question: Question) -> str:
    """Return the line that begins a game."""
    game = question.game
    return f"newgame {_written({'game': game.name, 'rules': game.rules_version, 'seat': question.seat})}"


def position(question: Question) -> str:
    """Return the line that shows the table as the seat sees it, with what it is asked."""
    shown = question.game.presentation
    state, seat = question.state, question.seat
    view = shown.views(state, [seat])[0]  # as the web table has it made
    options: list[Json] = [
        {**shown.describe(state, option), "label": {lang: shown.label(state, option, lang) for lang in LANGS}}
        for option in question.options
    ]
    decision: dict[str, Json] = {
        "player": seat,
        "prompt": {lang: shown.prompt(state, lang) for lang in LANGS},
        "clause": shown.clause(state) or None,
        "window": shown.is_window(state),
        "options": options,
    }
    return f"position {_written({'seat': seat, 'view': view, 'decision': decision})}"


def go(question: Question, budget: str, limit: float) -> str:
    """Return the line that asks for an answer; `budget`: `time MS` or `playouts N`, `limit` in seconds."""
    options = " ".join(map(str, question.options))
    return f"go {budget} limit {round(1000 * limit)} seed {question.seed} options {options}"


def _written(value: dict[str, Json]) -> str:
    """Return JSON on one line, in ASCII."""
    return json.dumps(value, separators=(",", ":"))
