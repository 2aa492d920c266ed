"""A hint is a good card with its reason."""

from __future__ import annotations

from random import Random

import pytest

from pisti.analysis import CardValue, hint, hints, values
from pisti.bots import BadBot, level
from pisti.game import Game
from pisti.observation import observe
from pisti.round import shuffled
from pisti.rules import Rules, Seat
from pisti.sim.summary import Mean


def some_game(plies: int, rules: Rules | None = None) -> Game:
    rng, rules = Random(2), rules or Rules()
    game = Game.start(rules, shuffled(rng, rules), rules.seating[-1])
    for _ in range(plies):
        game = game.play(rng.choice(game.round.legal_plays))
    return game


@pytest.mark.parametrize("rules", ["standard", "two", "three"])
def test_a_hint_is_what_strong_plays_where_that_is_as_good_as_the_best(rules: str) -> None:
    for ply in (25, 36):
        game = some_game(ply, Rules.parse(rules))
        view = observe(game, game.round.to_play)
        found = hint(view, Random(4), worlds=6, compile_it=False)
        rng = Random(4)
        liked = level("strong").choose(view, rng)
        assert found.values == values(view, 6, rng, False)
        as_good = [each.card for each in found.values if each.is_as_good]
        assert found.card == (liked if liked in as_good else as_good[0])
        assert "card" not in found.reason.fields


def test_a_hint_is_the_best_card_where_strong_plays_a_worse_one(monkeypatch: pytest.MonkeyPatch) -> None:
    game = some_game(0)
    view = observe(game, game.round.to_play)
    liked = level("strong").choose(view, Random(1))
    best = next(card for card in view.hand if card != liked)
    sure = (
        CardValue(best, Mean(3.0, 1.0), Mean(0.0, 0.0)),
        *(CardValue(card, Mean(0.0, 1.0), Mean(3.0, 1.0)) for card in view.hand if card != best),
    )
    monkeypatch.setattr(hints, "values", lambda *_: sure)
    assert hint(view, Random(1), worlds=2, compile_it=False).card == best


def test_there_is_no_hint_for_who_is_not_to_play() -> None:
    with pytest.raises(BadBot):
        hint(observe(some_game(0), Seat.EAST), Random(1), worlds=2, compile_it=False)
