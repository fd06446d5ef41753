"""Files that people write: where each field stands, and what is too much to be read."""

from __future__ import annotations

import json
import time
import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from baston.kernel.field import LARGEST, Field, read_file
from baston.kernel.game import Refusal
from baston.kernel.text import Json
from baston.kernel.toml import DEEPEST, MOST_FIELDS, Lines, joined

ROOT = Path(__file__).parents[2]
MOST_SECONDS = 1.0  # where a walk that tries things twice would take hours
WRITTEN = """\
# comment [not.a.table]
title = "a # b ] = \\" c"
'odd name' = '''
[no.table]
'''
dotted . key = 1
[map]
columns = [
    [1, 2], # the first
    # [9, 9]
    [3,
     4],
]
text = \"\"\"
key = "no key"
\\\"\"\" still text\"\"\"\"
  [ map . "inner" ]
when = 1979-05-27 07:32:00 # a date
[[cards]]
id = "A"
of = { type = "all", of = [{ n = 1 }, { n = 2 }] }
[[cards]]
  [cards.more]
  id = "B"
"""
LINES = {
    "title": 2,
    '"odd name"': 3,
    "dotted": 6,
    "dotted.key": 6,
    "map": 7,
    "map.columns": 8,
    "map.columns[1]": 9,
    "map.columns[1][2]": 9,
    "map.columns[2]": 11,
    "map.columns[2][1]": 11,
    "map.columns[2][2]": 12,
    "map.text": 14,
    "map.inner": 17,
    "map.inner.when": 18,
    "cards": 19,
    "cards[1]": 19,
    "cards[1].id": 20,
    "cards[1].of.of[2].n": 21,
    "cards[2]": 22,
    "cards[2].more": 23,
    "cards[2].more.id": 24,
}


def paths_of(value: object, path: str = "") -> set[str]:
    """The paths of all fields of a parsed file."""
    found = {path} if path else set()
    if isinstance(value, dict):
        return found.union(*(paths_of(part, joined(path, name)) for name, part in value.items()))
    if isinstance(value, list):
        return found.union(*(paths_of(part, f"{path}[{i}]") for i, part in enumerate(value, start=1)))
    return found


def test_each_field_has_its_line() -> None:
    lines = Lines(WRITTEN, "arena")
    assert {path: lines.by_path[path] for path in LINES} == LINES
    assert set(lines.by_path) == paths_of(tomllib.loads(WRITTEN))


def test_what_is_missing_is_told_at_the_line_of_what_it_is_missing_in() -> None:
    lines = Lines(WRITTEN, "arena")
    assert lines.line("cards[1].name") == 20 - 1
    assert lines.line("cards[1].of.of[3].n") == 21
    assert lines.line("nothing.at.all") == 1


def test_the_lines_of_windows_and_of_json_are_counted_alike() -> None:
    assert Lines(WRITTEN.replace("\n", "\r\n"), "mat").by_path == Lines(WRITTEN, "mat").by_path
    text = '{\n  "map": {\n    "columns": [\n      [1, 2],\n      [3, 4]\n    ]\n  },\n  "é": 1\n}\n'
    lines = Lines(text, "arena")
    assert set(lines.by_path) == paths_of(json.loads(text))
    assert lines.line("map.columns[2][1]") == 5
    assert lines.line('"\\u00e9"') == 8


def test_every_toml_file_of_ours_is_walked_to_its_end() -> None:
    files = [path for name in ("pyproject.toml", "src", "tests") for path in toml_files(ROOT / name)]
    assert len(files) >= 4
    for path in files:
        text = path.read_text("utf-8")
        assert set(Lines(text, "mat").by_path) == paths_of(tomllib.loads(text)), path


def toml_files(path: Path) -> list[Path]:
    return [path] if path.is_file() else sorted(path.rglob("*.toml"))


# Any document, written in any of the ways that TOML has for it.

NAMES = st.one_of(
    st.from_regex(r"[a-z0-9_-]{1,8}", fullmatch=True), st.text("ab .\"'#[]=é", min_size=1, max_size=6)
)
SCALARS = st.one_of(
    st.integers(-999, 999), st.booleans(), st.text("ab #[]{},='\"\\\n", max_size=8), st.floats(-9, 9)
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(NAMES, inner, max_size=3)),
    max_leaves=8,
)
TABLES = st.dictionaries(NAMES, VALUES, max_size=4)
ALIKE = settings(derandomize=True, deadline=None)  # in every run, however busy the machine is
DOCUMENTS = st.tuples(
    TABLES, st.dictionaries(NAMES, st.one_of(TABLES, st.lists(TABLES, min_size=1, max_size=2)), max_size=3)
)


class Writer:
    """Writes a document, choosing among the spellings that are equal."""

    def __init__(self, data: st.DataObject) -> None:
        self.data = data

    def one_of(self, *spellings: str) -> str:
        return self.data.draw(st.sampled_from(spellings))

    def name(self, name: str) -> str:
        quoted = json.dumps(name, ensure_ascii=False)
        literal = f"'{name}'" if "'" not in name else quoted
        bare = name if name.isascii() and name.replace("-", "").replace("_", "").isalnum() else quoted
        return self.one_of(quoted, literal, bare)

    def value(self, value: Json) -> str:
        if isinstance(value, dict):
            inside = ", ".join(f"{self.name(name)} = {self.inline(part)}" for name, part in value.items())
            return f"{{ {inside} }}"
        if isinstance(value, list):
            gap = self.one_of("", " ", "\n  ", " # [{=\n")
            return f"[{gap}{''.join(f'{self.value(part)}{gap},{gap}' for part in value)}]"
        if isinstance(value, str):
            return self.text(value, self.one_of("basic", "literal", "long"))
        return json.dumps(value)

    def inline(self, value: Json) -> str:
        """A value in an inline table, of which only lists go over several lines."""
        return self.value(value)

    def text(self, text: str, how: str) -> str:
        if how == "literal" and "'" not in text and "\n" not in text:
            return f"'{text}'"
        if how == "long":
            escaped = text.replace("\\", "\\\\").replace('"""', '""\\"')
            return f'"""\n{escaped}"""' if not escaped.endswith('"') else json.dumps(text)
        return json.dumps(text)

    def table(self, table: dict[str, Json]) -> str:
        return "".join(
            f"{self.one_of('', '  ')}{self.name(name)}{self.one_of('=', ' = ')}{self.value(value)}"
            f"{self.one_of('', ' # a = 1')}\n{self.one_of('', '# [x]', '')}\n"
            for name, value in table.items()
        )

    def document(
        self, top: dict[str, Json], tables: dict[str, dict[str, Json] | list[dict[str, Json]]]
    ) -> str:
        written = self.table(top)
        for name, table in tables.items():
            if isinstance(table, list):
                written += "".join(f"[[{self.name(name)}]]\n{self.table(one)}" for one in table)
            else:
                written += f"[ {self.name(name)} ]\n{self.table(table)}"
        return written


@ALIKE
@given(st.data(), DOCUMENTS)
def test_the_fields_found_are_those_that_the_parser_finds(
    data: st.DataObject, document: tuple[dict[str, Json], dict[str, dict[str, Json] | list[dict[str, Json]]]]
) -> None:
    top, tables = document
    text = Writer(data).document({name: part for name, part in top.items() if name not in tables}, tables)
    lines = Lines(text, "arena")
    assert set(lines.by_path) == paths_of(tomllib.loads(text))
    assert read_file(text, "arena").value == tomllib.loads(text)


@ALIKE
@given(st.text("a\"'[]{}=.,#\\\n 1", max_size=40).filter(lambda text: not text.lstrip().startswith("{")))
def test_any_text_is_read_as_the_parser_reads_it_or_refused(text: str) -> None:
    try:
        value = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        with pytest.raises(Refusal) as refusal:
            read_file(text, "mat")
        assert refusal.value.key in ("file-syntax", "file-repeated")
        assert 1 <= int(refusal.value.values["line"]) <= text.count("\n") + 1
    else:
        assert read_file(text, "mat").value == value


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("#" * (LARGEST + 1), "file-too-large"),
        ("a = " + 9_000 * "[", "file-deep"),
        (9_000 * '{"a":', "file-deep"),
        ("a" + ".a" * 30_000 + " = 1", "file-deep"),
        ("[" + "a." * 30_000 + "a]", "file-deep"),
        ("a = [" + "1," * 30_000 + "]", "file-many-fields"),
        (
            "\n".join(f"[{'.'.join(f'{x}{i}' for x in 'abcdefghijkl')}]" for i in range(1_000)),
            "file-many-fields",
        ),
        ("a = " + 60_000 * "1", "file-syntax"),
        ('a = "' + 60_000 * "x", "file-syntax"),
        ('"""' * 20_000, "file-syntax"),
        ("a = '''" + 60_000 * "x", "file-syntax"),
        ("a = 1\n" + " " * 60_000 + "[", "file-syntax"),
        ("\ud800", "file-syntax"),
        ("\ufeffa = 1", "file-syntax"),
        ("a = 1\0", "file-syntax"),
        ('{"a": 1, "a": 2}', "file-repeated"),
        ('{"a": 1} {"b": 2}', "file-syntax"),
        ('{"a": 1,}', "file-syntax"),
        ("a = 1\na = 2", "file-repeated"),
        ("[a]\n[a]", "file-repeated"),
        ("a = { b = 1, b = 2 }", "file-repeated"),
    ],
    ids=lambda value: value[:20],
)
def test_what_is_too_much_or_no_toml_is_refused_unparsed(text: str, key: str) -> None:
    begun = time.process_time()
    with pytest.raises(Refusal) as refusal:
        read_file(text, "arena")
    assert time.process_time() - begun < MOST_SECONDS
    assert refusal.value.key == key
    assert refusal.value.values["what"] == "arena"


def test_as_much_as_is_allowed_is_read() -> None:
    items = MOST_FIELDS - 1
    assert len(read_file(f"a = [{'1,' * items}]", "mat").part("a").items()) == items
    deepest = ".".join("a" * DEEPEST)
    assert read_file(f"{deepest} = 1", "mat").names() == ["a"]
    assert read_file("a = 1".ljust(LARGEST), "mat").names() == ["a"]


def field(text: str) -> Field:
    return read_file(text, "mat").part("a")


@pytest.mark.parametrize("value", ["true", "1.0", '"1"', "[]", "{}", "2026-01-01", "10", "-1", "nan"])
def test_a_whole_number_is_one_between_two(value: str) -> None:
    with pytest.raises(Refusal, match="file-number"):
        field(f"a = {value}").number(0, 9)


@pytest.mark.parametrize("value", ["0", "+9", "0x9", "0b1001"])
def test_a_whole_number_may_be_written_as_toml_has_it(value: str) -> None:
    assert field(f"a = {value}").number(0, 9) in (0, 9)


@pytest.mark.parametrize(
    "value",
    ['""', '"  "', '"1\\n2"', '"\\u202e"', '"\\u0000"', '"\\u2028"', '"\\u200b"', '"123456"', "1", "[]"],
)
def test_a_text_is_one_line_of_signs_that_are_seen(value: str) -> None:
    with pytest.raises(Refusal, match="file-text"):
        field(f"a = {value}").text(5)


def test_a_text_may_have_blanks_that_do_not_break_and_every_script() -> None:
    assert field('a = "«\u00a0é\u202f!"').text(5) == "«\u00a0é\u202f!"
    assert field('a = "竜"').text(5) == "竜"


def test_names_are_told_so_that_they_can_do_no_harm() -> None:
    with pytest.raises(Refusal) as refusal:
        read_file('"\\u001b[31m" = 1', "mat").parts(("vp",))
    assert refusal.value.values["field"] == '"\\u001b[31m"'
    with pytest.raises(Refusal) as refusal:
        read_file("x" * 9_000 + " = 1", "mat").parts(("vp",))
    assert len(str(refusal.value.values["field"])) < 50
