"""The requests under /api; `docs/protocol.md` lists them."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from typing import Final

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

import baston
from baston import rulebook
from baston.games import GAMES, game_named
from baston.server import protocol
from baston.server.access.guard import BROWSER, address_of
from baston.server.api import deck_building
from baston.server.matches.restoring import clean_name, you_seat
from baston.server.refusals import Refused
from baston.server.replays.replay import build_replay, record_text
from baston.server.services import Services
from baston.server.settings import addresses

LARGEST_TABLE: Final = 256 * 1024  # bytes: its options may hold a file, which JSON makes longer
DEVICE_LINK: Final = 600.0  # seconds that a link to another device is good for
HttpRequest = Request[None, None, State]


def failures(*statuses: int) -> dict[int, ResponseSpec]:
    """What the document says of these statuses."""
    told = ResponseSpec(protocol.Failure, generate_examples=False, description="Refused, with the reason")
    return dict.fromkeys(statuses, told)


CREATE_FAILURES: Final = failures(400, 403, 404, 413, 429, 503)
SEAT_FAILURES: Final = failures(400, 403, 404, 409, 503)


def browser_of(request: HttpRequest) -> str:
    """The browser that asks; the guard has named it."""
    return str(request.scope["state"][BROWSER])


@get("/health", responses=failures(503), summary="Is the server well?")
async def health(services: NamedDependency[Services]) -> protocol.Health:
    """Status 503 if the database does not answer."""
    await services.rooms.store.ping()
    return protocol.Health("ok", baston.__version__, addresses(services.settings))


@get("/games", summary="The games, with their players and options", sync_to_thread=False)
def games() -> list[protocol.GameInfo]:
    """As `baston games --json`."""
    return [
        protocol.GameInfo(
            game.name,
            game.title,
            game.title_fr,
            game.rules_version,
            list(game.seats),
            list(game.modes),
            [protocol.GameOption(x.name, x.at_tables(), list(x.choices), x.written) for x in game.options],
        )
        for game in map(game_named, GAMES)
    ]


@get(
    "/games/{game:str}/cards",
    responses=failures(400, 404),
    summary="The cards of a game",
    sync_to_thread=False,
)
def cards(game: FromPath[str]) -> list[protocol.Plain]:
    """As `baston cards GAME --json`."""
    return [{**card} for card in game_named(game).texts.catalog()]


@get(
    "/games/{game:str}/rules",
    responses=failures(400, 404),
    summary="The rules of a game, clause by clause",
    sync_to_thread=False,
)
def rules(game: FromPath[str]) -> list[protocol.RuleInfo]:
    """As `baston rules GAME --json`."""
    try:
        found = rulebook.clauses(game_named(game).name)
    except rulebook.NoRules as error:
        raise Refused("no-rules", 404, game=game, known=", ".join(error.known)) from error
    return [protocol.RuleInfo(x.id, x.section, x.section_fr, x.text, x.text_fr) for x in found]


@get(
    "/games/{game:str}/decks",
    responses=failures(400, 404),
    summary="What decks of a game are built by",
    sync_to_thread=False,
)
def deck_rules(game: FromPath[str]) -> protocol.DeckRules:
    """The formats with their limits, and the ready decks."""
    deck_building.check_game(game)
    return deck_building.deck_rules()


@post(
    "/games/{game:str}/decks/check",
    responses=failures(400, 403, 404, 413),
    summary="What is wrong with a deck?",
    status_code=200,
    sync_to_thread=False,
)
def check_deck(game: FromPath[str], data: JSONBody[protocol.DeckWish]) -> protocol.DeckReport:
    """All faults at once, each with the clause that it breaks. Nothing is kept."""
    deck_building.check_game(game)
    return deck_building.check_deck(data)


@post(
    "/games/{game:str}/decks/read",
    responses=failures(400, 403, 404, 413),
    summary="Read a deck from text",
    status_code=200,
    request_max_body_size=LARGEST_TABLE,
    sync_to_thread=False,
)
def read_deck(game: FromPath[str], data: JSONBody[protocol.DeckText]) -> protocol.ReadDeck:
    """The cards of all lines that can be understood, and the faults of the others. Nothing is kept."""
    deck_building.check_game(game)
    return deck_building.read_deck_text(data)


@post("/games/{game:str}/decks", responses=CREATE_FAILURES, summary="Share a deck by link")
async def share_deck(
    request: HttpRequest,
    services: NamedDependency[Services],
    game: FromPath[str],
    data: JSONBody[protocol.NewDeck],
) -> protocol.Deck:
    """The same deck always has the same link."""
    deck_building.check_game(game)
    services.table_limit.check(address_of(request.scope))
    deck = deck_building.new_deck(data)
    await services.rooms.store.add_deck(deck)
    return deck


@get("/decks/{id:str}", responses=failures(400, 404, 503), summary="A shared deck")
async def shared_deck(services: NamedDependency[Services], id: FromPath[str]) -> protocol.Deck:
    """As it was when it was shared."""
    deck = await services.rooms.store.deck(id)
    if deck is None:
        raise Refused("deck-gone", 404)
    return deck


@post("/tables", responses=CREATE_FAILURES, summary="Make a table", request_max_body_size=LARGEST_TABLE)
async def make_table(
    request: HttpRequest, services: NamedDependency[Services], data: JSONBody[protocol.NewTable]
) -> protocol.Made:
    """It starts at once if no seat is open."""
    services.table_limit.check(address_of(request.scope))
    made = await services.rooms.create_table(browser_of(request), data)
    await services.rooms.get(made.id)
    return made


@post("/play-now", responses=CREATE_FAILURES, summary="Play against a bot, at once")
async def play_now(
    request: HttpRequest, services: NamedDependency[Services], data: JSONBody[protocol.PlayNow]
) -> protocol.Made:
    """One person and one normal bot, all options as they are by default but those that are sent."""
    services.table_limit.check(address_of(request.scope))
    seats = [protocol.SeatWish("me"), protocol.SeatWish("bot")]
    wish = protocol.NewTable(data.game, 2, seats, data.options, name=data.name)
    return await services.rooms.create_table(browser_of(request), wish)


@get("/tables", responses=failures(503), summary="Tables that everybody may join")
async def open_tables(request: HttpRequest, services: NamedDependency[Services]) -> list[protocol.Table]:
    """Those that are listed, have not started and have an open seat."""
    return await services.rooms.open_tables(browser_of(request))


@get("/tables/mine", responses=failures(503), summary="Tables in which this browser has a seat")
async def my_tables(request: HttpRequest, services: NamedDependency[Services]) -> list[protocol.Table]:
    """Newest first, finished ones too."""
    return await services.rooms.tables_of(browser_of(request))


@get("/tables/{id:str}", responses=failures(400, 404, 503), summary="A table")
async def table(
    request: HttpRequest, services: NamedDependency[Services], id: FromPath[str]
) -> protocol.Table:
    """As this browser may know it."""
    return await services.rooms.table_info(id, browser_of(request))


@post("/tables/{id:str}/join", responses=SEAT_FAILURES | failures(413), summary="Take an open seat")
async def join(
    request: HttpRequest,
    services: NamedDependency[Services],
    id: FromPath[str],
    data: JSONBody[protocol.Join],
) -> protocol.Table:
    """The game starts when no seat is open any more."""
    room = await services.rooms.get(id)
    await room.join(browser_of(request), data, clean_name(data.name))
    return room.subscribers.table_info(browser_of(request))


@post("/tables/{id:str}/leave", responses=SEAT_FAILURES, summary="Give one's seats back")
async def leave(
    request: HttpRequest, services: NamedDependency[Services], id: FromPath[str]
) -> protocol.Table:
    """Before the game starts."""
    room = await services.rooms.get(id)
    await room.leave(browser_of(request))
    return room.subscribers.table_info(browser_of(request))


@post("/tables/{id:str}/start", responses=SEAT_FAILURES, summary="Start the game; bots take the open seats")
async def start(
    request: HttpRequest, services: NamedDependency[Services], id: FromPath[str]
) -> protocol.Table:
    """For the host alone."""
    room = await services.rooms.get(id)
    await room.start(browser_of(request))
    return room.subscribers.table_info(browser_of(request))


@get(
    "/tables/{id:str}/record",
    responses=failures(400, 404, 409, 503),
    summary="The record of a finished game",
    media_type=MediaType.TEXT,
)
async def record(services: NamedDependency[Services], id: FromPath[str]) -> Response[str]:
    """Text that `baston replay` reads."""
    text = await asyncio.to_thread(record_text, await services.rooms.finished_table(id))
    headers = {"Content-Disposition": f'attachment; filename="{id}.record"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get(
    "/replays/{id:str}",
    summary="A finished game, step by step",
    responses=failures(400, 404, 409, 503)
    | {200: ResponseSpec(protocol.Replay, generate_examples=False, description="The game")},
)
async def replay(
    request: HttpRequest,
    services: NamedDependency[Services],
    id: FromPath[str],
    seat: FromQuery[int | None] = None,
    open: FromQuery[bool] = False,
) -> Response[bytes]:
    """As a seat saw it, as a spectator did, or with all cards open. Answers with a `Replay`."""
    kept = await services.rooms.finished_table(id)
    browser = browser_of(request)
    info = await services.rooms.table_info(id, browser)
    found = await asyncio.to_thread(build_replay, kept, info, seat, open, you_seat(kept.seats, browser))
    return Response(msgspec.json.encode(found), media_type=MediaType.JSON)


@post(
    "/replays/{id:str}/analysis",
    responses=failures(400, 403, 404, 409, 503),
    summary="A finished game, judged from a seat",
    status_code=200,
)
async def analysis(
    services: NamedDependency[Services], id: FromPath[str], seat: FromQuery[int] = 0
) -> protocol.Analysis:
    """As far as it has come: ask again until it has as many `decisions` as `total`."""
    return await services.analyses.get(await services.rooms.finished_table(id), seat)


@post("/devices", responses=failures(403, 503), summary="A link that makes another device the same player")
async def make_device(request: HttpRequest, services: NamedDependency[Services]) -> protocol.Device:
    """It works once, within ten minutes."""
    token = secrets.token_urlsafe(24)
    await services.rooms.store.add_device(hash_token(token), browser_of(request), time.time() + DEVICE_LINK)
    return protocol.Device(token)


def hash_token(token: str) -> str:
    """What is kept of a token: who reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()


ROUTES: Final = (
    health, games, cards, rules, deck_rules, check_deck, read_deck, share_deck, shared_deck,
    make_table, play_now, open_tables, my_tables, table,
    join, leave, start, record, replay, analysis, make_device,
)  # fmt: skip
API: Final = Router("/api", route_handlers=ROUTES)
