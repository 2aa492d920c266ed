"""Rubbish: what is new is looked through often, the whole rarely, and nothing stays for ever."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from contextlib import suppress

import pytest

from pisti.server import rubbish
from pisti.server.rubbish import MANY_ENDED, WHOLE_SECONDS, Rubbish, rare


class Held:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def seldom() -> Iterator[None]:
    with rare():
        yield


def test_what_is_new_and_rubbish_goes() -> None:
    Rubbish(lambda: 0.0).tidy()
    held = weakref.ref(Held())
    gc.collect(0)
    assert held() is None


def test_what_was_set_aside_goes_when_the_whole_is_looked_through() -> None:
    now = [1000.0]
    own = Rubbish(lambda: now[0])
    made = Held()
    held = weakref.ref(made)
    own.tidy()
    del made
    gc.collect()
    assert held() is not None, "nothing was set aside"
    now[0] += WHOLE_SECONDS - 1
    own.tidy()
    assert held() is not None
    now[0] += 1
    own.tidy()
    assert held() is None


def test_the_whole_is_looked_through_after_many_connections_too() -> None:
    """Those that ended hold themselves: who comes and goes again and again must not fill the memory."""
    ended = [7]
    own = Rubbish(lambda: 0.0, lambda: ended[0])
    made = Held()
    held = weakref.ref(made)
    own.tidy()
    del made
    ended[0] += MANY_ENDED - 1
    own.tidy()
    assert held() is not None
    ended[0] += 1
    own.tidy()
    assert held() is None


def test_a_clock_put_back_keeps_nothing_for_ever() -> None:
    now = [1e9]
    own = Rubbish(lambda: now[0])
    made = Held()
    held = weakref.ref(made)
    own.tidy()
    del made
    now[0] = 0.0
    own.tidy()
    assert held() is None


def test_the_whole_is_not_looked_through_by_itself() -> None:
    Rubbish(lambda: 0.0).tidy()
    before = gc.get_stats()[2]["collections"]
    kept = [[number] for number in range(1_000_000)]
    assert gc.get_stats()[2]["collections"] == before
    assert kept


def test_nothing_stays_set_aside_afterwards() -> None:
    with rare():
        Rubbish(lambda: 0.0).tidy()
        assert gc.get_freeze_count()
    assert not gc.get_freeze_count()


def test_it_tidies_until_it_is_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rubbish, "OLD_SECONDS", 0.0)
    tidied = []

    class Told(Rubbish):
        def tidy(self) -> None:
            tidied.append(1)
            if len(tidied) == 3:
                raise asyncio.CancelledError

    with suppress(asyncio.CancelledError):
        asyncio.run(Told(lambda: 0.0).run())
    assert len(tidied) == 3
