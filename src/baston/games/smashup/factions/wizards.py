"""Wizards: their twenty cards and two bases."""

from __future__ import annotations

from baston.games.smashup.cards.card import Faction
from baston.games.smashup.constants import AFTER_SCORING, L_LOOK
from baston.games.smashup.effects.affecting import destroy
from baston.games.smashup.effects.extra_plays import (
    extra_action,
    may_play_extra_action,
    may_play_extra_minion,
)
from baston.games.smashup.effects.revealed import (
    carry_cards,
    deal_with,
    may_take_or_play_the_action,
    play_a_revealed_action,
    put_the_others_on_top,
    reveal,
    revealed,
    revealed_minions,
)
from baston.games.smashup.phases.scoring import choose_replacement, first_winner, players_here
from baston.games.smashup.queries.choices import actions_in_deck, me_alone, minions
from baston.games.smashup.queries.power import power
from baston.games.smashup.queries.seats import rivals
from baston.games.smashup.state.table import Table
from baston.games.smashup.verbs.bases import ensure_base_deck, look_at_base, put_base_on_top, take_base
from baston.games.smashup.verbs.piles import (
    draw,
    put_in_hand,
    reveal_top,
    search_deck,
    show,
    shuffle_deck,
    shuffle_in,
)
from baston.kernel.effect import again, any_number, asks, may, must
from baston.kernel.frame import Frame
from baston.kernel.log import note

wizards = Faction("wizards", "Wizards", box="core")

archmage = wizards.minion(
    "Archmage",
    power=4,
    text="In each of your play phases you may play an extra action.",
    gist="Play an extra action each turn",
)
archmage.extra_actions = 1

chronomage = wizards.minion("Chronomage", power=3, copies=2, text="This turn you may play an extra action.")
chronomage(may_play_extra_action())

enchantress = wizards.minion("Enchantress", power=2, copies=3, text="Draw a card.")


@enchantress.then
@asks()
def enchantress_draws(table: Table, me: Frame) -> None:
    draw(table, me.player, 1)


neophyte = wizards.minion(
    "Neophyte",
    power=2,
    copies=4,
    text=(
        "Reveal the top card of your deck. If it is an action, you may take it into your hand or at once "
        "play it as an extra action. If you do neither, it stays on top."
    ),
    gist="Take or play your top card if an action",
)

neophyte(reveal())
neophyte(may_take_or_play_the_action)
neophyte.if_so(play_a_revealed_action)

mass_enchantment = wizards.action(
    "Mass Enchantment",
    text=(
        "Each other player reveals the top card of their deck. Choose an action among these cards and at "
        "once play it as an extra action; the other cards stay on top of their decks."
    ),
    gist="Play an action from another's top card",
)


@mass_enchantment.then
@asks()
def mass_enchantment_reveals(table: Table, me: Frame) -> None:
    carry_cards(me, [card for seat in rivals(table, me.player) for card in reveal_top(table, seat)])


mass_enchantment(play_a_revealed_action)

mystic_studies = wizards.action("Mystic Studies", copies=2, text="Draw two cards.")


@mystic_studies.then
@asks()
def mystic_studies_draws(table: Table, me: Frame) -> None:
    draw(table, me.player, 2)


portal = wizards.action(
    "Portal",
    text=(
        "Reveal the top five cards of your deck and take any number of minions among them into your "
        "hand. The others go back on top in the order of your choice."
    ),
    gist="Take the minions of your top five cards",
)

portal(reveal(5))


@portal.then
@asks(any_number(revealed_minions), prompt="bring")
def portal_brings_minions(table: Table, me: Frame) -> None:
    for card in me.picks:
        put_in_hand(table, card)
        deal_with(me, card)


portal(put_the_others_on_top)

sacrifice = wizards.action(
    "Sacrifice",
    text="Choose one of your minions: draw as many cards as it has power, then destroy it.",
    gist="Destroy your minion, draw its power",
)


@sacrifice.then
@asks(must(minions(mine=True)))
def sacrifice_draws_and_destroys(table: Table, me: Frame) -> None:
    draw(table, me.player, power(table, me.pick))
    destroy(table, me.pick)


scry = wizards.action(
    "Scry",
    text=(
        "Search your deck for an action, show it to all players and take it into your hand. Shuffle your "
        "deck."
    ),
    gist="Search your deck for an action",
)


@scry.then
@asks()
def scry_searches(table: Table, me: Frame) -> None:
    search_deck(table, me.player)


@scry.then
@asks(must(actions_in_deck), prompt="take")
def scry_takes(table: Table, me: Frame) -> None:
    show(table, me.pick)
    put_in_hand(table, me.pick)


@scry.then
@asks()
def scry_shuffles(table: Table, me: Frame) -> None:
    shuffle_deck(table, me.player)


summon = wizards.action("Summon", copies=2, text="This turn you may play an extra minion.")
summon(may_play_extra_minion())

time_loop = wizards.action("Time Loop", text="This turn you may play two extra actions.")
time_loop(may_play_extra_action())
time_loop(may_play_extra_action())

winds_of_change = wizards.action(
    "Winds of Change",
    text=("Shuffle your hand into your deck, then draw five cards. This turn you may play an extra action."),
    gist="New hand of five cards, an extra action",
)


@winds_of_change.then
@asks()
def winds_of_change_blows(table: Table, me: Frame) -> None:
    shuffle_in(table, me.player, table.hand[me.player][:])
    draw(table, me.player, 5)
    extra_action(table, me)


school_of_wizardry = wizards.base(
    "School of Wizardry",
    breakpoint=20,
    vp=(3, 2, 1),
    text=(
        "After this base scores, the winner looks at the top three cards of the base deck and chooses "
        "the one that replaces this base; the others go back on top in the order of the winner's choice."
    ),
    gist="Winner: choose the next base",
)


@school_of_wizardry.scoring(
    AFTER_SCORING, first_winner, anywhere=True, does="the winner chooses the next base"
)
@asks()
def school_shows_bases(table: Table, me: Frame) -> None:
    """The three stay on top; if there are fewer, the edition says where more come from (SU-125)."""
    shown: list[int] = []
    for _ in range(3):
        if ensure_base_deck(table):
            base = table.base_deck[-1]
            take_base(table, base)
            look_at_base(table, base, me.player)
            shown.append(base)
    for base in reversed(shown):
        put_base_on_top(table, base)
    carry_cards(me, shown)
    note(table, L_LOOK, me.player)


@school_shows_bases.then
@asks(must(revealed), prompt="pick")
def school_picks_replacement(table: Table, me: Frame) -> None:
    choose_replacement(table, me, me.pick)
    deal_with(me, me.pick)


@school_shows_bases.then
@asks(must(revealed), prompt="put-back")
def school_puts_back(table: Table, me: Frame) -> None:
    """One after another: the last one lies on top of them."""
    take_base(table, me.pick)
    put_base_on_top(table, me.pick)
    deal_with(me, me.pick)
    again(me)


the_great_library = wizards.base(
    "The Great Library",
    breakpoint=22,
    vp=(4, 2, 1),
    text="After this base scores, each player with a minion here may draw a card.",
    gist="Players with a minion here draw a card",
)


@the_great_library.scoring(AFTER_SCORING, players_here, does="each player with a minion here may draw a card")
@asks(may(me_alone))
def library_lends(table: Table, me: Frame) -> None:
    draw(table, me.player, 1)
