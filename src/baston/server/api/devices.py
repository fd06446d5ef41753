"""Route: a link that makes another device the same player. `pages.move` is what it leads to."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Final

from litestar import post
from litestar.di import NamedDependency

from baston.server import protocol
from baston.server.api.requests import HttpRequest, browser_of, failures
from baston.server.services import Services

LINK_LIFETIME: Final = 600.0  # seconds


@post("/devices", responses=failures(403, 503), summary="A link that makes another device the same player")
async def make_device(request: HttpRequest, services: NamedDependency[Services]) -> protocol.Device:
    """Return the token of the link. It works once, within ten minutes."""
    token = secrets.token_urlsafe(24)
    await services.rooms.store.add_device(hash_token(token), browser_of(request), time.time() + LINK_LIFETIME)
    return protocol.Device(token)


def hash_token(token: str) -> str:
    """Return the hash that is stored instead of a token: who reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()
