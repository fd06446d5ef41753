"""The part of a game that commands and tests print: positions as text, and the catalog of cards."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from baston.kernel.effect import S
from baston.kernel.text import Json


@mypyc_attr(allow_interpreted_subclasses=True)
class Texts(Generic[S]):
    """What is written of a game. As it stands, this class serves a game without a notation and cards."""

    def position(self, state: S, seat: int | None) -> str:  # noqa: ARG002 - for games with a notation
        """Return what lies on the table, as the seat knows it, as text; empty in a game without a notation.

        `seat` is from 0; None: with all cards open.
        """
        return ""

    def catalog(self) -> list[dict[str, Json]]:
        """Return the cards as `baston cards` lists them, a dict each; none for a game without cards."""
        return []
