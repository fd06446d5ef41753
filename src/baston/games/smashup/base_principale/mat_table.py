"""The table of Base Principale: what it answers to the standard game's hooks (docs/decisions/0013)."""

from __future__ import annotations

from baston.games.smashup.base_principale.coming_and_leaving import (
    come_to_camp,
    leave_camp,
    settle,
    start_turn_on_mat,
)
from baston.games.smashup.base_principale.middle import lay_in_middle, lay_mat, show_mat, turn_up_next
from baston.games.smashup.base_principale.proposals import begin_offer, offers
from baston.games.smashup.base_principale.rounds import begin_rounds, round_of
from baston.games.smashup.base_principale.slots import (
    camps_of,
    closed_slots,
    plays_in_slots,
    power_of_slots,
    slot_power,
)
from baston.games.smashup.base_principale.specials import faces_to_order, question_before_play
from baston.games.smashup.cards.card import SLOT_CARDS
from baston.games.smashup.constants import PLAY, START
from baston.games.smashup.mat import CAMPS, PERIODS
from baston.games.smashup.state.table import EVERY_SEAT, Scoring, Table
from baston.games.smashup.state.table_fields import load_camps, save_camps
from baston.kernel.frame import Frame
from baston.kernel.text import Json, part


class MatTable(Table):
    """A table with a mat: one base amid four camps with slots, played in rounds and periods."""

    def blank(self) -> Table:
        return MatTable()

    def closed_slots(self, seat: int) -> dict[int, str]:
        """The slots that others hold, and those of camps where the seat has a slot already."""
        return closed_slots(self, seat)

    # Setting up and saving.

    def other_things(self) -> list[int]:
        """The printed cards, by number, of the base's faces, still blank, and of the slots."""
        return [0] * len(CAMPS) + [card.number for card in SLOT_CARDS]

    def lay_others(self, first: int) -> None:
        """Lay out the camps with their faces and slots, from this handle on."""
        lay_mat(self, first)

    def save_mode(self, saved: dict[str, Json]) -> None:
        """Add the mat and its camps to a saved table."""
        save_mat(self, saved)

    def load_mode(self, saved: dict[str, Json]) -> None:
        """Restore the camps of a saved table. Raises BrokenSave."""
        self.camps = load_camps(part(saved, "camps"))
        show_mat(self)  # saves of earlier rules do not say that all of it lies open

    # Places and power.

    def faces(self, place: int) -> list[int]:
        """The faces of the base in the middle, one in each camp."""
        return [self.base_at[camp] for camp in self.places]

    def lay_base(self, place: int, base: int) -> int:
        """Lay a base card in the middle, or with 0 none; return the base that lay there, or 0."""
        return lay_in_middle(self, base)

    def turn_up_next_base(self) -> None:
        """Turn the top card of the base deck face up."""
        turn_up_next(self)

    def added_power(self, place: int, seat: int) -> int:
        """The power that slots add at a place for a seat, or with EVERY_SEAT for all."""
        return power_of_slots(self, place) if seat == EVERY_SEAT else slot_power(self, place, seat)

    # Cards come and go.

    def card_comes(self, place: int, seat: int) -> None:
        """Note that the seat must choose a slot in the camp, unless it has one there."""
        come_to_camp(self, place, seat)

    def card_leaves(self, place: int, seat: int) -> None:
        """Empty the seat's slot in the camp if this was its last card there."""
        leave_camp(self, place, seat)

    def settle(self, card: int, place: int, wanted: int = 0) -> None:
        """Give the seat the wanted slot in the camp if it is free, or let it choose one."""
        settle(self, card, place, wanted)

    def card_is_drawn(self, seat: int) -> None:
        """Remember that the seat has drawn, so that it may show cards again."""
        camps_of(self).drew |= 1 << seat

    # Playing cards.

    def plays_in_full(self, seat: int, plays: list[int]) -> list[int]:
        """The packed plays, each to a camp turned into one play for each possible slot."""
        return plays_in_slots(self, seat, plays)

    def question_before_play(self, card: int, is_special: bool) -> int:
        """The number of the effect that asks for a camp or slot; 0 if none has to."""
        return question_before_play(self, card, is_special)

    # Turns.

    def has_rounds(self) -> bool:
        """Whether turns are part of rounds: on a mat they are."""
        return True

    def begin_turns(self, turn: int) -> None:
        """Begin the first round instead of a turn."""
        begin_rounds(self)

    def round_of(self, seat: int) -> Frame | None:
        """The frame of the present round."""
        return round_of(self, seat)

    def phase_begins(self) -> None:
        """Set off turn-start slots in START; in PLAY allow a proposal again."""
        if self.phase == START:
            start_turn_on_mat(self)
        elif self.phase == PLAY:
            camps_of(self).fresh = True

    def add_offers(self, seat: int, options: list[int]) -> None:
        """Add what the seat may propose to the others."""
        options += offers(self, seat, len(options) > 0)

    def begin_offer(self, seat: int, option: int) -> bool:
        """Begin the proposal that an option makes; return False if it makes none."""
        return begin_offer(self, seat, option)

    # Scoring.

    def scorings(self) -> list[Scoring]:
        """The scoring records of all camps, which score together."""
        return camps_of(self).scorings

    def specials_to_order(self, cards: list[int]) -> list[int]:
        """The due cards whose order is a choice, alike faces once."""
        return faces_to_order(self, cards)

    def stays_after_scoring(self) -> bool:
        """Whether cards stay after the scoring: after the last period's."""
        return camps_of(self).period == PERIODS  # all of it, or the game is over (BP-104)

    def is_won(self, leaders: list[int]) -> bool:
        """Whether the game ends after this scoring: in the last period, without a tie or without cards."""
        if camps_of(self).period < PERIODS:
            return False  # BP-70
        return len(leaders) == 1 or not any(self.hand + self.deck + self.discard)  # BP-85


def save_mat(table: Table, saved: dict[str, Json]) -> None:
    """Add to a saved table the mat, the choices made with it, and what lies on it."""
    variant, mat, camps = table.variant, table.variant.mat, table.camps
    assert mat is not None, "this table has no mat"
    assert camps is not None, "this table has no mat"
    saved["mat"] = [mat.text(), variant.mode, variant.useless_cards, variant.change_base]
    saved["camps"] = save_camps(camps)
