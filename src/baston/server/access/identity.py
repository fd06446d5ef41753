"""The identity of a browser: a random id, signed by the server, in a cookie."""

from __future__ import annotations

import hashlib
import hmac
import os
import re
import secrets
from pathlib import Path
from typing import Final

from baston.kernel.game import Refusal
from baston.server.private_files import close_to_others

COOKIE: Final = "baston"
YEAR: Final = 365 * 24 * 3600  # seconds
KEY_FILE: Final = "cookie.key"
KEY_BYTES: Final = 32
# `http.cookies` takes twenty seconds for a header of 60 kB of quotes and backslashes.
OWN: Final = re.compile(rf"(?:^|;)[ \t]*{COOKIE}=([^;]*)")


class Identity:
    """Signs browsers' ids and checks the signatures, with the key of the data folder."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> str:
        """Return a new random id for a visitor's browser."""
        return secrets.token_urlsafe(16)

    def cookie(self, browser: str, secure: bool) -> str:
        """Return the Set-Cookie value that stores a browser's signed id; `secure`: to be sent over HTTPS."""
        own = f"{COOKIE}={browser}.{self._signature(browser)}"
        return f"{own}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"

    def browser(self, header: str) -> str | None:
        """Return the browser's id in a Cookie header's value; None without one or with a bad signature."""
        found = OWN.search(header)
        browser, _, signature = (found[1].strip() if found else "").rpartition(".")
        good = hmac.compare_digest(signature.encode(), self._signature(browser).encode())
        return browser if browser and good else None

    def _signature(self, browser: str) -> str:
        return hmac.new(self._key, browser.encode(), hashlib.sha256).hexdigest()


def load_identity(data: Path) -> Identity:
    """Read the key that signs cookies from the data folder, or make one there.

    Raises Refusal: "key-broken" (the file holds no such key); OSError if it cannot be read or written.
    """
    path = data / KEY_FILE
    try:
        # Created with its mode: there is no moment at which others can read it.
        made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        close_to_others(path)
        key = path.read_bytes()
    else:
        key = secrets.token_bytes(KEY_BYTES)
        with os.fdopen(made, "wb") as file:
            file.write(key)
    if len(key) != KEY_BYTES:
        raise Refusal("key-broken", file=str(path))
    return Identity(key)
