"""From the first player to the first turn, and what the table may settle (SFB-20 to 35)."""

from __future__ import annotations

from collections import Counter

import pytest

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.cards.card import CHAMPIONS, Champion
from baston.games.superfantasybrawl.champions.dugrun import dugrun
from baston.games.superfantasybrawl.champions.gwaien import gwaien
from baston.games.superfantasybrawl.champions.kolel import kolel
from baston.games.superfantasybrawl.champions.korvash import korvash
from baston.games.superfantasybrawl.champions.nikkit import nikkit
from baston.games.superfantasybrawl.champions.rath import rath
from baston.games.superfantasybrawl.champions.tzu_xiao import tzu_xiao
from baston.games.superfantasybrawl.constants import ALL_READY, GATE
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.frame import PASS
from baston.kernel.game import Refusal
from baston.kernel.observation import Sheet
from baston.kernel.text import a_list
from baston.undo import has_revealed_anything
from tests.superfantasybrawl.opened import answer_until, asking, decision, offered, opened, pick, team

SIX = "DUG+GWA+TZU+RAT+KOR+KOL"
TEAMS = "DUG+GWA+TZU,RAT+KOR+KOL"


@pytest.mark.clause("SFB-20", "SFB-271")
def test_the_first_player_is_drawn_and_picks_a_deployment_zone() -> None:
    firsts = {GAME.new(GAME.setup(2, {}), seed).first for seed in range(20)}
    assert firsts == {0, 1}
    arena = opened(teams=TEAMS)
    assert decision(arena).player == 0
    assert [GAME.presentation.label(arena, option, "en") for option in decision(arena).options] == [
        "West",
        "East",
    ]
    GAME.answer(arena, 2)
    assert arena.home == [1, 0]


@pytest.mark.clause("SFB-21", "SFB-22")
def test_champions_wait_on_their_gates_and_decks_have_their_18_cards() -> None:
    arena = opened(teams=TEAMS)
    GAME.answer(arena, 1)
    assert arena.hex[1:] == [GATE] * 6
    assert arena.level[1:] == [0] * 6
    assert arena.cores == [ALL_READY, ALL_READY]
    for seat in (0, 1):
        cards = sorted(card.number for champion in team(arena, seat) for card in champion.cards)
        assert sorted(arena.what[card] for card in arena.deck[seat]) == cards
        assert len(cards) == 18


@pytest.mark.clause("SFB-23", "SFB-54", "SFB-59")
def test_two_challenges_open_the_track_or_one() -> None:
    arena = opened(teams=TEAMS)
    GAME.answer(arena, 1)
    assert [bool(challenge) for challenge in arena.track] == [True, True, False, False]
    assert len(arena.challenge_deck) == 11 - 2
    arena = opened(teams=TEAMS, opening_challenges="1")
    GAME.answer(arena, 1)
    assert [bool(challenge) for challenge in arena.track] == [True, False, False, False]


@pytest.mark.clause("SFB-24", "SFB-171")
def test_each_player_lays_two_unseen_traps_on_trap_hexes() -> None:
    arena = opened(teams=TEAMS)
    GAME.answer(arena, 1)
    assert decision(arena).options == arena.board.trap_hexes
    asked = []
    while asking(arena) == "first traps":
        asked.append(decision(arena).player)
        GAME.answer(arena, decision(arena).options[-1])
    assert asked == [0, 0, 1, 1]
    assert len(arena.trap_hexes) == 4
    assert all(arena.seen[token] == 0 for token in arena.trap_tokens)
    assert len(arena.supply) == 6


@pytest.mark.clause("SFB-25")
def test_cards_set_aside_are_replaced_then_shuffled_in() -> None:
    arena = opened(teams=TEAMS)
    answer_until(arena, "first hand")
    assert decision(arena).player == 0
    assert len(arena.hand[0]) == 5
    gone = arena.hand[0][:2]
    for card in gone:
        GAME.answer(arena, card)
    GAME.answer(arena, PASS)
    assert len(arena.hand[0]) == 5
    assert not set(gone) & set(arena.hand[0])
    assert set(gone) <= set(arena.deck[0])
    assert decision(arena).player == 1


@pytest.mark.clause("SFB-26", "SFB-16")
def test_teams_are_placed_in_their_zones_one_after_the_other() -> None:
    arena = opened(teams=TEAMS)
    answer_until(arena, "deployment")
    west = arena.board.deployment[0]
    assert decision(arena).options == west
    GAME.answer(arena, west[2])
    assert decision(arena).options == west[:2] + west[3:]
    answer_until(arena, "turn")
    assert all(hex in west for hex in arena.hex[1:4])
    assert all(hex in arena.board.deployment[1] for hex in arena.hex[4:7])


@pytest.mark.clause("SFB-27")
def test_a_table_may_let_the_second_player_replace_opening_challenges() -> None:
    arena = opened(teams=TEAMS, replace_challenges="true")
    GAME.answer(arena, 1)
    assert asking(arena) == "new challenges"
    assert decision(arena).player == 1
    other, shown = [challenge for challenge in arena.track if challenge]
    GAME.answer(arena, shown)
    GAME.answer(arena, PASS)
    assert shown in arena.challenge_deck
    assert next(challenge for challenge in arena.track if challenge) == other
    assert len([challenge for challenge in arena.track if challenge]) == 2
    assert len(arena.challenge_deck) == 9


# Drafts.


@pytest.mark.clause("SFB-30")
def test_in_the_casual_draft_the_second_player_picks_first() -> None:
    arena = opened(pool=SIX)
    GAME.answer(arena, 1)
    assert offered(arena) == [dugrun, gwaien, tzu_xiao, rath, korvash, kolel]
    asked = pick(arena, kolel, dugrun, gwaien, tzu_xiao, rath)
    assert asked == [1, 0, 1, 0, 1]  # the last one is left over
    assert team(arena, 1) == [kolel, gwaien, rath]
    assert team(arena, 0) == [dugrun, tzu_xiao, korvash]


@pytest.mark.clause("SFB-30")
def test_the_pool_is_all_24_unless_told() -> None:
    arena = opened()
    GAME.answer(arena, 1)
    assert offered(arena) == CHAMPIONS[1:]
    assert len(CHAMPIONS[1:]) == 24


@pytest.mark.clause("SFB-31", "SFB-32")
def test_in_the_competitive_draft_each_brings_five_and_loses_one() -> None:
    arena = opened(draft="competitive")
    GAME.answer(arena, 1)
    assert pick(arena, dugrun, gwaien, tzu_xiao, rath, korvash) == [0] * 5
    assert pick(arena, dugrun, gwaien, tzu_xiao, kolel, nikkit) == [1] * 5
    assert asking(arena) == "champion ban"
    assert pick(arena, nikkit) == [0]
    assert pick(arena, korvash) == [1]
    assert offered(arena) == [dugrun, gwaien, tzu_xiao, rath]
    assert pick(arena, dugrun, dugrun, gwaien, kolel, rath, tzu_xiao) == [0, 1, 0, 1, 0, 1]
    assert team(arena, 0) == [dugrun, gwaien, rath]
    assert team(arena, 1) == [dugrun, kolel, tzu_xiao]
    answer_until(arena, "turn")
    assert len({*arena.deck[0], *arena.deck[1], *arena.hand[0], *arena.hand[1]}) == 36


def bringing(draft: str, *brought: list[Champion]) -> Arena:
    """A draft in which the first player has brought the first of these, the second as many of the others."""
    arena = opened(draft=draft, log=True)
    GAME.answer(arena, 1)
    for champions in brought:
        pick(arena, *champions)
    return arena


def all_that_is_shown(arena: Arena, seat: int | None) -> list[object]:
    """Whatever reaches a seat, or with None a spectator; samples too, in which only chance may stand."""
    shown: list[object] = [GAME.presentation.view(arena, seat), GAME.presentation.clause(arena)]
    shown += [GAME.presentation.prompt(arena, lang) for lang in ("en", "fr")]
    shown += [GAME.presentation.sentences(arena, arena.notes or [], seat, lang) for lang in ("en", "fr")]
    if seat is not None:
        sheet = Sheet(GAME.research.parts)
        GAME.research.observe(arena, seat, sheet)
        shown += [sheet.tables(), GAME.texts.position(arena, seat), GAME.search.evaluate(arena, seat)]
        shown += [GAME.digest(GAME.search.determinize(arena, seat, seed)) for seed in range(5)]
    if decision(arena).player == seat:
        shown += [
            [GAME.presentation.label(arena, x, "en"), GAME.presentation.describe(arena, x)]
            for x in decision(arena).options
        ]
    return shown


FIVE, OTHER_FIVE = CHAMPIONS[1:6], CHAMPIONS[12:17]


@pytest.mark.clause("SFB-31", "SFB-34")
@pytest.mark.parametrize(("draft", "each"), [("competitive", 5), ("league", 10)])
def test_nobody_sees_what_the_other_brings_before_both_are_in(draft: str, each: int) -> None:
    one, other = CHAMPIONS[1 : 1 + each], CHAMPIONS[24 - each + 1 : 25]
    mine = CHAMPIONS[4:7]
    for count in (0, 1, 3):
        worlds = [bringing(draft, first, mine[:count]) for first in (one, other, one[::-1])]
        for seat in (1, None):
            shown = [all_that_is_shown(arena, seat) for arena in worlds]
            assert shown[0] == shown[1] == shown[2]
        own = [GAME.presentation.view(arena, 0)["brought"] for arena in worlds]
        assert own[0] != own[1]


@pytest.mark.clause("SFB-31")
def test_the_first_player_does_not_see_what_the_second_is_bringing() -> None:
    worlds = [bringing("competitive", FIVE, others) for others in (FIVE[:3], OTHER_FIVE[:3])]
    for seat in (0, None):
        assert all_that_is_shown(worlds[0], seat) == all_that_is_shown(worlds[1], seat)
    ids = [champion.id for champion in FIVE]
    assert GAME.presentation.view(worlds[0], 0)["brought"] == [ids, [None] * 3]
    assert GAME.presentation.view(worlds[0], 1)["brought"] == [[None] * 5, ids[:3]]
    assert GAME.presentation.view(worlds[0], None)["brought"] == [[None] * 5, [None] * 3]
    assert "brought 1: ? ? ? ? ?\nbrought 2: DUG" in GAME.texts.position(worlds[0], 1)


@pytest.mark.clause("SFB-31")
def test_once_both_are_in_all_see_them() -> None:
    arena = bringing("competitive", FIVE, OTHER_FIVE)
    assert asking(arena) == "champion ban"
    ids = [[champion.id for champion in five] for five in (FIVE, OTHER_FIVE)]
    for seat in (0, 1, None):
        assert GAME.presentation.view(arena, seat)["brought"] == ids
    for seat in (0, 1):
        assert GAME.search.determinize(arena, seat, 7).brought == arena.brought
    answer_until(arena, "turn")
    assert [len(a_list(brought)) for brought in a_list(GAME.presentation.view(arena, None)["brought"])] == [
        4,
        4,
    ]


@pytest.mark.clause("SFB-31", "SFB-32")
def test_a_sample_guesses_what_the_other_brings_from_all_that_it_may() -> None:
    """The own ones included; and it can be played on, by the other too."""
    arena = bringing("competitive", FIVE, OTHER_FIVE[:4])
    guessed: Counter[int] = Counter()
    for seed in range(600):
        sample = GAME.search.determinize(arena, 1, seed)
        assert len(set(sample.brought[0])) == 5
        assert sample.brought[1] == arena.brought[1]
        guessed.update(sample.brought[0])
    assert set(guessed) == {champion.number for champion in CHAMPIONS[1:]}
    assert all(80 < times < 170 for times in guessed.values())  # 125 of 600 on an average
    theirs = GAME.search.determinize(arena, 0, 3)
    assert decision(theirs).player == 1
    assert not {x - 1 for x in decision(theirs).options} & {*theirs.brought[1]}
    answer_until(theirs, "turn")
    assert all(len(set(team)) == 3 for team in theirs.teams)


@pytest.mark.clause("SFB-277", "SFB-31")
def test_what_is_brought_can_be_taken_back_until_the_others_are_shown() -> None:
    before = bringing("competitive", FIVE, OTHER_FIVE[:3])
    fourth, fifth = (bringing("competitive", FIVE, OTHER_FIVE[:count]) for count in (4, 5))
    assert not has_revealed_anything(before, fourth, [1], [0, 1])
    assert has_revealed_anything(fourth, fifth, [1], [0, 1])
    assert has_revealed_anything(fourth, fifth, [0], [0])  # the other is a bot


@pytest.mark.clause("SFB-33")
def test_in_the_free_draft_each_simply_chooses() -> None:
    arena = opened(draft="free")
    GAME.answer(arena, 1)
    assert pick(arena, dugrun, gwaien, tzu_xiao) == [0, 0, 0]
    assert dugrun not in offered(arena)
    arena = opened(draft="free", doubles="true")
    GAME.answer(arena, 1)
    pick(arena, dugrun, gwaien, tzu_xiao)
    assert pick(arena, dugrun, gwaien) == [1, 1]
    assert dugrun not in offered(arena)


@pytest.mark.clause("SFB-34")
def test_in_the_league_each_brings_two_teams_of_which_one_is_banned() -> None:
    arena = opened(draft="league")
    GAME.answer(arena, 1)
    pick(arena, *CHAMPIONS[1:11])
    pick(arena, *CHAMPIONS[6:16])
    assert asking(arena) == "team ban"
    assert decision(arena).player == 1
    GAME.answer(arena, 1)
    assert decision(arena).player == 0
    GAME.answer(arena, 2)
    assert arena.brought[0] == [champion.number for champion in CHAMPIONS[6:11]]
    assert arena.brought[1] == [champion.number for champion in CHAMPIONS[6:11]]
    assert asking(arena) == "champion ban"
    assert decision(arena).player == 0


@pytest.mark.clause("SFB-35")
def test_the_random_draft_deals_different_teams() -> None:
    dealt = set()
    for seed in range(8):
        arena = opened(draft="random", seed=seed)
        GAME.answer(arena, 1)
        champions = arena.teams[0] + arena.teams[1]
        assert len(set(champions)) == 6
        dealt.add(tuple(champions))
    assert len(dealt) > 5


# What is refused.


@pytest.mark.clause("SFB-33")
@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"teams": "DUG+GWA+XYZ,RAT+KOR+KOL"}, "sfb-unknown-champion"),
        ({"teams": "DUG+GWA+TZU,RAT+KOR+DUG"}, "sfb-champion-twice"),
        ({"teams": "DUG+GWA,RAT+KOR+KOL"}, "sfb-team-size"),
        ({"teams": "DUG+GWA+TZU"}, "sfb-teams-count"),
        ({"pool": "DUG+GWA+TZU"}, "sfb-small-pool"),
        ({"pool": "DUG+GWA+TZU+RAT+KOR+DUG"}, "sfb-champion-twice"),
        ({"pool": SIX, "draft": "league"}, "sfb-small-pool"),
        ({"draft": "snake"}, "bad-option"),
        ({"max_rounds": "0"}, "bad-rounds"),
        ({"first": "3"}, "bad-first"),
        ({"gravity": "low"}, "unknown-option"),
    ],
)
def test_what_cannot_be_is_refused(options: dict[str, str], key: str) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.setup(2, options)
    assert refusal.value.key == key


@pytest.mark.clause("SFB-1")
def test_it_is_for_two_or_four() -> None:
    for players in (1, 3, 5):
        with pytest.raises(Refusal) as refusal:
            GAME.setup(players, {})
        assert refusal.value.key == "sfb-bad-players"


def test_champions_may_be_named_by_id_or_name_in_any_case() -> None:
    setup = GAME.setup(2, {"teams": "dugrun+Gwaien+tzu,rat+Ko'lel+KOR"})
    assert setup.options["teams"] == "DUG+GWA+TZU,RAT+KOL+KOR"
