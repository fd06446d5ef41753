"""Robots: their twenty cards and two bases."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.cards.card import Faction, printed
from baston.games.smashup.constants import DESTROYED, WHEN_SCORING
from baston.games.smashup.effects.affecting import destroy
from baston.games.smashup.effects.extra_plays import extra_minion, may_play_extra_minion
from baston.games.smashup.effects.playing import play_packed
from baston.games.smashup.effects.protecting import would_be_destroyed
from baston.games.smashup.effects.revealed import plays_of_revealed_minions, reveal
from baston.games.smashup.phases.scoring import winners
from baston.games.smashup.queries.choices import bases
from baston.games.smashup.queries.in_force import ignores, is_mute
from baston.games.smashup.queries.power import power
from baston.games.smashup.queries.where import happened_to_itself, minions_of, minions_of_at
from baston.games.smashup.state.table import Table, the_scoring
from baston.games.smashup.verbs.piles import draw, shuffle_in
from baston.games.smashup.verbs.points import gain_vp
from baston.kernel.effect import any_number, asks, may, must
from baston.kernel.frame import PACKED, Frame

robots = Faction("robots", "Robots", box="core")

nukebot = robots.minion(
    "Nukebot",
    power=5,
    text=("After this minion is destroyed, destroy all other players' minions on the base where it was."),
    gist="Destroyed, it destroys others' minions",
)


@nukebot.after(DESTROYED, when=happened_to_itself, does="destroys the other players' minions on {place}")
@asks()
def nukebot_explodes(table: Table, me: Frame) -> None:
    """From its last place, against the rivals of its last controller (SU-152)."""
    destroy(table, *[m for m in table.minions_at[me.where] if table.control[m] != me.player])


warbot = robots.minion("Warbot", power=4, copies=2, text="This minion cannot be destroyed.")
warbot.guard = would_be_destroyed

hoverbot = robots.minion(
    "Hoverbot",
    power=3,
    copies=3,
    text=(
        "Reveal the top card of your deck. If it is a minion, you may at once play it as an extra "
        "minion. If you do not play it, it stays on top."
    ),
    gist="Play your top card if it is a minion",
)

hoverbot(reveal())


@hoverbot.then
@asks(may(plays_of_revealed_minions, kind=PACKED), prompt="play")
def hoverbot_plays_it(table: Table, me: Frame) -> None:
    play_packed(table, me.player, me.pick)


zapbot = robots.minion(
    "Zapbot",
    power=2,
    copies=4,
    text="This turn you may play an extra minion of power 2 or less.",
    gist="Play an extra minion of 2 or less",
)
zapbot(may_play_extra_minion(power_at_most=2))

microbot_alpha: Final = robots.minion(
    "Microbot Alpha",
    power=1,
    microbot=True,
    text=(
        "All your minions in play count as Microbots. This minion has +1 power for each of your other "
        "Microbots."
    ),
    gist="+1 power per other Microbot of yours",
)


def is_microbot(table: Table, minion: int) -> bool:
    """Whether a minion in play is a Microbot, by its name or through its controller's Alpha."""
    alpha = microbot_alpha.number
    return printed(table, minion).microbot or any(
        table.what[source] == alpha
        and table.control[source] == table.control[minion]
        and not is_mute(table, source)
        for source in table.watchers
    )


def other_minions_of_controller(table: Table, card: int) -> int:
    """Alpha itself makes Microbots of them all."""
    return len(minions_of(table, table.control[card])) - 1


microbot_alpha.own_bonus = other_minions_of_controller

microbot_archive = robots.minion(
    "Microbot Archive",
    power=1,
    microbot=True,
    text="After one of your Microbots, this one included, is destroyed, draw a card.",
    gist="Draw when your Microbots are destroyed",
)


def my_microbot_falls(table: Table, me: Frame) -> bool:
    """Judged before the destruction: Alpha may die in it too (SU-154)."""
    return table.control[me.subject] == me.player and is_microbot(table, me.subject)


@microbot_archive.after(DESTROYED, when=my_microbot_falls, does="its player draws a card")
@asks()
def microbot_archive_draws(table: Table, me: Frame) -> None:
    draw(table, me.player, 1)


microbot_fixer = robots.minion(
    "Microbot Fixer",
    power=1,
    copies=2,
    microbot=True,
    text=(
        "If this is the first minion that you play this turn, you may play an extra minion this turn. "
        "Each of your Microbots, this one included, has +1 power."
    ),
    gist="Each of your Microbots has +1 power",
)


@asks()
def extra_minion_for_the_first(table: Table, me: Frame) -> None:
    """The minion that says so has been counted already."""
    if table.minions_played[me.player] == 1:
        extra_minion(table, me)


def one_for_each_of_my_microbots(table: Table, source: int, minion: int) -> int:
    return int(table.control[minion] == table.control[source] and is_microbot(table, minion))


microbot_fixer(extra_minion_for_the_first)
microbot_fixer.aura = one_for_each_of_my_microbots

microbot_guard = robots.minion(
    "Microbot Guard",
    power=1,
    copies=2,
    microbot=True,
    text=(
        "Destroy a minion here whose power is less than the number of minions that you have here, this "
        "one included."
    ),
    gist="Destroy a minion below your number here",
)


def minions_outnumbered_here(table: Table, me: Frame) -> list[int]:
    number = len(minions_of_at(table, me.where, me.player))
    return [m for m in table.minions_at[me.where] if power(table, m) < number]


@microbot_guard.then
@asks(must(minions_outnumbered_here))
def microbot_guard_strikes(table: Table, me: Frame) -> None:
    destroy(table, me.pick)


microbot_reclaimer = robots.minion(
    "Microbot Reclaimer",
    power=1,
    copies=2,
    microbot=True,
    text=(
        "If this is the first minion that you play this turn, you may play an extra minion this turn. "
        "Shuffle any number of Microbots from your discard pile into your deck."
    ),
    gist="Shuffle Microbots back into your deck",
)
microbot_reclaimer(extra_minion_for_the_first)


def microbots_in_discard(table: Table, me: Frame) -> list[int]:
    """Out of play only the name counts, whatever Alpha says (SU-154)."""
    return [card for card in table.discard[me.player] if printed(table, card).microbot]


@microbot_reclaimer.then
@asks(any_number(microbots_in_discard), prompt="shuffle")
def microbot_reclaimer_shuffles(table: Table, me: Frame) -> None:
    """With none too the deck is shuffled (SU-132)."""
    shuffle_in(table, me.player, me.picks)


tech_center = robots.action(
    "Tech Center",
    copies=2,
    text="Choose a base: draw a card for each minion that you have there.",
    gist="Draw a card per minion you have there",
)


@tech_center.then
@asks(must(bases))
def tech_center_draws(table: Table, me: Frame) -> None:
    draw(table, me.player, len(minions_of_at(table, me.pick, me.player)))


factory_436_1337 = robots.base(
    "Factory 436-1337",
    breakpoint=25,
    vp=(2, 2, 1),
    text=("When this base scores, the winner gains 1 more VP for each full 5 power that they have here."),
    gist="Winner: 1 VP for each full 5 power",
)


@factory_436_1337.scoring(WHEN_SCORING, winners, does="the winner gains 1 VP for every 5 power here")
@asks()
def factory_pays(table: Table, me: Frame) -> None:
    """By the power that made the player the winner."""
    gain_vp(table, me.player, the_scoring(table, me.where).totals[me.player] // 5)


the_central_brain = robots.base(
    "The Central Brain", breakpoint=19, vp=(4, 2, 1), text="Each minion here has +1 power."
)


def one_for_each_minion_here(table: Table, source: int, minion: int) -> int:
    """But for players who ignore the base (SU-174)."""
    place = table.place[source]
    return int(table.place[minion] == place and not ignores(table, place, table.control[minion]))


the_central_brain.aura = one_for_each_minion_here
