"""What a server answers over HTTP: what can be understood is taken, all else is told as what it is."""

from __future__ import annotations

import asyncio
import io
import json
from collections.abc import Callable
from email.message import Message
from http.client import BadStatusLine
from urllib.error import HTTPError, URLError
from urllib.request import Request

import pytest

from pisti.table.wire_types import PlayerAt, TableSettings
from pisti.tui.remote.address import Address
from pisti.tui.remote.faults import BadRemote, RemoteFault
from pisti.tui.remote.web import OpenTable, Web

ADDRESS = Address("https://example.org")
GOOD = {"code": "ab", "settings": {"rules": "two"}, "players": {"S": {"name": "Ada"}}, "is_playing": True}


class Answers:
    """A server that answers with these bytes, or this error; ``asked`` is what it was asked."""

    def __init__(self, answer: bytes | Exception) -> None:
        self.answer = answer
        self.asked: list[Request] = []

    def __call__(self, request: Request) -> bytes:
        self.asked.append(request)
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


def tables(answer: object) -> list[OpenTable]:
    raw = answer if isinstance(answer, bytes) else json.dumps(answer).encode()
    return asyncio.run(Web(ADDRESS, Answers(raw)).open_tables())


def test_the_open_tables() -> None:
    [table] = tables([GOOD])
    assert table == OpenTable("ab", TableSettings("two"), {"S": PlayerAt("Ada")}, True)
    assert table.rules.seats == 2
    assert tables([]) == []


@pytest.mark.parametrize(
    "other",
    [
        {"code": "ac"},
        {**GOOD, "settings": {"rules": "seats=9"}},
        {**GOOD, "settings": {"rules": "two", "wager": 5}},
        {**GOOD, "players": {"X": {"name": "Ada"}}},
        "ab",
        None,
    ],
)
def test_a_table_that_this_program_does_not_understand_is_left_out(other: object) -> None:
    assert [table.code for table in tables([other, {**GOOD, "news": 1}])] == ["ab"]


@pytest.mark.parametrize("answer", [b"<html>", b"{}", b"\xff", b"[" * 100_000, b""])
def test_what_is_no_list_of_tables_is_of_no_pisti_server(answer: bytes) -> None:
    with pytest.raises(BadRemote) as wrong:
        tables(answer)
    assert wrong.value.code is RemoteFault.NOT_PISTI


def test_a_table_is_made_with_its_settings() -> None:
    answers = Answers(b'{"code":"ab","more":1}')
    settings = TableSettings("two", 30, is_open=True)
    assert asyncio.run(Web(ADDRESS, answers).make(settings)) == "ab"
    [request] = answers.asked
    assert request.full_url == "https://example.org/api/tables"
    assert request.get_method() == "POST"
    assert isinstance(request.data, bytes)
    assert json.loads(request.data) == {"settings": {"rules": "two", "clock": 30, "is_open": True}}


def test_a_record_is_asked_for_with_the_token() -> None:
    answers = Answers(b"[Notation]")
    assert asyncio.run(Web(ADDRESS, answers).record("../x?", "token")) == b"[Notation]"
    [request] = answers.asked
    assert request.full_url == "https://example.org/api/games/..%2Fx%3F"
    assert request.get_header("Authorization") == "Bearer token"


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (HTTPError("u", 429, "", Message(), io.BytesIO()), RemoteFault.BUSY),
        (HTTPError("u", 404, "", Message(), io.BytesIO()), RemoteFault.NOT_PISTI),
        (URLError(ConnectionRefusedError()), RemoteFault.REFUSED),
        (URLError(TimeoutError()), RemoteFault.SILENT),
        (URLError("unknown url type"), RemoteFault.REFUSED),
        (TimeoutError(), RemoteFault.SILENT),
        (ConnectionResetError(), RemoteFault.CUT_OFF),
        (BadStatusLine("x"), RemoteFault.NOT_PISTI),
        (ValueError(4_000_001), RemoteFault.NOT_PISTI),
    ],
)
@pytest.mark.parametrize(
    "ask", [lambda web: web.open_tables(), lambda web: web.make(TableSettings()), lambda web: web.record("g", "t")]
)
def test_every_error_is_told_as_what_it_means(
    error: Exception, code: RemoteFault, ask: Callable[[Web], object]
) -> None:
    with pytest.raises(BadRemote) as wrong:
        asyncio.run(ask(Web(ADDRESS, Answers(error))))  # type: ignore[arg-type]
    assert wrong.value.code is code


@pytest.mark.parametrize("answer", [b"", b"{}", b'{"code":5}'])
def test_an_answer_without_a_code_is_of_no_pisti_server(answer: bytes) -> None:
    with pytest.raises(BadRemote) as wrong:
        asyncio.run(Web(ADDRESS, Answers(answer)).make(TableSettings()))
    assert wrong.value.code is RemoteFault.NOT_PISTI
