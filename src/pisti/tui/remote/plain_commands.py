"""What a line means that is typed at a table of a server."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from pisti.bots import LEVELS
from pisti.cards import Card
from pisti.rules import Seat
from pisti.table import Cut, Phase, Play, Ready
from pisti.table import wire_commands as c
from pisti.table.wire_types import PHRASES
from pisti.table.wiring import letter
from pisti.tui.plain_count import sheet
from pisti.tui.plain_input import read_card
from pisti.tui.plain_rules import in_short
from pisti.tui.plain_sitting import ECHO
from pisti.tui.plain_state import face_down, pile, state
from pisti.tui.plain_story import Story
from pisti.tui.remote.client import Command
from pisti.tui.remote.deal_told import deal_lines
from pisti.tui.remote.far_host import TAPS
from pisti.tui.remote.plain_table import Mode, Parting, PlainTable
from pisti.tui.remote.room import Room

LEVEL = "medium"
"""The level of a bot where none is given."""

Deed = Callable[[PlainTable, str], None]
"""What a command does with what is typed behind it."""


def follow(at: PlainTable, line: str | None) -> None:
    """Do what was typed; at the end of the lines the person leaves and keeps the seat."""
    if line is None:
        at.parting = Parting.FOR_NOW
        return
    word, _, rest = line.strip().partition(" ")
    deed = _deeds(at.mode).get(word.casefold())
    if deed is not None:
        deed(at, rest.strip())
    else:
        _answer(at, line.strip())


def _deeds(mode: Mode) -> dict[str, Deed]:
    """The commands there are now."""
    deeds = dict(_ALWAYS)
    if mode in (Mode.ROOM, Mode.OVER):
        return deeds | _ROOM
    return deeds | {key: _looking(key) for key in "splfc"}


def _answer(at: PlainTable, text: str) -> None:
    """What was typed answers what was asked; whatever is typed while a bot plays for the person ends that."""
    room, say = at.session.room, at.manner.texts
    match at.mode:
        case Mode.CUT:
            at.host().send(Cut(_place(text)))
        case Mode.COUNT if at.scene is not None:
            at.host().send(Ready(at.scene.view.round_number))
        case Mode.CARD:
            _play_card(at, text)
        case Mode.NOTHING if room is not None and room.you is not None and not room.is_yours:
            at.session.come_back()
        case _ if text:
            at.say(say("remote-not-understood", text=text[:ECHO]))


def _place(text: str) -> str:
    """The place of a tap that somebody types, nothing for what is none: then it is anywhere."""
    is_place = text.isascii() and text.isdecimal() and len(text) < 3 and 1 <= int(text) <= TAPS
    return str(int(text)) if is_place else ""


def _play_card(at: PlainTable, text: str) -> None:
    room, scene, say = at.session.room, at.scene, at.manner.texts
    assert room is not None
    assert scene is not None
    view, words = scene.view, at.words(room)
    meant = read_card(text, view.hand, words)
    if isinstance(meant, Card) and meant in view.hand:
        at.host().send(Play(view.round_number, len(view.turns), meant))
    elif isinstance(meant, Card):
        at.say(say("play-not-in-hand", card=words.card(meant)))
    elif meant.text:
        example = words.short(view.hand[0])
        at.say(say("play-not-expected", text=meant.text[:ECHO], count=len(view.hand), example=example))


# Looking


def _looking(key: str) -> Deed:
    return lambda at, _: at.say_all(_seen(at, key))


def _seen(at: PlainTable, key: str) -> Iterable[str]:
    """What is seen of the table."""
    room, scene = at.session.room, at.scene
    if room is None or scene is None:
        return []
    words, view = at.words(room), scene.view
    if key == "c":
        return sheet(words, view.sheet)
    if scene.phase in (Phase.START, Phase.CUT):
        return [words.texts("play-no-round")]
    ways: dict[str, Callable[[], Iterable[str]]] = {
        "s": lambda: state(words, view),
        "p": lambda: pile(words, view),
        "l": lambda: Story(words).last_captures(view),
        "f": lambda: [face_down(words, view)],
    }
    return ways[key]()


def _show_rules(at: PlainTable, _: str) -> None:
    if at.session.room is not None:
        at.say_all(in_short(at.manner.texts, at.session.room.rules))


def _show_deal(at: PlainTable, _: str) -> None:
    session = at.session
    at.say_all(deal_lines(at.manner.texts, session.client.promises.receipts, session.file))


def _show_room(at: PlainTable, _: str) -> None:
    at.tell_room()


def _show_help(at: PlainTable, _: str) -> None:
    at.say_all(at.manner.texts(f"play-help-{id}") for id in _help(at.mode))


def _help(mode: Mode) -> Iterator[str]:
    """The lines of help about what can be typed now."""
    if mode is Mode.ROOM:
        yield from ("sit", "room", "bot", "free", "begin")
    elif mode is Mode.OVER:
        yield from ("another", "room", "bot", "free")
    else:
        yield from {Mode.CUT: ("cut",), Mode.COUNT: ("next",), Mode.CARD: ("suits",)}.get(mode, ())
        yield from "splcf"
    yield from ("r", "t", "v", "away", "give-up")


# Doing


def _sit(at: PlainTable, text: str) -> None:
    """Sit down at a seat, or anywhere."""
    room = at.session.room
    if room is not None:
        at.sit(_seat(room, text))


def _seat(room: Room, text: str) -> Seat | None:
    return next((seat for seat in room.rules.seating if seat.letter == text[:1].upper()), None)


def _set_bots(at: PlainTable, text: str) -> None:
    """A bot at a seat, or at all free ones, perhaps of some level."""
    room = at.session.room
    if room is None:
        return
    level = next((word for word in text.split() if word in LEVELS), LEVEL)
    seat = _seat(room, text)
    for each in room.missing if seat is None else (seat,):
        at.session.ask(c.Fill(id=at.session.client.name(), seat=letter(each), level=level))


def _free(at: PlainTable, text: str) -> None:
    room = at.session.room
    seat = None if room is None else _seat(room, text)
    if seat is not None:
        at.session.ask(c.Free(id=at.session.client.name(), seat=letter(seat)))


def _asking(command: Callable[[str], Command]) -> Deed:
    return lambda at, _: at.session.ask(command(at.session.client.name()))


def _speak(at: PlainTable, text: str) -> None:
    """Say the phrase with a number, or tell all phrases."""
    say = at.manner.texts
    if text.isascii() and text.isdecimal() and len(text) < 3 and 1 <= int(text) <= len(PHRASES):
        phrase = PHRASES[int(text) - 1]
        at.session.ask(c.Say(id=at.session.client.name(), phrase=phrase))  # type: ignore[arg-type]
    else:
        at.say_all(f"{number}  {say(f'phrase-{phrase}')}" for number, phrase in enumerate(PHRASES, 1))


def _go_away(at: PlainTable, _: str) -> None:
    at.parting = Parting.FOR_NOW


def _give_up(at: PlainTable, _: str) -> None:
    if at.session.room is not None and at.session.room.you is not None:
        at.session.leave()
    at.parting = Parting.GIVEN_UP


_ALWAYS: dict[str, Deed] = {
    "?": _show_help,
    "r": _show_rules,
    "t": _speak,
    "v": _show_deal,
    "q": _go_away,
    "leave": _give_up,
}
_ROOM: dict[str, Deed] = {
    "s": _show_room,
    "sit": _sit,
    "b": _set_bots,
    "free": _free,
    "start": _asking(lambda id: c.Start(id=id)),
    "again": _asking(lambda id: c.Rematch(id=id)),
}
