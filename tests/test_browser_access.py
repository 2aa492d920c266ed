"""Every page and window for everybody: what axe finds, how large targets are, what fits, which language is named."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, Page, expect

from at_page import Person, company, sitting
from browser import Manner
from built_page import ROOT, need_tools
from pisti.i18n import LANGUAGES, Texts

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SIZES = ((1280, 800), (390, 844), (320, 568))
PHONES = ((320, 568), (360, 640))
"""On which nothing scrolls sideways."""
WINDOWS = "rvomlt?"
"""The keys of those at the table in which there is most."""
LOW = (844, 390)

RUN = """async how => (await axe.run(document, how)).violations.flatMap(({id, nodes}) =>
  nodes.map(({target, failureSummary}) => `${id}: ${target} ${failureSummary.split("\\n").slice(1, 3).join(" ")}`))"""
SMALL = """() => {
  const top = document.querySelector("dialog[open]") ?? document;
  const found = top.querySelectorAll("button, a[href], select, input, summary, [role=slider]");
  return [...found].filter(each => each.checkVisibility()).flatMap(each => {
    const whole = each.labels?.length && each.matches("[type=radio], [type=checkbox]") ? each.labels[0] : each;
    const {width, height} = whole.getBoundingClientRect();
    const isInText = each.matches("p a, li a, td a, dd a") && getComputedStyle(each).display === "inline";
    const least = isInText ? 24 : 44;
    const isSmall = (isInText ? height : Math.min(width, height)) < least - 0.5;
    return isSmall ? [`${whole.outerHTML.slice(0, 90)} is ${width.toFixed(1)} × ${height.toFixed(1)}`] : [];
  });
}"""
WIDER = """() => [document.documentElement, ...document.querySelectorAll("dialog[open]")]
  .filter(each => each.scrollWidth > each.clientWidth).map(each => `${each.tagName} is wider than the window`)"""
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
LONGER = "() => document.documentElement.scrollHeight > innerHeight ? ['it has to be scrolled'] : []"


@dataclass(slots=True)
class Look:
    """Looks at what is shown, in all sizes and colours; ``faults`` is what was found, with the place and how."""

    page: Page
    faults: list[str] = field(default_factory=list)

    def at(self, place: str) -> None:
        """Look at a page or a window."""
        for width, height in SIZES:
            self._size(width, height)
            self._note(place, RUN, {"runOnly": TAGS})
            self.page.emulate_media(color_scheme="dark")
            self._note(f"{place}, dark", RUN, {"runOnly": ["color-contrast"]})
            self.page.emulate_media(color_scheme="light")
            self._note(place, SMALL)
        for width, height in PHONES:
            self._size(width, height)
            self._note(place, WIDER)

    def fits(self, place: str) -> None:
        """Whether the table need not be scrolled."""
        for width, height in (*PHONES, LOW):
            self._size(width, height)
            self._note(place, LONGER)
            self._note(place, WIDER)

    def _size(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(DRAWN)

    def _note(self, place: str, how: str, *args: dict[str, Any]) -> None:
        size = self.page.viewport_size
        assert size is not None
        found = self.page.evaluate(how, *args)
        self.faults += [f"{place} at {size['width']} × {size['height']}: {each}" for each in found]


def looking(person: Person) -> Look:
    """Look at the pages of somebody."""
    need_tools()
    person.visit.context.add_init_script(path=AXE)
    return Look(person.page)


def close(person: Person) -> None:
    person.page.keyboard.press("Escape")
    expect(person.window).to_have_count(0)


def test_the_pages_before_a_game(chromium: Browser, server: str) -> None:
    with sitting(chromium, server) as person:
        look = looking(person)
        page, texts = person.page, person.texts
        page.goto("/")
        look.at("start")
        person.button("screen-settings").click()
        expect(person.window).to_be_visible()
        look.at("settings")
        close(person)
        page.get_by_role("button", name=f"{texts('screen-house-rules')} …").click()
        expect(person.window).to_be_visible()
        look.at("house rules")
        close(person)
        page.goto("/rules")
        expect(page.get_by_role("heading", level=2).first).to_be_visible()
        look.at("rules")
        page.goto("/")
        person.button("web-friends").click()
        person.button("remote-get-up").or_(page.get_by_role("button", name=texts("remote-get-up"))).first.wait_for()
        look.at("room")
        page.get_by_role("button", name=f"{texts('remote-change')} …").click()
        expect(person.window).to_be_visible()
        look.at("rules of the table")
        assert not look.faults, "\n".join(look.faults)


def somebody(number: int) -> dict[str, Any]:
    totals = {"games": 1234, "won": 633, "points_for": 187_110, "points_against": 181_020, "pistis": 1200}
    others = {"bot_games": 9, "bot_won": 6, "rated_games": 41, "rated_won": 22, "games_left": 1}
    rating = {"shown": 1612, "uncertainty": 96, "is_provisional": number > 1, "games": 41}
    person = {"public": f"k{number}", "name": "Ada" * number, "since": 1_796_000_000_000}
    return {**person, "rating": rating, "totals": {**totals, **others}}


def test_the_pages_of_persons(chromium: Browser, server: str) -> None:
    with sitting(chromium, server, name="Ada") as person:
        look = looking(person)
        page, texts = person.page, person.texts
        game = {"number": 1, "game": "a", "at": 1_796_000_000_000, "rules": "standard", "own": 160, "other": 90}
        how = {"pistis": 2, "has_won": True, "has_bots": False, "is_rated": True, "is_left": True, "is_open": True}
        games = {"games": [{**game, **how, "rating_before": 1604, "rating_after": 1612}], "before": 1}
        persons = [{"place": each, "person": somebody(each)} for each in range(1, 14)]
        ladder = {"page": 1, "has_more": True, "persons": persons}
        page.route("**/api/leaderboard?page=1", lambda route: route.fulfill(json=ladder))
        page.route("**/api/persons/k1", lambda route: route.fulfill(json=somebody(1)))
        page.route("**/games", lambda route: route.fulfill(json=games))
        page.goto("/me")
        person.button("web-device-make").click()
        expect(page.get_by_role("img", name=texts("web-qr"))).to_be_visible()
        look.at("own page")
        page.get_by_role("button", name=f"{texts('web-delete')} …").click()
        expect(person.window).to_be_visible()
        look.at("deletion")
        close(person)
        page.goto(f"/me/{'a' * 43}")
        expect(person.button("web-claim-do")).to_be_visible()
        look.at("link")
        page.goto("/leaderboard")
        expect(page.get_by_role("row")).to_have_count(14)
        look.at("leaderboard")
        page.goto("/p/k1")
        expect(page.get_by_role("heading", level=1, name="Ada")).to_be_visible()
        look.at("person")
        assert not look.faults, "\n".join(look.faults)


def test_a_report(chromium: Browser, server: str) -> None:
    with ExitStack() as stack:
        [owner, guest] = company(stack, chromium, server, "two", "SN", Manner(390, 844))
        look = looking(guest)
        guest.page.reload()
        seat = f"{guest.texts('web-more-at-seat')} · {guest.texts('seat-name', seat='S')}"
        guest.page.get_by_role("button", name=seat).click()
        look.at("seat")
        guest.window.get_by_role("button", name=guest.texts("web-report")).click()
        expect(guest.window.get_by_label(guest.texts("web-report-text"))).to_be_visible()
        look.at("report")
        close(guest)
        look.at("room of who does not decide")
        assert owner.code == guest.code
        assert not look.faults, "\n".join(look.faults)


def test_the_table_its_windows_the_count_and_the_end(chromium: Browser, server: str) -> None:
    with sitting(chromium, server, rules="target=1") as person:
        look = looking(person)
        keys = person.page.keyboard
        person.begin()
        person.wait()
        while person.wait() != "play":
            person.do(person.there())
        look.at("table")
        look.fits("table")
        for key, place in {
            "r": "rules of the table",
            "v": "trust",
            "o": "settings",
            "m": "menu",
            "l": "captures",
        }.items():
            keys.press(key)
            expect(person.window).to_be_visible()
            look.at(place)
            close(person)
        while person.wait() != "count":
            person.do(person.there())
        look.at("count")
        person.play_on()
        look.at("end")
        assert not look.faults, "\n".join(look.faults)


def test_the_cut(chromium: Browser, server: str) -> None:
    with sitting(chromium, server, rules="two") as person:
        look = looking(person)
        person.begin()
        while person.wait() != "cut":  # in one of two rounds
            person.do(person.there())
        look.at("cut")
        look.fits("cut")
        assert not look.faults, "\n".join(look.faults)


def test_the_language_changes_in_place(chromium: Browser, server: str) -> None:
    with sitting(chromium, server, Manner(360, 640), rules="target=1", cut=False) as person:
        page = person.page
        person.begin()
        person.wait()
        page.evaluate("window.isSame = true")
        names = person.names
        for language in (*LANGUAGES[1:], LANGUAGES[0]):
            page.keyboard.press("o")
            person.window.get_by_role("combobox").select_option(language)
            texts = Texts(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            expect(page.get_by_role("heading", name=texts("screen-settings"))).to_be_visible()
            close(person)
            expect(page.get_by_role("group", name=texts("web-hand"))).to_be_visible()
            expect(page.locator(".seat").get_by_text(texts("screen-your-turn"))).to_be_visible()
        assert page.evaluate("window.isSame")
        assert person.names == names
