"""What somebody who sits at a table can do at a seat of it before a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from pisti.bots import OFFERED
from pisti.i18n import Texts
from pisti.rules import Seat
from pisti.table import Bot
from pisti.table import wire_commands as c
from pisti.table.wiring import letter
from pisti.tui.plain_words import LEVEL_IDS
from pisti.tui.remote.client import Client, Command
from pisti.tui.remote.room import Room, Stage


@dataclass(frozen=True, slots=True)
class Deed:
    """Something that can be done: what it is called, and the command for it."""

    label: str
    command: Callable[[], Command]


def deeds(texts: Texts, client: Client, room: Room, seat: Seat) -> Iterator[Deed]:
    """What can be done at a seat: all by the owner, at the own seat by everybody."""
    at, player = letter(seat), room.players.get(seat)
    if seat is room.you:
        yield Deed(texts("remote-get-up"), lambda: c.Leave(id=client.name()))
    if not room.is_owner or room.you is None:
        return
    you = letter(room.you)
    if seat is not room.you and room.stage is not Stage.GAME:
        if player is None or isinstance(player, Bot):
            yield from _levels(texts, client, seat)
        if isinstance(player, Bot):
            yield Deed(texts("remote-free-seat"), lambda: c.Free(id=client.name(), seat=at))
        yield Deed(texts("remote-swap"), lambda: c.Swap(id=client.name(), seats=(you, at)))
    if player is not None and not isinstance(player, Bot) and seat is not room.you:
        is_muted = seat in room.muted
        mute = "remote-unmute" if is_muted else "remote-mute"
        yield Deed(texts(mute), lambda: c.Mute(id=client.name(), seat=at, is_muted=not is_muted))
        yield Deed(texts("remote-kick"), lambda: c.Kick(id=client.name(), seat=at))


def _levels(texts: Texts, client: Client, seat: Seat) -> Iterator[Deed]:
    for level in OFFERED:
        label = texts("play-bot-name", level=texts(LEVEL_IDS[level]))
        yield Deed(label, _filling(client, seat, level))


def _filling(client: Client, seat: Seat, level: str) -> Callable[[], Command]:
    return lambda: c.Fill(id=client.name(), seat=letter(seat), level=level)
