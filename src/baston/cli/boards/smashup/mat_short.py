"""The mat of Base Principale for a small terminal: four short camps; slots are told when asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from baston.cli.boards.flowing import flow, hanging
from baston.cli.boards.smashup.mat_view import AROUND, Camp, Mat, Slot
from baston.cli.boards.smashup.text import Lettering
from baston.cli.boards.smashup.view import Base


class MatInShort:
    """Draws a mat in few lines; `things` tells what lies in a camp, given its letter and base."""

    def __init__(
        self,
        text: Lettering,
        mat: Mat,
        bases: list[tuple[str, Base]],
        things: Callable[[str, Base], Iterator[Text]],
    ) -> None:
        self.text = text
        self.mat = mat
        self.at = {base.place: (letter, base) for letter, base in bases}
        self.things = things

    def draw(self) -> RenderableType:
        """Return the base, what would be paid, and the camps as one goes around from the north."""
        return Group(flow(self._middle()), hanging(self._camp(self.mat.camp(side)) for side in AROUND))

    def _middle(self) -> Iterator[Text]:
        words, mat = self.text.words, self.mat
        if mat.base is not None:
            yield Text(self.text.name(mat.base), "bold")
        following = words("mat-no-next") if mat.next is None else self.text.name(mat.next)
        yield Text.assemble((f"{words('mat-next')} ", "dim"), following)
        period = 1 if mat.is_extra else mat.period  # to break a tie is paid like the first
        yield Text(words("mat-period-pays", period=period, points="·".join(map(str, mat.vp[period - 1]))))
        for seat, (place, camps) in enumerate(mat.pays):
            paid = words("board-vp", vp=place + camps)
            yield Text.assemble(self.text.shape(seat), f" {mat.totals[seat]} → ", (paid, "bold"))

    def _camp(self, camp: Camp) -> tuple[Text, Text]:
        """Its letter; its name, then each slot with whose it is and what that seat has there."""
        letter, base = self.at[camp.place]
        name = self.text.words(f"mat-camp-{camp.side}")
        pieces = [Text(name, "bold")]
        pieces += [self._slot(name[0], slot, camp) for slot in camp.slots]
        return Text(letter, "bold cyan"), flow([*pieces, *self.things(letter, base)])

    def _slot(self, initial: str, slot: Slot, camp: Camp) -> Text:
        """The slot's code with whose it is, what it adds, and brackets if that seat leads the camp."""
        code = f"{initial}{slot.number}"
        if slot.seat is None:
            return Text(f"{code} –", "dim")
        told = Text.assemble(f"{code} ", self.text.shape(slot.seat))
        told.append(f"+{slot.power}" if slot.power else "")
        return Text.assemble("[", told, "]") if slot.seat in camp.leaders else told
