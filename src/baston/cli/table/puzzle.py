"""A puzzle at the terminal: tried, refuted by the best answer, taken back, solved."""

from __future__ import annotations

from typing import Final

from rich.rule import Rule
from rich.text import Text

from baston.cli.arguments.seating import file_text
from baston.cli.boards import board_of
from baston.cli.lookups.puzzles import grade_told, shelf_title
from baston.cli.table.choices import DECLINING, Choices
from baston.cli.terminal.names import ME, plate_names, with_names
from baston.cli.terminal.screen import Screen
from baston.kernel.frame import Decision
from baston.kernel.game import Refusal
from baston.puzzles import SHARED, Puzzle, Trial, opened, puzzle_numbered, puzzle_of, read_puzzles, today
from baston.puzzles.trial import OPEN, SOLVED

PROMPT: Final = "> "
PUZZLES: Final = "puzzles"  # what the file is, in sentences
INTERRUPTED: Final = 130
RIVAL: Final = "greedy"  # under whose name the opponents stand
WORDS: Final = {
    "table": ("table",),
    "open": ("open", "ouvert", "cartes"),
    "hint": ("hint", "conseil", "indice"),
    "undo": ("undo", "back", "annuler", "retour"),
    "solution": ("solution",),
    "help": ("help", "aide", "h", "?"),
    "quit": ("quit", "quitter", "q", "exit"),
}


def goal_text(screen: Screen, puzzle: Puzzle) -> str:
    """Return what a puzzle asks for, as a sentence."""
    return screen.words(f"goal-{puzzle.goal.kind}", amount=puzzle.goal.amount)


def try_puzzle(name: str | None, number: int | None, lang: str) -> int:
    """Let somebody try a puzzle, without a name or a number the day's; return the exit status.

    Raises Refusal if there is no such puzzle.
    """
    if name is None:
        name, number = puzzle_of(today())
    elif number is None:
        day_name, number = puzzle_of(today())
        number = number if day_name == name else 1
    return Trying(puzzle_numbered(name, number), name, number, Screen(lang)).run()


def try_of_file(file: str, number: int, lang: str) -> int:
    """Let somebody try the puzzle with this number of a file. Raises Refusal if it has none."""
    puzzles = read_puzzles(file_text(file, PUZZLES))
    if number > len(puzzles):
        raise Refusal("unknown-puzzle", number=number, last=len(puzzles))
    return Trying(puzzles[number - 1], file, number, Screen(lang)).run()


class Trying:
    """Shows a puzzle, asks, and obeys what is typed until it is solved or left."""

    def __init__(self, puzzle: Puzzle, name: str, number: int, screen: Screen) -> None:
        self.screen = screen
        self.puzzle = puzzle
        self.title = screen.words("puzzle-title", shelf=shelf_title(screen, name), number=number)
        self.trial = Trial(puzzle)
        seats = [ME if seat == puzzle.seat else RIVAL for seat in range(self.trial.state.players)]
        self.names = plate_names(seats, screen.lang)
        self.board = board_of(self.trial.game, screen.lang, self.names)
        self.told = 0  # notes of the log

    def run(self) -> int:
        """Let somebody try until it is solved, or is left; return the exit status."""
        try:
            self._welcome()
            while self.trial.verdict != SOLVED:
                if not self._obey(self.screen.ask(PROMPT)):
                    break
        except EOFError:
            pass
        except KeyboardInterrupt:
            return INTERRUPTED
        return 0

    def _welcome(self) -> None:
        grade = grade_told(self.puzzle.grade, self.screen.lang)
        self.screen.show(Text(f"{self.title}  {grade}", "bold"))
        self.screen.show(Text(goal_text(self.screen, self.puzzle), "bold"))
        self.screen.say("puzzle-help", "dim")
        self._tell_opened()
        self._table()

    def _tell_opened(self) -> None:
        for zone, seat, cards in opened(self.puzzle, self.screen.lang):
            whose = "shared" if seat == SHARED else "mine" if seat == self.puzzle.seat else "theirs"
            name = "" if seat == SHARED else self.names[seat]
            what = self.screen.words(f"opened-{zone}-{whose}", name=name)
            self.screen.show(Text.assemble((f"{what} ", "dim"), ", ".join(cards)))

    def _table(self) -> None:
        trial, lang = self.trial, self.screen.lang
        self._tell_news()
        self.screen.show(Rule(style="dim"))
        self.screen.show(self.board.draw(trial.game.presentation.view(trial.state, self.puzzle.seat)))
        self.screen.show("")
        decision = trial.state.decision
        if trial.verdict == OPEN and decision is not None:
            prompt = trial.game.presentation.prompt(trial.state, lang)
            self.screen.show(Text(with_names(prompt, self.names), "bold"))
            self.screen.show(self._choices(decision).draw(self.screen.width))

    def _tell_news(self) -> None:
        state = self.trial.state
        notes = state.notes or []
        start, self.told = min(self.told, len(notes)), len(notes)
        presentation, seat = self.trial.game.presentation, self.puzzle.seat
        for line in presentation.sentences(state, notes[start:], seat, self.screen.lang, seat):
            self.screen.tell(with_names(line, self.names))

    def _choices(self, decision: Decision) -> Choices:
        presentation, state = self.trial.game.presentation, self.trial.state
        labels = {
            option: with_names(presentation.label(state, option, self.screen.lang), self.names)
            for option in decision.options
        }
        return Choices(self.board, presentation.view(state, self.puzzle.seat), decision, labels)

    def _obey(self, line: str) -> bool:
        """Obey a line; return whether to go on."""
        match next((name for name, words in WORDS.items() if line.lower() in words), None):
            case "table":
                self._table()
            case "open":
                self._tell_opened()
            case "hint":
                self._hint()
            case "undo":
                self._take_back()
            case "solution":
                self._show_solution()
            case "help":
                self.screen.say("puzzle-help")
            case "quit":
                return False
            case _:
                self._answer(line)
        return True

    def _answer(self, line: str) -> None:
        decision = self.trial.state.decision
        if self.trial.verdict != OPEN or decision is None:
            self.screen.say("puzzle-failed-back")
            return
        choices = self._choices(decision)
        if line.startswith("?"):
            self._explain(choices, line[1:].strip(), decision)
            return
        option = choices.numbered(line) if line.isdecimal() else choices.called(line.lower())
        named = choices.named(line) if option is None and not line.isdecimal() else []
        if option is None and len(named) == 1:
            option = named[0]
        if option is None:
            key = "word-not-now" if line.lower() in DECLINING else "not-an-option"
            self.screen.say(key, typed=line[:20], last=len(choices.options))
            return
        self.trial.answer(option)
        self._table()
        if self.trial.verdict == SOLVED:
            self.screen.say("puzzle-solved", "bold")
        elif self.trial.verdict != OPEN:
            self.screen.say("puzzle-failed", "bold")

    def _explain(self, choices: Choices, what: str, decision: Decision) -> None:
        view = self.trial.game.presentation.view(self.trial.state, self.puzzle.seat)
        option = choices.numbered(what) if what.isdecimal() else None
        if option is not None:
            sheet = self.board.option_sheet(view, decision, option, choices.labels[option])
        else:
            sheet = self.board.sheet(view, what)
        self.screen.show(sheet if sheet is not None else self.screen.words("no-sheet"))

    def _take_back(self) -> None:
        if not self.trial.take_back():
            self.screen.say("puzzle-nothing-back")
            return
        self.told = len(self.trial.state.notes or [])
        self._table()

    def _hint(self) -> None:
        solved = bool(self.puzzle.lines)
        option = self.trial.hint() if solved else self.trial.sure_option()
        decision = self.trial.state.decision
        if option is not None and decision is not None:
            choices = self._choices(decision)
            key = "puzzle-hint" if solved else "puzzle-hint-sure"
            self.screen.say(key, number=choices.number_of(option), label=choices.labels[option])
        elif not solved and self.trial.verdict == OPEN:
            self.screen.say("puzzle-hint-lost" if self.trial.is_lost() else "puzzle-hint-unknown")
        elif self.trial.verdict == OPEN and self.trial.is_sure():
            self.screen.say("puzzle-still-sure")
        else:
            self.screen.say("puzzle-hint-back")

    def _show_solution(self) -> None:
        if not self.puzzle.lines:
            self.screen.say("puzzle-unproved")
            return
        for seat, label in self.trial.solution(self.screen.lang):
            named = with_names(label, self.names)
            self.screen.tell(self.screen.words("puzzle-step", name=self.names[seat], label=named))
