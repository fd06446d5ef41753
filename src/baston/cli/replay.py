"""A recorded game, stepped through and verified against its digests."""

from __future__ import annotations

import json
import re
from pathlib import Path

from rich.rule import Rule

from baston.cli import saves
from baston.cli.boards import board_of
from baston.cli.screen import Screen
from baston.cli.seating import whole_number
from baston.cli.session import ME
from baston.games import game_named
from baston.kernel import record as records
from baston.kernel.game import Game, Refusal
from baston.kernel.record import Record, winners_of
from baston.kernel.state import State

TO_THE_END = ("end", "fin")
LEAVE = ("quit", "quitter", "q")
HASH = "[0-9a-f]{64}"


def replay(file: str, seat: str | None, commitment: str | None, lang: str, as_json: bool) -> None:
    """Replay the file, for a seat or for spectators. Raises Refusal where it does not verify, and OSError.

    `commitment` is what the table had published, as somebody noted it before the game.
    """
    path = Path(file).expanduser()
    record = saves.read_record(path)
    with saves.about(path):
        game = game_named(record.game)
        viewer = None if seat is None else whole_number("--seat", seat, 1) - 1
        if viewer is not None and viewer >= record.setup.players:
            raise Refusal("no-seat", seat=viewer + 1, players=record.setup.players)
        if commitment is not None:
            check_noted(record, commitment)
        if as_json:
            _print_json(game, record)
        else:
            Replay(game, record, viewer, Screen(lang)).run(noted=commitment is not None)


def check_noted(record: Record, noted: str) -> None:
    """Raises Refusal if the record's shuffle is not the one to which this was the commitment."""
    if re.fullmatch(HASH, noted.strip(), re.IGNORECASE) is None:
        raise Refusal("commitment-bad")
    if not record.commitment:
        raise Refusal("commitment-none")
    if record.commitment != noted.strip().lower():
        raise Refusal("commitment-other", commitment=record.commitment)


def _print_json(game: Game[State], record: Record) -> None:
    state = verified(game, record)
    winners = winners_of(game, state, record.setup.players, record.lost)
    value = {
        "game": record.game,
        "rules": record.rules,
        "players": record.setup.players,
        "options": record.setup.options,
        "seats": record.seats,
        "seed": record.seed,
        "commitment": record.commitment or None,
        "answers": len(record.answers),
        "digests": len(record.digests),
        "over": winners is not None,
        "points": game.points(state),
        "winners": winners,
        "digest": game.digest(state),
        "position": game.position(state, None),
    }
    print(json.dumps(value))


def verified(game: Game[State], record: Record) -> State:
    """The state at the end of the record. Raises Refusal if it does not verify."""
    *_, state = records.replay(game, record)
    check_result(game, record, state)
    return state


def check_result(game: Game[State], record: Record, state: State) -> None:
    """Raises Refusal if the record's result is not that of the game."""
    winners = winners_of(game, state, record.setup.players, record.lost)
    if record.result and (winners is None or record.result != game.points(state)):
        raise Refusal("record-result")
    if record.winners and record.winners != winners:
        raise Refusal("record-result")


class Replay:
    """Shows a record answer by answer; where nobody types, all of it at once."""

    def __init__(self, game: Game[State], record: Record, viewer: int | None, screen: Screen) -> None:
        self.game = game
        self.record = record
        self.viewer = viewer
        self.screen = screen
        names = record.seats + [ME] * (record.setup.players - len(record.seats))
        self.names = [
            screen.words("seat-me" if name == ME else "seat-bot", seat=i, bot=name)
            for i, name in enumerate(names, start=1)
        ]
        self.board = board_of(game, screen.lang, self.names)

    def run(self, noted: bool) -> None:
        """Step through, then say what was verified; `noted`: the commitment too. Raises Refusal."""
        stepping = self.screen.live
        if stepping:
            self.screen.say("replay-help", "dim")
        told = 0
        for count, state in enumerate(records.replay(self.game, self.record, log=True)):
            notes = state.notes or []
            for line in self.game.sentences(state, notes[told:], self.viewer, self.screen.lang):
                self.screen.tell(line)
            told = len(notes)
            self._tell_events(count)
            if stepping:
                typed = self._step(state, count)
                if typed in LEAVE:
                    return
                stepping = typed not in TO_THE_END
        check_result(self.game, self.record, state)
        self.screen.show(Rule(style="dim"))
        self.screen.show(self.board.draw(self.game.view(state, self.viewer)))
        self._tell_end(state)
        self.screen.say("replay-verified", answers=len(self.record.answers), digests=len(self.record.digests))
        if self.record.commitment:
            self.screen.say("replay-committed", commitment=self.record.commitment)
            self.screen.say("replay-noted" if noted else "replay-to-note")

    def _tell_events(self, count: int) -> None:
        for event in self.record.events:
            if event.count == count:
                self.screen.tell(self.screen.words(f"event-{event.kind}", name=self.names[event.seat]))

    def _tell_end(self, state: State) -> None:
        points = " – ".join(str(x) for x in self.game.points(state))
        winners = winners_of(self.game, state, self.record.setup.players, self.record.lost)
        if winners is None:
            self.screen.say("replay-unfinished", points=points)
            return
        self.screen.say("replay-over", points=points)
        self.screen.say_winners(self.names, winners, self.game.teams(self.record.setup))

    def _step(self, state: State, count: int) -> str:
        self.screen.show(Rule(f"{count}/{len(self.record.answers)}", style="dim"))
        self.screen.show(self.board.draw(self.game.view(state, self.viewer)))
        try:
            return self.screen.ask("> ").lower()
        except EOFError:
            return LEAVE[0]
