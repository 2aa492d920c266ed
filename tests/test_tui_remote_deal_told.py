"""The promises of a server are told so that they can be noted, with the command that checks them."""

import pytest

from pisti.i18n import LANGUAGES
from pisti.tui.remote.deal_told import MOST, deal_lines
from pisti.tui.remote.promises import Receipt
from screens import texts

RECEIPTS = [Receipt(0, "00" * 32, True), Receipt(1, "11" * 32, False), Receipt(2, "22" * 32)]


def test_the_newest_comes_first_and_is_in_the_command() -> None:
    lines = list(deal_lines(texts("en"), RECEIPTS, "/games/x.pisti"))
    assert lines[2] == "pisti verify /games/x.pisti --commitment " + "22" * 32
    assert lines[4:] == [
        *("Round 2, not over yet:", "22" * 32, ""),
        *("Round 1, checked, not as promised:", "11" * 32, ""),
        *("The first dealer, checked, as promised:", "00" * 32),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_the_first_promise_that_is_said(language: str) -> None:
    lines = list(deal_lines(texts(language), []))
    assert lines[-1] == texts(language)("remote-deal-none")
    assert "pisti verify FILE --commitment HEX" in lines


def test_the_last_ones_are_told() -> None:
    many = [Receipt(round, f"{round:064x}", True) for round in range(100)]
    assert sum("Round" in line for line in deal_lines(texts("en"), many)) == MOST
