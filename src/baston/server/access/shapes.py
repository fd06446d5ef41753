"""The shape of JSON, seen before it is decoded: its depth, its parts, the length of its numbers."""

from __future__ import annotations

import re
from typing import Final

from baston.server.refusals import Refused

SHORT: Final = 256  # bytes in which nothing can be too much
DEEPEST: Final = 16  # lists and objects in each other
MOST_PARTS: Final = 5_000  # values in lists and objects
LONGEST_NUMBER: Final = 20  # digits: more than 64 bits have
_TEXT: Final = re.compile(rb'"(?:[^"\\]++|\\.)*+"', re.DOTALL)
_NUMBER: Final = re.compile(rb"[0-9]{%d}" % (LONGEST_NUMBER + 1))
_SAME: Final = bytes.maketrans(b"{}", b"[]")  # a bracket for all: whether they fit, the decoder sees
_OTHERS: Final = bytes(sign for sign in range(256) if sign not in b"[]{}")


def check_shape(text: bytes) -> None:
    """Raise Refused, "too-shaped", if the JSON is larger in any way than a message is.

    Each step goes through the text once, in C. What is no JSON may pass: the decoder refuses it.
    """
    if len(text) <= SHORT:
        return
    bare = _TEXT.sub(b"", text)
    if bare.count(b",") >= MOST_PARTS or _NUMBER.search(bare) is not None:
        raise Refused("too-shaped")
    brackets = bare.translate(_SAME, _OTHERS)
    for _ in range(DEEPEST):
        brackets = brackets.replace(b"[]", b"")
    if brackets:
        raise Refused("too-shaped")
