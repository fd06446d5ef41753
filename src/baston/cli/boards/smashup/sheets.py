"""All about a thing of Smash Up: what is printed on it, and why it is not as printed now."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from baston.cli.boards.card_sheets import Entry, card_sheet, faction_name, folded
from baston.cli.boards.smashup.text import Lettering
from baston.cli.boards.smashup.view import Attached, Base, Ending, Held, Minion, Reason
from baston.cli.terminal.names import is_you
from baston.locales import LANGUAGES, told


class Sheets:
    """Writes sheets in a language; `names` are those of the seats."""

    def __init__(self, text: Lettering, names: list[str]) -> None:
        self.text = text
        self.names = names

    def of_faction(self, name: str) -> list[Entry]:
        """Return the cards of the faction with this name in either language; none if none has it."""
        return [
            entry
            for entry in self.text.catalog.values()
            if folded(name) in [folded(faction_name(str(entry["faction"]), lang)) for lang in LANGUAGES]
        ]

    def sheet(self, thing: Base | Minion | Attached | Held) -> RenderableType:
        """Return all that is printed on a thing, and what differs."""
        differs = self.what_differs(thing)
        sheet = card_sheet(self.text.catalog[thing.card], self.text.lang)
        return Group(sheet, differs) if differs else sheet

    def what_differs(self, thing: Base | Minion | Attached | Held) -> Text:
        """Return why the numbers of a thing in play are not the printed ones, and what is attached to it."""
        lines = []
        if isinstance(thing, Base) and thing.breakpoint != thing.printed:
            lines.append(self.text.words("why-breakpoint", now=thing.breakpoint, printed=thing.printed))
        if isinstance(thing, Minion) and thing.why:
            parts = [self.text.words("why-printed", power=thing.printed)]
            parts += [self._reason(reason) for reason in thing.why]
            lines.append(self.text.words("why-power", now=thing.power, parts=", ".join(parts)))
        if isinstance(thing, Minion):
            lines += self._gained_and_lost(thing)
        if isinstance(thing, Minion | Attached) and thing.controller != thing.owner:
            owner, controller = self.names[thing.owner], self.names[thing.controller]
            lines.append(self.text.words("why-controlled", owner=owner, controller=controller))
        if isinstance(thing, Minion | Base) and thing.actions:
            actions = ", ".join(
                f"{self.text.name(action.card)} ({self.names[action.controller]})" for action in thing.actions
            )
            lines.append(self.text.words("why-attached", actions=actions))
        return Text("\n".join(lines))

    def _gained_and_lost(self, minion: Minion) -> list[str]:
        """Its counters, its talents, and until when it has lost its abilities."""
        lines = []
        if minion.plus or minion.minus:
            lines.append(self.text.words("why-counters", plus=minion.plus, minus=minion.minus))
        for talent in minion.talents:
            state = "lost" if talent.is_lost else "used" if talent.is_used else "free"
            lines.append(self.text.words("why-talent", card=self.text.name(talent.card), state=state))
        lines += [self.text.words("why-lost", until=self._until(loss)) for loss in minion.losses]
        return lines

    def _reason(self, reason: Reason) -> str:
        """By how much the power is changed, by what, and until when."""
        if reason.card is not None:
            source = self.text.name(reason.card)
        else:
            source = self.text.words("why-by-counters" if reason.is_counters else "why-nobody")
        until = f" ({self._until(reason.until)})" if reason.until is not None else ""
        amount = f"{reason.amount:+d}".replace("-", "−")
        return f"{amount} {source}{until}"

    def _until(self, ending: Ending) -> str:
        if ending.seat is None:
            return self.text.words("until-end-of-turn")
        name = self.names[ending.seat]
        return told(self.text.lang, f"until-{ending.moment}-of", is_you(name, self.text.lang), name=name)
