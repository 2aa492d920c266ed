"""Bots that keep all promises pass, and each way to break one is seen and named."""

from __future__ import annotations

import random
import sys
from random import Random
from typing import Any, cast

import numpy as np
import pytest

from pisti.bots import LEVELS, Bot
from pisti.cards import DECK, Card
from pisti.notation import parse_position
from pisti.observation import Observation
from pisti.rules import PRESETS, Rules
from pisti.testing import BotFails, Promise, check_bot
from pisti.testing.checking import start


class First:
    """Plays the first card of its hand; the bots below are like it but for one thing."""

    level = "first"

    def choose(self, view: Observation, rng: Random) -> Card:
        return view.hand[0]


class Unheld(First):
    def choose(self, view: Observation, rng: Random) -> Card:
        return next(card for card in DECK if card not in view.hand)


class Failing(First):
    def choose(self, view: Observation, rng: Random) -> Card:
        return view.hand[len(view.turns) // 40]


class Counting(First):
    """Plays another card each time."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: Observation, rng: Random) -> Card:
        self.asked += 1
        return view.hand[self.asked % len(view.hand)]


class Global(First):
    def choose(self, view: Observation, rng: Random) -> Card:
        return random.choice(view.hand)


class GlobalNumPy(First):
    def choose(self, view: Observation, rng: Random) -> Card:
        return view.hand[int(np.random.randint(len(view.hand)))]


class Changing(First):
    def choose(self, view: Observation, rng: Random) -> Card:
        object.__setattr__(view, "won_counts", (52, 0))
        return view.hand[0]


class ChangingTurns(First):
    def choose(self, view: Observation, rng: Random) -> Card:
        card = view.hand[0]
        for turn in view.turns:
            object.__setattr__(turn, "captured", ())
        return card


class Peeking(First):
    """Looks at the stock in the program that asks it."""

    def choose(self, view: Observation, rng: Random) -> Card:
        frame = sys._getframe(1)
        stock = int(sum(frame.f_locals["game"].round.stock[:9]))
        return view.hand[stock % len(view.hand)]


class Identifying(First):
    """Goes by where things are in memory."""

    def __init__(self) -> None:
        self.seen: list[Observation] = []

    def choose(self, view: Observation, rng: Random) -> Card:
        self.seen.append(view)  # so that each view is at another place
        return view.hand[id(view) // 16 % len(view.hand)]


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_passes(name: str) -> None:
    by_few = [rules for preset, rules in PRESETS.items() if preset in ("standard", "two", "three", "under")]
    check_bot(LEVELS[name], by_few if name == "expert" else PRESETS.values())  # it thinks a hundred times as long


@pytest.mark.soak
@pytest.mark.parametrize("name", LEVELS)
def test_every_level_passes_in_many_rounds(name: str) -> None:
    check_bot(LEVELS[name], rounds=20, seed=2)


def test_a_simple_bot_passes() -> None:
    check_bot(First())


@pytest.mark.parametrize(
    ("bot", "promises"),
    [
        (Unheld(), {Promise.LEGAL}),
        (Failing(), {Promise.ANSWERS}),
        (Counting(), {Promise.REPEATS}),
        (Global(), {Promise.OWN_CHANCE}),
        (GlobalNumPy(), {Promise.OWN_CHANCE}),
        (Changing(), {Promise.LEAVES_VIEW}),
        (ChangingTurns(), {Promise.LEAVES_VIEW}),
        (Peeking(), {Promise.HONEST}),
        (Identifying(), {Promise.REPEATS, Promise.HONEST, Promise.FORGETS}),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_bot_that_breaks_a_promise_fails(bot: Bot, promises: set[Promise]) -> None:
    with pytest.raises(BotFails) as caught:
        check_bot(bot)
    assert caught.value.promise in promises
    told = str(caught.value).splitlines()
    assert told[0].startswith("first: ")
    assert told[1] == f"  expected: {caught.value.promise.value}"
    assert told[2] == f"  position: {caught.value.position}"
    assert parse_position(caught.value.position).to_play is not None


def test_a_bot_that_remembers_fails_only_when_it_is_asked_again() -> None:
    """One that goes by whether a question was asked before: each answer is repeated at once as it was given."""

    class Grudge(First):
        def __init__(self) -> None:
            self.asked: dict[str, int] = {}

        def choose(self, view: Observation, rng: Random) -> Card:
            key = repr(view)
            self.asked[key] = self.asked.get(key, 0) + 1
            return view.hand[0 if self.asked[key] < 4 else -1]

    with pytest.raises(BotFails) as caught:
        check_bot(Grudge())
    assert caught.value.promise is Promise.FORGETS


def test_no_other_cards_are_shown_in_the_position() -> None:
    with pytest.raises(BotFails) as caught:
        check_bot(Unheld(), [Rules()])
    position = parse_position(caught.value.position)
    assert sum(card is not None for hand in position.hands for card in hand) == 4


def test_all_presets_are_played_also_near_the_end_of_a_game() -> None:
    seen: list[tuple[str, bool]] = []

    class Watching(First):
        def choose(self, view: Observation, rng: Random) -> Card:
            seen.append((str(view.rules), bool(view.finished)))
            assert view.winner is None
            return view.hand[0]

    check_bot(Watching(), rounds=4)
    assert {rules for rules, _ in seen} == {str(rules) for rules in PRESETS.values()}
    assert {is_near for _, is_near in seen} == {True, False}


def test_a_bot_without_a_name_is_called_by_its_class() -> None:
    class Nameless:
        def choose(self, view: Observation, rng: Random) -> Any:  # noqa: ANN401
            return None

    with pytest.raises(BotFails, match=r"^Nameless: played None, and holds "):
        check_bot(cast(Bot, Nameless()), [Rules()])


def test_a_round_that_must_be_dealt_again_is_not_played() -> None:
    rng, rules = Random(1), Rules.parse("centre_jack=redeal")
    assert not any(start(rules, rng).round.is_redeal for _ in range(60))
