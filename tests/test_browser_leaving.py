"""Who leaves a table at the page: what is told of each way, where it leads, what is offered afterwards."""

from __future__ import annotations

from contextlib import ExitStack

from playwright.sync_api import Browser, Page, expect

from at_page import Person, company, sitting
from pisti.i18n import Texts

SAY = Texts("en")


def leave(person: Person, how: str) -> None:
    """Open the menu of a table in play, and leave it in one of the ways."""
    person.wait()
    person.button("web-menu").click()
    person.in_window("remote-leave-room").click()
    person.in_window(how).click()


def offered(page: Page) -> int:
    """To how many tables the first page offers to return, once all of it is there."""
    expect(page.get_by_role("heading", name=SAY("web-open-tables"))).to_be_visible()
    return page.get_by_role("link", name=SAY("remote-return", code="")).count()


def test_a_seat_that_is_given_up_leads_to_the_start_and_is_not_offered_again(chromium: Browser, server: str) -> None:
    with sitting(chromium, server, rules="two") as person:
        person.begin()
        leave(person, "remote-give-up")
        person.page.wait_for_url(server + "/")
        assert offered(person.page) == 0


def test_the_seat_of_who_comes_back_later_is_offered_and_forgotten_only_after_a_question(
    chromium: Browser, server: str
) -> None:
    with sitting(chromium, server, rules="two") as person:
        person.begin()
        code = person.code
        leave(person, "remote-come-back")
        person.page.wait_for_url(server + "/")
        assert offered(person.page) == 1
        cross = person.button("web-forget", code=code)
        cross.click()
        expect(person.page.get_by_text(SAY("web-forget-question", code=code))).to_be_visible()
        expect(person.button("web-forget-not")).to_be_focused()
        person.button("web-forget-not").click()
        expect(cross).to_be_focused()
        cross.click()
        person.button("web-forget-do").click()
        expect(cross).to_have_count(0)
        person.page.reload()
        assert offered(person.page) == 0


def test_each_way_to_leave_says_at_its_button_what_it_means(chromium: Browser, server: str) -> None:
    with ExitStack() as stack:
        people = company(stack, chromium, server, "two", "SN")
        guest = people[1]
        guest.page.get_by_role("main").get_by_role("button", name=SAY("remote-get-up")).click()
        told(guest, {"remote-come-back": "web-leave-later-room", "remote-give-up": "web-leave-free"})
        guest.in_window("screen-stay").click()
        people[0].button("remote-start").click()
        guest.button("web-menu").click()
        guest.in_window("remote-leave-room").click()
        told(guest, {"remote-come-back": "web-leave-later", "remote-give-up": "web-leave-for-good"})
        guest.in_window("remote-give-up").click()
        guest.page.wait_for_url(server + "/")
        assert offered(guest.page) == 0


def told(person: Person, ways: dict[str, str]) -> None:
    for button, meaning in ways.items():
        expect(person.in_window(button)).to_have_accessible_description(SAY(meaning))
