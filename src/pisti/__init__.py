"""Pişti, the Turkish fishing card game: rules, views, records, bots and tables.

>>> from random import Random
>>> from pisti import Game, Rules, Seat, observe, shuffled
>>> rng = Random(1)
>>> game = Game.start(Rules(), shuffled(rng), dealer=Seat.SOUTH)
>>> while not game.round.is_over:
...     view = observe(game, game.round.to_play)
...     game = game.play(rng.choice(view.legal_plays))
>>> len(game.scores), game.round_number
(2, 1)
"""

from pisti.cards import DECK, BadCard, Card, Rank, Suit, format_cards, parse_cards
from pisti.errors import PistiError
from pisti.game import BadGame, Game
from pisti.observation import Observation, determinize, observe
from pisti.round import (
    BadDeck,
    BadRound,
    Denied,
    IllegalPlay,
    Leftovers,
    Pisti,
    Round,
    SideScore,
    Turn,
    cut,
    shuffled,
)
from pisti.rules import (
    PRESETS,
    BadRules,
    BadSeat,
    Centre,
    CentreJack,
    LoneJack,
    Lookers,
    Rules,
    Seat,
    Side,
)

__all__ = [
    "DECK",
    "PRESETS",
    "BadCard",
    "BadDeck",
    "BadGame",
    "BadRound",
    "BadRules",
    "BadSeat",
    "Card",
    "Centre",
    "CentreJack",
    "Denied",
    "Game",
    "IllegalPlay",
    "Leftovers",
    "LoneJack",
    "Lookers",
    "Observation",
    "Pisti",
    "PistiError",
    "Rank",
    "Round",
    "Rules",
    "Seat",
    "Side",
    "SideScore",
    "Suit",
    "Turn",
    "cut",
    "determinize",
    "format_cards",
    "observe",
    "parse_cards",
    "shuffled",
]
