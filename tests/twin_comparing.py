"""Two servers play alike with decks that differ in hidden cards alone, and are compared byte for byte."""

from collections import Counter
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from itertools import zip_longest
from random import Random

import pytest

from pisti.cards import Card
from pisti.rules import Seat
from pisti.table import wire_commands as c
from pisti.table.served import Stage
from places import Place
from twin_games import Sitting
from twin_plans import Plan
from twin_servers import Client, Lines, Server, logged
from twin_wrongs import PATHS, wrong
from twins import Key, Masks, Worlds, knowledge, two_worlds

Viewer = int | Seat
"""The client of that number, or the bot at a seat."""


class Differs(AssertionError):
    """Somebody gets something that follows from hidden cards."""


class Twins:
    """Two servers; ``rounds`` counts the rounds that were compared, ``kinds`` what was masked, ``told`` the events."""

    def __init__(self, places: Sequence[Place], worlds: Worlds, lines: Lines) -> None:
        self.worlds = worlds
        self.rounds = 0
        self.kinds: Counter[tuple[str, str]] = Counter()
        self.viewers: Counter[str] = Counter()
        self.said: Counter[str] = Counter()
        self.servers = [Server(place) for place in places]
        self._lines = lines

    async def compare(self, plan: Plan) -> None:
        """Carry out a plan in both worlds; raises Differs where what must be the same is not."""
        worlds, first = self.worlds, Sitting(self.servers[0], plan, self.worlds)
        worlds.clear()
        for server in self.servers:
            await server.clear(plan.seed)
        self._lines.lines.clear()
        await first.play()
        viewer = viewer_of(first)
        self._deal_otherwise(first, viewer)
        await probe(first, viewer)
        lines, masks = [*self._lines.lines], worlds.masks()
        self._lines.lines.clear()
        worlds.is_other = True
        second = Sitting(self.servers[1], plan, worlds)
        await second.play()
        await probe(second, viewer)
        same(lines, self._lines.lines, f"what is logged in {plan}")
        await self._check(first, second, (masks, worlds.masks()))
        self.rounds += len({key[:2] for key in worlds.moved})
        self.viewers[viewer.letter if isinstance(viewer, Seat) else _kind_of(first, viewer)] += bool(worlds.moved)

    def _deal_otherwise(self, first: Sitting, viewer: Viewer) -> None:
        """Deal the second world: other cards of the round that goes on, or of every round if all were played."""
        worlds, rng, table = self.worlds, Random(f"twin {first.plan.seed}"), first.table
        is_whole = first.plan.ply is None
        for key in first.deals:
            if is_whole or key[:2] == (table.name, table.round):
                worlds.permute(key, known_to(first, viewer, key), rng)
        if not is_whole and worlds.moved:
            worlds.reseed(next(iter(worlds.moved)))
        for key, moved in worlds.moved.items():
            round = first.deals[key].game.round
            if not round.is_redeal:
                seats = [seat for seat in round.rules.seating if not moved & knowledge(round, seat)]
                worlds.blind.update((*key[:2], seat) for seat in seats)

    async def _check(self, first: Sitting, second: Sitting, masks: tuple[Masks, Masks]) -> None:
        worlds, is_whole = self.worlds, first.plan.ply is None
        same(first.did, second.did, f"what was done in {first.plan}")
        assert worlds.thought == len(worlds.thoughts)
        if worlds.cheats:
            raise Differs("what a bot sees")
        for number, (one, other) in enumerate(zip(first.server.clients, second.server.clients, strict=True)):
            if all(not moved & first.seen.get((number, key), frozenset()) for key, moved in worlds.moved.items()):
                same(
                    map(masks[0], one.sent), map(masks[1], other.sent), f"what client {number} is sent in {first.plan}"
                )
        same(first.server.answers, second.server.answers, "what is answered over HTTP")
        secret = ("secrets", "games") if is_whole else ("secrets",)
        rows = [await each.server.store.rows(*secret) for each in (first, second)]
        same(map(masks[0], rows[0]), map(masks[1], rows[1]), "what is stored")
        self.kinds += masks[0].kinds
        for sent in (message for client in first.server.clients for message in client.sent):
            self.said.update(_kinds(sent))


def same(first: Iterable[bytes], second: Iterable[bytes], what: str) -> None:
    """Raise Differs unless both are the same bytes."""
    for number, (one, other) in enumerate(zip_longest(first, second)):
        if one != other:
            raise Differs(f"{what}, number {number}: {difference(one or b'', other or b'')}")


def difference(one: bytes, other: bytes) -> str:
    """The first place where two messages differ, with what stands before it."""
    place = next((place for place, pair in enumerate(zip_longest(one, other)) if pair[0] != pair[1]), 0)
    return f"{one[:60]!r} … {one[max(0, place - 400) : place + 60]!r} or {other[place : place + 60]!r}"


def _kinds(sent: bytes) -> list[str]:
    return [part.split('"')[1] for part in sent.decode().split('"type":')[1:] if part.startswith('"')]


def _kind_of(sitting: Sitting, number: int) -> str:
    return "spectator" if sitting.server.clients[number].token is None else "person"


def viewer_of(sitting: Sitting) -> Viewer:
    """Somebody of whom all that differs is to be hidden: a spectator, a person, or a bot."""
    rng, table = Random(f"viewer {sitting.plan.seed}"), sitting.table
    numbers: dict[str | None, int] = {client.token: number for number, client in enumerate(sitting.server.clients)}
    bots = [seat for seat, who in table.seats.items() if who.key is None]
    return rng.choice([*numbers.values(), *(bots if sitting.plan.ply is not None else [])])


def known_to(sitting: Sitting, viewer: Viewer, key: Key) -> frozenset[Card]:
    """What a viewer has seen of a deal."""
    if isinstance(viewer, Seat):
        return knowledge(sitting.deals[key].game.round, viewer)
    return sitting.seen.get((viewer, key), knowledge(sitting.deals[key].game.round, None))


async def probe(sitting: Sitting, viewer: Viewer) -> None:
    """The viewer comes anew and says what is refused, plays what lies elsewhere, and asks all there is to ask."""
    server, rng = sitting.server, Random(f"probe {sitting.plan.seed}")
    token = None if isinstance(viewer, Seat) else server.clients[viewer].token
    version = sitting.table.version
    for seen in (0, rng.randrange(version)):
        client = await server.come(sitting.code, token, seen)
        if client.is_there:
            await _provoke(sitting, client, rng)
    await server.come(sitting.code, "no-token-of-anybody")
    await server.greet(sitting.code, c.Hello(protocol=99))
    for path in PATHS:
        await sitting.ask(path)
    sitting.note()


async def _provoke(sitting: Sitting, client: Client, rng: Random) -> None:
    """Say what is refused, play cards that are hidden, and ask for a hint."""
    table, seat = sitting.table, sitting.seat_of(client)
    said = [wrong(table, seat, rng, sitting.id()) for _ in range(4)]
    if table.stage is Stage.PLAY and table.game is not None:
        round, ply = table.game.round_number, len(table.game.round.turns)
        key = (table.name, round, table.dealt[-1].fair.dealing)
        hidden = sorted(sitting.worlds.moved.get(key, ()))
        cards = rng.sample(hidden, min(3, len(hidden)))
        said += [c.Play(id=sitting.id(), round=round, ply=ply, card=str(card)) for card in cards]
        said.append(c.Hint(id=sitting.id(), round=round, ply=ply))
    for message in said:
        await client.say(message)


@asynccontextmanager
async def twins(places: Sequence[Place], monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Twins]:
    """Two servers, each with its own file or database."""
    with two_worlds(monkeypatch) as worlds, logged() as lines:
        made = Twins(places, worlds, lines)
        try:
            for server in made.servers:
                await server.start()
            yield made
        finally:
            for server in made.servers:
                await server.stop()
