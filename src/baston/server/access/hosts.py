"""The names by which a server may be addressed, and the origins of pages that may ask it for something.

A page of a stranger's site can have its own name lead to this machine (DNS rebinding): its requests are then
of the same origin, and only the `Host` header tells. An IP address cannot be led elsewhere.
"""

from __future__ import annotations

import re
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from baston.kernel.game import Refusal
from baston.server.refusals import Refused
from baston.server.settings import ANY_ADDRESS, Settings, addresses, is_loopback

ANY_SUBDOMAIN: Final = "*."
NAME: Final = re.compile(r"(?=.{1,253}$)[a-z0-9_]([a-z0-9_-]{0,62})(\.[a-z0-9_]([a-z0-9_-]{0,62}))*")
DEFAULT_PORTS: Final = {"http": 80, "https": 443}
SECURE: Final = {"http": False, "ws": False, "https": True, "wss": True}  # by the scheme of a scope
Origin = tuple[str, str, int | None]  # scheme, host, port


class AllowedHosts:
    """Loopback, the addresses of the machine, and what `--allowed-host` names."""

    def __init__(self, settings: Settings) -> None:
        listens_at = () if settings.host in ANY_ADDRESS else (settings.host,)
        shown = [urlsplit(url).hostname or "" for url in addresses(settings)]
        names = [name.lower() for name in (*listens_at, *shown, *settings.allowed_hosts)]
        self._names = {_plain(name) for name in names if not name.startswith(ANY_SUBDOMAIN)}
        self._suffixes = tuple(name[1:] for name in names if name.startswith(ANY_SUBDOMAIN))

    def check(self, host: str, reached: str) -> None:
        """Check a `Host` header; `reached` is the address of this machine that the connection came to.

        Raises Refused: "foreign-host" (the server has no such name), "bad-host" (it is no name at all).
        """
        try:
            name = _plain(urlsplit(f"//{host}").hostname or "")
        except ValueError:
            name = ""
        if not NAME.fullmatch(name) and not _is_address(name):
            raise Refused("bad-host", 400)
        known = is_loopback(name) or name.endswith(".localhost") or name in self._names
        # An address that leads here is one of this machine's, even if it has several.
        if (
            not known
            and not name.endswith(self._suffixes)
            and not (_is_address(name) and name == _plain(reached))
        ):
            raise Refused("foreign-host", 421, host=name)


def allowed_host(text: str) -> str:
    """Return a value of `--allowed-host` as it is compared. Raises Refusal: "allowed-host-bad" (no such)."""
    subdomains = ANY_SUBDOMAIN if text.startswith(ANY_SUBDOMAIN) else ""
    try:
        name = text.removeprefix(subdomains).encode("idna").decode().lower().rstrip(".")
    except UnicodeError:
        name = ""
    bare = name.removeprefix("[").removesuffix("]")
    if not NAME.fullmatch(name) and (subdomains or not _is_address(bare)):
        raise Refusal("allowed-host-bad", host=text[:100])
    return subdomains + (name if NAME.fullmatch(name) else bare)


def check_origin(origin: str | None, host: str, secure: bool) -> None:
    """Check that a page of this very server asks; programs that are no browsers name no origin.

    Raises Refused: "foreign-origin" (another site's page asks), "other-scheme" (the page came over https and
    the request over http, or the other way round).
    """
    if origin is None:
        return
    own, asking = _origin(f"{'https' if secure else 'http'}://{host}"), _origin(origin)
    if asking is not None and asking == own:
        return
    other = _origin(f"{'http' if secure else 'https'}://{host}")
    raise Refused("other-scheme" if asking is not None and asking == other else "foreign-origin", 403)


def _origin(url: str) -> Origin | None:
    """The parts of an origin that are compared; None if it is none, such as "null"."""
    try:
        parts = urlsplit(url)
        if parts.scheme not in DEFAULT_PORTS or not parts.hostname:
            return None
        return parts.scheme, parts.hostname, parts.port or DEFAULT_PORTS[parts.scheme]
    except ValueError:
        return None


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _plain(name: str) -> str:
    """A name or address in the one way in which it is compared."""
    try:
        address = ip_address(name)
    except ValueError:
        return name.rstrip(".")
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return str(mapped or address)
