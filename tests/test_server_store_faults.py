"""Every fault of a store has a sentence in every language."""

import pytest

from pisti.i18n import LANGUAGES, Texts
from pisti.server.store import StoreFault

FIELDS: dict[str, str | int] = {
    "command": "do",
    "encoding": "LATIN1",
    "file": "a.db",
    "folder": "b",
    "found": 2,
    "game": "g",
    "known": 1,
    "reason": "disk",
    "table": "t",
    "text": "c",
    "version": 3,
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence(language: str) -> None:
    sentences = {Texts(language)(f"error-{fault}", **FIELDS) for fault in StoreFault}
    assert len(sentences) == len(StoreFault)
