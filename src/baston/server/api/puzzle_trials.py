"""Puzzles as messages: listed, tried, shown. What takes long runs in a process of its own."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final, Literal, cast

from msgspec import UNSET

from baston.kernel.game import Game, Refusal
from baston.kernel.state import State
from baston.kernel.text import Json
from baston.locales import sentence
from baston.puzzles import (
    SHARED,
    UNPROVED,
    Proof,
    Puzzle,
    Trial,
    graded,
    opened_ids,
    proof_of,
    puzzle_from,
    puzzle_numbered,
    puzzle_of,
    puzzles_text,
    resumed,
    shelf,
    shelves,
    today,
)
from baston.puzzles.shelf import SHIPPED
from baston.puzzles.trial import OPEN
from baston.server.matches.projections import choice_of
from baston.server.matches.wording import all_words_of, words_of
from baston.server.protocol import (
    Choice,
    DayPuzzle,
    Decision,
    Line,
    MadePuzzle,
    OpenedZone,
    PuzzleInfo,
    PuzzleMove,
    Puzzles,
    PuzzleShelf,
    PuzzleState,
    PuzzleStep,
    PuzzleWish,
    WishedPuzzleMove,
    Words,
)
from baston.server.refusals import Refused

NODES: Final = 800  # answers that are tried to find an opponent's best one: what the deadline leaves time for
LONGEST_LINE: Final = 200  # answers
LONGEST_NUMBER: Final = 4  # digits

Asked = tuple[str, int, PuzzleMove]
WISHED: Final = ("", 0)  # shelf and number of a puzzle that somebody has made


def all_puzzles() -> Puzzles:
    """Return all shelves that can be read, and the day's puzzle."""
    day = today()
    name, number = puzzle_of(day)
    return Puzzles(list(_shelves()), DayPuzzle(day.isoformat(), name, number))


@lru_cache(maxsize=1)
def _shelves() -> tuple[PuzzleShelf, ...]:
    found: list[PuzzleShelf] = []
    for name in shelves():
        try:
            puzzles = shelf(name)
        except Refusal:
            continue  # a broken pack is no reason to show nobody anything
        infos = [_info(puzzle, number) for number, puzzle in enumerate(puzzles, 1)]
        found.append(PuzzleShelf(name, _title(name), puzzles[0].game, infos))
    return tuple(found)


def number_of(name: str, number: str) -> int:
    """Return the number that an address names. Raises Refused, with status 404, if there is no such one."""
    try:
        last = len(shelf(name))
    except Refusal as refusal:
        raise Refused(refusal.key, 404, **refusal.values) from refusal
    found = int(number) if number.isascii() and number.isdecimal() and len(number) <= LONGEST_NUMBER else 0
    if not 1 <= found <= last:
        raise Refused("unknown-puzzle", 404, number=number, last=last)
    return found


def try_out(asked: Asked) -> PuzzleState:
    """Return the puzzle after the answers, and after the next one with what is answered to it.

    Raises Refusal, "puzzle-answer", for an answer that is none.
    """
    name, number, move = asked
    return _after(puzzle_numbered(name, number), (name, number), move)


def try_wished(asked: tuple[str, WishedPuzzleMove]) -> PuzzleState:
    """Return the same of a puzzle that somebody has made. Raises Refusal as `try_out` and `puzzle_from`."""
    name, wished = asked
    return _after(_wished((name, wished.puzzle)), WISHED, wished.move)


def _wished(asked: tuple[str, PuzzleWish]) -> Puzzle:
    name, wish = asked
    return puzzle_from(name, wish.text, wish.goal)


def _after(puzzle: Puzzle, place: tuple[str, int], move: PuzzleMove) -> PuzzleState:
    name, number = place
    if len(move.line) > LONGEST_LINE:
        raise Refusal("puzzle-answer", number=LONGEST_LINE + 1)
    trial = resumed(puzzle, move.line, NODES)
    if move.option is not None:
        decision = trial.state.decision
        if trial.verdict != OPEN or decision is None or move.option not in decision.options:
            raise Refusal("puzzle-answer", number=len(move.line) + 1)
        trial.answer(move.option)
    hint = _hint(trial) if move.hint else None
    view = trial.game.presentation.view(trial.state, puzzle.seat)
    return PuzzleState(
        name,
        number,
        _info(puzzle, number),
        puzzle.game,
        puzzle.seat,
        trial.state.players,
        trial.line,
        cast(Literal["open", "solved", "failed"], trial.verdict),
        {**view},
        _decision(trial, view),
        _log(trial.game, trial.state, puzzle.seat),
        _opened(puzzle),
        hint,
        move.hint and hint is None and trial.is_lost(),
    )


def _hint(trial: Trial) -> int | None:
    """The next answer of the solution; without one, of what a search has found."""
    return trial.hint() if trial.puzzle.lines else trial.sure_option()


def made(asked: tuple[str, PuzzleWish]) -> MadePuzzle:
    """Return the puzzle of a position, and what is proved of it. Raises Refusal as `puzzle_from`."""
    return _made(*_proved(asked))


def made_graded(asked: tuple[str, PuzzleWish]) -> MadePuzzle:
    """Return the same, graded where that does not take too much."""
    puzzle, proof = _proved(asked)
    return _made(graded(puzzle), proof)


def made_unproved(asked: tuple[str, PuzzleWish]) -> MadePuzzle:
    """Return the same where a proof has taken too long."""
    return _made(_wished(asked), Proof(UNPROVED, []))


def _proved(asked: tuple[str, PuzzleWish]) -> tuple[Puzzle, Proof]:
    puzzle = _wished(asked)
    proof = proof_of(puzzle)
    return replace(puzzle, lines=proof.lines), proof


def _made(puzzle: Puzzle, proof: Proof) -> MadePuzzle:
    return MadePuzzle(
        puzzle.position,
        _info(puzzle, 0).goal,
        cast(Literal["one", "several", "some", "none", "chance", "unproved"], proof.verdict),
        words_of(lambda lang: sentence(lang, f"puzzle-proof-{proof.verdict}")),
        puzzle.grade,
        puzzles_text([puzzle]),
    )


def solution(asked: tuple[str, int]) -> list[PuzzleStep]:
    """Return the solution step by step, as the solver sees it.

    Raises Refusal, "puzzle-unproved", if the puzzle has none and none is found.
    """
    return _steps(puzzle_numbered(*asked))


def wished_solution(asked: tuple[str, PuzzleWish]) -> list[PuzzleStep]:
    """Return the same of a puzzle that somebody has made. Raises Refusal as `solution` and `puzzle_from`."""
    return _steps(_wished(asked))


def _steps(puzzle: Puzzle) -> list[PuzzleStep]:
    lines = puzzle.lines or proof_of(puzzle).lines
    if not lines:
        raise Refusal("puzzle-unproved")
    trial = Trial(puzzle)
    game, seat = trial.game, puzzle.seat
    steps: list[PuzzleStep] = []
    for place in lines[0]:
        decision = trial.state.decision
        assert decision is not None, "a line ends with the turn"
        choice = _choice(game, trial.state, decision.options[place])
        view = game.presentation.view(trial.state, seat)
        steps.append(PuzzleStep({**view}, decision.player, choice, _log(game, trial.state, seat)))
        trial.give(place)
    view = game.presentation.view(trial.state, seat)
    return [*steps, PuzzleStep({**view}, None, None, _log(game, trial.state, seat))]


def _info(puzzle: Puzzle, number: int) -> PuzzleInfo:
    key, amount = f"goal-{puzzle.goal.kind}", puzzle.goal.amount
    return PuzzleInfo(number, words_of(lambda lang: sentence(lang, key, amount=amount)), puzzle.grade)


def _title(name: str) -> Words:
    return words_of(lambda lang: sentence(lang, f"shelf-{name}") if name in SHIPPED else name)


def _opened(puzzle: Puzzle) -> list[OpenedZone]:
    return [
        OpenedZone(
            cast(Literal["hand", "deck", "library", "bases"], zone.zone),
            None if zone.seat == SHARED else zone.seat,
            zone.cards,
        )
        for zone in opened_ids(puzzle)
    ]


def _decision(trial: Trial, view: dict[str, Json]) -> Decision | None:
    decision = trial.state.decision
    if decision is None or trial.verdict != OPEN:
        return None
    game, state = trial.game, trial.state
    mine = decision.player == trial.puzzle.seat
    shown = view.get("decision")
    card = shown.get("card") if isinstance(shown, dict) else None
    return Decision(
        number=len(trial.line),
        player=decision.player,
        mine=mine,
        card=card if isinstance(card, str) else None,
        clause=game.presentation.clause(state) or None,
        window=game.presentation.is_window(state),
        unasked=False,
        prompt=words_of(lambda lang: game.presentation.prompt(state, lang)) if mine else None,
        options=[_choice(game, state, option) for option in decision.options] if mine else [],
    )


def _choice(game: Game[State], state: State, option: int) -> Choice:
    return choice_of(game, state, option, words_of(lambda lang: game.presentation.label(state, option, lang)))


def _log(game: Game[State], state: State, seat: int) -> list[Line]:
    notes = state.notes or []
    words = all_words_of(lambda lang: game.presentation.sentences(state, notes, seat, lang, seat))
    return [Line(0, one.en, one.fr, one.mentions, UNSET) for one in words]
