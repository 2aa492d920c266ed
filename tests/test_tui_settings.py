"""The settings: what is chosen comes back, a file with anything wrong in it is refused, a write is whole or nothing."""

import errno
import json
import os
from dataclasses import fields, replace
from math import inf
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pisti.bots import OFFERED
from pisti.i18n import LANGUAGES
from pisti.rules import Rules
from pisti.tui.frames import Speed
from pisti.tui.settings import (
    KEPT,
    NAME_LENGTH,
    BadSettings,
    Settings,
    SettingsFault,
    format_settings,
    is_name,
    parse_settings,
    read_settings,
    write_settings,
)
from pisti.tui.settings_text import LARGEST, settings_file
from strategies import rules

CHOSEN = Settings("tr", Speed.OFF, False, False, True, "hard", Rules(seats=2, target=51), "Ayşe")
CRASHES: list[BaseException] = [OSError(errno.ENOSPC, "full"), KeyboardInterrupt(), MemoryError()]

USUAL = {each.name for each in fields(Settings)} - {"others"}

any_settings = st.builds(
    Settings,
    language=st.sampled_from((None, *LANGUAGES)),
    speed=st.sampled_from(Speed),
    four_colours=st.booleans(),
    cut=st.booleans(),
    confirm=st.booleans(),
    level=st.sampled_from(OFFERED),
    rules=rules(),
    name=st.just("") | st.text(max_size=NAME_LENGTH).filter(is_name),
    others=st.dictionaries(
        st.text().filter(lambda name: name not in USUAL),
        st.integers() | st.booleans() | st.lists(st.text()),
        max_size=3,
    ).map(lambda others: tuple(sorted((name, json.dumps(value)) for name, value in others.items()))),
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def refused(path: Path) -> str:
    """The reason why a file is refused."""
    with pytest.raises(BadSettings) as caught:
        read_settings(path)
    assert caught.value.code is SettingsFault.UNREADABLE
    assert {*caught.value.fields} == {"file", "reason"}
    assert caught.value.fields["file"] == str(path)
    return str(caught.value.fields["reason"])


@given(any_settings)
def test_what_is_written_is_read_again(settings: Settings) -> None:
    text = format_settings(settings)
    assert parse_settings(text) == settings
    assert text.endswith("}\n")
    assert list(json.loads(text)) == sorted(json.loads(text))


@given(st.recursive(st.none() | st.booleans() | st.floats() | st.text(), lambda each: st.lists(each, max_size=3)))
def test_no_value_is_taken_that_would_not_be_written(value: object) -> None:
    for name in USUAL:
        try:
            settings = parse_settings(json.dumps({name: value}))
        except ValueError:
            continue
        assert json.loads(format_settings(settings)).get(name, value) == value


def test_only_what_is_not_as_usual_is_written() -> None:
    assert format_settings(Settings()) == "{}\n"
    assert json.loads(format_settings(Settings(level="hard"))) == {"level": "hard"}
    assert {*json.loads(format_settings(CHOSEN))} == USUAL


def test_what_is_usual_may_be_said_and_house_rules_may_be_named() -> None:
    usual = '{"language": null, "speed": "normal", "four_colours": true, "rules": "standard", "level": "medium"}'
    assert parse_settings(usual) == Settings()
    assert parse_settings('{"rules": "two"}').rules == Rules.parse("two")


def test_what_is_unknown_here_comes_back_as_it_was(path: Path) -> None:
    path.write_text('{"later": {"b": [1, null], "a": "ş"}, "speed": "fast", "": 1e999}', encoding="utf-8")
    settings = read_settings(path)
    assert settings.speed is Speed.FAST
    write_settings(path, replace(settings, cut=False))
    written = json.loads(path.read_text(encoding="utf-8"))
    assert written == {"later": {"a": "ş", "b": [1, None]}, "speed": "fast", "": inf, "cut": False}


def test_a_file_that_cannot_be_read_is_left_beside_what_is_written(path: Path) -> None:
    path.write_bytes(b'{"speed": "fsat"}')
    write_settings(path, CHOSEN)
    write_settings(path, CHOSEN)
    assert read_settings(path) == CHOSEN
    assert (path.parent / f"settings.json{KEPT}").read_bytes() == b'{"speed": "fsat"}'


def test_a_file_that_is_not_there_has_the_usual_settings(path: Path) -> None:
    assert read_settings(path) == read_settings(path.parent / "no" / "folder.json") == Settings()
    path.symlink_to("nowhere")
    assert read_settings(path) == Settings()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "JSON 1:1"),
        (b"{", "JSON 1:2"),
        (b'{"cut": true} x', "JSON 1:15"),
        (b"{'cut': true}", "JSON 1:2"),
        (b"\xff\xfe{\x00}\x00", "UTF-8"),
        (b'{"level": "\xfc"}', "UTF-8"),
        (b"\x00" * 100, "JSON 1:1"),
        (b"[" * 50_000, "JSON"),
        (b'{"cut":' * 9000, "JSON"),
        (b"[" * 900 + b"]" * 900, "[" * 59 + "…"),
        (b"[]", "[]"),
        (b"null", "null"),
        (b"NaN", "NaN"),
        (b'"speed"', '"speed"'),
        (b'{"cut": true, "speed": "fast", "cut": true}', '"cut" ×2'),
        (b'{"level": {"a": 1, "a": 2, "a": 3}}', '"a" ×3'),
        (b'{"cut": 1}', '"cut": 1'),
        (b'{"cut": 0.0}', '"cut": 0.0'),
        (b'{"cut": "true"}', '"cut": "true"'),
        (b'{"cut": null}', '"cut": null'),
        (b'{"confirm": NaN}', '"confirm": NaN'),
        (b'{"speed": 1e999}', '"speed": Infinity'),
        (b'{"speed": 0.5}', '"speed": 0.5'),
        (b'{"speed": "NORMAL"}', '"speed": "NORMAL"'),
        (b'{"speed": ["fast"]}', '"speed": ["fast"]'),
        (b'{"level": "best"}', '"level": "best"'),
        (b'{"level": null}', '"level": null'),
        (b'{"language": "xx"}', '"language": "xx"'),
        (b'{"language": "../en"}', '"language": "../en"'),
        (b'{"rules": null}', '"rules": null'),
        (b'{"rules": ""}', '"rules": ""'),
        (b'{"rules": "seats=5"}', '"rules": "seats=5"'),
        (b'{"rules": {"seats": 2}}', '"rules": {"seats": 2}'),
        (b'{"name": ""}', '"name": ""'),
        (b'{"name": " Ada"}', '"name": " Ada"'),
        (b'{"name": "a\\u001b"}', '"name": "a\\u001b"'),
        (b'{"name": 5}', '"name": 5'),
        (b'{"level": "' + b"a" * 1000 + b'"}', '"level": "' + "a" * 58 + "…"),
    ],
)
def test_what_is_wrong_in_a_file_is_told(content: bytes, reason: str, path: Path) -> None:
    path.write_bytes(content)
    assert refused(path) == reason


@pytest.mark.parametrize("content", [b'{"speed": ' + b"9" * 5000 + b"}", b'{"level": "\\ud800"}', b'{"\x1b[2J": 1}'])
def test_what_hurts_a_reader_is_refused_too(content: bytes, path: Path) -> None:
    path.write_bytes(content)
    assert refused(path)


def test_a_mark_of_utf_8_at_the_beginning_does_no_harm(path: Path) -> None:
    path.write_bytes(b'\xef\xbb\xbf{"cut": false}')
    assert read_settings(path) == Settings(cut=False)


def test_a_file_has_at_most_64_kib(path: Path) -> None:
    path.write_bytes(b'{"cut": false}'.ljust(LARGEST))
    assert read_settings(path) == Settings(cut=False)
    path.write_bytes(b'{"cut": false}'.ljust(LARGEST + 1))
    assert refused(path) == "> 65536 B"


def test_what_is_no_file_is_refused(path: Path) -> None:
    assert refused(path.parent) == os.strerror(errno.EISDIR)
    os.mkfifo(path, 0o600)
    assert refused(path) == "prw-------"
    assert refused(Path(os.devnull)).startswith("c")
    assert refused(path / "settings.json") == os.strerror(errno.ENOTDIR)
    assert refused(path.parent / ("a" * 300)) == os.strerror(errno.ENAMETOOLONG)


def test_a_file_that_may_not_be_read_is_refused(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_arguments: object) -> None:
        raise PermissionError(errno.EACCES, "no")

    path.touch()
    monkeypatch.setattr("pathlib.Path.open", fail)  # root may read everything, so the system is played
    assert refused(path) == "no"


def test_a_write_makes_the_folder_and_leaves_nothing_beside(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "settings.json"
    for settings in (CHOSEN, Settings(), CHOSEN):
        write_settings(path, settings)
        assert read_settings(path) == settings
        assert [*path.parent.iterdir()] == [path]
    assert path.read_bytes() == format_settings(CHOSEN).encode()


def test_settings_behind_a_link_are_written_where_it_leads(path: Path, tmp_path: Path) -> None:
    real = tmp_path / "kept elsewhere" / "mine.json"
    path.symlink_to(real)
    write_settings(path, CHOSEN)
    assert path.is_symlink()
    assert read_settings(real) == CHOSEN


@pytest.mark.parametrize("error", CRASHES, ids=lambda error: type(error).__name__)
@pytest.mark.parametrize("where", ["os.fsync", "pathlib.Path.replace"])
def test_whatever_stops_a_write_leaves_the_file_as_it_was(
    where: str, error: BaseException, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_arguments: object) -> None:
        raise error

    write_settings(path, CHOSEN)
    monkeypatch.setattr(where, fail)
    with pytest.raises(type(error)) as caught:
        write_settings(path, Settings())
    assert read_settings(path) == CHOSEN
    assert [*path.parent.iterdir()] == [path]
    if isinstance(caught.value, OSError):
        assert (caught.value.errno, caught.value.filename) == (errno.ENOSPC, str(path))


def test_where_nothing_can_be_written_is_an_error_with_the_name(path: Path, tmp_path: Path) -> None:
    path.mkdir()
    (tmp_path / "file").touch()
    for wrong in (path, tmp_path / "file" / "settings.json", tmp_path / ("a" * 300) / "settings.json"):
        with pytest.raises(OSError, match=r".") as caught:
            write_settings(wrong, CHOSEN)
        assert caught.value.filename == str(wrong)
    assert {each.name for each in tmp_path.iterdir()} == {"settings.json", "file"}


def test_the_file_is_where_the_system_keeps_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.user_config_path", lambda name, *, appauthor: tmp_path / name / str(appauthor))
    assert settings_file() == tmp_path / "pisti" / "False" / "settings.json"
