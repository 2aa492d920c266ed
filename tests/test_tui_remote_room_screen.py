"""The room of a table: sitting down, the owner's deeds, what others do, and leaving."""

from __future__ import annotations

import pytest
from textual.widgets import Button

from far_terminals import Net, press_button
from pisti.errors import PistiError
from pisti.rules import Seat
from pisti.table import BadCommand, TableFault
from pisti.table import wire_commands as c
from pisti.table.served import Stage
from pisti.table.wire_types import TableSettings
from pisti.table.wiring import letter
from pisti.tui.frames import Speed
from pisti.tui.remote.link import Over
from pisti.tui.remote.list_window import ListWindow
from pisti.tui.remote.make_screen import MakeScreen
from pisti.tui.remote.room_screen import Left, RoomScreen
from pisti.tui.remote.session import Session
from pisti.tui.settings import Settings
from pisti.tui.settings_screen import SettingsScreen
from pisti.tui.windows import Window
from screens import NARROW, WIDE, Bare, piloted, text_of, until


class Rooms(Bare):
    """An app with a room; ``went`` is what it was left with."""

    def __init__(self, session: Session, *, ascii_only: bool = False) -> None:
        super().__init__(settings=Settings(speed=Speed.OFF, level="hard"), ascii_only=ascii_only)
        self.session = session
        self.went: list[Left | PistiError | None] = []
        self.room = RoomScreen(session, self.sit)

    def sit(self, seat: Seat) -> None:
        self.session.sit("Ada", letter(seat))

    def on_mount(self) -> None:
        self.session._listeners.append(self.room.changed)
        self.push_screen(self.room, self.went.append)


def shown(app: Rooms) -> list[str]:
    """The buttons that can be pressed."""
    return [button.id or "" for button in app.room.query(Button) if button.display]


def labels(app: Rooms) -> str:
    return "\n".join(str(button.label) for button in app.room.query(Button) if button.display)


@pytest.mark.parametrize("size", [WIDE, NARROW])
@piloted
async def test_before_sitting_down_the_rules_and_the_seats_are_told(size: tuple[int, int]) -> None:
    net = Net(TableSettings("two,target=51", 20))
    net.connected("Bo", "N")
    app = Rooms(net.connected("Ada"))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        text = " ".join(text_of(app).split())
        assert "Table abcde" in text
        assert "https://example.org/t/abcde" in text
        assert "For each card there are 20 s." in text
        assert "North: Bo" in text
        assert shown(app) == ["at-S", "at-N", "rules", "leave"]
        assert app.focused is not None
        assert app.focused.id == "at-S"


@piloted
async def test_one_sits_down_at_a_free_seat_and_is_told_why_not_at_a_taken_one() -> None:
    net = Net()
    net.connected("Bo", "N")
    app = Rooms(net.connected("Ada"))
    async with app.run_test(size=WIDE) as pilot:
        await press_button(pilot, "at-N")
        assert "Somebody sits there: North." in text_of(app)
        await press_button(pilot, "at-S")
        assert "South: Ada · you" in labels(app)
        assert "Ada sits here now: South" in text_of(app)
        assert "Somebody sits there" not in text_of(app)
        assert app.session.room is not None
        assert not app.session.room.is_owner, "Bo came first"
        assert "start" not in shown(app)


@piloted
async def test_the_owner_fills_changes_and_begins() -> None:
    net = Net(TableSettings("standard"))
    app = Rooms(net.connected("Ada", "S"))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert "start" not in shown(app)
        await press_button(pilot, "at-W")
        await pilot.press("1")
        assert "West: bot (beginner)" in labels(app)
        await press_button(pilot, "fill")
        assert labels(app).count("bot (hard)") == 2
        assert "fill" not in shown(app)
        await press_button(pilot, "change")
        assert isinstance(app.screen, MakeScreen)
        await pilot.pause()
        assert "Change the rules" in text_of(app)
        assert "Open a table" not in text_of(app)
        app.screen.dismiss(TableSettings("target=21", 30))
        await until(pilot, lambda: "For each card there are 30 s." in text_of(app))
        await press_button(pilot, "change")
        await pilot.press("escape")
        await press_button(pilot, "start")
        await until(pilot, lambda: app.went)
    assert app.went == [Left.TO_PLAY]
    assert net.far.live.table.stage in (Stage.PROMISE, Stage.SHARE, Stage.PLAY)


@piloted
async def test_who_is_not_the_owner_waits_and_speaks() -> None:
    net = Net()
    owner = net.connected("Zoe", "S")
    app = Rooms(net.connected("Ada", "N"))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert shown(app) == ["at-S", "at-N", "say", "rules", "leave"]
        assert "Zoe begins the game." in text_of(app)
        await press_button(pilot, "at-S")
        assert app.screen is app.room
        await press_button(pilot, "say")
        await pilot.press("3")
        assert "You: Well played!" in text_of(app)
        owner.ask(c.Say(id=owner.client.name(), phrase="hurry"))
        await until(pilot, lambda: "Zoe: Come on, play!" in text_of(app))
        owner.ask(c.Start(id=owner.client.name()))
        await until(pilot, lambda: app.went)
    assert app.went == [Left.TO_PLAY]


@piloted
async def test_a_game_that_begins_closes_the_windows_of_the_room() -> None:
    net = Net()
    owner = net.connected("Zoe", "S")
    app = Rooms(net.connected("Ada", "N"))
    async with app.run_test(size=WIDE) as pilot:
        await press_button(pilot, "say")
        assert isinstance(app.screen, ListWindow)
        owner.ask(c.Start(id=owner.client.name()))
        await until(pilot, lambda: app.went)
    assert app.went == [Left.TO_PLAY]


@piloted
async def test_settings_stay_open_while_a_game_begins_and_then_it_is_played() -> None:
    net = Net()
    owner = net.connected("Zoe", "S")
    app = Rooms(net.connected("Ada", "N"))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await pilot.press("o")
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen))
        owner.ask(c.Start(id=owner.client.name()))
        await pilot.pause()
        assert isinstance(app.screen, SettingsScreen)
        await pilot.press("escape")
        await until(pilot, lambda: app.went)


@piloted
async def test_who_looks_on_while_a_game_goes_on_stays_in_the_room() -> None:
    net = Net(TableSettings("two"))
    owner, other = net.connected("Zoe", "S"), net.connected("Bo", "N")
    app = Rooms(net.connected("Ada"))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        owner.ask(c.Start(id=owner.client.name()))
        for each in (owner, other):
            if each.client.must_tap:
                each.tap(1)
        await until(pilot, lambda: "A game is on." in text_of(app))
        await press_button(pilot, "at-N")
        assert "Cards are in the hands" in text_of(app)
        assert not app.went


@piloted
async def test_after_a_game_everybody_is_asked_for_another() -> None:
    net = Net(TableSettings("target=1"), seed=1)
    session = net.connected("Ada", "S")
    for seat in (Seat.EAST, Seat.NORTH, Seat.WEST):
        session.ask(c.Fill(id=session.client.name(), seat=letter(seat), level="hard"))
    session.ask(c.Start(id=session.client.name()))
    while not net.far.is_in(Stage.OVER):
        if session.client.must_tap:
            session.tap(1)
        scene = session.client.scene
        assert scene is not None
        view = scene.view
        if view.legal_plays:
            name, card = session.client.name(), str(view.legal_plays[0])
            session.ask(c.Play(id=name, round=1, ply=len(view.turns), card=card))
    bo = net.connected("Bo", "N")
    app = Rooms(session)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await press_button(pilot, "start")
        assert "South: Ada · you · ready to play again" in labels(app)
        await press_button(pilot, "start")
        assert "ready to play again" not in labels(app)
        await press_button(pilot, "start")
        bo.ask(c.Rematch(id=bo.client.name()))
        await until(pilot, lambda: app.went)
    assert app.went == [Left.TO_PLAY]


@piloted
async def test_the_rules_are_a_key_away() -> None:
    app = Rooms(Net().connected("Ada"))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await pilot.press("r")
        assert isinstance(app.screen, Window)
        assert "The rules of this table" in text_of(app)
        await pilot.press("escape")
        await press_button(pilot, "rules")
        assert isinstance(app.screen, Window)


@pytest.mark.parametrize("press", ["q", "escape", "leave"])
@piloted
async def test_who_does_not_sit_leaves_at_once(press: str) -> None:
    app = Rooms(Net().connected("Ada"))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await (press_button(pilot, press) if press == "leave" else pilot.press(press))
        await until(pilot, lambda: app.went)
    assert app.went == [Left.TO_TABLES]


@pytest.mark.parametrize(("answer", "left"), [("give-up", Left.TO_TABLES), ("later", Left.FOR_NOW), ("stay", None)])
@piloted
async def test_who_sits_is_asked_how_to_leave(answer: str, left: Left | None) -> None:
    net = Net()
    app = Rooms(net.connected("Ada", "S"))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        await pilot.press("q")
        await pilot.pause()
        asked = [button.id for button in app.screen.query(Button)]
        assert asked == ["answer-later", "answer-give-up", "answer-stay"]  # as at the table
        await press_button(pilot, f"answer-{answer}")
        await pilot.pause()
    assert app.went == ([] if left is None else [left])
    assert (Seat.SOUTH in net.far.live.table.seats) is (answer != "give-up")


@piloted
async def test_a_connection_that_is_lost_is_told_and_when_it_is_there_again_no_more() -> None:
    net = Net()
    session = net.connected("Ada", "S")
    app = Rooms(session)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        net.link(session).cut()
        await until(pilot, lambda: "The connection is gone. Trying again in 2 s." in text_of(app))
        net.link(session).connect()
        await until(pilot, lambda: "The connection is gone." not in text_of(app))


@piloted
async def test_a_table_that_ends_is_left_with_the_reason() -> None:
    net = Net()
    session = net.connected("Ada", "S")
    app = Rooms(session)
    closed = BadCommand(TableFault.CLOSED)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        session._show(Over(closed))
        await until(pilot, lambda: app.went)
    assert app.went == [closed]


@piloted
async def test_before_the_first_answer_one_can_leave() -> None:
    app = Rooms(Net().session("Ada"))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert "Connecting …" in text_of(app)
        assert shown(app) == ["leave"]
        await pilot.press("t", "r", "enter")
        await until(pilot, lambda: app.went)


@piloted
async def test_in_ascii_nothing_else_is_shown() -> None:
    app = Rooms(Net().connected("Ayşe", "S"), ascii_only=True)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert "* South: Ayse - you" in "\n".join(strip.text for strip in app.screen._compositor.render_strips())
