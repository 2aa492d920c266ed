"""``pisti db``: what migrates, checks and exports a database, and what it finds wrong."""

from __future__ import annotations

import argparse
import asyncio
import errno
import json
import os
import shutil
import sqlite3
from collections.abc import Sequence
from dataclasses import replace
from io import StringIO
from pathlib import Path
from random import Random

import pytest

from command import assert_refused, environment, pisti
from pisti.cli import database
from pisti.errors import PistiError
from pisti.i18n import LANGUAGES, Texts
from pisti.notation import read_records
from pisti.rules import Seat
from pisti.server.folding import finished_of
from pisti.server.store import Finished, SqliteStore, StoreFault, Write, open_store
from pisti.server.store import opening as opening_module
from pisti.server.store import sqlite as sqlite_module
from pisti.server.store.damage import Page, page_after
from pisti.server.store.migrations import MIGRATIONS
from pisti.server.store.packing import pack_text
from pisti.server.store.postgres_schema import MIGRATIONS as POSTGRES_MIGRATIONS
from pisti.server.store.rows import games_dealt
from pisti.table import wire_commands as c
from pisti.table.served import Stage, Step
from pisti.table.served import facts as f
from pisti.table.wire_types import TableSettings
from postgreses import Cluster
from served import World, sit


def tables() -> list[World]:
    """Three tables: a game that is over, one that was broken off, and one that goes on."""
    worlds = []
    for seed, until in ((1, Stage.OVER), (2, Stage.COUNT), (3, Stage.PLAY)):
        world = World(TableSettings("two,target=51"), seed=seed)
        for seat, name in (("S", "Ayşe"), ("N", "Bo")):
            world.send(None, sit(seat, name))
        world.send(Seat.SOUTH, c.Start(id="b"))
        world.play_on(until)
        if until is Stage.COUNT:
            world.play_on(Stage.PLAY)
            world.take([Step(f.Closed(), world.now)])
        worlds.append(world)
    return worlds


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("made") / "pisti.db"

    async def make() -> None:
        store = await SqliteStore.open(path)
        for number, world in enumerate(tables()):
            is_closed = world.is_in(Stage.CLOSED)
            finished = finished_of(world.table)
            await store.write(Write(f"t{number}", 0, world.steps, finished=finished, is_closed=is_closed))
        await store.close()

    asyncio.run(make())
    return path


@pytest.fixture
def path(made: Path, tmp_path: Path) -> Path:
    """A database with the three tables."""
    return Path(shutil.copy(made, tmp_path))


def run(path: Path, *words: str, language: str = "en") -> tuple[int, str]:
    """The exit code and what was written."""
    parser, out = argparse.ArgumentParser(), StringIO()
    database.add_arguments(parser)
    asked = parser.parse_args([*words, "--database", str(path)])
    return database.run(asked, Texts(language), out), out.getvalue()


def spoil(path: Path, *statements: str | tuple[str, Sequence[object]]) -> None:
    """Change a database behind the back of the program."""
    connection = sqlite3.connect(path)
    for statement in statements:
        text, values = (statement, ()) if isinstance(statement, str) else statement
        connection.execute(text, values)
    connection.commit()
    connection.close()


def game_of(path: Path, place: int) -> Finished:
    """A finished game of a database."""

    async def read() -> Finished:
        store = await open_store(str(path))
        names = [game async for game in store.games()]
        finished = await store.record(names[place])
        await store.close()
        assert finished is not None
        return finished

    return asyncio.run(read())


def test_a_good_database_is_good(path: Path) -> None:
    assert run(path, "check") == (0, f"{path}: good (tables: 3, finished games: 2)\n")
    code, out = run(path, "check", "--json")
    assert (code, json.loads(out)) == (0, {"file": str(path), "good": True, "faults": 0, "tables": 3, "games": 2})


def test_an_empty_database_is_good(tmp_path: Path) -> None:
    opening_module.opened(tmp_path / "pisti.db").close()
    code, out = run(tmp_path / "pisti.db", "check")
    assert (code, "tables: 0" in out) == (0, True)


def test_a_fact_that_cannot_have_happened_is_told_with_its_table(path: Path) -> None:
    spoil(path, "DELETE FROM secrets WHERE table_id = 2")
    code, out = run(path, "check")
    first, last = out.splitlines()
    assert code == 2
    assert first.startswith("Fact ")
    assert "of the table t1 cannot have happened" in first
    assert last == f"{path}: not good (faults: 1, tables: 3, finished games: 2)"


def test_a_table_that_is_damaged_and_a_game_that_is_missing_are_told_each(path: Path) -> None:
    missing = game_of(path, 0).game
    spoil(path, "DELETE FROM games WHERE id = 1", "UPDATE events SET fact = x'00' WHERE table_id = 3 AND version = 4")
    code, out = run(path, "check", "--json")
    *faults, whole = [json.loads(line) for line in out.splitlines()]
    assert code == 2
    assert [(fault["table"], fault["error"]["code"]) for fault in faults] == [
        ("t0", StoreFault.GAME_MISSING),
        ("t2", StoreFault.DAMAGED_TABLE),
    ]
    assert faults[0]["error"]["game"] == missing
    assert whole == {"file": str(path), "good": False, "faults": 2, "tables": 3, "games": 1}


def test_a_game_that_is_not_as_its_seeds_say_is_told_with_its_round(path: Path) -> None:
    game = game_of(path, 0)
    before, tag, after = game.text.rpartition('[ServerSeed "')
    other = before + tag + ("0" if after[0] != "0" else "1") + after[1:]
    spoil(path, ("UPDATE games SET text = ? WHERE id = 1", [pack_text(other)]))
    code, out = run(path, "check")
    assert code == 2
    assert out.startswith(f"{game.game}: Round {list(read_records([game.text.encode()]))[-1].round_number}:")


@pytest.mark.parametrize("kind", ["text", "other", "later", "empty", "packed"])
def test_whatever_is_wrong_with_a_game_is_told(kind: str, path: Path) -> None:
    first, second = game_of(path, 0), game_of(path, 1)
    texts = {
        "text": pack_text(first.text.replace("[Deck", "[Dock")),
        "other": pack_text(second.text),
        "later": pack_text(first.text[first.text.index("\n\n[Notation") + 2 :]),
        "empty": pack_text(""),
        "packed": b"x",
    }
    spoil(path, ("UPDATE games SET text = ? WHERE id = 1", [texts[kind]]))
    code, out = run(path, "check")
    line, _ = out.splitlines()
    assert code == 2
    assert line.startswith(f"{first.game}:11:" if kind == "text" else "")
    assert first.game in line
    code, out = run(path, "check", "--json")
    assert json.loads(out.splitlines()[0])["game"] == first.game


def test_damage_of_the_file_is_told(path: Path) -> None:
    spoil(path, "PRAGMA ignore_check_constraints = 1", "INSERT INTO heart VALUES (2, 0.0)")
    code, out = run(path, "check", "--json")
    assert code == 2
    assert json.loads(out.splitlines()[0])["error"]["code"] == StoreFault.DAMAGED_FILE
    assert run(path, "check")[1].startswith(f"{path} is damaged: ")


class _Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_sees_how_far_it_is_and_then_nothing_of_it(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    error = _Terminal()
    monkeypatch.setattr("sys.stderr", error)
    assert run(path, "check")[0] == 0
    shown = error.getvalue().split("\r")
    assert [text for text in shown if text.endswith("%")] == [
        f"{path}: {percent}%" for percent in (20, 40, 60, 80, 100)
    ]
    assert shown[-1] == "\x1b[K"
    error.truncate(0)
    spoil(path, "DELETE FROM games WHERE id = 1")
    run(path, "check")
    assert error.getvalue().count("\x1b[K") == 2


def test_a_pipe_has_no_progress(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    error = StringIO()
    monkeypatch.setattr("sys.stderr", error)
    run(path, "check")
    assert error.getvalue() == ""


def test_all_games_are_exported_to_a_file_that_can_be_checked_and_verified(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "games.pisti"
    assert run(path, "export", str(target)) == (0, f"{target}: written (finished games: 2)\n")
    assert target.read_text(encoding="utf-8") == "\n".join(game_of(path, place).text for place in (0, 1))
    assert pisti("check", str(target)).out.endswith("2 games\n")
    assert pisti("verify", str(target)).code == 0


def test_all_games_are_exported_to_standard_output_in_whatever_encoding_it_is(path: Path) -> None:
    env = environment(PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C")
    ran = pisti("db", "export", "-", "--database", str(path), env=env)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == "\n".join(game_of(path, place).text for place in (0, 1))
    assert "Ayşe" in ran.out


def test_a_file_that_is_there_is_not_written_over(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "games.pisti"
    target.write_text("mine")
    with pytest.raises(PistiError) as bad:
        run(path, "export", str(target))
    assert (bad.value.code, bad.value.fields) == (database.ExportFault.EXISTS, {"file": str(target)})
    assert target.read_text() == "mine"


def test_nothing_is_left_of_an_export_that_failed(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="space") as bad:
        run(path, "export", str(tmp_path / "games.pisti"))
    assert bad.value.filename == str(tmp_path / "games.pisti")
    assert [each.name for each in tmp_path.iterdir()] == ["pisti.db"]


def test_a_game_that_is_damaged_is_left_out_and_told(path: Path, tmp_path: Path) -> None:
    bad, good = game_of(path, 0), game_of(path, 1)
    spoil(path, "UPDATE games SET text = x'00' WHERE id = 1")
    target = tmp_path / "games.pisti"
    ran = pisti("db", "export", str(target), "--database", str(path))
    assert_refused(ran, bad.game)
    assert target.read_text(encoding="utf-8") == good.text


def test_a_database_is_brought_to_the_newest_version(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = len(MIGRATIONS)
    assert run(path, "migrate") == (0, f"{path}: is of the newest version, {now}.\n")
    monkeypatch.setattr(opening_module, "MIGRATIONS", (*MIGRATIONS, "CREATE TABLE moods (mood TEXT);"))
    with pytest.raises(PistiError) as bad:
        run(path, "check")
    assert bad.value.code is StoreFault.OLDER
    assert run(path, "migrate") == (0, f"{path}: brought from version {now} to version {now + 1}.\n")
    code, out = run(path, "migrate", "--json")
    assert (code, json.loads(out)) == (0, {"file": str(path), "before": now + 1, "after": now + 1})
    assert run(path, "check")[0] == 0


@pytest.mark.parametrize("words", [("migrate",), ("check",), ("export", "-")])
def test_a_database_in_use_or_absent_is_refused(words: tuple[str, ...], path: Path, tmp_path: Path) -> None:
    first = opening_module.opened(path)
    ran = pisti("db", *words, "--database", f"sqlite:///{path}")
    first.close()
    assert_refused(ran, f"pisti db: {path} is used by another process.")
    assert_refused(pisti("db", *words, "--database", str(tmp_path / "no" / "x.db")), "There is no database", "x.db")
    assert_refused(pisti("db", *words, "--database", "mysql://x"), "mysql://x", "sqlite:///")
    assert [each.name for each in tmp_path.iterdir()] == ["pisti.db"]


@pytest.mark.parametrize(
    ("words", "word"),
    [
        ((), "ACTION"),
        (("mend",), "migrate check export backup restore move"),
        (("export",), "FILE"),
        (("check", "x"), "“x”"),
        (("export", "x", "--json"), "--json"),
    ],
)
def test_what_cannot_be_done_is_refused(words: tuple[str, ...], word: str) -> None:
    assert_refused(pisti("db", *words), word)


@pytest.mark.parametrize("seed", range(12))
def test_whatever_part_of_the_file_is_damaged_a_check_and_an_export_end(
    seed: int, path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However the cells of a page are damaged, no more pages of names are read than there can be."""
    rng, damaged = Random(seed), bytearray(path.read_bytes())
    begin, step = rng.randrange(100, len(damaged)), rng.choice((1, 7, 31))
    for place in range(begin, min(len(damaged), begin + rng.choice((1, 50, 4000))), step):
        damaged[place] ^= 0x55
    pages = 0

    def counted(connection: sqlite3.Connection, text: str, last: int) -> Page:
        nonlocal pages
        pages += 1
        assert pages <= 10
        return page_after(connection, text, last)

    monkeypatch.setattr(sqlite_module, "page_after", counted)
    for words in (("check",), ("export", f"{path}.out")):
        path.write_bytes(damaged)
        pages = 0
        try:
            code, out = run(path, *words)
        except PistiError as bad:
            code, out = 2, str(bad)
        lines = out.splitlines()
        assert code in (0, 2)
        assert len(lines) == len({*lines}) >= 1


def test_a_file_whose_games_are_named_for_ever_is_told_and_what_came_before_is_exported(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = game_of(path, 0)

    def stuck(connection: sqlite3.Connection, text: str, last: int) -> Page:
        page = page_after(connection, text, last)
        return replace(page, names=page.names[:1], broken="stuck", goes_on=False) if "games" in text else page

    monkeypatch.setattr(sqlite_module, "page_after", stuck)
    told = "The database cannot be read (games: stuck)."
    assert run(path, "check") == (2, f"{told}\n{path}: not good (faults: 1, tables: 3, finished games: 1)\n")
    target = tmp_path / "games.pisti"
    assert run(path, "export", str(target)) == (2, f"{target}: written (finished games: 1)\n")
    assert capsys.readouterr().err == f"pisti db: {told}\n"
    assert target.read_text(encoding="utf-8") == first.text


def test_what_is_named_and_not_found_is_damaged(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def other(connection: sqlite3.Connection, text: str, last: int) -> Page:
        page = page_after(connection, text, last)
        return replace(page, names=tuple(name + "x" for name in page.names))

    monkeypatch.setattr(sqlite_module, "page_after", other)
    code, out = run(path, "check", "--json")
    *faults, _ = [json.loads(line) for line in out.splitlines()]
    kinds = [fault["error"]["code"] for fault in faults]
    assert (code, kinds) == (2, [StoreFault.DAMAGED_TABLE] * 3 + [StoreFault.DAMAGED_GAME] * 2)
    assert run(path, "export", f"{path}.out")[0] == 2


def test_a_folder_that_is_not_there_is_told(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "no" / "games.pisti"
    ran = pisti("db", "export", str(target), "--database", str(path))
    assert_refused(ran, f"pisti db: {target} cannot be made: there is no folder {target.parent}.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str, path: Path, tmp_path: Path) -> None:
    spoil(path, "DELETE FROM games WHERE id = 1")
    told = [run(path, *words, language=language)[1] for words in (("migrate",), ("check",), ("export", f"{path}.x"))]
    assert all(str(path) in text for text in told)
    assert "t0" in told[1]


def copied(path: Path, url: str) -> None:
    """Write all tables and games of a database into another one."""

    async def copy() -> None:
        source, target = await open_store(str(path)), await open_store(url)
        games = [game async for game in source.games()]
        async for code in source.codes():
            kept = await source.read(code)
            assert kept is not None
            dealt = games_dealt(step.fact for step in kept.steps) & {*games}
            finished = [await source.record(game) for game in dealt]
            is_closed = kept.steps[-1].fact == f.Closed()
            await target.write(Write(code, 0, kept.steps, finished=(finished or [None])[0], is_closed=is_closed))
        await source.close()
        await target.close()

    asyncio.run(copy())


def run_at(url: str, *words: str) -> tuple[int, str]:
    return run_words(*words, "--database", url)


def run_words(*words: str) -> tuple[int, str]:
    parser, out = argparse.ArgumentParser(), StringIO()
    database.add_arguments(parser)
    return database.run(parser.parse_args(words), Texts("en"), out), out.getvalue()


def test_a_database_of_postgresql_is_migrated_checked_and_exported(
    path: Path, postgres: Cluster, tmp_path: Path
) -> None:
    name = postgres.make()
    url, shown, now = postgres.tcp(name), f"postgresql://127.0.0.1:{postgres.port}/{name}", len(POSTGRES_MIGRATIONS)
    with pytest.raises(PistiError) as bad:
        run_at(url, "check")
    assert bad.value.code is StoreFault.OLDER
    assert run_at(url, "migrate") == (0, f"{shown}: brought from version 0 to version {now}.\n")
    assert run_at(url, "migrate") == (0, f"{shown}: is of the newest version, {now}.\n")
    copied(path, url)
    assert run_at(url, "check") == (0, f"{shown}: good (tables: 3, finished games: 2)\n")
    target = tmp_path / "games.pisti"
    assert run_at(url, "export", str(target)) == (0, f"{target}: written (finished games: 2)\n")
    assert target.read_text(encoding="utf-8") == "\n".join(game_of(path, place).text for place in (0, 1))
    postgres.run("DELETE FROM secrets WHERE table_id = 2", at=url)
    code, out = run_at(url, "check")
    assert (code, out.splitlines()[-1]) == (2, f"{shown}: not good (faults: 1, tables: 3, finished games: 2)")


def test_what_is_wrong_with_a_database_of_postgresql_is_told_without_a_password() -> None:
    url = "postgresql://ada:secret@127.0.0.1:1/pisti"
    for words in (("migrate",), ("check",), ("export", "-")):
        ran = pisti("db", *words, "--database", url)
        assert_refused(ran, "pisti db: postgresql://127.0.0.1:1/pisti does not answer as a PostgreSQL database")
        assert "secret" not in ran.err
