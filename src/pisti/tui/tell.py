"""A record told in words, a sentence a line; cards that the record does not know are never told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pisti.cards import Card
from pisti.notation.record import UNKNOWN, Record
from pisti.round import Pisti, Round, SideScore, Turn
from pisti.rules import Seat, Side
from pisti.tui.plain_words import SIDE_IDS, CardWords

INDENT = "   "

_POINTS = {
    "most_cards": "play-count-most",
    "jacks": "play-count-jacks",
    "aces": "play-count-aces",
    "two_of_clubs": "play-count-two-of-clubs",
    "ten_of_diamonds": "play-count-ten-of-diamonds",
    "pistis": "play-count-pistis",
}


class Teller:
    """Tells one record; ``with_hands`` names the hand that each card is played from."""

    def __init__(self, record: Record, words: CardWords, with_hands: bool = False) -> None:
        self._record = record
        self._say = words.say
        self._words = words
        self._with_hands = with_hands
        self._known = {*record.plays, *(card for card in record.deck if card is not None)}
        self._names = dict(zip(record.rules.seating, record.names, strict=True))
        self._players = {seat: self._player_at(seat) for seat in self._names}

    def lines(self, ply: int | None = None) -> Iterator[str]:
        """The whole record, or what it tells up to some play and how the table stands then; raises BadRecord."""
        record, last = self._record, len(self._record.plays) if ply is None else ply
        end = record.at(last)
        yield from self.opening()
        yield from self._plays(end)
        if end.is_over:
            yield from self._count(end)
        elif ply is not None and not end.is_redeal:
            yield from self._table(end)
        elif not end.is_redeal:
            yield self._say("replay-unfinished", plays=last)

    def opening(self) -> Iterator[str]:
        """What there is to tell before the first play; raises BadRecord."""
        yield from self._heading()
        yield from self._start(self._record.at(0))
        yield from self._comments(0)

    def _heading(self) -> Iterator[str]:
        record, say = self._record, self._say
        yield say("replay-round", game=record.game, round=record.round_number)
        if record.event != UNKNOWN:
            yield say("replay-event", event=record.event)
        if record.date is not None:
            yield say("replay-date", date=record.date.isoformat())
        yield say("replay-rules", rules=str(record.rules))
        for seat, name in self._names.items():
            yield say("replay-seat", seat=seat.letter, player=name)
        for name, value in record.tags:
            yield say("replay-tag", name=name, value=value)

    def _start(self, round: Round) -> Iterator[str]:
        cut = self._record.cut
        yield self._say("replay-dealer", player=self._player(round.dealer))
        for lifted in cut[:-1]:
            yield self._say("replay-cut-jack", lifted=lifted)
        if cut:
            yield self._say("replay-cut", lifted=cut[-1])
        yield self._say("play-turned-up", cards=self._words.list(round.turned_up))
        if round.is_redeal:
            yield self._say("replay-redeal")
        elif round.exposed is not None:
            yield self._say("play-exposed", card=self._words.card(round.exposed))

    def _plays(self, end: Round) -> Iterator[str]:
        each_deal = 4 * end.rules.seats
        for place, turn in enumerate(end.turns):
            deal, in_deal = divmod(place, each_deal)
            if in_deal == 0:
                yield from self._deal(end, deal)
            elif self._with_hands:
                played = {each.card for each in end.turns[deal * each_deal : place]}
                hand = [card for card in end.dealt(turn.seat)[deal] if card not in played]
                yield INDENT + self._holds(turn.seat, hand)
            told = self._say("play-plays", player=self._player(turn.seat), card=self._words.the_card(turn.card))
            yield self._say("replay-numbered", number=place + 1, text=told)
            yield from (INDENT + line for line in self._consequences(end, turn))
            yield from self._comments(place + 1)

    def _deal(self, end: Round, number: int) -> Iterator[str]:
        yield self._say("play-deal", deal=number + 1, deals=end.rules.deals)
        if self._with_hands:
            for seat in end.order:
                yield self._holds(seat, end.dealt(seat)[number])

    def _comments(self, ply: int) -> Iterator[str]:
        for comment in self._record.comments:
            if comment.ply == ply:
                yield INDENT + self._say("replay-comment", text=comment.text)

    def _consequences(self, round: Round, turn: Turn) -> Iterator[str]:
        if not turn.captured:
            return
        say, player = self._say, self._player(turn.seat)
        yield say("play-captures", player=player, count=len(turn.captured), cards=self._cards(turn.captured))
        if turn.set_aside:
            yield say("replay-set-aside", count=len(turn.set_aside), cards=self._cards(turn.set_aside))
        side = self._side(round, round.rules.sides[turn.seat])
        if turn.pisti is Pisti.PISTI:
            yield say("play-pisti", side=side, points=round.rules.pisti)
        elif turn.pisti is Pisti.DOUBLE:
            yield say("play-double", side=side, points=round.rules.double_pisti)
        if turn.denied is not None:
            yield say(f"play-denied-{turn.denied}")

    def _table(self, round: Round) -> Iterator[str]:
        """How the table stands."""
        yield self._say("replay-after", plays=len(round.turns))
        yield self._say("replay-pile", count=len(round.pile), cards=self._cards(reversed(round.pile)))
        for seat in round.order:
            yield self._hand(round, seat)
        for side in map(Side, range(round.rules.side_count)):
            yield self._say("replay-won", side=self._side(round, side), count=len(round.won(side)))
        if round.to_play is not None:
            yield self._say("replay-to-play", player=self._player(round.to_play))

    def _hand(self, round: Round, seat: Seat) -> str:
        return self._holds(seat, round.hand(seat))

    def _holds(self, seat: Seat, cards: Iterable[Card]) -> str:
        hand = tuple(cards)
        return self._say("replay-hand", player=self._player(seat), count=len(hand), cards=self._cards(hand))

    def _count(self, round: Round) -> Iterator[str]:
        left = round.leftovers
        if left is not None:
            count, cards = len(left.cards), self._cards(left.cards)
            if left.side is None:
                yield self._say("play-leftovers-nobody", count=count, cards=cards)
            else:
                yield self._say("play-leftovers", side=self._side(round, left.side), count=count, cards=cards)
        for number, score in enumerate(round.score()):
            yield self._say("play-count-side", side=self._side(round, Side(number)), cards=score.cards)
            yield from (INDENT + line for line in self._points(score))
            yield INDENT + self._say("replay-total", points=self._record.total[number])

    def _points(self, score: SideScore) -> Iterator[str]:
        """What scored, and the sum."""
        points = {id: getattr(score, name) for name, id in _POINTS.items()}
        yield from (self._say(id, points=number) for id, number in points.items() if number)
        yield self._say("play-count-total", points=score.total)

    def _player(self, seat: Seat) -> str:
        return self._players[seat]

    def _player_at(self, seat: Seat) -> str:
        """The name of who sits there, or the seat where the name is not known or could be another player's."""
        places = {each: self._place(each) for each in self._names}
        name, place = self._names[seat], places.pop(seat)
        others = [*places.values(), *(other for each, other in self._names.items() if each != seat)]
        return place if name == UNKNOWN or name in others else name

    def _place(self, seat: Seat) -> str:
        return self._say("seat-name", seat=seat.letter)

    def _side(self, round: Round, side: Side) -> str:
        """The players of a side; two whose names are not used are called by their seats together."""
        letters, members = round.rules.side_letters(side), round.rules.members(side)
        if letters in SIDE_IDS and all(self._player(seat) == self._place(seat) for seat in members):
            return self._say(SIDE_IDS[letters])
        return " + ".join(map(self._player, members))

    def _cards(self, cards: Iterable[Card | None]) -> str:
        """Cards in short form, those that the record does not know in words."""
        return ", ".join(map(self._short, cards))

    def _short(self, card: Card | None) -> str:
        if card is None or card not in self._known:
            return self._say("card-unknown")
        return self._words.short(card)
