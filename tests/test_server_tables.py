"""Tables of a server: one command at a time, nothing told before it is stored, repeated commands count once."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path

import pytest

from house import Guest, House, house
from pisti.notation import read_records
from pisti.server.around import CODE_LENGTH
from pisti.server.faults import BadRequest, ServerFault
from pisti.server.live import Live
from pisti.server.memory import LEAVING_SECONDS
from pisti.server.store import BadStore, Outcome, StoreFault, Write
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.served import Stage, key_of
from pisti.table.wire_types import TableSettings


def run(coroutine: Coroutine[None, None, None]) -> None:
    asyncio.run(coroutine)


def a_card(live: Live) -> str:
    """A card that may be played now."""
    assert live.table.game is not None
    return str(live.table.game.round.legal_plays[0])


async def begun(made: House, rules: str = "two,target=51", **settings: object) -> tuple[Live, Guest, Guest]:
    live = await made.open(rules, **settings)
    ada, ion = Guest("Ada"), Guest("Ion")
    await made.begin(live, {"S": ada, "N": ion})
    return live, ada, ion


def test_a_whole_game_of_two_is_told_and_kept(tmp_path: Path) -> None:
    async def game() -> None:
        async with house(tmp_path) as made:
            live, ada, ion = await begun(made)
            await made.play_on(live, [ada, ion], Stage.OVER)
            finished = await made.store.record(live.table.name)
            assert finished is not None
            assert frozenset({key_of(ada.token), key_of(ion.token)}) == finished.readers
            last = list(read_records([finished.text.encode()]))[-1]
            [over] = [event for event in ada.events if isinstance(event, e.GameOver)]
            assert last.total == over.scores
            assert over in ion.events

    run(game())


def test_codes_are_long_and_different(tmp_path: Path) -> None:
    async def game() -> None:
        async with house(tmp_path) as made:
            codes = [await made.tables.open(TableSettings()) for _ in range(20)]
            assert len(set(codes)) == 20
            assert {len(code) for code in codes} == {CODE_LENGTH}

    run(game())


def test_there_is_no_table_of_another_code(tmp_path: Path) -> None:
    async def game() -> None:
        async with house(tmp_path) as made:
            with pytest.raises(BadRequest) as bad:
                async with made.tables.at("nothing"):
                    pass
            assert bad.value.code is ServerFault.NO_SUCH_TABLE

    run(game())


def test_a_token_of_no_seat_is_told_nothing(tmp_path: Path) -> None:
    """Fault 7: who fails to prove a seat gets no frame; fault 9: the token of a seat dies with it."""

    async def game() -> None:
        async with house(tmp_path) as made:
            live = await made.open()
            ada, eve = Guest("Ada"), Guest("Eve")
            await made.sit(live, ada)
            await made.send(live, ada, c.Leave(id="l"))
            for token in (ada.token, eve.token):
                with pytest.raises(BadRequest) as bad:
                    await made.join(live, eve, token)
                assert bad.value.code is ServerFault.NOT_YOUR_SEAT
            assert eve.frames == []
            assert eve not in live.viewers

    run(game())


def test_the_same_command_counts_once_and_is_answered_again(tmp_path: Path) -> None:
    """Fault 13."""

    async def game() -> None:
        async with house(tmp_path) as made:
            live, ada, ion = await begun(made)
            await made.play_on(live, [ada, ion], Stage.PLAY)
            seat = live.table.to_play
            who = ada if live.place_of(ada).seat is seat else ion
            card = a_card(live)
            play = c.Play(id="once", round=1, ply=0, card=card)
            first = await made.send(live, who, play)
            assert isinstance(first, e.Told)
            assert first.done == "once"
            version = live.table.version
            again = await made.send(live, who, play)
            assert again == e.Done(id="once", version=version)
            other = Guest(who.name)  # a second connection of the same person
            await made.join(live, other, who.token)
            assert await made.send(live, other, play) == e.Done(id="once", version=version)
            assert live.table.version == version
            stale = await made.send(live, who, c.Play(id="twice", round=1, ply=0, card=card))
            assert isinstance(stale, e.Refused)
            assert (stale.id, stale.version) == ("twice", version)

    run(game())


def test_sitting_down_twice_is_one_seat(tmp_path: Path) -> None:
    """Fault 14: sit, cut off, sit again with the same token."""

    async def game() -> None:
        async with house(tmp_path) as made:
            live = await made.open()
            ada, again = Guest("Ada"), Guest("Ada")
            await made.join(live, ada)
            sit = c.Sit(id="s", name="Ada", token=ada.token)
            await made.send(live, ada, sit)
            made.tables.part(live, ada)
            await made.join(live, again)
            await made.send(live, again, sit)
            assert len(live.table.seats) == 1
            done, welcome = again.answers[-2:]
            assert isinstance(done, e.Done)
            assert isinstance(welcome, e.Welcome)
            assert welcome.you == "S"
            assert live.place_of(again) == live.place_of(ada)

    run(game())


def test_four_race_for_three_seats(tmp_path: Path) -> None:
    """Fault 14."""

    async def game() -> None:
        async with house(tmp_path) as made:
            live = await made.open("three")
            guests = [Guest(name) for name in ("Ada", "Ion", "Eve", "Can")]
            for guest in guests:
                await made.join(live, guest)
            sits = [c.Sit(id="s", name=guest.name, token=guest.token) for guest in guests]
            pairs = zip(guests, sits, strict=True)
            await asyncio.gather(*(made.tables.follow(live, guest, sit) for guest, sit in pairs))
            refused = [guest for guest in guests if isinstance(guest.last, e.Refused)]
            assert len(refused) == 1
            assert len(live.table.seats) == 3
            assert [answer.code for answer in refused[0].answers[-1:] if isinstance(answer, e.Refused)] == [
                "table-no-free-seat"
            ]

    run(game())


def test_whose_place_has_changed_is_welcomed_anew(tmp_path: Path) -> None:
    async def game() -> None:
        async with house(tmp_path) as made:
            live = await made.open()
            ada, ion = Guest("Ada"), Guest("Ion")
            await made.sit(live, ada, "S")
            await made.sit(live, ion, "N")
            await made.send(live, ada, c.Swap(id="w", seats=("S", "N")))
            for guest, seat in ((ada, "N"), (ion, "S")):
                welcome = next(each for each in reversed(guest.answers) if isinstance(each, e.Welcome))
                assert (welcome.you, welcome.is_owner) == (seat, guest is ada)
            await made.send(live, ada, c.Kick(id="k", seat="S"))
            assert isinstance(ion.last, e.Welcome)
            assert ion.last.you is None

    run(game())


def test_who_comes_back_is_told_what_was_missed(tmp_path: Path) -> None:
    """Fault 15: nobody is left with an old position."""

    async def game() -> None:
        async with house(tmp_path) as made:
            live, ada, ion = await begun(made)
            await made.play_on(live, [ada, ion], Stage.PLAY)
            seen = live.table.version
            told = len(ada.frames)
            for _ in range(6):
                assert await made.act(live, ada) or await made.act(live, ion)
            missed = [event for each in ada.answers[told:] if isinstance(each, e.Told) for event in each.events]
            again = Guest("Ada")
            await made.join(live, again, ada.token, seen)
            welcome = again.last
            assert isinstance(welcome, e.Welcome)
            assert welcome.since == seen
            assert list(welcome.events) == missed
            new = Guest("Ada")
            await made.join(live, new, ada.token, seen=10_000)
            assert isinstance(new.last, e.Welcome)
            assert new.last.since == 0
            played = [event for event in missed if isinstance(event, e.Played)]
            assert [event for event in new.last.events if isinstance(event, e.Played)] == played
            assert len(played) == 6

    run(game())


def test_a_seat_that_is_left_for_a_moment_is_not_absent(tmp_path: Path) -> None:
    async def game() -> None:
        async with house(tmp_path) as made:
            live, ada, ion = await begun(made)
            made.tables.part(live, ada)
            await made.wait(LEAVING_SECONDS - 1)
            await made.join(live, ada, ada.token)
            await made.wait(10)
            assert not [event for event in ion.events if isinstance(event, e.Absent)]
            made.tables.part(live, ada)
            await made.wait(LEAVING_SECONDS + 1)
            assert [event.seat for event in ion.events if isinstance(event, e.Absent)] == ["S"]
            await made.join(live, ada, ada.token)
            assert [event.seat for event in ion.events if isinstance(event, e.Back)] == ["S"]

    run(game())


class Failing:
    """A store that cannot write while ``fails``; all else is that of another."""

    def __init__(self, store: object) -> None:
        self._store = store
        self.fails = False

    async def write(self, write: Write) -> Outcome:
        if self.fails:
            raise BadStore(StoreFault.CANNOT_WRITE, reason="no room")
        return await self._store.write(write)  # type: ignore[attr-defined,no-any-return]

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)


def test_what_is_not_stored_is_told_to_nobody(tmp_path: Path) -> None:
    """Fault 10: who commanded learns that nothing was done, the others see nothing, and it works again later."""

    async def game() -> None:
        async with house(tmp_path) as made:
            live, ada, ion = await begun(made)
            await made.play_on(live, [ada, ion], Stage.PLAY)
            failing = Failing(made.store)
            made.tables.memory.store = failing  # type: ignore[assignment]
            failing.fails = True
            who = ada if live.table.to_play is live.place_of(ada).seat else ion
            other = ion if who is ada else ada
            before, heard = live.table.version, len(other.frames)
            play = c.Play(id="p", round=1, ply=0, card=a_card(live))
            answer = await made.send(live, who, play)
            assert isinstance(answer, e.Refused)
            assert answer.code == ServerFault.NOT_STORED
            assert (live.table.version, len(other.frames)) == (before, heard)
            assert not made.tables.is_storing
            failing.fails = False
            assert isinstance(await made.send(live, who, play), e.Told)
            assert made.tables.is_storing
            assert live.table.version > before

    run(game())


def test_a_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async def game() -> None:
        async with house(tmp_path) as made:
            live, ada, ion = await begun(made, "standard")
            await made.play_on(live, [ada, ion], Stage.COUNT)
            await made.play_on(live, [ada, ion], Stage.PLAY)
            before, seen, code = live.table, Guest("Ada"), live.code
            await made.join(live, seen, ada.token)
        async with house(tmp_path, 1) as made, made.tables.at(code) as live:
            assert live.table == before
            again = Guest("Ada")
            await made.join(live, again, ada.token)
            told, now = seen.last, again.last
            assert isinstance(told, e.Welcome)
            assert isinstance(now, e.Welcome)
            assert now.events == told.events
            assert now.sheet == told.sheet

    run(game())


def test_a_hint_is_for_who_is_to_play(tmp_path: Path) -> None:
    async def game() -> None:
        async with house(tmp_path) as made:
            live, ada, ion = await begun(made)
            await made.play_on(live, [ada, ion], Stage.PLAY)
            who, other = (ada, ion) if live.table.to_play is live.place_of(ada).seat else (ion, ada)
            await made.tables.hint(live, who, c.Hint(id="h", round=1, ply=0))
            assert isinstance(who.last, e.Hinted)
            assert live.table.game is not None
            assert who.last.card in map(str, live.table.game.round.legal_plays)
            for guest, ply in ((other, 0), (who, 1)):
                await made.tables.hint(live, guest, c.Hint(id="h", round=1, ply=ply))
                assert isinstance(guest.last, e.Refused)
                assert guest.last.code == ServerFault.NO_HINT_NOW

    run(game())
