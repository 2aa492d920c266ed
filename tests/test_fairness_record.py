"""Seeds in records: what was dealt by them is found right, whatever is changed afterwards is found wrong."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fair import fair_game, seed_of
from pisti.fairness import BadDeal, Context, Exchange, Fair, FairFault, Share, fair_of, tags_of, verify
from pisti.notation import Record, format_records, read_records
from pisti.rules import PRESETS, Rules, Seat

GAME = list(fair_game(Rules.parse("target=51"), 1))


def with_tag(record: Record, name: str, value: str | None) -> Record:
    """The record with another value of a tag, or without it."""
    tags = [(tag, old if tag != name else value) for tag, old in record.tags]
    return replace(record, tags=tuple((tag, text) for tag, text in tags if text is not None))


def fault(record: Record) -> tuple[str, dict[str, object]]:
    with pytest.raises(BadDeal) as bad:
        verify(record)
    return str(bad.value.code), dict(bad.value.fields)


@pytest.mark.parametrize("name", PRESETS)
def test_every_round_of_a_game_is_verified_from_its_text(name: str) -> None:
    rules = Rules.parse(f"{name},target=51")
    for seats in (rules.seating, rules.seating[:1], ()):
        game = list(fair_game(rules, 3, seats))
        text = "".join(format_records(game)).encode()
        for record in read_records([text]):
            fair = verify(record)
            assert (fair.dealer is not None) == (record.round_number == 1)
            assert {*fair.round.shares} == {*seats}


def test_a_round_that_is_dealt_again_is_verified_too() -> None:
    rules = Rules.parse("two,centre_jack=redeal,target=51")
    games = [list(fair_game(rules, seed)) for seed in range(25)]
    dealings = [verify(record).dealing for game in games for record in game]
    assert 2 in dealings
    assert dealings.count(1) == sum(game[-1].round_number for game in games)


shares = st.dictionaries(
    st.sampled_from(Seat), st.builds(Share, st.binary(min_size=32, max_size=32), st.integers(0, 51))
)


@given(shares, st.integers(1, 999), st.booleans())
def test_what_is_written_is_read_again(told: dict[Seat, Share], dealing: int, with_dealer: bool) -> None:
    record = GAME[0]
    cutter = record.rules.cutter(record.dealer)
    untapped = {seat: Share(share.seed) for seat, share in told.items()}
    shares = {seat: share if seat is cutter else untapped[seat] for seat, share in told.items()}
    context = Context(record.game, 1, record.rules, record.dealer)
    dealer = Exchange(Context(record.game, 0, record.rules), seed_of(1), untapped) if with_dealer else None
    fair = Fair(Exchange(context, seed_of(2), shares), dealing, dealer)
    assert fair_of(replace(record, tags=tags_of(fair))) == fair


def test_another_deck_is_found() -> None:
    record = GAME[1]
    deck = list(record.deck)
    deck[40], deck[41] = deck[41], deck[40]
    plays = replace(record, plays=())
    assert fault(replace(plays, deck=tuple(deck))) == ("fair-other-deck", {"round": 2, "place": 41})


def test_another_cut_is_found() -> None:
    record = GAME[1]
    other = (*record.cut[:-1], record.cut[-1] % 51 + 1)
    code, fields = fault(replace(record, cut=other))
    assert (code, fields["expected"]) == ("fair-other-cut", " ".join(map(str, record.cut)))


def test_another_first_dealer_is_found() -> None:
    record = GAME[0]
    tags = dict(record.tags)
    for digit in "0123456789":
        changed = with_tag(record, "DealerServerSeed", digit * 64)
        if fair_of(changed).dealer.first_dealer() is not record.dealer:  # type: ignore[union-attr]
            assert fault(changed)[0] == "fair-other-dealer"
            break
    assert tags["Fair"] == "pisti-fair-1"


@pytest.mark.parametrize("number", range(len(GAME)))
def test_any_other_seed_is_found(number: int) -> None:
    record = GAME[number]
    for name in ("ServerSeed", "Seeds"):
        value = dict(record.tags)[name]
        place = next(place for place in range(2, len(value)) if value[place] in "0123456789abcdef")
        changed = value[:place] + ("0" if value[place] != "0" else "1") + value[place + 1 :]
        assert fault(with_tag(record, name, changed))[0] == "fair-other-deck"


@pytest.mark.parametrize("name", ["Fair", "ServerSeed", "Seeds"])
def test_a_record_without_seeds_cannot_be_verified(name: str) -> None:
    assert fault(with_tag(GAME[0], name, None)) == ("fair-not-checkable", {"round": 1, "tag": name})


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Fair", "pisti-fair-2"),
        ("ServerSeed", ""),
        ("ServerSeed", "0" * 63),
        ("ServerSeed", "0" * 65),
        ("ServerSeed", "A" * 64),
        ("ServerSeed", "g" * 64),
        ("Seeds", ""),
        ("Seeds", "S=" + "0" * 63),
        ("Seeds", f"S={'0' * 64} S={'1' * 64}"),
        ("Seeds", f"S={'0' * 64}  E={'1' * 64}"),
        ("Seeds", f"X={'0' * 64}"),
        ("Seeds", f"S={'0' * 64}/0"),
        ("Seeds", f"S={'0' * 64}/52"),
        ("Seeds", f"S={'0' * 64}/٣"),
        ("DealerServerSeed", "no"),
        ("DealerSeeds", "no"),
    ],
)
def test_a_tag_that_means_nothing_is_refused(name: str, value: str) -> None:
    assert fault(with_tag(GAME[0], name, value)) == ("fair-bad-tag", {"round": 1, "tag": name, "found": value})


def test_nobody_may_choose_among_several_decks() -> None:
    record = GAME[1]
    fair = fair_of(record)
    for dealing in (2, 7):
        drawn = fair.round.draw(dealing)
        changed = replace(record, plays=(), deck=drawn.deck, cut=drawn.lifted, tags=tags_of(Fair(fair.round, dealing)))
        assert fault(changed) == ("fair-no-redeal", {"round": 2, "dealing": 1})


def test_a_round_is_dealt_again_from_the_same_seeds() -> None:
    rules = Rules.parse("two,centre_jack=redeal,target=51")
    games = (list(fair_game(rules, seed)) for seed in range(40))
    first, again = next(pair for game in games for pair in pairwise(game) if fair_of(pair[1]).dealing == 2)
    verify(again, first)
    with pytest.raises(BadDeal) as bad:
        verify(first, first)
    assert bad.value.code is FairFault.OTHER_SEEDS
    other = with_tag(first, "ServerSeed", "0" * 64)
    with pytest.raises(BadDeal) as bad:
        verify(again, other)
    assert bad.value.code is FairFault.OTHER_SEEDS


@pytest.mark.parametrize("seats", ["EN", "NE"])
def test_nobody_but_the_cutter_taps_and_seats_stand_in_order(seats: str) -> None:
    record = GAME[1]
    cutter = record.rules.cutter(record.dealer).letter
    parts = {letter: f"{letter}={'0' * 64}" for letter in "SENW"}
    other = next(letter for letter in "SENW" if letter != cutter)
    fair_of(with_tag(record, "Seeds", parts[cutter] + "/26"))
    assert fault(with_tag(record, "Seeds", parts[other] + "/26"))[0] == FairFault.BAD_TAG
    text = " ".join(parts[letter] for letter in seats)
    if seats == "NE":
        assert fault(with_tag(record, "Seeds", text))[0] == FairFault.BAD_TAG
    else:
        fair_of(with_tag(record, "Seeds", text))
    dealer = with_tag(GAME[0], "DealerSeeds", parts["S"] + "/26")
    assert fault(dealer)[0] == FairFault.BAD_TAG


def test_the_first_dealer_is_drawn_in_the_first_round_alone() -> None:
    tags = dict(GAME[0].tags)
    moved = replace(GAME[1], tags=(*GAME[1].tags, ("DealerServerSeed", tags["DealerServerSeed"])))
    assert fault(moved)[0] == FairFault.BAD_TAG


@pytest.mark.parametrize("number", ["0", "1", "-1", "x", "02", "1.5", "1000"])
def test_a_dealing_is_a_number_from_two_on(number: str) -> None:
    changed = replace(GAME[0], tags=(*GAME[0].tags, ("Dealing", number)))
    assert fault(changed) == ("fair-bad-tag", {"round": 1, "tag": "Dealing", "found": number})


def test_a_seat_that_is_not_at_the_table_has_no_seed() -> None:
    [record, *_] = fair_game(Rules.parse("two,target=51"), 1)
    assert fault(with_tag(record, "Seeds", f"E={'0' * 64}"))[0] == FairFault.BAD_TAG
