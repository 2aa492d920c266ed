"""What a server has promised for the deals, in words, so that it can be noted and checked elsewhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pisti.i18n import Texts
from pisti.tui.remote.promises import Receipt

_IDS = {None: "remote-receipt-open", True: "remote-receipt-kept", False: "remote-receipt-broken"}

MOST = 30
"""How many of the last promises are told."""


def deal_lines(texts: Texts, receipts: Sequence[Receipt], file: str | None = None) -> Iterator[str]:
    """What the promises are, the newest first, and the command that checks them in the file of the game."""
    yield texts("remote-deal-what")
    yield ""
    hex = receipts[-1].commitment if receipts else "HEX"
    yield f"pisti verify {file or 'FILE'} --commitment {hex}"
    for receipt in reversed(receipts[-MOST:]):
        yield ""
        yield texts(_IDS[receipt.is_kept], round=receipt.round)
        yield receipt.commitment
    if not receipts:
        yield ""
        yield texts("remote-deal-none")
