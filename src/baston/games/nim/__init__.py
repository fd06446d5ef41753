"""Nim with hidden tokens: the smallest complete game, the template for new ones and the kernel's test bed.

Heaps of counters lie on the table. In turn, a seat takes one to three from one heap; who takes the last
counter wins. Each seat also holds a token drawn from a bag, its number hidden from the others: once in the
game, when the seat has emptied a heap, it may reveal its token and put so many counters on that heap again.
"""

from __future__ import annotations

from baston.games.nim.game import Nim

GAME = Nim()
