"""Which server and table the command line asks for, and what does not go together."""

import pytest

from pisti.tui.remote.address import Address
from pisti.tui.remote.asked_place import Place, asked_place
from pisti.tui.remote.faults import BadRemote, RemoteFault
from sittings import asked


@pytest.mark.parametrize(
    ("arguments", "place"),
    [
        ((), None),
        (("--server", "example.org"), Place(Address("https://example.org"), None)),
        (("--server", "example.org", "--table", "ab"), Place(Address("https://example.org"), "ab")),
        (("--server", "https://example.org/t/ab"), Place(Address("https://example.org"), "ab")),
        (("--server", "https://example.org/t/ab", "--table", "ab"), Place(Address("https://example.org"), "ab")),
        (("--server", "example.org", "--table", "https://example.org/t/ab", "--name", "Ada", "--ascii"),
         Place(Address("https://example.org"), "ab")),
    ],
)  # fmt: skip
def test_where_to_play(arguments: tuple[str, ...], place: Place | None) -> None:
    assert asked_place(asked(*arguments)) == place


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--table", "ab"), RemoteFault.SERVER_NEEDED),
        (("--server", "https://example.org/t/ab", "--table", "ac"), RemoteFault.TABLE_TWICE),
        (("--server", "example.org", "--rules", "two"), RemoteFault.SERVER_DECIDES),
        (("--server", "example.org", "--level", "hard"), RemoteFault.SERVER_DECIDES),
        (("--server", "example.org", "--seed", "1"), RemoteFault.SERVER_DECIDES),
        (("--server", "example.org", "--record", "x"), RemoteFault.SERVER_DECIDES),
        (("--server", "example.org", "--resume", "x"), RemoteFault.SERVER_DECIDES),
    ],
)
def test_what_does_not_go_together(arguments: tuple[str, ...], code: RemoteFault) -> None:
    with pytest.raises(BadRemote) as wrong:
        asked_place(asked(*arguments))
    assert wrong.value.code is code
