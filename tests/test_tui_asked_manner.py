"""How a full screen begins: which language is stronger, what becomes of bad settings, when ASCII is all there is."""

import argparse
import io
from pathlib import Path

import pytest

from pisti.i18n import Texts
from pisti.tui.asked_manner import asked_manner
from pisti.tui.frames import Speed
from pisti.tui.settings import Settings, write_settings
from pisti.tui.settings_text import settings_file


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))


def begun(language: str, encoding: str = "utf-8", **asked: object) -> tuple[str, bool, Speed, str]:
    out = io.TextIOWrapper(io.BytesIO(), encoding)
    manner, notice = asked_manner(argparse.Namespace(**asked), Texts(language), out)
    return manner.texts.language, manner.ascii, manner.settings.speed, notice


def test_the_texts_are_those_that_were_chosen_and_the_settings_those_of_the_file() -> None:
    assert begun("ro") == ("ro", False, Speed.NORMAL, "")
    write_settings(settings_file(), Settings(language="sw", speed=Speed.FAST))
    assert begun("ro") == ("ro", False, Speed.FAST, "")


def test_settings_that_are_unknown_are_told_and_the_others_hold() -> None:
    write_settings(settings_file(), Settings(speed=Speed.FAST, others=(("future", "1"), ("later", "{}"))))
    _, _, speed, notice = begun("en")
    assert speed is Speed.FAST
    assert "future, later" in notice
    assert str(settings_file()) in notice


def test_settings_that_cannot_be_read_are_told_and_the_usual_ones_hold() -> None:
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text("{", encoding="utf-8")
    language, _, speed, notice = begun("en")
    assert (language, speed) == ("en", Speed.NORMAL)
    assert str(settings_file()) in notice


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "iso8859-9"])
def test_a_terminal_that_cannot_show_the_signs_gets_ascii(encoding: str) -> None:
    assert begun("en", encoding)[1]
    assert begun("en", ascii=True)[1]
