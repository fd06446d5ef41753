"""Threads take turns often while the server runs, and as before afterwards."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from baston.server.access.identity import load_identity
from baston.server.app import create_app
from baston.server.processes.thread_switching import INTERVAL
from baston.server.settings import Settings
from baston.server.storage.database import database_url, migrate


def test_a_server_that_runs_lets_its_writer_in_soon(tmp_path: Path) -> None:
    before = sys.getswitchinterval()
    url = database_url(None, tmp_path)
    app = create_app(Settings("127.0.0.1", 0, tmp_path, url), load_identity(tmp_path))

    async def while_it_runs() -> float:
        await migrate(url)
        async with app.lifespan():
            return sys.getswitchinterval()

    assert asyncio.run(while_it_runs()) == INTERVAL < before
    assert sys.getswitchinterval() == before
