"""Who knows what (clause 8): two worlds that differ only in hidden cards look the same, and leaks are noticed."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from random import Random

import pytest
from scipy.stats import chi2

from cases import deal, play_out
from pisti import engine
from pisti.cards import DECK, JACKS, Card, parse_cards
from pisti.game import Game
from pisti.notation import Record, format_record, parse_record
from pisti.observation import Observation, determinize, face_down, last_turn, may_look, newest_hand, observe
from pisti.round import Round, shuffled
from pisti.rules import PRESETS, BadSeat, Centre, Lookers, Rules, Seat, Side
from worlds import some_world, twin

S, E, N, W = Seat
Look = Callable[[Game, Seat | None], object]

TABLES = {
    **PRESETS,
    "nobody looks": Rules(lookers=Lookers.NOBODY),
    "the seat looks": Rules(lookers=Lookers.SEAT),
    "everyone looks": Rules(lookers=Lookers.EVERYONE),
    "under, nobody looks": Rules(centre=Centre.UNDER, lookers=Lookers.NOBODY),
    "under, the seat looks": Rules(centre=Centre.UNDER, lookers=Lookers.SEAT),
    "nothing exposed": Rules(exposed=False),
    "nothing exposed, any cut": Rules(exposed=False, cut_jack_rule=False),
}


def differences(look: Look, rules: Rules, pairs: int, rng: Random) -> int:
    """In how many of the pairs of worlds a viewer sees a difference at any ply; each viewer gets its share."""
    seen = 0
    viewers = (*rules.seating, None)
    for number in range(pairs):
        viewer = viewers[number % len(viewers)]
        world = some_world(rules, rng)
        other = twin(world, viewer, rng)
        if other is not None:
            pairs_of_games = zip(world.games(), other.games(), strict=True)
            seen += any(look(one, viewer) != look(two, viewer) for one, two in pairs_of_games)
    return seen


@pytest.mark.parametrize("name", TABLES)
def test_8_3_two_worlds_that_differ_in_hidden_cards_look_the_same(name: str) -> None:
    assert differences(observe, TABLES[name], 30, Random(name)) == 0


@pytest.mark.soak
@pytest.mark.parametrize("name", TABLES)
def test_8_3_ten_thousand_pairs_of_worlds_look_the_same(name: str) -> None:
    assert differences(observe, TABLES[name], 1000, Random(name)) == 0


SECRET = {"deck", "hand", "won", "set_aside"}


@pytest.mark.parametrize("field", engine.FIELDS)
def test_a_leak_of_any_secret_field_of_the_state_is_noticed(field: str) -> None:
    def leaky(game: Game, seat: Seat | None) -> tuple[Observation, object]:
        return observe(game, seat), getattr(game.round._state, field)

    assert (differences(leaky, Rules(), 30, Random(1)) > 0) == (field in SECRET)


def leak_hand(game: Game, seat: Seat | None) -> object:
    return observe(game, seat), game.round.hand(W)


def leak_stock(game: Game, seat: Seat | None) -> object:
    return observe(game, seat), game.round.stock


def leak_face_down(game: Game, seat: Seat | None) -> object:
    return observe(game, seat), game.round.face_down


def leak_turns(game: Game, seat: Seat | None) -> object:
    return observe(game, seat), game.round.turns


def leak_won(game: Game, seat: Seat | None) -> object:
    return observe(game, seat), game.round.won(Side(0))


@pytest.mark.parametrize("look", [leak_hand, leak_stock, leak_face_down, leak_turns, leak_won])
def test_a_leak_of_any_secret_of_the_round_is_noticed(look: Look) -> None:
    assert differences(look, Rules(), 40, Random(2)) > 0


@pytest.mark.parametrize("rules", [Rules(centre=Centre.UNDER), Rules(centre=Centre.UNDER, lookers=Lookers.NOBODY)])
def test_a_leak_of_cards_under_the_pile_is_noticed(rules: Rules) -> None:
    assert differences(lambda game, seat: game.round.pile, rules, 40, Random(3)) > 0
    assert differences(lambda game, seat: game.round.turns, rules, 40, Random(3)) > 0


def start(rules: Rules = PRESETS["standard"]) -> Game:
    return Game(deal("3s 2d 7s 6s", ["4h 9c", "4d", "Ts"], bottom="Ad", rules=rules))


def test_8_1_everyone_knows_plays_pile_turned_up_cards_sizes_and_scores() -> None:
    game = start().play(Card.parse("4h")).play(Card.parse("4d")).play(Card.parse("Ts"))
    for viewer in (*Seat, None):
        view = observe(game, viewer)
        assert view.plays == parse_cards("4h 4d Ts")
        assert view.pile == parse_cards("Ts")
        assert view.turned_up == parse_cards("6s")
        assert view.exposed == Card.parse("Ad")
        assert [view.hand_size(seat) for seat in Seat] == [3, 3, 3, 4]
        assert (view.stock_size, view.won_counts, view.pistis) == (32, (0, 6), ((0, 0), (0, 0)))
        assert (view.scores, view.round_number, view.winner, view.sheet) == ((0, 0), 1, None, ())
        assert (view.to_play, view.order, view.deal_number, view.is_over) == (W, (S, E, N, W), 1, False)
        assert view.last == view.turns[-1]


def test_8_2_a_seat_knows_its_hand_and_a_spectator_knows_none() -> None:
    game = start()
    for seat in Seat:
        view = observe(game, seat)
        assert view.hand == game.round.hand(seat)
        assert view.legal_plays == (game.round.hand(seat) if seat is S else ())
        assert view.dealt == (game.round.hand(seat),)
    spectator = observe(game, None)
    assert (spectator.hand, spectator.legal_plays, spectator.dealt, spectator.last) == ((), (), (), None)


@pytest.mark.parametrize(
    ("lookers", "who"),
    [(Lookers.SIDE, {E, W}), (Lookers.SEAT, {E}), (Lookers.NOBODY, set()), (Lookers.EVERYONE, {S, E, N, W, None})],
)
@pytest.mark.parametrize("centre", [Centre.SET_ASIDE, Centre.UNDER])
def test_8_2_and_9_10_who_may_look_at_captured_face_down_cards(
    lookers: Lookers, who: set[Seat | None], centre: Centre
) -> None:
    rules = Rules(lookers=lookers, centre=centre)
    before = start(rules).play(Card.parse("4h"))
    after = before.play(Card.parse("4d"))
    for viewer in (*Seat, None):
        assert not may_look(before.round, viewer)
        assert observe(before, viewer).face_down == (None,) * 3
        view = observe(after, viewer)
        known = view.face_down
        assert known == (parse_cards("3s 2d 7s") if viewer in who else (None,) * 3)
        assert view.last is not None
        came = view.last.set_aside if centre is Centre.SET_ASIDE else view.last.captured[:3]
        assert came == known
        assert view.won_counts == (0, 6)


def test_8_3_a_view_of_the_pile_hides_the_cards_under_it() -> None:
    view = observe(start(Rules(centre=Centre.UNDER)), S)
    assert view.pile == (None, None, None, Card.parse("6s"))


def test_8_3_the_exposed_card_is_known_in_the_dealers_last_hand() -> None:
    game = start()
    while game.round.deal_number < 3:
        game = game.play(game.round.legal_plays[0])
    view = observe(game, S)
    assert view.deck[51] == Card.parse("Ad") == observe(game, W).hand[-1]
    assert all(card is None for card in view.deck[40:51][4:])


def test_9_9_an_unexposed_bottom_card_is_seen_by_nobody_but_its_holder() -> None:
    view = observe(start(Rules(exposed=False)), W)
    assert (view.exposed, view.deck[51]) == (None, None)


def test_a_view_at_the_end_has_the_count_but_not_the_cards() -> None:
    end = Game(play_out(start().round))
    view = observe(end, None)
    assert view.is_over
    assert view.score == end.round.score()
    assert (view.scores, view.sheet) == (end.scores, end.sheet)
    assert view.leftovers == end.round.leftovers
    assert view.face_down == (None,) * 3


def test_a_view_of_a_round_dealt_again() -> None:
    view = observe(Game(deal("Jd Jh Js Jc")), S)
    assert (view.is_redeal, view.to_play, view.legal_plays, len(view.hand)) == (True, None, (), 4)


@pytest.mark.parametrize("name", TABLES)
def test_8_3_what_is_shown_by_itself_is_that_of_the_view(name: str) -> None:
    rng = Random(name)
    for _ in range(5):
        for game in some_world(TABLES[name], rng).games():
            for viewer in (*game.rules.seating, None):
                view = observe(game, viewer)
                assert (last_turn(game, viewer), face_down(game, viewer)) == (view.last, view.face_down)
                assert viewer is None or newest_hand(game, viewer) == view.dealt[-1]


def test_nobody_looks_from_an_empty_seat() -> None:
    rules = Rules(seats=2)
    game = Game.start(rules, shuffled(Random(1), rules), S)
    with pytest.raises(BadSeat):
        observe(game, E)
    with pytest.raises(BadSeat):
        observe(game, S).hand_size(E)
    with pytest.raises(BadSeat):
        newest_hand(game, E)


def test_seen_cards_are_those_on_the_table_in_hand_and_played() -> None:
    game = start()
    assert observe(game, S).seen == {*parse_cards("6s Ad"), *game.round.hand(S)}
    after = game.play(Card.parse("4h")).play(Card.parse("4d"))
    assert observe(after, None).seen == set(parse_cards("6s Ad 4h 4d"))
    assert observe(after, W).seen == {*parse_cards("6s Ad 4h 4d 3s 2d 7s"), *game.round.hand(W)}


@pytest.mark.parametrize("name", TABLES)
def test_a_view_of_a_determinized_view_is_the_view(name: str) -> None:
    rng = Random(name)
    for _ in range(15):
        game = some_world(TABLES[name], rng).games()[-1]
        for viewer in (*game.rules.seating, None):
            view = observe(game, viewer)
            assert observe(determinize(view, rng), viewer) == view


@pytest.mark.parametrize("name", TABLES)
def test_the_deck_when_dealt_has_no_cards_that_became_known_later(name: str) -> None:
    rng = Random(name)
    for _ in range(15):
        game = some_world(TABLES[name], rng).games()[-1]
        for viewer in (*game.rules.seating, None):
            view = observe(game, viewer)
            down = len(view.face_down)
            assert view.deck_when_dealt == (None,) * down + view.deck[down:]
            names = {seat: seat.letter for seat in view.rules.seating}
            own = Record.of(game, game="g", names=names, event="?", date=None, deck=view.deck_when_dealt)
            assert parse_record(format_record(own)) == own
            assert own.marks == Record.of(game, game="g", names=names, event="?", date=None).marks


# ------------------------------------------------- determinization is uniform, against all states listed by brute force


def unseen(view: Observation) -> list[Card]:
    return [card for card in DECK if card not in view.seen]


def holdings(round: Round) -> tuple[object, ...]:
    """What is hidden at this moment: who holds what, the stock's order, and the cards face down, in order."""
    hands = tuple(tuple(sorted(round.hand(seat))) for seat in round.rules.seating)
    return hands, round.stock, round.face_down


def all_states(view: Observation) -> Counter[tuple[object, ...]]:
    """Every holding a view allows with the number of ways the unseen cards can lie so, by brute force."""
    weights: Counter[tuple[object, ...]] = Counter()
    face_down = sum(card is None for card in view.face_down)
    bottom = view.exposed
    sizes = {seat: view.hand_size(seat) for seat in view.rules.seating if seat is not view.seat}
    holder = view.order[-1]
    in_hand = view.stock_size == 0 and bottom is not None and bottom not in view.plays and holder is not view.seat
    if in_hand:
        sizes[holder] -= 1
    for cards in set(permutations(unseen(view))):
        rest = iter(cards)
        down = tuple(next(rest) for _ in range(face_down)) if face_down else view.face_down
        hands = {seat: [next(rest) for _ in range(size)] for seat, size in sizes.items()}
        if in_hand and bottom is not None:
            hands[holder].append(bottom)
        if view.seat is not None:
            hands[view.seat] = list(view.hand)
        hidden_hands = tuple(tuple(sorted(hands[seat])) for seat in view.rules.seating)
        stock = tuple(rest) if bottom is None or not view.stock_size else (*rest, bottom)
        weights[hidden_hands, stock, down] += ways_to_lie_at_the_bottom(view, hands[holder])
    return weights


def ways_to_lie_at_the_bottom(view: Observation, dealers_hand: list[Card]) -> int:
    """In how many of the orders of the dealer's last four cards no jack is at the bottom, where that is not known.

    For positions in the last deal; the orders of all other hands are as many for every holding.
    """
    if view.exposed is not None or not view.rules.cut_jack_rule or view.seat is view.dealer:
        return 1
    played = [turn.card for turn in view.turns if turn.seat is view.dealer]
    last_four = [*dealers_hand, *played[4 * (view.deal_number - 1) :]]
    return sum(card not in JACKS for card in last_four)


def late_view(rules: Rules, plies_left: int, seed: int, viewer: Seat) -> Observation:
    rng = Random(seed)
    game = Game.start(rules, shuffled(rng, rules), S)
    for _ in range(48 - plies_left):
        game = game.play(rng.choice(game.round.legal_plays))
    return observe(game, viewer)


@pytest.mark.parametrize(
    ("preset", "plies_left", "seed", "viewer"),
    [
        ("standard", 4, 10, N),
        ("standard", 7, 6, E),
        ("under", 4, 10, N),
        ("two", 7, 11, N),
        ("three", 6, 11, E),
        ("solo", 4, 10, W),
        ("open-centre", 7, 9, E),
        ("nothing exposed", 3, 11, N),
        ("nothing exposed", 7, 13, E),
        ("nothing exposed, any cut", 7, 11, E),
    ],
)
def test_determinize_draws_uniformly_from_the_states_a_view_allows(
    preset: str, plies_left: int, seed: int, viewer: Seat
) -> None:
    view = late_view(TABLES[preset], plies_left, seed, viewer)
    states = all_states(view)
    assert 2 <= len(states) <= 500
    rng = Random(11)
    draws = 10 * len(states)
    drawn = Counter(holdings(determinize(view, rng).round) for _ in range(draws))
    assert set(drawn) <= set(states)
    total = sum(states.values())
    expected = {state: draws * weight / total for state, weight in states.items()}
    statistic = sum((drawn[state] - expected[state]) ** 2 / expected[state] for state in states)
    assert chi2.sf(statistic, len(states) - 1) > 0.001
