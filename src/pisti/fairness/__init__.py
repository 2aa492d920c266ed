"""The checkable deal: what the server and the players promise, what is drawn from it, and how a record is verified."""

from pisti.fairness.drawing import (
    BadDeal,
    Context,
    Drawn,
    Exchange,
    FairFault,
    Share,
    card_commitment,
    seat_commitment,
    server_commitment,
)
from pisti.fairness.record import Fair, fair_of, tags_of, verify

__all__ = [
    "BadDeal",
    "Context",
    "Drawn",
    "Exchange",
    "Fair",
    "FairFault",
    "Share",
    "card_commitment",
    "fair_of",
    "seat_commitment",
    "server_commitment",
    "tags_of",
    "verify",
]
