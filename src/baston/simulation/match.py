"""One game between bots, from its seed to what is kept of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from baston.bots import Bot
from baston.bots.rollout import has_begun, rollout
from baston.bots.uniform import Uniform
from baston.guests import BotFault, bot_named, seated
from baston.kernel.event import Note
from baston.kernel.frame import END
from baston.kernel.game import Game, Setup
from baston.kernel.rng import Rng
from baston.kernel.state import State

STAND_IN: Final = "normal"  # plays on in the place of a bot that has lost by its own fault


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
    faults: list[str] | None = None


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
    players = [bot_named(name) for name in bots]  # for each game: what a bot remembers is of this one
    chances = Rng((seed if chance is None else chance) ^ 0xB075)
    course = _Course(game, state, game.teams(setup), players, chances)
    with seated(players):
        course.play(events)
    row = _row(game, setup, state, seed, number, bots, course)
    return Played(row, events_of(game, state.notes or [], number, course.standings))


def _row(
    game: Game[State],
    setup: Setup,
    state: State,
    seed: int,
    number: int,
    bots: Sequence[str],
    course: _Course,
) -> Row:
    """What is kept of a game that is over."""
    winner = course.winning_team()
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
        team=team_by_seat(game.teams(setup)),
        points=game.points(state),
        winner=winner,
        draw=winner is None,
        turns=game.turns(state),
        decisions=course.decisions,
        cut_short=game.research.is_cut_short(state),
        starter=course.starter,
        faults=course.faults_by_seat(),
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


class _Course:
    """A game being played. A bot that loses by its own fault is stood in for where two teams are left."""

    def __init__(
        self, game: Game[State], state: State, teams: list[list[int]], bots: Sequence[Bot], rng: Rng
    ) -> None:
        self.decisions = 0  # questions with two or more options
        self.starter: int | None = None  # the seat that had the first turn; None where no turns are told
        self.standings: dict[int, list[int]] = {}  # by turn: the points of each seat as it began
        self._game = game
        self._state = state
        self._teams = teams
        self._bots = [*bots]
        self._rng = rng
        self._faults: dict[int, str] = {}  # the kind by seat

    def play(self, events: bool) -> None:
        """Play to the end. After the first turn the log goes on only for `events`, as do the standings."""
        self._play_on(until=1)
        self.starter = _starter(self._game, self._state.notes or [])
        if events:
            self._play_by_turns()
        else:
            self._state.notes = None
        self._play_on(until=END)

    def _play_by_turns(self) -> None:
        """Play to the end, if the game counts turns, and keep how it stood as each turn began."""
        while self._goes_on() and (turn := self._game.turns(self._state)) is not None:
            self.standings[turn] = self._game.points(self._state)
            self._play_on(until=turn + 1)

    def _goes_on(self) -> bool:
        return self._state.decision is not None and len(self._still()) > 1

    def _play_on(self, until: int) -> None:
        """Play until the turn of this number has begun, or to the end."""
        game, state = self._game, self._state
        if all(isinstance(bot, Uniform) for bot in self._bots):
            self.decisions += rollout(game, state, self._rng, end_turn=until)
            return
        while self._goes_on() and not has_begun(game, state, until):
            decision = state.decision
            assert decision is not None, "the game goes on"
            seat = decision.player
            seed = self._rng.next32()
            try:
                option = self._bots[seat].choose(game, state, seat, seed)
            except BotFault as fault:
                self._faults[seat] = fault.kind
                self._bots[seat] = bot_named(STAND_IN)
                continue
            self.decisions += len(decision.options) > 1
            game.answer(state, option)

    def winning_team(self) -> int | None:
        """Return the place of the team that has won alone; None if none has."""
        still = self._still()
        if len(still) == 1:
            return still[0]
        won = winning_team(self._game, self._state, [self._teams[place] for place in still])
        return None if won is None else still[won]

    def faults_by_seat(self) -> list[str] | None:
        """Return by seat how its bot has lost by its own fault, "" where it has not; None if none has."""
        return [self._faults.get(seat, "") for seat in range(len(self._bots))] if self._faults else None

    def _still(self) -> list[int]:
        """The places of the teams that have not lost by a fault."""
        return [
            place for place, team in enumerate(self._teams) if not any(seat in self._faults for seat in team)
        ]
