"""A small random generator that draws the same interpreted and compiled: xoshiro128+, seeded by SplitMix64.

A generator is a tuple of four 32-bit words held in a local variable; ``advance`` gives the next one, ``below``
the number that one stands for. Words are masked to 32 bits, so that Python's ints and numba's 64-bit ones agree.
It is for simulation only: whoever sees some of its numbers can tell the next.
"""

from __future__ import annotations

Words = tuple[int, int, int, int]
"""The state of a generator."""

MASK_32 = 0xFFFFFFFF
MASK_64 = 0xFFFFFFFFFFFFFFFF
GOLDEN = 0x9E3779B97F4A7C15


def advance(words: Words) -> Words:
    """The generator one step on.

    >>> advance((1, 2, 3, 4))
    (7, 0, 1026, 12288)
    """
    a, b, c, d = words
    c ^= a
    d ^= b
    return a ^ d, b ^ c, c ^ (b << 9 & MASK_32), (d << 11 | d >> 21) & MASK_32


def below(words: Words, n: int) -> int:
    """The number 0 to n - 1 that a generator stands for; n at most 2**30, the bias is less than n / 2**32.

    >>> below((1 << 31, 0, 0, 0), 52)
    26
    """
    return ((words[0] + words[3]) & MASK_32) * n >> 32


def stream(seed: int, number: int) -> Words:
    """The generator at the start of a numbered stream of a seed; both from 0 to 2**64 - 1.

    >>> stream(1, 0) == stream(1, 0), stream(1, 0) == stream(1, 1)
    (True, False)
    """
    start = mix(seed + GOLDEN) ^ mix(mix(number + GOLDEN))
    first, second = mix(start + GOLDEN), mix(start + 2 * GOLDEN)
    # four zeros are the one state xoshiro never leaves
    return first & MASK_32 | 1, first >> 32, second & MASK_32, second >> 32


def substream(words: Words, number: int) -> Words:
    """The generator at the start of a numbered part of a stream; numbers from 0 to 2**32 - 1.

    >>> substream(stream(1, 0), 7) == substream(stream(1, 0), 7) != substream(stream(1, 0), 8)
    True
    """
    a, b, c, d = words
    a = scramble(a ^ scramble(number + 1 & MASK_32))
    b = scramble(b ^ a)
    c = scramble(c ^ b)
    return a | 1, b, c, scramble(d ^ c)


def scramble(number: int) -> int:
    """A 32-bit number for each other one; the factors are small enough for products in 63 bits."""
    number = (number ^ number >> 16) * 0x7FEB352D & MASK_32
    number = (number ^ number >> 15) * 0x2C1B3C6D & MASK_32
    return number ^ number >> 16


def mix(number: int) -> int:
    """SplitMix64's scrambling of a 64-bit number."""
    number &= MASK_64
    number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9 & MASK_64
    number = (number ^ number >> 27) * 0x94D049BB133111EB & MASK_64
    return number ^ number >> 31
