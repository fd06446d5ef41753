"""What routes share: the type of a request, its browser, the failures that the document lists."""

from __future__ import annotations

from typing import Final

from litestar import Request
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from baston.server.access.guard import BROWSER
from baston.server.protocol import Failure

LARGEST_TABLE: Final = 256 * 1024  # bytes: its options may hold a file, which JSON makes longer
HttpRequest = Request[None, None, State]


def browser_of(request: HttpRequest) -> str:
    """Return the id of the browser that sent the request."""
    return str(request.scope["state"][BROWSER])


def failures(*statuses: int) -> dict[int, ResponseSpec]:
    """Return what the OpenAPI document says of these statuses, and of 429, which every route may have."""
    failure = ResponseSpec(Failure, generate_examples=False, description="Refused, with the reason")
    return dict.fromkeys((*statuses, 429), failure)


CREATE_FAILURES: Final = failures(400, 403, 404, 413, 503)
SEAT_FAILURES: Final = failures(400, 403, 404, 409, 503)
