"""A deal from a committed secret and from nonces: as anybody can hash it again, and in records."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from baston.kernel.fair_deal import NO_NONCE, FairDeal, hkdf, is_hex
from baston.kernel.record import Record, begin_record, commitment_to, parse, replay, write_answer
from baston.kernel.rng import Rng
from tests.kernel.test_record import NIM, refused, sealed

SECRET = "0f" * 32
NONCES = ["a1" * 32, NO_NONCE, "b2" * 32]


def deal() -> FairDeal:
    return FairDeal("k3v9aBcD_-12", SECRET, [*NONCES])


def dealt() -> Record:
    """A game of nim that was dealt so, played at random to its end."""
    setup = NIM.setup(3, {"heaps": "9,9,9,9"})
    record = begin_record(NIM, setup, deal().key())
    record.deal, record.commitment = deal(), deal().commitment()
    record.seats = ["me", "greedy", "me"]
    state = NIM.new(setup, record.seed)
    chance = Rng(5)
    while state.decision is not None:
        options = state.decision.options
        write_answer(NIM, record, state, options[chance.below(len(options))])
    return record


@pytest.mark.parametrize(
    ("secret", "salt", "info", "wanted"),
    [  # RFC 5869, appendix A, test cases 1 and 3: their first 32 bytes
        (
            "0b" * 22,
            "000102030405060708090a0b0c",
            "f0f1f2f3f4f5f6f7f8f9",
            "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf",
        ),
        ("0b" * 22, "", "", "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d"),
    ],
)
def test_the_published_keys_come_out(secret: str, salt: str, info: str, wanted: str) -> None:
    derived = hkdf(bytes.fromhex(secret), bytes.fromhex(salt), bytes.fromhex(info))
    assert derived.hex() == wanted


def test_the_commitment_is_what_anybody_can_compute() -> None:
    """`printf 'baston commitment 1:0f0f…' | sha256sum`."""
    assert deal().commitment() == hashlib.sha256(b"baston commitment 1:" + SECRET.encode()).hexdigest()


def test_the_key_is_what_anybody_can_compute() -> None:
    drawn = hmac.new(bytes(32), bytes.fromhex(SECRET), "sha256").digest()
    info = "baston deal 1\nk3v9aBcD_-12\n" + "\n".join(NONCES)
    assert deal().key() == hmac.new(drawn, info.encode() + b"\x01", "sha256").digest()
    assert len(deal().key()) == 32


def test_whatever_goes_in_gives_another_key() -> None:
    whole = [deal() for _ in range(5)]
    whole[1].table += "3"
    whole[2].secret = "0e" + whole[2].secret[2:]
    whole[3].nonces[0] = "a0" + whole[3].nonces[0][2:]
    whole[4].nonces = [NONCES[2], NONCES[1], NONCES[0]]
    assert len({each.key() for each in whole}) == 5
    assert len({each.commitment() for each in whole}) == 2, "the secret alone is committed to"


@pytest.mark.parametrize("text", ["", "-", "ab" * 31, "ab" * 33, "AB" * 32, "0g" * 32, "١" * 64, " " * 64])
def test_what_is_no_nonce_is_told_from_one(text: str) -> None:
    assert is_hex("09af" * 16)
    assert not is_hex(text)


def test_a_record_of_such_a_deal_is_read_as_it_was_written_and_replays() -> None:
    record = dealt()
    text = record.text()
    assert "\nseed:" not in text
    assert (
        f"\ntable: k3v9aBcD_-12\nsecret: {SECRET}\nnonce: {NONCES[0]}\nnonce: -\nnonce: {NONCES[2]}\n" in text
    )
    back = parse(text)
    assert back.text() == text
    assert back.seed == deal().key()
    assert back.until(3).text() == record.until(3).text()
    *_, last = replay(NIM, back)
    assert last.over


@pytest.mark.parametrize("name", ["table", "secret", "nonce"])
def test_a_record_that_does_not_tell_the_whole_deal_is_refused(name: str) -> None:
    lines = dealt().text().splitlines()[:-1]
    place = next(i for i, line in enumerate(lines) if line.startswith(f"{name}: "))
    shorter = lines[place][:-1] if name != "table" else "table: "
    for instead in ([], [shorter]):
        assert refused(sealed([*lines[:place], *instead, *lines[place + 1 :]])).key == "record-deal"


@pytest.mark.parametrize("line", ["seed: 7", "salt: 5a17"])
def test_a_record_of_two_deals_is_refused(line: str) -> None:
    lines = dealt().text().splitlines()[:-1]
    assert refused(sealed([*lines, line])).key == "record-deal"


@pytest.mark.parametrize("name", ["secret", "commitment"])
def test_a_secret_that_was_not_the_one_committed_to_is_refused(name: str) -> None:
    text = dealt().text()
    value = next(line for line in text.splitlines() if line.startswith(f"{name}: "))
    changed = value[:-1] + ("0" if value[-1] != "0" else "1")
    assert refused(sealed(text.replace(value, changed).splitlines()[:-1])).key == "record-commitment"
    if name == "commitment":
        without = [line for line in text.splitlines()[:-1] if line != value]
        assert refused(sealed(without)).key == "record-commitment"


def test_a_nonce_that_was_not_in_the_deal_leads_to_another_game() -> None:
    lines = dealt().text().replace(NONCES[0], "c3" * 32).splitlines()[:-1]
    assert refused(sealed(lines)).key in ("record-digest", "record-answer")


def test_earlier_commitments_still_hold() -> None:
    record = begin_record(NIM, NIM.setup(2, {}), 7)
    record.salt, record.commitment = "5a17", commitment_to(7, "5a17")
    assert parse(record.text()).seed == 7
