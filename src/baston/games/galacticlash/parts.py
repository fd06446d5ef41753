"""The parts of Galacti'Clash beside play: what bots, people and studies need of it."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.ai.determinization import determinize
from baston.games.galacticlash.ai.evaluation import evaluate, evaluate_answer
from baston.games.galacticlash.ai.observation import PARTS, observe
from baston.games.galacticlash.ai.opening import hand_choice, is_choosing_hand
from baston.games.galacticlash.cards.card import CARDS, RULES
from baston.games.galacticlash.constants import FIRST_CARD
from baston.games.galacticlash.presentation.answer_foresight import forecast
from baston.games.galacticlash.presentation.barred import barred
from baston.games.galacticlash.presentation.catalog import catalog
from baston.games.galacticlash.presentation.figures import figures
from baston.games.galacticlash.presentation.foresight import foresee
from baston.games.galacticlash.presentation.log import (
    happening,
    line_ends,
    log_events,
    log_sentence,
    log_sentences,
    occurrence,
)
from baston.games.galacticlash.presentation.notation import describe, label, prompt
from baston.games.galacticlash.presentation.position import read_position
from baston.games.galacticlash.presentation.position_writing import can_be_set_up, write_position
from baston.games.galacticlash.presentation.preview import could_answer
from baston.games.galacticlash.presentation.reasons import reasons
from baston.games.galacticlash.presentation.view import view
from baston.games.galacticlash.setup.dealing import DEALING, named_decks
from baston.games.galacticlash.setup.settings import settings_of
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.chacha import Seed, generator
from baston.kernel.event import Happening, LogEvent, Note, Occurrence
from baston.kernel.game import Setup
from baston.kernel.observation import Sheet
from baston.kernel.presentation import Presentation
from baston.kernel.reason import Reason
from baston.kernel.research import Research
from baston.kernel.search import Search, Tuning
from baston.kernel.sight import equivalence_key
from baston.kernel.text import Json
from baston.kernel.texts import Texts

TUNING: Final = Tuning(
    rollout_depth=60,  # a limit for loops only
    rollout_turns=2,  # what is left of the turn, and the next
    rollout_width=4,
)
WINDOWS: Final = ("window", "chain")


class GalactiClashSearch(Search[Clash]):
    """How bots search Galacti'Clash."""

    def __init__(self) -> None:
        super().__init__(TUNING)

    def determinize(self, state: Clash, seat: int, seed: int) -> Clash:
        """A copy of the state with all that the seat cannot know drawn anew."""
        return determinize(state, seat, seed)

    def evaluate(self, state: Clash, seat: int) -> float:
        """The lead of a seat's side over its best opponent, from −1 to 1."""
        return evaluate(state, seat)

    def candidates(self, state: Clash) -> list[int]:
        """The options that bots consider: all, but of a hand that may be redrawn."""
        decision = state.decision
        assert decision is not None, "nothing is asked"
        if is_choosing_hand(state):
            return [hand_choice(state, decision.player)]
        return decision.options

    def evaluate_answer(self, state: Clash, seat: int, turn: int) -> float:
        """The lead of a seat's side once the turn in which the answer was given has ended, from −1 to 1."""
        return evaluate_answer(state, seat, turn)

    def equivalence_key(self, state: Clash, option: int, before: Clash, seat: int) -> int:
        """A number for an option, equal for options that the seat cannot tell apart."""
        return equivalence_key(state.decision, option, state.what, before.seen, seat, FIRST_CARD, state.hand)


class GalactiClashPresentation(Presentation[Clash]):
    """How people see Galacti'Clash."""

    def view(self, state: Clash, seat: int | None) -> dict[str, Json]:
        return view(state, seat)

    def label(self, state: Clash, option: int, lang: str) -> str:
        """An option of the present decision in words."""
        return label(state, option, lang)

    def prompt(self, state: Clash, lang: str) -> str:
        """What the present decision asks, in words."""
        return prompt(state, lang)

    def describe(self, state: Clash, option: int) -> dict[str, Json]:
        """The handles that an option is about, for clients."""
        return describe(state, option)

    def reasons(self, state: Clash, seat: int, lang: str) -> dict[int, Reason]:
        """Why the cards of the seat's hand that are not offered cannot be played now."""
        return reasons(state, seat, lang)

    def barred(self, state: Clash, seat: int, held: int, lang: str) -> dict[int, Reason]:  # noqa: ARG002 - what asks is the card
        """Why things in play that are not offered cannot be chosen."""
        return barred(state, seat, lang)

    def foresee(self, state: Clash, plan: list[int]) -> dict[str, Json] | None:
        """What a plan of attackers or blockers would bring about."""
        return foresee(state, plan)

    def forecast(self, state: Clash, seat: int) -> dict[str, Json]:
        """What a window or the chain comes to if nobody answers, for a seat that waits."""
        return forecast(state, seat)

    def sentence(
        self,
        state: Clash,  # noqa: ARG002 - its notes say all
        note: Note,
        seat: int | None,
        lang: str,
        you: int | None = None,
    ) -> str:
        """A log line in words, as the seat may read it."""
        return log_sentence(note, seat, lang, you)

    def sentences(
        self,
        state: Clash,  # noqa: ARG002 - its notes say all
        notes: list[Note],
        seat: int | None,
        lang: str,
        you: int | None = None,
    ) -> list[str]:
        """The log in words, as the seat may read it; cards drawn in a row share a sentence."""
        return log_sentences(notes, seat, lang, you)

    def log_events(
        self,
        state: Clash,  # noqa: ARG002 - its notes say all
        notes: list[Note],
        seat: int | None,
    ) -> list[LogEvent | None]:
        """The events that these log sentences tell, for programs."""
        return log_events(notes, seat)

    def occurrence(self, state: Clash, note: Note, seat: int | None) -> Occurrence:  # noqa: ARG002 - as above
        """What a note of the log is about, as the seat may know it."""
        return occurrence(note, seat)

    def line_ends(self, state: Clash, notes: list[Note], seat: int | None) -> list[int]:  # noqa: ARG002 - as above
        """For each of these log sentences, how many of the notes have been told at its end."""
        return line_ends(notes, seat)

    def figures(self, state: Clash) -> dict[str, list[int]]:
        """Life, and the attack of all units in play."""
        return figures(state)

    def clause(self, state: Clash) -> str:
        """The id of the rule by which the present decision is asked."""
        return RULES.clause_of(state.frames[-1])

    def is_window(self, state: Clash) -> bool:
        """Whether a seat is asked for an answer in a window or to the chain."""
        return bool(state.frames) and RULES.effects[state.frames[-1].effect].name in WINDOWS

    def tells_by_time(self, state: Clash) -> bool:
        """Whether the time until an answer could tell what the seat holds: where everybody is asked."""
        return state.variant.even_windows and self.is_window(state) and could_answer(state)


class GalactiClashResearch(Research[Clash]):
    """What studies read of Galacti'Clash."""

    def __init__(self) -> None:
        super().__init__(PARTS)

    def observe(self, state: Clash, seat: int, sheet: Sheet) -> None:
        """Write all that the seat may see into a sheet."""
        observe(state, seat, sheet)

    def printed(self) -> list[str]:
        """The ids of all cards, by number."""
        return [card.id for card in CARDS]

    def lineup(self, state: Clash, setup: Setup, seed: Seed) -> dict[str, list[str]]:
        """The deck of each seat: the id of a ready one, `generated` or a code."""
        return {"decks": named_decks(setup.options["decks"], state.players, generator(seed, DEALING))}

    def happening(self, note: Note) -> Happening:
        """What a note counts as in statistics."""
        return happening(note)


class GalactiClashTexts(Texts[Clash]):
    """What commands print of Galacti'Clash."""

    def position(self, state: Clash, seat: int | None) -> str:
        """The position as text; `?` stands for what the seat does not know."""
        return write_position(state, seat)

    def read(self, text: str, seed: Seed, log: bool = False, options: dict[str, str] | None = None) -> Clash:
        """The game that a position describes, asked for the next play."""
        return read_position(text, seed, log, options)

    def can_be_set_up(self, state: Clash) -> bool:
        """Whether a seat is asked in a phase of plays what it plays next."""
        return can_be_set_up(state)

    def settings(self, state: Clash) -> dict[str, str]:
        """The format and the readings of the rules."""
        return settings_of(state.variant)

    def catalog(self) -> list[dict[str, Json]]:
        """All cards, as `baston cards --json` prints them."""
        return catalog()
