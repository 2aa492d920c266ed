"""What may be over when it is tried again, and what not."""

from pisti.tui.remote.faults import PASSING, RemoteFault


def test_what_passes_is_what_time_can_change() -> None:
    assert RemoteFault.REFUSED in PASSING
    assert not {*PASSING} & {
        RemoteFault.NO_TABLE,
        RemoteFault.INSECURE,
        RemoteFault.OTHER_PROTOCOL,
        RemoteFault.NOT_PISTI,
    }
