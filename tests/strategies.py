"""Random rules, games and records for tests, drawn by hypothesis or from a random generator."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import strategies as st

from pisti.cards import Card
from pisti.game import Game
from pisti.notation import Comment, Record
from pisti.round import Round, shuffled
from pisti.rules import POINT_FIELDS, Centre, CentreJack, LoneJack, Lookers, Rules, Seat

OPTIONS: dict[str, tuple[Any, ...]] = {
    "seats": (2, 3, 4),
    "partners": (True, False),
    "target": (1, 51, 101, 121, 151, 201, 1000),
    **dict.fromkeys(POINT_FIELDS, (0, 1, 2, 3, 5, 10, 20, 100)),
    "first_card_pisti": (False, True),
    "last_card_pisti": (False, True),
    "lone_jack": tuple(LoneJack),
    "centre": tuple(Centre),
    "centre_jack": tuple(CentreJack),
    "exposed": (True, False),
    "cut_jack_rule": (True, False),
    "lookers": tuple(Lookers),
}
"""Every field of Rules with values to try, so that a new field without any is seen by a test."""


def settled(options: dict[str, Any]) -> Rules:
    """The rules of any choice of options, with those changed that may not go together."""
    if options["seats"] != 4:
        options = {**options, "partners": False}
    if options["centre"] is Centre.OPEN:
        options = {**options, "centre_jack": CentreJack.COVER, "lookers": Lookers.SIDE}
    if not any(options[name] for name in POINT_FIELDS):
        options = {**options, "most_cards": 3}
    return Rules(**options)


def rules() -> st.SearchStrategy[Rules]:
    """Rules with any choice of options that makes sense."""
    numbers = {"target": st.integers(1, 1000), **dict.fromkeys(POINT_FIELDS, st.integers(0, 100))}
    choices = {name: st.sampled_from(values) | numbers.get(name, st.nothing()) for name, values in OPTIONS.items()}
    return st.fixed_dictionaries(choices).map(settled)


def random_rules(rng: Random) -> Rules:
    """Rules with any choice of options that makes sense, half of the options as in the standard game."""
    usual = {name: getattr(Rules(), name) for name in OPTIONS}
    tried = {name: rng.choice(values) for name, values in OPTIONS.items()}
    return settled({name: tried[name] if rng.random() < 0.5 else usual[name] for name in OPTIONS})


def soon_over(rules: Rules, rounds: int = 30) -> Rules:
    """The same rules with a target that is reached within some thirty rounds even where hardly anything scores."""
    cards = 4 * rules.jack + 4 * rules.ace + rules.two_of_clubs + rules.ten_of_diamonds + rules.most_cards
    points = max(1, int(cards + 0.3 * rules.pisti + 0.02 * rules.double_pisti) // rules.side_count)
    fields = {name: getattr(rules, name) for name in OPTIONS}
    return Rules(**{**fields, "target": min(rules.target, rounds * points)})


def play_on(round: Round, rng: Random, plays: int = 48) -> Round:
    """The round after so many random plays more, or at its end."""
    for _ in range(plays):
        if round.to_play is None:
            break
        round = round.play(rng.choice(round.legal_plays))
    return round


def random_game(rng: Random, rules: Rules) -> Iterator[Game]:
    """A random game: its state at the end of each round, until somebody has won."""
    game = Game.start(rules, shuffled(rng, rules), rng.choice(rules.seating))
    while True:
        game = Game(play_on(game.round, rng), game.finished)
        yield game
        if game.winner is not None:
            return
        game = game.next_round(shuffled(rng, rules))


def own_deck(round: Round, seat: Seat | None) -> tuple[Card | None, ...]:
    """The deck with the cards alone that a seat, or a spectator, saw when they were dealt."""
    seen = {*round.turned_up, round.exposed}
    if seat is not None:
        seen |= {card for hand in round.dealt(seat) for card in hand}
    return tuple(card if card in seen else None for card in round.deck)


TEXTS = (
    "?",
    "",
    "Ayşe",
    'the "Kahve" cup',
    "back\\slash",
    "😀 ♣♦♥♠",
    " padded ",
    "{braces}",
    "İstanbul 2026",
    "-",
    "*",
)
REMARKS = ("a", "?!", "jack burnt", "çok iyi", "*", "Jsx 2c", "[Event]", 'a "quoted" word', "a\\b")


def random_record(rng: Random, game: Game, name: str) -> Record:
    """The record of a game's present round with random comments, free tags and unknown cards."""
    round = game.round
    plies = sorted(rng.randrange(len(round.turns) + 1) for _ in range(rng.choice((0, 0, 1, 2, 5))))
    viewer = rng.choice((None, *round.rules.seating))
    return Record.of(
        game,
        game=name,
        names={seat: TEXTS[seat] for seat in Seat},
        event=TEXTS[len(name) % len(TEXTS)],
        cut=(rng.randint(1, 51),) if rng.random() < 0.5 else (),
        deck=own_deck(round, viewer) if rng.random() < 0.25 else None,
        comments=[Comment(ply, rng.choice(REMARKS)) for ply in plies],
        tags=[(tag, rng.choice(TEXTS)) for tag in rng.sample(("Seed", "Clock", "X", "Note2"), rng.randrange(3))],
    )


def random_records(rng: Random, rules: Rules, name: str) -> Iterator[Record]:
    """The records of a random game."""
    for game in random_game(rng, rules):
        yield random_record(rng, game, name)
