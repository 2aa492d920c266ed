"""What persons do at a table besides playing, as sentences: who comes, goes, speaks, is away."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pisti.i18n import BadText, Texts
from pisti.rules import Seat
from pisti.table import Bot, LeftTable
from pisti.table import wire_events as e
from pisti.table.wiring import player_of
from pisti.tui.host import Notice
from pisti.tui.names import names_of, shown_name
from pisti.tui.plain_words import BySeat, Words
from pisti.tui.remote.client import Broken, Refusal
from pisti.tui.remote.room import Room
from pisti.tui.scene import Told
from pisti.tui.stage import Manner

_ABSENT = BySeat("remote-absent", "remote-absent-you")
_BACK = BySeat("remote-back", "remote-back-you")
_BOT_PLAYS = BySeat("remote-bot-plays", "remote-bot-plays-you")
_SAYS = BySeat("remote-says", "remote-says-you")


class OnlookersWords(Words):
    """What players are called by somebody who does not sit at the table."""

    def of_seat(self, ids: BySeat, seat: Seat, **args: str | int) -> str:
        """What is said of a player."""
        return self.texts(ids.other, player=self.seat(seat), **args)


def words_at(manner: Manner, room: Room) -> Words:
    """What players are called by the person of a room."""
    if room.you is not None:
        return manner.words(room.rules, room.you, room.players)
    names, somebody = names_of(manner.texts, room.players, None), room.rules.seating[0]
    return OnlookersWords(manner.texts, room.rules, somebody, letters=manner.ascii, names=names)


def lines(words: Words, event: Told | Notice) -> Iterator[str]:
    """The lines of an event that is no card: none if it goes without saying."""
    match event:
        case e.Seated():
            yield _seated(words, event)
        case e.Left(seat=seat):
            yield words.texts("remote-gets-up", seat=words.place(Seat.parse(seat)))
        case LeftTable(seat=seat):
            yield words.of_seat(_BOT_PLAYS, seat)
        case e.Said(seat=seat, phrase=phrase):
            yield words.of_seat(_SAYS, Seat.parse(seat), text=words.texts(f"phrase-{phrase}"))
        case e.Chatted(seat=seat, text=text):
            yield words.of_seat(_SAYS, Seat.parse(seat), text=text)
        case e.RematchAsked(seats=seats) if seats:
            yield words.texts("remote-wishes", list=_called(words, map(Seat.parse, seats)))
        case Broken(error=error):
            yield words.texts(f"error-{error.code}", **error.fields)
        case _:
            yield from _connection(words, event)


def _connection(words: Words, event: Told | Notice) -> Iterator[str]:
    """The lines about connections and what the owner does."""
    match event:
        case e.Absent(seat=seat):
            yield words.of_seat(_ABSENT, Seat.parse(seat))
        case e.Back(seat=seat):
            yield words.of_seat(_BACK, Seat.parse(seat))
        case e.Muted(seat=seat, is_muted=is_muted):
            called = _called(words, [Seat.parse(seat)])
            yield words.texts("remote-muted" if is_muted else "remote-unmuted", list=called)
        case e.Outage():
            yield words.texts("remote-outage")


def is_own_return(event: Told | Notice, you: Seat | None) -> bool:
    """Whether an event says that the person is back, which a server also says of whoever has just sat down."""
    return isinstance(event, e.Back) and Seat.parse(event.seat) is you


def _seated(words: Words, event: e.Seated) -> str:
    player, seat = player_of(event.player), words.place(Seat.parse(event.seat))
    if isinstance(player, Bot):
        return words.texts("remote-bot-sits", seat=seat, level=words.level(player.level))
    return words.texts("remote-sits", seat=seat, player=shown_name(player))


def _called(words: Words, seats: Iterable[Seat]) -> str:
    """What some players are called, you among them."""
    you = None if isinstance(words, OnlookersWords) else words.you
    return ", ".join(words.texts("screen-you") if seat is you else words.seat(seat) for seat in seats)


def why(texts: Texts, refusal: Refusal) -> str:
    """Why a command was refused, as a sentence; a server may know more reasons than this program."""
    id = f"error-{refusal.code}"
    try:
        return texts(id, **refusal.fields)
    except BadText:
        return texts("remote-refused-somehow", reason=refusal.code)
