"""What viewers are told: a whole game folds from it, cards with their promises, secrets when they are none any more."""

from random import Random

import pytest

from pisti.cards import DECK, Card
from pisti.fairness import Context, Share, card_commitment, seat_commitment, server_commitment
from pisti.observation import observe
from pisti.rules import PRESETS, Rules, Seat
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.protocol import GameOver
from pisti.table.served import Stage
from pisti.table.wire import encode
from pisti.table.wire_types import ShownCard, TableSettings
from pisti.table.wiring import event_of, players_of
from pisti.tui.scene import Scene
from served import World

ALL: list[Seat | None] = [None, *Seat]


def told(world: World, viewer: Seat | None) -> str:
    return "\n".join(encode(e.Told(version=0, events=(message,))).decode() for message in world.heard(viewer))


@pytest.mark.parametrize("name", PRESETS)
def test_a_game_folds_from_what_a_seat_is_told(name: str) -> None:
    rules = Rules.parse(f"{name},target=51")
    world = World(TableSettings(str(rules)), seed=6)
    world.begin(rules.seating[0].letter)
    seat, game = rules.seating[0], None
    scene: Scene | None = None
    messages: list[e.TableEvent] = []
    heard = 0
    while world.table.stage is not Stage.OVER:
        assert world.step()
        messages = world.heard(seat)
        for message in messages[heard:]:
            event = event_of(message)
            if isinstance(message, e.Started) and scene is None:
                scene = Scene.before(players_of(message.players), rules, seat)
            if event is not None and scene is not None:
                scene = scene.after(event)
        heard, game = len(messages), world.table.game
        if game is not None and scene is not None and world.table.stage is Stage.PLAY:
            assert scene.view == observe(game, seat)
    assert isinstance(event_of(messages[-2]), GameOver)


def shown_in(message: e.TableEvent) -> list[ShownCard]:
    cards = [getattr(message, "exposed", None), getattr(message, "card", None), *getattr(message, "cards", ())]
    return [card for card in cards if isinstance(card, ShownCard)]


@pytest.mark.parametrize("viewer", ALL)
def test_each_card_that_is_seen_is_the_one_that_was_promised(viewer: Seat | None) -> None:
    world = World(TableSettings("standard,target=51"), seed=2)
    world.begin("SENW")
    world.play_on(Stage.OVER)
    promised: tuple[str, ...] = ()
    seen = 0
    for message in world.heard(viewer):
        if isinstance(message, e.CutDone):
            promised = message.promised
            assert len(promised) == 52
        for card in shown_in(message):
            assert card.place is not None
            assert card.salt is not None
            salt = bytes.fromhex(card.salt)
            assert card_commitment(card.place, Card.parse(card.card), salt).hex() == promised[card.place]
            seen += 1
    assert seen > 100


def test_promises_are_kept_and_told_to_all() -> None:
    world = World(TableSettings("two,target=21"), seed=2)
    world.begin("SN")
    world.play_on(Stage.OVER)
    rules = world.table.rules
    promises: dict[tuple[int, str | None], str] = {}
    dealers: dict[int, Seat | None] = {0: None}
    kept = 0
    for message in world.heard(None):
        if isinstance(message, e.Started):
            dealers[message.round] = Seat.parse(message.dealer)
        elif isinstance(message, e.Committed):
            promises[message.round, message.seat] = message.hash
        elif isinstance(message, e.Revealed):
            context = Context(world.table.name, message.round, rules, dealers[message.round])
            seed = bytes.fromhex(message.seed)
            if message.seat is None:
                made = server_commitment(context, seed)
            else:
                made = seat_commitment(context, Seat.parse(message.seat), Share(seed, message.tap))
            assert promises[message.round, message.seat] == made.hex()
            kept += 1
    assert kept == 3 * (len(world.table.dealt) + 1)


def test_no_seed_of_the_server_is_told_before_its_round_is_over() -> None:
    world = World(TableSettings("two,target=51"), seed=3)
    world.begin("SN")
    while world.table.stage is not Stage.OVER:
        assert world.step()
        seed = world.table.seed.hex()
        is_over = world.table.stage in (Stage.COUNT, Stage.OVER)
        for viewer in (None, Seat.SOUTH, Seat.NORTH):
            assert (seed in told(world, viewer)) is is_over


def test_nobody_is_told_the_key_of_a_seat() -> None:
    world = World(TableSettings("two,target=21"), seed=3)
    world.begin("SN")
    world.play_on(Stage.OVER)
    keys = [who.key for who in world.table.seats.values()]
    for viewer in (None, Seat.SOUTH, Seat.NORTH):
        text = told(world, viewer)
        assert not [key for key in keys if key is not None and key in text]


@pytest.mark.parametrize("name", PRESETS)
def test_no_viewer_is_told_a_card_that_its_view_does_not_hold(name: str) -> None:
    rules, rng = PRESETS[name], Random(name)
    world = World(TableSettings(f"{name},target=21"), seed=rng.randrange(1000))
    world.begin("".join(seat.letter for seat in rules.seating))
    heard = dict.fromkeys([None, *rules.seating], 0)
    seen: dict[Seat | None, set[Card]] = {viewer: set() for viewer in heard}
    while world.table.stage is not Stage.OVER:
        assert world.step()
        for viewer in heard:
            messages = world.heard(viewer)
            for message in messages[heard[viewer] :]:
                if isinstance(message, e.CutDone):
                    seen[viewer].clear()
                seen[viewer].update(Card.parse(card.card) for card in shown_in(message))
            heard[viewer] = len(messages)
            game = world.table.game
            if game is not None and world.table.stage is Stage.PLAY:
                assert seen[viewer] == observe(game, viewer).seen
    assert len(DECK) == 52


def test_seats_settings_and_words_are_told_to_all() -> None:
    world = World(TableSettings(has_chat=True), seed=1)
    world.sit("SE")
    for command in (
        c.Swap(id="w", seats=("E", "N")),
        c.Swap(id="w", seats=("N", "S")),
        c.Mute(id="m", seat="S", is_muted=True),
        c.Settings(id="x", settings=TableSettings("short", clock=20, has_chat=True)),
    ):
        owner = world.table.owner
        assert owner is not None
        world.send(owner, command)
    speaker = next(seat for seat in world.table.persons if not world.table.seats[seat].is_muted)
    world.send(speaker, c.Say(id="y", phrase="wow"))
    world.send(speaker, c.Chat(id="h", text="Hi"))
    kinds = [type(message).__name__ for message in world.heard(None)]
    assert {"Seated", "Muted", "Chosen", "Said", "Chatted"} <= {*kinds}
    assert world.heard(None) == world.heard(Seat.SOUTH)


def test_who_is_silenced_is_so_at_another_seat_too() -> None:
    world = World(TableSettings(), seed=1)
    world.sit("SEW")
    world.send(Seat.SOUTH, c.Mute(id="m", seat="E", is_muted=True))
    heard = len(world.heard(None))
    world.send(Seat.SOUTH, c.Swap(id="w", seats=("E", "W")))
    muted = [message for message in world.heard(None)[heard:] if isinstance(message, e.Muted)]
    assert muted == [e.Muted(seat="W", is_muted=True)]


def test_a_clock_is_told_when_it_begins_and_when_it_is_moved() -> None:
    world = World(TableSettings("two", clock=10), seed=1)
    world.begin("SN")
    world.play_on(Stage.PLAY)
    seat = world.table.to_play
    assert seat is not None
    clocks = [message for message in world.heard(None) if isinstance(message, e.Clock)]
    assert [clock.until for clock in clocks] == [int((world.now + 15) * 1000)]
    world.send(seat, c.Shown(version=world.table.version))
    assert isinstance(world.heard(None)[-1], e.Clock)
