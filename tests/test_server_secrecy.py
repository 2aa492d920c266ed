"""Two whole servers whose decks differ in hidden cards alone: whoever may not know them gets the same bytes.

Everything that anybody gets is compared: what is sent to each connection, what is answered over HTTP, what is logged,
and what the store keeps beside its secrets. ``twins.py`` says how the other world is dealt and what is masked.
"""

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

import sites
import twin_sockets
from leaks import EVENTS, FINE, MESSAGES
from pisti import bots
from pisti.cards import Card
from pisti.fairness import Context, Exchange, card_commitment
from pisti.game import Game
from pisti.observation import observe
from pisti.round import shuffled
from pisti.rules import PRESETS, Rules, Seat
from pisti.server.store.postgres import PostgresStore
from pisti.table import wire_events as e
from places import Place
from postgreses import Cluster
from twin_comparing import Differs, Twins, twins
from twin_plans import Plan
from twin_servers import logged
from twins import Masks, knowledge, two_worlds

RULES = (
    *PRESETS,
    "lookers=seat",
    "lookers=nobody",
    "lookers=everyone",
    "seats=2,lookers=everyone",
    "centre=under,lookers=seat",
    "centre=under,lookers=nobody",
    "centre_jack=redeal",
    "exposed=no",
    "cut_jack_rule=no",
)
"""Every preset, and every way to see, or not to see, cards of the centre and of the stock."""

MASKED = {
    ("committed", "hash"),
    ("promised", "hash"),  # the same hash as the store keeps it
    ("cut", "promised"),
    ("turned_up", "salt"),
    ("dealt", "salt"),
    ("played", "salt"),
    ("set_aside_seen", "salt"),
}
"""All that may differ: the server's commitment, those of the cards, and the salts of cards that the viewer sees."""

SOAKED = 10_000
CHUNKS = 10
"""How many rounds are compared in a soak, and in how many parts."""


@pytest.fixture(params=["sqlite", "postgres"])
def places(request: pytest.FixtureRequest, tmp_path: Path) -> list[Place]:
    """Where the two servers keep their tables: each kind of store in turn."""
    if request.param == "sqlite":
        return files(tmp_path)
    cluster: Cluster = request.getfixturevalue("postgres")
    return [cluster.made() for _ in range(2)]


def files(folder: Path) -> list[Place]:
    """The same in files."""
    return [folder / name for name in ("one.db", "two.db")]


def run(coroutine: Coroutine[None, None, None]) -> None:
    asyncio.run(coroutine)


@pytest.mark.parametrize(
    ("places", "rules"),
    [*(("sqlite", rules) for rules in RULES), *(("postgres", rules) for rules in RULES[::3])],
    indirect=["places"],
)
def test_what_is_hidden_is_in_nothing_that_anybody_gets(
    rules: str, places: list[Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def compare() -> None:
        async with twins(places, monkeypatch) as made:
            for seed in (1, 2):
                await made.compare(Plan.of(seed, rules))
            await made.compare(Plan.of(1, rules, is_whole=True))
            assert made.rounds >= 2
            assert set(made.kinds) <= MASKED

    run(compare())


def test_so_it_is_behind_sockets(place: Place, postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Faults 6 and 8: what is logged of frames and connections too, at any level."""
    check_behind_sockets([place, postgres.made()] if isinstance(place, str) else folders(place), monkeypatch)


def folders(folder: Path) -> list[Place]:
    """Two folders."""
    made = [folder / "one", folder / "two"]
    for each in made:
        each.mkdir()
    return [*made]


def check_behind_sockets(places: list[Place], monkeypatch: pytest.MonkeyPatch) -> None:
    """Play twice behind sockets, while no time passes; raises Differs."""

    async def skew(store: PostgresStore, now: float) -> float:
        return 0.0

    monkeypatch.setattr(PostgresStore, "skew", skew)
    monkeypatch.setattr(secrets, "token_bytes", bytes)
    with two_worlds(monkeypatch) as worlds:
        run(twin_sockets.compare(places, worlds))


@pytest.mark.parametrize("leak", ["played: with the cards set aside", "the log"])
def test_a_leak_would_be_seen_behind_sockets(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    FINE[leak](monkeypatch)
    with pytest.raises(Differs):
        check_behind_sockets(folders(tmp_path), monkeypatch)


def test_no_token_is_logged(tmp_path: Path) -> None:
    """Whoever has it sees the hand of its seat."""
    cookie = "c" * 43

    async def look() -> None:
        async with sites.site(tmp_path) as site:
            code = await site.open()
            async with site.at(code) as person:
                await person.sit("S")
                async with site.at(code, person.token, cookie=f"pisti_guest={cookie}"):
                    pass
            secret = {person.token.encode(), cookie.encode()}
            served = [line for line in lines.lines if not line.startswith(b"websockets.client ")]
            assert served
            assert not [line for line in served for each in secret if each in line]

    with logged() as lines:
        sites.run(look())


def test_nothing_that_a_server_set_hides_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """`pisti serve` in this process quiets loggers: what is looked for would be found nowhere."""
    quiet = logging.getLogger("uvicorn.error")
    monkeypatch.setattr(quiet, "level", logging.ERROR)
    with logged() as lines:
        quiet.debug("a line")
    assert lines.lines == [b"uvicorn.error DEBUG a line"]
    assert quiet.level == logging.ERROR


@pytest.mark.soak
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_so_it_is_in_many_rounds(chunk: int, places: list[Place], monkeypatch: pytest.MonkeyPatch) -> None:
    async def compare() -> None:
        async with twins(places, monkeypatch) as made:
            seed = 100_000 * (chunk + 1)
            while made.rounds < SOAKED // CHUNKS:
                await made.compare(Plan.of(seed, RULES[seed % len(RULES)], is_whole=seed % 10 == 0))
                seed += 1
            check_that_much_happened(made)

    run(compare())


def check_that_much_happened(made: Twins) -> None:
    """Every event and every message was sent, everything that may be masked was, everybody was the viewer."""
    kinds = {str(kind.__struct_config__.tag) for kind in (*get_args(e.TableEvent), *get_args(e.ServerMessage))}
    assert kinds <= set(made.said)
    assert set(made.kinds) == MASKED
    assert set(made.viewers) == {"spectator", "person", *"SENW"}
    assert min(made.viewers.values()) > 10


GAME: dict[str, Any] = {"ply": None}
GAMES: dict[str, Any] = {"ply": None, "rounds": 2}
WHERE: dict[str, tuple[str, dict[str, Any]]] = {
    "seated": ("two", GAMES),
    "settings": ("two", GAMES),
    "rematch": ("two", GAMES),
    "leftovers": ("two", GAME),
    "counted": ("two", GAME),
    "game_over": ("two", GAME),
    "game over": ("two", GAME),
    "redeal": ("centre_jack=redeal", {}),
    "set_aside_seen": ("lookers=everyone", {}),
    "hinted": ("two", {}),
    "refused: who": ("two", {"ply": 44}),
    "turned up: the bottom": ("exposed=no", {}),
}
"""Where a leak shows soon: under which rules, and how the plan differs."""

LEAKS = {**EVENTS, **MESSAGES, **FINE}
PATIENCE = 60
"""In how many games a leak must show."""


def plans(leak: str) -> Iterator[Plan]:
    """Games in which a leak may show."""
    rules, changes = next((where for name, where in WHERE.items() if leak.startswith(name)), ("standard", {}))
    for seed in range(100, 100 + PATIENCE):
        plan = Plan.of(seed, rules, is_whole=seed % 8 == 7)
        yield replace(plan, **{"rounds": 1, "trouble": 0.5, **changes})


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_would_be_seen(leak: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def compare() -> None:
        LEAKS[leak](monkeypatch)
        async with twins(files(tmp_path), monkeypatch) as made:
            for plan in plans(leak):
                await made.compare(plan)

    with pytest.raises(Differs):
        run(compare())


@pytest.mark.parametrize("leak", ["stored: the time of a fact", "stored: when something is due", "the figures"])
def test_a_leak_would_be_seen_in_a_database(leak: str, postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    places: list[Place] = [postgres.made() for _ in range(2)]

    async def compare() -> None:
        LEAKS[leak](monkeypatch)
        async with twins(places, monkeypatch) as made:
            for plan in plans(leak):
                await made.compare(plan)

    with pytest.raises(Differs):
        run(compare())


def test_nothing_is_seen_where_nothing_leaks(places: list[Place], monkeypatch: pytest.MonkeyPatch) -> None:
    async def compare() -> None:
        async with twins(places, monkeypatch) as made:
            for plan in islice(plans("all"), 12):
                await made.compare(plan)

    run(compare())


def games(rules: Rules, seed: int) -> Iterator[Game]:
    """A round at each of its moments, played at random."""
    rng = Random(seed)
    game = Game.start(rules, shuffled(rng, rules), rng.choice(rules.seating))
    yield game
    while game.round.to_play is not None:
        game = game.play(rng.choice(game.round.legal_plays))
        yield game


@pytest.mark.parametrize("text", RULES)
def test_who_has_seen_a_card_is_as_the_views_have_it(text: str) -> None:
    rules = Rules.parse(text)
    for seed in range(10):
        for game in games(rules, seed):
            for seat in (None, *rules.seating):
                assert knowledge(game.round, seat) == observe(game, seat).seen


@pytest.mark.parametrize("level", bots.LEVELS)
def test_a_bot_chooses_by_what_its_seat_sees_alone(level: str) -> None:
    """Its card is the same from every deck that it cannot tell from the one that was dealt."""
    told = Counter[bool]()
    for seed in range(20):
        for game in games(Rules(), seed):
            seat = game.round.to_play
            if seat is None or len(game.round.turns) % 5:
                continue
            other = dealt_otherwise(game, seat, Random(seed))
            cards = [bots.level(level).choose(observe(each, seat), Random(seed)) for each in (game, other)]
            assert cards[0] == cards[1]
            told[game.round.deck == other.round.deck] += 1
    assert told[False] > 100


def dealt_otherwise(game: Game, seat: Seat, rng: Random) -> Game:
    """The same moment of a round, with the cards that a seat has not seen in other places."""
    known, deck = knowledge(game.round, seat), game.round.deck
    hidden = [card for card in deck if card not in known]
    rng.shuffle(hidden)
    made = Game.start(game.rules, [card if card in known else hidden.pop() for card in deck], game.dealer)
    for turn in game.round.turns:
        made = made.play(turn.card)
    return made


DEALT = Exchange(Context("g1", 1, Rules(), Seat.WEST), bytes(32))
DECK = DEALT.draw().deck


def shown(place: int, salted: int, card: Card | None = None) -> dict[str, object]:
    return {"card": str(card or DECK[place]), "place": place, "salt": DEALT.salt(salted).hex()}


def played(card: dict[str, object]) -> bytes:
    return msgspec.json.encode({"type": "told", "events": [{"type": "played", "card": card}]})


def hashes(order: list[int]) -> bytes:
    made = [card_commitment(place, DECK[place], DEALT.salt(place)).hex() for place in order]
    return msgspec.json.encode({"type": "cut", "promised": made})


def test_what_may_differ_is_masked_where_it_belongs() -> None:
    masks = Masks({("g1", 1, 1): DEALT})
    assert b'"salt":"salt 1 1 3"' in masks(played(shown(3, 3)))
    assert b'"promised":["promised 1 1 0","promised 1 1 1"' in masks(hashes([*range(52)]))
    assert masks(b'{"type":"committed","hash":"%b"}' % DEALT.commitment.hex().encode()) == (
        b'{"type":"committed","hash":"hash server"}'
    )
    assert sum(masks.kinds.values()) == 54


@pytest.mark.parametrize(
    "message",
    [
        played(shown(3, 4)),
        played(shown(3, 3, DECK[4])),
        hashes([1, 0]),
        msgspec.json.encode({"type": "done", "more": shown(3, 3)["salt"]}),
        msgspec.json.encode({"type": "committed", "hash": DEALT.commitment.hex(), "seat": "S"}),
        msgspec.json.encode({"type": "committed", "hash": DEALT.seed.hex()}),
        msgspec.json.encode({"type": "revealed", "seed": DEALT.commitment.hex()}),
    ],
)
def test_nothing_else_is_masked(message: bytes) -> None:
    """The salt of another place, of another card, a hash at another place or in another field."""
    assert Masks({("g1", 1, 1): DEALT})(message) == message
