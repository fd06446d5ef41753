"""What a person may type when asked: the number of an option, or a command."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Final

from rich.rule import Rule
from rich.text import Text

from baston.cli.boards.board import Board
from baston.cli.lookups.rules import clause_text, find_clauses
from baston.cli.table.choices import DECLINING, Choices
from baston.cli.table.explaining import explained
from baston.cli.table.lecture import Lecture
from baston.cli.table.session import Session
from baston.cli.table.stops import Stops
from baston.cli.terminal.errors import refused, told
from baston.cli.terminal.names import with_names, you_of
from baston.cli.terminal.screen import Screen
from baston.guests import BotFault
from baston.kernel.frame import Decision
from baston.kernel.game import Refusal
from baston.pace import is_empty_window
from baston.simulation.files import write_whole

PROMPT: Final = "> "
NEWS: Final = 20  # sentences of the log shown unasked
# By the English word; players who read French type theirs, and either is understood in both languages.
WORDS: Final = {
    "discard": ("discard", "défausse", "defausse"),
    "legend": ("legend", "légende", "legende", "signs", "signes"),
    "log": ("log", "journal"),
    "position": ("position",),
    "rules": ("rules", "règles", "regles"),
    "table": ("table",),
    "stops": ("stops", "arrêts", "arrets"),
    "lesson": ("lesson", "leçon", "lecon"),
    "skip": ("skip", "sauter"),
    "hint": ("hint", "conseil", "indice"),
    "undo": ("undo", "annuler"),
    "save": ("save", "sauver"),
    "help": ("help", "aide", "h", "?"),
    "quit": ("quit", "quitter", "q", "exit"),
}


EVERYTHING: Final = ("all", "tout")  # is skipped


class Quit(Exception):
    """A person leaves the table."""


class Talk:
    """Shows a seat the table and its question, and obeys what is typed until it is answered."""

    def __init__(self, session: Session, screen: Screen, board: Board, names: list[str]) -> None:
        self.session = session
        self.screen = screen
        self.board = board
        self.names = names
        self.read = [0] * session.record.setup.players  # by seat: how many notes of the log it has been shown
        self.read_by_all = 0
        self.stops = Stops(board)
        self.lecture = Lecture(session, screen.lang)

    def passes(self) -> bool:
        """Whether the seat that is asked should pass without being asked: it wants to, or it has no choice.

        Where several people share the screen, only if all of them see that there can be no answer.
        """
        game, state, people = self.session.game, self.session.state, self.session.people
        decision = state.decision
        if decision is None or decision.player not in people:
            return False
        alone = len(people) == 1 or not game.presentation.tells_by_time(state)
        if alone and is_empty_window(game, self.session.record.setup, state):
            return True
        view = game.presentation.view(state, decision.player)
        return self.stops.passes(decision.player, view)

    def let_answer(self, seat: int) -> None:
        """Ask the seat, obey what it types, and play its answer.

        Raises Quit if somebody leaves, EOFError at the end of input, OSError if the answer cannot be kept.
        """
        self.show_table(seat)
        asked = self.session.state.decision
        while self.session.state.decision is asked and asked is not None:
            line = self.screen.ask(PROMPT)
            if line:
                self.hear(seat, line, asked)

    def hear(self, seat: int, line: str, asked: Decision) -> None:
        """Obey a line that the seat has typed: an answer, or a command.

        Raises Quit if it leaves, OSError if the answer cannot be kept.
        """
        word, _, rest = line.partition(" ")
        if line.isdecimal():
            self._take(seat, line, asked)
        elif line.startswith("?") and line != "?":
            self._explain(seat, line[1:].strip(), asked)
        else:
            self._obey(seat, word.lower(), rest.strip(), line)

    def _obey(self, seat: int, word: str, rest: str, line: str) -> None:
        match next((name for name, words in WORDS.items() if word in words), None):
            case "table":
                self.show_table(seat)
            case "discard":
                self._discard(seat)
            case "legend":
                self.tell_signs()
            case "log":
                self._log(seat)
            case "position":
                self._position(seat)
            case "rules":
                self._rules(rest)
            case "stops":
                self._stops(seat, rest.lower().split())
            case "lesson":
                outline = self.lecture.outline()
                self.screen.show(outline if outline is not None else self.screen.words("no-lesson"))
            case "skip":
                self._skip(rest.lower())
            case "hint":
                self._hint(seat)
            case "undo":
                self._undo()
            case "save":
                self._save(rest)
            case "help":
                self.screen.say("help")
            case "quit":
                raise Quit
            case _:
                self._take_by(seat, word, line)

    def _take(self, seat: int, number: str, asked: Decision) -> None:
        choices = self.choices(seat, asked)
        chosen = choices.numbered(number)
        if chosen is None:
            self.screen.say("not-an-option", typed=number[:6], last=len(choices.options))
        else:
            self.session.answer(chosen)

    def _take_by(self, seat: int, word: str, line: str) -> None:
        """Answer by the word of an option, or by what a single one is called."""
        asked = self.session.state.decision
        assert asked is not None, "this seat is asked"
        choices = self.choices(seat, asked)
        typed = line.lower()
        chosen = choices.called(typed)
        named = choices.named(line) if chosen is None else [chosen]
        if chosen is None and (typed in DECLINING or self.board.has_word(typed)):
            self.screen.say("word-not-now", typed=line)
        elif len(named) == 1:
            self.session.answer(named[0])
        elif named:
            numbers = ", ".join(str(choices.number_of(option)) for option in named)
            self.screen.say("several-so-named", typed=line, numbers=numbers)
        else:
            self.screen.say("not-a-command", typed=word)

    def show_table(self, seat: int) -> None:
        """Print the news, the board, the question and its options."""
        session, game, screen = self.session, self.session.game, self.screen
        decision = session.state.decision
        assert decision is not None
        self.tell_news(seat)
        screen.show(Rule(style="dim"))
        screen.show(self.board.draw(game.presentation.view(session.state, seat)))
        screen.show("")
        lecture = self.lecture.draw()
        if lecture is not None:
            screen.show(lecture)
            screen.show("")
        screen.show(
            Text(with_names(game.presentation.prompt(session.state, screen.lang), self.names), "bold")
        )
        screen.show(self.choices(seat, decision).draw(screen.width))

    def choices(self, seat: int, asked: Decision) -> Choices:
        """Return the options of what the seat is asked, as people read them."""
        state, game = self.session.state, self.session.game
        lang = self.screen.lang
        labels = {
            option: with_names(game.presentation.label(state, option, lang), self.names)
            for option in asked.options
        }
        return Choices(self.board, game.presentation.view(state, seat), asked, labels)

    def tell_news(self, seat: int | None) -> None:
        """Print the sentences of the log that the seat (None: spectators) has not been shown yet."""
        notes = self.session.state.notes or []
        told_before = self.read_by_all if seat is None else self.read[seat]
        news = self.sentences(min(told_before, len(notes)), seat)
        if seat is None:
            self.read_by_all = len(notes)
        else:
            self.read[seat] = len(notes)
            if len(news) > NEWS:
                self.screen.say("more-news", "dim", count=len(news) - NEWS)
                news = news[-NEWS:]
        for line in news:
            self.screen.tell(line)

    def tell_fault(self, fault: BotFault) -> None:
        """Print how a bot has just lost by its own fault, and whether the game goes on."""
        self.screen.say(fault.key, "bold", **fault.values)
        if not self.session.over:
            self.screen.say("bot-fault-goes-on")

    def tell_winners(self) -> None:
        """Print who has won, and the points of all; the game is over."""
        game, state, setup = self.session.game, self.session.state, self.session.record.setup
        self.screen.say_winners(self.names, self.session.winners or [], game.teams(setup))
        for name, points in zip(self.names, game.points(state), strict=True):
            self.screen.show("  " + self.screen.words("points", name=name, points=points))

    def sentences(self, start: int, seat: int | None, end: int | None = None) -> list[str]:
        """Return the log from a note on, up to another; the same said several times in a row is said once."""
        state, game = self.session.state, self.session.game
        you = you_of(self.session.record.seats)
        lines = game.presentation.sentences(
            state, (state.notes or [])[start:end], seat, self.screen.lang, you
        )
        runs = [(with_names(line, self.names), len(list(run))) for line, run in groupby(lines)]
        return [f"{line} (×{count})" if count > 1 else line for line, count in runs]

    def _explain(self, seat: int, what: str, asked: Decision) -> None:
        view = self.session.game.presentation.view(self.session.state, seat)
        if not what.isdecimal():
            sheet = explained(self.session, self.board, self.names, view, what, self.screen.lang)
            if sheet is None:
                self.screen.say("nothing-so-named", typed=what)
                return
        else:
            choices = self.choices(seat, asked)
            option = choices.numbered(what)
            if option is None:
                self.screen.say("not-an-option", typed=what[:6], last=len(choices.options))
                return
            sheet = self.board.option_sheet(view, asked, option, choices.labels[option])
        self.screen.show(sheet if sheet is not None else self.screen.words("no-sheet"))

    def _discard(self, seat: int) -> None:
        piles = self.board.discards(self.session.game.presentation.view(self.session.state, seat))
        self.screen.show(piles if piles is not None else self.screen.words("no-discards"))

    def tell_signs(self) -> None:
        """Print what the signs of the table mean."""
        signs = self.board.legend()
        for sign, meaning in signs:
            self.screen.show(Text.assemble((f"{sign:<6} ", "bold"), meaning))
        if not signs:
            self.screen.say("no-legend")

    def _log(self, seat: int) -> None:
        for line in self.sentences(0, seat):
            self.screen.tell(line)

    def _position(self, seat: int) -> None:
        """The position as text, as the seat knows it: what a report of a fault begins with."""
        text = self.session.game.texts.position(self.session.state, seat)
        self.screen.show(Text(text.rstrip()) if text else self.screen.words("no-position"))

    def _rules(self, rest: str) -> None:
        name = self.session.game.name
        try:
            mode = self.session.game.mode(self.session.record.setup)
            for clause in find_clauses(name, rest or None, mode):
                self.screen.show(clause_text(clause, self.screen.lang))
        except Refusal as refusal:
            self.screen.show(refused(refusal, self.screen.lang))

    def _stops(self, seat: int, codes: list[str]) -> None:
        """Show in which windows the seat is asked, once those named have been turned."""
        if not self.board.windows():
            self.screen.say("no-stops")
            return
        unknown = self.stops.turn(seat, codes)
        if unknown:
            self.screen.say("stop-unknown", typed=unknown, known=", ".join(self.board.windows()))
            return
        self.screen.show(self.stops.draw(seat))

    def _skip(self, rest: str) -> None:
        """Tell the present idea of the lesson no longer, or none of them."""
        if not (self.lecture.skip() if rest not in EVERYTHING else self.lecture.skip_all()):
            self.screen.say("no-lesson")
            return
        lecture = self.lecture.draw()
        self.screen.show(lecture if lecture is not None else self.screen.words("lesson-ended"))

    def _hint(self, seat: int) -> None:
        with self.screen.waiting("hint-searching"):
            option = self.session.hint()
        self.say_hint(seat, option)

    def say_hint(self, seat: int, option: int) -> None:
        """Say what the search would answer in place of the seat."""
        asked = self.session.state.decision
        assert asked is not None, "this seat is asked"
        choices = self.choices(seat, asked)
        self.screen.say("hint", number=choices.number_of(option), label=choices.labels[option])
        for key, why in self.session.reasons_for(option, self.screen.lang).items():
            if why:
                self.screen.say(key, why=" ".join([with_names(said, self.names) for said in why]))
        chance = self.session.chance()
        if chance is not None:
            self.screen.say("hint-chance", chance=chance)

    def _undo(self) -> None:
        try:
            self.session.undo()
            while self.passes():  # what was passed unasked would be passed again
                self.session.undo()
        except Refusal as refusal:
            self.screen.show(refused(refusal, self.screen.lang))
            return
        notes = len(self.session.state.notes or [])
        self.read = [min(count, notes) for count in self.read]
        self.screen.say("undone")

    def _save(self, rest: str) -> None:
        if not rest or not rest.isprintable():
            self.screen.say("save-where")
            return
        path = Path(rest).expanduser()
        try:
            if path.exists() and not path.is_dir() and not self.screen.may_replace(rest):
                return
            if path.is_dir():
                raise IsADirectoryError(21, "is a folder", rest)
            write_whole(path, self.session.record.text())
        except OSError as error:
            self.screen.show(told(error, self.screen.lang))
            return
        self.screen.say("saved", file=rest)
