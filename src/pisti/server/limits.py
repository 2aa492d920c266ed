"""How often something may be done: buckets of tokens, one for each address where it is asked for.

A bucket holds ``burst`` tokens and gets ``rate`` of them a second; whatever is done takes one. Time is an argument, in
seconds of any clock; one that is set back makes a bucket empty at most.
"""

from __future__ import annotations

from collections import OrderedDict
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from itertools import islice

MOST_ADDRESSES = 65_536
"""How many addresses a table knows at most; then the one that was not heard of for the longest time is forgotten."""

_SITE = 64  # the bits of an IPv6 address that name a site; the others are the holder's to choose
_LONGEST = 64  # characters of an address that is none
_ROUNDING = 1e-3  # of a token, given away so that the last one is not lost to the rounding of large times


class Bucket:
    """Tokens of one client; full at the beginning.

    >>> bucket = Bucket(rate=1.0, burst=2.0, now=0.0)
    >>> [bucket.take(0.0), bucket.take(0.0), bucket.take(0.0), bucket.take(1.0)]
    [True, True, False, True]
    """

    __slots__ = ("_burst", "_full_at", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._full_at = now

    def take(self, now: float) -> bool:
        """Take a token if there is one."""
        self._full_at = _possible(self._full_at, self._rate, self._burst, now)
        full_at = _after(self._full_at, self._rate, self._burst, now)
        if full_at is None:
            return False
        self._full_at = full_at
        return True


class PerAddress:
    """A bucket for each address; those of one IPv6 site share theirs.

    An address whose bucket is full again is forgotten: it has as many tokens as one never heard of.
    """

    def __init__(self, rate: float, burst: float, most: int = MOST_ADDRESSES) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._full_at: OrderedDict[str, float] = OrderedDict()  # at its end who was heard of last

    def __len__(self) -> int:
        """How many addresses are known now."""
        return len(self._full_at)

    def take(self, address: str, now: float) -> bool:
        """Take a token of an address if there is one."""
        site = site_of(address)
        known_until = _possible(self._full_at.pop(site, now), self._rate, self._burst, now)
        full_at = _after(known_until, self._rate, self._burst, now)
        self._full_at[site] = known_until if full_at is None else full_at
        self._forget(now)
        return full_at is not None

    def _forget(self, now: float) -> None:
        """Forget up to two: more than one comes with each call, so that a crowd that has left is soon forgotten."""
        for site in tuple(islice(self._full_at, 2)):
            if self._full_at[site] <= now or len(self._full_at) > self._most:
                del self._full_at[site]


def _possible(full_at: float, rate: float, burst: float, now: float) -> float:
    """When a bucket is full at the latest: later only if the clock was set back."""
    return min(full_at, now + (burst + _ROUNDING) / rate)


def _after(full_at: float, rate: float, burst: float, now: float) -> float | None:
    """When a bucket is full once a token is taken, None if there is none in it: all there is to know of a bucket."""
    later = max(full_at, now) + 1 / rate
    return later if (later - now) * rate <= burst + _ROUNDING else None


def site_of(address: str) -> str:
    """Whoever has this address: the address itself, of IPv6 the network of 64 bits that one line or household has.

    What is no address stands for itself.

    >>> site_of("192.168.1.5"), site_of("::ffff:192.168.1.5"), site_of("2001:db8:1:2:3:4:5:6")
    ('192.168.1.5', '192.168.1.5', '2001:db8:1:2::/64')
    """
    known = address_of(address)
    if known is None:
        return address[:_LONGEST]
    if isinstance(known, IPv4Address) or known.is_link_local:
        return str(known)[:_LONGEST]
    return str(IPv6Network((int(known) >> (128 - _SITE) << (128 - _SITE), _SITE)))


def is_loopback(address: str) -> bool:
    """Whether an address is this machine's own.

    >>> is_loopback("127.0.0.1"), is_loopback("::1"), is_loopback("192.168.1.5"), is_loopback("")
    (True, True, False, False)
    """
    known = address_of(address)
    return known is not None and known.is_loopback


def address_of(address: str) -> IPv4Address | IPv6Address | None:
    """An address, None if the text is none; that of IPv4 where it comes in the clothes of IPv6.

    >>> address_of("::ffff:192.168.1.5"), address_of("unknown")
    (IPv4Address('192.168.1.5'), None)
    """
    try:
        known = ip_address(address)
    except ValueError:
        return None
    return (isinstance(known, IPv6Address) and known.ipv4_mapped) or known
