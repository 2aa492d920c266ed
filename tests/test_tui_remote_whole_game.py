"""Two terminals at one table of a real server, through real sockets: a whole game, a cut connection, the record."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from far_terminals import press_button, room_of, table_of
from listeners import listening
from pisti.fairness import verify
from pisti.notation import Record, read_records
from pisti.server.app import make_app
from pisti.server.around import Around
from pisti.server.running import running
from pisti.server.socket import TableSocket
from pisti.server.store import open_store
from pisti.table import Phase
from pisti.table.wire_types import TableSettings
from pisti.tui.frames import Speed
from pisti.tui.remote.address import Address, address
from pisti.tui.remote.app import RemoteApp
from pisti.tui.remote.promises import Receipt
from pisti.tui.remote.seat_key import SeatKeys
from pisti.tui.remote.tables_screen import TablesScreen
from pisti.tui.remote.visitor import Visitor
from pisti.tui.remote.web import Web
from pisti.tui.settings import Settings
from pisti.tui.stage import Manner
from pisti.tui.windows import StepWindow, Window
from screens import NARROW, WIDE, piloted, text_of, texts


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[Address]:
    """A server that runs."""
    store = await open_store(str(folder / "pisti.db"))
    try:
        async with running(store, Around(time.time, secrets.token_bytes)) as server:
            server.tasks.append(asyncio.create_task(server.timers.run()))
            options: dict[str, Any] = {"ws": TableSocket, "ws_per_message_deflate": False, "ws_ping_interval": None}
            async with listening(make_app(server.site), **options) as listener:
                yield address(f"http://127.0.0.1:{listener.port}")
    finally:
        await store.close()


def terminal(at: Address, folder: Path, name: str, code: str | None) -> RemoteApp:
    manner = Manner(texts("en"), Settings(speed=Speed.OFF, name=name))
    return RemoteApp(manner, visitor(at, folder / name), code, keep=lambda _: None)


def visitor(at: Address, folder: Path) -> Visitor:
    return Visitor(at, Web(at), SeatKeys(folder / "seats"), folder / "games", time.time, secrets.token_bytes)


async def wait_for(pilot: Pilot[None], holds: object) -> None:
    """Wait until something holds; sockets are not as quick as a screen."""
    assert callable(holds)
    async with asyncio.timeout(10):
        while not holds():
            await asyncio.sleep(0.01)
            await pilot.pause()


async def move(pilot: Pilot[None]) -> None:
    """Do what the person is asked for, if anything is."""
    await asyncio.sleep(0)
    screen, table = pilot.app.screen, table_of(pilot.app)
    if isinstance(screen, StepWindow):
        await pilot.press("enter")
    elif table is not None and table._is_asked:
        if table._scene.phase is Phase.CUT:
            table.query_one("PackView").action_cut()  # type: ignore[attr-defined]
        else:
            table._press(0)


def is_over(pilot: Pilot[None]) -> bool:
    return type(pilot.app.screen) is Window


def records(folder: Path) -> tuple[Record, ...]:
    [file] = folder.iterdir()
    with file.open("rb") as opened:
        return tuple(read_records(opened))


def receipts_of(app: RemoteApp) -> list[Receipt]:
    assert app._session is not None
    return app._session.client.promises.receipts


@piloted
async def test_a_whole_game_of_two_terminals_with_a_connection_cut_in_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as at, AsyncExitStack() as stack:
        code = await Web(at).make(TableSettings("target=1", is_open=True))
        ada, bo = terminal(at, tmp_path, "Ada", code), terminal(at, tmp_path, "Bo", None)
        pilots = [await stack.enter_async_context(app.run_test(size=size)) for app, size in ((ada, WIDE), (bo, NARROW))]
        await wait_for(pilots[0], lambda: "free seat" in text_of(ada))
        await press_button(pilots[0], "at-S")
        await wait_for(pilots[0], lambda: "South: Ada · you" in text_of(ada))
        await wait_for(pilots[1], lambda: "1/4" in text_of(bo) and isinstance(bo.screen, TablesScreen))
        await pilots[1].press("up", "enter")
        await wait_for(pilots[1], lambda: room_of(bo) and "North: free" in text_of(bo))
        await press_button(pilots[1], "at-N")
        await wait_for(pilots[0], lambda: "North: Bo" in text_of(ada))
        await press_button(pilots[0], "fill")
        await wait_for(pilots[0], lambda: "you can begin" in text_of(ada))
        await press_button(pilots[0], "start")
        is_cut = False
        async with asyncio.timeout(60):
            while not all(map(is_over, pilots)):
                for pilot in pilots:
                    await move(pilot)
                table = table_of(bo)
                if table is not None and len(table._scene.view.turns) > 10 and not is_cut:
                    table._far.session.come_back()  # the connection is made anew
                    is_cut = True
        assert is_cut
        for pilot, name in zip(pilots, ("Ada", "Bo"), strict=True):
            games = tmp_path / name / "games"
            await wait_for(pilot, lambda games=games: games.is_dir() and list(games.glob("*.pisti")))
        receipts = [each for app in (ada, bo) for each in receipts_of(app)]
        assert all(each.is_kept for each in receipts)
    *before, record = records(tmp_path / "Ada" / "games")  # one round, or more if both have as many points
    assert records(tmp_path / "Bo" / "games") == (*before, record)
    assert verify(record, before[-1] if before else None).round.commitment.hex() == receipts[-1].commitment
    assert (record.names[0], record.names[2]) == ("Ada", "Bo")
