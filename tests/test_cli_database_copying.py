"""``pisti db backup``, ``restore`` and ``move``, as whoever runs a server meets them."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
from pathlib import Path

import pytest

from command import start
from copies import all_of, filled
from pisti.cli import main
from pisti.i18n import LANGUAGES
from pisti.server.store import BadStore, StoreFault, open_store
from pisti.server.store.opening import opened
from postgreses import Cluster
from test_cli_database import made, path, run, run_at, run_words

__all__ = ["made", "path"]  # fixtures


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one line that is said in English instead of copying."""
    assert main(["db", "--lang", "en", *words]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n"), err[:10]) == ("", 1, "pisti db: ")
    return err


def test_a_file_goes_to_postgresql_and_back_and_every_game_is_good(
    path: Path, tmp_path: Path, postgres: Cluster
) -> None:
    url, back = postgres.made(), tmp_path / "back.db"
    code, out = run_words("move", str(path), url)
    rows = re.search(r"written \(tables: 3, finished games: 2, rows: (\d+)\)\n$", out)
    assert rows
    assert (code, int(rows[1])) == (0, sum(map(len, all_of(path).values())))
    assert run_at(url, "check")[1].endswith("good (tables: 3, finished games: 2)\n")
    assert run_words("move", url, str(back))[0] == 0
    assert all_of(back) == all_of(path)
    assert run(back, "check")[0] == 0


def test_a_backup_of_either_kind_is_restored_to_the_other(path: Path, tmp_path: Path, postgres: Cluster) -> None:
    files = [tmp_path / name for name in ("one.db", "two.db", "three.db")]
    url = postgres.made()
    told = [run(path, "backup", str(files[0]), "--json"), run_at(url, "restore", str(files[0]), "--json")]
    told += [run_at(url, "backup", str(files[1]), "--json"), run(files[2], "restore", str(files[1]), "--json")]
    assert [all_of(file) for file in files] == [all_of(path)] * 3
    assert [code for code, _ in told] == [0] * 4
    assert len({json.loads(out)["sha256"] for _, out in told}) == 1
    assert json.loads(told[0][1])["file"] == str(files[0])
    assert files[0].stat().st_mode & 0o777 == 0o600


def test_a_backup_is_taken_while_servers_run_on_postgresql_and_a_move_is_not(tmp_path: Path, postgres: Cluster) -> None:
    url = postgres.made()

    async def work() -> None:
        store = await open_store(url)
        await store.beat(await store.skew(0.0))
        assert (await asyncio.to_thread(run_at, url, "backup", str(tmp_path / "a.db")))[0] == 0
        for words in (("move", url, str(tmp_path / "b.db")), ("restore", str(tmp_path / "a.db"), "--database", url)):
            with pytest.raises(BadStore) as bad:
                await asyncio.to_thread(run_words, *words)
            assert bad.value.code is StoreFault.IN_USE
        await store.close()

    asyncio.run(work())
    assert [each.name for each in tmp_path.iterdir()] == ["a.db"]


def test_a_file_is_not_copied_while_its_server_runs(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = opened(path)
    for words in (("backup", str(tmp_path / "a.db"), "--database", str(path)), ("move", str(path), "a.db")):
        assert refused(capsys, *words) == f"pisti db: {path} is used by another process.\n"
    server.close()
    assert [each.name for each in tmp_path.iterdir()] == ["pisti.db"]


def test_nothing_goes_to_where_something_is(
    path: Path, tmp_path: Path, postgres: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    target, url = tmp_path / "there.db", postgres.made()
    target.write_text("mine")
    for words in (
        ("backup", str(target), "--database", str(path)),
        ("restore", str(path), "--database", str(target)),
        ("move", str(path), str(target)),
    ):
        assert f"pisti db: {target} exists already" in refused(capsys, *words)
    assert target.read_text() == "mine"
    assert run_words("move", str(path), url)[0] == 0
    assert "holds tables or games already" in refused(capsys, "move", str(path), url)
    assert run_at(url, "check")[0] == 0


@pytest.mark.parametrize("to", ["file", "postgresql"])
def test_ctrl_c_leaves_nothing(to: str, tmp_path: Path, postgres: Cluster) -> None:
    source, url = filled(tmp_path / "a.db", rows=3000), postgres.made()
    target = str(tmp_path / "b.db") if to == "file" else url
    before = {each.name for each in tmp_path.iterdir()}
    leader, follower = os.openpty()
    process = start("db", "move", str(source), target, stderr=follower)
    os.close(follower)
    assert b"%" in os.read(leader, 100)  # it has begun to copy
    process.send_signal(signal.SIGINT)
    code = process.wait()
    os.close(leader)
    assert process.stdout is not None
    assert process.stdin is not None
    process.stdin.close()
    process.stdout.close()
    if code == 0:  # it was quicker than the signal
        pytest.fail("copy more rows: this was over too soon")
    assert code == 130
    assert {each.name for each in tmp_path.iterdir()} == before
    assert postgres.run("SELECT count(*) FROM tables", at=url) == [(0,)]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("backup",), "FILE"),
        (("restore",), "FILE"),
        (("move",), "FROM TO"),
        (("move", "a.db"), "TO"),
        (("backup", "a.db", "b.db"), "“b.db”"),
        (("check", "a.db"), "“a.db”"),
        (("move", "a.db", "b.db", "--database", "c.db"), "--database"),
        (("backup", "postgresql://127.0.0.1:1/x"), "postgresql://127.0.0.1:1/x"),
        (("restore", "none.db"), "none.db"),
        (("move", "none.db", "b.db"), "none.db"),
    ],
)
def test_what_cannot_be_done_is_refused(
    words: tuple[str, ...],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert said in refused(capsys, *words)
    assert [*tmp_path.iterdir()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str, path: Path) -> None:
    code, out = run(path, "backup", f"{path}.backup", language=language)
    assert (code, f"{path}.backup" in out, "{" in out) == (0, True, False)
