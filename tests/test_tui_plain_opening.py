"""A table to sit down at: as it was asked for, or that of a kept game."""

from argparse import Namespace
from pathlib import Path

import pytest

from pisti.i18n import Texts
from pisti.rules import PRESETS, Rules, Seat
from pisti.table import Bot, Cut, Person, Start
from pisti.tui.plain_opening import CannotPlay, PlainFault, check_flags, opened

TEXTS = Texts("en")


def asked(**given: object) -> Namespace:
    """What was asked for, all else left out."""
    nothing = dict.fromkeys(("file", "record", "rules", "level", "name", "seed"))
    return Namespace(**{**nothing, **given})


def entropy(size: int) -> bytes:
    return b"e" * size


def test_a_new_table_is_the_standard_one_with_three_bots_of_the_usual_level() -> None:
    new = opened(asked(), TEXTS, entropy)
    assert (new.you, new.table.rules, new.is_resumed, new.is_over) == (Seat.SOUTH, Rules(), False, False)
    assert new.table.players[Seat.SOUTH] == Person("South")
    assert [player for player in new.table.players.values() if isinstance(player, Bot)] == [
        Bot("bot (medium)", "medium")
    ] * 3


@pytest.mark.parametrize("name", PRESETS)
def test_a_new_table_has_the_rules_level_and_name_that_were_asked_for(name: str) -> None:
    new = opened(asked(rules=PRESETS[name], level="hard", name="Ada"), TEXTS, entropy)
    assert new.table.rules == PRESETS[name]
    assert list(new.table.players.values()) == [Person("Ada"), *[Bot("bot (hard)", "hard")] * (PRESETS[name].seats - 1)]


def test_the_seed_alone_decides_what_is_drawn() -> None:
    one, two = opened(asked(seed=7), TEXTS, entropy), opened(asked(seed=7), TEXTS, bytes)
    assert (one.game, one.tags) == (two.game, (("LocalSeed", "7"),))
    assert opened(asked(), TEXTS, entropy).tags == ()


def test_a_kept_game_is_opened_with_all_it_had(tmp_path: Path) -> None:
    file = str(tmp_path / "game.pisti")
    new = opened(asked(record=file, level="hard", rules=Rules(seats=2), seed=7), TEXTS, entropy)
    new.keep()
    assert not Path(file).exists()  # nothing has been dealt
    new.table.handle(Seat.SOUTH, Start(), 0.0, b"x")
    new.table.handle(Seat.NORTH, Start(), 0.0, b"x")
    if new.table.cutter is not None:
        new.table.handle(new.table.cutter, Cut("1"), 0.0, b"x")
    new.keep()
    kept = opened(asked(file=file), TEXTS, entropy)
    assert (kept.table.rules, dict(kept.table.players)) == (new.table.rules, dict(new.table.players))
    assert (kept.game, kept.tags, kept.you, kept.is_resumed) == (new.game, new.tags, new.you, True)


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"record": ""}, PlainFault.NAME_NEEDED),
        ({"file": ""}, PlainFault.NAME_NEEDED),
        ({"record": "-"}, PlainFault.NAME_NEEDED),
        ({"file": "-"}, PlainFault.NAME_NEEDED),
        ({"file": "x", "level": "hard"}, PlainFault.RESUME_DECIDES),
        ({"file": "x", "rules": Rules()}, PlainFault.RESUME_DECIDES),
        ({"file": "x", "name": "Ada"}, PlainFault.RESUME_DECIDES),
        ({"file": "x", "seed": 0}, PlainFault.RESUME_DECIDES),
        ({"file": "x", "record": "y"}, PlainFault.RESUME_KEEPS),
    ],
)
def test_what_contradicts_itself_is_refused(given: dict[str, object], code: PlainFault) -> None:
    with pytest.raises(CannotPlay) as caught:
        check_flags(asked(**given))
    assert caught.value.code is code
