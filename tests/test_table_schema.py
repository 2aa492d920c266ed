"""The schema and the types for other programs: made from the classes, and true of the examples."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from messages import MADE, examples_of
from pisti.table.schema import json_schema, typescript


@pytest.mark.parametrize("path", MADE, ids=lambda path: path.name)
def test_the_files_are_those_that_the_classes_make(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == MADE[path](), "run: PYTHONPATH=tests .venv/bin/python tests/messages.py"


def validator(name: str) -> Draft202012Validator:
    schema = {**json_schema(), "$ref": f"#/$defs/{name}"}
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


@pytest.mark.parametrize(("kind", "name"), [("client", "ClientMessage"), ("server", "ServerMessage")])
def test_the_examples_are_as_the_schema_says(kind: str, name: str) -> None:
    valid = validator(name)
    for example in examples_of(kind):
        assert [error.message for error in valid.iter_errors(example)] == []


def test_what_is_refused_is_not_as_the_schema_says() -> None:
    valid = validator("ClientMessage")
    for each in examples_of("refused"):
        if each["code"] == "message-not-so":
            assert not valid.is_valid(parsed(each["frame"])), each["frame"]


def parsed(frame: str) -> Any:  # noqa: ANN401
    try:
        return json.loads(frame)
    except (json.JSONDecodeError, RecursionError):
        return None


def test_every_definition_is_a_type_and_every_type_is_defined() -> None:
    text = typescript()
    definitions = json_schema()["$defs"]
    assert set(re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE)) == {*definitions}
    used = set(re.findall(r"(?<![\w\"])[A-Z][A-Za-z]+(?![\w\"])", re.sub(r"/\*\*.*?\*/|//.*", "", text)))
    assert used - {"Readonly", "Partial", "Record", "PROTOCOL", "LARGEST"} <= {*definitions}


def test_what_may_be_left_out_is_marked() -> None:
    play = typescript().split("export interface Reveal {")[1].split("}")[0]
    assert [line.strip() for line in play.strip().splitlines()] == [
        'type: "reveal";',
        "id: string;",
        "round: number;",
        "seed: string;",
        "tap?: number;",
    ]
