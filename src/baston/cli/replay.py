"""A recorded game, stepped through and verified against its digests."""

from __future__ import annotations

import json
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
from baston.kernel.record import Record
from baston.kernel.state import State

TO_THE_END = ("end", "fin")
LEAVE = ("quit", "quitter", "q")


def replay(file: str, seat: str | None, lang: str, as_json: bool) -> None:
    """Replay the file, for a seat or for spectators. Raises Refusal where it does not verify, and OSError."""
    path = Path(file).expanduser()
    record = saves.read_record(path)
    with saves.about(path):
        game = game_named(record.game)
        viewer = None if seat is None else whole_number("--seat", seat, 1) - 1
        if viewer is not None and viewer >= record.setup.players:
            raise Refusal("no-seat", seat=viewer + 1, players=record.setup.players)
        if as_json:
            _print_json(game, record)
        else:
            Replay(game, record, viewer, Screen(lang)).run()


def _print_json(game: Game[State], record: Record) -> None:
    state = verified(game, record)
    value = {
        "game": record.game,
        "rules": record.rules,
        "players": record.setup.players,
        "options": record.setup.options,
        "seats": record.seats,
        "seed": record.seed,
        "answers": len(record.answers),
        "digests": len(record.digests),
        "over": state.over,
        "points": game.points(state),
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
    if record.result and (not state.over or record.result != game.points(state)):
        raise Refusal("record-result")


class Replay:
    """Shows a record answer by answer; where nobody types, all of it at once."""

    def __init__(self, game: Game[State], record: Record, viewer: int | None, screen: Screen) -> None:
        self.game = game
        self.record = record
        self.viewer = viewer
        self.screen = screen
        names = record.seats + [ME] * (record.setup.players - len(record.seats))
        named = [
            screen.words("seat-me" if name == ME else "seat-bot", seat=i, bot=name)
            for i, name in enumerate(names, start=1)
        ]
        self.board = board_of(game, screen.lang, named)

    def run(self) -> None:
        """Step through, then say what was verified. Raises Refusal."""
        stepping = self.screen.live
        if stepping:
            self.screen.say("replay-help", "dim")
        told = 0
        for count, state in enumerate(records.replay(self.game, self.record, log=True)):
            notes = state.notes or []
            for line in self.game.sentences(state, notes[told:], self.viewer, self.screen.lang):
                self.screen.tell(line)
            told = len(notes)
            if stepping:
                typed = self._step(state, count)
                if typed in LEAVE:
                    return
                stepping = typed not in TO_THE_END
        check_result(self.game, self.record, state)
        self.screen.show(Rule(style="dim"))
        self.screen.show(self.board.draw(self.game.view(state, self.viewer)))
        points = " – ".join(str(x) for x in self.game.points(state))
        self.screen.say("replay-over" if state.over else "replay-unfinished", points=points)
        self.screen.say("replay-verified", answers=len(self.record.answers), digests=len(self.record.digests))

    def _step(self, state: State, count: int) -> str:
        self.screen.show(Rule(f"{count}/{len(self.record.answers)}", style="dim"))
        self.screen.show(self.board.draw(self.game.view(state, self.viewer)))
        try:
            return self.screen.ask("> ").lower()
        except EOFError:
            return LEAVE[0]
