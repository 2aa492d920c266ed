"""The checkable deal: known answers, every deal fair, nothing chosen by one alone, promises that hold."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy import stats

from fair import exchange_of, seed_of
from pisti.cards import DECK, JACKS, Card
from pisti.fairness import (
    BadDeal,
    Context,
    Exchange,
    FairFault,
    Share,
    card_commitment,
    seat_commitment,
    server_commitment,
)
from pisti.fairness.drawing import _below
from pisti.round import cut
from pisti.rules import PRESETS, Rules, Seat

CONTEXT = Context("g1", 3, Rules(), Seat.WEST)
seeds = st.binary(min_size=32, max_size=32)


@given(st.sampled_from(list(PRESETS.values())), seeds, seeds, st.integers(0, 51), st.integers(1, 5))
def test_every_deal_is_a_whole_pack_cut_by_the_rules(
    rules: Rules, server: bytes, player: bytes, tap: int, dealing: int
) -> None:
    exchange = Exchange(Context("g", 1, rules, rules.seating[0]), server, {Seat.SOUTH: Share(player, tap)})
    drawn = exchange.draw(dealing)
    assert sorted(drawn.deck) == sorted(DECK)
    assert drawn == exchange.draw(dealing)
    assert all(1 <= lifted <= 51 for lifted in drawn.lifted)
    before = cut_back(drawn.deck, drawn.lifted[-1])
    assert [cut(before, lifted, rules) for lifted in drawn.lifted] == [None] * (len(drawn.lifted) - 1) + [drawn.deck]
    if rules.cut_jack_rule:
        assert drawn.deck[-1] not in JACKS


def cut_back(deck: tuple[Card, ...], lifted: int) -> tuple[Card, ...]:
    return (*deck[52 - lifted :], *deck[: 52 - lifted])


@given(seeds, seeds)
def test_every_seed_every_tap_and_all_of_the_context_change_the_deal(server: bytes, player: bytes) -> None:
    shares = {Seat.SOUTH: Share(player, 7), Seat.EAST: Share(server)}
    exchange = Exchange(CONTEXT, server, shares)
    flipped = bytes([player[0] ^ 1]) + player[1:]
    others = [
        replace(exchange, seed=bytes([server[0] ^ 1]) + server[1:]),
        replace(exchange, shares={**shares, Seat.SOUTH: Share(flipped, 7)}),
        replace(exchange, shares={**shares, Seat.SOUTH: Share(player, 8)}),
        replace(exchange, shares={Seat.SOUTH: Share(player, 7)}),
        replace(exchange, shares={Seat.NORTH: Share(player, 7), Seat.EAST: Share(server)}),
        *(replace(exchange, context=other) for other in other_contexts()),
    ]
    decks = [each.draw().deck for each in (exchange, *others)] + [exchange.draw(2).deck]
    assert len(set(decks)) == len(decks)


def other_contexts() -> list[Context]:
    return [
        replace(CONTEXT, game="g2"),
        replace(CONTEXT, round=4),
        replace(CONTEXT, rules=Rules(target=101)),
        replace(CONTEXT, dealer=Seat.SOUTH),
        replace(CONTEXT, dealer=None),
    ]


def test_who_told_first_does_not_matter() -> None:
    south, east = Share(seed_of(1)), Share(seed_of(2), 3)
    one = Exchange(CONTEXT, seed_of(0), {Seat.SOUTH: south, Seat.EAST: east})
    assert one.draw() == Exchange(CONTEXT, seed_of(0), {Seat.EAST: east, Seat.SOUTH: south}).draw()


def test_commitments_bind_to_everything_they_are_about() -> None:
    seed, share = seed_of(1), Share(seed_of(2), 3)
    contexts = [CONTEXT, *other_contexts()]
    made = [server_commitment(each, seed) for each in contexts] + [server_commitment(CONTEXT, seed_of(2))]
    made += [seat_commitment(each, Seat.EAST, share) for each in contexts]
    made += [seat_commitment(CONTEXT, Seat.EAST, Share(seed_of(2), 4)), seat_commitment(CONTEXT, Seat.WEST, share)]
    assert len(set(made)) == len(made)
    assert Exchange(CONTEXT, seed).commitment == server_commitment(CONTEXT, seed)


def test_each_card_is_what_was_promised_and_no_other() -> None:
    exchange = exchange_of(CONTEXT, 5, Rules().seating)
    for dealing in (1, 2):
        deck = exchange.draw(dealing).deck
        salts = [exchange.salt(place, dealing) for place in range(52)]
        promised = exchange.card_commitments(dealing)
        assert len({*salts, *(exchange.salt(place, 3) for place in range(52))}) == 104
        assert [card_commitment(place, card, salts[place]) for place, card in enumerate(deck)] == list(promised)
        place = deck.index(DECK[0])
        assert [card for card in DECK if card_commitment(place, card, salts[place]) == promised[place]] == [DECK[0]]


def test_the_words_of_two_lists_are_never_the_same_bytes() -> None:
    assert Context("a", 12, Rules(), Seat.EAST).encoded != Context("a1", 2, Rules(), Seat.EAST).encoded


def test_numbers_that_would_favour_some_are_drawn_again() -> None:
    limit = (1 << 32) // 51 * 51
    assert _below(iter([limit, limit + 5, limit - 1]), 51) == 50
    assert [_below(iter([number]), 51) for number in (0, 50, 51, 103)] == [0, 50, 0, 1]


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_has_thirty_two_bytes(seed: bytes) -> None:
    for make in (lambda: Share(seed), lambda: Exchange(CONTEXT, seed), lambda: server_commitment(CONTEXT, seed)):
        with pytest.raises(BadDeal) as bad:
            make()
        assert bad.value.code is FairFault.SEED_LENGTH
        assert bad.value.fields == {"expected": 32, "found": len(seed)}


@pytest.mark.parametrize("tap", [-1, 52])
def test_a_tap_is_a_place_where_a_pack_can_be_cut(tap: int) -> None:
    with pytest.raises(BadDeal) as bad:
        Share(bytes(32), tap)
    assert (bad.value.code, bad.value.fields) == (FairFault.TAP, {"tap": tap})


def test_only_seats_of_the_table_have_shares() -> None:
    with pytest.raises(BadDeal) as bad:
        Exchange(Context("g", 1, Rules(seats=2), Seat.SOUTH), bytes(32), {Seat.EAST: Share(bytes(32))})
    assert (bad.value.code, bad.value.fields) == (FairFault.NO_SUCH_SEAT, {"seat": "E"})


def test_a_seed_is_not_shown_by_accident() -> None:
    secret = seed_of("secret")
    shown = repr(Exchange(CONTEXT, secret, {Seat.SOUTH: Share(secret)}))
    assert secret.hex() not in shown
    assert repr(secret) not in shown


def chi_square(rounds: int) -> float:
    """How likely counts of card × place as uneven as these are, if every deal is fair; decks before the cut rule."""
    rules = Rules(cut_jack_rule=False)
    counts = [Counter[int]() for _ in DECK]
    for number in range(rounds):
        deck = Exchange(Context("chi", number, rules, Seat.SOUTH), seed_of(number)).draw().deck
        for place, card in enumerate(deck):
            counts[place][card] += 1
    expected = rounds / 52
    value = sum((counts[place][card] - expected) ** 2 / expected for place in range(52) for card in DECK)
    return float(stats.chi2.sf(value, 51 * 51))


def test_every_card_is_as_likely_in_every_place() -> None:
    assert 1e-4 < chi_square(1500) < 1 - 1e-4


@pytest.mark.soak
def test_every_card_is_as_likely_in_every_place_in_many_deals() -> None:
    assert 1e-4 < chi_square(200_000) < 1 - 1e-4


@settings(max_examples=20)
@given(st.sampled_from(["two", "three", "standard"]))
def test_every_seat_can_be_the_first_dealer(name: str) -> None:
    rules = PRESETS[name]
    dealers = Counter(Exchange(Context("g", 0, rules), seed_of(number)).first_dealer() for number in range(600))
    assert {*dealers} == {*rules.seating}
    assert stats.chisquare(list(dealers.values())).pvalue > 1e-4
