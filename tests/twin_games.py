"""Games that two worlds play alike, with all that goes wrong at a table; who has seen which cards is noted."""

from collections.abc import Callable, Coroutine
from random import Random
from typing import Any

from pisti.cards import Card
from pisti.fairness import Share, seat_commitment
from pisti.rules import Seat
from pisti.server.live import Live
from pisti.table import wire_commands as c
from pisti.table.served import Served, Stage, key_of
from pisti.table.served.state import IN_GAME, Deal
from pisti.table.wire_types import PHRASES, TableSettings
from pisti.table.wiring import letter
from twin_plans import Person, Plan
from twin_servers import Client, Server
from twin_wrongs import PATHS, wrong
from twins import Key, Worlds, knowledge

MOST = 3000
"""How many things may happen at a table: more, and it is stuck."""


class Sitting:
    """A table of a server at which a plan is carried out; the same in both worlds.

    ``deals`` are all deals as they were last; ``seen`` is what the test knows that each client has seen of each;
    ``did`` tells what was done at which version.
    """

    def __init__(self, server: Server, plan: Plan, worlds: Worlds) -> None:
        self.server = server
        self.plan = plan
        self.worlds = worlds
        self.rng = Random(plan.seed)
        self.persons: list[Person] = []
        self.looking: list[Client] = []
        self.deals: dict[Key, Deal] = {}
        self.seen: dict[tuple[int, Key], frozenset[Card]] = {}
        self.code = ""
        self.overs = 0
        self.did: list[bytes] = []
        self._shares: dict[tuple[str, Seat, int], Share] = {}
        self._said = 0

    @property
    def live(self) -> Live:
        return self.server.live(self.code)

    @property
    def table(self) -> Served:
        return self.live.table

    async def play(self) -> None:
        """Play until the plan says that it is enough."""
        await self._gather()
        for _ in range(MOST):
            if self._is_enough():
                return
            if self.rng.random() < self.plan.trouble and self._is_time_for_trouble():
                await self._trouble()
            elif not await self._act():
                await self.server.wait(2)
            self.note()
        raise AssertionError(f"nothing comes of it: {self.table}")

    def note(self) -> None:
        """Note which cards were dealt, and who has seen them."""
        table = self.table
        self.worlds.game = table.name
        for number, deal in enumerate(table.dealt, 1):
            key = (table.name, deal.game.round_number, deal.fair.dealing)
            if number < len(table.dealt) and self.deals.get(key) is deal:
                continue
            self.deals[key] = deal
            if not self.worlds.is_other:
                self._note_seen(key, deal)

    def _note_seen(self, key: Key, deal: Deal) -> None:
        known = {seat: knowledge(deal.game.round, seat) for seat in (None, *deal.game.rules.seating)}
        for number, client in enumerate(self.server.clients):
            before = self.seen.get((number, key), frozenset())
            self.seen[number, key] = before | known[self.seat_of(client)]

    def seat_of(self, client: Client) -> Seat | None:
        return None if client.token is None else self.live.seat_of_key(key_of(client.token))

    def seat(self, person: Person) -> Seat | None:
        """Where somebody sits now."""
        return self.live.seat_of_key(key_of(person.token))

    @property
    def playing(self) -> list[Person]:
        """Who sits there, plays, and has a connection."""
        seats = {seat for seat, who in self.table.seats.items() if who.is_here}
        return [each for each in self.persons if each.is_there and self.seat(each) in seats]

    def id(self) -> str:
        self._said += 1
        return f"c{self._said}"

    async def say(self, person: Person, command: c.ClientMessage | bytes) -> None:
        """Somebody says something, in any of the own connections."""
        client = self.rng.choice([each for each in person.clients if each.is_there])
        await client.say(command)
        await self.server.settle()

    async def come(self, person: Person, seen: int = 0) -> Client:
        """Somebody with a seat comes, once more perhaps."""
        client = await self.server.come(self.code, person.token, seen)
        person.clients.append(client)
        return client

    async def sit(self, seat: str | None) -> None:
        """Somebody new comes and sits down."""
        person = Person(f"Player {len(self.persons)}")
        client = await self.server.come(self.code)
        person.clients.append(client)
        sit = c.Sit(id=self.id(), name=person.name, token=person.token, seat=seat)  # type: ignore[arg-type]
        await client.say(sit)
        client.token = person.token
        self.persons.append(person)
        await self.server.settle()

    async def _gather(self) -> None:
        """Everybody comes and sits down, and the game begins."""
        self.code = await self.server.running.site.tables.open(self.plan.settings)
        self.looking.append(await self.server.come(self.code))
        for seat in self.plan.persons:
            await self.sit(seat)
        if self.rng.random() < 0.3 and self.table.settings.clock is not None and len(self.persons) > 1:
            self.rng.choice(self.persons).is_asleep = True
        await self._fill()
        await self.say(self.owner, c.Start(id=self.id()))

    async def _fill(self) -> None:
        """Bots sit down where nobody sits."""
        for seat in self.table.rules.seating:
            if seat not in self.table.seats:
                level = self.rng.choice(("random", "medium", "hard"))
                await self.say(self.owner, c.Fill(id=self.id(), seat=letter(seat), level=level))

    @property
    def owner(self) -> Person:
        owner = self.table.owner
        return next(each for each in self.persons if owner is not None and self.seat(each) is owner)

    def _is_enough(self) -> bool:
        table, plan = self.table, self.plan
        if plan.ply is None:
            return table.stage is Stage.OVER and self.overs + 1 >= plan.rounds
        rounds = {key[:2] for key in self.deals}
        if table.stage is not Stage.PLAY or len(rounds) < plan.rounds or table.game is None:
            return False
        ply = len(table.game.round.turns)
        return ply >= plan.ply or ply + 1 + self._bots_next() >= 48

    def _bots_next(self) -> int:
        """How many cards bots play after the next one, before a person is to."""
        game = self.table.game
        assert game is not None
        here = {self.seat(each) for each in self.playing}
        order, ply = game.round.order, len(game.round.turns)
        return next(count for count in range(48) if order[(ply + 1 + count) % len(order)] in here or count == 47)

    def _is_time_for_trouble(self) -> bool:
        """Not near the end of the round, which must not be over unawares."""
        game = self.table.game
        return self.table.stage is not Stage.PLAY or game is None or len(game.round.turns) + 4 * game.rules.seats < 48

    async def _act(self) -> bool:
        """Somebody does what the table waits for; False if nobody can."""
        ways: dict[Stage, Callable[[Person, Seat], c.ClientMessage | None]] = {
            Stage.PROMISE: self._commit,
            Stage.SHARE: self._reveal,
            Stage.PLAY: self._play,
            Stage.COUNT: self._ready,
            Stage.OVER: self._again,
        }
        for person in self.persons:
            seat = self.seat(person)
            if person.is_there and seat is not None and (command := ways[self.table.stage](person, seat)) is not None:
                if isinstance(command, c.Rematch) and self.table.stage is Stage.OVER and not self.table.wishes:
                    await self._between_games()
                before = self.table.name
                self.did.append(f"{self.table.version} {person.name} {command}".encode())
                await self.say(person, command)
                self.overs += self.table.name != before
                return True
        return False

    def _commit(self, person: Person, seat: Seat) -> c.ClientMessage | None:
        table = self.table
        if seat in table.promises or person.is_asleep:
            return None
        is_cutter = table.dealer is not None and seat is table.rules.cutter(table.dealer) and table.round > 0
        share = Share(self.rng.randbytes(32), self.rng.randint(1, 51) if is_cutter else 0)
        self._shares[table.name, seat, table.round] = share
        return c.Commit(id=self.id(), round=table.round, hash=seat_commitment(table.context, seat, share).hex())

    def _reveal(self, person: Person, seat: Seat) -> c.ClientMessage | None:
        table = self.table
        share = self._shares.get((table.name, seat, table.round))
        if share is None or seat not in table.promises or seat in table.shares:
            return None
        return c.Reveal(id=self.id(), round=table.round, seed=share.seed.hex(), tap=share.tap)

    def _play(self, person: Person, seat: Seat) -> c.ClientMessage | None:
        game = self.table.game
        if game is None or self.table.to_play is not seat or person.is_asleep:
            return None
        round, ply = game.round_number, len(game.round.turns)
        card = self._card((self.table.name, round, ply))
        return c.Play(id=self.id(), round=round, ply=ply, card=str(card))

    def _card(self, ply: tuple[str, int, int]) -> Card:
        """The card that is played; in the second world the one that was played in the first."""
        game = self.table.game
        assert game is not None
        if not self.worlds.is_other:
            rng, hand, pile = Random(f"{self.plan.seed} {ply}"), game.round.legal_plays, game.round.pile
            taking = [card for card in hand if pile and (card.rank == pile[-1].rank or card.rank.letter == "J")]
            self.worlds.plays[ply] = rng.choice(taking if taking and rng.random() < 0.6 else hand)
        return self.worlds.plays[ply]

    def _ready(self, person: Person, seat: Seat) -> c.ClientMessage | None:
        person.is_asleep = False
        game = self.table.game
        if game is None or seat in self.table.ready:
            return None
        return c.Ready(id=self.id(), round=game.round_number)

    def _again(self, person: Person, seat: Seat) -> c.ClientMessage | None:
        return None if seat in self.table.wishes else c.Rematch(id=self.id())

    async def _between_games(self) -> None:
        """Somebody new may sit down, two seats may be exchanged, the settings may be others."""
        seats = self.table.rules.seating
        await self._fill()
        if self.rng.random() < 0.5:
            one, two = self.rng.sample(seats, 2)
            await self.say(self.owner, c.Swap(id=self.id(), seats=(letter(one), letter(two))))
            self.note()
        if self.rng.random() < 0.5:
            old = self.table.settings
            new = TableSettings(old.rules, old.clock, old.is_open, not old.has_chat)
            await self.say(self.owner, c.Settings(id=self.id(), settings=new))

    async def _trouble(self) -> None:
        """Something happens besides the game."""
        kinds: list[Callable[[], Coroutine[Any, Any, None]]] = [
            self._wrong,
            self._wrong,
            self._talk,
            self._ask,
            self._visit,
        ]
        kinds += [self._hint, self._shown, self._cut_off, self._fail, self._newcomer, self._see_off]
        if self.rng.random() < self.plan.trouble:
            kinds += [self._outage, self._absence, self._restart, self._flood, self._removal]
        kind = self.rng.choice(kinds)
        self.did.append(f"{self.table.version} {kind.__name__}".encode())
        await kind()

    async def _wrong(self) -> None:
        """Somebody says what is refused."""
        client = self.rng.choice([client for client in self.server.clients if client.is_there])
        await client.say(wrong(self.table, self.seat_of(client), self.rng, self.id()))
        await self.server.settle()

    async def _talk(self) -> None:
        person = self.rng.choice(self.playing)
        phrase = c.Say(id=self.id(), phrase=self.rng.choice(PHRASES))  # type: ignore[arg-type]
        await self.say(person, self.rng.choice((phrase, c.Chat(id=self.id(), text="Well …"))))
        seat = self.seat(self.rng.choice(self.playing))
        if seat is not None and self.rng.random() < 0.3:
            mute = c.Mute(id=self.id(), seat=letter(seat), is_muted=self.rng.random() < 0.5)
            await self.say(self.owner, mute)

    async def _ask(self) -> None:
        await self.ask(self.rng.choice(PATHS))

    async def ask(self, path: str) -> None:
        """Somebody asks over HTTP, with the token of a seat; no record once the game is over."""
        game = self.table.name if self.table.stage in IN_GAME else "none"
        token = self.rng.choice(self.persons).token
        await self.server.ask(path.format(code=self.code, game=game), authorization=f"Bearer {token}")

    async def _visit(self) -> None:
        """A spectator, or a further connection of a person."""
        seen = self.rng.choice((0, self.table.version, self.rng.randrange(self.table.version), 10_000))
        if self.rng.random() < 0.5:
            self.looking.append(await self.server.come(self.code, None, seen))
        else:
            await self.come(self.rng.choice(self.playing), seen)

    async def _see_off(self) -> None:
        """A spectator goes, or one of several connections of a person."""
        clients = [client for client in self.looking[1:] if client.is_there]
        clients += [client for person in self.persons for client in person.clients[1:] if client.is_there]
        if clients:
            client = self.rng.choice(clients)
            person = next((each for each in self.persons if client in each.clients), None)
            if person is None or sum(each.is_there for each in person.clients) > 1:
                await client.go()

    async def _hint(self) -> None:
        game = self.table.game
        if game is not None and self.table.stage is Stage.PLAY:
            hint = c.Hint(id=self.id(), round=game.round_number, ply=len(game.round.turns))
            await self.say(self.rng.choice(self.playing), hint)

    async def _shown(self) -> None:
        await self.say(self.rng.choice(self.playing), c.Shown(version=self.table.version))

    async def _flood(self) -> None:
        """Somebody from elsewhere says more than is heard."""
        client = await self.server.come(self.code, address="192.0.2.7")
        for _ in range(70):
            await client.say(c.Pong())
        await client.go()

    async def _cut_off(self) -> None:
        """The connections of somebody break; the person is back soon."""
        await self._away(self.rng.choice(self.playing), self.rng.choice((0.5, 2.0)))

    async def _absence(self) -> None:
        """Somebody is away for so long that a bot sits in, where others wait and there is no clock."""
        if len(self.playing) > 1:
            await self._away(self.rng.choice(self.playing), 7.0 if self.table.settings.clock else 70.0)

    async def _away(self, person: Person, seconds: float) -> None:
        seen = self.table.version
        for client in person.clients:
            await client.go()
        await self.server.wait(seconds)
        await self.come(person, self.rng.choice((seen, 0)))

    async def _fail(self) -> None:
        """The store cannot write."""
        self.server.store.fails = True
        await self._talk()
        self.server.store.fails = False

    async def _outage(self) -> None:
        self.server.now += 20
        await self.server.pulse()

    async def _restart(self) -> None:
        """The server stops and is there again."""
        there = [person for person in self.persons if person.is_there]
        seen = self.table.version
        await self.server.stop()
        await self.server.start()
        self.looking.append(await self.server.come(self.code))
        for person in there:
            await self.come(person, self.rng.choice((seen, 0)))

    async def _newcomer(self) -> None:
        """Somebody new sits down where a bot sits, but not while cards are in the hands."""
        bots = [seat for seat, who in self.table.seats.items() if who.key is None]
        if bots and self.table.stage is not Stage.PLAY:
            await self.sit(letter(self.rng.choice(bots)))

    async def _removal(self) -> None:
        """Somebody leaves in the middle, or is sent away."""
        going = [each for each in self.playing if self.seat(each) is not self.table.owner]
        if going and not self.owner.is_asleep:
            person = self.rng.choice(going)
            seat = self.seat(person)
            assert seat is not None
            if self.rng.random() < 0.5:
                await self.say(person, c.Leave(id=self.id()))
            else:
                await self.say(self.owner, c.Kick(id=self.id(), seat=letter(seat)))
