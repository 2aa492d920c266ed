"""What a client sends: an example of each, each explained."""

import re
from typing import get_args

from messages import ROOT, examples_of
from pisti.table.wire_commands import ClientMessage


def tags() -> set[str]:
    return {kind.__struct_config__.tag for kind in get_args(ClientMessage)}


def test_there_is_an_example_of_each() -> None:
    assert {example["type"] for example in examples_of("client")} == tags()


def test_each_is_explained() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    section = text.split("## From the client")[1].split("## From the server")[0]
    assert {*re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (.*?) \|", section, re.MULTILINE)))} == tags()


def test_whatever_changes_something_has_an_id() -> None:
    without = {kind.__struct_config__.tag for kind in get_args(ClientMessage) if "id" not in kind.__struct_fields__}
    assert without == {"hello", "shown", "pong"}


def test_nothing_is_of_a_kind_and_can_be_changed() -> None:
    for kind in get_args(ClientMessage):
        assert kind.__struct_config__.frozen
        assert kind.__struct_config__.forbid_unknown_fields
