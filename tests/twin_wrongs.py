"""What a table refuses, whoever says it, and what everybody may ask a server over HTTP."""

from random import Random

from pisti.cards import DECK, Card
from pisti.rules import Seat
from pisti.table import wire_commands as c
from pisti.table.served import Served
from pisti.table.served.state import IN_GAME
from pisti.table.wire_types import PROTOCOL, TableSettings

PATHS = (
    "/api/tables",
    "/api/tables/changes",
    "/api/games/{game}",
    "/health",
    "/ready",
    "/metrics",
    "/t/{code}",
    "/api/tables/{code}",
    "/api/tables/{code}/socket",
    "/nothing",
)

BROKEN = (
    b"",
    b"[]",
    b"{",
    b'{"type":"deck"}',
    b'{"type":"play"}',
    b'{"type":"play","id":"a","round":1,"ply":0,"card":"1x"}',
    b'{"type":"play","id":"a","round":1,"ply":0,"card":"Td","deck":true}',
    b'{"type":"hint","id":"a","round":1,"ply":99}',
    b"x" * 5000,
)
"""What is no message."""


def wrong(table: Served, seat: Seat | None, rng: Random, id: str) -> c.ClientMessage | bytes:
    """Something that a seat, or a spectator, says in vain now; it does not follow from hidden cards what."""
    return rng.choice([*_by_anybody(rng, id), *_by_players(table, rng, id), *_plays(table, seat, rng, id)])


def _by_anybody(rng: Random, id: str) -> list[c.ClientMessage | bytes]:
    return [
        *rng.sample(BROKEN, 2),
        c.Hello(protocol=PROTOCOL),
        c.Pong(),
        c.Commit(id=id, round=9_999, hash="0" * 64),
        c.Reveal(id=id, round=9_999, seed="0" * 64, tap=51),
        c.Ready(id=id, round=9_999),
        c.Hint(id=id, round=9_999, ply=0),
        c.Chat(id=id, text="\u202e"),
        c.Play(id="c1", round=1, ply=0, card="Jc"),
        c.Kick(id=id, seat="?"),  # type: ignore[arg-type]
    ]


def _by_players(table: Served, rng: Random, id: str) -> list[c.ClientMessage | bytes]:
    """What is refused in the middle of a game, and perhaps not before and after."""
    if table.stage not in IN_GAME:
        return []
    return [
        c.Start(id=id),
        c.Rematch(id=id),
        c.Free(id=id, seat="N"),
        c.Fill(id=id, seat="E", level="grandmaster"),
        c.Swap(id=id, seats=("S", "N")),
        c.Settings(id=id, settings=TableSettings("two")),
    ]


def _plays(table: Served, seat: Seat | None, rng: Random, id: str) -> list[c.ClientMessage | bytes]:
    """Cards that cannot be played: another's turn, another ply, a card that lies on the table."""
    game = table.game
    if game is None:
        return []
    round, ply = game.round_number, len(game.round.turns)
    others: list[Card] = [*game.round.turned_up, *(turn.card for turn in game.round.turns)]
    card = rng.choice(others if seat is None or seat is table.to_play else DECK)
    plies = [(round, ply), (round, ply), (round, ply + 1), (round, abs(ply - 1)), (round + 1, ply)]
    return [c.Play(id=id, round=round, ply=min(ply, 51), card=str(card)) for round, ply in plies]
