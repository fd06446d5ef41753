"""How uvicorn serves the application."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import uvicorn
from uvicorn.config import LOGGING_CONFIG
from uvicorn.supervisors import Multiprocess

from baston.server.routing.table_sockets import TableSocket

LARGEST_MESSAGE: Final = 64 * 1024  # bytes, of a WebSocket
LARGEST_HEAD: Final = 16 * 1024  # bytes: of a request, before its body
STARTING: Final = 60  # seconds in which a worker starts; it is ended and started again if it does not
PATIENCE: Final = 3  # seconds that open lines have to end when the server does


def server_config(
    make_app: Callable[[], object], workers: int = 1, routed: bool = True, has_own_logs: bool = False
) -> uvicorn.Config:
    """Return uvicorn's settings for the application that a function makes.

    `routed`: there may be other workers, and WebSockets of tables that they hold are passed on.
    `has_own_logs`: how is logged was said elsewhere.
    """
    return uvicorn.Config(
        make_app,
        factory=True,
        workers=workers,
        ws=TableSocket if routed else "websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        http="h11",  # the only one that limits what stands before a body
        h11_max_incomplete_event_size=LARGEST_HEAD,
        ws_per_message_deflate=False,  # messages are short; it would take half as long again
        log_level="warning",
        log_config=None if has_own_logs else LOGGING_CONFIG,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
        timeout_worker_healthcheck=STARTING,
    )


class Supervisor(Multiprocess):
    """Starts workers, and another for each that dies, as soon as it does.

    uvicorn asks each over a pipe whether it is well, and waits `STARTING` for the reply. As long as the
    worker's end is open here too, the pipe does not tell that a worker has died since it was asked.
    """

    def init_processes(self) -> None:
        """Start all."""
        super().init_processes()
        self._leave_pipes()

    def keep_subprocess_alive(self) -> None:
        """Ask all whether they are well, and replace those that are not."""
        super().keep_subprocess_alive()
        self._leave_pipes()

    def _leave_pipes(self) -> None:
        """Leave the workers' ends of the pipes to them."""
        for process in self.processes:
            process.child_conn.close()
