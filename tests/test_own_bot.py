"""The bot of the examples plays in the arena, as its first line says."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from random import Random

from command import pisti
from pisti.game import Game
from pisti.observation import observe
from pisti.round import shuffled
from pisti.rules import Rules, Seat

FOLDER = Path(__file__).resolve().parent.parent / "examples"
TEXT = (FOLDER / "own_bot.py").read_text(encoding="utf-8")


def test_it_is_about_twenty_lines() -> None:
    assert len(TEXT.splitlines()) <= 24


def test_it_plays_as_its_first_line_says() -> None:
    found = re.search(r"in this folder: pisti (.*?) --deals 500", TEXT)
    assert found
    words = [*shlex.split(found[1]), "--deals", "20", "--seed", "1", "--json"]
    ran = pisti(*words, cwd=FOLDER)
    assert (ran.code, ran.err) == (0, "")
    (result,) = json.loads(ran.out)["results"]
    assert (result["first"], result["second"], result["deals"]) == ("own_bot:OwnBot", "medium", 20)


def test_it_only_plays_cards_that_it_holds() -> None:
    names: dict[str, object] = {}
    exec(compile(TEXT, "own_bot.py", "exec"), names)
    make = names["OwnBot"]
    assert isinstance(make, type)
    game, rng = Game.start(Rules(), shuffled(Random(1)), Seat.WEST), Random(1)
    while game.round.to_play is not None:
        game = game.play(make().choose(observe(game, game.round.to_play), rng))
    assert game.round.is_over
