"""Which rules are in force: frozen settings with one default each, read by turn, scoring and verbs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from baston.games.smashup.mat import Mat
from baston.kernel.rounds import NO_LIMIT

CORE: Final = "core"
RESSEMBLANCES: Final = "ressemblances-fortuites"
STANDARD: Final = "standard"
BASE_PRINCIPALE: Final = "base-principale"
MODES: Final = (STANDARD, BASE_PRINCIPALE)
BOXES: Final = (CORE, RESSEMBLANCES)


@dataclass(frozen=True)
class Variant:
    """SU-118 lists what `edition` changes, SU-121 what `bgb_fixes` does, SU-3 what `copies` allows."""

    edition: str = "2017"
    copies: int = 1
    bgb_fixes: bool = False
    first: int = -1  # the first seat; −1: at random (SU-8)
    all_bases: bool = False  # the base deck is made of all bases, whatever boxes are played (SU-5)
    even_windows: bool = False  # every seat is asked in every window, whether or not it has an answer
    boxes: tuple[str, ...] = (CORE,)  # those that take part, in the order of BOXES
    max_rounds: int = NO_LIMIT  # SU-202
    ends_turns: tuple[
        bool, ...
    ] = ()  # by seat: who is asked even if nothing is left but to end the play phase

    mode: str = STANDARD
    mat: Mat | None = None  # what Base Principale is played on
    useless_cards: bool = True  # may seats show cards without effect and draw others (BP-60)?
    change_base: bool = True  # may seats agree to change the base (BP-53)?

    @property
    def name_of_mode(self) -> str:
        """The mode as setups name it: nothing for the standard game."""
        return "" if self.mode == STANDARD else self.mode

    @property
    def old(self) -> bool:
        """Whether the 2012 rules are played."""
        return self.edition == "2012"
