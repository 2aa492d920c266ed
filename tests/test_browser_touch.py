"""The table on a phone: what taps and drags do, and what they must not do."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Locator, expect

from at_page import Person, company, next_with, sitting
from browser import Manner

PHONE = Manner(width=390, height=844, is_touched=True)


@pytest.fixture
def phone(chromium: Browser, server: str) -> Iterator[Person]:
    """Somebody with a phone whose turn it is in a game against bots."""
    with sitting(chromium, server, PHONE, rules="target=1", cut=False) as person:
        person.begin()
        person.wait()
        yield person


def centre(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(person: Person, card: Locator, to: tuple[float, float]) -> None:
    """Move a card with the finger, and let it go."""
    line = person.visit.context.new_cdp_session(person.page)
    (x, y), (to_x, to_y) = centre(card), to
    places = [(x + (to_x - x) * step / 5, y + (to_y - y) * step / 5) for step in range(6)]
    for number, (at_x, at_y) in enumerate(places):
        kind = "touchMove" if number else "touchStart"
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": at_x, "y": at_y}]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_tap_plays_a_card_and_a_double_tap_one_only(phone: Person) -> None:
    x, y = centre(phone.cards.first)
    name = phone.names[0]
    for _ in range(3):
        phone.page.touchscreen.tap(x, y)
    expect(phone.card(name)).to_have_count(0)
    phone.wait()
    assert len(phone.plays) == 1
    expect(phone.cards).to_have_count(3)
    expect(phone.hand.locator("[aria-pressed]")).to_have_count(0)  # nor is one chosen


def test_a_card_is_played_by_dragging_it_onto_the_pile_and_not_elsewhere(phone: Person) -> None:
    card = phone.cards.nth(1)
    x, y = centre(card)
    others = (".table header", ".left .plate", ".bottom .plate", ".menu")
    places = [centre(phone.page.locator(other).first) for other in others]
    for elsewhere in ((x + 90, y), (x, y + 40), (x, y - 60), *places):
        drag(phone, card, elsewhere)
        assert centre(card) == pytest.approx((x, y), abs=1)
    name = phone.names[1]
    drag(phone, card, centre(phone.page.locator("[data-place=pile]")))
    expect(phone.card(name)).to_have_count(0)
    phone.wait()
    assert len(phone.plays) == 1


def test_who_wants_it_plays_by_a_second_tap(chromium: Browser, server: str) -> None:
    with sitting(chromium, server, PHONE, rules="target=1", cut=False, confirm=True) as person:
        person.begin()
        person.wait()
        one, other = person.cards.nth(0), person.cards.nth(1)
        one.tap()
        expect(one).to_have_attribute("aria-pressed", "true")
        other.tap()
        expect(one).not_to_have_attribute("aria-pressed", "true")
        expect(other).to_have_attribute("aria-pressed", "true")
        assert person.plays == []
        name = person.names[1]
        other.tap()
        expect(person.card(name)).to_have_count(0)
        assert len(person.plays) == 1


def test_the_pack_is_cut_where_it_is_tapped_and_a_card_chosen_ahead_is_played_in_turn(
    chromium: Browser, server: str
) -> None:
    with ExitStack() as stack:
        people = company(stack, chromium, server, "two,target=1", "SN", PHONE)
        people[0].button("remote-start").click()
        cutter = next_with(people, lambda person: person.cut)
        ribbon = cutter.page.get_by_role("slider")
        box = ribbon.bounding_box()
        assert box is not None
        ribbon.tap(position={"x": box["width"] / 4, "y": box["height"] / 2})
        now = next_with(people, lambda person: person.turn)
        (told,) = (message for message in cutter.sent if message["type"] == "reveal" and message["round"] == 1)
        assert told["tap"] == pytest.approx(13, abs=1)
        waiting = people[1 - people.index(now)]
        chosen = waiting.cards.nth(2)
        name = waiting.names[2]
        chosen.tap()
        expect(chosen).to_have_attribute("aria-pressed", "true")
        waiting.page.locator("p.line").tap()  # otherwise it were a double tap
        chosen.tap()
        expect(chosen).not_to_have_attribute("aria-pressed", "true")
        waiting.cards.nth(0).tap()
        chosen.tap()
        expect(waiting.hand.locator("[aria-pressed]")).to_have_count(1)
        assert waiting.plays == []
        now.play()
        expect(waiting.card(name)).to_have_count(0)
        expect(now.turn).to_be_visible()
        assert len(waiting.plays) == 1
