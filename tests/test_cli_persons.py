"""``pisti persons``: directly where nobody uses the database, by the server where one does."""

import asyncio
import json
import sys
from pathlib import Path

import pytest

from gamers import count_all, end, guest, outcome
from pisti.cli import main
from pisti.server.owner import file_beside
from pisti.server.store import open_store
from pisti.server.store.persons_changing import Complaint
from sites import run as run_site
from sites import site
from stores import NOW


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database with persons and a report."""

    async def work() -> None:
        store = await open_store(str(tmp_path / "pisti.db"))
        await end(store, outcome("g"))
        await count_all(store)
        await store.persons.set_name(guest("Ada"), "Ada", NOW, str)
        complaint = Complaint("t", "g", "S", guest("Ada"), guest("Bo"), "words", "rude\nwords")
        await store.persons.report(complaint, NOW, str)
        await store.close()

    asyncio.run(work())
    return tmp_path / "pisti.db"


def told(capsys: pytest.CaptureFixture[str], *words: str, database: Path) -> tuple[int, str, str]:
    code = main(["--lang", "en", "persons", *words, "--database", str(database)])
    out = capsys.readouterr()
    return code, out.out, out.err


def test_persons_are_listed_and_banned(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = told(capsys, "list", "--json", database=database)
    rows = [json.loads(line) for line in out.splitlines()]
    assert (code, len(rows)) == (0, 4)
    who = next(row["public"] for row in rows if row["name"] == "Ada")
    assert told(capsys, "show", who, database=database)[1].startswith(f"{who}: Ada (rating: ")
    assert told(capsys, "ban", who, "--reason", "spam", database=database)[1].endswith("banned: spam\n")
    assert "spam" not in told(capsys, "unban", who, database=database)[1]


def test_reports_are_read_and_handled(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = told(capsys, "reports", database=database)
    assert code == 0
    assert out.endswith(", words: rude words\n")
    assert told(capsys, "handle", out.partition(":")[0], database=database) == (0, "Done.\n", "")
    assert told(capsys, "reports", database=database)[1] == "There is nobody and nothing to show.\n"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["show"], "WHO"),
        (["list", "x"], "x"),
        (["show", "nobody"], "There is no person “nobody” here."),
        (["handle", "99"], "There is no report 99."),
        (["nothing"], "nothing"),
    ],
)
def test_what_is_wrong_is_told(database: Path, capsys: pytest.CaptureFixture[str], words: list[str], says: str) -> None:
    code, out, err = told(capsys, *words, database=database)
    assert (code, out) == (2, "")
    assert says in err
    assert "Traceback" not in err


async def run_alone(*words: str, database: Path) -> tuple[int | None, str, str]:
    """The same in a process of its own."""
    script = "import sys; from pisti.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", script, "--lang", "en", "persons", *words, "--database", str(database)]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe)
    out, err = await process.communicate()
    return process.returncode, out.decode(), err.decode()


def test_a_server_that_runs_is_asked(database: Path) -> None:
    async def asked() -> None:
        async with site(database.parent):
            code, out, _ = await run_alone("list", "--json", database=database)
            assert (code, len(out.splitlines())) == (0, 4)
            code, _, err = await run_alone("show", "nobody", database=database)
            assert (code, "There is no person “nobody” here." in err) == (2, True)
            file_beside(database).write_text('{"url":"http://127.0.0.1:9","word":"x"}')
            code, _, err = await run_alone("list", database=database)
            assert (code, "is used by a server that does not answer" in err) == (2, True)
            file_beside(database).unlink()
            code, _, err = await run_alone("list", database=database)
            assert (code, "is used by a server that does not answer" in err) == (2, True)

    run_site(asked())
