"""Making puzzles: games are played between bots, and the turns in them are searched for puzzles."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from baston.bots import bot_named
from baston.games import game_named
from baston.kernel.frame import PASS
from baston.kernel.game import Game, Refusal
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.puzzles.finding import candidates, find, samples
from baston.puzzles.goal import DEFENCES, GOALS, Judge
from baston.puzzles.grading import grade_of
from baston.puzzles.prover import Prover, TooMany
from baston.puzzles.puzzle import Answers, Puzzle, answer_place

PLAYER: Final = "greedy"  # the bot that plays the games
NODES: Final = 8_000  # answers that a proof may try
HAND: Final = 4  # cards that each seat keeps of its hand: a puzzle is no search among many
FEWEST_OPTIONS: Final = 3  # where a defence begins
ANSWERS_AHEAD: Final = 40  # in which a defence begins, if it does


@dataclass(frozen=True)
class Wanted:
    """What puzzles are looked for: setups of games, and kinds of goals."""

    players: int
    options: dict[str, str]
    kinds: tuple[str, ...]
    nodes: int = NODES


@dataclass
class Search:
    """What has been looked through so far."""

    games: int = 0
    positions: int = 0
    known: set[str] = field(default_factory=set)  # of puzzles that are there already


def make(
    game: Game[State], wanted: Wanted, seeds: range, search: Search, tell: Callable[[int], None]
) -> Iterator[Puzzle]:
    """Yield puzzles found in the games of these seeds, none like another; at most one of each turn.

    `tell` is told after each game how many have been searched.
    """
    for seed in seeds:
        yield from _in_game(game, wanted, seed, search)
        search.games += 1
        tell(search.games)


def _in_game(game: Game[State], wanted: Wanted, seed: int, search: Search) -> Iterator[Puzzle]:
    state = game.new(game.setup(wanted.players, wanted.options), seed)
    rng = Rng(seed ^ 0x9022)
    bot = bot_named(PLAYER)
    done = -1  # the turn in which a puzzle has been found
    while state.decision is not None:
        decision = state.decision
        turn = game.puzzling.turn(state)
        text = with_short_hands(game.puzzling.write(state)) if turn != done else ""
        if text:
            search.positions += 1
            puzzle = _in_position(game, wanted, text, search)
            if puzzle is not None:
                done = turn
                yield puzzle
        game.answer(state, bot.choose(game, state, decision.player, rng.next32()))


def with_short_hands(position: str) -> str:
    """Return a position in which each seat has HAND cards of its hand at most."""
    lines = position.splitlines()
    for at, line in enumerate(lines):
        name, _, rest = line.partition(":")
        if name.startswith("hand "):
            lines[at] = f"{name}: {' '.join(rest.split()[:HAND])}".rstrip()
    return "".join([f"{line}\n" for line in lines])


def _in_position(game: Game[State], wanted: Wanted, text: str, search: Search) -> Puzzle | None:
    """A puzzle of the seat whose turn it is, or of one that it attacks; None if there is none."""
    try:
        state = game.puzzling.read(text, 0)
    except Refusal:
        return None  # such a position can be read by people alone
    if state.decision is None:
        return None
    attacks = tuple([kind for kind in wanted.kinds if kind not in DEFENCES])
    defences = tuple([kind for kind in wanted.kinds if kind in DEFENCES])
    puzzle = _begun(game, wanted, text, [], attacks, search)
    if puzzle is None and defences:
        opening = _until_attacked(game, state)
        puzzle = _begun(game, wanted, text, opening, defences, search) if opening else None
    return puzzle


def _until_attacked(game: Game[State], state: State) -> Answers:
    """The answers of bots until another seat than the active one has a choice to make; none if it has not."""
    decision = state.decision
    assert decision is not None, "something is asked"
    active, turn = decision.player, game.puzzling.turn(state)
    bot = bot_named(PLAYER)
    line: Answers = []
    while len(line) < ANSWERS_AHEAD:
        decision = state.decision
        if decision is None or game.puzzling.turn(state) != turn:
            return []
        if decision.player != active and len(decision.options) >= FEWEST_OPTIONS:
            return line
        option = bot.choose(game, state, decision.player, len(line))
        line.append(decision.options.index(option))
        game.answer(state, option)
    return []


def _begun(
    game: Game[State],
    wanted: Wanted,
    text: str,
    opening: Answers,
    kinds: tuple[str, ...],
    search: Search,
) -> Puzzle | None:
    state = game.puzzling.read(text, 0)
    for place in opening:
        answer_place(game, state, place)
    decision = state.decision
    if decision is None or not kinds:
        return None
    seat = decision.player
    judge = Judge(game, state, seat)
    sampled = samples(game, state, judge, kinds)
    if sampled.lines > wanted.nodes:
        return None  # too many to try them all
    for goal in candidates(game, sampled.values):
        prover = Prover(game, judge, goal, wanted.nodes)
        found = find(prover, state)
        if found is None:
            continue
        try:
            grade, refuted = grade_of(prover.anew(), state)
        except TooMany:
            continue
        if not refuted:
            continue  # nobody fails: dull
        mode = wanted.options.get("mode", "")
        puzzle = Puzzle(game.name, mode, text, seat, goal, grade, opening, found.lines, refuted)
        likeness = likeness_of(puzzle)
        if likeness not in search.known:
            search.known.add(likeness)
            return puzzle
    return None


def kinds_of(game: Game[State], asked: list[str]) -> tuple[str, ...]:
    """Return the kinds of goals asked for, without any all that the game has.

    Raises Refusal: "no-puzzles" (the game has none), "bad-goal".
    """
    known = GOALS.get(game.name, {})
    if not known:
        raise Refusal("no-puzzles")
    for kind in asked:
        if kind not in known:
            raise Refusal("bad-goal", goal=kind, known=", ".join(known))
    return tuple(asked or known)


def likeness_of(puzzle: Puzzle) -> str:
    """Return what duplicates of a puzzle have in common with it: its goal, and what the solver plays.

    Raises Refusal if the puzzle does not fit the game.
    """
    game = game_named(puzzle.game)
    state = puzzle.begin()
    labels: list[str] = []
    for place in puzzle.lines[0] if puzzle.lines else []:
        decision = state.decision
        if decision is not None and decision.player == puzzle.seat and len(decision.options) > 1:
            option = decision.options[place]
            labels += [game.presentation.label(state, option, "en")] if option != PASS else []
        answer_place(game, state, place)
    return f"{puzzle.goal.kind}: {', '.join(sorted(labels))}"
