"""The whole page in one language: what was played, what stands out, the sections, how sure all this is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from baston.games import game_named
from baston.locales import sentence
from baston.report.figure import Figure, Shape
from baston.report.figures import Figures
from baston.report.intervals import detectable
from baston.report.names import Names
from baston.report.numbers import decimal, gap, percent, whole
from baston.report.runs import Run
from baston.report.sections import SIGNS, Section, section
from baston.simulation.wilson import ERROR

MOST_NAMED: Final = 3  # of what stands out in a figure
WORDS: Final = (
    *("lead", "sample", "kind", "compared", "typical", "smallest", "alarms"),
    *("table", "csv", "scheme", "plain"),
)
NOTES: Final = ("interval", "comparisons", "together", "bots")


@dataclass(frozen=True)
class Sample:
    """How small a difference could be seen among those of a kind."""

    title: str
    compared: str
    games: str
    smallest: str
    false_alarms: str


@dataclass(frozen=True)
class Told:
    """The page in one language."""

    lang: str
    title: str
    facts: list[tuple[str, str]]
    lead: list[tuple[str, str]]  # the key of a section, and what it comes to
    sections: list[Section]
    samples: list[Sample]
    notes: list[str]
    words: dict[str, str]  # of the page itself


def told(run: Run, figures: Figures, names: Names, lang: str) -> Told:
    """Return what the page of a report says, in one language, before it is laid out as HTML."""
    rates = [figure for figure in figures.shown if figure.shape is Shape.RATES]
    return Told(
        lang,
        sentence(lang, "report-title", game=names.game(lang)),
        facts(run, lang),
        [
            (figure.key, lead(figure, names, lang))
            for figure in figures.shown
            if figure.shape in (Shape.RATES, Shape.IMPACTS)
        ],
        [section(figure, names, lang) for figure in figures.shown],
        [sample(figure, lang) for figure in rates + figures.too_few],
        notes(run, figures, lang),
        {word: sentence(lang, f"report-word-{word}") for word in WORDS},
    )


def facts(run: Run, lang: str) -> list[tuple[str, str]]:
    """Return what was played, by whom and how it ended, as pairs of a label and what it says."""
    games = run.games
    turns, word_for = games["turns"].mean(), Names(run.game).word_for
    known = {
        "games": whole(len(games), lang),
        "mode": run.options.get("mode") or run.options.get("format") or "",
        "players": str(run.players),
        "bots": ", ".join(dict.fromkeys(run.seats)),
        "undecided": percent(games["winner"].null_count() / len(games), lang),
        "cut-short": percent(int(games["cut_short"].sum()) / len(games), lang),
        "turns": decimal(turns, lang) if isinstance(turns, float) else "",
        "seed": str(run.seed),
        "earlier": str(run.rules) if run.rules < game_named(run.game).rules_version else "",
    }
    return [(sentence(lang, f"report-fact-{word_for(key)}"), said) for key, said in known.items() if said]


def lead(figure: Figure, names: Names, lang: str) -> str:
    """Return a line that sums up a figure: what stands out in it, if anything."""
    out = figure.standing_out()
    title = sentence(lang, f"report-{figure.key}")
    if out.is_empty():
        return sentence(lang, "report-lead-none", title=title, all=len(figure.rows))
    furthest = [
        f"{names.of(figure.kind, row['id'], lang)} {SIGNS[row['verdict']]}"
        for row in out.head(MOST_NAMED).iter_rows(named=True)
    ]
    counts: dict[str, str | int] = {"count": len(out), "all": len(figure.rows)}
    return sentence(lang, "report-lead", title=title, names=", ".join(furthest), **counts)


def sample(figure: Figure, lang: str) -> Sample:
    """Return how small a difference could be seen in a figure with so many games."""
    count = len(figure.rows)
    smallest = detectable(figure.typical(), figure.fair, count)
    return Sample(
        sentence(lang, f"report-{figure.key}"),
        whole(count, lang),
        whole(figure.typical(), lang),
        sentence(lang, "report-points-of-percent", points=gap(smallest, lang).lstrip("+")),
        decimal(count * ERROR, lang),
    )


def notes(run: Run, figures: Figures, lang: str) -> list[str]:
    """Return the notes that say how to read the figures, and what they do not tell."""
    said = [sentence(lang, f"report-note-{key}") for key in NOTES]
    if run.games["team"].list.max().max() != 1:  # with two sides, nothing that is counted is on more than one
        said.insert(len(NOTES) - 1, sentence(lang, "report-note-sides"))
    if any(figure.shape is Shape.IMPACTS for figure in figures.shown):
        said.append(sentence(lang, "report-note-cards"))
    for figure in figures.too_few:
        said.append(sentence(lang, "report-note-too-few", title=sentence(lang, f"report-{figure.key}")))
    if len(run.games) < run.planned:
        games, planned = whole(len(run.games), lang), whole(run.planned, lang)
        said.insert(0, sentence(lang, "report-note-unfinished", games=games, planned=planned))
    return said
