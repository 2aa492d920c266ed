"""Shuffle and cut (clauses 2.1 to 2.3): everything is drawn from bytes that the caller gives."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from random import Random

from pisti.cards import Card
from pisti.round import shuffled_and_cut
from pisti.rules import Rules


@dataclass(frozen=True, slots=True)
class CutPack:
    """A deck in dealing order, after the cut; ``lifted`` is every k of the cut, the last one valid."""

    deck: tuple[Card, ...]
    lifted: tuple[int, ...]

    @property
    def refusals(self) -> int:
        """How often the cut showed a jack."""
        return len(self.lifted) - 1


def source(entropy: bytes, purpose: str, said: str = "") -> Random:
    """A source of chance from bytes and what the cutter said (clause 2.3): neither alone decides anything.

    Sources for different purposes have nothing to do with each other.

    >>> source(b"x", "deck", "1").random() == source(b"x", "deck", "2").random()
    False
    """
    parts = (entropy, purpose.encode(), said.encode(errors="surrogatepass"))
    return Random(sha256(b"".join(sha256(part).digest() for part in parts)).digest())


def shuffle_and_cut(rng: Random, rules: Rules) -> CutPack:
    """A pack shuffled, and cut by k drawn uniformly, again after a jack (clauses 2.2 and 2.3).

    >>> pack = shuffle_and_cut(Random(1), Rules())
    >>> len(set(pack.deck)), pack.refusals
    (52, 0)
    """
    return CutPack(*shuffled_and_cut(rng, rules))
