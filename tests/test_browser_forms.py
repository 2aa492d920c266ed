"""What is chosen and typed at the page before a game: what is wrong is told where it is, and all can be read."""

from __future__ import annotations

from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from at_page import Person, sitting
from browser import Manner
from pisti.i18n import LANGUAGES, Texts

SAY = Texts("en")
NARROW = Manner(320, 568)
CHANGED = "standard,pisti=15,target=77"


@pytest.mark.parametrize("button", ["play", "friends"])
def test_a_name_that_is_refused_is_told_at_its_field_in_sight(chromium: Browser, server: str, button: str) -> None:
    with sitting(chromium, server, NARROW, name="Ad\u202ea") as person:
        person.page.goto("/")
        field = person.page.get_by_label(SAY("remote-your-name"))
        expect(field).to_be_visible()
        (person.page.locator("button.play") if button == "play" else person.button("web-friends")).click()
        expect(field).to_be_focused()
        expect(field).to_have_accessible_description(SAY("error-table-bad-text"))
        told = person.page.get_by_text(SAY("error-table-bad-text"))
        expect(told).to_have_count(1)
        expect(told).to_be_in_viewport(ratio=1)
        field.press_sequentially("b")
        expect(told).to_have_count(0)
        person.visit.forgive("400")


def test_that_no_code_was_typed_is_told_in_sight(chromium: Browser, server: str) -> None:
    with sitting(chromium, server, NARROW) as person:
        person.page.goto("/")
        person.page.get_by_label(SAY("remote-code-what")).press("Enter")
        expect(person.page.get_by_text(SAY("web-code-empty"))).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_chosen_is_read_whole_on_a_narrow_phone(chromium: Browser, server: str, language: str) -> None:
    with sitting(chromium, server, Manner(320, 568, language=language), rules=CHANGED) as person:
        person.page.goto("/")
        expect(person.page.locator("select").first).to_be_visible()
        assert person.page.evaluate(TOO_WIDE) == []


@pytest.mark.parametrize(("width", "height"), [(320, 568), (1440, 900)])
def test_changed_rules_are_told_once_by_the_preset_and_what_was_changed(
    chromium: Browser, server: str, width: int, height: int
) -> None:
    with ExitStack() as stack:
        person, guest = (
            stack.enter_context(sitting(chromium, server, Manner(width, height), rules=CHANGED)) for _ in "12"
        )
        person.page.goto("/")
        told_once(person)
        person.button("web-friends").click()
        person.page.wait_for_url("**/t/*")
        told_once(person)
        if width > 1000:  # on a phone a guest reads it before taking a seat, and again below where the rules are
            guest.page.goto(person.page.url)
            told_once(guest)


def told_once(person: Person) -> None:
    like = SAY("web-kind-own", preset=SAY("preset-standard"))
    expect(person.page.get_by_text(like).filter(visible=True)).to_have_count(1)
    expect(person.page.get_by_text(SAY("play-rule-pisti", points=15)).filter(visible=True)).to_have_count(1)


TOO_WIDE = """() => {
  const wide = [...document.querySelectorAll("fieldset label")].filter((label) => {
    const words = document.createRange();
    words.selectNodeContents(label.querySelector("span"));
    const [text, box] = [words.getBoundingClientRect(), label.getBoundingClientRect()];
    return text.left < box.left + 1 || text.right > box.right - 1;
  });
  const pen = document.createElement("canvas").getContext("2d");
  const cut = [...document.querySelectorAll("select")].filter((select) => {
    pen.font = getComputedStyle(select).font;
    const { paddingLeft, paddingRight } = getComputedStyle(select);
    const around = parseFloat(paddingLeft) + parseFloat(paddingRight);
    return pen.measureText(select.selectedOptions[0].textContent).width + around > select.clientWidth;
  });
  return [...wide, ...cut].map((each) => each.textContent);
}"""
