"""What the parts of the screen say: where the game stands, the table, events, question and choices."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from baston.cli.boards.card_sheets import card_name
from baston.cli.fullscreen.news import Event
from baston.cli.table.explaining import terms_of
from baston.cli.table.session import Session
from baston.cli.table.talk import WORDS, Talk
from baston.cli.terminal.names import with_names
from baston.kernel.frame import Decision
from baston.kernel.text import Json
from baston.locales import sentence

RECENT: Final = 60  # notes of the log that are told anew for the table


class Scene:
    """Tells it for whoever looks at the screen, and for nobody who does not."""

    def __init__(self, session: Session, talk: Talk, names: list[str], lang: str) -> None:
        self.session = session
        self.talk = talk
        self.names = names
        self.lang = lang
        people = session.people
        self.looking = people[0] if len(people) == 1 else None  # the person who looks at the screen
        self.pointed = 0  # the number of the option that the arrows have come to; 0: to none

    def bot_is_asked(self) -> bool:
        """Whether it is a bot that is asked."""
        asked = self._decision()
        return asked is not None and self.session.bots[asked.player] is not None

    def _decision(self) -> Decision | None:
        """What is asked, of anybody; None once the game is over."""
        return None if self.session.over else self.session.state.decision

    def person_called(self) -> int | None:
        """Return the person who is asked but does not look at the screen yet; None if there is none."""
        asked = self._decision()
        if asked is None or self.bot_is_asked() or asked.player == self.looking:
            return None
        return asked.player

    def question(self) -> tuple[int, Decision] | None:
        """Return what is asked of the person who looks at the screen, and their seat; None if nothing is."""
        asked = self._decision()
        if asked is None or self.bot_is_asked() or asked.player != self.looking:
            return None
        return asked.player, asked

    def viewer(self) -> int | None:
        """Return the seat for which the table is drawn; None: a spectator's."""
        if self.person_called() is not None or (self.session.over and len(self.session.people) > 1):
            return None
        return self.looking

    def status(self) -> Text:
        """Return the game, and where it stands."""
        game = self.session.game
        title = Text(game.title_fr if self.lang == "fr" else game.title, "bold")
        heading = self.talk.board.heading(self._view())
        return Text(" · ").join([title, heading]) if heading else title

    def boards(self, width: int) -> list[RenderableType]:
        """Return the drawings of the table, the roomiest first."""
        return self.talk.board.drawings(self._view(), width)

    def board_beside(self, width: int, words: Text) -> RenderableType | None:
        """Return the tightest drawing of the table with these words in it; None without room for them."""
        return self.talk.board.drawing_beside(self._view(), width, words)

    def prompt(self) -> Text:
        """Return the question, or whom everybody waits for."""
        state = self.session.state
        if self.session.over:
            return Text(sentence(self.lang, "full-over"))
        if self.bot_is_asked():
            return Text(sentence(self.lang, "thinking", name=self.names[self.session.asked]))
        if self.question() is None:
            return Text()
        prompt = self.session.game.presentation.prompt(state, self.lang)
        return Text(with_names(prompt, self.names), "bold")

    def lecture(self) -> Text:
        """Return what a lesson says of the question; empty where there is nothing to say."""
        return (self.talk.lecture.draw() if self.question() is not None else None) or Text()

    def choices(self, width: int) -> list[RenderableType]:
        """Return the choices, the roomiest first; nothing for who is not asked."""
        question = self.question()
        if question is None:
            return [Group()]
        choices = self.talk.choices(*question)
        return [choices.draw(width, self.pointed), choices.flow(width, self.pointed)]

    def point(self, by: int) -> None:
        """Point at the next option, or at the one before."""
        question = self.question()
        if question is not None:
            self.pointed = (self.pointed + by) % (len(self.talk.choices(*question).options) + 1)

    def news(self) -> list[Event]:
        """Return the last events; those since this person's last answer, or anybody's, are marked."""
        seat = self.viewer()
        notes = len(self.session.state.notes or [])
        readers = self.session.people if seat is None else [seat]
        read = min(notes, *(self.talk.read[one] for one in readers))
        old = self.talk.sentences(max(0, notes - RECENT), seat, read)
        new = self.talk.sentences(read, seat)
        return [Event(Text(f"· {line}", "dim"), False) for line in old] + [
            Event(Text(f"• {line}"), True) for line in new
        ]

    def known(self) -> list[str]:
        """Return what can be named now: options, then commands, then cards, then terms."""
        question = self.question()
        labels = [] if question is None else self.talk.choices(*question).labels.values()
        place = 1 if self.lang == "fr" else 0  # where a word has a French one, it comes second
        cards = [card_name(entry, self.lang) for entry in self.session.game.texts.catalog()]
        commands = [words[min(place, len(words) - 1)] for words in WORDS.values()]
        return [*labels, *commands, *cards, *(term.forms_in(self.lang)[0] for term in terms_of(self.session))]

    def _view(self) -> dict[str, Json]:
        return self.session.game.presentation.view(self.session.state, self.viewer())
