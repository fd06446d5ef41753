"""`baston report --targets`: simulated games measured against what a game's designers ask for, as a table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from sys import maxsize
from typing import Final

from rich.console import Console

from baston.cli.arguments.seating import file_text
from baston.cli.runs.grids import grid_of
from baston.cli.runs.report import refuse_nameless
from baston.cli.terminal.screen import Screen
from baston.kernel.game import Refusal
from baston.league.sheets import Sheet
from baston.locales import sentence
from baston.report.measure import Measure
from baston.report.measuring import CARDS, Finding, findings
from baston.report.names import Names
from baston.report.numbers import whole
from baston.report.runs import read_run
from baston.report.sections import amount
from baston.report.targets import MEETINGS, RATES, TARGETS, Target, read_targets

COLUMNS: Final = ("figure", "where", "asked", "measured", "interval", "games", "verdict")
MOST_NAMED: Final = 12  # faults of a target
WORDS: Final = 2  # columns


def measure(folders: Sequence[str], file: str, lang: str) -> int:
    """Print how the games in the folders stand to the targets in the file; 1 if one is missed, else 0.

    Raises Refusal about the file, a folder without games or of another game, or targets that are about none
    of the games; OSError.
    """
    for folder in folders:
        refuse_nameless(folder, {"--targets": file})
    targets = read_targets(file_text(file, TARGETS))
    runs = [read_run(Path(folder).expanduser()) for folder in folders]
    names = Names(targets.game)
    found = findings(runs, targets, names)
    if not any(each.measures for each in found):
        raise Refusal("targets-none", runs=", ".join(folders))
    _tell(found, names, Screen(lang), lang)
    return int(any(each.verdict == "missed" for each in found))


def _tell(found: Sequence[Finding], names: Names, screen: Screen, lang: str) -> None:
    title = sentence(lang, "targets-title", game=names.game(lang))
    headings = [sentence(lang, f"targets-head-{column}") for column in COLUMNS]
    rows = [_row(each, names, lang) for each in found]
    room = Console().width if screen.console.is_terminal else maxsize
    grid, _ = grid_of(Sheet(title, headings, WORDS, rows), room)
    screen.console.print(grid, crop=False)
    screen.show("")
    for each in found:
        if each.faults:
            called = [_fault(each.target, fault, names, lang) for fault in each.faults[:MOST_NAMED]]
            more = ["…"] if len(each.faults) > MOST_NAMED else []
            title = f"{_called(each.target, names, lang)} ({_where(each.target, lang)})"
            screen.say("targets-faults", title=title, names=", ".join(called + more))
    verdicts = [each.verdict for each in found]
    met, missed, unmeasured = (verdicts.count(word) for word in ("met", "missed", "unmeasured"))
    screen.say("targets-sum", met=met, missed=missed, unmeasured=unmeasured)


def _row(found: Finding, names: Names, lang: str) -> list[str]:
    target = found.target
    said = [_called(target, names, lang), _where(target, lang), _asked(target, lang)]
    if not found.measures:
        return [*said, "", "", "", sentence(lang, f"targets-unmeasured-{found.why}")]
    worst = found.worst
    low, high = (amount(target.figure, end, lang) for end in (worst.low, worst.high))
    interval = "" if worst.low == worst.high else sentence(lang, "report-interval", low=low, high=high)
    verdict = f"targets-{found.verdict}{'' if found.is_sure else '-perhaps'}"
    return [
        *said,
        _value(target, worst, names, lang, has_others=len(found.measures) > 1),
        interval,
        whole(worst.games, lang),
        sentence(lang, verdict),
    ]


def _called(target: Target, names: Names, lang: str) -> str:
    title = sentence(lang, f"report-{target.figure}")
    if not target.of:
        return title
    return sentence(lang, "targets-figure-of", title=title, name=names.of(target.figure, target.of, lang))


def _where(target: Target, lang: str) -> str:
    """The runs that the target is about."""
    players = sentence(lang, "targets-players", players=target.players) if target.players else ""
    parts = [part for part in (target.mode, players, " + ".join(target.bots)) if part]
    return ", ".join(parts) or sentence(lang, "targets-anywhere")


def _asked(target: Target, lang: str) -> str:
    least, most = (
        "" if bound is None else amount(target.figure, bound, lang) for bound in (target.least, target.most)
    )
    key = "between" if least and most else "least" if least else "most"
    return sentence(lang, f"targets-{key}", least=least, most=most)


def _value(target: Target, measure: Measure, names: Names, lang: str, has_others: bool) -> str:
    """What was measured; of several, whose it is."""
    value = amount(target.figure, measure.value, lang)
    if not has_others:
        return value
    name, against = _names_of(target, measure, names, lang)
    return sentence(
        lang, "targets-of-pair" if against else "targets-of", value=value, name=name, against=against
    )


def _fault(target: Target, fault: Measure, names: Names, lang: str) -> str:
    name, against = _names_of(target, fault, names, lang)
    key = "targets-fault-pair" if against else "targets-fault"
    return sentence(lang, key, name=name, against=against, value=amount(target.figure, fault.value, lang))


def _names_of(target: Target, measure: Measure, names: Names, lang: str) -> tuple[str, str]:
    kind = "card" if target.figure == CARDS else (RATES | MEETINGS)[target.figure].name
    return names.of(kind, measure.id, lang), names.of(kind, measure.other, lang) if measure.other else ""
