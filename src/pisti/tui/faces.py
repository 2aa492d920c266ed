"""Cards drawn on a canvas: faces, backs, a fan of the last ones of a pile."""

from __future__ import annotations

from collections.abc import Sequence

from pisti.cards import Card
from pisti.tui.canvas import Canvas
from pisti.tui.look import BACK, FAINT, Look, Size
from pisti.tui.plain_words import CardWords

STEP = 4
"""How many columns of a covered card stay visible in a fan: its edge, number and suit."""

GAP = 2
"""How many columns lie between two cards side by side."""

FANNED = 3
"""How many cards of a pile are legible."""


def draw_card(
    canvas: Canvas,
    at: tuple[int, int],
    card: Card | None,
    words: CardWords,
    look: Look,
    size: Size,
    *,
    chosen: bool = False,
    is_covered: bool = False,
    label: str = "",
) -> None:
    """Draw a card with its upper left corner at a column and line, its back where it is None.

    ``label`` is written into its lower edge; of a card ``is_covered`` by the next only its corner can be read.
    """
    x, y = at
    upper_left, upper_right, lower_left, lower_right, line, side = tuple(look.frame(chosen=chosen))
    inner, edge = size.width - 2, look.edge(chosen=chosen)
    canvas.put(x, y, upper_left + line * inner + upper_right, edge)
    for row, text in enumerate(_rows(card, words, look, size), 1):
        canvas.put(x, y + row, side + " " * inner + side, edge)
        if is_covered and card is not None and row > 1:
            continue
        canvas.put(x + 1, y + row, text, BACK if card is None else look.face(card.suit))
    canvas.put(x, y + size.height - 1, lower_left + line * inner + lower_right, edge)
    canvas.put_centred(x + 1, inner, y + size.height - 1, label, edge)


def _rows(card: Card | None, words: CardWords, look: Look, size: Size) -> list[str]:
    inner, lines = size.width - 2, size.height - 2
    if card is None:
        return [look.back * inner] * lines
    short, suit = words.short(card), words.short(card)[-1]
    if size is Size.SMALL:
        return [short.ljust(inner)]
    return [short.ljust(inner), suit.center(inner), short.rjust(inner)]


def hand_places(width: int, count: int, size: Size) -> list[int]:
    """The left columns of some cards that lie side by side in the middle.

    >>> hand_places(40, 4, Size.LARGE)
    [3, 12, 21, 30]
    """
    each = size.width + GAP
    left = (width - each * count + GAP) // 2
    return [left + each * place for place in range(count)]


def fan_width(count: int, size: Size) -> int:
    """How many columns a fan of some cards takes.

    >>> fan_width(3, Size.SMALL), fan_width(1, Size.LARGE)
    (13, 7)
    """
    return STEP * (min(count, FANNED) - 1) + size.width


def draw_fan(
    canvas: Canvas,
    at: tuple[int, int],
    pile: Sequence[Card | None],
    words: CardWords,
    look: Look,
    size: Size,
    *,
    chosen: bool = False,
) -> None:
    """Draw the last cards of a pile, the top one whole, and set off where it is ``chosen``."""
    last = pile[-FANNED:]
    for place, card in enumerate(last):
        is_top = place == len(last) - 1
        spot = (at[0] + STEP * place, at[1])
        draw_card(canvas, spot, card, words, look, size, chosen=chosen and is_top, is_covered=not is_top)


def draw_place(canvas: Canvas, at: tuple[int, int], look: Look, size: Size) -> None:
    """Draw where a pile would lie."""
    upper_left, upper_right, lower_left, lower_right, line, side = tuple(look.frame())
    x, y = at
    inner = size.width - 2
    canvas.put(x, y, upper_left + line * inner + upper_right, FAINT)
    for row in range(1, size.height - 1):
        canvas.put(x, y + row, side + " " * inner + side, FAINT)
    canvas.put(x, y + size.height - 1, lower_left + line * inner + lower_right, FAINT)
