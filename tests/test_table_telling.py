"""Who is told what of a deal and of a play: each viewer what its own view holds, and nothing else."""

from random import Random

import pytest

from pisti.cards import Card
from pisti.game import Game
from pisti.observation import observe
from pisti.round import shuffled
from pisti.rules import PRESETS, Lookers, Rules, Seat
from pisti.table import CutRefused, Dealt, Event, GameOver, Played, Redeal, Sent, SetAsideSeen, TurnedUp
from pisti.table.telling import told_of_deal, told_of_play


def cards_in(event: Event) -> set[Card]:
    """Every card that an event names."""
    match event:
        case TurnedUp(_, cards, _, exposed):
            return {*cards} | ({exposed} if exposed is not None else set())
        case Dealt(_, _, _, cards) | SetAsideSeen(_, cards) | Redeal(_, cards, _, _):
            return {*cards}
        case Played(_, _, turn):
            return {card for card in (turn.card, *turn.captured, *turn.set_aside) if card is not None}
    return set()


def heard(sent: list[Sent], viewer: Seat | None) -> list[Event]:
    return [each.event for each in sent if each.to.includes(viewer)]


@pytest.mark.parametrize("name", PRESETS)
def test_each_viewer_is_told_the_cards_of_its_own_view(name: str) -> None:
    rules, rng = PRESETS[name], Random(name)
    for _ in range(5):
        game = Game.start(rules, shuffled(rng, rules), rules.seating[0])
        while game.round.is_redeal:
            assert isinstance(list(told_of_deal(game, 0))[-1].event, Redeal)
            game = game.next_round(shuffled(rng, rules))
        told = list(told_of_deal(game, 2))
        assert [type(each.event) for each in told[:2]] == [CutRefused, CutRefused]
        known: dict[Seat | None, set[Card]] = {viewer: set() for viewer in (None, *rules.seating)}
        while not game.round.is_over:
            for viewer in known:
                known[viewer].update(*map(cards_in, heard(told, viewer)))
                assert known[viewer] == observe(game, viewer).seen, viewer
            after = game.play(rng.choice(game.round.legal_plays))
            told, game = list(told_of_play(game, after)), after


def is_told(told: list[Sent], viewer: Seat | None) -> bool:
    return any(isinstance(event, SetAsideSeen) for event in heard(told, viewer))


@pytest.mark.parametrize("lookers", Lookers)
def test_the_set_aside_cards_are_told_to_those_who_may_look(lookers: Lookers) -> None:
    rules, rng = Rules(lookers=lookers), Random(1)
    game = Game.start(rules, shuffled(rng, rules), Seat.SOUTH)
    told: list[Sent] = []
    while not any(isinstance(each.event, Played) and each.event.turn.captured for each in told):
        after = game.play(rng.choice(game.round.legal_plays))
        told, game = list(told_of_play(game, after)), after
    seat = game.round.turns[-1].seat
    side = {each for each in Seat if rules.sides[each] == rules.sides[seat]}
    wanted = {
        Lookers.SEAT: {seat},
        Lookers.SIDE: side,
        Lookers.NOBODY: set(),
        Lookers.EVERYONE: {None, *Seat},
    }[lookers]
    told_to = {viewer for viewer in (None, *Seat) if is_told(told, viewer)}
    assert told_to == wanted


def test_the_end_of_a_game_is_told_once_to_all() -> None:
    rules, rng = Rules.parse("two,target=21"), Random(2)
    game, overs = Game.start(rules, shuffled(rng, rules), Seat.SOUTH), 0
    while game.winner is None:
        if game.round.is_over or game.round.is_redeal:
            game = game.next_round(shuffled(rng, rules))
            continue
        after = game.play(rng.choice(game.round.legal_plays))
        overs += sum(isinstance(each.event, GameOver) and each.to.includes(None) for each in told_of_play(game, after))
        game = after
    assert overs == 1
