"""What the second box brings: talents, control, effects that are redirected, a base that is devoured."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from baston.games.smashup import GAME
from baston.games.smashup.cards.card import Card, printed
from baston.games.smashup.constants import BEFORE_SCORING
from baston.games.smashup.effects.abilities import talents_of
from baston.games.smashup.effects.protecting import affect, asked_about, in_question
from baston.games.smashup.factions.changerbots import the_touch, unicrave
from baston.games.smashup.factions.ignobles import activate_the_spy, sneaky_squire
from baston.games.smashup.factions.star_roamers import ensign
from baston.games.smashup.queries.power import breakpoint_of, total_power
from baston.games.smashup.queries.where import minions_of, minions_owned_by
from baston.games.smashup.state.table import Table
from baston.kernel.frame import THING
from tests.browser.conftest import Visit
from tests.browser.hands import ASKED, WORDED
from tests.browser.laid import Laid, laid, plays
from tests.browser.tables import at_table, laid_table
from tests.server.program import Program

ROAMERS = "astroknights+star_roamers"


def opened(visit: Visit, server: Program, game: Laid[Table]) -> Page:
    """The table, laid out so far, at which this person is asked."""
    page = visit()
    at_table(page, laid_table(page, server.data, game))
    return page


def held(table: Table, card: Card) -> list[int]:
    """The copies of a card in the first player's hand."""
    return [handle for handle in table.hand[0] if printed(table, handle) is card]


def thing(page: Page, handle: int) -> Locator:
    """A card, wherever it is drawn."""
    return page.locator(f".table [data-handle='{handle}']")


def without_talent(table: Table) -> list[int]:
    """The first player's minions that have no talent."""
    return [minion for minion in minions_of(table, 0) if not talents_of(table, minion)]


def test_a_talent_is_gained_and_used(visit: Visit, server: Program) -> None:
    def ready(table: Table) -> bool:
        can = plays(table) and table.action_plays > 0 and bool(held(table, the_touch))
        return can and bool(without_talent(table))

    game = laid(ready, factions=f"changerbots+ignobles,{ROAMERS}")
    page = opened(visit, server, game)
    minion = thing(page, without_talent(game.table)[0])
    power = int(minion.locator(".pw").inner_text())
    thing(page, held(game.table, the_touch)[0]).click()
    minion.click()
    expect(minion.locator(".mark.talent:not(.used)")).to_be_visible()
    expect(minion).to_contain_text("talent not used this turn")
    minion.click()
    expect(minion.locator(".mark.talent.used")).to_be_visible()
    expect(minion.locator(".pw")).to_have_text(str(power + 3))
    expect(page.get_by_role("log")).to_contain_text("(The Touch)")


def test_control_is_given_and_taken_back(visit: Visit, server: Program) -> None:
    def ready(table: Table) -> bool:
        can = plays(table) and table.action_plays > 0 and table.minion_plays > 0
        both = held(table, sneaky_squire) and held(table, activate_the_spy)
        return can and bool(both) and not minions_owned_by(table, 0)

    game = laid(ready, factions=f"ignobles+changerbots,{ROAMERS}")
    page = opened(visit, server, game)
    squire = thing(page, held(game.table, sneaky_squire)[0])
    squire.click()
    page.locator(".base-hit").first.click()
    page.locator(WORDED).filter(has_text="Brigitte").click()
    expect(squire).to_have_attribute("data-seat", "2")
    expect(squire.locator(".own")).to_have_attribute("data-seat", "1")
    expect(squire).to_contain_text("belongs to Camille")
    thing(page, held(game.table, activate_the_spy)[0]).click()
    expect(squire).to_have_attribute("data-seat", "1")
    expect(squire.locator(".own")).to_have_count(0)


def test_an_effect_is_redirected(visit: Visit, server: Program) -> None:
    def ready(table: Table) -> bool:
        asked = table.decision
        return (
            asked is not None
            and asked.player == 0
            and asked.card > 0
            and printed(table, asked.card) is ensign
        )

    game = laid(ready, factions="star_roamers+robots,changerbots+pirates")
    (saved,) = asked_about(game.table)
    victim = printed(game.table, saved).title
    page = opened(visit, server, game)
    expect(page.locator(".prompt")).to_contain_text(f"would destroy {victim}")
    expect(page.locator(".context")).to_have_count(0)  # the question says it all
    expect(thing(page, saved)).to_contain_text("about to be affected")
    page.locator(WORDED).filter(has_text="Let it take the hit").click()
    expect(page.get_by_role("log")).to_contain_text(f"Ensign takes the place of {victim}.")


def test_one_of_several_namesakes_is_saved(visit: Visit, server: Program) -> None:
    def ready(table: Table) -> bool:
        asked, whom = table.decision, in_question(table)
        twins = len({table.what[victim] for victim in whom}) < len(whom)
        return asked is not None and asked.player == 0 and asked.kind == THING and twins

    game = laid(ready, factions="star_roamers+robots,aliens+pirates")
    victims = in_question(game.table)
    twin = next(
        v for v in reversed(victims) if sum(game.table.what[v] == game.table.what[w] for w in victims) > 1
    )
    label = GAME.presentation.label(game.table, twin, "en")
    (number,) = re.findall(r"no\. \d", label)
    page = opened(visit, server, game)
    for victim in victims:
        expect(thing(page, victim)).to_contain_text("the question is about it")
    expect(thing(page, twin).locator(".mark.number")).to_have_text(number)
    expect(page.locator(".prompt")).to_contain_text(number)
    answers = page.locator(WORDED)
    expect(answers).to_have_count(len(victims))
    answers.filter(has_text=number).click()
    expect(page.get_by_role("log")).to_contain_text(f"saves {printed(game.table, twin).title}")


def test_whoever_orders_protections_reads_what_each_would_do(visit: Visit, server: Program) -> None:
    def ready(table: Table) -> bool:
        asked = table.decision
        return asked is not None and asked.player == 0 and table.frames[-1].effect == affect.number

    game = laid(ready, factions="aliens+pirates,star_roamers+robots")
    page = opened(visit, server, game)
    answers = page.locator(WORDED)
    options = game.table.decision.options if game.table.decision else []
    expect(answers).to_have_count(len(options))
    expect(answers.first).to_contain_text(": may ")
    expect(page.locator(".prompt")).to_contain_text("Several cards can answer. Which one is first?")
    thing(page, options[0]).click()  # the card itself is pressed as well
    expect(page.locator(".prompt")).not_to_contain_text("Which one is first?")


def test_a_base_that_is_devoured_leaves_its_scoring_to_the_next(visit: Visit, server: Program) -> None:
    def ready(table: Table) -> bool:
        answers = any(printed(table, card).special_play == BEFORE_SCORING for card in table.hand[0])
        return plays(table) and not answers and bool(full(table))

    def full(table: Table) -> list[int]:
        there = [place for place in table.places if printed(table, table.base_at[place]) is unicrave]
        return [place for place in there if total_power(table, place) >= breakpoint_of(table, place)]

    game = laid(ready, factions=f"changerbots+ignobles,{ROAMERS}")
    following = printed(game.table, game.table.base_deck[-1]).title
    page = opened(visit, server, game)
    expect(page.get_by_role("region", name="Unicrave")).to_be_visible()
    page.keyboard.press("p")
    log = page.get_by_role("log")
    expect(log).to_contain_text("The scoring of Unicrave begins.")
    expect(log).to_contain_text(f"{following} takes the place of Unicrave: all that lies there stays.")
    expect(log).to_contain_text(f"power on {following}.")
    expect(page.get_by_role("region", name="Unicrave")).to_have_count(0)


def test_boxes_are_offered_only_where_they_have_factions_for_all(visit: Visit) -> None:
    page = visit("/new")
    alone = page.get_by_role("radio", name="Cease and Desist")
    more = page.get_by_role("button", name="+ Bot")
    more.click()
    expect(alone).to_be_disabled()
    expect(page.get_by_text("too few factions for 3 players")).to_be_visible()
    copies = page.get_by_role("radiogroup", name="Copies of each faction")
    copies.get_by_role("radio", name="2").click()
    alone.click()
    expect(copies.get_by_role("radio", name="1")).to_be_disabled()
    page.get_by_role("button", name="Remove player 3").click()
    copies.get_by_role("radio", name="1").click()
    expect(more).to_have_count(0)
    page.get_by_role("radio", name="I choose").click()
    expect(page.locator(".facs .fac")).to_have_text(
        ["Astroknights", "Changerbots", "Ignobles", "Star Roamers"]
    )
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(ASKED)
