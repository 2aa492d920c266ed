"""Deals played with observations: as the kernel's, but for what the bots draw."""

from __future__ import annotations

import pytest

from pisti import engine
from pisti.rules import PRESETS, Rules
from pisti.sim import kernel
from pisti.sim.arena import ArenaFault, BadArena, Contest, Result, Sums, Task, Unit, play_chunk
from pisti.sim.arena.observed import Decks
from pisti.sim.arena.standing import difference, share, together
from pisti.sim.generator import stream, substream


@pytest.mark.parametrize("name", ["standard", "three"])
def test_the_decks_are_those_of_the_kernel(name: str) -> None:
    rules, base = PRESETS[name], stream(4, 0)
    for number in range(20):
        state, totals = engine.State(), [0] * kernel.TOTALS
        words = substream(base, 2 * number)
        kernel.new_round(state, list(range(52)), engine.options(rules), True, words, totals)
        decks = Decks(rules, base, number)
        assert list(decks.next()) == state.deck
        assert sorted(decks.next()) == list(range(52))


def result(players: tuple[str, str], unit: Unit, deals: int, rules: Rules) -> Result:
    contest = Contest(players, rules, 2, unit, 1024)
    sums = together(play_chunk(contest, Task(0, deals)).blocks)
    return (difference if unit is Unit.DEALS else share)(*players, sums, contest)


def test_a_level_seen_from_outside_is_as_good() -> None:
    outside = result(("arena_bots:Medium", "random"), Unit.DEALS, 40, Rules())
    inside = result(("medium", "random"), Unit.DEALS, 20_000, Rules())
    assert abs(outside.value - inside.value) < 3 * outside.error


@pytest.mark.parametrize("name", ["short", "three,target=31"])
def test_with_the_same_cards_the_same_player_makes_the_same(name: str) -> None:
    """One that leaves nothing to chance, under two names: with sides exchanged all comes out even, deal by deal."""
    for unit in Unit:
        contest = Contest(("arena_bots:Simple", "arena_bots:simple"), Rules.parse(name), 3, unit)
        sums = together(play_chunk(contest, Task(0, 3)).blocks)
        assert sums == (Sums(3, 0, 0) if unit is Unit.DEALS else Sums(3, 3, 3))


@pytest.mark.parametrize("name", ["two", "three", "solo"])
def test_each_side_and_each_kind_of_table(name: str) -> None:
    rules = PRESETS[name]
    assert result(("arena_bots:Simple", "random"), Unit.DEALS, 6, rules).value > 0
    games = result(("arena_bots:Simple", "random"), Unit.GAMES, 2, Rules.parse(f"{name},target=31"))
    assert games.value > 1 / rules.side_count


def test_rounds_that_must_be_dealt_again() -> None:
    rules = Rules.parse("centre_jack=redeal,target=21")
    assert result(("arena_bots:Simple", "random"), Unit.GAMES, 6, rules).deals == 6


@pytest.mark.parametrize(
    ("name", "code", "words"),
    [
        ("Cheat", ArenaFault.BOT_ILLEGAL, "'deal': 1"),
        ("Broken", ArenaFault.BOT_FAILED, "IndexError: tuple index out of range (arena_bots.py:"),
    ],
)
def test_a_bot_that_is_wrong_is_named(name: str, code: ArenaFault, words: str) -> None:
    with pytest.raises(BadArena) as caught:
        result((f"arena_bots:{name}", "hard"), Unit.DEALS, 1, Rules())
    assert caught.value.code is code
    assert caught.value.fields["player"] == f"arena_bots:{name}"
    assert words in str(caught.value.fields)
