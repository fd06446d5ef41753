"""Pages: the client's files, or a plain page if it has not been built."""

from __future__ import annotations

import gzip
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from baston.server.api.plain import plain_page
from baston.server.api.requests import HttpRequest
from baston.server.refusals import translate

STATIC: Final = Path(__file__).parent.parent / "static"
INDEX: Final = "index.html"
ASSETS: Final = "assets"  # their names change with their content
FOREVER: Final = "public, max-age=31536000, immutable"
COMPRESSES_ITSELF: Final = "compresses_itself"  # the handler, so that Litestar does not
WORDED: Final = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
LEAST: Final = 2_000  # bytes; to compress fewer gains nothing
KEPT: Final = 256  # files: more than a client has


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={COMPRESSES_ITSELF: True})
def page(request: HttpRequest, path: FromPath[str] = "") -> Response[str] | Response[bytes]:
    """Return a file of the client; for any other path its only page, which routes by path itself.

    A path that can only be a file and does not exist, such as a script of an earlier build, is status 404:
    with the page for an answer, browsers would cache it as a broken script.
    """
    wanted = path.strip("/")
    folder = wanted.partition("/")[0]
    takes_gzip = "gzip" in request.headers.get("accept-encoding", "")
    found = _file(wanted, FOREVER if folder == ASSETS else "no-cache", takes_gzip)
    if found is None and folder in ("api", ASSETS):
        raise NotFoundException
    return found or _file(INDEX, "no-cache", takes_gzip) or _plain("no-client", 200)


def _file(wanted: str, caching: str, takes_gzip: bool) -> Response[bytes] | None:
    """Return the client's file of this name, None if there is none.

    It is read at once: while the client is rebuilt, a file may vanish between a check and a read.
    """
    try:
        path = (STATIC / wanted).resolve()
        if not path.is_relative_to(STATIC.resolve()):
            return None
        content = path.read_bytes()
    except (OSError, ValueError):
        return None  # none there, a folder, a name too long or with letters that no file has
    kind = guess_type(path.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": caching}
    if kind.startswith(WORDED) and len(content) >= LEAST:
        headers["Vary"] = "Accept-Encoding"
        if takes_gzip:
            headers["Content-Encoding"] = "gzip"
            content = _compressed(content)
    return Response(content, media_type=kind, headers=headers)


@lru_cache(KEPT)
def _compressed(content: bytes) -> bytes:
    """Compress a file once: the larger scripts take 20 ms, for which everybody else would wait each time."""
    return gzip.compress(content)


def _plain(key: str, status: int) -> Response[str]:
    return plain_page(*translate(key), status)
