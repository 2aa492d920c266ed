"""Deals and games played as at a table: each bot is given the observation of its seat."""

from __future__ import annotations

from random import Random

from pisti import engine
from pisti.bots import Bot
from pisti.cards import DECK, Card
from pisti.errors import PistiError
from pisti.game import Game
from pisti.observation import observe
from pisti.rules import Rules, Seat, Side
from pisti.sim import kernel
from pisti.sim.arena.faults import ArenaFault, BadArena
from pisti.sim.arena.players import reason_of
from pisti.sim.generator import Words, substream

Pair = tuple[str, str]
Bots = tuple[Bot, Bot]


class Decks:
    """The decks of one deal or game of a stream, the same as the kernel's."""

    def __init__(self, rules: Rules, base: Words, number: int) -> None:
        self._options = engine.options(rules)
        self._state, self._pack = engine.State(), list(range(52))
        self._words = substream(base, 2 * number)

    def next(self) -> tuple[Card, ...]:
        """The next deck, which may have to be dealt again."""
        self._words = kernel.make_deck(self._state, self._pack, self._options, True, self._words)
        return tuple(DECK[card] for card in self._state.deck)


def observed_deal(names: Pair, bots: Bots, rules: Rules, base: Words, number: int) -> int:
    """What the first bot gains on the second in a deal: its points less theirs, over all sides and all others."""
    gained, dealer = 0, rules.seating[number % rules.seats]
    for turn, side in enumerate(_sides(rules, dealer)):
        decks = Decks(rules, base, number)
        game = Game.start(rules, decks.next(), dealer)
        rng = _chance(base, number, turn)
        game = _finished(game, names, bots, side, rng, decks, number)
        mine = game.scores[side]
        gained += sum(mine - theirs for theirs in game.scores)
    return gained


def observed_game(names: Pair, bots: Bots, rules: Rules, base: Words, number: int) -> int:
    """How many games the first bot wins, once at each side, with the same decks each time."""
    won, dealer = 0, rules.seating[number % rules.seats]
    for turn, side in enumerate(_sides(rules, dealer)):
        decks, rng = Decks(rules, base, number), _chance(base, number, turn)
        game = Game.start(rules, decks.next(), dealer)
        game = _finished(game, names, bots, side, rng, decks, number)
        while game.winner is None:
            game = _finished(game.next_round(decks.next()), names, bots, side, rng, decks, number)
        won += game.winner == side
    return won


def _sides(rules: Rules, dealer: Seat) -> tuple[Side, ...]:
    """The sides from that of the dealer's right."""
    return tuple(rules.sides[seat] for seat in rules.order_after(dealer)[: rules.side_count])


def _chance(base: Words, number: int, turn: int) -> Random:
    a, b, c, d = substream(substream(base, 2 * number + 1), turn)
    return Random(a << 96 | b << 64 | c << 32 | d)


def _finished(game: Game, names: Pair, bots: Bots, side: Side, rng: Random, decks: Decks, number: int) -> Game:
    """The game at the end of this round; the first bot plays one side, the second all others."""
    while game.round.is_redeal:
        game = game.next_round(decks.next())
    while (seat := game.round.to_play) is not None:
        which = 0 if game.rules.sides[seat] == side else 1
        game = game.play(_choice(game, seat, names[which], bots[which], rng, number))
    return game


def _choice(game: Game, seat: Seat, name: str, bot: Bot, rng: Random, number: int) -> Card:
    """The card that a bot plays; raises BadArena if it fails or the card cannot be played."""
    view = observe(game, seat)
    try:
        card = bot.choose(view, rng)
        if card in view.legal_plays:
            return card
    except PistiError:
        raise
    except Exception as error:
        raise BadArena(ArenaFault.BOT_FAILED, player=name, reason=reason_of(error)) from error
    held = " ".join(map(str, view.legal_plays))
    raise BadArena(ArenaFault.BOT_ILLEGAL, player=name, card=str(card)[:40], held=held, deal=number + 1)
