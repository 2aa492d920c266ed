"""What lies around a game at the page: house rules that are typed, what a browser kept, the end looked at again."""

from __future__ import annotations

import json
from contextlib import ExitStack

from playwright.sync_api import Browser, expect

from at_page import all_play, company, sitting
from browser import Manner, visiting
from pisti.i18n import Texts

SAY = Texts("en")


def test_house_rules_stay_open_while_they_are_typed_and_an_empty_field_is_told(chromium: Browser, server: str) -> None:
    with sitting(chromium, server, rules="two") as person:
        person.page.goto("/")
        person.page.get_by_role("button", name=SAY("screen-house-rules")).click()
        person.window.get_by_text(SAY("web-rules-all")).click()
        field = person.page.get_by_label(SAY("rule-double_pisti"), exact=True)
        field.fill("25")
        field.fill("")
        told = SAY("web-rule-range", rule=SAY("rule-double_pisti"), low=0, high=100)
        expect(person.page.get_by_text(told).first).to_be_visible()
        expect(field).to_be_visible()
        field.fill("30")
        expect(person.page.get_by_text(told)).to_have_count(0)


def test_what_another_version_kept_does_not_keep_the_page_away(chromium: Browser, server: str) -> None:
    kept = {"settings": {"theme": 7, "level": "god", "rules": "x", "speed": "warp"}, "language": {"is": "tr"}}
    with visiting(chromium, server) as visit:
        visit.context.add_init_script(
            f"for (const [name, value] of Object.entries({json.dumps(kept)}))"
            " try { localStorage['pisti.' + name] = JSON.stringify(value) } catch { /* no site yet */ }"
        )
        visit.page.goto("/")
        expect(visit.page.get_by_role("radio", name=SAY("play-level-medium"))).to_be_checked()


def test_long_words_do_not_push_the_page_apart(chromium: Browser, server: str) -> None:
    with ExitStack() as stack:
        narrow = Manner(320, 568)
        person, guest = [stack.enter_context(sitting(chromium, server, narrow, name=name * 40)) for name in "WM"]
        person.page.goto("/")
        code = person.page.get_by_label(SAY("remote-code-what"))
        code.press("Enter")
        expect(person.page.get_by_text(SAY("web-code-empty"))).to_be_visible()
        code.fill("ç" * 500)
        code.press("Enter")
        expect(person.page.get_by_text(SAY("error-remote-bad-code", text="ç" * 40 + " …"))).to_be_visible()
        assert person.page.evaluate("document.documentElement.scrollWidth") <= 320
        person.button("web-friends").click()
        person.page.wait_for_url("**/t/*")
        guest.sit(person.code, "E")
        person.page.get_by_role("button", name=f"{SAY('web-at-seat')} · {SAY('seat-name', seat='E')}").click()
        expect(person.window).to_contain_text("M" * 40)
        assert person.window.evaluate("each => each.scrollWidth - each.clientWidth") <= 0
        assert guest.page.evaluate("document.documentElement.scrollWidth") <= 320


def test_who_has_agreed_is_told_at_the_button_and_the_end_can_be_looked_at_again(
    chromium: Browser, server: str
) -> None:
    with ExitStack() as stack:
        people = company(stack, chromium, server, "two,target=1", "SN")
        looker = stack.enter_context(sitting(chromium, server))
        looker.page.goto(f"/t/{people[0].code}")
        expect(looker.page.get_by_text(SAY("web-table-full"))).to_be_visible()
        expect(looker.page.get_by_label(SAY("remote-your-name"))).to_have_count(0)
        people[0].button("remote-start").click()
        all_play(people, lambda: all(person.end.count() for person in people))
        people[0].end.click()
        other = people[1]
        expect(other.window.get_by_text(SAY("remote-wishes", list="Name S"))).to_be_visible()
        expect(other.window.get_by_text(SAY("web-waiting-for", list=SAY("screen-you")))).to_be_visible()
        title = other.window.get_by_role("heading").first.inner_text()
        other.in_window("screen-close").click()
        expect(other.page.get_by_role("main").get_by_text(SAY("remote-wishes", list="Name S"))).to_be_visible()
        other.page.reload()
        other.page.get_by_role("button", name=SAY("web-result")).click()
        expect(other.window.get_by_role("heading").first).to_have_text(title)
        other.page.goto("/")
        expect(other.page.get_by_role("heading", name=SAY("web-games-over"))).to_be_visible()
        expect(other.page.get_by_text("Name S")).to_be_visible()
