"""The analysis of whole rounds and games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from heapq import nlargest
from itertools import chain
from random import Random

from pisti.analysis.plays import AnalysedPlay, analyse_play
from pisti.analysis.sums import SeatSum, SideSum, add, margins, seat_sums, side_sums
from pisti.analysis.values import usual_worlds
from pisti.cards import Card
from pisti.game import Game
from pisti.observation import Observation, observe
from pisti.round import Round
from pisti.rules import Rules, Seat
from pisti.sim.arena.command import cores
from pisti.sim.rollouts import machine

Progress = Callable[[int, int], None]
"""Is told how many plays are done, and how many there are."""

COSTLIEST = 3
"""How many of the costliest plays are named."""


@dataclass(frozen=True, slots=True)
class AnalysedRound:
    """A round with all its plays; ``results`` are the points by which each side was ahead, None if it was not finished.

    A round that had to be dealt again has no plays.
    """

    number: int
    rules: Rules
    dealer: Seat
    plays: tuple[AnalysedPlay, ...]
    results: tuple[float, ...] | None

    @property
    def seats(self) -> tuple[SeatSum, ...]:
        """What the plays of each seat cost."""
        return seat_sums(self.rules, self.plays)

    @property
    def sides(self) -> tuple[SideSum, ...]:
        """What the plays of each side cost, its result and its luck."""
        return side_sums(self.rules, self.plays, self.results)

    @property
    def costliest(self) -> tuple[AnalysedPlay, ...]:
        """The plays that cost most, at most three, the costliest first."""
        return tuple(nlargest(COSTLIEST, (play for play in self.plays if play.cost.value), key=_cost))


@dataclass(frozen=True, slots=True)
class Analysis:
    """The rounds of a game, all by the same rules; in so many ``worlds`` each card was played, drawn from ``seed``."""

    rounds: tuple[AnalysedRound, ...]
    worlds: int
    seed: int
    is_compiled: bool

    @property
    def plays(self) -> tuple[AnalysedPlay, ...]:
        """All plays, round after round."""
        return tuple(chain.from_iterable(each.plays for each in self.rounds))

    @property
    def seats(self) -> tuple[SeatSum, ...]:
        """What the plays of each seat cost."""
        return seat_sums(self.rounds[0].rules, self.plays)

    @property
    def sides(self) -> tuple[SideSum, ...]:
        """What the plays of each side cost, and its result and luck in the finished rounds."""
        finished = [each for each in self.rounds if each.results is not None]
        if not finished:
            return side_sums(self.rounds[0].rules, self.plays, None)
        costs = side_sums(self.rounds[0].rules, self.plays, None)
        return tuple(_all_rounds(cost, [each.sides[cost.side] for each in finished]) for cost in costs)

    @property
    def costliest(self) -> tuple[tuple[AnalysedRound, AnalysedPlay], ...]:
        """The plays that cost most, at most three, each with its round, the costliest first."""
        each = ((round, play) for round in self.rounds for play in round.costliest)
        return tuple(nlargest(COSTLIEST, each, key=lambda pair: _cost(pair[1])))


def analyse(
    game: Game | Sequence[Game],
    worlds: int | None = None,
    seed: int = 0,
    progress: Progress | None = None,
    compile_it: bool | None = None,
) -> Analysis:
    """Look at every play of the present round of a game, or at several rounds, each given as the game at its end.

    A play is looked at from what its seat knew then; the same arguments give the same analysis, compiled or not and on
    however many cores. ``worlds``, at least two, are as many as usual if left out. Raises BadSimulation, and ValueError
    if there is no round.

    >>> from pisti.round import shuffled
    >>> game = Game.start(Rules(), shuffled(Random(1)), Seat.WEST)
    >>> for _ in range(2): game = game.play(game.round.legal_plays[0])
    >>> len(analyse(game, worlds=2, compile_it=False).plays)
    2
    """
    rounds = [game] if isinstance(game, Game) else list(game)
    if not rounds:
        raise ValueError("no round")
    count = usual_worlds(compile_it) if worlds is None else worlds
    tasks = [task for number, each in enumerate(rounds) for task in _tasks(each.round, number)]
    done = list(_looked_at(tasks, count, seed, progress, compile_it))
    found = [tuple(play for task, play in zip(tasks, done, strict=True) if task.round == n) for n in range(len(rounds))]
    analysed = tuple(_analysed(each, plays) for each, plays in zip(rounds, found, strict=True))
    return Analysis(analysed, count, seed, machine(compile_it).is_compiled)


@dataclass(frozen=True, slots=True)
class _Task:
    """A play to look at: what its seat knew, and the card."""

    round: int
    view: Observation
    card: Card


def _tasks(round: Round, number: int) -> Iterator[_Task]:
    game = Game(Round.deal(round.rules, round.deck, round.dealer))
    for turn in round.turns:
        yield _Task(number, observe(game, turn.seat), turn.card)
        game = game.play(turn.card)


def _looked_at(
    tasks: Sequence[_Task], worlds: int, seed: int, progress: Progress | None, compile_it: bool | None
) -> Iterator[AnalysedPlay]:
    def look(task: _Task) -> AnalysedPlay:
        rng = Random(f"{seed}/{task.round}/{len(task.view.turns)}")
        return analyse_play(task.view, task.card, worlds, rng, compile_it)

    threads = cores() if machine(compile_it).is_compiled else 1  # interpreted they would only wait for each other
    pool = ThreadPoolExecutor(threads)
    try:
        for number, play in enumerate(pool.map(look, tasks), 1):
            if progress is not None:
                progress(number, len(tasks))
            yield play
    finally:
        pool.shutdown(cancel_futures=True)


def _analysed(game: Game, plays: tuple[AnalysedPlay, ...]) -> AnalysedRound:
    round = game.round
    results = margins([score.total for score in round.score()]) if round.is_over else None
    return AnalysedRound(game.round_number, round.rules, round.dealer, plays, results)


def _all_rounds(cost: SideSum, rounds: Sequence[SideSum]) -> SideSum:
    results = [each.result for each in rounds if each.result is not None]
    return SideSum(cost.side, cost.cost, sum(results), add(each.luck for each in rounds if each.luck is not None))


def _cost(play: AnalysedPlay) -> float:
    return play.cost.value
