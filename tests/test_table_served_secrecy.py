"""Two worlds that differ only in cards hidden from a viewer: that viewer is told the same, byte for byte.

The test itself deals the other world: it permutes the cards that the viewer has not seen among their places. What may
differ is what is drawn from the deck to promise it, commitments and salts, and nothing else: those are masked.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

from pisti.cards import Card
from pisti.fairness import Exchange
from pisti.fairness.drawing import Drawn
from pisti.game import Game
from pisti.observation import last_turn, observe
from pisti.round import BadDeck
from pisti.rules import PRESETS, Lookers, Rules, Seat
from pisti.table import telling
from pisti.table import wire_events as e
from pisti.table.protocol import EVERYONE
from pisti.table.served import Notice, Served, Stage, Step, after, tell
from pisti.table.wire import encode
from pisti.table.wire_types import TableSettings
from served import World

MASKED = re.compile(r'"(salt|promised)":("[0-9a-f]{64}"|\[[^]]*\])')
DRAW = Exchange.draw


@contextmanager
def dealt(monkeypatch: pytest.MonkeyPatch, decks: dict[tuple[str, int, int], tuple[Card, ...]]) -> Iterator[None]:
    """A world in which some rounds have other decks."""

    def draw(exchange: Exchange, dealing: int = 1) -> Drawn:
        drawn = DRAW(exchange, dealing)
        key = (exchange.context.game, exchange.context.round, dealing)
        return Drawn(decks.get(key, drawn.deck), drawn.lifted)

    with monkeypatch.context() as patch:
        patch.setattr(Exchange, "draw", draw)
        yield


def told(steps: list[Step]) -> list[Notice]:
    """All that is told of some steps."""
    table, notices = Served(), []
    for step in steps:
        before, table = table, after(table, step)
        notices += tell(before, step, table)
    return notices


def heard(notices: list[Notice], viewer: Seat | None) -> bytes:
    """The bytes that a viewer gets, with what may differ masked."""
    events = tuple(notice.message for notice in notices if notice.to.includes(viewer))
    text = encode(e.Told(version=1, events=events)).decode()
    return MASKED.sub(r'"\1":"…"', text).encode()


def other_deck(rng: Random, game: Game, viewer: Seat | None) -> tuple[Card, ...] | None:
    """The deck of a round with the cards that a viewer has not seen in other places; None if that deck cannot be."""
    seen, deck = observe(game, viewer).seen, list(game.round.deck)
    places = [place for place, card in enumerate(deck) if card not in seen]
    hidden = [deck[place] for place in places]
    rng.shuffle(hidden)
    for place, card in zip(places, hidden, strict=True):
        deck[place] = card
    try:
        start = Game.start(game.rules, deck, game.dealer)
    except BadDeck:
        return None
    return None if start.round.is_redeal else tuple(deck)


def moments(world: World) -> Iterator[tuple[int, Game]]:
    """Where in the steps of a game a card was dealt or played, and the game then, while rounds go on."""
    table = Served()
    for number, step in enumerate(world.steps, 1):
        table = after(table, step)
        if table.stage is Stage.PLAY and table.game is not None:
            yield number, table.game


def compare(monkeypatch: pytest.MonkeyPatch, rules: Rules, seed: int, every: int) -> int:
    """How many pairs of worlds were compared, in all of which each viewer was told the same."""
    world, rng, compared = World(TableSettings(str(rules)), seed=seed), Random(seed), 0
    world.begin("".join(seat.letter for seat in rules.seating))
    world.play_on(Stage.OVER)
    for number, game in moments(world):
        if rng.randrange(every):
            continue
        viewer = rng.choice([None, *rules.seating])
        deck = other_deck(rng, game, viewer)
        if deck is None or not is_playable(game, deck):
            continue
        deal = world.table.dealt[[each.game.round_number for each in world.table.dealt].index(game.round_number)]
        if deal.fair.dealing > 1 or deal.game.round.is_redeal:
            continue
        steps = world.steps[:number]
        with dealt(monkeypatch, {(world.table.name, game.round_number, 1): deck}):
            assert heard(told(steps), viewer) == heard(world.told[: world.told_by[number - 1]], viewer), (
                viewer,
                number,
            )
        compared += 1
    return compared


def is_playable(game: Game, deck: tuple[Card, ...]) -> bool:
    """Whether the plays so far can be played from another deck too: they were seen, so they are in the same places."""
    other = Game.start(game.rules, deck, game.dealer)
    for turn in game.round.turns:
        other = other.play(turn.card)
    return True


@pytest.mark.parametrize("name", PRESETS)
def test_a_viewer_is_told_the_same_in_two_worlds_that_differ_in_hidden_cards(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert compare(monkeypatch, Rules.parse(f"{name},target=21"), 1, every=6) >= 3


@pytest.mark.parametrize("lookers", Lookers)
def test_so_it_is_whoever_may_look_at_the_set_aside_cards(lookers: Lookers, monkeypatch: pytest.MonkeyPatch) -> None:
    assert compare(monkeypatch, Rules(lookers=lookers, target=51), 2, every=4) >= 3


def leaking(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plant a leak: an event of a kind tells more than its audience may know."""
    if kind == "dealt":
        monkeypatch.setattr(telling, "Audience", lambda _: EVERYONE)
    elif kind == "set-aside":
        monkeypatch.setattr(telling, "_known", lambda game, _: game.round.face_down)
    else:
        monkeypatch.setattr(telling, "last_turn", lambda game, viewer: last_turn(game, viewer or game.round.order[0]))


def compare_some(monkeypatch: pytest.MonkeyPatch) -> int:
    return compare(monkeypatch, Rules(target=51), 0, every=3)


def test_without_a_leak_none_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    assert compare_some(monkeypatch) > 10


@pytest.mark.parametrize("kind", ["dealt", "set-aside", "spectator"])
def test_a_leak_would_be_seen(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    leaking(kind, monkeypatch)
    with pytest.raises(AssertionError):
        compare_some(monkeypatch)


@pytest.mark.soak
def test_so_it_is_in_many_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = [Rules.parse(f"{name},target=151") for name in PRESETS]
    assert sum(compare(monkeypatch, rules, seed, 20) for rules in kinds for seed in range(40)) > 10_000
