"""The protocol of a bot, and the levels that come with the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from importlib import import_module
from random import Random
from types import MappingProxyType
from typing import Protocol

from pisti import engine
from pisti.bots import decide
from pisti.bots.sight import sight
from pisti.cards import DECK, Card
from pisti.errors import PistiError
from pisti.observation import Observation
from pisti.rules import Rules


class Bot(Protocol):
    """A player: given what its seat may know, it chooses a card of its hand. It remembers nothing between plays."""

    @property
    def level(self) -> str:
        """The name of how well it plays."""

    def choose(self, view: Observation, rng: Random) -> Card:
        """The card to play; chance comes from ``rng`` only."""


class BotFault(StrEnum):
    """What can be wrong with the use of a bot."""

    UNKNOWN_LEVEL = "unknown-level"
    NOTHING_TO_PLAY = "bot-nothing-to-play"


class BadBot(PistiError):
    """A level that does not exist, or a bot asked for a card when it is not its turn."""


@dataclass(frozen=True, slots=True)
class LevelBot:
    """A bot of one of the levels: ``number`` is that of ``decide``.

    >>> from pisti.game import Game
    >>> from pisti.observation import observe
    >>> from pisti.round import shuffled
    >>> from pisti.rules import Rules, Seat
    >>> view = observe(Game.start(Rules(), shuffled(Random(1)), Seat.WEST), Seat.SOUTH)
    >>> level("hard").choose(view, Random(1)) in view.legal_plays
    True
    """

    level: str
    number: int

    def choose(self, view: Observation, rng: Random) -> Card:
        """One of the cards that the level thinks best, each as likely; raises BadBot if it is not the viewer's turn."""
        if not view.legal_plays:
            raise BadBot(BotFault.NOTHING_TO_PLAY, level=self.level, ply=len(view.turns))
        best = decide.best_cards(self.number, sight(view), engine.options(view.rules))
        return rng.choice([card for card in DECK if best >> card & 1])


def is_trained_for(rules: Rules) -> bool:
    """Whether the network knows the rounds of these rules: those of the standard, to any target.

    >>> is_trained_for(Rules.parse("classic-101")), is_trained_for(Rules.parse("two"))
    (True, False)
    """
    same_views = (rules.lookers, rules.exposed) == (Rules().lookers, Rules().exposed)
    return same_views and engine.options(rules) == engine.options(Rules())


@dataclass(frozen=True, slots=True)
class NetBot:
    """A bot that plays by the network that comes with the game, and by ``otherwise`` where that was not trained.

    ``is_blind`` is for comparison: it plays for points whatever the score of the game.
    """

    level: str
    otherwise: LevelBot
    is_blind: bool = False

    def choose(self, view: Observation, rng: Random) -> Card:
        """The card it thinks best, the lowest of equal ones; raises BadBot if it is not the viewer's turn."""
        if not view.legal_plays or not is_trained_for(view.rules):
            return self.otherwise.choose(view, rng)
        net = import_module("pisti.bots.net")  # NumPy takes a tenth of a second to import, and others do without
        card: Card = net.best_card(net.shipped(), view, self.is_blind)
        return card


@dataclass(frozen=True, slots=True)
class SearchBot:
    """A bot that looks for a better card than the network's in worlds that its view allows.

    It plays by ``otherwise`` where the network was not trained. The search is compiled where numba is installed, which
    takes half a minute the first time; without numba it sees few worlds.
    """

    level: str
    otherwise: LevelBot

    def choose(self, view: Observation, rng: Random) -> Card:
        """The card it finds best; raises BadBot if it is not the viewer's turn."""
        if not view.legal_plays or not is_trained_for(view.rules):
            return self.otherwise.choose(view, rng)
        card: Card = import_module(SEARCH).best_card(view, rng)
        return card


SEARCH = "pisti.sim.search"
"""The module that searches: it is built on the simulation, which is built on the bots."""

HARDEST = LevelBot("hard", decide.HARD)
"""The strongest level that plays by any rules."""

LEVELS: Mapping[str, Bot] = MappingProxyType(
    {
        "random": LevelBot("random", decide.RANDOM),
        "beginner": LevelBot("beginner", decide.BEGINNER),
        "easy": LevelBot("easy", decide.EASY),
        "medium": LevelBot("medium", decide.MEDIUM),
        "hard": HARDEST,
        "strong": NetBot("strong", HARDEST),
        "expert": SearchBot("expert", HARDEST),
    }
)
"""The levels from the weakest to the strongest."""

BLIND = NetBot("blind", HARDEST, is_blind=True)
"""What strong would be without regard to the score of the game, to compare with it; it is offered to nobody."""

OFFERED = tuple(name for name in LEVELS if name != "random")
"""The levels that people choose from; to play at random is for programs."""


def level_for(name: str, rules: Rules) -> str:
    """The level that a bot of a level plays at by these rules: a weaker one where it was not made for them.

    Raises BadBot.

    >>> level_for("strong", Rules()), level_for("expert", Rules(seats=2))
    ('strong', 'hard')
    """
    bot = level(name)
    return bot.otherwise.level if isinstance(bot, NetBot | SearchBot) and not is_trained_for(rules) else name


def level(name: str) -> Bot:
    """The bot of a level; raises BadBot.

    >>> level("medium").level
    'medium'
    """
    if name not in LEVELS:
        raise BadBot(BotFault.UNKNOWN_LEVEL, text=name, known=" ".join(LEVELS))
    return LEVELS[name]
