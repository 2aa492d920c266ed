"""How a full screen begins: which language is stronger, what becomes of bad settings, when ASCII is all there is."""

import argparse
import io
from pathlib import Path

import pytest

from pisti.i18n import Texts
from pisti.tui.asked_manner import asked_manner
from pisti.tui.frames import Speed
from pisti.tui.settings import Settings, settings_file, write_settings


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.delenv("PISTI_LANG", raising=False)


def begun(language: str, encoding: str = "utf-8", **asked: object) -> tuple[str, bool, Speed, str]:
    out = io.TextIOWrapper(io.BytesIO(), encoding)
    manner, notice = asked_manner(argparse.Namespace(**asked), Texts(language), out)
    return manner.texts.language, manner.ascii, manner.settings.speed, notice


def test_without_anything_the_language_is_that_of_the_environment() -> None:
    assert begun("ro") == ("ro", False, Speed.NORMAL, "")


def test_the_settings_are_stronger_than_the_environment_and_weaker_than_what_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write_settings(settings_file(), Settings(language="sw", speed=Speed.FAST))
    assert begun("ro")[:3] == ("sw", False, Speed.FAST)
    assert begun("ro", lang="ro")[0] == "ro"
    monkeypatch.setenv("PISTI_LANG", "fr")
    assert begun("fr")[0] == "fr"


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
