"""The vectors of test_vectors.py through the compiled engine."""

# ruff: noqa: ANN401  -- numba's functions and records have no types of their own

from functools import cache
from typing import Any

import numba
import numpy as np
import pytest

from cases import deck_of
from pisti import engine
from pisti.cards import Card
from pisti.round import Round
from pisti.rules import Rules, Seat
from pisti.sim.compiled import Kernel, compiled
from test_vectors import HOUSE, read, texts


def replay(s: Any, o: engine.Options, cards: Any, done: Any) -> bool:
    """Deal ``s.deck`` and play cards; ``done`` gets what each did. Whether the round could be played."""
    if not engine.deal(s, o):
        return False
    for ply in range(len(cards)):
        slot = engine.slot_of(s, cards[ply])
        if slot < 0:
            return False
        done[ply] = engine.play(s, o, slot)
    return True


@cache
def kernel() -> Kernel:
    """The compiled kernel, with which the engine's functions are registered."""
    made = compiled()
    assert made is not None, "numba is missing: install the extra `fast`"
    return made


@cache
def jitted(function: Any) -> Any:
    """A function compiled, on the engine's own."""
    kernel()
    return numba.njit(function)


def check_compiled(round: Round, plays: list[str], expect: dict[str, Any]) -> None:
    """What the compiled engine says of a round: every capture, every pişti and the points of each side."""
    options = engine.options(round.rules)
    state, done = kernel().new_state(), kernel().new_array(48)
    state["deck"][:] = round.deck
    cards = np.array([Card.parse(text) for text in plays], dtype=np.int64)
    assert jitted(replay)(state, options, cards, done) != expect.get("redeal", False)
    for capture in expect.get("captures", []):
        worth = (0, 0, options.pisti, options.double_pisti)[done[capture["ply"]]]
        assert worth == capture["pisti"]
    captured = {ply for ply in range(len(plays)) if done[ply] != engine.NOTHING}
    if "captures" in expect:
        assert captured == {capture["ply"] for capture in expect["captures"]}
    for side, score in expect.get("points", {}).items():
        place = [round.rules.side_letters(round.rules.sides[seat]) for seat in round.order].index(side)
        assert state["won"][place].item().bit_count() == score["cards"]
        assert jitted(engine.points)(state, options, place) == score["total"]


def cut_if_legal(s: Any, pack: Any, o: engine.Options, lifted: int) -> bool:
    """Cut the pack if that shows no jack."""
    legal = engine.cut_is_legal(pack, o, lifted)
    if legal:
        engine.cut(s, pack, lifted)
    return legal


@pytest.mark.parametrize("vector", read("rounds.jsonl") + read("corners.jsonl"), ids=lambda v: v.get("kind", "round"))
def test_whole_rounds_compiled(vector: dict[str, Any]) -> None:
    deck = [Card.parse(text) for text in vector["deck"]]
    round = Round.deal(Rules(), deck, Seat.parse(vector["dealer"]))
    check_compiled(round, vector["plays"], vector["expect"])


@pytest.mark.parametrize("vector", HOUSE, ids=lambda v: v["kind"])
def test_9_rounds_under_house_rules_compiled(vector: dict[str, Any]) -> None:
    rules = Rules.parse(vector["rules"])
    deck = deck_of(vector["centre"], vector["hands"], bottom=vector.get("bottom", ""), rules=rules)
    round = Round.deal(rules, deck, Seat.parse(vector["dealer"]))
    check_compiled(round, vector["plays"], vector["expect"])


@pytest.mark.parametrize("vector", read("cuts.jsonl"), ids=lambda v: f"{v['lifted']}")
def test_2_3_cuts_compiled(vector: dict[str, Any]) -> None:
    state, pack = kernel().new_state(), kernel().new_pack()
    pack[:] = [Card.parse(text) for text in vector["deck"]]
    legal = jitted(cut_if_legal)(state, pack, engine.options(Rules()), vector["lifted"])
    assert legal == vector["legal"]
    if legal:
        assert texts(tuple(map(Card, state["deck"].tolist()))) == vector["after"]
