"""A deal that nobody can arrange: the server commits to a secret, then each person's browser adds a nonce.

The key that the game is dealt from comes of both. All is text or bytes that anybody can hash again:
`docs/notation.md` says how. Seats are from 0.
"""

from __future__ import annotations

import hashlib
import hmac
import string
from typing import Final

SECRET_SIZE: Final = 32  # bytes of a secret, a nonce, a key
DIGITS: Final = 2 * SECRET_SIZE
NO_NONCE: Final = "-"
COMMITMENT: Final = "baston commitment 1"  # what is hashed says for what: one secret has one purpose
DEAL: Final = "baston deal 1"


class FairDeal:
    """What a table was dealt from: its id, the server's secret, and by seat the nonce, or NO_NONCE.

    Secret and nonces are `DIGITS` hexadecimal digits. Bots add no nonce, nor does a person whose browser
    sent none before the game began.
    """

    def __init__(self, table: str, secret: str, nonces: list[str]) -> None:
        self.table = table
        self.secret = secret
        self.nonces = nonces

    def commitment(self) -> str:
        """Return what the server shows before the game: the SHA-256, in hexadecimal, of purpose and secret.

        The secret has 256 random bits, so that nobody finds it by trying.
        """
        return hashlib.sha256(f"{COMMITMENT}:{self.secret}".encode()).hexdigest()

    def key(self) -> bytes:
        """Return the key that the game is dealt from: HKDF-SHA256 (RFC 5869) of the secret, without salt.

        Its info is a line each for the purpose, the table and each seat's nonce.
        """
        info = "\n".join([DEAL, self.table, *self.nonces])
        return hkdf(bytes.fromhex(self.secret), b"", info.encode())

    def lines(self) -> list[str]:
        """Return the lines that tell it in a record."""
        nonces = [f"nonce: {nonce}" for nonce in self.nonces]
        return [f"table: {self.table}", f"secret: {self.secret}", *nonces]

    def is_whole(self, players: int) -> bool:
        """Whether it names a table, a secret, and a nonce or none for each of so many seats."""
        told = [nonce == NO_NONCE or is_hex(nonce) for nonce in self.nonces]
        return bool(self.table) and is_hex(self.secret) and len(told) == players and all(told)


def is_hex(text: str) -> bool:
    """Whether the text is a secret or a nonce: `DIGITS` hexadecimal digits, in lower case."""
    return len(text) == DIGITS and all(digit in string.digits + "abcdef" for digit in text)


def hkdf(secret: bytes, salt: bytes, info: bytes) -> bytes:
    """Return 32 bytes derived from a secret by HKDF-SHA256 (RFC 5869); other `info`, unrelated bytes."""
    drawn = hmac.new(salt or bytes(SECRET_SIZE), secret, hashlib.sha256).digest()
    return hmac.new(drawn, info + b"\x01", hashlib.sha256).digest()
