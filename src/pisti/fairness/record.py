"""The seeds of a round in its record, and whether the deck, the cut and the dealer are what they make.

Free tags of a record: ``Fair`` the scheme; ``ServerSeed``; ``Seeds``, the shares of the seats as ``S=seed N=seed/tap``;
``Dealing`` where the round was dealt again; in round 1 also ``DealerServerSeed`` and ``DealerSeeds``, from which the
first dealer was drawn.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from pisti.fairness.drawing import SCHEME, SEED, BadDeal, Context, Exchange, FairFault, Share
from pisti.notation import Record
from pisti.round import Round
from pisti.rules import Seat

FAIR, SERVER_SEED, SEEDS, DEALING = "Fair", "ServerSeed", "Seeds", "Dealing"
DEALER_SERVER_SEED, DEALER_SEEDS = "DealerServerSeed", "DealerSeeds"

_SHARE = re.compile(rf"([SENW])=([0-9a-f]{{{2 * SEED}}})(?:/([1-9][0-9]?))?")
_SEED = re.compile(rf"[0-9a-f]{{{2 * SEED}}}")
_DEALING = re.compile("[2-9]|[1-9][0-9]{1,2}")


@dataclass(frozen=True)
class Fair:
    """All that a round was drawn from; ``dealer`` is the exchange for the first dealer, None after round 1."""

    round: Exchange
    dealing: int = 1
    dealer: Exchange | None = None


def tags_of(fair: Fair) -> tuple[tuple[str, str], ...]:
    """The tags for the record of a round; they tell its seeds, so only when the round is over.

    >>> from pisti.rules import Rules
    >>> fair = Fair(Exchange(Context("g", 2, Rules(), Seat.EAST), bytes(32), {Seat.SOUTH: Share(bytes(32), 7)}))
    >>> [(name, value[-4:]) for name, value in tags_of(fair)]
    [('Fair', 'ir-1'), ('ServerSeed', '0000'), ('Seeds', '00/7')]
    """
    tags = [(FAIR, SCHEME), (SERVER_SEED, fair.round.seed.hex()), (SEEDS, _format(fair.round.shares))]
    if fair.dealing > 1:
        tags.append((DEALING, str(fair.dealing)))
    if fair.dealer is not None:
        tags += [(DEALER_SERVER_SEED, fair.dealer.seed.hex()), (DEALER_SEEDS, _format(fair.dealer.shares))]
    return tuple(tags)


def fair_of(record: Record) -> Fair:
    """What a record says that its round was drawn from; raises BadDeal if it says nothing, or something else."""
    tags = dict(record.tags)
    for name in (FAIR, SERVER_SEED, SEEDS):
        if name not in tags:
            raise BadDeal(FairFault.NOT_CHECKABLE, round=record.round_number, tag=name)
    _check(record, FAIR, tags[FAIR] == SCHEME)
    number = tags.get(DEALING)
    _check(record, DEALING, number is None or bool(_DEALING.fullmatch(number)))
    context = Context(record.game, record.round_number, record.rules, record.dealer)
    exchange = _exchange(record, context, SERVER_SEED, SEEDS, record.rules.cutter(record.dealer))
    return Fair(exchange, int(number or 1), _dealer_exchange(record))


def verify(record: Record, before: Record | None = None) -> Fair:
    """What a record's round was drawn from, once the deck, every cut and the first dealer are what that makes.

    ``before`` is the record before it, if it is known: a round that is dealt again is drawn from the same seeds.
    Whoever knows the server's commitment compares it with ``round.commitment`` of the result. Raises BadDeal.
    """
    fair = fair_of(record)
    _check_dealing(record, fair, before)
    drawn = fair.round.draw(fair.dealing)
    if record.deck != drawn.deck:
        place = next(place for place, card in enumerate(drawn.deck) if record.deck[place] != card)
        raise BadDeal(FairFault.OTHER_DECK, round=record.round_number, place=place + 1)
    if record.cut != drawn.lifted:
        raise BadDeal(FairFault.OTHER_CUT, round=record.round_number, expected=_numbers(drawn.lifted))
    if fair.dealer is not None and fair.dealer.first_dealer() is not record.dealer:
        raise BadDeal(FairFault.OTHER_DEALER, expected=fair.dealer.first_dealer().letter, found=record.dealer.letter)
    return fair


def _check_dealing(record: Record, fair: Fair, before: Record | None) -> None:
    """A round is dealt again only where it must be (clauses 3.4 and 9.8): nobody may choose among several decks."""
    for dealing in range(1, fair.dealing):
        if not Round.deal(record.rules, fair.round.draw(dealing).deck, record.dealer).is_redeal:
            raise BadDeal(FairFault.NO_REDEAL, round=record.round_number, dealing=dealing)
    if before is not None and (before.game, before.round_number) == (record.game, record.round_number):
        first = fair_of(before)
        if (first.round, first.dealing + 1) != (fair.round, fair.dealing):
            raise BadDeal(FairFault.OTHER_SEEDS, round=record.round_number)


def _dealer_exchange(record: Record) -> Exchange | None:
    tags = dict(record.tags)
    if DEALER_SERVER_SEED not in tags:
        return None
    _check(record, DEALER_SERVER_SEED, record.round_number == 1)
    return _exchange(record, Context(record.game, 0, record.rules), DEALER_SERVER_SEED, DEALER_SEEDS, None)


def _exchange(record: Record, context: Context, server: str, seats: str, cutter: Seat | None) -> Exchange:
    """The exchange in two tags; nobody but the cutter taps, and the seats stand in playing order."""
    tags = dict(record.tags)
    seed, text = tags[server], tags.get(seats, "")
    _check(record, server, bool(_SEED.fullmatch(seed)))
    shares = _shares(record, seats, text)
    _check(record, seats, all(share.tap == 0 or seat is cutter for seat, share in shares.items()))
    _check(record, seats, list(shares) == [seat for seat in record.rules.seating if seat in shares])
    return Exchange(context, bytes.fromhex(seed), shares)


def _shares(record: Record, tag: str, text: str) -> dict[Seat, Share]:
    shares: dict[Seat, Share] = {}
    for part in [] if text == "-" else text.split(" "):
        at = _SHARE.fullmatch(part)
        tap = int(at[3] or 0) if at else 0
        seat = Seat.parse(at[1]) if at else None
        _check(record, tag, at is not None and seat in record.rules.seating and seat not in shares and tap <= 51)
        assert at is not None
        assert seat is not None
        shares[seat] = Share(bytes.fromhex(at[2]), tap)
    return shares


def _check(record: Record, tag: str, holds: bool) -> None:
    if not holds:
        found = dict(record.tags).get(tag, "")
        raise BadDeal(FairFault.BAD_TAG, round=record.round_number, tag=tag, found=found)


def _format(shares: Mapping[Seat, Share]) -> str:
    told = {seat: shares[seat] for seat in Seat if seat in shares}
    return " ".join(f"{seat.letter}={share.seed.hex()}{_tapped(share)}" for seat, share in told.items()) or "-"


def _tapped(share: Share) -> str:
    return f"/{share.tap}" if share.tap else ""


def _numbers(lifted: Iterable[int]) -> str:
    return " ".join(map(str, lifted))
