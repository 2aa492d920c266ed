"""Games at tables of servers are kept among the others, each once."""

from pathlib import Path

import pytest

from pisti.tui.remote.game_kept import keep_game

GAME = "0a1b2c3d4e5f6071"


def test_a_game_is_kept_under_its_day_and_name(tmp_path: Path) -> None:
    file = keep_game(tmp_path / "games", b"record", GAME, 1.75e9)
    assert Path(file).name == "2025-06-15-0a1b2c3d.pisti"
    assert Path(file).read_bytes() == b"record"


def test_the_same_game_is_kept_once_and_another_beside_it(tmp_path: Path) -> None:
    one = keep_game(tmp_path, b"record", GAME, 1.75e9)
    assert keep_game(tmp_path, b"record", GAME, 1.76e9) == one
    two = keep_game(tmp_path, b"other", GAME, 1.75e9)
    assert two != one
    assert Path(one).read_bytes() == b"record"


@pytest.mark.parametrize("name", ["../../x", "*", "", "[a]", "a/b"])
def test_a_name_that_a_server_has_made_up_leads_nowhere_else(name: str, tmp_path: Path) -> None:
    folder = tmp_path / "games"
    file = keep_game(folder, b"record", name, 1.75e9)
    assert Path(file).parent == folder
    assert sorted(path.name for path in tmp_path.iterdir()) == ["games"]
