"""Positions passed on: the text of a puzzle, or of a test in Python, that begins from one."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import quote_plus

from baston.cli.arguments.positions import game_of, link_of, position_text
from baston.cli.lookups.puzzles import grade_told
from baston.kernel.beginning import POSITION
from baston.kernel.game import Refusal
from baston.kernel.position import as_test
from baston.locales import sentence
from baston.puzzles import graded, kinds_in, proof_of, puzzle_from, puzzles_text

PUZZLE: Final = "puzzle"
TEST: Final = "test"


@dataclass(frozen=True)
class Asked:
    """As what a position is to be copied, and of a puzzle the goal, as `gain 3`."""

    form: str
    goal: str | None
    lang: str
    as_json: bool


def copy_position(named: str, asked: Asked) -> None:
    """Print the text of a puzzle or a test; or what there is to know of it as JSON.

    What has been proved is said beside it, on stderr. Raises Refusal: "position-as", "position-goal" (a
    puzzle needs one), "position-test-goal", and as the position or its goal is refused.
    """
    if asked.form not in (PUZZLE, TEST):
        raise Refusal("position-as", given=asked.form[:40], known=f"{PUZZLE}, {TEST}")
    if asked.form == TEST and asked.goal is not None:
        raise Refusal("position-test-goal")
    text = position_text(named)
    told = _puzzle(text, asked) if asked.form == PUZZLE else _test(text)
    print(json.dumps(told) if asked.as_json else told["file"], end="\n" if asked.as_json else "")


def _test(text: str) -> dict[str, str | int]:
    game = game_of(text)
    players = len(game.points(game.texts.read(text, 0)))
    line = game.setup(players, {POSITION: text}).options[POSITION]
    return {"file": as_test(game.name, line, players)}


def _puzzle(text: str, asked: Asked) -> dict[str, str | int]:
    game, lang = game_of(text), asked.lang
    if asked.goal is None:
        kinds = kinds_in(game, game.texts.read(text, 0))
        raise Refusal("position-goal", known=", ".join(kinds)) if kinds else Refusal("no-puzzle-there")
    puzzle = puzzle_from(game.name, text, asked.goal)
    if sys.stderr.isatty():
        print(sentence(lang, "puzzle-trying"), file=sys.stderr)
    proof = proof_of(puzzle)
    puzzle = graded(replace(puzzle, lines=proof.lines))
    link = link_of(puzzle.position, f"puzzle/{game.name}?goal={quote_plus(str(puzzle.goal))}")
    goal = sentence(lang, f"goal-{puzzle.goal.kind}", amount=puzzle.goal.amount)
    print(
        goal, sentence(lang, f"puzzle-proof-{proof.verdict}"), grade_told(puzzle.grade, lang), file=sys.stderr
    )
    return {
        "goal": str(puzzle.goal),
        "verdict": proof.verdict,
        "grade": puzzle.grade,
        "link": link,
        "file": puzzles_text([puzzle]),
    }
