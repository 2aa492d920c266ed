"""What was told is stored; nobody's time runs while the server, its store or the machine is away (faults 10, 11)."""

import asyncio
import shutil
from collections.abc import Coroutine
from pathlib import Path

import pytest

from house import Guest, House, house
from pisti.rules import Seat
from pisti.server.faults import ServerFault
from pisti.server.live import FOLLOW_SECONDS, Live
from pisti.server.store import BadStore, Outcome, SqliteStore, Store, StoreFault, Write
from pisti.server.store.possible import checked
from pisti.server.store.postgres import PostgresStore
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.served import Stage
from pisti.table.served import facts as f
from pisti.table.served.going_on import SHOWN_SECONDS
from places import Place, store_at
from postgreses import Cluster
from troubles import a_play, begun, between, ply, reopened, to_play, until

CLOCK = 10
KILLED = """
CREATE OR REPLACE FUNCTION pg_temp.killed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$;
CREATE TRIGGER killed BEFORE UPDATE ON heart FOR EACH ROW EXECUTE FUNCTION pg_temp.killed();
"""
"""The connection is gone when the heart is about to beat, after all that is done before; the function goes with it."""

TURN = CLOCK + SHOWN_SECONDS


def run(coroutine: Coroutine[None, None, None]) -> None:
    asyncio.run(coroutine)


async def outages(made: House, live: Live) -> list[float]:
    """The seconds of all outages that a table was told of, as they are stored."""
    kept = await made.store.read(live.code)
    assert kept is not None
    assert checked(live.code, kept.steps).stage is live.table.stage
    return [step.fact.milliseconds / 1000 for step in kept.steps if isinstance(step.fact, f.Away)]


class Witness(Guest):
    """A guest that takes a copy of the database in the moment in which something is told."""

    def __init__(self, name: str, database: Path) -> None:
        super().__init__(name)
        self.database = database
        self.copies: list[tuple[int, Path]] = []

    def send(self, message: bytes) -> None:
        super().send(message)
        if isinstance(self.last, e.Told):
            folder = self.database.parent / f"copy-{self.name}-{len(self.copies)}"
            folder.mkdir()
            for file in self.database.parent.glob("pisti.db*"):
                shutil.copy(file, folder / file.name)
            self.copies.append((self.last.version, folder))


def test_whatever_was_told_is_there_after_a_crash(tmp_path: Path) -> None:
    """Fault 10: a crash in any moment after which players have seen a move loses nothing of it."""

    async def game() -> None:
        async with house(tmp_path) as made:
            live = await made.open("two,target=21")
            guests = {seat: Witness(f"Player {seat}", tmp_path / "pisti.db") for seat in "SN"}
            await made.begin(live, guests)  # type: ignore[arg-type]
            await made.play_on(live, [*guests.values()], Stage.PLAY)
            for _ in range(4):
                assert await made.act(live, guests[to_play(live)])
            copies = guests["S"].copies + guests["N"].copies
            assert len(copies) > 20
        for version, folder in copies:
            async with house(folder) as again, again.tables.at(live.code) as other:
                assert other.table.version >= version

    run(game())


class Clerk(Guest):
    """A guest that looks up in the database, by a connection of its own, what is there when something is told."""

    def __init__(self, name: str, postgres: Cluster, url: str) -> None:
        super().__init__(name)
        self._postgres, self._url = postgres, url
        self.found: list[tuple[int, object]] = []

    def send(self, message: bytes) -> None:
        super().send(message)
        if isinstance(self.last, e.Told):
            [(version,)] = self._postgres.run("SELECT max(version) FROM events", at=self._url)
            self.found.append((self.last.version, version))


def test_whatever_was_told_is_there_for_other_servers(postgres: Cluster) -> None:
    """Fault 10: what players have seen is there for whoever goes on, as it is on the disk."""

    async def game() -> None:
        url = postgres.made()
        async with house(url) as made:
            live = await made.open("two,target=21")
            guests = {seat: Clerk(f"Player {seat}", postgres, url) for seat in "SN"}
            await made.begin(live, guests)  # type: ignore[arg-type]
            await made.play_on(live, [*guests.values()], Stage.PLAY)
            for _ in range(4):
                assert await made.act(live, guests[to_play(live)])
            found = guests["S"].found + guests["N"].found
            assert len(found) > 20
            assert all(told == stored for told, stored in found), found

    run(game())


def test_a_restart_in_a_turn_takes_no_time_from_anybody(place: Place) -> None:
    """Fault 11: an hour later as much is left as before, and all are told why."""

    async def game() -> None:
        async with house(place) as made:
            live, guests = await begun(made, Stage.PLAY, clock=CLOCK)
            await made.wait(TURN - 1.0)
            left, seat, version = until(live) - made.now, to_play(live), live.table.version
            assert left == 1.0
            then = made.now + 3600.0
        async with reopened(place, then) as made, made.tables.at(live.code) as live:
            await made.join(live, guests[seat], guests[seat].token, version)
            assert until(live) - made.now == left
            welcome = guests[seat].last
            assert isinstance(welcome, e.Welcome)
            assert [each.milliseconds for each in welcome.events if isinstance(each, e.Outage)] == [3_600_000]
            await made.wait(left - 0.5, 0.5)
            assert ply(live) == 0
            await made.wait(0.5 + FOLLOW_SECONDS * made.store.is_shared, 0.5)
            assert ply(live) == 1
            assert await outages(made, live) == [3600.0]

    run(game())


def test_what_was_lost_is_given_back_once_however_often_the_server_is_killed(place: Place) -> None:
    """Fault 11: killed right after the time was given back, and in the midst of that."""

    async def game() -> None:
        async with house(place) as made:
            live, _ = await begun(made, Stage.PLAY, clock=CLOCK)
            await made.wait(1.0)
            left, now = until(live) - made.now, made.now
        for _ in range(3):  # each gives back what has passed since the one before
            now += 20.0
            async with reopened(place, now):
                pass
        for _ in range(3):
            now += 20.0
            await killed_while_beating(place, now)
        now += 1.0
        async with reopened(place, now) as made, made.tables.at(live.code) as live:
            assert until(live) - made.now == left
            assert await outages(made, live) == [20.0, 20.0, 20.0, 61.0]
        async with reopened(place, now + 1.0) as made, made.tables.at(live.code) as live:
            assert len(await outages(made, live)) == 4

    run(game())


async def killed_while_beating(place: Place, now: float) -> None:
    """A server that is gone before what it gives back is on the disk."""
    store = await store_at(place)
    if isinstance(store, SqliteStore):
        killed = "CREATE TEMP TRIGGER killed BEFORE INSERT ON heart BEGIN SELECT RAISE(ABORT, 'killed'); END"
        await store._run(lambda c: c.execute(killed).fetchall())
    else:
        assert isinstance(store, PostgresStore)
        await store._tending.use(lambda c: c.execute(KILLED))
    with pytest.raises(BadStore):
        await store.beat(now)
    await store.close()


def test_while_the_machine_sleeps_no_time_passes_whoever_comes_first(place: Place) -> None:
    """Fault 11: the clock jumps while the process lives, and a command is there before the first pulse."""

    async def game() -> None:
        async with house(place) as made:
            live, guests = await begun(made, Stage.PLAY, clock=CLOCK)
            await made.wait(TURN - 1.0)
            made.now += 8 * 3600.0
            first = to_play(live)
            [second] = {*guests} - {first}
            commands = [made.tables.follow(live, guests[first], a_play(made, live))]
            commands += [made.tables.follow(live, guests[second], c.Say(id=f"s{n}", phrase="wow")) for n in range(20)]
            await asyncio.gather(*commands)
            assert (ply(live), to_play(live)) == (1, second)
            assert until(live) == made.now + TURN
            await made.wait(TURN - 0.5, 0.5)
            assert ply(live) == 1
            assert await outages(made, live) == [8 * 3600.0]

    run(game())


@pytest.mark.parametrize("seats", ["SN", "S"])
def test_who_comes_back_first_after_the_machine_slept_is_not_late(seats: str, place: Place) -> None:
    """Fault 11: the page is loaded anew as soon as the machine is awake."""

    async def game() -> None:
        async with house(place) as made:
            live, guests = await begun(made, Stage.PLAY, seats, clock=CLOCK)
            await made.wait(TURN - 1.0)
            seat, left = to_play(live), until(live) - made.now
            made.now += 3600.0
            again = Guest(guests[seat].name)
            await made.join(live, again, again.token)
            assert until(live) - made.now == left
            await made.timers.pulse()
            assert ply(live) == 0 or seats == "S"
            assert await outages(made, live) == [3600.0]

    run(game())


def test_a_bot_that_thought_while_the_machine_slept_gives_nobody_more_time(place: Place) -> None:
    """Fault 11: its card is stored before the outage is noted, so the time of the next person has just begun."""

    async def game() -> None:
        async with house(place) as made:
            live, guests = await begun(made, Stage.PLAY, "S", "standard", clock=CLOCK)
            while live.table.to_play != Seat.SOUTH:
                await made.settle()
            await made.tables.follow(live, guests["S"], a_play(made, live))
            made.now += 3600.0  # bots are to play, and have been asked
            await made.settle()
            assert live.table.to_play is Seat.SOUTH
            await made.timers.pulse()
            await made.settle()
            assert until(live) == made.now + TURN
            await made.wait(TURN)
            assert live.table.seats[Seat.SOUTH].lapses == 1

    run(game())


@pytest.mark.parametrize("is_command_first", [True, False])
def test_while_nothing_can_be_stored_no_time_passes(is_command_first: bool, place: Place) -> None:
    """Fault 11: the disk is full for a while in somebody's turn; there is room again between two heartbeats."""

    async def game() -> None:
        async with house(place) as made:
            live, guests = await begun(made, Stage.PLAY, clock=CLOCK)
            seat = to_play(live)
            await made.wait(CLOCK)
            real = made.tables.memory.store
            made.tables.memory.store = full = Full(real)  # type: ignore[assignment]
            left = until(live) - made.now
            began = made.now
            while made.now < began + 60.0:
                made.now += 0.5
                try:
                    await made.timers.pulse()
                except BadStore:
                    answer = await made.send(live, guests[seat], a_play(made, live))
                    assert isinstance(answer, e.Refused)
                    assert answer.code == ServerFault.NOT_STORED
            full.is_full = False
            if is_command_first:
                assert isinstance(await made.send(live, guests[seat], c.Say(id="s", phrase="wow")), e.Told)
            else:
                await made.tables.pass_time(live)
                await made.settle()
                assert ply(live) == 0
            assert left - 2.0 <= until(live) - made.now <= left
            await made.wait(1.0, 0.1)
            assert ply(live) == 0
            assert len(await outages(made, live)) == 1
            assert isinstance(await made.send(live, guests[seat], a_play(made, live)), e.Told)

    run(game())


def test_nobody_is_late_with_a_promise_that_could_not_be_stored(place: Place) -> None:
    """Fault 11: what happens by itself looks whether the server was away, as commands do."""

    async def game() -> None:
        async with house(place) as made:
            live, guests = await begun(made)
            made.tables.memory.store = full = Full(made.store)  # type: ignore[assignment]
            made.now += 60.0
            await made.tables.pass_time(live)
            full.is_full = False
            await made.tables.pass_time(live)
            assert (live.table.stage, live.table.round) == (Stage.PROMISE, 0)
            await made.play_on(live, [*guests.values()], Stage.PLAY)
            assert live.table.dealt[0].fair.round.shares.keys() == {Seat.SOUTH, Seat.NORTH}

    run(game())


class Full:
    """A store where nothing can be written as long as ``is_full``."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.is_full = True

    async def write(self, write: Write) -> Outcome:
        self._check()
        return await self._store.write(write)

    async def beat(self, now: float) -> float:
        self._check()
        return await self._store.beat(now)

    def _check(self) -> None:
        if self.is_full:
            raise BadStore(StoreFault.CANNOT_WRITE, reason="no room")

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)


def test_an_outage_that_is_noted_while_something_is_written_is_learnt_at_once(place: Place) -> None:
    """Fault 11: the write is stored before, and answered after."""

    async def game() -> None:
        async with house(place) as made:
            live, guests = await begun(made, Stage.PLAY, clock=CLOCK)

            async def sleep() -> None:
                made.now += 6.0
                await made.tables.beat()

            between(made).after = sleep
            await made.send(live, guests[to_play(live)], a_play(made, live))
            await made.wait(0.1, 0.1)
            assert any(isinstance(event, e.Outage) for event in guests["S"].events)
            assert until(live) > made.now

    run(game())


def test_what_was_stored_although_it_was_refused_is_learnt_by_itself(place: Place) -> None:
    """Fault 10: nobody knows what became of a write that failed: the table is read again, the list of tables too."""

    async def game() -> None:
        async with house(place) as made:
            live, guests = await begun(made, Stage.PLAY, is_open=True)

            async def fail() -> None:
                raise BadStore(StoreFault.CANNOT_WRITE, reason="the line was cut")

            seat = to_play(live)
            [other] = {*guests} - {seat}
            between(made).after = fail
            play = a_play(made, live)
            assert isinstance(await made.send(live, guests[seat], play), e.Refused)
            assert ply(live) == 0
            await made.wait(2.0)
            assert ply(live) == 1
            assert any(isinstance(event, e.Played) for event in guests[other].events)
            assert await made.send(live, guests[seat], play) == e.Done(id=play.id, version=live.table.version)
            for guest in guests.values():
                made.tables.part(live, guest)
            between(made).after = fail
            await made.wait(5.0)
            assert [*made.tables.lobby.listings] == []

    run(game())
