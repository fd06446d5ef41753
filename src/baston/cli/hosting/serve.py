"""The web table's server, from start to interrupt."""

from __future__ import annotations

import asyncio
import errno
import multiprocessing
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Final

import uvicorn
from litestar import Litestar
from msgspec.structs import replace

from baston.cli.arguments.declared import Serving
from baston.cli.arguments.seating import seconds_of, whole_number
from baston.cli.hosting.data_lock import locked
from baston.cli.hosting.metrics import serving_metrics
from baston.cli.records.saves import data_folder
from baston.cli.terminal.screen import Screen
from baston.games import GAMES, game_named
from baston.guests.hosting import check_hosted, hosted_bots
from baston.kernel.game import Refusal
from baston.server.access.hosts import allowed_host
from baston.server.access.identity import load_identity
from baston.server.app import create_app, create_routed_app
from baston.server.channels.bus import check_reachable
from baston.server.logs import FORMATS, JSON, configure_logs
from baston.server.private_files import make_private_folder
from baston.server.routing.relay import Relay
from baston.server.routing.serving import Supervisor, server_config
from baston.server.settings import MEMORY, Settings, addresses
from baston.server.storage.database import database_url, migrate
from baston.server.workers.inbox import clear_inboxes
from baston.worker import end_with_parent

LAST_PORT: Final = 65535


def serve(wanted: Serving, lang: str) -> None:
    """Serve until interrupted.

    Raises Refusal: "bad-number" (an option is no number in its range), "port-busy" (the port is taken),
    "host-bad" (no address of this machine), "allowed-host-bad" (no name of a host), "data-busy" (another
    server uses the folder), "key-broken" (its key is none), and those of the database, the channels and the
    bots of others; OSError.
    """
    data = Path(wanted.data).expanduser() if wanted.data else data_folder()
    make_private_folder(data)
    with locked(data):
        settings = _settings(wanted, data)
        check_hosted(settings.bots, [game_named(game) for game in GAMES])
        with _listen(settings.host, settings.port) as listening:
            clear_inboxes(data)
            asyncio.run(migrate(settings.database))
            asyncio.run(check_reachable(settings.channels))
            load_identity(data)  # made here, once, before several workers want it
            settings = replace(settings, port=int(listening.getsockname()[1]))
            with serving_metrics(wanted.metrics, settings.workers):
                _run(settings, listening, Screen(lang), not wanted.no_browser)


def _settings(wanted: Serving, data: Path) -> Settings:
    """Return what was asked for, with the port as it was typed. Raises Refusal as `serve`."""
    port = whole_number("--port", wanted.port, 0)
    if port > LAST_PORT:
        raise Refusal("bad-number", option="--port", value=wanted.port)
    workers = whole_number("--workers", wanted.workers, 1)
    if workers > 1 and wanted.channels == MEMORY:
        raise Refusal("channels-alone")
    if wanted.log_format not in FORMATS:
        raise Refusal("log-format-bad", value=wanted.log_format)
    return Settings(
        host=wanted.host,
        port=port,
        data=data,
        database=database_url(wanted.database, data),
        rate_limit=None if wanted.rate_limit is None else whole_number("--rate-limit", wanted.rate_limit, 0),
        channels=wanted.channels,
        workers=workers,
        allowed_hosts=tuple(map(allowed_host, wanted.allowed_host or ())),
        keep=None if wanted.keep is None else seconds_of("--keep", wanted.keep),
        has_metrics=wanted.metrics is not None,
        log_format=wanted.log_format,
        advertised=wanted.advertise,
        bots={} if wanted.bots is None else hosted_bots(wanted.bots),
    )


def _listen(host: str, port: int) -> socket.socket:
    """A bound socket, made before anything else: a busy port is said at once."""
    try:
        family, kind, number, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with ExitStack() as unless_bound:
            listening = unless_bound.enter_context(socket.socket(family, kind, number))
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind(address)
            listening.listen(1024)
            unless_bound.pop_all()
    except OSError as error:
        if error.errno in (errno.EADDRINUSE, errno.EACCES):
            raise Refusal("port-busy", port=str(port), host=host) from error
        raise Refusal("host-bad", host=host, reason=error.strerror or str(error)) from error
    return listening


class AnnouncedServer(uvicorn.Server):
    """A server that announces itself once it answers.

    Who has read that it runs may end it at once: an interrupt that came before it listened to signals was
    lost now and then.
    """

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then announce it."""
        await super().startup(sockets)
        self._announce()


def _run(settings: Settings, listening: socket.socket, screen: Screen, browser: bool) -> None:
    config = server_config(
        partial(application, settings),
        settings.workers,
        routed=not settings.is_alone,
        has_own_logs=settings.log_format == JSON,
    )
    announce = partial(_announce, settings, screen, browser)
    if settings.workers > 1:
        announce()  # the socket listens already: who comes now waits until a worker answers
        Supervisor(config, [listening]).run()
    else:
        AnnouncedServer(config, announce).run(sockets=[listening])


def _announce(settings: Settings, screen: Screen, browser: bool) -> None:
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::", "localhost") else settings.host
    own = f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"
    screen.say("serving", "bold", address=own)
    for address in addresses(settings):
        screen.say("serving-others", address=address)
    screen.say("serving-stop", "dim")
    screen.console.file.flush()  # who reads this through a pipe waits for it
    if browser and _has_display():
        threading.Thread(target=webbrowser.open, args=(own,), daemon=True).start()


def application(settings: Settings) -> Litestar | Relay:
    """Make the server's application, as one of its workers runs it."""
    if multiprocessing.parent_process() is not None:
        end_with_parent()
    configure_logs(settings.log_format)
    make = create_app if settings.is_alone else create_routed_app
    return make(settings, load_identity(settings.data))


def _has_display() -> bool:
    """Whether a browser could show itself here."""
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
