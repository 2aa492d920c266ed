"""A table as the person at one seat deals with it: commands in, what that seat is told out; and one in this process."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import Protocol

from pisti.bots import Bot
from pisti.observation import Observation
from pisti.rules import Seat
from pisti.table import BadCommand, BotTurn, Command, Event, Play, Refused, Table
from pisti.table import Bot as SeatedBot
from pisti.tui.scene import Scene, Told

BotOf = Callable[[str], Bot]
"""The bot of a level."""


@dataclass(frozen=True, slots=True)
class Notice:
    """What a person is told besides events of the table."""


class TableHost(Protocol):
    """A table, wherever it is: ``told`` is waited for while it ``waits``, else the person is asked."""

    @property
    def you(self) -> Seat:
        """The person's seat."""

    @property
    def waits(self) -> bool:
        """Whether something else comes before the person is asked."""

    @property
    def is_behind(self) -> bool:
        """Whether so much is still to be told that nothing should be waited for."""

    def scene(self) -> Scene:
        """The table before anything is told."""

    def view(self) -> Observation | None:
        """What the person may know now, None before the first deal."""

    def send(self, command: Command) -> Sequence[Told | Notice]:
        """Follow a command of the person; what is told at once. Raises BadCommand, and what keeping raises."""

    async def told(self) -> Sequence[Told | Notice]:
        """What the person is told next; raises what keeping raises."""

    def asks(self, news: Callable[[], None]) -> None:
        """All that was told is shown and the person is asked now; ``news`` is for whatever is to be told meanwhile."""


@dataclass(frozen=True, slots=True)
class Chance:
    """All the chance of a game, from one seed: the same bytes for the same moment, whenever it comes.

    >>> Chance(b"1").at("cut", 1) == Chance(b"1").at("cut", 1) != Chance(b"2").at("cut", 1)
    True
    """

    seed: bytes

    def at(self, what: str, *moment: int) -> bytes:
        """The bytes for something at some moment."""
        return sha256(sha256(self.seed).digest() + repr((what, *moment)).encode()).digest()


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a sitting gets from outside: chance, the time, the bots, and where the game is kept."""

    chance: Chance
    now: Callable[[], float]
    bot_of: BotOf
    keep: Callable[[], None]


def check_bots(table: Table, bot_of: BotOf) -> None:
    """Raise BadBot if a level of the table's bots does not exist, before the first card rather than in the game."""
    for player in table.players.values():
        if isinstance(player, SeatedBot):
            bot_of(player.level)


class Host:
    """The table for the person at ``you``; the game is kept after every command, before anybody is told."""

    def __init__(self, table: Table, you: Seat, around: Surroundings) -> None:
        self.table = table
        self.you = you
        self._around = around
        self._bot_turns: list[BotTurn] = []

    @property
    def waits_for_bot(self) -> bool:
        """Whether a bot is to play next."""
        return bool(self._bot_turns)

    @property
    def waits(self) -> bool:
        """Whether something else comes before the person is asked: a bot plays."""
        return self.waits_for_bot

    @property
    def is_behind(self) -> bool:
        """Nothing happens here before the last thing was told."""
        return False

    def scene(self) -> Scene:
        """The table before anything is told."""
        view = self.view()
        return Scene.before(self.table.players, self.table.rules, self.you, view.sheet if view else ())

    def view(self) -> Observation | None:
        """What the person may know now, None before the first deal."""
        return self.table.view(self.you)

    def send(self, command: Command) -> list[Event]:
        """Follow a command of the person; what the person is told. Raises BadCommand, and what keeping raises."""
        return self._send(self.you, command)

    def bot_plays(self) -> list[Event]:
        """Let the bot play that is to; what the person is told. Raises what keeping raises."""
        turn = self._bot_turns.pop()
        view = self.table.view(turn.seat)
        assert view is not None
        rng = Random(self._around.chance.at("bot", *self._moment()))
        card = self._around.bot_of(turn.level).choose(view, rng)
        return self._send(turn.seat, Play(turn.round, turn.ply, card))

    async def told(self) -> list[Event]:
        """What the person is told next, because a bot plays; raises what keeping raises."""
        return self.bot_plays()

    def asks(self, news: Callable[[], None]) -> None:
        """The person is asked now, and nothing happens meanwhile."""

    def _send(self, seat: Seat, command: Command) -> list[Event]:
        entropy = self._around.chance.at("table", *self._moment())
        sent, effects = self.table.handle(seat, command, self._around.now(), entropy)
        for each in sent:
            if isinstance(each.event, Refused):
                raise BadCommand(each.event.code, **each.event.fields)
        self._around.keep()
        self._bot_turns = [effect for effect in effects if isinstance(effect, BotTurn)]
        return [each.event for each in sent if each.to.includes(self.you)]

    def _moment(self) -> tuple[int, int]:
        """Where the game is, the same after a break: how many times the pack was dealt, and the plies since."""
        view = self.view()
        return len(self.table.dealt), len(view.turns) if view else 0
