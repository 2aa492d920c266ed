"""The messages and the house rules for other programs: a JSON Schema, and TypeScript; all are made from the classes."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any

import msgspec

from pisti.rules import PRESETS, BadRules, Rules, Side
from pisti.table.wire_commands import ClientMessage
from pisti.table.wire_events import ServerMessage, TableEvent
from pisti.table.wire_types import LARGEST, PROTOCOL

Schema = Mapping[str, Any]
"""A JSON Schema, or a part of one."""

_ROOTS = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage, "TableEvent": TableEvent}
_SIMPLE = {"string": "string", "integer": "number", "boolean": "boolean", "null": "null"}


def json_schema() -> dict[str, Any]:
    """The JSON Schema of all messages: a definition for each, and the unions of what each end sends.

    >>> sorted(json_schema()["$defs"])[:3]
    ['Absent', 'Asked', 'Back']
    """
    roots, parts = msgspec.json.schema_components(_ROOTS.values(), ref_template="#/$defs/{name}")
    unions = dict(zip(_ROOTS, roots, strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Messages of a Pişti table, protocol {PROTOCOL}",
        "description": f"A message of a client has at most {LARGEST} bytes.",
        "$defs": dict(sorted({**parts, **unions}.items())),
    }


def schema_text() -> str:
    """The JSON Schema as it is written to a file."""
    return json.dumps(json_schema(), indent=2, ensure_ascii=False) + "\n"


def typescript() -> str:
    """The messages as types of TypeScript."""
    return "\n".join(_lines(json_schema()["$defs"])) + "\n"


def _lines(definitions: Mapping[str, Schema]) -> Iterator[str]:
    yield "// The messages of a Pişti table, made from src/pisti/table; see docs/protocol.md."
    yield ""
    yield f"export const PROTOCOL = {PROTOCOL};"
    yield f"export const LARGEST = {LARGEST}; // bytes of a message of a client"
    for name, schema in definitions.items():
        yield ""
        if "description" in schema:
            yield f"/** {' '.join(schema['description'].split())} */"
        if schema.get("type") == "object":
            yield f"export interface {name} {{"
            yield from _fields(schema)
            yield "}"
        else:
            yield f"export type {name} ={_type(schema, ' | ')};"


def _fields(schema: Schema) -> Iterator[str]:
    required = schema.get("required", ())
    for name, field in schema["properties"].items():
        mark = "" if name in required else "?"
        yield f"  {name}{mark}: {_type(field)};"


def _type(schema: Schema, joint: str = "") -> str:
    """A type as TypeScript writes it; the kinds of a named union stand one below the other."""
    if "anyOf" in schema:
        kinds = [_type(each) for each in schema["anyOf"]]
        return "".join(f"\n  | {kind}" for kind in kinds) if joint else " | ".join(kinds)
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(each) for each in schema["enum"])
    return _of_kind(schema)


def _of_kind(schema: Schema) -> str:
    kind = schema["type"]
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(_type(each) for each in schema['prefixItems'])}]"
    if kind == "array":
        return f"readonly ({_type(schema['items'])})[]"
    if kind == "object":
        return f"Readonly<Partial<Record<{_key(schema)}, {_type(schema['additionalProperties'])}>>>"
    return _SIMPLE[kind]


def _key(schema: Schema) -> str:
    return _type(schema["propertyNames"]) if "propertyNames" in schema else "string"


def house_rules() -> str:
    """The house rules as TypeScript: the fields with their standard values, what each may be, presets and seats."""
    return "\n".join(_house_rules()) + "\n"


def _house_rules() -> Iterator[str]:
    standard = {field.name: getattr(Rules(), field.name) for field in fields(Rules)}
    yield "// The house rules of a Pişti table, made from src/pisti/rules.py; see docs/rules.md."
    yield ""
    yield "export interface RuleFields {"
    yield from (f"  {name}: {_rule_type(name, value)};" for name, value in standard.items())
    yield "}"
    yield from _constant("FIELDS", "Readonly<RuleFields>", standard, "The standard game.")
    names = " | ".join(json.dumps(name) for name in PRESETS)
    yield from ("", f"export type PresetName = {names};")
    of_preset = "Readonly<Record<PresetName, Readonly<Partial<RuleFields>>>>"
    differing = {name: rules.differences() for name, rules in PRESETS.items()}
    yield from _constant("PRESETS", of_preset, differing, "What of each preset differs from the standard.")
    ranges = {
        name: [int(end) for end in _wanted(name).split("-")] for name, value in standard.items() if _is_int(value)
    }
    yield from _constant("RANGES", "Readonly<Record<string, readonly [number, number]>>", ranges, "From low to high.")
    choices = {name: _wanted(name).split() for name, value in standard.items() if isinstance(value, str)}
    yield from _constant("CHOICES", "Readonly<Record<string, readonly string[]>>", choices, "The values of the others.")
    yield from _seats()


def _seats() -> Iterator[str]:
    tables = [Rules(seats=2), Rules(seats=3), Rules(partners=False)]
    seating = {rules.seats: [seat.letter for seat in rules.seating] for rules in tables}
    letter = '"S" | "E" | "N" | "W"'
    yield from _constant("SEATING", f"Readonly<Record<number, readonly ({letter})[]>>", seating, "In playing order.")
    rules = Rules()
    sides = [[seat.letter for seat in rules.members(Side(side))] for side in range(rules.side_count)]
    yield from _constant("PARTNERS", f"readonly (readonly ({letter})[])[]", sides, "The sides of partners, from 0.")


def _constant(name: str, kind: str, value: Mapping[Any, object] | list[list[str]], says: str) -> Iterator[str]:
    yield from ("", f"/** {says} */")
    if isinstance(value, list):
        yield f"export const {name}: {kind} = {json.dumps(value)};"
    else:
        yield f"export const {name}: {kind} = {{"
        yield from (f"  {_written(key)}: {json.dumps(each)}," for key, each in value.items())
        yield "};"


def _written(key: object) -> str:
    """A key as TypeScript has it: in quotes only where it must be."""
    return json.dumps(key) if isinstance(key, str) and not key.isidentifier() else str(key)


def _rule_type(name: str, value: object) -> str:
    if isinstance(value, bool):
        return "boolean"
    return "number" if isinstance(value, int) else " | ".join(json.dumps(each) for each in _wanted(name).split())


def _is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _wanted(name: str) -> str:
    """What the values of a field may be, as the rules say it when they refuse one."""
    try:
        Rules.parse(f"{name}=?")
    except BadRules as error:
        return str(error.fields["wanted"])
    raise AssertionError(name)
