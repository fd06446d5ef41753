"""What every request passes: where it comes from, whose browser it is, how often; and protecting headers."""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from baston.server.access.identity import Identity
from baston.server.refusals import Refused
from baston.server.settings import CONNECTIONS_PER_ADDRESS, TABLES_PER_MINUTE, Settings, is_loopback

BROWSER: Final = "browser"  # in the scope's state
SAFE: Final = ("GET", "HEAD", "OPTIONS")
MINUTE: Final = 60.0  # seconds
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
    """Refuses what a page of somebody else's asks for; names the browser, anew if it has no name."""

    def __init__(self, app: ASGIApp, identity: Identity) -> None:
        self._app = app
        self._identity = identity

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request through. Raises Refused, "foreign-origin"."""
        headers = Headers.from_scope(scope)
        method = scope.get("method")  # a WebSocket has none
        if method not in SAFE and is_foreign(headers):
            raise Refused("foreign-origin", 403)
        browser = self._identity.browser(headers.get("cookie", ""))
        new = self._identity.new() if browser is None and method is not None else None
        scope["state"][BROWSER] = browser or new

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                sent = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    sent.setdefault(name, value)
                if new is not None and "set-cookie" not in sent:
                    sent.add("Set-Cookie", self._identity.cookie(new, scope["scheme"] == "https"))
            await send(message)

        await self._app(scope, receive, send_guarded)


def is_foreign(headers: Headers) -> bool:
    """Was this asked for by a page of another host? What is no browser sends no origin."""
    origin = headers.get("origin")
    return origin is not None and urlsplit(origin).netloc != headers.get("host")


def address_of(scope: Scope) -> str:
    """Where a request or a line comes from; empty if nobody knows."""
    client = scope["client"]
    return client[0] if client is not None else ""


class TableLimit:
    """How many tables one address may make in a minute."""

    def __init__(self, settings: Settings) -> None:
        self._most = TABLES_PER_MINUTE if settings.rate_limit is None else settings.rate_limit
        self._settings = settings
        self._made: dict[str, deque[float]] = {}

    def check(self, address: str) -> None:
        """Count a table made from here. Raises Refused, "too-many-tables"."""
        if _is_exempt(self._settings, address):
            return
        now = time.monotonic()
        for other in [x for x, times in self._made.items() if times[-1] < now - MINUTE]:
            del self._made[other]
        times = self._made.get(address, ())
        if sum(time > now - MINUTE for time in times) >= self._most:
            raise Refused("too-many-tables", 429, most=self._most)
        self._made.setdefault(address, deque(maxlen=self._most)).append(now)


class ConnectionLimit:
    """How many lines one address may have open at once."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._open: Counter[str] = Counter()

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """Count a line from here as long as it is open. Raises Refused, "too-many-lines"."""
        if self._open[address] >= CONNECTIONS_PER_ADDRESS and not _is_exempt(self._settings, address):
            raise Refused("too-many-lines", 429, most=CONNECTIONS_PER_ADDRESS)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


def _is_exempt(settings: Settings, address: str) -> bool:
    """On the machine itself nothing is limited, unless a limit is asked for: a proxy may be there."""
    return settings.rate_limit is None and is_loopback(address)
