"""Bots think in few threads, see what their seat sees, and no failure of one stops a table."""

import asyncio
import logging
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from random import Random
from types import MappingProxyType

import pytest

from pisti import bots
from pisti.bots import bot as levels
from pisti.cards import Card
from pisti.game import Game
from pisti.observation import Observation, observe
from pisti.round import shuffled
from pisti.rules import Rules, Seat
from pisti.server.thinking import LEAST, QUICK, Thinkers


def run(coroutine: Coroutine[None, None, None]) -> None:
    asyncio.run(coroutine)


@contextmanager
def thinkers(threads: int = 2, most: int = 64) -> Iterator[Thinkers]:
    made = Thinkers(threads, most)
    try:
        yield made
    finally:
        made.close()


def a_view() -> Observation:
    rules = Rules()
    game = Game.start(rules, shuffled(Random(1), rules), Seat.SOUTH)
    return observe(game, game.round.to_play)


class Slow:
    """A bot that thinks until it may stop; it counts who thinks at the same time, and keeps what it was given."""

    level = "hard"

    def __init__(self) -> None:
        self.may_stop = threading.Event()
        self.given: list[tuple[object, ...]] = []
        self.thinking = self.most = 0
        self._lock = threading.Lock()

    def choose(self, *given: object) -> Card:
        with self._lock:
            self.given.append(given)
            self.thinking += 1
            self.most = max(self.most, self.thinking)
        assert self.may_stop.wait(20)
        with self._lock:
            self.thinking -= 1
        view = given[0]
        assert isinstance(view, Observation)
        return view.legal_plays[0]


class Failing:
    """A bot that fails, and says cards while it does."""

    level = "hard"

    def choose(self, view: Observation, rng: Random) -> Card:
        raise RuntimeError(f"cannot choose among {view.legal_plays}")


class Cheating:
    """A bot that plays a card which it does not hold."""

    level = "hard"

    def choose(self, view: Observation, rng: Random) -> Card:
        return next(card for card in map(Card, range(52)) if card not in view.legal_plays)


def use(monkeypatch: pytest.MonkeyPatch, **bots: object) -> None:
    """Other bots at some levels."""
    monkeypatch.setattr(levels, "LEVELS", MappingProxyType({**levels.LEVELS, **bots}))


@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_bot_plays_at_its_level(level: str) -> None:
    async def ask() -> None:
        with thinkers() as made:
            view = a_view()
            assert await made.choose(level, view, Random(3)) == (bots.level(level).choose(view, Random(3)), level)
            assert made.busy == 0

    run(ask())


def test_a_bot_that_was_not_made_for_the_rules_says_at_which_level_it_plays() -> None:
    rules = Rules(seats=3)
    view = observe(Game.start(rules, shuffled(Random(1), rules), Seat.WEST), Seat.SOUTH)

    async def ask() -> None:
        with thinkers() as made:
            assert (await made.choose("strong", view, Random(3)))[1] == "hard"

    run(ask())


def test_a_bot_is_given_an_observation_and_chance_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fault 8: what a bot can know is what its seat may know."""
    slow = Slow()
    slow.may_stop.set()
    use(monkeypatch, hard=slow)

    async def ask() -> None:
        with thinkers() as made:
            await made.choose("hard", a_view(), Random(3))

    run(ask())
    [(view, rng)] = slow.given
    assert type(view) is Observation
    assert type(rng) is Random


def test_no_more_bots_think_at_once_than_there_are_threads_and_over_the_limit_the_level_drops_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = Slow()
    use(monkeypatch, hard=slow)

    async def ask() -> None:
        with thinkers(2, 5) as made:
            view = a_view()
            waiting = [asyncio.create_task(made.choose("hard", view, Random(n))) for n in range(5)]
            await asyncio.sleep(0)
            assert made.busy == 5
            card, level = await made.choose("hard", view, Random(9))
            assert level == QUICK
            assert card in view.legal_plays
            assert made.busy == 5
            slow.may_stop.set()
            assert [level for _, level in await asyncio.gather(*waiting)] == ["hard"] * 5
            assert made.busy == 0
            assert (await made.choose("hard", view, Random(9)))[1] == "hard"

    run(ask())
    assert slow.most <= 2


@pytest.mark.parametrize("bot", [Failing(), Cheating()])
def test_where_a_bot_fails_a_simpler_one_plays_and_the_log_names_no_card(
    bot: bots.Bot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Fault 16: a bot raises, and the match goes on."""
    use(monkeypatch, hard=bot)

    async def ask(expected: str) -> None:
        with thinkers() as made:
            card, level = await made.choose("hard", a_view(), Random(3))
            assert card in a_view().legal_plays
            assert level == expected
            assert made.busy == 0

    with caplog.at_level(logging.ERROR):
        run(ask(QUICK))
        use(monkeypatch, hard=bot, **{QUICK: bot})
        run(ask(LEAST))
    assert len(caplog.records) == 3
    assert not any(str(card) in caplog.text for card in map(Card, range(52)))


def test_who_is_not_to_play_is_told_so() -> None:
    rules = Rules()
    game = Game.start(rules, shuffled(Random(1), rules), Seat.SOUTH)
    other = next(seat for seat in rules.seating if seat is not game.round.to_play)

    async def ask() -> None:
        with thinkers() as made:
            with pytest.raises(bots.BadBot):
                await made.choose("hard", observe(game, other), Random(1))
            assert made.busy == 0

    run(ask())
