"""Terminals at a server from the list of its tables to the end of a game: what is shown, kept and told."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from far_terminals import CODE, FarWeb, Net, press_button, room_of, table_of, terminal
from pisti.i18n import LANGUAGES
from pisti.notation import read_records
from pisti.rules import Seat
from pisti.table import Phase
from pisti.table import wire_commands as c
from pisti.table.served import Stage
from pisti.table.wire_types import TableSettings
from pisti.tui.remote.faults import BadRemote, RemoteFault
from pisti.tui.remote.link import Over
from pisti.tui.remote.tables_screen import TablesScreen
from pisti.tui.replay_screen import ReplayScreen
from pisti.tui.windows import StepWindow, Window
from screens import NARROW, WIDE, piloted, text_of, until


async def seat(pilot: Pilot[None], letter: str) -> None:
    """Sit down from the room."""
    await until(pilot, lambda: room_of(pilot.app))
    await press_button(pilot, f"at-{letter}")


async def begin(pilot: Pilot[None], letter: str = "S") -> None:
    """Sit down, put bots at all other seats and begin."""
    await seat(pilot, letter)
    await press_button(pilot, "fill")
    await press_button(pilot, "start")
    await until(pilot, lambda: table_of(pilot.app))


async def move(pilot: Pilot[None], rng: Random) -> bool:
    """Do what a person is asked for, if anything is."""
    app, screen = pilot.app, pilot.app.screen
    await asyncio.sleep(0)
    if isinstance(screen, StepWindow):
        await pilot.press("enter")
        return True
    table = table_of(app)
    if table is None or not table._is_asked:
        return False
    if table._scene.phase is Phase.CUT:
        table.query_one("PackView").action_cut()  # type: ignore[attr-defined]
    else:
        table._press(rng.randrange(len(table._scene.view.hand)))
    return True


async def play_out(net: Net, pilots: list[Pilot[None]]) -> None:
    """Play until everybody has the window at the end of the game."""
    rng = Random(1)
    for _ in range(20_000):
        if net.far.is_in(Stage.OVER) and all(
            isinstance(pilot.app.screen, Window) and not isinstance(pilot.app.screen, StepWindow) for pilot in pilots
        ):
            return
        for pilot in pilots:
            await move(pilot, rng)
    raise AssertionError([text_of(pilot.app) for pilot in pilots])


@pytest.mark.parametrize(
    ("rules", "size", "language"),
    [
        ("two,target=21", WIDE, "en"),
        ("two,target=21", NARROW, "tr"),
        ("target=21", NARROW, "ro"),
        pytest.param("solo,target=21", WIDE, "fr", marks=pytest.mark.soak),
        pytest.param("three,target=21", NARROW, "eo", marks=pytest.mark.soak),
        pytest.param("under,target=21", WIDE, "sw", marks=pytest.mark.soak),
    ],
)
@piloted
async def test_a_whole_game_of_one_person_against_bots(
    rules: str, size: tuple[int, int], language: str, tmp_path: Path
) -> None:
    net = Net(TableSettings(rules=rules), seed=3)
    app = terminal(net, tmp_path, language=language)
    async with app.run_test(size=size) as pilot:
        await begin(pilot)
        await play_out(net, [pilot])
        game = net.far.live.table.game
        assert game is not None
        assert all(str(score) in text_of(app) for score in game.scores)
        await until(pilot, lambda: list((tmp_path / "games").glob("*.pisti")))
    [file] = (tmp_path / "games").iterdir()
    with file.open("rb") as opened:
        assert tuple(read_records(opened))[-1].total == game.scores


@piloted
async def test_two_terminals_at_one_table_play_a_game_and_begin_another(tmp_path: Path) -> None:
    net = Net(seed=5)
    ada, bo = terminal(net, tmp_path / "a"), terminal(net, tmp_path / "b", "Bo")
    async with AsyncExitStack() as stack:
        pilots = [await stack.enter_async_context(app.run_test(size=WIDE)) for app in (ada, bo)]
        await seat(pilots[0], "S")
        await seat(pilots[1], "N")
        await until(pilots[0], lambda: "North: Bo" in text_of(ada))
        await press_button(pilots[0], "start")
        await play_out(net, pilots)
        assert "Bo" in text_of(ada)
        first = net.far.live.table.name
        for pilot in pilots:
            await pilot.press("enter")  # another game
        await until(pilots[0], lambda: table_of(ada))
        await until(pilots[1], lambda: table_of(bo))
        assert net.far.live.table.name != first
        assert "Score: you 0, Bo 0." in " ".join(text_of(ada).split())
    assert len(list((tmp_path / "a" / "games").iterdir())) == 1


# The list of tables


@piloted
async def test_a_table_is_opened_from_the_list_and_the_name_is_the_one_typed_there(tmp_path: Path) -> None:
    net = Net()
    web = FarWeb(net)
    app = terminal(net, tmp_path, "", code=None, web=web)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TablesScreen))
        app.screen.query_one("#name", Input).value = "Ayşe"
        await press_button(pilot, "make")
        await press_button(pilot, "take")
        await seat(pilot, "N")
        await until(pilot, lambda: "Ayşe · you" in text_of(app))
    assert [each.rules for each in web.made] == ["standard"]
    assert net.far.live.table.seats[Seat.NORTH].name == "Ayşe"


@piloted
async def test_who_has_no_name_is_a_guest(tmp_path: Path) -> None:
    net = Net()
    app = terminal(net, tmp_path, "", language="ro")
    async with app.run_test(size=WIDE) as pilot:
        await seat(pilot, "S")
    assert net.far.live.table.seats[Seat.SOUTH].name == "Oaspete"


# Leaving and coming back


@piloted
async def test_who_comes_back_later_has_the_same_seat_and_the_same_hand(tmp_path: Path) -> None:
    net = Net(seed=2)
    app = terminal(net, tmp_path)
    async with app.run_test(size=WIDE) as pilot:
        await begin(pilot)
        await until(pilot, lambda: net.far.is_in(Stage.PLAY) and "▶ Your turn" in text_of(app))
        table = table_of(app)
        assert table is not None
        hand = table._scene.view.hand
        await pilot.press("q")
        await press_button(pilot, "answer-leave")
    assert app.left == CODE
    again = terminal(net, tmp_path)
    async with again.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: "▶ Your turn" in text_of(again))
        table = table_of(again)
        assert table is not None
        assert table._scene.view.hand == hand
        assert "Round 1 goes on." in " ".join(text_of(again).split())


@piloted
async def test_who_ends_the_program_at_once_keeps_the_seat(tmp_path: Path) -> None:
    net = Net()
    app = terminal(net, tmp_path)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: room_of(app))
        assert app.left is None
        await seat(pilot, "S")
        await pilot.press("ctrl+c")
    assert app.left == CODE
    assert app.return_code == 130


@piloted
async def test_who_gives_the_seat_up_is_back_at_the_list_and_the_key_is_forgotten(tmp_path: Path) -> None:
    net = Net(seed=2)
    app = terminal(net, tmp_path)
    async with app.run_test(size=WIDE) as pilot:
        await begin(pilot)
        await until(pilot, lambda: net.far.is_in(Stage.PLAY))
        assert list((tmp_path / "seats").iterdir())
        await until(pilot, lambda: table_of(app))
        await pilot.press("q")
        await press_button(pilot, "answer-start")
        await until(pilot, lambda: isinstance(app.screen, TablesScreen))
        assert "Back to your seat" not in text_of(app)
    assert not list((tmp_path / "seats").iterdir())
    assert net.far.live.table.seats[Seat.SOUTH].key is None
    assert app.left is None


@piloted
async def test_the_list_offers_the_seats_that_were_kept(tmp_path: Path) -> None:
    net = Net()
    app = terminal(net, tmp_path)
    async with app.run_test(size=WIDE) as pilot:
        await seat(pilot, "S")
        await press_button(pilot, "leave")
        await press_button(pilot, "answer-later")
    assert app.left == CODE
    again = terminal(net, tmp_path, code=None)
    async with again.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: f"Back to your seat: {CODE}" in text_of(again))
        await pilot.press("up", "enter")
        await until(pilot, lambda: "South: Ada · you" in text_of(again))


@piloted
async def test_a_table_that_has_ended_is_told_on_the_list(tmp_path: Path) -> None:
    net = Net()
    app = terminal(net, tmp_path)
    async with app.run_test(size=WIDE) as pilot:
        await seat(pilot, "S")
        room = room_of(app)
        assert room is not None
        session = room._session
        session._show(Over(BadRemote(RemoteFault.NO_TABLE, table=CODE)))
        await until(pilot, lambda: isinstance(app.screen, TablesScreen))
        assert "There is no such table at this server" in " ".join(text_of(app).split())
    assert not list((tmp_path / "seats").iterdir())


@piloted
async def test_a_seat_that_cannot_be_kept_is_a_seat_all_the_same(tmp_path: Path) -> None:
    net = Net()
    (tmp_path / "seats").write_text("no folder")
    app = terminal(net, tmp_path)
    async with app.run_test(size=WIDE) as pilot:
        await seat(pilot, "S")
        await until(pilot, lambda: "South: Ada · you" in text_of(app))
        [notice] = app._notifications
        assert "After a crash you could not come back" in notice.message


@piloted
async def test_a_seat_that_is_somebody_elses_now_leads_to_the_room_and_another_key(tmp_path: Path) -> None:
    net = Net(seed=2)
    owner = net.connected("Zoe", "S")
    app = terminal(net, tmp_path)
    async with app.run_test(size=WIDE) as pilot:
        await seat(pilot, "N")
        first = net.far.live.table.seats[Seat.NORTH].key
        owner.ask(c.Kick(id=owner.client.name(), seat="N"))
        await until(pilot, lambda: "You do not sit at this table any more." in text_of(app))
        await seat(pilot, "N")
        await until(pilot, lambda: "North: Ada · you" in text_of(app))
        assert net.far.live.table.seats[Seat.NORTH].key not in (None, first)


@piloted
async def test_who_is_sent_away_in_a_game_is_back_in_the_room(tmp_path: Path) -> None:
    net = Net(TableSettings(rules="two"), seed=2)
    owner = net.connected("Zoe", "S")
    app = terminal(net, tmp_path)
    async with app.run_test(size=WIDE) as pilot:
        await seat(pilot, "N")
        owner.ask(c.Start(id=owner.client.name()))
        await until(pilot, lambda: table_of(app))
        owner.ask(c.Kick(id=owner.client.name(), seat="N"))
        await until(pilot, lambda: room_of(app))
        assert "A game is on." in text_of(app)


# After the game


@piloted
async def test_a_game_that_is_over_can_be_looked_at_play_by_play(tmp_path: Path) -> None:
    net = Net(TableSettings(rules="target=1"), seed=3)
    web = FarWeb(net)
    app = terminal(net, tmp_path, web=web)
    async with app.run_test(size=WIDE) as pilot:
        await begin(pilot)
        await play_out(net, [pilot])
        await press_button(pilot, "answer-back")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("q")
        await until(pilot, lambda: room_of(app))
    assert len(web.asked) == 1


@piloted
async def test_a_game_whose_record_cannot_be_had_is_over_all_the_same(tmp_path: Path) -> None:
    net = Net(TableSettings(rules="target=1"), seed=3)
    web = FarWeb(net)
    app = terminal(net, tmp_path, web=web)
    async with app.run_test(size=WIDE) as pilot:
        await begin(pilot)
        web.wrong = BadRemote(RemoteFault.BUSY)
        await play_out(net, [pilot])
        await press_button(pilot, "answer-back")
        await until(pilot, lambda: room_of(app))
        assert {notice.message for notice in app._notifications} == {
            "The server cannot do this just now: wait a moment."
        }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [WIDE, NARROW])
@piloted
async def test_every_screen_has_room_in_every_language(language: str, size: tuple[int, int], tmp_path: Path) -> None:
    net = Net(TableSettings(rules="standard", clock=30, is_open=True))
    app = terminal(net, tmp_path, "Ayşegül Kırmızıgüloğlu-Demirtaş Öztürkoğ", code=None, language=language)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, TablesScreen) and CODE)
        for width in (line.rstrip() for line in text_of(app).splitlines()):
            assert len(width) <= size[0]
        assert app.screen.query_one("#tables").max_scroll_y == 0
        await press_button(pilot, "enter-code")
        app.screen.query_one("#code", Input).value = CODE
        await pilot.press("enter")
        await seat(pilot, "S")
        room = app.screen.query_one("#room")
        assert room.max_scroll_y <= (8 if size is WIDE else 14)
        await press_button(pilot, "at-E")
        await pilot.pause()
        assert app.screen.query_one(".window").region.height <= size[1]
        await pilot.press("escape")
        await press_button(pilot, "say")
        assert app.screen.query_one(".window").region.height <= size[1]
