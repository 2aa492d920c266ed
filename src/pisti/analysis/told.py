"""An analysis with the names of game and players, as lines for people and as JSON for programs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from pisti.analysis.game import AnalysedRound, Analysis
from pisti.analysis.plays import AnalysedPlay
from pisti.analysis.reasons import Texts, sentence, short_card
from pisti.analysis.sums import SeatSum, SideSum
from pisti.rules import Rules, Seat, Side
from pisti.sim.summary import Mean

UNKNOWN = "?"
"""The name of a player whom nobody knows."""


@dataclass(frozen=True, slots=True)
class Told:
    """A game that was looked at, with its name and its players' names; a seat without one is called by its place."""

    game: str
    names: Mapping[Seat, str]
    analysis: Analysis

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return self.analysis.rounds[0].rules

    def player(self, seat: Seat, texts: Texts) -> str:
        """How a player is called."""
        name = self.names.get(seat, UNKNOWN)
        return texts("seat-name", seat=seat.letter) if name == UNKNOWN else name

    def side(self, side: Side, texts: Texts) -> str:
        """How a side is called: by its players."""
        return " + ".join(self.player(seat, texts) for seat in self.rules.seating if self.rules.sides[seat] == side)


def head(analysis: Analysis, texts: Texts) -> str:
    """How it was looked at: the worlds, the seed, and that they are few where nothing was compiled."""
    told = texts("analysis-head", worlds=analysis.worlds, seed=str(analysis.seed))
    return told if analysis.is_compiled else f"{told} {texts('analysis-interpreted')}"


def lines(told: Told, texts: Texts) -> Iterator[str]:
    """The game as lines: the sums of sides and seats, the costliest plays, then what cost something in each round."""
    yield texts("analysis-game", game=told.game)
    yield from (f"  {line}" for line in sums(told, told.analysis.sides, told.analysis.seats, texts))
    yield texts("analysis-costliest" if told.analysis.costliest else "analysis-no-cost")
    for round, play in told.analysis.costliest:
        yield f"  {play_line(told, round, play, texts)}"
    for round in told.analysis.rounds:
        yield texts("analysis-round", round=round.number)
        yield from (f"  {line}" for line in sums(told, round.sides, (), texts))
        yield from (f"  {play_line(told, round, play, texts)}" for play in round.plays if play.cost.value)


def sums(told: Told, sides: Iterable[SideSum], seats: Iterable[SeatSum], texts: Texts) -> Iterator[str]:
    """A line for each side, then one for each seat."""
    for each in sides:
        name, cost = told.side(each.side, texts), told_mean(each.cost, texts)
        if each.result is None or each.luck is None:
            yield texts("analysis-side-unfinished", side=name, cost=cost)
        else:
            luck = told_mean(each.luck, texts)
            yield texts("analysis-side", side=name, cost=cost, result=each.result, luck=luck)
    for seat in seats:
        cost = told_mean(seat.cost, texts)
        yield texts("analysis-seat", player=told.player(seat.seat, texts), cost=cost, plays=seat.plays)


def play_line(told: Told, round: AnalysedRound, play: AnalysedPlay, texts: Texts) -> str:
    """One play, what it cost, and why."""
    return texts(
        "analysis-play",
        round=round.number,
        play=play.ply + 1,
        player=told.player(play.seat, texts),
        card=short_card(play.card, texts),
        cost=told_mean(play.cost, texts),
        why=sentence(play.reason, texts),
    )


def told_mean(mean: Mean, texts: Texts) -> str:
    """A mean and its error."""
    return texts("analysis-mean", value=mean.value, error=mean.error)


def as_json(told: Told, texts: Texts) -> dict[str, object]:
    """The game as values for JSON; docs/analysis.md tells what each is."""
    analysis = told.analysis
    return {
        "game": told.game,
        "rules": str(told.rules),
        "names": {seat.letter: told.names.get(seat, UNKNOWN) for seat in told.rules.seating},
        "worlds": analysis.worlds,
        "seed": analysis.seed,
        "compiled": analysis.is_compiled,
        **_sums(told.rules, analysis.sides, analysis.seats),
        "costliest": [{"round": round.number, "ply": play.ply} for round, play in analysis.costliest],
        "rounds": [_round(each, texts) for each in analysis.rounds],
    }


def _sums(rules: Rules, sides: Iterable[SideSum], seats: Iterable[SeatSum]) -> dict[str, object]:
    return {
        "sides": [
            {
                "side": rules.side_letters(each.side),
                "cost": _mean(each.cost),
                "result": each.result,
                "luck": None if each.luck is None else _mean(each.luck),
            }
            for each in sides
        ],
        "seats": [{"seat": each.seat.letter, "plays": each.plays, "cost": _mean(each.cost)} for each in seats],
    }


def _round(round: AnalysedRound, texts: Texts) -> dict[str, object]:
    return {
        "round": round.number,
        "dealer": round.dealer.letter,
        **_sums(round.rules, round.sides, round.seats),
        "costliest": [play.ply for play in round.costliest],
        "plays": [_play(each, texts) for each in round.plays],
    }


def _play(play: AnalysedPlay, texts: Texts) -> dict[str, object]:
    return {
        "ply": play.ply,
        "seat": play.seat.letter,
        "card": str(play.card),
        "cost": _mean(play.cost),
        "why": {"code": play.reason.why, "fields": play.reason.fields, "text": sentence(play.reason, texts)},
        "cards": [
            {"card": str(each.card), "value": _mean(each.value), "behind": _mean(each.behind)} for each in play.values
        ],
    }


def _mean(mean: Mean) -> dict[str, float]:
    return {"value": mean.value, "error": mean.error}
