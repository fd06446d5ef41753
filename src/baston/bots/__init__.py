"""Players that think by themselves. They know the one interface of games, never a game."""

from __future__ import annotations

from baston.bots.bot import Bot as Bot
from baston.bots.registry import bot_named as bot_named
from baston.bots.registry import is_search as is_search
from baston.bots.registry import with_time_limit as with_time_limit
