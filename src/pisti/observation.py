"""What a viewer may know of a game (clause 8): the only place that decides who sees a card.

``observe`` builds a view from what the viewer may know, field by field; nothing is copied and then blanked. Bots,
screens and logs get views, never a round. ``last_turn``, ``newest_hand`` and ``face_down`` are single fields of a view,
for who tells one event after the other. ``determinize`` draws a full state that a view allows.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from random import Random

from pisti.cards import Card
from pisti.game import Game, totals, winner
from pisti.round import Leftovers, Round, SideScore, Turn
from pisti.rules import Centre, Lookers, Rules, Seat, Side
from pisti.unknown import complete


@dataclass(frozen=True, slots=True)
class Observation:
    """All that a seat, or a spectator (``seat`` None), may know at some moment of a game.

    ``finished`` are the counts of the rounds before this one; ``turned_up`` the centre cards face up, as they were
    turned up; ``face_down`` the other centre cards, first dealt first; ``dealt`` the viewer's own cards of each deal
    so far; ``pile`` bottom first; ``won_counts`` and ``pistis`` (piştis, double piştis) by side; ``score`` the count
    by side once the round is over. A card the viewer may not know is None.

    >>> from pisti.round import shuffled
    >>> game = Game.start(Rules(), shuffled(Random(1)), Seat.WEST)
    >>> view = observe(game, Seat.EAST)
    >>> len(view.hand), view.face_down, view.legal_plays
    (4, (None, None, None), ())
    """

    seat: Seat | None
    rules: Rules
    dealer: Seat
    finished: tuple[tuple[SideScore, ...], ...]
    turned_up: tuple[Card, ...]
    face_down: tuple[Card | None, ...]
    exposed: Card | None
    dealt: tuple[tuple[Card, ...], ...]
    deal_number: int
    turns: tuple[Turn, ...]
    pile: tuple[Card | None, ...]
    to_play: Seat | None
    won_counts: tuple[int, ...]
    pistis: tuple[tuple[int, int], ...]
    leftovers: Leftovers | None
    score: tuple[SideScore, ...] | None
    is_redeal: bool

    @property
    def round_number(self) -> int:
        """Which round this is, from 1."""
        return len(self.finished) + 1

    @property
    def order(self) -> tuple[Seat, ...]:
        """The seats in playing order, from the dealer's right to the dealer."""
        return self.rules.order_after(self.dealer)

    @property
    def plays(self) -> tuple[Card, ...]:
        """The cards played so far, in order."""
        return tuple(turn.card for turn in self.turns)

    @property
    def last(self) -> Turn | None:
        """The last turn, None before the first."""
        return self.turns[-1] if self.turns else None

    @property
    def is_over(self) -> bool:
        """Whether the round has been played to its end."""
        return self.score is not None

    @property
    def hand(self) -> tuple[Card, ...]:
        """The viewer's cards, in the order they were dealt; empty for a spectator."""
        played = self.plays
        return tuple(card for card in self.dealt[-1] if card not in played) if self.dealt else ()

    @property
    def legal_plays(self) -> tuple[Card, ...]:
        """The cards the viewer may play now (clause 4.1)."""
        return self.hand if self.seat is not None and self.seat == self.to_play else ()

    def hand_size(self, seat: Seat) -> int:
        """How many cards a seat holds; raises BadSeat if nobody sits there."""
        self.rules.occupied(seat)
        return 4 * self.deal_number - sum(turn.seat is seat for turn in self.turns)

    @property
    def stock_size(self) -> int:
        """How many cards are still to be dealt."""
        return 48 - 4 * self.rules.seats * self.deal_number

    @property
    def seen(self) -> frozenset[Card]:
        """Every card the viewer has seen in this round."""
        known = (card for card in (*self.face_down, self.exposed) if card is not None)
        return frozenset((*self.turned_up, *self.plays, *known, *(card for hand in self.dealt for card in hand)))

    @property
    def sheet(self) -> tuple[tuple[SideScore, ...], ...]:
        """The counts of all finished rounds, this one among them when it is over."""
        return self.finished if self.score is None else (*self.finished, self.score)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of each side over all finished rounds."""
        return totals(self.rules, self.sheet)

    @property
    def winner(self) -> Side | None:
        """The side that has won the game, None while it goes on."""
        return winner(self.rules, self.scores)

    @property
    def deck(self) -> tuple[Card | None, ...]:
        """The deck in dealing order, None where the viewer does not know the card by now.

        Cards of other hands that the viewer saw only when they were played stay None.
        """
        return self._deck(self.face_down)

    @property
    def deck_when_dealt(self) -> tuple[Card | None, ...]:
        """The deck of the viewer's own record: None where the card was unknown when it was dealt."""
        return self._deck((None,) * len(self.face_down))

    def _deck(self, face_down: tuple[Card | None, ...]) -> tuple[Card | None, ...]:
        deck: list[Card | None] = [None] * 52
        is_open = self.rules.centre is Centre.OPEN
        deck[:4] = self.turned_up if is_open else (*face_down, *reversed(self.turned_up))
        deck[51] = self.exposed
        for number, cards in enumerate(self.dealt):
            place = 4 * self.rules.seats * number + 4 * self.order.index(self.seat or Seat.SOUTH)
            deck[4 + place : 8 + place] = cards
        return tuple(deck)


def observe(game: Game, seat: Seat | None) -> Observation:
    """What a seat may know of a game, or a spectator where ``seat`` is None (clause 8); raises BadSeat."""
    round = game.round
    known = _known(round, seat)
    return Observation(
        seat=seat,
        rules=round.rules,
        dealer=round.dealer,
        finished=game.finished,
        turned_up=round.turned_up,
        face_down=face_down(game, seat),
        exposed=round.exposed,
        dealt=() if seat is None else round.dealt(seat),
        deal_number=round.deal_number,
        turns=tuple(_turn(turn, known) for turn in round.turns),
        pile=_shown(round.pile, known),
        to_play=round.to_play,
        won_counts=tuple(len(round.won(Side(side))) for side in range(round.rules.side_count)),
        pistis=tuple(round.pistis(Side(side)) for side in range(round.rules.side_count)),
        leftovers=_leftovers(round, known),
        score=round.score() if round.is_over else None,
        is_redeal=round.is_redeal,
    )


def may_look(round: Round, seat: Seat | None) -> bool:
    """Whether a viewer may look at the face-down centre cards: once captured, as the rules say (4.4, 8.2, 9.10)."""
    taker, lookers = round.face_down_taken_by, round.rules.lookers
    if taker is None or lookers is Lookers.NOBODY:
        return False
    if lookers is Lookers.EVERYONE:
        return True
    if seat is None or lookers is Lookers.SEAT:
        return seat == taker
    return round.rules.sides[seat] == round.rules.sides[taker]


def last_turn(game: Game, seat: Seat | None) -> Turn | None:
    """The last turn as ``observe`` shows it to a viewer, None before the first.

    >>> from pisti.round import shuffled
    >>> start = Game.start(Rules(), shuffled(Random(1)), Seat.WEST)
    >>> game = start.play(start.round.legal_plays[0])
    >>> last_turn(game, None) == observe(game, None).last
    True
    """
    turn = game.round.last
    if turn is None or not turn.captured:
        return turn
    return _turn(turn, _known(game.round, seat))


def newest_hand(game: Game, seat: Seat) -> tuple[Card, ...]:
    """The four cards that a seat was dealt last, for that seat alone, as in its view (8.2); raises BadSeat.

    >>> from pisti.round import shuffled
    >>> game = Game.start(Rules(), shuffled(Random(1)), Seat.WEST)
    >>> newest_hand(game, Seat.EAST) == observe(game, Seat.EAST).hand
    True
    """
    return game.round.dealt(seat)[-1]


def face_down(game: Game, seat: Seat | None) -> tuple[Card | None, ...]:
    """The face-down centre cards as a viewer knows them: all, or none of them (8.2 and 9.10).

    >>> from pisti.round import shuffled
    >>> face_down(Game.start(Rules(), shuffled(Random(1)), Seat.WEST), Seat.EAST)
    (None, None, None)
    """
    round = game.round
    return round.face_down if may_look(round, seat) else (None,) * len(round.face_down)


def _known(round: Round, seat: Seat | None) -> Collection[Card]:
    """The cards on the table, by now or before, that a viewer knows: those face up, and the others if it may look."""
    hidden = round.face_down if may_look(round, seat) else ()
    return {*round.turned_up, *(turn.card for turn in round.turns), *hidden}


def _shown(cards: Iterable[Card | None], known: Collection[Card]) -> tuple[Card | None, ...]:
    return tuple([card if card in known else None for card in cards])


def _turn(turn: Turn, known: Collection[Card]) -> Turn:
    if not turn.captured:
        return turn
    captured, set_aside = _shown(turn.captured, known), _shown(turn.set_aside, known)
    return Turn(turn.seat, turn.card, captured, set_aside, turn.pisti, turn.denied)


def _leftovers(round: Round, known: Collection[Card]) -> Leftovers | None:
    left = round.leftovers
    return None if left is None else Leftovers(left.side, _shown(left.cards, known))


def determinize(view: Observation, rng: Random) -> Game:
    """A game that the view allows, drawn uniformly from all decks that agree with it (clause 8.3).

    >>> from pisti.round import shuffled
    >>> view = observe(Game.start(Rules(), shuffled(Random(1)), Seat.WEST), Seat.EAST)
    >>> observe(determinize(view, Random(2)), Seat.EAST) == view
    True
    """
    deck = complete(view.rules, view.deck, view.plays, rng)
    round = Round.deal(view.rules, deck, view.dealer)
    for card in view.plays:
        round = round.play(card)
    return Game(round, view.finished)
