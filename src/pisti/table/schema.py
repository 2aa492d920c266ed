"""The messages for other programs: a JSON Schema, and types for TypeScript; both are made from the classes."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

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
