"""Persons at the page in tests: how they have set it, how they come to a table, and what they do there by clicks."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

from browser import PATIENCE, Manner, Visit, visiting
from pisti.i18n import Texts

QUICK: dict[str, object] = {"speed": "off", "volume": 0}
"""Nothing that happens is waited for, and nothing is heard."""

SET = """(chosen => {
  try { if (!localStorage["pisti.settings"]) localStorage["pisti.settings"] = chosen } catch { /* no site yet */ }
})(%s)"""


class Person:
    """Somebody at the page of a table; ``sent`` and ``heard`` are the messages on all lines, the oldest first."""

    def __init__(self, visit: Visit, language: str = "en", **choices: object) -> None:
        self.visit = visit
        self.page = visit.page
        self.texts = Texts(language)
        self.sent: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        chosen = json.dumps(json.dumps({**QUICK, **choices}))
        visit.context.add_init_script(SET % chosen)
        watch(self.page, self.sent, self.heard)

    # What is there

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name=self.texts("web-hand"))

    @property
    def cards(self) -> Locator:
        return self.hand.get_by_role("button")

    @property
    def names(self) -> list[str]:
        """What the own cards are called."""
        return self.cards.locator(".aloud").all_inner_texts()

    @property
    def turn(self) -> Locator:
        """The hand while it is to be played from."""
        return self.page.locator(".own.turn")

    @property
    def cut(self) -> Locator:
        return self.button("web-cut-here")

    @property
    def count(self) -> Locator:
        """What puts the count of a round away, until it was pressed."""
        return self.page.locator("dialog footer button.main:not([aria-disabled=true])")

    @property
    def end(self) -> Locator:
        return self.button("remote-another")

    def button(self, id: str, **fields: str | int) -> Locator:
        """The button with a text."""
        return self.page.get_by_role("button", name=self.texts(id, **fields), exact=True)

    @property
    def window(self) -> Locator:
        """The window that is open, the topmost."""
        return self.page.get_by_role("dialog").last

    def in_window(self, id: str) -> Locator:
        """The button with a text in the window that is open."""
        return self.window.get_by_role("button", name=self.texts(id), exact=True)

    @property
    def scores(self) -> list[int]:
        """The score of each side, as it stands above the table."""
        return [int(text) for text in self.page.locator(".table header li b").all_inner_texts()]

    @property
    def code(self) -> str:
        return self.page.url.rpartition("/")[2]

    # What is done

    def begin(self) -> None:
        """A game against bots, by one click on the first page."""
        self.page.goto("/")
        self.page.locator("button.play").click()
        self.page.wait_for_url("**/t/*")

    def sit(self, code: str, seat: str) -> None:
        """Come to a table by its link, and take a seat."""
        self.page.goto(f"/t/{code}")
        where = f"{self.texts('web-sit-here')} · {self.texts('seat-name', seat=seat)}"
        self.page.get_by_role("button", name=where).click()

    def play(self, place: int = 0) -> str:
        """Play the card at a place of the hand; its name, once it has left the hand."""
        name = self.names[place]
        self.cards.nth(place).click()
        expect(self.card(name)).to_have_count(0)
        return name

    def card(self, name: str) -> Locator:
        """The card in the hand that is called so."""
        return self.hand.get_by_role("button", name=name, exact=True)

    def there(self) -> str:
        """What is to be done now: play, cut, count (put it away), end (play again), or nothing."""
        places = {"play": self.turn, "cut": self.cut, "count": self.count, "end": self.end}
        return next((what for what, place in places.items() if place.count()), "")

    def wait(self) -> str:
        """Wait until something is to be done; what."""
        what = ""
        while not what:
            self.turn.or_(self.cut).or_(self.count).or_(self.end).first.wait_for()
            what = self.there()
        return what

    def do(self, what: str) -> str:
        """Do what is to be done now, but end; it is returned."""
        if what == "play":
            self.play(self.cards.count() - 1 if len(self.plays) % 2 else 0)  # not where the last one was
        elif what == "cut":
            self.cut.click()
            expect(self.cut).to_have_count(0)
        elif what == "count":
            self.count.click()
        return what

    def play_on(self, until: str = "end") -> None:
        """Do all that is to be done, until this is, and this too."""
        while self.do(self.wait()) != until:
            pass

    @property
    def plays(self) -> list[dict[str, Any]]:
        """The plays that were sent."""
        return [message for message in self.sent if message["type"] == "play"]

    def events(self, kind: str) -> list[dict[str, Any]]:
        """What happened of a kind, as it was heard while it happened."""
        told = [message for message in self.heard if message["type"] == "told"]
        return [event for message in told for event in message["events"] if event["type"] == kind]

    def save(self, folder: Path) -> Path:
        """Save the record of the game that is over."""
        with self.page.expect_download() as download:
            self.button("web-record-save").click()
        file = folder / download.value.suggested_filename
        download.value.save_as(file)
        return file


def watch(page: Page, sent: list[dict[str, Any]], heard: list[dict[str, Any]]) -> None:
    """Note the messages on every line of a page."""

    def opened(line: WebSocket) -> None:
        line.on("framesent", lambda frame: sent.append(json.loads(frame)))
        line.on("framereceived", lambda frame: heard.append(json.loads(frame)))

    page.on("websocket", opened)


@contextmanager
def sitting(browser: Browser, address: str, manner: Manner | None = None, **choices: object) -> Iterator[Person]:
    """Somebody new at the page of a server, in a small window where nothing else is said: it costs least."""
    how = manner or Manner(390, 844)
    with visiting(browser, address, how) as visit:
        yield Person(visit, how.language, **choices)


def company(
    stack: ExitStack, browser: Browser, address: str, rules: str, seats: str, manner: Manner | None = None
) -> list[Person]:
    """Persons at a new table, each with a browser of their own; the first has made the table."""
    some = [sitting(browser, address, manner, name=f"Name {seat}", rules=rules) for seat in seats]
    people = [stack.enter_context(each) for each in some]
    first = people[0]
    first.page.goto("/")
    first.button("web-friends").click()
    first.page.wait_for_url("**/t/*")
    for person, seat in zip(people[1:], seats[1:], strict=True):
        person.sit(first.code, seat)
    return people


def all_play(people: Sequence[Person], until: Callable[[], bool]) -> None:
    """Let everybody do what is to be done."""
    news = time.monotonic()
    while not until():
        for person in people:
            if person.do(person.there()) not in {"", "end"}:
                news = time.monotonic()
        assert time.monotonic() < news + PATIENCE / 1000, "nobody has anything to do"


def next_with(people: Sequence[Person], wanted: Callable[[Person], Locator]) -> Person:
    """The first person for whom something is there, once it is there for anybody."""
    end = time.monotonic() + PATIENCE / 1000
    while True:
        for person in people:
            if wanted(person).count():
                return person
        assert time.monotonic() < end, "nobody has it"
