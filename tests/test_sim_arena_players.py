from __future__ import annotations

from pathlib import Path

import pytest

import arena_bots
from pisti.bots import LEVELS
from pisti.sim.arena import ArenaFault, BadArena
from pisti.sim.arena.players import WEIGHTS, code_of, player


def test_levels_and_own_bots() -> None:
    assert [player(name) for name in LEVELS] == list(LEVELS.values())
    assert isinstance(player("arena_bots:Simple"), arena_bots.Simple)
    known: object = player("arena_bots:simple")
    assert known is arena_bots.simple


@pytest.mark.parametrize(
    ("name", "code", "words"),
    [
        ("best", ArenaFault.UNKNOWN_PLAYER, "random beginner easy medium hard"),
        ("", ArenaFault.UNKNOWN_PLAYER, ""),
        ("no_such_module:Bot", ArenaFault.NO_MODULE, "ModuleNotFoundError: No module named 'no_such_module'"),
        (":Bot", ArenaFault.NO_MODULE, "ValueError"),
        ("arena_bots:", ArenaFault.NOT_A_BOT, ""),
        ("arena_bots:Nobody", ArenaFault.NOT_A_BOT, ""),
        ("arena_bots:nothing", ArenaFault.NOT_A_BOT, ""),
        ("arena_bots:Unready", ArenaFault.BOT_FAILED, "FileNotFoundError: [Errno 2] no weights (arena_bots.py:"),
    ],
)
def test_who_cannot_play(name: str, code: ArenaFault, words: str) -> None:
    with pytest.raises(BadArena) as caught:
        player(name)
    assert caught.value.code is code
    assert caught.value.fields["player"] == name
    assert words in str(caught.value.fields)


def test_a_module_that_cannot_be_read_is_told_with_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "half_a_bot.py").write_text("x = 1\nraise KeyError('weights\\n gone')\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadArena) as caught:
        player("half_a_bot:Bot")
    assert caught.value.fields["reason"] == "KeyError: 'weights\\n gone' (half_a_bot.py:2)"


def test_other_code_is_another_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    levels = code_of(("hard", "medium"))
    assert levels == code_of(("easy", "random")) != code_of(("hard", "arena_bots:Simple"))
    file = tmp_path / "bot_that_changes.py"
    file.write_text("from arena_bots import Simple\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    before = code_of(("hard", "bot_that_changes:Simple"))
    file.write_text("from arena_bots import Medium as Simple\n", encoding="utf-8")
    assert code_of(("hard", "bot_that_changes:Simple")) != before


def test_other_weights_are_another_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = code_of(("hard", "medium"))
    assert list(WEIGHTS.glob("*.npz"))
    monkeypatch.setattr("pisti.sim.arena.players.WEIGHTS", tmp_path)
    assert code_of(("hard", "medium")) != before
