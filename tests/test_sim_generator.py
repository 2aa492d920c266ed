from collections import Counter

import pytest

from pisti.sim.generator import MASK_32, advance, below, mix, scramble, stream, substream


def reference(words: list[int]) -> int:
    """xoshiro128+ as its authors write it: the result, and the words changed in place."""
    result = (words[0] + words[3]) & MASK_32
    t = words[1] << 9 & MASK_32
    words[2] ^= words[0]
    words[3] ^= words[1]
    words[1] ^= words[2]
    words[0] ^= words[3]
    words[2] ^= t
    words[3] = (words[3] << 11 | words[3] >> 21) & MASK_32
    return result


def test_the_words_are_those_of_xoshiro128_plus() -> None:
    ours, theirs = stream(1, 2), list(stream(1, 2))
    for _ in range(1000):
        assert below(ours, 1 << 32) == reference(theirs)
        ours = advance(ours)
        assert ours == tuple(theirs)


def test_mix_is_splitmix64() -> None:
    golden, state, drawn = 0x9E3779B97F4A7C15, 1234567, []
    for _ in range(3):
        state += golden
        drawn.append(mix(state))
    assert drawn == [6457827717110365317, 3203168211198807973, 9817491932198370423]  # published test values


def test_numbers_below_stay_below_and_are_even() -> None:
    words, counts = stream(3, 0), Counter[int]()
    for _ in range(52_000):
        words = advance(words)
        counts[below(words, 52)] += 1
    assert set(counts) == set(range(52))
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert 25 < chi_square < 88  # 51 degrees of freedom, one in a thousand on either side


@pytest.mark.parametrize("numbers", [[(seed, 0) for seed in range(500)], [(0, number) for number in range(500)]])
def test_streams_do_not_meet(numbers: list[tuple[int, int]]) -> None:
    firsts = {stream(seed, number) for seed, number in numbers}
    assert len(firsts) == 500
    assert all(0 <= word <= MASK_32 for words in firsts for word in words)
    assert all(any(words) for words in firsts)


def test_seeds_and_streams_are_not_the_same_thing() -> None:
    assert stream(1, 2) != stream(2, 1)


def test_the_parts_of_a_stream_are_others() -> None:
    base = stream(1, 0)
    parts = [substream(base, number) for number in (*range(2000), (1 << 32) - 2, (1 << 32) - 1)]
    assert len({word for part in parts for word in part}) > 7900  # of 8008 words hardly any is there twice
    assert all(0 <= word <= MASK_32 for part in parts for word in part)
    counts = [0] * 16
    for part in parts:
        counts[below(advance(part), 16)] += 1
    assert all(80 < count < 170 for count in counts)


def test_scrambling_loses_nothing() -> None:
    assert len({scramble(number) for number in range(100_000)}) == 100_000
