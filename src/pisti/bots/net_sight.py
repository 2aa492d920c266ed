"""From an observation to what the network is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pisti import engine
from pisti.bots.net_features import Known, card_points, larger
from pisti.bots.sight import ALL_CARDS, set_of
from pisti.cards import Card, Rank
from pisti.engine import Options
from pisti.observation import Observation
from pisti.round import Turn


class Deeds(NamedTuple):
    """What a place did in this deal: the ranks that it lacks by that, those it laid, what it spared, as in Known."""

    lacks: int = 0
    laid: int = 0
    spared: int = 0


def known(view: Observation) -> Known:
    """What the seat to play knows, at a table of the standard rules."""
    ply, plays = len(view.turns), view.plays
    place = ply % 4
    side = view.rules.sides[view.order[place]]
    captures = [number for number, turn in enumerate(view.turns) if turn.captured]
    done = deeds(view)
    following, partner, previous = (done[(place + distance) % 4] for distance in (1, 2, 3))
    is_pending = view.exposed is not None and view.exposed not in plays and view.exposed not in view.hand
    return Known(
        hand=set_of(view.hand),
        pile=set_of(card for card in view.pile if card is not None),
        top=(view.pile[-1] or 0) if view.pile else 0,
        ply=ply,
        unseen=ALL_CARDS & ~set_of(view.seen),
        exposed=1 << view.exposed if is_pending and view.exposed is not None else 0,
        set_aside=0 if captures else len(view.face_down),
        lacks_next=following.lacks,
        lacks_partner=partner.lacks,
        lacks_previous=previous.lacks,
        last=0 if not captures else 1 if captures[-1] % 2 == ply % 2 else 2,
        won=view.won_counts[side],
        lost=view.won_counts[1 - side],
        laid_next=following.laid,
        laid_partner=partner.laid,
        laid_previous=previous.laid,
        spared_next=following.spared,
        spared_partner=partner.spared,
        spared_previous=previous.spared,
    )


def deeds(view: Observation) -> Sequence[Deeds]:
    """What each place did in this deal."""
    done, o = [Deeds()] * 4, engine.options(view.rules)
    pile, hidden = list(view.turned_up), len(view.face_down)
    start = len(view.turns) // 16 * 16
    for ply, turn in enumerate(view.turns):
        if ply >= start:
            done[ply % 4] = _after(done[ply % 4], turn, pile, hidden, o)
        pile.append(turn.card)
        if turn.captured:
            pile, hidden = [], 0
    return done


def _after(done: Deeds, turn: Turn, pile: Sequence[Card], hidden: int, o: Options) -> Deeds:
    faced = 1 << pile[-1].rank if pile else 0
    if not turn.captured:
        points = card_points(set_of(pile), o)
        spared = larger(done.spared, len(pile) + hidden, points) if pile else done.spared
        return Deeds(done.lacks | faced, done.laid | 1 << turn.card.rank, spared)
    if turn.card.rank is Rank.JACK:
        return Deeds(done.lacks | faced & ~(1 << Rank.JACK), done.laid | 1 << Rank.JACK, done.spared)
    return done
