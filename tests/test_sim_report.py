import json

import pytest

from pisti.i18n import Texts
from pisti.rules import Rules
from pisti.sim import simulate
from pisti.sim.report import as_json, histogram, lines

SUMMARY = simulate(Rules(), 300, 5, ("hard", "medium", "hard", "medium"), compiled=False)
WRITE = "{:.1f}".format


def test_people_are_told_every_figure() -> None:
    told = "\n".join(lines(SUMMARY, 5, Texts("en")))
    first, second = SUMMARY.points
    for part in (
        "300 rounds, rules standard, seed 5",
        f"Side 1 (hard, hard): {first.value:.4f} ± {first.error:.4f}",
        f"Side 2 (medium, medium): {second.value:.4f} ± {second.error:.4f}",
        f"{SUMMARY.together.value:.4f} ± {SUMMARY.together.error:.4f}",
        f"{SUMMARY.margin.value:.4f} ± {SUMMARY.margin.error:.4f}",
        f"{SUMMARY.pistis.value:.5f} ± {SUMMARY.pistis.error:.5f}",
        f"{SUMMARY.doubles.value:.5f} ± {SUMMARY.doubles.error:.5f}",
        f"in {100 * SUMMARY.ties.value:.3f} ± {100 * SUMMARY.ties.error:.3f} of 100 rounds",
    ):
        assert part in told, part


def test_a_large_seed_is_written_as_it_must_be_typed() -> None:
    assert "seed 12345678901234567" in lines(SUMMARY, 12345678901234567, Texts("en"))[0]


def test_every_side_has_its_line_and_its_policies() -> None:
    summary = simulate(Rules.parse("three"), 20, 1, ("hard", "medium", "random"), compiled=False)
    told = lines(summary, 1, Texts("en"))
    assert [line.partition(":")[0] for line in told if line.startswith("Side") and "(" in line] == [
        "Side 1 (hard)",
        "Side 2 (medium)",
        "Side 3 (random)",
    ]


def test_the_histogram_is_ascii_and_its_shares_are_all_rounds() -> None:
    rows = histogram(SUMMARY.histogram, WRITE)
    assert all(row.isascii() for row in rows)
    assert sum(float(row.split()[-1]) for row in rows) == pytest.approx(100, abs=0.05 * len(rows))
    assert max(row.count("#") for row in rows) == 40
    assert rows[0].lstrip().startswith("..")
    assert rows[-1].partition("|")[0].rstrip().endswith("..")


def test_the_histogram_keeps_rare_ends_together() -> None:
    rows = histogram({-200: 1, 0: 5000, 7: 4998, 190: 1}, WRITE)
    assert len(rows) == 2
    assert rows[0].startswith("  ..   4 |")
    assert rows[1].startswith("   5  .. |")


def test_a_histogram_of_one_margin() -> None:
    assert histogram({3: 7}, WRITE) == ["  ..  .. |" + "#" * 40 + " 100.0"]


def test_json_holds_the_same_figures() -> None:
    values = json.loads(json.dumps(as_json(SUMMARY, 5)))
    assert values["points"][0] == {"mean": SUMMARY.points[0].value, "error": SUMMARY.points[0].error}
    assert (values["rules"], values["seed"], values["rounds"]) == ("standard", 5, 300)
    assert values["policies"] == ["hard", "medium", "hard", "medium"]
    assert {int(margin): count for margin, count in values["histogram"].items()} == SUMMARY.histogram


def test_json_has_null_where_an_error_is_not_known() -> None:
    one = as_json(simulate(Rules(), 1, 1, compiled=False), 1)
    assert one["together"]["error"] is None  # type: ignore[index]
