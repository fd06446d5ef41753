"""What a stranger may send to stop a server: bodies that made a parser or a look-up slow, deep or large."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from typing import Final, NamedTuple

from baston.games.smashup.mat import PROPOSED
from baston.games.superfantasybrawl.arena_files.arena_file import standard_text
from baston.kernel.rng import Rng
from baston.kernel.text import Json

DECKS: Final = "/api/games/galacticlash/decks"
TABLES: Final = "/api/tables"
LARGE: Final = 60 * 1024  # bytes: as much as most routes take
DOTTED: Final = ".".join(["a"] * 32_000) + " = 1"
DEEP: Final = b"[" * 30_000 + b"]" * 30_000
HEADS: Final = {
    "smashup": "smashup 2017 players=2 turn=1 number=7 vp=3,5 plays=1,1",
    "galacticlash": "galacticlash flash players=2 turn=1 number=7 phase=construction"
    " life=20,13 turns=4,3 laid=1,0",
    "superfantasybrawl": "superfantasybrawl players=2 turn=1 round=3 phase=activation"
    " order=2,1 home=east,west vp=2,4 cores=red+blue,none",
}
TEAMS: Final = "champions 1: DUG GOL GWA\nchampions 2: KIL TZU DER\n"
TWO: Final[Json] = [{"kind": "me"}, {"kind": "me"}]
JSON: Final = "application/json"
CARDS: Final = "[cards]\nilvane = 4\nforce_obscure = 15\n"
VALID: Final = "\n".join(f"{count} {name}" for count, name in ((4, "ilvane"), (15, "force obscure")))


class Hostile(NamedTuple):
    """A request: what it is, its path, its body, and headers beside the type of the body."""

    name: str
    path: str
    body: bytes
    headers: dict[str, str]


def _body(name: str, path: str, body: bytes | Json, **headers: str) -> Hostile:
    sent = body if isinstance(body, bytes) else json.dumps(body, ensure_ascii=False).encode()
    return Hostile(name, path, sent, {"Content-Type": JSON} | headers)


def _table(name: str, game: str, options: dict[str, str]) -> Hostile:
    wish: Json = {"game": game, "players": 2, "seats": TWO, "options": {**options}}
    return _body(name, TABLES, wish)


def _filled(unit: str, size: int = LARGE) -> str:
    return unit * (size // len(unit.encode()))


def texts() -> dict[str, str]:
    """Files in TOML or JSON that are none: of decks, mats and arenas alike."""
    return {
        "dotted key of 32,000 parts": DOTTED,
        "dotted keys": _filled("a.b.c.d.e.f.g.h.i.j.k.l = 1\n"),
        "different dotted keys": "\n".join(f"a{n}.b.c.d.e.f.g.h.i.j.k = 1" for n in range(1800)),
        "10,000 keys": "\n".join(f"k{n}=1" for n in range(10_000))[:LARGE],
        "6,000 tables": "\n".join(f"[b{n}]" for n in range(6_000)),
        "tables of tables": _filled("[[a]]\n"),
        "nested lists": "a = " + "[" * 30_000,
        "nested inline tables": "a = " + "{b = " * 10_000,
        "empty lists": f"a = [{_filled('[],')}]",
        "digits": "a = " + "1" * LARGE,
        "digits that are not ASCII": "a = " + _filled("١"),
        "a text without end": 'a = """' + _filled("\\n"),
        "quotes": _filled('"'),
        "escapes": 'a = "' + _filled("\\u00e9") + '"',
        "a key without end": "a" * LARGE,
        "blanks": " " * LARGE,
        "short lines": _filled("\n"),
        "comments": _filled("#\n"),
        "JSON, deep": '{"a":' * 10_000,
        "JSON, wide": "{" + ",".join(f'"k{n}":{n}' for n in range(4_000)) + "}",
        "JSON, surrogates": '{"\\ud800": 1}',
    }


def lists() -> dict[str, str]:
    """Decks as lists of lines that are none."""
    return {
        "names that nothing is near to": _filled("4 zzzzzz\n"),
        "names near to some": "".join(f"4 acolite de cendr{n}\n" for n in range(2_500)),
        "long names": "".join(f"4 {'abcdefghij' * 8}{n}\n" for n in range(600)),
        "names that may be several": _filled("2 mai\n"),
        "one card over and over": _filled("999 ilvane\n"),
        "blanks after a number": "1" + " " * LARGE + "x",
        "signs of times": "a" + _filled(" x"),
        "one line of numbers": "1" * LARGE,
        "accents that have to be sorted": "4 " + _filled("\u0315\u0300"),
        "a letter that becomes eighteen": "4 " + _filled("\ufdfa"),
        "marks from right to left": "4 " + _filled("\u202e"),
        "NUL": "4 \0",
        "headers that are none": _filled(" \n\t"),
        "a title": "# " + "x" * LARGE,
    }


def codes() -> dict[str, str]:
    """Codes of decks, and other options, that are none."""
    return {
        "10,000 times 999": "+".join(["ilvane*999"] * 10_000),
        "nothing, 10,000 times": "+".join(["ilvane*0"] * 10_000),
        "200,000 digits": "ilvane*" + "1" * 200_000,
        "digits that are not ASCII": "ilvane*٤٤",
        "a power for a digit": "ilvane*²",
        "signs": "+" * 200_000,
        "commas": "," * 200_000,
        "letters": "x" * 200_000,
    }


def positions() -> Iterator[Hostile]:
    """Positions that are none, or too much of one."""
    lines = {
        "smashup": {
            "counters": "base tar_pits: " + _filled("1:invader+99-99 "),
            "a hand of thousands": "hand 1: " + _filled("zapbot "),
            "near to many": "hand 1: " + "zapbo" * 9_000,
            "plays": "hand 1:",
            "attached without end": "base tar_pits: 1:invader(" + _filled("1:upgrade,") + ")",
            "visits": "base tar_pits!" + _filled("1,") + "1:",
            "bases": _filled("base tar_pits:\n"),
        },
        "galacticlash": {
            "units": "play: " + _filled("1:acolyte_cendre "),
            "energies": "energies 1: " + _filled("force_obscure*99 "),
            "a library": "library 1: " + _filled("sursaut "),
            "marks": "play: 1:acolyte_cendre" + _filled("!~^"),
        },
        "superfantasybrawl": {
            "what lasts": "champions 1: DUG@e5("
            + _filled("strength+1,")
            + "root) GOL GWA\nchampions 2: KIL TZU DER",
            "brought": TEAMS + "brought 1: " + _filled("DUG "),
            "challenges": TEAMS + "challenges: " + _filled("H01 "),
            "traps": TEAMS + "traps: " + _filled("c5:root "),
            "an arena": "arena: " + "{" * 30_000,
        },
    }
    for game, texts in lines.items():
        head = HEADS[game]
        texts |= {
            "words": "x",
            "digits": "hand 1: " + "9" * LARGE,
            "parts": _filled("; "),
            "names": _filled("x: y\n"),
        }
        for name, text in texts.items():
            whole = f"{head} {_filled('a=1 ')}\n{text}" if name == "words" else f"{head}\n{text}"
            yield _body(f"position: {name}", f"/api/games/{game}/positions", {"text": whole})
            yield _table(f"position of a table: {name}", game, {"position": whole})
            yield _body(f"puzzle: {name}", f"/api/games/{game}/puzzles", {"text": whole, "goal": "win"})
    long = f"{HEADS['smashup'].replace('plays=1,1', 'plays=' + '1,' * 30_000)}1"
    yield _body("position: many plays", "/api/games/smashup/positions", {"text": long})
    yield _body("position: too long", "/api/games/smashup/positions/judge", {"text": "x" * 200_000})


def bodies() -> Iterator[Hostile]:
    """All of them."""
    yield from positions()
    for name, text in texts().items():
        yield _body(f"deck: {name}", f"{DECKS}/read", {"text": f"[cards]\n{text}"})
        yield _table(f"mat: {name}", "smashup", {"mode": "base-principale", "mat": text})
        yield _table(f"arena: {name}", "superfantasybrawl", {"arena": text})
    for name, text in lists().items():
        yield _body(f"deck: {name}", f"{DECKS}/read", {"text": text})
    for name, text in codes().items():
        yield _table(f"code: {name}", "galacticlash", {"decks": text})
        yield _table(f"factions: {name}", "smashup", {"factions": text})
        yield _table(f"rounds: {name}", "smashup", {"max_rounds": text})
        yield _table(f"teams: {name}", "superfantasybrawl", {"teams": text, "pool": text})
        yield _table(f"heaps: {name}", "nim", {"heaps": text})
    yield from _json()
    yield from _heads()


def _json() -> Iterator[Hostile]:
    check = f"{DECKS}/check"
    many: Json = {f"k{n}": 1 for n in range(10_000)}
    yield _body("10,000 options", TABLES, {"game": "smashup", "players": 2, "seats": TWO, "options": many})
    yield _body("4,000 cards", check, {"format": "flash", "cards": {f"k{n}": 1 for n in range(4_000)}})
    yield _body("80,000 lists", TABLES, b"[" + b",".join([b"[]"] * 80_000) + b"]")
    yield _body("lists in lists", check, DEEP)
    yield _body("lists in a field", check, b'{"format":"flash","cards":' + DEEP + b"}")
    yield _body("objects in objects", TABLES, b'{"a":' * 9_000 + b"1" + b"}" * 9_000)
    yield _body("lists without end", check, b"[" * LARGE)
    yield _body("a text without end", check, b'{"format":"' + b"\\\\" * 30_000)
    yield _body("200,000 digits", TABLES, b'{"game":"nim","players":' + b"1" * 200_000 + b',"seats":[]}')
    yield _body("25 digits", check, b'{"format":"flash","cards":{"ilvane":' + b"1" * 25 + b"}}")
    yield _body("an exponent", check, b'{"format":"flash","cards":{"ilvane":1e999999}}')
    yield _body("half a pair", f"{DECKS}/read", b'{"text":"\\ud800\\ud800"}')
    yield _body("bytes that are no UTF-8", f"{DECKS}/read", b'{"text":"\xed\xa0\x80"}')
    yield _body("long format", check, {"format": "x" * LARGE, "cards": {}})
    yield _body("long card", check, {"format": "flash", "cards": {"x" * LARGE: 1}})
    yield _body("long field", check, {"x" * LARGE: 1})
    yield _body("long name", DECKS, {"name": "\u202ex" * 9_000, "format": "flash", "cards": {"ilvane": 1}})
    yield _body("long game", TABLES, {"game": "x" * LARGE, "players": 2, "seats": TWO})
    yield _body("10,000 seats", TABLES, {"game": "nim", "players": 100, "seats": [{"kind": "open"}] * 2_000})
    yield _body("too large", TABLES, b" " * 300_000)
    bomb = gzip.compress(b" " * 10_000_000)
    yield _body("compressed", check, bomb, **{"Content-Encoding": "gzip"})


def _heads() -> Iterator[Hostile]:
    long = {"deck": f"/api/games/{'x' * 9_000}/decks/read", "query": f"{TABLES}?{'a=1&' * 3_000}"}
    for name, path in long.items():
        yield _body(f"long path: {name}", path, {"text": "x"})
    for name, cookie in {
        "quotes": 'baston="' + "\\" * 14_000 + '"',
        "many": "a=1; " * 2_900 + "b=2",
        "ours, often": ";baston=" * 1_700,
        "larger than a head": "x" * 100_000,
    }.items():
        yield _body(f"cookie: {name}", f"{DECKS}/read", {"text": VALID}, Cookie=cookie)
    for name, kind in {"form": "multipart/form-data; boundary=" + "x" * 9_000, "none": "x" * 9_000}.items():
        yield _body(f"type: {name}", f"{DECKS}/read", {"text": VALID}, **{"Content-Type": kind})


def mutated(chance: Rng) -> Hostile:
    """One that is well formed, with some of it repeated, left out, or replaced by something odd."""
    kind = chance.below(4)
    text = _changed((VALID, CARDS, PROPOSED, standard_text())[kind], chance)
    if kind < 2:
        return _body("mutated deck", f"{DECKS}/read", {"text": text})
    if kind == 2:
        return _table("mutated mat", "smashup", {"mode": "base-principale", "mat": text})
    return _table("mutated arena", "superfantasybrawl", {"arena": text})


BITS: Final = (
    *"[]{}=.,#'\"\\\n\0٤\u202e",
    *('"""', "a.b.", "[[a]]\n", "9" * 50),
)


def _changed(text: str, chance: Rng) -> str:
    for _ in range(1 + chance.below(5)):
        start = chance.below(len(text) + 1)
        end = start + chance.below(40)
        odd = BITS[chance.below(len(BITS))] * chance.below(2000)
        piece = (text[start:end] * chance.below(1000), odd, "")[chance.below(3)]
        text = (text[:start] + piece + text[end:])[:LARGE]
    return text
