"""Routes: a player moves to another device, by a link or a short code, and may go back.

What is asked for with GET changes nothing: the link leads to a page of the client, which asks first.
"""

from __future__ import annotations

import secrets
import time

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from baston.server import protocol
from baston.server.access.guard import COOKIES_GIVEN, address_of, is_secure
from baston.server.access.moving import LIFETIME, new_code, plain_secret
from baston.server.api.requests import HttpRequest, browser_of, failures
from baston.server.refusals import Refused
from baston.server.services import Services


@get("/devices", responses=failures(403, 503), summary="The player that this browser is, and has been")
async def standing(request: HttpRequest, services: NamedDependency[Services]) -> protocol.Standing:
    """Return what this browser is known by, and whom it may become again."""
    return await _standing(services, browser_of(request), _former(request, services))


@post("/devices", responses=failures(403, 503), summary="A link and a code for another device")
async def make_device(request: HttpRequest, services: NamedDependency[Services]) -> protocol.Device:
    """Return a token and a short code: one of them works, once, within ten minutes. Earlier ones do not."""
    browser = browser_of(request)
    services.moving_limits.count_link(browser, address_of(request.scope))
    token, code, now = secrets.token_urlsafe(24), new_code(), time.time()
    token_hash, code_hash = (services.identity.keyed_hash(plain_secret(secret)) for secret in (token, code))
    await services.rooms.store.devices.add(token_hash, code_hash, browser, now, now + LIFETIME)
    return protocol.Device(token, code, int(LIFETIME))


@post(
    "/devices/look",
    responses=failures(400, 403, 410, 413, 503),
    status_code=200,
    summary="What a move would do",
)
async def look(
    request: HttpRequest, services: NamedDependency[Services], data: JSONBody[protocol.Move]
) -> protocol.Moving:
    """Return whom the link or code makes this browser, and who it is now. Nothing changes."""
    secret = _secret(request, services, data)
    browser = await services.rooms.store.devices.find(secret, time.time())
    if browser is None:
        raise Refused("link-gone", 410)
    own = browser_of(request)
    return protocol.Moving(
        await _player(services, browser), await _player(services, own), same=browser == own
    )


@post(
    "/devices/move",
    responses=failures(400, 403, 409, 410, 413, 503),
    summary="Be the player of a link or code",
)
async def move(
    request: HttpRequest, services: NamedDependency[Services], data: JSONBody[protocol.Move]
) -> protocol.Standing:
    """Make this browser that player. Whom it was before is kept for a month, so that it may go back."""
    secret = _secret(request, services, data)
    devices, own = services.rooms.store.devices, browser_of(request)
    if await devices.find(secret, time.time()) == own:
        raise Refused("same-player", 409)
    browser = await devices.take(secret, time.time())
    if browser is None:
        raise Refused("link-gone", 410)
    return await _become(request, services, browser, own)


@post("/devices/back", responses=failures(403, 409, 503), summary="Be the player of before the last move")
async def back(request: HttpRequest, services: NamedDependency[Services]) -> protocol.Standing:
    """Make this browser whom it was. Whom it is now is kept in the same way."""
    former = _former(request, services)
    if former is None:
        raise Refused("no-former", 409)
    return await _become(request, services, former, browser_of(request))


async def _become(request: HttpRequest, services: Services, browser: str, former: str) -> protocol.Standing:
    standing = await _standing(services, browser, former)  # first: if it fails, nothing has changed
    secure = is_secure(request.scope)
    cookies = [services.identity.cookie(browser, secure), services.identity.former_cookie(former, secure)]
    request.scope["state"][COOKIES_GIVEN][:] = cookies
    return standing


async def _standing(services: Services, browser: str, former: str | None) -> protocol.Standing:
    was = await _player(services, former) if former is not None and former != browser else None
    return protocol.Standing(await _player(services, browser), was)


async def _player(services: Services, browser: str) -> protocol.Player:
    return msgspec.convert(
        await services.rooms.store.devices.player(browser), protocol.Player, from_attributes=True
    )


def _former(request: HttpRequest, services: Services) -> str | None:
    return services.identity.former(request.headers.get("cookie", ""))


def _secret(request: HttpRequest, services: Services, data: protocol.Move) -> str:
    """Return the hash of what was typed, which counts as one try."""
    secret = plain_secret(data.secret)
    services.moving_limits.count_try(secret, address_of(request.scope))
    return services.identity.keyed_hash(secret)
