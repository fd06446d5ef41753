"""What comes with sentences for programs says what they say: whom and what they name, what has happened."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import Final

import pytest
from msgspec import UNSET

from baston.games import game_named
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.locales import seat_name
from baston.locales.mentions import Marking, card_mention, seat_mention, unmarked
from baston.server.api.rules import rules_of
from baston.server.matches.log_view import LineCache, LogView
from baston.server.matches.match import Match
from baston.server.matches.projections import Viewer, project
from baston.server.matches.wording import words_of
from baston.server.protocol import Line, Terms, Words
from baston.server.storage.rows import ANSWER, PERSON, Entry, SeatRow

ANSWERS: Final = 400
# The games with their numbers of players and options, and the kinds of events that theirs have.
DRAWS: Final = {"drawn", "shuffled"}
GAMES: Final = {
    "smashup": (("smashup", 2, {}), {"turn", "scoring", "total", "points", "played", "destroyed"} | DRAWS),
    "base-principale": (
        ("smashup", 3, {"mode": "base-principale"}),
        {"turn", "round", "scoring", "total", "points", "played", "destroyed"} | DRAWS,
    ),
    "superfantasybrawl": (
        ("superfantasybrawl", 2, {"draft": "competitive"}),
        {"turn-of-round", "met", "points", "played", "walked", "displaced", "banned", "attacked", "wounded"}
        | DRAWS,
    ),
    "doubles": (
        ("superfantasybrawl", 4, {"draft": "random"}),
        {"turn-of-round", "met", "points", "played", "walked", "displaced", "wounded"} | DRAWS,
    ),
    "galacticlash": (("galacticlash", 2, {}), {"turn", "played", "resolved", "wounded", "destroyed"} | DRAWS),
}
SEAT: Final = re.compile(r"\b(?:Player|Joueur) (\d)\b")
# How English lines of the log tell of each kind of event, with the numbers in them.
TOLD: Final = {
    "turn": re.compile(r"Turn (\d+): Player (\d)\."),
    "turn-of-round": re.compile(r"Round (\d+): Player (\d)'s turn\."),
    "round": re.compile(r"(?:Period \d+, round \d+|Extra round): Player (\d) begins\."),
    "scoring": re.compile(
        r"The scoring of .+ begins\.|(?:Period \d+|The extra round) ends: the whole mat is scored\."
    ),
    "total": re.compile(r"Player (\d) has (\d+) power on .+\."),
    "met": re.compile(r"Player (\d) scores .+: (\d+) VP\."),
    "resolved": re.compile(r".+ resolves\.|.+ has no target left and does nothing\."),
    "wounded": re.compile(
        r"(?:.+ suffers \d+ wounds?|.+ takes \d+ damage|Player (\d) loses \d+ life)(?: \(.+\))?\."
    ),
    "attacked": re.compile(r".+ attacks .+\."),
    "points": re.compile(r"Player (\d)(?: and Player (\d))? gains? (\d+) VP.*"),
    "played": re.compile(
        r"Player (\d) (?:plays|launches|attaches) (?!no Reaction|.+ and .+\.$|.+ again\.).+"
    ),
    "drawn": re.compile(r"Player (\d) draws .+"),
    "shuffled": re.compile(r"Player (\d) shuffles .+"),
    "destroyed": re.compile(r".+ (?:is destroyed|destroys itself|dies)(?: \(.+\))?\."),
    "walked": re.compile(r".+ (?:moves to|is Forced to) \w+(?: \(.+\))?\."),
    "displaced": re.compile(
        r".+ (?:comes in on|(?:Dashes|Jumps|Swoops|is Pushed|is Pulled|flees) to|is Placed on) \w+( \(.+)?\."
    ),
    "banned": re.compile(r"Player (\d) may not take .+\."),
}


@cache
def names(game: str) -> dict[str, set[str]]:
    """The names of each card of the catalog, in both languages."""
    found = game_named(game).texts.catalog()
    return {str(entry["id"]): {str(entry["name"]), str(entry["name_fr"])} for entry in found}


@cache
def played(key: str) -> tuple[Match, list[tuple[int, Words]]]:
    """A game played at random, and every question and option in it with the game's number of the time."""
    (name, players, options), _ = GAMES[key]
    game = game_named(name)
    seats = [SeatRow(seat, PERSON, f"person {seat}") for seat in range(players)]
    match = Match(game, game.setup(players, options), 2, seats, Terms(), 0, 0.0)
    said: list[tuple[int, Words]] = []
    chance = Rng(3)
    while match.asked is not None and len(match.answers) < ANSWERS:
        decision = match.state.decision
        assert decision is not None
        said.append((len(said), words_of(lambda lang: game.presentation.prompt(match.state, lang))))
        for option in decision.options[:4]:
            said.append((len(said), _label(game, match.state, option)))
        place = chance.below(len(decision.options))
        match.apply(Entry(match.number, ANSWER, match.asked, place, None, 0.0))
    return match, said


def _label(game: Game[State], state: State, option: int) -> Words:
    plain = [game.presentation.label(state, option, lang) for lang in ("en", "fr")]
    words = words_of(lambda lang: game.presentation.label(state, option, lang))
    assert [words.en, words.fr] == plain
    return words


def lines(key: str, seat: int | None = 0) -> list[Line]:
    """The whole log of such a game as a seat reads it, spoken to."""
    match, _ = played(key)
    return LogView(Viewer(seat, you=seat)).since(match, 0)


def sentences(key: str) -> list[Words | Line]:
    """All that is said in such a game."""
    return [*lines(key), *[words for _, words in played(key)[1]]]


def named_in(words: Words | Line) -> Iterator[tuple[str, str, int | str]]:
    """The sentences of both languages with each name in them, and what it names."""
    for text, mentions in (
        (words.en, UNSET if words.mentions is UNSET else words.mentions.en),
        (words.fr, UNSET if words.mentions is UNSET else words.mentions.fr),
    ):
        assert text is not UNSET
        for start, length, named in (
            [] if mentions is UNSET else [(m.start, m.length, m.named) for m in mentions]
        ):
            yield text, text[start : start + length], named


@pytest.mark.parametrize("key", GAMES)
def test_lines_say_to_each_reader_what_the_game_says_to_them(key: str) -> None:
    match, _ = played(key)
    cache: LineCache = {}  # as the readers of a table share it
    notes, say = match.state.notes or [], match.game.presentation.sentences
    for seat in (*range(match.setup.players), None):
        read = LogView(Viewer(seat, you=seat), cache).since(match, 0)
        told = [line if line.you is UNSET else line.you for line in read]
        for lang in ("en", "fr"):
            said = [
                sentence
                for first, last in pairwise([0, *match.log_lengths])
                for sentence in say(match.state, notes[first:last], seat, lang, seat)
            ]
            assert [line.en if lang == "en" else line.fr for line in told] == said


@pytest.mark.parametrize("key", GAMES)
def test_mentions_are_the_names_of_seats_and_cards(key: str) -> None:
    (game, _, _), _ = GAMES[key]
    found = [(name, named) for words in sentences(key) for _, name, named in named_in(words)]
    seats = {(name, named) for name, named in found if isinstance(named, int)}
    assert seats <= {(seat_name(lang, seat), seat) for lang in ("en", "fr") for seat in range(4)}
    cards = {(name, named) for name, named in found if isinstance(named, str)}
    assert len(cards) > 20
    known = names(game)
    assert {(name, id) for name, id in cards if id in known and name not in known[id]} == set()


@pytest.mark.parametrize("key", GAMES)
def test_every_seat_in_a_sentence_is_mentioned(key: str) -> None:
    for words in sentences(key):
        mentioned = list(named_in(words))
        for text in (words.en, words.fr):
            assert isinstance(text, str)
            found = [int(number) - 1 for number in SEAT.findall(text)]
            assert found == [named for of, _, named in mentioned if of is text and isinstance(named, int)]


@pytest.mark.parametrize("key", GAMES)
def test_events_tell_what_the_sentences_tell(key: str) -> None:
    _, kinds = GAMES[key]
    log = lines(key)
    assert {line.event.kind for line in log if line.event is not UNSET} == kinds
    for line in log:
        told = {kind for kind, pattern in TOLD.items() if kind in kinds and pattern.fullmatch(line.en)}
        assert told == (set() if line.event is UNSET else {line.event.kind}), line.en


@pytest.mark.parametrize("key", GAMES)
def test_events_name_the_same_seats_cards_and_numbers_as_the_sentences(key: str) -> None:
    for line in lines(key):
        event = line.event
        if event is UNSET:
            continue
        mentioned = [] if line.mentions is UNSET else [mention.named for mention in line.mentions.en]
        if event.kind != "attacked":  # where the champion is named, not its seat
            assert [named for named in mentioned if isinstance(named, int)][: len(event.seats)] == event.seats
        for card in (event.card, event.source):
            assert card is UNSET or card in mentioned, line.en
        if event.kind in ("turn", "turn-of-round", "points"):
            assert str(event.number) in re.findall(r"\d+", SEAT.sub("", line.en))


def test_a_line_that_speaks_to_its_reader_names_that_seat_by_its_pronoun() -> None:
    spoken = [line.you for line in lines("smashup") if line.you is not UNSET]
    named = [next(named_in(words))[1:] for words in spoken if words.en.startswith("You ")]
    assert len(named) > 20
    assert set(named) == {("You", 0)}


def test_nobody_is_told_a_card_that_the_sentence_does_not_name() -> None:
    """What another player draws is not in the mentions either."""
    drawn = [
        line
        for line in lines("smashup", 1)
        if re.fullmatch(r"Player 1 draws (?:a card|\d+ cards)\.", line.en)
    ]
    assert len(drawn) > 5
    assert {named for line in drawn for _, _, named in named_in(line)} == {0}


def test_options_that_order_what_waits_are_told_beside_the_cards_that_they_point_at() -> None:
    """An option to play a card says no more than what it points at."""
    game, seats = game_named("smashup"), [SeatRow(seat, PERSON, "ada") for seat in (0, 1)]
    told: dict[str | None, set[bool]] = {}
    for seed in range(20):  # games, until one has had triggers to be ordered
        match, chance = Match(game, game.setup(2, {}), seed, seats, Terms(), 0, 0.0), Rng(seed)
        while match.asked is not None and "SU-111" not in told:
            decision = project(match, match.asked).decision
            assert decision is not None
            told.setdefault(decision.clause, set()).update(choice.told for choice in decision.options)
            option = decision.options[chance.below(len(decision.options))].option
            match.apply(*match.prepare_answer(match.number, match.asked, option, 0.0))
    assert (told["SU-12"], told["SU-111"]) == ({False}, {True})


def test_marks_stand_only_in_sentences_that_are_asked_for_with_them() -> None:
    assert (seat_mention(1, "Player 2"), card_mention("gnome", "Gnome")) == ("Player 2", "Gnome")
    with Marking():
        marked = f"{seat_mention(1, 'Player 2')} plays {card_mention('gnome', 'Gnome')}."
    assert unmarked(marked) == ("Player 2 plays Gnome.", [(0, 8, 1), (15, 5, "gnome")])
    assert unmarked("Player 2 plays Gnome.") == ("Player 2 plays Gnome.", [])


def test_clauses_say_which_cards_they_name() -> None:
    """In French too, where many stand by their English names; a longer name is not the shorter one in it."""
    rules = {rule.id: rule for rule in rules_of("smashup")}
    trap = rules["SU-193"]
    assert trap.mentions is not UNSET
    assert trap.mentions.fr is not UNSET
    assert "its_a_trap" in {mention.named for mention in trap.mentions.en} & {
        mention.named for mention in trap.mentions.fr
    }
    for rule in rules.values():
        for text, mentions in ((rule.text, rule.mentions is not UNSET and rule.mentions.en),):
            for mention in mentions or []:
                name = text[mention.start : mention.start + mention.length]
                assert {name, name.replace("…", "..."), name.replace("’", "'")} & names("smashup")[
                    str(mention.named)
                ]
    assert any(rule.mentions is UNSET for rule in rules.values())
