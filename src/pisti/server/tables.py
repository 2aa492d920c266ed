"""The tables of a server: one command at a time changes a table, nothing is told before it is stored."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from random import Random

from pisti.errors import PistiError
from pisti.observation import observe
from pisti.rules import Rules
from pisti.server.around import Around
from pisti.server.faults import BadRequest, ServerFault
from pisti.server.folding import folded
from pisti.server.live import Done, Live, Viewer, name_of
from pisti.server.lobby import listing_of
from pisti.server.logs import Event, about
from pisti.server.measures import Measures
from pisti.server.memory import Memory
from pisti.server.mishaps import mishap
from pisti.server.persons.faults import BadPerson, PersonFault
from pisti.server.persons.outcome import end_in
from pisti.server.store import OUTAGE_SECONDS, BadStore, Finished, LostStore, Outcome, Store, Write
from pisti.server.thinking import Thinkers
from pisti.table import wire_commands as c
from pisti.table import wire_events as e
from pisti.table.protocol import BadCommand, TableFault
from pisti.table.served import BotTurn, Change, Stage, Step, bot_turn, changed, decide, due, happen, key_of, lay
from pisti.table.served import facts as f
from pisti.table.served.rating import check_settings
from pisti.table.served.state import IN_GAME
from pisti.table.wire import encode
from pisti.table.wire_types import TableSettings
from pisti.table.wiring import letter

MOST_TABLES = 20_000
MOST_VIEWERS = 200
"""How many connections a table may have before nobody else may look on; who has a seat there always may."""

BEAT_AT_LEAST, WAIT_SECONDS = 3.0, 0.5  # the second: until somebody whose time is over is looked after again
_OF_A_MOMENT = (c.Play, c.Commit, c.Reveal, c.Ready)  # refused once it has passed: they cannot count twice

_TRIES = 5  # of a command at a table that something else changes at the same time
log = logging.getLogger("pisti.server")


class Tables:
    """The tables that are in memory, and the way to those that are not.

    ``is_storing`` says whether the store took the last change; ``banned`` is why some may not play, by their cookie;
    ``owner_word`` by which word the owner of the server is known.
    """

    def __init__(self, store: Store, around: Around, thinkers: Thinkers, measures: Measures) -> None:
        self.memory = Memory(store, around.now)
        store.wake(self.woken)
        self.lives = self.memory.lives
        self.agenda = self.memory.agenda
        self.lobby = self.memory.lobby
        self.measures = measures
        self._around = around
        self._thinkers = thinkers
        self._beat_at = around.now()
        self._catching: set[asyncio.Task[None]] = set()
        self._waking = asyncio.Lock()
        self.is_storing = True
        self.banned: Mapping[str, str] = {}
        self.owner_word: str | None = None
        self._is_stopping = False

    async def beat(self) -> None:
        """Note that the server is there; after an outage every table learns that nobody's time ran meanwhile."""
        now = self._around.now()
        try:
            away = await self.memory.store.beat(now)
        except BadStore:
            self.memory.unsettle()
            raise
        if away or now - self._beat_at > OUTAGE_SECONDS:
            self.memory.doubt()
        self._beat_at = now

    def woken(self, codes: frozenset[str] | None) -> None:
        """Other workers have changed tables, or anything may have happened unheard."""
        self.memory.is_list_doubtful = True
        self.memory.doubt(codes)
        for code in [] if codes is None else codes & self.lives.keys():
            self._catch_up_soon(self.lives[code])

    def _catch_up_soon(self, live: Live) -> None:
        """Whoever looks on is not kept waiting for the next pulse."""
        if live.viewers and not live.is_waking:
            live.is_waking = True
            task = asyncio.create_task(self.pass_time(live))
            self._catching.add(task)
            task.add_done_callback(self._catching.discard)

    @property
    def thinking(self) -> int:
        """How many bots think or wait to."""
        return self._thinkers.busy

    async def _awake(self) -> None:
        """Whoever comes first after an outage, perhaps of the whole machine, must not find that time has run."""
        if self._around.now() - self._beat_at <= BEAT_AT_LEAST:
            return
        async with self._waking:
            if self._around.now() - self._beat_at > BEAT_AT_LEAST:
                await self.beat()

    async def open(self, settings: TableSettings) -> str:
        """Make a table; its code. Raises BadRules, BadRequest and BadStore."""
        Rules.parse(settings.rules)
        check_settings(settings)
        if len(self.lives) >= MOST_TABLES:
            raise BadRequest(ServerFault.TOO_MANY_TABLES, most=MOST_TABLES)
        code = self._around.code()
        live = self.memory.new(code)
        async with live.lock:
            opened = [changed(live.table, Step(f.Opened(settings), self._around.now()))]
            if await self._write(live, opened) is not Outcome.DONE:
                raise BadRequest(ServerFault.NOT_STORED)  # a code that was there already
            self._take(live, opened, None)
            self.lives[code] = live
        return code

    @asynccontextmanager
    async def at(self, code: str) -> AsyncIterator[Live]:
        """The table of a code, in memory as long as it is used; raises BadRequest and BadStore."""
        live = await self.memory.bring(code)
        if live is None or live.table.stage is Stage.CLOSED:
            raise BadRequest(ServerFault.NO_SUCH_TABLE, table=code)
        live.held += 1
        try:
            yield live
        finally:
            live.held -= 1
            live.used_at = self._around.now()

    async def join(self, live: Live, viewer: Viewer, hello: c.Hello) -> None:
        """Somebody looks on from now on, at the seat of the token; raises BadRequest and BadStore."""
        await self._awake()
        async with live.lock:
            if live.is_shared and hello.seen > live.table.version:
                live.doubt()  # who was at another worker has seen more than this one
            await self.memory.catch_up(live)
            key = None if hello.token is None else key_of(hello.token)
            seat = None if key is None else live.seat_of_key(key)
            if key is not None and seat is None:
                raise BadRequest(ServerFault.NOT_YOUR_SEAT)
            if key is None and len(live.viewers) >= MOST_VIEWERS:
                raise BadRequest(ServerFault.TOO_MANY_HERE, most=MOST_VIEWERS)
            viewer.key = key
            if key is not None:
                await self._is_here(live, key)
            live.join(viewer, hello.seen, self._around.now())
            if live.table.stage is Stage.CLOSED:
                viewer.end(TableFault.CLOSED, None)
        self.go_on(live)

    async def _is_here(self, live: Live, key: str) -> None:
        """A person has a connection again, and plays again."""
        live.leaving.pop(key, None)
        for _ in range(_TRIES):
            seat = live.seat_of_key(key)
            if seat is None or live.table.seats[seat].is_here or live.table.stage is Stage.CLOSED:
                return
            await self._make(live, self._happening(live, [f.Here(letter(seat))]))

    def part(self, live: Live, viewer: Viewer) -> None:
        """Somebody looks on no more; a person without a connection is absent after a while."""
        live.part(viewer)
        self.memory.note_leaving(live)

    async def follow(self, live: Live, viewer: Viewer, command: c.ClientMessage, guest: str | None = None) -> None:
        """Follow a command, and answer it."""
        try:
            await self.obey(live, viewer, command, guest)
        except PistiError as error:
            self._refuse(live, viewer, getattr(command, "id", None), error)
        self.go_on(live)

    async def obey(self, live: Live, viewer: Viewer, command: c.ClientMessage, guest: str | None) -> None:
        """Follow a command; raises what it is refused for, a PistiError."""
        if guest is not None and guest in self.banned and isinstance(command, c.Sit | c.Chat | c.Say):
            raise BadPerson(PersonFault.BANNED, reason=self.banned[guest])
        try:
            await self._awake()
            async with live.lock:
                await self._follow(live, viewer, command, guest)
        except BadStore as error:
            self._put_off(live, error)
            raise BadRequest(ServerFault.NOT_STORED) from error

    async def _follow(self, live: Live, viewer: Viewer, command: c.ClientMessage, guest: str | None) -> None:
        id: str | None = getattr(command, "id", None)
        name = name_of(viewer, command, id)
        for _ in range(_TRIES):
            await self.memory.catch_up(live)
            if name in live.commands:
                return await self._repeated(live, viewer, command, id)
            try:
                seat = live.place_of(viewer).seat
                now, judged_at = self._around.now(), self.memory.judged_at(live)
                changes = decide(live.table, seat, command, now, self._around.entropy(32), guest, judged_at)
            except PistiError:
                if name is None or await self.memory.store.answered(live.code, name) is None:
                    raise
                return await self._repeated(live, viewer, command, id)
            if not changes:
                return await self._repeated(live, viewer, command, id)
            outcome = await self._write(live, changes, name)
            if outcome is Outcome.DONE:
                if name is not None and not isinstance(command, _OF_A_MOMENT):
                    live.commands.add(name)
                if isinstance(command, c.Sit):
                    viewer.key = key_of(command.token)
                return self._take(live, changes, None if id is None else Done(viewer, id))
        raise BadRequest(ServerFault.NOT_STORED)

    async def _repeated(self, live: Live, viewer: Viewer, command: c.ClientMessage, id: str | None) -> None:
        """A command that was followed before, or that changes nothing, is answered."""
        if id is not None:
            viewer.send(encode(e.Done(id=id, version=live.table.version)))
        if isinstance(command, c.Sit) and live.seat_of_key(key := key_of(command.token)) is not None:
            viewer.key = key
            await self._is_here(live, key)
            live.join(viewer, 0, self._around.now())

    def _refuse(self, live: Live, viewer: Viewer, id: str | None, error: PistiError) -> None:
        self.measures.refused[error.code.value] += 1
        viewer.send(encode(refusal(error, id, live.table.version)))

    async def hint(self, live: Live, viewer: Viewer, command: c.Hint) -> None:
        """Tell who is to play what a bot would play."""
        game, seat = live.table.game, live.place_of(viewer).seat
        is_now = game is not None and (game.round_number, len(game.round.turns)) == (command.round, command.ply)
        if game is None or seat is None or not is_now or live.table.to_play is not seat:
            return self._refuse(live, viewer, command.id, BadRequest(ServerFault.NO_HINT_NOW))
        if live.table.settings.is_rated:
            return self._refuse(live, viewer, command.id, BadCommand(TableFault.RATED_HINT))
        view, rng = observe(game, seat), Random(self._around.entropy(32))
        card, _ = await self._thinkers.choose("hard", view, rng)
        viewer.send(encode(e.Hinted(id=command.id, round=command.round, ply=command.ply, card=str(card))))
        return None

    def go_on(self, live: Live) -> None:
        """Let bots play where they are to."""
        is_driven = live.driving is not None and not live.driving.done()
        if not is_driven and live.may_act(self._around.now()) and self._bot_turn(live) is not None:
            live.driving = asyncio.create_task(self._drive(live))

    async def _drive(self, live: Live) -> None:
        """Bots play until a person is to."""
        live.held += 1
        try:
            while not self._is_stopping and (turn := self._bot_turn(live)) is not None:
                game = live.table.game
                assert game is not None
                view, rng = observe(game, turn.seat), Random(self._around.entropy(32))
                card, level = await self._thinkers.choose(turn.level, view, rng)
                await self._awake()
                async with live.lock:
                    if self._bot_turn(live) == turn and live.table.game is game:
                        entropy = self._around.entropy(32)
                        await self._make(live, lay(live.table, turn, card, level, self._around.now(), entropy))
        except Exception as error:
            self._put_off(live, error)
        finally:
            live.held -= 1

    def _bot_turn(self, live: Live) -> BotTurn | None:
        return bot_turn(live.table, self.memory.judged_at(live))

    def _happening(self, live: Live, facts: Sequence[f.Fact]) -> list[Change]:
        """Facts that were decided, and what happens by itself after them."""
        return happen(live.table, facts, self._around.now(), self._around.entropy(32), self.memory.judged_at(live))

    async def pass_time(self, live: Live) -> None:
        """What happens at a table because time has passed; errors are logged and it is tried again later."""
        live.held += 1
        try:
            await self._awake()
            async with live.lock:
                live.is_waking = False
                await self.memory.catch_up(live)
                facts: list[f.Fact] = [*await self._gone(live)]
                facts += [f.Here(letter(seat)) for seat in live.returned()]
                now = self._around.now()
                if facts or live.may_act(now):
                    if changes := self._happening(live, facts):
                        await self._make(live, changes)
                    elif live.is_overdue(now):
                        live.retry_at = now + WAIT_SECONDS
            self.go_on(live)
        except Exception as error:
            self._put_off(live, error)
        finally:
            live.held -= 1
            self.agenda.plan(live)

    async def _gone(self, live: Live) -> list[f.Gone]:
        """Persons whose connection has been gone for long, and who have none at another worker."""
        now = self._around.now()
        self.memory.note_leaving(live)
        if live.is_shared:
            await self.memory.tell_presence(live)
            if any(live.leaving[key] <= now for key, _ in live.unattended()):
                await self.memory.learn_presence([live])
        return [f.Gone(letter(seat)) for key, seat in live.unattended() if live.leaving[key] <= now]

    def _put_off(self, live: Live, error: Exception) -> None:
        """Something failed at a table: it is tried again later; no card is in the log."""
        if isinstance(error, LostStore):
            self.memory.unsettle()
        else:  # that is told once, not for each of thousands of tables
            extra = about(Event.TABLE_FAILS, table=live.code)
            log.error("at %s: %s", live.code, error if isinstance(error, BadStore) else mishap(error), extra=extra)
        live.retry_at = self._around.now() + 1.0
        self.agenda.plan(live)

    async def _make(self, live: Live, changes: Sequence[Change]) -> None:
        """Let something happen that nobody has commanded; if the store knew more, nothing, and that is learnt."""
        if await self._write(live, changes) is Outcome.DONE:
            self._take(live, changes, None)
        else:
            await self.memory.catch_up(live)

    def _take(self, live: Live, changes: Sequence[Change], done: Done | None) -> None:
        live.take(changes, self._around.now(), done)
        live.is_lead = True
        if live.table.settings.is_open or live.code in self.lobby.listings:
            self.lobby.put(live.code, listing_of(live.table))
        self.measures.counted(changes)

    async def _write(self, live: Live, changes: Sequence[Change], name: str | None = None) -> Outcome:
        """Store changes; a table of which it is not known what was stored is read again before anything else."""
        last = changes[-1].table
        finished = await self._finished(live, changes)
        write = Write(
            live.code,
            live.table.version,
            [change.step for change in changes],
            due=due(last),
            listing=listing_of(last),
            attended=any(who.is_here for who in last.seats.values()),
            command=name,
            finished=finished,
            is_closed=last.stage is Stage.CLOSED,
            end=end_in(live.code, live.table, changes),
        )
        live.is_doubtful = True
        began, doubts = self._around.now(), live.doubts
        try:
            outcome = await self.memory.store.write(write)
            live.is_doubtful = outcome is not Outcome.DONE or doubts != live.doubts
        except BadStore:
            self.is_storing = False
            self.measures.failures += 1
            raise
        finally:
            if not live.is_doubtful:
                live.due_at = write.due
            self.agenda.plan(live)
        self.measures.written(self._around.now() - began)
        self.is_storing = True
        return outcome

    async def _finished(self, live: Live, changes: Sequence[Change]) -> Finished | None:
        """The records of a game that has come to its end."""
        before = live.table.stage
        for change in changes:
            after = change.table.stage
            if after is not before and (after is Stage.OVER or (after is Stage.CLOSED and before in IN_GAME)):
                return await asyncio.to_thread(folded, live.code, change.table)
            before = after
        return None

    async def note(self, live: Live, fact: f.Fact) -> None:
        """Let something happen that is no command and no matter of time; raises BadRequest and BadStore."""
        async with live.lock:
            for _ in range(_TRIES):
                await self.memory.catch_up(live)
                changes = self._happening(live, [fact])
                if await self._write(live, changes) is Outcome.DONE:
                    return self._take(live, changes, None)
        raise BadRequest(ServerFault.NOT_STORED)

    async def stop(self) -> None:
        """Let no bot begin to think any more, and wait until nothing is under way."""
        self._is_stopping = True
        driving = [live.driving for live in self.lives.values() if live.driving is not None]
        await asyncio.gather(*driving, *self._catching, return_exceptions=True)


def refusal(error: PistiError, id: str | None = None, version: int = 0) -> e.Refused:
    """The answer that says why something was refused."""
    return e.Refused(code=error.code.value, fields=dict(error.fields), id=id, version=version)
