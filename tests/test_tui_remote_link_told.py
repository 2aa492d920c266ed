"""How a connection is told: nothing where it is good, and what is waited for where it is not."""

import pytest

from pisti.i18n import LANGUAGES
from pisti.table import BadCommand, TableFault
from pisti.tui.remote.faults import BadRemote, RemoteFault
from pisti.tui.remote.link import Connected, Connecting, Lost, Over
from pisti.tui.remote.link_told import link_told, sentence
from screens import texts

GONE = BadRemote(RemoteFault.CUT_OFF)


def test_what_is_told() -> None:
    say = texts("en")
    assert link_told(say, Connected()) == ""
    assert link_told(say, Connecting()) == "Connecting …"
    assert link_told(say, Lost(GONE, 0.5)) == "The connection is gone. Trying again in 1 s."
    assert link_told(say, Lost(GONE, 5)) == "The connection is gone. Trying again in 5 s."
    assert link_told(say, Lost(GONE, 0)) == "The connection is gone. Trying again …"
    assert link_told(say, Over(BadCommand(TableFault.CLOSED))) == "This table has ended."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_on_the_way_has_a_sentence(language: str) -> None:
    fields = {"server": "example.org", "reason": "x", "table": "ab", "text": "x", "flag": "--rules"}
    for code in RemoteFault:
        assert sentence(texts(language), BadRemote(code, **fields)).endswith((".", "ab", "example.org"))
