"""What a server sends: an example of each, each explained."""

import re
from typing import Any, get_args

from messages import ROOT, examples_of
from pisti.table.wire_events import ServerMessage, TableEvent

TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def tags(union: object) -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(union)}


def explained(section: str) -> set[str]:
    return {*re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (.*?) \|", section, re.MULTILINE)))}


def test_there_is_an_example_of_each() -> None:
    examples: list[dict[str, Any]] = examples_of("server")
    assert {example["type"] for example in examples} == tags(ServerMessage)
    events = {event["type"] for example in examples for event in example.get("events", [])}
    assert events == tags(TableEvent)


def test_each_is_explained() -> None:
    assert explained(TEXT.split("## From the server")[1].split("## Events")[0]) == tags(ServerMessage)
    assert explained(TEXT.split("## Events")[1]) == tags(TableEvent)


def test_nothing_is_of_a_kind_and_can_be_changed() -> None:
    for kind in (*get_args(ServerMessage), *get_args(TableEvent)):
        assert kind.__struct_config__.frozen
        assert kind.__struct_config__.forbid_unknown_fields
