"""The middleware of every request: its origin, its browser, what it costs, and security headers."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from baston.server.access.costs import cost_of
from baston.server.access.identity import Identity
from baston.server.access.limits import Limits
from baston.server.refusals import Refused

BROWSER: Final = "browser"  # the key of the browser's id in the state of the ASGI scope
SAFE: Final = ("GET", "HEAD", "OPTIONS")
WEBSOCKET: Final = "WEBSOCKET"  # the method of what has none, in the table of costs
HEADERS: Final = {
    # Styles may stand in attributes: places and lengths on the table are set there.
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # addresses have invitations in them
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Refuses requests of other origins and of who asks for too much; gives browsers a cookie."""

    def __init__(self, app: ASGIApp, identity: Identity, limits: Limits) -> None:
        self._app = app
        self._limits = limits
        self._identity = identity

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on. Raises Refused: "foreign-origin", and as `Limits.charge`."""
        headers = Headers.from_scope(scope)
        method = scope.get("method")  # a WebSocket has none
        if method not in SAFE and is_foreign(headers):
            raise Refused("foreign-origin", 403)
        browser = self._identity.browser(headers.get("cookie", ""))
        cost = cost_of(str(method or WEBSOCKET), scope["path_template"])
        self._limits.charge(address_of(scope), browser, cost)
        new = self._identity.new() if browser is None and method is not None else None
        scope["state"][BROWSER] = browser or new

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                sent = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    sent.setdefault(name, value)
                if new is not None and "set-cookie" not in sent:
                    sent.add("Set-Cookie", self._identity.cookie(new, scope["scheme"] == "https"))
            await send(message)

        await self._app(scope, receive, send_with_headers)


def is_foreign(headers: Headers) -> bool:
    """Whether a page of another host sent the request; programs that are no browsers name no origin."""
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host")


def address_of(scope: Scope) -> str:
    """Return the IP address that a request or WebSocket comes from; empty if it is unknown."""
    client = scope["client"]
    return client[0] if client is not None else ""
