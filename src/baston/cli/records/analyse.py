"""A recorded game analysed from what one seat knew: a curve of its decisions, and where the game turned."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from baston.analysis import (
    SEARCH,
    DecisionAnalysis,
    End,
    TurningPoint,
    analyse_decision,
    decisions_of,
    final_value,
    search_named,
    turning_points,
    win_percent,
)
from baston.cli.arguments.positions import game_of, position_text
from baston.cli.arguments.seating import whole_number
from baston.cli.records import saves
from baston.cli.records.replay import say_earlier, verified
from baston.cli.terminal import curve
from baston.cli.terminal.errors import refused
from baston.cli.terminal.names import ME, plate_names, with_names
from baston.cli.terminal.screen import Screen
from baston.games import game_named
from baston.kernel.earlier import held, is_earlier
from baston.kernel.game import Game, Refusal
from baston.kernel.record import Record
from baston.kernel.state import State
from baston.kernel.text import Json
from baston.locales import sentence


@dataclass(frozen=True)
class Told:
    """A decision with its answers in words."""

    analysis: DecisionAnalysis
    taken: str
    best: str


def analyse(file: str, seat: str | None, bot: str | None, lang: str, as_json: bool) -> None:
    """Print an analysis of the game in the file: decision by decision, and where it turned.

    Of a record of earlier rules that part is analysed which today's can replay. `seat` is the text of a
    number from 1; None: the first that a person held, else the first. Raises Refusal if there is no whole
    record in the file, it does not verify, or the seat or the bot is not to be had; OSError.
    """
    search = search_named(SEARCH if bot is None else bot).name
    path = Path(file).expanduser()
    record = saves.read_record(path)
    with saves.about(path):
        game = game_named(record.game)
        seen_from = _seat(record, seat)
        shown, parting = held(game, record)
        if parting is not None and parting.count < 0:
            raise parting.told() from parting.why
        state = verified(game, shown)
        value = final_value(game, shown, state, seen_from)
        end = None if value is None else End(len(shown.answers), value)
        total = sum(1 for _ in decisions_of(game, shown, seen_from))
        try:
            told = list(_with_progress(_told(game, shown, seen_from, search, lang), total, as_json))
        except KeyboardInterrupt:
            print(sentence(lang, "analysis-interrupted"), file=sys.stderr)
            raise
    if as_json:
        print(json.dumps(_value(record, seen_from, search, told, end)))
    else:
        screen = Screen(lang)
        if is_earlier(game, record):
            say_earlier(game, record, screen)
        if parting is not None:
            screen.show(refused(parting.told(), lang))
        seats = record.seats + [ME] * (record.setup.players - len(record.seats))
        _show(screen, plate_names(seats, lang), seen_from, search, told, end)


def analyse_position(named: str, bot: str | None, lang: str, as_json: bool) -> None:
    """Print what the search would answer in a position, and the chance to win then of the seat that is asked.

    Raises Refusal if there is no such position, it cannot be set up, nobody is asked in it, or there is no
    such search.
    """
    search = search_named(SEARCH if bot is None else bot).name
    text = position_text(named)
    game = game_of(text)
    game.require_search()
    state = game.texts.read(text, 0)
    asked = state.decision
    if asked is None:
        raise Refusal("position-over")
    judged = analyse_decision(game, state, asked.player, 0, asked.options[0], search)
    best, chance = game.presentation.label(state, judged.best, lang), win_percent(judged.best_value)
    if as_json:
        print(json.dumps({"seat": asked.player + 1, "search": search, "best": best, "chance": chance}))
        return
    names = plate_names([ME] * len(game.points(state)), lang)
    Screen(lang).say(
        "position-judged",
        name=names[asked.player],
        best=with_names(best, names),
        chance=chance,
        search=search,
    )


def _seat(record: Record, wanted: str | None) -> int:
    if wanted is None:
        return record.seats.index(ME) if ME in record.seats else 0
    seat = whole_number("--seat", wanted, 1)
    if seat > record.setup.players:
        raise Refusal("no-seat", seat=seat, players=record.setup.players)
    return seat - 1


def _told(game: Game[State], record: Record, seat: int, search: str, lang: str) -> Iterator[Told]:
    for count, state, taken in decisions_of(game, record, seat):
        analysis = analyse_decision(game, state, seat, count, taken, search)
        yield Told(
            analysis,
            game.presentation.label(state, taken, lang),
            game.presentation.label(state, analysis.best, lang),
        )


def _with_progress(told: Iterator[Told], total: int, as_json: bool) -> Iterator[Told]:
    if as_json or not sys.stderr.isatty():
        yield from told
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        yield from progress.track(told, total=total)


def _value(record: Record, seat: int, search: str, told: list[Told], end: End | None) -> dict[str, Json]:
    moments: list[Json] = [
        {
            "answers": one.analysis.count,
            "taken": one.taken,
            "best": one.best,
            "taken_worth": one.analysis.taken_value,
            "best_worth": one.analysis.best_value,
        }
        for one in told
    ]
    turnings: list[Json] = [
        {"answers": one.count, "kind": one.kind, "change": one.change} for one in _turnings(told, end)
    ]
    return {
        "game": record.game,
        "rules": record.rules,
        "players": record.setup.players,
        "seat": seat + 1,
        "search": search,
        "moments": moments,
        "turning_points": turnings,
        "end": None if end is None else end.value,
    }


def _turnings(told: list[Told], end: End | None) -> list[TurningPoint]:
    return turning_points([one.analysis for one in told], end)


def _show(
    screen: Screen, names: list[str], seat: int, search: str, told: list[Told], end: End | None
) -> None:
    screen.show(screen.about("analysis-of", names[seat], decisions=len(told), search=search))
    percents = [win_percent(one.analysis.best_value) for one in told]
    if end is not None:
        percents.append(win_percent(end.value))
    for line in curve.drawn(percents, screen.width):
        screen.show(line)
    turnings = _turnings(told, end)
    screen.say("analysis-turning" if turnings else "analysis-steady", "bold")
    grid = Table.grid(padding=(0, 2, 0, 0))
    by_count = {one.analysis.count: one for one in told}
    for turning in turnings:
        grid.add_row(
            str(turning.count),
            _points(turning.change),
            with_names(_sentence(screen, turning, by_count), names),
        )
    screen.show(grid)


def _points(change: float) -> str:
    """Points of the chance to win, with their sign."""
    return f"{round(50 * change):+d}".replace("-", "−")


def _sentence(screen: Screen, turning: TurningPoint, by_count: dict[int, Told]) -> str:
    if turning.kind == "mistake":
        told = by_count[turning.count]
        return screen.words("analysis-mistake", taken=told.taken, best=told.best)
    return screen.words("analysis-rise" if turning.change > 0 else "analysis-fall")
