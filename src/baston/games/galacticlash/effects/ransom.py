"""The ransom: what is countered unless whoever launched it engages two ready energies."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import RULES
from baston.games.galacticlash.effects.chain import counter, player_of_item
from baston.games.galacticlash.queries.choices import my_ready_energies
from baston.games.galacticlash.queries.in_play import is_engaged
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.engaging import engage
from baston.kernel.effect import Question, Step, asks, begin, may, must
from baston.kernel.frame import Frame


def counters_unless_paid(question: Question[Clash]) -> Step[Clash]:
    """The step that counters the chosen card of the chain unless its player engages two ready energies."""

    @asks(question)
    def act(clash: Clash, me: Frame) -> None:
        seat = player_of_item(clash, me.pick)
        if seat >= 0:
            begin(clash, ransom.number, me.card, seat, me.pick)

    return act


def set_paid(me: Frame) -> None:
    """Remember that the ransom has been paid."""
    me.memo = [1]


def is_paid(me: Frame) -> bool:
    """Whether the ransom has been paid."""
    return len(me.memo) > 0


def two_ready_energies(clash: Clash, me: Frame) -> list[int]:
    """The energies with which the effect's player may pay; none if there are not two."""
    energies = clash.energies[me.player]
    is_enough = len([card for card in energies if not is_engaged(clash, card)]) > 1
    return my_ready_energies(clash, me) if is_enough else []


@RULES.effect("ransom", settles=False)
@asks(may(two_ready_energies), must(two_ready_energies), clause="G-117")
def ransom(clash: Clash, me: Frame) -> None:
    """Whoever launched the card may engage two energies of any kinds."""
    for energy in me.picks:
        engage(clash, energy)
    set_paid(me)


@ransom.then
@asks()
def unpaid_it_is_countered(clash: Clash, me: Frame) -> None:
    """Counter the card, `me.subject`, if nothing has been paid."""
    if not is_paid(me):
        counter(clash, me.subject)
