"""The same comparison behind real sockets: what a spectator gets, and what is logged of connections and frames."""

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from pisti.cards import Card
from pisti.fairness import Context, Share, seat_commitment
from pisti.round import Round
from pisti.rules import Rules, Seat
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from places import Place
from sites import Client, Site, site
from twin_comparing import same
from twin_servers import NOW, logged
from twins import Key, Worlds, knowledge

PLIES = 9
"""How many cards are played at least."""

Event = TypeVar("Event")
_PLACE = re.compile(rb":\d{4,5}\b|\[\d+\]")
_OWN = (b"websockets.client ", b"asyncio ")  # what the clients of the test log themselves


class Watched:
    """A game of a person at South and bots, up to some card: what a spectator gets, and all that is logged."""

    def __init__(self, worlds: Worlds) -> None:
        self.frames: list[bytes] = []
        self.answers: list[bytes] = []
        self.lines: list[bytes] = []
        self.played: list[Card] = []
        self.key: Key = ("", 0, 0)
        self.dealer = Seat.SOUTH
        self._worlds = worlds
        self._said = 0

    async def watch(self, place: Place) -> None:
        """Let it be played at a server of its own."""
        with logged() as lines:
            async with site(place, lambda: NOW) as made:
                code = await made.open()
                async with made.at(code) as looking, made.at(code) as person:
                    await self._begin(person)
                    await self._play_on(person)
                    await looking.until(lambda _: plays(looking) == self.played)
                    self.frames = [*looking.frames]
                    await self._ask(made, code)
        self.lines = sorted(_PLACE.sub(b"", line) for line in lines.lines if not line.startswith(_OWN))

    async def _ask(self, made: Site, code: str) -> None:
        for path in ("/api/tables", "/metrics", "/health", "/ready", f"/t/{code}", f"/api/games/{self.key[0]}"):
            status, headers, body = await made.ask("GET", path)
            told = {**headers, "date": "", "etag": ""}  # the tag is that of a page, in which its place stands
            self.answers.append(_PLACE.sub(b"", repr((status, told, body)).encode()))

    async def _begin(self, person: Client) -> None:
        """Sit down with three bots, and have the first cards dealt."""
        await person.sit("S")
        for seat in ("E", "N", "W"):
            await person.answer(c.Fill(id=self._id(), seat=seat, level="medium"))
        await person.answer(c.Start(id=self._id()))
        await self._promise(person, 0, None)
        await self._promise(person, 1, Seat.parse(last(person, e.Started).dealer))
        self.dealer = Seat.parse(last(person, e.Started).dealer)
        self.key = (str(last(person, e.Committed, lambda each: each.game).game), 1, last(person, e.CutDone).dealing)

    async def _promise(self, person: Client, round: int, dealer: Seat | None) -> None:
        game = str(last(person, e.Committed, lambda each: each.game).game)
        share = Share(bytes([round]) * 32)
        hash = seat_commitment(Context(game, round, Rules(), dealer), Seat.SOUTH, share).hex()
        await person.answer(c.Commit(id=self._id(), round=round, hash=hash))
        await person.answer(c.Reveal(id=self._id(), round=round, seed=share.seed.hex()))

    async def _play_on(self, person: Client) -> None:
        """Play until it is the person's turn again, so many cards later."""
        place = Rules().order_after(self.dealer).index(Seat.SOUTH)
        while True:
            while len(plays(person)) % 4 != place:
                await person.hear()
            self.played = plays(person)
            ply = len(self.played)
            if ply >= PLIES:
                await person.answer(c.Start(id=self._id()))  # which is refused now
                return
            await person.answer(c.Play(id=self._id(), round=1, ply=ply, card=str(self._card(person, ply))))

    def _card(self, person: Client, ply: int) -> Card:
        """A card of the hand; in the second world the one of the first."""
        if not self._worlds.is_other:
            hand = [Card.parse(each.card) for event in told(person, e.Dealt) for each in event.cards]
            self._worlds.plays["", 1, ply] = next(card for card in hand if card not in self.played)
        return self._worlds.plays["", 1, ply]

    def _id(self) -> str:
        self._said += 1
        return f"c{self._said}"


def told(client: Client, kind: type[Event]) -> list[Event]:
    """The events of a kind that a client has heard."""
    messages = [each for each in client.heard if isinstance(each, e.Told | e.Welcome)]
    return [event for message in messages for event in message.events if isinstance(event, kind)]


def last(client: Client, kind: type[Event], is_it: Callable[[Event], object] = lambda _: True) -> Event:
    """The last event of a kind that a client has heard."""
    return [event for event in told(client, kind) if is_it(event)][-1]


def plays(client: Client) -> list[Card]:
    """The cards that a client has seen played."""
    return [Card.parse(event.card.card) for event in told(client, e.Played)]


async def compare(places: Sequence[Place], worlds: Worlds) -> None:
    """Two such games, whose decks differ in what is hidden from a spectator; raises Differs."""
    first, second = Watched(worlds), Watched(worlds)
    await first.watch(places[0])
    round = Round.deal(Rules(), worlds.decks[first.key].deck, first.dealer)
    for card in first.played:
        round = round.play(card)
    assert worlds.permute(first.key, knowledge(round, None), Random(1))
    worlds.reseed(first.key)
    masks = [worlds.masks()]
    worlds.is_other = True
    await second.watch(places[1])
    masks.append(worlds.masks())
    same(map(masks[0], first.frames), map(masks[1], second.frames), "what a spectator is sent")
    same(first.answers, second.answers, "what is answered over HTTP")
    same(first.lines, second.lines, "what is logged")
    assert len(first.frames) > PLIES
