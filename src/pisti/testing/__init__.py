"""For who writes a bot: ``check_bot`` tests what every bot must keep, ``breaking`` tells which cards would be blunders.

``python -m pisti.testing NAME…`` plays rounds and counts the blunders of bots. docs/arena.md tells it for users.
"""

from pisti.testing.blunders import Blunder, breaking, safe_cards
from pisti.testing.checking import BotFails, Promise, check_bot

__all__ = ["Blunder", "BotFails", "Promise", "breaking", "check_bot", "safe_cards"]
