"""What a command does, and every reason to refuse it; what is refused changes nothing."""

from collections.abc import Callable

import pytest

from pisti.errors import PistiError
from pisti.i18n import LANGUAGES, Texts
from pisti.observation import observe
from pisti.rules import Seat
from pisti.table import wire_commands as c
from pisti.table.served import Occupant, Stage, Step, bot_turn, lay
from pisti.table.served import facts as f
from pisti.table.wire_types import TableSettings
from pisti.table.wiring import letter
from served import World, sit

S, E, N, W = Seat
ZERO = "00" * 32


def lobby(persons: str = "S", rules: str = "standard", **settings: object) -> World:
    world = World(TableSettings(rules, **settings), seed=1)  # type: ignore[arg-type]
    for each in persons:
        world.send(None, sit(each, f"Player {each}"))
    return world


def playing(persons: str = "SN", rules: str = "two", stage: Stage = Stage.PLAY, **settings: object) -> World:
    world = World(TableSettings(rules, **settings), seed=1)  # type: ignore[arg-type]
    world.begin(persons)
    world.play_on(stage)
    return world


def closed() -> World:
    world = lobby()
    world.send(S, c.Leave(id="l"))
    world.wait(601)
    assert world.table.stage is Stage.CLOSED
    return world


def play(round: int = 1, ply: int = 0, card: str = "2c") -> c.Play:
    return c.Play(id="p", round=round, ply=ply, card=card)


REFUSED: list[tuple[str, Callable[[], World], Seat | None, c.ClientMessage]] = [
    ("table-closed", closed, None, sit()),
    ("table-not-seated", lobby, None, c.Start(id="b")),
    ("table-not-seated", lobby, E, c.Start(id="b")),
    ("table-not-seated", lambda: playing("S"), N, c.Leave(id="l")),
    ("table-already-seated", lobby, S, sit("E")),
    ("table-seat-taken", lobby, None, sit("S")),
    ("table-no-free-seat", lambda: lobby("SENW"), None, sit()),
    ("table-no-such-seat", lambda: lobby("S", "two"), None, sit("E")),
    ("table-bad-text", lobby, None, sit("E", "\x1b[2J")),
    ("table-bad-text", lobby, None, sit("E", "   ")),
    ("table-not-owner", lambda: lobby("SE"), E, c.Start(id="b")),
    ("table-not-owner", lambda: lobby("SE"), E, c.Kick(id="k", seat="S")),
    ("table-not-between-games", playing, S, c.Settings(id="x", settings=TableSettings())),
    ("table-not-between-games", playing, S, c.Start(id="b")),
    ("table-not-between-games", lambda: playing(stage=Stage.COUNT), S, c.Swap(id="w", seats=("S", "N"))),
    ("table-seats-missing", lobby, S, c.Start(id="b")),
    ("table-no-such-level", lobby, S, c.Fill(id="f", seat="E", level="genius")),
    ("table-seat-taken", lambda: lobby("SE"), S, c.Fill(id="f", seat="E", level="hard")),
    ("table-seat-empty", lobby, S, c.Free(id="f", seat="E")),
    ("table-seat-empty", lambda: lobby("SE"), S, c.Free(id="f", seat="E")),
    ("table-seat-empty", lobby, S, c.Kick(id="k", seat="E")),
    ("table-seat-empty", lobby, S, c.Mute(id="m", seat="E", is_muted=True)),
    ("table-seat-taken", lambda: lobby("SE"), S, c.Settings(id="x", settings=TableSettings("two"))),
    ("rules-unknown-preset", lobby, S, c.Settings(id="x", settings=TableSettings("bridge"))),
    ("table-no-promise-now", lobby, S, c.Commit(id="c", round=0, hash=ZERO)),
    ("table-no-promise-now", playing, S, c.Commit(id="c", round=1, hash=ZERO)),
    ("table-no-share-now", playing, S, c.Reveal(id="r", round=1, seed=ZERO)),
    ("table-no-play-now", lobby, S, play()),
    ("table-no-play-now", lambda: playing(stage=Stage.COUNT), S, play()),
    ("table-stale-play", playing, S, play(ply=1)),
    ("table-stale-play", playing, S, play(round=2)),
    ("table-no-count-now", playing, S, c.Ready(id="d", round=1)),
    ("table-stale-ready", lambda: playing(stage=Stage.COUNT), S, c.Ready(id="d", round=2)),
    ("table-not-over", playing, S, c.Rematch(id="m")),
    ("table-no-chat", lobby, S, c.Chat(id="h", text="Hi")),
    ("table-bad-text", lambda: lobby(has_chat=True), S, c.Chat(id="h", text="\u202egnp")),
    ("table-bad-text", lambda: lobby(has_chat=True), S, c.Chat(id="h", text="\u200b\u0301 \u00a0")),
    ("table-not-here", playing, S, c.Hint(id="i", round=1, ply=0)),
    ("table-not-here", lobby, S, c.Pong()),
]


@pytest.mark.parametrize(("code", "make", "who", "command"), REFUSED)
def test_what_cannot_be_done_is_refused_and_changes_nothing(
    code: str, make: Callable[[], World], who: Seat | None, command: c.ClientMessage
) -> None:
    world = make()
    before, steps = world.table, len(world.steps)
    with pytest.raises(PistiError) as bad:
        world.send(who, command)
    assert bad.value.code == code
    assert (world.table, len(world.steps)) == (before, steps)
    for language in LANGUAGES:
        assert Texts(language)(f"error-{code}", **bad.value.fields)


def test_a_card_is_played_by_whose_turn_it_is_and_once() -> None:
    world = playing()
    game, seat = world.table.game, world.table.to_play
    assert game is not None
    assert seat is not None
    other = N if seat is S else S
    card = str(observe(game, seat).hand[0])
    for who, wrong, code in (
        (other, card, "table-not-your-turn"),
        (seat, str(observe(game, other).hand[0]), "card-not-in-hand"),
    ):
        with pytest.raises(PistiError) as bad:
            world.send(who, play(card=wrong))
        assert bad.value.code == code
    world.send(seat, play(card=card))
    with pytest.raises(PistiError) as bad:
        world.send(seat, play(card=card))
    assert bad.value.code == "table-stale-play"


def test_whoever_sits_down_gets_a_free_seat_and_a_bots_only_then() -> None:
    world = lobby("S")
    world.send(S, c.Fill(id="f", seat="E", level="hard"))
    for seat in (N, W, E):
        world.send(None, sit(None, f"Player {seat.letter}"))
        assert world.table.seats[seat].key is not None
    world = playing("S", stage=Stage.COUNT)
    world.send(None, sit("N", "Later"))  # the seat of a bot, in the game
    assert world.table.seats[N].plays
    world.play_on(Stage.OVER)


def test_whoever_sits_down_twice_with_one_token_has_one_seat() -> None:
    world = lobby("S")
    world.send(None, sit(None, "Ada"))
    before = world.table
    for seat in (None, "N", before.owner.letter if before.owner else None):
        world.send(None, sit(seat, "Ada"))
    assert world.table is before


def test_nobody_sits_down_while_cards_are_in_the_hands_and_so_sees_several() -> None:
    world = playing("SE", "standard")
    world.send(S, c.Leave(id="l"))
    for seat in (None, "S", "N"):
        with pytest.raises(PistiError) as bad:
            world.send(None, sit(seat, "Spy"))
        assert bad.value.code == "table-round-goes-on"


def test_a_promise_of_who_has_left_binds_nobody_else() -> None:
    world = playing(stage=Stage.PROMISE)
    world.send(N, c.Commit(id="c", round=0, hash="11" * 32))
    world.send(N, c.Leave(id="l"))
    world.send(None, sit("N", "Later"))
    world.play_on(Stage.PLAY)
    assert world.table.drawing is not None
    assert {*world.table.drawing.shares} == {S, N}


def test_a_person_for_whom_a_bot_plays_plays_again_by_playing() -> None:
    world = playing("SN", clock=10)
    seat = world.table.to_play
    assert seat is not None
    world.take([Step(f.StoodIn(letter(seat), "hard"), world.now)])
    assert not world.table.seats[seat].plays
    assert world.table.game is not None
    card = str(observe(world.table.game, seat).hand[0])
    world.send(seat, play(card=card))
    assert world.table.seats[seat].plays
    assert [type(step.fact) for step in world.steps[-2:]] == [f.Here, f.Laid]


def test_the_card_of_a_bot_that_was_thinking_too_long_is_refused() -> None:
    world = playing("SN")
    seat = world.table.to_play
    assert seat is not None
    world.take([Step(f.StoodIn(letter(seat), "hard"), world.now)])
    turn = bot_turn(world.table, world.now)
    assert turn is not None
    assert world.table.game is not None
    card = observe(world.table.game, seat).hand[0]
    world.take([Step(f.Here(letter(seat)), world.now)])
    with pytest.raises(PistiError) as bad:
        lay(world.table, turn, card, "hard", world.now, b"")
    assert bad.value.code == "table-not-your-turn"


def test_the_owner_is_who_came_first_and_the_office_passes_on() -> None:
    world = lobby("NW")
    assert world.table.owner is N
    world.send(None, sit("S"))
    assert world.table.owner is N, "whoever sits down later decides nothing, whatever the seat"
    world.send(N, c.Leave(id="l"))
    assert world.table.owner is W
    world.send(W, c.Swap(id="w", seats=("W", "E")))
    assert world.table.owner is E


def test_other_rules_send_bots_away_that_have_no_seat() -> None:
    world = lobby("S")
    for seat in ("E", "W"):
        world.send(S, c.Fill(id="f", seat=seat, level="hard"))
    world.send(S, c.Settings(id="x", settings=TableSettings("two")))
    assert {*world.table.seats} == {S}


def test_who_leaves_between_games_frees_the_seat_and_in_a_game_a_bot_plays() -> None:
    world = lobby("SE")
    world.send(E, c.Leave(id="l"))
    assert {*world.table.seats} == {S}
    for stage in (Stage.PROMISE, Stage.SHARE, Stage.PLAY, Stage.COUNT):
        world = playing(stage=stage)
        world.send(N, c.Leave(id="l"))
        assert world.table.seats[N] == Occupant("Player N", None, "hard", came=2)
        world.play_on(Stage.OVER)


def test_a_person_who_is_sent_away_is_gone_and_a_silenced_one_says_nothing() -> None:
    world = lobby("SE", has_chat=True)
    world.send(S, c.Mute(id="m", seat="E", is_muted=True))
    for command in (c.Say(id="y", phrase="wow"), c.Chat(id="h", text="Hi")):
        with pytest.raises(PistiError) as bad:
            world.send(E, command)
        assert bad.value.code == "table-muted"
    world.send(S, c.Mute(id="m", seat="E", is_muted=False))
    world.send(E, c.Chat(id="h", text="Hi"))
    world.send(S, c.Kick(id="k", seat="E"))
    assert {*world.table.seats} == {S}


def test_a_share_must_be_the_one_that_was_promised() -> None:
    world = playing(stage=Stage.PROMISE)
    assert world.table.round == 0
    for seat in (S, N):
        world.send(seat, c.Commit(id="c", round=0, hash="11" * 32))
        if seat is S:
            with pytest.raises(PistiError) as bad:
                world.send(S, c.Commit(id="c", round=0, hash="22" * 32))
            assert bad.value.code == "table-already-promised"
    assert world.table.stage is Stage.SHARE
    for command, code in (
        (c.Reveal(id="r", round=0, seed=ZERO), "table-share-differs"),
        (c.Reveal(id="r", round=0, seed=ZERO, tap=3), "table-not-your-tap"),
        (c.Reveal(id="r", round=1, seed=ZERO), "table-no-share-now"),
    ):
        with pytest.raises(PistiError) as bad:
            world.send(S, command)
        assert bad.value.code == code


def test_what_was_done_already_is_no_mistake() -> None:
    world = playing(stage=Stage.COUNT)
    version = world.table.version
    world.send(S, c.Ready(id="d", round=1))
    world.send(S, c.Ready(id="d", round=1))
    assert world.table.version == version + 1
    world = playing(rules="two,target=21", stage=Stage.OVER)
    version = world.table.version
    for agrees in (True, True, False, False):
        world.send(S, c.Rematch(id="m", agrees=agrees))
    assert world.table.version == version + 2
