/** A test in Python that begins from the position: what a report of a fault, or a new scenario, starts as. */
export const testOf = (game: string, text: string, players: number): string => `"""What happens from this position."""

from baston.games import game_named

GAME = game_named("${game}")
POSITION = r"""\\
${text.trim()}
"""


def test_what_is_offered() -> None:
    state = GAME.new(GAME.setup(${players}, {"position": POSITION}), seed=1)
    assert state.decision is not None
    labels = [GAME.presentation.label(state, option, "en") for option in state.decision.options]
    assert labels
`.replace('r"""\\\n', 'r"""');
