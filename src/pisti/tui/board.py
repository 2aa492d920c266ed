"""The table drawn on a canvas: the other seats around the centre, the pile, the stock, what was captured just now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, repeat
from textwrap import wrap

from rich.cells import cell_len
from rich.style import Style

from pisti.cards import Card
from pisti.round import Pisti
from pisti.rules import Seat
from pisti.table import Bot, Person, Phase, SetAsideSeen
from pisti.tui.canvas import Canvas, cut
from pisti.tui.faces import draw_card, draw_fan, draw_place, fan_width
from pisti.tui.frames import Frame
from pisti.tui.look import BANNER, FAINT, STRONG, THEIRS, TURN, YOURS, Look, Size
from pisti.tui.names import shown_name
from pisti.tui.plain_words import Words
from pisti.tui.scene import Scene

WIDE = 50
"""From so many columns on there is room for longer names beside the pile."""

TALL = 13
"""From so many lines on the cards of the pile are large."""

_NARROW_SIDE, _WIDE_SIDE = 11, 16

Line = tuple[str, Style]
Hands = Mapping[Seat, Sequence[Card | None]]


@dataclass(frozen=True, slots=True)
class Board:
    """What is needed to draw a frame; ``hands`` are those of other seats that lie open, in a replay."""

    frame: Frame
    words: Words
    look: Look
    hands: Hands | None = None
    banner: str = ""

    @property
    def scene(self) -> Scene:
        """The scene that is drawn."""
        return self.frame.scene


@dataclass(frozen=True, slots=True)
class Spots:
    """Where things lie that a click may mean: column, line, width, height."""

    pile: tuple[int, int, int, int]

    def is_pile(self, x: int, y: int) -> bool:
        """Whether the pile is there."""
        left, top, width, height = self.pile
        return left <= x < left + width and top <= y < top + height


def draw_board(canvas: Canvas, board: Board) -> Spots:
    """Draw everything but your own hand; where the pile lies."""
    is_wide = canvas.width >= WIDE
    side, taken = _WIDE_SIDE if is_wide else _NARROW_SIDE, 0
    for seat, place in places(board.scene).items():
        if place == "top":
            _draw_top(canvas, board, seat, is_wide=is_wide)
        elif place != "bottom":
            last = _draw_side(canvas, board, seat, side, is_right=place == "right", is_wide=is_wide)
            taken = max(taken, last)
    top = (3 if is_wide else 2) if canvas.height > 9 else 1
    spots = _draw_centre(canvas, board, side, top, taken)
    canvas.put_centred(0, canvas.width, canvas.height - 1, *_yours(board))
    return spots


def places(scene: Scene) -> dict[Seat, str]:
    """Where each seat is drawn: you at the bottom, the next in playing order to the right (clause 1.1).

    >>> from pisti.rules import Rules
    >>> places(Scene.before({}, Rules(seats=2), Seat.NORTH))
    {<Seat.NORTH: 2>: 'bottom', <Seat.SOUTH: 0>: 'top'}
    """
    order = scene.rules.order_after(scene.you)
    names = {2: ("top", "bottom"), 3: ("right", "left", "bottom")}.get(len(order), ("right", "top", "left", "bottom"))
    return dict(sorted(zip(order, names, strict=True), key=lambda pair: pair[0] is not scene.you))


def _style(board: Board, seat: Seat) -> Style:
    if board.scene.is_waiting_for(seat):
        return TURN
    return YOURS if board.scene.rules.sides[seat] == board.words.your_side else THEIRS


def _name(board: Board, seat: Seat) -> str:
    mark = board.look.mark(yours=board.scene.rules.sides[seat] == board.words.your_side)
    turn = board.look.turn + " " if board.scene.is_waiting_for(seat) else ""
    return f"{turn}{mark} {board.words.seat(seat)}"


def _short_name(board: Board, seat: Seat) -> str:
    """The name where there is room for one sign before it."""
    if board.scene.is_waiting_for(seat):
        return f"{board.look.turn} {board.words.seat(seat)}"
    return _name(board, seat)


def _offices(board: Board, seat: Seat) -> list[str]:
    say, scene = board.words.texts, board.scene
    is_watched = board.hands is not None  # nobody is you, so that nobody is your partner
    is_partner = not is_watched and seat is not scene.you and scene.rules.sides[seat] == board.words.your_side
    is_dealer = scene.phase is not Phase.START and seat is scene.view.dealer
    is_away = seat in scene.away
    held = {"screen-away": is_away, "screen-partner": is_partner, "screen-dealer": is_dealer}
    return [say(id) for id, holds in held.items() if holds]


def _yours(board: Board) -> Line:
    you = board.scene.you
    said = [board.words.texts("screen-you"), *_offices(board, you)]
    if board.hands is not None:
        said = [*_offices(board, you), _player(board, you)]
    return f" {board.look.dot} ".join(filter(None, [_name(board, you), *said])), _style(board, you)


def _held(board: Board, seat: Seat, columns: int) -> list[str]:
    """The hand of another seat: its backs, or its cards in rows where they lie open."""
    count = board.scene.view.hand_size(seat)
    if board.hands is None:
        between = " " if columns > _NARROW_SIDE else ""
        return [between.join(board.look.held * count)]
    shown = [board.words.short(card) if card is not None else board.look.held for card in board.hands[seat]]
    each = max(1, (columns + 1) // 4)
    return [" ".join(shown[start : start + each]) for start in range(0, len(shown), each)] or [""]


def _player(board: Board, seat: Seat) -> str:
    """Who plays there: the name of a person, or what says that it is a bot, and its level."""
    player = board.scene.players.get(seat)
    if isinstance(player, Bot):
        return board.words.texts("play-bot-name", level=board.words.level(player.level))
    return "" if player is None else _person(board, seat, player)


def _person(board: Board, seat: Seat, player: Person) -> str:
    """The name of a person; the seat where the name stands above already, that it can be told who sits where."""
    name = shown_name(player)
    return board.words.place(seat) if name == board.words.seat(seat) else name


def _player_in_lines(board: Board, seat: Seat) -> list[str]:
    """Who plays there, for a narrow column."""
    player = board.scene.players.get(seat)
    if isinstance(player, Bot):
        return [board.words.texts("screen-bot"), board.words.level(player.level)]
    return [] if player is None else [_person(board, seat, player)]


def _draw_top(canvas: Canvas, board: Board, seat: Seat, *, is_wide: bool) -> None:
    style, dot = _style(board, seat), f" {board.look.dot} "
    if is_wide and canvas.height > 9:
        words = [_name(board, seat), *_offices(board, seat), _player(board, seat)]
        canvas.put_centred(0, canvas.width, 0, dot.join(filter(None, words)), style)
        canvas.put_centred(0, canvas.width, 1, _held(board, seat, _WIDE_SIDE)[0], STRONG)
        return
    hand = _held(board, seat, _NARROW_SIDE if board.hands is None else _WIDE_SIDE)[0]
    words = [_short_name(board, seat), *_offices(board, seat)]
    said = cut(dot.join(words), canvas.width - len(hand) - 1)
    canvas.put_centred(0, canvas.width, 0, f"{said} {hand}", style)


def _draw_side(canvas: Canvas, board: Board, seat: Seat, width: int, *, is_right: bool, is_wide: bool) -> int:
    """Draw a seat at a side; the line after its last."""
    name = _name(board, seat) if is_wide else _short_name(board, seat)
    lines: list[Line] = [(name, _style(board, seat))]
    if is_wide:
        lines += [(text, FAINT) for text in _player_in_lines(board, seat)]
    lines += [(office, FAINT) for office in _offices(board, seat)]
    lines += [(row, STRONG) for row in _held(board, seat, width)]
    top = 3 if is_wide and canvas.height > 9 else 1
    for row, (text, style) in enumerate(lines):
        shown = cut(text, width)
        x = canvas.width - 1 - cell_len(shown) if is_right else 1
        canvas.put(x, top + row, shown, style)
    return top + len(lines)


def _draw_centre(canvas: Canvas, board: Board, side: int, top: int, taken: int) -> Spots:
    """Draw the pile and what is written under it; ``taken`` is the line after the last of the seats at the sides."""
    size = Size.LARGE if canvas.height >= TALL else Size.SMALL
    left, width = side, canvas.width - 2 * side
    pile = board.scene.view.pile if board.frame.pile is None else board.frame.pile
    is_pack = board.scene.phase in (Phase.START, Phase.CUT) and not pile
    across = size.width if is_pack or not pile else fan_width(len(pile), size)
    at = (left + (width - across) // 2, top)
    if is_pack:
        draw_card(canvas, at, None, board.words, board.look, size)
    elif pile:
        draw_fan(canvas, at, pile, board.words, board.look, size, chosen=board.frame.pile is not None)
    else:
        draw_place(canvas, at, board.look, size)
    if board.banner:
        _draw_banner(canvas, board, top + size.height)
        return Spots((*at, across, size.height))
    under = top + size.height
    beside = [canvas.width - 2 * (side + 1)] * (taken - under)
    lines = list(_below(board, len(pile), canvas, beside))
    if under + len(lines) >= canvas.height:
        lines = list(_below(board, len(pile), canvas, ()))
    for row, (text, style) in enumerate(lines, under):
        canvas.put_centred(0, canvas.width, row, text, style)
    return Spots((*at, across, size.height))


def _below(board: Board, pile: int, canvas: Canvas, beside: Sequence[int]) -> Iterator[Line]:
    """What is written under the pile; where there are few lines, as much in one as it can hold.

    ``beside`` is how many columns the first lines have, those beside the seats at the sides.
    """
    view = board.scene.view
    if not view.deal_number and not pile:
        return
    dot, line, style = f" {board.look.dot} ", board.words.texts("screen-pile-count", count=pile), STRONG
    rooms = chain(beside, repeat(canvas.width))
    room = next(rooms)
    for part in _stock(board):
        if canvas.height >= TALL or cell_len(line + dot + part) > room:
            yield line, style
            line, style, room = part, FAINT, next(rooms)
        else:
            line += dot + part
    yield line, style


def _stock(board: Board) -> Iterator[str]:
    """How many cards are still to be dealt, the exposed one among them, and what is set aside."""
    say, view = board.words.texts, board.scene.view
    yield say("screen-stock-count", count=view.stock_size)
    if view.exposed is not None and view.stock_size:
        yield say("screen-bottom-card", card=board.words.short(view.exposed))
    if view.face_down and None not in view.pile and not any(turn.captured for turn in view.turns):
        yield say("screen-set-aside-count", count=len(view.face_down))


def banner_of(frame: Frame, words: Words, sentences: Sequence[str]) -> str:
    """What is written across the table: a pişti, why none was scored, and the cards that you may look at now."""
    if isinstance(frame.event, SetAsideSeen):
        return " ".join(sentences)
    turn = frame.turn
    if turn is None or frame.pile is None or (turn.pisti is Pisti.NONE and turn.denied is None):
        return ""
    return sentences[-1]


def _draw_banner(canvas: Canvas, board: Board, top: int) -> None:
    inner = min(canvas.width - 6, 44)
    lines = wrap(board.banner, inner) or [""]
    width = max(map(len, lines)) + 4
    x = (canvas.width - width) // 2
    for row, line in enumerate(lines):
        canvas.put(x, top + row, line.center(width), BANNER)
