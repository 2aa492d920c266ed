"""What a seat sees of the table, as lines: before its turn, and when it asks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from pisti.cards import Card
from pisti.observation import Observation
from pisti.tui.plain_words import BySeat, Words

_ROUND = BySeat("play-state-round", "play-state-round-you")

BELOW = 3
"""How many cards below the top of the pile are told before a turn."""


def before_turn(words: Words, view: Observation) -> Iterator[str]:
    """What a person needs before playing a card, the hand last and numbered."""
    say = words.texts
    yield ""
    yield " ".join(
        (say("play-your-turn", deal=view.deal_number, deals=view.rules.deals), *stock(words, view, words.short))
    )
    yield " ".join(pile_in_short(words, view.pile))
    yield " ".join(reversed(standing(words, view.scores, view.won_counts)))
    for number, card in enumerate(view.hand, 1):
        yield say("play-choice", number=number, card=words.card(card))


def standing(words: Words, scores: Iterable[int], won: Iterable[int]) -> list[str]:
    """The points of all sides, and how many cards each has won in the round."""
    say = words.texts
    return [say("play-score-now", list=words.by_side(scores)), say("play-won", list=words.by_side(won))]


def stock(words: Words, view: Observation, name: Callable[[Card], str]) -> Iterator[str]:
    """How many cards are still to be dealt, and where the exposed one is, by some name (clauses 3.2 and 8.3)."""
    size, exposed = view.stock_size, view.exposed
    if size and exposed is not None:
        yield words.texts("play-stock-exposed", count=size, card=name(exposed))
        return
    yield words.texts("play-stock", count=size)
    if exposed is not None and view.dealer != words.you and exposed not in view.plays:
        yield words.texts("play-exposed-held", dealer=words.seat(view.dealer), card=name(exposed))


def score(words: Words, view: Observation) -> str:
    """The score of all sides and the target."""
    return words.texts("play-score", list=words.by_side(view.scores), target=view.rules.target)


def pile_in_short(words: Words, pile: Sequence[Card | None]) -> Iterator[str]:
    """The size of a pile, its top card, and the last cards below it."""
    say = words.texts
    if not pile or pile[-1] is None:
        yield say("play-pile-empty")
        return
    if len(pile) == 1:
        yield say("play-pile-one", card=words.card(pile[-1]))
        return
    yield say("play-pile", count=len(pile), card=words.the_card(pile[-1]))
    below = [card for card in pile[-2::-1] if card is not None]
    if below:
        id = "play-pile-below" if len(below) <= BELOW else "play-pile-below-more"
        yield say(id, cards=words.shorts(below[:BELOW]))
    if None in pile:
        yield say("play-pile-hidden", count=pile.count(None))


def pile(words: Words, view: Observation) -> Iterator[str]:
    """All cards of the pile in words, from the top."""
    if view.pile:
        yield words.texts("play-pile-cards", cards=words.list(reversed(view.pile)))
    else:
        yield words.texts("play-pile-empty")


def state(words: Words, view: Observation) -> Iterator[str]:
    """The whole state of the table in words."""
    say, you = words.texts, words.you
    round = {"round": view.round_number, "deal": view.deal_number, "deals": view.rules.deals}
    yield words.of_seat(_ROUND, view.dealer, **round)
    yield " ".join(stock(words, view, words.card))
    yield from pile(words, view)
    for seat in view.order:
        if seat != you:
            yield say("play-state-hand", player=words.seat(seat), count=view.hand_size(seat))
    yield say("play-state-hand-you", count=len(view.hand), cards=words.list(view.hand))
    yield say("play-won", list=words.by_side(view.won_counts))
    yield say("play-state-pistis", list=words.by_side(single for single, _ in view.pistis))
    yield say("play-state-doubles", list=words.by_side(double for _, double in view.pistis))
    yield score(words, view)


def face_down(words: Words, view: Observation) -> str:
    """The centre cards that were face down, or why you may not see them (clauses 4.4 and 9.10)."""
    say = words.texts
    known = [card for card in view.face_down if card is not None]
    if known:
        return say("play-face-down-yours", cards=words.list(known))
    if not view.face_down:
        return say("play-face-down-none")
    captured = any(turn.captured for turn in view.turns)
    return say("play-face-down-not-yours" if captured else "play-face-down-not-yet")
