"""The middleware of every request: host and origin, its browser, blocks, what it costs, security headers."""

from __future__ import annotations

from typing import Final

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from baston.server.access.blocks import Blocks
from baston.server.access.costs import cost_of
from baston.server.access.hosts import SECURE, AllowedHosts, check_origin
from baston.server.access.identity import Identity
from baston.server.access.limits import Limits

BROWSER: Final = "browser"  # the key of the browser's id in the state of the ASGI scope
COOKIES_GIVEN: Final = "cookies"  # … and that of the Set-Cookie values of the response, a list
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
# Over TLS browsers are to come back over TLS alone, for half a year after each visit.
TLS_HEADERS: Final = HEADERS | {"Strict-Transport-Security": "max-age=15552000"}


class Guard:
    """Refuses requests to other hosts, of other sites, of who is blocked or asks for too much.

    Gives browsers a cookie.
    """

    def __init__(
        self, app: ASGIApp, identity: Identity, limits: Limits, hosts: AllowedHosts, blocks: Blocks
    ) -> None:
        self._app = app
        self._limits = limits
        self._identity = identity
        self._hosts = hosts
        self._blocks = blocks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on.

        Raises Refused as `AllowedHosts.check`, `Blocks.check`, `check_origin`, `Limits.charge`.
        """
        headers = Headers.from_scope(scope)
        host, method = headers.get("host", ""), scope.get("method")  # a WebSocket has no method
        self._hosts.check(host, scope["server"][0] if scope["server"] else "")
        cookies = headers.get("cookie", "")
        browser = self._identity.browser(cookies)
        self._blocks.check(address_of(scope), browser)
        if method not in SAFE:
            check_origin(headers.get("origin"), host, is_secure(scope))
        cost = cost_of(str(method or WEBSOCKET), scope["path_template"])
        self._limits.charge(address_of(scope), browser, cost)
        given: list[str] = []
        if method is not None:
            browser = browser or self._identity.new()
            given = self._identity.cookies_to_give(browser, cookies, is_secure(scope))
        scope["state"][BROWSER] = browser
        scope["state"][COOKIES_GIVEN] = given

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                sent = MutableScopeHeaders.from_message(message)
                for name, value in security_headers(scope).items():
                    sent.setdefault(name, value)
                for cookie in given:
                    sent.add("Set-Cookie", cookie)
            await send(message)

        # What a WebSocket sends has no headers.
        await self._app(scope, receive, send if method is None else send_with_headers)


def security_headers(scope: Scope) -> dict[str, str]:
    """Return the headers that every response has."""
    return TLS_HEADERS if is_secure(scope) else HEADERS


def is_secure(scope: Scope) -> bool:
    """Whether the request came over TLS, to this server or to a proxy that it believes."""
    return SECURE.get(scope["scheme"], False)


def address_of(scope: Scope) -> str:
    """Return the IP address that a request or WebSocket comes from; empty if it is unknown."""
    client = scope["client"]
    return client[0] if client is not None else ""
