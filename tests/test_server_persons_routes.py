"""What is answered of persons over HTTP, and what never is: cookies and tokens of others."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Awaitable, Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from gamers import casual, count_all, end, everything, guest, key, outcome
from pisti.server.addresses import drawing_of
from pisti.server.owner import place_beside
from pisti.server.persons.ratings import LADDER_GAMES
from pisti.server.persons_routes import hash_of
from pisti.server.store import open_store
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from sites import Clock, Site, run, site


def cookie(name: str) -> str:
    """What a browser has whose hash is that of ``guest_named``."""
    return sha256(name.encode()).hexdigest()[:43]


def guest_named(name: str) -> str:
    return sha256(cookie(name).encode()).hexdigest()


def whole(chunks: bytes) -> bytes:
    """What came in chunks."""
    found = b""
    while chunks:
        size, _, rest = chunks.partition(b"\r\n")
        found, chunks = found + rest[: int(size, 16)], rest[int(size, 16) + 2 :]
    return found


class Asker:
    """Somebody with a browser at a server."""

    def __init__(self, server: Site, name: str) -> None:
        self.server = server
        self.cookie = f"pisti_guest={cookie(name)}"

    async def ask(self, method: str, path: str, body: object = None, **headers: str) -> tuple[int, Any]:
        """The status and what is answered."""
        data = b"" if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
        status, told, answer = await self.server.ask(method, path, data, Cookie=self.cookie, **headers)
        answer = whole(answer) if told.get("transfer-encoding") == "chunked" else answer
        return status, json.loads(answer) if answer and answer[:1] in b"{[" else answer


def filled(folder: Path, *games: Any) -> None:  # noqa: ANN401
    """Let games have ended, and be counted."""

    async def work() -> None:
        store = await open_store(str(folder / "pisti.db"))
        for game in games:
            await end(store, game)
        await count_all(store)
        await store.close()

    asyncio.run(work())


def with_cookies(game: Any, *names: str) -> Any:  # noqa: ANN401
    """A game whose guests are those of cookies."""
    sitters = [type(each)(each.seat, guest_named(name), each.side, True) for each, name in zip(game.sitters, names)]  # noqa: B905
    return type(game)(
        **{field: getattr(game, field) for field in game.__struct_fields__ if field != "sitters"},
        sitters=tuple(sitters),
    )


def at_server(folder: Path, work: Callable[[Site], Awaitable[None]], now: Clock | None = None) -> None:
    async def asked() -> None:
        async with site(folder, time.time if now is None else now) as server:
            await work(server)

    run(asked())


NAMES = ("ada", "bo", "cem", "duru")


def test_who_i_am(tmp_path: Path) -> None:
    filled(tmp_path, with_cookies(outcome("g1"), *NAMES), with_cookies(casual("g2", is_open=False), *NAMES))

    async def work(server: Site) -> None:
        assert (await server.ask("GET", "/api/me"))[0] == 200
        ada, new = Asker(server, "ada"), Asker(server, "new")
        status, me = await new.ask("GET", "/api/me")
        assert (status, me["public"], me["totals"]["games"], me["rating"]["shown"]) == (200, None, 0, 1500)
        status, me = await ada.ask("PUT", "/api/me", {"name": "  Ada  "})
        assert (status, me["name"], me["totals"]["games"], me["devices"], me["banned"]) == (200, "Ada", 2, 1, None)
        assert me["rating"]["is_provisional"]
        public = me["public"]
        status, told = await new.ask("GET", f"/api/persons/{public}")
        assert (status, told["name"], told["totals"]) == (200, "Ada", me["totals"])
        _, own = await ada.ask("GET", f"/api/persons/{public}/games")
        _, others = await new.ask("GET", f"/api/persons/{public}/games")
        assert [each["game"] for each in own["games"]] == ["g2", "g1"]
        assert [each["game"] for each in others["games"]] == ["g1"]
        assert (await ada.ask("GET", "/api/me/games"))[1] == own
        assert (await new.ask("GET", "/api/me/games"))[1] == {"games": [], "before": None}

    at_server(tmp_path, work)


def test_games_come_in_pages(tmp_path: Path) -> None:
    filled(tmp_path, *(with_cookies(casual(f"g{number}"), *NAMES) for number in range(25)))

    async def work(server: Site) -> None:
        ada = Asker(server, "ada")
        _, first = await ada.ask("GET", "/api/me/games")
        assert len(first["games"]) == 20
        _, rest = await ada.ask("GET", f"/api/me/games?before={first['before']}")
        assert ([each["game"] for each in rest["games"]], rest["before"]) == ([f"g{n}" for n in range(4, -1, -1)], None)

    at_server(tmp_path, work)


def test_a_link_makes_another_device_the_same_person(tmp_path: Path) -> None:
    filled(tmp_path, with_cookies(outcome("g1"), *NAMES))

    async def work(server: Site) -> None:
        ada, phone, bo = (Asker(server, name) for name in ("ada", "phone", "bo"))
        status, link = await ada.ask("POST", "/api/me/link")
        assert (status, link["address"]) == (201, f"{server.url}/me/{link['secret']}")
        assert link["picture"] == drawing_of(link["address"]).decode()
        status, _, page = await server.ask("GET", f"/me/{link['secret']}", accept="text/html", Cookie=phone.cookie)
        assert (status, link["secret"].encode() in page) == (200, False)
        assert (await phone.ask("GET", "/api/me"))[1]["public"] is None  # to look at a link binds nothing
        assert (await phone.ask("GET", "/api/games/g1"))[0] == 404
        status, me = await phone.ask("POST", "/api/link", {"secret": link["secret"]})
        assert (status, me["devices"], me["has_link"], me["totals"]["games"]) == (200, 2, True, 1)
        assert (await phone.ask("GET", "/api/games/g1"))[0] == 200  # a private one of the other device
        status, told = await bo.ask("POST", "/api/link", {"secret": link["secret"]})
        assert (status, told["code"]) == (409, "person-merge-first")
        status, me = await bo.ask("POST", "/api/link", {"secret": link["secret"], "merge": True})
        assert (status, me["devices"], me["totals"]["games"]) == (200, 3, 1)
        assert (await bo.ask("DELETE", "/api/me/link"))[0] == 204
        status, told = await Asker(server, "third").ask("POST", "/api/link", {"secret": link["secret"]})
        assert (status, told["code"]) == (404, "person-no-such-link")

    at_server(tmp_path, work)


def test_the_leaderboard_is_told_again_for_a_minute(tmp_path: Path) -> None:
    filled(tmp_path, *(with_cookies(outcome(f"g{number}"), *NAMES) for number in range(LADDER_GAMES)))
    clock = Clock()

    async def work(server: Site) -> None:
        ada = Asker(server, "ada")
        _, ladder = await ada.ask("GET", "/api/leaderboard")
        assert (ladder["page"], ladder["has_more"]) == (1, False)
        assert [each["place"] for each in ladder["persons"]] == [1, 2, 3, 4]
        shown = [each["person"]["rating"]["shown"] for each in ladder["persons"]]
        assert shown == sorted(shown, reverse=True)
        await ada.ask("PUT", "/api/me", {"name": "Ada"})
        assert (await ada.ask("GET", "/api/leaderboard"))[1] == ladder
        clock.now += 61
        names = [each["person"]["name"] for each in (await ada.ask("GET", "/api/leaderboard"))[1]["persons"]]
        assert "Ada" in names

    at_server(tmp_path, work, clock)


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("PUT", "/api/me", b"{", 400, "server-bad-body"),
        ("PUT", "/api/me", b"\xff", 400, "server-bad-body"),
        ("PUT", "/api/me", {}, 400, "server-bad-body"),
        ("PUT", "/api/me", {"name": 1}, 400, "server-bad-body"),
        ("PUT", "/api/me", {"name": "A", "more": 1}, 400, "server-bad-body"),
        ("PUT", "/api/me", {"name": " "}, 400, "person-bad-name"),
        ("PUT", "/api/me", {"name": "a\nb"}, 400, "person-bad-name"),
        ("PUT", "/api/me", {"name": "\u200b"}, 400, "person-bad-name"),
        ("PUT", "/api/me", {"name": "x" * 41}, 400, "person-bad-name"),
        ("POST", "/api/link", {"secret": "short"}, 400, "server-bad-body"),
        ("POST", "/api/link", {"secret": "x" * 43}, 404, "person-no-such-link"),
        ("GET", "/api/me/games?before=-1", None, 200, None),
        ("GET", "/api/persons/nobody", None, 404, "person-no-such-person"),
        ("GET", "/api/persons/%00%F0", None, 404, "person-no-such-person"),
        ("GET", "/api/persons/nobody/games?before=x", None, 404, "person-no-such-person"),
        ("GET", "/api/leaderboard?page=0", None, 400, "person-bad-page"),
        ("GET", "/api/leaderboard?page=201", None, 400, "person-bad-page"),
        ("GET", "/api/leaderboard?page=1e9", None, 400, "person-bad-page"),
        ("GET", "/api/leaderboard?page=" + "9" * 19, None, 400, "person-bad-page"),
        ("POST", "/api/tables/nothing/report", {"seat": "S", "reason": "words"}, 404, "server-no-such-table"),
        ("POST", "/api/tables/nothing/report", {"seat": "X", "reason": "words"}, 400, "server-bad-body"),
        ("POST", "/api/tables/nothing/report", {"seat": "S", "reason": "none"}, 400, "server-bad-body"),
        ("POST", "/api/tables/x/report", {"seat": "S", "reason": "other", "text": "x" * 501}, 400, "server-bad-body"),
        ("POST", "/api/tables/x/report", {"seat": "S", "reason": "other", "text": "\x07"}, 400, "person-bad-text"),
        ("POST", "/api/owner", {"action": "list"}, 403, "person-not-owner"),
    ],
)
def test_what_cannot_be_is_refused(
    tmp_path: Path, method: str, path: str, body: object, status: int, code: str | None
) -> None:
    async def work(server: Site) -> None:
        found, told = await Asker(server, "ada").ask(method, path, body)
        assert found == status, told
        assert code is None or told["code"] == code

    at_server(tmp_path, work)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("PUT", "/api/me"),
        ("DELETE", "/api/me"),
        ("POST", "/api/me/link"),
        ("POST", "/api/link"),
        ("GET", "/api/me/export"),
    ],
)
def test_who_has_no_cookie_changes_nothing_and_no_foreign_page_does(tmp_path: Path, method: str, path: str) -> None:
    async def work(server: Site) -> None:
        status, _, body = await server.ask(method, path, b"{}")
        assert (status, json.loads(body)["code"]) == (401, "person-no-cookie")
        if method != "GET":
            status, told = await Asker(server, "ada").ask(method, path, {}, Origin="http://evil.example")
            assert (status, told["code"]) == (403, "origin-foreign")

    at_server(tmp_path, work)


async def playing(server: Site, names: tuple[str, ...] = ("ada", "bo")) -> tuple[str, dict[str, Any]]:
    """A table at which somebody sits, each with a cookie; what was told to each."""
    code = await server.open(rules="two,target=21")
    tokens = {}
    for name, seat in zip(names, "SN", strict=False):
        async with server.at(code, Cookie=f"pisti_guest={cookie(name)}") as client:
            await client.sit(seat, f"Name of {name}")
            tokens[name] = client.token
    return code, tokens


def test_who_sat_at_a_table_may_report_somebody_there(tmp_path: Path) -> None:
    async def work(server: Site) -> None:
        code, _ = await playing(server)
        path, body = f"/api/tables/{code}/report", {"seat": "N", "reason": "words", "text": "rude\nwords"}
        assert (await Asker(server, "else").ask("POST", path, body))[1]["code"] == "person-not-at-table"
        ada = Asker(server, "ada")
        assert (await ada.ask("POST", path, {**body, "seat": "S"}))[1]["code"] == "person-yourself"
        assert (await ada.ask("POST", path, {**body, "seat": "W"}))[1]["code"] == "person-nobody-there"
        for _ in range(5):
            assert (await ada.ask("POST", path, body))[0] == 204
        assert (await ada.ask("POST", path, body))[0] == 429
        word = place_beside(tmp_path / "pisti.db")
        assert word is not None
        status, _, told = await server.ask(
            "POST", "/api/owner", b'{"action":"reports"}', Authorization=f"Bearer {word.word}"
        )
        reports = json.loads(told)
        assert (status, len(reports), reports[0]["reason"], reports[0]["text"]) == (200, 5, "words", "rude\nwords")
        assert guest_named("bo") not in told.decode()
        assert reports[0]["about"] != (await ada.ask("GET", "/api/me"))[1]["public"]

    at_server(tmp_path, work)


def test_who_is_banned_is_told_why_and_may_only_look_on(tmp_path: Path) -> None:
    async def work(server: Site) -> None:
        code = await server.open(rules="two")
        bo = Asker(server, "bo")
        _, me = await bo.ask("PUT", "/api/me", {"name": "Bo"})
        word = place_beside(tmp_path / "pisti.db")
        assert word is not None
        deed = {"action": "ban", "who": me["public"], "reason": "spam"}
        status, _, _ = await server.ask(
            "POST", "/api/owner", json.dumps(deed).encode(), Authorization=f"Bearer {word.word}"
        )
        assert status == 200
        assert (await bo.ask("GET", "/api/me"))[1]["banned"] == "spam"
        told = {"code": "person-banned", "fields": {"reason": "spam"}}
        assert await bo.ask("POST", "/api/tables", {}) == (403, told)
        assert await bo.ask("PUT", "/api/me", {"name": "Other"}) == (403, told)
        async with server.at(code, Cookie=bo.cookie) as client:
            refused = await client.sit()
            assert isinstance(refused, e.Refused)
            assert (refused.code, refused.fields) == ("person-banned", {"reason": "spam"})
        assert (await bo.ask("GET", "/api/me/export"))[0] == 200
        deed = {"action": "unban", "who": me["public"]}
        await server.ask("POST", "/api/owner", json.dumps(deed).encode(), Authorization=f"Bearer {word.word}")
        assert (await bo.ask("POST", "/api/tables", {}))[0] == 201

    at_server(tmp_path, work)


def test_all_that_is_kept_is_exported_and_no_hash(tmp_path: Path) -> None:
    filled(tmp_path, *(with_cookies(outcome(f"g{number}"), *NAMES) for number in range(3)))

    async def work(server: Site) -> None:
        ada = Asker(server, "ada")
        await ada.ask("PUT", "/api/me", {"name": "Ada"})
        code, _ = await playing(server)
        await ada.ask("POST", f"/api/tables/{code}/report", {"seat": "N", "reason": "other", "text": "why"})
        status, told = await ada.ask("GET", "/api/me/export")
        assert (status, told["me"]["name"], len(told["results"])) == (200, "Ada", 3)
        assert [each["text"] for each in told["reports"]] == ["why"]
        assert sorted(told["records"]) == ["g0", "g1", "g2"]
        assert guest_named("ada") not in json.dumps(told)

    at_server(tmp_path, work)


def test_who_wants_nothing_to_be_kept_is_in_no_table_of_the_database(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    async def work(server: Site) -> None:
        code, tokens = await playing(server, ("ada", "bo"))
        async with server.at(code, tokens["ada"], Cookie=f"pisti_guest={cookie('ada')}") as ada:
            await ada.answer(c.Say(id="x", phrase="wow"))
            bo = Asker(server, "bo")
            await bo.ask("PUT", "/api/me", {"name": "Name of bo"})
            await bo.ask("POST", "/api/me/link")
            await bo.ask("POST", f"/api/tables/{code}/report", {"seat": "S", "reason": "other"})
            await ada.answer(c.Start(id="go"))
            status, headers, _ = await server.ask("DELETE", "/api/me", Cookie=bo.cookie)
            assert status == 204
            assert headers["set-cookie"].startswith("pisti_guest=; Max-Age=0;")
            assert (await bo.ask("GET", "/api/me"))[1]["public"] is None

    at_server(tmp_path, work)
    told = everything(str(tmp_path / "pisti.db")) + "\n".join(
        record.getMessage() for record in caplog.records if not record.name.startswith("websockets.client")
    )
    hashes = (guest_named("bo"), bytes.fromhex(guest_named("bo")))
    assert "Name of bo" not in told
    for each in hashes:
        text = each if isinstance(each, str) else repr(each)[2:-1]
        assert text not in told
    assert "Name of ada" in told


def test_a_secret_is_stored_as_its_hash() -> None:
    assert hash_of("x" * 43) == sha256(b"x" * 43).hexdigest()
    assert guest("Ada") != key("Ada")
