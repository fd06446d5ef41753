"""What is blocked, and what with it: networks, whole sites of IPv6, browsers by their public id."""

from __future__ import annotations

import pytest

from baston.kernel.game import Refusal
from baston.server.access.blocks import Block, Blocks, subject_of
from baston.server.access.identity import public_id
from baston.server.refusals import Refused

NOW = 1000.0


def known(*subjects: str, until: float | None = None) -> Blocks:
    """Blocks of these, as they are typed."""
    blocks = Blocks(lambda: NOW)
    blocks.replace([Block(subject_of(subject), "", 0.0, until) for subject in subjects])
    return blocks


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
        ("::ffff:203.0.113.7/120", "203.0.113.0/24"),
        ("2001:db8::7", "2001:db8::/64"),
        ("2001:db8:0:1::7/96", "2001:db8:0:1::/64"),
        ("2001:db8::/32", "2001:db8::/32"),
        ("0123456789ABCDEF", "0123456789abcdef"),
    ],
)
def test_what_is_typed_is_stored_in_one_way(typed: str, stored: str) -> None:
    assert subject_of(typed) == stored


@pytest.mark.parametrize(
    "typed", ["", "x", "localhost", "1.2.3", "1.2.3.4/33", "0123456789abcde", "ada", "\0"]
)
def test_what_is_neither_address_nor_browser_is_refused(typed: str) -> None:
    with pytest.raises(Refusal, match="block-bad"):
        subject_of(typed)


@pytest.mark.parametrize(
    "typed", ["127.0.0.1", "127.1.2.3", "::1", "0.0.0.0/0", "::/0", "126.0.0.0/7", "::ffff:127.0.0.1"]
)
def test_this_machine_is_never_blocked(typed: str) -> None:
    """All who come through a proxy on it would be."""
    with pytest.raises(Refusal, match="block-loopback"):
        subject_of(typed)


@pytest.mark.parametrize(
    ("typed", "inside", "outside"),
    [
        ("203.0.113.7", "203.0.113.7", "203.0.113.8"),
        ("203.0.113.7", "::ffff:203.0.113.7", "2001:db8::7"),
        ("203.0.113.0/24", "203.0.113.255", "203.0.114.0"),
        ("2001:db8::7", "2001:db8::ffff", "2001:db8:0:1::7"),
        ("fe80::/64", "fe80::1%eth0", "fe80:0:0:1::1"),
    ],
)
def test_a_network_is_blocked_and_nobody_beside_it(typed: str, inside: str, outside: str) -> None:
    blocks = known("198.51.100.0/24", "2001:db8:9::/48", typed)
    with pytest.raises(Refused, match="blocked"):
        blocks.check(inside, None)
    for other in (outside, "", "no address"):
        blocks.check(other, "ada")


def test_a_browser_is_blocked_wherever_it_comes_from() -> None:
    blocks = known(public_id("ada"))
    assert blocks.find("203.0.113.7", "ada") is not None
    for browser in ("bob", None, public_id("ada")):
        blocks.check("203.0.113.7", browser)


def test_a_block_ends_by_itself() -> None:
    assert known("203.0.113.7", until=NOW + 1).find("203.0.113.7", None) is not None
    assert known("203.0.113.7", until=NOW).find("203.0.113.7", None) is None
