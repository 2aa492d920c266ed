"""Pictures of the page: ``python tests/screens_of_page.py FOLDER [LANGUAGE…]`` writes them as WebP, by Chromium.

The start, the table, the count, the end, settings and rules, on two phones and a desk, in light and dark colours. The
page must be built. The server draws its cards by lot, so each run has another game.
"""

from __future__ import annotations

import sys
import tempfile
from base64 import b64decode
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import reduce
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Locator, expect

from at_page import Person, sitting
from browser import Manner, launched
from crowd import serving

LANGUAGES = ("tr", "fr", "sw")
SIZES = ((360, 640), (844, 390), (1440, 900))
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
RULES = "target=51"
QUALITY = 80
STILL, MOMENTS = 500, {"pisti": 250, "capture": 0, "waiting": 0}
"""For how many milliseconds a picture waits until what appears is there; of moments that pass soon."""

GAMES = 4
"""How many games are played at most until everything was seen."""


@dataclass
class Album:
    """The pictures of one visit; a moment is taken once."""

    person: Person
    name: Callable[[str], Path]
    taken: set[str] = field(default_factory=set)

    def take(self, moment: str) -> None:
        """Take a picture, if there is none of the moment."""
        if moment not in self.taken:
            self.taken.add(moment)
            self.person.page.wait_for_timeout(MOMENTS.get(moment, STILL))
            line = self.person.visit.context.new_cdp_session(self.person.page)
            picture = line.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
            self.name(moment).write_bytes(b64decode(picture["data"]))

    def has(self, *moments: str) -> bool:
        """Whether there are pictures of all of these."""
        return self.taken.issuperset(moments)


def before_a_game(album: Album) -> None:
    """The first page, the settings, the rules."""
    page = album.person.page
    page.goto("/")
    page.get_by_role("main").wait_for()
    album.take("start")
    album.person.button("screen-settings").click()
    expect(album.person.window).to_be_visible()
    album.take("settings")
    page.goto("/rules")
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    album.take("rules")


def at_the_table(album: Album) -> None:
    """Games against bots, until each moment has come."""
    person = album.person
    person.begin()
    for _ in range(GAMES):
        while not person.end.count():
            one_moment(album)
        album.take("end")
        if album.has("pisti", "capture", "cut"):
            return
        person.end.click()
        expect(person.window).to_have_count(0)


def one_moment(album: Album) -> None:
    """Wait for something, take a picture of it, and do what is to be done."""
    person, page = album.person, album.person.page
    held, banner = page.locator(".pile.held"), page.locator("main:has(.pile.held) .banner:is(.pisti, .double)")
    everything = (person.turn, person.cut, person.count, person.end, held, banner)
    reduce(Locator.or_, everything).first.wait_for()
    there = {"pisti": banner, "capture": held, "cut": person.cut}
    for moment, what in there.items():
        if what.count():
            album.take(moment)
    if person.turn.count() and person.cards.count() <= 3:
        album.take("turn")
    if person.count.count():
        if (lines := person.in_window("web-count-skip")).count():
            lines.click()
        album.take("count")
    was = person.do(person.there())
    if was == "play" and page.locator("p.line:not(.turn)").count():
        album.take("waiting")
    if album.has("pisti", "capture", "waiting"):
        hurry(person)


def hurry(person: Person) -> None:
    """Wait for nothing from now on."""
    if person.turn.count() and not person.page.evaluate("window.isHurried"):
        person.page.evaluate("window.isHurried = true")
        person.page.keyboard.press("o")
        off = person.texts("value-speed-off")
        person.window.get_by_role("radio", name=off).locator("xpath=ancestor::label").click()
        person.page.keyboard.press("Escape")


def take_all(browser: Browser, address: str, folder: Path, language: str) -> None:
    """All pictures of a language."""
    for (width, height), scheme in product(SIZES, SCHEMES):
        manner = Manner(width, height, language, scheme, is_still=False)

        def name(moment: str, place: str = f"{width}x{height}-{scheme}-{language}") -> Path:
            return folder / f"{moment}-{place}.webp"

        with sitting(browser, address, manner, rules=RULES, speed="fast", name="Defne") as person:
            album = Album(person, name)
            before_a_game(album)
            at_the_table(album)
        sys.stdout.write(f"{language} {width} × {height} {scheme}: {' '.join(sorted(album.taken))}\n")


if __name__ == "__main__":
    where = Path(sys.argv[1])
    where.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, serving(Path(place, "pisti.db")) as (at, _), launched() as chromium:
        for each in sys.argv[2:] or LANGUAGES:
            take_all(chromium, at, where, each)
