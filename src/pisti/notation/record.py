"""A record: all there is to know of one round, as a value."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from pisti import engine
from pisti.cards import JACKS, Card
from pisti.game import Game, totals, winner
from pisti.notation.faults import COMMENTS, PLAYS, BadRecord, RecordFault
from pisti.notation.playback import Deck, Playback, playback
from pisti.notation.position import Position
from pisti.notation.text import MOST, bad_character, code_point, is_tag_name
from pisti.round import DeckFault, Round
from pisti.rules import Rules, Seat, SeatFault

STANDARD = Rules()
UNKNOWN = "?"
"""The value of a tag that nobody knows."""

MARKS = {engine.NOTHING: "", engine.CAPTURE: "x", engine.PISTI: "#", engine.DOUBLE: "##"}
"""What is written behind a card, by what the play did."""

SEAT_TAGS = {seat: seat.name.capitalize() for seat in Seat}
"""The tag with the name of the player at a seat."""

BEFORE_SEATS = ("Notation", "Event", "Game", "Round", "Date", "Rules")
AFTER_SEATS = ("Dealer", "Cut", "Deck", "Score", "Total")
"""The tags that every record has, in order, before and after those of the occupied seats."""

OWN_TAGS = frozenset((*BEFORE_SEATS, *SEAT_TAGS.values(), *AFTER_SEATS))
"""The names that no free tag may have."""


class Comment(NamedTuple):
    """A remark after some number of plays, 0 for one before the first play."""

    ply: int
    text: str


@dataclass(frozen=True, kw_only=True)
class Record:
    """One round of a game with all that is written about it.

    ``game`` names the game it belongs to; ``names`` are the players by occupied seat in playing order; ``cut`` every
    number of cards lifted, empty where the deck was given; ``deck`` is in dealing order, None where a card is unknown;
    ``before`` the points of each side before the round; ``tags`` further names and values. Raises BadRecord if any of
    it cannot be.

    >>> from random import Random
    >>> from pisti.round import shuffled
    >>> record = Record(game="1", deck=shuffled(Random(1)), dealer=Seat.WEST)
    >>> record.score, record.round.to_play, record.names
    (None, <Seat.SOUTH: 0>, ('?', '?', '?', '?'))
    """

    rules: Rules = STANDARD
    event: str = UNKNOWN
    game: str
    round_number: int = 1
    date: dt.date | None = None
    names: tuple[str, ...] = ()
    dealer: Seat
    cut: tuple[int, ...] = ()
    deck: Deck
    plays: tuple[Card, ...] = ()
    comments: tuple[Comment, ...] = ()
    before: tuple[int, ...] = ()
    tags: tuple[tuple[str, str], ...] = ()

    def __post_init__(self) -> None:
        """Fill in names and points left out, then check everything."""
        object.__setattr__(self, "names", self.names or (UNKNOWN,) * self.rules.seats)
        object.__setattr__(self, "before", self.before or (0,) * self.rules.side_count)
        self._check_texts()
        self._check_tags()
        self._check_dealer()
        self._check_deck_and_plays()
        self._check_cut()
        self._check_comments()
        self._check_points()

    @classmethod
    def of(
        cls,
        played: Game,
        /,
        *,
        game: str,
        names: Mapping[Seat, str] | None = None,
        event: str = UNKNOWN,
        date: dt.date | None = None,
        cut: Iterable[int] = (),
        deck: Iterable[Card | None] | None = None,
        comments: Iterable[Comment] = (),
        tags: Iterable[tuple[str, str]] = (),
    ) -> Record:
        """The record of a game's present round, finished or not; raises BadRecord.

        ``deck`` is for a record of what one seat knows: the deck with None for each card that it did not see dealt.

        >>> from random import Random
        >>> from pisti.round import shuffled
        >>> Record.of(Game.start(Rules(), shuffled(Random(1)), Seat.WEST), game="1", names={Seat.EAST: "Ada"}).names
        ('?', 'Ada', '?', '?')
        """
        round, known = played.round, names or {}
        return cls(
            rules=round.rules,
            event=event,
            game=game,
            round_number=played.round_number,
            date=date,
            names=tuple(known.get(seat, UNKNOWN) for seat in round.rules.seating),
            dealer=round.dealer,
            cut=tuple(cut),
            deck=round.deck if deck is None else tuple(deck),
            plays=tuple(turn.card for turn in round.turns),
            comments=tuple(comments),
            before=totals(round.rules, played.finished),
            tags=tuple(tags),
        )

    @cached_property
    def _playback(self) -> Playback:
        return playback(self.rules, self.deck, self.dealer, self.plays)

    @property
    def is_redeal(self) -> bool:
        """Whether the round must be dealt again (clauses 3.4 and 9.8)."""
        return self._playback.is_redeal

    @property
    def is_finished(self) -> bool:
        """Whether the round was played to its end."""
        return self.score is not None

    @property
    def score(self) -> tuple[int, ...] | None:
        """The points that each side made in the round, None while it is unfinished or when it must be dealt again."""
        return self._playback.score

    @property
    def total(self) -> tuple[int, ...]:
        """The points of each side after the round, or before it as long as it has no score."""
        score = self.score or (0,) * len(self.before)
        return tuple(map(sum, zip(self.before, score, strict=True)))

    @property
    def marks(self) -> tuple[str, ...]:
        """The mark of each play: nothing, ``x``, ``#`` or ``##``."""
        return tuple(MARKS[done] for done in self._playback.done)

    @property
    def knows_deck(self) -> bool:
        """Whether every card of the deck is known."""
        return None not in self.deck

    @property
    def round(self) -> Round:
        """The round as it stands after the last play.

        Unknown cards are filled in by some deck that fits: do not take them for what was there.
        """
        return self.at(len(self.plays))

    def at(self, ply: int) -> Round:
        """The round after some of the plays, unknown cards filled in; raises BadRecord if there are not so many.

        >>> from random import Random
        >>> from pisti.round import shuffled
        >>> Record(game="1", deck=shuffled(Random(1)), dealer=Seat.WEST).at(0).to_play
        <Seat.SOUTH: 0>
        """
        if not 0 <= ply <= len(self.plays):
            raise BadRecord(RecordFault.NO_SUCH_PLY, PLAYS, ply, plays=len(self.plays))
        round = Round.deal(self.rules, self._playback.deck, self.dealer)
        for card in self.plays[:ply]:
            round = round.play(card)
        return round

    def position(self, ply: int) -> Position:
        """The position after some of the plays, unknown cards left unknown; raises BadRecord, BadPosition for a redeal.

        >>> from random import Random
        >>> from pisti.round import shuffled
        >>> Record(game="1", deck=shuffled(Random(1)), dealer=Seat.WEST).position(0).plays
        0
        """
        return Position.of(self.at(ply), [card for card in self.deck if card is not None])

    def texts(self) -> Iterator[tuple[str, str]]:
        """Every tag whose value is free text, with its value, in order."""
        yield from (("Event", self.event), ("Game", self.game))
        yield from zip((SEAT_TAGS[seat] for seat in self.rules.seating), self.names, strict=True)
        yield from self.tags

    def _check_texts(self) -> None:
        if len(self.names) != self.rules.seats:
            expected = " ".join(SEAT_TAGS[seat] for seat in self.rules.seating)
            raise BadRecord(RecordFault.BAD_VALUE, SEAT_TAGS[Seat.SOUTH], found=len(self.names), expected=expected)
        for part, text in self.texts():
            _check_characters(text, part, 0)

    def _check_tags(self) -> None:
        seen: set[str] = set()
        for name, _ in self.tags:
            if not is_tag_name(name) or name in OWN_TAGS:
                raise BadRecord(RecordFault.BAD_TAG_NAME, name)
            if name in seen:
                raise BadRecord(RecordFault.TAG_TWICE, name)
            seen.add(name)

    def _check_dealer(self) -> None:
        if self.dealer not in self.rules.seating:
            raise BadRecord(SeatFault.EMPTY_SEAT, "Dealer", seat=self.dealer.letter, rules=str(self.rules))

    def _check_deck_and_plays(self) -> None:
        _ = self._playback

    def _check_cut(self) -> None:
        """Every cut but the last showed a jack, in the pack that follows from the last (clauses 2.3 and 9.9)."""
        for item, lifted in enumerate(self.cut):
            if not 1 <= lifted <= 51:
                raise BadRecord(DeckFault.CUT_OUT_OF_RANGE, "Cut", item, lifted=lifted)
        for item, lifted in enumerate(self.cut[:-1]):
            shown = self.deck[(lifted - 1 - self.cut[-1]) % 52]
            if not self.rules.cut_jack_rule:
                raise BadRecord(RecordFault.CUT_REPEATED, "Cut", item, lifted=lifted)
            if shown is not None and shown not in JACKS:
                raise BadRecord(RecordFault.CUT_SHOWS_NO_JACK, "Cut", item, lifted=lifted, card=str(shown))

    def _check_comments(self) -> None:
        last = 0
        for item, (ply, text) in enumerate(self.comments):
            _check_characters(text, COMMENTS, item)
            if not last <= ply <= len(self.plays) or not text or text != text.strip(" ") or {*text} & {*"{}"}:
                raise BadRecord(RecordFault.BAD_COMMENT, COMMENTS, item, found=text)
            last = ply

    def _check_points(self) -> None:
        if not 1 <= self.round_number <= MOST:
            raise BadRecord(RecordFault.BAD_VALUE, "Round", found=self.round_number, expected=f"1-{MOST}")
        sides = self.rules.side_count
        if len(self.before) != sides or min(self.before) < 0 or max(self.total) > MOST:
            found = " ".join(map(str, self.before))
            raise BadRecord(RecordFault.BAD_VALUE, "Total", found=found, expected=" ".join([f"0-{MOST}"] * sides))
        if self.round_number == 1 and any(self.before):
            raise BadRecord(RecordFault.TOTAL_BEFORE_FIRST_ROUND, "Total")
        if winner(self.rules, self.before) is not None:
            raise BadRecord(RecordFault.AFTER_WINNER, "Total")


def _check_characters(text: str, part: str, item: int) -> None:
    at = bad_character(text)
    if at is not None:
        raise BadRecord(RecordFault.BAD_CHARACTER, part, item, character=code_point(text[at]))
