"""Why a play was good or what it cost: a code with arguments, which the languages put into a sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from pisti import engine
from pisti.bots.net_features import card_points
from pisti.bots.sight import ALL_CARDS, set_of, sight
from pisti.cards import Card, Rank
from pisti.observation import Observation

Texts = Callable[..., str]
"""Gives the text of a message for its id and arguments."""

Value = str | int

PRINTED = {
    Rank.JACK: "play-index-J",
    Rank.QUEEN: "play-index-Q",
    Rank.KING: "play-index-K",
    Rank.ACE: "play-index-A",
}
"""The messages with the letters that are printed on cards."""


class Why(StrEnum):
    """What there is to say of a play; the fields of each are those of its message ``analysis-why-…``."""

    ONLY = "only"
    PISTI_MADE = "pisti-made"
    CAPTURED = "captured"
    JACK_KEPT = "jack-kept"
    SAFE = "safe"
    FEW_LEFT = "few-left"
    EQUAL = "equal"
    PISTI_LET_GO = "pisti-let-go"
    PILE_LET_GO = "pile-let-go"
    JACK_BURNT = "jack-burnt"
    JACK_LAID = "jack-laid"
    RANK_GIVEN = "rank-given"
    POINTS_LEFT = "points-left"
    WEAKER = "weaker"


@dataclass(frozen=True, slots=True)
class Reason:
    """A code and its arguments: numbers, and cards as their texts.

    >>> Reason(Why.EQUAL, (("card", "Td"),)).fields
    {'card': 'Td'}
    """

    why: Why
    arguments: tuple[tuple[str, Value], ...] = ()

    @property
    def fields(self) -> dict[str, Value]:
        """The arguments by their names."""
        return dict(self.arguments)


def sentence(reason: Reason, texts: Texts) -> str:
    """The reason in the language of the texts; cards as ``short_card`` writes them."""
    cards = {name: short_card(Card.parse(value), texts) for name, value in reason.arguments if isinstance(value, str)}
    return texts(f"analysis-why-{reason.why}", **{**reason.fields, **cards})


def short_card(card: Card, texts: Texts) -> str:
    """A card in two or three characters, with the letter of its rank in the language of the texts."""
    rank = texts(PRINTED[card.rank]) if card.rank in PRINTED else str(card.rank + 2)
    return rank + card.suit.sign


@dataclass(frozen=True, slots=True)
class _Play:
    """What is plain to see of a play from the mover's view.

    ``unseen`` are the cards of its rank that were not seen; ``points`` what the card and the pile count, as far as that
    is known, ``below`` the pile alone.
    """

    card: Card
    is_jack: bool
    captures: bool
    pisti: int
    unseen: int
    points: int
    below: int


def reason(view: Observation, played: Card, best: Card, is_as_good: bool) -> Reason:
    """What there is to say of a card played, beside the best one; ``is_as_good`` if it cost nothing for certain."""
    if len(view.legal_plays) == 1:
        return Reason(Why.ONLY)
    mine, other = _seen(view, played), _seen(view, best)
    if is_as_good:
        return _praise(view, mine, other)
    return _blame(view, mine, other)


def _praise(view: Observation, mine: _Play, best: _Play) -> Reason:
    if mine.pisti:
        return _reason(Why.PISTI_MADE, points=mine.pisti)
    if mine.captures:
        return _reason(Why.CAPTURED, points=mine.points)
    if view.pile and any(card.rank is Rank.JACK for card in view.legal_plays) and not mine.is_jack:
        return _reason(Why.JACK_KEPT, points=mine.points)
    if mine.unseen == 0 and not mine.is_jack:
        return _reason(Why.SAFE)
    if mine.card != best.card:
        return _reason(Why.EQUAL, card=str(best.card))
    return _reason(Why.FEW_LEFT, unseen=mine.unseen)


def _blame(view: Observation, mine: _Play, best: _Play) -> Reason:
    card = str(best.card)
    if best.pisti > mine.pisti:
        return _reason(Why.PISTI_LET_GO, card=card, points=best.pisti)
    if mine.is_jack and not best.is_jack:
        if not view.pile:
            return _reason(Why.JACK_LAID, card=card)
        return _reason(Why.JACK_BURNT, card=card, points=mine.below)
    if best.captures and not mine.captures:
        return _reason(Why.PILE_LET_GO, card=card, points=best.below)
    if mine.unseen > best.unseen and not mine.captures:
        return _reason(Why.RANK_GIVEN, card=card, unseen=mine.unseen, fewer=best.unseen)
    if mine.points > best.points and not mine.captures:
        return _reason(Why.POINTS_LEFT, card=card, points=mine.points)
    return _reason(Why.WEAKER, card=card)


def _reason(why: Why, **arguments: Value) -> Reason:
    return Reason(why, tuple(arguments.items()))


def _seen(view: Observation, card: Card) -> _Play:
    now, options = sight(view), engine.options(view.rules)
    rank = card >> 2
    kind = engine.capture_kind(now, options, rank) if engine.captures(now, rank) else engine.NOTHING
    is_allowed = engine.pisti_allowed(now, options)
    worth = {engine.PISTI: options.pisti, engine.DOUBLE: options.double_pisti}
    alike = engine.ALL_OF_A_RANK << (rank << 2)
    return _Play(
        card=card,
        is_jack=card.rank is Rank.JACK,
        captures=engine.captures(now, rank),
        pisti=worth.get(kind, 0) if is_allowed else 0,
        unseen=engine.size(ALL_CARDS & ~set_of(view.seen) & alike),
        points=card_points(now.pile & ALL_CARDS | 1 << card, options),
        below=card_points(now.pile & ALL_CARDS, options),
    )
