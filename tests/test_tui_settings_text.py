"""The language of the settings, for every command: as the settings have it, none where they cannot be read."""

from pathlib import Path

import pytest

from pisti.i18n import LANGUAGES
from pisti.tui.settings import Settings, write_settings
from pisti.tui.settings_text import LARGEST, language_chosen, settings_file


@pytest.fixture(autouse=True)
def file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    settings_file().parent.mkdir()
    return settings_file()


@pytest.mark.parametrize("language", [None, *LANGUAGES])
def test_the_language_is_that_of_the_settings(language: str | None, file: Path) -> None:
    write_settings(file, Settings(language=language, cut=False))
    assert language_chosen() == language


def test_without_a_file_there_is_none() -> None:
    assert language_chosen() is None


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b'"tr"',
        b'{"language": "xx"}',
        b'{"language": 1}',
        b'{"language": ["tr"]}',
        b'{"language": {}}',
        b"\xff",
        b"[" * 50_000,
        b'{"language": "tr"}'.ljust(LARGEST + 1),
    ],
)
def test_of_a_file_that_cannot_be_read_there_is_none(content: bytes, file: Path) -> None:
    file.write_bytes(content)
    assert language_chosen() is None


def test_a_folder_in_its_place_has_none(file: Path) -> None:
    file.mkdir()
    assert language_chosen() is None
