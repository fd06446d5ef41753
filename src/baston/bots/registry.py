"""Bots by name: `uniform`, `greedy`, `flat:200` (rollouts a decision), `ismcts:0.5s` (seconds).

`greedy:80%` is greedy in 80 of 100 answers, and takes any option in the others.
`softmax:60` takes better options more often, the worst ones seldom: the lower the number, the more seldom.
`policy` plays by the network that ships for the game, `policy:FILE` by the one whose weights are in the file.
`ismcts:500*2` grows a tree in each of two processes, with 250 rollouts in each.
`ismcts:500:80%` searches in 80 of 100 answers, and answers as `softmax:60` in the others.
"""

from __future__ import annotations

import re
from typing import Final

from baston.bots.bot import Bot
from baston.bots.flat import Flat
from baston.bots.greedy import ALWAYS, Greedy
from baston.bots.ismcts import Ismcts
from baston.bots.levels import OFFERED, meant_by
from baston.bots.monte_carlo import TUNED
from baston.bots.policy import Policy, policy_named
from baston.bots.softmax import Softmax
from baston.bots.uniform import Uniform
from baston.kernel.game import Refusal

KNOWN: Final = (
    "uniform",
    "greedy",
    "greedy:80%",
    "softmax:60",
    "flat:200",
    "flat:0.5s",
    "ismcts:500",
    "ismcts:1s",
    "ismcts:1s:80%",
    "policy",
    *OFFERED,
)
LEARNED: Final = "policy"
SOFTMAX: Final = "softmax"
SEARCHES: Final = ("flat", "ismcts")
SECONDS: Final = r"([0-9]{1,4}(?:\.[0-9]{1,3})?)s"
TIMED: Final = re.compile(SECONDS)
BUDGET: Final = re.compile(rf"([0-9]{{1,7}})|{SECONDS}")
PERCENT: Final = re.compile(r"([1-9][0-9]?)%")
TEMPERATURE: Final = re.compile(r"[1-9][0-9]{0,3}")
PROCESSES: Final = re.compile(r"[1-9]")


def bot_named(text: str) -> Bot:
    """Return a new bot with this name; the `name` of the bot writes out what a level stands for.

    Raises Refusal: "unknown-bot" (there is no such one), "bad-budget" (what follows the colon is neither
    rollouts nor seconds), "bad-care" (it is no percentage) or "bad-temperature"; as
    `read_weights` for a file of weights.
    """
    written = meant_by(text)
    if written == "uniform":
        return Uniform(written)
    if written == "greedy":
        return Greedy(written)
    if written == LEARNED:
        return Policy(written)
    name, _, budget = written.partition(":")
    if name == "greedy":
        return Greedy(written, _percent(budget))
    if name == SOFTMAX:
        return Softmax(written, _temperature(budget))
    if name == LEARNED:
        return policy_named(written, budget)
    if name == "flat":
        return Flat(written, *budget_in(name, budget), TUNED)
    if name == "ismcts":
        return _ismcts(written, budget)
    raise Refusal("unknown-bot", name=text, known=", ".join(KNOWN))


def _ismcts(written: str, told: str) -> Ismcts:
    """The tree search with this budget, processes and share of searched answers. Raises Refusal."""
    whole, colon, share = told.partition(":")
    budget, star, processes = whole.partition("*")
    if star and PROCESSES.fullmatch(processes) is None:
        raise Refusal("bad-budget", bot="ismcts", budget=whole)
    percent = _percent(share) if colon else ALWAYS
    return Ismcts(written, *budget_in("ismcts", budget), TUNED, int(processes or 1), percent)


def is_search(text: str) -> bool:
    """Whether the bot with this name has a budget, and takes long; the others answer at once."""
    return meant_by(text).partition(":")[0] in SEARCHES


def is_learned(text: str) -> bool:
    """Whether the bot with this name plays by weights: those that ship, or those of a file that it names."""
    return text.partition(":")[0] == LEARNED


def with_time_limit(text: str, seconds: float) -> str:
    """Return the bot's name with its time cut to at most so many seconds, if its budget is a time."""
    bot, _, budget = meant_by(text).partition(":")
    read = TIMED.match(budget)
    if bot not in SEARCHES or read is None or float(read[1]) <= seconds:
        return text
    return f"{bot}:{seconds:g}s{budget[read.end() :]}"


def _percent(share: str) -> int:
    """In how many of a hundred decisions it takes care. Raises Refusal."""
    read = PERCENT.fullmatch(share)
    if read is None:
        raise Refusal("bad-care", share=share)
    return int(read[1])


def _temperature(text: str) -> int:
    """How far from the best option `softmax` strays, in percent. Raises Refusal."""
    if TEMPERATURE.fullmatch(text) is None:
        raise Refusal("bad-temperature", temperature=text)
    return int(text)


def budget_in(bot: str, budget: str) -> tuple[int, float]:
    """Return the rollouts and seconds of a decision, one of them 0. Raises Refusal, "bad-budget"."""
    read = BUDGET.fullmatch(budget)
    rollouts = int(read[1]) if read and read[1] else 0
    seconds = float(read[2]) if read and read[2] else 0.0
    if rollouts == 0 and seconds == 0.0:
        raise Refusal("bad-budget", bot=bot, budget=budget)
    return rollouts, seconds
