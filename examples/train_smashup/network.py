"""The policy: one small network scores every option by what it is and how the table stands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import torch
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from torch import Tensor, nn

from baston.games.smashup.cards.card import CARDS
from examples.train_smashup.sight import BASE, BASES, OPTION, OPTIONS, SEAT, SEATS, SIZES, TABLE

CARD: Final = 16  # numbers that stand for a printed card, learned
NUMBER: Final = 8  # the same for the column `number`
NUMBERS: Final = 64  # greater ones count as the last
KINDS: Final = 9  # of options, 0 to 8
WIDE: Final = 64
WIDER: Final = 128
TENTH: Final = 0.1  # most numbers are from 0 to 20
NEVER: Final = -1e8


class Scorer(nn.Module):
    """From observations to the scores of all options, and to what the first seat may still expect."""

    def __init__(self) -> None:
        super().__init__()
        self.cards = nn.Embedding(len(CARDS), CARD)
        self.numbers = nn.Embedding(NUMBERS, NUMBER)
        self.base = nn.Sequential(nn.Linear(CARD + BASE, WIDE), nn.ReLU())
        self.option = nn.Sequential(nn.Linear(KINDS + CARD + WIDE + 3 + 1 + CARD + NUMBER, WIDE), nn.ReLU())
        table = TABLE + CARD + SEATS * SEAT + 2 * WIDE
        self.table = nn.Sequential(nn.Linear(table, WIDER), nn.ReLU(), nn.Linear(WIDER, WIDE), nn.ReLU())
        self.score = nn.Sequential(nn.Linear(2 * WIDE, WIDE), nn.ReLU(), nn.Linear(WIDE, 1))
        self.value = nn.Sequential(nn.Linear(WIDE, WIDE), nn.ReLU(), nn.Linear(WIDE, 1))

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        side, table, seats, bases, options = seen.split(SIZES, 1)
        bases = self._bases(bases.view(-1, BASES, BASE))
        lanes, places, rows = self._options(options.view(-1, OPTIONS, OPTION), bases)
        offered = torch.zeros(len(seen), WIDE).index_add(0, lanes, rows)
        context = self.table(
            torch.cat(
                [
                    table * TENTH,
                    self.cards(table[:, 9].long()),
                    seats * TENTH,
                    bases.sum(1),
                    offered * TENTH,
                ],
                1,
            )
        )
        scores = torch.full((len(seen), OPTIONS), NEVER)
        scores[lanes, places] = self.score(torch.cat([rows, context[lanes]], 1)).squeeze(1)
        return scores, side * self.value(context)

    def forward_actor(self, seen: Tensor) -> Tensor:
        return self(seen)[0]

    def forward_critic(self, seen: Tensor) -> Tensor:
        return self(seen)[1]

    def _bases(self, bases: Tensor) -> Tensor:
        """A row for each base and, before them, one of zeros for no base."""
        known = torch.cat([self.cards(bases[:, :, 0].long()), bases * TENTH], 2)
        rows = self.base(known) * (bases[:, :, :1] > 0)
        return torch.cat([torch.zeros_like(rows[:, :1]), rows], 1)

    def _options(self, options: Tensor, bases: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """The options that there are: the lane and place of each, and what it is."""
        lanes, places = options[:, :, 0].nonzero(as_tuple=True)
        kind, card, place, seat, power, on, number = options[lanes, places].long().unbind(1)
        rows = torch.cat(
            [
                nn.functional.one_hot(kind, KINDS),
                self.cards(card),
                bases[lanes, place.clamp(max=BASES)],
                nn.functional.one_hot(seat.clamp(max=2), 3),
                power.unsqueeze(1) * TENTH,
                self.cards(on),
                self.numbers(number.clamp(0, NUMBERS - 1)),
            ],
            1,
        )
        return lanes, places, self.option(rows)


class ScoringPolicy(MaskableActorCriticPolicy):
    """Takes the scores for the logits of the actions, whose numbers are but places of options."""

    def _build(self, lr_schedule: Callable[[float], float]) -> None:
        self.mlp_extractor = Scorer()
        self.action_net = nn.Identity()
        self.value_net = nn.Identity()
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)
