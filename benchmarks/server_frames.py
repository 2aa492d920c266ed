"""A whole game at a table of four as a server would tell it, frame by frame: what the echo server answers with.

    python benchmarks/server_frames.py

tells how many there are and how long.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from pisti.fairness import Share, seat_commitment
from pisti.rules import Seat
from pisti.table import wire_commands as c
from pisti.table.served import Served, Stage, Step, after, decide, tell
from pisti.table.served import facts as f
from pisti.table.wire import encode
from pisti.table.wire_events import TableEvent, Told
from pisti.table.wire_types import TableSettings
from pisti.table.wiring import letter

SEATS = tuple(Seat)
NOW = 1_796_000_000.0


@dataclass(frozen=True)
class Answer:
    """What follows from one command: a frame for each seat, in playing order; ``is_play`` if it was a card."""

    frames: tuple[str, str, str, str]
    is_play: bool


@dataclass
class Recorder:
    """A table and what each seat was told of the last command."""

    rng: Random
    table: Served = field(default_factory=Served)
    shares: dict[Seat, Share] = field(default_factory=dict)
    answers: list[Answer] = field(default_factory=list)

    def send(self, seat: Seat | None, command: c.ClientMessage) -> None:
        """A seat sends a command, and all are told."""
        events: dict[Seat, list[TableEvent]] = {seat: [] for seat in SEATS}
        for change in decide(self.table, seat, command, NOW, self.rng.randbytes(32)):
            for notice in tell(self.table, change.step, change.table):
                for viewer in SEATS:
                    if notice.to.includes(viewer):
                        events[viewer].append(notice.message)
            self.table = change.table
        frames = [self._frame(events[viewer], command.id if viewer is seat else None) for viewer in SEATS]
        self.answers.append(Answer(tuple(frames), isinstance(command, c.Play)))

    def _frame(self, events: list[TableEvent], done: str | None) -> str:
        return encode(Told(version=self.table.version, events=tuple(events), done=done)).decode()

    def id(self) -> str:
        """A name for a command, as long as those of the load."""
        return f"{self.rng.randrange(10**7):07}"

    def game(self) -> None:
        """Play a game, from the promises of its first round to the wishes for the next game."""
        ways = {
            Stage.PROMISE: self._promise,
            Stage.SHARE: self._share,
            Stage.PLAY: self._play,
            Stage.COUNT: self._read,
        }
        while self.table.stage is not Stage.OVER:
            ways[self.table.stage]()
        for seat in SEATS:
            self.send(seat, c.Rematch(id=self.id()))

    def _promise(self) -> None:
        table = self.table
        for seat in SEATS:
            is_cutter = table.dealer is not None and seat is table.rules.cutter(table.dealer)
            self.shares[seat] = Share(self.rng.randbytes(32), self.rng.randint(1, 51) if is_cutter else 0)
            hash = seat_commitment(table.context, seat, self.shares[seat]).hex()
            self.send(seat, c.Commit(id=self.id(), round=table.round, hash=hash))

    def _share(self) -> None:
        round = self.table.round
        for seat, share in self.shares.items():
            self.send(seat, c.Reveal(id=self.id(), round=round, seed=share.seed.hex(), tap=share.tap))

    def _play(self) -> None:
        game, seat = self.table.game, self.table.to_play
        assert game is not None
        assert seat is not None
        card = self.rng.choice(game.round.legal_plays)
        self.send(seat, c.Play(id=self.id(), round=game.round_number, ply=len(game.round.turns), card=str(card)))

    def _read(self) -> None:
        for seat in SEATS:
            self.send(seat, c.Ready(id=self.id(), round=self.table.round))


def recorded(seed: int = 1) -> tuple[Answer, list[Answer]]:
    """What begins a game, and the answers to all commands of it; the last one begins a game again."""
    recorder = Recorder(Random(seed))
    opened = Step(f.Opened(TableSettings()), NOW)
    recorder.table = after(recorder.table, opened)
    for seat in SEATS:
        name = f"Player {seat.letter}"
        recorder.send(None, c.Sit(id=recorder.id(), name=name, token=seat.letter * 22, seat=letter(seat)))
    recorder.send(Seat.SOUTH, c.Start(id=recorder.id()))
    recorder.game()
    first = recorder.answers[-1]
    recorder.answers.clear()
    recorder.game()
    return first, recorder.answers


def lines() -> Iterator[str]:
    """What the frames are."""
    _, answers = recorded()
    plays = [len(frame) for answer in answers if answer.is_play for frame in answer.frames]
    others = [len(frame) for answer in answers if not answer.is_play for frame in answer.frames]
    yield f"{len(answers)} commands, {len(plays) // 4} of them plays"
    for name, sizes in ("play", plays), ("other", others):
        median, mean = statistics.median(sizes), statistics.mean(sizes)
        yield f"{name}: {min(sizes)} to {max(sizes)} bytes, {median:g} in the median, {mean:.0f} on average"


if __name__ == "__main__":
    print("\n".join(lines()))
