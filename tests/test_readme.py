"""What the README shows is what one gets."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import baston
from baston.cli.__main__ import run

ROOT = Path(__file__).parents[1]
SOURCE = str(Path(baston.__file__).parents[1])
READMES: Final = ("README.md", "README.fr.md")
# What stands in code and is a word of a language: placeholders, and what one types while playing.
TRANSLATED: Final = {
    "NOM": "NAME",
    "FICHIER": "FILE",
    "mon.toml": "my.toml",
    "aide": "help",
    "annuler": "undo",
    "sauver": "save",
    "quitter": "quit",
}
Parts = list[tuple[str, object]]


def blocks(file: str, language: str) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", (ROOT / file).read_text(encoding="utf-8"), re.M | re.S)


def test_the_example_in_python_runs() -> None:
    (example,) = blocks("README.md", "python")
    assert len([line for line in example.splitlines() if line]) <= 15
    done = subprocess.run(
        [sys.executable, "-c", example],
        env={"PYTHONPATH": SOURCE},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    assert "End the play phase" in lines
    assert re.fullmatch(r"\[\d+, \d+\]", lines[-1])


@pytest.mark.parametrize("file", READMES)
def test_every_command_named_is_one(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    commands = set(re.findall(r"`baston ([a-z]+)", text))
    assert {"play", "simulate", "cards", "rules", "replay", "games", "bench"} <= commands
    for command in commands:
        assert run([command, "--help"]) == 0
        assert f"baston {command}" in capsys.readouterr().out
    for option in set(re.findall(r"(--[a-z]+)", text)):
        run(["play", "--help"])
        run(["simulate", "--help"])
        run(["league", "--help"])
        run(["arena", "--help"])
        run(["serve", "--help"])
        assert option in capsys.readouterr().out


def text_of(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")


def in_english(text: str) -> str:
    """What stands in code, or a link's target, as the English file has it."""
    words = re.sub("|".join(rf"\b{word}\b" for word in TRANSLATED), lambda word: TRANSLATED[word[0]], text)
    return words.replace(".fr.md", ".md").replace("/README.md", "/README.fr.md").replace('"fr"', '"en"')


def parts_of(text: str) -> Parts:
    """What a reader meets in turn: headings, pictures, blocks of code, rows of tables, paragraphs."""
    found: Parts = []
    for block in re.split(r"\n\n+", prose(text).strip()):
        found += parts_of_block(block)
    return found


def prose(text: str) -> str:
    """The text without its blocks of code: only their language stands there."""
    return re.sub(r"^```(\w*)\n.*?^```$", r"code: \1", text, flags=re.M | re.S)


def parts_of_block(block: str) -> Parts:
    if block.startswith("#"):
        return [("heading", len(block.split()[0]))]
    if block.startswith("code:"):
        return [("code", block)]
    if block.startswith("<picture>"):
        return [("pictures", re.findall(r'(?:src|srcset|media|width)="(.*?)"', block))]
    if block.startswith(("| ", "- ")):
        return [("row", facts(row)) for row in block.splitlines()]
    return [("paragraph", facts(block))]


def facts(text: str) -> list[str]:
    """What no translation may change, sorted: code, the targets of links, figures."""
    code = [in_english(code) for code in re.findall(r"`([^`]+)`", text)]
    links = [in_english(target) for target in re.findall(r"\]\(([^)]+)\)", text)]
    rest = re.sub(r"`[^`]+`|\]\([^)]+\)", " ", text)
    return sorted(code + links + re.findall(r"\d+(?:[.,]\d+)*", rest))


def test_both_languages_say_the_same() -> None:
    english, french = parts_of(text_of("README.md")), parts_of(text_of("README.fr.md"))
    for one, other in zip(english, french, strict=False):
        assert one == other
    assert len(english) == len(french)


def test_both_show_the_same_blocks_of_code() -> None:
    english, french = (re.findall(r"^```\w*\n(.*?)^```", text_of(file), re.M | re.S) for file in READMES)
    assert len(english) == len(french)
    for one, other in zip(english, french, strict=True):
        if "●" in one:  # a table, whose words are of the language
            assert drawing(one) == drawing(other)
        else:
            assert one == in_english(other)


def drawing(table: str) -> list[str]:
    """What stands on each line of a table in the terminal besides its words."""
    return [re.sub(r"[^\d●◆✶░█─/>→·]", "", line) for line in table.splitlines()]


@pytest.mark.parametrize("file", READMES)
def test_what_is_linked_or_shown_is_there(file: str) -> None:
    named = re.findall(r'(?:\]\(|src="|srcset=")([^)"]+)', text_of(file))
    assert len(named) > 6
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_the_pictures_are_shown_in_light_and_in_dark_and_weigh_little() -> None:
    shown = re.findall(r'(?:src|srcset)="([^"]+)"', text_of("README.md"))
    games = {name.rpartition("-")[0] for name in shown}
    assert len(games) == 3
    assert sorted(shown) == sorted(f"{game}-{scheme}.webp" for game in games for scheme in ("light", "dark"))
    assert sum((ROOT / name).stat().st_size for name in shown) < 300_000
