"""The host of a table: chance follows from the moment, bots play when asked, everything is kept before it is told."""

import pytest

from pisti import bots
from pisti.cards import DECK, Card
from pisti.observation import Observation
from pisti.rules import Rules, Seat
from pisti.table import BadCommand, Bot, Cut, Dealt, Event, Leave, Person, Phase, Play, Ready, Start, Table
from pisti.tui.host import Chance, Host, Surroundings
from sittings import sit

YES = "1\n" * 5000
YOU = Seat.SOUTH


class Kept:
    def __init__(self, rules: Rules, seed: bytes = b"1") -> None:
        players = {seat: Person("Ada") if seat is YOU else Bot("Bo", "medium") for seat in rules.seating}
        self.table = Table(rules, players)
        self.kept: list[int] = []
        around = Surroundings(Chance(seed), lambda: 0.0, bots.level, self.keep)
        self.host = Host(self.table, YOU, around)

    def keep(self) -> None:
        view = self.host.view()
        self.kept.append(len(view.turns) if view else 0)


def step(kept: Kept) -> list[Event]:
    host, table = kept.host, kept.table
    if host.waits_for_bot:
        return list(host.bot_plays())
    if table.phase is Phase.CUT:
        return list(host.send(Cut()))
    if table.phase is Phase.COUNT:
        return list(host.send(Ready(table.round_number)))
    view = host.view()
    assert view is not None
    return list(host.send(Play(view.round_number, len(view.turns), view.hand[0])))


def test_chance_is_different_for_every_moment_and_seed() -> None:
    moments = [("a",), ("b",), ("a", 1), ("a", 1, 1), ("a", 11), ("a", 1, 11)]
    drawn = {Chance(seed).at(*moment) for seed in (b"", b"1", b"11") for moment in moments}  # type: ignore[arg-type]
    assert len(drawn) == 18


class Cheat:
    level = "cheat"

    def choose(self, view: Observation, _rng: object) -> Card:
        return next(card for card in DECK if card not in view.hand)


def test_a_bot_that_plays_what_it_does_not_hold_ends_the_game_with_an_error() -> None:
    with pytest.raises(BadCommand):
        sit("--seed", "1", answers=YES, bot=Cheat())


def test_a_game_is_kept_before_each_answer_and_the_seat_is_told_of_its_own_hand_alone() -> None:
    kept = Kept(Rules(target=51))
    told = list(kept.host.send(Start()))
    while kept.table.phase is not Phase.OVER:
        before = len(kept.kept)
        told += step(kept)
        assert len(kept.kept) == before + 1
    assert {each.seat for each in told if isinstance(each, Dealt)} == {YOU}


def test_a_refused_command_raises_and_the_bot_that_is_to_play_still_is() -> None:
    kept = Kept(Rules())
    kept.host.send(Start())
    while not kept.host.waits_for_bot:
        step(kept)
    with pytest.raises(BadCommand):
        kept.host.send(Cut())
    assert kept.host.waits_for_bot


def test_leaving_tells_nobody_when_only_bots_are_left() -> None:
    kept = Kept(Rules())
    kept.host.send(Start())
    assert kept.host.send(Leave()) == []
