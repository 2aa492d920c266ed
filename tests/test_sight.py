"""What a client makes of messages: whole games without sockets, and whatever must not be is seen."""

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from pisti.rules import PRESETS, Rules, Seat
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.served import Stage
from pisti.table.wire_types import PROTOCOL, PlayerAt, TableSettings
from pisti.table.wiring import letter
from served import World
from sight import Sight

Change = Callable[[e.TableEvent], e.TableEvent | None]


class Told:
    """A table and the sights of its seats, told at once what happens; ``change`` is done to events for North."""

    def __init__(self, rules: str, seed: int = 1, change: Change = lambda event: event, games: int = 1) -> None:
        self.world = World(TableSettings(rules), seed=seed)
        self.change = change
        self.sights = {seat: Sight(Random(seat), games) for seat in Rules.parse(rules).seating}
        self.world.sit("".join(seat.letter for seat in self.sights))
        for seat, sight in self.sights.items():
            players = {letter(each): PlayerAt("Ada") for each in self.sights}
            table = self.world.table
            sight.hear(
                e.Welcome(
                    protocol=PROTOCOL,
                    table="t",
                    you=letter(seat),
                    is_owner=seat is table.owner,
                    version=table.version,
                    settings=table.settings,
                    players=players,
                    sheet=(),
                    events=(),
                )
            )

    def send(self, seat: Seat, command: c.ClientMessage) -> None:
        before = len(self.world.told)
        self.world.send(seat, command)
        for viewer, sight in self.sights.items():
            events = [notice.message for notice in self.world.told[before:] if notice.to.includes(viewer)]
            if viewer is Seat.NORTH:
                events = [event for event in map(self.change, events) if event is not None]
            sight.hear(e.Told(version=self.world.table.version, events=tuple(events)))

    def play(self) -> None:
        """Play until nobody wants to say anything."""
        while any(self._said(seat) for seat in self.sights):
            pass

    def _said(self, seat: Seat) -> bool:
        commands = [*self.sights[seat].wants()]
        for command in commands:
            self.send(seat, command)
        return bool(commands)


@pytest.mark.parametrize("rules", [*PRESETS, "two,centre_jack=redeal"])
def test_whole_games(rules: str) -> None:
    told = Told(f"{rules},target=51", games=2)
    told.play()
    assert all(sight.is_done and len(sight.over) == 2 for sight in told.sights.values())
    plays = [sight.plays for sight in told.sights.values()]
    assert all(each == plays[0] for each in plays)
    assert told.world.is_in(Stage.OVER)


OTHER = "0" * 64


def swapped(hashes: tuple[str, ...]) -> tuple[str, ...]:
    return (hashes[1], hashes[0], *hashes[2:])


@pytest.mark.parametrize(
    ("kind", "change"),
    [
        (e.Committed, lambda event: event if event.seat else replace(event, hash=OTHER)),
        (e.Committed, lambda event: replace(event, hash=OTHER) if event.seat else event),
        (e.Revealed, lambda event: event if event.seat else replace(event, seed=OTHER)),
        (e.Revealed, lambda event: replace(event, tap=(event.tap + 1) % 52) if event.seat else event),
        (e.Started, lambda event: replace(event, dealer=event.cutter)),
        (e.CutDone, lambda event: replace(event, promised=swapped(event.promised))),
        (e.CutDone, lambda event: replace(event, promised=event.promised[1:])),
        (e.TurnedUp, lambda event: replace(event, exposed=replace(event.exposed, salt=OTHER))),
        (e.TurnedUp, lambda event: replace(event, face_down=event.face_down + 1)),
        (e.Dealt, lambda event: replace(event, cards=(replace(event.cards[0], place=None), *event.cards[1:]))),
        (e.Dealt, lambda event: replace(event, cards=(event.cards[0],) * 4)),
        (e.Played, lambda event: None if event.seat == "S" else event),
        (e.Played, lambda event: replace(event, card=replace(event.card, card="2c"))),
        (e.Played, lambda event: replace(event, seat="S")),
        (e.Played, lambda event: replace(event, captured=event.captured[:1] + event.captured)),
        (e.Played, lambda event: replace(event, captured=event.captured[1:])),
        (e.Played, lambda event: replace(event, captured=event.captured[:-1])),
        (e.Played, lambda event: replace(event, pisti=0)),
        (e.SetAsideSeen, lambda event: replace(event, cards=(*event.cards[1:], event.cards[1]))),
        (e.LeftoversTaken, lambda event: replace(event, cards=(None, *event.cards))),
        (e.Counted, lambda event: replace(event, scores=(event.scores[0] + 1, *event.scores[1:]))),
        (e.GameOver, lambda event: replace(event, winner=1 - event.winner)),
    ],
)
def test_what_must_not_be_is_seen(kind: type, change: Callable[[e.TableEvent], e.TableEvent]) -> None:
    told = Told("standard", change=lambda event: change(event) if isinstance(event, kind) else event)
    with pytest.raises(AssertionError):
        told.play()


def test_versions_never_go_back() -> None:
    told = Told("two")
    told.play()
    sight = told.sights[Seat.SOUTH]
    for version in sight.version, sight.version - 1:
        with pytest.raises(AssertionError, match="version"):
            sight.hear(e.Told(version=version, events=()))
    with pytest.raises(AssertionError, match="never told"):
        sight.hear(e.Ping(version=sight.version + 1))


def test_what_was_played_stays_so() -> None:
    told = Told("two")
    told.play()
    for cards in told.sights[Seat.SOUTH].plays.values():
        cards[7] = cards[8]
    again = Told("two")
    again.sights[Seat.SOUTH].plays = told.sights[Seat.SOUTH].plays
    with pytest.raises(AssertionError, match="play 7 was"):
        again.play()
