"""The table that fills the screen, as the command begins it and takes leave of it."""

from __future__ import annotations

from rich.text import Text

from baston.cli.fullscreen.app import TableApp
from baston.cli.fullscreen.gathering import Gathering
from baston.cli.fullscreen.scene import Scene
from baston.cli.records.replay import say_earlier
from baston.cli.table.play import INTERRUPTED, REFUSED, Table
from baston.cli.table.session import Session
from baston.cli.table.talk import Talk
from baston.cli.terminal.errors import told
from baston.kernel.earlier import is_earlier


class FullScreenTable(Table):
    """Plays on the alternate screen; what stays in the terminal afterwards is printed line by line."""

    def __init__(self, session: Session, lang: str) -> None:
        super().__init__(session, lang)
        self.gathered = Gathering(lang)
        self.talk = Talk(session, self.gathered, self.talk.board, self.names)

    def play(self, resumed: bool = False) -> int:
        """Play to the end, or until somebody leaves; return the exit status."""
        if not self.session.people:  # of a game between bots the lines are what remains
            return Table(self.session, self.screen.lang).play(resumed)
        if resumed:
            if is_earlier(self.session.game, self.session.record):
                say_earlier(self.session.game, self.session.record, self.gathered)
            self.talk.read = [max(0, len(self.session.state.notes or []) - 8)] * len(self.names)
        app = self.app()
        interrupted = app.run()
        self.talk.screen = self.screen
        if app.crash is not None:
            raise app.crash
        if app.failed is not None:
            self.screen.show(Text(told(app.failed, self.screen.lang), "bold"))
            self._keep("kept-before")
            return REFUSED
        if self.session.over:
            self._finish()
            return 0
        self._keep("kept")
        return INTERRUPTED if interrupted else 0

    def app(self) -> TableApp:
        """Return the application that draws this table."""
        scene = Scene(self.session, self.talk, self.names, self.gathered.lang)
        return TableApp(scene, self.gathered)
