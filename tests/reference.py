"""The rules of a round a second time, as plainly as they can be said, for comparison only.

Lists of cards, dictionaries by seat, one clause after the other; written from the clauses, not from the engine.
"""

from __future__ import annotations

from collections.abc import Sequence

from pisti.cards import Card, Rank
from pisti.rules import Centre, CentreJack, LoneJack, Rules, Seat

POINT_LINES = ("jacks", "aces", "two_of_clubs", "ten_of_diamonds", "most_cards", "pistis")


def is_jack(card: Card) -> bool:
    """Whether a card is a jack."""
    return card.rank is Rank.JACK


class Table:
    """A round on a table: deal it, play cards, count."""

    def __init__(self, rules: Rules, deck: Sequence[Card], dealer: Seat) -> None:
        """Deal the centre and the first hands (3.1, 3.3 to 3.5, 9.7, 9.8)."""
        self.rules = rules
        seats = {2: "SN", 3: "SEW", 4: "SENW"}[rules.seats]
        first = (seats.index(dealer.letter) + 1) % len(seats)
        self.seats = seats[first:] + seats[:first]
        self.team = {s: ("NS" if s in "NS" else "EW") if rules.partners else s for s in seats}
        centre, self.stock = list(deck[:4]), list(deck[4:])
        self.aside: list[Card] = []
        self.pile: list[Card] = []
        self.redeal = False
        self.turned_up: list[Card] = []
        if rules.centre is Centre.OPEN:
            self.pile, self.turned_up = centre, list(centre)
        else:
            self.turn_up(centre)
        self.hands: dict[str, list[Card]] = {}
        self.give()
        self.won: dict[str, list[Card]] = {team: [] for team in self.team.values()}
        self.pisti_points = dict.fromkeys(self.won, 0)
        self.last_team: str | None = None
        self.played = 0

    def turn_up(self, centre: list[Card]) -> None:
        """Turn up centre cards until one is no jack."""
        while centre and not (self.turned_up and not is_jack(self.turned_up[-1])):
            self.turned_up.append(centre.pop())
            if is_jack(self.turned_up[-1]) and self.rules.centre_jack is CentreJack.REDEAL:
                break
        self.redeal = is_jack(self.turned_up[-1])
        if self.rules.centre is Centre.UNDER:
            self.pile = centre + self.turned_up
        else:
            self.pile, self.aside = list(self.turned_up), centre

    def give(self) -> None:
        """Four cards to each seat (3.1, 4.5)."""
        for seat in self.seats:
            self.hands[seat], self.stock = self.stock[:4], self.stock[4:]

    @property
    def turn(self) -> str:
        """The seat to play."""
        return self.seats[self.played % len(self.seats)]

    def play(self, card: Card) -> tuple[list[Card], list[Card], int]:
        """Play a card; gives the cards captured, the cards that came with them, and the points of a pişti."""
        seat, rules = self.turn, self.rules
        self.hands[seat].remove(card)
        captured: list[Card] = []
        came: list[Card] = []
        points = 0
        if self.pile and (is_jack(card) or card.rank is self.pile[-1].rank):
            if len(self.pile) == 1:
                points = self.worth(self.pile[0], card)
            if (self.played == 0 and not rules.first_card_pisti) or (self.played == 47 and not rules.last_card_pisti):
                points = 0
            captured, came = [*self.pile, card], self.aside
            self.pile, self.aside = [], []
            self.last_team = self.team[seat]
            self.won[self.last_team] += captured + came
            self.pisti_points[self.last_team] += points
        else:
            self.pile.append(card)
        self.played += 1
        self.after()
        return captured, came, points

    def worth(self, lone: Card, card: Card) -> int:
        """What capturing a lone card is worth (5.1 to 5.3, 9.5)."""
        if lone.rank is card.rank:
            return self.rules.double_pisti if is_jack(card) else self.rules.pisti
        scores = {LoneJack.NOTHING: 0, LoneJack.PISTI: self.rules.pisti, LoneJack.DOUBLE: self.rules.double_pisti}
        return scores[self.rules.lone_jack]

    def after(self) -> None:
        """Deal again when the hands are empty, give the leftovers at the end (4.5, 4.6)."""
        if any(self.hands.values()):
            return
        if self.stock:
            self.give()
        elif self.last_team is not None:
            self.won[self.last_team] += self.pile
            self.pile = []

    def count(self, team: str) -> dict[str, int]:
        """The count of a team (6)."""
        rules, won = self.rules, self.won[team]
        most = all(len(won) > len(cards) for other, cards in self.won.items() if other != team)
        texts = [str(card) for card in won]
        return {
            "jacks": sum(text[0] == "J" for text in texts) * rules.jack,
            "aces": sum(text[0] == "A" for text in texts) * rules.ace,
            "two_of_clubs": rules.two_of_clubs if "2c" in texts else 0,
            "ten_of_diamonds": rules.ten_of_diamonds if "Td" in texts else 0,
            "most_cards": rules.most_cards if most else 0,
            "pistis": self.pisti_points[team],
        }
