"""An analysis as lines and as JSON."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from pisti.analysis import analyse
from pisti.analysis.told import Told, as_json, head, lines
from pisti.i18n import LANGUAGES, Texts
from pisti.rules import Rules, Seat
from test_analysis_game import played

DOCS = Path(__file__).parent.parent / "docs"


@cache
def some_game(rules: str = "standard", worlds: int = 16) -> Told:
    """Two rounds played at random, the second broken off."""
    games = [played(Rules.parse(rules), plies, seed) for plies, seed in ((48, 1), (30, 2))]
    return Told("g<1>", {Seat.SOUTH: "Ayşe & Co", Seat.NORTH: "?"}, analyse(games, worlds, seed=5))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_are_there_in_every_language(language: str) -> None:
    told = list(lines(some_game(), Texts(language)))
    analysis = some_game().analysis
    costly = [play for play in analysis.plays if play.cost.value]
    assert len(told) == 1 + 2 + 4 + 1 + len(analysis.costliest) + 2 + 4 + len(costly)
    assert "Ayşe & Co" in told[1]


def test_the_head_says_whether_it_was_compiled() -> None:
    analysis = analyse(played(Rules(), 1), worlds=2, compile_it=False)
    assert "numba" in head(analysis, Texts("en"))
    assert "numba" not in head(some_game().analysis, Texts("en"))
    assert "16; seed: 5" in head(some_game().analysis, Texts("en"))


def test_players_are_called_by_their_names_or_their_seats() -> None:
    texts = Texts("en")
    assert [some_game().player(seat, texts) for seat in (Seat.SOUTH, Seat.NORTH, Seat.EAST)] == [
        "Ayşe & Co",
        "North",
        "East",
    ]


def test_the_values_for_json_are_those_of_the_analysis() -> None:
    told = some_game()
    values = json.loads(json.dumps(as_json(told, Texts("en"))))
    assert (values["game"], values["worlds"], values["seed"], values["compiled"]) == ("g<1>", 16, 5, True)
    assert values["names"] == {"S": "Ayşe & Co", "E": "?", "N": "?", "W": "?"}
    assert [each["side"] for each in values["sides"]] == ["NS", "EW"]
    assert values["rounds"][1]["sides"][0]["luck"] is None
    for round, analysed in zip(values["rounds"], told.analysis.rounds, strict=True):
        for play, other in zip(round["plays"], analysed.plays, strict=True):
            assert (play["ply"], play["card"]) == (other.ply, str(other.card))
            assert play["cost"] == other.cost._asdict()
            assert play["why"]["code"] == other.reason.why
            assert [each["value"]["value"] for each in play["cards"]] == [each.value.value for each in other.values]


def names_in(values: object) -> set[str]:
    """Every name of a field, at any depth, but those of the fields of a reason and of the seats."""
    if isinstance(values, list):
        return set().union(*map(names_in, values))
    if isinstance(values, dict):
        deeper = (names_in(value) for name, value in values.items() if name not in {"fields", "names"})
        return set(values).union(*deeper)
    return set()


def test_every_field_of_the_json_is_documented() -> None:
    documented = set(re.findall(r"`(\w+)`", (DOCS / "analysis.md").read_text(encoding="utf-8")))
    assert not names_in(as_json(some_game(), Texts("en"))) - documented
