"""The table as environments draw it: as the terminal does, for people who watch, or as lines of text."""

from __future__ import annotations

from rich.console import Console

from baston.cli.boards import board_of
from baston.kernel.game import Game
from baston.kernel.state import State

HUMAN = "human"  # the terminal's table and the question, printed at once
ANSI = "ansi"  # the question, as a text
MODES = (HUMAN, ANSI)
WIDEST = 100


def check_mode(mode: str | None) -> None:
    """Raise ValueError for a mode in which nothing is drawn; None draws nothing."""
    if mode not in (None, *MODES):
        raise ValueError(f'render_mode must be "human", "ansi" or None, not "{mode}"')


def rendered(mode: str | None, game: Game[State], state: State, seat: int | None) -> str | None:
    """Draw the table as the mode says: print it as this seat sees it, or return the question."""
    if mode == HUMAN:
        show(game, state, seat)
    return told(game, state) if mode == ANSI else None


class Drawn:
    """A table that is drawn as the seat sees it that is asked."""

    game: Game[State]
    state_of_play: State
    render_mode: str | None

    def render(self) -> str | None:
        """Print the table as the agent sees it that is asked, if `render_mode` is "human", and return None.

        With "ansi" return the current decision in words.
        """
        if self.render_mode is None:
            return None
        state = self.state_of_play
        asked = None if state.decision is None else state.decision.player
        return rendered(self.render_mode, self.game, state, asked)

    def show_unasked(self) -> None:
        """Draw for people who watch."""
        if self.render_mode == HUMAN:
            self.render()


def show(game: Game[State], state: State, seat: int | None) -> None:
    """Print the terminal's table as the seat (from 0; None: a spectator) sees it, and what it is asked."""
    console = Console(highlight=False)
    console.width = min(console.width, WIDEST)
    players = len(game.points(state))
    board = board_of(game, "en", [f"player_{number}" for number in range(players)])
    console.print(board.draw(game.presentation.view(state, seat)))
    console.print(told(game, state), markup=False)


def told(game: Game[State], state: State) -> str:
    """Return the current decision in English, a line for each option; the points once the game is over."""
    decision = state.decision
    if decision is None:
        return f"{game.title}: {game.points(state)}"
    lines = [f"player_{decision.player}: {game.presentation.prompt(state, 'en')}"]
    lines += [
        f"{n:4} {game.presentation.label(state, option, 'en')}" for n, option in enumerate(decision.options)
    ]
    return "\n".join(lines)
