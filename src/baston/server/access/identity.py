"""The identity of a browser: a random id, signed by the server, in a cookie."""

from __future__ import annotations

import hashlib
import hmac
import os
import re
import secrets
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Final

from baston.kernel.game import Refusal
from baston.server.private_files import close_to_others

COOKIE: Final = "baston"
# Over TLS: no other host, and nobody on a line without TLS, can give a browser a cookie of this name.
SECURE_COOKIE: Final = f"__Host-{COOKIE}"
YEAR: Final = 365 * 24 * 3600  # seconds
MONTH: Final = 30 * 24 * 3600  # seconds
KEY_FILE: Final = "cookie.key"
KEY_BYTES: Final = 32
PUBLIC_ID: Final = 16  # hexadecimal digits
# Whom a browser was before it became another player, so that it may go back.
FORMER: Final = f"{COOKIE}-former"
SECURE_FORMER: Final = f"__Host-{FORMER}"


# `http.cookies` takes twenty seconds for a header of 60 kB of quotes and backslashes.
PATTERNS: Final = {
    name: re.compile(rf"(?:^|;)[ \t]*{name}=([^;]*)")
    for name in (COOKIE, SECURE_COOKIE, FORMER, SECURE_FORMER)
}


class Identity:
    """Signs browsers' ids and checks the signatures, with the key of the data folder."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> str:
        """Return a new random id for a visitor's browser."""
        return secrets.token_urlsafe(16)

    def cookie(self, browser: str, secure: bool) -> str:
        """Return the Set-Cookie value that stores a browser's signed id; `secure`: over TLS alone."""
        return _set_cookie(COOKIE, f"{browser}.{self._signature(browser)}", YEAR, secure)

    def browser(self, header: str) -> str | None:
        """Return the browser's id in a Cookie header's value; None without one or with a bad signature.

        What was given over TLS goes before what was not.
        """
        return self._signed(header, SECURE_COOKIE) or self._signed(header, COOKIE)

    def former_cookie(self, browser: str, secure: bool) -> str:
        """Return the Set-Cookie value that stores whom a browser was; `secure`: over TLS alone."""
        return _set_cookie(FORMER, f"{browser}.{self._signature(_was(browser))}", MONTH, secure)

    def former(self, header: str) -> str | None:
        """Return whom the browser was, by a Cookie header's value; None if that is not known."""
        return self._signed(header, SECURE_FORMER, _was) or self._signed(header, FORMER, _was)

    def keyed_hash(self, secret: str) -> str:
        """Return the hash that is stored instead of a secret: who reads the database alone cannot find it."""
        return self._signature(f"secret:{secret}")

    def cookies_to_give(self, browser: str, header: str, secure: bool) -> list[str]:
        """Return the Set-Cookie values for a browser with this Cookie header; none if it has its own.

        A cookie from before the server had TLS is given anew for TLS alone, and the old one is taken back.
        """
        if self.browser(header) == browser and not (secure and self._signed(header, SECURE_COOKIE) is None):
            return []
        given = [self.cookie(browser, secure)]
        if secure and self._signed(header, COOKIE) is not None:
            given.append(_set_cookie(COOKIE, "", 0, secure=False))
        return given

    def _signed(self, header: str, name: str, signs: Callable[[str], str] = str) -> str | None:
        """Return the id in the cookie of this name, if it is signed, as what `signs` makes of it."""
        found = PATTERNS[name].search(header)
        signed, _, signature = (found[1].strip() if found else "").rpartition(".")
        good = hmac.compare_digest(signature.encode(), self._signature(signs(signed)).encode())
        return signed if signed and good else None

    def _signature(self, browser: str) -> str:
        return hmac.new(self._key, browser.encode(), hashlib.sha256).hexdigest()


@lru_cache(maxsize=4096)
def public_id(browser: str) -> str:
    """Return what who runs the server calls a browser: from it nobody finds the id that its cookie signs."""
    return hashlib.sha256(f"baston browser 1:{browser}".encode()).hexdigest()[:PUBLIC_ID]


def _was(browser: str) -> str:
    """What is signed of a former id: no id has a colon, so that neither cookie counts as the other."""
    return f"former:{browser}"


def _set_cookie(name: str, value: str, age: int, secure: bool) -> str:
    """Return a Set-Cookie value. `age`: seconds. Lax: who follows an invitation is still known here."""
    prefix, suffix = ("__Host-", "; Secure") if secure else ("", "")
    return f"{prefix}{name}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{suffix}"


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
