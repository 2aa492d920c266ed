"""The count of a round line by line, the end of the game, the score sheet and the rules in short, as lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pisti.game import totals
from pisti.round import SideScore
from pisti.rules import Side
from pisti.table import Counted, GameOver
from pisti.tui.plain_words import BySide, Words

_SIDE = BySide("play-count-side", "play-count-side-yours", "play-count-side-you")
_WIN = BySide("play-win", "play-win-yours", "play-win-you")


def counted(words: Words, event: Counted) -> Iterator[str]:
    """The count of a round: each side line by line, yours first, and the scores after it."""
    yield ""
    yield words.texts("play-count", round=event.round)
    sides = map(Side, range(words.rules.side_count))
    for side in sorted(sides, key=lambda side: side != words.your_side):
        yield words.of_side(_SIDE, side, cards=event.count[side].cards)
        yield from ("  " + line for line in _points(words, event.count[side], event.pistis[side]))
    yield from _nobody_has_most(words, event)
    target = words.rules.target
    yield words.texts("play-score-after", round=event.round, list=words.by_side(event.scores), target=target)
    yield from _another_round(words, event)


def remarks(words: Words, event: Counted) -> Iterator[str]:
    """What the figures of a count do not tell: why nobody scored for most cards, why the game goes on."""
    yield from _nobody_has_most(words, event)
    yield from _another_round(words, event)


def _another_round(words: Words, event: Counted) -> Iterator[str]:
    """Why the game goes on although the target is reached (clause 7.2)."""
    best = max(event.scores)
    if best >= words.rules.target and event.scores.count(best) > 1:
        yield words.texts("play-tie")


def _points(words: Words, score: SideScore, pistis: tuple[int, int]) -> Iterator[str]:
    yield words.texts("play-count-most", points=score.most_cards)
    yield words.texts("play-count-jacks", points=score.jacks)
    yield words.texts("play-count-aces", points=score.aces)
    yield words.texts("play-count-two-of-clubs", points=score.two_of_clubs)
    yield words.texts("play-count-ten-of-diamonds", points=score.ten_of_diamonds)
    if any(pistis):
        yield words.texts("play-count-pistis-made", points=score.pistis, single=pistis[0], double=pistis[1])
    else:
        yield words.texts("play-count-pistis", points=score.pistis)
    yield words.texts("play-count-total", points=score.total)


def _nobody_has_most(words: Words, event: Counted) -> Iterator[str]:
    """Why nobody scored for most cards (clauses 6.2 and 9.6)."""
    cards = [score.cards for score in event.count]
    if cards.count(max(cards)) == 1:
        return
    if len(cards) == 2:
        yield words.texts("play-count-tie", cards=cards[0])
    else:
        yield words.texts("play-count-tie-many")


def game_over(words: Words, event: GameOver) -> Iterator[str]:
    """Who has won and, where more than one side reached the target, why (clause 7.2)."""
    target = words.rules.target
    if sum(score >= target for score in event.scores) > 1:
        yield words.texts("play-both-reached", target=target)
    yield words.of_side(_WIN, event.winner, points=event.scores[event.winner])


def sheet(words: Words, rounds: Iterable[tuple[SideScore, ...]]) -> Iterator[str]:
    """The score sheet: each round that was counted, and the scores."""
    counts = tuple(rounds)
    if not counts:
        yield words.texts("play-sheet-empty")
    for number, count in enumerate(counts, 1):
        yield words.texts("play-sheet-round", round=number, list=words.by_side(score.total for score in count))
    scores = words.by_side(totals(words.rules, counts))
    yield words.texts("play-score", list=scores, target=words.rules.target)
