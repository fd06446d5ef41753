"""Positions that people write, read in a process of their own; and those of games that are over."""

from __future__ import annotations

from typing import Final

from baston.games import game_named
from baston.kernel.beginning import POSITION
from baston.kernel.column import filled
from baston.kernel.game import Game, Refusal
from baston.kernel.position import as_test
from baston.kernel.record import replay
from baston.kernel.sight import everybody
from baston.kernel.state import State
from baston.locales import sentence
from baston.puzzles import MOST, WIN, kinds_in
from baston.server.matches.wording import words_of
from baston.server.processes.bots import DecisionToJudge
from baston.server.protocol import GoalKind, PastPosition, Plain, Position, PositionFault, ReadPosition
from baston.server.refusals import Refused, translate_refusal
from baston.server.replays.record import replayable_record, setup_refusal
from baston.server.storage.rows import StoredTable

WAY_BACK: Final = 400  # answers before a moment in which another is looked for that can be set up


def read_position(task: tuple[str, str]) -> ReadPosition:
    """Set up the position that a game and a text name; what is wrong with it is no failure, but told.

    Raises Refusal if there is no such game.
    """
    name, text = task
    game = game_named(name)
    try:
        return ReadPosition(_position(game, text), None)
    except Refusal as refusal:
        told, values = translate_refusal(refusal), refusal.values
        line, word = values.get("line"), values.get("word")
        return ReadPosition(
            None,
            PositionFault(
                refusal.key,
                told.en,
                told.fr,
                None if line is None else int(line),
                None if word is None else str(word),
            ),
        )


def _position(game: Game[State], text: str) -> Position:
    state = game.texts.read(text, 0)
    players = len(game.points(state))
    setup = game.setup(players, {POSITION: text})
    line = setup.options[POSITION]
    decision = state.decision
    prompt = None if decision is None else words_of(lambda lang: game.presentation.prompt(state, lang))
    return Position(
        text=line.replace("; ", "\n") + "\n",
        line=line,
        players=players,
        player=None if decision is None else decision.player,
        prompt=prompt,
        options={name: value for name, value in setup.options.items() if name != POSITION},
        view=open_view(game, state, None, players),
        goals=[] if decision is None else [_goal(kind) for kind in kinds_in(game, state)],
        test=as_test(game.name, line, players),
    )


def _goal(kind: str) -> GoalKind:
    words = words_of(lambda lang: sentence(lang, f"goal-{kind}", amount="N"))
    return GoalKind(kind, words, 1 if kind == WIN else MOST)


def position_to_judge(task: tuple[str, str]) -> tuple[int, DecisionToJudge]:
    """Set up the position that a game and a text name, for a search to judge it; and who is asked there.

    Raises Refusal if there is no such game, or it cannot be set up; Refused: "position-over" (nobody is asked
    any more).
    """
    game = game_named(task[0])
    game.require_search()
    state = game.texts.read(task[1], 0)
    decision = state.decision
    if decision is None:
        raise Refused("position-over")
    return decision.player, DecisionToJudge(0, game.save(state), decision.options[0])


def position_at(stored: StoredTable, number: int | None) -> PastPosition:
    """Return the position after so many answers of a finished game (None: all), or the last before it.

    All its cards are open, as they are in its replay.

    Raises Refused: "no-such-step" (there were fewer answers), "no-position-yet" (none up to there can be set
    up), and as `build_replay`.
    """
    game = game_named(stored.table.game)
    record, parting = replayable_record(game, stored)
    if parting is not None and parting.count < 0:
        raise setup_refusal(parting)
    number = len(record.answers) if number is None else number
    if not 0 <= number <= len(record.answers):
        raise Refused("no-such-step", 404, step=number, steps=len(record.answers))
    found, at = "", 0
    for count, state in enumerate(replay(game, record.until(number))):
        if count >= number - WAY_BACK and game.texts.can_be_set_up(state):
            found, at = game.texts.position(state, None), count
    if not found:
        raise Refused("no-position-yet", 404)
    left = {option.name for option in game.options if option.beside}
    options = {name: value for name, value in record.setup.options.items() if name in left}
    return PastPosition(at, found, options)


def open_view(game: Game[State], state: State, seat: int | None, players: int) -> Plain:
    """Return what a seat, or a spectator, would see with all cards open."""
    state = game.copy(state)
    if hasattr(state, "seen"):  # a game with hidden information
        state.seen = filled(everybody(players), len(state.seen))
    return {**game.presentation.view(state, seat)}
