"""The examples of messages that all clients are tested with."""

import json
from pathlib import Path
from typing import Any

from pisti.table.schema import house_rules, schema_text, typescript

ROOT = Path(__file__).parent.parent
DATA = ROOT / "tests" / "data" / "messages"
MADE = {
    ROOT / "docs" / "protocol.schema.json": schema_text,
    ROOT / "web" / "src" / "protocol.ts": typescript,
    ROOT / "web" / "src" / "house_rules.ts": house_rules,
}
"""The files that are made from the classes, and what makes each."""


def lines_of(name: str) -> list[str]:
    """The examples of a kind: client, server or refused."""
    return (DATA / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()


def examples_of(name: str) -> list[Any]:
    """The same as values."""
    return [json.loads(line) for line in lines_of(name)]


if __name__ == "__main__":
    for path, make in MADE.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(make(), encoding="utf-8")
