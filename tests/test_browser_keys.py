"""The table without a mouse and without eyes: a game by keys alone, a round by what is said and named alone."""

from __future__ import annotations

import re
from typing import Literal

from playwright.sync_api import Browser, Page, expect

from at_page import Person, sitting
from browser import Manner

WHERE = """(at => at.closest("dialog") ? "window" : at.closest(".own") ? "hand" : at === document.body ? "nowhere"
  : at.getAttribute("role") ?? "elsewhere")(document.activeElement)"""
RING = """(at => { const {outlineStyle, outlineWidth} = getComputedStyle(at);
  return at.matches(":focus-visible") && outlineStyle === "solid" && parseFloat(outlineWidth)
})(document.activeElement)"""
WAYS = {0: ["ArrowRight", "Enter"], 8: ["End", "ArrowLeft", "Space"], 16: ["Home", "Enter"]}
WINDOWS = "mplgcfrotv?q"


def where(page: Page) -> str:
    """Where the focus is."""
    return str(page.evaluate(WHERE))


def tab_to(page: Page, name: str) -> None:
    """Press the tab key until something with a name has the focus."""
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.innerText.trim()").startswith(name):
            return
    raise AssertionError(f"the tab key does not come to {name}")


def play(person: Person, *keys: str) -> None:
    """Press keys, after which a card has left the hand, and the focus is still there or in the window of the count."""
    left = person.cards.count() - 1
    number = len(person.plays) + 1
    for key in keys:
        person.page.keyboard.press(key)
    expect(person.cards.or_(person.hand)).not_to_have_count(left + 2)
    person.wait()
    assert len(person.plays) == number
    assert where(person.page) in {"hand", "window", "slider"}


def test_a_game_is_played_by_keys_alone(chromium: Browser, server: str) -> None:
    with sitting(chromium, server, Manner(), rules="two,target=31") as person:
        page, keys = person.page, person.page.keyboard
        page.goto("/")
        tab_to(page, person.texts("screen-play"))
        assert page.evaluate(RING) >= 2
        keys.press("Enter")
        while (what := person.wait()) != "end":
            if what == "play":
                expect(person.hand.locator(":focus")).to_have_count(1)
                assert page.evaluate(RING) >= 2
                nth = len(person.plays) % 24
                play(
                    person,
                    *{0: ["ArrowRight", "Enter"], 8: ["End", "ArrowLeft", "Space"], 16: ["Home", "Enter"]}.get(
                        nth, "1"
                    ),
                )
            elif what == "cut":
                expect(page.get_by_role("slider")).to_be_focused()
                keys.press("PageUp")
                keys.press("Enter")
                expect(person.cut).to_have_count(0)
            else:
                assert where(page) == "window"
                keys.press("Space")
                expect(person.count).to_have_count(0)
        assert where(page) == "window"
        tab_to(page, person.texts("remote-another"))
        keys.press("Enter")
        expect(person.window).to_have_count(0)
        person.wait()
        assert where(page) in {"hand", "slider"}


def test_windows_keep_the_focus_and_give_it_back(chromium: Browser, server: str) -> None:
    with sitting(chromium, server, rules="target=1", cut=False) as person:
        person.begin()
        person.wait()
        keys = person.page.keyboard
        keys.press("ArrowRight")
        second = person.cards.nth(1)
        for key in WINDOWS:
            expect(second).to_be_focused()
            keys.press(key)
            expect(person.window).to_be_visible()
            assert where(person.page) == "window", key
            for _ in range(4):
                keys.press("Shift+Tab")
                assert where(person.page) in {"window", "nowhere"}, key  # the browser's own buttons come between
            keys.press("Escape")
            expect(person.window).to_have_count(0)
        expect(second).to_be_focused()


def test_a_card_is_played_once_by_a_key_that_is_held(chromium: Browser, server: str) -> None:
    with sitting(chromium, server, rules="target=1", cut=False) as person:
        person.begin()
        person.wait()
        keys = person.page.keyboard
        for _ in range(3):
            keys.down("Enter")
        expect(person.cards).to_have_count(3)
        person.wait()
        person.page.wait_for_timeout(400)  # after it a press is another one
        keys.down("Enter")
        keys.up("Enter")
        keys.press("h")
        expect(person.page.locator(".hinted")).to_have_count(1)  # the answer: what was sent before has arrived
        assert len(person.plays) == 1


class Reader:
    """What a reader of the screen finds at a table, and all that was said there."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.said: list[str] = []

    def listen(self) -> None:
        """Hear what the log has got since."""
        log = [each.strip('"') for each in re.findall(r"- paragraph: (.*)", self._snapshot("log"))]
        known = next(n for n in range(len(log), -1, -1) if self.said[len(self.said) - n :] == log[:n])
        assert known or not self.said, "something was said and is not there any more"
        self.said += log[known:]

    @property
    def top(self) -> str | None:
        """The rank of the card on top of the pile, by what the status says."""
        status = self._snapshot("status")
        assert "Your turn." in status
        found = re.search(r"(?:on top|Pile:) (?:the )?(\w+) of ", status)
        assert found or "The pile is empty." in status
        return found[1] if found else None

    @property
    def hand(self) -> list[str]:
        """The names of the own cards."""
        found = self._page.get_by_role("group", name="Your hand").aria_snapshot()
        return re.findall(r'- button "(.*?)"', found)

    def _snapshot(self, role: Literal["log", "status"]) -> str:
        return self._page.get_by_role(role).aria_snapshot()


def test_a_round_is_played_by_what_is_said_alone(chromium: Browser, server: str) -> None:
    with sitting(chromium, server, rules="two,target=1", cut=False) as person:
        person.begin()
        reader = Reader(person.page)
        while person.wait() == "play":
            reader.listen()
            hand, top = reader.hand, reader.top
            same = [card for card in hand if card.split()[0] == top]
            card = (same or hand)[0]
            play(person, str(hand.index(card) + 1))
            reader.listen()
            said = next(each for each in reversed(reader.said) if f"You play the {card}" in each)
            assert not same or "You capture" in said
        own = [each for each in reader.said if each.startswith("You play")]
        assert len(own) == len(person.plays) == 24
        assert len([each for each in reader.said if each.startswith("North plays")]) == 24
        assert any(each.startswith("Score after round 1") for each in reader.said)
