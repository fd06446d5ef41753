"""One game between bots, from its seed to what is kept of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from baston.bots import Bot, bot_named
from baston.bots.rollout import has_begun, rollout
from baston.bots.uniform import Uniform
from baston.kernel.event import Note
from baston.kernel.frame import END
from baston.kernel.game import Game, Setup
from baston.kernel.rng import Rng
from baston.kernel.state import State


@dataclass(frozen=True)
class Row:
    """What is kept of each game; docs/simulation.md tells the columns."""

    game: int
    seed: int
    players: int
    mode: str | None
    format: str | None
    bots: list[str]
    factions: list[str] | None
    champions: list[str] | None
    decks: list[str] | None
    team: list[int]
    points: list[int]
    winner: int | None
    draw: bool
    turns: int | None
    decisions: int
    cut_short: bool
    starter: int | None


@dataclass(frozen=True)
class Event:
    """A turn that begins, or something that was played, used, drawn or countered in it."""

    game: int
    number: int
    turn: int | None
    seat: int
    what: str
    card: str | None = None
    answers: bool = False
    standing: list[int] | None = None


@dataclass(frozen=True)
class Played:
    """A game that is over."""

    row: Row
    events: list[Event]


def play(
    game: Game[State],
    setup: Setup,
    bots: Sequence[str],
    seed: int,
    number: int = 0,
    events: bool = False,
    chance: int | None = None,
) -> Played:
    """Let the bots, named by seat, play the game of this seed; `number` is the game's in its run.

    `chance` is the seed of what bots leave to chance, where several games have one deal; else the deal's.
    Depends on nothing but the arguments, unless the budget of a bot is a time. Raises Refusal for a bot that
    is not known.
    """
    state = game.new(setup, seed, log=True)
    players = [bot_named(name) for name in bots]  # anew for each game: what a bot remembers is of this one
    rng = Rng((seed if chance is None else chance) ^ 0xB075)
    decisions = _play_on(game, state, players, rng, until=1)
    starter = _starter(game, state.notes or [])
    standings: dict[int, list[int]] = {}
    if events:
        decisions += _play_by_turns(game, state, players, rng, standings)
    else:
        state.notes = None
    decisions += _play_on(game, state, players, rng, until=END)
    row = _row(game, setup, state, seed, number, bots, decisions, starter)
    return Played(row, events_of(game, state.notes or [], number, standings))


def _row(
    game: Game[State],
    setup: Setup,
    state: State,
    seed: int,
    number: int,
    bots: Sequence[str],
    decisions: int,
    starter: int | None,
) -> Row:
    """What is kept of a game that is over."""
    teams = game.teams(setup)
    winner = winning_team(game, state, teams)
    lineup = game.research.lineup(state, setup, seed)
    mode, format = mode_and_format(game, setup)
    return Row(
        game=number,
        seed=seed,
        players=setup.players,
        mode=mode,
        format=format,
        bots=list(bots),
        factions=lineup.get("factions"),
        champions=lineup.get("champions"),
        decks=lineup.get("decks"),
        team=team_by_seat(teams),
        points=game.points(state),
        winner=winner,
        draw=winner is None,
        turns=game.turns(state),
        decisions=decisions,
        cut_short=game.research.is_cut_short(state),
        starter=starter,
    )


def mode_and_format(game: Game[State], setup: Setup) -> tuple[str | None, str | None]:
    """Return the mode and format of a setup, as the rows of its games have them; None where it has none."""
    format = setup.options.get("format")
    return setup.options.get("mode", game.modes[0] if game.modes and format is None else None), format


def team_by_seat(teams: list[list[int]]) -> list[int]:
    """Return, by seat, the place of its team in `teams`."""
    seats = {seat: n for n, team in enumerate(teams) for seat in team}
    return [seats[seat] for seat in sorted(seats)]


def winning_team(game: Game[State], state: State, teams: list[list[int]]) -> int | None:
    """Return the place in `teams` of the team that has won alone; None if none has."""
    scores = [game.score(state, team[0]) for team in teams]
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else None


def events_of(
    game: Game[State], notes: list[Note], number: int, standings: dict[int, list[int]]
) -> list[Event]:
    """Return what a game's log tells of its turns and cards, in order; `number` is the game's.

    `standings`: by turn, each seat's points as it began; where turns are rounds, only the first one has them.
    """
    told: list[Event] = []
    turn: int | None = None
    for note in notes:
        happening = game.research.happening(note)
        if happening.what == "turn":
            turn = note.amount
            told.append(
                Event(number, len(told), turn, note.player, "turn", standing=standings.pop(turn, None))
            )
        elif happening.what:
            card = happening.card or None
            told.append(Event(number, len(told), turn, note.player, happening.what, card, happening.answers))
    return told


def _starter(game: Game[State], notes: list[Note]) -> int | None:
    """The seat that had the first turn; None in a game that tells of no turns."""
    return next((note.player for note in notes if game.research.happening(note).what == "turn"), None)


def _play_by_turns(
    game: Game[State], state: State, bots: Sequence[Bot], rng: Rng, standings: dict[int, list[int]]
) -> int:
    """Play to the end, if the game counts turns; the questions with two or more options.

    Fills in the points of each seat by turn, as they are when somebody is first asked in it.
    """
    decisions = 0
    while state.decision is not None and (turn := game.turns(state)) is not None:
        standings[turn] = game.points(state)
        decisions += _play_on(game, state, bots, rng, until=turn + 1)
    return decisions


def _play_on(game: Game[State], state: State, bots: Sequence[Bot], rng: Rng, until: int) -> int:
    """Play until the turn of this number has begun, or to the end; the questions with two or more options."""
    if all(isinstance(bot, Uniform) for bot in bots):
        return rollout(game, state, rng, end_turn=until)
    decisions = 0
    while state.decision is not None and not has_begun(game, state, until):
        decision = state.decision
        decisions += len(decision.options) > 1
        option = bots[decision.player].choose(game, state, decision.player, rng.next32())
        game.answer(state, option)
    return decisions
