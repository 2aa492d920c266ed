"""The table: whole games of every preset, who is told what, what is refused, and what chance decides."""

from collections import Counter
from collections.abc import Callable
from copy import copy
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from cases import deck_of
from pisti.cards import JACKS, Card
from pisti.game import totals, winner
from pisti.round import PlayFault
from pisti.rules import PRESETS, CentreJack, Lookers, Rules, Seat
from pisti.table import (
    EVERYONE,
    BadCommand,
    Bot,
    BotTurn,
    Command,
    Counted,
    Cut,
    CutDone,
    CutRefused,
    Dealt,
    Deserted,
    GameOver,
    Leave,
    LeftoversTaken,
    LeftTable,
    Person,
    Phase,
    Play,
    Played,
    Ready,
    Redeal,
    Refused,
    SetAsideSeen,
    Start,
    Started,
    Table,
    TableFault,
    TurnedUp,
)
from tables import NOW, TABLES, Drive, entropy, seated, started_with, with_deck
from worlds import some_world, twin

S, E, N, W = Seat
PERSONS: dict[str, Callable[[Rules], tuple[Seat, ...]]] = {
    "persons": lambda rules: rules.seating,
    "one person": lambda _rules: (S,),
    "bots": lambda _rules: (),
}


# Whole games.


@pytest.mark.parametrize("persons", PERSONS)
@pytest.mark.parametrize("name", PRESETS)
def test_a_game_of_every_preset_comes_to_its_end(name: str, persons: str) -> None:
    rules = PRESETS[name]
    drive = Drive(Table(rules, seated(rules, PERSONS[persons](rules))), seed=3).start().to_end()
    view = drive.table.view(None)
    assert view is not None
    counts = [event.count for event in drive.events(Counted)]
    assert counts == list(view.sheet)
    assert [event.scores for event in drive.events(Counted)][-1] == totals(rules, counts) == view.scores
    assert drive.events(GameOver) == [GameOver(winner(rules, view.scores), view.scores)]  # type: ignore[arg-type]
    assert len(drive.events(Played)) == 48 * len(counts)
    assert drive.events(Played)[-48:] == [Played(len(counts), ply, turn) for ply, turn in enumerate(view.turns)]


@pytest.mark.parametrize("name", PRESETS)
def test_2_1_the_office_of_dealer_passes_to_the_right_and_the_cutter_sits_at_the_dealers_left(name: str) -> None:
    rules = PRESETS[name]
    started = Drive(Table(rules, seated(rules)), seed=4).start().to_end().events(Started)
    for before, after in pairwise(started):
        assert after.dealer is rules.next_seat(before.dealer)
    assert all(event.cutter is rules.cutter(event.dealer) for event in started)
    assert [event.round for event in started] == list(range(1, len(started) + 1))


def test_the_events_of_a_round_in_their_order() -> None:
    drive = Drive(Table(Rules(), seated(Rules())), seed=5).start().until(lambda table: table.phase is Phase.COUNT)
    kinds = [type(each.event) for each in drive.told if not isinstance(each.event, CutRefused | SetAsideSeen)]
    deal = [Dealt] * 4 + [Played] * 16
    assert kinds[:3] == [Started, CutDone, TurnedUp]
    in_order = kinds[3:]
    assert in_order[:20] == deal
    assert in_order[20:24] == [Dealt] * 4
    assert in_order[-2:] == [LeftoversTaken, Counted]
    assert in_order.count(Dealt) == 12
    assert in_order.count(Played) == 48


def test_4_5_a_new_deal_comes_right_after_the_play_that_emptied_the_hands() -> None:
    drive = Drive(Table(Rules(), seated(Rules())), seed=5).start().until(lambda table: table.phase is Phase.COUNT)
    played = [number for number, each in enumerate(drive.told) if isinstance(each.event, Played)]
    for ply in (15, 31):
        assert [each.event.deal for each in drive.told[played[ply] + 1 : played[ply] + 5]] == [ply // 16 + 2] * 4  # type: ignore[union-attr]


def test_7_3_equal_scores_at_the_target_go_on() -> None:
    rules = Rules(target=1, pisti=0, double_pisti=0, ace=0, two_of_clubs=0, ten_of_diamonds=0, most_cards=0)
    for seed in range(100):
        drive = Drive(Table(rules, seated(rules)), seed).start().to_end()
        counted = drive.events(Counted)
        for event in counted[:-1]:
            assert event.scores[0] == event.scores[1]
        if len(counted) > 1:
            return
    raise AssertionError


# Who is told what.


@pytest.mark.parametrize("name", TABLES)
def test_each_event_goes_to_its_audience(name: str) -> None:
    rules = TABLES[name]
    drive = Drive(Table(rules, seated(rules)), seed=6).start().until(lambda table: table.round_number == 2)
    for sent in drive.told:
        if isinstance(sent.event, Dealt):
            assert sent.to.seats == (sent.event.seat,)
        elif not isinstance(sent.event, SetAsideSeen):
            assert sent.to == EVERYONE


@pytest.mark.parametrize("name", TABLES)
def test_4_4_and_9_10_the_set_aside_cards_are_seen_by_those_who_may_look(name: str) -> None:
    rules = TABLES[name]
    drive = Drive(Table(rules, seated(rules)), seed=7).start().until(lambda table: table.phase is Phase.COUNT)
    taker = next(event.turn.seat for event in drive.events(Played) if event.turn.captured)
    side = rules.members(rules.sides[taker])
    wanted = {Lookers.SIDE: side, Lookers.SEAT: (taker,), Lookers.NOBODY: (), Lookers.EVERYONE: None}[rules.lookers]
    seen = [each for each in drive.told if isinstance(each.event, SetAsideSeen)]
    if wanted == () or drive.events(TurnedUp)[-1].face_down == 0:
        assert seen == []
        return
    assert [each.to.seats for each in seen] == [wanted]
    assert seen[0].event.cards == drive.table.dealt[-1].game.round.face_down  # type: ignore[union-attr]


@pytest.mark.parametrize("name", TABLES)
def test_8_two_worlds_that_differ_in_hidden_cards_tell_a_viewer_the_same(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules, rng = TABLES[name], Random(name)
    compared = 0
    for viewer in (*rules.seating, None) * 3:
        world = some_world(rules, rng)
        other = twin(world, viewer, rng)
        if other is None:
            continue
        heard = []
        for each in (world, other):
            with_deck(monkeypatch, each.deck)
            drive = started_with(rules, each.dealer)
            drive.step()
            drive.play(each.plays)
            heard.append((drive.heard_by(viewer), drive.table.view(viewer)))
        assert heard[0] == heard[1]
        compared += 1
    assert compared > 5


def test_the_test_of_two_worlds_can_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    world = some_world(Rules(), Random(1))
    other = twin(world, S, Random(1))
    assert other is not None
    heard = []
    for each in (world, other):
        with_deck(monkeypatch, each.deck)
        drive = started_with(Rules(), each.dealer)
        drive.step()
        heard.append(drive.heard_by(E))
    assert heard[0] != heard[1]


# Chance.


def test_2_1_the_first_dealer_is_drawn_at_random() -> None:
    for rules in (Rules(), PRESETS["three"], PRESETS["two"]):
        counts: Counter[Seat] = Counter()
        for seed in range(400):
            told, _ = Table(rules, seated(rules)).handle(S, Start(), NOW, entropy(seed))
            counts[told[0].event.dealer] += 1  # type: ignore[union-attr]
        assert set(counts) == set(rules.seating)
        assert min(counts.values()) > 250 / rules.seats


def test_2_3_what_the_cutter_says_and_the_entropy_both_change_the_deck() -> None:
    decks = set()
    for text, bytes_given in (("1", b"a"), ("2", b"a"), ("1", b"b"), ("", b"a"), ("ş\udcff" * 999, b"a")):
        drive = started_with(Rules(), S)
        told, _ = drive.table.handle(W, Cut(text), NOW, bytes_given)
        assert told[0].to == EVERYONE
        decks.add(drive.table.dealt[0].game.round.deck)
    assert len(decks) == 5


def test_2_3_every_refusal_is_told_and_nothing_of_the_jack() -> None:
    refused = 0
    for seed in range(100):
        drive = Drive(Table(Rules(), seated(Rules())), seed).start()
        drive.step()
        events = drive.events(CutRefused)
        assert events == [CutRefused(1, drive.events(Started)[0].cutter)] * (len(drive.table.dealt[0].lifted) - 1)
        refused += len(events)
    assert refused


def test_3_4_a_redeal_asks_a_person_to_cut_again(monkeypatch: pytest.MonkeyPatch) -> None:
    jacks = deck_of("Jc Jd Jh Js")
    with_deck(monkeypatch, jacks, jacks, deck_of("2c 3c 4c 5c"))
    drive = started_with(Rules(), W)
    for _ in range(2):
        drive.step()
        assert drive.events(Redeal)[-1] == Redeal(1, jacks[3::-1], W, N)
        assert (drive.table.phase, drive.table.cutter, drive.table.round_number) == (Phase.CUT, N, 1)
        assert drive.events(Dealt) == []
    drive.step()
    assert drive.table.phase is Phase.PLAY
    assert len(drive.table.dealt) == 3
    assert drive.effects == []


def test_3_4_a_redeal_lets_a_bot_cut_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    jacks = deck_of("Jc Jd Jh Js")
    with_deck(monkeypatch, jacks, jacks, deck_of("2c 3c 4c 5c"))
    drive = Drive(Table(Rules(), seated(Rules(), (S,))), seed=3).start()
    assert isinstance(drive.table.players[drive.events(Started)[0].cutter], Bot)
    assert len(drive.events(Redeal)) == 2
    assert len(drive.events(CutDone)) == 3
    assert drive.table.phase is Phase.PLAY


def test_9_8_where_any_jack_deals_again_the_game_still_ends() -> None:
    rules = Rules(centre_jack=CentreJack.REDEAL, target=500)
    drive = Drive(Table(rules, seated(rules, (S,))), seed=1).start().to_end()
    redeals = drive.events(Redeal)
    assert redeals
    assert all(event.cards[0] in JACKS for event in redeals)
    assert len(drive.table.dealt) == len(drive.events(Counted)) + len(redeals)


# What is refused.


def snapshot(table: Table) -> dict[str, object]:
    """All that a table holds; what its lists and sets hold are values."""
    return {name: copy(value) for name, value in vars(table).items()}


def at_start() -> Drive:
    return Drive(Table(Rules(), seated(Rules())))


def at_cut() -> Drive:
    return started_with(Rules(), S)


def at_play() -> Drive:
    drive = at_cut()
    drive.step()
    return drive


def at_second_play() -> Drive:
    drive = at_play()
    drive.step()
    return drive


def at_count() -> Drive:
    return at_play().until(lambda table: table.phase is Phase.COUNT)


def at_end() -> Drive:
    rules = Rules(target=1)
    return Drive(Table(rules, seated(rules)), seed=1).start().to_end()


def own(drive: Drive, seat: Seat) -> Card:
    view = drive.table.view(seat)
    return view.hand[0] if view and view.hand else Card.parse("2c")


ANY = Card.parse("2c")
BAD: list[tuple[Callable[[], Drive], Seat, Command | Callable[[Drive], Command], object]] = [
    (at_start, S, Cut("1"), TableFault.NO_CUT_NOW),
    (at_start, S, Play(1, 0, ANY), TableFault.NO_PLAY_NOW),
    (at_start, S, Ready(1), TableFault.NO_COUNT_NOW),
    (at_cut, S, Start(), TableFault.ALREADY_STARTED),
    (at_cut, S, Cut("1"), TableFault.NOT_YOUR_CUT),
    (at_cut, N, Cut(""), TableFault.NOT_YOUR_CUT),
    (at_cut, E, Play(1, 0, ANY), TableFault.NO_PLAY_NOW),
    (at_cut, E, Ready(0), TableFault.NO_COUNT_NOW),
    (at_play, W, Cut("1"), TableFault.NO_CUT_NOW),
    (at_play, W, Start(), TableFault.ALREADY_STARTED),
    (at_play, S, lambda drive: Play(1, 0, own(drive, S)), TableFault.NOT_YOUR_TURN),
    (at_play, E, lambda drive: Play(1, 1, own(drive, E)), TableFault.STALE_PLAY),
    (at_play, E, lambda drive: Play(2, 0, own(drive, E)), TableFault.STALE_PLAY),
    (at_play, E, lambda drive: Play(0, 0, own(drive, E)), TableFault.STALE_PLAY),
    (at_play, E, lambda drive: Play(1, 0, own(drive, S)), PlayFault.NOT_IN_HAND),
    (at_play, E, Ready(1), TableFault.NO_COUNT_NOW),
    (at_second_play, E, lambda drive: Play(1, 0, own(drive, E)), TableFault.STALE_PLAY),
    (at_second_play, E, lambda drive: Play(1, 1, own(drive, E)), TableFault.NOT_YOUR_TURN),
    (at_count, S, Ready(2), TableFault.STALE_READY),
    (at_count, S, Ready(0), TableFault.STALE_READY),
    (at_count, S, Play(1, 48, ANY), TableFault.NO_PLAY_NOW),
    (at_count, W, Cut("1"), TableFault.NO_CUT_NOW),
    (at_count, S, Start(), TableFault.ALREADY_STARTED),
    (at_end, S, Start(), TableFault.GAME_OVER),
    (at_end, S, Ready(1), TableFault.NO_COUNT_NOW),
    (at_end, S, Play(1, 48, ANY), TableFault.NO_PLAY_NOW),
]


@pytest.mark.parametrize(("situation", "seat", "command", "code"), BAD)
def test_a_bad_command_changes_nothing_and_is_told_to_its_seat_alone(
    situation: Callable[[], Drive],
    seat: Seat,
    command: Any,  # noqa: ANN401
    code: object,
) -> None:
    drive = situation()
    before = snapshot(drive.table)
    wanted = command(drive) if callable(command) else command
    told, effects = drive.table.handle(seat, wanted, NOW, b"")
    assert effects == []
    assert [each.to.seats for each in told] == [(seat,)]
    assert isinstance(told[0].event, Refused)
    assert told[0].event.code is code
    assert snapshot(drive.table) == before


@pytest.mark.parametrize("command", [Start(), Cut(""), Play(1, 0, ANY), Ready(1), Leave()])
def test_a_seat_that_is_not_at_the_table_is_refused(command: Command) -> None:
    rules = PRESETS["two"]
    drive = Drive(Table(rules, seated(rules))).start()
    told, effects = drive.table.handle(E, command, NOW, b"")
    assert (told[0].event.code, told[0].to.seats, effects) == (TableFault.NOT_SEATED, (E,), [])  # type: ignore[union-attr]


def test_a_refused_card_names_nobody_elses_hand() -> None:
    drive = at_play()
    told, _ = drive.table.handle(E, Play(1, 0, own(drive, S)), NOW, b"")
    assert set(str(told[0].event.fields["hand"]).split()) == set(map(str, drive.table.view(E).hand))  # type: ignore[union-attr]


@pytest.mark.parametrize("seats", [(), (S,), (S, N, E), (S, E, N, W)])
def test_players_who_do_not_fit_the_seats_are_refused(seats: tuple[Seat, ...]) -> None:
    with pytest.raises(BadCommand) as caught:
        Table(PRESETS["two"], {seat: Person("") for seat in seats})
    assert caught.value.code is TableFault.SEATS_DO_NOT_FIT


# Ready and leaving.


def test_the_next_round_waits_for_every_person_and_for_no_bot() -> None:
    rules = Rules()
    drive = Drive(Table(rules, seated(rules, (S, W))), seed=2).start().until(lambda table: table.phase is Phase.COUNT)
    number = drive.table.round_number
    assert drive.send(W, Ready(number)) == []
    assert drive.send(W, Ready(number)) == []
    assert drive.table.phase is Phase.COUNT
    assert drive.send(S, Ready(number))[0].event.round == number + 1  # type: ignore[union-attr]
    told, _ = drive.table.handle(S, Ready(number), NOW, b"")
    assert isinstance(told[0].event, Refused)


def test_the_last_person_leaves_the_game_as_it_is() -> None:
    drive = Drive(Table(Rules(), seated(Rules(), (S,))), seed=2).start()
    before = snapshot(drive.table)
    assert drive.table.handle(S, Leave(), NOW, b"") == ([], [Deserted()])
    assert snapshot(drive.table) == before


def test_a_bot_does_not_leave() -> None:
    drive = Drive(Table(Rules(), seated(Rules(), (S,)))).start()
    told, _ = drive.table.handle(E, Leave(), NOW, b"")
    assert told[0].event.code is TableFault.NOT_SEATED  # type: ignore[union-attr]


def test_a_bot_takes_the_seat_of_who_leaves_at_their_cut_turn_and_count() -> None:
    drive = at_cut()
    told = drive.send(W, Leave())
    bot = Bot("WEST", "hard")
    assert told[0].event == LeftTable(W, bot)
    assert drive.table.phase is Phase.PLAY
    drive.send(E, Leave())
    assert drive.effects == [BotTurn(E, "hard", 1, 0)]
    drive.send(N, Leave())
    assert drive.effects == []  # it is East's turn, which was wanted already


def test_the_count_goes_on_when_the_last_who_had_not_read_it_leaves() -> None:
    drive = at_count()
    for seat in (S, E, N):
        drive.send(seat, Ready(1))
    assert drive.table.phase is Phase.COUNT
    drive.send(W, Leave())
    assert drive.table.round_number == 2


def test_a_game_goes_to_its_end_after_all_but_one_have_left() -> None:
    drive = at_play()
    for seat in (N, W, E):  # East last, whose turn it is
        drive.send(seat, Leave())
    drive.level = "hard"
    drive.to_end()
    assert drive.events(GameOver)
