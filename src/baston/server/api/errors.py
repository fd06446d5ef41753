"""Exceptions as HTTP responses: a `Failure` with a stable code, in both languages."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from html import escape
from typing import Final

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from baston.kernel.game import Refusal
from baston.server.access.guard import security_headers
from baston.server.api.plain import plain_page
from baston.server.metrics import REFUSED
from baston.server.protocol import Failure
from baston.server.refusals import Refused, translate_refusal

NOT_FOUND: Final = 404
SERVER_ERROR: Final = 500
BODY: Final = "data"  # the name of the body's parameter in route handlers
logger = logging.getLogger(__name__)
AnyRequest = Request[object, object, State]


def _refused(request: AnyRequest, refusal: Refusal) -> Response[Failure] | Response[str]:
    REFUSED.labels(refusal.key).inc()
    status = refusal.status if isinstance(refusal, Refused) else 400
    if refusal.key == "unknown-game":
        status = NOT_FOUND
    if "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/"):
        return _page(request, refusal, status)
    wait = refusal.values.get("seconds")
    return _failure(request, refusal, status, None if wait is None else {"Retry-After": str(wait)})


def _rejected(request: AnyRequest, error: HTTPException) -> Response[Failure]:
    """Respond to what the framework rejects: an unknown path, a malformed body, a wrong method."""
    if error.status_code >= SERVER_ERROR:
        return _failed(request, error)
    key = "no-page" if error.status_code == NOT_FOUND else "bad-request"
    return _failure(request, Refusal(key, reason=_reason(error)), error.status_code, error.headers)


def _reason(error: HTTPException) -> str:
    """Return what is wrong, field by field if the framework says which."""
    if not isinstance(error, ValidationException) or not isinstance(error.extra, list):
        return error.detail
    return "; ".join(_fault(str(fault.get("key", BODY)), str(fault["message"])) for fault in error.extra)


def _fault(field: str, message: str) -> str:
    if field != BODY:
        return f"{field}: {message}"
    return message if message != repr(BODY) else "Expected `object`, got nothing"


def _failed(request: AnyRequest, error: Exception) -> Response[Failure]:
    logger.error("%s failed", request.url.path, exc_info=error)
    return _failure(request, Refusal("failed", error=type(error).__name__), SERVER_ERROR)


def _failure(
    request: AnyRequest, refusal: Refusal, status: int, headers: Mapping[str, str] | None = None
) -> Response[Failure]:
    sentence = translate_refusal(refusal)
    # Responses of exception handlers do not pass the guard.
    own = {**security_headers(request.scope), **(headers or {})}
    return Response(Failure(refusal.key, sentence.en, sentence.fr), status_code=status, headers=own)


def _page(request: AnyRequest, refusal: Refusal, status: int) -> Response[str]:
    """Respond to a browser that opens a page with the reason to be read."""
    sentence = translate_refusal(refusal)
    page = plain_page(escape(sentence.en), escape(sentence.fr), status)
    page.headers.update(security_headers(request.scope))
    return page


EXCEPTION_HANDLERS: Final[ExceptionHandlersMap] = {
    Refusal: _refused,
    HTTPException: _rejected,
    Exception: _failed,
}
