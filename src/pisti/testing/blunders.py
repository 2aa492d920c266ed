"""Blunders that a partner sees, judged by the position alone: by what the seat may know, never by what a bot thinks.

A card is *safe* if it is no jack and the next seat cannot match it, as far as can be known: all other cards of its rank
are seen and not with the next seat, or the next seat let that rank lie in this deal, so that it holds none.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

from pisti import engine
from pisti.bots.sight import sight
from pisti.cards import JACKS, Card, Rank
from pisti.observation import Observation
from pisti.rules import Centre, Rules, Seat

FEW_CARDS, FEW_POINTS, MANY_COPIES = 2, 1, 3
"""A poor pile has at most so many cards and points; a likely rank at least so many copies unseen."""

Cards = frozenset[Card]
NONE: Cards = frozenset()


class Blunder(StrEnum):
    """What a player should not do.

    JACK: to play a jack on a pile of one or two cards with less than two points while a safe card is held. Face-down
    cards that come with the capture count as cards; a jack that makes a pişti is none.
    RANK: to leave a card alone on the table of whose rank three are unseen while a safe card is held.
    PISTI: to leave a pişti that is there, double or not.
    """

    JACK = "jack"
    RANK = "rank"
    PISTI = "pisti"


def breaking(view: Observation) -> Mapping[Blunder, Cards]:
    """For each blunder that can be made here, and need not be, the cards that make it; none if it is not the turn.

    >>> from random import Random
    >>> from pisti.game import Game
    >>> from pisti.observation import observe
    >>> from pisti.round import shuffled
    >>> breaking(observe(Game.start(Rules(), shuffled(Random(1)), Seat.WEST), Seat.SOUTH))
    {}
    """
    hand = frozenset(view.legal_plays)
    if not hand:
        return {}
    makers, safe = pisti_makers(view), safe_cards(view)
    found = {Blunder.PISTI: hand - makers if makers else NONE}
    if safe:
        found[Blunder.JACK] = (hand & JACKS) - makers if is_poor(view) else NONE
        found[Blunder.RANK] = likely_cards(view) - safe if not view.pile else NONE
    return {blunder: cards for blunder, cards in found.items() if cards}


def safe_cards(view: Observation) -> Cards:
    """The cards held that are safe, as the head of this module says."""
    return frozenset(card for card in view.hand if card not in JACKS and not can_match(view, card.rank))


def can_match(view: Observation, rank: Rank) -> bool:
    """Whether the next seat can hold a card of a rank, as far as can be known."""
    seat = view.order[(len(view.turns) + 1) % view.rules.seats]
    held = view.hand_size(seat)
    exposed = exposed_with(view, seat)
    if exposed is not None and exposed.rank == rank:
        return True
    if held and rank in let_lie(view, seat):
        return False
    unknown = (held or (4 if view.stock_size else 0)) - (exposed is not None)
    return unknown > 0 and unseen(view, rank) > 0


def exposed_with(view: Observation, seat: Seat) -> Card | None:
    """The exposed card if a seat holds it: the dealer, after the last deal (clause 8.3)."""
    is_there = view.stock_size == 0 and seat == view.dealer and view.exposed not in view.plays
    return view.exposed if is_there else None


def let_lie(view: Observation, seat: Seat) -> frozenset[Rank]:
    """The ranks that a seat could have captured with the same rank in this deal, and did not."""
    in_deal = 4 * view.rules.seats
    start = len(view.turns) // in_deal * in_deal
    tops = [view.turned_up[-1], *(None if turn.captured else turn.card for turn in view.turns)]
    pairs = list(zip(tops, view.turns, strict=False))[start:]
    return frozenset(top.rank for top, turn in pairs if top is not None and turn.seat == seat and not turn.captured)


def unseen(view: Observation, rank: Rank) -> int:
    """How many cards of a rank the seat has not seen."""
    return 4 - sum(card.rank == rank for card in view.seen)


def likely_cards(view: Observation) -> Cards:
    """The cards held of whose rank three are unseen."""
    return frozenset(card for card in view.hand if unseen(view, card.rank) >= MANY_COPIES)


def is_poor(view: Observation) -> bool:
    """Whether there is a pile that is not worth a jack: what a capture brings is few cards with hardly a point."""
    lying = len(view.face_down) if view.rules.centre is Centre.SET_ASIDE and not _is_captured(view) else 0
    points = sum(card_points(card, view.rules) for card in view.pile if card is not None)
    return len(view.pile) > 0 and len(view.pile) + lying <= FEW_CARDS and points <= FEW_POINTS


def _is_captured(view: Observation) -> bool:
    return any(turn.captured for turn in view.turns)


def card_points(card: Card, rules: Rules) -> int:
    """What a card counts (clause 6.1).

    >>> card_points(Card.parse("Td"), Rules()), card_points(Card.parse("Ts"), Rules())
    (3, 0)
    """
    cards, o = 1 << card, engine.options(rules)
    points = engine.jack_points(cards, o) + engine.ace_points(cards, o)
    return points + engine.two_of_clubs_points(cards, o) + engine.ten_of_diamonds_points(cards, o)


def pisti_makers(view: Observation) -> Cards:
    """The cards held that make a pişti, double or not (clause 5)."""
    pile, o = sight(view), engine.options(view.rules)
    if not engine.pisti_allowed(pile, o):
        return NONE
    takers = (card for card in view.hand if engine.captures(pile, card.rank))
    return frozenset(card for card in takers if engine.capture_kind(pile, o, card.rank) >= engine.PISTI)
