"""The middle of the table in every window: stock, pile and cards set aside lie apart, and nobody sits under them."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

from at_page import sitting
from browser import Manner

SIZES = ((180, 320), (320, 568), (390, 844), (540, 700), (600, 800), (768, 1024), (844, 390), (992, 700), (1440, 900))


def test_stock_pile_and_cards_set_aside_lie_apart_in_every_window(chromium: Browser, server: str) -> None:
    for rules in ("standard", "two"):
        with sitting(chromium, server, Manner(390, 844), rules=rules, cut=False) as person:
            person.begin()
            person.wait()
            while person.page.locator(".fan .place").count() < 3 or not person.page.locator(".stock .top").count():
                person.do(person.wait())
                person.wait()
            for width, height in SIZES:
                person.page.set_viewport_size({"width": width, "height": height})
                assert overlaps(person.page) == [], (rules, width, height)


def overlaps(page: Page) -> list[list[str]]:
    """Which two things of the table lie on each other, though it were only by a few pixels."""
    found: list[list[str]] = page.evaluate(OVERLAPS)
    return found


OVERLAPS = """() => {
  const middle = [".stock .cards", ".stock p", ".aside .cards", ".aside p", ".fan", ".count"];
  const names = [...middle, ".left .plate", ".right .plate", ".top .plate", ".bottom .plate"];
  const found = (name) => [...document.querySelectorAll(".table " + name)];
  const boxes = names.flatMap((name) => found(name).map((each) => [name, each.getBoundingClientRect()]));
  const there = boxes.filter(([, box]) => box.width && box.height);
  const meet = (one, other, from, to) => one[from] < other[to] - 2 && other[from] < one[to] - 2;
  const on = (one, other) => meet(one, other, "left", "right") && meet(one, other, "top", "bottom");
  const pairs = there.flatMap((one, at) => there.slice(at + 1).map((other) => [one, other]));
  return pairs.filter(([one, other]) => on(one[1], other[1])).map((pair) => pair.map(([name]) => name));
}"""
