"""Formats and rules in force at a table: settings that never change during a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from baston.kernel.turn_ends import ends_of

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
    second_player: str = "nothing"  # or redraw, card: what those have who do not begin (G-114)
    ends_turns: tuple[
        bool, ...
    ] = ()  # by seat: who is asked even if nothing is left but to end reinforcement

    @property
    def is_duo(self) -> bool:
        """Whether two teams of two play (Duo Clash)."""
        return self.format == DUO

    @property
    def life(self) -> int:
        """Life points at the start, each player's or each team's (G-14)."""
        return FORMATS[self.format].life


NO_OR_YES: Final = ("false", "true")
YES_OR_NO: Final = ("true", "false")
READINGS: Final = {  # what a table may settle otherwise: the values, the chosen one first
    "star_mix": NO_OR_YES,
    "delay_only_attack": NO_OR_YES,
    "split_attack": YES_OR_NO,
    "gang_block": YES_OR_NO,
    "flyers_block_ground": YES_OR_NO,
    "action_speed_in_answer": NO_OR_YES,
    "reopen_chain": NO_OR_YES,
    "stall_counts": ("permanents", "any_card"),
    "starter_reveal": ("top", "bottom"),
    "duo_reveal": ("on_loss", "on_attack"),
    "duo_partner_blocks": NO_OR_YES,
    "open_decks": NO_OR_YES,
    "even_windows": NO_OR_YES,
}
NOTHING: Final = "nothing"
REDRAW: Final = "redraw"
CARD: Final = "card"
HOUSE_RULES: Final = {"second_player": (NOTHING, REDRAW, CARD)}  # likewise; none of them is in the rules
SETTLED: Final = READINGS | HOUSE_RULES
PLAYED: Final = {"even_windows": "true"}  # what tables of people settle otherwise if they do not say


def variant_of(options: dict[str, str]) -> Variant:
    """The variant that setup options, complete with all readings and house rules, describe."""
    return Variant(
        options["format"],
        options["star_mix"] == "true",
        options["delay_only_attack"] == "true",
        options["split_attack"] == "true",
        options["gang_block"] == "true",
        options["flyers_block_ground"] == "true",
        options["action_speed_in_answer"] == "true",
        options["reopen_chain"] == "true",
        options["stall_counts"],
        options["starter_reveal"],
        options["duo_reveal"],
        options["duo_partner_blocks"] == "true",
        options["open_decks"] == "true",
        options["even_windows"] == "true",
        options["second_player"],
        ends_of(options),
    )


def readings_of(variant: Variant) -> dict[str, str]:
    """The values of all readings and house rules of a variant, by option name."""
    return {name: str(getattr(variant, name)).lower() for name in SETTLED}
