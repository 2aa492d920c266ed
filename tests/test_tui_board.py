"""The table as it is drawn: for every seat, at every size, all that a player must see, and nothing that is hidden."""

from random import Random

import pytest
from rich.cells import cell_len

from pisti.cards import Card
from pisti.i18n import LANGUAGES, Texts
from pisti.rules import PRESETS, Rules, Seat
from pisti.table import Bot, Person, Phase, Played, SetAsideSeen
from pisti.tui.board import Board, Hands, banner_of, draw_board, places
from pisti.tui.canvas import Canvas
from pisti.tui.frames import Frame, frames
from pisti.tui.look import Look
from pisti.tui.plain_words import Words
from pisti.tui.scene import Scene
from pisti.tui.table_view import sentences
from test_tui_frames import told

SIZES = ((40, 7), (40, 9), (53, 13), (90, 30))
TEXTS = {language: Texts(language) for language in LANGUAGES}


def drawn(frame: Frame, words: Words, size: tuple[int, int], look: Look | None = None, banner: str = "") -> list[str]:
    canvas = Canvas(*size)
    draw_board(canvas, Board(frame, words, look or Look(), banner=banner))
    for strip in canvas.strips():
        assert strip.cell_length == cell_len(strip.text) == size[0]
    return canvas.text()


def moments(rules: Rules, seat: Seat, seed: int = 1) -> list[Frame]:
    """The moments of the first round of a game."""
    found: list[Frame] = []
    for scene, event in told(rules, seed, seat):
        if scene.view.score is not None:
            break
        found += frames(scene, event)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", PRESETS)
def test_the_board_shows_what_a_player_must_see(name: str, size: tuple[int, int]) -> None:
    rules, rng = PRESETS[name], Random(name)
    for seat in rules.seating:
        words = Words(TEXTS[rng.choice(LANGUAGES)], rules, seat, letters=False)
        for frame in rng.sample(moments(rules, seat), 12):
            lines = drawn(frame, words, size)
            check_seats(lines, frame.scene, words)
            check_centre(lines, frame, words)


def check_seats(lines: list[str], scene: Scene, words: Words) -> None:
    text, say = "\n".join(lines), words.texts
    for seat in scene.rules.seating:
        assert words.seat(seat) in text
        turn = any(f"▶ {mark}{words.seat(seat)}" in text for mark in ("", "◆ ", "◇ "))
        assert turn == scene.is_waiting_for(seat)
    assert words.seat(scene.you) in lines[-1]
    assert say("screen-you") in lines[-1]
    if scene.phase is not Phase.START:
        assert say("screen-dealer") in text
    assert (say("screen-partner") in text) == bool(scene.rules.partners)
    held = sum(scene.view.hand_size(seat) for seat in scene.rules.seating if seat is not scene.you)
    assert text.count("▮") == held


def check_centre(lines: list[str], frame: Frame, words: Words) -> None:
    text, view, say = "\n".join(lines), frame.scene.view, words.texts
    pile = view.pile if frame.pile is None else frame.pile
    if not view.deal_number and not pile:
        return
    assert say("screen-pile-count", count=len(pile)) in text
    assert say("screen-stock-count", count=view.stock_size) in text
    for card in pile[-3:]:
        assert card is None or words.short(card) in text
    if view.exposed is not None and view.stock_size:
        assert say("screen-bottom-card", card=words.short(view.exposed)) in text
    is_aside = view.face_down and None not in view.pile and not any(turn.captured for turn in view.turns)
    assert (say("screen-set-aside-count", count=len(view.face_down)) in text) == bool(is_aside)


def test_the_next_player_sits_to_the_right_and_the_partner_opposite() -> None:
    for seat in Seat:
        where = places(Scene.before({}, Rules(), seat))
        order = [*Seat][seat + 1 :] + [*Seat][: seat + 1]
        assert [where[each] for each in order] == ["right", "top", "left", "bottom"]
    assert places(Scene.before({}, Rules(seats=3), Seat.EAST)) == {
        Seat.EAST: "bottom",
        Seat.WEST: "right",
        Seat.SOUTH: "left",
    }


def test_a_bot_is_named_as_one_with_its_level_and_a_person_by_name() -> None:
    rules = Rules()
    players = {seat: Bot("?", "hard") for seat in Seat} | {Seat.NORTH: Person("Ada")}
    words = Words(TEXTS["en"], rules, Seat.SOUTH, letters=False)
    text = "\n".join(drawn(Frame(Scene.before(players, rules, Seat.SOUTH)), words, (60, 15)))
    assert text.count("bot") == 2
    assert text.count("hard") == 2
    assert "Ada" in text


def test_without_signs_and_colours_the_board_is_in_ascii() -> None:
    words = Words(TEXTS["en"], Rules(), Seat.SOUTH, letters=True)
    for frame in moments(Rules(), Seat.SOUTH):
        for size in SIZES:
            text = "".join(drawn(frame, words, size, Look(ascii=True)))
            assert text.replace("ş", "").isascii()


def hidden_twins(frame: Frame) -> bool:
    """Whether a moment shows no card that its seat does not know."""
    view = frame.scene.view
    seen = {str(card) for card in view.seen}
    shown: list[Card | None] = [*view.pile, *(frame.pile or ()), *view.hand, view.exposed, *view.turned_up]
    return all(card is None or str(card) in seen for card in shown)


@pytest.mark.parametrize("name", ["standard", "under", "solo"])
def test_no_moment_holds_a_card_that_its_seat_does_not_know(name: str) -> None:
    for seat in PRESETS[name].seating:
        assert all(map(hidden_twins, moments(PRESETS[name], seat)))


def test_a_banner_tells_piştis_what_was_denied_and_the_cards_that_may_be_seen() -> None:
    rules, kinds = Rules(), set()
    words = Words(TEXTS["en"], rules, Seat.SOUTH, letters=False)
    for seed in range(6):
        for frame in moments(rules, Seat.SOUTH, seed):
            said = list(sentences(frame, words))
            banner = banner_of(frame, words, said)
            if banner:
                kinds.add(type(frame.event))
                first = banner.split()[0]
                assert first in "\n".join(drawn(frame, words, (54, 13), banner=banner))
    assert kinds == {Played, SetAsideSeen}


def test_open_hands_are_drawn_in_a_replay() -> None:
    frame = moments(Rules(), Seat.SOUTH)[-5]
    hands: Hands = {seat: tuple(map(Card.parse, ("Td", "2c", "Jh", "As"))) for seat in Seat if seat is not Seat.SOUTH}
    words = Words(TEXTS["en"], Rules(), Seat.SOUTH, letters=False)
    for size in SIZES:
        canvas = Canvas(*size)
        draw_board(canvas, Board(frame, words, Look(), hands))
        text = "\n".join(canvas.text())
        assert all(text.count(each) >= 3 for each in ("10♦", "2♣", "J♥", "A♠"))
