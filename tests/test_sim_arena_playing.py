from __future__ import annotations

import pytest

from pisti import engine
from pisti.cards import DECK, Card
from pisti.game import Game
from pisti.rules import PRESETS, Rules
from pisti.sim import kernel
from pisti.sim.arena import Contest, Sums, Task, Unit, play_chunk
from pisti.sim.arena.observed import Decks
from pisti.sim.arena.playing import in_kernel, tables_of
from pisti.sim.arena.standing import together
from pisti.sim.generator import Words, stream
from pisti.sim.simulation import POLICIES


@pytest.mark.parametrize("unit", Unit)
@pytest.mark.parametrize("name", PRESETS)
def test_compiled_and_interpreted_give_the_same(name: str, unit: Unit) -> None:
    deals = 8 if unit is Unit.DEALS else 1
    contest = Contest(("hard", "easy"), PRESETS[name], 3, unit, 8)
    fast, slow = (play_chunk(contest, Task(1, deals), choice) for choice in (True, False))
    assert fast == slow
    assert fast.deals == deals


@pytest.mark.parametrize("unit", Unit)
@pytest.mark.parametrize("players", [("hard", "easy"), ("arena_bots:Simple", "easy")])
def test_deals_add_up_to_the_same_whatever_the_size_of_a_chunk(players: tuple[str, str], unit: Unit) -> None:
    found = set()
    for size in (1, 4, 512):
        contest = Contest(players, Rules.parse("short"), 5, unit, size)
        blocks = [block for task in contest.tasks(6) for block in play_chunk(contest, task, False).blocks]
        found.add(together(blocks))
    assert len(found) == 1
    assert found.pop().deals == 6


def test_a_chunk_is_counted_in_blocks() -> None:
    contest = Contest(("hard", "easy"), Rules(), 5, size=1024)
    blocks = play_chunk(contest, Task(0, 300), True).blocks
    assert [block.deals for block in blocks] == [128, 128, 44]
    first = play_chunk(contest, Task(0, 128), True).blocks
    assert first == blocks[:1]


def test_deals_of_another_chunk_or_seed_are_others() -> None:
    contest = Contest(("hard", "easy"), Rules(), 5, size=64)
    other = Contest(("hard", "easy"), Rules(), 6, size=64)
    sums = [play_chunk(*each, True).blocks[0] for each in ((contest, Task(0, 64)), (contest, Task(1, 64)))]
    assert len({*sums, play_chunk(other, Task(0, 64), True).blocks[0]}) == 3


@pytest.mark.parametrize("name", ["standard", "two", "three", "solo"])
@pytest.mark.parametrize("unit", Unit)
def test_nobody_is_better_than_itself(name: str, unit: Unit) -> None:
    rules = PRESETS[name]
    contest = Contest(("medium", "medium"), rules, 1, unit)
    sums = together(play_chunk(contest, Task(0, 2000), True).blocks)
    expected = 0 if unit is Unit.DEALS else sums.deals
    assert abs(sums.total - expected) < 3.5 * sums.squares**0.5
    assert isinstance(sums, Sums)


def test_what_one_gains_the_other_loses() -> None:
    """The same cards with the names exchanged: only what the bots draw is different."""
    one, two = (
        together(play_chunk(Contest(names, Rules(), 1), Task(0, 3000), True).blocks)
        for names in (("hard", "beginner"), ("beginner", "hard"))
    )
    assert abs(one.total + two.total) < 0.1 * (one.total - two.total)
    assert one.total > 3000


def test_who_is_known_to_the_kernel() -> None:
    assert all(in_kernel((name, "hard")) for name in POLICIES)
    assert not in_kernel(("hard", "arena_bots:Simple"))


@pytest.mark.parametrize("name", ["standard", "two", "three"])
def test_the_player_sits_at_each_side_once(name: str) -> None:
    rules = PRESETS[name]
    tables = tables_of(rules, "hard", "easy")
    for side, table in enumerate(tables[: rules.side_count]):
        names = ("hard" if place % rules.side_count == side else "easy" for place in range(rules.seats))
        assert table.levels[: rules.seats] == tuple(POLICIES[name] for name in names)


@pytest.mark.parametrize("text", ["short", "three,target=31", "two,target=31,centre_jack=redeal", "solo,target=21"])
def test_a_game_of_the_kernel_is_one_by_the_rules(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the kernel plays is played again as a game: the same cards by the same players, and the same winner."""
    rules, played, choose = Rules.parse(text), list[tuple[Card, bool]](), kernel.choose

    def watched(s: engine.State, o: engine.Options, t: kernel.Table, m: kernel.Memory, words: Words) -> int:
        slot = choose(s, o, t, m, words)
        played.append((DECK[s.hand[4 * s.turn + slot]], t.levels[s.turn] == POLICIES["hard"]))
        return slot

    monkeypatch.setattr(kernel, "choose", watched)
    for number in range(4):
        played.clear()
        contest = Contest(("hard", "medium"), rules, 8, Unit.GAMES, 1)
        sums = play_chunk(contest, Task(number, 1), False).blocks[0]
        assert won_again(rules, played, number) == sums.total


def won_again(rules: Rules, played: list[tuple[Card, bool]], number: int) -> int:
    """How many of the games the player won, each begun with the same decks."""
    cards, won = iter(played), 0
    for side in range(rules.side_count):
        decks, dealer = Decks(rules, stream(8, 0), number), rules.seating[0]
        game = Game.start(rules, decks.next(), dealer)
        mine = rules.sides[rules.order_after(dealer)[side]]
        while game.winner is None:
            if game.round.to_play is None:
                game = game.next_round(decks.next())
                continue
            card, is_players = next(cards)
            assert is_players == (rules.sides[game.round.to_play] == mine)
            game = game.play(card)
        won += game.winner == mine
    assert next(cards, None) is None
    return won
