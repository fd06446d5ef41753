"""What who runs the server has blocked: addresses by their network, browsers by their public id."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

from msgspec import Struct

from baston.kernel.game import Refusal
from baston.server.access.address_budget import SITE
from baston.server.access.identity import PUBLIC_ID, public_id
from baston.server.refusals import Refused

Network: TypeAlias = IPv4Network | IPv6Network
MAPPED: Final = 96  # bits before an IPv4 address that is written as one of IPv6
LOOPBACK: Final = (ip_network("127.0.0.0/8"), ip_network("::1"))
HEX: Final = re.compile(f"[0-9a-f]{{{PUBLIC_ID}}}")


class Block(Struct, frozen=True):
    """What is not served: a `subject` as `subject_of` returns it. Times are in seconds since 1970.

    `why` may be empty; `until` None: until it is lifted.
    """

    subject: str
    why: str
    made: float
    until: float | None = None


class Blocks:
    """The blocks that a worker knows, looked up in memory; `now` returns seconds since 1970."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._browsers: dict[str, Block] = {}
        # By the version of IP and the number of bits that hosts differ in; then by the bits before these.
        self._networks: dict[tuple[int, int], dict[int, Block]] = {}

    def replace(self, blocks: Iterable[Block]) -> None:
        """Know these blocks from now on, and no others."""
        self._browsers, self._networks = {}, {}
        for block in blocks:
            if is_browser(block.subject):
                self._browsers[block.subject] = block
                continue
            network = ip_network(block.subject)
            bits = network.max_prefixlen - network.prefixlen
            known = self._networks.setdefault((network.version, bits), {})
            known[int(network.network_address) >> bits] = block

    def find(self, address: str, browser: str | None) -> Block | None:
        """Return the block of an IP address or a browser (the id in a cookie); None if both are served."""
        found = self._browsers.get(public_id(browser)) if self._browsers and browser is not None else None
        for (version, bits), blocks in self._networks.items():
            own = _number_of(address)
            if found is None and own is not None and own[0] == version:
                found = blocks.get(own[1] >> bits)
        is_over = found is not None and found.until is not None and found.until <= self._now()
        return None if is_over else found

    def check(self, address: str, browser: str | None) -> None:
        """Raise Refused, "blocked" or "blocked-why", if the address or the browser is blocked."""
        block = self.find(address, browser)
        if block is not None:
            raise refusal_of(block)


def refusal_of(block: Block) -> Refused:
    """Return what is said to whom the block concerns."""
    return Refused("blocked-why", 403, why=block.why) if block.why else Refused("blocked", 403)


def is_browser(subject: str) -> bool:
    """Whether the text is the public id of a browser, as far as its form tells."""
    return HEX.fullmatch(subject) is not None


def subject_of(text: str) -> str:
    """Return what is to be blocked in the one way in which it is stored: a network, or a browser's public id.

    An address of IPv6 stands for its /64, and so does a smaller network.

    Raises Refusal: "block-bad" (neither), "block-loopback" (this machine would be shut out, with all that
    come through a proxy on it).
    """
    if is_browser(text.lower()):
        return text.lower()
    try:
        network = _shared(ip_network(text, strict=False))
    except ValueError as error:
        raise Refusal("block-bad", what=text[:100]) from error
    if any(network.version == own.version and network.overlaps(own) for own in LOOPBACK):
        raise Refusal("block-loopback", what=str(network))
    return str(network)


def _shared(network: Network) -> Network:
    """Return the network that limits take it for: that of IPv4 which is meant, or at least a /64."""
    if isinstance(network, IPv4Network):
        return network
    meant = network.network_address.ipv4_mapped
    if meant is not None and network.prefixlen >= MAPPED:
        return ip_network((int(meant), network.prefixlen - MAPPED))
    return network.supernet(new_prefix=SITE) if network.prefixlen > SITE else network


@lru_cache(maxsize=4096)
def _number_of(address: str) -> tuple[int, int] | None:
    """Return the version and the number of an IP address; None if it is none."""
    try:
        found = ip_address(address)
    except ValueError:
        return None
    meant = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return (found.version, int(found)) if meant is None else (meant.version, int(meant))
