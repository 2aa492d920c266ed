"""Pairs of games that differ only in cards a viewer may not see (clause 8.3), made without the code they test."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from pisti.cards import JACKS, Card
from pisti.game import Game
from pisti.round import shuffled
from pisti.rules import Centre, Lookers, Rules, Seat


@dataclass(frozen=True)
class World:
    """A deck, its dealer, and the cards played from it; the seat of each card follows from the dealer."""

    rules: Rules
    deck: tuple[Card, ...]
    dealer: Seat
    plays: tuple[Card, ...]

    def games(self) -> list[Game]:
        """The game after each of the plays, the start first."""
        games = [Game.start(self.rules, self.deck, self.dealer)]
        for card in self.plays:
            games.append(games[-1].play(card))
        return games


def some_world(rules: Rules, rng: Random) -> World:
    """A round played at random up to a random ply."""
    deck, dealer = shuffled(rng, rules), rng.choice(rules.seating)
    game = Game.start(rules, deck, dealer)
    plays: list[Card] = []
    for _ in range(0 if game.round.is_redeal else rng.randint(0, 48)):
        plays.append(rng.choice(game.round.legal_plays))
        game = game.play(plays[-1])
    return World(rules, deck, dealer, tuple(plays))


def hidden_places(world: World, viewer: Seat | None) -> list[int]:
    """The places in the deck of the cards that clause 8 hides from a viewer at the end of a world.

    Counted from the clauses alone: what was played, turned up or exposed is public (8.1), a seat knows its own hands
    (8.2), the rest is hidden (8.3) but for centre cards that were captured and that the viewer may look at (4.4, 9.10).
    """
    rules = world.rules
    deals_begun = min(len(world.plays) // (4 * rules.seats) + 1, rules.deals)
    order = rules.order_after(world.dealer)
    hidden = []
    for place in range(4, 51 if rules.exposed else 52):
        deal, seat = divmod((place - 4) // 4, rules.seats)
        own = order[seat] is viewer and deal < deals_begun
        if world.deck[place] not in world.plays and not own:
            hidden.append(place)
    return face_down_places(world, viewer) + hidden


def face_down_places(world: World, viewer: Seat | None) -> list[int]:
    """The places of the centre cards that are hidden from a viewer."""
    rules = world.rules
    if rules.centre is Centre.OPEN:
        return []
    up = 1
    while up < 4 and world.deck[4 - up] in JACKS and rules.centre_jack.value == "cover":
        up += 1
    taker = first_taker(world)
    if taker is not None:
        same_side = viewer is not None and rules.sides[viewer] == rules.sides[taker]
        looks = {Lookers.SIDE: same_side, Lookers.SEAT: viewer is taker, Lookers.NOBODY: False, Lookers.EVERYONE: True}
        if looks[rules.lookers]:
            return []
    return list(range(4 - up))


def first_taker(world: World) -> Seat | None:
    """The seat that captured first: the first jack, or the first card with the rank of the one before it."""
    top = world.deck[3]
    if world.rules.centre is not Centre.OPEN:
        top = next((card for card in reversed(world.deck[:4]) if card not in JACKS), top)
    order = world.rules.order_after(world.dealer)
    for ply, card in enumerate(world.plays):
        if card in JACKS or card.rank == top.rank:
            return order[ply % world.rules.seats]
        top = card
    return None


def twin(world: World, viewer: Seat | None, rng: Random) -> World | None:
    """The same world with the hidden cards permuted; None if nothing is hidden from the viewer any more."""
    places = hidden_places(world, viewer)
    if len(places) < 2:
        return None
    while True:
        cards = [world.deck[place] for place in places]
        rng.shuffle(cards)
        deck = list(world.deck)
        for place, card in zip(places, cards, strict=True):
            deck[place] = card
        if not (world.rules.cut_jack_rule and deck[51] in JACKS):
            return World(world.rules, tuple(deck), world.dealer, world.plays)
