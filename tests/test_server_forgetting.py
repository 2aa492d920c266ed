"""A table forgets who leaves it for good, and goes on without them."""

import asyncio
from pathlib import Path

import pytest

from gamers import guest
from house import Guest, house
from pisti.rules import Seat
from pisti.server.faults import BadRequest
from pisti.server.forgetting import forget, leave
from pisti.table import wire_commands as c
from pisti.table.served import Stage
from pisti.table.wire_types import TableSettings


def test_the_game_goes_on_without_who_is_forgotten(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path) as made:
            code = await made.tables.open(TableSettings("two,target=21"))
            async with made.tables.at(code) as live:
                ada, bo = Guest("Ada"), Guest("Bo")
                for name, seat, viewer in (("Ada", "S", ada), ("Bo", "N", bo)):
                    command = c.Sit(id="s", name=name, token=viewer.token, seat=seat)  # type: ignore[arg-type]
                    await made.tables.obey(live, viewer, command, guest(name))
                await made.tables.obey(live, ada, c.Start(id="go"), guest("Ada"))
                await forget(made.tables, guest("Bo"), made.around.now, made.around.code)
                bot = live.table.seats[Seat.NORTH]
                assert (bot.key, bot.guest, bot.name, bot.level) == (None, None, "", "hard")
                assert guest("Bo") not in repr(live.table.sitters)
                assert guest("Ada") in repr(live.table.sitters)
                kept = await made.store.read(code)
                assert kept is not None
                assert "Bo" not in repr(kept.steps)
                assert guest("Bo") not in repr(kept.steps)
                assert live.table.stage is not Stage.LOBBY
            with pytest.raises(BadRequest):
                await leave(made.tables, "nothing", [guest("Bo")])

    asyncio.run(work())
