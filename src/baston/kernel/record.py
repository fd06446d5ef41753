"""A game as its setup, what it was dealt from and its answers: a whole game as text, and its replay.

The text is read line by line, `name: value`. Answers are the options' numbers in the decision's list, counted
from 0; seats are counted from 1 in the text, from 0 here. The last line is a check over all lines above it,
so that a file cut short or edited is noticed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from baston.kernel.chacha import Seed
from baston.kernel.effect import S
from baston.kernel.fair_deal import FairDeal
from baston.kernel.game import Game, Refusal, Setup
from baston.kernel.text import digest_of

FORMAT = "baston record 1"
EVERY = 25  # answers between two digests
LINE = 25  # answers on a line

# What happens beside the answers: a seat has lost, is away with a bot in its place, or takes answers back.
CONCEDE: Final = "concede"
TIMEOUT: Final = "timeout"
AWAY: Final = "away"
BACK: Final = "back"
UNDO: Final = "undo"
LOSSES: Final = (CONCEDE, TIMEOUT)
EVENTS: Final = (CONCEDE, TIMEOUT, AWAY, BACK, UNDO)


@dataclass(frozen=True)
class Event:
    """Something that happened to a seat after so many answers; those taken back are not among them."""

    count: int
    kind: str
    seat: int


class Record:
    """Setup, seed and answers of one game; `digests` has the state's digest every so often and at the end.

    Before the game, a table may have published a `commitment`: to the secret of its `deal`, from which the
    seed, a key, follows; or, in earlier records, to a number and the `salt` (`commitment_to`).
    """

    def __init__(self, game: str, rules: int, setup: Setup, seed: Seed) -> None:
        self.game = game
        self.rules = rules
        self.setup = setup
        self.seed = seed
        self.seats: list[str] = []  # who sat where, as the table named them
        self.answers: list[int] = []
        self.digests: dict[int, str] = {}
        self.result: list[int] = []  # points by seat, empty while the game goes on
        self.winners: list[int] = []  # as a table has told them; empty if it has not
        self.commitment = ""
        self.salt = ""
        self.deal: FairDeal | None = None
        self.events: list[Event] = []

    def until(self, count: int) -> Record:
        """Return a copy of the record as it was after `count` answers, without a result."""
        before = Record(self.game, self.rules, self.setup, self.seed)
        before.seats = self.seats
        before.answers = self.answers[:count]
        before.digests = {at: digest for at, digest in self.digests.items() if at <= count}
        before.events = [event for event in self.events if event.count <= count]
        before.commitment, before.salt, before.deal = self.commitment, self.salt, self.deal
        return before

    @property
    def deal_name(self) -> str:
        """What people tell this deal from others by: its seed if that is a number, else its table."""
        return self.deal.table if self.deal is not None else str(self.seed)

    @property
    def lost(self) -> list[int]:
        """The seats, from 0, that conceded or lost on time and so have lost, whatever their points."""
        return [event.seat for event in self.events if event.kind in LOSSES]

    def is_stood_in_for(self, seat: int, count: int) -> bool:
        """Whether a bot gives the answer after `count` others for the seat, which is away or has lost."""
        stands_in = False
        for event in self.events:
            if event.seat == seat and event.count <= count and event.kind != UNDO:
                stands_in = event.kind != BACK
                if event.kind in LOSSES:
                    break
        return stands_in

    def text(self) -> str:
        """Return the record as text, whose last line lets `parse` check that it is whole."""
        lines = [FORMAT, f"game: {self.game}", f"rules: {self.rules}", f"players: {self.setup.players}"]
        lines += [f"option: {name} = {value}" for name, value in self.setup.options.items()]
        lines += [f"seat: {seat}" for seat in self.seats]
        lines += [f"seed: {self.deal_name}"] if self.deal is None else self.deal.lines()
        lines += [f"commitment: {self.commitment}"] if self.commitment else []
        lines += [f"salt: {self.salt}"] if self.salt else []
        for start in range(0, len(self.answers), LINE):
            lines.append("answers: " + " ".join(str(x) for x in self.answers[start : start + LINE]))
        lines += [f"event: {event.count} {event.kind} {event.seat + 1}" for event in self.events]
        lines += [f"digest: {count} {digest}" for count, digest in self.digests.items()]
        if self.result:
            lines.append("result: " + " ".join(str(x) for x in self.result))
        if self.winners:
            lines.append("winners: " + " ".join(str(seat + 1) for seat in self.winners))
        body = "\n".join(lines) + "\n"
        return f"{body}check: {digest_of(body)}\n"


def parse(text: str) -> Record:
    """Read the text of a record.

    Raises Refusal, naming the line, if it is none, cut short or edited, if what it was dealt from is not told
    or not what was committed to, or if what happened cannot have happened.
    """
    lines = text.splitlines()
    if not lines or lines[0] != FORMAT:
        raise Refusal("record-none")
    if not lines[-1].startswith("check: "):
        raise Refusal("record-truncated", line=len(lines))
    body = "\n".join(lines[:-1]) + "\n"
    if lines[-1] != f"check: {digest_of(body)}":
        raise Refusal("record-edited")
    record = Record("", 0, Setup(0, {}), 0)
    players = 0
    options: dict[str, str] = {}
    for number, line in enumerate(lines[1:-1], start=2):
        name, _, value = line.partition(": ")
        try:
            if name == "players":
                players = int(value)
            elif name == "option":
                key, _, choice = value.partition(" = ")
                options[key] = choice
            else:
                _read_line(record, name, value)
        except ValueError as error:
            raise Refusal("record-line", line=number) from error
    record.setup = Setup(players, options)
    _check_deal(record)
    _check_events(record)
    return record


def commitment_to(seed: int, salt: str) -> str:
    """Return the SHA-256 of seed and salt, published before the deal so that the seed cannot change later."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def _check_deal(record: Record) -> None:
    """Take the seed from the deal, if it is told, and compare it with the commitment."""
    deal, seed = record.deal, record.seed
    if deal is not None:
        if not deal.is_whole(record.setup.players) or seed or record.salt:
            raise Refusal("record-deal")
        record.seed = deal.key()
        kept = record.commitment == deal.commitment()
    else:
        promised = record.commitment or record.salt
        kept = not promised or (
            isinstance(seed, int) and record.commitment == commitment_to(seed, record.salt)
        )
    if not kept:
        raise Refusal("record-commitment")


def _check_events(record: Record) -> None:
    count = 0
    away: list[int] = []
    lost: list[int] = []
    for number, event in enumerate(record.events, start=1):
        fits = count <= event.count <= len(record.answers) and 0 <= event.seat < record.setup.players
        if event.kind in LOSSES:
            fits = fits and event.seat not in lost and len(lost) < record.setup.players - 1
            lost.append(event.seat)
        elif event.kind == AWAY:
            fits = fits and event.seat not in away
            away.append(event.seat)
        elif event.kind == BACK:
            fits = fits and event.seat in away
            away = [seat for seat in away if seat != event.seat]
        if not fits:
            raise Refusal("record-event", event=number)
        count = event.count


def _read_line(record: Record, name: str, value: str) -> None:
    if name == "game":
        record.game = value
    elif name == "rules":
        record.rules = int(value)
    elif name == "seat":
        record.seats.append(value)
    elif name == "seed":
        record.seed = int(value)
    elif name == "answers":
        record.answers += [int(x) for x in value.split()]
    elif name == "digest":
        count, _, digest = value.partition(" ")
        record.digests[int(count)] = digest
    elif name == "result":
        record.result = [int(x) for x in value.split()]
    elif name == "winners":
        record.winners = [int(x) - 1 for x in value.split()]
    elif name == "commitment":
        record.commitment = value
    elif name == "salt":
        record.salt = value
    elif name in ("table", "secret", "nonce"):
        _read_deal(record, name, value)
    elif name == "event":
        record.events.append(_event(value))
    else:
        raise ValueError(name)


def _read_deal(record: Record, name: str, value: str) -> None:
    deal = record.deal or FairDeal("", "", [])
    record.deal = deal
    if name == "table":
        deal.table = value
    elif name == "secret":
        deal.secret = value
    else:
        deal.nonces.append(value)


def _event(value: str) -> Event:
    count, kind, seat = value.split(" ")
    if kind not in EVENTS:
        raise ValueError(kind)
    return Event(int(count), kind, int(seat) - 1)


def winners_of(game: Game[S], state: S, players: int, lost: list[int]) -> list[int] | None:
    """Return the seats that have won, the `lost` aside; None while the game goes on.

    Those with the best score win, or who is the only one that has not lost.
    """
    still = [seat for seat in range(players) if seat not in lost]
    if not state.over:
        return still if len(still) <= 1 else None
    best = max([game.score(state, seat) for seat in still])
    return [seat for seat in still if game.score(state, seat) == best]


def begin_record(game: Game[S], setup: Setup, seed: Seed) -> Record:
    """Return the record of a game that begins now, without answers."""
    return Record(game.name, game.rules_version, setup, seed)


def write_answer(game: Game[S], record: Record, state: S, option: int) -> None:
    """Answer the current decision and append the answer to the record.

    Raises IllegalAnswer, and changes nothing, if the option is not offered.
    """
    decision = state.decision
    place = decision.options.index(option) if decision is not None and option in decision.options else -1
    game.answer(state, option)
    record.answers.append(place)
    if state.over or len(record.answers) % EVERY == 0:
        record.digests[len(record.answers)] = game.digest(state)
    if state.over:
        record.result = game.points(state)


def replay(game: Game[S], record: Record, log: bool = False) -> Iterator[S]:
    """The one state after the setup and after each answer in turn, checked against the record's digests.

    A record of earlier rules is tried by today's. Raises Refusal if the record is of later rules, an answer
    does not fit, or a digest differs.
    """
    if record.rules > game.rules_version:
        raise Refusal("record-rules", rules=record.rules, ours=game.rules_version)
    setup = game.setup_again(record.setup)
    state = game.new(setup, record.seed, log)
    yield state
    for count, place in enumerate(record.answers, start=1):
        decision = state.decision
        if decision is None or not 0 <= place < len(decision.options):
            raise Refusal("record-answer", answer=count)
        game.answer(state, decision.options[place])
        if count in record.digests and record.digests[count] != game.digest(state):
            raise Refusal("record-digest", answer=count)
        yield state


def check_result(game: Game[S], record: Record, state: S) -> None:
    """Raise Refusal if the record's result is not that of the state, which all its answers have led to."""
    winners = winners_of(game, state, record.setup.players, record.lost)
    if record.result and (winners is None or record.result != game.points(state)):
        raise Refusal("record-result")
    if record.winners and record.winners != winners:
        raise Refusal("record-result")
