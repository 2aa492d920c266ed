from __future__ import annotations

from cases import deal, play
from pisti import engine
from pisti.bots.net_features import Known
from pisti.bots.net_manners import mannerly, risky, safe
from pisti.bots.net_sight import known
from pisti.bots.sight import ALL_CARDS, set_of
from pisti.cards import DECK, parse_cards
from pisti.game import Game
from pisti.observation import observe
from pisti.round import Round
from pisti.rules import Rules, Seat

OPTIONS = engine.options(Rules())


def names(cards: int) -> set[str]:
    return {str(card) for card in DECK if cards >> card & 1}


def position(hand: str, pile: str = "") -> Known:
    """Somewhere in the first deal, after the first capture, with nothing else seen."""
    held, lying = set_of(parse_cards(hand)), parse_cards(pile)
    start = known(observe(Game(deal("2c 3c 4c 5c", bottom="Ad")), Seat.SOUTH))
    top, unseen = int(lying[-1]) if lying else 0, ALL_CARDS & ~(held | set_of(lying))
    lain = {"hand": held, "pile": set_of(lying), "top": top, "unseen": unseen}
    return start._replace(**lain, ply=8, exposed=0, set_aside=0)


def considered(round: Round) -> set[str]:
    assert round.to_play is not None
    return names(mannerly(known(observe(Game(round), round.to_play)), OPTIONS))


def test_a_pisti_that_is_there_is_made() -> None:
    round = play(deal("2c 3c 4c 5c", ["5d", "6c 8c 8d 8h", "6d Jc 6s 7d"]), "5d 6c")
    assert considered(round) == {"6d", "6s"}
    round = play(deal("2c 3c 4c 5c", ["5d", "Jd 8c 8d 8h", "6d Jc 6s 7d"]), "5d Jd")
    assert considered(round) == {"Jc"}


def test_the_first_card_makes_no_pisti() -> None:
    assert considered(deal("2c 3c 4c 5c", ["5d 6c 7c Jc"])) == {"5d", "6c", "7c", "Jc"}


def test_no_jack_is_laid_on_an_empty_table_while_another_may_be_in_a_hand() -> None:
    round = play(deal("2c 3c 4c 5c", ["5d", "6c Jc 8d 8h"]), "5d")
    assert considered(round) == {"6c", "8d", "8h"}


def test_a_jack_may_be_laid_alone_where_all_others_were_seen() -> None:
    k = position("Jc 6c 7c")._replace(unseen=position("Jc 6c 7c").unseen & ~engine.JACK_SET)
    assert names(mannerly(k, OPTIONS)) == {"Jc", "6c", "7c"}


def test_a_jack_is_kept_from_next_to_nothing_where_a_safe_card_is_at_hand() -> None:
    k = position("Jc 6c 7c", "5d Kh")
    assert names(mannerly(k, OPTIONS)) == {"Jc", "6c", "7c"}
    safe_six = k._replace(lacks_next=1 << 4)
    assert names(mannerly(safe_six, OPTIONS)) == {"6c", "7c"}
    assert names(mannerly(safe_six._replace(set_aside=3), OPTIONS)) == {"Jc", "6c", "7c"}
    assert names(mannerly(position("Jc 6c 7c", "Td Kh")._replace(lacks_next=1 << 4), OPTIONS)) == {"Jc", "6c", "7c"}
    assert names(mannerly(position("Jc 6c 7c", "9h 5d Kh")._replace(lacks_next=1 << 4), OPTIONS)) >= {"Jc"}


def test_no_likely_rank_is_left_alone_where_a_safe_card_is_at_hand() -> None:
    k = position("6c 7c 8c")
    assert names(mannerly(k, OPTIONS)) == {"6c", "7c", "8c"}
    assert names(mannerly(k._replace(lacks_next=1 << 4), OPTIONS)) == {"6c"}
    assert names(mannerly(position("6c 7c 8c", "Kh Qh")._replace(lacks_next=1 << 4), OPTIONS)) == {"6c", "7c", "8c"}


def test_safe_and_risky_cards() -> None:
    k = position("6c 7c 7d 9c", "5d")._replace(lacks_next=1 << 4)
    assert (names(safe(k)), names(risky(k))) == ({"6c"}, {"6c", "9c"})
    seen = k._replace(unseen=k.unseen & ~(engine.ALL_OF_A_RANK << 4 * 7))
    assert (names(safe(seen)), names(risky(seen))) == ({"6c", "9c"}, {"6c"})
    exposed = seen._replace(exposed=set_of(parse_cards("9h")))
    assert names(safe(exposed)) == {"6c"}
