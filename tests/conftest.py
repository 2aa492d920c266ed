"""What holds for every test: nobody's own settings and games are touched, and only tests of the rules are measured."""

from collections.abc import Iterator

import pytest

OF_THE_RULES = ("cards", "rules", "engine", "round", "game", "unknown", "observation", "notation", "vectors", "perft")
"""How the names of the files begin, after ``test_``, whose tests cover the rules: to trace all others takes long."""


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
