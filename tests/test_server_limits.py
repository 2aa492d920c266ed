"""Buckets of tokens: what is let through over any time, who shares a bucket, and that nobody is remembered for long."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pisti.server.limits import Bucket, PerAddress, is_loopback, site_of

EPOCH = 1_796_000_000.0  # seconds since 1970 have few digits left behind the point


@pytest.mark.parametrize("start", [0.0, EPOCH])
@pytest.mark.parametrize(("rate", "burst"), [(20.0, 60), (0.2, 20), (1 / 3, 1), (1 / 7, 5), (11.0, 9)])
def test_a_full_bucket_gives_its_burst_and_then_one_for_each_time(start: float, rate: float, burst: int) -> None:
    bucket = Bucket(rate, burst, start)
    assert [bucket.take(start) for _ in range(burst + 1)] == [True] * burst + [False]
    assert not bucket.take(start + 0.9 / rate)
    assert bucket.take(start + 1.0 / rate)
    assert not bucket.take(start + 1.0 / rate)


def test_who_was_refused_loses_nothing() -> None:
    bucket = Bucket(rate=1.0, burst=1.0, now=0.0)
    assert bucket.take(0.0)
    assert not any(bucket.take(0.5) for _ in range(100))
    assert bucket.take(1.0)


def test_a_clock_that_is_set_back_locks_nobody_out() -> None:
    bucket, table = Bucket(rate=2.0, burst=4.0, now=EPOCH), PerAddress(rate=2.0, burst=4.0)
    for take in (bucket.take, lambda now: table.take("192.168.1.5", now)):
        assert [take(EPOCH) for _ in range(5)] == [True] * 4 + [False]
        assert not take(EPOCH - 3600)  # nor is anything given away
        assert take(EPOCH - 3600 + 0.5)
        assert not take(EPOCH - 3600 + 0.5)


@given(st.lists(st.floats(0, 10), min_size=1, max_size=200), st.floats(0.1, 50), st.integers(1, 20))
def test_never_more_than_the_burst_and_what_flowed_in(gaps: list[float], rate: float, burst: int) -> None:
    bucket, now, taken = Bucket(rate, burst, 0.0), 0.0, 0
    for gap in gaps:
        now += gap / 10
        taken += bucket.take(now)
        assert taken <= burst + rate * now + 0.01


def test_an_address_that_was_refused_loses_nothing_either() -> None:
    table = PerAddress(rate=1.0, burst=1.0)
    assert table.take("192.168.1.5", 0.0)
    assert not any(table.take("192.168.1.5", 0.5) for _ in range(100))
    assert table.take("192.168.1.5", 1.0)


def test_addresses_do_not_share_a_bucket() -> None:
    table = PerAddress(rate=1.0, burst=1.0)
    assert table.take("192.168.1.5", 0.0)
    assert not table.take("192.168.1.5", 0.0)
    assert table.take("192.168.1.6", 0.0)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff"),
        ("192.168.1.5", "::ffff:192.168.1.5"),
        ("::ffff:c0a8:105", "::FFFF:192.168.1.5"),
        ("2001:DB8::1", "2001:db8:0::1"),
    ],
)
def test_one_site_has_one_bucket(one: str, other: str) -> None:
    table = PerAddress(rate=1.0, burst=1.0)
    assert table.take(one, 0.0)
    assert not table.take(other, 0.0)
    assert len(table) == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:3::1"),
        ("::ffff:192.168.1.5", "::ffff:192.168.1.6"),  # all of IPv4 is one network of 64 bits there
        ("fe80::1%eth0", "fe80::2%eth0"),  # all neighbours are
        ("unknown", "unknown2"),
        ("", "unknown"),
    ],
)
def test_others_have_their_own(one: str, other: str) -> None:
    assert site_of(one) != site_of(other)


def test_an_address_that_is_none_is_not_kept_in_full() -> None:
    assert len(site_of("x" * 100_000)) == len(site_of("fe80::1%" + "x" * 100_000)) == 64


def test_an_address_is_forgotten_when_its_bucket_is_full_again() -> None:
    table = PerAddress(rate=1.0, burst=3.0)
    for _ in range(3):
        table.take("192.168.1.5", 0.0)
    table.take("192.168.1.6", 2.9)
    assert len(table) == 2
    table.take("192.168.1.6", 3.0)
    assert len(table) == 1


@pytest.mark.parametrize("addresses", [100_000, pytest.param(1_000_000, marks=pytest.mark.soak)])
def test_a_crowd_leaves_nothing_behind(addresses: int) -> None:
    table, most = PerAddress(rate=1.0, burst=10.0), 0
    for number in range(addresses):
        now = number / 1000
        assert table.take(f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}", now)
        most = max(most, len(table))
    assert most <= 1001  # a token is back after a second, in which a thousand come
    for number in range(1000):
        table.take("192.168.1.5", 2000.0 + number)
    assert len(table) == 1


def test_a_crowd_at_one_moment_takes_no_more_than_so_much() -> None:
    table = PerAddress(rate=1.0, burst=10.0, most=1000)
    for number in range(5000):
        table.take(f"2001:db8:{number:x}::1", 0.0)
    assert len(table) == 1000


def test_who_asks_again_and_again_is_not_the_one_forgotten() -> None:
    table = PerAddress(rate=0.001, burst=1.0, most=10)
    table.take("192.168.1.5", 0.0)
    for number in range(100):
        table.take(f"10.0.0.{number}", 0.0)
        assert not table.take("192.168.1.5", 0.0)


@pytest.mark.parametrize("address", ["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1", "0:0:0:0:0:0:0:1"])
def test_this_machine_by_its_addresses(address: str) -> None:
    assert is_loopback(address)


@pytest.mark.parametrize(
    "address", ["", "localhost", "192.168.1.5", "::", "::ffff:192.168.1.5", "127.0.0.1:80", "fe80::1"]
)
def test_what_is_not_this_machine(address: str) -> None:
    assert not is_loopback(address)
