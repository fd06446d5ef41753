"""Redis as the backend of the message bus. Needs the extra `redis`."""

from __future__ import annotations

from typing import Final

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

ERRORS: Final = (RedisError,)  # raised when the connection is lost


class RedisBackend(RedisChannelsPubSubBackend):
    """Litestar's Redis backend, with a client of its own that is closed with it."""

    def __init__(self, url: str, timeout: float) -> None:
        """`timeout`: seconds that Redis has to take a connection. Raises ValueError for a malformed URL."""
        # No retries of its own: `MessageBus` reconnects, and resyncs then.
        self._own = Redis.from_url(url, socket_connect_timeout=timeout, retry=Retry(NoBackoff(), 0))
        super().__init__(redis=self._own)

    async def on_shutdown(self) -> None:
        """Close the subscription and the client."""
        try:
            await super().on_shutdown()
        finally:
            await self._own.aclose()
