"""A table line by line: what is told, what is asked, and that news do not spoil what is asked."""

from __future__ import annotations

import asyncio
from pathlib import Path

from far_lines import Typist, waited
from far_terminals import Net, about_to_cut
from pisti.rules import Seat
from pisti.table import Phase
from pisti.table import wire_commands as c
from pisti.table.served import Stage
from pisti.table.wire_types import TableSettings
from pisti.tui.remote.plain_commands import follow
from pisti.tui.remote.plain_table import Mode, Parting, PlainTable
from pisti.tui.remote.session import Session
from screens import piloted


class Sitting:
    """A table that the test steps through: what is typed, and what has been told."""

    def __init__(self, net: Net, session: Session, folder: Path, *, is_terminal: bool = True) -> None:
        self.typist = Typist(net, folder, [], is_terminal=is_terminal)
        self.lines: asyncio.Queue[str | None] = asyncio.Queue()
        self.overs = 0
        self.table = PlainTable(
            session,
            self.typist.client._manner,
            self.typist.client._console,
            lambda seat: session.sit("Ada", None if seat is None else seat.letter),  # type: ignore[arg-type]
            self._over,
            lambda _, call: asyncio.get_running_loop().call_later(10_000, call),
            net.far.rng,
        )

    def _over(self) -> None:
        self.overs += 1

    async def next(self) -> str | None:
        return await self.lines.get()

    async def type(self, line: str) -> str:
        """Type a line; what is told by then."""
        self.lines.put_nowait(line)
        for _ in range(20):
            await asyncio.sleep(0)
        return self.typist.told

    async def told(self, text: str) -> None:
        await waited(lambda: text in self.typist.told)

    def start(self) -> asyncio.Task[Parting]:
        return asyncio.create_task(self.table.play(self, follow))


@piloted
async def test_what_happens_comes_on_a_line_of_its_own_and_the_prompt_again(tmp_path: Path) -> None:
    net = Net(TableSettings("two,target=151"), seed=1)
    zoe, ada = net.connected("Zoe", "S"), net.connected("Ada", "N")
    ada.told.clear()
    sitting = Sitting(net, ada, tmp_path)
    running = sitting.start()
    await sitting.told("At the table (? for help): ")
    zoe.ask(c.Say(id=zoe.client.name(), phrase="hello"))
    await sitting.told("\nZoe: Hello!\nAt the table (? for help): ")
    assert await sitting.type("q")
    assert await running is Parting.FOR_NOW


@piloted
async def test_a_connection_that_is_lost_and_found_is_told_once(tmp_path: Path) -> None:
    net = Net()
    ada = net.connected("Ada", "S")
    sitting = Sitting(net, ada, tmp_path)
    running = sitting.start()
    await sitting.told("At the table")
    net.link(ada).cut()
    await sitting.told("The connection is gone. Trying again in 2 s.")
    net.link(ada).connect()
    await sitting.told("The connection is there again.")
    assert sitting.typist.told.count("The connection is gone") == 1
    await sitting.type("q")
    await running


@piloted
async def test_each_moment_asks_for_what_it_wants(tmp_path: Path) -> None:
    net, ada = about_to_cut(TableSettings("two,target=151", clock=30))
    sitting = Sitting(net, ada, tmp_path)
    running = sitting.start()
    await sitting.told("Your cut:")
    await waited(lambda: sitting.table.mode is Mode.CUT)
    await sitting.type("41")
    assert net.far.live.table.dealt[0].fair.round.shares[Seat.SOUTH].tap == 41
    await sitting.told("Your card (1–4; ? for help):")
    assert "Time left: " in sitting.typist.told
    await waited(lambda: sitting.table.mode is Mode.CARD)
    while net.far.is_in(Stage.PLAY):
        await sitting.type("1")
    await sitting.told("Enter for the next round (q to leave):")
    await waited(lambda: sitting.table.mode is Mode.COUNT)
    await sitting.type("")
    await sitting.told("Round 2.")
    await sitting.type("leave")
    assert await running is Parting.GIVEN_UP


@piloted
async def test_who_is_sent_away_is_in_the_room_again(tmp_path: Path) -> None:
    net = Net(TableSettings("two,target=151"), seed=1)
    zoe, ada = net.connected("Zoe", "S"), net.connected("Ada", "N")
    sitting = Sitting(net, ada, tmp_path)
    running = sitting.start()
    zoe.ask(c.Start(id=zoe.client.name()))
    await waited(lambda: sitting.table.scene is not None and sitting.table.scene.phase is not Phase.START)
    zoe.ask(c.Kick(id=zoe.client.name(), seat="N"))
    await sitting.told("You do not sit at this table any more.")
    assert sitting.table.mode is Mode.ROOM
    await sitting.type("q")
    await running


@piloted
async def test_anything_typed_brings_back_who_a_bot_plays_for(tmp_path: Path) -> None:
    net = Net(TableSettings("two,target=151", clock=5), seed=1)
    zoe, ada = net.connected("Zoe", "S"), net.connected("Ada", "N")
    sitting = Sitting(net, ada, tmp_path)
    running = sitting.start()
    zoe.ask(c.Start(id=zoe.client.name()))
    for each in (zoe, ada):
        if each.client.must_tap:
            each.tap(1)
    while ada.room is not None and ada.room.is_yours:
        scene = zoe.client.scene
        assert scene is not None
        view, name = scene.view, zoe.client.name()
        if view.legal_plays:
            zoe.ask(c.Play(id=name, round=1, ply=len(view.turns), card=str(view.legal_plays[0])))
        net.wait(11)
        await asyncio.sleep(0)
    await sitting.told("A bot plays for you now.")
    await sitting.type("")
    assert ada.room is not None
    assert ada.room.is_yours
    await sitting.type("q")
    await running
