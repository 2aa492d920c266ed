"""A bot of your own; in this folder: pisti arena own_bot:OwnBot medium --deals 500."""

from random import Random

from pisti.cards import JACKS, Card
from pisti.observation import Observation


class OwnBot:
    """Captures with the same rank if it can, with a jack if the pile has at least three cards."""

    level = "own"

    def choose(self, view: Observation, rng: Random) -> Card:
        """One of the cards in the hand; all that the seat may know is in the view."""
        top = view.pile[-1] if view.pile else None
        matching = [card for card in view.hand if top is not None and card.rank == top.rank]
        jacks = [card for card in view.hand if card in JACKS and len(view.pile) >= 3]
        others = [card for card in view.hand if card not in JACKS]
        return rng.choice(matching or jacks or others or view.hand)
