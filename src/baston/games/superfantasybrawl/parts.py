"""The parts of Super Fantasy Brawl beside play: what bots, people and studies need of it."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.ai.determinization import determinize
from baston.games.superfantasybrawl.ai.evaluation import evaluate
from baston.games.superfantasybrawl.ai.observation import PARTS, observe
from baston.games.superfantasybrawl.cards.card import CARDS, CHAMPIONS, RULES
from baston.games.superfantasybrawl.constants import CLAUSES_OF_WAYS, FIRST_CARD
from baston.games.superfantasybrawl.moving.movement import movement
from baston.games.superfantasybrawl.moving.movement_frame import way_of
from baston.games.superfantasybrawl.presentation.barred import barred
from baston.games.superfantasybrawl.presentation.catalog import catalog
from baston.games.superfantasybrawl.presentation.figures import deeds, figures
from baston.games.superfantasybrawl.presentation.foresight import foresee
from baston.games.superfantasybrawl.presentation.log import (
    happening,
    line_ends,
    log_events,
    log_sentence,
    log_sentences,
    occurrence,
)
from baston.games.superfantasybrawl.presentation.notation import describe, label, prompt
from baston.games.superfantasybrawl.presentation.position import read_position
from baston.games.superfantasybrawl.presentation.position_writing import (
    can_be_set_up,
    settings_of,
    write_position,
)
from baston.games.superfantasybrawl.presentation.preview import could_react, is_window
from baston.games.superfantasybrawl.presentation.reasons import reasons
from baston.games.superfantasybrawl.presentation.view import view
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.chacha import Seed
from baston.kernel.event import Happening, LogEvent, Note, Occurrence
from baston.kernel.game import Setup
from baston.kernel.observation import Sheet
from baston.kernel.presentation import Deeds, Presentation
from baston.kernel.reason import Reason
from baston.kernel.research import Research
from baston.kernel.search import Search, Tuning
from baston.kernel.sight import equivalence_key
from baston.kernel.text import Json
from baston.kernel.texts import Texts

TUNING: Final = Tuning(
    rollout_depth=8,  # two actions or so
    rollout_width=4,  # an action that goes on at random keeps nothing of what it could bring
)


class SuperFantasyBrawlSearch(Search[Arena]):
    """How bots search Super Fantasy Brawl."""

    def __init__(self) -> None:
        super().__init__(TUNING)

    def determinize(self, state: Arena, seat: int, seed: int) -> Arena:
        """A copy of the state with all that the seat cannot know drawn anew."""
        return determinize(state, seat, seed)

    def evaluate(self, state: Arena, seat: int) -> float:
        """The lead of a seat's side over the other, from −1 to 1."""
        return evaluate(state, seat)

    def equivalence_key(self, state: Arena, option: int, before: Arena, seat: int) -> int:
        """A number for an option, equal for options that the seat cannot tell apart."""
        return equivalence_key(state.decision, option, state.what, before.seen, seat, FIRST_CARD, state.hand)


class SuperFantasyBrawlPresentation(Presentation[Arena]):
    """How people see Super Fantasy Brawl."""

    def view(self, state: Arena, seat: int | None) -> dict[str, Json]:
        return view(state, seat)

    def label(self, state: Arena, option: int, lang: str) -> str:
        """An option of the present decision in words."""
        return label(state, option, lang)

    def prompt(self, state: Arena, lang: str) -> str:
        """What the present decision asks, in words."""
        return prompt(state, lang)

    def describe(self, state: Arena, option: int) -> dict[str, Json]:
        """The handles that an option is about, for clients."""
        return describe(state, option)

    def reasons(self, state: Arena, seat: int, lang: str) -> dict[int, Reason]:
        """Why the cards of the seat's hand that are not offered cannot be played now."""
        return reasons(state, seat, lang)

    def barred(self, state: Arena, seat: int, held: int, lang: str) -> dict[int, Reason]:
        """Why champions and hexes that are not offered cannot be chosen."""
        return barred(state, seat, held, lang)

    def foresee(self, state: Arena, plan: list[int]) -> dict[str, Json] | None:
        """What the first answer of a plan would lead to, question by question, before it is paid for."""
        return foresee(state, plan[0]) if plan else None

    def sentence(self, state: Arena, note: Note, seat: int | None, lang: str, you: int | None = None) -> str:
        """A log line in words, as the seat may read it."""
        return log_sentence(state, note, seat, lang, you)

    def sentences(
        self, state: Arena, notes: list[Note], seat: int | None, lang: str, you: int | None = None
    ) -> list[str]:
        """The log in words, as the seat may read it; cards in a row share a sentence."""
        return log_sentences(state, notes, seat, lang, you)

    def log_events(self, state: Arena, notes: list[Note], seat: int | None) -> list[LogEvent | None]:
        """The events that these log sentences tell, for programs."""
        return log_events(state, notes, seat)

    def occurrence(self, state: Arena, note: Note, seat: int | None) -> Occurrence:
        """What a note of the log is about, as the seat may know it."""
        return occurrence(state, note, seat)

    def line_ends(self, state: Arena, notes: list[Note], seat: int | None) -> list[int]:  # noqa: ARG002 - as above
        """For each of these log sentences, how many of the notes have been told at its end."""
        return line_ends(notes, seat)

    def figures(self, state: Arena) -> dict[str, list[int]]:
        """Victory points, and the hit points left in the arena."""
        return figures(state)

    def deeds(self, state: Arena) -> list[Deeds]:
        """What each champion has dealt, taken and healed, and whom it has put out of action."""
        return deeds(state)

    def clause(self, state: Arena) -> str:
        """The id of the rule by which the present decision is asked."""
        frame = state.frames[-1]
        if frame.effect == movement.number:
            return CLAUSES_OF_WAYS[way_of(frame)]
        return RULES.clause_of(frame)

    def is_window(self, state: Arena) -> bool:
        """Whether a seat is asked for a Reaction."""
        return is_window(state)

    def asks_everybody(self) -> bool:
        """Return True: a Reaction is asked for even of who has none to play (SFB-273)."""
        return True

    def tells_by_time(self, state: Arena) -> bool:
        """Return whether a Reaction is asked of a seat that might have one, as far as everybody can see."""
        return is_window(state) and len(could_react(state, None)) > 0


class SuperFantasyBrawlResearch(Research[Arena]):
    """What studies read of Super Fantasy Brawl."""

    def __init__(self) -> None:
        super().__init__(PARTS)

    def observe(self, state: Arena, seat: int, sheet: Sheet) -> None:
        """Write all that the seat may see into a sheet."""
        observe(state, seat, sheet)

    def printed(self) -> list[str]:
        """The ids of all champions, then of all cards, each by number."""
        return [champion.id for champion in CHAMPIONS] + [card.id for card in CARDS]

    def lineup(self, state: Arena, setup: Setup, seed: Seed) -> dict[str, list[str]]:  # noqa: ARG002
        """The ids of each seat's champions, joined by `+`."""
        return {"champions": ["+".join([CHAMPIONS[number].id for number in team]) for team in state.teams]}

    def happening(self, note: Note) -> Happening:
        """What a note counts as in statistics."""
        return happening(note)

    def is_cut_short(self, state: Arena) -> bool:
        """Whether the game ended by the limit of rounds, before a side reached the goal."""
        return state.over and max(state.vp) < state.goal()


class SuperFantasyBrawlTexts(Texts[Arena]):
    """What commands print of Super Fantasy Brawl."""

    def position(self, state: Arena, seat: int | None) -> str:
        """The position as text; `?` stands for what the seat does not know."""
        return write_position(state, seat)

    def read(self, text: str, seed: Seed, log: bool = False, options: dict[str, str] | None = None) -> Arena:
        """The arena that a position describes, asked for the next action."""
        return read_position(text, seed, log, options)

    def can_be_set_up(self, state: Arena) -> bool:
        """Whether a seat is asked in its Activation phase for its next action."""
        return can_be_set_up(state)

    def settings(self, state: Arena) -> dict[str, str]:
        """The rules, and the arena."""
        return settings_of(state)

    def catalog(self) -> list[dict[str, Json]]:
        """All champions, cards and what the standard arena has, as `baston cards --json` prints them."""
        return catalog()
