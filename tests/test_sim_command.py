from __future__ import annotations

import argparse
import io
import json
import sys

import pytest

from pisti.i18n import Texts
from pisti.sim import BadSimulation, SimulationFault
from pisti.sim.command import add_arguments, policies, rounds, run


def simulate(*words: str) -> str:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    out = io.StringIO()
    ticks = iter([10.0, 12.0])
    assert run(parser.parse_args(words), Texts("en"), out, clock=lambda: next(ticks)) == 0
    return out.getvalue()


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where numba is not installed."""
    for place in ("pisti.sim.command.compiled", "pisti.sim.simulation.compiled"):
        monkeypatch.setattr(place, lambda: None)


@pytest.mark.usefixtures("interpreted")
def test_it_tells_the_figures_and_how_they_were_made() -> None:
    told = simulate("--rounds", "200", "--seed", "3", "--policy", "medium", "--rules", "two")
    assert "200 rounds, rules seats=2,target=101, seed 3" in told
    assert "Side 2 (medium)" in told
    assert "100 rounds a second, not compiled: that takes numba (the extra “fast”)" in told


def test_it_tells_where_it_was_compiled() -> None:
    assert "100 rounds a second, compiled" in simulate("--rounds", "200")


@pytest.mark.usefixtures("interpreted")
def test_the_same_seed_tells_the_same() -> None:
    assert simulate("--rounds", "50", "--seed", "3") == simulate("--rounds", "5e1", "--seed", "3")


@pytest.mark.usefixtures("interpreted")
def test_without_a_seed_there_is_a_new_one_which_repeats_the_run() -> None:
    one, two = (json.loads(simulate("--rounds", "20", "--json")) for _ in range(2))
    assert one["seed"] != two["seed"]
    assert json.loads(simulate("--rounds", "20", "--json", "--seed", str(one["seed"]))) == one


@pytest.mark.usefixtures("interpreted")
def test_json_is_one_line_with_the_speed() -> None:
    text = simulate("--rounds", "20", "--json", "--seed", "1")
    values = json.loads(text)
    assert text.count("\n") == 1
    assert (values["compiled"], values["rounds_per_second"], values["rounds"]) == (False, 10.0, 20)


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.usefixtures("interpreted")
def test_progress_is_shown_on_a_terminal_and_wiped(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    told = simulate("--rounds", "200", "--seed", "3")
    shown = terminal.getvalue()
    assert shown.startswith("\r0 %")
    assert "\r100 %" in shown
    assert shown.endswith("\r\x1b[K")
    assert "%" not in told


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("stderr", [io.StringIO(), None])
def test_progress_is_shown_nowhere_else(stderr: io.StringIO | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", stderr)
    assert "20 rounds" in simulate("--rounds", "20", "--seed", "3")
    assert stderr is None or stderr.getvalue() == ""


@pytest.mark.usefixtures("interpreted")
def test_ctrl_c_gets_out_and_wipes_the_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setattr("pisti.sim.command.simulate", interrupt)
    with pytest.raises(KeyboardInterrupt):
        simulate("--rounds", "20")
    assert terminal.getvalue().endswith("\r\x1b[K")


@pytest.mark.parametrize(
    ("text", "count"), [("2", 2), ("1e6", 10**6), ("1E6", 10**6), ("2.50e2", 250), ("1e12", 10**12)]
)
def test_rounds(text: str, count: int) -> None:
    assert rounds(text) == count


@pytest.mark.parametrize(
    "text",
    ["", "0", "1", "-5", "1.5", "1e13", "1e99", "1e999999999", "nan", "inf", "0x10", "1_000", "٣٣", " 5", "9" * 5000],
)
def test_rounds_that_cannot_be(text: str) -> None:
    with pytest.raises(BadSimulation) as caught:
        rounds(text)
    assert (caught.value.code, caught.value.fields) == (SimulationFault.BAD_ROUNDS, {"rounds": text})


@pytest.mark.parametrize("text", ["", "best", "hard,", "hard, medium", "Hard"])
def test_policies_that_cannot_be(text: str) -> None:
    with pytest.raises(BadSimulation) as caught:
        policies(text)
    assert caught.value.code is SimulationFault.UNKNOWN_POLICY


def test_policies_for_another_number_of_seats() -> None:
    with pytest.raises(BadSimulation) as caught:
        simulate("--policy", "hard,hard", "--seed", "1")
    assert caught.value.code is SimulationFault.POLICIES_FOR_SEATS
