"""The room of a table in words: who sits where, by which rules, what is waited for."""

from __future__ import annotations

from collections.abc import Iterator

from pisti.i18n import Texts
from pisti.rules import Seat
from pisti.table import Bot, Player
from pisti.table.wire_types import TableSettings
from pisti.tui.first_screen import preset_of
from pisti.tui.greeting import house_rules
from pisti.tui.look import Look
from pisti.tui.names import shown_name
from pisti.tui.plain_rules import differences
from pisti.tui.plain_words import LEVEL_IDS, Words
from pisti.tui.remote.address import Address
from pisti.tui.remote.room import Room, Stage


def invitation(texts: Texts, address: Address, code: str) -> Iterator[str]:
    """What to tell others who shall come."""
    yield texts("remote-invite")
    yield address.link(code)
    yield invited(address, code)


def invited(address: Address, code: str) -> str:
    """The command that leads to a table."""
    return f"pisti play --server {address.link(code)}"


def settings_told(texts: Texts, settings: TableSettings, room: Room) -> Iterator[str]:
    """By which rules is played, in short: what kind of table, what differs, the clock, who may find it."""
    rules = room.rules
    preset = preset_of(rules)
    name = texts(f"preset-{preset}")
    yield texts("remote-rules", name=name, line=texts(f"preset-{preset}-line", seats=rules.seats, target=rules.target))
    if preset == "own":
        yield from differences(texts, rules)
    if settings.clock is not None:
        yield texts("remote-clock-line", seconds=settings.clock)
    yield texts("remote-open-line" if settings.is_open else "remote-private-line")


def seat_told(texts: Texts, look: Look, room: Room, seat: Seat) -> str:
    """A seat with who sits there."""
    is_yours = room.you is not None and room.rules.sides[seat] == room.rules.sides.get(room.you)
    marks = [_who(texts, room.players.get(seat)), *_marks(texts, room, seat)]
    return f"{look.mark(yours=is_yours)} {texts('seat-name', seat=seat.letter)}: {f' {look.dot} '.join(marks)}"


def _who(texts: Texts, player: Player | None) -> str:
    if player is None:
        return texts("remote-free")
    return bot_told(texts, player) if isinstance(player, Bot) else shown_name(player)


def bot_told(texts: Texts, bot: Bot) -> str:
    """A bot, with whom it plays for if it stands in for somebody."""
    level = texts(LEVEL_IDS[bot.level]) if bot.level in LEVEL_IDS else bot.level
    called = texts("play-bot-name", level=level)
    return f"{called}, {shown_name(bot)}" if bot.name else called


def _marks(texts: Texts, room: Room, seat: Seat) -> Iterator[str]:
    if seat is room.you:
        yield texts("screen-you")
    if seat in room.away:
        yield texts("screen-away")
    if room.stage is Stage.OVER and seat in room.wishes:
        yield texts("remote-agrees")


def waiting_told(texts: Texts, room: Room) -> Iterator[str]:
    """What is waited for, and what you can do about it."""
    owner = _owner(room)
    if room.stage is Stage.GAME:
        yield texts("remote-playing" if room.you is None else "remote-begins")
    elif room.you is None:
        yield texts("remote-sit-how")
    elif room.missing:
        yield texts("remote-missing", count=len(room.missing))
        if room.is_owner:
            yield texts("remote-seats-how")
    elif room.stage is Stage.OVER:
        yield texts("remote-another-how")
    elif room.is_owner:
        yield texts("remote-start-how")
    elif owner is not None:
        yield texts("remote-owner-starts", player=owner)


def _owner(room: Room) -> str | None:
    """Who decides for the table, as far as it can be told: the first person who is there, in playing order."""
    for seat in room.rules.seating:
        player = room.players.get(seat)
        if player is not None and not isinstance(player, Bot) and seat not in room.away:
            return shown_name(player)
    return None


def introduction(words: Words, room: Room) -> Iterator[str]:
    """What is said before the first round: who sits where, by which rules."""
    texts = words.texts
    yield texts("play-welcome", target=words.rules.target)
    for seat in words.rules.seating:
        if seat is words.you:
            yield "  " + texts("play-seat-you", seat=words.place(seat))
        else:
            yield f"  {words.place(seat)}: {_who(texts, room.players.get(seat))}"
    yield texts("play-bots-see")
    yield from house_rules(words)
