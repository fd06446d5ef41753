"""The cookie is found in whatever is sent in its place, and as quickly."""

from __future__ import annotations

import pytest

from baston.server.access.identity import Identity

OWN = Identity(b"key")
SIGNED = OWN.cookie("me", secure=False).partition(";")[0]
LONG = 16_000  # what a head of a request may have


@pytest.mark.parametrize(
    "header", [SIGNED, f"a=1; {SIGNED}", f"a=1;{SIGNED} ; b=2", f"other-{SIGNED}; {SIGNED}", f"x; {SIGNED}"]
)
def test_it_is_found_among_others(header: str) -> None:
    assert OWN.browser(header) == "me"


@pytest.mark.parametrize(
    "header",
    [
        "",
        "baston",
        "baston=",
        "baston=.",
        "baston=me",
        "baston=me.é",
        f"other-{SIGNED}",
        f"{SIGNED}0",
        f'"{SIGNED}"',
    ],
)
def test_what_is_no_cookie_of_ours_is_nobody(header: str) -> None:
    assert OWN.browser(header) is None


@pytest.mark.parametrize("part", ["\\", '"', ";", " ", "=", "a=1; ", ";baston=", "; baston", "é"])
def test_long_headers_are_nobody_too(part: str) -> None:
    """`http.cookies` took a time that grew with the square of the length: 20 s for a head of 60 kB."""
    assert OWN.browser(f'baston="{part * (LONG // len(part))}"') is None
    assert OWN.browser(part * (LONG // len(part))) is None
