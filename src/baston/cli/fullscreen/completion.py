"""What may be meant by the beginning of a word: options by name, commands, cards after a question mark."""

from __future__ import annotations

from collections.abc import Callable

from textual.suggester import Suggester

from baston.cli.boards.card_sheets import folded


class Completion(Suggester):
    """Completes what is typed to the first thing so called; `known` returns what can be named now."""

    def __init__(self, known: Callable[[], list[str]]) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self.known = known

    async def get_suggestion(self, value: str) -> str | None:
        """Return the whole of what has been begun; None if nothing is called so."""
        return completed(value, self.known())


def completed(typed: str, known: list[str]) -> str | None:
    """Return the first of the known names that begins as typed, whatever the case and accents."""
    sign = "?" if typed.startswith("?") else ""
    wanted = folded(typed[len(sign) :])
    if not wanted or wanted.isdecimal():
        return None
    found = next((name for name in known if folded(name).startswith(wanted)), None)
    # What is typed stays as it is: only the rest is added.
    return None if found is None else typed + _rest(found, wanted)


def _rest(name: str, begun: str) -> str:
    """What of the name follows its beginning."""
    for length in range(len(name) + 1):
        if folded(name[:length]) == begun:
            return name[length:]
    return ""
