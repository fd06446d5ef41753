"""Tables laid out in mid-game: a game played by chance, written where the server keeps records."""

from __future__ import annotations

import dataclasses
import secrets
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Final, Generic, TypeVar

from msgspec import to_builtins
from sqlalchemy import create_engine, insert

from baston.bots.bot import Bot
from baston.games import game_named
from baston.games.smashup import GAME
from baston.games.smashup.mat import PERIODS
from baston.games.smashup.queries.power import breakpoint_of, total_power
from baston.games.smashup.state.table import Table
from baston.kernel.game import Game
from baston.kernel.record import parse, replay
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.server.protocol import Terms
from baston.server.storage.database import SQLITE_FILE
from baston.server.storage.rows import ANSWER, Entry, SeatRow, TableRow
from baston.server.storage.schema import ENTRIES, SEATS, TABLES
from tests.fuzz.guided import REGRESSIONS

S = TypeVar("S", bound=State)
Wanted = Callable[[Table], bool]
PAIRS: Final = ("dinosaurs+pirates", "ninjas+wizards", "aliens+zombies")
LOOKED_AT: Final = 600  # seconds before a response passes by itself: a test has long looked at it
NEARLY: Final = 13  # points, of the fifteen that end the game


@dataclasses.dataclass(frozen=True)
class Laid(Generic[S]):
    """A game up to some position. `answers` has the seat that answered and the place of its option."""

    game: Game[S]
    players: int
    options: dict[str, str]
    seed: int
    answers: list[tuple[int, int]]
    table: S
    window: int = LOOKED_AT


def laid(wanted: Wanted, players: int = 2, **options: str) -> Laid[Table]:
    """The first position of this kind in random games with these options, from seed 1 on."""
    options = {"factions": ",".join(PAIRS[:players]), "first": "1"} | options
    return reached(GAME, wanted, players, options)


def reached(
    game: Game[S],
    wanted: Callable[[S], bool],
    players: int,
    options: dict[str, str],
    since: int = 1,
    bot: Bot | None = None,
) -> Laid[S]:
    """Likewise in games of any kind, from any seed on, which this bot plays if there is one."""
    found = (_reached(game, wanted, players, options, seed, bot) for seed in count(since))
    return next(one for one in found if one is not None)


def kept(name: str) -> Laid[State]:
    """The position in which the record of this name in tests/regressions ends."""
    record = parse((REGRESSIONS / name).read_text("utf-8"))
    assert isinstance(record.seed, int), "it was dealt from a number"
    game = game_named(record.game)
    states = replay(game, record)
    state = next(states)
    answers: list[tuple[int, int]] = []
    for place in record.answers:
        assert state.decision is not None, "the record fits"
        answers.append((state.decision.player, place))
        state = next(states)
    return Laid(game, record.setup.players, record.setup.options, record.seed, answers, state)


def begun(game: Game[S], players: int, options: dict[str, str], seed: int) -> Laid[S]:
    """A game in which nobody has answered anything yet."""
    setup = game.setup(players, options)
    return Laid(game, players, options, seed, [], game.new(setup, seed), window=0)


def _reached(
    game: Game[S],
    wanted: Callable[[S], bool],
    players: int,
    options: dict[str, str],
    seed: int,
    bot: Bot | None,
) -> Laid[S] | None:
    table = game.new(game.setup(players, options), seed)
    chance = Rng(seed)
    answers: list[tuple[int, int]] = []
    while not wanted(table):
        if table.decision is None:
            return None
        seat, asked = table.decision.player, table.decision.options
        if bot is None:
            place = chance.below(len(asked))
        else:
            place = asked.index(bot.choose(game, table, seat, len(answers)))
        answers.append((seat, place))
        game.answer(table, asked[place])
    return Laid(game, players, options, seed, answers, table)


def opening(table: Table) -> bool:
    """The first player is asked for the first time, in the play phase, and has a minion to play."""
    minions = any(GAME.presentation.describe(table, option)["target"] for option in _options(table))
    return table.turn_number == 1 and plays(table) and minions


def late(table: Table) -> bool:
    """The first player is asked in the play phase, and somebody has almost won."""
    return plays(table) and max(table.vp) >= NEARLY and not table.over


def nearly_over(table: Table) -> bool:
    """Likewise, and a base is ready to score: it most probably ends the game."""
    return late(table) and any(total_power(table, at) >= breakpoint_of(table, at) for at in table.places)


def on_a_full_mat(table: Table) -> bool:
    """The first player is asked in the play phase of a second period, and half of the slots are taken."""
    camps = table.camps
    taken = 0 if camps is None else sum(1 for slot in camps.held if slot)
    return plays(table) and camps is not None and camps.period == 2 and 2 * taken >= len(camps.held)


def last_period(table: Table) -> bool:
    """The first player is asked in the play phase of the last period of a game on a mat."""
    return plays(table) and table.camps is not None and table.camps.period == PERIODS


def in_an_effect(table: Table) -> bool:
    """A card has been answered once by the first player, and asks again."""
    decision = table.decision
    asked = decision is not None and decision.player == 0 and decision.card != 0
    return asked and len(_options(table)) > 2 and bool(table.frames[-1].step or table.frames[-1].picks)


def over(table: Table) -> bool:
    """The game has been played to its end."""
    return table.over


def _options(table: Table) -> list[int]:
    return table.decision.options if table.decision is not None else []


def plays(table: Table) -> bool:
    """The first player is asked in the play phase."""
    decision = table.decision
    return decision is not None and decision.player == 0 and decision.card == 0


def write(data: Path, game: Laid[S], seats: list[SeatRow]) -> str:
    """Keep a table with these seats, at which the game has been played so far; its id."""
    points = game.game.points(game.table)
    scores = [game.game.score(game.table, seat) for seat in range(len(points))] if game.table.over else []
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    now = time.time()
    table = TableRow(
        id=secrets.token_urlsafe(9),
        game=game.game.name,
        rules=game.game.rules_version,
        players=len(seats),
        options=game.game.setup(len(seats), game.options).options,
        seed=str(game.seed),
        salt=secrets.token_hex(16),
        invite=secrets.token_urlsafe(12),
        listed=False,
        host=seats[0].browser or "",
        created=now,
        started=now,
        terms=Terms(window=game.window),
        result={"points": points, "winners": winners, "conceded": []} if game.table.over else None,
    )
    entries = [Entry(i, ANSWER, *answer, None, now) for i, answer in enumerate(game.answers)]
    engine = create_engine(f"sqlite:///{data / SQLITE_FILE}")
    with engine.begin() as database:
        database.execute(insert(TABLES), to_builtins(table))
        for rows, kept in ((SEATS, seats), (ENTRIES, entries)):
            if kept:
                database.execute(insert(rows), [{"table_id": table.id} | to_builtins(one) for one in kept])
    engine.dispose()
    return table.id
