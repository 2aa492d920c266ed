"""A log has one line for each event, which a program can read, and nothing in it that is anybody's."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import sys
from pathlib import Path
from typing import Any

import pytest

from house import Guest, house
from pisti.server.logs import WORKER, Event, Format, Lines, about, log_to
from pisti.server.store import BadStore, LostStore, SqliteStore, StoreFault
from pisti.table.served import Stage
from sites import run, site


def line(format: Format, text: str = "so it is", /, **more: Any) -> str:  # noqa: ANN401
    """A line of something that happened half a second after the beginning of all times."""
    record = logging.LogRecord("pisti.server", logging.WARNING, "", 0, text, (), more.pop("exc_info", None))
    record.created = 0.5
    record.__dict__.update(more)
    return Lines(format).format(record)


def test_a_line_for_programs_is_an_object() -> None:
    extra = about(Event.TABLE_FAILS, table="k7m2xq", seconds=1.5)
    assert json.loads(line(Format.JSON, **extra)) == {
        "time": "1970-01-01T00:00:00.500Z",
        "level": "warning",
        "event": "table-fails",
        "table": "k7m2xq",
        "seconds": 1.5,
        "text": "so it is",
    }


def test_a_line_for_people_says_the_same() -> None:
    said = line(Format.TEXT, **about(Event.TABLE_FAILS, table="k7m2xq"))
    assert said == "1970-01-01T00:00:00.500Z WARNING table-fails table=k7m2xq: so it is"
    assert line(Format.TEXT) == "1970-01-01T00:00:00.500Z WARNING other: so it is"


def test_the_worker_is_told_that_something_happens_to() -> None:
    async def within() -> str:
        WORKER.set(7)
        return await asyncio.create_task(later())

    async def later() -> str:
        return line(Format.JSON)

    assert json.loads(asyncio.run(within()))["worker"] == 7
    assert "worker" not in json.loads(line(Format.JSON))


def test_what_others_log_is_one_line_without_what_was_raised() -> None:
    """Of an error its kind and its places are told: what it says, and what stands in further lines, may be a card."""
    try:
        raise ValueError("Js")
    except ValueError:
        said = line(Format.TEXT, "it failed\nfuture: ValueError('Qs')\x1b[31m", exc_info=sys.exc_info())
    assert said.count("\n") == 0
    assert "it failed: ValueError in test_what_others_log" in said
    assert "Js" not in said
    assert "Qs" not in said
    assert "\x1b" not in line(Format.TEXT, "\x1b[31mred")


@pytest.mark.parametrize(
    ("format", "level"), [(None, logging.WARNING), (Format.TEXT, logging.INFO), (Format.JSON, logging.INFO)]
)
def test_what_goes_well_is_told_to_who_asks_for_a_format(
    format: Format | None, level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    root, ours = logging.getLogger(), logging.getLogger("pisti.server")
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    stream = io.StringIO()
    try:
        log_to(stream, format)
        assert ours.getEffectiveLevel() == level
        ours.error("no")
        assert stream.getvalue().count("\n") == 1
        assert stream.getvalue().startswith("{") is (format is Format.JSON)
    finally:
        ours.setLevel(logging.NOTSET)


class Kept(logging.Handler):
    """Every line that a server logs, in both formats."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines += [Lines(format).format(record) for format in Format]


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> Kept:
    handler, ours = Kept(), logging.getLogger("pisti")
    monkeypatch.setattr(ours, "handlers", [handler])
    monkeypatch.setattr(ours, "level", logging.DEBUG)
    ours.manager._clear_cache()  # type: ignore[attr-defined]
    return handler


def events(kept: Kept) -> list[str]:
    return [json.loads(line)["event"] for line in kept.lines if line.startswith("{")]


def test_what_is_logged_of_a_whole_game_names_nobody_and_nothing_secret(tmp_path: Path, kept: Kept) -> None:
    """All that is logged, at any level, is looked through for tokens, names and seeds."""

    async def play() -> None:
        async with house(tmp_path) as made:
            live, ada, bo = await made.open("two,target=21"), Guest("Ada Lovelace"), Guest("Bo Diddley")
            await made.begin(live, {"S": ada, "N": bo})
            await made.play_on(live, [ada, bo], Stage.OVER)
            logging.getLogger("pisti.server").error("the end", extra=about(Event.OTHER, table=live.code))
            secrets = [ada.token, bo.token, "Ada", "Bo ", live.table.seed.hex()]
            secrets += [step.secret.hex() for step in (await made.store.read(live.code)).steps if step.secret]  # type: ignore[union-attr]
            assert kept.lines
            for each in secrets:
                assert not [line for line in kept.lines if each in line]

    asyncio.run(play())


def test_a_server_tells_when_it_starts_and_when_it_stops(tmp_path: Path, kept: Kept) -> None:
    cookie = "c" * 43

    async def serve() -> None:
        async with site(tmp_path) as server:
            code = await server.open()
            async with server.at(code) as ada:
                await ada.sit(name="Ada Lovelace")
                async with server.at(code, ada.token, cookie=f"pisti_guest={cookie}"):
                    pass
        for each in (ada.token, cookie, "Lovelace"):
            assert not [line for line in kept.lines if each in line]

    run(serve())
    assert events(kept) == [Event.STARTED, Event.STOPS, Event.STOPPED]


@pytest.mark.parametrize(("kind", "told"), [(BadStore, [Event.TABLE_FAILS]), (LostStore, [])])
def test_a_store_that_is_lost_is_not_told_of_for_each_table(
    kind: type[BadStore], told: list[str], tmp_path: Path, kept: Kept, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def read(*_: object) -> Kept:
        raise kind(StoreFault.CANNOT_READ, reason="no answer")

    async def look() -> None:
        async with house(tmp_path) as made:
            live = await made.open("two")
            monkeypatch.setattr(SqliteStore, "read", read)
            live.doubt()
            await made.tables.pass_time(live)
            assert events(kept) == told
            monkeypatch.undo()

    asyncio.run(look())
