"""The records of a table's game, and a table rebuilt from them.

The free tag ``Bots`` names the seats with bots and their levels, ``E=medium N=medium``; all other seats are persons'.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from pisti.game import Game
from pisti.notation import BadRecord, Record, RecordFault, game_of
from pisti.rules import Rules, Seat
from pisti.table.protocol import BadCommand, Bot, Person, Player, TableFault
from pisti.table.table import DealtRound, Table

BOTS = "Bots"
"""The tag with the levels of the bots."""

Tags = tuple[tuple[str, str], ...]
"""Free tags of a record: names and values."""


def records_of(table: Table, *, game: str, event: str = "?", tags: Tags = ()) -> list[Record]:
    """A record of each round dealt so far at a table, the last perhaps unfinished; raises BadRecord.

    ``game`` and ``event`` are their tags; ``tags`` go into the rounds that were not read from a record before.

    >>> table = Table(Rules(seats=2), {Seat.SOUTH: Person("Ada"), Seat.NORTH: Bot("Bo", "hard")})
    >>> records_of(table, game="1")
    []
    """
    names = {seat: player.name for seat, player in table.players.items()}
    bots = _tags_of(table)
    return [
        Record.of(
            dealt.game,
            game=game,
            event=event,
            date=dealt.date,
            names=names,
            cut=dealt.lifted,
            comments=dealt.comments,
            tags=(*bots, *tags) if dealt.tags is None else dealt.tags,
        )
        for dealt in table.dealt
    ]


def _tags_of(table: Table) -> Tags:
    levels = {seat: player.level for seat, player in table.players.items() if isinstance(player, Bot)}
    return (bots_tag(levels),) if levels else ()


def bots_tag(levels: Mapping[Seat, str]) -> tuple[str, str]:
    """The tag of the seats with bots and their levels.

    >>> bots_tag({Seat.EAST: "medium", Seat.NORTH: "hard"})
    ('Bots', 'E=medium N=hard')
    """
    return BOTS, " ".join(f"{seat.letter}={level}" for seat, level in levels.items())


def table_of(records: Iterable[Record]) -> Table:
    """The table that its records tell of, to go on at by a ``Start``; raises BadRecord and BadCommand.

    The records must be those of one game from its first round on, with no card of a deck unknown.
    """
    rounds = tuple(records)
    game_of(rounds)
    for record in rounds:
        if not record.knows_deck:
            raise BadRecord(RecordFault.UNKNOWN_CARDS, "Deck", record.deck.index(None))
    last = rounds[-1]
    return Table(last.rules, players_of(last), _dealt(rounds))


def _dealt(records: Sequence[Record]) -> list[DealtRound]:
    dealt: list[DealtRound] = []
    for record in records:
        game = Game(record.round, dealt[-1].game.sheet if dealt else ())
        dealt.append(DealtRound(game, record.cut, record.date, record.comments, record.tags))
    return dealt


def players_of(record: Record) -> dict[Seat, Player]:
    """Who sits where by a record: the bots of its tag ``Bots``, else persons; raises BadCommand.

    >>> from random import Random
    >>> from pisti.round import shuffled
    >>> record = Record(game="1", deck=shuffled(Random(1)), dealer=Seat.WEST, tags=((BOTS, "E=hard"),))
    >>> players_of(record)[Seat.EAST]
    Bot(name='?', level='hard')
    """
    levels = _levels(dict(record.tags).get(BOTS, ""), record.rules)
    names = dict(zip(record.rules.seating, record.names, strict=True))
    return {seat: Bot(name, levels[seat]) if seat in levels else Person(name) for seat, name in names.items()}


_LEVEL = re.compile("[a-z0-9-]+")


def _levels(text: str, rules: Rules) -> dict[Seat, str]:
    levels: dict[Seat, str] = {}
    for part in text.split():
        letter, _, level = part.partition("=")
        seat = next((each for each in rules.seating if each.letter == letter), None)
        if seat is None or seat in levels or not _LEVEL.fullmatch(level):
            raise BadCommand(TableFault.BAD_BOTS, found=text)
        levels[seat] = level
    return levels
