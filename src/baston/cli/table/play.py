"""A game at the terminal: whose turn it is to look, what is asked, what is answered."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from baston.cli.arguments.positions import game_in
from baston.cli.arguments.seating import Wishes, arranged, seed_of
from baston.cli.boards import board_of
from baston.cli.records import saves
from baston.cli.records.replay import say_earlier
from baston.cli.table.beats import unhurried
from baston.cli.table.session import Session, begin_session
from baston.cli.table.talk import Quit, Talk
from baston.cli.terminal.errors import told
from baston.cli.terminal.names import ME, plate_names
from baston.cli.terminal.screen import Screen
from baston.games import game_named
from baston.guests import BotFault, is_guest, names_in
from baston.kernel.beginning import POSITION
from baston.kernel.earlier import held, is_earlier
from baston.kernel.frame import PASS
from baston.kernel.game import Refusal
from baston.lessons import lessons_of

INTERRUPTED = 130
REFUSED = 2


def begin(name: str | None, wishes: Wishes, lang: str, table: type[Table]) -> int:
    """Begin a game as asked and play it; return the exit status.

    Raises Refusal, before it begins, if the game, its options or seats are not to be had; OSError.
    """
    position = wishes.options.get(POSITION)
    if name is None and position:
        name = game_in(position)
    if name is None:
        raise Refusal("game-missing")
    game = game_named(name)
    setup, seats = arranged(game, wishes)
    with closing(begin_session(game, setup, seats, seed_of(wishes))) as session:
        return table(session, lang).play()


def go_on(
    name: str | None, file: str, wishes: Wishes, lang: str, table: type[Table], bots: str | None = None
) -> int:
    """Go on with the game in `file`, if empty with the newest unfinished one; return the exit status.

    A file from elsewhere starts no bots of others but the `bots`, a list. Raises Refusal if there is no such
    game, it is over, or its earlier rules lead elsewhere; "bot-foreign"; OSError.
    """
    if wishes.any():
        raise Refusal("resume-options")
    if file:
        path = Path(file).expanduser()
        record = saves.read_record(path)
    else:
        path, record = saves.newest_unfinished(name)
    with saves.about(path):
        game = game_named(record.game)
        if name is not None and game_named(name).name != record.game:
            raise Refusal("resume-other-game", game=record.game)
        if record.result:
            raise Refusal("resume-finished", points=" – ".join(str(points) for points in record.result))
        parting = held(game, record)[1]
        if parting is not None:
            raise Refusal(
                "resume-earlier", rules=record.rules, ours=game.rules_version, answer=parting.first
            ) from parting.why
        is_own = path.resolve().parent == saves.games_folder().resolve()
        if not is_own:
            _check_trusted(record.seats, names_in(bots or ""))
        session = Session(game, record, path)
    if not is_own:
        session.path = saves.new_file(record)  # a file saved on purpose stays as it was saved
    session.keep()
    with closing(session):
        return table(session, lang).play(resumed=True)


def _check_trusted(seats: list[str], trusted: list[str]) -> None:
    """Raise Refusal "bot-foreign" about a bot of others that nobody here has named."""
    for seat in seats:
        if is_guest(seat) and seat not in trusted:
            raise Refusal("bot-foreign", bot=seat)


class Table:
    """Lets each seat answer in its turn until the game is over or somebody leaves."""

    def __init__(self, session: Session, lang: str) -> None:
        self.session = session
        self.screen = Screen(lang)
        self.names = plate_names(session.record.seats, lang)
        self.talk = Talk(session, self.screen, board_of(session.game, lang, self.names), self.names)
        self.looking: int | None = None  # the person who may look at the screen; None: anybody

    def play(self, resumed: bool = False) -> int:
        """Play to the end, or until somebody leaves; return the exit status."""
        try:
            self._welcome(resumed)
            while not self.session.over:
                self._next_answer()
            self._finish()
        except (Quit, EOFError):
            self._keep("kept")
        except KeyboardInterrupt:
            self._keep("kept")
            return INTERRUPTED
        except OSError as error:
            if isinstance(error, BrokenPipeError):
                raise
            self.screen.show(Text(told(error, self.screen.lang), "bold"))
            self._keep("kept-before")
            return REFUSED
        return 0

    def _welcome(self, resumed: bool) -> None:
        title = self.session.game.title_fr if self.screen.lang == "fr" else self.session.game.title
        record = self.session.record
        opening = "welcome" if record.deal is None else "welcome-dealt"
        self.screen.say(opening, "bold", game=title, seed=record.deal_name)
        if resumed:
            if is_earlier(self.session.game, self.session.record):
                say_earlier(self.session.game, self.session.record, self.screen)
            self.screen.say("resumed", count=len(record.answers))
            notes = self.session.state.notes or []
            self.talk.read = [max(0, len(notes) - 8)] * len(self.names)
        if ME in record.seats:
            self.screen.say("welcome-help", "dim")
            if not resumed and self.talk.lecture.lesson is None and lessons_of(record.game):
                self.screen.say("welcome-learn", "dim")

    def _next_answer(self) -> None:
        decision = self.session.state.decision
        assert decision is not None, "a game that is not over asks something"
        seat = decision.player
        bot = self.session.bots[seat]
        if bot is not None:
            try:
                with self.screen.waiting("thinking", name=self.names[seat]):
                    option = unhurried(self.session, self.screen.live, self.session.choice_of)
            except BotFault as fault:
                self.session.forfeit(seat)
                self.talk.tell_fault(fault)
                return
            self.session.answer(option)
            if not self.session.people:
                self.talk.tell_news(None)
            return
        if self.talk.passes():
            self.session.answer(PASS)
            return
        if len(self.session.people) > 1 and self.looking != seat:
            self._call(seat)
        self.looking = seat
        self.talk.let_answer(seat)

    def _call(self, seat: int) -> None:
        """Clear the screen and wait until the person of this seat, and nobody else, looks at it."""
        self.screen.clear()
        self.screen.say("call", "bold", name=self.names[seat])
        if self.screen.ask(self.screen.words("call-ready") + " ").lower() in ("quit", "quitter"):
            raise Quit
        self.screen.clear()

    def _finish(self) -> None:
        session = self.session
        people = session.people
        viewer = people[0] if len(people) == 1 else None
        if len(people) > 1:  # all look at the screen now: what each has read need not be told again
            self.talk.read_by_all = min(self.talk.read[seat] for seat in people)
        self.talk.tell_news(viewer)
        self.screen.show(Rule(style="dim"))
        self.screen.show(self.talk.board.draw(session.game.presentation.view(session.state, viewer)))
        self.screen.show("")
        self.talk.tell_winners()
        learnt = self.talk.lecture.learnt()
        if learnt is not None:
            self.screen.say("lesson-over", ticked=learnt[0], count=learnt[1])
        self.screen.say("finished", "dim", file=str(session.path))

    def _keep(self, key: str) -> None:
        self.screen.show("")
        self.screen.say(key, game=self.session.game.name, file=str(self.session.path))
