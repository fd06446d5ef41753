"""How people see a mat: what has names there, what is proposed, what a view and a position say."""

from __future__ import annotations

from dataclasses import replace

from baston.games.smashup.base_principale.mat_position import (
    mat_lines,
    read_camp,
    read_round,
    round_text,
    slots_text,
)
from baston.games.smashup.base_principale.mat_view import mat_view
from baston.games.smashup.base_principale.proposals import SHOWING, agree, is_useless, showing, shown_to
from baston.games.smashup.base_principale.slots import camps_of, effect_of, is_face, is_slot
from baston.games.smashup.cards.card import CARDS
from baston.games.smashup.effects.abilities import TOKEN, USE
from baston.games.smashup.mat import CAMPS, PROPOSED, WORDS, read_mat
from baston.games.smashup.presentation.names import card_name, thing_name
from baston.games.smashup.presentation.standard import StandardWords
from baston.games.smashup.setup.layout import Layout
from baston.games.smashup.state.table import Table
from baston.games.smashup.variant import BASE_PRINCIPALE, Variant
from baston.kernel.frame import FIELD, HANDLE
from baston.kernel.position import Misread
from baston.kernel.text import Json
from baston.locales import sentence


class MatWords(StandardWords):
    """Of a table with a mat."""

    # Views.

    def mat_view(self, table: Table) -> Json:
        """What everybody sees of the mat."""
        return mat_view(table)

    def useless(self, table: Table, seat: int | None) -> list[Json]:
        """The cards in the seat's hand that do nothing in this game; none unless the rule is used."""
        if not table.variant.useless_cards or seat is None:
            return []
        return [card for card in table.hand[seat] if is_useless(table, card)]

    # Sentences.

    def name(self, table: Table, handle: int, lang: str) -> str:
        """The name of a base's face in a camp: its base and its camp; "" for anything else."""
        if not is_face(table, handle):
            return ""
        base, camp = card_name(CARDS[table.what[handle]], lang), thing_name(table, table.place[handle], lang)
        return sentence(lang, "base-in-camp", base=base, camp=camp)

    def deed(self, table: Table, thing: int, lang: str) -> str:
        """What a slot does, as its camp's sheet says; "" for anything else."""
        if not is_slot(table, thing):
            return ""
        effect = effect_of(table, thing)
        numbers = {name: n for (name, *_), n in zip(WORDS[effect.word], effect.numbers, strict=True)}
        return sentence(lang, f"mat-does-{effect.word}", **numbers)

    def offer(self, table: Table, option: int, lang: str) -> str:
        """What an option proposes, cards as useless or another base; "" for other options."""
        if option == SHOWING:
            return sentence(lang, "show-useless-cards")
        if option >> TOKEN == USE and option & HANDLE == 0:
            return sentence(lang, "propose-base", card=thing_name(table, option >> FIELD & HANDLE, lang))
        return ""

    def scored(self, table: Table, place: int) -> int:
        """The handle of what is being scored: the base in the middle, as all camps score together."""
        return camps_of(table).base

    def shown(self, table: Table) -> list[int]:
        """The cards that a seat shows as useless, so far or to those asked to agree (BP-60)."""
        frame = table.frames[-1]
        if frame.effect == agree.number and frame.card == 0:
            return shown_to(table, frame)
        return frame.picks if frame.effect == showing.number else []

    def keys(self, keys: list[str]) -> list[str]:
        """The message keys, those special to a mat before the general ones."""
        return [key for plain in keys for key in (f"{plain}-on-a-mat", plain)]

    # Positions.

    def head(self, table: Table) -> str:
        """The end of a position's first line: the round."""
        return f" round={round_text(camps_of(table))}"

    def lines(self, table: Table) -> list[str]:
        """The lines of a position about the mat and the base in the middle."""
        return mat_lines(table)

    def place(self, table: Table, place: int, marks: str) -> str:
        """The beginning of a camp's line in a position: name, marks and slots."""
        return f"camp {CAMPS[place - 1]}{marks} {slots_text(table, place)}".rstrip()

    def settings(self, table: Table) -> dict[str, str]:
        """The mode, and the mat."""
        mat = table.variant.mat
        return {"mode": BASE_PRINCIPALE} if mat is None else {"mode": BASE_PRINCIPALE, "mat": mat.text()}

    def variant(self, variant: Variant, head: str) -> Variant | None:
        """The variant of a position whose first line names a round; None if it names none."""
        if not head.startswith("round="):
            return None
        return replace(variant, mode=BASE_PRINCIPALE, mat=read_mat(PROPOSED))

    def read_head(self, table: Table, head: str) -> bool:
        """Set the round as the end of a first line says; return whether it makes sense."""
        return read_round(camps_of(table), head.removeprefix("round="))

    def read_line(self, layout: Layout, name: str, rest: str) -> bool | None:
        """Read a line about the mat or a camp; None for other lines. Raises Misread, Refusal."""
        kind, _, which = name.partition(" ")
        if kind == "mat":  # one that is not the proposed one
            layout.table.variant = replace(layout.table.variant, mat=read_mat(rest))
            return True
        if kind == "base" and which != "discard" and camps_of(layout.table).base > 0:
            raise Misread(which, "position-one-middle")
        if kind != "camp":
            return None
        read_camp(layout, which, rest)
        return True
