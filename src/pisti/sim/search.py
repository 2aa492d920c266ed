"""The card that the level expert plays: the network's, or one that a search over sampled worlds finds better.

Compiled where numba is installed, else interpreted with few worlds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pisti import engine
from pisti.bots import net
from pisti.bots.net_choice import NEAR
from pisti.bots.net_manners import mannerly
from pisti.bots.net_sight import known
from pisti.cards import DECK, Card
from pisti.observation import Observation
from pisti.sim import compiled, rollouts, search_belief, search_net, search_play
from pisti.sim.generator import stream
from pisti.sim.search_belief import Hidden
from pisti.sim.search_net import Brain
from pisti.sim.simulation import chosen, table_of
from pisti.unknown import complete

POLICY = "random"
"""The level of the table: the network is asked by the search itself."""


@dataclass(frozen=True, slots=True)
class Searcher:
    """The search and how much of it there is: hands weighed for each seat, and the most worlds."""

    is_compiled: bool
    search: Callable[..., int]
    new_state: Callable[[], Any]
    new_array: Callable[[list[int]], Any]
    hands: int
    worlds: int
    batch: int


@cache
def interpreted() -> Searcher:
    """The search as it stands."""
    return Searcher(False, search_play.search, engine.State, list, hands=12, worlds=16, batch=8)


@cache
def fast() -> Searcher | None:
    """The search compiled, None where numba cannot be used; it may run in several threads at once."""
    kernel = compiled.compiled()
    if kernel is None or rollouts.fast() is None:
        return None
    numba, extending = import_module("numba"), import_module("numba.extending")
    register = extending.register_jitable(**compiled.JIT_OPTIONS)
    for module in (search_net, search_belief, search_play):
        for function in compiled.functions_of(module):
            if function not in (search_net.promised, search_net.brain, search_play.search):
                register(function)
    extending.overload(search_net.promised, jit_options=compiled.JIT_OPTIONS)(promised_compiled)
    with compiled.cache_directory(numba.config) as is_writable:
        jit = numba.njit(cache=is_writable, nogil=True, **compiled.JIT_OPTIONS)
        return Searcher(True, jit(search_play.search), kernel.new_state, int64_array, hands=128, worlds=384, batch=16)


def int64_array(numbers: list[int]) -> NDArray[np.int64]:
    """What the compiled search takes for a list."""
    return np.array(numbers, np.int64)


def promised_compiled(b: Brain) -> Callable[[Brain], float]:
    """What takes the place of ``promised`` where it is compiled; its parameter must be named and told as there."""
    return search_net.promised_in_loops


def searcher(compile_it: bool | None = None) -> Searcher:
    """The search: compiled if True, not if False, as it can be if None; raises BadSimulation without numba."""
    return chosen(compile_it, fast, interpreted)


def best_card(view: Observation, rng: Random, compile_it: bool | None = None) -> Card:
    """The best card for the seat to play, which must be the viewer's, at a table of the standard rules.

    Near the end of a game, where the network plays to win and not for points, it is the network's card. Only the view
    and ``rng`` matter. Raises BadSimulation where ``compile_it`` is True and nothing can be compiled.
    """
    if max(view.scores) >= view.rules.target - NEAR:
        return net.best_card(net.shipped(), view)
    fair = mannerly(known(view), engine.options(view.rules))
    cards = [card for card in DECK if fair >> card & 1]
    return cards[0] if len(cards) == 1 else cards[searched(view, cards, rng, searcher(compile_it))]


def searched(view: Observation, cards: list[Card], rng: Random, how: Searcher) -> int:
    """The number of the best of some cards."""
    hidden, words = hidden_from(view, rng, how), stream(rng.getrandbits(64), 0)
    return int(
        how.search(
            how.new_state(),
            engine.options(view.rules),
            table_of(view.rules, (POLICY,)),
            search_net.brain(net.shipped(), how.is_compiled),
            hidden,
            np.array(cards, np.int64),
            how.worlds,
            how.batch,
            np.zeros((how.worlds + how.batch, len(cards))),
            words,
        )
    )


def hidden_from(view: Observation, rng: Random, how: Searcher) -> Hidden:
    """What the view hides; no hands are weighed where no other seat has played in this deal."""
    deck, plays = complete(view.rules, view.deck, view.plays, rng), view.plays
    played, ply = set(plays), len(plays)
    free = [place for place in range(52) if view.deck[place] is None and deck[place] not in played]
    start = 16 * (ply // 16) + 4
    held = [[place for place in free if 0 <= place - start - 4 * ((ply + distance) % 4) < 4] for distance in (1, 2, 3)]
    places = [place for places in held for place in places]
    places += [place for place in free if place not in places]
    now, number = known(view), how.hands if ply % 16 else 0
    return Hidden(
        how.new_array([int(card) for card in deck]),
        how.new_array([int(card) for card in plays]),
        how.new_array(places),
        how.new_array([len(each) for each in held]),
        how.new_array([cards_of(ranks) for ranks in (now.lacks_next, now.lacks_partner, now.lacks_previous)]),
        how.new_array([int(deck[place]) for place in places]),
        np.zeros((3, number), np.int64),
        np.zeros((3, number)),
    )


def cards_of(ranks: int) -> int:
    """The cards of some ranks, which are a bit each.

    >>> cards_of(0b101) == 0xF0F
    True
    """
    return sum(engine.ALL_OF_A_RANK << 4 * rank for rank in range(13) if ranks >> rank & 1)
