"""``pisti replay`` on the full screen: what is read before it opens, in which manner, and what is kept after it."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from io import StringIO
from itertools import count
from pathlib import Path
from typing import cast

import pytest

from command import records, text
from pisti.i18n import Texts
from pisti.notation import RecordError
from pisti.tui import asked_manner, replay, replay_app
from pisti.tui.full import PlayApp
from pisti.tui.replay_app import Reel, ReplayApp, read
from pisti.tui.settings import BadSettings, Settings, SettingsFault
from pisti.tui.stage import Manner
from screens import WIDE, piloted, text_of

TEXTS = Texts("en")


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "games.pisti"
    path.write_text(text(2), encoding="utf-8")
    return str(path)


def asked(*arguments: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    replay.add_arguments(parser)
    return parser.parse_args(arguments)


def test_what_was_asked_for_is_read(file: str) -> None:
    assert read(asked(file)) == Reel(list(records(2)), is_part=False)
    second = [record for record in records(2) if record.game == "2"]
    assert read(asked(file, "--game", "2")).records == second
    assert read(asked(file, "--game", "2", "--round", "1")).records == second[:1]
    assert read(asked(file, "--ply", "48")).records


@pytest.mark.parametrize(
    ("arguments", "fields"),
    [
        (["--game", "3"], {"records": len(records(2))}),
        (["--round", "0"], {"records": len(records(2))}),
        (["--ply", "49"], {"ply": 49, "plays": 48, "round": 1, "game": "1"}),
        (["--ply", "-1"], {"ply": -1, "plays": 48, "round": 1, "game": "1"}),
    ],
)
def test_what_is_not_there_is_refused_before_the_screen_opens(
    arguments: list[str], fields: dict[str, object], file: str
) -> None:
    with pytest.raises(replay.BadReplay) as raised:
        read(asked(file, *arguments))
    assert raised.value.fields == fields


def test_a_file_without_records_and_one_that_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "empty").touch()
    with pytest.raises(replay.BadReplay):
        read(asked(str(tmp_path / "empty")))
    with pytest.raises(FileNotFoundError) as raised:
        read(asked(str(tmp_path / "none")))
    assert raised.value.filename == str(tmp_path / "none")


def test_a_bad_record_anywhere_is_told_with_its_line(file: str) -> None:
    with Path(file).open("a", encoding="utf-8") as opened:
        opened.write("x\n")
    with pytest.raises(RecordError) as raised:
        read(asked(file))
    assert raised.value.fields["line"] == text(2).count("\n") + 1


def test_of_a_large_file_the_first_records_are_kept_and_that_is_known(file: str) -> None:
    there = len(records(2))
    assert read(asked(file), most=there) == Reel(list(records(2)), is_part=False)
    assert read(asked(file), most=there - 1) == Reel(list(records(2))[:-1], is_part=True)


@pytest.mark.parametrize(("step", "times"), [(0.0, 0), (0.4, 1), (60.0, 1)])
def test_reading_that_takes_time_says_so_once(step: float, times: int, file: str) -> None:
    said: list[bool] = []
    ticks: Iterator[float] = (step * tick for tick in count())
    read(asked(file), lambda: said.append(True), clock=lambda: next(ticks))
    assert len(said) == times


def app_of(
    *, notice: str = "", is_part: bool = False, keep: Callable[[Settings], None] = lambda _: None
) -> tuple[ReplayApp, Manner]:
    manner = Manner(TEXTS, Settings())
    return ReplayApp(manner, Reel(records(1), is_part), 7, keep, notice), manner


@piloted
async def test_it_begins_at_the_play_that_was_asked_for_and_ends_with_q() -> None:
    app, _ = app_of()
    async with app.run_test(size=WIDE) as pilot:
        assert "Play 7 of 48" in text_of(cast("PlayApp", app))
        await pilot.press("q")
    assert app.return_code == 0


@piloted
async def test_what_there_is_to_say_is_said_at_the_beginning() -> None:
    app, _ = app_of(notice="The settings [are] bad.", is_part=True)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        said = [notification.message for notification in app._notifications]
    assert said == ["The settings [are] bad.", TEXTS("screen-replay-more", records=len(records(1)))]


@piloted
async def test_settings_are_kept_or_it_is_told_that_they_are_not() -> None:
    kept: list[Settings] = []
    app, manner = app_of(keep=kept.append)
    async with app.run_test(size=WIDE):
        app.change(manner.with_settings(language="tr"))
        assert kept == [Settings(language="tr")]
        assert "Kart 7/48" in text_of(cast("PlayApp", app))

    def refuse(_: Settings) -> None:
        raise OSError(28, "full", "settings.json")

    app, manner = app_of(keep=refuse)
    async with app.run_test(size=WIDE) as pilot:
        app.change(manner)
        await pilot.pause()
        assert "settings.json" in next(iter(app._notifications)).message


class Ran:
    """The app that would have run."""

    app: ReplayApp | None = None


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> type[Ran]:
    monkeypatch.setattr(ReplayApp, "run", lambda app: setattr(Ran, "app", app))
    monkeypatch.setattr(asked_manner, "read_settings", lambda _: Settings(language="fr"))
    return Ran


def test_the_language_is_that_of_the_command_whatever_the_settings_say(file: str, ran: type[Ran]) -> None:
    assert replay_app.run(asked(file), TEXTS, StringIO()) == 0
    assert ran.app is not None
    assert ran.app.manner.settings.language == "fr"
    assert ran.app.manner.texts.language == "en"


def test_ascii_alone_where_nothing_else_can_be_shown(file: str, ran: type[Ran], tmp_path: Path) -> None:
    for encoding, ascii_only in (("utf-8", False), ("ascii", True)):
        with (tmp_path / encoding).open("w", encoding=encoding) as out:
            replay_app.run(asked(file), TEXTS, out)
        assert ran.app is not None
        assert ran.app.manner.ascii is ascii_only


def test_settings_that_cannot_be_read_are_told_and_do_not_hinder(
    file: str, ran: type[Ran], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: Path) -> Settings:
        raise BadSettings(SettingsFault.UNREADABLE, file="settings.json", reason="?")

    monkeypatch.setattr(asked_manner, "read_settings", refuse)
    replay_app.run(asked(file), TEXTS, StringIO())
    assert ran.app is not None
    assert ran.app.manner.settings == Settings()
    assert ["settings.json" in notice for notice in ran.app._notices] == [True]
