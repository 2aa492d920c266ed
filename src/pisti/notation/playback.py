"""What the plays of a record do, found out by playing them on the engine."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random

from pisti import engine
from pisti.cards import JACKS, Card, format_cards
from pisti.notation.faults import PLAYS, BadRecord
from pisti.round import DeckFault, PlayFault
from pisti.rules import Rules, Seat
from pisti.unknown import CannotComplete, UnknownFault, complete

Deck = tuple[Card | None, ...]
"""52 cards in dealing order, after the cut; None where a card is unknown."""


@dataclass(frozen=True, slots=True)
class Playback:
    """What the plays of a round did.

    ``deck`` has every unknown card filled in by some deck that fits; ``done`` is what each play did, as
    ``engine.NOTHING`` to ``engine.DOUBLE``; ``score`` the points of each side by number, None before the end.
    """

    deck: tuple[Card, ...]
    done: tuple[int, ...]
    is_redeal: bool
    score: tuple[int, ...] | None


@lru_cache(maxsize=4)  # the reader asks first, then the value that it makes
def playback(rules: Rules, deck: Deck, dealer: Seat, plays: tuple[Card, ...]) -> Playback:
    """Play a round from its deck; raises BadRecord if the deck cannot be, or a play.

    Marks and score are the same for every deck that fits: the cards turned up must be known, and whoever captures first
    gets all the cards that were never played.

    >>> from pisti.round import shuffled
    >>> deck = shuffled(Random(1))
    >>> playback(Rules(), deck, Seat.WEST, (deck[4], deck[8])).done
    (1, 0)
    """
    _check_deck(rules, deck)
    full = _completed(rules, deck, plays)
    state, options = engine.State(), engine.options(rules)
    state.deck = [int(card) for card in full]
    is_redeal = not engine.deal(state, options)
    if is_redeal and plays:
        raise BadRecord(PlayFault.ROUND_REDEALT, PLAYS, card=str(plays[0]))
    order = rules.order_after(dealer)
    done = tuple(_play(state, options, card, order) for card in plays)
    score = _score(rules, dealer, state, options) if state.ply == engine.PLAYS else None
    return Playback(full, done, is_redeal, score)


def _check_deck(rules: Rules, deck: Deck) -> None:
    if len(deck) != 52:
        raise BadRecord(DeckFault.WRONG_SIZE, "Deck", size=len(deck))
    known = [card for card in deck if card is not None]
    if len(set(known)) < len(known):
        twice = next(place for place, card in enumerate(deck) if card is not None and card in deck[:place])
        raise BadRecord(DeckFault.CARD_TWICE, "Deck", twice, card=str(deck[twice]))
    if rules.cut_jack_rule and deck[-1] in JACKS:
        raise BadRecord(DeckFault.JACK_AT_BOTTOM, "Deck", 51, card=str(deck[-1]))


def _completed(rules: Rules, deck: Deck, plays: tuple[Card, ...]) -> tuple[Card, ...]:
    known = tuple(card for card in deck if card is not None)
    if len(known) == 52:
        return known
    full = _fitting(rules, deck, plays)
    if isinstance(full, CannotComplete):
        raise _misfit(rules, deck, plays)
    return full


def _fitting(rules: Rules, deck: Deck, plays: tuple[Card, ...]) -> tuple[Card, ...] | CannotComplete:
    """A deck that fits, or why none does."""
    try:
        return complete(rules, deck, plays, Random(0))
    except CannotComplete as fault:
        return fault


def _misfit(rules: Rules, deck: Deck, plays: tuple[Card, ...]) -> BadRecord:
    """The first play with which no deck fits any more, or the place in the deck that is wrong without any play."""
    tries = ((count, _fitting(rules, deck, plays[:count])) for count in range(len(plays) + 1))
    count, fault = next((count, fault) for count, fault in tries if isinstance(fault, CannotComplete))
    if count:
        return BadRecord(fault.code, PLAYS, count - 1, **fault.fields)
    is_centre = fault.code is UnknownFault.TURNED_UP_UNKNOWN
    place = max(place for place in range(4) if deck[place] is None) if is_centre else 51
    return BadRecord(fault.code, "Deck", place, **fault.fields)


def _play(state: engine.State, options: engine.Options, card: Card, order: tuple[Seat, ...]) -> int:
    slot = engine.slot_of(state, card)
    if slot < 0:
        raise _illegal(state, card, order)
    return engine.play(state, options, slot)


def _illegal(state: engine.State, card: Card, order: tuple[Seat, ...]) -> BadRecord:
    if state.ply == engine.PLAYS:
        return BadRecord(PlayFault.ROUND_OVER, PLAYS, state.ply, card=str(card))
    held = state.hand[4 * state.turn : 4 * state.turn + state.held]
    hand = format_cards(map(Card, sorted(held, key=state.deck.index)))
    seat = order[state.turn].letter
    return BadRecord(PlayFault.NOT_IN_HAND, PLAYS, state.ply, card=str(card), seat=seat, hand=hand)


def _score(rules: Rules, dealer: Seat, state: engine.State, options: engine.Options) -> tuple[int, ...]:
    """The points by side at the table; the engine counts sides from the dealer's right."""
    sides = [rules.sides[seat] for seat in rules.order_after(dealer)]
    return tuple(engine.points(state, options, sides.index(side)) for side in sorted(set(sides)))
