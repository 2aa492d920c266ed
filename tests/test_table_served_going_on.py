"""What happens by itself: promises that do not come, late cards, absence, deserted tables, another game."""

from collections.abc import Callable

import pytest

from pisti.rules import Rules, Seat
from pisti.table import wire_commands as c
from pisti.table.served import BotTurn, Stage, Step, bot_turn, due, go_on, waited_for
from pisti.table.served import facts as f
from pisti.table.served.going_on import (
    ABSENT_SECONDS,
    COUNT_SECONDS,
    CUT_SECONDS,
    EMPTY_SECONDS,
    KEPT_SECONDS,
    SHARE_SECONDS,
    play_until,
)
from pisti.table.wire_events import Absent, RematchAsked
from pisti.table.wire_types import TableSettings
from served import NOW, World

S, E, N, W = Seat


def playing(persons: str = "SN", rules: str = "two", stage: Stage = Stage.PLAY, clock: int | None = None) -> World:
    world = World(TableSettings(rules, clock), seed=1)
    world.begin(persons)
    world.play_on(stage)
    return world


def gone(world: World, *seats: Seat) -> None:
    world.take([Step(f.Gone(seat.letter), world.now) for seat in seats])  # type: ignore[arg-type]
    world.take(go_on(world.table, world.now, world.entropy()))


def test_a_promise_that_does_not_come_is_not_waited_for_for_ever() -> None:
    world = playing(stage=Stage.PROMISE)
    assert due(world.table) == NOW + CUT_SECONDS
    world.wait(CUT_SECONDS - 0.1)
    assert world.table.round == 0
    world.wait(0.2)
    assert world.table.round == 1  # the first dealer was drawn without any share
    world.wait(CUT_SECONDS)
    assert world.is_in(Stage.PLAY)
    assert world.table.dealt[0].fair.round.shares == {}


def test_a_share_that_is_not_told_is_left_out() -> None:
    world = playing(stage=Stage.PROMISE)
    world.promise()
    world.promise()
    world.share()
    assert due(world.table) == NOW + SHARE_SECONDS
    world.wait(SHARE_SECONDS)
    dealer = world.table.drawing
    assert dealer is not None
    assert len(dealer.shares) == 1


def test_who_is_away_is_not_waited_for() -> None:
    world = playing(stage=Stage.PROMISE)
    gone(world, N)
    world.promise()
    world.share()
    assert world.table.round == 1


def test_the_count_goes_on_when_all_have_read_it_or_after_a_while() -> None:
    world = playing(stage=Stage.COUNT)
    world.send(S, c.Ready(id="d", round=1))
    assert world.is_in(Stage.COUNT)
    world.wait(COUNT_SECONDS)
    assert (world.table.stage, world.table.round) == (Stage.PROMISE, 2)
    world = playing(stage=Stage.COUNT)
    gone(world, N)
    world.send(S, c.Ready(id="d", round=1))
    assert world.table.round == 2


def about_to_promise(dealer: Seat) -> World:
    """South against a bot, in a first round that somebody deals; the other one cuts."""
    for seed in range(100):
        world = World(TableSettings("two"), seed=seed)
        world.begin("S")
        assert due(world.table) == NOW + CUT_SECONDS  # the first dealer is drawn without anybody's doing
        world.promise()
        world.share()
        if world.table.dealer is dealer:
            return world
    raise AssertionError


@pytest.mark.parametrize("make", [lambda: about_to_promise(N), lambda: playing("S", stage=Stage.COUNT)])
def test_who_plays_against_bots_alone_has_all_the_time_for_the_cut_and_the_count(make: Callable[[], World]) -> None:
    world = make()
    before = world.table.stage, world.table.round
    assert due(world.table) is None
    world.wait(3600)
    assert (world.table.stage, world.table.round) == before
    gone(world, S)
    assert (world.table.stage, world.table.round) != before


def test_what_is_no_act_of_theirs_is_not_waited_for_so() -> None:
    assert due(about_to_promise(S).table) == NOW + CUT_SECONDS


def test_a_late_card_is_played_by_a_bot_and_the_third_one_in_a_row_makes_it_sit_in() -> None:
    world = playing(clock=10)
    seat = world.table.to_play
    assert seat is not None
    for lapses in (1, 2, 3):
        assert world.table.to_play is seat
        assert play_until(world.table) == world.now + 15
        assert bot_turn(world.table, world.now + 14.9) is None
        world.now += 15
        turn = bot_turn(world.table, world.now)
        assert turn == BotTurn(seat, "hard", 1, 2 * lapses - 2, is_late=True)
        assert world.bots_play()
        assert world.table.seats[seat].lapses == lapses
        if lapses < 3:
            assert world.play()
    assert world.play()
    assert world.table.seats[seat].level == "hard"
    assert bot_turn(world.table, world.now) == BotTurn(seat, "hard", 1, 6)
    world.take([Step(f.Here(seat.letter), world.now)])  # type: ignore[arg-type]
    assert bot_turn(world.table, world.now) is None
    assert world.play()


def test_a_clock_runs_from_when_all_was_shown() -> None:
    world = playing(clock=10)
    seat = world.table.to_play
    assert seat is not None
    world.now += 2
    world.send(seat, c.Shown(version=world.table.version - 1))  # not all of it
    assert play_until(world.table) == NOW + 15
    world.send(seat, c.Shown(version=world.table.version))
    assert play_until(world.table) == NOW + 12
    world.now += 1
    world.send(seat, c.Shown(version=world.table.version))
    assert play_until(world.table) == NOW + 12
    other = N if seat is S else S
    world.send(other, c.Shown(version=world.table.version))
    assert play_until(world.table) == NOW + 12


def test_without_a_clock_a_bot_sits_in_for_who_is_away_while_others_wait() -> None:
    world = playing()
    seat = world.table.to_play
    assert seat is not None
    gone(world, seat)
    assert due(world.table) == NOW + ABSENT_SECONDS
    world.wait(ABSENT_SECONDS)
    assert world.table.seats[seat].level == "hard"
    assert world.table.to_play is not seat  # it has played


def test_a_bot_that_is_to_play_is_due_at_once() -> None:
    world = playing("N", "two")
    while world.table.to_play is not S:
        world.step()
    world.now += 5
    assert due(world.table) == world.table.since == NOW
    gone(world, N)
    assert due(world.table) == NOW
    world.wait(0)
    assert due(world.table) == NOW + 5 + KEPT_SECONDS


def test_a_game_against_bots_waits_for_its_person_for_days() -> None:
    world = playing("S", "standard")
    while world.table.to_play is not S:
        world.bots_play()
    gone(world, S)
    world.wait(KEPT_SECONDS - 1)
    assert world.is_in(Stage.PLAY)
    assert world.table.seats[S].level is None
    world.wait(2)
    assert world.is_in(Stage.CLOSED)


@pytest.mark.parametrize("stage", [Stage.PROMISE, Stage.PLAY, Stage.COUNT, Stage.OVER])
def test_a_table_of_persons_ends_when_all_are_away_for_long(stage: Stage) -> None:
    world = playing(rules="two,target=21", stage=stage)
    gone(world, S, N)
    world.wait(EMPTY_SECONDS - 1)
    assert not world.is_in(Stage.CLOSED)
    world.wait(2)
    assert world.is_in(Stage.CLOSED)
    assert due(world.table) is None
    assert go_on(world.table, world.now, b"") == []


def test_a_game_that_its_last_person_has_left_ends_at_once() -> None:
    """Bots play on for nobody."""
    world = playing("S", "two,target=21", stage=Stage.PLAY)
    world.send(S, c.Leave(id="l"))
    assert world.is_in(Stage.CLOSED)


def test_a_table_where_nobody_sits_ends() -> None:
    world = World(TableSettings(), seed=1)
    assert due(world.table) == NOW + EMPTY_SECONDS
    world.wait(EMPTY_SECONDS)
    assert world.is_in(Stage.CLOSED)


def test_another_game_begins_when_all_agree_and_its_first_dealer_is_the_right_neighbour_of_the_last_one() -> None:
    world = playing("SENW", "standard,target=21", stage=Stage.OVER)
    first, name = world.table.first, world.table.name
    assert first is not None
    for seat in (S, E, N):
        world.send(seat, c.Rematch(id="m"))
    assert world.is_in(Stage.OVER)
    world.send(W, c.Rematch(id="m"))
    assert world.is_in(Stage.PROMISE)
    assert (world.table.round, world.table.dealt) == (1, ())
    assert world.table.first is Rules().next_seat(first)
    assert world.table.name != name
    world.play_on(Stage.OVER)
    assert world.table.dealt[0].game.dealer is Rules().next_seat(first)
    assert world.table.dealt[0].fair.dealer is None


def test_nobodys_time_runs_while_the_server_is_away() -> None:
    world = playing(clock=10)
    seat = world.table.to_play
    assert seat is not None
    world.now += 1
    world.send(seat, c.Shown(version=world.table.version))
    gone(world, N)
    before = due(world.table)
    assert before is not None
    until = play_until(world.table)
    assert until is not None
    world.now += 90.5
    world.take([Step(f.Away(90_500), world.now)])
    assert due(world.table) == before + 90.5
    assert play_until(world.table) == until + 90.5
    assert world.table.seats[N].gone_at == NOW + 1 + 90.5


def test_what_began_while_the_server_was_away_begins_when_it_is_there_again() -> None:
    world = playing(clock=10)
    world.now += 60
    world.play()  # stored before the outage was noticed
    gone(world, S, N)
    world.now += 30
    world.take([Step(f.Away(90_000), world.now)])
    assert play_until(world.table) == world.now + 15
    assert [who.gone_at for who in world.table.seats.values()] == [world.now] * 2
    assert world.table.empty_since == world.now


def over(persons: str = "SN", rules: str = "two,target=21") -> World:
    return playing(persons, rules, Stage.OVER)


def test_another_game_waits_until_every_seat_is_taken() -> None:
    world = over()
    world.send(S, c.Rematch(id="m"))
    world.send(N, c.Leave(id="l"))
    assert world.is_in(Stage.OVER)
    world.send(S, c.Fill(id="f", seat="N", level="hard"))
    assert world.is_in(Stage.OVER)  # with somebody else: nobody has agreed to that yet
    world.send(S, c.Rematch(id="m"))
    assert world.is_in(Stage.PROMISE)
    world.play_on(Stage.OVER)


@pytest.mark.parametrize(
    "change",
    [c.Swap(id="w", seats=("S", "N")), c.Settings(id="x", settings=TableSettings("two")), c.Leave(id="l")],
    ids=lambda change: type(change).__name__,
)
def test_a_wish_is_of_a_person_and_for_a_table_as_it_is(change: c.ClientMessage) -> None:
    world = over()
    world.send(N, c.Rematch(id="m"))
    heard = len(world.heard(None))
    world.send(N if isinstance(change, c.Leave) else S, change)
    assert world.table.wishes == frozenset()
    assert RematchAsked(seats=()) in world.heard(None)[heard:]


def test_with_fewer_seats_the_first_dealer_is_drawn_anew() -> None:
    for seed in range(12):
        world = World(TableSettings("standard,target=21"), seed=seed)
        world.begin("S")
        world.play_on(Stage.OVER)
        if world.table.first in (E, W):
            world.send(S, c.Settings(id="x", settings=TableSettings("two,target=21")))
            world.send(S, c.Fill(id="f", seat="N", level="hard"))
            world.send(S, c.Rematch(id="m"))
            assert (world.table.round, world.table.dealer) == (0, None)
            world.play_on(Stage.OVER)
            return
    raise AssertionError("no game with such a dealer")


@pytest.mark.parametrize("stage", [Stage.LOBBY, Stage.OVER])
def test_persons_who_are_there_are_not_stuck_because_of_one_who_is_not(stage: Stage) -> None:
    world = World(TableSettings("two,target=21"), seed=1)
    world.sit("SN")
    if stage is Stage.OVER:
        world.send(S, c.Start(id="b"))
        world.play_on(Stage.OVER)
    gone(world, S)
    assert world.table.owner is N
    assert due(world.table) == NOW + ABSENT_SECONDS
    world.wait(ABSENT_SECONDS)
    assert {*world.table.seats} == {N}


def test_after_a_game_persons_for_whom_bots_played_are_asked_again() -> None:
    world = playing("S", "two,target=21", clock=10)
    while not world.is_in(Stage.OVER):
        if not world.bots_play():
            until = due(world.table)
            assert until is not None
            world.now = max(world.now, until)
            world.take(go_on(world.table, world.now, world.entropy()))
    assert world.table.owner is S
    world.send(S, c.Rematch(id="m"))
    assert world.is_in(Stage.PROMISE)


def test_who_says_shown_late_has_no_more_time() -> None:
    world = playing(clock=30)
    seat = world.table.to_play
    assert seat is not None
    world.now += 34
    world.send(seat, c.Shown(version=world.table.version))
    assert play_until(world.table) == NOW + 35


def test_ten_minutes_begin_when_the_last_person_goes() -> None:
    world = World(TableSettings("two"), seed=1)
    world.sit("SN")
    gone(world, S)
    world.now += 30
    world.send(N, c.Leave(id="l"))
    assert not world.is_in(Stage.CLOSED)
    world.wait(EMPTY_SECONDS - 1)
    assert not world.is_in(Stage.CLOSED)
    world.wait(1)
    assert world.is_in(Stage.CLOSED)


def test_a_game_against_bots_with_a_clock_waits_for_its_person_too() -> None:
    world = playing("S", "standard", clock=10)
    while world.table.to_play is not S:
        world.bots_play()
    gone(world, S)
    assert play_until(world.table) is None
    world.wait(3600)
    assert world.table.to_play is S
    assert [message.after for message in world.heard(None) if isinstance(message, Absent)] == [None]
    world.take([Step(f.Here("S"), world.now)])
    assert play_until(world.table) == world.now + 15


def test_other_entropy_makes_other_seeds() -> None:
    seeds = []
    for seed in (1, 2):
        world = World(TableSettings("two"), seed=seed)
        world.begin("S")
        seeds += [step.secret for step in world.steps if step.secret]
    assert len({*seeds}) == len(seeds) == 2


def test_whose_time_is_over_is_judged_as_of_the_time_that_is_said() -> None:
    """Where it is not known whether somebody has said it in time; all else happens now."""
    world = playing(stage=Stage.PROMISE)
    world.promise()
    assert waited_for(world.table) == {S, N} - {*world.table.promises}
    late = world.now + CUT_SECONDS
    assert go_on(world.table, late, b"", world.now) == []
    [asked, *_] = go_on(world.table, late, b"", late)
    assert asked.step.at == late
