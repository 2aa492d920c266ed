"""Tables of a server are never stuck, whoever goes and whatever fails; the list of them is true (faults 16, 17)."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from random import Random

import pytest

from ages import jump
from house import Guest, house
from pisti.bots import bot as levels
from pisti.cards import Card
from pisti.observation import Observation
from pisti.server.memory import LEAVING_SECONDS
from pisti.server.store.possible import checked
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.served import Stage
from pisti.table.served.going_on import CUT_SECONDS, EMPTY_SECONDS
from troubles import begun, between, to_play


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


def test_where_bots_raise_the_game_goes_on_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Fault 16: all are told at which level was played, and no card is in the log."""

    class Raising:
        level = "hard"

        def choose(self, view: Observation, rng: Random) -> Card:
            raise RuntimeError(f"cannot choose among {view.hand}")

    monkeypatch.setattr(levels, "LEVELS", {**levels.LEVELS, "hard": Raising()})

    async def game() -> None:
        async with house(tmp_path) as made:
            live = await made.open("two,target=21")
            ada = Guest("Ada")
            await made.sit(live, ada, "S")
            await made.fill(live, ada, "hard")
            await made.send(live, ada, c.Start(id="b"))
            await made.play_on(live, [ada], Stage.OVER)
            played = [event for event in ada.events if isinstance(event, e.Played)]
            assert {event.level for event in played} == {None, "medium"}
            assert len(played) >= 48

    run(game())
    assert "RuntimeError in choose" in caplog.text
    assert not any(str(card) in caplog.text for card in map(Card, range(52)))


def test_what_nobody_expected_is_tried_again_and_no_card_is_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Fault 16: in what happens by itself, and where a bot plays."""

    async def fail() -> None:
        raise LookupError("Qs Th 7c")

    async def game() -> None:
        async with house(tmp_path) as made:
            live, guests = await begun(made)
            store = between(made)
            store.before = fail
            await made.wait(CUT_SECONDS)
            assert live.table.round == 0
            await made.wait(2.0)
            assert live.table.round == 1
            await made.play_on(live, [*guests.values()], Stage.PLAY)

            async def fail_next() -> None:
                store.before = fail

            store.before = fail_next
            late = to_play(live)
            await made.send(live, guests[late], c.Leave(id=made.id()))
            await made.settle()
            assert to_play(live) == late  # a bot was to play for the one who has left, and nothing was stored
            await made.wait(2.0)
            assert to_play(live) != late

    run(game())
    assert caplog.text.count("LookupError") == 2
    assert "Qs" not in caplog.text
