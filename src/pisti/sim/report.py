"""A summary as lines for people, and as JSON for programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import isfinite

from pisti.sim.summary import Mean, Summary

Texts = Callable[..., str]
"""Gives the text of a message for its id and arguments."""

BAR = 40
BIN = 5


def lines(summary: Summary, seed: int, texts: Texts) -> list[str]:
    """The figures of at least two rounds, a sentence a line, and a histogram."""
    head = texts("simulate-head", rounds=summary.rounds, rules=str(summary.rules), seed=str(seed))
    hundred = Mean(100 * summary.ties.value, 100 * summary.ties.error)
    return [
        head,
        "",
        *(_side(summary, side, texts) for side in range(summary.rules.side_count)),
        texts("simulate-together", **summary.together._asdict()),
        texts("simulate-margin", **summary.margin._asdict()),
        texts("simulate-pistis", **summary.pistis._asdict()),
        texts("simulate-doubles", **summary.doubles._asdict()),
        texts("simulate-ties", **hundred._asdict()),
        "",
        texts("simulate-histogram"),
        *histogram(summary.histogram, lambda share: texts("simulate-share", share=share)),
    ]


def _side(summary: Summary, side: int, texts: Texts) -> str:
    policies = ", ".join(summary.policies[side :: summary.rules.side_count])
    return texts("simulate-side", side=side + 1, policies=policies, **summary.points[side]._asdict())


def histogram(counts: Mapping[int, int], write: Callable[[float], str]) -> list[str]:
    r"""Bars of ``#``, a line for five points, with the rounds of 100 as ``write`` says; the ends take all beyond.

    >>> print(*histogram({-3: 1, 0: 2, 2: 1}, "{:.1f}".format), sep="\n")
      ..  -1 |#############                             25.0
       0  .. |########################################  75.0
    """
    low, high = _ends(counts)
    bins = [0] * (high - low + 1)
    for margin, count in counts.items():
        bins[max(low, min(high, margin // BIN)) - low] += count
    shares = [write(100 * count / sum(bins)) for count in bins]
    return [
        _row(low + place, low, high, count / max(bins)) + shares[place].rjust(6) for place, count in enumerate(bins)
    ]


def _ends(counts: Mapping[int, int]) -> tuple[int, int]:
    """The outermost bins that have at least one round in a thousand in them or beyond."""
    rare, total, ends = sum(counts.values()) // 1000, 0, []
    for margins in (sorted(counts), sorted(counts, reverse=True)):
        total = 0
        for margin in margins:
            total += counts[margin]
            if total > rare:
                ends.append(margin // BIN)
                break
    return ends[0], ends[1]


def _row(place: int, low: int, high: int, length: float) -> str:
    first = ".." if place == low else str(BIN * place)
    last = ".." if place == high else str(BIN * place + BIN - 1)
    return f"{first:>4} {last:>3} |{'#' * round(BAR * length):{BAR}}"


def as_json(summary: Summary, seed: int) -> dict[str, object]:
    """The figures as values for JSON; an error that is not known is None."""
    return {
        "rules": str(summary.rules),
        "policies": list(summary.policies),
        "cut": summary.cut,
        "seed": seed,
        "rounds": summary.rounds,
        "redeals": summary.redeals,
        "points": [_pair(mean) for mean in summary.points],
        **{name: _pair(getattr(summary, name)) for name in ("together", "margin", "pistis", "doubles", "ties")},
        "histogram": summary.histogram,
    }


def _pair(mean: Mean) -> dict[str, float | None]:
    return {"mean": mean.value, "error": mean.error if isfinite(mean.error) else None}
