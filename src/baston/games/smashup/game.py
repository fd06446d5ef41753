"""Smash Up as bots, terminal and server know it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from baston.games.smashup.ai.evaluation import insight
from baston.games.smashup.ai.observation import PARTS, observe
from baston.games.smashup.ai.pruning import weighed
from baston.games.smashup.cards.card import FACTIONS, KINDS, RULES, Card, Faction
from baston.games.smashup.mat import PROPOSED, read_mat
from baston.games.smashup.phases.ending import is_won
from baston.games.smashup.phases.windows import is_in_rotation
from baston.games.smashup.presentation.clauses import clause_of
from baston.games.smashup.presentation.log import happening, log_sentence, log_sentences
from baston.games.smashup.presentation.names import card_name, card_text
from baston.games.smashup.presentation.notation import describe, label, prompt
from baston.games.smashup.presentation.position import write_position
from baston.games.smashup.presentation.view import view, views
from baston.games.smashup.setup.saving import load_table, save_table
from baston.games.smashup.setup.start import new_table, random_factions
from baston.games.smashup.state.table import FIRST_BASE, Table
from baston.games.smashup.variant import BASE_PRINCIPALE, BOXES, CORE, MODES, STANDARD, Variant
from baston.kernel.event import Note
from baston.kernel.game import Game, Option, Refusal, Setup
from baston.kernel.machine import answer
from baston.kernel.observation import Sheet
from baston.kernel.rng import Rng
from baston.kernel.rounds import NO_LIMIT, UNLIMITED, read_limit
from baston.kernel.saving import stamped
from baston.kernel.sight import as_known, resampled, unseen_by
from baston.kernel.text import Json

RANDOM: Final = "random"
DRAFT: Final = "draft"
ALL: Final = "all"
OPTIONS: Final = (
    Option("factions", RANDOM),
    Option("boxes", ALL, before=CORE),
    Option("edition", "2017", ("2017", "2012")),
    Option("copies", "1", ("1", "2")),
    Option("first", RANDOM),
    Option("bgb_fixes", "false", ("false", "true")),
    Option("bases", "boxes", ("boxes", "all")),
    Option("even_windows", "false", ("false", "true")),
    Option("max_rounds", UNLIMITED, simulated="100"),  # SU-202
    Option("mode", STANDARD, MODES),
)
MAT: Final = "mat"
PROPOSED_MAT: Final = "proposed"
# What there is to choose on a mat only; a standard game's setup has none of it.
MAT_OPTIONS: Final = (
    Option(MAT, PROPOSED_MAT, written=read_mat(PROPOSED).text()),
    Option("useless_cards", "true", ("true", "false")),
    Option("change_base", "true", ("true", "false")),
)


class SmashUp(Game[Table]):
    """Take-that with factions and bases, for two to four (SU-1)."""

    def __init__(self) -> None:
        self.name = "smashup"
        self.title = "Smash Up"
        self.title_fr = "Smash Up"
        self.rules_version = 2
        self.seats = range(2, 5)
        self.modes = MODES
        self.options = (*OPTIONS, *MAT_OPTIONS)
        self.parts = PARTS

    def setup(self, players: int, options: dict[str, str]) -> Setup:
        if players not in self.seats:
            raise Refusal("bad-players", players=players, low=2, high=4)
        chosen = choose(self.options, options)
        settle_mode(chosen, options)
        if read_limit(chosen["max_rounds"]) == NO_LIMIT:
            del chosen["max_rounds"]
        if chosen["first"] != RANDOM and chosen["first"] not in [str(n + 1) for n in range(players)]:
            raise Refusal("bad-first", value=chosen["first"], players=players)
        boxes = read_boxes(chosen["boxes"])
        if chosen["factions"] not in (RANDOM, DRAFT):
            pairs = read_factions(chosen["factions"], players, int(chosen["copies"]))
            chosen["factions"] = ",".join("+".join(FACTIONS[f].id for f in both) for both in pairs)
            boxes = boxes_with(pairs, boxes if "boxes" in options else [])
        chosen["boxes"] = ",".join(boxes)
        check_number(boxes, players, int(chosen["copies"]))
        return Setup(players, chosen)

    def new(self, setup: Setup, seed: int, log: bool = False) -> Table:
        options = setup.options
        first = options["first"]
        variant = Variant(
            options["edition"],
            int(options["copies"]),
            options["bgb_fixes"] == "true",
            -1 if first == RANDOM else int(first) - 1,
            options["bases"] == "all",
            options["even_windows"] == "true",
            tuple(options["boxes"].split(",")),
            read_limit(options.get("max_rounds", UNLIMITED)),
        )
        if "mode" in options:
            variant = replace(
                variant,
                mode=options["mode"],
                mat=read_mat(options[MAT]),
                useless_cards=options["useless_cards"] == "true",
                change_base=options["change_base"] == "true",
            )
        factions = options["factions"]
        if factions == DRAFT:
            chosen: list[list[int]] = [[] for _ in range(setup.players)]
        elif factions == RANDOM:
            chosen = random_factions(variant, setup.players, Rng(seed ^ 0x5EED))
        else:
            chosen = read_factions(factions, setup.players, variant.copies)
        return new_table(variant, setup.players, chosen, seed, log)

    def answer(self, state: Table, option: int) -> None:
        answer(state, RULES, option)

    def copy(self, state: Table) -> Table:
        return state.copy()

    def determinize(self, state: Table, seat: int, seed: int) -> Table:
        sample = state.copy()
        sample.notes = None
        sample.rng = Rng(seed)
        pools = hidden_pools(state, seat)
        _keep_asking(sample, seat, pools[0])
        sample.what = resampled(state.what, pools, sample.rng)
        return sample

    def score(self, state: Table, seat: int) -> float:
        return 1.0 if seat in state.winners else -1.0

    def is_cut_short(self, state: Table) -> bool:
        return state.over and not is_won(state)

    def weighed(self, state: Table) -> list[int]:
        return weighed(state)

    def is_window(self, state: Table) -> bool:
        return is_in_rotation(state)

    def tells_by_time(self, state: Table) -> bool:
        """Where everybody is asked (`even_windows`)."""
        return state.variant.even_windows and is_in_rotation(state)

    def insight(self, state: Table, seat: int) -> float:
        return self.score(state, seat) if state.over else insight(state, seat)

    def likeness(self, state: Table, option: int, before: Table, seat: int) -> int:
        return as_known(state.decision, option, state.what, before.seen, seat, FIRST_BASE)

    def view(self, state: Table, seat: int | None) -> dict[str, Json]:
        return view(state, seat)

    def views(self, state: Table, seats: list[int | None]) -> list[dict[str, Json]]:
        return views(state, seats)

    def observe(self, state: Table, seat: int, sheet: Sheet) -> None:
        observe(state, seat, sheet)

    def label(self, state: Table, option: int, lang: str) -> str:
        return label(state, option, lang)

    def position(self, state: Table, seat: int | None) -> str:
        return write_position(state, seat)

    def describe(self, state: Table, option: int) -> dict[str, Json]:
        return describe(state, option)

    def prompt(self, state: Table, lang: str) -> str:
        return prompt(state, lang)

    def clause(self, state: Table) -> str:
        return clause_of(state)

    def sentence(
        self,
        state: Table,  # noqa: ARG002 - its notes say all
        note: Note,
        seat: int | None,
        lang: str,
        you: int | None = None,
    ) -> str:
        return log_sentence(note, seat, lang, you)

    def sentences(
        self,
        state: Table,  # noqa: ARG002 - its notes say all
        notes: list[Note],
        seat: int | None,
        lang: str,
        you: int | None = None,
    ) -> list[str]:
        return log_sentences(notes, seat, lang, you)

    def save(self, state: Table) -> dict[str, Json]:
        return stamped(save_table(state), self.rules_version)

    def load(self, saved: dict[str, Json]) -> Table:
        self.check_rules(saved)
        return load_table(saved)

    def points(self, state: Table) -> list[int]:
        return state.vp[:]

    def turns(self, state: Table) -> int | None:
        return state.turn_number

    def lineup(self, state: Table, setup: Setup, seed: int) -> dict[str, list[str]]:  # noqa: ARG002
        return {"factions": ["+".join([FACTIONS[f].id for f in both]) for both in state.factions]}

    def happening(self, note: Note) -> tuple[str, str]:
        return happening(note)

    def catalog(self) -> list[dict[str, Json]]:
        return [entry(card) for faction in FACTIONS for card in [*faction.cards, *faction.bases]]


def choose(known: tuple[Option, ...], options: dict[str, str]) -> dict[str, str]:
    """The options by name, defaults filled in. Raises Refusal for a name or a value that is not known."""
    chosen = {option.name: option.default for option in known}
    for name, value in options.items():
        if name not in chosen:
            raise Refusal("unknown-option", name=name, known=", ".join(chosen))
        chosen[name] = value
    for option in known:
        value = chosen[option.name]
        if option.choices and value not in option.choices:
            raise Refusal("bad-option", name=option.name, value=value, known=", ".join(option.choices))
    return chosen


def settle_mode(chosen: dict[str, str], asked: dict[str, str]) -> None:
    """The mat written out in full, so that a record carries it; in the standard mode nothing of modes.

    Raises Refusal if what only a mat has is asked for without one, or the mat is none.
    """
    if chosen["mode"] == STANDARD:
        for option in MAT_OPTIONS:
            if asked.get(option.name, option.default) != option.default:
                raise Refusal("mat-without-mode", name=option.name, mode=BASE_PRINCIPALE)
            del chosen[option.name]
        del chosen["mode"]
    else:
        text = PROPOSED if chosen[MAT] == PROPOSED_MAT else chosen[MAT]
        chosen[MAT] = read_mat(text).text()


def hidden_pools(table: Table, seat: int) -> list[list[int]]:
    """The handles that the seat has not seen: the base cards, then each owner's cards."""
    pools = [unseen_by(table.seen, table.base_deck, seat)]
    for owner in range(table.players):
        face_down = [card for card in table.buried if table.owner[card] == owner]
        pools.append(unseen_by(table.seen, table.hand[owner] + table.deck[owner] + face_down, seat))
    return pools


def _keep_asking(sample: Table, seat: int, bases: list[int]) -> None:
    """Take a base that asks this seat, though it lies in the base deck by now, out of the unseen ones.

    The seat knows which base it is, but not where in the deck: it changes places with any of them.
    """
    decision = sample.decision
    if decision is None or decision.player != seat or decision.card not in bases:
        return
    deck = sample.base_deck
    here, there = deck.index(decision.card), deck.index(bases[sample.rng.below(len(bases))])
    deck[here], deck[there] = deck[there], deck[here]
    bases.remove(decision.card)


def read_boxes(text: str) -> list[str]:
    """The ids of the boxes that take part, in their order. Raises Refusal."""
    if text == ALL:
        return [*BOXES]
    named = [name.strip().lower() for name in text.split(",")]
    for name in named:
        if name not in BOXES:
            raise Refusal("unknown-box", name=name, known=", ".join(BOXES))
    return [box for box in BOXES if box in named]


def boxes_with(chosen: list[list[int]], boxes: list[str]) -> list[str]:
    """Those boxes, which the factions must be of; if none are named, the factions' own. Raises Refusal."""
    needed = [FACTIONS[faction].box for both in chosen for faction in both]
    if not boxes:
        return [box for box in BOXES if box in needed]
    for both in chosen:
        for faction in both:
            if FACTIONS[faction].box not in boxes:
                raise Refusal("faction-box", faction=FACTIONS[faction].id, box=FACTIONS[faction].box)
    return boxes


def check_number(boxes: list[str], players: int, copies: int) -> None:
    """Raises Refusal if the boxes have not two factions for every player (SU-1)."""
    there = copies * sum(1 for faction in FACTIONS if faction.cards and faction.box in boxes)
    if there < 2 * players:
        raise Refusal(
            "too-few-factions",
            boxes=", ".join(boxes),
            factions=there,
            players=players,
            needed=2 * players,
        )


def read_factions(text: str, players: int, copies: int) -> list[list[int]]:
    """Each seat's two factions out of `pirates+ninjas,zombies+robots`. Raises Refusal."""
    seats = text.split(",")
    if len(seats) != players:
        raise Refusal("bad-factions-count", given=len(seats), players=players)
    chosen: list[list[int]] = []
    for pair in seats:
        both = [faction_named(name).number for name in pair.split("+")]
        if len(both) != 2:
            raise Refusal("bad-factions-pair", text=pair)
        if both[0] == both[1]:
            raise Refusal("faction-twice", faction=FACTIONS[both[0]].id)
        chosen.append(both)
    used = [faction for both in chosen for faction in both]
    for faction in used:
        if used.count(faction) > copies:
            raise Refusal("faction-taken", faction=FACTIONS[faction].id, copies=copies)
    return chosen


def faction_named(name: str) -> Faction:
    """The faction with this id. Raises Refusal if there is none."""
    known = [faction for faction in FACTIONS if faction.cards]
    for faction in known:
        if faction.id == name.strip().lower():
            return faction
    raise Refusal("unknown-faction", name=name, known=", ".join(faction.id for faction in known))


def entry(card: Card) -> dict[str, Json]:
    """A card of the catalog as `baston cards --json` prints it."""
    is_base = KINDS[card.kind] == "base"
    return {
        "id": card.id,
        "name": card.title,
        "name_fr": card_name(card, "fr"),
        "kind": KINDS[card.kind],
        "set": card.faction.box,
        "faction": card.faction.id,
        "copies": card.copies,
        "power": card.power if KINDS[card.kind] == "minion" else None,
        "breakpoint": card.breakpoint if is_base else None,
        "vp": [*card.vp] if is_base else None,
        "text": card.text,
        "text_fr": card_text(card, "fr"),
    }
