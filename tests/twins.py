"""Two worlds that differ in hidden cards alone: how the second one is dealt, and what of it may differ in bytes.

The first world is dealt by the server. The test deals the second: it permutes the cards that a viewer has not seen
among their places, and gives the server another seed. Who has seen a card is worked out here from the round itself
(clause 8 of the rules), so that an error of ``pisti.observation`` cannot hide itself.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
import pytest

from pisti.cards import JACKS, Card, Rank
from pisti.fairness import Exchange, card_commitment
from pisti.fairness.drawing import Drawn
from pisti.observation import Observation
from pisti.round import Round
from pisti.rules import Centre, CentreJack, Lookers, Rules, Seat
from pisti.server import running
from pisti.server.store import gathering
from pisti.server.thinking import Thinkers
from pisti.table.served import going_on

Key = tuple[str, int, int]
"""A deal: the name of the game, the round, and which dealing of it."""

Ply = tuple[str, int, int]
"""A card that was played: the name of the game, the round and the ply."""

RARE = 0.3
"""How often a deck is arranged so that something rare happens, or so that the set-aside cards are worth much."""

_DRAW, _DRAWN = Exchange.draw, going_on._drawn


@dataclass
class Worlds:
    """What was drawn, played and thought in the first world, and what the second has instead.

    ``is_other`` says which world runs now. ``twins`` are the decks of the second world, ``seeds`` the server's seeds
    there, ``blind`` the seats of each round that see the same in both, ``moved`` the cards that lie elsewhere;
    ``game`` is the name of the game that is played now, ``cheats`` are views of bots that differ and may not.
    """

    is_other: bool = False
    decks: dict[Key, Drawn] = field(default_factory=dict)
    exchanges: dict[tuple[bool, Key], Exchange] = field(default_factory=dict)
    twins: dict[Key, Drawn] = field(default_factory=dict)
    seeds: dict[bytes, bytes] = field(default_factory=dict)
    moved: dict[Key, frozenset[Card]] = field(default_factory=dict)
    blind: set[tuple[str, int, Seat]] = field(default_factory=set)
    game: str = ""
    plays: dict[Ply, Card] = field(default_factory=dict)
    thoughts: list[tuple[Observation, Card]] = field(default_factory=list)
    thought: int = 0
    cheats: list[Observation] = field(default_factory=list)

    def clear(self) -> None:
        """Forget all of a table, before the next one."""
        fresh = Worlds()
        for name in self.__dataclass_fields__:
            setattr(self, name, getattr(fresh, name))

    def draw(self, exchange: Exchange, dealing: int = 1) -> Drawn:
        """What is dealt in the world that runs."""
        key = (exchange.context.game, exchange.context.round, dealing)
        self.exchanges[self.is_other, key] = exchange
        if key not in self.decks:
            assert not self.is_other, key
            self.decks[key] = arranged(_DRAW(exchange, dealing), exchange.context.rules, dealing, Random(repr(key)))
        return self.twins.get(key, self.decks[key]) if self.is_other else self.decks[key]

    def drawn(self, entropy: bytes, *what: object) -> bytes:
        """The seeds of the server, and the names of games, in the world that runs."""
        seed = _DRAWN(entropy, *what)
        return self.seeds.get(seed, seed) if self.is_other else seed

    def permute(self, key: Key, known: frozenset[Card], rng: Random) -> bool:
        """Deal the second world a deck in which the cards that are not known lie in other places, if there is one."""
        deck, lifted = self.decks[key].deck, self.decks[key].lifted
        rules = self.exchanges[False, key].context.rules
        places = [place for place, card in enumerate(deck) if card not in known]
        for _ in range(50 if len(places) > 1 else 0):
            other = _shuffled(deck, places, rng)
            if other != deck and not (rules.cut_jack_rule and other[-1] in JACKS):
                self.twins[key] = Drawn(other, cuts(other, len(lifted) - 1, rng))
                self.moved[key] = frozenset(card for card, now in zip(deck, other, strict=True) if card is not now)
                return True
        return False

    def reseed(self, key: Key) -> None:
        """The server draws another seed for a deal in the second world."""
        seed = self.exchanges[False, key].seed
        self.seeds[seed] = sha256(b"twin" + seed).digest()

    def masks(self) -> "Masks":
        """The masks of the rounds that differ, in the world that runs."""
        rounds = {key[:2] for key in self.moved}
        return Masks(
            {key: each for (world, key), each in self.exchanges.items() if world is self.is_other and key[:2] in rounds}
        )


class Noted(Thinkers):
    """Bots that play in the second world what they played in the first, where they do not see the same.

    Where they do, they choose by themselves; a bot from which every moved card is hidden must see the same.
    """

    def __init__(self, worlds: Worlds) -> None:
        super().__init__()
        self._worlds = worlds

    async def choose(self, level: str, view: Observation, rng: Random) -> tuple[Card, str]:
        worlds = self._worlds
        assert view.seat is not None
        if not worlds.is_other:
            card, by = await super().choose(level, view, rng)
            worlds.thoughts.append((view, card))
            return card, by
        before, noted = worlds.thoughts[worlds.thought]
        worlds.thought += 1
        if view == before:
            return await super().choose(level, view, rng)
        if (worlds.game, view.round_number, view.seat) in worlds.blind:
            worlds.cheats.append(view)
        return noted, level


@contextmanager
def two_worlds(monkeypatch: pytest.MonkeyPatch) -> Iterator[Worlds]:
    """Servers that deal what the test says, one world after the other."""
    worlds = Worlds()
    with monkeypatch.context() as patch:
        patch.setattr(Exchange, "draw", lambda exchange, dealing=1: worlds.draw(exchange, dealing))
        patch.setattr(going_on, "_drawn", worlds.drawn)
        patch.setattr(running, "Thinkers", partial(Noted, worlds))
        patch.setattr(gathering, "GATHER_SECONDS", 0.0)  # nobody writes at the same time
        yield worlds


def knowledge(round: Round, seat: Seat | None) -> frozenset[Card]:
    """All cards that a seat, or a spectator, has seen of a round (clauses 4.4, 8 and 9.10)."""
    cards = {*round.turned_up, *(turn.card for turn in round.turns)}
    if round.rules.exposed:
        cards.add(round.deck[-1])
    if seat is not None and not round.is_redeal:
        cards.update(card for hand in round.dealt(seat) for card in hand)
    taker = next((turn.seat for turn in round.turns if turn.captured), None)
    if taker is not None and round.rules.centre is not Centre.OPEN:
        looks = {
            Lookers.NOBODY: False,
            Lookers.EVERYONE: True,
            Lookers.SEAT: seat is taker,
            Lookers.SIDE: seat is not None and round.rules.sides[seat] == round.rules.sides[taker],
        }
        cards.update(round.deck[: 4 - len(round.turned_up)] if looks[round.rules.lookers] else ())
    return frozenset(cards)


def arranged(drawn: Drawn, rules: Rules, dealing: int, rng: Random) -> Drawn:
    """A deck as it was drawn, or one in which something is rare: jacks or many points in the centre, cuts at jacks."""
    is_redealt = rules.centre_jack is CentreJack.REDEAL and dealing == 1
    if rng.random() >= RARE * (2 if is_redealt else 1):
        return drawn
    worth = [card for card in drawn.deck if str(card) in ("Td", "2c") or card.rank is Rank.ACE]
    jacks = sorted(JACKS)[: rng.choice((1, 1, 2, 3, 4)) if dealing == 1 else 0]
    places, cards = rng.choice((((3, 2, 1, 0), jacks), ((0, 1, 2), [] if is_redealt else worth)))
    deck = _with(drawn.deck, dict(zip(places, cards, strict=False)))
    return Drawn(deck, cuts(deck, rng.randrange(3) if rules.cut_jack_rule else 0, rng))


def cuts(deck: tuple[Card, ...], refused: int, rng: Random) -> tuple[int, ...]:
    """Every k of a cut that ends with a deck, after so many that showed a jack (clause 2.3)."""
    last = rng.randint(1, 51)
    pack = (*deck[52 - last :], *deck[: 52 - last])
    jacks = [place for place, card in enumerate(pack[:51], 1) if card in JACKS]
    return (*(rng.choice(jacks) for _ in range(refused)), last)


def _with(deck: tuple[Card, ...], wanted: dict[int, Card]) -> tuple[Card, ...]:
    """A deck with some cards at places of the centre; each changes places with the card that lies there."""
    cards = list(deck)
    for place, card in wanted.items():
        other = cards.index(card)
        if other != len(cards) - 1:
            cards[place], cards[other] = cards[other], cards[place]
    return tuple(cards)


def _shuffled(deck: tuple[Card, ...], places: list[int], rng: Random) -> tuple[Card, ...]:
    cards, hidden = list(deck), [deck[place] for place in places]
    rng.shuffle(hidden)
    for place, card in zip(places, hidden, strict=True):
        cards[place] = card
    return tuple(cards)


class Masks:
    """What a world may tell that follows from hidden cards and yet tells none: hashes, and salts of seen cards.

    Each is masked only where it belongs, and only if it is the right one: the server's commitment, each card's at its
    place, and the salt beside the card that lies at the place. ``kinds`` counts what was masked.
    """

    def __init__(self, exchanges: Mapping[Key, Exchange]) -> None:
        self.kinds: Counter[tuple[str, str]] = Counter()
        self._hashes: set[str] = set()
        self._promised: dict[tuple[int, str], str] = {}
        self._salts: dict[tuple[str, int, str], str] = {}
        for (_, round, dealing), exchange in exchanges.items():
            self._hashes.add(exchange.commitment.hex())
            for place, card in enumerate(exchange.draw(dealing).deck):
                salt = exchange.salt(place, dealing)
                label = f"{round} {dealing} {place}"
                self._salts[str(card), place, salt.hex()] = label
                self._promised[place, card_commitment(place, card, salt).hex()] = label

    def __call__(self, message: bytes) -> bytes:
        """A message, with what may differ replaced by a name of what it is."""
        if not message.startswith(b'{"'):
            return message
        value = msgspec.json.decode(message)
        assert msgspec.json.encode(value) == message, message
        return msgspec.json.encode(self._masked(value, ""))

    def _masked(self, value: Any, kind: str) -> Any:  # noqa: ANN401
        if isinstance(value, list):
            return [self._masked(each, kind) for each in value]
        if not isinstance(value, dict):
            return value
        kind = str(value.get("type") or value.get("fact") or kind)
        made = {name: self._masked(each, kind) for name, each in value.items()}
        if kind in ("committed", "promised") and "seat" not in made and made.get("hash") in self._hashes:
            made["hash"] = self._mask(kind, "hash", "server")
        if kind == "cut" and "promised" in made:
            made["promised"] = [self._card(place, each) for place, each in enumerate(made["promised"])]
        if "salt" in made:
            made["salt"] = self._salt(kind, made["card"], made["place"], made["salt"])
        return made

    def _salt(self, kind: str, card: str, place: int, salt: str) -> str:
        label = self._salts.get((card, place, salt))
        return salt if label is None else self._mask(kind, "salt", label)

    def _card(self, place: int, hash: str) -> str:
        label = self._promised.get((place, hash))
        return hash if label is None else self._mask("cut", "promised", label)

    def _mask(self, kind: str, name: str, label: str) -> str:
        self.kinds[kind, name] += 1
        return f"{name} {label}"
