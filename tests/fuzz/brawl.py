"""Random and guided games of Super Fantasy Brawl, with every draft, and from crowded positions."""

from __future__ import annotations

from typing import Final, TypeVar

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.arena_files.arena_file import STANDARD, board_named
from baston.games.superfantasybrawl.arena_files.board import TRAPS
from baston.games.superfantasybrawl.cards.card import CARDS, CHAMPIONS, RULES, Card, Champion
from baston.games.superfantasybrawl.constants import FIRST_CARD, FIRST_TOKEN
from baston.games.superfantasybrawl.state.arena import Arena
from baston.games.superfantasybrawl.variant import COMPETITIVE, DRAFTS, LEAGUE, Variant
from baston.kernel.frame import FIELD, HANDLE, PACKED
from baston.kernel.rng import Rng
from tests.fuzz import guided
from tests.fuzz.guided import Acted, checked_game, play_on
from tests.superfantasybrawl.invariants import Watch
from tests.superfantasybrawl.scenario import scenario

T = TypeVar("T")
BOARD: Final = board_named(STANDARD)
MIDDLE: Final = 4  # from the middle of the arena: so near champions are crowded
HAND: Final = 5
ROUNDS: Final = 2  # that are played on from a position
WHOLE: Final = 6  # one game in so many begins with a draft


def broken(games: int, seed: int) -> list[str]:
    """What went wrong in random games."""
    return guided.broken(GAME, games, seed, table, Watch, log=True)


def table(n: int, chance: Rng) -> tuple[int, dict[str, str]]:
    """Seats and options of the n-th of many games: each draft, two players and four, any option."""
    draft = DRAFTS[n % len(DRAFTS)]
    players = 2 if draft in (COMPETITIVE, LEAGUE) else 2 + 2 * (n // len(DRAFTS) % 2)
    options = {"draft": draft, "max_rounds": "60"}
    for name, values in (
        ("doubles", ("false", "true")),
        ("opening_challenges", ("2", "1")),
        ("replace_challenges", ("false", "true")),
    ):
        options[name] = values[chance.below(2)]
    return players, options


def exhaust(games: int, seed: int) -> list[tuple[str, int]]:
    """Guided games, most of them from positions with what has not acted yet; what never acted in them."""
    with Acted(RULES, _id_of) as acted:
        for n in range(games):
            chance = Rng(seed * 7919 + n)
            if n % WHOLE == 0:
                players, options = table(n // WHOLE, chance)
                setup = GAME.setup(players, options | {"max_rounds": "12"})
                checked_game(GAME, setup, seed + n, Watch(), acted.curious, log=True)
            else:
                news = {name.split(" ")[0] for name, _ in acted.never()}
                play_on(GAME, crowd(news, chance), chance, Watch(), acted.curious)
        return acted.never()


def crowd(news: set[str], chance: Rng) -> Arena:
    """Champions close together, half of them levelled, hurt, with the cards in hand that are news."""
    champions = _shuffled(CHAMPIONS[1:], chance)
    champions.sort(key=lambda champion: not _is_news(champion, news))
    teams = _shuffled([champions[0:6:2], champions[1:6:2]], chance)
    hexes = _hexes_in_the_middle(chance)
    mine, theirs = (dict(zip(team, hexes[3 * i : 3 * i + 3], strict=True)) for i, team in enumerate(teams))
    hands = [_hand(team, news, chance) for team in teams]
    levelled = [champion for champion in champions[:6] if chance.below(2)]
    discard = [card for champion in teams[0] for card in champion.cards if card not in hands[0]]
    traps = _shuffled([f"{TRAPS[token.kind]}{token.damage or ''}" for token in BOARD.tokens], chance)
    trap_hexes = _shuffled([BOARD.names[hex] for hex in BOARD.trap_hexes], chance)
    return scenario(
        mine,
        theirs,
        hand=hands[0],
        rival_hand=hands[1],
        discard=[card for card in discard if chance.below(2)],
        levelled=levelled,
        damage={c: chance.below(c.hit_points[c in levelled]) for c in champions[:6] if chance.below(2)},
        traps=dict(zip(trap_hexes[:4], traps, strict=False)),
        begin_at=1 + chance.below(2),  # what waits for the phase, or the first action
        variant=Variant(max_rounds=2 + ROUNDS),
        seed=chance.next32(),
    ).arena


def _is_news(champion: Champion, news: set[str]) -> bool:
    return champion.id in news or any(card.id in news for card in champion.cards)


def _hand(team: list[Champion], news: set[str], chance: Rng) -> list[Card]:
    cards = _shuffled([card for champion in team for card in champion.cards], chance)
    cards.sort(key=lambda card: card.id not in news)
    return cards[:HAND]


def _hexes_in_the_middle(chance: Rng) -> list[str]:
    grid, statues = BOARD.grid, BOARD.statues
    middle = grid.handle[0, 0]
    near = [hex for hex in grid.hexes if grid.distance[middle][hex] <= MIDDLE and hex not in statues]
    return [BOARD.names[hex] for hex in _shuffled(near, chance)]


def _shuffled(things: list[T], chance: Rng) -> list[T]:
    chance.shuffle(places := [*range(len(things))])
    return [things[place] for place in places]


def _id_of(arena: Arena, option: int) -> str:
    """The card that an option is about."""
    assert arena.decision is not None
    handle = option >> FIELD & HANDLE if arena.decision.kind == PACKED else option
    return CARDS[arena.what[handle]].id if FIRST_CARD <= handle < FIRST_TOKEN else ""
