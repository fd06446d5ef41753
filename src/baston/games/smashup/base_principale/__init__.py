"""The mode Base Principale: one base amid four camps with slots, played in rounds and periods.

It stands on the whole standard game, and answers its hooks: those of a table, of bots, of words.
"""

from __future__ import annotations

from baston.games.smashup.ai.standard import AI
from baston.games.smashup.base_principale import slot_effects
from baston.games.smashup.base_principale.mat_ai import MatAi
from baston.games.smashup.base_principale.mat_table import MatTable
from baston.games.smashup.base_principale.mat_words import MatWords
from baston.games.smashup.presentation.standard import WORDS
from baston.games.smashup.state.table import TABLES
from baston.games.smashup.variant import BASE_PRINCIPALE

TABLES[BASE_PRINCIPALE] = MatTable
AI[BASE_PRINCIPALE] = MatAi()
WORDS[BASE_PRINCIPALE] = MatWords()

__all__ = ["slot_effects"]
