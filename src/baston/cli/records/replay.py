"""A recorded game, stepped through and verified against its digests."""

from __future__ import annotations

import json
import re
import sys
from functools import cached_property
from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from baston.cli.arguments.seating import whole_number
from baston.cli.boards import board_of
from baston.cli.records import saves
from baston.cli.terminal.errors import refused
from baston.cli.terminal.names import ME, plate_names, with_names, you_of
from baston.cli.terminal.screen import Screen
from baston.games import game_named
from baston.kernel import record as records
from baston.kernel.earlier import Parting, held, is_earlier
from baston.kernel.fair_deal import NO_NONCE, FairDeal
from baston.kernel.game import Game, Refusal
from baston.kernel.record import Record, check_result, winners_of
from baston.kernel.state import State
from baston.kernel.text import Json

TO_THE_END = ("end", "fin")
BACK = ("back", "b", "retour", "r")
TO_A_TURN = ("turn", "t", "tour")
POSITION = ("position", "p")
LEAVE = ("quit", "quitter", "q")
HASH = "[0-9a-f]{64}"


def replay(file: str, seat: str | None, commitment: str | None, lang: str, as_json: bool) -> None:
    """Replay the file and verify it, step by step or as JSON, for a seat or for spectators.

    A record of earlier rules is shown as far as today's lead to the same game. `seat` is the text of a number
    from 1; `commitment` what the table had published, as somebody noted it before the game. Raises Refusal
    where the record does not verify; OSError.
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


def print_position(file: str, count: int) -> None:
    """Print the position after so many answers of a record, with all cards open.

    Raises Refusal where the record does not verify, has fewer answers ("replay-no-step"), or something is on
    its way then, so that it could not be set up again ("position-not-now").
    """
    path = Path(file).expanduser()
    record = saves.read_record(path)
    with saves.about(path):
        game = game_named(record.game)
        if count > len(record.answers):
            raise Refusal("replay-no-step", last=len(record.answers))
        *_, state = records.replay(game, record.until(count))
        if not game.texts.can_be_set_up(state):
            raise Refusal("position-not-now")
        sys.stdout.write(game.texts.position(state, None))


def check_noted(record: Record, noted: str) -> None:
    """Raise Refusal unless `noted` is the commitment to the record's shuffle."""
    if re.fullmatch(HASH, noted.strip(), re.IGNORECASE) is None:
        raise Refusal("commitment-bad")
    if not record.commitment:
        raise Refusal("commitment-none")
    if record.commitment != noted.strip().lower():
        raise Refusal("commitment-other", commitment=record.commitment)


def _print_json(game: Game[State], record: Record) -> None:
    shown, parting = held(game, record)
    if parting is not None and parting.count < 0:
        raise parting.told() from parting.why
    state = verified(game, shown)
    winners = winners_of(game, state, record.setup.players, shown.lost)
    value = {
        "game": record.game,
        "rules": record.rules,
        "rules_now": game.rules_version,
        "earlier": is_earlier(game, record),
        "differs_from": None if parting is None else parting.first,
        "recorded_result": record.result or None,
        "players": record.setup.players,
        "options": record.setup.options,
        "seats": record.seats,
        "seed": record.seed if record.deal is None else None,
        "commitment": record.commitment or None,
        "deal": None if record.deal is None else _deal_told(record.deal),
        "answers": len(shown.answers),
        "digests": len(shown.digests),
        "over": winners is not None,
        "points": game.points(state),
        "winners": winners,
        "digest": game.digest(state),
        "position": game.texts.position(state, None),
    }
    print(json.dumps(value))


def _deal_told(deal: FairDeal) -> dict[str, Json]:
    nonces: list[Json] = [None if nonce == NO_NONCE else nonce for nonce in deal.nonces]
    return {"table": deal.table, "secret": deal.secret, "nonces": nonces}


def verified(game: Game[State], record: Record) -> State:
    """Replay the record and return its last state. Raises Refusal if it does not verify."""
    *_, state = records.replay(game, record)
    check_result(game, record, state)
    return state


def say_earlier(game: Game[State], record: Record, screen: Screen) -> None:
    """Print that the record was played under earlier rules, with both versions."""
    screen.say("earlier-rules", "bold", rules=record.rules, ours=game.rules_version)


class Left(Exception):
    """Somebody has seen enough of the replay."""


class Replay:
    """Shows a record answer by answer; where nobody types, all of it at once.

    `record` is as much of the `whole` one as today's rules can replay.
    """

    def __init__(self, game: Game[State], whole: Record, viewer: int | None, screen: Screen) -> None:
        game.require_presentation()
        self.game = game
        self.whole = whole
        self.record, self.parting = held(game, whole)
        self.viewer = viewer
        self.screen = screen
        seats = whole.seats + [ME] * (whole.setup.players - len(whole.seats))
        self.names = plate_names(seats, screen.lang)
        self.you = you_of(seats)
        self.board = board_of(game, screen.lang, self.names)

    def run(self, noted: bool) -> None:
        """Step through the record, then print what was verified; `noted`: the commitment was too.

        Raises Refusal where the record does not verify.
        """
        if is_earlier(self.game, self.whole):
            say_earlier(self.game, self.whole, self.screen)
        if self.parting is None or self.parting.count >= 0:
            state = self._show()
            if state is None:
                return
            self._tell_end(state)
        if self.parting is not None:
            self._tell_parting(self.parting)
        else:
            answers, digests = len(self.record.answers), len(self.record.digests)
            self.screen.say("replay-verified", answers=answers, digests=digests)
        if self.record.commitment:
            self.screen.say("replay-committed", commitment=self.record.commitment)
            self.screen.say("replay-noted" if noted else "replay-to-note")
        if self.whole.deal is not None:
            self._tell_nonces(self.whole.deal)

    def _show(self) -> State | None:
        """Show all of it; the state in the end, None if somebody has left before."""
        try:
            state = self._stepped() if self.screen.live else self._told_from(0)
        except Left:
            return None
        check_result(self.game, self.record, state)
        self.screen.show(Rule(style="dim"))
        self.screen.show(self.board.draw(self.game.presentation.view(state, self.viewer)))
        return state

    def _stepped(self) -> State:
        """Show it step by step, there and back, as is asked for. Raises Left."""
        self.screen.say("replay-help", "dim")
        at = 0
        while True:
            step = self._asked(self._state_at(at), at)
            if step is None:
                return self._told_from(at + 1)
            at = step

    def _state_at(self, at: int) -> State:
        """The state after so many answers, once what the last of them did is told."""
        told = 0
        for count, state in enumerate(records.replay(self.game, self.record, log=True)):
            if count == at:
                self._tell(state, told, count)
                return state
            told = len(state.notes or [])
        raise AssertionError("a step lies within the record")

    def _told_from(self, start: int) -> State:
        """The last state, once all that happened from an answer on is told."""
        told = 0
        for count, state in enumerate(records.replay(self.game, self.record, log=True)):
            if count >= start:
                self._tell(state, told, count)
            told = len(state.notes or [])
        return state

    def _tell(self, state: State, told: int, count: int) -> None:
        """Tell the log from a note on, and what else happened after so many answers."""
        notes = (state.notes or [])[told:]
        for line in self.game.presentation.sentences(state, notes, self.viewer, self.screen.lang, self.you):
            self.screen.tell(with_names(line, self.names))
        self._tell_events(count)

    def _tell_events(self, count: int) -> None:
        for event in self.record.events:
            if event.count == count:
                self.screen.tell(self.screen.about(f"event-{event.kind}", self.names[event.seat]))

    def _tell_nonces(self, deal: FairDeal) -> None:
        """Whose browsers added a number to the deal, and which."""
        for seat, nonce in enumerate(deal.nonces):
            if nonce != NO_NONCE:
                self.screen.tell(self.screen.about("replay-nonce", self.names[seat], nonce=nonce))
            elif self.whole.seats[seat : seat + 1] == [ME]:
                self.screen.tell(self.screen.about("replay-no-nonce", self.names[seat]))

    def _tell_parting(self, parting: Parting) -> None:
        """Where today's rules differ, and how the game ended by the record."""
        self.screen.show(Text(refused(parting.told(), self.screen.lang), "bold"))
        if parting.count < 0:
            self.screen.show(refused(parting.why, self.screen.lang))
        if parting.same_end:
            return
        if self.whole.result:
            self.screen.say("earlier-ended", points=" – ".join(str(x) for x in self.whole.result))
        if self.whole.winners:
            self.screen.say_winners(self.names, self.whole.winners, self.game.teams(self.whole.setup))

    def _tell_end(self, state: State) -> None:
        points = " – ".join(str(x) for x in self.game.points(state))
        winners = winners_of(self.game, state, self.record.setup.players, self.record.lost)
        if winners is None:
            self.screen.say("replay-unfinished", points=points)
            return
        self.screen.say("replay-over", points=points)
        self.screen.say_winners(self.names, winners, self.game.teams(self.record.setup))

    def _asked(self, state: State, count: int) -> int | None:
        """The step to show after this one; None: all the rest at once. Raises Left."""
        last = len(self.record.answers)
        self.screen.show(Rule(f"{count}/{last}", style="dim"))
        self.screen.show(self.board.draw(self.game.presentation.view(state, self.viewer)))
        while True:
            try:
                typed = self.screen.ask("> ").lower()
            except EOFError:
                raise Left from None
            word, _, rest = typed.partition(" ")
            if typed in LEAVE:
                raise Left
            if typed in TO_THE_END or (not typed and count == last):
                return None
            if typed in POSITION:
                self._print_position(state)
                continue
            step = self._step(word, rest.strip(), count)
            if step is not None:
                return step

    def _print_position(self, state: State) -> None:
        """Print the position, as the seat knows it; and whether it can be set up again."""
        text = self.game.texts.position(state, self.viewer)
        self.screen.show(Text(text.rstrip()) if text else self.screen.words("no-position"))
        if text and not self.game.texts.can_be_set_up(state):
            self.screen.say("position-not-now", "dim")

    def _step(self, word: str, rest: str, count: int) -> int | None:
        """The step that a line names, seen from another; None, once the reason is told, if it names none."""
        last = len(self.record.answers)
        if not word:
            return count + 1
        if word in BACK:
            return max(0, count - 1)
        if word in TO_A_TURN and rest.isdecimal():
            return self._begin_of_turn(rest)
        if not word.isdecimal():
            self.screen.say("replay-help", "dim")
        elif len(word) > len(str(last)) or int(word) > last:
            self.screen.say("replay-no-step", last=last)
        else:
            return int(word)
        return None

    def _begin_of_turn(self, number: str) -> int | None:
        """The step at which the turn, or the round, begins; None, once that is told, if there is none."""
        turns = self._turns
        if not turns:
            self.screen.say("replay-no-turns")
        elif len(number) > 6 or int(number) not in turns:
            self.screen.say("replay-no-turn", first=min(turns), last=max(turns))
        else:
            return turns[int(number)]
        return None

    @cached_property
    def _turns(self) -> dict[int, int]:
        """By the number of each turn the step at which it begins; empty if the game counts none."""
        begins: dict[int, int] = {}
        for count, state in enumerate(records.replay(self.game, self.record)):
            turn = self.game.turns(state)
            if turn:
                begins.setdefault(turn, count)
        return begins
