"""What routes share: the type of a request, its browser, the failures that the document lists."""

from __future__ import annotations

from typing import Final

from litestar import Request
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec

from baston.server.access.guard import BROWSER
from baston.server.access.shapes import check_shape
from baston.server.protocol import Failure
from baston.server.refusals import Refused

LARGEST_TABLE: Final = 256 * 1024  # bytes: its options may hold a file, which JSON makes longer


class HttpRequest(Request[None, None, State]):
    """A request whose JSON has a shape that can be decoded."""

    async def json(self) -> object:
        """Return the body's value. Raises Refused as `check_shape`; "bad-request" (it is not UTF-8)."""
        check_shape(await self.body())
        try:
            value: object = await super().json()
        except UnicodeDecodeError as error:  # the framework expects other errors of its decoder alone
            raise Refused("bad-request", reason=f"JSON is malformed: {error.reason}") from error
        return value


def browser_of(request: HttpRequest) -> str:
    """Return the id of the browser that sent the request."""
    return str(request.scope["state"][BROWSER])


def failures(*statuses: int) -> dict[int, ResponseSpec]:
    """Return what the OpenAPI document says of these statuses, and of 429, which every route may have."""
    failure = ResponseSpec(Failure, generate_examples=False, description="Refused, with the reason")
    return dict.fromkeys((*statuses, 429), failure)


CREATE_FAILURES: Final = failures(400, 403, 404, 413, 503)
SEAT_FAILURES: Final = failures(400, 403, 404, 409, 503)
