"""Records of earlier rules: whether today's rules lead to the same game, and if not, how far they do."""

from __future__ import annotations

from dataclasses import dataclass

from baston.kernel.effect import S
from baston.kernel.game import Game, Refusal
from baston.kernel.record import Record, check_result, replay


@dataclass(frozen=True)
class Parting:
    """Where today's rules part from a record of earlier ones.

    `count` answers can be replayed, −1: not even the setup can be had. Up to `proved` of them a digest has
    shown the game to be the same; after those it may have become another one, although the answers still fit.
    `same_end`: all of them fit and lead to the result of the record, so that but a digest differs, as it does
    too where today's rules remember more.
    """

    rules: int
    ours: int
    count: int
    proved: int
    why: Refusal
    same_end: bool = False

    @property
    def first(self) -> int:
        """The number of the answer from which on, at the latest, today's rules differ."""
        return self.count + 1

    def told(self) -> Refusal:
        """Return the refusal that says where, and how, today's rules part from the record."""
        if self.count < 0:
            return Refusal("earlier-setup", rules=self.rules, ours=self.ours)
        if self.why.key == "record-result":
            return Refusal("earlier-result", rules=self.rules, ours=self.ours)
        if self.same_end:
            return Refusal("earlier-unproved", ours=self.ours, proved=self.proved)
        return Refusal(
            "earlier-parting", rules=self.rules, ours=self.ours, answer=self.first, proved=self.proved
        )


def is_earlier(game: Game[S], record: Record) -> bool:
    """Whether the record was played under an earlier version of the game's rules than today's."""
    return record.rules < game.rules_version


def parting(game: Game[S], record: Record) -> Parting | None:
    """Return where today's rules part from the record of earlier ones; None if they lead to the same result.

    Raises Refusal, as `replay`, about a record that is not of earlier rules.
    """
    count, proved = -1, 0
    try:
        for count, state in enumerate(replay(game, record)):
            if count in record.digests:
                proved = count
            if count == len(record.answers):
                check_result(game, record, state)
    except Refusal as why:
        if not is_earlier(game, record):
            raise
        same_end = why.key == "record-digest" and _leads_to_result(game, record)
        if same_end:
            count = len(record.answers)
        return Parting(record.rules, game.rules_version, count, proved, why, same_end)
    return None


def _leads_to_result(game: Game[S], record: Record) -> bool:
    """Whether all answers fit, whatever the digests say, and give the result of the record."""
    answered = record.until(len(record.answers))
    answered.digests = {}
    try:
        for count, state in enumerate(replay(game, answered)):
            if count == len(answered.answers):
                check_result(game, record, state)
    except Refusal:
        return False
    return bool(record.result)


def held(game: Game[S], record: Record) -> tuple[Record, Parting | None]:
    """Return as much of the record as today's rules can replay, and where they part from it; None: nowhere.

    Only a record of earlier rules is tried: of any other, `replay` says what is wrong with it.
    """
    found = parting(game, record) if is_earlier(game, record) else None
    if found is None:
        return record, None
    shown = record.until(max(found.count, 0))
    shown.digests = {at: digest for at, digest in shown.digests.items() if at <= found.proved}
    return shown, found
