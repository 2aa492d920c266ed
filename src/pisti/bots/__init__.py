"""Bots: players that are given an observation and choose a card; levels from ``random`` to ``expert``.

A bot sees what its seat may know and nothing else, and draws from the generator it is given.
"""

from pisti.bots.bot import LEVELS, OFFERED, BadBot, Bot, BotFault, LevelBot, NetBot, SearchBot, level, level_for

__all__ = ["LEVELS", "OFFERED", "BadBot", "Bot", "BotFault", "LevelBot", "NetBot", "SearchBot", "level", "level_for"]
