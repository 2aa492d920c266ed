"""Group commit: what waits is written together, in order for each table; nobody who waits is left without an answer."""

import asyncio
from collections.abc import Sequence

import pytest

from pisti.server.store import BadStore, LostStore, Outcome, StoreFault, Write
from pisti.server.store.gathering import MOST, Gathering
from stores import new


def of(code: str, version: int = 0) -> Write:
    return Write(code, version, new().steps)


def test_what_waits_is_written_together_and_one_table_after_itself() -> None:
    batches: list[list[tuple[str, int]]] = []

    async def commit(writes: list[Write]) -> Sequence[Outcome]:
        batches.append([(write.code, write.expected) for write in writes])
        return [Outcome.STALE if write.expected == 1 else Outcome.DONE for write in writes]

    async def work() -> list[Outcome]:
        gathering = Gathering(commit)
        writes = [of("a"), of("b"), of("a", 1), of("c"), of("a", 2)]
        return await asyncio.gather(*map(gathering.write, writes))

    done, stale = Outcome.DONE, Outcome.STALE
    assert asyncio.run(work()) == [done, done, stale, done, done]
    assert batches == [[("a", 0), ("b", 0), ("c", 0)], [("a", 1)], [("a", 2)]]


def test_no_transaction_is_too_long() -> None:
    lengths: list[int] = []

    async def commit(writes: list[Write]) -> Sequence[Outcome]:
        lengths.append(len(writes))
        return [Outcome.DONE] * len(writes)

    async def work() -> None:
        gathering = Gathering(commit)
        await asyncio.gather(*(gathering.write(of(str(number))) for number in range(MOST + 3)))

    asyncio.run(work())
    assert lengths == [MOST, 3]


def test_what_fails_as_a_whole_is_tried_one_by_one() -> None:
    async def commit(writes: list[Write]) -> Sequence[Outcome]:
        if "bad" in [write.code for write in writes]:
            raise BadStore(StoreFault.CANNOT_WRITE, reason="bad")
        return [Outcome.DONE] * len(writes)

    async def work() -> list[Outcome | BaseException]:
        gathering = Gathering(commit)
        answers = (gathering.write(of(code)) for code in ("a", "bad", "b"))
        return await asyncio.gather(*answers, return_exceptions=True)

    first, second, third = asyncio.run(work())
    assert (first, third) == (Outcome.DONE, Outcome.DONE)
    assert isinstance(second, BadStore)


def test_what_is_lost_is_not_tried_again_and_what_waited_ends_too() -> None:
    """A second try could be told that it comes too late, by what the first one wrote."""
    tries: list[int] = []

    async def commit(writes: list[Write]) -> Sequence[Outcome]:
        tries.append(len(writes))
        if len(tries) == 1:
            raise LostStore(StoreFault.CANNOT_WRITE, reason="gone")
        return [Outcome.DONE] * len(writes)

    async def work() -> None:
        gathering = Gathering(commit)
        answers = (gathering.write(write) for write in (of("a"), of("b"), of("a", 1)))
        lost = await asyncio.gather(*answers, return_exceptions=True)
        assert [type(each) for each in lost] == [LostStore] * 3
        assert await gathering.write(of("a")) is Outcome.DONE

    asyncio.run(work())
    assert tries == [2, 1]


def test_who_waits_no_more_keeps_nobody_from_an_answer_and_the_end_waits_for_all() -> None:
    begun, may_end = asyncio.Event(), asyncio.Event()

    async def commit(writes: list[Write]) -> Sequence[Outcome]:
        begun.set()
        await may_end.wait()
        return [Outcome.DONE] * len(writes)

    async def work() -> None:
        gathering = Gathering(commit)
        await gathering.finish()
        first, second = (asyncio.create_task(gathering.write(of(code))) for code in "ab")
        await begun.wait()
        first.cancel()
        end = asyncio.create_task(gathering.finish())
        may_end.set()
        await end
        assert second.done()
        assert await second is Outcome.DONE
        with pytest.raises(asyncio.CancelledError):
            await first

    asyncio.run(work())
