"""The table of a server on the screen: who comes and speaks, the clock, the connection, counts that go by."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace
from textual.pilot import Pilot

from far_terminals import Net, press_button
from pisti.rules import Seat
from pisti.table import Phase
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.served import Stage
from pisti.table.wire_types import ShownCard, TableSettings
from pisti.tui.frames import Speed
from pisti.tui.remote.far_host import FarHost
from pisti.tui.remote.far_table_screen import FarTableScreen
from pisti.tui.remote.list_window import ListWindow
from pisti.tui.remote.room_told import introduction
from pisti.tui.remote.session import Session
from pisti.tui.settings import Settings
from pisti.tui.table_endings import Outcome
from pisti.tui.widgets import KeyBar
from pisti.tui.windows import StepWindow, Window
from screens import ENDLESS, NARROW, WIDE, Bare, piloted, text_of, until

LONG = TableSettings("two,target=151")


class AtTable(Bare):
    """An app with the table of a session; ``went`` is what it was left with, ``overs`` how often the game was over."""

    def __init__(self, session: Session, settings: Settings | None = None) -> None:
        super().__init__(settings=settings or Settings(speed=Speed.OFF))
        self.session = session
        self.went: list[object] = []
        self.overs = 0
        room = session.room
        assert room is not None
        self.host = FarHost(session, Random(1), self._later)
        self.table = FarTableScreen(self.host, lambda words: introduction(words, room), self._over)

    def _later(self, _seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(10_000, call)

    def _over(self) -> None:
        self.overs += 1

    def on_mount(self) -> None:
        self.session._listeners.append(self.table.changed)
        self.push_screen(self.table, self.went.append)


class Two:
    """Ada at the screen, Zoe, the owner, without one; the game begun."""

    def __init__(self, settings: TableSettings = LONG, seed: int = 1, cuts: bool | None = None) -> None:
        for more in range(60):
            self.net = Net(settings, seed + more)
            self.zoe = self.net.connected("Zoe", "S")
            self.ada = self.net.connected("Ada", "N")
            self.ada.told.clear()
            self.zoe.ask(c.Start(id=self.zoe.client.name()))
            if cuts is None or self.ada.client.must_tap is cuts:
                break
        if not self.ada.client.must_tap:
            self.zoe.tap(3)

    @property
    def stage(self) -> Stage:
        return self.net.far.live.table.stage

    def zoe_plays(self) -> None:
        """Zoe plays a card, or taps the pack, if she is to."""
        scene, name = self.zoe.client.scene, self.zoe.client.name()
        assert scene is not None
        view = scene.view
        if view.legal_plays and scene.phase is Phase.PLAY:
            card = str(view.legal_plays[0])
            self.zoe.ask(c.Play(id=name, round=view.round_number, ply=len(view.turns), card=card))
        elif self.zoe.client.must_tap:
            self.zoe.tap(7)

    def zoe_reads(self) -> None:
        """Zoe has read the count."""
        scene = self.zoe.client.scene
        assert scene is not None
        self.zoe.ask(c.Ready(id=self.zoe.client.name(), round=scene.view.round_number))


async def ada_plays(pilot: Pilot[None], app: AtTable, two: Two) -> None:
    """Both play until the round is counted at the server."""
    while two.stage is Stage.PLAY or two.stage in (Stage.PROMISE, Stage.SHARE):
        await asyncio.sleep(0)
        two.zoe_plays()
        if app.table._is_asked and app.screen is app.table:
            if app.table._scene.phase is Phase.CUT:
                await pilot.press("enter")
            else:
                app.table._press(0)


def words_of(app: AtTable) -> str:
    return " ".join(text_of(app).split())


def log_of(app: AtTable) -> str:
    return "\n".join(app.table._lines())


@pytest.mark.parametrize("size", [WIDE, NARROW])
@piloted
async def test_others_are_called_by_name_and_what_they_say_stands_in_the_log(size: tuple[int, int]) -> None:
    two = Two(cuts=False)
    app = AtTable(two.ada)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: app.table._scene.phase is Phase.PLAY)
        assert "Zoe" in text_of(app)
        two.zoe.ask(c.Say(id=two.zoe.client.name(), phrase="good-luck"))
        await until(pilot, lambda: "Zoe: Good luck!" in text_of(app))
        await pilot.press("t")
        await until(pilot, lambda: isinstance(app.screen, ListWindow))
        await pilot.press("4")
        await until(pilot, lambda: "You: Thank you!" in text_of(app))
        app.table.choose(language="tr")
        assert "Zoe: Bol şans!" in log_of(app)


@piloted
async def test_a_phrase_does_not_disturb_who_is_about_to_play() -> None:
    two = Two(cuts=False)
    while two.net.far.live.table.to_play is not Seat.NORTH:
        two.zoe_plays()
    app = AtTable(two.ada, Settings(speed=Speed.OFF, confirm=True))
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: app.table._is_asked)
        card = app.table._scene.view.hand[2]
        await pilot.press("3")
        two.zoe.ask(c.Say(id=two.zoe.client.name(), phrase="hurry"))
        await until(pilot, lambda: "Zoe: Come on, play!" in text_of(app))
        await pilot.press("3")
        await until(pilot, lambda: app.table._scene.view.turns)
        assert app.table._scene.view.turns[-1].card == card or app.table._scene.view.turns[-2].card == card


@piloted
async def test_the_cut_is_a_tap_that_counts() -> None:
    two = Two(cuts=True)
    app = AtTable(two.ada)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: "Cut: ← → and Enter" in text_of(app))
        await pilot.press("home", "right", "enter")
        await until(pilot, lambda: app.table._scene.phase is Phase.PLAY)
    assert two.net.far.live.table.dealt[0].fair.round.shares[Seat.NORTH].tap == 2


@piloted
async def test_a_pack_that_is_tapped_for_the_person_is_asked_for_no_more() -> None:
    two = Two(cuts=True)
    app = AtTable(two.ada)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: "Cut: ← → and Enter" in text_of(app))
        app.host._tap()
        await until(pilot, lambda: app.table._scene.phase is Phase.PLAY)
        assert "Cut: ← → and Enter" not in text_of(app)


@piloted
async def test_who_goes_and_comes_is_told_and_marked() -> None:
    two = Two(cuts=False)
    app = AtTable(two.ada)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: app.table._scene.phase is Phase.PLAY)
        two.net.link(two.zoe).cut(is_absent=True)
        await until(pilot, lambda: "Zoe has no connection." in words_of(app))
        assert "Zoe · absent" in text_of(app)
        two.net.link(two.zoe).connect()
        await until(pilot, lambda: "Zoe is back." in words_of(app))
        assert "absent" not in text_of(app)


@piloted
async def test_a_seat_that_a_bot_takes_over_is_called_by_its_place() -> None:
    two = Two(cuts=False)
    two.net.bots = False
    app = AtTable(two.ada)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: app.table._scene.phase is Phase.PLAY)
        two.zoe.leave()
        await until(pilot, lambda: "A bot plays on here: South" in words_of(app))
        assert "South · bot (hard)" in text_of(app)


@piloted
async def test_the_time_that_is_left_is_told() -> None:
    two = Two(TableSettings("two,target=151", clock=30), cuts=False)
    app = AtTable(two.ada)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: app.table._scene.phase is Phase.PLAY)
        app.table._tick()
        await pilot.pause()
        assert "· to 151 · 3" in text_of(app)
        two.net.far.now += 8
        app.table._tick()
        await pilot.pause()
        left = app.session.seconds_left
        assert left is not None
        assert f"· {int(left)} s" in text_of(app)


@piloted
async def test_a_bot_that_plays_for_the_person_is_sent_away_by_space() -> None:
    two = Two(TableSettings("two,target=151", clock=5), cuts=False)
    app = AtTable(two.ada)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: app.table._scene.phase is Phase.PLAY)
        for _ in range(8):
            two.zoe_plays()
            two.net.wait(11)
            await pilot.pause()
        await until(pilot, lambda: "A bot plays for you now." in log_of(app))
        assert app.session.room is not None
        assert not app.session.room.is_yours
        await pilot.press("space")
        await until(pilot, lambda: app.session.room is not None and app.session.room.is_yours)
        assert "You are back, and play yourself." in log_of(app)


@piloted
async def test_who_was_never_gone_is_not_told_to_be_back() -> None:
    two = Two(cuts=False)
    app = AtTable(two.ada)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: app.table._scene.phase is Phase.PLAY)
        two.ada._hear([e.Back(seat="N"), e.Said(seat="S", phrase="hello")])
        await until(pilot, lambda: "Zoe: Hello!" in log_of(app))
        assert "You are back" not in log_of(app)


@piloted
async def test_a_connection_that_is_lost_is_told_and_a_card_played_meanwhile_counts() -> None:
    two = Two(cuts=False)
    while two.net.far.live.table.to_play is not Seat.NORTH:
        two.zoe_plays()
    app = AtTable(two.ada)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: app.table._is_asked)
        two.net.link(two.ada).cut()
        await until(pilot, lambda: "The connection is gone. Trying again in 2 s." in text_of(app))
        card = app.table._scene.view.hand[0]
        await pilot.press("1")
        two.net.link(two.ada).connect()
        await until(pilot, lambda: card in app.table._scene.view.plays)
        assert "The connection is gone." not in text_of(app)


@piloted
async def test_what_was_missed_is_told_and_nothing_twice() -> None:
    two = Two(cuts=False)
    app = AtTable(two.ada)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: app.table._is_asked or two.net.far.live.table.to_play is Seat.SOUTH)
        two.net.link(two.ada).cut()
        two.zoe_plays()
        two.zoe.ask(c.Say(id=two.zoe.client.name(), phrase="wow"))
        two.net.link(two.ada).connect()
        await until(pilot, lambda: "Zoe: Wow!" in log_of(app))
        lines = [line for line in app.table._lines() if " plays the " in line]
        assert len(lines) == len(set(lines))


@piloted
async def test_a_move_that_is_refused_is_said() -> None:
    two = Two(cuts=False)
    while two.net.far.live.table.to_play is not Seat.NORTH:
        two.zoe_plays()
    app = AtTable(two.ada)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: app.table._is_asked)
        two.net.far.hear(two.net.link(two.ada).socket, c.Play(id="zz", round=1, ply=40, card="2c"))  # type: ignore[arg-type]
        two.net.flow()
        await until(pilot, lambda: "That play came too late" in text_of(app))
        assert app.table._is_asked


# The count and the end


@piloted
async def test_a_count_that_nobody_waits_for_closes_by_itself() -> None:
    two = Two(cuts=False)
    app = AtTable(two.ada)
    async with app.run_test(size=WIDE) as pilot:
        await ada_plays(pilot, app, two)
        await until(pilot, lambda: isinstance(app.screen, StepWindow))
        two.zoe_reads()
        assert isinstance(app.screen, StepWindow)
        two.net.wait(16)
        await until(pilot, lambda: app.screen is app.table)
        await until(pilot, lambda: app.table._scene.view.round_number == 2)


@piloted
async def test_a_score_sheet_over_the_count_closes_with_it() -> None:
    two = Two(cuts=False)
    app = AtTable(two.ada)
    async with app.run_test(size=WIDE) as pilot:
        await ada_plays(pilot, app, two)
        await until(pilot, lambda: isinstance(app.screen, StepWindow))
        await press_button(pilot, "answer-sheet")
        await until(pilot, lambda: not isinstance(app.screen, StepWindow))
        two.net.wait(16)
        await until(pilot, lambda: app.screen is app.table)


@piloted
async def test_a_count_that_was_read_waits_for_the_others_and_is_not_shown_again_after_a_cut() -> None:
    two = Two(cuts=False)
    app = AtTable(two.ada)
    async with app.run_test(size=WIDE) as pilot:
        await ada_plays(pilot, app, two)
        await until(pilot, lambda: isinstance(app.screen, StepWindow))
        await pilot.press("enter")
        await until(pilot, lambda: Seat.NORTH in two.net.far.live.table.ready)
        await until(pilot, lambda: "Waiting for the others" in text_of(app))
        app.session.client.version = 0  # so that the whole round is told once more
        two.net.link(two.ada).cut()
        two.net.link(two.ada).connect()
        await pilot.pause()
        assert app.screen is app.table
        two.zoe_reads()
        await until(pilot, lambda: app.table._scene.view.round_number == 2)


@pytest.mark.parametrize(
    ("press", "outcome"),
    [("again", Outcome.AGAIN), ("back", Outcome.LOOK_BACK), ("start", Outcome.TO_START), (None, Outcome.TO_START)],
)
@piloted
async def test_the_end_of_the_game(press: str | None, outcome: Outcome) -> None:
    two = Two(TableSettings("two,target=1"), cuts=False)
    app = AtTable(two.ada)
    async with app.run_test(size=WIDE) as pilot:
        await ada_plays(pilot, app, two)
        await until(pilot, lambda: isinstance(app.screen, StepWindow))
        assert app.overs == 1  # before the count is read: the program may be ended there
        await pilot.press("enter")
        await until(pilot, lambda: type(app.screen) is Window)
        assert app.overs == 1
        if press is None:  # the owner begins another game meanwhile
            two.zoe.ask(c.Start(id=two.zoe.client.name()))
        else:
            await press_button(pilot, f"answer-{press}")
        await until(pilot, lambda: app.went)
    assert app.went == [outcome]


# Coming in the middle, and leaving


@piloted
async def test_whoever_comes_in_the_middle_of_a_round_is_told_its_last_plays() -> None:
    two = Two(cuts=False)
    while two.net.far.live.table.to_play is not Seat.NORTH:
        two.zoe_plays()
    again = two.net.session("Ada", is_seated=True)
    two.net.link(two.ada).cut()
    two.net.link(again).connect()
    app = AtTable(again)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: app.table._is_asked)
        assert "Round 1 goes on." in log_of(app)
        plays = [line for line in app.table._lines() if " plays the " in line]
        assert len(plays) == min(2, len(app.table._scene.view.turns))


@piloted
async def test_whoever_comes_at_a_count_is_shown_it() -> None:
    two = Two(cuts=False)
    app = AtTable(two.ada)
    async with app.run_test(size=WIDE) as pilot:
        await ada_plays(pilot, app, two)
    again = two.net.session("Ada", is_seated=True)
    two.net.link(two.ada).cut()
    two.net.link(again).connect()
    other = AtTable(again)
    async with other.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: isinstance(other.screen, StepWindow))
        await pilot.press("enter")
        await until(pilot, lambda: Seat.NORTH in two.net.far.live.table.ready)


@pytest.mark.parametrize(("answer", "went"), [("leave", [Outcome.LEFT]), ("start", [Outcome.TO_START]), ("stay", [])])
@piloted
async def test_who_leaves_is_asked_how(answer: str, went: list[Outcome]) -> None:
    two = Two(cuts=False)
    app = AtTable(two.ada)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: app.table._scene.phase is Phase.PLAY)
        await pilot.press("q")
        await until(pilot, lambda: "Leave the table?" in text_of(app))
        await press_button(pilot, f"answer-{answer}")
        await pilot.pause()
    assert app.went == went
    assert (two.net.far.live.table.seats[Seat.NORTH].key is None) is (answer == "start")


@piloted
async def test_who_is_sent_away_sits_here_no_more() -> None:
    two = Two(cuts=False)
    app = AtTable(two.ada)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: app.table._scene.phase is Phase.PLAY)
        two.zoe.ask(c.Kick(id=two.zoe.client.name(), seat="N"))
        await until(pilot, lambda: app.went)
    assert app.went == [Outcome.TO_START]


# The deal


@piloted
async def test_the_promises_are_a_key_away() -> None:
    two = Two(cuts=False)
    app = AtTable(two.ada)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: app.table._scene.phase is Phase.PLAY)
        app.table.query_one(KeyBar)
        await pilot.press("v")
        await until(pilot, lambda: isinstance(app.screen, Window))
        assert "Round 1, not over yet:" in text_of(app)
        assert app.session.client.promises.receipts[-1].commitment in "".join(text_of(app).replace("│", "").split())


@piloted
async def test_a_promise_that_is_broken_is_not_overlooked() -> None:
    two = Two(cuts=False)
    while two.net.far.live.table.to_play is not Seat.NORTH:
        two.zoe_plays()
    app = AtTable(two.ada)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: app.table._is_asked)
        view = app.table._scene.view
        mine = str(view.hand[0])
        link = two.net.link(two.ada)
        played = e.Played(round=1, ply=len(view.turns), seat="N", card=ShownCard(mine, 0, "00" * 32))
        told = e.Told(version=app.session.client.version + 1, events=(played,))
        link.hear(app.session.client.hear(replace(told), 0.0).told)
        await until(pilot, lambda: "The deal is not as promised" in text_of(app))
        assert f"{mine} is not the card that was promised for its place." in words_of(app)
        await pilot.press("escape")
        assert "is not the card that was promised" in log_of(app)


@piloted
async def test_what_is_told_faster_than_it_can_be_shown_is_shown_without_pauses() -> None:
    two = Two(TableSettings("two,target=151", clock=5), cuts=False)
    app = AtTable(two.ada, Settings(speed=ENDLESS))
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: app.table._scene.phase is not Phase.START)
        for _ in range(8):
            two.zoe_plays()
            two.net.wait(11)
        behind = len(two.ada.told)
        await pilot.press("space")
        await until(pilot, lambda: len(two.ada.told) < behind / 2)


@pytest.mark.parametrize("key", ["t", "v"])
@piloted
async def test_the_keys_of_a_server_are_in_the_line_of_keys_and_in_the_help(key: str) -> None:
    two = Two(cuts=False)
    app = AtTable(two.ada)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: app.table._scene.phase is Phase.PLAY)
        bar = app.table.query_one(KeyBar)
        assert key in [each for each, _ in bar.keys]
        bar.post_message(KeyBar.Pressed(key))
        await until(pilot, lambda: app.screen is not app.table)
        await pilot.press("escape")
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, Window))
        await pilot.press("end")
        await pilot.pause()
        assert " ".join(app.manner.texts(f"screen-help-{key}").split()) in words_of(app)
