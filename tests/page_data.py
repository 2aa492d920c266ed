"""Examples for the tests of the page: tables as they are told, rules, and deals, each with what is right of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import fields
from pathlib import Path
from typing import Any, cast

from fair import exchange_of, seed_of
from house import Guest, House
from pisti.cards import DECK
from pisti.fairness import Context, Exchange, card_commitment, seat_commitment
from pisti.game import Game
from pisti.observation import Observation, face_down, observe
from pisti.rules import PRESETS, Centre, Rules, Seat
from pisti.server.live import Live
from pisti.server.store import Outcome, Store, Write
from pisti.server.store.alone import Alone
from pisti.table import wire_commands as c
from pisti.table.served import Stage
from pisti.table.wire_types import TableSettings
from pisti.table.wiring import letter
from pisti.tui.remote.checking import Exchanged

DATA = Path(__file__).parent / "data" / "page"

STAGES = {
    Stage.LOBBY: "room",
    Stage.PROMISE: "cut",
    Stage.SHARE: "cut",
    Stage.PLAY: "play",
    Stage.COUNT: "count",
    Stage.OVER: "over",
}
"""What the page calls the stages of a table."""

TABLES: dict[str, tuple[str, int, str | None]] = {
    "partners": ("short,target=21", 1, "S"),
    "two": ("two,target=31", 2, "N"),
    "three": ("three,target=11", 3, "E"),
    "solo": ("solo,target=11", 4, "W"),
    "open": ("open-centre,target=11", 5, "S"),
    "under": ("under,target=11,lookers=everyone", 6, None),
    "looks-on-two": ("two,target=11", 7, None),
    "looks-on": ("short,target=11,lookers=everyone,exposed=no", 8, None),
    "redeal": ("seats=2,target=11,centre_jack=redeal,cut_jack_rule=no", 1, "S"),
    "redeal-looks-on": ("seats=2,target=11,centre_jack=redeal,cut_jack_rule=no", 1, None),
}
"""Rules, a seed and who is told: a seat, None for a spectator. Somebody else may have to sit there to look on."""


class Nowhere(Alone):
    """A store that keeps nothing, for tables that are played once and never read again."""

    async def write(self, write: Write) -> Outcome:
        """Say that it is kept."""
        return Outcome.DONE

    async def answered(self, code: str, command: str) -> None:
        """No command is known."""

    async def due(self, now: float, most: int) -> list[str]:
        """Nothing is due but in memory."""
        return []

    async def beat(self, now: float) -> float:
        """The server was never away."""
        return 0.0


@asynccontextmanager
async def opened(seed: int) -> AsyncIterator[House]:
    """A house whose tables are nowhere but in memory."""
    made = House(cast("Store", Nowhere()), seed)
    try:
        yield made
        await made.settle()
    finally:
        made.thinkers.close()


class Watcher(Guest):
    """Somebody who notes with each message how the table is at that moment."""

    def __init__(self, live: Live, name: str = "Ada") -> None:
        super().__init__(name)
        self.told: list[dict[str, Any]] = []
        self._live = live
        self.is_new = False

    def send(self, message: bytes) -> None:
        """Note a message of the table; answers to commands change nothing and are left out."""
        super().send(message)
        read = json.loads(message)
        if read["type"] in ("welcome", "told"):
            begins = {"hello": True} if self.is_new else {}
            self.told.append({**begins, "message": read, "right": _right(self._live, self)})
            self.is_new = False


def _right(live: Live, viewer: Guest) -> dict[str, Any]:
    """How a table is for a viewer."""
    table, place = live.table, live.place_of(viewer)
    people = {letter(seat): [who.player.name, who.level] for seat, who in table.seats.items()}
    right: dict[str, Any] = {
        "stage": STAGES[table.stage],
        "you": None if place.seat is None else letter(place.seat),
        "isOwner": place.is_owner,
        "players": people,
        "away": [letter(seat) for seat, who in table.seats.items() if who.plays and not who.is_here],
        "muted": [letter(seat) for seat, who in table.seats.items() if who.is_muted],
        "wishes": [letter(seat) for seat in Seat if seat in table.wishes],
        "round": max(table.round, 0),
    }
    if table.game is None or table.stage in (Stage.PROMISE, Stage.SHARE):
        return {**right, "ply": None}
    return {**right, **_cards(table.game, place.seat)}


def _cards(game: Game, seat: Seat | None) -> dict[str, Any]:
    """The cards of a game as a viewer may know them."""
    view = observe(game, seat)
    hidden = face_down(game, seat)
    taken = game.round.face_down_taken_by is not None
    is_apart = view.rules.centre is Centre.SET_ASIDE and not taken and not any(turn.captured for turn in view.turns)
    return {
        "ply": len(view.turns),
        "deal": view.deal_number,
        "dealer": letter(view.dealer),
        "toPlay": None if view.to_play is None else letter(view.to_play),
        "hands": {letter(each): view.hand_size(each) for each in view.rules.seating},
        "hand": [str(card) for card in view.hand],
        "pile": [None if card is None else str(card) for card in view.pile],
        "stock": view.stock_size,
        "setAside": len(hidden) if is_apart else 0,
        "seen": [str(card) for card in hidden] if taken and hidden and None not in hidden else None,
        "exposed": None if view.exposed is None else str(view.exposed),
        "won": list(view.won_counts),
        "pistis": [list(each) for each in view.pistis],
        "scores": list(view.scores) if view.is_over else None,
        "winner": view.winner,
        **_captures(view),
    }


def _captures(view: Observation) -> dict[str, Any]:
    turns = [turn for turn in view.turns if turn.captured]
    last = [*turns[-1].captured, *turns[-1].set_aside] if turns else []
    return {"captures": len(turns), "lastCapture": [None if card is None else str(card) for card in last]}


def games() -> list[dict[str, Any]]:
    """Whole games as somebody was told them."""
    return [asyncio.run(_game(name, *table)) for name, table in TABLES.items()]


async def _game(name: str, rules: str, seed: int, seat: str | None) -> dict[str, Any]:
    async with opened(seed) as made:
        live = await made.open(rules)
        watcher, player = Watcher(live), Guest("Bo")
        if seat is None:
            await made.join(live, watcher)
            await made.begin(live, {"S": player})
        else:
            player = watcher
            await made.begin(live, {seat: watcher})
        await made.play_on(live, [player], Stage.OVER)
        return {"name": name, "rules": rules, "told": watcher.told}


def comings() -> dict[str, Any]:
    """What is told of who comes and goes, speaks and is silenced, and to who comes back."""
    return asyncio.run(_comings())


async def _comings() -> dict[str, Any]:
    async with opened(9) as made:
        live = await made.open("two,target=11")
        ada, bo = Watcher(live, "Ada"), Guest("Bo")
        await made.sit(live, ada, "S")
        await made.sit(live, bo, "N")
        await _talk(made, live, ada, bo)
        await _part(made, live, ada, bo)
        await made.play_on(live, [ada, bo], Stage.OVER)
        await _again(made, live, ada, bo)
        await made.send(live, bo, c.Leave(id=made.id()))
        await made.settle()
        return {"name": "comings", "rules": "two,target=11", "told": ada.told}


async def _again(made: House, live: Live, ada: Guest, bo: Guest) -> None:
    """Another game, to which one of them agrees twice."""
    await made.send(live, ada, c.Rematch(id=made.id()))
    await made.send(live, ada, c.Rematch(id=made.id(), agrees=False))
    await made.send(live, ada, c.Settings(id=made.id(), settings=TableSettings("two,target=12")))
    await made.send(live, ada, c.Rematch(id=made.id()))
    await made.send(live, bo, c.Rematch(id=made.id()))
    await made.play_on(live, [ada, bo], Stage.PLAY)


async def _talk(made: House, live: Live, ada: Guest, bo: Guest) -> None:
    await made.send(live, ada, c.Swap(id=made.id(), seats=("S", "N")))
    await made.send(live, ada, c.Mute(id=made.id(), seat="S", is_muted=True))
    await made.send(live, ada, c.Say(id=made.id(), phrase="hello"))
    await made.send(live, ada, c.Start(id=made.id()))
    await made.play_on(live, [ada, bo], Stage.PLAY)


async def _part(made: House, live: Live, ada: Watcher, bo: Guest) -> None:
    """Bo is away so long that a bot plays for him; Ada comes back in the midst of it, and again anew, then Bo."""
    made.tables.part(live, bo)
    for _ in range(3):
        await made.act(live, ada)
    seen = live.table.version
    made.tables.part(live, ada)
    await made.wait(1)
    ada.is_new = True
    await made.join(live, ada, ada.token, seen)
    await made.wait(70)
    for _ in range(3):
        await made.act(live, ada)
    ada.is_new = True
    await made.join(live, ada, ada.token, 0)
    await made.join(live, bo, bo.token)


def rules() -> list[dict[str, Any]]:
    """Texts of house rules and what they say."""
    texts = [*PRESETS, "two,target=51", "seats=3", "seats=2,exposed=no", "solo,lone_jack=pisti,jack=0", "partners=no"]
    return [_rules(text) for text in texts]


def _rules(text: str) -> dict[str, Any]:
    rules = Rules.parse(text)
    facts = {field.name: getattr(rules, field.name) for field in fields(Rules)}
    sides = [[letter(seat) for seat in rules.seating if rules.sides[seat] == side] for side in range(rules.side_count)]
    seats = [letter(seat) for seat in rules.seating]
    orders = {letter(seat): "".join(map(letter, rules.order_after(seat))) for seat in rules.seating}
    return {"text": text, "facts": facts, "canonical": str(rules), "seats": seats, "sides": sides, "orders": orders}


def fair() -> dict[str, Any]:
    """What is hashed and drawn for some deals."""
    texts = ("standard", "two,target=51", "seats=3,cut_jack_rule=no", "solo,centre_jack=redeal")
    secret = seed_of("secret")
    deals = [_deal(Rules.parse(text), number, secret) for number, text in enumerate(texts)]
    return {"secret": secret.hex(), "deals": deals, "cards": [str(card) for card in DECK]}


def _deal(rules: Rules, number: int, secret: bytes) -> dict[str, Any]:
    dealer = rules.seating[number % rules.seats]
    context = Context(f"g{number}·ş", number, rules, dealer if number else None)
    exchange = exchange_of(context, number, rules.seating[: number + 1])
    own = Exchanged(context, exchange.commitment).own(secret, 7)
    seat = rules.seating[-1]
    return {
        "game": context.game,
        "round": number,
        "rules": str(rules),
        "dealer": None if context.dealer is None else letter(context.dealer),
        "seed": exchange.seed.hex(),
        "shares": {letter(seat): [share.seed.hex(), share.tap] for seat, share in exchange.shares.items()},
        "encoded": context.encoded.hex(),
        "server": exchange.commitment.hex(),
        "firstDealer": letter(exchange.first_dealer()),
        "own": own.seed.hex(),
        "seat": letter(seat),
        "promised": seat_commitment(context, seat, own).hex(),
        "card": card_commitment(3, DECK[7], secret).hex(),
        "drawn": [_drawn(exchange, dealing) for dealing in (1, 2)],
    }


def _drawn(exchange: Exchange, dealing: int) -> dict[str, Any]:
    made = exchange.draw(dealing)
    return {
        "deck": " ".join(map(str, made.deck)),
        "cuts": list(made.lifted),
        "salt": exchange.salt(51, dealing).hex(),
        "commitments": [each.hex() for each in exchange.card_commitments(dealing)],
    }


def _lines() -> Iterator[str]:
    for game in [*games(), comings()]:
        told = list(_changes(game["told"]))
        yield json.dumps({**game, "told": told}, ensure_ascii=False, separators=(",", ":"))


def _changes(told: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """What is told with what of the table has changed by it: all of it each time would be twice as long."""
    before: dict[str, Any] = {}
    for each in told:
        right = each["right"]
        yield {**each, "right": {name: value for name, value in right.items() if before.get(name, ...) != value}}
        before |= right


def _text(value: object) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"


MADE: dict[Path, Callable[[], str]] = {
    DATA / "rules.json": lambda: _text(rules()),
    DATA / "fair.json": lambda: _text(fair()),
    DATA / "games.jsonl": lambda: "".join(f"{line}\n" for line in _lines()),
}
"""The files, and what makes each."""

if __name__ == "__main__":
    DATA.mkdir(parents=True, exist_ok=True)
    for path, make in MADE.items():
        path.write_text(make(), encoding="utf-8")
