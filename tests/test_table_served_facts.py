"""Facts are stored as text and come back; their steps keep the secret beside them."""

from typing import get_args

import pytest

from pisti.table.served import facts as f
from pisti.table.served.facts import Fact, format_fact, parse_fact
from pisti.table.wire_types import TableSettings
from served import World

H = "0f" * 32
EXAMPLES: list[Fact] = [
    f.Opened(TableSettings("two", 30, True, True)),
    f.Sat("S", "Ayşe", H),
    f.Filled("E", "hard"),
    f.Emptied("E"),
    f.Swapped(("S", "N")),
    f.Chose(TableSettings()),
    f.Began("g1"),
    f.Began("g2", "W"),
    f.Promised(0, H),
    f.Promised(1, H, "S"),
    f.Asked(1),
    f.Shared(1, "S", H, 26),
    f.Drew(1),
    f.Drew(1, 2),
    f.Laid("S", "Td"),
    f.Laid("S", "Td", True),
    f.Showed("S"),
    f.Read("S"),
    f.Gone("S"),
    f.Here("S"),
    f.StoodIn("S", "hard"),
    f.StoodIn("S", "hard", True),
    f.Wished("S", True),
    f.Said("S", "wow"),
    f.Wrote("S", "Merhaba “dünya”"),
    f.Silenced("S", True),
    f.Away(7300),
    f.Forgot("0f" * 32),
    f.Closed(),
]


@pytest.mark.parametrize("fact", EXAMPLES, ids=repr)
def test_what_is_stored_comes_back(fact: Fact) -> None:
    assert parse_fact(format_fact(fact)) == fact


def test_there_is_an_example_of_each() -> None:
    assert {type(fact) for fact in EXAMPLES} == {*get_args(Fact)}


def test_a_secret_stands_beside_the_promises_of_the_server_alone_and_in_no_fact() -> None:
    world = World(TableSettings("two,target=21"), seed=1)
    world.begin("SN")
    secrets = {step.secret for step in world.steps if step.secret is not None}
    for step in world.steps:
        assert (step.secret is not None) == (isinstance(step.fact, f.Promised) and step.fact.seat is None)
        assert not any(secret.hex() in format_fact(step.fact).decode() for secret in secrets)
    assert secrets
