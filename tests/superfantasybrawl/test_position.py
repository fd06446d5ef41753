"""Positions as text: written and read again, hidden where they are hidden, refused where they are broken."""

from __future__ import annotations

import pytest

from baston.games import game_named
from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.cards.card import RULES
from baston.games.superfantasybrawl.champions.dugrun import dugrun, knock_down
from baston.games.superfantasybrawl.champions.gwaien import gwaien
from baston.games.superfantasybrawl.champions.kilgore import kilgore
from baston.games.superfantasybrawl.presentation.position import read_position
from baston.games.superfantasybrawl.presentation.position_writing import write_position
from baston.games.superfantasybrawl.queries.figures import defense, is_rooted
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.game import Refusal
from baston.kernel.rng import Rng
from baston.kernel.text import a_dict, a_list
from tests.conformance.secrets import observation
from tests.superfantasybrawl.arenas import board_with
from tests.superfantasybrawl.scenario import Play, scenario

POSITION = """\
superfantasybrawl players=2 turn=1 round=3 phase=activation order=2,1 home=east,west vp=2,4\
 cores=red+blue,none used=std_red,std_any free=1,0 rules=draft:league,max_rounds:60
brought 2: KIL TZU DER NEV
champions 1: DUG+@e5-2(root,defense+2,strength-against+1<2:KIL) GOL@f3 GWA
champions 2: KIL@e6-1(fearless,piercing,marked+1<1) TZU@c3(strength+1,movement+1) DER
traps: c5:root e7:damage1! g3:stun!2 d8:damage2
track: - H01 H05 -
challenges: H02 H03 H04 H06 H07 H08 H09 H10
challenge discard: H11
left out: H12! H13! H14! H15!
hand 1: DUG02 GOL05!
hand 2: KIL02!
deck 1: GWA02!2 GWA03 DUG03 DUG04 DUG05 DUG06 DUG07 GOL02 GOL03 GOL04 GOL06 GOL07 GWA04 GWA05 GWA06
deck 2: TZU02 TZU03 TZU04 TZU05 TZU06 TZU07 DER02 DER03 DER04 DER05 DER06 DER07 KIL03 KIL04 KIL05 KIL06
discard 1: GWA07
discard 2: KIL07
"""
LINES = POSITION.splitlines()
FOUR = """\
superfantasybrawl players=4 turn=3 round=2 phase=activation order=2,3,4,1 home=west,east vp=6,0\
 cores=none,red,yellow,blue
champions 1: DUG GOL
champions 2: GWA@j3 KIL
champions 3: TZU@c3 DER
champions 4: NEV@j4 TAZ
traps: c5:root!13
track: H01 - - - - - - H02
hand 1: DUG02!3
hand 3: TZU02 DER04
"""


def test_a_position_is_read_and_written_the_same() -> None:
    assert write_position(read_position(POSITION)) == POSITION


# What each line says.


def test_the_first_line_tells_of_the_turn_and_of_the_rules() -> None:
    arena = read_position(POSITION)
    assert (arena.turn, arena.round, arena.order, arena.first) == (0, 3, [1, 0], 1)
    view = GAME.presentation.view(arena, None)
    assert view["phase"] == "activation"
    assert view["vp"] == [2, 4]
    assert view["home"] == [1, 0]
    none = {"red": False, "yellow": False, "blue": False}
    assert view["cores"] == [none | {"red": True, "blue": True}, none]
    assert view["standards"] == ["std_red", "std_any"]
    assert (view["draft"], arena.variant.max_rounds, arena.free_used) == ("league", 60, [1, 0])
    assert view["brought"] == [[], ["KIL", "TZU", "DER", "NEV"]]


def test_champions_stand_where_they_are_said_to_with_all_that_lies_on_them() -> None:
    play = Play(read_position(POSITION))
    assert [play.where(champion) for champion in (dugrun, gwaien, kilgore)] == ["e5", "", "e6"]
    assert play.is_levelled(dugrun)
    assert not play.is_levelled(kilgore)
    assert (play.damage(dugrun), play.damage(kilgore)) == (2, 1)
    assert is_rooted(play.arena, play.handle(dugrun))
    bare = Play(read_position(POSITION.replace("(root,defense+2,", "(")))
    assert defense(play.arena, 1) == defense(bare.arena, 1) + 2
    champions = [a_dict(told) for told in a_list(GAME.presentation.view(play.arena, 0)["champions"])]
    lasting = {told["champion"]: a_list(told["lasting"]) for told in champions}
    assert lasting["KIL"] == [["fearless", 1, 0], ["piercing", 0, 0], ["marked", 1, 0]]
    assert lasting["DUG"][2] == ["strength-against", 1, play.handle(kilgore)]


def test_traps_lie_on_their_hexes_and_who_has_looked_knows_them() -> None:
    play = Play(read_position(POSITION))
    assert play.traps == {"c5": "root", "e7": "damage1", "g3": "stun", "d8": "damage2"}
    assert len(play.arena.supply) == len(play.board.tokens) - 4
    assert line_of(play.arena, "traps", 0) == "c5:? e7:damage1 g3:? d8:?"
    assert line_of(play.arena, "traps", 1) == "c5:? e7:damage1 g3:stun d8:?"


def test_cards_and_challenges_lie_in_their_piles() -> None:
    play = Play(read_position(POSITION))
    assert [card.id for card in play.me.hand] == ["DUG02", "GOL05"]
    assert [card.id for card in play.me.deck[:2]] == ["GWA02", "GWA03"]
    assert [card.id for card in play.rival.discard] == ["KIL07"]
    arena = play.arena
    assert [arena.board.challenges[arena.what[c] - 1].id for c in arena.track if c] == ["H01", "H05"]
    play.end_turn()
    assert [card.id for card in play.me.hand][:2] == ["GWA02", "GWA03"]


def test_what_no_line_names_lies_at_the_bottom_of_its_deck() -> None:
    arena = read_position(FOUR)
    lines = dict([line.split(": ", 1) for line in write_position(arena).splitlines() if ": " in line])
    rest = "DUG03 DUG04 DUG05 DUG06 DUG07 GOL02 GOL03 GOL04 GOL05 GOL06 GOL07"
    assert sorted(lines["deck 1"].split()) == rest.split()
    challenges, left_out = lines["challenges"].split(), lines["left out"].split()
    assert (len(challenges), len(left_out)) == (9, 4)
    assert sorted(challenges + left_out) == [f"H{number:02}" for number in range(3, 16)]
    assert write_position(read_position(FOUR, 1)) != write_position(arena), "chance has shuffled it"
    assert lines["traps"] == "c5:root!13"
    assert lines["hand 1"] == "DUG02!3"


def test_a_position_that_is_read_can_be_played_on() -> None:
    arena = read_position(FOUR)
    assert arena.decision is not None
    assert arena.decision.player == 2
    labels = [GAME.presentation.label(arena, option, "en") for option in arena.decision.options]
    assert any("yellow Core" in label for label in labels)
    assert not any("red Core" in label for label in labels)
    again = read_position(write_position(arena))
    GAME.answer(again, again.decision.options[0] if again.decision else 0)
    assert again.turn == 3


def test_an_arena_of_its_own_comes_with_the_position() -> None:
    file = board_with("challenges.drawn", 9).replace('"H01"', '"Hold it!"').replace('"H05"', '"-"')
    text = POSITION.replace("brought 2", f"arena: {file}\nbrought 2").replace(" H09 H10", "")
    arena = read_position(text.replace("H01 H05", "Hold%20it%21 %2D"))
    assert arena.board.drawn == 9
    written = write_position(arena)
    assert "track: - Hold%20it%21 %2D -" in written
    assert write_position(read_position(written)) == written


# Whole games.


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"draft": "random"}),
        (2, {"draft": "league", "opening_challenges": "1"}),
        (2, {"draft": "random", "doubles": "true", "pool": "DUG+GOL+GWA+KIL+TZU+DER"}),
        (4, {"draft": "random", "max_rounds": "9"}),
    ],
)
def test_every_choice_of_an_action_is_a_position(players: int, options: dict[str, str]) -> None:
    """What is read again offers the same, and shows each seat the same."""
    seen = 0
    game = game_named("superfantasybrawl")
    for arena in decisions(players, options, 500):
        text = write_position(arena)
        if asking(arena) != "turn":
            assert ("under way: " in text) == (asking(arena) != "game")
            with pytest.raises(Refusal):
                read_position(text)
            continue
        seen += 1
        if seen % 3 == 0:
            again = read_position(text)
            assert write_position(again) == text
            assert GAME.presentation.views(again, [None, *range(players)]) == GAME.presentation.views(
                arena, [None, *range(players)]
            )
            for s in range(players):
                assert observation(game, again, s) == observation(game, arena, s)
    assert seen > 40


@pytest.mark.parametrize("players", [2, 4])
def test_what_a_seat_reads_is_the_same_in_all_worlds_that_it_cannot_tell_apart(players: int) -> None:
    for number, arena in enumerate(decisions(players, {"draft": "random"}, 250)):
        for seat in range(players):
            sample = GAME.search.determinize(arena, seat, number)
            assert GAME.texts.position(sample, seat) == GAME.texts.position(arena, seat)


def test_a_seat_reads_question_marks_for_what_it_does_not_know() -> None:
    arena = read_position(POSITION)
    assert line_of(arena, "hand 1", 0) == "DUG02 GOL05"
    assert line_of(arena, "hand 1", 1) == "? GOL05"
    assert line_of(arena, "deck 1", 1).startswith("GWA02 ? ? ")
    assert set(line_of(arena, "deck 1", 0)) == {"?", " "}
    assert line_of(arena, "discard 2", 0) == "KIL07"
    assert set(line_of(arena, "challenges", 0)) == {"?", " "}
    assert line_of(arena, "left out", 0) == "H12 H13 H14 H15"


def test_what_is_under_way_is_told_but_cannot_be_set_up() -> None:
    game = scenario({dugrun: "e5"}, {gwaien: "g5"}, hand=[knock_down])
    game.begin(knock_down)
    text = write_position(game.arena)
    assert text.splitlines()[-1] == f"under way: 1:{knock_down.id}, 1:movement"
    with pytest.raises(Refusal):
        read_position(text)


# What is refused.


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("superfantasybrawl", "superfantasybawl"),
        ("players=2", "players=3"),
        ("players=2", "players=4"),
        ("turn=1", "turn=3"),
        ("turn=1", "turn=0"),
        ("round=3", "round=0"),
        ("round=3", "round=x"),
        ("phase=activation", "phase=upkeep"),
        ("order=2,1", "order=2,2"),
        ("order=2,1", "order=1"),
        ("home=east,west", "home=east,east"),
        ("vp=2,4", "vp=2,5"),
        ("vp=2,4", "vp=2"),
        ("cores=red+blue,none", "cores=red+blue"),
        ("cores=red+blue,none", "cores=green,none"),
        ("used=std_red", "used=std_green"),
        ("free=1,0", "free=1"),
        ("free=1,0", "free=1,0 colour=red"),
        ("free=1,0", "free=1,0 turn=1"),
        ("draft:league", "teams:all"),
        ("draft:league", "draft:perhaps"),
        ("draft:league", "doubles:perhaps"),
    ],
)
def test_a_broken_first_line_is_refused(old: str, new: str) -> None:
    assert old in LINES[0]
    assert refused("\n".join([LINES[0].replace(old, new, 1), *LINES[1:]]))[1] == 1


@pytest.mark.parametrize("order", ["1,3,2,4", "1,2,4,3", "1,1,3,3", "1,2,3"])
def test_sides_take_turns_in_a_game_of_four(order: str) -> None:
    assert refused(FOUR.replace("order=2,3,4,1", f"order={order}"))[1] == 1


@pytest.mark.parametrize(
    ("line", "broken"),
    [
        (2, "brought 2: KIL NOBODY"),
        (2, "arena: {}"),
        (3, "champions 1: DUG@e5 GOL"),
        (3, "champions 1: DUG@e5 GOL none"),
        (3, "champions 1: DUG@e5 GOL@e5 GWA"),
        (3, "champions 1: DUG@z9 GOL GWA"),
        (3, "champions 1: DUG@STATUE GOL GWA"),
        (3, "champions 1: DUG@e5-40 GOL GWA"),
        (3, "champions 1: DUG-2 GOL GWA"),
        (3, "champions 1: DUG@e5(asleep) GOL GWA"),
        (3, "champions 1: DUG@e5(root+1) GOL GWA"),
        (3, "champions 1: DUG@e5(defense) GOL GWA"),
        (3, "champions 1: DUG@e5(defense+1<2) GOL GWA"),
        (3, "champions 1: DUG@e5(marked+1) GOL GWA"),
        (3, "champions 1: DUG@e5(marked+1<3) GOL GWA"),
        (3, "champions 1: DUG@e5(marked+1<2:KIL) GOL GWA"),
        (3, "champions 1: DUG@e5(strength-against+1<2) GOL GWA"),
        (3, "champions 1: DUG@e5(strength-against+1<2:GOL) GOL GWA"),
        (3, "champions 1: DUG@e5(strength-against+1<5:KIL) GOL GWA"),
        (5, "traps: c5:root c5:damage1"),
        (5, "traps: c5:root z9:damage1"),
        (5, "traps: STATUE:root"),
        (5, "traps: c5:poison"),
        (5, "traps: c5"),
        (5, "traps: c5:root e7:root d8:root"),
        (5, "traps: c5:root e7:damage1 g3:stun d8:damage2 h5:damage2"),
        (6, "track: - H01 H05"),
        (6, "track: - H01 H99 -"),
        (6, "track: - H01 H01 -"),
        (7, "challenges: H02 H03 H04 H06 H07 H08 H09 H10 H01"),
        (7, "challenges: ? ?"),
        (8, "challenge discard: H05"),
        (9, "left out: H12 H13 H14 H15 H02"),
        (9, "left out: H12 H13 H14 H15 H16"),
        (10, "hand 1: KIL03"),
        (10, "hand 1: DUG02 DUG02"),
        (10, "hand 1: ? ?"),
        (10, "hand 1: DUG02!3"),
        (10, "hand 3: DUG02"),
        (10, "traps: c5:root"),
        (10, "pocket 1: DUG02"),
        (10, "hand 1"),
        (12, "deck 1: DUG02"),
        (15, "discard 2: KIL02"),
    ],
)
def test_a_broken_line_is_refused_with_its_number(line: int, broken: str) -> None:
    arena = read_position(POSITION)
    lines = LINES[:]
    lines[line - 1] = broken.replace("STATUE", arena.board.names[arena.board.statues[0]])
    assert refused("\n".join(lines))[1] == line


def test_what_is_wrong_with_a_team_or_a_rule_is_told() -> None:
    assert refused(POSITION.replace(" TZU@c3", " KIL@c3"))[0] == "sfb-champion-twice"
    assert refused("\n".join([line for line in LINES if "champions 2" not in line])) == (
        "position-no-team",
        None,
    )
    assert refused(POSITION.replace("max_rounds:60", "max_rounds:0"))[0] == "bad-rounds"
    assert refused(POSITION.replace("max_rounds:60", "pool:DUG+NOBODY"))[0] == "sfb-unknown-champion"
    assert refused("") == ("position-empty", None)


def test_a_deck_of_challenges_is_never_empty() -> None:
    """It is refilled as soon as its last card has been drawn."""
    lines = [line for line in LINES if not line.startswith("challenges")]
    text = "\n".join(lines)
    discarded = "challenge discard: H02 H03 H04 H06 H07 H08 H09"
    assert refused(text.replace("challenge discard: H11", f"{discarded} H10 H11"))[0] == "position-challenges"
    assert len(read_position(text.replace("challenge discard: H11", discarded)).challenge_deck) == 2


# What the tests above are written with.


def asking(arena: Arena) -> str:
    return RULES.effects[arena.frames[-1].effect].name


def decisions(players: int, options: dict[str, str], most: int) -> list[Arena]:
    """The game at each of its decisions, answered by chance."""
    arena = GAME.new(GAME.setup(players, options), 4)
    chance = Rng(4)
    found: list[Arena] = []
    while arena.decision is not None and len(found) < most:
        found.append(GAME.copy(arena))
        GAME.answer(arena, arena.decision.options[chance.below(len(arena.decision.options))])
    return found


def line_of(arena: Arena, name: str, seat: int) -> str:
    lines = [line for line in GAME.texts.position(arena, seat).splitlines() if line.startswith(f"{name}:")]
    return lines[0].removeprefix(f"{name}: ")


def refused(text: str) -> tuple[str, str | int | None]:
    """Why it is refused, and the line that is named."""
    with pytest.raises(Refusal) as error:
        read_position(text)
    return error.value.key, error.value.values.get("line")
