"""A table in memory: who is told what, who is welcomed how, when it is due, and who needs it."""

import asyncio
import json
from collections.abc import Sequence

import pytest

from house import Guest
from pisti.rules import Seat
from pisti.server.live import MOST_PASSING, Done, Live, Place
from pisti.server.store import Kept
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.served import Change, Stage, Step, after, changed, decide, happen
from pisti.table.served import facts as f
from pisti.table.wire import decode_answer
from pisti.table.wire_types import TableSettings
from pisti.table.wiring import letter
from served import NOW, World, sit

S, N = Seat.SOUTH, Seat.NORTH


class Told:
    """A table in memory that goes through what happens in a world."""

    def __init__(self, rules: str = "two", **settings: object) -> None:
        self.world = World(TableSettings(rules, **settings), seed=1)  # type: ignore[arg-type]
        self.live = Live("k7m2xq")
        self.known = 0
        self.go_on()

    def go_on(self, done: Done | None = None) -> None:
        """What has happened in the world happens here, all at once."""
        table, changes = self.live.table, list[Change]()
        for step in self.world.steps[self.known :]:
            changes.append(changed(table, step))
            table = changes[-1].table
        self.known = len(self.world.steps)
        self.live.take(changes, self.world.now, done)

    def play_on(self, stage: Stage) -> None:
        """Play until the table is in a stage, one step after the other."""
        while self.world.table.stage is not stage:
            assert self.world.step()
            self.go_on()

    def begin(self, persons: str = "SN") -> None:
        self.world.begin(persons)
        self.go_on()

    def guest(self, seat: Seat | None = None, seen: int = 0) -> Guest:
        """Somebody who looks on, at a seat perhaps."""
        made = Guest()
        made.key = None if seat is None else self.world.table.seats[seat].key
        self.live.join(made, seen, self.world.now)
        return made


def welcome(guest: Guest) -> e.Welcome:
    assert isinstance(guest.last, e.Welcome)
    return guest.last


def test_what_is_public_is_the_same_bytes_to_all_and_a_hand_is_told_to_its_seat_alone() -> None:
    """Fault 7: a spectator sees no card that is not on the table."""
    told = Told()
    told.begin()
    south, north, spectator = told.guest(S), told.guest(N), told.guest()
    told.play_on(Stage.PLAY)
    for guest, seat in ((south, S), (north, N), (spectator, None)):
        game = told.world.table.game
        assert game is not None
        text = b"".join(guest.frames).decode()
        for other in (S, N):
            is_told = [f'"{card}"' in text for card in game.round.hand(other)]
            assert is_told == [seat is other] * 4
    before = len(south.frames)
    told.world.step()
    told.go_on()
    assert south.frames[before:] == north.frames[before:] == spectator.frames[before:]


def test_whose_command_it_was_is_told_so_with_what_happened_and_the_others_are_not() -> None:
    told = Told()
    told.begin()
    south, other = told.guest(S), told.guest(S)
    told.world.send(S, c.Say(id="x", phrase="wow"))
    told.go_on(Done(south, "x"))
    assert json.loads(south.frames[-1]) == {**json.loads(other.frames[-1]), "done": "x"}


def test_whose_command_it_was_is_told_so_even_where_nothing_else_is_told_to_them() -> None:
    told = Told()
    gone = Guest()
    told.world.send(None, sit("S"))
    told.go_on(Done(gone, "x"))
    assert gone.answers == [e.Done(id="x", version=2)]


def test_who_has_moved_is_welcomed_anew_and_so_is_a_new_owner() -> None:
    told = Told()
    told.world.sit("SN")
    told.go_on()
    south, north, spectator = told.guest(S), told.guest(N), told.guest()
    assert [told.live.place_of(guest) for guest in (south, north, spectator)] == [Place(S, True), Place(N), Place()]
    told.world.send(S, c.Leave(id="l"))
    told.go_on()
    assert (welcome(south).you, welcome(south).is_owner) == (None, False)
    assert (welcome(north).you, welcome(north).is_owner) == ("N", True)
    assert welcome(north).since == told.world.table.version - 1  # the same seat: only what is new
    assert welcome(south).since == 0
    assert isinstance(spectator.last, e.Told)
    south.key = None
    told.world.send(None, sit("S", "Later"))
    told.go_on()
    assert isinstance(south.last, e.Told)


def test_who_has_seen_something_is_told_only_what_came_later() -> None:
    told = Told()
    told.begin()
    told.play_on(Stage.PLAY)
    old = told.guest(S)
    seen = told.world.table.version
    for _ in range(3):
        told.world.step()
        told.go_on()
    new = [event for each in old.answers[1:] if isinstance(each, e.Told) for event in each.events]
    assert welcome(told.guest(S, seen)).events == tuple(new)
    assert welcome(told.guest(S, told.world.table.version)).events == ()
    for strange in (0, told.world.table.version + 1, 10**9):
        assert welcome(told.guest(S, strange)).since == 0


def test_who_has_seen_an_earlier_round_is_told_the_present_one_and_the_sheet() -> None:
    told = Told()
    told.begin()
    told.play_on(Stage.COUNT)
    seen = told.world.table.version
    told.play_on(Stage.PROMISE)
    told.play_on(Stage.PLAY)
    for guest in (told.guest(S, seen - 3), told.guest(S)):
        assert welcome(guest).since == 0
        assert len(welcome(guest).sheet) == 1
        rounds = {event.round for event in welcome(guest).events if isinstance(event, e.Committed)}
        assert rounds == {2}


def test_who_comes_later_is_told_how_things_are_and_not_how_they_came_to_be_so() -> None:
    told = Told(clock=10)
    told.begin()
    told.play_on(Stage.PLAY)
    seat = told.world.table.to_play
    assert seat is not None
    other = N if seat is S else S
    who = letter(other)
    for fact in (f.Gone(who), f.Here(who), f.Silenced(who, True), f.Gone(who)):
        told.world.take([Step(fact, told.world.now)])
        told.go_on()
    events = welcome(told.guest()).events
    assert [event for event in events if isinstance(event, e.Absent | e.Back | e.Muted | e.Clock)] == [
        e.Absent(seat=who, after=None),
        e.Muted(seat=who, is_muted=True),
        e.Clock(until=int((NOW + 15) * 1000), seat=letter(seat)),
    ]


def test_what_is_said_without_end_is_not_remembered_without_end() -> None:
    """Fault 18: a table that talks all day costs no more memory in the evening; what was played is all there."""
    told = Told(has_chat=True)
    told.begin()
    told.play_on(Stage.COUNT)
    seen = told.world.table.version
    before = [event for event in welcome(told.guest()).events if isinstance(event, e.Played | e.TurnedUp | e.Counted)]
    for number in range(5 * MOST_PASSING):
        told.world.take([Step(f.Wrote("S", str(number)), told.world.now), Step(f.Silenced("N", True), told.world.now)])
        told.go_on()
    events = welcome(told.guest()).events
    assert [event for event in events if isinstance(event, e.Played | e.TurnedUp | e.Counted)] == before
    texts = [event.text for event in events if isinstance(event, e.Chatted)]
    assert texts == [str(number) for number in range(5 * MOST_PASSING)][-len(texts) :]
    assert MOST_PASSING / 2 <= len(texts) <= 2 * MOST_PASSING
    assert welcome(told.guest(S, seen)).since == 0  # whoever missed more than that is told how things are
    told.world.take([Step(f.Silenced("N", False), told.world.now)])
    told.go_on()
    assert welcome(told.guest(S, told.world.table.version - 3)).events == (
        e.Chatted(seat="S", text=str(5 * MOST_PASSING - 1)),
        e.Muted(seat="N", is_muted=True),
        e.Muted(seat="N", is_muted=False),
    )


def test_all_are_sent_away_when_the_table_ends() -> None:
    told = Told()
    told.begin("S")
    guests = [told.guest(S), told.guest()]
    told.world.take([Step(f.Closed(), told.world.now)])
    told.go_on()
    assert [guest.ended for guest in guests] == ["table-closed"] * 2


def kept(steps: Sequence[Step]) -> Kept:
    return Kept("k7m2xq", tuple(steps), frozenset({"who.x"}))


@pytest.mark.parametrize("is_watched", [False, True])
def test_a_table_that_was_read_is_as_if_it_had_been_there_all_along(is_watched: bool) -> None:
    told = Told("two,target=51")
    told.begin()
    told.play_on(Stage.COUNT)
    told.play_on(Stage.PLAY)
    read, guest = Live("k7m2xq"), Guest()
    if is_watched:
        read.join(guest, 0, NOW)

    async def fold() -> None:
        steps = told.world.steps
        await read.fold(kept(steps[:40]))
        await read.fold(kept(steps[40:]))

    asyncio.run(fold())
    assert read.table == told.live.table
    assert read.commands == {"who.x"}
    for seat in (None, S, N):
        before, later = told.guest(seat), Guest()
        later.key = before.key
        read.join(later, 0, told.world.now)
        assert later.frames == before.frames
    if is_watched:
        assert [event for event in guest.events if isinstance(event, e.Played)]


def test_others_have_a_turn_while_a_long_table_is_read() -> None:
    told = Told()
    told.begin()
    for _ in range(3):
        told.play_on(Stage.COUNT)
        told.play_on(Stage.PLAY)
    read, turns = Live("k7m2xq"), 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def fold() -> None:
        task = asyncio.create_task(others())
        await read.fold(kept([*told.world.steps, *[Step(f.Said("S", "wow"), NOW)] * 400]))
        task.cancel()

    asyncio.run(fold())
    assert turns >= 2


def test_a_person_is_attended_while_one_of_several_connections_is_there() -> None:
    """Fault 14: two sockets of one seat."""
    told = Told()
    told.begin()
    one, other = told.guest(S), told.guest(S)
    assert [seat for _, seat in told.live.unattended()] == [N]
    told.live.part(one)
    told.live.part(one)
    assert [seat for _, seat in told.live.unattended()] == [N]
    told.live.part(other)
    assert [seat for _, seat in told.live.unattended()] == [S, N]
    told.world.take([Step(f.Gone("N"), NOW), Step(f.StoodIn("S", "hard"), NOW)])
    told.go_on()
    assert [seat for _, seat in told.live.unattended()] == [S]  # a bot plays, but nobody has been told to be away
    told.world.take([Step(f.StoodIn("S", "hard", has_left=True), NOW)])
    told.go_on()
    assert [*told.live.unattended()] == []


def test_when_time_has_something_to_do() -> None:
    live = Live("k7m2xq")
    assert live.next_at() is None
    live.due_at = 20.0
    live.leaving = {"a": 30.0, "b": 15.0}
    assert live.next_at() == 15.0
    live.retry_at = 40.0
    assert live.next_at() == 40.0
    live.is_doubtful = True
    assert live.next_at() == 40.0
    live.retry_at = 0.0
    assert live.next_at() == 0.0
    live.table = after(live.table, Step(f.Closed(), NOW))
    assert live.next_at() is None


def test_who_needs_a_table_in_memory() -> None:
    live, guest = Live("k7m2xq"), Guest()
    live.used_at = 10.0
    assert not live.is_idle(9.0)
    assert live.is_idle(10.0)
    live.held = 1
    assert not live.is_idle(99.0)
    live.held = 0
    live.join(guest, 0, NOW)
    assert not live.is_idle(99.0)
    live.part(guest)
    live.leaving = {"a": 1.0}
    assert not live.is_idle(99.0)
    live.leaving = {}
    live.table = after(live.table, Step(f.Closed(), NOW))
    assert live.is_idle(0.0)  # one that has ended is of no use

    async def locked() -> None:
        async with live.lock:
            assert not live.is_idle(99.0)

    asyncio.run(locked())


def test_a_command_of_nobody_is_decided_as_of_nobody() -> None:
    told = Told()
    told.begin()
    assert told.live.seat_of_key("0f" * 32) is None
    spectator = told.guest()
    spectator.key = "0f" * 32
    assert told.live.place_of(spectator) == Place()
    with pytest.raises(Exception, match="table-not-seated"):
        decide(told.live.table, told.live.place_of(spectator).seat, c.Leave(id="l"), NOW, b"x")


def test_whoever_comes_later_is_told_how_long_a_bot_is_waited_for_still() -> None:
    world = World(TableSettings("two"), seed=1)
    world.begin("SN")
    world.take(happen(world.table, [f.Gone("N")], world.now, world.entropy()))
    live = Live("k7m2xqaaaa", world.table)
    for seconds, left in ((0, 60), (20, 40), (90, 0)):
        welcome = decode_answer(live.welcome(Guest(), 0, world.now + seconds))
        assert isinstance(welcome, e.Welcome)
        [absent] = [event for event in welcome.events if isinstance(event, e.Absent)]
        assert absent.after == left
