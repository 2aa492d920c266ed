"""Tables of a server are never stuck, whoever goes and whatever fails; the list of them is true (faults 16, 17)."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path

from ages import jump
from house import Guest, house
from pisti.server.store.possible import checked
from pisti.server.tables import LEAVING_SECONDS
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.served import Stage
from pisti.table.served.going_on import EMPTY_SECONDS

CLOCK = 10


def run(coroutine: Coroutine[None, None, None]) -> None:
    asyncio.run(coroutine)


def test_nobody_is_welcomed_at_a_table_that_has_ended_meanwhile(tmp_path: Path) -> None:
    """Fault 17: somebody comes while it ends."""

    async def game() -> None:
        async with house(tmp_path) as made:
            live = await made.open()
            late, ada, ion = Guest("late"), Guest("Ada"), Guest("Ion")
            await made.sit(live, ion)
            made.tables.part(live, ion)
            await made.wait(LEAVING_SECONDS)
            await made.join(live, ada)
            await jump(made, EMPTY_SECONDS)
            async with made.tables.at(live.code) as live:
                sit = c.Sit(id="s", name="Ada", token=ada.token)
                await asyncio.gather(
                    made.tables.pass_time(live),
                    made.join(live, late),
                    made.join(live, ion, ion.token),
                    made.tables.follow(live, ada, sit),
                )
                assert live.table.stage is Stage.CLOSED
                assert late.ended == ada.ended == ion.ended == "table-closed"
                assert isinstance(ada.last, e.Refused)
            kept = await made.store.read(live.code)
            assert kept is not None
            assert checked(live.code, kept.steps) == live.table

    run(game())
