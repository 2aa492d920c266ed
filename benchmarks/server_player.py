"""Somebody at a table who costs little: keeps promises, thinks, plays any card of the hand, reads the count."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

import msgspec
from msgspec import Raw, Struct
from server_socket import Socket

from pisti.fairness import Context, Share, seat_commitment
from pisti.rules import Rules, Seat

LETTERS = "SENW"
RULES = Rules()


class Event(Struct):
    """What happened, as far as it matters here."""

    type: str
    seat: str | None = None
    round: int = 0
    ply: int = 0
    game: str = ""
    dealer: str = ""
    cutter: str = ""
    card: Raw = Raw(b"null")
    cards: Raw = Raw(b"[]")


class Frame(Struct):
    """What a server sends, as far as it matters here."""

    type: str
    events: list[Event] = []
    id: str | None = None
    game: str | None = None
    code: str = ""


class Shown(Struct):
    """A card that the seat sees."""

    card: str


_frame = msgspec.json.Decoder(Frame)
_card = msgspec.json.Decoder(Shown)
_cards = msgspec.json.Decoder(list[Shown])


@dataclass
class Tally:
    """What a whole crowd has done: the plays that came back, how many seconds each took, what was refused."""

    seconds: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    began: int = 0
    lost: int = 0


class Player:
    """A seat; ``tell`` is what a server tells it, texts to be sent go to the socket."""

    def __init__(self, seat: str, think: float, rng: Random, tally: Tally) -> None:
        self.seat, self._think, self._rng, self._tally = seat, think, rng, tally
        self.socket: Socket | None = None
        self.answered = asyncio.Event()
        self._number = 0
        self._game, self._round, self._ply = "", 0, 0
        self._dealer, self._cutter, self._next = "", "", ""
        self._hand: list[str] = []
        self._share = Share(bytes(32))
        self._sent: tuple[int, int] | None = None
        self._sent_at = 0.0
        self._to_say = ""
        self._ways: dict[str, Callable[[Event], None]] = {
            "started": self._started,
            "committed": self._committed,
            "asked": self._asked,
            "turned_up": self._turned_up,
            "redeal": self._started,
            "dealt": self._dealt,
            "played": self._played,
            "counted": self._counted,
            "game_over": self._game_over,
        }

    def hear(self, text: bytes) -> None:
        """Take a frame of the server."""
        frame = _frame.decode(text)
        if frame.type == "ping":
            self._send(b'{"type":"pong"}')
        elif frame.type == "refused":
            self._tally.refused[frame.code] += 1
        elif frame.type != "hinted":
            self._game = frame.game or self._game
            for event in frame.events:
                if event.game:
                    self._game = event.game
                way = self._ways.get(event.type)
                if way is not None:
                    way(event)
            self._go_on()
        self.answered.set()

    def send(self, type: str, fields: str = "") -> None:
        """Send a command, its fields written as JSON behind a comma."""
        self._number += 1
        self._send(f'{{"type":"{type}","id":"{self._number:07}"{fields}}}'.encode())

    def _send(self, text: bytes) -> None:
        if self.socket is None or self.socket.is_lost:
            self._tally.lost += 1
        else:
            self.socket.send(text)

    def _started(self, event: Event) -> None:
        self._dealer, self._cutter, self._round = event.dealer, event.cutter, event.round
        self._hand, self._sent, self._next = [], None, ""

    def _committed(self, event: Event) -> None:
        """The server has promised: promise too."""
        if event.seat is not None:
            return
        dealer = Seat.parse(self._dealer) if event.round else None
        tap = self._rng.randint(1, 51) if event.round and self._cutter == self.seat else 0
        self._share = Share(self._rng.randbytes(32), tap)
        context = Context(self._game, event.round, RULES, dealer)
        hash = seat_commitment(context, Seat.parse(self.seat), self._share).hex()
        self.send("commit", f',"round":{event.round},"hash":"{hash}"')

    def _asked(self, event: Event) -> None:
        tap = f',"tap":{self._share.tap}' if self._share.tap else ""
        self.send("reveal", f',"round":{event.round},"seed":"{self._share.seed.hex()}"{tap}')

    def _turned_up(self, event: Event) -> None:
        self._next, self._ply = _after(self._dealer), 0
        self._tally.began += 1

    def _dealt(self, event: Event) -> None:
        self._hand += [shown.card for shown in _cards.decode(event.cards)]

    def _played(self, event: Event) -> None:
        assert event.seat is not None
        if event.seat == self.seat:
            if self._sent == (event.round, event.ply):
                self._tally.seconds.append(perf_counter() - self._sent_at)
            self._hand.remove(_card.decode(event.card).card)
        self._next, self._ply = _after(event.seat), event.ply + 1

    def _counted(self, event: Event) -> None:
        self._next, self._to_say = "", "ready"

    def _game_over(self, event: Event) -> None:
        self._to_say = "rematch"

    def _go_on(self) -> None:
        """Do what this seat is waited for, once all of a frame is known."""
        if self._to_say:
            self.send(self._to_say, f',"round":{self._round}' if self._to_say == "ready" else "")
            self._to_say = ""
        elif self._next == self.seat and self._hand and self._sent != (self._round, self._ply):
            self._sent = (self._round, self._ply)
            thinks = self._think * self._rng.uniform(0.5, 1.5)
            if thinks > 0:
                asyncio.get_running_loop().call_later(thinks, self._play)
            else:
                self._play()

    def _play(self) -> None:
        card = self._rng.choice(self._hand)
        self._sent_at = perf_counter()
        self.send("play", f',"round":{self._round},"ply":{self._ply},"card":"{card}"')


def _after(seat: str) -> str:
    return LETTERS[(LETTERS.index(seat) + 1) % 4]
