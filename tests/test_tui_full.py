"""``pisti play`` on the full screen as a whole: what it begins with, what it keeps and tells, how it ends."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from pisti.bots import BadBot
from pisti.rules import PRESETS, Rules
from pisti.table import BadCommand
from pisti.tui import full
from pisti.tui.first_screen import FirstScreen
from pisti.tui.frames import Speed
from pisti.tui.full import PlayApp
from pisti.tui.kept import kept_games
from pisti.tui.plain_opening import CannotPlay, PlainFault
from pisti.tui.record_file import BadRecordFile, RecordFile, RecordFileFault
from pisti.tui.settings import Settings, read_settings
from pisti.tui.windows import StepWindow, Window
from screens import WIDE, app_of, asked, kept, piloted, played, seeded, text_of, texts, until, your_turn
from sittings import sit

TWO = Rules.parse("two,target=51")


def to_start(app: PlayApp) -> bool:
    return isinstance(app.screen, FirstScreen)


# Leaving


@pytest.mark.parametrize(("press", "is_kept"), [("#answer-leave", True), ("enter", False)])
@piloted
async def test_leaving_ends_the_program_and_says_whether_the_game_is_kept(
    press: str, is_kept: bool, tmp_path: Path
) -> None:
    file = tmp_path / "x.pisti"
    app = app_of(tmp_path, first=asked(rules=TWO, seed=1, record=str(file) if is_kept else None))
    async with app.run_test(size=WIDE) as pilot:
        screen = await your_turn(pilot)
        await pilot.press("1")
        await your_turn(pilot)
        turns = screen._scene.view.turns
        await pilot.press("q")
        await until(pilot, lambda: "Leave the table?" in text_of(app))
        assert ("The game is saved; continue" in text_of(app)) == is_kept
        assert ("it will be lost" in text_of(app)) != is_kept
        await (pilot.click(press) if press.startswith("#") else pilot.press(press))
    assert app.return_code == 0
    assert app.error is None
    assert app.last is not None
    if is_kept:
        assert len(kept(tmp_path)[-1].plays) == len(turns)


@piloted
async def test_from_the_table_one_comes_to_the_start_and_goes_on_from_there(tmp_path: Path) -> None:
    app = app_of(tmp_path, first=asked(rules=TWO, seed=1, record=str(tmp_path / "x.pisti")))
    async with app.run_test(size=WIDE) as pilot:
        before = (await your_turn(pilot))._scene.view
        await pilot.press("q")
        await pilot.click("#answer-start")
        await until(pilot, lambda: to_start(app))
        await pilot.press("enter")
        screen = await your_turn(pilot)
        assert screen._scene.view == before


@pytest.mark.parametrize("press", ["escape", "q", "#answer-stay"])
@piloted
async def test_who_stays_plays_on(press: str, tmp_path: Path) -> None:
    app = seeded(tmp_path, TWO)
    async with app.run_test(size=WIDE) as pilot:
        screen = await your_turn(pilot)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, Window))
        await (pilot.click(press) if press.startswith("#") else pilot.press(press))
        assert await your_turn(pilot) is screen
        await pilot.press("1")
        assert len(played(screen)) == 1


# What the app plays


@piloted
async def test_a_game_begun_on_the_first_screen_is_kept_and_can_be_gone_on_with(tmp_path: Path) -> None:
    app = app_of(tmp_path)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: to_start(app))
        await pilot.press("enter")
        await your_turn(pilot)
        await pilot.press("1")
        await your_turn(pilot)
        await pilot.press("q")
        await pilot.click("#answer-start")
        await until(pilot, lambda: to_start(app))
        assert "Continue" in text_of(app)
    [game] = kept_games(tmp_path)
    assert game.file.endswith("/2025-06-15-01010101.pisti")


@pytest.mark.parametrize("by", ["--resume", "Continue"])
@piloted
async def test_playing_again_is_at_the_same_table_whichever_game_that_was(by: str, tmp_path: Path) -> None:
    file = tmp_path / "left.pisti"
    sit("--seed", "3", "--rules", "two,target=4", "--level", "hard", "--record", str(file), answers="1\n" * 24)
    app = app_of(tmp_path, first=asked(file=str(file)) if by == "--resume" else None)
    async with app.run_test(size=WIDE) as pilot:
        if by == "Continue":
            await until(pilot, lambda: to_start(app))
            await pilot.press("enter")
        await your_turn(pilot)
        await pilot.press("1")
        await until(pilot, lambda: isinstance(app.screen, StepWindow))
        await pilot.press("enter")
        await until(pilot, lambda: "Play again" in text_of(app))
        await pilot.press("enter")
        screen = await your_turn(pilot)
        assert screen._scene.rules == Rules.parse("two,target=4")
        assert {getattr(player, "level", None) for player in screen._scene.players.values()} == {None, "hard"}
        assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize(
    "error", [OSError(20, "Not a directory", "x"), BadRecordFile(RecordFileFault.FOLDER_CLOSED, file="x", folder="y")]
)
@piloted
async def test_where_no_game_can_be_kept_it_can_be_played_and_that_is_said(
    error: Exception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: RecordFile) -> None:
        raise error

    monkeypatch.setattr(RecordFile, "check_new", fail)
    app = app_of(tmp_path)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: to_start(app))
        await pilot.press("enter")
        await your_turn(pilot)
        await pilot.press("1")
        [notice] = app._notifications
        assert notice.message in (
            "x: A file stands where the path needs a folder.",
            texts("en")("error-play-record-folder-closed", file="x", folder="y"),
        )
        await pilot.press("q")
        assert "The game is not saved: it will be lost." in text_of(app)
    assert list(tmp_path.iterdir()) == []


@piloted
async def test_a_kept_game_that_cannot_be_gone_on_with_is_told_on_the_first_screen(tmp_path: Path) -> None:
    file = tmp_path / "left.pisti"
    sit("--seed", "1", "--rules", "two", "--record", str(file), answers="1\n1\n")
    app = app_of(tmp_path)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: to_start(app))
        file.write_text("no game", encoding="utf-8")
        await pilot.press("enter")
        await until(pilot, lambda: to_start(app) and "Continue" not in text_of(app))
        assert app.screen.query("#first-notice")
        await pilot.press("enter")
        await your_turn(pilot)


@piloted
async def test_settings_that_cannot_be_kept_hold_all_the_same_and_that_is_said(tmp_path: Path) -> None:
    def fail(_: Settings) -> None:
        raise OSError(13, "Permission denied", "settings.json")

    app = app_of(tmp_path, keep=fail)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: to_start(app))
        await pilot.press("down", "right")
        assert app.manner.settings.rules == list(PRESETS.values())[1]
        [notice] = app._notifications
        assert notice.message == "Your settings cannot be saved: settings.json"


@piloted
async def test_an_unfinished_round_that_goes_on_tells_its_last_plays(tmp_path: Path) -> None:
    file = tmp_path / "left.pisti"
    left = sit("--seed", "1", "--rules", "two", "--record", str(file), answers="1\n1\n1\n")
    told = [line for line in left.lines if " plays the " in line or "You play the " in line]
    app = app_of(tmp_path, first=asked(file=str(file)))
    async with app.run_test(size=WIDE) as pilot:
        screen = await your_turn(pilot)
        lines = list(screen._lines())
        place = next(number for number, line in enumerate(lines) if line.startswith("Round 1 goes on."))
        plays = [line.partition(".")[0] for line in lines[place + 1 :] if line]
        assert plays == [line.partition(".")[0] for line in told[-2:]]
        assert "Round 1 goes on." in " ".join(text_of(app).split())


@piloted
async def test_a_notice_is_shown_at_the_table_too_where_the_game_begins_there(tmp_path: Path) -> None:
    app = app_of(tmp_path, first=asked(rules=TWO, seed=1), notice="Something is not as usual.")
    async with app.run_test(size=WIDE) as pilot:
        await your_turn(pilot)
        assert [notice.message for notice in app._notifications] == ["Something is not as usual."]


# run()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for the games and the settings."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    for name in ("PISTI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def settle(home: Path, text: str) -> None:
    """Write the file of settings."""
    file = home / "config" / "pisti" / "settings.json"
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")


@pytest.fixture
def apps(monkeypatch: pytest.MonkeyPatch) -> list[PlayApp]:
    """The apps that would have been shown."""
    shown: list[PlayApp] = []

    def note(app: PlayApp) -> None:
        shown.append(app)

    monkeypatch.setattr(PlayApp, "run", note)
    return shown


class Utf8(io.StringIO):
    encoding = "utf-8"


class Ascii(io.StringIO):
    encoding = "ascii"


@pytest.mark.parametrize(
    ("arguments", "rules", "level"),
    [
        ({"seed": 7}, Rules(), "medium"),
        ({"rules": TWO}, TWO, "medium"),
        ({"level": "hard"}, Rules(), "hard"),
        ({"record": "mine.pisti"}, Rules(), "medium"),
    ],
)
def test_what_chooses_a_table_begins_at_it(
    arguments: dict[str, object],
    rules: Rules,
    level: str,
    home: Path,
    apps: list[PlayApp],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(home)
    assert full.run(asked(**arguments), texts("en"), Utf8(), entropy=lambda size: b"e" * size, now=lambda: 1.75e9) == 0
    [app] = apps
    assert app._first is not None
    assert app._first.table.rules == rules
    assert {getattr(player, "level", level) for player in app._first.table.players.values()} == {level}
    assert app._first.file is not None
    name = "mine.pisti" if "record" in arguments else str(home / "data/pisti/games/2025-06-15-65656565.pisti")
    assert app._first.file.name == name


@pytest.mark.parametrize("arguments", [{}, {"name": "Ada"}, {"ascii": True}, {"lang": "en"}])
def test_all_else_begins_with_the_first_screen(arguments: dict[str, object], home: Path, apps: list[PlayApp]) -> None:
    assert full.run(asked(**arguments), texts("en"), Utf8()) == 0
    assert [app._first for app in apps] == [None]
    assert apps[0].manner.ascii == ("ascii" in arguments)


def test_a_terminal_that_cannot_show_all_gets_ascii(home: Path, apps: list[PlayApp]) -> None:
    full.run(asked(), texts("en"), Ascii())
    full.run(asked(), texts("en"), Utf8())
    assert [app.manner.ascii for app in apps] == [True, False]


@pytest.mark.parametrize("arguments", [{}, {"seed": 1}])
def test_a_bad_file_of_settings_is_told_and_leaves_the_usual_ones(
    arguments: dict[str, object], home: Path, apps: list[PlayApp]
) -> None:
    settle(home, '{"speed": "rapid"}')
    full.run(asked(**arguments), texts("en"), Utf8())
    [app] = apps
    assert app.manner.settings == Settings()
    assert "settings.json" in app._notice
    assert '"speed": "rapid"' in app._notice


def test_a_table_that_cannot_be_kept_begins_with_a_notice(home: Path, apps: list[PlayApp]) -> None:
    (home / "data").write_text("no folder")
    out = Utf8()
    assert full.run(asked(seed=1), texts("en"), out) == 0
    [app] = apps
    assert app._first is not None
    assert app._first.file is None
    assert str(home / "data") in app._notice


def test_settings_are_kept_in_their_file(home: Path, apps: list[PlayApp]) -> None:
    full.run(asked(), texts("en"), Utf8())
    [app] = apps
    app._keep(Settings(speed=Speed.FAST))
    assert read_settings(home / "config" / "pisti" / "settings.json") == Settings(speed=Speed.FAST)


def test_a_finished_game_is_told_in_lines(home: Path, apps: list[PlayApp]) -> None:
    file = home / "over.pisti"
    end = sit("--seed", "1", "--rules", "two,target=4", "--record", str(file), answers="1\n" * 99)
    out = Utf8()
    assert full.run(asked(file=str(file)), texts("en"), out) == 0
    assert apps == []
    lines = out.getvalue().splitlines()
    assert lines[0] == f"The game in {file} is over."
    assert lines[-1] == end.lines[-2]


def test_what_is_wrong_is_raised_before_the_screen(home: Path, apps: list[PlayApp]) -> None:
    file = home / "left.pisti"
    sit("--seed", "1", "--rules", "two", "--record", str(file), answers="1\n1\n")
    with pytest.raises(BadRecordFile):
        full.run(asked(record=str(file)), texts("en"), Utf8())
    with pytest.raises(OSError, match="No such file"):
        full.run(asked(file=str(home / "none")), texts("en"), Utf8())
    with pytest.raises(CannotPlay):
        full.run(asked(file=str(file), seed=1), texts("en"), Utf8())
    file.write_text(file.read_text(encoding="utf-8").replace("N=medium", "N=deep"), encoding="utf-8")
    with pytest.raises(BadBot):
        full.run(asked(file=str(file)), texts("en"), Utf8())
    assert apps == []


@pytest.mark.parametrize("error", [BadCommand(PlainFault.BAD_NAME), OSError(28, "No space left on device", "x")])
def test_what_ended_the_app_is_raised(error: Exception, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PlayApp, "run", lambda app: setattr(app, "error", error))
    with pytest.raises(type(error)) as caught:
        full.run(asked(seed=1), texts("en"), Utf8())
    assert caught.value is error
