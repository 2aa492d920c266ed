"""Leaks of hidden cards planted in a server: each must be seen where two worlds are compared."""

import dataclasses
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

from pisti.cards import DECK, Card
from pisti.game import Game
from pisti.observation import Observation, observe
from pisti.round import IllegalPlay, PlayFault, Round
from pisti.rules import Seat
from pisti.server import connection, live, tables
from pisti.server.lobby import listing_of
from pisti.server.measures import Measures
from pisti.server.store import Finished, Outcome, SqliteStore, Store, Write
from pisti.server.store.gathering import Gathering
from pisti.server.store.postgres import PostgresStore
from pisti.table import wire_events as e
from pisti.table.protocol import EVERYONE, Audience
from pisti.table.served import Change, Notice, Served, Step
from pisti.table.served import tell as _tell
from pisti.table.wire import encode as _encode
from pisti.table.wire_types import ShownCard, SideCount

Leak = Callable[[pytest.MonkeyPatch], None]
Changed = Callable[[Any, Served], Iterable[Any]]
STORES = (SqliteStore, PostgresStore)


def hidden(table: Served) -> str:
    """All that nobody may know: the seed and the deck."""
    deck = "" if table.game is None else " ".join(map(str, table.game.round.deck))
    return f"{table.seed.hex()} {deck}"


def secret(table: Served) -> Card:
    """A card that is hidden from most: one set aside, else the next of the stock."""
    if table.game is None:
        return DECK[0]
    return _round(table).deck[0] if _round(table).face_down else _round(table).deck[-2]


def _round(table: Served) -> Round:
    assert table.game is not None
    return table.game.round


def points(table: Served) -> int:
    """What the cards that were set aside are worth."""
    if table.game is None:
        return 0
    worth = {"J": 1, "A": 1}
    cards = map(str, _round(table).face_down)
    return sum({"2c": 2, "Td": 3}.get(card, worth.get(card[0], 0)) for card in cards)


def to_all(message: e.TableEvent, table: Served) -> list[Notice]:
    """An event that everybody is told."""
    return [Notice(EVERYONE, message)]


def with_more(message: Any, table: Served) -> list[Any]:  # noqa: ANN401
    """A message with a field that tells everything."""
    kind = type(message)
    fields = {name: getattr(message, name) for name in kind.__struct_fields__}
    tag = kind.__struct_config__.tag
    more = msgspec.defstruct(kind.__name__, [("more", str)], bases=(kind,), tag=tag, frozen=True, kw_only=True)
    return [more(**fields, more=hidden(table))]


def in_events(kind: type, change: Changed) -> Leak:
    """A leak in the events of a kind."""

    def changed(notice: Notice, after: Served) -> Iterator[Notice]:
        made = change(notice.message, after) if isinstance(notice.message, kind) else [notice]
        return (each if isinstance(each, Notice) else Notice(notice.to, each) for each in made)

    def plant(patch: pytest.MonkeyPatch) -> None:
        def tell(before: Served, step: Step, after: Served) -> list[Notice]:
            return [each for notice in _tell(before, step, after) for each in changed(notice, after)]

        patch.setattr(live, "tell", tell)

    return plant


class Known:
    """The table of which something was told last: where a leak takes it from that has no table at hand."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.table = Served()
        patch.setattr(live, "tell", self._tell)

    def _tell(self, before: Served, step: Step, after: Served) -> list[Notice]:
        self.table = after
        return _tell(before, step, after)

    @property
    def number(self) -> int:
        """A number that follows from a hidden card, 0 where there is none."""
        return int(secret(self.table))


def in_messages(kind: type, change: Changed) -> Leak:
    """A leak in the messages of a kind."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        known = Known(patch)

        def encode(message: e.ServerMessage) -> bytes:
            [message] = change(message, known.table) if isinstance(message, kind) else [message]
            return _encode(message)

        for module in (live, tables, connection):
            patch.setattr(module, "encode", encode)

    return plant


def _salt_of_another(message: e.Played, table: Served) -> list[e.Played]:
    fair, place = table.dealt[-1].fair, _round(table).deck.index(secret(table))
    return [replace(message, card=replace(message.card, salt=fair.round.salt(place, fair.dealing).hex()))]


def _live_count(message: e.Welcome, table: Served) -> list[e.Welcome]:
    """The points of the round that goes on, with those of the cards that were set aside."""
    if table.game is None:
        return [message]
    count = tuple(SideCount(0, 0, 0, points(table), 0, 0, 0) for _ in range(table.rules.side_count))
    return [replace(message, sheet=(*message.sheet, count))]


def _everybody_hears(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Audience, "includes", lambda audience, viewer: True)


def _who_holds_it(patch: pytest.MonkeyPatch) -> None:
    """Who plays a card of another hand is told whose."""
    check = Round.check_play

    def check_play(round: Round, card: Card) -> Seat:
        holder = next((seat for seat in round.order if card in round.hand(seat)), None)
        if holder is not None and holder is not round.to_play:
            raise IllegalPlay(PlayFault.NOT_IN_HAND, card=str(card), seat=holder.letter, hand="")
        return check(round, card)

    patch.setattr(Round, "check_play", check_play)


def _bots_see_all(patch: pytest.MonkeyPatch) -> None:
    def see(game: Game, seat: Seat | None) -> Observation:
        return dataclasses.replace(observe(game, seat), face_down=game.round.face_down)

    patch.setattr(tables, "observe", see)


def _list_tells(patch: pytest.MonkeyPatch) -> None:
    def listing(table: Served) -> str | None:
        text = listing_of(table)
        return None if text is None else f'{text[:-1]},"more":"{hidden(table)}"}}'

    patch.setattr(tables, "listing_of", listing)


def _figures_tell(patch: pytest.MonkeyPatch) -> None:
    counted = Measures.counted

    def count(measures: Measures, changes: Sequence[Change]) -> None:
        counted(measures, changes)
        measures.plays += points(changes[-1].table)

    patch.setattr(Measures, "counted", count)


def _log_tells(patch: pytest.MonkeyPatch) -> None:
    known = Known(patch)
    refusal = tables.refusal

    def refused(*args: Any) -> e.Refused:  # noqa: ANN401
        logging.getLogger("pisti.server").debug("refused while the deck is %s", hidden(known.table))
        return refusal(*args)

    patch.setattr(tables, "refusal", refused)


def _record_too_soon(patch: pytest.MonkeyPatch) -> None:
    known = Known(patch)

    async def record(store: Store, game: str) -> Finished:
        return Finished(game, hidden(known.table), None)

    for kind in STORES:
        patch.setattr(kind, "record", record)


def _stored(change: Callable[[Write, int], Write]) -> Leak:
    def plant(patch: pytest.MonkeyPatch) -> None:
        known, write = Known(patch), Gathering.write

        async def write_more(gathering: Gathering, written: Write) -> Outcome:
            return await write(gathering, change(written, known.number))

        patch.setattr(Gathering, "write", write_more)

    return plant


def _later(written: Write, number: int) -> Write:
    return dataclasses.replace(written, steps=[replace(step, at=step.at + number / 1000) for step in written.steps])


def _due_later(written: Write, number: int) -> Write:
    return dataclasses.replace(written, due=None if written.due is None else written.due + number / 1000)


EVENTS: dict[str, Leak] = {
    f"{kind.__struct_config__.tag}: a field more": in_events(kind, with_more) for kind in get_args(e.TableEvent)
}
"""In each kind of event, a field that tells the seed and the deck."""

MESSAGES: dict[str, Leak] = {
    f"{kind.__struct_config__.tag}: a field more": in_messages(kind, with_more) for kind in get_args(e.ServerMessage)
}
"""The same in each kind of message."""

FINE: dict[str, Leak] = {
    "started: in an order that follows from the seed": in_events(
        e.Started,
        lambda m, t: [replace(m, players=dict(sorted(m.players.items(), key=lambda each: _mixed(each[0], t))))],
    ),
    "committed: the seed itself": in_events(e.Committed, lambda m, t: [replace(m, hash=t.seed.hex())]),
    "asked: and the seed": in_events(e.Asked, lambda m, t: [m, e.Revealed(round=m.round, seed=t.seed.hex())]),
    "cut refused: once more for some decks": in_events(e.CutRefused, lambda m, t: [m] * (1 + secret(t) % 2)),
    "cut: hashes of the cards without salts": in_events(e.CutDone, lambda m, t: [replace(m, promised=_plain(t))]),
    "turned up: too many below for some cards": in_events(
        e.TurnedUp, lambda m, t: [replace(m, face_down=m.face_down + points(t))]
    ),
    "turned up: the bottom card under rules without": in_events(
        e.TurnedUp, lambda m, t: [replace(m, exposed=ShownCard(str(_round(t).deck[-1])))]
    ),
    "dealt: to everybody": in_events(e.Dealt, to_all),
    "dealt: in an order that follows from the next cards": in_events(
        e.Dealt, lambda m, t: [replace(m, cards=tuple(sorted(m.cards, key=lambda each: _mixed(each.card, t))))]
    ),
    "redeal: all of the centre": in_events(
        e.Redeal, lambda m, t: [replace(m, cards=tuple(map(str, _round(t).deck[:4])))]
    ),
    "played: with the cards set aside": in_events(
        e.Played, lambda m, t: [replace(m, set_aside=tuple(map(str, _round(t).face_down)))]
    ),
    "played: the salt of a card that nobody saw": in_events(e.Played, _salt_of_another),
    "set aside: seen by everybody": in_events(e.SetAsideSeen, to_all),
    "leftovers: with a card set aside": in_events(
        e.LeftoversTaken, lambda m, t: [replace(m, cards=(*m.cards, str(_round(t).deck[0])))]
    ),
    "counted: by the first card": in_events(
        e.Counted, lambda m, t: [replace(m, scores=(*m.scores, int(_round(t).deck[0])))]
    ),
    "game over: by the first card": in_events(
        e.GameOver, lambda m, t: [replace(m, scores=(*m.scores, int(_round(t).deck[0])))]
    ),
    "clock: longer for some cards": in_events(e.Clock, lambda m, t: [replace(m, until=m.until + secret(t))]),
    "told: to each what others are told": _everybody_hears,
    "welcome: the points so far": in_messages(e.Welcome, _live_count),
    "refused: who holds the card": _who_holds_it,
    "hinted: what is hidden": in_messages(e.Hinted, lambda m, t: [replace(m, card=str(secret(t)))]),
    "a bot sees the cards set aside": _bots_see_all,
    "the list of open tables": _list_tells,
    "the figures": _figures_tell,
    "the log": _log_tells,
    "a record before the end": _record_too_soon,
    "stored: the time of a fact": _stored(_later),
    "stored: when something is due": _stored(_due_later),
}
"""Leaks as they happen: in fields that are there, in an order, in a number, to one more."""


def _mixed(text: str, table: Served) -> bytes:
    return sha256(f"{text} {hidden(table)}".encode()).digest()


def _plain(table: Served) -> tuple[str, ...]:
    return tuple(sha256(str(card).encode()).hexdigest() for card in _round(table).deck)
