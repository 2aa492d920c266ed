"""The owner of a server: known by the word in a file of the owner's alone, and by nothing else."""

import asyncio
import json
import socket
import stat
from pathlib import Path

import pytest

from gamers import count_all, end, guest, outcome
from pisti.server.owner import Deed, done, file_beside, place_beside, reachable
from pisti.server.persons.faults import BadPerson, PersonFault
from pisti.server.store import open_store
from sites import run, site
from stores import NOW


def test_the_file_is_for_the_owner_alone_and_goes_with_the_server(tmp_path: Path) -> None:
    database = tmp_path / "pisti.db"
    with socket.create_server(("127.0.0.1", 0)) as listener, reachable(database, listener, "word"):
        place = place_beside(database)
        assert place is not None
        assert (place.url, place.word) == (f"http://127.0.0.1:{listener.getsockname()[1]}", "word")
        assert stat.S_IMODE(file_beside(database).stat().st_mode) == 0o600
    assert place_beside(database) is None


@pytest.mark.parametrize("text", ["", "{}", "[]", "nothing"])
def test_a_file_that_says_nothing_is_none(tmp_path: Path, text: str) -> None:
    file_beside(tmp_path / "pisti.db").write_text(text)
    assert place_beside(tmp_path / "pisti.db") is None


def test_a_server_goes_on_where_no_file_can_be(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener, reachable(tmp_path / "none" / "x.db", listener, "word"):
        assert place_beside(tmp_path / "none" / "x.db") is None


def test_what_the_owner_does(tmp_path: Path) -> None:
    async def work() -> None:
        store = await open_store(str(tmp_path / "pisti.db"))
        await end(store, outcome("g"))
        await count_all(store)
        persons = store.persons
        rows = await done(persons, Deed("list"), NOW)
        assert [row["totals"]["games"] for row in rows] == [1] * 4
        assert await done(persons, Deed("list", str(rows[-1]["number"])), NOW) == []
        assert guest("Ada") not in json.dumps(rows)
        who = rows[0]["public"]
        [banned] = await done(persons, Deed("ban", who, "spam"), NOW)
        assert banned["banned"] == "spam"
        assert await done(persons, Deed("show", who), NOW) == [banned]
        [free] = await done(persons, Deed("unban", who), NOW)
        assert free["banned"] is None
        for deed, code in (
            (Deed("show", "nobody"), PersonFault.NO_SUCH_PERSON),
            (Deed("ban", "nobody"), PersonFault.NO_SUCH_PERSON),
            (Deed("handle", "1"), PersonFault.NO_SUCH_REPORT),
            (Deed("handle", "x"), PersonFault.NO_SUCH_REPORT),
        ):
            with pytest.raises(BadPerson) as bad:
                await done(persons, deed, NOW)
            assert bad.value.code is code
        await store.close()

    asyncio.run(work())


def test_nobody_else_is_the_owner(tmp_path: Path) -> None:
    async def asked() -> None:
        async with site(tmp_path) as server:
            place = place_beside(tmp_path / "pisti.db")
            assert place is not None
            body, good = b'{"action":"list"}', {"Authorization": f"Bearer {place.word}"}
            assert (await server.ask("POST", "/api/owner", body, **good))[0] == 200
            assert (await server.ask("POST", "/api/owner", b"{", **good))[0] == 400
            for headers in (
                {},
                {"Authorization": "Bearer x"},
                {"Authorization": "Bearer \xff"},
                {**good, "X_Forwarded_For": "192.0.2.1"},
                {**good, "Origin": server.url},
            ):
                status, _, told = await server.ask("POST", "/api/owner", body, **headers)
                assert (status, json.loads(told)["code"]) == (403, "person-not-owner")

    run(asked())
