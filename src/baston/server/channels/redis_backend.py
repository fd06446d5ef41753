"""Redis as what carries notes between workers. Needs the extra `redis`."""

from __future__ import annotations

from typing import Final

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

ERRORS: Final = (RedisError,)  # what is raised when the line is lost


class RedisBackend(RedisChannelsPubSubBackend):
    """Redis, with connections of its own that end with it."""

    def __init__(self, url: str, patience: float) -> None:
        """`patience`: seconds that Redis has to take a connection. Raises ValueError about the address."""
        # No tries of its own: `MessageBus` tries again, and then looks at everything anew.
        self._own = Redis.from_url(url, socket_connect_timeout=patience, retry=Retry(NoBackoff(), 0))
        super().__init__(redis=self._own)

    async def on_shutdown(self) -> None:
        """Close the subscription, and what published."""
        try:
            await super().on_shutdown()
        finally:
            await self._own.aclose()
