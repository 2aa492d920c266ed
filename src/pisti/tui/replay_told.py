"""A film in words: its players by their names, what stands below the table, the list of all plays, the count."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date
from enum import Enum
from textwrap import wrap

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from pisti.game import winner
from pisti.notation.record import UNKNOWN
from pisti.round import Pisti, Turn
from pisti.rules import Seat, Side
from pisti.table import Bot, Counted, GameOver, LeftoversTaken, Person, Player
from pisti.table.records import BOTS
from pisti.tui import table_view
from pisti.tui.board import Board, banner_of
from pisti.tui.canvas import cut
from pisti.tui.count_table import count_table
from pisti.tui.first_screen import preset_of
from pisti.tui.frames import Frame
from pisti.tui.look import Look
from pisti.tui.plain_count import counted, game_over
from pisti.tui.plain_opening import SEED
from pisti.tui.plain_rules import differences
from pisti.tui.plain_state import standing
from pisti.tui.plain_story import Story
from pisti.tui.plain_words import BySeat, BySide, Words
from pisti.tui.replay_film import Film, names
from pisti.tui.stage import Manner
from pisti.tui.tell import Teller

LONGEST = 14
"""How many columns of a name are shown in a sentence."""

_IN_LIST = 10  # columns of a name in the list of plays
_BRIEF = range(6, 2, -1)  # columns of a name where there is little room
_LINES = 3  # of the scores there, or the table below them loses lines of its own


class NamedWords(Words):
    """What players and sides are called by who only looks on: nobody is you, and persons have their names."""

    def __init__(self, manner: Manner, film: Film) -> None:
        super().__init__(manner.texts, film.record.rules, film.you, letters=manner.ascii)
        places = [self.place(seat) for seat in self.rules.seating]
        shown = {seat: cut(name, LONGEST) for seat, name in names(film).items()}
        self.named = {seat: name for seat, name in shown.items() if name not in places}

    def seat(self, seat: Seat) -> str:
        """The name of who sits there, that of the seat where it is not known."""
        return self.named.get(seat) or self.place(seat)

    def side(self, side: Side) -> str:
        """The players of a side; two whose names are not known are called by their seats together."""
        members = self.rules.members(side)
        return " + ".join(map(self.seat, members)) if {*members} & {*self.named} else super().side(side)

    def of_side(self, ids: BySide, side: Side, **args: str | int) -> str:
        """What is said of a side."""
        return self.texts(ids.other, side=self.side(side), **args)

    def of_seat(self, ids: BySeat, seat: Seat, **args: str | int) -> str:
        """What is said of a player."""
        return self.texts(ids.other, player=self.seat(seat), **args)


class NobodysWords(NamedWords):
    """The same where no side comes first."""

    @property
    def your_side(self) -> Side:
        """None of the sides there are."""
        return Side(-1)


class BriefWords(NamedWords):
    """The same where there is little room: of two sides the marks alone, which stand before the names at the table."""

    def __init__(self, manner: Manner, film: Film, columns: int = _BRIEF[0]) -> None:
        super().__init__(manner, film)
        self._look = manner.look
        self._columns = columns

    def side(self, side: Side) -> str:
        """The mark of a side, or a short name."""
        if self.rules.side_count == 2:
            return self._look.mark(yours=side == self.your_side)
        return cut(super().side(side), self._columns)


class Kind(Enum):
    """What a line of the list is about."""

    HEAD = "head"
    PLAY = "play"
    CAPTURE = "capture"
    REMARK = "remark"
    END = "end"


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the list; ``ply`` is the number of plays after which it holds."""

    ply: int
    kind: Kind
    text: str


def entries(film: Film, words: NamedWords) -> Iterator[Entry]:
    """All of a record, a line a play; the first line of each ply is the one to be marked."""
    yield from (Entry(0, Kind.HEAD, text) for text in Opening(film, words).opening())
    wide = max(cell_len(cut(words.seat(seat), _IN_LIST)) for seat in words.rules.seating)
    for ply, turn in enumerate(film.turns, 1):
        if (ply - 1) % (4 * words.rules.seats) == 0:
            yield Entry(ply - 1, Kind.HEAD, _deal(film, words, ply - 1))
        yield Entry(ply, Kind.CAPTURE if turn.captured else Kind.PLAY, _play(ply, turn, words, wide))
        yield from (Entry(ply, Kind.REMARK, text) for text in _comments(film, words, ply))
    yield from (Entry(film.plays, Kind.END, text) for text in _ending(film, words))


class Opening(Teller):
    """What there is to tell before the first play: ids of the record in words, and nothing that says nothing.

    >>> from random import Random
    >>> from pisti.i18n import Texts
    >>> from pisti.notation.record import Record
    >>> from pisti.round import shuffled
    >>> from pisti.tui.settings import Settings
    >>> film = Film(Record(game="1", deck=shuffled(Random(1)), dealer=Seat.WEST))
    >>> list(Opening(film, NamedWords(Manner(Texts("en"), Settings()), film)).opening())[:3]
    ['Game 1, round 1', 'House rules: Standard, to 151', 'Dealer: West']
    """

    def __init__(self, film: Film, words: NamedWords) -> None:
        self._film = film
        self._named = words
        super().__init__(film.record, words)

    def _heading(self) -> Iterator[str]:
        record, say = self._record, self._say
        yield say("replay-round", game=record.game, round=record.round_number)
        if record.event != UNKNOWN:
            yield say("replay-event", event=record.event)
        if record.date is not None:
            yield say("replay-date", date=self._day(record.date))
        yield from self._rules()
        for seat, player in self._film.players.items():
            yield from self._sitting(seat, player)
        for name, value in record.tags:
            yield from self._tag(name, value)

    def _day(self, day: date) -> str:
        return self._say("date-short", day=f"{day:%d}", month=f"{day:%m}", year=f"{day:%Y}")

    def _rules(self) -> Iterator[str]:
        """The table by its name and target; where it has no name, what differs from the standard."""
        say, rules = self._say, self._record.rules
        preset, target = preset_of(rules), say("screen-target", target=rules.target)
        is_own = preset == "own"
        yield say("replay-rules", rules=target if is_own else f"{say(f'preset-{preset}')}, {target}")
        if is_own:
            yield from differences(self._named.texts, rules)

    def _sitting(self, seat: Seat, player: Player) -> Iterator[str]:
        """A bot by its level, a person by the name, if it is another than that of the seat."""
        if isinstance(player, Bot):
            name = self._say("play-bot-name", level=self._named.level(player.level))
        else:
            name = player.name.strip()
        if name not in ("", UNKNOWN, self._named.place(seat)):
            yield self._say("replay-seat", seat=seat.letter, player=name)

    def _tag(self, name: str, value: str) -> Iterator[str]:
        """A tag of ours in words, unless the seats tell it; one of another program as it is."""
        if name == SEED:
            yield self._say("screen-replay-seed", seed=value)
        elif name != BOTS or not self._film.has_bots:
            yield self._say("replay-tag", name=name, value=value)

    def _player_at(self, seat: Seat) -> str:
        return self._named.seat(seat)


def _deal(film: Film, words: NamedWords, ply: int) -> str:
    deal = film.round(ply).deal_number
    return words.texts("screen-where", round=film.record.round_number, deal=deal, deals=words.rules.deals)


def _play(ply: int, turn: Turn, words: NamedWords, wide: int) -> str:
    """Number, name, card; the number of cards that it brought, and the points of a pişti."""
    name = cut(words.seat(turn.seat), _IN_LIST)
    parts = [f"{ply:>2} {name}{' ' * (wide - cell_len(name))} {words.short(turn.card):<3}"]
    if turn.captured:
        parts.append(f"×{len(turn.captured) + len(turn.set_aside)}")
    if turn.pisti is not Pisti.NONE:
        parts.append(f"+{words.rules.pisti if turn.pisti is Pisti.PISTI else words.rules.double_pisti}")
    return " ".join(parts).rstrip()


def _comments(film: Film, words: NamedWords, ply: int) -> Iterator[str]:
    for comment in film.record.comments:
        if comment.ply == ply:
            yield words.texts("replay-comment", text=comment.text)


def _ending(film: Film, words: NamedWords) -> Iterator[str]:
    left = film.leftovers
    if left is not None:
        yield from Story(words).lines(LeftoversTaken(film.record.round_number, left))
    if film.is_over:
        yield from _count_lines(film, words)
    elif not film.record.is_redeal:
        yield words.texts("replay-unfinished", plays=film.plays)


def _count_lines(film: Film, words: NamedWords) -> Iterator[str]:
    yield from (line for line in counted(words, _counted(film)) if line)
    yield from _won(film, words)


def _counted(film: Film) -> Counted:
    record, end = film.record, film.round(film.plays)
    made = tuple(end.pistis(Side(side)) for side in range(record.rules.side_count))
    return Counted(record.round_number, end.score(), made, record.total)


def _won(film: Film, words: NamedWords) -> Iterator[str]:
    """Who has won, if the game is over with the round."""
    total = film.record.total
    best = winner(words.rules, total)
    if best is not None:
        yield from game_over(words, GameOver(best, total))


def count(film: Film, manner: Manner, *, is_narrow: bool) -> RenderableType:
    """The count of a round that is over, and who has won if the game is over with it.

    It is a table, or lines where there is no room for the columns.
    """
    if is_narrow and film.record.rules.side_count > 2:
        return Text("\n".join([*_count_lines(film, NamedWords(manner, film))][1:]))
    table = count_table(NobodysWords(manner, film), _counted(film), ascii_only=manner.ascii)
    return Group(table, *map(Text, _won(film, NamedWords(manner, film))))


def sentences(film: Film, words: NamedWords, ply: int) -> list[str]:
    """What stands below the table; the rest is in the list, or lies on the table."""
    if film.record.is_redeal:
        return [words.texts("replay-redeal")]
    told = list(table_view.sentences(film.frame(ply), words))
    return told if ply else told[:1]


def scores(film: Film, words: NamedWords, ply: int) -> list[str]:
    """The score so far, and how many cards each side has won."""
    return standing(words, film.scores(ply), film.frame(ply).scene.view.won_counts)


def brief_scores(film: Film, manner: Manner, ply: int, width: int) -> str:
    """The same on a narrow terminal; of more than two sides in one text, the names cut as far as it has to be.

    >>> from random import Random
    >>> from pisti.i18n import Texts
    >>> from pisti.notation.record import Record
    >>> from pisti.round import shuffled
    >>> from pisti.rules import Rules
    >>> from pisti.tui.settings import Settings
    >>> film = Film(Record(rules=Rules(seats=3), game="1", deck=shuffled(Random(1)), dealer=Seat.WEST))
    >>> brief_scores(film, Manner(Texts("en"), Settings()), 0, 38)
    'Score: South 0, East 0, West 0. Cards won: South 0, East 0, West 0.'
    """
    if film.record.rules.side_count == 2:
        return "\n".join(scores(film, BriefWords(manner, film), ply))
    texts = [" ".join(scores(film, BriefWords(manner, film, columns), ply)) for columns in _BRIEF]
    return next((text for text in texts if len(wrap(text, width)) <= _LINES), texts[-1])


def board(film: Film, words: NamedWords, look: Look, ply: int) -> Board:
    """The table after some plays, all hands open."""
    frame = film.frame(ply)
    players = {seat: _below(player, seat, words) for seat, player in film.players.items()}
    known = {seat: player for seat, player in players.items() if player is not None}
    shown: Frame = replace(frame, scene=replace(frame.scene, players=known))
    banner = banner_of(frame, words, list(Story(words).turn(frame.turn)) if frame.turn else [])
    return Board(shown, words, look, hands=film.hands(ply), banner=banner)


def _below(player: Player, seat: Seat, words: NamedWords) -> Player | None:
    """What stands below a name: the level of a bot, the seat of a person who is called by name."""
    if isinstance(player, Bot):
        return player
    return Person(words.place(seat)) if seat in words.named else None
