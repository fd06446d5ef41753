"""The shape of JSON is seen before anything decodes it."""

from __future__ import annotations

import json

import pytest

from baston.kernel.text import Json
from baston.server.access.shapes import DEEPEST, LONGEST_NUMBER, MOST_PARTS, SHORT, check_shape
from baston.server.refusals import Refused

PAD = b" " * SHORT


def nested(depth: int) -> Json:
    value: Json = 1
    for level in range(depth):
        value = [value] if level % 2 else {"a": value}
    return value


@pytest.mark.parametrize(
    "value",
    [
        nested(DEEPEST),
        list(range(MOST_PARTS)),
        {"text": "[" * 1000 + "," * 2 * MOST_PARTS + "1" * 1000 + '"\\'},
        {"[{" * 300: '}"]' * 300},
        10**LONGEST_NUMBER - 1,
        -1.5e-300,
    ],
)
def test_what_messages_are_like_passes(value: Json) -> None:
    check_shape(json.dumps(value).encode() + PAD)


@pytest.mark.parametrize(
    "value",
    [nested(DEEPEST + 1), list(range(MOST_PARTS + 1)), 10**LONGEST_NUMBER, {"a": {"b": [10**300]}}],
)
def test_what_is_deeper_larger_or_longer_is_refused(value: Json) -> None:
    with pytest.raises(Refused, match="too-shaped"):
        check_shape(json.dumps(value).encode() + PAD)


@pytest.mark.parametrize(
    "text", [b"[" * 60_000, b"]" * 60_000, b'{"a":' * 9_000, b'{"a":"' + b"\\\\" * 9_000]
)
def test_brackets_that_do_not_fit_are_refused(text: bytes) -> None:
    with pytest.raises(Refused, match="too-shaped"):
        check_shape(text)


@pytest.mark.parametrize("text", [b"[}" * 30_000, b'"' + b"\\" * 60_000, b"\xff" * 60_000])
def test_what_is_no_json_is_left_to_the_decoder(text: bytes) -> None:
    check_shape(text)
