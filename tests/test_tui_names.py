"""Persons are called by their names where that says who is meant, and a name can do no harm to a screen."""

import pytest

from pisti.i18n import LANGUAGES
from pisti.rules import Seat
from pisti.table import Bot, Person
from pisti.tui.names import LONGEST_NAME, names_of, shown_name
from screens import texts

S, E, N, W = Seat


def test_a_name_that_two_have_says_of_neither_who_is_meant() -> None:
    players = {S: Person("Ada"), E: Person("bo"), N: Person("Bo"), W: Person("Cem")}
    assert names_of(texts("en"), players, S) == {W: "Cem"}
    assert names_of(texts("en"), {S: Person("Ada"), E: Person("ADA")}, S) == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_called_as_a_seat_is(language: str) -> None:
    say = texts(language)
    players = {S: Person("Ada"), E: Person(say("seat-name", seat="W")), N: Person("Bo")}
    assert names_of(say, players, S) == {N: "Bo"}


def test_you_and_bots_are_not_called_by_names() -> None:
    assert names_of(texts("en"), {S: Person("Ada"), E: Bot("Bo", "hard")}, S) == {}
    assert names_of(texts("en"), {S: Person("Ada"), E: Person("Bo")}, E) == {S: "Ada"}


@pytest.mark.parametrize("name", ["\x1b[2J", "a\nb", "\u202eadA", "x" * 1000, "\ud800"])
def test_what_somebody_calls_himself_cannot_act_on_a_terminal(name: str) -> None:
    shown = shown_name(Person(name))
    assert shown.isprintable()
    assert len(shown) <= LONGEST_NAME
