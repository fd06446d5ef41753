"""What chance at a table comes from. The deal has one secret, the bots another, and they share nothing.

Tables made before there were secrets have a number, from which all goes on as it did.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

from baston.kernel.chacha import Seed
from baston.kernel.fair_deal import NO_NONCE, SECRET_SIZE, FairDeal
from baston.kernel.record import commitment_to
from baston.kernel.rng import Rng
from baston.server.storage.rows import SeatRow, TableRow

BOTS: Final = "baston bots 1"
SEED_BITS: Final = 62  # of a bot's seed for one decision: the compiled engine holds it in one word


def new_secret() -> str:
    """Return a new secret: 256 random bits, as hexadecimal digits."""
    return secrets.token_hex(SECRET_SIZE)


def deal_of(table: TableRow, seats: Sequence[SeatRow]) -> FairDeal | None:
    """Return what a table with a secret is dealt from, with the nonces so far; None for one with a number."""
    if not table.secret:
        return None
    return FairDeal(table.id, table.secret, [seat.nonce or NO_NONCE for seat in seats])


def seed_of(table: TableRow, seats: Sequence[SeatRow]) -> Seed:
    """Return the key that the table is dealt from once it starts; for one with a number, that number."""
    deal = deal_of(table, seats)
    return int(table.seed) if deal is None else deal.key()


def commitment_of(table: TableRow) -> str:
    """Return the commitment that the table shows before its game: to its secret, or to seed and salt."""
    deal = deal_of(table, [])
    return commitment_to(int(table.seed), table.salt) if deal is None else deal.commitment()


def bot_seed(secret: str, number: int) -> int:
    """Return the seed of the bot that answers decision `number`: HMAC-SHA256 under the bots' own secret."""
    drawn = hmac.new(bytes.fromhex(secret), f"{BOTS}:{number}".encode(), hashlib.sha256).digest()
    return int.from_bytes(drawn[:8]) >> 64 - SEED_BITS


def earlier_bot_seed(seed: int, number: int) -> int:
    """Return the same at a table that was made with a number."""
    return Rng(seed ^ (number + 1 << 32)).next32()
