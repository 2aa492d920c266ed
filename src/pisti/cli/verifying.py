"""``pisti verify``: whether the rounds of a record were dealt as the seeds in it make them."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from typing import TextIO

from pisti.fairness import BadDeal, Fair, FairFault, verify
from pisti.i18n import Texts
from pisti.notation import Record, read_records
from pisti.tui.replay import BadReplay, ReplayFault, open_records

_COMMITMENT = re.compile("[0-9a-fA-F]{64}")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``pisti verify`` takes."""
    parser.add_argument("file", metavar="RECORD")
    parser.add_argument("--commitment", type=commitment, metavar="HEX")
    parser.add_argument("--json", action="store_true")


def commitment(text: str) -> bytes:
    """The commitment that a person noted; raises BadDeal.

    >>> commitment("00" * 32) == bytes(32)
    True
    """
    if not _COMMITMENT.fullmatch(text):
        raise BadDeal(FairFault.NO_COMMITMENT, text=text)
    return bytes.fromhex(text)


def run(asked: argparse.Namespace, texts: Texts, out: TextIO) -> int:
    """Write a line for each round; raises BadDeal, BadReplay, RecordError and OSError."""
    seen: set[bytes] = set()
    before: Record | None = None
    with open_records(asked.file) as source:
        for record in read_records(source):
            fair, before = verify(record, before), record
            seen.update(_commitments(fair))
            out.write((_json(record, fair) if asked.json else _line(record, fair, texts)) + "\n")
    if not seen:
        raise BadReplay(ReplayFault.NOTHING_THERE)
    if asked.commitment is not None and asked.commitment not in seen:
        raise BadDeal(FairFault.OTHER_COMMITMENT, hex=asked.commitment.hex())
    if not asked.json:
        out.write(texts("verify-receipt" if asked.commitment is not None else "verify-good") + "\n")
    return 0


def _commitments(fair: Fair) -> Iterator[bytes]:
    yield fair.round.commitment
    if fair.dealer is not None:
        yield fair.dealer.commitment


def _line(record: Record, fair: Fair, texts: Texts) -> str:
    dealer = fair.dealer
    line = texts("verify-round", round=record.round_number, hex=fair.round.commitment.hex())
    return line if dealer is None else texts("verify-dealer", hex=dealer.commitment.hex()) + "\n" + line


def _json(record: Record, fair: Fair) -> str:
    values = {"game": record.game, "round": record.round_number, "commitment": fair.round.commitment.hex()}
    if fair.dealer is not None:
        values["dealer_commitment"] = fair.dealer.commitment.hex()
    return json.dumps(values)
