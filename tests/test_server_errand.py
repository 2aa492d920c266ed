"""What is done at a table by the request that makes it."""

import asyncio
import json
from pathlib import Path

import pytest

from pisti.server.faults import ServerFault
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.protocol import TableFault
from sites import site

TOKEN = "t" * 32
SIT = {"type": "sit", "id": "a1", "name": "Ada", "token": TOKEN, "seat": "S"}
BOTS = [{"type": "fill", "id": f"a{seat}", "seat": seat, "level": "medium"} for seat in "ENW"]
START = {"type": "start", "id": "a9"}


def made(folder: Path, *commands: dict[str, str]) -> tuple[int, dict[str, object]]:
    """What a request for a table with commands is answered."""

    async def asked() -> tuple[int, dict[str, object]]:
        async with site(folder) as server:
            body = json.dumps({"settings": {"rules": "standard"}, "commands": commands}).encode()
            status, headers, answer = await server.ask("POST", "/api/tables", body)
            assert headers["content-type"] == "application/json"
            return status, json.loads(answer)

    return asyncio.run(asked())


def test_a_game_has_begun_when_the_answer_comes_and_the_servers_promise_is_in_it(tmp_path: Path) -> None:
    status, answer = made(tmp_path, SIT, *BOTS, START)
    assert status == 201
    welcome = answer["welcome"]
    assert isinstance(welcome, dict)
    assert (welcome["type"], welcome["table"], welcome["you"], welcome["is_owner"]) == (
        "welcome",
        answer["code"],
        "S",
        True,
    )
    assert {seat: who["name"] for seat, who in welcome["players"].items() if "level" not in who} == {"S": "Ada"}
    [promise] = [event for event in welcome["events"] if event["type"] == "committed"]
    assert "seat" not in promise


def test_who_comes_back_with_the_token_goes_on_where_the_answer_ended(tmp_path: Path) -> None:
    async def asked() -> None:
        async with site(tmp_path) as server:
            body = json.dumps({"commands": [SIT]}).encode()
            answer = json.loads((await server.ask("POST", "/api/tables", body))[2])
            async with server.at(answer["code"], token=TOKEN, seen=answer["welcome"]["version"]) as ada:
                [welcome] = ada.heard
                assert isinstance(welcome, e.Welcome)
                assert (welcome.you, welcome.since, welcome.events) == ("S", answer["welcome"]["version"], ())
                assert isinstance(await ada.answer(c.Fill(id="b", seat="E", level="medium")), e.Told)

    asyncio.run(asked())


@pytest.mark.parametrize(
    ("commands", "code"),
    [
        ([SIT, {**SIT, "id": "a2", "seat": "E", "token": "u" * 32}], TableFault.ALREADY_SEATED),
        ([START], TableFault.NOT_SEATED),
        ([BOTS[0]], TableFault.NOT_SEATED),
        ([SIT, START], TableFault.SEATS_MISSING),
        ([{"type": "ready", "id": "a", "round": 1}], ServerFault.BAD_BODY),
        ([{"type": "hello", "protocol": 1}], ServerFault.BAD_BODY),
        ([SIT] * 9, ServerFault.BAD_BODY),
        ([{**SIT, "name": ""}], ServerFault.BAD_BODY),
    ],
)
def test_a_command_that_cannot_be_followed_is_refused_as_on_a_socket(
    tmp_path: Path, commands: list[dict[str, str]], code: str
) -> None:
    status, answer = made(tmp_path, *commands)
    assert (status, answer.get("code")) == (400, code)
