"""Records that follow each other as the rounds of one game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from pisti.game import Game, winner
from pisti.notation.faults import BadRecord, RecordFault
from pisti.notation.record import SEAT_TAGS, Record


def check_follows(before: Record, record: Record) -> None:
    """Check that a record may stand right after another; raises BadRecord.

    If both name the same game, the second must be its next round: same event, rules and names, the next number and the
    next dealer (both the same after a round that must be dealt again), and totals that add up (clauses 2.1 and 7).
    """
    if record.game != before.game:
        return
    if not (before.is_finished or before.is_redeal):
        raise BadRecord(RecordFault.AFTER_UNFINISHED, "Game", game=record.game)
    if winner(before.rules, before.total) is not None:
        raise BadRecord(RecordFault.AFTER_WINNER, "Game", game=record.game)
    for part, expected, found in _continuity(before, record):
        if expected != found:
            raise BadRecord(RecordFault.DOES_NOT_FOLLOW, part, expected=expected, found=found)


def _continuity(before: Record, record: Record) -> Iterator[tuple[str, str, str]]:
    """The tags that follow from the record before, each with what it must be and what it is."""
    rules, again = before.rules, before.is_redeal
    yield "Event", before.event, record.event
    yield "Round", str(before.round_number + (not again)), str(record.round_number)
    yield "Rules", str(rules), str(record.rules)
    for seat, expected, found in zip(rules.seating, before.names, record.names, strict=True):
        yield SEAT_TAGS[seat], expected, found
    yield "Dealer", (before.dealer if again else rules.next_seat(before.dealer)).letter, record.dealer.letter
    score = record.score or (0,) * rules.side_count
    totals = [total + points for total, points in zip(before.total, score, strict=True)]
    yield "Total", " ".join(map(str, totals)), " ".join(map(str, record.total))


def game_of(records: Iterable[Record]) -> Game:
    """The game that records tell from its first round on, to look at or to go on with; raises BadRecord.

    The last round must have a deck without unknown cards.

    >>> from random import Random
    >>> from pisti.round import shuffled
    >>> from pisti.rules import Rules, Seat
    >>> game = Game.start(Rules(), shuffled(Random(1)), Seat.WEST)
    >>> game_of([Record.of(game, game="1")]) == game
    True
    """
    rounds = tuple(records)
    if not rounds:
        raise BadRecord(RecordFault.NO_RECORDS, "Game")
    if rounds[0].round_number != 1:
        raise BadRecord(RecordFault.NOT_FROM_START, "Round", found=rounds[0].round_number)
    for before, record in pairwise(rounds):
        if record.game != before.game:
            raise BadRecord(RecordFault.DOES_NOT_FOLLOW, "Game", expected=before.game, found=record.game)
        check_follows(before, record)
    if not rounds[-1].knows_deck:
        raise BadRecord(RecordFault.UNKNOWN_CARDS, "Deck", rounds[-1].deck.index(None))
    return Game(rounds[-1].round, tuple(record.round.score() for record in rounds[:-1] if record.is_finished))
