"""Persons at the page: what is told of oneself, a second device, export and deletion; rated tables, reports."""

from __future__ import annotations

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Route, WebSocketRoute, expect

from at_page import Person, company, sitting
from browser import PATIENCE
from pisti.i18n import Texts

SAY = Texts("en")
SHORT = "two,target=1"
COUNTED = """async patience => {
  for (const end = Date.now() + patience; Date.now() < end;) {
    const {totals} = await (await fetch("/api/me")).json();
    if (totals.bot_games) return true;
    await new Promise(done => setTimeout(done, 100));
  }
  return false;
}"""
"""Results are there some seconds after the game."""


def played(person: Person) -> None:
    """A game against a bot, which has been counted."""
    person.begin()
    person.play_on()
    assert person.page.evaluate(COUNTED, PATIENCE)


def own_page(person: Person) -> Page:
    person.page.goto("/me")
    expect(person.page.get_by_role("heading", name=SAY("web-kept"))).to_be_visible()
    return person.page


def call(person: Person, name: str) -> None:
    """Take a name on the own page."""
    field = own_page(person).get_by_label(SAY("remote-your-name"))
    field.fill(name)
    field.press("Tab")
    expect(person.page.get_by_text(SAY("web-me-name-kept"))).to_be_visible()


def link_of(person: Person) -> str:
    """Make a link for another device; as it is shown."""
    person.button("web-device-make").or_(person.button("web-device-anew")).click()
    shown = person.page.get_by_label(SAY("web-device-link"))
    expect(person.page.get_by_role("img", name=SAY("web-qr"))).to_be_visible()
    return shown.input_value()


def game_with_bots(person: Person) -> Locator:
    return person.page.get_by_role("listitem").filter(has_text=SAY("web-game-bots"))


def test_a_game_against_bots_is_told_on_the_own_page(chromium: Browser, server: str, tmp_path: Path) -> None:
    with sitting(chromium, server, rules=SHORT, cut=False) as person:
        played(person)
        page = person.page
        page.goto("/")
        page.get_by_role("link", name=SAY("web-shell-title-me")).click()
        row = page.get_by_role("row", name=SAY("web-totals-bots"))
        expect(row.get_by_role("cell").first).to_have_text("1")
        expect(game_with_bots(person)).to_have_count(1)
        expect(page.get_by_text(SAY("web-rating-none"))).to_be_visible()
        assert person.save(tmp_path).read_text(encoding="utf-8").startswith("[")
        page.get_by_role("link", name=SAY("web-me-public")).click()
        expect(page.get_by_role("heading", level=1, name=SAY("remote-guest"))).to_be_visible()
        expect(page.get_by_text(SAY("web-games-none"))).to_be_visible()  # the table was private
        expect(page.get_by_text(SAY("web-device"))).to_have_count(0)


def test_a_link_makes_another_browser_the_same_person_and_its_secret_stays_nowhere(
    chromium: Browser, server: str
) -> None:
    with ExitStack() as stack:
        first, second = (stack.enter_context(sitting(chromium, server)) for _ in range(2))
        call(first, "Ada")
        link = link_of(first)
        secret = link.rpartition("/")[2]
        second.page.goto(link)
        assert second.page.url == f"{server}/me"
        second.button("web-claim-do").click()
        expect(second.page.get_by_text(SAY("web-claim-done"))).to_be_visible()
        expect(second.page.get_by_label(SAY("remote-your-name"))).to_have_value("Ada")
        expect(second.page.get_by_text(SAY("web-device-count", count=2))).to_be_visible()
        kept = second.page.evaluate("JSON.stringify([localStorage, sessionStorage, history.state, location.href])")
        assert secret not in kept
        call(second, "Ada Lovelace")
        expect(own_page(first).get_by_label(SAY("remote-your-name"))).to_have_value("Ada Lovelace")


def test_a_device_that_has_played_is_asked_before_both_become_one_and_a_link_can_be_taken_back(
    chromium: Browser, server: str
) -> None:
    with ExitStack() as stack:
        first = stack.enter_context(sitting(chromium, server))
        second = stack.enter_context(sitting(chromium, server, rules=SHORT, cut=False))
        third = stack.enter_context(sitting(chromium, server))
        call(first, "Ada")
        link = link_of(first)
        played(second)
        second.page.goto(link)
        second.button("web-claim-do").click()
        expect(second.page.get_by_text(SAY("web-claim-merge"))).to_be_visible()
        second.visit.forgive("409")
        second.button("web-claim-merge-do").click()
        expect(second.page.get_by_text(SAY("web-claim-done"))).to_be_visible()
        expect(game_with_bots(second)).to_be_visible()
        own_page(first)
        expect(game_with_bots(first)).to_be_visible()
        first.button("web-device-drop").click()
        expect(first.page.get_by_text(SAY("web-device-dropped"))).to_be_visible()
        third.page.goto(link)
        third.button("web-claim-do").click()
        expect(third.page.get_by_role("alert").get_by_text(SAY("error-person-no-such-link"))).to_be_visible()
        third.visit.forgive("404")
        third.button("web-claim-not").click()
        expect(third.page.get_by_text(SAY("web-me-nobody"))).to_be_visible()


def test_all_that_is_kept_can_be_saved_and_deleted_after_a_question(
    chromium: Browser, server: str, tmp_path: Path
) -> None:
    with sitting(chromium, server) as person:
        call(person, "Ada")
        page = person.page
        with page.expect_download() as download:
            person.button("web-kept-export").click()
        download.value.save_as(tmp_path / "all.json")
        assert json.loads((tmp_path / "all.json").read_text(encoding="utf-8"))["me"]["name"] == "Ada"
        ask = page.get_by_role("button", name=f"{SAY('web-delete')} …")
        ask.click()
        expect(person.window.get_by_role("listitem")).to_have_count(5)
        person.in_window("web-delete-not").click()
        expect(person.window).to_have_count(0)
        ask.click()
        person.in_window("web-delete").click()
        expect(page.get_by_text(SAY("web-deleted"))).to_be_visible()
        page.get_by_role("link", name=SAY("web-to-start")).click()
        expect(page.get_by_label(SAY("remote-your-name"))).to_have_value("")
        expect(own_page(person).get_by_text(SAY("web-me-nobody"))).to_be_visible()


def test_who_is_banned_is_told_why_and_the_leaderboard_is_linked_where_there_is_any(
    chromium: Browser, server: str
) -> None:
    with sitting(chromium, server) as person:
        call(person, "Ada")
        page = person.page
        me: dict[str, Any] = page.evaluate("fetch('/api/me').then(answer => answer.json())")
        page.goto("/")
        expect(page.get_by_role("link", name=SAY("web-shell-title-me"))).to_be_visible()
        expect(page.get_by_role("link", name=SAY("web-leaderboard"))).to_have_count(0)
        ladder = {"page": 1, "has_more": False, "persons": [{"place": 1, "person": {**me, "name": "Ada"}}]}
        page.route("**/api/leaderboard?page=1", lambda route: route.fulfill(json=ladder))
        page.route("**/api/me", lambda route: route.fulfill(json={**me, "banned": "plays for others"}))
        page.reload()
        page.get_by_role("link", name=SAY("web-leaderboard")).click()
        page.get_by_role("row").get_by_role("link", name="Ada").click()
        expect(page.get_by_role("heading", level=1, name="Ada")).to_be_visible()
        told = own_page(person).get_by_role("alert").get_by_text("plays for others")
        expect(told).to_be_visible()


def rated(person: Person) -> Locator:
    return person.window.get_by_role("checkbox", name=SAY("web-rated-row"))


def choose(person: Person, label: str) -> None:
    person.window.get_by_role("radio", name=label, exact=True).check()


def test_a_table_can_be_rated_where_nothing_forbids_it_and_else_it_is_said_why(chromium: Browser, server: str) -> None:
    with ExitStack() as stack:
        person, looker = (stack.enter_context(sitting(chromium, server, rules=rules)) for rules in ("two", SHORT))
        page = person.page
        page.goto("/")
        person.button("web-friends").click()
        person.button("remote-fill").click()
        change = page.get_by_role("button", name=f"{SAY('remote-change')} …")
        change.click()
        expect(rated(person)).to_be_disabled()
        for reason in ("rules", "clock", "bot"):
            expect(person.window).to_contain_text(SAY(f"error-table-rated-{reason}"))
        person.in_window("screen-close").click()
        seat = f"{SAY('web-at-seat')} · {SAY('seat-name', seat='N')}"
        page.get_by_role("button", name=seat).click()
        person.in_window("remote-free-seat").click()
        expect(person.button("remote-fill")).to_be_visible()
        change.click()
        choose(person, SAY("remote-clock", seconds=30))
        choose(person, SAY("remote-open"))
        expect(rated(person)).to_be_disabled()
        person.window.get_by_label(SAY("screen-table"), exact=True).select_option("standard")
        rated(person).check()
        person.in_window("remote-take").click()
        expect(page.get_by_text(SAY("web-rated-line"))).to_be_visible()
        expect(person.button("remote-fill")).to_have_count(0)
        looker.page.goto("/")
        listed = looker.page.get_by_role("listitem").filter(has_text=SAY("web-rated-mark"))
        expect(listed).to_have_count(1)


def test_in_a_rated_game_there_are_no_hints_and_it_is_told_what_leaving_costs_and_somebody_can_be_reported(
    chromium: Browser, server: str
) -> None:
    with ExitStack() as stack:
        people = company(stack, chromium, server, "standard", "SENW")
        owner, guest = people[:2]
        guest.page.get_by_role("button", name=f"{SAY('web-more-at-seat')} · {SAY('seat-name', seat='S')}").click()
        guest.window.get_by_role("button", name=SAY("web-report")).click()
        choose(guest, SAY("web-report-reason-stalling"))
        guest.window.get_by_label(SAY("web-report-text")).fill("Waits\nand waits")
        guest.in_window("web-report-send").click()
        expect(guest.window.get_by_text(SAY("web-report-thanks"))).to_be_visible()
        guest.window.get_by_role("button", name=SAY("screen-close")).last.click()
        owner.page.get_by_role("button", name=f"{SAY('remote-change')} …").click()
        choose(owner, SAY("remote-clock", seconds=60))
        rated(owner).check()
        owner.in_window("remote-take").click()
        owner.button("remote-start").click()
        looker = stack.enter_context(sitting(chromium, server))
        looker.page.goto(owner.page.url)
        expect(looker.page.get_by_text(SAY("web-rated-closed"))).to_be_visible()
        guest.button("web-menu").click()
        expect(guest.in_window("web-hint-ask")).to_have_count(0)
        guest.in_window("web-report-somebody").click()
        expect(guest.window.get_by_role("radio", name="Name S")).to_be_visible()
        guest.in_window("screen-close").click()
        guest.page.keyboard.press("h")
        expect(guest.page.get_by_text(SAY("error-table-rated-hint")).first).to_be_visible()
        guest.button("web-menu").click()
        guest.in_window("remote-leave-room").click()
        expect(guest.in_window("remote-give-up")).to_have_accessible_description(SAY("web-rated-leave"))
        expect(guest.in_window("remote-come-back")).to_have_accessible_description(SAY("web-rated-later"))


def pretending(page: Page) -> None:
    """Let a short game against a bot look like a rated one, which would take too long."""

    def made(route: Route) -> None:
        answer = route.fetch()
        told = answer.json()
        told["welcome"]["settings"]["is_rated"] = True
        route.fulfill(response=answer, json=told)

    def heard(text: str | bytes) -> str:
        told = json.loads(text)
        if told["type"] == "welcome":
            told["settings"]["is_rated"] = True
        return json.dumps(told)

    def connected(line: WebSocketRoute) -> None:
        behind = line.connect_to_server()
        behind.on_message(lambda text: line.send(heard(text)))

    def counted(route: Route) -> None:
        answer = route.fetch()
        games = [{**each, "rating_before": 1604, "rating_after": 1612} for each in answer.json()["games"]]
        route.fulfill(response=answer, json={"games": games, "before": None})

    page.route("**/api/tables", made)
    page.route_web_socket("**/socket", connected)
    page.route("**/api/me/games", counted)


def test_after_a_rated_game_it_is_told_that_the_rating_is_counted_and_then_what_it_is(
    chromium: Browser, server: str
) -> None:
    with sitting(chromium, server, rules=SHORT, cut=False) as person:
        pretending(person.page)
        person.begin()
        person.play_on()
        said = person.window.get_by_role("status")
        expect(said.get_by_text(SAY("web-rated-waits")).or_(said.get_by_text("1604"))).to_be_visible()
        expect(said.get_by_text(SAY("web-rated-changed", before=1604, after=1612))).to_be_visible()


def test_the_settings_lead_to_the_own_page_and_from_a_table_beside_it(chromium: Browser, server: str) -> None:
    with sitting(chromium, server, rules=SHORT) as person:
        page = person.page
        page.goto("/")
        person.button("screen-settings").click()
        person.window.get_by_role("link", name=SAY("web-shell-title-me")).click()
        page.wait_for_url("**/me")
        expect(person.window).to_have_count(0)
        person.begin()
        person.wait()
        page.keyboard.press("o")
        with page.context.expect_page() as opened:
            person.window.get_by_role("link", name=SAY("web-shell-title-me")).click()
        expect(opened.value.get_by_role("heading", name=SAY("web-kept"))).to_be_visible()
        assert "/t/" in page.url
