"""What an answer would bring about, for whoever is asked: on the places now, or by the end of a scoring.

The rules themselves are played on copies in which all that the seat does not know is left to chance. What
differs from copy to copy is not told. Nobody else is taken to answer; the seat's own choices that follow are
made for its best.
"""

from __future__ import annotations

from typing import Final

from baston.games.smashup.ai.determinization import determinize
from baston.games.smashup.cards.card import RULES
from baston.games.smashup.constants import (
    BEFORE_SCORING,
    L_BASE,
    L_DISCARD,
    L_DRAW,
    L_IN_HAND,
    L_LOOK,
    L_MAT_TOTAL,
    L_NEXT_BASE,
    L_ON_TOP,
    L_PLAY,
    L_REVEAL,
    L_SHUFFLE,
    L_TOTAL,
)
from baston.games.smashup.effects.playing import carry_out_play
from baston.games.smashup.phases.ending import is_won, leaders_of
from baston.games.smashup.phases.scoring import WINNER, ranks_of, ready_bases
from baston.games.smashup.phases.turn import turn
from baston.games.smashup.phases.windows import is_in_rotation
from baston.games.smashup.presentation.notation import orders
from baston.games.smashup.queries.power import breakpoint_of, power, total_power, total_power_of, totals_at
from baston.games.smashup.state.table import Table
from baston.games.smashup.state.table_fields import copy_table
from baston.kernel.frame import END, PACKED, PASS, Frame
from baston.kernel.machine import answer, run
from baston.kernel.text import Json, plain

CHANCE: Final = (
    L_DRAW, L_DISCARD, L_IN_HAND, L_REVEAL, L_LOOK, L_SHUFFLE, L_ON_TOP, L_BASE, L_NEXT_BASE,
)  # fmt: skip
COURSE: Final = ("turn", "round")  # effects that go on with the game, which is not looked at any more
MOST_ANSWERS: Final = 40  # that are looked at for one question
MOST_TRIES: Final = 24  # ways to go on with own choices that are tried for one question
LONGEST: Final = 60  # answers to the end of a scoring


class Outlook:
    """How an answer is looked at: for which seat, with how many tries left, whether to the scoring's end."""

    seat: int
    tries: int
    scores: bool

    def __init__(self, seat: int, scores: bool) -> None:
        self.seat = seat
        self.tries = MOST_TRIES
        self.scores = scores


def foresee(table: Table, plan: list[int]) -> dict[str, Json] | None:
    """What each of these answers to the present question would bring about, without any all of them.

    While something is scored it is told as of its end, if nobody else acts; else as of the next question.
    `known` is false where something hidden decides, and then there is nothing else. `idle` is a play by which
    nothing happens, as of an action that finds nothing to act on.
    """
    decision = table.decision
    if decision is None:
        return None
    options = [option for option in plan if option in decision.options] or decision.options
    look = Outlook(decision.player, len(table.windows) > 0)
    answers: list[Json] = [_outcome(table, option, look) for option in options[:MOST_ANSWERS]]
    return {"scoring": _moment(table), "answers": answers}


def forecast(table: Table, seat: int) -> dict[str, Json]:
    """What a scoring comes to if nobody acts, for a seat that waits while another may; see `foresee`."""
    decision = table.decision
    if decision is None or not table.windows or not is_in_rotation(table) or PASS not in decision.options:
        return {"scoring": None, "answers": []}
    return {"scoring": _moment(table), "answers": [_outcome(table, PASS, Outlook(seat, True))]}


def _moment(table: Table) -> Json:
    """Whether it is asked before or after points are given for a scoring; None if nothing is scored."""
    if not table.windows:
        return None
    return "before" if table.windows[-1].timing == BEFORE_SCORING else "after"


def _outcome(table: Table, option: int, look: Outlook) -> Json:
    """What the answer would change; nothing where two samples do not agree, but on whether more is asked."""
    sample = _sample(table, look.seat, 0)
    told = _tried(table, sample, option, look)
    if any(note.event in CHANCE for note in sample.notes or []):
        other = _tried(table, _sample(table, look.seat, 1), option, look)
        if {**other, "asks": True} != {**told, "asks": True}:
            return {"option": option, "known": False}
        told["asks"] = told["asks"] or other["asks"]
    return told


def _sample(table: Table, seat: int, seed: int) -> Table:
    sample = determinize(table, seat, seed)
    sample.notes = []
    for frame in sample.frames:
        if RULES.effects[frame.effect].name not in COURSE:
            break
        if not _asks_for_plays(sample, frame):
            frame.step = END
    return sample


def _asks_for_plays(table: Table, frame: Frame) -> bool:
    """Whether it is the play phase itself that asks."""
    assert table.decision is not None, "somebody is asked"
    return frame is table.frames[-1] and frame.effect == turn.number and table.decision.kind == PACKED


def _tried(table: Table, sample: Table, option: int, look: Outlook) -> dict[str, Json]:
    """What the answer changes on a sample, which is played on."""
    asker = option if is_in_rotation(sample) else sample.frames[-1].card
    plays = _asks_for_plays(sample, sample.frames[-1]) and option != PASS
    _give(sample, option)
    chosen = _play_on(sample, look, asker if option != PASS else 0) if look.scores else False
    before, after = _powers(table), _powers(sample)
    told: dict[str, Json] = {
        "option": option,
        "known": True,
        "bases": _changed(_bases(table), _bases(sample)),
        "things": [[card, after.get(card)] for card in before if before[card] != after.get(card)],
        "asks": sample.decision is not None and sample.decision.player == look.seat and not look.scores,
        "vp": plain(sample.vp),
        "chosen": chosen,
        "idle": plays and _is_idle(table, sample),
    }
    if look.scores:
        told["totals"] = plain(_totals(sample))
        told["over"] = sample.over or is_won(sample)
        told["winners"] = plain(leaders_of(sample))
    return told


def _is_idle(table: Table, sample: Table) -> bool:
    """Whether a card has been played and nothing has come of it, now or for later."""
    return (
        sample.decision is None
        and all(note.event == L_PLAY for note in sample.notes or [])
        and _plays_left(sample) == _plays_left(table) - 1
        and len(sample.lasting) == len(table.lasting)
        and sample.watchers == table.watchers
    )


def _plays_left(table: Table) -> int:
    return table.minion_plays + table.action_plays + len(table.extra)


def _give(sample: Table, option: int) -> None:
    """Give the answer. In the play phase what it plays is carried out, and nothing after it."""
    frame = sample.frames[-1]
    if not _asks_for_plays(sample, frame):
        answer(sample, RULES, option)
        return
    if option != PASS and not sample.begin_offer(frame.player, option):
        carry_out_play(sample, frame.player, option)
    for course in sample.frames:
        course.step = END
    run(sample, RULES)


# To the end of a scoring.


def _play_on(sample: Table, look: Outlook, asker: int) -> bool:
    """Let everybody pass until the scoring is over; return whether choices of the `asker` have been made."""
    chosen = False
    for _ in range(LONGEST):
        decision = sample.decision
        if decision is None:
            break
        option = _passing(sample, look)
        own = asker != 0 and decision.card == asker and decision.player == look.seat
        if own and not is_in_rotation(sample) and look.tries > 0:
            option = _best(sample, look)
            chosen = True
        if option < 0:
            break
        answer(sample, RULES, option)
    return chosen


def _passing(sample: Table, look: Outlook) -> int:
    """The answer of who does not act; −1 where somebody else has to make a choice."""
    decision = sample.decision
    assert decision is not None, "somebody is asked"
    if PASS in decision.options:
        return PASS
    return decision.options[0] if decision.player == look.seat or orders(sample) else -1


def _best(sample: Table, look: Outlook) -> int:
    """The option after which the seat would come off best; the first of equals."""
    decision = sample.decision
    assert decision is not None, "somebody is asked"
    best, most = decision.options[0], -1e9
    for option in decision.options:
        look.tries -= 1
        twin = copy_table(sample)
        answer(twin, RULES, option)
        _play_on(twin, look, 0)
        worth = _worth(twin, look.seat)
        if worth > most:
            best, most = option, worth
    return best


def _worth(table: Table, seat: int) -> float:
    """How well the seat has come off: its lead in VP, and less than any of them its lead in power."""
    totals = _totals(table) or [0] * table.players
    rivals = [other for other in range(table.players) if other != seat]
    lead = table.vp[seat] - max(table.vp[other] for other in rivals)
    return 1000 * lead + totals[seat] - max(totals[other] for other in rivals)


def _totals(table: Table) -> list[int]:
    """The totals by which VP were awarded, by seat, −1 without a minion; empty if it did not come to that."""
    totals = [-1] * table.players
    for note in table.notes or []:
        if note.event in (L_TOTAL, L_MAT_TOTAL):
            totals[note.player] = note.amount
    return totals if max(totals) >= 0 else []


# Figures.


def _bases(table: Table) -> list[dict[str, Json]]:
    """The figures of each place: its base, the totals, who leads, and whether it scores after the plays."""
    rounds = table.has_rounds()
    ready = [] if rounds else ready_bases(table, Frame(0, 0, 0))
    return [
        {
            "place": place,
            "base": table.base_at[place],
            "total": total_power(table, place),
            "breakpoint": 0 if rounds else breakpoint_of(table, place),
            "totals": plain([total_power_of(table, place, seat) for seat in range(table.players)]),
            "leaders": plain(_leaders(table, place)),
            "scores": place in ready,
        }
        for place in table.places
        if table.base_at[place] > 0
    ]


def _changed(before: list[dict[str, Json]], after: list[dict[str, Json]]) -> list[Json]:
    """The figures that differ, of the bases that are there in both: which one comes next is not known."""
    known = [base["base"] for base in before]
    return [base for base in after if base not in before and base["base"] in known]


def _leaders(table: Table, place: int) -> list[int]:
    """The seats that would be paid for the first rank at the place."""
    return [seat for seat, rank in enumerate(ranks_of(totals_at(table, place))) if rank == WINNER]


def _powers(table: Table) -> dict[int, int]:
    """The power of each minion in play."""
    return {minion: power(table, minion) for place in table.places for minion in table.minions_at[place]}
