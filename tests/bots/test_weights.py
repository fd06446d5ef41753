"""Files of weights: what is no such file, or for another game, is refused in a sentence."""

from __future__ import annotations

import os
import sys
import zlib
from pathlib import Path

import pytest

from baston.bots.registry import bot_named
from baston.bots.weights import FORMAT, HEAD, MAGIC, MOST_BYTES, Weights, read_weights, weights_in
from baston.cli.terminal.errors import refused
from baston.games import GAMES, game_named
from baston.kernel.game import Refusal
from tests.bots.made import weights_for

NIM = game_named("nim")
DATA = weights_for(NIM).written()


def head_with(**changed: int | bytes) -> bytes:
    """The file with other values in its head."""
    names = ("magic", "format", "width", "words", "rules", "columns", "parts", "game", "mode", "cards", "sum")
    values = dict(zip(names, HEAD.unpack(DATA[: HEAD.size]), strict=True)) | changed
    return HEAD.pack(*values.values()) + DATA[HEAD.size :]


BROKEN = {
    "empty": (b"", "policy-broken"),
    "a text": (b"These are no weights.\n" * 99, "policy-broken"),
    "a pickle": (b"\x80\x05cos\nsystem\n(S'true'\ntR.", "policy-broken"),
    "the magic alone": (MAGIC, "policy-cut"),
    "half a head": (DATA[: HEAD.size - 1], "policy-cut"),
    "cut by a byte": (DATA[:-1], "policy-cut"),
    "longer by a byte": (DATA + b"\0", "policy-cut"),
    "too large": (DATA + bytes(MOST_BYTES), "policy-large"),
    "of a later format": (head_with(format=FORMAT + 1), "policy-format"),
    "one number changed": (DATA[:-1] + bytes([DATA[-1] ^ 1]), "policy-broken"),
    "a wrong sum": (head_with(sum=zlib.crc32(b"")), "policy-broken"),
    "no width": (head_with(width=0), "policy-broken"),
    "a width that would take all memory": (head_with(width=65_535), "policy-broken"),
    "words that would": (head_with(words=1 << 31), "policy-broken"),
    "words that no mask can have": (head_with(words=255), "policy-broken"),
    "more columns than numbers": (head_with(columns=65_535), "policy-cut"),
    "a name with signs that move the cursor": (head_with(game=b"\x1b[2Jnim"), "policy-broken"),
    "a name that is no text": (head_with(mode=b"\xff\xfe"), "policy-broken"),
}


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    made = weights_for(NIM)
    file = tmp_path / "nim.weights"
    file.write_bytes(made.written())
    read = read_weights(str(file))
    assert read.written() == made.written()
    assert (read.game, read.mode, read.rules, read.width) == ("nim", "", NIM.rules_version, made.width)


@pytest.mark.parametrize("case", BROKEN)
def test_a_file_that_holds_no_weights_is_refused_in_a_sentence_that_names_it(
    case: str, tmp_path: Path
) -> None:
    data, key = BROKEN[case]
    file = tmp_path / "some.weights"
    file.write_bytes(data)
    with pytest.raises(Refusal) as caught:
        bot_named(f"policy:{file}")
    assert caught.value.key == key
    said = [refused(caught.value, lang) for lang in ("en", "fr")]
    assert said[0] != said[1]
    assert all(str(file) in sentence for sentence in said)


@pytest.mark.parametrize("path", ["", "no/such/file", ".", "a\0b", "\ud800"])
def test_what_is_no_file_is_refused(path: str) -> None:
    for read in (read_weights, lambda path: bot_named(f"policy:{path}")):
        with pytest.raises(Refusal) as caught:
            read(path)
        assert caught.value.key == "policy-none"


@pytest.mark.skipif(sys.platform == "win32", reason="has no such files")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(Refusal, match="policy-none"):
        bot_named(f"policy:{tmp_path / 'pipe'}")


@pytest.mark.parametrize("name", GAMES)
def test_weights_for_another_game_other_rules_or_other_cards_are_refused(name: str) -> None:
    game = game_named(name)
    own = weights_for(game)
    own.check(game)
    for change, key in (("game", "policy-game"), ("rules", "policy-rules"), ("cards", "policy-cards")):
        other = weights_in(own.written(), "x")
        if change == "game":
            other.game = "chess"
        elif change == "rules":
            other.rules += 1
        else:
            other.fingerprint = "0" * 16
        with pytest.raises(Refusal) as caught:
            other.check(game)
        assert caught.value.key == key
        assert refused(caught.value, "en") != refused(caught.value, "fr")


def test_weights_of_another_shape_are_refused_whatever_cards_they_name() -> None:
    own = weights_for(NIM)
    parts = own.parts + 1
    numbers = [0] * (sum(map(len, (own.vectors, own.slopes, own.links))) + 9999)
    other = Weights(own.game, "", own.rules, own.fingerprint, own.width, own.words, 11, parts, numbers)
    with pytest.raises(Refusal, match="policy-cards"):
        other.check(NIM)
