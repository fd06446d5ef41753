"""Why something cannot be chosen."""

from __future__ import annotations

from typing import NamedTuple


class Reason(NamedTuple):
    """The rule that forbids a choice, as a sentence, and the clause of the written rules that says it."""

    said: str
    clause: str
