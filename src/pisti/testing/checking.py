"""What every bot must keep, tested on positions of real rounds by all presets."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import NoReturn

from pisti.bots import Bot
from pisti.cards import Card
from pisti.game import Game
from pisti.notation import Position, format_position
from pisti.observation import Observation, determinize, observe
from pisti.round import Round, SideScore, shuffled
from pisti.rules import PRESETS, Rules, Seat

NEAR_END = (0, 12)
"""How many points before the target a side may be in every second round."""


class Promise(StrEnum):
    """What a bot must keep; each is the sentence that says so."""

    ANSWERS = "a bot answers with a card"
    LEGAL = "a bot plays a card that it holds"
    LEAVES_VIEW = "a bot changes nothing of what it is given to see"
    OWN_CHANCE = "a bot draws from the generator it is given, never from the global ones"
    REPEATS = "a bot that sees the same, with the same generator, plays the same card"
    HONEST = "a bot plays the same card whatever the cards are that it may not see"
    FORGETS = "a bot plays the same card whatever it was asked before"


class BotFails(AssertionError):
    """A bot that breaks a promise: which one, at which position, and what was found and expected there."""

    def __init__(self, promise: Promise, bot: str, position: str, found: str) -> None:
        """Keep the parts, and say them in a text of three lines."""
        super().__init__(f"{bot}: {found}\n  expected: {promise.value}\n  position: {position}")
        self.promise = promise
        self.position = position


@dataclass(frozen=True, slots=True)
class Asked:
    """A position that a bot was asked about: the game, the seat to play, a seed for its chance, and its answer."""

    game: Game
    seat: Seat
    seed: int
    card: Card


def check_bot(bot: Bot, rules: Iterable[Rules] = PRESETS.values(), rounds: int = 1, seed: int = 1) -> None:
    """Test a bot on all positions of so many rounds by each of these rules; raises BotFails at the first fault.

    In a round the bot plays at all seats, and now and then a card drawn at random is played instead. How long it thinks
    is not tested, nor how well it plays.

    >>> from pisti.bots import level
    >>> check_bot(level("medium"), [Rules()])
    """
    rng = Random(seed)
    asked = [each for table in rules for _ in range(rounds) for each in _round(bot, table, rng)]
    for each in rng.sample(asked, len(asked)):
        again = _watched(bot, each.game, each.seat, each.seed)
        if again != each.card:
            _fail(Promise.FORGETS, bot, each.game, each.seat, f"played {each.card}, and later {again}")


def _round(bot: Bot, rules: Rules, rng: Random) -> Iterator[Asked]:
    """The positions of a round, each tested by itself."""
    game = start(rules, rng)
    while (seat := game.round.to_play) is not None:
        seed = rng.getrandbits(32)
        card = _tested(bot, game, seat, seed, rng)
        yield Asked(game, seat, seed, card)
        game = game.play(rng.choice(game.round.legal_plays) if rng.random() < 0.25 else card)


def start(rules: Rules, rng: Random) -> Game:
    """The start of a round that can be played: the first of a game, or one with a side near the target."""
    finished = ((*(_scored(rules, rng) for _ in range(rules.side_count)),),) if rng.random() < 0.5 else ()
    while True:
        round = Round.deal(rules, shuffled(rng, rules), rng.choice(rules.seating))
        if not round.is_redeal:
            return Game(round, finished)


def _scored(rules: Rules, rng: Random) -> SideScore:
    points = max(0, rules.target - 1 - rng.randint(*NEAR_END))
    return SideScore(cards=0, jacks=0, aces=0, two_of_clubs=0, ten_of_diamonds=0, most_cards=0, pistis=points)


def _tested(bot: Bot, game: Game, seat: Seat, seed: int, rng: Random) -> Card:
    card = _watched(bot, game, seat, seed)
    again = _watched(bot, game, seat, seed)
    if again != card:
        _fail(Promise.REPEATS, bot, game, seat, f"played {card}, and asked again {again}")
    other = determinize(observe(game, seat), rng)
    there = _watched(bot, other, seat, seed)
    if there != card:
        _fail(Promise.HONEST, bot, game, seat, f"played {card}, but {there} where hidden cards lie elsewhere")
    return card


def answer(bot: Bot, game: Game, view: Observation, rng: Random) -> Card:
    """The card that a bot plays in a game from what its seat sees; raises BotFails unless it is one it may play."""
    legal = view.legal_plays
    try:
        card = bot.choose(view, rng)
    except Exception as error:
        reason = f"failed with {type(error).__name__}: {error}"
        raise BotFails(Promise.ANSWERS, _name(bot), _text(game, view.seen), reason) from error
    if card not in legal:
        found = f"played {card}, and holds {' '.join(map(str, legal))}"
        raise BotFails(Promise.LEGAL, _name(bot), _text(game, view.seen), found)
    return card


def _watched(bot: Bot, game: Game, seat: Seat, seed: int) -> Card:
    """The card that a bot plays with its chance from a seed; raises BotFails if it touches anything else."""
    view = observe(game, seat)
    before, chances = repr(view), _global_chances()
    card = answer(bot, game, view, Random(seed))
    if repr(view) != before:
        _fail(Promise.LEAVES_VIEW, bot, game, seat, "changed its view")
    if chances != {name: state for name, state in _global_chances().items() if name in chances}:
        _fail(Promise.OWN_CHANCE, bot, game, seat, "drew from a global generator")
    return card


def _global_chances() -> dict[str, object]:
    """The states of the generators that a whole process shares, that of NumPy among them once somebody imported it."""
    states: dict[str, object] = {"random": random.getstate()}
    numpy = sys.modules.get("numpy.random")
    if numpy is not None:
        kind, keys, *rest = numpy.get_state()
        states["numpy"] = (kind, keys.tobytes(), *rest)
    return states


def _fail(promise: Promise, bot: Bot, game: Game, seat: Seat, found: str) -> NoReturn:
    raise BotFails(promise, _name(bot), _text(game, observe(game, seat).seen), found)


def _name(bot: Bot) -> str:
    return str(getattr(bot, "level", type(bot).__name__))


def _text(game: Game, known: Iterable[Card]) -> str:
    """The text of a position as a seat knows it, in the notation of docs/notation.md."""
    return format_position(Position.of(game.round, known))
