"""With motion, as most people play: whatever is shown step by step comes to its end by itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from at_page import sitting
from browser import Manner


@pytest.mark.parametrize("speed", ["fast", "normal"])
def test_the_count_of_a_round_is_shown_to_its_end_and_the_score_follows(
    chromium: Browser, server: str, speed: str
) -> None:
    with sitting(chromium, server, Manner(360, 640, is_still=False), rules="standard", speed="off") as person:
        person.begin()
        while (what := person.wait()) != "count":
            if what == "play" and len(person.plays) == 11:
                person.page.evaluate(SPEED, speed)  # what comes now takes its time
                person.page.reload()
                person.wait()
            person.do(what)
        expect(person.window.locator("tbody tr.hidden")).not_to_have_count(0)
        expect(person.window.locator("tbody tr.hidden")).to_have_count(0)
        expect(person.count).to_have_text(person.texts("screen-next-round"))
        assert person.scores == person.events("counted")[-1]["scores"]


def test_cards_are_told_of_once_they_lie_there_and_an_empty_hand_shows_no_focus(chromium: Browser, server: str) -> None:
    with sitting(chromium, server, Manner(360, 640, is_still=False), rules="two", speed="normal") as person:
        ribbon = person.page.get_by_role("slider")
        while not ribbon.count():  # the first dealer is drawn: the other cuts
            person.begin()
            person.page.locator(".to-play").first.wait_for()
        person.page.evaluate(WATCH)
        ribbon.press("Enter")
        person.turn.wait_for()
        assert person.page.evaluate("window.told") == {"moving": 0}
        assert person.page.evaluate("window.rings") == []


WATCH = """() => {
  window.rings = [];
  const look = () => {
    const own = document.querySelector(".own");
    const isEmpty = own && !own.querySelector("button");
    if (isEmpty && document.activeElement === document.body) own.focus(); // as a window that is closed leaves it
    const ring = isEmpty && getComputedStyle(own).outlineStyle;
    if (ring && ring !== "none") window.rings.push(ring);
    const told = [document.querySelector(".pile .aloud"), document.querySelector(".stock")];
    const is = told[0]?.textContent && told[1]?.ariaLabel;
    const lying = [...document.querySelectorAll(".fan [data-lying]")];
    const moving = lying.filter((card) => card.style.opacity === "0" || card.getAnimations().length);
    if (is) window.told ??= { moving: moving.length };
    requestAnimationFrame(look);
  };
  look();
}"""

SPEED = """speed => {
  const kept = JSON.parse(localStorage["pisti.settings"]);
  localStorage["pisti.settings"] = JSON.stringify({ ...kept, speed });
}"""
