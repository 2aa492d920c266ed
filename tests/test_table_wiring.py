"""A table told through messages is the table itself: every event comes back, for every viewer, hidden cards hidden."""

import json
from random import Random

import pytest

from messages import examples_of
from pisti.rules import PRESETS, Rules, Seat
from pisti.table import (
    Bot,
    Cut,
    Event,
    GameOver,
    Leave,
    Person,
    Phase,
    Play,
    Player,
    Ready,
    Refused,
    Start,
    Table,
    TableFault,
)
from pisti.table.wire import decode, decode_answer, encode
from pisti.table.wire_commands import ClientMessage, Hello
from pisti.table.wire_events import Told
from pisti.table.wire_types import ShownCard
from pisti.table.wiring import (
    command_of,
    count_of,
    event_of,
    letter,
    message_of,
    player_at,
    player_of,
    players_of,
    score_of,
)


def game(rules: Rules, seed: int) -> list[tuple[Seat | None, Event]]:
    """Every event that each viewer, None for a spectator, is told in a game."""
    rng = Random(seed)
    table = Table(rules, {seat: Person(f"Player {seat.letter}") for seat in rules.seating})
    told: list[tuple[Seat | None, Event]] = []

    def send(seat: Seat, command: Start | Cut | Play | Ready | Leave) -> None:
        for sent in table.handle(seat, command, 0.0, rng.randbytes(8))[0]:
            told.extend((viewer, sent.event) for viewer in (None, *rules.seating) if sent.to.includes(viewer))

    send(rules.seating[0], Start())
    while table.phase is not Phase.OVER:
        if table.phase is Phase.CUT:
            assert table.cutter is not None
            send(table.cutter, Cut("7"))
        elif table.phase is Phase.COUNT:
            for seat in rules.seating:
                if table.phase is Phase.COUNT:
                    send(seat, Ready(table.round_number))
        else:
            to_play = table.dealt[-1].game.round.to_play
            assert to_play is not None
            view = table.view(to_play)
            assert view is not None
            send(to_play, Play(view.round_number, len(view.turns), rng.choice(view.hand)))
    return told


@pytest.mark.parametrize("name", PRESETS)
def test_every_event_comes_back_through_bytes(name: str) -> None:
    told = game(Rules.parse(f"{name},target=51"), 3)
    assert any(isinstance(event, GameOver) for _, event in told)
    for number, (_, event) in enumerate(told):
        answer = decode_answer(encode(Told(version=number, events=(message_of(event),))))
        assert isinstance(answer, Told)
        assert event_of(answer.events[0]) == event


def test_a_person_who_left_comes_back_too() -> None:
    table = Table(Rules(), {seat: Person(seat.letter) for seat in Seat})
    events = [sent.event for sent in table.handle(Seat.EAST, Leave(), 0.0, b"")[0]]
    assert [event_of(message_of(event)) for event in events] == events


def test_cards_are_shown_as_the_viewer_is_to_see_them() -> None:
    def show(card: object) -> ShownCard:
        return ShownCard(str(card), 7, "0" * 64)

    for _, event in game(Rules.parse("two,target=51"), 1):
        message = message_of(event, show)
        assert event_of(message) == event
        text = encode(Told(version=1, events=(message,))).decode()
        assert text.count('{"card":') == text.count('"place":7') == text.count('"salt":')


def test_a_refusal_is_no_event_of_the_table() -> None:
    with pytest.raises(TypeError):
        message_of(Refused(TableFault.GAME_OVER, {}))


def test_what_only_a_server_tells_has_no_event() -> None:
    others = {
        event.__struct_config__.tag
        for line in examples_of("server")
        for event in getattr(decode_answer(str_of(line)), "events", ())
        if event_of(event) is None
    }
    assert others == {
        "absent",
        "asked",
        "back",
        "chat",
        "clock",
        "committed",
        "left",
        "muted",
        "outage",
        "phrase",
        "rematch",
        "revealed",
        "seated",
        "settings",
    }


def str_of(value: object) -> bytes:
    return json.dumps(value).encode()


def commands() -> list[ClientMessage]:
    return [decode(str_of(example)) for example in examples_of("client")]


def test_commands_of_a_local_table_are_found() -> None:
    made = [(message.__struct_config__.tag, command_of(message)) for message in commands()]
    assert {tag for tag, command in made if command is not None} == {"start", "play", "ready", "leave"}
    plays = [command for _, command in made if isinstance(command, Play)]
    assert [(play.round, play.ply, str(play.card)) for play in plays] == [(1, 0, "Td"), (14, 51, "2c")]
    assert command_of(Hello(protocol=1)) is None


def test_players_counts_and_seats_come_back() -> None:
    players: dict[Seat, Player] = {Seat.SOUTH: Person("Ada"), Seat.NORTH: Bot("Bo", "hard")}
    at = {letter(seat): player_at(player) for seat, player in players.items()}
    assert players_of(at) == players
    assert player_of(player_at(Bot("Bo", "hard"))) == Bot("Bo", "hard")
    table = game(Rules.parse("two,target=51"), 2)
    counts = [count for _, event in table for count in getattr(event, "count", ())]
    assert counts
    assert [score_of(count_of(count)) for count in counts] == counts
