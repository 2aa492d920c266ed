"""The table as it is drawn: for every seat, at every size, all that a player must see, and nothing that is hidden."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest
from rich.cells import cell_len

from pisti.cards import Card
from pisti.i18n import LANGUAGES, Texts
from pisti.observation import Observation, observe
from pisti.rules import PRESETS, Centre, Rules, Seat
from pisti.table import Bot, Person, Phase, Played, SetAsideSeen
from pisti.tui.board import Board, Hands, banner_of, draw_board, places
from pisti.tui.canvas import Canvas
from pisti.tui.frames import Frame, frames
from pisti.tui.look import Look
from pisti.tui.plain_words import Words
from pisti.tui.scene import Scene
from pisti.tui.table_view import sentences
from test_tui_frames import told
from worlds import some_world, twin

SIZES = ((40, 7), (40, 9), (54, 13), (90, 30))
TEXTS = {language: Texts(language) for language in LANGUAGES}


def drawn(frame: Frame, words: Words, size: tuple[int, int], look: Look | None = None, banner: str = "") -> list[str]:
    canvas = Canvas(*size)
    draw_board(canvas, Board(frame, words, look or Look(), banner=banner))
    for strip in canvas.strips():
        assert strip.cell_length == cell_len(strip.text) == size[0]
    return canvas.text()


@cache
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
        spoken = [Words(TEXTS[each], rules, seat, letters=False) for each in rng.sample(LANGUAGES, 2)]
        start = rules.seating.index(seat)  # all seats together see the whole round
        for number, frame in enumerate(moments(rules, seat)[start :: rules.seats]):
            words = spoken[number % 2]
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


def columns(lines: list[str], words: Words, seat: Seat) -> tuple[int, int]:
    """The columns of the name of a seat at a side."""
    [at] = {line.index(words.seat(seat)) for line in lines if words.seat(seat) in line}
    return at, at + len(words.seat(seat))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_partner_and_dealer_are_marked_at_their_seats_and_nowhere_else(language: str, size: tuple[int, int]) -> None:
    rules = Rules()
    for you in Seat:
        words, top = Words(TEXTS[language], rules, you, letters=False), rules.order_after(you)[1]
        view = moments(rules, you)[-1].scene.view
        for dealer in Seat:
            scene = Scene({}, Phase.PLAY, replace(view, dealer=dealer))
            lines = drawn(Frame(scene), words, size)
            partner, deals = words.texts("screen-partner"), words.texts("screen-dealer")
            assert ["\n".join(lines).count(each) for each in (partner, deals)] == [1, 1]
            assert words.seat(top) in lines[0]
            assert partner in lines[0]
            assert (deals in lines[0]) == (dealer is top)
            assert (deals in lines[-1]) == (dealer is you)
            if dealer not in (top, you):
                [row] = [line for line in lines if deals in line]
                is_left = row.index(deals) < size[0] // 3
                assert is_left == (columns(lines, words, dealer)[0] < size[0] // 3)


def test_before_the_first_capture_and_not_after_it_what_is_set_aside_is_counted() -> None:
    for name, rules in PRESETS.items():
        words, shown = Words(TEXTS["en"], rules, rules.seating[0], letters=False), set()
        is_taken = False
        for frame in moments(rules, rules.seating[0]):
            view = frame.scene.view
            is_taken = is_taken or (isinstance(frame.event, Played) and bool(frame.event.turn.captured))
            if view.deal_number:
                text = "\n".join(drawn(frame, words, (40, 13)))
                is_aside = rules.centre is Centre.SET_ASIDE and not is_taken and bool(view.face_down)
                assert ("Set aside" in text) == is_aside, name
                shown.add("Set aside" in text)
        assert shown == ({True, False} if rules.centre is Centre.SET_ASIDE else {False}), name


def scene_of(view: Observation) -> Scene:
    return Scene({seat: Person("?") for seat in view.rules.seating}, Phase.PLAY, view)


@pytest.mark.parametrize("name", PRESETS)
def test_games_that_differ_in_hidden_cards_alone_look_the_same(name: str) -> None:
    rules, rng, compared = PRESETS[name], Random(name), 0
    for seat in rules.seating:
        for _ in range(6):
            world = some_world(rules, rng)
            other = twin(world, seat, rng)
            if other is None or other.deck == world.deck:
                continue
            words = Words(TEXTS["en"], rules, seat, letters=False)
            one, two = (scene_of(observe(each.games()[-1], seat)) for each in (world, other))
            for size in SIZES:
                assert drawn(Frame(one), words, size) == drawn(Frame(two), words, size)
            compared += 1
    assert compared


@pytest.mark.parametrize("size", SIZES)
def test_a_wide_name_of_a_player_stays_on_the_board_at_either_side(size: tuple[int, int]) -> None:
    name = "猫" * 7
    words = Words(TEXTS["en"], Rules(), Seat.SOUTH, letters=False)
    scene = Scene.before({seat: Person(name) for seat in Seat}, Rules(), Seat.SOUTH)
    lines = drawn(Frame(scene), words, size)
    assert "\n".join(lines).count(name) == (3 if size[0] >= 50 else 0)


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
