"""Formats and rules in force at a table: settings that never change during a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

FLASH: Final = "flash"
STANDARD: Final = "standard"
MULTI: Final = "multi"
DUO: Final = "duo"


@dataclass(frozen=True)
class Format:
    """A line of the table of formats (G-7)."""

    name: str
    players: tuple[int, ...]
    life: int
    size: int  # cards in each deck
    energies: int  # at least
    heroes: int  # different ones, at most
    hero_cards: int  # at most

    def __str__(self) -> str:
        return self.name


FORMATS: Final = {
    FLASH: Format(FLASH, (2,), 20, 50, 15, 6, 12),
    STANDARD: Format(STANDARD, (2,), 30, 60, 20, 8, 16),
    MULTI: Format(MULTI, (3, 4), 20, 50, 15, 6, 12),
    DUO: Format(DUO, (4,), 30, 60, 20, 8, 16),
}


@dataclass(frozen=True)
class Variant:
    """What the table has settled before the game; the defaults are the chosen readings of the rules."""

    format: str = FLASH
    star_mix: bool = False  # star points may come from both sides (G-36)
    delay_only_attack: bool = False  # the delay forbids attacking alone (G-46)
    split_attack: bool = True  # attackers may go for different opponents (G-54)
    gang_block: bool = True  # several blockers on one attacker (G-56)
    flyers_block_ground: bool = True  # flyers may block units that do not fly (G-57)
    action_speed_in_answer: bool = False  # action-speed capacities may join a chain (G-65)
    reopen_chain: bool = False  # a new round of answers after each item (G-67)
    stall_counts: str = "permanents"  # or any_card: what counts as put into play (G-95)
    starter_reveal: str = "top"  # or bottom: the cards compared for who starts (G-19)
    duo_reveal: str = "on_loss"  # or on_attack: when roles are revealed (G-105)
    duo_partner_blocks: bool = False  # the attacked player's partner may block too (G-108)
    open_decks: bool = False  # are the opponents' deck lists known?
    even_windows: bool = False  # every seat is asked in every window, whether or not it has an answer

    @property
    def is_duo(self) -> bool:
        return self.format == DUO

    @property
    def life(self) -> int:
        """Life points at the start, each player's or each team's (G-14)."""
        return FORMATS[self.format].life
