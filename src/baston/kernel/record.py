"""A game as its setup, its seed and its answers: the text form of a whole game, and its replay.

The text is read line by line, `name: value`. Answers are the options' numbers in the decision's list, counted
from 0. The last line is a check over all lines above it, so that a file cut short or edited is noticed.
"""

from __future__ import annotations

from collections.abc import Iterator

from baston.kernel.effect import S
from baston.kernel.game import Game, Refusal, Setup
from baston.kernel.text import digest_of

FORMAT = "baston record 1"
EVERY = 25  # answers between two digests
LINE = 25  # answers on a line


class Record:
    """Setup, seed and answers of one game; `digests` has the state's digest every so often and at the end."""

    def __init__(self, game: str, rules: int, setup: Setup, seed: int) -> None:
        self.game = game
        self.rules = rules
        self.setup = setup
        self.seed = seed
        self.seats: list[str] = []  # who sat where, as the table named them
        self.answers: list[int] = []
        self.digests: dict[int, str] = {}
        self.result: list[int] = []  # points by seat, empty while the game goes on

    def text(self) -> str:
        """The record as text, ended by its check line."""
        lines = [FORMAT, f"game: {self.game}", f"rules: {self.rules}", f"players: {self.setup.players}"]
        lines += [f"option: {name} = {value}" for name, value in self.setup.options.items()]
        lines += [f"seat: {seat}" for seat in self.seats]
        lines.append(f"seed: {self.seed}")
        for start in range(0, len(self.answers), LINE):
            lines.append("answers: " + " ".join(str(x) for x in self.answers[start : start + LINE]))
        lines += [f"digest: {count} {digest}" for count, digest in self.digests.items()]
        if self.result:
            lines.append("result: " + " ".join(str(x) for x in self.result))
        body = "\n".join(lines) + "\n"
        return f"{body}check: {digest_of(body)}\n"


def parse(text: str) -> Record:
    """Read the text of a record. Raises Refusal, naming the line, if it is none, cut short or edited."""
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
    return record


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
    else:
        raise ValueError(name)


def begin_record(game: Game[S], setup: Setup, seed: int) -> Record:
    """A record of a game that begins now."""
    return Record(game.name, game.rules_version, setup, seed)


def write_answer(game: Game[S], record: Record, state: S, option: int) -> None:
    """Answer the present decision and write it down. Raises IllegalAnswer; then nothing has changed."""
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

    Raises Refusal if the record is of other rules, an answer does not fit, or a digest differs.
    """
    if record.rules != game.rules_version:
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
