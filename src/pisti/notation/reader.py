"""Records from text: only from the text that ``writer`` gives, everything else is refused with line and column."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from itertools import zip_longest

from pisti.cards import DECK, Card
from pisti.notation.faults import COMMENTS, PLAYS, BadRecord, RecordError, RecordFault
from pisti.notation.games import check_follows
from pisti.notation.lines import Block, Source, read_blocks
from pisti.notation.playback import playback
from pisti.notation.record import AFTER_SEATS, BEFORE_SEATS, MARKS, OWN_TAGS, SEAT_TAGS, Comment, Record
from pisti.notation.text import parse_tag, tag_breaks_at, unescape
from pisti.notation.values import (
    check_score,
    read_before,
    read_cut,
    read_date,
    read_dealer,
    read_deck,
    read_notation,
    read_round,
    read_rules,
)
from pisti.notation.writer import NONE, UNFINISHED, play_lines, score_text
from pisti.rules import Rules

_PLAYS = {str(card) + mark: card for card in DECK for mark in MARKS.values()}


def read_records(source: Source) -> Iterator[Record]:
    r"""The records of a binary file or of pieces of bytes, one after the other, in constant memory.

    Raises RecordError at the first thing that is not as it must be; an empty file has no records.

    >>> list(read_records([b"[Notation ", b'"1"]\n[Events]\n']))
    Traceback (most recent call last):
    pisti.notation.faults.RecordError: record-tag-expected line=2 column=1 expected='[Event "…"]' found='[Events]'
    """
    before: Record | None = None
    for block in read_blocks(source):
        reader = _Reader(block)
        record = reader.record()
        if before is not None:
            reader.check_follows(before, record)
        yield record
        before = record


def parse_record(text: str) -> Record:
    """The one record of a text; raises RecordError.

    >>> parse_record("")
    Traceback (most recent call last):
    pisti.notation.faults.RecordError: record-tag-expected line=1 column=1 expected='[Notation "1"]' found=''
    """
    blocks = read_blocks([text.encode(errors="surrogatepass")])
    record = _Reader(next(blocks, Block(1, ()))).record()
    second = next(blocks, None)
    if second is not None:
        raise RecordError(RecordFault.ONE_RECORD_EXPECTED, second.first, 1)
    return record


class _Reader:
    """Reads one record; rows count from 0 within its lines."""

    def __init__(self, block: Block) -> None:
        self.first = block.first
        self.lines = block.lines
        self.body = 0  # the row after the empty line
        self.tags: dict[str, tuple[int, str]] = {}  # row and value, still with escapes
        self.plays: list[Card] = []
        self.play_rows: list[tuple[int, int]] = []  # the first ply of each line of plays, and its row
        self.comments: list[Comment] = []
        self.comment_rows: list[int] = []

    def record(self) -> Record:
        """The record of the lines."""
        try:
            rules = self.read_tags()
            self.read_body()
            record = self.made(rules)
        except BadRecord as error:
            raise self.located(error) from None
        self.compare(record)
        return record

    def check_follows(self, before: Record, record: Record) -> None:
        """Check that this record may stand after another."""
        try:
            check_follows(before, record)
        except BadRecord as error:
            raise self.located(error) from None

    def read_tags(self) -> Rules:
        """Every line up to the empty one: the tags that all records have, then free ones."""
        for name in BEFORE_SEATS:
            self.read_tag(name)
            if name == "Notation":
                read_notation(self.tags[name][1])
        rules = read_rules(self.value("Rules"))
        for name in (*(SEAT_TAGS[seat] for seat in rules.seating), *AFTER_SEATS):
            self.read_tag(name)
        while self.line(len(self.tags)).startswith("["):
            self.read_tag()
        self.body = len(self.tags) + 1
        if self.body > len(self.lines) or self.lines[self.body - 1]:
            found = self.line(self.body - 1)
            raise self.error(RecordFault.EMPTY_LINE_EXPECTED, self.body - 1, 1, found=_short(found))
        return rules

    def read_tag(self, wanted: str = "") -> None:
        row = len(self.tags)
        name, value = parse_tag(self.line(row)) or ("", "")
        if not name or (wanted and name != wanted):
            expected = '[Notation "1"]' if wanted == "Notation" else f'[{wanted or "Name"} "…"]'
            found = _short(self.line(row))
            column = 1 + tag_breaks_at(self.line(row), wanted)
            raise self.error(RecordFault.TAG_EXPECTED, row, column, expected=expected, found=found)
        if name in self.tags:
            raise self.error(RecordFault.TAG_TWICE, row, 2, part=name)
        if not wanted and name in OWN_TAGS:
            raise self.error(RecordFault.BAD_TAG_NAME, row, 2, part=name)
        self.tags[name] = row, value

    def read_body(self) -> None:
        """The plays and the comments; whether they stand where they should is seen when all is known."""
        for row in range(self.body, len(self.lines)):
            line = self.lines[row]
            if line[0] == "{":
                self.comments.append(Comment(len(self.plays), self.comment(row, line)))
                self.comment_rows.append(row)
            elif line not in (UNFINISHED, NONE):
                self.read_plays(row, line)

    def comment(self, row: int, line: str) -> str:
        if line[-1] != "}":
            raise self.error(RecordFault.BAD_COMMENT, row, 1, found=_short(line))
        return line[1:-1]

    def read_plays(self, row: int, line: str) -> None:
        self.play_rows.append((len(self.plays), row))
        for item, text in enumerate(line.split(" ")):
            card = _PLAYS.get(text)
            if card is None:
                raise self.error(RecordFault.BAD_PLAY, row, _column(line, item), found=_short(text))
            self.plays.append(card)

    def made(self, rules: Rules) -> Record:
        """The record of the tags and plays that were read."""
        deck, dealer = read_deck(self.value("Deck")), read_dealer(self.value("Dealer"), rules)
        plays, cut, date = tuple(self.plays), read_cut(self.value("Cut")), read_date(self.value("Date"))
        played = playback(rules, deck, dealer, plays)
        free_tags = list(self.tags.items())[len(BEFORE_SEATS) + rules.seats + len(AFTER_SEATS) :]
        check_score(self.value("Score"), score_text(played.score, played.is_redeal))
        return Record(
            rules=rules,
            event=unescape(self.value("Event")),
            game=unescape(self.value("Game")),
            round_number=read_round(self.value("Round")),
            date=date,
            names=tuple(unescape(self.value(SEAT_TAGS[seat])) for seat in rules.seating),
            dealer=dealer,
            cut=cut,
            deck=deck,
            plays=plays,
            comments=tuple(self.comments),
            before=read_before(self.value("Total"), played.score or (0,) * rules.side_count),
            tags=tuple((name, unescape(value)) for name, (_, value) in free_tags),
        )

    def compare(self, record: Record) -> None:
        """Refuse marks, line breaks or an end that differ from what the plays demand."""
        pairs = zip_longest(play_lines(record), self.lines[self.body :], fillvalue="")
        for row, (wanted, found) in enumerate(pairs, self.body):
            if wanted != found:
                raise self.difference(row, wanted, found)

    def difference(self, row: int, wanted: str, found: str) -> RecordError:
        for item, (play, other) in enumerate(zip(wanted.split(" "), found.split(" "), strict=False)):
            if play != other and _PLAYS.get(play, 0) == _PLAYS.get(other, 1):
                return self.error(RecordFault.WRONG_MARK, row, _column(found, item), expected=play, found=other)
        if not wanted:
            return self.error(RecordFault.END_EXPECTED, row, 1, found=_short(found))
        return self.error(RecordFault.WRONG_LINE, row, 1, expected=_short(wanted), found=_short(found))

    def located(self, error: BadRecord) -> RecordError:
        """The error of a value as an error of this text."""
        if error.part == PLAYS:
            ply, row = next(each for each in reversed(self.play_rows) if each[0] <= error.item)
            column = _column(self.lines[row], error.item - ply)
        elif error.part == COMMENTS:
            row, column = self.comment_rows[error.item], 1
        else:
            row, value = self.tags[error.part]
            column = len(f'[{error.part} "') + _column(value, error.item)
        fields = {name: value for name, value in error.fields.items() if name != "item"}
        return self.error(error.code, row, column, **fields)

    def error(self, code: StrEnum, row: int, column: int, **fields: str | int) -> RecordError:
        return RecordError(code, self.first + row, column, **fields)

    def value(self, name: str) -> str:
        return self.tags[name][1]

    def line(self, row: int) -> str:
        return self.lines[row] if row < len(self.lines) else ""


def _column(text: str, item: int) -> int:
    """The column at which a text's item stands; items have a space between."""
    return 1 + sum(len(each) + 1 for each in text.split(" ")[:item])


def _short(text: str) -> str:
    return text if len(text) <= 60 else text[:59] + "…"
