"""The events and commands of a table as messages, and back: what a client folds is what a local table would tell.

Nothing is decided here: an event holds only what each of its audience may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from pisti.cards import Card
from pisti.round import Denied, Leftovers, Pisti, SideScore, Turn
from pisti.rules import Rules, Seat, Side
from pisti.table import protocol as told
from pisti.table import wire_commands as commands
from pisti.table import wire_events as events
from pisti.table.wire_types import HiddenCard, PlayerAt, SeatLetter, ShownCard, SideCount

Show = Callable[[Card], ShownCard]
"""A card as a viewer is shown it: with its place and its salt where cards were promised."""


def unpromised(card: Card) -> ShownCard:
    """A card at a table where none were promised.

    >>> unpromised(Card.parse("Td"))
    ShownCard(card='Td', place=None, salt=None)
    """
    return ShownCard(str(card))


_LETTERS: tuple[SeatLetter, ...] = ("S", "E", "N", "W")


def letter(seat: Seat) -> SeatLetter:
    """The letter of a seat.

    >>> letter(Seat.EAST)
    'E'
    """
    return _LETTERS[seat]


def message_of(event: told.Event, show: Show = unpromised) -> events.TableEvent:
    """The message that tells an event; ``Refused`` is no event of the table and has none.

    >>> message_of(told.CutRefused(2, Seat.WEST))
    CutRefused(round=2, cutter='W')
    """
    match event:
        case told.Played(round, ply, turn):  # first, since this is told most
            return _played(round, ply, turn, show)
        case told.Started():
            return _started(event)
        case told.CutRefused(round, cutter):
            return events.CutRefused(round=round, cutter=letter(cutter))
        case told.CutDone(round, cutter):
            return events.CutDone(round=round, cutter=letter(cutter))
        case told.TurnedUp(round, cards, face_down, exposed):
            bottom = None if exposed is None else show(exposed)
            return events.TurnedUp(round=round, cards=_shown(cards, show), face_down=face_down, exposed=bottom)
        case told.Dealt(round, deal, seat, cards):
            return events.Dealt(round=round, deal=deal, seat=letter(seat), cards=_shown(cards, show))
        case told.Redeal(round, cards, dealer, cutter):
            texts = tuple(map(str, cards))
            return events.Redeal(round=round, cards=texts, dealer=letter(dealer), cutter=letter(cutter))
        case told.SetAsideSeen(round, cards):
            return events.SetAsideSeen(round=round, cards=_shown(cards, show))
        case told.LeftoversTaken(round, leftovers):
            return events.LeftoversTaken(round=round, side=leftovers.side, cards=_hidden(leftovers.cards))
        case told.Counted(round, count, pistis, scores):
            lines = tuple(map(count_of, count))
            return events.Counted(round=round, count=lines, pistis=pistis, scores=scores)
        case told.GameOver(winner, scores):
            return events.GameOver(winner=winner, scores=scores)
        case told.LeftTable(seat, player):
            return events.Left(seat=letter(seat), player=player_at(player))
        case told.Refused():
            raise TypeError(event)


def _started(event: told.Started) -> events.Started:
    return events.Started(
        rules=str(event.rules),
        players={letter(seat): player_at(player) for seat, player in event.players.items()},
        round=event.round,
        ply=event.ply,
        dealer=letter(event.dealer),
        cutter=letter(event.cutter),
        scores=event.scores,
        goes_on=event.goes_on,
    )


def _played(round: int, ply: int, turn: Turn, show: Show) -> events.Played:
    return events.Played(
        round=round,
        ply=ply,
        seat=letter(turn.seat),
        card=show(turn.card),
        captured=_hidden(turn.captured),
        set_aside=_hidden(turn.set_aside),
        pisti=int(turn.pisti),
        denied=None if turn.denied is None else turn.denied.value,
    )


def player_at(player: told.Player) -> PlayerAt:
    """Who sits at a seat.

    >>> player_at(told.Bot("Bot", "hard"))
    PlayerAt(name='Bot', level='hard')
    """
    return PlayerAt(player.name, player.level if isinstance(player, told.Bot) else None)


def count_of(score: SideScore) -> SideCount:
    """The count of a side.

    >>> count_of(SideScore(27, 1, 2, 0, 3, 3, 10)).jacks
    1
    """
    return SideCount(**{name: getattr(score, name) for name in SideCount.__struct_fields__})


def _shown(cards: Iterable[Card], show: Show) -> tuple[ShownCard, ...]:
    return tuple(map(show, cards))


def _hidden(cards: Iterable[Card | None]) -> tuple[HiddenCard, ...]:
    return tuple([None if card is None else str(card) for card in cards])


def event_of(message: events.TableEvent) -> told.Event | None:
    """The event of a message, None for one that no table without a server has; raises what bad cards and rules raise.

    >>> event_of(events.CutRefused(round=2, cutter="W"))
    CutRefused(round=2, cutter=<Seat.WEST: 3>)
    """
    match message:
        case events.Started():
            return _started_of(message)
        case events.CutRefused():
            return told.CutRefused(message.round, Seat.parse(message.cutter))
        case events.CutDone():
            return told.CutDone(message.round, Seat.parse(message.cutter))
        case events.TurnedUp():
            exposed = None if message.exposed is None else Card.parse(message.exposed.card)
            return told.TurnedUp(message.round, _cards(message.cards), message.face_down, exposed)
        case events.Dealt():
            return told.Dealt(message.round, message.deal, Seat.parse(message.seat), _cards(message.cards))
        case events.Redeal():
            cards = tuple(map(Card.parse, message.cards))
            return told.Redeal(message.round, cards, Seat.parse(message.dealer), Seat.parse(message.cutter))
        case events.Played():
            return told.Played(message.round, message.ply, _turn_of(message))
        case events.SetAsideSeen():
            return told.SetAsideSeen(message.round, _cards(message.cards))
        case events.LeftoversTaken():
            side = None if message.side is None else Side(message.side)
            return told.LeftoversTaken(message.round, Leftovers(side, _known(message.cards)))
        case events.Counted():
            count = tuple(map(score_of, message.count))
            return told.Counted(message.round, count, message.pistis, message.scores)
        case events.GameOver():
            return told.GameOver(Side(message.winner), message.scores)
        case events.Left() if message.player is not None:
            return told.LeftTable(Seat.parse(message.seat), player_of(message.player))
    return None


def _started_of(message: events.Started) -> told.Started:
    return told.Started(
        Rules.parse(message.rules),
        players_of(message.players),
        message.round,
        message.ply,
        Seat.parse(message.dealer),
        Seat.parse(message.cutter),
        message.scores,
        message.goes_on,
    )


def _turn_of(message: events.Played) -> Turn:
    return Turn(
        Seat.parse(message.seat),
        Card.parse(message.card.card),
        _known(message.captured),
        _known(message.set_aside),
        Pisti(message.pisti),
        None if message.denied is None else Denied(message.denied),
    )


def players_of(players: Mapping[SeatLetter, PlayerAt]) -> dict[Seat, told.Player]:
    """Who sits where."""
    return {Seat.parse(seat): player_of(player) for seat, player in players.items()}


def player_of(player: PlayerAt) -> told.Player:
    """Who sits at a seat.

    >>> player_of(PlayerAt("Ada"))
    Person(name='Ada')
    """
    return told.Person(player.name) if player.level is None else told.Bot(player.name, player.level)


def score_of(count: SideCount) -> SideScore:
    """The count of a side."""
    return SideScore(**{name: getattr(count, name) for name in SideCount.__struct_fields__})


def _cards(cards: Iterable[ShownCard]) -> tuple[Card, ...]:
    return tuple(Card.parse(shown.card) for shown in cards)


def _known(cards: Iterable[HiddenCard]) -> tuple[Card | None, ...]:
    return tuple(None if card is None else Card.parse(card) for card in cards)


def command_of(message: commands.ClientMessage) -> told.Command | None:
    """The command of a message that a local table knows too, None for any other.

    >>> command_of(commands.Ready(id="a", round=3))
    Ready(round=3)
    """
    match message:
        case commands.Start():
            return told.Start()
        case commands.Play():
            return told.Play(message.round, message.ply, Card.parse(message.card))
        case commands.Ready():
            return told.Ready(message.round)
        case commands.Leave():
            return told.Leave()
    return None
