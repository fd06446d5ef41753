"""What kept the thread of a page busy, read from a trace of Chromium's."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

CATEGORIES: Final = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "v8.execute",
    "blink.user_timing",
]
MARK: Final = "bench"  # of what this program does itself on the page
THREAD: Final = "CrRendererMain"
TASK: Final = "RunTask"
WHOLE: Final = "X"  # an event with its duration
MOST: Final = 3  # things that are named of a task


class Event(msgspec.Struct):
    """An event of a trace; times are in microseconds, `tdur` those that its thread had a processor for."""

    name: str
    ph: str
    pid: int
    tid: int
    ts: float = 0.0
    dur: float = 0.0
    tdur: float = 0.0
    args: dict[str, msgspec.Raw] = {}


class Trace(msgspec.Struct):
    """A trace as it is written."""

    traceEvents: list[Event]


class Data(msgspec.Struct, rename="camel"):
    """What is told of an event: the function that is called, the kind of what it answers."""

    function_name: str = ""
    url: str = ""
    line_number: int = 0
    type: str = ""


class Task(NamedTuple):
    """Something that the thread did in one go: the milliseconds it worked, and its parts, the longest first.

    Where others keep the machine busy it lasted longer than that.
    """

    took: float
    parts: list[tuple[str, float]]

    @property
    def said(self) -> str:
        """What ran in it, with milliseconds."""
        return ", ".join(f"{name} {took:.0f}" for name, took in self.parts[:MOST])


def tasks(trace: bytes) -> list[Task]:
    """The tasks of the busiest page, the longest first, without those of this program."""
    found = []
    for task, inside in _grouped(_of_the_page(msgspec.json.decode(trace, type=Trace).traceEvents)):
        if all(one.name != MARK for one in inside):
            found.append(Task(task.tdur / 1000, _shares([one for one in inside if one.ph == WHOLE])))
    return sorted(found, key=lambda task: -task.took)


def _grouped(events: list[Event]) -> Iterator[tuple[Event, list[Event]]]:
    """Each task, with itself and what happened while it ran."""
    task, inside = None, list[Event]()
    for event in events:
        if event.name == TASK and (task is None or event.ts >= task.ts + task.dur):
            if task is not None:
                yield task, inside
            task, inside = event, []
        if task is not None and event.ts < task.ts + task.dur:
            inside.append(event)
    if task is not None:
        yield task, inside


def _of_the_page(events: list[Event]) -> list[Event]:
    """What ran on the main thread that was busiest, in the order in which it began."""
    threads = {
        (one.pid, one.tid) for one in events if one.name == "thread_name" and _names_the_thread(one.args)
    }
    run: dict[tuple[int, int], list[Event]] = defaultdict(list)
    for one in events:
        if (one.pid, one.tid) in threads and (one.ph == WHOLE or one.name == MARK):
            run[one.pid, one.tid].append(one)
    busiest = max(run.values(), key=lambda those: sum(one.dur for one in those if one.name == TASK))
    return sorted(busiest, key=lambda one: (one.ts, -one.dur))


def _names_the_thread(args: dict[str, msgspec.Raw]) -> bool:
    return bytes(args.get("name", b"")).strip(b'"') == THREAD.encode()


def _shares(inside: list[Event]) -> list[tuple[str, float]]:
    """By what it is called: how many milliseconds each thing took itself, without what ran within it."""
    shares: dict[str, float] = defaultdict(float)
    for event, itself in _alone(inside):
        shares[_called(event)] += itself / 1000
    return sorted(shares.items(), key=lambda share: -share[1])


def _alone(inside: list[Event]) -> Iterator[tuple[Event, float]]:
    """Each event with the microseconds in which nothing else ran within it."""
    stack: list[tuple[Event, float]] = []
    for event in inside:
        while stack and stack[-1][0].ts + stack[-1][0].dur <= event.ts:
            yield stack.pop()
        if stack:
            holder, itself = stack.pop()
            stack.append((holder, itself - event.tdur))
        stack.append((event, event.tdur))
    yield from stack


def _called(event: Event) -> str:
    if "data" not in event.args:
        return event.name
    try:
        data = msgspec.json.decode(event.args["data"], type=Data)
    except msgspec.ValidationError:  # of events of which other things are told
        return event.name
    where = data.url.rpartition("/")[2]
    return " ".join(filter(None, (event.name, data.type, data.function_name, where)))
