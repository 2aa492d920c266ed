"""Lost lines: nothing is lost, doubled, or told twice, and the page says what goes on; a phone without a safe line."""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from at_page import Person, sitting
from browser import Manner
from crowd import serving

MOTION = """
window.moved = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) { window.moved += 1; return animate.apply(this, how); };
"""
SEEN = """new MutationObserver(() => {
  const said = document.querySelector(".link")?.innerText;
  if (said) window.seen = [...(window.seen ?? []), said];
}).observe(document.body, {childList: true, subtree: true, characterData: true})"""


class Wire:
    """The lines of a page to its table, which can be cut when a play is sent: before it goes, or before its answer."""

    def __init__(self, person: Person) -> None:
        self.cuts: str | None = None
        self.lines = 0
        self.plays: list[dict[str, Any]] = []
        person.visit.context.route_web_socket(re.compile("/socket$"), self._open)

    def _open(self, page: WebSocketRoute) -> None:
        self.lines += 1
        server = page.connect_to_server()
        is_cut = False

        def sent(text: str | bytes) -> None:
            nonlocal is_cut
            message = json.loads(text)
            if message["type"] == "play" and not is_cut:
                self.plays.append(message)
                if self.cuts is not None:
                    is_cut = True
                    if self.cuts == "answer":
                        server.send(text)
                        return
                    page.close()
                    server.close()
            if not is_cut:
                server.send(text)

        def heard(text: str | bytes) -> None:
            if not is_cut:
                page.send(text)
            elif self.cuts == "answer" and json.loads(text)["type"] == "told":
                page.close()  # the play has arrived and is kept; the page does not hear of it
                server.close()

        page.on_message(sent)
        server.on_message(heard)


def said_of(person: Person, card: str) -> int:
    """How often it was said that a card was played by the person."""
    text = person.page.get_by_role("log").inner_text()
    return text.count(f"You play the {card} ")


@pytest.mark.parametrize("cut", ["play", "answer"])
def test_a_play_is_neither_lost_nor_doubled_with_the_line(cut: str, chromium: Browser, server: str) -> None:
    with sitting(chromium, server, Manner(is_still=False), rules="target=1", cut=False) as person:
        wire = Wire(person)
        person.begin()
        person.wait()
        person.page.evaluate(SEEN)
        wire.cuts = cut
        lines = wire.lines
        card = person.names[0]
        person.cards.first.click()
        expect(person.page.locator(".link")).to_be_visible()
        wire.cuts = None
        expect(person.card(card)).to_have_count(0)
        expect(person.page.locator(".link")).to_have_count(0)
        person.wait()
        assert wire.lines == lines + 1
        assert said_of(person, card) == 1
        expect(person.cards).to_have_count(3)
        assert len({play["id"] for play in wire.plays}) == 1
        seen = person.page.evaluate("window.seen")
        assert any(person.texts("error-remote-cut-off") in each for each in seen)
        assert any(person.texts("remote-connecting") in each for each in seen)


def test_a_page_comes_back_without_motion_and_without_saying_anything_again(chromium: Browser, server: str) -> None:
    with sitting(chromium, server, Manner(is_still=False), rules="target=1", cut=False, speed="fast") as person:
        person.visit.context.add_init_script(MOTION)
        person.begin()
        person.wait()
        person.play()
        person.wait()
        hand = person.names
        moved = person.page.evaluate("window.moved")
        said = person.page.get_by_role("log").inner_text()
        welcomes = sum(message["type"] == "welcome" for message in person.heard)
        assert moved
        person.page.evaluate("window.dispatchEvent(new Event('online'))")  # the line may be dead: a new one is made
        expect(person.page.locator(".link")).to_have_count(0)
        person.page.keyboard.press("h")
        expect(person.page.locator(".hinted")).to_have_count(1)
        assert sum(message["type"] == "welcome" for message in person.heard) == welcomes + 1
        assert person.page.evaluate("window.moved") == moved
        assert person.page.get_by_role("log").inner_text() == said
        assert person.names == hand
        person.page.reload()
        person.wait()
        assert person.names == hand
        assert person.page.evaluate("window.moved") == 0
        assert person.page.get_by_role("log").inner_text() == ""


def test_the_server_is_restarted_meanwhile(chromium: Browser, server: str, tmp_path: Path) -> None:
    database = tmp_path / "pisti.db"
    with serving(database) as (address, process), sitting(chromium, address, rules="target=1", cut=False) as person:
        person.begin()
        person.wait()
        person.play()
        person.wait()
        process.kill()
        expect(person.page.locator(".link")).to_contain_text(person.texts("error-remote-cut-off"))
        card = person.names[0]
        person.button("web-try-now").click()
        person.cards.first.click()  # kept until there is a server
        with serving(database, urlsplit(address).port or 0):
            expect(person.page.locator(".link")).to_have_count(0)
            expect(person.card(card)).to_have_count(0)
            person.wait()
            expect(person.cards).to_have_count(2)
            assert said_of(person, card) == 1
            person.play_on()
        person.visit.forgive("WebSocket connection to")
        if any("ERR_CONNECTION_REFUSED" in each for each in person.visit.complaints):
            person.visit.forgive("ERR_CONNECTION_REFUSED")


def test_a_friend_plays_by_the_address_in_the_network(chromium: Browser, server: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        address, _ = stack.enter_context(serving(tmp_path / "pisti.db", host="0.0.0.0"))
        address = address.replace("//127.0.0.1", "//0.0.0.0")  # of a machine without a network; no safe one either
        person = stack.enter_context(sitting(chromium, address, Manner(360, 640, is_touched=True), rules="target=1"))
        person.begin()
        assert person.page.evaluate("[isSecureContext, crypto.subtle, navigator.serviceWorker]") == [False, None, None]
        person.play_on()
        person.in_window("remote-deal").click()
        rounds = len(person.events("counted"))
        assert person.window.locator("li[data-state=kept]").count() > rounds
        expect(person.window.locator("li:not([data-state=kept])[data-state]")).to_have_count(0)
        expect(person.page.get_by_role("alert")).to_have_count(0)
        person.visit.forgive("Cross-Origin-Opener-Policy")  # which browsers do not need there, and say so
