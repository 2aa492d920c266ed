from __future__ import annotations

from math import inf

import pytest

from pisti.i18n import LANGUAGES, Texts
from pisti.rules import Rules
from pisti.sim.arena import Chunk, Contest, Result, SequentialTest, Standing, Sums, Unit
from pisti.sim.arena.report import as_json, cross_table, lines, turned

EN = Texts("en")


def standing(
    players: tuple[str, ...], *sums: Sums, unit: Unit = Unit.DEALS, test: SequentialTest | None = None
) -> Standing:
    contest = Contest(players, Rules(), 7, unit)
    found = Standing(contest, sums[0].deals, test)
    for number, each in enumerate(sums):
        found.add(Chunk(number, (each,)))
    return found


def test_a_match_of_two() -> None:
    assert lines(standing(("a", "b"), Sums(2, 8, 40)), EN) == [
        "Rules standard, seed 7. Every deal is played once for each side.",
        "Deals of each pairing: 2",
        "a against b: 2.00 ± 1.00 points a round (95 %: 0.04 to 3.96)",
    ]


def test_games_are_told_in_hundredths() -> None:
    told = lines(standing(("a", "b"), Sums(5, 8, 14), unit=Unit.GAMES), EN)
    assert told[1:] == ["Pairs of games of each pairing: 5", "a against b: 80.0 % of games won (95 %: 49.0 to 94.3)"]


def test_a_table_of_all_against_all() -> None:
    found = standing(("long name", "b", "c"), Sums(2, 8, 40), Sums(2, 4, 16), Sums(2, -8, 40))
    assert cross_table(found.contest.players, found.results(), Unit.DEALS, EN) == [
        "              long name            b             c",
        "long name             -  2.00 ± 1.96   1.00 ± 1.96",
        "b          -2.00 ± 1.96            -  -2.00 ± 1.96",
        "c          -1.00 ± 1.96  2.00 ± 1.96             -",
    ]
    assert lines(found, EN)[-4:] == cross_table(found.contest.players, found.results(), Unit.DEALS, EN)


def test_each_cell_is_that_of_its_row_and_column() -> None:
    names = tuple("abcde")
    results = Contest(names, Rules(), 1).pairings
    made = [Result(one, two, 9, 10 * names.index(one) + names.index(two), 0, 0, 0) for one, two in results]
    table = [line.replace(" ± 0.00", "").split() for line in cross_table(names, made, Unit.DEALS, EN)]
    for row, one in enumerate(names):
        for column, two in enumerate(names):
            value = 10 * min(row, column) + max(row, column)
            expected = "-" if one == two else f"{value if row < column else -value}.00"
            assert table[row + 1][column + 1] == expected


def test_a_share_seen_from_the_other_side() -> None:
    assert turned(Result("a", "b", 5, 0.75, 0.125, 0.5, 0.875), Unit.GAMES) == Result(
        "b", "a", 5, 0.25, 0.125, 0.125, 0.5
    )


@pytest.mark.parametrize(
    ("sums", "verdict", "words"),
    [
        (Sums(1024, 2048, 60_000), "high", "Decided: 1 rather than 0."),
        (Sums(1024, 0, 60_000), "low", "Decided: 0 rather than 1."),
        (Sums(1024, 1024, 60_000), None, "Not decided: it takes more deals."),
    ],
)
def test_what_a_test_has_found(sums: Sums, verdict: str | None, words: str) -> None:
    found = standing(("a", "b"), sums, test=SequentialTest(0, 1))
    head, said = lines(found, EN)[-2:]
    assert head.startswith("Sequential test of 0 against 1: log-likelihood ratio ")
    assert said == words
    told = as_json(found)["test"]
    assert isinstance(told, dict)
    assert (told["verdict"], told["ratio"]) == (verdict, found.ratio)


def test_json_has_all_figures_and_no_infinity() -> None:
    values = as_json(standing(("a", "b"), Sums(1, 8, 64)))
    assert (values["players"], values["rules"], values["seed"], values["unit"]) == (["a", "b"], "standard", 7, "deals")
    assert values["results"] == [
        {"first": "a", "second": "b", "deals": 1, "value": 4.0, "error": None, "low": None, "high": None}
    ]
    assert values["test"] is None
    assert standing(("a", "b"), Sums(1, 8, 64)).results()[0].error == inf


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("unit", Unit)
def test_every_language_tells_all(language: str, unit: Unit) -> None:
    found = standing(("a", "b", "c"), *[Sums(2, 2, 2)] * 3, unit=unit)
    assert all(name in "\n".join(lines(found, Texts(language))) for name in "abc")
