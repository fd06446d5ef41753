"""What each request and each message costs, in thousandths of a second of the server's processor.

They are rounded up from what was measured, and what waits for a process of the bots costs more. A test
compares both tables with the routes and the messages that there are.
"""

from __future__ import annotations

from typing import Final

ROUTES: Final = {
    "GET /": 3,
    "GET /{path}": 3,
    "GET /api/decks/{id}": 3,
    "GET /api/devices": 10,
    "GET /api/games": 4,
    "GET /api/games/{game}/cards": 10,
    "GET /api/games/{game}/decks": 5,
    "GET /api/games/{game}/rules": 10,
    "GET /api/games/{game}/terms": 5,
    "GET /api/health": 1,
    "GET /api/health/live": 1,
    "GET /api/health/ready": 2,
    "GET /api/lessons": 5,
    "GET /api/puzzles": 10,
    "GET /api/replays/{id}": 400,
    "GET /api/replays/{id}/course": 300,
    "GET /api/replays/{id}/decision": 200,
    "GET /api/replays/{id}/position": 200,
    "GET /api/schema": 10,
    "GET /api/schema/openapi.json": 10,
    "GET /api/schema/{path}": 10,
    "GET /api/tables": 10,
    "GET /api/tables/asked": 3,
    "GET /api/tables/mine": 20,
    "GET /api/tables/{id}": 5,
    "GET /api/tables/{id}/lesson": 60,
    "GET /api/tables/{id}/progress": 60,
    "GET /api/tables/{id}/record": 100,
    "POST /api/devices": 10,
    "POST /api/devices/back": 20,
    "POST /api/devices/look": 20,
    "POST /api/devices/move": 20,
    "POST /api/games/{game}/decks": 20,
    "POST /api/games/{game}/decks/check": 10,
    "POST /api/games/{game}/decks/read": 50,
    "POST /api/games/{game}/positions": 50,
    "POST /api/games/{game}/positions/judge": 100,
    "POST /api/games/{game}/puzzles": 500,
    "POST /api/games/{game}/puzzles/grade": 1000,
    "POST /api/games/{game}/puzzles/solution": 500,
    "POST /api/games/{game}/puzzles/try": 100,
    "POST /api/play-now": 30,
    "POST /api/puzzles/{shelf}/{number}": 50,
    "POST /api/puzzles/{shelf}/{number}/solution": 100,
    "POST /api/replays/{id}/analysis": 50,
    "POST /api/tables": 50,
    "POST /api/tables/{id}/decline": 10,
    "POST /api/tables/{id}/join": 20,
    "POST /api/tables/{id}/leave": 10,
    "POST /api/tables/{id}/rematch": 50,
    "POST /api/tables/{id}/start": 20,
    "WEBSOCKET /api/tables/{id}/ws": 10,
}
OTHER: Final = 3  # what is answered without a route: OPTIONS, a file's HEAD

MESSAGES: Final = {
    "answer": 1,
    "undo": 5,
    "undo-reply": 5,
    "concede": 2,
    "hint": 50,
    "foresee": 10,
    "reasons": 3,
    "past": 30,
    "chat": 3,
    "react": 3,
    "mute": 3,
    "chat-open": 3,
    "nonce": 3,
    "ping": 1,
}
BROKEN: Final = 3  # a message that is none


def cost_of(method: str, path: str) -> int:
    """Return the cost of a request by its method and the path of its route, such as /api/tables/{id}."""
    return ROUTES.get(f"{method} {path}", OTHER)
