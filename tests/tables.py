"""Tables for tests: who sits there, and games driven through them from outside."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from pisti.cards import Card
from pisti.observation import Observation
from pisti.rules import PRESETS, Centre, CentreJack, Lookers, Rules, Seat
from pisti.table import (
    Bot,
    BotTurn,
    Command,
    Cut,
    Effect,
    Event,
    Person,
    Phase,
    Play,
    Player,
    Ready,
    Refused,
    Sent,
    Start,
    Table,
)
from pisti.table.shuffle import CutPack
from pisti.tui.scene import Scene

NOW = 1_790_000_000.0  # 2026-09-21

TABLES = {
    **PRESETS,
    "nobody looks": Rules(lookers=Lookers.NOBODY),
    "the seat looks": Rules(lookers=Lookers.SEAT),
    "everyone looks": Rules(lookers=Lookers.EVERYONE),
    "under, the seat looks": Rules(centre=Centre.UNDER, lookers=Lookers.SEAT),
    "nothing exposed": Rules(exposed=False),
    "any jack deals again": Rules(centre_jack=CentreJack.REDEAL),
}


def seated(rules: Rules, persons: Iterable[Seat] | None = None) -> dict[Seat, Player]:
    """Persons at these seats, all of them if left out, bots at the others."""
    there = set(rules.seating if persons is None else persons)
    return {seat: Person(seat.name) if seat in there else Bot(seat.name, "medium") for seat in rules.seating}


def entropy(*moment: object) -> bytes:
    """Bytes that follow from a moment."""
    return sha256(repr(moment).encode()).digest()


class Drive:
    """Does what a table waits for, until the game is over; keeps all that was told and wanted."""

    def __init__(self, table: Table, seed: int = 0, level: str = "medium") -> None:
        self.table = table
        self.level = level
        self.seed = seed
        self.told: list[Sent] = []
        self.effects: list[Effect] = []

    def send(self, seat: Seat, command: Command) -> list[Sent]:
        """Let the table follow a command that it must not refuse."""
        told, self.effects = self.table.handle(seat, command, NOW, entropy(self.seed, *self.moment()))
        assert not [each for each in told if isinstance(each.event, Refused)], told
        self.told += told
        return told

    def moment(self) -> tuple[int, int]:
        view = self.table.view(None)
        return len(self.table.dealt), len(view.turns) if view else 0

    def start(self) -> Drive:
        self.send(self.table.rules.seating[0], Start())
        return self

    def step(self) -> None:
        """One cut, play or reading of the count."""
        table, view = self.table, self.table.view(None)
        if table.cutter is not None:
            self.send(table.cutter, Cut("7"))
        elif table.phase is Phase.COUNT:
            for seat, player in list(table.players.items()):
                if isinstance(player, Person):
                    self.send(seat, Ready(table.round_number))
        else:
            assert view is not None
            assert view.to_play is not None
            self.check_effect(view)
            self.send(view.to_play, self.choice(view.to_play))

    def check_effect(self, view: Observation) -> None:
        """A bot's turn is wanted exactly where a bot is to play."""
        seat = view.to_play
        assert seat is not None
        if isinstance(self.table.players[seat], Bot):
            assert self.effects == [BotTurn(seat, self.level, view.round_number, len(view.turns))]
        else:
            assert self.effects == []

    def choice(self, seat: Seat) -> Play:
        view = self.table.view(seat)
        assert view is not None
        cards = view.legal_plays
        card = cards[Random(entropy(self.seed, "choice", *self.moment())).randrange(len(cards))]
        return Play(view.round_number, len(view.turns), card)

    def play(self, cards: Iterable[Card]) -> None:
        """These cards, by whoever is to play."""
        for card in cards:
            view = self.table.view(None)
            assert view is not None
            assert view.to_play is not None
            self.send(view.to_play, Play(view.round_number, len(view.turns), card))

    def until(self, done: Callable[[Table], bool]) -> Drive:
        """Steps until something holds."""
        while not done(self.table):
            self.step()
        return self

    def to_end(self) -> Drive:
        return self.until(lambda table: table.phase is Phase.OVER)

    def events(self, kind: type[Event] | Any) -> list[Any]:  # noqa: ANN401
        """All events of a kind."""
        return [each.event for each in self.told if isinstance(each.event, kind)]

    def heard_by(self, viewer: Seat | None) -> list[Event]:
        """All that a viewer was told."""
        return [each.event for each in self.told if each.to.includes(viewer)]


def with_deck(monkeypatch: pytest.MonkeyPatch, *decks: tuple[Card, ...]) -> None:
    """Let the next rounds at any table be dealt from these decks."""
    left = list(decks)

    def given(_rng: Random, _rules: Rules) -> CutPack:
        return CutPack(left.pop(0), (26,))

    monkeypatch.setattr("pisti.table.table.shuffle_and_cut", given)


def started_with(rules: Rules, dealer: Seat, players: dict[Seat, Player] | None = None) -> Drive:
    """A table whose first dealer was drawn to be this one; its cutter, a person, has not cut yet."""
    for seed in range(1000):
        drive = Drive(Table(rules, players or seated(rules)), seed).start()
        if drive.told[0].event.dealer is dealer:  # type: ignore[union-attr]
            return drive
    raise AssertionError


def next_command(table: Table, rng: Random) -> tuple[Seat, Command]:
    if table.cutter is not None:
        return table.cutter, Cut(str(rng.random()))
    view = table.view(None)
    assert view is not None
    if table.phase is Phase.COUNT:
        return rng.choice(table.rules.seating), Ready(table.round_number)
    assert view.to_play is not None
    own = table.view(view.to_play)
    assert own is not None
    return view.to_play, Play(view.round_number, len(view.turns), rng.choice(own.hand))


def told_to(rules: Rules, seed: int, seat: Seat) -> Iterator[tuple[Scene, Event]]:
    """The events of a game for a seat, each with the scene before it."""
    rng, table = Random(seed), Table(rules, {each: Person(each.letter) for each in rules.seating})
    scene = Scene.before(table.players, rules, seat)
    command: tuple[Seat, Command] = (Seat.SOUTH, Start())
    while True:
        sent, _ = table.handle(*command, 0.0, rng.randbytes(8))
        for each in sent:
            if each.to.includes(seat):
                yield scene, each.event
                scene = scene.after(each.event)
        if table.phase is Phase.OVER:
            return
        command = next_command(table, rng)
