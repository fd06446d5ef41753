"""What an answer prevents: what others would come to otherwise, as sentences of the log to come.

The rules are played on to the end of the next turn, all taking what the evaluation likes best: once after
the answer, once after what the seat would do otherwise, each on two deals that it cannot tell apart. What
harms its side in both deals without the answer, and in neither with it, is prevented.
"""

from __future__ import annotations

from typing import Final

from baston.analysis.gains import DEALS, GAINS, Gain, Holders, Told, best_option, most_telling, noted
from baston.bots.bot import value_after
from baston.kernel.event import LogEvent
from baston.kernel.frame import PASS
from baston.kernel.game import Game
from baston.kernel.state import State

AHEAD: Final = 2  # turns: this one and the next
LONGEST: Final = 40  # answers that are given after the first
WIDEST: Final = 12  # options that are tried for one of these
POINTS: Final = ("points", "met")


def prevented_by(game: Game[State], state: State, option: int, side: list[int]) -> Gain:
    """Return what the answer to the present decision prevents, for the seat that is asked and its side.

    Nothing of it is played, and it depends on nothing that the seat does not know. Of a game that counts no
    turns, and where there is nothing else to answer, nothing is told. Raises Refusal, "no-search".
    """
    decision = state.decision
    assert decision is not None, "somebody is asked"
    seat, turn = decision.player, game.turns(state)
    deals = [game.search.determinize(state, seat, deal) for deal in DEALS]
    other = _otherwise(game, deals[0], seat, option)
    if other is None or turn is None:
        return Gain(deals[0], [])
    holders = Holders(game.presentation.view(state, seat))
    with_it = [_played_on(game, deal, option, turn) for deal in deals]
    without = [_played_on(game, deal, other, turn) for deal in deals]
    harms = [_harms(game, deal, seat, side, holders) for deal in without]
    fewer = max(_points_of_others(game, deal, side) for deal in with_it) < min(
        _points_of_others(game, deal, side) for deal in without
    )
    suffered = {sentence for deal in with_it for sentence in _harms(game, deal, seat, side, holders)}
    prevented = [
        told
        for sentence, told in harms[0].items()
        if all(sentence in one for one in harms) and sentence not in suffered
        if fewer or told.kind not in POINTS
    ]
    return Gain(without[0], most_telling(prevented))


def _otherwise(game: Game[State], deal: State, seat: int, option: int) -> int | None:
    """What the seat would do instead: decline, else what it likes best of the rest, if there is any."""
    decision = deal.decision
    assert decision is not None, "somebody is asked"
    if option == PASS:
        return None
    if PASS in decision.options:
        return PASS
    rest = [one for one in game.search.candidates(deal) if one != option][:WIDEST]
    return max(rest, key=lambda one: value_after(game, deal, one, seat)) if rest else None


def _played_on(game: Game[State], deal: State, option: int, turn: int) -> State:
    """A copy of the deal after the answer and what follows it, with the log of that."""
    twin = game.copy(deal)
    twin.notes = []
    game.answer(twin, option)
    for _ in range(LONGEST):
        decision, now = twin.decision, game.turns(twin)
        if decision is None or now is None or now >= turn + AHEAD:
            break
        game.answer(twin, best_option(game, twin, decision.player, WIDEST))
    return twin


def _harms(game: Game[State], deal: State, seat: int, side: list[int], holders: Holders) -> dict[str, Told]:
    """By their sentence, the notes that tell a loss of the side or points of others; the worst first."""
    return noted(game, deal, seat, lambda event: event.kind in GAINS and _is_bad(event, side, holders))


def _is_bad(event: LogEvent, side: list[int], holders: Holders) -> bool:
    """Whether points come to others, and harm to the side."""
    ours = any(seat in side for seat in event.seats)
    if event.kind in POINTS:
        return len(event.seats) > 0 and not ours
    return ours if event.seats else holders.are_on(event, side)


def _points_of_others(game: Game[State], deal: State, side: list[int]) -> int:
    return max([points for seat, points in enumerate(game.points(deal)) if seat not in side], default=0)
