"""The page says in both languages what was planted in the games, how sure it is, and what is missing."""

from __future__ import annotations

import csv
import io
import re
from dataclasses import replace
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

import polars as pl
import pytest

from baston.cli.runs.report import report
from baston.kernel.text import Json
from baston.report.figure import Figure, Shape
from baston.report.names import Names
from baston.report.rates import judged
from baston.report.runs import read_run
from baston.report.sections import found, section
from baston.report.shares import Share
from baston.report.spreads import lengths
from baston.report.telling import lead
from baston.simulation.match import Event
from baston.simulation.tables import EVENTS, write
from tests.cli.conftest import Shell
from tests.report.planted import RUN, laid, laid_with_bots, planted, row, unfinished

HEADS = re.compile(r'<h2 id="(?P<key>[a-z-]+)-en">')


class Reader(HTMLParser):
    """What a reader of one language gets to read, and the addresses of what a page fetches."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang
        self.said = ""
        self.fetched: list[str] = []
        self._reading = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "main":
            self._reading = given["lang"] == self.lang
        self.fetched += [str(given[name]) for name in ("src", "href") if name in given]

    def handle_endtag(self, tag: str) -> None:
        self._reading = self._reading and tag != "main"

    def handle_data(self, data: str) -> None:
        if self._reading:
            self.said += data


def page_of(folder: Path, lang: str = "en") -> str:
    report(str(folder), None, None, lang)
    return (folder / "report.html").read_text("utf-8")


def read(page: str, lang: str) -> Reader:
    reader = Reader(lang)
    reader.feed(page)
    return reader


@pytest.fixture(scope="module")
def pirates(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The report on games in which whoever has the Pirates wins 60 %."""
    return page_of(laid(tmp_path_factory.mktemp("pirates"), planted(2000, "pirates", 60)))


def test_a_planted_strength_is_found_with_its_certainty(pirates: str) -> None:
    said = read(pirates, "en").said
    finding = re.search(
        r"Pirates: (\d\d\.\d)% of ([\d,]+) games won \(95% interval: ([\d.]+)% to ([\d.]+)%\),"
        r" more than 50\.0%\. By chance: in fewer than 1 report of ([\d,]+)\.",
        said,
    )
    assert finding is not None
    rate, games, low, high = (float(number.replace(",", "")) for number in finding.groups()[:4])
    assert low < 60 < high
    assert low > 50
    assert 950 < games < 1050
    assert abs(rate - 60) < 4
    assert int(finding[5].replace(",", "")) >= 10_000
    assert "Win rate by faction: 1 of 8 stand out. Furthest from the rest: Pirates ▲" in said
    assert "Win rate by seat: none of 2 can be told apart from chance." in said


def test_the_french_half_says_the_same(pirates: str) -> None:
    said = read(pirates, "fr").said
    assert re.search(r"Pirates\u00a0: \d\d,\d\u202f% de [\d\u202f]+ parties gagnées", said)
    assert "Petit Peuple" in said
    assert "Tricksters" not in said


def test_nothing_is_fetched_from_elsewhere(pirates: str) -> None:
    assert all(address.startswith(("#", "data:")) for address in read(pirates, "en").fetched)
    assert "@import" not in pirates
    assert "url(" not in pirates.partition("</style>")[0]


def test_the_figures_behind_a_plot_can_be_taken_away(pirates: str) -> None:
    address = re.search(r'download="faction.csv" href="data:text/csv;charset=utf-8,([^"]+)"', pirates)
    assert address is not None
    rows = list(csv.DictReader(io.StringIO(unquote(unescape(address[1])))))
    assert rows[0]["id"] == "pirates"
    assert len(rows) == 8
    assert float(rows[0]["rate"]) == pytest.approx(int(rows[0]["wins"]) / int(rows[0]["games"]), abs=1e-5)
    assert {one["id_fr"] for one in rows} >= {"Pirates", "Petit Peuple", "Sorciers"}


def test_sections_without_data_are_left_out(pirates: str, tmp_path: Path) -> None:
    assert HEADS.findall(pirates) == [
        *("lead", "seat", "faction", "faction-meetings", "faction-pair"),
        *("course", "points", "turns", "sample"),
    ]
    plain = [row(number, None, number % 2, turns=None) for number in range(40)]
    heads = HEADS.findall(page_of(laid(tmp_path / "plain", plain)))
    assert heads == ["lead", "seat", "points", "sample"]
    mixed = HEADS.findall(page_of(laid_with_bots(tmp_path / "mixed", plain, "greedy", "uniform")))
    assert mixed == ["lead", "seat", "bot", "bot-meetings", "points", "sample"]


def test_it_is_told_how_often_who_begins_wins(tmp_path: Path) -> None:
    begun = [replace(row(n, None, n % 2 ^ (n // 2 % 10 > 6)), starter=n % 2) for n in range(400)]
    said = read(page_of(laid(tmp_path, begun)), "en").said
    assert "Begins: 70.0% of 400 games won" in said
    assert "Commence\xa0: 70,0\u202f% de 400 parties" in read(page_of(laid(tmp_path, begun)), "fr").said


def test_what_few_games_cannot_show_is_said(tmp_path: Path) -> None:
    said = read(page_of(unfinished(laid(tmp_path, planted(40, "pirates", 60)))), "en").said
    assert "Not drawn for want of games: Win rate by pair of factions." in said
    assert "Win rate by faction: none of 8 can be told apart from chance." in said
    assert "The run is not finished: 40 of 2,000 games have been played." in said


def test_games_of_earlier_rules_are_told_apart(tmp_path: Path) -> None:
    games = planted(40, "pirates", 60)
    options: dict[str, Json] = {"edition": "2017", "of_those_days": "true"}  # which today's rules do not know
    old = page_of(
        laid(tmp_path / "old", games, run={**RUN, "games": 40, "options": options, "rules_version": 1})
    )
    for lang, told in (
        ("en", "under earlier rules, version"),
        ("fr", "avec des règles antérieures, version"),
    ):
        assert told in read(old, lang).said
        assert told not in read(page_of(laid(tmp_path / lang, games)), lang).said


def test_parts_of_a_run_that_goes_on_are_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    unfinished(laid(tmp_path, planted(60, "pirates", 60)))
    report(str(tmp_path), None, None, "en")
    assert "on 60 games" in capsys.readouterr().out


def test_events_of_a_part_that_a_kill_has_left_without_its_games_are_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    unfinished(laid(tmp_path, planted(60, "pirates", 60), [Event(0, 0, 1, 0, "play", "first_mate")]))
    later = [Event(60, 0, 1, 0, "play", "first_mate")]
    write(tmp_path / "parts" / "events-000001.parquet", later, EVENTS)
    report(str(tmp_path), None, None, "en")
    assert "on 60 games" in capsys.readouterr().out


def test_where_one_thing_alone_is_compared_it_is_not_said_of_several() -> None:
    rows = pl.DataFrame({"id": ["greedy"], "games": [9], "wins": [5]})
    figure = Figure("bot", Shape.RATES, "bot", 0.5, judged(rows, [Share(5, 9, 9)], 0.5))
    said = [[lead(figure, Names("nim"), lang), *found(figure, Names("nim"), lang)] for lang in ("en", "fr")]
    assert said[0][0] == "Win rate by bot: the only one cannot be told apart from chance."
    assert said[0][1].startswith("The only one cannot be told apart from chance: ")
    assert said[1][0] == "Victoires par bot\u00a0: rien ne se distingue du hasard."
    assert said[1][1].startswith("Rien ne se distingue du hasard\u00a0: ")


@pytest.mark.parametrize(
    ("lang", "fact", "intro"),
    [
        ("en", "rounds, on average", "How long games are, in rounds: each player has a turn in every one."),
        ("fr", "tours de jeu, en moyenne", "en tours de jeu\u00a0: chaque joueur y joue une fois."),
    ],
)
def test_a_game_that_counts_rounds_is_not_said_to_count_turns(
    lang: str, fact: str, intro: str, tmp_path: Path
) -> None:
    args = ("superfantasybrawl", "--games", "4", "--rule", "max_rounds=3", "--seed", "1", "--out", "there")
    assert Shell(tmp_path).run("simulate", *args).status == 0
    said = read(page_of(tmp_path / "there"), lang).said
    assert fact in said
    run, names = read_run(tmp_path / "there"), Names("superfantasybrawl")
    told = section(lengths(run.games.with_columns(turns=pl.col("game")), "turns"), names, lang)
    assert told.intro.endswith(intro)
    assert "turn" not in told.title.lower()
    assert "turns, on average" not in said


def test_it_is_said_that_games_of_several_sides_count_once(tmp_path: Path) -> None:
    args = ("--games", "12", "--seats", "greedy,greedy,uniform", "--format", "multi", "--seed", "1")
    assert Shell(tmp_path).run("simulate", "galacticlash", *args, "--out", "there").status == 0
    report(str(tmp_path / "there"), None, str(tmp_path / "figures"), "en")
    for name in ("bot", "bot-meetings"):
        rows = list(csv.DictReader((tmp_path / "figures" / f"{name}.csv").read_text("utf-8").splitlines()))
        assert rows
        assert all(int(one["games"]) <= 12 for one in rows)
    assert "A game counts once" in read((tmp_path / "there" / "report.html").read_text("utf-8"), "en").said


def test_the_command_writes_page_and_figures(shell: Shell) -> None:
    laid(shell.folder / "run", planted(100, "pirates", 60))
    said = shell.run("report", "run", "--out", "pages/p.html", "--csv", "figures", "--lang", "fr")
    assert (said.status, said.err) == (0, "")
    assert "sur 100 parties" in said.out
    assert (shell.folder / "pages" / "p.html").read_text("utf-8").count('<html lang="fr"') == 1
    assert "Pirates" in (shell.folder / "figures" / "faction.csv").read_text("utf-8")
    assert shell.run("report", "run", "--out", "pages/p.html", "--csv", "figures").status == 0
