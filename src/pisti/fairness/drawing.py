"""The checkable deal: deck, cut and dealer from seeds that nobody could choose alone, and what was promised of them.

For each round the server first publishes the hash of its seed, then each player's program the hash of its own; then the
seeds are told, and everything is drawn from all of them together. Whoever keeps the hash of the server can check, when
the round is over and the server's seed is known, that the server could not choose the deck. `docs/fairness.md` says
what that proves and what it does not, exactly enough to write an independent check from.

Everything here is a function of its arguments; seeds are 32 bytes.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property, lru_cache
from hashlib import sha256
from itertools import count

from pisti.cards import DECK, Card
from pisti.errors import PistiError
from pisti.round import cut
from pisti.rules import Rules, Seat

SCHEME = "pisti-fair-1"
"""The name of this way to draw; it is part of all that is hashed."""

SEED = 32
"""How many bytes a seed has."""

_WORD = 32  # bits of a number drawn from a stream


class FairFault(StrEnum):
    """Why a deal cannot be drawn or checked, or is not what it should be."""

    SEED_LENGTH = "fair-seed-length"
    NO_SUCH_SEAT = "fair-no-such-seat"
    TAP = "fair-tap"
    NOT_CHECKABLE = "fair-not-checkable"
    BAD_TAG = "fair-bad-tag"
    NO_REDEAL = "fair-no-redeal"
    OTHER_SEEDS = "fair-other-seeds"
    OTHER_DECK = "fair-other-deck"
    OTHER_CUT = "fair-other-cut"
    OTHER_DEALER = "fair-other-dealer"
    OTHER_COMMITMENT = "fair-other-commitment"
    NO_COMMITMENT = "fair-no-commitment"


class BadDeal(PistiError):
    """A deal that cannot be drawn or checked, or that is not what the seeds make."""


@dataclass(frozen=True, slots=True)
class Context:
    r"""What a promise is about; ``round`` is 0 and ``dealer`` None where the first dealer is drawn.

    >>> Context("g1", 1, Rules(seats=2), Seat.NORTH).encoded[:24]
    b'\x00\x00\x00\x0cpisti-fair-1\x00\x00\x00\x02g1\x00\x00'
    """

    game: str
    round: int
    rules: Rules
    dealer: Seat | None = None

    @property
    def encoded(self) -> bytes:
        """The bytes that are hashed."""
        seats = "".join(seat.letter for seat in self.rules.seating)
        dealer = "-" if self.dealer is None else self.dealer.letter
        return _joined(SCHEME, self.game, str(self.round), str(self.rules), dealer, seats)


@dataclass(frozen=True, slots=True)
class Share:
    """What one player's program adds: its seed, and where the cutter tapped, 1 to 51, else 0; raises BadDeal."""

    seed: bytes
    tap: int = 0

    def __post_init__(self) -> None:
        """Check both."""
        _check_seed(self.seed)
        if not 0 <= self.tap <= len(DECK) - 1:
            raise BadDeal(FairFault.TAP, tap=self.tap)


def server_commitment(context: Context, seed: bytes) -> bytes:
    """What the server publishes first: the hash of its seed.

    >>> server_commitment(Context("g1", 1, Rules(), Seat.WEST), bytes(32)).hex()[:8]
    'c211019e'
    """
    _check_seed(seed)
    return sha256(_joined("server", context.encoded, seed)).digest()


def seat_commitment(context: Context, seat: Seat, share: Share) -> bytes:
    """What a player's program publishes before it tells its share.

    >>> seat_commitment(Context("g1", 1, Rules(), Seat.WEST), Seat.EAST, Share(bytes(32), 26)).hex()[:8]
    'e92e428b'
    """
    return sha256(_joined("seat", context.encoded, seat.letter, share.seed, str(share.tap))).digest()


@dataclass(frozen=True, slots=True)
class Drawn:
    """A deck in dealing order, after the cut, and every k of the cut, the last one valid (clause 2.3)."""

    deck: tuple[Card, ...]
    lifted: tuple[int, ...]


@dataclass(frozen=True)
class Exchange:
    """The seeds of a round; ``shares`` are those of the seats that told theirs in time. Raises BadDeal.

    >>> exchange = Exchange(Context("g1", 1, Rules(), Seat.WEST), bytes(32), {Seat.SOUTH: Share(b"s" * 32, 26)})
    >>> [str(card) for card in exchange.draw().deck[:3]], exchange.draw().lifted
    (['5s', 'As', 'Ac'], (28,))
    """

    context: Context
    seed: bytes = field(repr=False)
    shares: Mapping[Seat, Share] = field(default_factory=dict, repr=False)

    def __post_init__(self) -> None:
        """Check the seeds and the seats."""
        _check_seed(self.seed)
        for seat in self.shares:
            if seat not in self.context.rules.seating:
                raise BadDeal(FairFault.NO_SUCH_SEAT, seat=seat.letter)

    @cached_property
    def _root(self) -> bytes:
        """What everything is drawn from: nobody knows it before all shares are told."""
        parts: list[str | bytes] = ["root", self.context.encoded]
        for seat in self.context.rules.seating:
            share = self.shares.get(seat)
            if share is not None:
                parts += [seat.letter, share.seed, str(share.tap)]
        return _mac(self.seed, *parts)

    @property
    def commitment(self) -> bytes:
        """What the server had published before."""
        return server_commitment(self.context, self.seed)

    def first_dealer(self) -> Seat:
        """The dealer of the first round (clause 2.1)."""
        seating = self.context.rules.seating
        return seating[_below(_words(self._root, "dealer", 1), len(seating))]

    def draw(self, dealing: int = 1) -> Drawn:
        """The deck and the cuts of a dealing, from 1: after a redeal (clauses 3.4 and 9.8) the next one."""
        return _drawn(self._root, dealing, self.context.rules)

    def salt(self, place: int, dealing: int = 1) -> bytes:
        """The salt of the card at a place of the deck, 0 to 51; a viewer gets those of the cards that it sees."""
        return _salt(self._root, dealing, place)

    def card_commitments(self, dealing: int = 1) -> tuple[bytes, ...]:
        """What is published of each card, in dealing order, before the first card is seen."""
        cards = enumerate(self.draw(dealing).deck)
        return tuple(card_commitment(place, card, self.salt(place, dealing)) for place, card in cards)


@lru_cache(1 << 8)  # of the newest deals: a deal is dealt, told, and its cards are promised
def _drawn(root: bytes, dealing: int, rules: Rules) -> Drawn:
    """Shuffle, then cut at k drawn uniformly, again after a jack (clause 2.3)."""
    pack, words = list(DECK), _words(root, "deck", dealing)
    for last in range(len(pack) - 1, 0, -1):
        other = _below(words, last + 1)
        pack[last], pack[other] = pack[other], pack[last]
    words, lifted = _words(root, "cut", dealing), list[int]()
    while True:
        lifted.append(1 + _below(words, len(pack) - 1))
        deck = cut(pack, lifted[-1], rules)
        if deck is not None:
            return Drawn(deck, tuple(lifted))


def _words(root: bytes, purpose: str, dealing: int) -> Iterator[int]:
    """Numbers of 32 bits without end."""
    for block in count():
        made = _mac(root, purpose, str(dealing), str(block))
        for start in range(0, len(made), _WORD // 8):
            yield int.from_bytes(made[start : start + _WORD // 8], "big")


@lru_cache(1 << 15)  # of the newest deals of a server: a salt is promised, told with a hand, and told with the play
def _salt(root: bytes, dealing: int, place: int) -> bytes:
    return _mac(root, "salt", str(dealing), str(place))


def card_commitment(place: int, card: Card, salt: bytes) -> bytes:
    """What is published of the card at a place of the deck, 0 to 51 in dealing order.

    >>> card_commitment(0, DECK[0], bytes(32)).hex()[:8]
    '98e0671e'
    """
    return sha256(_joined("card", str(place), str(card), salt)).digest()


def _below(words: Iterator[int], end: int) -> int:
    """A number below ``end``, each as likely: numbers that would favour some are drawn again."""
    limit = (1 << _WORD) - (1 << _WORD) % end
    return next(word for word in words if word < limit) % end


def _joined(*parts: str | bytes) -> bytes:
    """The parts, each after its length in four bytes: no two lists of parts give the same bytes."""
    encoded = [part.encode() if isinstance(part, str) else part for part in parts]
    return b"".join([len(part).to_bytes(4, "big") + part for part in encoded])


def _mac(key: bytes, *parts: str | bytes) -> bytes:
    return hmac.digest(key, _joined(*parts), "sha256")


def _check_seed(seed: bytes) -> None:
    if len(seed) != SEED:
        raise BadDeal(FairFault.SEED_LENGTH, expected=SEED, found=len(seed))
