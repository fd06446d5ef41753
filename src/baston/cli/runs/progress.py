"""A bar at the terminal: how much is done, how fast it goes, how long it will take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text

from baston.locales import sentence
from baston.report.numbers import decimal


class Rate(ProgressColumn):
    """The speed in words; `key` is a sentence with a $rate a second."""

    def __init__(self, lang: str, key: str) -> None:
        super().__init__()
        self._lang = lang
        self._key = key

    def render(self, task: Task) -> Text:
        """Return the speed as a sentence; empty before there is one."""
        if task.speed is None:
            return Text("")
        return Text(sentence(self._lang, self._key, rate=decimal(task.speed, self._lang)))


@contextmanager
def bar(total: int, lang: str, key: str) -> Iterator[Callable[[int, int], None]]:
    """Show a bar on standard error while the context lasts; tell what it yields how much is done, of what.

    What there is to do may become less: that is no speed.
    """
    columns = (BarColumn(24), MofNCompleteColumn(), Rate(lang, key), TimeRemainingColumn())
    with Progress(
        *columns, console=Console(stderr=True), transient=True, speed_estimate_period=60
    ) as progress:
        task = progress.add_task("", total=total)

        def tell(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        yield tell
