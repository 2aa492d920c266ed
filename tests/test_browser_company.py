"""Others at a table in the middle of a game: who looks on, who comes, who is away, who says something."""

from __future__ import annotations

import re
from contextlib import ExitStack

from playwright.sync_api import Browser, Page, expect

from at_page import company, next_with, sitting
from pisti.i18n import Texts

SAY = Texts("en")
SIZES = ((320, 568), (360, 640), (768, 1024), (844, 390), (1440, 900))


def test_who_looks_on_is_offered_a_seat_once_the_round_is_over_and_the_others_are_told(
    chromium: Browser, server: str
) -> None:
    with ExitStack() as stack:
        (owner,) = company(stack, chromium, server, "two,target=151", "S")
        looker = stack.enter_context(sitting(chromium, server, name="Bo"))
        owner.button("remote-fill").click()
        owner.button("remote-start").click()
        while owner.do(owner.wait()) != "play":
            pass
        looker.page.goto(owner.page.url)
        expect(looker.page.get_by_text(SAY("remote-playing"))).to_be_visible()
        seat = looker.page.get_by_role("button", name=SAY("web-sit-down"))
        expect(seat).to_have_count(0)
        while owner.wait() != "count":
            owner.do(owner.there())
        looker.window.get_by_role("button", name=SAY("web-sit-down")).click()
        looker.page.get_by_label(SAY("remote-your-name")).wait_for()
        looker.page.get_by_role("button", name=SAY("web-sit-here")).click()
        sits = SAY("remote-sits", player="Bo", seat=SAY("seat-name", seat="N"))
        banner = owner.page.locator(".banner").get_by_text(sits)
        expect(banner).to_be_attached()
        expect(owner.page.get_by_role("region", name="Bo").get_by_text(SAY("web-new-here"))).to_be_visible()
        looker.count.click()
        owner.count.click()
        next_with((owner, looker), lambda person: person.cut).cut.click()
        expect(banner).to_be_visible()
        next_with((owner, looker), lambda person: person.turn)
        expect(looker.page.get_by_text(SAY("web-new-here"))).to_have_count(0)


def test_how_long_a_person_who_is_away_is_waited_for_is_counted_down(chromium: Browser, server: str) -> None:
    with ExitStack() as stack:
        people = company(stack, chromium, server, "two", "SN")
        people[0].button("remote-start").click()
        next_with(people, lambda person: person.cut).cut.click()
        gone = next_with(people, lambda person: person.turn)
        gone.page.goto("about:blank")
        other = people[1 - people.index(gone)]
        left = other.page.get_by_text(re.compile(re.escape(SAY("web-bot-plays-in", seconds=0)).replace("0", "[0-9]+")))
        expect(left).to_be_visible()
        before = left.inner_text()
        expect(left).not_to_have_text(before)
        assert int(re.sub(r"\D", "", left.inner_text())) < int(re.sub(r"\D", "", before)) <= 60


def test_what_is_said_does_not_cover_whose_turn_it_is(chromium: Browser, server: str) -> None:
    with ExitStack() as stack:
        people = company(stack, chromium, server, "two", "SN")
        people[0].button("remote-start").click()
        next_with(people, lambda person: person.cut).cut.click()
        speaker = next_with(people, lambda person: person.turn)
        speaker.button("web-menu").click()
        speaker.window.get_by_role("button", name=SAY("remote-say")).click()
        speaker.window.get_by_role("button", name=SAY("phrase-good-luck")).click()
        for person in people:
            for width, height in SIZES:
                person.page.set_viewport_size({"width": width, "height": height})
                expect(person.page.locator(".to-play")).to_be_visible()
                assert covered(person.page, ".bubble", ".to-play, .clock, .line.turn") == [], (width, height)


def covered(page: Page, one: str, others: str) -> list[str]:
    """What is covered by another thing, which has to be there; nothing may be out of the window sideways."""
    found: list[str] = page.evaluate(COVERED, [one, others])
    return found


COVERED = """([one, others]) => {
  const box = document.querySelector(one).getBoundingClientRect();
  const beside = (other) => other.left >= box.right - 1 || other.right <= box.left + 1;
  const apart = (other) => beside(other) || other.top >= box.bottom - 1 || other.bottom <= box.top + 1;
  const found = [...document.querySelectorAll(others)].filter((each) => !apart(each.getBoundingClientRect()));
  if (box.left < 0 || box.right > innerWidth) found.push(document.querySelector(one));
  return found.map((each) => each.textContent);
}"""
