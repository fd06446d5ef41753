"""Nim with a hidden bonus: the smallest complete game, the template for new ones and the kernel's test bed.

Heaps of counters lie on the table. In turn, a seat takes one to three from one heap; who takes the last
counter wins. Each seat also holds a secret token: once, when a heap runs empty, the seat that emptied it may
reveal its token, and puts as many counters as the token says on that heap again.
"""

from __future__ import annotations

from baston.games.nim.game import Nim

GAME = Nim()
