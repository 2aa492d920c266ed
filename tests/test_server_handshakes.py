"""WebSockets that are refused are counted, and told together."""

import asyncio
import json
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from pisti.server.handshakes import Handshakes
from pisti.server.logs import Event
from pisti.server.measures import Measures
from sites import run, site


def test_who_gets_no_websocket_is_counted_by_the_answer(tmp_path: Path) -> None:
    async def ask() -> None:
        async with site(tmp_path) as server:
            code = await server.open()
            async with server.at(code):
                pass
            place = f"ws://127.0.0.1:{server.port}/api/tables/"
            for path, origin in (("nothing/socket", None), (f"{code}/socket", "https://evil.example")):
                with pytest.raises(InvalidStatus):
                    await connect(place + path, origin=origin)  # type: ignore[arg-type]
            for status in ("403", "404"):
                assert await server.figure(f'pisti_handshakes_refused_total{{status="{status}"}}') == 1

    run(ask())


def test_it_is_told_now_and_then_how_many(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "pisti.server")
    measures = Measures()
    handshakes = Handshakes(None, measures)  # type: ignore[arg-type]
    handshakes.tell()
    measures.handshakes["404"] += 3
    measures.handshakes["403"] += 1
    handshakes.tell()
    handshakes.tell()
    [record] = caplog.records
    assert record.getMessage() == "handshakes refused: 4"
    assert record.event is Event.HANDSHAKES_REFUSED  # type: ignore[attr-defined]
    assert json.loads(json.dumps(record.fields)) == {"status_404": 3, "status_403": 1}  # type: ignore[attr-defined]


def test_what_is_no_websocket_passes() -> None:
    passed: list[str] = []

    async def app(scope: object, receive: object, send: object) -> None:
        passed.append(str(send))

    asyncio.run(Handshakes(app, Measures())({"type": "http"}, None, "as it was"))  # type: ignore[arg-type]
    assert passed == ["as it was"]
