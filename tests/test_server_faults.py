"""Every reason of a server to refuse something has a sentence in every language."""

import pytest

from pisti.i18n import LANGUAGES, Texts
from pisti.server.faults import ServerFault

FIELDS: dict[str, str | int] = {
    "table": "k7m2xq",
    "known": 1,
    "found": 2,
    "most": 200,
    "game": "g1",
    "reason": "no JSON",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence(language: str) -> None:
    sentences = {Texts(language)(f"error-{fault}", **FIELDS) for fault in ServerFault}
    assert len(sentences) == len(ServerFault)
