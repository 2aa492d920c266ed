"""What each viewer of a table of a server may know of a fact, as messages; cards come from the view of the audience."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from pisti.cards import Card
from pisti.rules import Seat
from pisti.table import wire_events as e
from pisti.table.protocol import EVERYONE, Audience, Sent, Started
from pisti.table.served import facts as f
from pisti.table.served.facts import Step
from pisti.table.served.going_on import ABSENT_SECONDS, is_company, play_until
from pisti.table.served.state import IN_GAME, Served, Stage
from pisti.table.telling import told_of_deal, told_of_play
from pisti.table.wire_types import PlayerAt, ShownCard
from pisti.table.wiring import letter, message_of, player_at


class Notice(Struct, frozen=True):
    """A message with its audience."""

    to: Audience
    message: e.TableEvent


def tell(before: Served, step: Step, after: Served) -> list[Notice]:
    """What is told of a step, in order; nothing of what changes nothing for anybody."""
    notices = list(_told(before, step, after))
    if before.wishes and not after.wishes and not isinstance(step.fact, f.Wished | f.Began | f.Promised):
        notices.append(_to_all(e.RematchAsked(seats=())))
    until = play_until(after)
    if until is not None and until != play_until(before):
        assert after.to_play is not None
        notices.append(_to_all(e.Clock(until=int(until * 1000), seat=letter(after.to_play))))
    return notices


def _told(before: Served, step: Step, after: Served) -> Iterator[Notice]:
    match step.fact:
        case f.Laid(level=level):  # first, since this happens most
            yield from _of_play(before, level, after)
        case f.Promised() | f.Shared() | f.Drew() | f.Asked() | f.Began():
            yield from _of_game(before, step.fact, after)
        case f.Said(seat, phrase):
            yield _to_all(e.Said(seat=seat, phrase=phrase))
        case f.Wrote(seat, text):
            yield _to_all(e.Chatted(seat=seat, text=text))
        case f.Silenced(seat, is_muted):
            yield _to_all(e.Muted(seat=seat, is_muted=is_muted))
        case f.Wished():
            yield _to_all(e.RematchAsked(seats=tuple(letter(seat) for seat in Seat if seat in after.wishes)))
        case f.Away(milliseconds):
            yield _to_all(e.Outage(milliseconds=milliseconds))
        case f.Opened(settings) | f.Chose(settings):
            yield _to_all(e.Chosen(settings=settings))
        case _:
            yield from _of_seats(step.fact, after)


def _of_seats(fact: f.Fact, after: Served) -> Iterator[Notice]:
    match fact:
        case f.Sat(seat) | f.Filled(seat, _):
            yield _to_all(e.Seated(seat=seat, player=_player(after, seat)))
        case f.Emptied(seat):
            yield _to_all(e.Left(seat=seat))
        case f.StoodIn(seat, _, _):
            yield _to_all(e.Left(seat=seat, player=_player(after, seat)))
        case f.Swapped(seats):
            for seat in seats:
                is_taken = Seat.parse(seat) in after.seats
                yield _to_all(e.Seated(seat=seat, player=_player(after, seat)) if is_taken else e.Left(seat=seat))
                if is_taken and after.seats[Seat.parse(seat)].is_muted:
                    yield _to_all(e.Muted(seat=seat, is_muted=True))
        case f.Gone(seat):
            waits = after.stage in IN_GAME and is_company(after) and after.settings.clock is None
            yield _to_all(e.Absent(seat=seat, after=int(ABSENT_SECONDS) if waits else None))
        case f.Here(seat):
            yield _to_all(e.Back(seat=seat))


def _of_game(before: Served, fact: f.Fact, after: Served) -> Iterator[Notice]:
    match fact:
        case f.Promised(round, hash, seat):
            if seat is None and round > 0:
                yield _to_all(message_of(_started(after)))
            yield _to_all(e.Committed(round=round, hash=hash, seat=seat, game=None if seat else after.name))
        case f.Asked(round):
            yield _to_all(e.Asked(round=round))
        case f.Shared(round, seat, seed, tap):
            yield _to_all(e.Revealed(round=round, seat=seat, seed=seed, tap=tap))
        case f.Drew(0, _):
            yield _to_all(e.Revealed(round=0, seed=before.seed.hex()))
        case f.Drew():
            yield from _of_deal(after)


def _of_play(before: Served, level: str | None, after: Served) -> Iterator[Notice]:
    """A card that was played, by a bot at a level that is not its own, and the seed once the round is over."""
    assert before.game is not None
    assert after.game is not None
    for notice in _notices(told_of_play(before.game, after.game), _show(after)):
        is_play = level is not None and isinstance(notice.message, e.Played)
        yield Notice(notice.to, replace(notice.message, level=level)) if is_play else notice
    if after.stage is not Stage.PLAY:
        yield _to_all(e.Revealed(round=after.round, seed=after.seed.hex()))


def _started(after: Served) -> Started:
    assert after.dealer is not None
    rules, game = after.rules, after.game
    players = {seat: after.seats[seat].player for seat in rules.seating}
    scores = game.scores if game else (0,) * rules.side_count
    return Started(rules, players, after.round, 0, after.dealer, rules.cutter(after.dealer), scores)


def _of_deal(after: Served) -> Iterator[Notice]:
    """The cards of a deal, with the commitments of all of them before the first is seen."""
    game, fair = after.dealt[-1].game, after.dealt[-1].fair
    refusals = len(fair.round.draw(fair.dealing).lifted) - 1
    for notice in _notices(told_of_deal(game, refusals), _show(after)):
        if isinstance(notice.message, e.CutDone):
            promised = tuple(each.hex() for each in fair.round.card_commitments(fair.dealing))
            done = notice.message
            yield _to_all(e.CutDone(round=done.round, cutter=done.cutter, dealing=fair.dealing, promised=promised))
        else:
            yield notice


def _notices(sent: Iterator[Sent], show: Callable[[Card], ShownCard]) -> Iterator[Notice]:
    for each in sent:
        yield Notice(each.to, message_of(each.event, show))


def _show(after: Served) -> Callable[[Card], ShownCard]:
    """A card with its place and its salt, which is made for the cards alone that are shown."""
    deck, fair = after.dealt[-1].game.round.deck, after.dealt[-1].fair

    def shown(card: Card) -> ShownCard:
        place = deck.index(card)
        return ShownCard(str(card), place, fair.round.salt(place, fair.dealing).hex())

    return shown


def _to_all(message: e.TableEvent) -> Notice:
    return Notice(EVERYONE, message)


def _player(after: Served, seat: str) -> PlayerAt:
    return player_at(after.seats[Seat.parse(seat)].player)
