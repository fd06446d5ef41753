"""Options as learners see them: who is where an option leads, and what an attack on its way would do."""

from __future__ import annotations

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.champions.dugrun import blizzard, dugrun
from baston.games.superfantasybrawl.champions.gwaien import gwaien
from baston.games.superfantasybrawl.champions.kolel import kolel
from baston.games.superfantasybrawl.champions.tzu_xiao import tzu_xiao
from baston.games.superfantasybrawl.queries.challenges import challenge_of, places_of
from baston.kernel.frame import PASS
from baston.kernel.observation import Sheet
from tests.superfantasybrawl.scenario import OPEN, Play, scenario


def rows_of(game: Play, name: str) -> list[dict[str, int]]:
    """The rows of a part as the asked seat sees it, by column."""
    parts = GAME.research.parts
    sheet = Sheet(parts)
    GAME.research.observe(game.arena, game.asked, sheet)
    numbers = dict(zip([part.name for part in parts], sheet.tables(), strict=True))[name]
    columns = next(part.columns for part in parts if part.name == name)
    starts = range(0, len(numbers), len(columns))
    return [dict(zip(columns, numbers[at : at + len(columns)], strict=True)) for at in starts]


def row_of(game: Play, option: int) -> dict[str, int]:
    return rows_of(game, "options")[game.decision.options.index(option)]


def test_a_target_names_its_row_and_what_it_would_suffer() -> None:
    game = scenario({dugrun: "c4", kolel: "c3"}, {gwaien: "c5", tzu_xiao: "c6"}, hand=[blizzard])
    game.play(blizzard)
    row = row_of(game, game.handle(gwaien))
    named = rows_of(game, "champions")[row["row"] - 1]
    assert named["champion"] == gwaien.number
    assert (named["q"], named["r"]) == (row["q"], row["r"])
    assert row["damage"] == blizzard.strength - game.defense(gwaien) > 0
    assert (row["friends"], row["rivals"]) == (1, 1), "Dugrun and Tzu Xiao stand beside Gwaien"
    declined = row_of(game, PASS)
    assert not any(number for column, number in declined.items() if column != "is")


def test_a_hex_tells_who_stands_beside_it() -> None:
    game = scenario({dugrun: "c4", kolel: "f4"}, {gwaien: "c6"})
    game.begin_standard("yellow", dugrun)
    arena, grid = game.arena, game.board.grid
    rivals: set[int] = set()
    for hex in game.decision.options:
        if hex == PASS:
            continue
        row = row_of(game, hex)
        assert row["row"] == 0, "it is free"
        assert row["statue"] == min(grid.distance[hex][statue] for statue in game.board.statues)
        beside = [arena.hex[game.handle(one)] in grid.next_to[hex] for one in (dugrun, kolel, gwaien)]
        assert (row["friends"], row["rivals"]) == (sum(beside[:2]), int(beside[2]))
        rivals.add(row["rivals"])
    assert rivals == {0, 1}


def test_a_hex_tells_how_many_challenges_count_who_stands_there() -> None:
    game = scenario({dugrun: "c4"}, {gwaien: "c6"})
    game.begin_standard("yellow", dugrun)
    arena = game.arena
    hexes = [option for option in game.decision.options if option != PASS]
    counted = 0
    for challenge in [*arena.challenge_deck]:
        arena.track[1] = challenge
        spots = places_of(arena, challenge_of(arena, challenge).condition, 0)
        for hex in hexes:
            assert row_of(game, hex)["challenges"] == int(hex in spots)
            counted += hex in spots
    assert 0 < counted < len(hexes) * len(arena.challenge_deck)


def test_who_plays_is_a_row_too_and_one_on_its_gate_stands_nowhere() -> None:
    game = scenario({dugrun: "c4", kolel: ""}, {gwaien: "c6"}, hand=[blizzard])
    rows = rows_of(game, "options")
    champions = rows_of(game, "champions")
    played = [row for row in rows if row["row"]]
    assert {champions[row["row"] - 1]["champion"] for row in played} >= {dugrun.number, kolel.number}
    for row in played:
        assert champions[row["row"] - 1]["champion"] == row["champion"]
        if not champions[row["row"] - 1]["here"]:
            assert (row["q"], row["r"], row["statue"], row["rivals"], row["damage"]) == (0, 0, 0, 0, 0)
    game.standard("yellow", dugrun, OPEN)
    assert all(row["damage"] == 0 for row in rows_of(game, "options")), "nothing strikes"
