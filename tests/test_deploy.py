"""The examples in deploy/: what they ask for is what the server has."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pisti.cli import serving
from pisti.server.measures import Measures

DEPLOY = Path(__file__).parent.parent / "deploy"
DASHBOARD = DEPLOY / "grafana" / "pisti.json"
RULES = DEPLOY / "prometheus" / "pisti.rules.yml"
ENDINGS = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}


def told() -> set[str]:
    """The names that the figures of a server have."""
    return {metric.name + ending for metric in Measures().collect() for ending in ENDINGS[metric.type]}


def asked(text: str) -> set[str]:
    return set(re.findall(r"\bpisti_\w+", text))


def panels() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    return found


def questions() -> Iterator[str]:
    for panel in panels():
        yield from (target["expr"] for target in panel.get("targets", []))


def test_the_dashboard_asks_for_figures_that_there_are() -> None:
    names = {name for question in questions() for name in asked(question)}
    assert names <= told()
    assert len(names) > 15


def test_every_figure_is_on_the_dashboard() -> None:
    text = " ".join(questions())
    names = {metric.name for metric in Measures().collect()}
    assert not {name for name in names if name not in text}


def test_what_the_variables_ask_for_is_there() -> None:
    variables = json.loads(DASHBOARD.read_text(encoding="utf-8"))["templating"]["list"]
    assert {name for each in variables for name in asked(str(each.get("definition", "")))} <= told()
    used = set(re.findall(r"\$\{?(\w+)", " ".join([*questions(), json.dumps(panels())])))
    assert used <= {each["name"] for each in variables} | {"__rate_interval"}


def test_panels_have_numbers_of_their_own_and_do_not_overlap() -> None:
    numbers = [panel["id"] for panel in panels()]
    assert len(numbers) == len({*numbers})
    places = [
        (x, y)
        for panel in panels()
        for box in [panel["gridPos"]]
        for x in range(box["x"], box["x"] + box["w"])
        for y in range(box["y"], box["y"] + box["h"])
    ]
    assert len(places) == len({*places})
    assert max(x for x, _ in places) < 24


def test_the_questions_are_whole() -> None:
    for question in questions():
        for pair in ("()", "{}", "[]"):
            assert question.count(pair[0]) == question.count(pair[1]), question


def test_the_rules_ask_for_figures_that_there_are() -> None:
    text = RULES.read_text(encoding="utf-8")
    assert asked("\n".join(re.findall(r"expr: (.*)", text))) <= told()
    names = re.findall(r"alert: (\w+)", text)
    assert len(names) == len({*names}) == text.count("expr:") == text.count("summary:")
    assert "pisti.rules.yml" in (RULES.parent / "prometheus.yml").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["pisti.service", "workers/pisti@.service"])
def test_a_service_is_started_by_flags_that_there_are(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8").replace("\\\n", " ")
    [words] = re.findall(r"^ExecStart=\S+ serve (.*)$", text, re.MULTILINE)
    parser = argparse.ArgumentParser()
    serving.add_arguments(parser)
    found = parser.parse_args(words.replace("%i", "8151").split())
    assert found.host == "127.0.0.1"
    assert str(found.public_url) == "https://pisti.example.org"


def test_the_proxies_know_the_same_workers_and_pass_on_no_figures() -> None:
    ports = []
    for name in ("workers/Caddyfile", "workers/nginx.conf", "prometheus/prometheus.yml"):
        text = (DEPLOY / name).read_text(encoding="utf-8")
        ports.append({*re.findall(r"127\.0\.0\.1:(\d+)", text)})
        assert "/metrics" in text or "prometheus" in name
    assert ports == [{"8151", "8152", "8153"}] * 3


def test_a_password_is_in_the_environment_alone() -> None:
    service = (DEPLOY / "workers" / "pisti@.service").read_text(encoding="utf-8")
    [file] = re.findall(r"^EnvironmentFile=/etc/pisti/(\S+)$", service, re.MULTILINE)
    names = re.findall(r"^(\w+)=", (DEPLOY / "workers" / file).read_text(encoding="utf-8"), re.MULTILINE)
    assert names == ["PISTI_DATABASE", "PGPASSWORD"]
    assert {*re.findall(r"\$\{(\w+)\}", service)} == {"PISTI_DATABASE"}
