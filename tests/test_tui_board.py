"""The table as it is drawn: for every seat, at every size, all that a player must see, and nothing that is hidden."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest
from rich.cells import cell_len
from rich.style import Style

from pisti.cards import Card
from pisti.i18n import LANGUAGES, Texts
from pisti.observation import Observation, observe
from pisti.round import Denied, Pisti, Turn
from pisti.rules import PRESETS, Centre, Lookers, Rules, Seat
from pisti.table import Bot, Person, Phase, Played, Player, Redeal, SetAsideSeen
from pisti.tui.board import Board, Hands, banner_of, draw_board, places
from pisti.tui.canvas import Canvas
from pisti.tui.frames import Frame, frames
from pisti.tui.look import THEIRS, TURN, YOURS, Look
from pisti.tui.plain_words import Words
from pisti.tui.scene import Scene
from pisti.tui.table_view import sentences
from tables import told_to
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
    for scene, event in told_to(rules, seed, seat):
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


class Noted(Canvas):
    """A canvas that knows what was written on it, cards apart."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(width, height)
        self.written: list[tuple[int, int, str, Style]] = []

    def put(self, x: int, y: int, text: str, style: Style = Style()) -> None:  # noqa: B008  # which never changes
        if style.bgcolor is None and text:
            self.written.append((x, y, text, style))
        super().put(x, y, text, style)

    def covered(self) -> list[str]:
        """What can no longer be read whole, or never could."""
        rows = dict(enumerate(strip.text for strip in self.strips()))
        return [text for x, y, text, _ in self.written if rows.get(y, "")[max(x, 0) : x + len(text)] != text]

    def styles_of(self, name: str) -> set[Style]:
        """The styles of the lines in which a name stands."""
        return {style for _, _, text, style in self.written if name in text}


def noted(board: Board, size: tuple[int, int]) -> Noted:
    canvas = Noted(*size)
    draw_board(canvas, board)
    return canvas


def dealt_by(frame: Frame, dealer: Seat) -> Frame:
    """The same moment with another dealer, and bots at all seats, which take the most lines."""
    scene, rules = frame.scene, frame.scene.rules
    players: dict[Seat, Player] = {seat: Bot(seat.letter, "medium") for seat in rules.seating}
    return replace(frame, scene=Scene(players, scene.phase, replace(scene.view, dealer=dealer)))


PLAYED = ((40, 11), (50, 11), (69, 12), (52, 13))
"""Sizes of the board in a game, at terminals of 40 columns and more."""

LOOKED_BACK = ((40, 7), (50, 8), (69, 9), (52, 13))
"""Sizes of the board in a replay, at most terminals."""


@pytest.mark.parametrize("size", PLAYED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_written_over_anything_else_whoever_deals(language: str, size: tuple[int, int]) -> None:
    for name, rules in PRESETS.items():
        rng, you = Random(f"{name} {size}"), rules.seating[0]
        words = Words(TEXTS[language], rules, you, letters=False)
        full = [frame for frame in moments(rules, you) if frame.scene.view.deal_number]
        for frame, dealer in [
            *((full[0], seat) for seat in rules.seating),
            (rng.choice(full), rng.choice(rules.seating)),
        ]:
            canvas = noted(Board(dealt_by(frame, dealer), words, Look()), size)
            assert canvas.covered() == [], canvas.text()
            held = sum(frame.scene.view.hand_size(seat) for seat in rules.seating if seat is not you)
            assert "".join(canvas.text()).count("▮") == held


@pytest.mark.parametrize("size", LOOKED_BACK)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_open_card_is_written_over_in_a_replay_whoever_deals(language: str, size: tuple[int, int]) -> None:
    hand = tuple(map(Card.parse, ("Td", "Tc", "Th", "Ts")))  # no hand is wider
    for rules in PRESETS.values():
        you = rules.seating[-1]
        words = Words(TEXTS[language], rules, you, letters=False)
        frame = next(each for each in moments(rules, you) if each.scene.view.deal_number)
        for dealer in rules.seating:
            hands = dict.fromkeys([seat for seat in rules.seating if seat is not you], hand)
            canvas = noted(Board(dealt_by(frame, dealer), words, Look(), hands), size)
            assert canvas.covered() == [], canvas.text()
            assert "\n".join(canvas.text()).count("10") >= 4 * len(hands)


def test_in_a_replay_the_dealer_is_marked_before_a_long_name() -> None:
    rules, name = Rules(), "A name that goes on and on and on and on"
    words = Words(TEXTS["en"], rules, Seat.SOUTH, letters=False)
    frame = dealt_by(moments(rules, Seat.SOUTH)[-1], Seat.SOUTH)
    scene = replace(frame.scene, players=dict.fromkeys(Seat, Person(name)))
    hands: Hands = dict.fromkeys(Seat, ())
    line = noted(Board(replace(frame, scene=scene), words, Look(), hands), (40, 8)).text()[-1]
    assert line.strip().startswith("◆ South · dealer · A name")


@pytest.mark.parametrize("size", [(40, 6), (40, 8), (40, 11), (60, 12)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_at_every_size_and_in_every_language_seats_and_hands_are_shown(language: str, size: tuple[int, int]) -> None:
    for name, rules in PRESETS.items():
        rng = Random(f"{name} {language} {size}")
        for seat in rules.seating:
            words = Words(TEXTS[language], rules, seat, letters=False)
            frame = rng.choice(moments(rules, seat))
            check_seats(drawn(frame, words, size), frame.scene, words)


@pytest.mark.parametrize("size", SIZES)
def test_a_name_has_the_colour_of_its_side_or_of_the_turn(size: tuple[int, int]) -> None:
    for rules in PRESETS.values():
        you = rules.seating[0]
        words, seen = Words(TEXTS["en"], rules, you, letters=False), set()
        for frame in moments(rules, you)[:12]:
            canvas = noted(Board(frame, words, Look()), size)
            for seat in rules.seating:
                usual = YOURS if rules.sides[seat] == rules.sides[you] else THEIRS
                expected = TURN if frame.scene.is_waiting_for(seat) else usual
                assert canvas.styles_of(words.seat(seat)) == {expected}
                seen.add(id(expected))
        assert len(seen) == 3


@pytest.mark.parametrize("size", SIZES)
def test_the_seats_at_the_sides_are_a_column_from_the_edge(size: tuple[int, int]) -> None:
    words = Words(TEXTS["en"], Rules(), Seat.SOUTH, letters=False)
    canvas = noted(Board(moments(Rules(), Seat.SOUTH)[-1], words, Look()), size)
    ends = {x + len(text) for x, _, text, _ in canvas.written if "East" in text}
    starts = {x for x, _, text, _ in canvas.written if "West" in text}
    assert (starts, ends) == ({1}, {size[0] - 1})


def test_before_the_dealer_is_drawn_nobody_is_marked_as_one() -> None:
    for rules in PRESETS.values():
        for seat in rules.seating:
            words = Words(TEXTS["en"], rules, seat, letters=False)
            scene = Scene.before({}, rules, seat)
            assert all("dealer" not in "".join(drawn(Frame(scene), words, size)) for size in SIZES)


def test_the_bottom_card_is_told_as_long_as_it_lies_under_the_stock() -> None:
    for rules in PRESETS.values():
        words, told_of = Words(TEXTS["en"], rules, rules.seating[0], letters=False), set()
        for frame in moments(rules, rules.seating[0]):
            view = frame.scene.view
            lies_there = view.exposed is not None and 0 < view.deal_number < rules.deals
            if view.deal_number:
                assert ("Bottom" in "".join(drawn(frame, words, (54, 13)))) == lies_there
                told_of.add(lies_there)
        assert told_of == {rules.exposed, False}


@pytest.mark.parametrize("count", [1, 2, 3])
def test_as_many_cards_are_said_to_be_set_aside_as_are(count: int) -> None:
    words = Words(TEXTS["en"], Rules(), Seat.SOUTH, letters=False)
    frame = next(frame for frame in moments(Rules(), Seat.SOUTH) if frame.scene.view.deal_number)
    view = replace(frame.scene.view, face_down=(None,) * count)
    text = "\n".join(drawn(replace(frame, scene=scene_of(view)), words, (54, 13)))
    assert f"Set aside: {count}\n" in text


def test_cards_to_be_dealt_again_are_seen_until_the_pack_is_cut() -> None:
    rules, seen = Rules.parse("centre_jack=redeal"), 0
    words = Words(TEXTS["en"], rules, Seat.SOUTH, letters=False)
    for seed in range(20):
        for frame in moments(rules, Seat.SOUTH, seed):
            if isinstance(frame.event, Redeal):
                pile = frame.scene.view.pile
                text = "\n".join(drawn(frame, words, (54, 13)))
                assert pile
                assert all(card is None or words.short(card) in text for card in pile[-3:])
                seen += 1
    assert seen


@pytest.mark.parametrize("name", PRESETS)
def test_what_was_captured_is_set_off_and_nothing_else(name: str) -> None:
    rules = PRESETS[name]
    words, seen = Words(TEXTS["en"], rules, rules.seating[0], letters=False), set()
    for frame in moments(rules, rules.seating[0]):
        text = "".join(drawn(frame, words, (54, 13)))
        assert ("┏" in text) == bool(frame.pile)
        seen.add(bool(frame.pile))
    assert seen == {True, False}


def captured(frame: Frame, *, pisti: Pisti = Pisti.NONE, denied: Denied | None = None) -> Frame:
    """A capture that is held."""
    cards = tuple(map(Card.parse, ("2c", "2d")))
    turn = Turn(Seat.EAST, cards[1], cards, pisti=pisti, denied=denied)
    return Frame(frame.scene, Played(1, 1, turn), pile=cards)


def test_a_banner_says_the_last_sentence_while_the_capture_is_held_and_only_if_it_is_special() -> None:
    words = Words(TEXTS["en"], Rules(), Seat.SOUTH, letters=False)
    frame, said = moments(Rules(), Seat.SOUTH)[-1], ["first", "second", "last"]
    for pisti in Pisti:
        for denied in (None, *Denied):
            held = captured(frame, pisti=pisti, denied=denied)
            is_special = pisti is not Pisti.NONE or denied is not None
            assert banner_of(held, words, said) == ("last" if is_special else "")
            assert banner_of(replace(held, pile=None), words, said) == ""
    assert banner_of(Frame(frame.scene), words, said) == ""


@pytest.mark.parametrize("size", [(40, 11), (54, 13), (90, 30)])
def test_a_banner_is_whole_and_stands_alone(size: tuple[int, int]) -> None:
    for language in LANGUAGES:
        words = Words(TEXTS[language], Rules(), Seat.SOUTH, letters=False)
        held = captured(moments(Rules(), Seat.SOUTH)[-1], pisti=Pisti.DOUBLE)
        seen = SetAsideSeen(1, tuple(map(Card.parse, ("Qd", "Qh", "Qs"))))
        for frame in (held, Frame(held.scene, seen)):
            banner = banner_of(frame, words, list(sentences(frame, words)))
            lines = drawn(frame, words, size, banner=banner)
            assert "".join(banner.split()) in "".join("".join(lines).split())
            assert words.texts("screen-stock-count", count=held.scene.view.stock_size) not in "".join(lines)


@pytest.mark.parametrize("lookers", Lookers)
def test_a_banner_shows_the_cards_set_aside_to_those_alone_who_may_look(lookers: Lookers) -> None:
    rules = Rules(lookers=lookers)
    for seed in range(3):
        heard = {seat: moments(rules, seat, seed) for seat in Seat}
        [taker] = {next(_takers(frames)) for frames in heard.values()}
        allowed = {
            Lookers.SIDE: {seat for seat in Seat if rules.sides[seat] == rules.sides[taker]},
            Lookers.SEAT: {taker},
            Lookers.NOBODY: set(),
            Lookers.EVERYONE: {*Seat},
        }[lookers]
        for seat, found in heard.items():
            words = Words(TEXTS["en"], rules, seat, letters=False)
            banners = [
                banner_of(frame, words, list(sentences(frame, words)))
                for frame in found
                if isinstance(frame.event, SetAsideSeen)
            ]
            assert len(banners) == (seat in allowed)
            cards = [card for frame in found for card in frame.scene.view.face_down if card is not None]
            assert bool(cards) == (seat in allowed)
            assert all(words.short(card) in banners[0] for card in cards)


def _takers(found: list[Frame]) -> Iterator[Seat]:
    """Who captures, in order."""
    yield from (frame.turn.seat for frame in found if frame.turn is not None and frame.turn.captured)


@pytest.mark.parametrize("size", SIZES)
def test_the_pile_is_where_its_cards_are_drawn_and_nowhere_else(size: tuple[int, int]) -> None:
    words = Words(TEXTS["en"], Rules(), Seat.SOUTH, letters=False)
    for frame in moments(Rules(), Seat.SOUTH)[-9:]:
        canvas = Canvas(*size)
        spots = draw_board(canvas, Board(frame, words, Look()))
        rows = [strip.text for strip in canvas.strips()]
        ends = "╭╮╰╯┏┓┗┛"
        corners = [(x, y) for y, row in enumerate(rows) for x, letter in enumerate(row) if letter in ends]
        columns, lines = [x for x, _ in corners], [y for _, y in corners]
        inside = {(x, y) for x in range(min(columns), max(columns) + 1) for y in range(min(lines), max(lines) + 1)}
        assert {(x, y) for x in range(size[0]) for y in range(size[1]) if spots.is_pile(x, y)} == inside


# Persons


@pytest.mark.parametrize("size", SIZES)
def test_persons_stand_at_their_seats_by_name_and_who_is_away_is_marked(size: tuple[int, int]) -> None:
    rules = Rules(partners=False)
    players: dict[Seat, Player] = {
        Seat.SOUTH: Person("Ada"),
        Seat.EAST: Person("Bora"),
        Seat.NORTH: Person("Cem"),
        Seat.WEST: Bot("", "hard"),
    }
    scene = replace(Scene.before(players, rules, Seat.SOUTH), away=frozenset({Seat.EAST, Seat.NORTH}))
    words = Words(TEXTS["en"], rules, Seat.SOUTH, letters=False, names={Seat.EAST: "Bora", Seat.NORTH: "Cem"})
    text = "\n".join(drawn(Frame(scene), words, size))
    for name in ("Bora", "Cem", "West"):
        assert text.count(name) == 1
    assert text.count("absent") == 2
    assert ("East" in text) == (size[0] >= 50)


def test_a_long_name_leaves_room_for_the_pile() -> None:
    rules = Rules(partners=False)
    name = "猫" * 40
    players: dict[Seat, Player] = {seat: Person(name + str(seat.value)) for seat in Seat}
    words = Words(TEXTS["en"], rules, Seat.SOUTH, letters=False, names=dict.fromkeys(Seat, name))
    for size in SIZES:
        drawn(Frame(Scene.before(players, rules, Seat.SOUTH)), words, size)
