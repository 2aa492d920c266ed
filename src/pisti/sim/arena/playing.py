"""Playing a chunk: by the kernel where it knows both players, otherwise with observations, as at a table."""

from __future__ import annotations

from pisti import engine
from pisti.rules import Rules
from pisti.sim import kernel
from pisti.sim.arena.contest import BLOCK, Chunk, Contest, Sums, Task, Unit
from pisti.sim.arena.observed import observed_deal, observed_game
from pisti.sim.arena.players import player
from pisti.sim.compiled import Kernel
from pisti.sim.generator import stream
from pisti.sim.simulation import POLICIES, kernel_for, table_of


def play_chunk(contest: Contest, task: Task, compiled: bool | None = None) -> Chunk:
    """Play the deals of a chunk: the same wherever, whenever and however often it is played; raises BadArena.

    ``compiled`` as in ``simulate``: what the kernel plays is the same compiled or not.

    >>> contest = Contest(("medium", "random"), Rules(), seed=1)
    >>> play_chunk(contest, Task(0, 10), compiled=False) == play_chunk(contest, Task(0, 10), compiled=False)
    True
    """
    pairing, first = contest.pairings[contest.pairing(task.number)], contest.first(task.number)
    end, blocks = first + task.deals, []
    for start in range(first, end, BLOCK):
        count = min(BLOCK, end - start)
        if in_kernel(pairing):
            blocks.append(_by_kernel(contest, pairing, start, count, kernel_for(compiled)))
        else:
            blocks.append(_observed(contest, pairing, start, count))
    return Chunk(task.number, tuple(blocks))


def in_kernel(pairing: tuple[str, str]) -> bool:
    """Whether the kernel can play a pairing."""
    return all(name in POLICIES for name in pairing)


Tables = tuple[kernel.Table, kernel.Table, kernel.Table, kernel.Table]


def tables_of(rules: Rules, first: str, second: str) -> Tables:
    """For each side, of four as far as there are, a table at which the first plays it and the second all others."""
    a, b, c, d = (_table(rules, side, first, second) for side in range(4))
    return a, b, c, d


def _table(rules: Rules, side: int, first: str, second: str) -> kernel.Table:
    places = range(rules.seats)
    return table_of(rules, tuple(first if place % rules.side_count == side else second for place in places))


def _by_kernel(contest: Contest, pairing: tuple[str, str], first: int, count: int, machine: Kernel) -> Sums:
    rules, base = contest.rules, stream(contest.seed, 0)
    board = (machine.new_state(), machine.new_pack(), engine.options(rules), tables_of(rules, *pairing))
    target = rules.target if contest.unit is Unit.GAMES else kernel.ONE_ROUND
    totals = machine.new_array(kernel.TOTALS)
    machine.paired_games(*board, base, first, count, target, machine.new_array(4), totals)
    return Sums(*(int(totals[place]) for place in (kernel.ROUNDS, kernel.MARGIN, kernel.MARGIN + 1)))


def _observed(contest: Contest, pairing: tuple[str, str], first: int, count: int) -> Sums:
    bots, base = tuple(map(player, pairing)), stream(contest.seed, 0)
    play = observed_deal if contest.unit is Unit.DEALS else observed_game
    results = [play(pairing, (bots[0], bots[1]), contest.rules, base, number) for number in range(first, first + count)]
    return Sums(count, sum(results), sum(result * result for result in results))
