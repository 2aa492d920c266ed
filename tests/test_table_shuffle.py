"""Shuffle and cut (2.1 to 2.3): all chance from the bytes given, k uniform and never aimed, no jack at the bottom."""

from collections import Counter
from random import Random

from scipy.stats import chi2

from pisti.cards import DECK, JACKS
from pisti.round import cut
from pisti.rules import Rules
from pisti.table.shuffle import shuffle_and_cut, source

ANY_CUT = Rules(cut_jack_rule=False)


def test_the_same_bytes_and_text_give_the_same_deck_and_others_another() -> None:
    decks = {
        (bytes_given, said): shuffle_and_cut(source(bytes_given, "deck", said), Rules()).deck
        for bytes_given in (b"", b"a", b"b", b"a" * 1000)
        for said in ("", "1", "2", "12", "ş\udcff")
    }
    assert len(set(decks.values())) == len(decks)
    assert decks[b"a", "1"] == shuffle_and_cut(source(b"a", "deck", "1"), Rules()).deck


def test_bytes_and_text_cannot_be_shifted_into_each_other() -> None:
    tried = [(b"a", "b", "c"), (b"ab", "", "c"), (b"a", "bc", ""), (b"", "ab", "c"), (b"", "", "abc"), (b"abc", "", "")]
    assert len({source(*each).random() for each in tried}) == len(tried)


def test_2_3_the_cut_is_repeated_as_long_as_it_shows_a_jack_and_only_then() -> None:
    refusals = 0
    for seed in range(500):
        pack = shuffle_and_cut(Random(seed), Rules())
        last = pack.lifted[-1]
        before = (*pack.deck[52 - last :], *pack.deck[: 52 - last])  # the pack as it was before the cut
        assert [cut(before, k, Rules()) is None for k in pack.lifted] == [True] * pack.refusals + [False]
        assert cut(before, last, Rules()) == pack.deck
        assert pack.deck[-1] not in JACKS
        refusals += pack.refusals
    assert 20 < refusals < 70  # a jack is shown with 4 in 52


def test_9_9_without_the_jack_rule_the_first_cut_counts() -> None:
    packs = [shuffle_and_cut(Random(seed), ANY_CUT) for seed in range(500)]
    assert not any(pack.refusals for pack in packs)
    assert any(pack.deck[-1] in JACKS for pack in packs)


def test_2_3_k_is_uniform_whatever_the_cutter_says() -> None:
    for said in ("", "1", "51"):
        counts = Counter(shuffle_and_cut(source(b"%d" % n, "deck", said), ANY_CUT).lifted[0] for n in range(5100))
        assert set(counts) == set(range(1, 52))
        assert sum((count - 100) ** 2 / 100 for count in counts.values()) < chi2.ppf(1 - 1e-6, 50)


def test_every_card_comes_to_every_place_equally_often() -> None:
    counts: Counter[tuple[int, int]] = Counter()
    rounds = 5200
    for n in range(rounds):
        counts.update(enumerate(shuffle_and_cut(source(b"%d" % n, "deck"), ANY_CUT).deck))
    expected = rounds / 52
    statistic = sum((counts[place, card] - expected) ** 2 / expected for place in range(52) for card in DECK)
    assert statistic < chi2.ppf(1 - 1e-6, 51 * 51)
