"""Bots that are not of this project: classes and programs of others, and the door by which they come in.

`bot_named` knows them all, and those of `baston.bots` too. A guest thinks in a process of its own and is
told what its seat may know; one that dies, hangs or answers nonsense has lost (`BotFault`), and
nothing else falls.
"""

from __future__ import annotations

from baston.guests.fault import BotFault as BotFault
from baston.guests.guest import Guest as Guest
from baston.guests.guest import seated as seated
from baston.guests.names import bot_named as bot_named
from baston.guests.names import is_guest as is_guest
from baston.guests.names import names_in as names_in
