"""What two worlds play alike: at which table, who are persons, until when; and the persons."""

from dataclasses import dataclass, field
from random import Random

from pisti.rules import Rules
from pisti.table.wire_types import TableSettings
from twin_servers import Client

TROUBLE = 0.25
"""How likely something happens besides the game, before each thing that the table waits for."""


@dataclass(frozen=True)
class Plan:
    """What is played: at which table, who are persons, and until when.

    The game goes on to a ply of the so-manieth round that is dealt; without a ply, to the end of so many games.
    """

    seed: int
    settings: TableSettings
    persons: str
    rounds: int = 1
    ply: int | None = None
    trouble: float = TROUBLE

    @classmethod
    def of(cls, seed: int, rules: str, *, is_whole: bool = False) -> "Plan":
        """A plan at random."""
        rng = Random(f"plan {seed}")
        target = rng.choice((10, 20, 40, 101))
        parsed = Rules.parse(f"{rules},target={target}" if "target" not in rules else rules)
        seats = [seat.letter for seat in parsed.seating]
        persons = rng.sample(seats, rng.choice((1, 2, len(seats), len(seats))))
        settings = TableSettings(str(parsed), rng.choice((None, None, 5, 10)), rng.random() < 0.5, rng.random() < 0.5)
        ply = rng.choice((rng.randrange(16), rng.randrange(48)))
        rounds = rng.choice((1, 1, 2)) if is_whole else rng.choice((1, 1, 1, 1, 2, 3))
        return cls(seed, settings, "".join(persons), rounds, None if is_whole else ply)


@dataclass(eq=False)
class Person:
    """Somebody with the token of a seat, perhaps in several connections; ``is_asleep`` is who never plays in time."""

    name: str
    clients: list[Client] = field(default_factory=list)
    is_asleep: bool = False

    @property
    def token(self) -> str:
        return f"token-of-{self.name.replace(' ', '-')}".ljust(24, "x")

    @property
    def is_there(self) -> bool:
        return any(client.is_there for client in self.clients)
