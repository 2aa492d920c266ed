"""Connections to PostgreSQL: made when they are needed, made anew after they were lost; none waits for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias, TypeVar

import asyncpg

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"
_Result = TypeVar("_Result")

CONNECT_SECONDS = 5.0
"""How long a connection may take to be made."""

COMMAND_SECONDS = 5.0
"""How long something may take, with the wait for its turn, where nothing else is said."""

PAUSES = (0.1, 2.0)
"""How long after a failure the next connection is tried, in seconds: at first, and at the most."""

NO_ANSWER = "no answer"
"""Why a connection was given up that was silent for too long."""

SETTINGS = {
    "application_name": "pisti",
    "synchronous_commit": "on",
    "statement_timeout": "10s",
    "lock_timeout": "2s",
    "idle_in_transaction_session_timeout": "3s",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "3",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "10s",
    "plan_cache_mode": "force_generic_plan",  # what is asked is always the same, and to plan it takes long
    "enable_seqscan": "off",  # the tables may be empty when they are looked at first, and large later
    "enable_hashjoin": "off",
    "enable_mergejoin": "off",
    "jit": "off",
}
"""What holds for each connection: a worker whose machine is gone does not keep others from anything for long."""

_ENDED = frozenset({"57014"})  # a statement that was ended, its connection not
_ENDS = ("08", "57", "25006", "25P03")  # lost, shut down, no longer the one that can be written, idle for too long


FAILURES = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)
"""What asyncpg raises."""

CUT = "the connection was lost"
"""Why something failed of which asyncpg says no more."""


class LostLine(Exception):
    """There is no connection, or it was lost: what was asked last may have been done or not. The text says why."""


def reason_of(error: BaseException) -> str:
    """Why something failed, without names of users, and without values, which may be secret.

    >>> reason_of(ConnectionRefusedError(111, "Connection refused"))
    'Connection refused'
    """
    if isinstance(error, asyncpg.PostgresError):
        state = str(error.sqlstate)
        return state if state.startswith(("28", "22000")) else f"{str(error.args[0]).splitlines()[0]} ({state})"
    if isinstance(error, TimeoutError):
        return NO_ANSWER
    if isinstance(error, OSError) and error.strerror and "Multiple" not in str(error):
        return error.strerror
    is_cut = isinstance(error, asyncpg.InterfaceError | asyncpg.InternalClientError | AttributeError)
    return CUT if is_cut else type(error).__name__


class Line:
    """One connection, for one after the other; ``connect`` makes it."""

    def __init__(self, connect: Callable[[], Awaitable[Connection]]) -> None:
        self._connect = connect
        self._connection: Connection | None = None
        self._turn = asyncio.Lock()
        self._pause, self._again_at, self._reason = 0.0, 0.0, ""
        self.waiting = 0

    async def use(self, work: Callable[[Connection], Awaitable[_Result]], seconds: float = COMMAND_SECONDS) -> _Result:
        """Do something with the connection.

        Raises asyncpg.PostgresError where that was refused and nothing of it done, LostLine where there is none.
        """
        until = asyncio.get_running_loop().time() + seconds
        self.waiting += 1
        try:
            await self._take_turn(until)
            try:
                return await self._use(work, until)
            finally:
                self._turn.release()
        finally:
            self.waiting -= 1

    async def _take_turn(self, until: float) -> None:
        try:
            async with asyncio.timeout_at(until):
                await self._turn.acquire()
        except TimeoutError as error:
            raise LostLine(NO_ANSWER) from error

    @property
    def pid(self) -> int | None:
        """The process of the database that serves the connection."""
        return None if self._connection is None else self._connection.get_server_pid()

    async def _use(self, work: Callable[[Connection], Awaitable[_Result]], until: float) -> _Result:
        """Do something until then: who waits longer loses the connection, whatever would have to be ended before."""
        loop = asyncio.get_running_loop()
        connection = await self._connected(until)
        end = loop.call_at(until, connection.terminate)
        try:
            return await work(connection)
        except (*FAILURES, AttributeError) as error:  # asyncpg reaches for what a closed connection has no more
            if not connection.is_closed() and (isinstance(error, AttributeError) or not is_end(error)):
                raise
            self.drop()
            raise LostLine(reason_of(error) if loop.time() < until else NO_ANSWER) from error
        except asyncio.CancelledError:  # what comes next must not read the answer to this
            self.drop()
            raise
        finally:
            end.cancel()

    async def _connected(self, until: float) -> Connection:
        if self._connection is not None and not self._connection.is_closed():
            return self._connection
        loop = asyncio.get_running_loop()
        if loop.time() < self._again_at:
            raise LostLine(self._reason)
        try:
            async with asyncio.timeout_at(until):
                self._connection = await self._connect()
            self._pause = 0.0
        except BaseException as error:
            self._pause = min(max(PAUSES[0], 2 * self._pause), PAUSES[1])
            self._again_at, self._reason = loop.time() + self._pause, reason_of(error)
            if isinstance(error, Exception):
                raise LostLine(self._reason) from error
            raise
        return self._connection

    def drop(self) -> None:
        """Let the connection go as it is."""
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None

    async def close(self) -> None:
        """End the connection in good order, if it answers."""
        if self._connection is not None:
            try:
                await self._connection.close(timeout=1.0)
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
                self.drop()


def is_end(error: Exception) -> bool:
    """Whether a connection is of no use any more after an error.

    >>> is_end(asyncpg.AdminShutdownError("")), is_end(asyncpg.UniqueViolationError(""))
    (True, False)
    """
    if isinstance(error, asyncpg.PostgresError):
        state = str(error.sqlstate)
        return state.startswith(_ENDS) and state not in _ENDED
    return not isinstance(error, ValueError)  # a value that cannot be told to the database


class Lines:
    """Some connections: each thing is done with the one where the fewest wait."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self._lines = lines

    async def use(self, work: Callable[[Connection], Awaitable[_Result]], seconds: float = COMMAND_SECONDS) -> _Result:
        """Do something with one of them; raises what it raises."""
        return await min(self._lines, key=lambda line: line.waiting).use(work, seconds)

    async def close(self) -> None:
        """End all."""
        for line in self._lines:
            await line.close()
