"""A log says where an error was, and names no card."""

from random import Random

import pytest

from pisti.cards import Card
from pisti.game import Game
from pisti.round import IllegalPlay, shuffled
from pisti.rules import Rules, Seat
from pisti.server.mishaps import mishap


def failed(error: Exception) -> Exception:
    try:
        raise error
    except Exception as caught:
        return caught


def test_an_error_is_told_with_its_places_and_without_its_words() -> None:
    text = mishap(failed(RuntimeError("Qs Th")))
    assert text.startswith("RuntimeError in failed (test_server_mishaps.py:")
    assert "Qs" not in text


def test_of_an_error_of_ours_its_code_is_told_and_not_its_fields() -> None:
    rules = Rules()
    game = Game.start(rules, shuffled(Random(1), rules), Seat.SOUTH)
    with pytest.raises(IllegalPlay) as bad:
        game.play(next(card for card in map(Card, range(52)) if card not in game.round.legal_plays))
    text = mishap(bad.value)
    assert text.startswith("IllegalPlay card-not-in-hand in check_play (round.py:")
    assert not any(str(card) in text for card in game.round.legal_plays)


def test_an_error_that_was_never_raised_has_no_place() -> None:
    assert mishap(ValueError()) == "ValueError in "
