"""Where a database is: what a text names, the default place, and texts that name none."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from command import environment
from pisti.server.store import BadStore, StoreFault, default_place, open_store
from pisti.server.store.place import migrate_store, path_of, shown_place
from postgreses import Cluster
from stores import new


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("pisti.db", "pisti.db"),
        ("/var/lib/pisti.db", "/var/lib/pisti.db"),
        ("sqlite:///pisti.db", "pisti.db"),
        ("sqlite:////var/lib/a:b c.db", "/var/lib/a:b c.db"),
        ("C:/games/pisti.db", "C:/games/pisti.db"),
        ("sqlite:///C:/games/pisti.db", "C:/games/pisti.db"),
        ("./sqlite:/a?b", "sqlite:/a?b"),
    ],
)
def test_the_file_that_a_text_names(url: str, path: str) -> None:
    assert path_of(url) == Path(path)


@pytest.mark.parametrize(
    "url",
    [
        "",
        ":memory:",
        "sqlite:",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "sqlite:///a.db?mode=ro",
        "sqlite://a.db",
        "sqlite:a.db",
        "SQLITE:///a.db",
        "postgresql://host/pisti",
        "file:///a.db",
        "https://host/a.db",
        "a\0b",
    ],
)
def test_what_names_no_file_is_refused(url: str) -> None:
    with pytest.raises(BadStore) as bad:
        path_of(url)
    assert (bad.value.code, bad.value.fields) == (StoreFault.BAD_PLACE, {"text": url})


def written_and_read(url: str | None) -> None:
    async def work() -> None:
        store = await open_store(url)
        await store.write(new("a"))
        await store.close()
        store = await open_store(url)
        assert await store.read("a") is not None
        await store.close()

    asyncio.run(work())


def test_a_store_is_opened_by_its_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    written_and_read("sqlite:///relative.db")
    written_and_read(f"sqlite:///{tmp_path}/absolute.db")
    assert {each.name for each in tmp_path.iterdir()} == {"relative.db", "absolute.db"}


def test_the_folder_of_the_default_place_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = tmp_path / "data" / "pisti" / "pisti.db"
    monkeypatch.setattr("pisti.server.store.place.default_place", lambda: place)
    written_and_read(None)
    assert place.is_file()


def test_a_default_place_that_cannot_be_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "data").write_text("a file")
    monkeypatch.setattr("pisti.server.store.place.default_place", lambda: tmp_path / "data" / "pisti" / "pisti.db")
    with pytest.raises(BadStore) as bad:
        asyncio.run(open_store())
    assert bad.value.code is StoreFault.UNREADABLE


def test_the_default_place_is_a_file_of_ours() -> None:
    assert default_place().parts[-2:] == ("pisti", "pisti.db")


def test_a_database_of_postgresql_is_opened_by_its_url(postgres: Cluster) -> None:
    written_and_read(postgres.made())
    written_and_read(postgres.tcp(postgres.make()).replace("postgresql://", "postgres://"))


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://db.example/pisti", "postgresql://db.example/pisti"),
        ("postgres://ada:secret@db.example:5432/pisti?sslmode=require", "postgres://db.example:5432/pisti"),
        ("postgresql://ada:sec/ret@db/pisti", "postgresql://db/pisti"),
        ("postgresql://ada:sec@ret@db/pisti", "postgresql://db/pisti"),
        ("postgresql://ada:sec?ret@db/pisti", "postgresql://…"),
        ("postgresql://ada:sec#ret@db/pisti", "postgresql://…"),
        ("postgresql://db/pisti?user=ada&password=sec@ret", "postgresql://…"),
        ("postgresql://db/pisti?user=ada&password=secret", "postgresql://db/pisti"),
        ("postgresql:///pisti?host=/run/postgresql", "postgresql:///pisti"),
        ("postgresql://ada:secret@[::1", "postgresql://[::1"),
        ("sqlite:///a.db", "a.db"),
        ("b.db", "b.db"),
    ],
)
def test_neither_user_nor_password_is_shown(url: str, shown: str) -> None:
    assert shown_place(url) == shown
    assert not {"ada", "sec", "ret"} & {*shown.replace("/", ":").split(":")}


def test_without_the_extra_it_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pisti.server.store.place.find_spec", lambda name: None)
    for work in (open_store, migrate_store):
        with pytest.raises(BadStore) as bad:
            asyncio.run(work("postgresql://ada:secret@db/pisti"))
        fields = {"file": "postgresql://db/pisti", "command": "pip install 'pisti[postgres]'"}
        assert (bad.value.code, bad.value.fields) == (StoreFault.NO_DRIVER, fields)


def test_who_keeps_tables_in_a_file_does_not_import_the_driver() -> None:
    program = "import sys, pisti.server.running, pisti.cli.database; print('asyncpg' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment())
    assert ran.stdout == "False\n"
