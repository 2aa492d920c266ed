"""Every way to break a promise for the deal is seen: a round as it was told, with one thing in it told otherwise."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from msgspec.structs import replace

from pisti.fairness import Context, card_commitment
from pisti.rules import Seat
from pisti.table import wire_events as e
from pisti.table.served import Stage
from pisti.table.wire_types import ShownCard, TableSettings
from pisti.tui.remote.checking import Exchanged, PromiseFault, replayed
from pisti.tui.remote.client import Broken, Client
from remotes import Far, Person, key_for, play_on, seated

Change = Callable[[e.TableEvent], e.TableEvent | None]
ZERO = "00" * 32


@cache
def game() -> tuple[Person, Far]:
    """A person at a game that is over, in which the bots' plays and the person's were told."""
    far = Far(TableSettings(rules="target=40"), seed=8)
    [player] = seated(far, "S")
    play_on(far, [player], Stage.OVER)
    player.hear()
    return player, far


def broken(change: Change) -> list[PromiseFault]:
    """What a client finds where the events are told so; an event is left out where None takes its place."""
    player, _ = game()
    client = Client(key_for(player.name), "x", is_seated=False)
    client.hello()
    found: list[PromiseFault] = []
    for message in player.heard:
        if isinstance(message, e.Told | e.Welcome):
            events = tuple(each for event in message.events if (each := change(event)) is not None)
            heard = client.hear(replace(message, events=events), 0.0)
            found += [PromiseFault(each.error.code) for each in heard.told if isinstance(each, Broken)]
    return found


def first(kind: type[e.TableEvent], **fields: object) -> Change:
    """The first event of a kind in round 1 with some fields changed."""
    changed: list[e.TableEvent] = []

    def change(event: e.TableEvent) -> e.TableEvent:
        if not changed and isinstance(event, kind) and getattr(event, "round", 1) == 1:
            changed.append(event)
            return replace(event, **fields)
        return event

    return change


def events_of(kind: type[e.TableEvent]) -> list[e.TableEvent]:
    player, _ = game()
    events = [each for message in player.heard if isinstance(message, e.Told) for each in message.events]
    return [each for each in events if type(each) is kind]


def test_nothing_is_found_where_everything_is_as_promised() -> None:
    assert broken(lambda event: event) == []


def test_another_card_than_the_promised_one_is_seen_at_once() -> None:
    dealt = events_of(e.Dealt)[0]
    assert isinstance(dealt, e.Dealt)
    one, two, *others = dealt.cards
    swapped = (ShownCard(two.card, one.place, one.salt), ShownCard(one.card, two.place, two.salt), *others)
    assert broken(first(e.Dealt, cards=swapped))[:2] == [PromiseFault.OTHER_CARD] * 2
    assert PromiseFault.OTHER_CARD in broken(first(e.Dealt, cards=(ShownCard(one.card), *dealt.cards[1:])))


def test_a_promised_card_from_another_place_is_seen_at_once() -> None:
    dealt = events_of(e.Dealt)[0]
    assert isinstance(dealt, e.Dealt)
    turned = broken(first(e.Dealt, cards=tuple(reversed(dealt.cards))))
    assert turned[:4] == [PromiseFault.OTHER_PLACE] * 4
    deal, place = game()[1].live.table.dealt[0], 50
    card = deal.game.round.deck[place]
    other = ShownCard(str(card), place, deal.fair.round.salt(place).hex())
    assert PromiseFault.OTHER_PLACE in broken(first(e.Played, card=other))


def test_cards_that_were_not_promised_are_seen() -> None:
    assert PromiseFault.NO_CARDS in broken(first(e.CutDone, promised=()))
    assert PromiseFault.NO_CARDS in broken(lambda event: None if isinstance(event, e.Committed) else event)


def test_an_exchange_that_is_not_named_is_seen() -> None:
    found = broken(lambda event: replace(event, game=None) if isinstance(event, e.Committed) else event)
    assert PromiseFault.NOT_NAMED in found


def test_another_seed_than_the_promised_one_is_seen() -> None:
    seed = {"seed": ZERO}

    def last(event: e.TableEvent) -> e.TableEvent:
        is_seed = isinstance(event, e.Revealed) and event.seat is None and event.round == 1
        return replace(event, **seed) if is_seed else event

    assert broken(last) == [PromiseFault.OTHER_SEED]


def test_a_seed_that_is_never_told_is_seen() -> None:
    def none(event: e.TableEvent) -> e.TableEvent | None:
        return None if isinstance(event, e.Revealed) and event.seat is None and event.round == 1 else event

    assert broken(none) == [PromiseFault.NO_SEED]


def test_a_first_dealer_that_was_not_drawn_is_seen() -> None:
    [dealer] = [each.dealer for each in events_of(e.Started) if isinstance(each, e.Started) and each.round == 1]
    other = "N" if dealer != "N" else "E"
    assert PromiseFault.OTHER_DEALER in broken(first(e.Started, dealer=other))


def test_a_share_without_its_promise_is_seen() -> None:
    def unpromised(event: e.TableEvent) -> e.TableEvent | None:
        return None if isinstance(event, e.Committed) and (event.seat, event.round) == ("S", 1) else event

    assert PromiseFault.OTHER_SHARE in broken(unpromised)


def test_a_promise_when_shares_are_told_already_is_seen() -> None:
    def late(event: e.TableEvent) -> e.TableEvent:
        is_share = isinstance(event, e.Revealed) and (event.seat, event.round) == ("S", 1)
        return e.Committed(round=1, hash=ZERO, seat="E") if is_share else event

    assert PromiseFault.LATE in broken(late)


def exchange() -> tuple[Context, bytes]:
    """What is promised in round 1, and the promise of the server."""
    fair = game()[1].live.table.dealt[0].fair.round
    return fair.context, fair.commitment


def test_a_deck_that_the_seeds_do_not_make_is_seen_though_each_card_was_promised() -> None:
    _, far = game()
    deal = far.live.table.dealt[0]
    deck, fair = list(deal.game.round.deck), deal.fair.round
    shown = {each.place for each in seen_cards()}
    one, two = [place for place in range(52) if place not in shown][:2]
    deck[one], deck[two] = deck[two], deck[one]
    promised = tuple(card_commitment(place, card, fair.salt(place)).hex() for place, card in enumerate(deck))
    found = broken(first(e.CutDone, promised=promised))
    assert PromiseFault.OTHER_DECK in found


def seen_cards() -> list[ShownCard]:
    """The cards of round 1 that a seat is shown before others play theirs."""
    cards: list[ShownCard] = []
    for kind in (e.TurnedUp, e.Dealt, e.SetAsideSeen):
        for event in events_of(kind):
            cards += getattr(event, "cards", ()) if getattr(event, "round", 0) == 1 else ()
    return cards


@pytest.mark.parametrize("fields", [{"pisti": 2}, {"captured": ("2c",)}, {"denied": "last-card"}])
def test_a_play_told_otherwise_than_the_rules_make_it_is_seen_at_the_end(fields: dict[str, object]) -> None:
    def change(event: e.TableEvent) -> e.TableEvent:
        is_plain = isinstance(event, e.Played) and event.round == 1 and event.ply == 5
        return replace(event, **fields) if is_plain else event

    [played] = [each for each in events_of(e.Played) if isinstance(each, e.Played) and (each.round, each.ply) == (1, 5)]
    assert all(getattr(played, name) != value for name, value in fields.items())
    assert PromiseFault.OTHER_PLAYS in broken(change)


def test_a_count_told_otherwise_is_seen() -> None:
    [counted] = [each for each in events_of(e.Counted) if isinstance(each, e.Counted) and each.round == 1]
    one, two = counted.count
    assert broken(first(e.Counted, count=(replace(one, jacks=one.jacks + 1), two))) == [PromiseFault.OTHER_PLAYS]


def test_many_deals_of_a_round_are_not_believed() -> None:
    assert PromiseFault.OTHER_DECK in broken(first(e.CutDone, dealing=10**9))
    assert PromiseFault.OTHER_DECK in broken(first(e.CutDone, dealing=2))


def test_a_round_is_replayed_from_the_seeds_alone() -> None:
    player, far = game()
    scene = player.client.scene
    assert scene is not None
    fair = far.live.table.dealt[-1].fair
    found = replayed(fair.round, fair.dealing, scene.view)
    assert found is not None
    assert found.round.deck == far.live.table.dealt[-1].game.round.deck
    assert replayed(far.live.table.dealt[0].fair.round, 1, scene.view) is None


def test_a_share_follows_from_the_secret_and_what_the_server_has_promised() -> None:
    context, server = exchange()
    now, other = Exchanged(context, server), Exchanged(context, bytes(32))
    assert now.own(b"s" * 32, 3) == now.own(b"s" * 32, 3)
    assert len({now.own(b"s" * 32, 0).seed, now.own(b"t" * 32, 0).seed, other.own(b"s" * 32, 0).seed}) == 3


def test_the_place_of_a_tap_is_found_again() -> None:
    now = Exchanged(*exchange())
    share = now.own(b"s" * 32, 41)
    now.hashes[Seat.EAST] = now.commitment(Seat.EAST, share)
    assert now.promised_share(Seat.EAST, b"s" * 32) == share
    assert now.promised_share(Seat.EAST, b"t" * 32) is None
    assert now.promised_share(Seat.WEST, b"s" * 32) is None
