"""What is refused, and why, before it is put into words."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal(ValueError):
    """Raised when what is asked for cannot be had. `key` and `values` make a sentence in each language."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __reduce__(self) -> tuple[Callable[[str, dict[str, str | int]], Refusal], tuple[object, ...]]:
        """How it is pickled, to come back from another process."""
        return refusal_of, (self.key, self.values)


def refusal_of(key: str, values: dict[str, str | int]) -> Refusal:
    """Return the refusal with this key and a copy of these values."""
    return Refusal(key, **values)
