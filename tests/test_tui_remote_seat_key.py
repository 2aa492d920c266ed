"""The keys of seats: kept for one table each, readable by nobody else, and what is no key is none."""

import json
import os
import stat
from pathlib import Path
from random import Random

import pytest

from pisti.tui.remote.seat_key import KeptSeat, SeatKey, SeatKeys, seats_folder

BASE = "https://example.org"


def key(seed: int = 1) -> SeatKey:
    return SeatKey.made(Random(seed).randbytes)


@pytest.fixture
def keys(tmp_path: Path) -> SeatKeys:
    return SeatKeys(tmp_path / "seats")


def test_a_key_is_found_at_its_table_alone(keys: SeatKeys) -> None:
    keys.keep(BASE, "ab", key())
    assert keys.find(BASE, "ab") == key()
    assert keys.find(BASE, "ac") is None
    assert keys.find("http://example.org", "ab") is None


def test_a_key_is_kept_again_and_forgotten(keys: SeatKeys) -> None:
    keys.keep(BASE, "ab", key())
    keys.keep(BASE, "ab", key(2))
    assert keys.find(BASE, "ab") == key(2)
    keys.forget(BASE, "ab")
    keys.forget(BASE, "ab")
    assert keys.find(BASE, "ab") is None


def test_the_seats_at_a_server_come_the_last_one_first(keys: SeatKeys, tmp_path: Path) -> None:
    for age, code in enumerate(("ab", "ac", "ad")):
        keys.keep(BASE, code, key())
        file = next(file for file in (tmp_path / "seats").iterdir() if json.loads(file.read_text())["table"] == code)
        os.utime(file, ns=(0, (10 - age) * 10**9))
    keys.keep("http://other.example", "ab", key())
    assert keys.at(BASE) == [KeptSeat(BASE, code, key()) for code in ("ab", "ac", "ad")]
    assert SeatKeys(tmp_path / "nowhere").at(BASE) == []


def test_nobody_else_can_read_a_key(keys: SeatKeys, tmp_path: Path) -> None:
    keys.keep(BASE, "ab", key())
    [file] = (tmp_path / "seats").iterdir()
    if os.name == "posix":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    assert key().token not in repr(file)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"server":1}',
        "\x00",
        '{"server":"https://example.org","table":"ab","token":"short","secret":""}',
    ],
)
def test_a_file_that_holds_no_key_is_as_none(text: str, keys: SeatKeys, tmp_path: Path) -> None:
    keys.keep(BASE, "ab", key())
    [file] = (tmp_path / "seats").iterdir()
    file.write_text(text)
    assert keys.find(BASE, "ab") is None
    assert keys.at(BASE) == []


def test_the_token_and_the_secret_are_what_the_protocol_takes(tmp_path: Path) -> None:
    made = SeatKey.made(os.urandom)
    assert len(made.token) == 32
    assert made.token not in made.secret.hex()
    assert SeatKey.made(os.urandom) != made
    assert seats_folder().parent.name == "pisti"
