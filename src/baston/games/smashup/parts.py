"""The parts of Smash Up beside play: what bots, people and studies need of it."""

from __future__ import annotations

from baston.games.smashup.ai.determinization import TableSampler, determinize
from baston.games.smashup.ai.evaluation import evaluate
from baston.games.smashup.ai.observation import PARTS, observe
from baston.games.smashup.ai.pruning import candidates
from baston.games.smashup.cards.card import CARDS, FACTIONS
from baston.games.smashup.effects.protecting import effect_asking
from baston.games.smashup.phases.ending import is_won
from baston.games.smashup.phases.windows import could_answer, is_in_rotation
from baston.games.smashup.presentation.barred import barred
from baston.games.smashup.presentation.catalog import catalog
from baston.games.smashup.presentation.figures import figures
from baston.games.smashup.presentation.foresight import forecast, foresee
from baston.games.smashup.presentation.log import (
    happening,
    line_ends,
    log_events,
    log_sentence,
    log_sentences,
    occurrence,
)
from baston.games.smashup.presentation.notation import describe, label, prompt
from baston.games.smashup.presentation.position import read_position
from baston.games.smashup.presentation.position_writing import can_be_set_up, write_position
from baston.games.smashup.presentation.reasons import reasons
from baston.games.smashup.presentation.standard import words_of
from baston.games.smashup.presentation.view import view, views
from baston.games.smashup.setup.settings import settings_of
from baston.games.smashup.state.table import FIRST_BASE, Table
from baston.kernel.chacha import Seed
from baston.kernel.event import Happening, LogEvent, Note, Occurrence
from baston.kernel.game import Setup
from baston.kernel.observation import Sheet
from baston.kernel.presentation import Presentation
from baston.kernel.reason import Reason
from baston.kernel.research import Research
from baston.kernel.search import Sampler, Search, Tuning
from baston.kernel.sight import equivalence_key
from baston.kernel.text import Json
from baston.kernel.texts import Texts


class SmashUpSearch(Search[Table]):
    """How bots search Smash Up."""

    def __init__(self) -> None:
        super().__init__(Tuning(rollout_depth=20))

    def determinize(self, state: Table, seat: int, seed: int) -> Table:
        """A copy of the state with all that the seat cannot know drawn anew."""
        return determinize(state, seat, seed)

    def sampler(self, state: Table, seat: int) -> Sampler[Table]:
        """What draws many determinizations of a table for a seat."""
        return TableSampler(state, seat)

    def evaluate(self, state: Table, seat: int) -> float:
        """The lead of a seat over its best rival, from −1 to 1."""
        return evaluate(state, seat)

    def candidates(self, state: Table) -> list[int]:
        """The options that a bot should consider, at least one."""
        return candidates(state)

    def equivalence_key(self, state: Table, option: int, before: Table, seat: int) -> int:
        """A number for an option, equal for options that the seat cannot tell apart."""
        return equivalence_key(state.decision, option, state.what, before.seen, seat, FIRST_BASE, state.hand)


class SmashUpPresentation(Presentation[Table]):
    """How people see Smash Up."""

    def view(self, state: Table, seat: int | None) -> dict[str, Json]:
        return view(state, seat)

    def views(self, state: Table, seats: list[int | None]) -> list[dict[str, Json]]:
        """What each of these seats sees; the common part is computed once."""
        return views(state, seats)

    def label(self, state: Table, option: int, lang: str) -> str:
        """An option of the present decision in words."""
        return label(state, option, lang)

    def prompt(self, state: Table, lang: str) -> str:
        """What the present decision asks, in words."""
        return prompt(state, lang)

    def describe(self, state: Table, option: int) -> dict[str, Json]:
        """The handles that an option is about, for clients."""
        return describe(state, option)

    def foresee(self, state: Table, plan: list[int]) -> dict[str, Json] | None:
        """What each of these answers would bring about, without any all of them."""
        return foresee(state, plan)

    def forecast(self, state: Table, seat: int) -> dict[str, Json]:
        """What a scoring comes to if nobody acts, for a seat that waits."""
        return forecast(state, seat)

    def reasons(self, state: Table, seat: int, lang: str) -> dict[int, Reason]:
        """Why the cards of the seat's hand that are not offered cannot be played now."""
        return reasons(state, seat, lang)

    def barred(self, state: Table, seat: int, held: int, lang: str) -> dict[int, Reason]:
        """Why things in play that are not offered cannot be chosen."""
        return barred(state, seat, held, lang)

    def sentence(
        self,
        state: Table,  # noqa: ARG002 - its notes say all
        note: Note,
        seat: int | None,
        lang: str,
        you: int | None = None,
    ) -> str:
        """A log line in words, as the seat may read it."""
        return log_sentence(note, seat, lang, you)

    def sentences(
        self,
        state: Table,  # noqa: ARG002 - its notes say all
        notes: list[Note],
        seat: int | None,
        lang: str,
        you: int | None = None,
    ) -> list[str]:
        """The log in words, as the seat may read it; cards drawn in a row share a sentence."""
        return log_sentences(notes, seat, lang, you)

    def log_events(
        self,
        state: Table,  # noqa: ARG002 - its notes say all
        notes: list[Note],
        seat: int | None,
    ) -> list[LogEvent | None]:
        """The events that these log sentences tell, for programs."""
        return log_events(notes, seat)

    def occurrence(self, state: Table, note: Note, seat: int | None) -> Occurrence:  # noqa: ARG002 - as above
        """What a note of the log is about, as the seat may know it."""
        return occurrence(note, seat)

    def line_ends(self, state: Table, notes: list[Note], seat: int | None) -> list[int]:  # noqa: ARG002 - as above
        """For each of these log sentences, how many of the notes have been told at its end."""
        return line_ends(notes, seat)

    def figures(self, state: Table) -> dict[str, list[int]]:
        """Victory points, and power on all bases."""
        return figures(state)

    def clause(self, state: Table) -> str:
        """The id of the rule by which the present decision is asked."""
        return effect_asking(state).clause_of(state.frames[-1].step)

    def is_window(self, state: Table) -> bool:
        """Whether a seat is asked in a window if it answers."""
        return is_in_rotation(state)

    def tells_by_time(self, state: Table) -> bool:
        """Whether the time until an answer could tell what the seat holds: where everybody is asked."""
        return state.variant.even_windows and is_in_rotation(state) and could_answer(state)


class SmashUpResearch(Research[Table]):
    """What studies read of Smash Up."""

    def __init__(self) -> None:
        super().__init__(PARTS)

    def observe(self, state: Table, seat: int, sheet: Sheet) -> None:
        """Write all that the seat may see into a sheet."""
        observe(state, seat, sheet)

    def printed(self) -> list[str]:
        """The ids of all cards and bases, by number."""
        return [card.id for card in CARDS]

    def lineup(self, state: Table, setup: Setup, seed: Seed) -> dict[str, list[str]]:  # noqa: ARG002
        """The ids of each seat's two factions, joined by `+`."""
        return {"factions": ["+".join([FACTIONS[f].id for f in both]) for both in state.factions]}

    def happening(self, note: Note) -> Happening:
        """What a note counts as in statistics."""
        return happening(note)

    def is_cut_short(self, state: Table) -> bool:
        """Whether the game ended by the limit of rounds, without having been won."""
        return state.over and not is_won(state)


class SmashUpTexts(Texts[Table]):
    """What commands print of Smash Up."""

    def position(self, state: Table, seat: int | None) -> str:
        """The position as text; `?` stands for what the seat does not know."""
        return write_position(state, seat)

    def read(self, text: str, seed: Seed, log: bool = False, options: dict[str, str] | None = None) -> Table:
        """The table that a position describes, asked for the next play."""
        return read_position(text, seed, log, options)

    def can_be_set_up(self, state: Table) -> bool:
        """Whether a seat is asked in its play phase what it plays next."""
        return can_be_set_up(state)

    def settings(self, state: Table) -> dict[str, str]:
        """The mode, the boxes and the rules."""
        return settings_of(state.variant) | words_of(state).settings(state)

    def catalog(self) -> list[dict[str, Json]]:
        """All cards, as `baston cards --json` prints them."""
        return catalog()
