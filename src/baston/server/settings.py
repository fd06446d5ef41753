"""The settings of a server, and its addresses."""

from __future__ import annotations

import ipaddress
import socket
from functools import lru_cache
from pathlib import Path
from typing import Final

from msgspec import Struct
from sqlalchemy.engine import URL

TABLES_PER_MINUTE: Final = 10  # made from one address, unless --rate-limit says otherwise
CONNECTIONS_PER_ADDRESS: Final = (
    100  # open WebSockets from one address: a school behind one router, not an army
)
BOT_TABLES_PER_ADDRESS: Final = 10  # of bots alone, going on at once
ANY_ADDRESS: Final = ("0.0.0.0", "::")  # hosts that stand for all addresses of the machine
DAY: Final = 24 * 3600.0  # seconds
MEMORY: Final = "memory://"  # the channels of a server with one worker


class Settings(Struct, frozen=True):
    """What the command line asked for.

    `database` and `channels` are URLs, `data` is the folder of the key and of the SQLite file. `rate_limit`
    is the number of tables that one address may make in a minute; None: 10, and loopback has no limits.
    `allowed_hosts` are the names by which the server may be addressed besides those of the machine itself;
    `*.example.org` is any name below that one. `keep` is for how many seconds finished tables are kept; None:
    for good. `has_metrics`: requests are measured. `log_format`: see `logs`. `advertised`: HOST:PORT at
    which workers of other machines reach this server, or empty. `bots`: those of others that tables may
    choose, by the names that people see.
    """

    host: str
    port: int
    data: Path
    database: URL
    rate_limit: int | None = None
    channels: str = MEMORY
    workers: int = 1
    allowed_hosts: tuple[str, ...] = ()
    keep: float | None = None
    has_metrics: bool = False
    log_format: str = "text"
    advertised: str = ""
    bots: dict[str, str] = {}

    @property
    def keep_days(self) -> int | None:
        """For how many days finished tables are kept; None: for good."""
        return None if self.keep is None else round(self.keep / DAY)

    @property
    def is_alone(self) -> bool:
        """Whether there are no other workers."""
        return self.channels == MEMORY


@lru_cache(maxsize=4096)  # it is asked of each message
def is_loopback(address: str) -> bool:
    """Whether the IP address or host name is that of the machine itself."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address == "localhost"
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return (mapped or found).is_loopback


def addresses(settings: Settings) -> list[str]:
    """Return the URLs of the server for others on the network; none if it listens on loopback only."""
    if is_loopback(settings.host):
        return []
    host = settings.host
    if host in ANY_ADDRESS:
        host = _own_address()
    return [f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"] if host else []


def _own_address() -> str:
    """Return the IP address of this machine in its network, empty if it has none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])
