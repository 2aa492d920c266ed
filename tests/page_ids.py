"""The messages that the sources of the page name, as its build takes them (web/build/texts.ts)."""

import re
from functools import cache
from pathlib import Path

SOURCES = Path(__file__).parent.parent / "web" / "src"


@cache
def named() -> tuple[frozenset[str], tuple[str, ...]]:
    """What stands in quotes and may be an id, and the beginnings that are completed by a value."""
    whole, begun = set[str](), set[str]()
    for file in sorted(SOURCES.rglob("*")):
        if file.suffix in {".ts", ".svelte"}:
            for name, more in re.findall(r"[\"'`]([a-z][\w-]*)(?=[\"'`]|(\$\{))", file.read_text(encoding="utf-8")):
                (begun if more else whole).add(name)
    return frozenset(whole), tuple(sorted(each for each in begun if each.endswith("-")))


def is_named(id: str) -> bool:
    """Whether the page may show a message."""
    whole, begun = named()
    return id in whole or id.startswith(begun)
