"""The tables of a league as people read them, in either language, for the terminal or as Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from baston.bots.levels import LEVELS
from baston.games import game_named
from baston.league.plan import Aim, League
from baston.league.standings import Match, Standing, Table
from baston.locales import sentence


@dataclass(frozen=True)
class Sheet:
    """A table of texts. The first columns, `words` of them, hold words, the others figures.

    `spare`: the places of columns that a narrow screen can do without, first the one that it misses least.
    """

    title: str
    headings: Sequence[str]
    words: int
    rows: Sequence[Sequence[str]]
    spare: Sequence[int] = ()


def sheets(league: League, tables: Sequence[Table], lang: str) -> list[Sheet]:
    """Return two sheets for each division: where the bots stand, and who has beaten whom."""
    return [
        sheet
        for table in tables
        for sheet in (_standings(league, table, lang), _matches(league, table, lang))
    ]


def markdown(league: League, made: Sequence[Sheet], lang: str) -> str:
    """Return the sheets as one Markdown text, with what the figures mean."""
    parts = [f"# {heading(league, lang)}", sentence(lang, "league-meaning")]
    for sheet in made:
        rule = ["---" if i < sheet.words else "---:" for i in range(len(sheet.headings))]
        lines = ["| " + " | ".join(row) + " |" for row in (sheet.headings, rule, *sheet.rows)]
        parts += [f"## {sheet.title}", "\n".join(lines)]
    return "\n\n".join(parts) + "\n"


def named(league: League, bot: int) -> str:
    """Return the name of the bot at this place in the league, with the level that it is, if any."""
    name = league.bots[bot]
    levels = [level for level, meaning in LEVELS.items() if meaning == name]
    return f"{name} ({levels[0]})" if levels else name


def heading(league: League, lang: str) -> str:
    """Return the heading: the game, its seed, and how many games two bots play at most."""
    game = game_named(league.game)
    title = game.title_fr if lang == "fr" else game.title
    return sentence(lang, "league-heading", game=title, most=league.games, seed=str(league.seed))


def division_title(league: League, table: Table, lang: str) -> str:
    """Return the title of a division: its mode and the number of players."""
    division = league.divisions[table.division]
    return sentence(lang, "league-division", name=division.name, players=division.setup.players)


@dataclass(frozen=True)
class Side:
    """A match from the side of the bot that its target is about, else of the one that has more points."""

    bot: int  # its place in the league
    other: int
    share: float
    interval: tuple[float, float]
    deals: tuple[int, int, int]  # pairs of games in which it has had more points, as many, fewer
    verdict: str  # of the target: "reached", "missed", "open"; empty without one


def side_of(match: Match) -> Side:
    """Return the match as seen by the bot that its target is about, else by the one with more points."""
    aim = match.aim
    share, (low, high) = match.points / match.games, match.interval
    won, lost = sum(pair > 0.5 for pair in match.pairs), sum(pair < 0.5 for pair in match.pairs)
    about = aim.bot if aim is not None and aim.bot is not None else int(share < 0.5)
    bot, other = match.pairing.first, match.pairing.second
    if about == 1:
        bot, other, share, low, high, won, lost = other, bot, 1 - share, 1 - high, 1 - low, lost, won
    verdict = ""
    if aim is not None:
        verdict = "reached" if low > aim.share else "missed" if high < aim.share else "open"
    return Side(bot, other, share, (low, high), (won, len(match.pairs) - won - lost, lost), verdict)


def _standings(league: League, table: Table, lang: str) -> Sheet:
    keys = ["rank", "bot", "rating", "points", "games", "lead", "seconds"]
    rows = [
        [str(rank), named(league, standing.bot), *_figures(standing, lang)]
        for rank, standing in enumerate(table.standings, 1)
    ]
    title = sentence(lang, "league-standings", division=division_title(league, table, lang))
    return _sheet(title, keys, rows, ("seconds", "games", "points", "lead"), lang)


def _sheet(title: str, keys: list[str], rows: list[list[str]], spare: Sequence[str], lang: str) -> Sheet:
    headings = [sentence(lang, f"league-{key}") for key in keys]
    return Sheet(title, headings, 2, rows, [keys.index(key) for key in spare])


def _figures(standing: Standing, lang: str) -> list[str]:
    return [
        _within(standing.elo, standing.half_width),
        _number(100 * standing.points / standing.games, 1, lang),
        str(standing.games),
        "" if standing.lead is None else _within(*standing.lead),
        "" if standing.seconds is None else _number(standing.seconds, 4, lang),
    ]


def _matches(league: League, table: Table, lang: str) -> Sheet:
    keys = ["bot", "against", "games", "points", "interval", "deals", "target"]
    rows = [_row(league, match, lang) for match in table.matches]
    if not league.targets:
        keys, rows = keys[:-1], [row[:-1] for row in rows]
    title = sentence(lang, "league-matches", division=division_title(league, table, lang))
    return _sheet(title, keys, rows, ("deals", "games", "interval"), lang)


def _row(league: League, match: Match, lang: str) -> list[str]:
    side = side_of(match)
    low, high = (_number(100 * end, 1, lang) for end in side.interval)
    return [
        named(league, side.bot),
        named(league, side.other),
        str(match.games),
        _number(100 * side.share, 1, lang),
        sentence(lang, "league-range", low=low, high=high),
        " / ".join([str(deals) for deals in side.deals]),
        "" if match.aim is None else _verdict(match.aim, side, lang),
    ]


def _verdict(aim: Aim, side: Side, lang: str) -> str:
    percent = (Decimal(repr(aim.share)) * 100).normalize()  # with all the decimals that were asked for
    return sentence(lang, f"league-{side.verdict}", share=_local(f"{percent:f}", lang))


def _number(value: float, decimals: int, lang: str) -> str:
    return _local(f"{value:.{decimals}f}", lang)


def _local(number: str, lang: str) -> str:
    return number.replace(".", ",") if lang == "fr" else number


def _within(elo: float, half_width: float) -> str:
    return f"{elo:.0f} ± {half_width:.0f}".replace("-", "−")
