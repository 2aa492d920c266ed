"""House rules in words: every difference has its line, and the rules in short tell what holds at this table."""

import pytest

from pisti.rules import POINT_FIELDS, PRESETS, Rules
from pisti.tui.plain_rules import differences, in_short
from sittings import TEXTS
from strategies import OPTIONS, settled

TOLD_ELSEWHERE = {"seats", "target"}


@pytest.mark.parametrize("field", sorted(set(OPTIONS) - TOLD_ELSEWHERE))
def test_each_field_that_differs_has_a_line_of_its_own(field: str) -> None:
    usual = {name: getattr(Rules(), name) for name in OPTIONS}
    for value in OPTIONS[field]:
        rules = settled({**usual, field: value})
        lines = list(differences(TEXTS, rules))
        assert len(lines) == (getattr(rules, field) != usual[field])
        if field in POINT_FIELDS and lines:
            assert str(value) in lines[0]


def test_the_standard_game_and_its_targets_differ_in_nothing_that_needs_a_line() -> None:
    for name in ("standard", "classic-101", "short", "two", "three"):
        assert list(differences(TEXTS, PRESETS[name])) == []
    assert list(differences(TEXTS, PRESETS["solo"])) == ["Each plays alone."]


@pytest.mark.parametrize("name", PRESETS)
def test_the_rules_in_short_hold_at_this_table(name: str) -> None:
    rules = PRESETS[name]
    text = "\n".join(in_short(TEXTS, rules))
    assert f"The game goes to {rules.target}." in text
    assert ("your side captures" in text) == bool(rules.partners)
    assert ("The last card of a round makes no pişti" in text) == (not rules.last_card_pisti)
    assert ("set aside" in text) == (rules.centre.value == "set_aside")
    assert "The first card of a round makes no pişti" in text
    assert 9 <= text.count("\n") <= 12


def test_a_first_card_that_counts_is_told_as_what_differs() -> None:
    text = "\n".join(in_short(TEXTS, Rules(first_card_pisti=True)))
    assert "The first card of a round makes no pişti" not in text
    assert "The first card of a round may make a pişti." in text
