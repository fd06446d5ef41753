"""Galacti'Clash as bots, terminal and server know it."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.ai.determinization import determinize
from baston.games.galacticlash.ai.evaluation import insight, score
from baston.games.galacticlash.ai.observation import PARTS, observe
from baston.games.galacticlash.cards.card import FACTIONS, RULES, Card
from baston.games.galacticlash.cards.names import card_name, card_text, keywords_of
from baston.games.galacticlash.constants import ENERGIES, FIRST_CARD, KINDS
from baston.games.galacticlash.decks.codes import code_of, deck_of
from baston.games.galacticlash.decks.legality import faults
from baston.games.galacticlash.decks.random_decks import random_deck
from baston.games.galacticlash.decks.ready_decks import ready_decks
from baston.games.galacticlash.presentation.clauses import clause_of
from baston.games.galacticlash.presentation.log import happening, log_sentence, log_sentences
from baston.games.galacticlash.presentation.notation import describe, label, prompt
from baston.games.galacticlash.presentation.position import write_position
from baston.games.galacticlash.presentation.preview import could_answer
from baston.games.galacticlash.presentation.view import view
from baston.games.galacticlash.queries.seats import side_of
from baston.games.galacticlash.setup.saving import load_clash, save_clash
from baston.games.galacticlash.setup.start import new_clash
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.state.clash_fields import copy_clash
from baston.games.galacticlash.variant import (
    DUO,
    FLASH,
    FORMATS,
    MULTI,
    PLAYED,
    READINGS,
    STANDARD,
    Format,
    variant_of,
)
from baston.kernel.event import Note
from baston.kernel.game import Game, Option, Refusal, Setup
from baston.kernel.machine import answer
from baston.kernel.observation import Sheet
from baston.kernel.rng import Rng
from baston.kernel.saving import stamped
from baston.kernel.sight import as_known
from baston.kernel.text import Json

RANDOM: Final = "random"  # any of the ready decks, none twice where there are enough
GENERATED: Final = "generated"  # a legal deck made at random
AUTO: Final = "auto"  # the format that fits the number of seats
DEALING: Final = 0xDEC5  # sets the chance that deals decks apart from that of the game
OPTIONS: Final = (
    Option("format", AUTO, (AUTO, FLASH, STANDARD, MULTI, DUO)),
    Option("decks", RANDOM),
    *[Option(name, values[0], values, played=PLAYED.get(name, "")) for name, values in READINGS.items()],
)
WINDOWS: Final = ("window", "chain")


class GalactiClash(Game[Clash]):
    """The trading-card game of energies, units and answers, for two to four (G-7)."""

    def __init__(self) -> None:
        self.name = "galacticlash"
        self.title = "Galacti'Clash"
        self.title_fr = "Galacti’Clash"
        self.rules_version = 2
        self.seats = range(2, 5)
        self.modes = (FLASH, STANDARD, MULTI, DUO)
        self.options = OPTIONS
        self.parts = PARTS

    def setup(self, players: int, options: dict[str, str]) -> Setup:
        if players not in self.seats:
            raise Refusal("bad-players", players=players, low=2, high=4)
        chosen = {option.name: option.default for option in OPTIONS}
        for name, value in options.items():
            if name not in chosen:
                raise Refusal("unknown-option", name=name, known=", ".join(chosen))
            chosen[name] = value
        for option in OPTIONS:
            if option.choices and chosen[option.name] not in option.choices:
                raise Refusal(
                    "bad-option",
                    name=option.name,
                    value=chosen[option.name],
                    known=", ".join(option.choices),
                )
        format = format_for(chosen["format"], players)
        chosen["format"] = format.name
        chosen["decks"] = read_decks(chosen["decks"], players, format)
        return Setup(players, chosen)

    def new(self, setup: Setup, seed: int, log: bool = False) -> Clash:
        options = setup.options
        decks = dealt_decks(options["decks"], setup.players, FORMATS[options["format"]], Rng(seed ^ DEALING))
        return new_clash(variant_of(options), decks, seed, log)

    def answer(self, state: Clash, option: int) -> None:
        answer(state, RULES, option)

    def copy(self, state: Clash) -> Clash:
        return copy_clash(state)

    def determinize(self, state: Clash, seat: int, seed: int) -> Clash:
        return determinize(state, seat, seed)

    def teams(self, setup: Setup) -> list[list[int]]:
        return [[0, 2], [1, 3]] if setup.options["format"] == DUO else super().teams(setup)

    def score(self, state: Clash, seat: int) -> float:
        return score(state, seat)

    def insight(self, state: Clash, seat: int) -> float:
        return insight(state, seat)

    def cut(self) -> int:
        return 60  # a limit for loops only

    def horizon(self) -> int:
        return 2  # what is left of the turn, and the next

    def greed(self) -> int:
        return 4

    def is_window(self, state: Clash) -> bool:
        return bool(state.frames) and RULES.effects[state.frames[-1].effect].name in WINDOWS

    def tells_by_time(self, state: Clash) -> bool:
        """Where everybody is asked (`even_windows`): could the one who is asked hold an answer?"""
        return state.variant.even_windows and self.is_window(state) and could_answer(state)

    def likeness(self, state: Clash, option: int, before: Clash, seat: int) -> int:
        return as_known(state.decision, option, state.what, before.seen, seat, FIRST_CARD)

    def view(self, state: Clash, seat: int | None) -> dict[str, Json]:
        return view(state, seat)

    def observe(self, state: Clash, seat: int, sheet: Sheet) -> None:
        observe(state, seat, sheet)

    def label(self, state: Clash, option: int, lang: str) -> str:
        return label(state, option, lang)

    def position(self, state: Clash, seat: int | None) -> str:
        return write_position(state, seat)

    def describe(self, state: Clash, option: int) -> dict[str, Json]:
        return describe(state, option)

    def prompt(self, state: Clash, lang: str) -> str:
        return prompt(state, lang)

    def clause(self, state: Clash) -> str:
        return clause_of(state)

    def sentence(
        self,
        state: Clash,  # noqa: ARG002 - its notes say all
        note: Note,
        seat: int | None,
        lang: str,
        you: int | None = None,
    ) -> str:
        return log_sentence(note, seat, lang, you)

    def sentences(
        self,
        state: Clash,  # noqa: ARG002 - its notes say all
        notes: list[Note],
        seat: int | None,
        lang: str,
        you: int | None = None,
    ) -> list[str]:
        return log_sentences(notes, seat, lang, you)

    def save(self, state: Clash) -> dict[str, Json]:
        return stamped(save_clash(state), self.rules_version)

    def load(self, saved: dict[str, Json]) -> Clash:
        self.check_rules(saved)
        return load_clash(saved)

    def points(self, state: Clash) -> list[int]:
        """Life points left, a team's for both partners; none for anybody after a draw."""
        if state.over and any(score(state, seat) == 0.0 for seat in state.winners):
            return [0] * state.players
        return [max(0, state.life[side_of(state, seat)]) for seat in range(state.players)]

    def turns(self, state: Clash) -> int | None:
        return state.turn_number

    def lineup(self, state: Clash, setup: Setup, seed: int) -> dict[str, list[str]]:
        return {"decks": named_decks(setup.options["decks"], state.players, Rng(seed ^ DEALING))}

    def happening(self, note: Note) -> tuple[str, str]:
        return happening(note)

    def catalog(self) -> list[dict[str, Json]]:
        return [entry(card) for faction in FACTIONS for card in faction.cards]


def format_for(name: str, players: int) -> Format:
    """The format named, or flash for two and multi for more. Raises Refusal if the seats do not fit (G-7)."""
    if name == AUTO:
        return FORMATS[FLASH if players == 2 else MULTI]
    format = FORMATS[name]
    if players not in format.players:
        raise Refusal(
            "format-seats", format=name, players=players, known=" / ".join(str(n) for n in format.players)
        )
    return format


def read_decks(text: str, players: int, format: Format) -> str:
    """By seat: a ready deck, a code, `random` or `generated`; one alone is for all. Raises Refusal."""
    named = [part.strip() for part in text.split(",")]
    if len(named) not in (1, players):
        raise Refusal("bad-decks-count", given=len(named), players=players)
    read: list[str] = []
    for seat, name in enumerate(named, start=1):
        if name.lower() in (RANDOM, GENERATED) or name.lower() in ready_decks():
            read.append(name.lower())
            continue
        if "*" not in name:
            raise Refusal("unknown-deck", name=name, known=", ".join(ready_decks()))
        deck = deck_of(name)
        wrong = faults(deck, format)
        if wrong:
            clauses = ", ".join(str(fault.values["clause"]) for fault in wrong)
            raise Refusal("deck-illegal", seat=seat, format=format.name, clauses=clauses)
        read.append(code_of(deck))
    return ",".join(read)


def named_decks(text: str, players: int, rng: Rng) -> list[str]:
    """Each seat's deck: a ready one, `generated` or a code."""
    named = text.split(",")
    if len(named) == 1:
        named *= players
    ids = list(ready_decks())
    order = list(range(len(ids)))
    rng.shuffle(order)
    return [ids[order[seat % len(ids)]] if name == RANDOM else name for seat, name in enumerate(named)]


def dealt_decks(text: str, players: int, format: Format, rng: Rng) -> list[list[int]]:
    """The cards of each seat's deck."""
    decks: list[list[int]] = []
    for name in named_decks(text, players, rng):
        if name == GENERATED:
            decks.append(random_deck(format, rng, []))
        elif name in ready_decks():
            decks.append(ready_decks()[name].lists[format.name])
        else:
            decks.append(deck_of(name))
    return decks


def entry(card: Card) -> dict[str, Json]:
    """A card of the catalog as `baston cards --json` prints it."""
    unit = card.is_unit()
    cost: dict[str, Json] = {name: card.cost.fixed[place] for place, name in enumerate(ENERGIES)}
    cost["star"] = card.cost.star
    return {
        "id": card.id,
        "name": card.title,
        "name_fr": card_name(card, "fr"),
        "kind": KINDS[card.kind],
        "set": "galacticlash",
        "faction": card.theme.id,
        "factions": [f.id for f in FACTIONS if card.factions & f.bit],
        "copies": None,
        "cost": cost,
        "total_cost": card.cost.total,
        "attack": card.attack if unit else None,
        "defense": card.defense if unit else None,
        "energy": ENERGIES[card.energy] if KINDS[card.kind] == "energy" else None,
        "keywords": [*keywords_of(card)],
        "text": card.text,
        "text_fr": card_text(card, "fr"),
    }
