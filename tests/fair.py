"""Games whose deals can be checked, for tests: every seed follows from a number."""

from collections.abc import Iterator
from hashlib import sha256
from random import Random

from pisti.fairness import Context, Exchange, Fair, Share, tags_of
from pisti.game import Game
from pisti.notation import Record
from pisti.rules import Rules, Seat
from strategies import play_on


def seed_of(*parts: object) -> bytes:
    """Thirty-two bytes that follow from some values."""
    return sha256(repr(parts).encode()).digest()


def exchange_of(context: Context, seed: int, seats: tuple[Seat, ...]) -> Exchange:
    """An exchange in which these seats tell their seeds, the cutter with a tap."""
    cutter = None if context.dealer is None else context.rules.cutter(context.dealer)
    shares = {seat: Share(seed_of(seed, context.round, seat), 26 if seat is cutter else 0) for seat in seats}
    return Exchange(context, seed_of(seed, context.round), shares)


def fair_game(rules: Rules, seed: int, seats: tuple[Seat, ...] | None = None) -> Iterator[Record]:
    """The records of a game played at random to its end."""
    rng, name, told = Random(seed), f"g{seed}", rules.seating if seats is None else seats
    first: Exchange | None = exchange_of(Context(name, 0, rules), seed, told)
    assert first is not None
    game: Game | None = None
    dealing, dealer = 1, first.first_dealer()
    while game is None or game.winner is None:
        number = 1 if game is None else game.round_number + (not game.round.is_redeal)
        exchange = exchange_of(Context(name, number, rules, dealer), seed, told)
        drawn = exchange.draw(dealing)
        game = Game.start(rules, drawn.deck, dealer) if game is None else game.next_round(drawn.deck)
        if not game.round.is_redeal:
            game = Game(play_on(game.round, rng), game.finished)
        fair = Fair(exchange, dealing, first if number == 1 else None)
        yield Record.of(game, game=name, cut=drawn.lifted, tags=tags_of(fair))
        dealing = dealing + 1 if game.round.is_redeal else 1
        dealer = game.next_dealer
