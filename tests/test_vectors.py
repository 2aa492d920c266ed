"""Whole rounds with right answers: those of an implementation of its own, and the project's, worked out by hand."""

import json
from pathlib import Path
from typing import Any

import pytest

from cases import deck_of
from pisti.cards import Card
from pisti.round import Round, SideScore, cut
from pisti.rules import Rules, Seat, Side

VECTORS = Path(__file__).parent / "data/vectors"


def read(name: str) -> list[dict[str, Any]]:
    """The vectors of a file."""
    return [json.loads(line) for line in (VECTORS / name).read_text(encoding="utf-8").splitlines()]


def texts(cards: tuple[Card | None, ...]) -> list[str]:
    """The texts of cards."""
    return [str(card) for card in cards]


def captures(round: Round) -> list[dict[str, Any]]:
    """What was captured, in the form of the vectors."""
    points = (0, round.rules.pisti, round.rules.double_pisti)
    return [
        {
            "ply": ply,
            "seat": turn.seat.letter,
            "cards": texts(turn.captured),
            "face_down": texts(turn.set_aside),
            "pisti": points[turn.pisti],
        }
        for ply, turn in enumerate(round.turns)
        if turn.captured
    ]


def left(round: Round) -> dict[str, Any]:
    """What was left over, in the form of the vectors."""
    if round.leftovers is None:
        return {"team": None, "cards": []}
    side = round.leftovers.side
    return {"team": None if side is None else round.rules.side_letters(side), "cards": texts(round.leftovers.cards)}


def points(score: SideScore) -> dict[str, int]:
    """A count in the form of the vectors."""
    lines = ("cards", "jacks", "aces", "two_of_clubs", "ten_of_diamonds", "most_cards", "pistis", "total")
    return {line: getattr(score, line) for line in lines}


def check(round: Round, plays: list[str], expect: dict[str, Any]) -> None:
    """Play a round and compare everything the vector says of it."""
    assert round.is_redeal == expect.get("redeal", False)
    for text in plays:
        round = round.play(Card.parse(text))
    if "up" in expect:
        assert texts(round.turned_up) == expect["up"]
        assert texts(round.face_down) == expect["face_down"]
    if "captures" in expect:
        assert captures(round) == expect["captures"]
    if "pile" in expect:
        assert texts(round.pile) == expect["pile"]
    if "left" in expect:
        assert left(round) == expect["left"]
    if "points" in expect:
        names = [round.rules.side_letters(Side(side)) for side in range(round.rules.side_count)]
        assert dict(zip(names, map(points, round.score()), strict=True)) == expect["points"]


@pytest.mark.parametrize("vector", read("rounds.jsonl") + read("corners.jsonl"), ids=lambda v: v.get("kind", "round"))
def test_whole_rounds_under_the_standard_rules(vector: dict[str, Any]) -> None:
    deck = [Card.parse(text) for text in vector["deck"]]
    check(Round.deal(Rules(), deck, Seat.parse(vector["dealer"])), vector["plays"], vector["expect"])


@pytest.mark.parametrize("vector", read("cuts.jsonl"), ids=lambda v: f"{v['lifted']}")
def test_2_3_cuts(vector: dict[str, Any]) -> None:
    after = cut([Card.parse(text) for text in vector["deck"]], vector["lifted"])
    assert (after is not None) == vector["legal"]
    assert (None if after is None else texts(after)) == vector["after"]


HOUSE = read("house.jsonl")


@pytest.mark.parametrize("vector", HOUSE, ids=lambda v: v["kind"])
def test_9_rounds_under_house_rules_worked_out_by_hand(vector: dict[str, Any]) -> None:
    rules = Rules.parse(vector["rules"])
    deck = deck_of(vector["centre"], vector["hands"], bottom=vector.get("bottom", ""), rules=rules)
    check(Round.deal(rules, deck, Seat.parse(vector["dealer"])), vector["plays"], vector["expect"])


def test_every_option_of_clause_9_has_a_vector() -> None:
    fields = {name for vector in HOUSE for name in Rules.parse(vector["rules"]).differences()}
    # the target (9.2) has the vectors of games.jsonl, the exposed card and the lookers concern views alone (9.9, 9.10)
    assert fields >= set(Rules.__dataclass_fields__) - {"target", "exposed", "lookers"}
