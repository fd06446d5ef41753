"""The part of a game in texts: positions, written and set up again, and the catalog of cards."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from baston.kernel.chacha import Seed
from baston.kernel.effect import S
from baston.kernel.refusal import Refusal
from baston.kernel.text import Json


@mypyc_attr(allow_interpreted_subclasses=True)
class Texts(Generic[S]):
    """What is written of a game. As it stands, this class serves a game without a notation and cards."""

    def read(
        self,
        text: str,  # noqa: ARG002 - for games with a notation, as all of these
        seed: Seed,  # noqa: ARG002
        log: bool = False,  # noqa: ARG002
        options: dict[str, str] | None = None,  # noqa: ARG002
    ) -> S:
        """Set a position up and run it to its first decision; what it does not tell is drawn from the seed.

        `log`: the state keeps the notes of what happens; `options` of a setup: those that the table has
        chosen beside the position. Raises Refusal, "position-…": where it cannot be set up and why, or
        "no-position", in a game without a notation.
        """
        raise Refusal("no-position")

    def can_be_set_up(self, state: S) -> bool:  # noqa: ARG002 - for games with a notation
        """Whether what `position` writes of this moment, with all cards open, can be set up again."""
        return False

    def settings(self, state: S) -> dict[str, str]:  # noqa: ARG002 - for games with a notation
        """Return the options by name, as a setup has them, that a position of this state tells."""
        return {}

    def position(self, state: S, seat: int | None) -> str:  # noqa: ARG002 - for games with a notation
        """Return what lies on the table, as the seat knows it, as text; empty in a game without a notation.

        `seat` is from 0; None: with all cards open.
        """
        return ""

    def catalog(self) -> list[dict[str, Json]]:
        """Return the cards as `baston cards` lists them, a dict each; none for a game without cards."""
        return []
