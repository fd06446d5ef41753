"""The mat of Base Principale in eighty columns: a camp on each side, the base in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.box import SQUARE
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from baston.cli.boards.board import Place
from baston.cli.boards.smashup.mat_view import Camp, Mat, Slot
from baston.cli.boards.smashup.text import Lettering
from baston.cli.boards.smashup.view import Base, things_on

WIDTH: Final = 80
SIDE: Final = 25  # columns of the camps on the left and on the right


class MatDrawing:
    """Draws a mat and all that lies in its camps, each of which has a letter."""

    def __init__(self, text: Lettering, mat: Mat, bases: list[tuple[str, Base]]) -> None:
        self.text = text
        self.mat = mat
        self.at = {base.place: (letter, base) for letter, base in bases}

    def draw(self) -> RenderableType:
        """Return the drawing of the whole mat."""
        middle = Table.grid()
        middle.add_column(width=SIDE)
        middle.add_column(width=WIDTH - 2 * SIDE)
        middle.add_column(width=SIDE)
        west, east = self.mat.camp("west"), self.mat.camp("east")
        hub = Padding(Group(*self._middle()), (1, 1))
        middle.add_row(self._column(west, west.slots), hub, self._column(east, east.slots[::-1]))
        north, south = self.mat.camp("north"), self.mat.camp("south")
        return Group(self._row(north, north.slots[::-1]), middle, self._row(south, south.slots))

    def slot_place(self, camp: Camp, slot: Slot) -> Place:
        """Return the slot as a place for a card: its camp's first letter and its number, and its name."""
        name = self._camp_name(camp)
        return Place(f"{name[0]}{slot.number}", f"{name} {slot.number}")

    def sheet(self, camp: Camp, slot: Slot) -> Text:
        """Return the slot's name and what it does."""
        return Text.assemble((self.slot_place(camp, slot).name, "bold"), " ", self._effect(slot))

    def _camp_name(self, camp: Camp) -> str:
        return self.text.words(f"mat-camp-{camp.side}")

    def _row(self, camp: Camp, slots: list[Slot]) -> Table:
        """A camp whose slots lie side by side."""
        table = self._camp(camp, WIDTH)
        for _ in slots:
            table.add_column(ratio=1)
        table.add_row(*(self._slot(camp, slot) for slot in slots))
        return table

    def _column(self, camp: Camp, slots: list[Slot]) -> Table:
        """A camp whose slots lie one above the other."""
        table = self._camp(camp, SIDE)
        table.add_column(ratio=1)
        for slot in slots:
            table.add_row(self._slot(camp, slot))
        return table

    def _camp(self, camp: Camp, width: int) -> Table:
        letter, base = self.at[camp.place]
        title = Text.assemble((f"{letter} ", "bold cyan"), (self._camp_name(camp), "bold"))
        there = {slot.seat for slot in camp.slots}
        coming = [minion for minion in base.minions if minion.controller not in there]
        for seat, total in enumerate(base.totals):
            if total or seat in there:
                leads = seat in camp.leaders
                told = Text.assemble(self.text.shape(seat), (f" {total}", "bold" if leads else ""))
                title = Text.assemble(title, " [" if leads else " ", told, "]" if leads else "")
        # Who has still to choose a slot stands below the camp.
        below = Text(", ").join(self.text.minion(minion, self._codes(camp)) for minion in coming)
        return Table(
            title=title,
            caption=below or None,
            caption_justify="left",
            caption_style="none",
            title_justify="left",
            title_style="none",
            box=SQUARE,
            show_header=False,
            show_lines=True,
            width=width,
        )

    def _slot(self, camp: Camp, slot: Slot) -> Group:
        _, base = self.at[camp.place]
        codes = self._codes(camp)
        head = Text(f"{self.slot_place(camp, slot).code} ", "bold")
        if slot.seat is not None:
            head = Text.assemble(head, self.text.shape(slot.seat), (f" {base.totals[slot.seat]}", "bold"))
            head.append(f" (+{slot.power})" if slot.power else "")
        lines = [head, self._effect(slot)]
        lines += [self.text.minion(m, codes) for m in base.minions if m.controller == slot.seat]
        for action in base.actions:
            if action.controller == slot.seat:
                lines.append(Text.assemble("↳ ", self.text.attached(action, codes)))
        lines += [self.text.buried(card) for card in base.buried if card.controller == slot.seat]
        return Group(*lines)

    def _codes(self, camp: Camp) -> dict[int, str]:
        letter, base = self.at[camp.place]
        return {thing.handle: f"{letter}{i}" for i, thing in enumerate(things_on(base), start=1)}

    def _effect(self, slot: Slot) -> Text:
        head = self.text.words(f"mat-head-{slot.kind}")
        if slot.effect == "none":
            return Text(head, "dim")
        does = self.text.words(f"mat-does-{slot.effect}", **slot.numbers)
        return Text.assemble(
            (head, "italic"), (f": {does}" if self.text.lang == "en" else f"\u00a0: {does}", "dim")
        )

    def _middle(self) -> Iterator[Text]:
        """The base, the next one, the totals on the whole mat, what they would be paid, the periods."""
        words, mat = self.text.words, self.mat
        if mat.base is not None:
            yield Text(self.text.name(mat.base), "bold")
            yield Text(self.text.text(mat.base), "dim")
        following = words("mat-no-next") if mat.next is None else self.text.name(mat.next)
        yield Text.assemble((f"{words('mat-next')} ", "dim"), following)
        yield Text()
        yield Text(words("mat-pays-now"), "dim")
        for seat, (place, camps) in enumerate(mat.pays):
            paid = words("board-vp", vp=place + camps)
            told = Text.assemble(self.text.shape(seat), f" {mat.totals[seat]:>2} → ", (paid, "bold"))
            yield told.append(f"  {place} + {camps}", "dim")
        yield Text()
        for period, paid_by_place in enumerate(mat.vp, start=1):
            now = period == (1 if mat.is_extra else mat.period)  # to break a tie is paid like the first
            line = f"{'▸' if now else ' '} {words('mat-period')} {period} {'·'.join(map(str, paid_by_place))}"
            yield Text(line, "bold" if now else "dim")
