"""The client of a served table: whole games with promises kept and watched, connections cut anywhere, two worlds."""

from __future__ import annotations

from random import Random

import pytest

from pisti.observation import observe
from pisti.rules import PRESETS, Seat
from pisti.table import GameOver, Phase, Played, Started
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.served import Stage
from pisti.table.wire_types import ShownCard, TableSettings
from pisti.tui.remote.client import Anew, Broken, Refusal, SeatLost
from pisti.tui.remote.faults import BadRemote, RemoteFault
from pisti.tui.remote.room import Stage as Room
from remotes import Far, Person, play_on, seated

TWO = TableSettings(rules="two,target=21")


def shown_once(person: Person) -> bool:
    """Whether no play was told twice to a person."""
    plays = [(each.round, each.ply) for each in person.told if isinstance(each, Played)]
    return len(plays) == len(set(plays))


def agrees(far: Far, person: Person) -> bool:
    """Whether a client that has heard everything knows what its seat may know."""
    game, scene = far.live.table.game, person.client.scene
    assert game is not None
    assert scene is not None
    return scene.view == observe(game, person.seat)


def check_kept(person: Person, rounds: int) -> None:
    """Every promise that was watched was kept."""
    assert not [each for each in person.told if isinstance(each, Broken | Refusal)]
    receipts = person.client.promises.receipts
    assert {each.round for each in receipts if each.is_kept} == set(range(rounds + 1))
    assert all(each.is_kept for each in receipts)


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("persons", ["S", "SN", "all"])
def test_a_whole_game_of_every_preset(name: str, persons: str) -> None:
    far = Far(TableSettings(rules=f"{name},target=40"), seed=len(name))
    seats = "".join(seat.letter for seat in far.live.table.rules.seating)
    players = seated(far, "".join(each for each in (seats if persons == "all" else persons) if each in seats))
    play_on(far, players, Stage.OVER)
    for player in players:
        player.hear()
        assert agrees(far, player)
        check_kept(player, far.live.table.round)
        assert shown_once(player)
        assert not player.client.is_asked(c.Play)
        assert isinstance([each for each in player.told if isinstance(each, GameOver)][-1], GameOver)


def test_a_round_that_must_be_dealt_again_breaks_no_promise() -> None:
    far = Far(TableSettings(rules="two,target=151,centre_jack=redeal"), seed=3)
    [player] = seated(far, "S")
    play_on(far, [player], Stage.OVER)
    player.hear()
    assert max(deal.fair.dealing for deal in far.live.table.dealt) > 1
    check_kept(player, far.live.table.round)


@pytest.mark.parametrize("seed", range(6))
def test_connections_cut_at_any_moment_lose_and_double_nothing(seed: int) -> None:
    rng = Random(seed)
    far = Far(TableSettings(rules=["two,target=21", "target=21", "three,target=21"][seed % 3]), seed=seed)
    players = seated(far, "SN" if seed % 3 < 2 else "SE")
    cuts = 0
    for _ in range(20_000):
        if far.is_in(Stage.OVER):
            break
        for player in players:
            if player.socket is None:
                player.connect()
            if rng.random() < 0.1:
                wanted = player.wanted()
                if rng.random() < 0.5:  # else it is lost, and sent again; what is under way to us is lost in any case
                    player.send(*wanted)
                player.cut(is_absent=rng.random() < 0.3)
                cuts += 1
                continue
            player.hear(rng.randrange(4))
            player.send(*player.wanted())
        far.bots_play()
        if rng.random() < 0.02:
            far.wait(16)
    assert far.is_in(Stage.OVER)
    assert cuts > 8
    for player in players:
        player.connect()
        player.hear()
        assert agrees(far, player)
        assert not [each for each in player.told if isinstance(each, Broken)]
        assert shown_once(player)


@pytest.mark.parametrize("seed", range(4))
def test_a_program_that_is_killed_comes_back_to_its_seat_and_its_promise(seed: int) -> None:
    rng = Random(seed)
    far = Far(TWO, seed=seed)
    [player] = seated(far, "S")
    crashes = 0
    for _ in range(20_000):
        if far.is_in(Stage.OVER):
            break
        if rng.random() < 0.1:
            player.cut()
            player = Person(far, player.name, is_seated=True)
            player.connect()
            crashes += 1
        player.hear(rng.randrange(3))
        player.send(*player.wanted())
        far.bots_play()
    player.hear()
    assert far.is_in(Stage.OVER)
    assert crashes > 5
    assert agrees(far, player)
    assert not [each for each in player.told if isinstance(each, Broken)]
    shares = [deal.fair.round.shares for deal in far.live.table.dealt]
    assert sum(Seat.SOUTH in each for each in shares) == len(shares)


def test_a_share_that_was_promised_before_a_crash_is_told_after_it() -> None:
    far = Far(TWO, seed=2)
    players = seated(far, "SN")
    while not any(player.client.must_tap for player in players):
        for player in players:
            player.hear()
    [cutter] = [player for player in players if player.client.must_tap]
    other = next(player for player in players if player is not cutter)
    cutter.send(*cutter.client.tap(33))
    cutter.cut()
    again = Person(far, cutter.name, is_seated=True)
    again.connect()
    again.hear()
    other.hear()
    again.hear()
    other.hear()
    [deal] = far.live.table.dealt
    assert deal.fair.round.shares[cutter.seat].tap == 33


def test_whoever_comes_in_the_middle_knows_what_the_seat_knows() -> None:
    far = Far(TableSettings(rules="two"), seed=4)
    [player] = seated(far, "S")
    for stage in (Stage.PLAY, Stage.COUNT):
        play_on(far, [player], stage)
        again = Person(far, player.name, is_seated=True)
        again.connect()
        again.hear()
        assert agrees(far, again)
        [anew] = [each for each in again.told if isinstance(each, Anew)]
        assert anew.scene == again.client.scene
        assert anew.scene.phase is (Phase.PLAY if stage is Stage.PLAY else Phase.COUNT)


def test_a_token_that_the_server_does_not_know_is_not_shown_again() -> None:
    far = Far(TWO)
    player = Person(far, "Ada", is_seated=True)
    player.connect()
    player.hear()
    assert player.denials == 1
    assert player.told[0] == SeatLost(None)
    assert player.client.room is not None
    assert player.client.room.you is None
    player.sit(Seat.NORTH)
    assert player.seat is Seat.NORTH
    player.cut()
    assert player.client.hello().token == player.client.key.token


def test_a_server_that_knows_nobody_at_all_is_none() -> None:
    client = Person(Far(TWO), "Ada").client
    with pytest.raises(BadRemote):
        client.deny()


def test_sitting_down_twice_because_the_answer_was_lost_is_sitting_down_once() -> None:
    far = Far(TWO)
    player = Person(far, "Ada")
    player.connect()
    player.hear()
    player.send(player.client.sit("Ada"))
    player.cut()
    player.connect()
    player.hear()
    assert len(far.live.table.seats) == 1
    assert player.seat is Seat.SOUTH
    assert not player.client.is_asked(c.Sit)


def test_who_is_sent_away_is_told_and_sits_down_with_another_key() -> None:
    far = Far(TWO)
    owner, guest = Person(far, "Ada"), Person(far, "Bo")
    owner.sit(Seat.SOUTH)
    guest.sit(Seat.NORTH)
    owner.hear()
    owner.send(owner.client.ask(c.Kick(id=owner.client.name(), seat="N")))
    guest.hear()
    assert SeatLost(Seat.NORTH) in guest.told
    old = guest.client.key.token
    guest.client.renew(Person(far, "Bo", seed=1).client.key)
    guest.send(guest.client.sit("Bo"))
    guest.hear()
    assert guest.seat is Seat.NORTH
    assert guest.client.hello().token not in (None, old)


def test_a_rematch_begins_with_a_clean_sheet_and_the_promises_go_on() -> None:
    far = Far(TWO, seed=6)
    players = seated(far, "SN")
    play_on(far, players, Stage.OVER)
    for player in players:
        player.hear()
        assert player.client.room is not None
        assert player.client.room.stage is Room.OVER
        player.send(player.client.ask(c.Rematch(id=player.client.name())))
    play_on(far, players, Stage.COUNT)
    for player in players:
        player.hear()
        assert player.client.scene is not None
        assert player.client.scene.view.finished == ()
        assert agrees(far, player)
        assert not [each for each in player.told if isinstance(each, Broken)]


def dealt_first_by_a_bot() -> tuple[Far, list[Person]]:
    """A game of two persons that is over, of four seats: its first dealer has no seat in a game of two."""
    for seed in range(100):
        far = Far(TableSettings(rules="standard,target=21"), seed)
        players = seated(far, "SN")
        play_on(far, players, Stage.OVER)
        if far.live.table.first in (Seat.EAST, Seat.WEST):
            return far, players
    raise AssertionError


def test_who_comes_back_between_two_games_promises_by_the_rules_of_the_next() -> None:
    far, players = dealt_first_by_a_bot()
    [owner] = [player for player in players if player.seat is far.live.table.owner]
    owner.send(owner.client.ask(c.Settings(id=owner.client.name(), settings=TWO)))
    for player in players:
        player.hear()
        player.cut()
    players = [Person(far, player.name, is_seated=True) for player in players]
    for player in players:
        player.connect()
        player.hear()
        player.send(player.client.ask(c.Rematch(id=player.client.name())))
    play_on(far, players, Stage.COUNT)
    for player in players:
        player.hear()
        assert agrees(far, player)
        assert not [each for each in player.told if isinstance(each, Broken | Refusal)]


def test_a_refused_command_is_told_with_what_it_was() -> None:
    far = Far(TWO)
    player = Person(far, "Ada")
    player.sit()
    start = player.client.ask(c.Start(id=player.client.name()))
    player.send(start)
    player.hear()
    [refusal] = [each for each in player.told if isinstance(each, Refusal)]
    assert refusal == Refusal("table-seats-missing", {"seats": "N"}, start)
    assert not player.client.is_asked(c.Start)


def test_a_bot_that_plays_for_a_person_gets_no_promise_of_the_program() -> None:
    far = Far(TableSettings(rules="two,target=151", clock=5), seed=1)
    players = seated(far, "SN")
    play_on(far, players, Stage.PLAY)
    sleeper, other = players
    while far.is_in(Stage.PLAY):
        sleeper.hear()
        other.hear()
        other.send(*other.wanted())
        far.bots_play()
        far.wait(3)
    sleeper.hear()
    assert sleeper.client.room is not None
    assert not sleeper.client.room.is_yours
    other.hear()
    other.send(*other.wanted())
    sleeper.hear()
    assert far.is_in(Stage.PROMISE)
    assert sleeper.seat not in far.live.table.promises
    assert not sleeper.client.must_tap


def test_a_ping_that_is_ahead_asks_for_a_new_connection_and_sets_the_clock() -> None:
    far = Far(TWO)
    player = Person(far, "Ada")
    player.sit()
    heard = player.client.hear(e.Ping(version=99, now=int((far.now + 7) * 1000)), far.now)
    assert heard.is_behind
    assert heard.send == [c.Pong()]
    assert round(player.client.ahead) == 7
    assert not player.client.hear(e.Ping(version=player.client.version, now=0), far.now).is_behind


def test_another_protocol_and_messages_that_cannot_be_are_told() -> None:
    far = Far(TWO)
    player = Person(far, "Ada")
    welcome = e.Welcome(
        protocol=2, table="a", you=None, is_owner=False, version=1, settings=TWO, players={}, sheet=(), events=()
    )
    with pytest.raises(BadRemote) as other:
        player.client.hear(welcome, 0.0)
    assert other.value.code is RemoteFault.OTHER_PROTOCOL
    player.sit()
    for event in (
        e.SetAsideSeen(round=1, cards=()),
        e.Started(rules="nonsense", players={}, round=1, ply=0, dealer="S", cutter="N", scores=()),
        e.Played(round=1, ply=0, seat="E", card=ShownCard("2c")),
    ):
        with pytest.raises(BadRemote) as broken:
            player.client.hear(e.Told(version=player.client.version + 1, events=(event,)), 0.0)
        assert broken.value.code is RemoteFault.NOT_PISTI


def test_what_was_heard_before_is_not_heard_again() -> None:
    far = Far(TWO, seed=3)
    [player] = seated(far, "S")
    play_on(far, [player], Stage.COUNT)
    player.hear()
    version, scene = player.client.version, player.client.scene
    again = e.Told(version=version, events=(e.Said(seat="S", phrase="hello"),))
    assert player.client.hear(again, 0.0).told == []
    assert player.client.scene == scene
    assert [each.round for each in player.told if isinstance(each, Started)] == [1]
