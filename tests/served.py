"""Tables of a server for tests: persons with programs that keep their promises, a clock that the test turns."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

from pisti.fairness import Share, seat_commitment
from pisti.observation import observe
from pisti.rules import Rules, Seat
from pisti.table import wire_commands as c
from pisti.table.served import Change, Notice, Served, Stage, Step, after, bot_turn, decide, due, go_on, lay, tell
from pisti.table.served import facts as f
from pisti.table.wire_events import TableEvent
from pisti.table.wire_types import TableSettings
from pisti.table.wiring import letter

NOW = 1_796_000_000.0


def sit(seat: str | None = None, name: str = "Ada", token: str = "") -> c.Sit:
    """A command to sit down with a token of its own."""
    return c.Sit(id="s", name=name, token=token or f"token-of-{name}".replace(" ", "-").ljust(16, "x")[:64], seat=seat)  # type: ignore[arg-type]


@dataclass
class World:
    """A table, what happened at it, and what each viewer was told; all chance follows from ``seed``.

    ``told_by`` is how many notices there were after each step.
    """

    settings: TableSettings = field(default_factory=TableSettings)
    seed: int = 0
    now: float = NOW

    def __post_init__(self) -> None:
        self.rng = Random(self.seed)
        self.table = Served()
        self.steps: list[Step] = []
        self.told: list[Notice] = []
        self.told_by: list[int] = []
        self.shares: dict[tuple[Seat, int], Share] = {}
        self.take([Step(f.Opened(self.settings), self.now)])

    def take(self, steps: Sequence[Step | Change]) -> None:
        """Let steps happen."""
        for each in steps:
            step = each.step if isinstance(each, Change) else each
            before, self.table = self.table, after(self.table, step)
            self.steps.append(step)
            self.told += tell(before, step, self.table)
            self.told_by.append(len(self.told))

    def entropy(self) -> bytes:
        return self.rng.randbytes(32)

    def send(self, who: Seat | None, command: c.ClientMessage) -> None:
        self.take(decide(self.table, who, command, self.now, self.entropy()))

    def wait(self, seconds: float) -> None:
        """Let time pass, and what is due in it happen."""
        end = self.now + seconds
        while (at := due(self.table)) is not None and at <= end:
            self.now = max(self.now, at)
            steps = go_on(self.table, self.now, self.entropy())
            if not steps and not self.bots_play():
                break
            self.take(steps)
        self.now = end

    def is_in(self, stage: Stage) -> bool:
        """Whether the table is in a stage."""
        return self.table.stage is stage

    def heard(self, viewer: Seat | None) -> list[TableEvent]:
        return [notice.message for notice in self.told if notice.to.includes(viewer)]

    def sit(self, persons: str, level: str = "medium") -> None:
        """Seat persons at these seats and bots at the others."""
        seating = Rules.parse(self.settings.rules).seating
        for seat in seating:
            if seat.letter in persons:
                self.send(None, sit(seat.letter, f"Player {seat.letter}"))
        owner = self.table.owner
        assert owner is not None
        for seat in seating:
            if seat.letter not in persons:
                self.send(owner, c.Fill(id="f", seat=letter(seat), level=level))

    def begin(self, persons: str) -> None:
        self.sit(persons)
        assert self.table.owner is not None
        self.send(self.table.owner, c.Start(id="b"))

    def bots_play(self) -> bool:
        """A bot plays any card, if one is to."""
        turn = bot_turn(self.table, self.now)
        if turn is None or self.table.game is None:
            return False
        hand = observe(self.table.game, turn.seat).legal_plays
        card = self.rng.choice(hand)
        self.take(lay(self.table, turn, card, turn.level, self.now, self.entropy()))
        return True

    def step(self) -> bool:
        """One thing that the table waits for is done; False if it waits for nothing that anybody here does."""
        table = self.table
        ways: dict[Stage, Callable[[], bool]] = {
            Stage.PROMISE: self.promise,
            Stage.SHARE: self.share,
            Stage.PLAY: lambda: self.bots_play() or self.play(),
            Stage.COUNT: self.read,
        }
        return ways[table.stage]() if table.stage in ways else False

    def promise(self) -> bool:
        table = self.table
        for seat in table.persons:
            if table.seats[seat].is_here and seat not in table.promises:
                is_cutter = table.dealer is not None and seat is table.rules.cutter(table.dealer)
                share = Share(self.entropy(), self.rng.randint(1, 51) if is_cutter else 0)
                self.shares[seat, table.round] = share
                hash = seat_commitment(table.context, seat, share).hex()
                self.send(seat, c.Commit(id="c", round=table.round, hash=hash))
                return True
        return False

    def share(self) -> bool:
        table = self.table
        for seat in table.promises:
            share = self.shares.get((seat, table.round))
            if share is not None and table.seats[seat].is_here and seat not in table.shares:
                self.send(seat, c.Reveal(id="r", round=table.round, seed=share.seed.hex(), tap=share.tap))
                return True
        return False

    def play(self) -> bool:
        game, seat = self.table.game, self.table.to_play
        if game is None or seat is None or not self.table.seats[seat].is_here:
            return False
        card = self.rng.choice(observe(game, seat).legal_plays)
        self.send(seat, c.Play(id="p", round=game.round_number, ply=len(game.round.turns), card=str(card)))
        return True

    def read(self) -> bool:
        table = self.table
        assert table.game is not None
        for seat in table.persons:
            if table.seats[seat].is_here and seat not in table.ready:
                self.send(seat, c.Ready(id="d", round=table.game.round_number))
                return True
        return False

    def play_on(self, stage: Stage) -> None:
        """Play until the table is in a stage."""
        while self.table.stage is not stage:
            assert self.step(), self.table.stage


def folded(steps: list[Step]) -> Served:
    """The table that steps make."""
    table = Served()
    for step in steps:
        table = after(table, step)
    return table
