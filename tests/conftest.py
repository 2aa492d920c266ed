"""What holds for every test: nobody's own settings and games are touched, and only tests of the rules are measured.

And what tests of the page have in common, a file of them at a time: a browser, and a server that they visit; and a
PostgreSQL for tests of the store.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from places import Place
    from postgreses import Cluster

OF_THE_RULES = ("cards", "rules", "engine", "round", "game", "unknown", "observation", "notation", "vectors", "perft")
"""How the names of the files begin, after ``test_``, whose tests cover the rules: to trace all others takes long."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more at a time than there are cores: many tests wait for a browser, a server or a database."""
    return 1 + (os.cpu_count() or 1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Measure the coverage of the rules by their own tests and examples alone."""
    for item in items:
        name = item.path.name
        if name.startswith("test_") and not name.removeprefix("test_").startswith(OF_THE_RULES):
            item.add_marker(pytest.mark.no_cover)


@pytest.fixture(scope="session", autouse=True)
def _own_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME"):
            patch.setenv(name, str(tmp_path_factory.mktemp(name)))
        yield


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A browser: see browser.visiting."""
    from browser import NoChromium, launched

    try:
        with launched() as browser:
            yield browser
    except NoChromium as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the built page, and a new database, in a process of its own."""
    from built_page import need_page
    from crowd import serving

    need_page()
    with serving(tmp_path_factory.mktemp("server") / "pisti.db") as (address, _):
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where tables are kept: each kind of store in turn."""
    if request.param == "sqlite":
        return tmp_path
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.made()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL of its own for each process that tests: see postgreses."""
    from postgreses import NoPostgres, running

    try:
        with running() as cluster:
            yield cluster
    except NoPostgres as error:
        pytest.fail(str(error), pytrace=False)
