"""Routes: the games, their cards and rules."""

from __future__ import annotations

from typing import Final

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from baston import rulebook
from baston.games import GAMES, game_named
from baston.kernel.beginning import POSITION
from baston.kernel.game import Option
from baston.kernel.turn_ends import ENDS_TURNS
from baston.server import protocol
from baston.server.api.requests import failures
from baston.server.api.rules import rules_of, terms_of
from baston.server.refusals import Refused
from baston.server.services import Services

# Options that no form has: one as seats are taken, one by the page on which positions are set up.
UNLISTED: Final = (ENDS_TURNS, POSITION)


@get(
    "/games", responses=failures(), summary="The games, with their players and options", sync_to_thread=False
)
def games(services: NamedDependency[Services]) -> list[protocol.GameInfo]:
    """Return what `baston games --json` prints, and the bots that the host offers."""
    return [
        protocol.GameInfo(
            game.name,
            game.title,
            game.title_fr,
            game.rules_version,
            list(game.seats),
            list(game.modes),
            [_option(option) for option in game.options if option.name not in UNLISTED],
            [*services.settings.bots],
        )
        for game in map(game_named, GAMES)
        if game.is_presented()
    ]


def _option(option: Option) -> protocol.GameOption:
    alone, among_people = option.at_tables(), option.at_tables(2)
    shared = among_people if among_people != alone else ""
    return protocol.GameOption(option.name, alone, list(option.choices), option.written, shared)


@get(
    "/games/{game:str}/cards",
    responses=failures(400, 404),
    summary="The cards of a game",
    sync_to_thread=False,
)
def cards(game: FromPath[str]) -> list[protocol.Plain]:
    """Return what `baston cards GAME --json` prints."""
    return [{**card} for card in game_named(game).texts.catalog()]


@get(
    "/games/{game:str}/rules",
    responses=failures(400, 404),
    summary="The rules of a game, clause by clause",
    sync_to_thread=False,
)
def rules(game: FromPath[str]) -> list[protocol.RuleInfo]:
    """Return what `baston rules GAME --json` prints, and where it names cards."""
    try:
        return rules_of(game_named(game).name)
    except rulebook.NoRules as error:
        raise Refused("no-rules", 404, game=game, known=", ".join(error.known)) from error


@get(
    "/games/{game:str}/terms",
    responses=failures(400, 404),
    summary="The terms of a game, with their meaning",
    sync_to_thread=False,
)
def terms(game: FromPath[str]) -> list[protocol.TermInfo]:
    """Return the words of the game that its players are explained; none of a game without any."""
    return terms_of(game_named(game).name)
