"""A seat's program promises once, tells when it is asked, and is not led into telling twice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from pisti.fairness import Context, Share, seat_commitment, server_commitment
from pisti.rules import Rules, Seat
from pisti.table import wire_events as e
from pisti.table.wire_types import SeatLetter
from pisti.tui.remote.checking import PromiseFault
from pisti.tui.remote.promises import Promises, Receipt

SECRET = b"s" * 32
TWO = Rules(seats=2)
SEED = b"z" * 32


def started(round: int = 1, dealer: str = "N") -> e.Started:
    """South cuts, if North deals."""
    at = cast("SeatLetter", dealer)
    return e.Started(rules=str(TWO), players={}, round=round, ply=0, dealer=at, cutter="S", scores=(0, 0))


def opened(round: int = 1, seed: bytes = SEED, game: str | None = "g", dealer: Seat = Seat.NORTH) -> e.Committed:
    """The server promises."""
    context = Context(game or "", round, TWO, dealer if round else None)
    return e.Committed(round=round, hash=server_commitment(context, seed).hex(), game=game)


def heard(promises: Promises, *events: e.TableEvent) -> list[PromiseFault]:
    """What events break, told to South."""
    return list(_heard(promises, events))


def _heard(promises: Promises, events: tuple[e.TableEvent, ...]) -> Iterator[PromiseFault]:
    for event in events:
        yield from (PromiseFault(each.code) for each in promises.hear(event, Seat.SOUTH))


@pytest.fixture
def promises() -> Promises:
    made = Promises(SECRET)
    made.hear_rules(TWO)
    return made


def promised(promises: Promises, tap: int | None = 7) -> e.Committed:
    hash = promises.to_promise(Seat.SOUTH, tap)
    assert hash is not None
    assert promises.now is not None
    return e.Committed(round=promises.now.context.round, hash=hash, seat="S")


def told(promises: Promises) -> e.Revealed:
    share = promises.to_tell(Seat.SOUTH)
    assert share is not None
    assert promises.now is not None
    return e.Revealed(round=promises.now.context.round, seed=share.seed.hex(), tap=share.tap, seat="S")


def test_nothing_is_promised_before_the_server_has(promises: Promises) -> None:
    assert heard(promises, started()) == []
    assert promises.to_promise(Seat.SOUTH, 7) is None
    assert not promises.is_to_tap(Seat.SOUTH)


def test_the_cutter_promises_after_the_tap_and_others_at_once(promises: Promises) -> None:
    heard(promises, started(), opened())
    assert promises.is_to_tap(Seat.SOUTH)
    assert promises.to_promise(Seat.SOUTH, None) is None
    assert promises.to_promise(Seat.NORTH, None) is not None
    assert not promises.is_to_tap(Seat.NORTH)
    assert promises.to_promise(Seat.SOUTH, 7) != promises.to_promise(Seat.SOUTH, 8)


def test_a_share_is_told_when_it_is_asked_for_and_is_the_promised_one(promises: Promises) -> None:
    heard(promises, started(), opened())
    own = promised(promises)
    assert heard(promises, own) == []
    assert promises.to_promise(Seat.SOUTH, 7) is None
    assert not promises.is_to_tap(Seat.SOUTH)
    assert promises.to_tell(Seat.SOUTH) is None
    heard(promises, e.Asked(round=1))
    share = promises.to_tell(Seat.SOUTH)
    assert share is not None
    assert promises.now is not None
    assert seat_commitment(promises.now.context, Seat.SOUTH, share).hex() == own.hash
    assert heard(promises, told(promises)) == []
    assert promises.to_tell(Seat.SOUTH) is None


def test_the_tap_of_whoever_does_not_cut_counts_nothing(promises: Promises) -> None:
    heard(promises, e.Committed(round=0, hash="00" * 32, game="g"))
    assert promises.to_promise(Seat.SOUTH, 7) == promises.to_promise(Seat.SOUTH, None)
    assert not promises.is_to_tap(Seat.SOUTH)


def test_too_late_to_promise(promises: Promises) -> None:
    heard(promises, started(), opened(), e.Asked(round=1))
    assert promises.to_promise(Seat.SOUTH, 7) is None
    assert promises.to_tell(Seat.SOUTH) is None


def test_a_promise_that_is_not_ours_is_not_told(promises: Promises) -> None:
    heard(promises, started(), opened(), e.Committed(round=1, hash="00" * 32, seat="S"), e.Asked(round=1))
    assert promises.to_tell(Seat.SOUTH) is None


def test_a_round_that_is_opened_twice_is_told_and_gets_no_second_promise(promises: Promises) -> None:
    heard(promises, started(), opened())
    heard(promises, promised(promises), e.Asked(round=1))
    heard(promises, told(promises))
    assert heard(promises, opened(seed=b"y" * 32)) == [PromiseFault.TWICE]
    assert promises.to_promise(Seat.SOUTH, 7) is None
    assert heard(promises, opened()) == [PromiseFault.TWICE]


def test_an_exchange_begun_anew_before_anything_was_told_gets_another_share(promises: Promises) -> None:
    heard(promises, started(), opened())
    one = promises.to_promise(Seat.SOUTH, 7)
    assert heard(promises, started(), opened(seed=b"y" * 32)) == []
    assert promises.to_promise(Seat.SOUTH, 7) not in (None, one)


def test_a_round_that_is_told_once_more_is_not_opened_twice(promises: Promises) -> None:
    heard(promises, started(), opened())
    own = promised(promises)
    heard(promises, own, e.Asked(round=1))
    share = told(promises)
    heard(promises, share)
    promises.forget_round()
    assert heard(promises, started(), opened(), own, e.Asked(round=1), share) == []
    promises.forget_round()
    assert heard(promises, started(), opened(seed=b"y" * 32)) == [PromiseFault.TWICE]
    promises.forget_round()
    promises.end_retelling()
    assert heard(promises, started(), opened()) == [PromiseFault.TWICE]


def test_the_drawing_of_the_first_dealer_is_told_once_more_with_round_1(promises: Promises) -> None:
    drawing = e.Committed(round=0, hash=server_commitment(Context("g", 0, TWO), SEED).hex(), game="g")
    heard(promises, drawing)
    first: list[e.TableEvent] = [promised(promises), e.Asked(round=0)]
    heard(promises, *first)
    first.append(told(promises))
    first.append(e.Revealed(round=0, seed=SEED.hex()))
    assert heard(promises, *first[2:]) == []
    assert promises.receipts[0].is_kept
    dealer = promises._drawn
    assert dealer is not None
    rest: list[e.TableEvent] = [started(dealer=dealer.letter), opened(dealer=dealer)]
    heard(promises, *rest)
    rest += [promised(promises), e.Asked(round=1)]
    heard(promises, *rest[2:])
    rest.append(told(promises))
    heard(promises, rest[-1])
    promises.forget_round()
    assert heard(promises, drawing, *first, *rest) == []


def test_the_receipts_are_the_promises_of_the_server_each_once(promises: Promises) -> None:
    one, two = opened(), opened(2, b"y" * 32)
    heard(promises, started(), one)
    promises.forget_round()
    heard(promises, started(), one)
    list(promises.hear_end(e.Revealed(round=1, seed=SEED.hex()), None))
    heard(promises, started(2), two)
    assert promises.receipts == [Receipt(1, one.hash, True), Receipt(2, two.hash)]
    assert [each.code for each in promises.hear_end(e.Revealed(round=2, seed=SEED.hex()), None)] == [
        "promise-other-seed"
    ]
    assert promises.receipts[-1] == Receipt(2, two.hash, False)


def test_what_is_told_of_another_round_changes_nothing(promises: Promises) -> None:
    heard(promises, started(), opened())
    own = promised(promises)
    assert heard(promises, own, e.Asked(round=2), e.Revealed(round=2, seed="00" * 32, seat="N")) == []
    assert promises.to_tell(Seat.SOUTH) is None
    assert list(promises.hear_end(e.Revealed(round=2, seed="00" * 32), None)) == []
    assert promises.now is not None
    assert promises.now.shares == {}
    assert isinstance(promises.now.own(SECRET, 0), Share)
