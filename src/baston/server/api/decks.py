"""Routes: decks that people build, in games where they do."""

from __future__ import annotations

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from baston.server import protocol
from baston.server.access.guard import address_of
from baston.server.api import deck_building
from baston.server.api.requests import CREATE_FAILURES, LARGEST_TABLE, HttpRequest, failures
from baston.server.refusals import Refused
from baston.server.services import Services


@get(
    "/games/{game:str}/decks",
    responses=failures(400, 404),
    summary="The rules for decks of a game",
    sync_to_thread=False,
)
def deck_rules(game: FromPath[str]) -> protocol.DeckRules:
    """Return the formats with their limits, and the ready decks."""
    deck_building.check_game(game)
    return deck_building.deck_rules()


@post(
    "/games/{game:str}/decks/check",
    responses=failures(400, 403, 404, 413),
    summary="Check a deck",
    status_code=200,
)
async def check_deck(
    services: NamedDependency[Services], game: FromPath[str], data: JSONBody[protocol.DeckWish]
) -> protocol.DeckReport:
    """Return all faults, each with the clause that it breaks. Nothing is stored."""
    deck_building.check_game(game)
    return await services.sandbox.run(deck_building.check_deck, data)


@post(
    "/games/{game:str}/decks/read",
    responses=failures(400, 403, 404, 413),
    summary="Read a deck from text",
    status_code=200,
    request_max_body_size=LARGEST_TABLE,
)
async def read_deck(
    services: NamedDependency[Services], game: FromPath[str], data: JSONBody[protocol.DeckText]
) -> protocol.ReadDeck:
    """Return the cards of all lines that can be parsed, and the faults of the others. Nothing is stored."""
    deck_building.check_game(game)
    return await services.sandbox.run(deck_building.read_deck_text, data)


@post("/games/{game:str}/decks", responses=CREATE_FAILURES, summary="Share a deck by link")
async def share_deck(
    request: HttpRequest,
    services: NamedDependency[Services],
    game: FromPath[str],
    data: JSONBody[protocol.NewDeck],
) -> protocol.Deck:
    """Store the deck. The same deck always has the same link."""
    deck_building.check_game(game)
    services.limits.count_table(address_of(request.scope))
    deck = await services.sandbox.run(deck_building.new_deck, data)
    await services.rooms.store.add_deck(deck)
    return deck


@get("/decks/{id:str}", responses=failures(400, 404, 503), summary="A shared deck")
async def shared_deck(services: NamedDependency[Services], id: FromPath[str]) -> protocol.Deck:
    """Return the deck as it was when it was shared."""
    deck = await services.rooms.store.deck(id)
    if deck is None:
        raise Refused("deck-gone", 404)
    return deck
