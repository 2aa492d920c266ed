"""The start of the page in a real browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Error, expect

from browser import Manner, visiting
from pisti.i18n import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_comes_in_the_language_of_the_browser(language: str, chromium: Browser, server: str) -> None:
    with visiting(chromium, server, Manner(language=language)) as visit:
        visit.page.goto("/")
        expect(visit.page.locator("#app > .first")).to_have_count(0)  # the script has taken over
        expect(visit.page.locator("html")).to_have_attribute("lang", language)
        expect(visit.page).to_have_title(Texts(language)("web-shell-title"))
        expect(visit.page.get_by_role("main")).not_to_be_empty()


def test_without_scripts_it_says_how_to_play_in_a_terminal(chromium: Browser, server: str) -> None:
    with visiting(chromium, server, Manner(language="tr", has_scripts=False)) as visit:
        visit.page.goto("/")
        expect(visit.page.locator("code")).to_have_text(f"pisti play --server {server}")
        expect(visit.page.get_by_role("heading", level=1)).to_have_text("Pişti")
        visit.page.get_by_role("link", name=Texts("tr")("web-shell-rules")).click()
        expect(visit.page.get_by_role("heading", level=2).first).to_be_visible()


def test_the_rules_can_be_read_without_a_network_once_the_page_was_there(chromium: Browser, server: str) -> None:
    with visiting(chromium, server, Manner(keeps=True)) as visit:
        visit.page.goto("/")
        visit.page.evaluate("navigator.serviceWorker.ready")
        visit.page.wait_for_load_state("networkidle")  # what the start page asks for is answered
        visit.context.set_offline(True)
        with visit.page.expect_console_message(lambda said: "ERR_INTERNET_DISCONNECTED" in said.text):
            visit.page.goto("/rules")
        visit.forgive("ERR_INTERNET_DISCONNECTED")  # Chromium told the page that it is there
        expect(visit.page.locator("#app > .first")).to_have_count(0)
        expect(visit.page.get_by_role("heading", level=1)).to_be_visible()


def test_what_the_browser_complains_of_and_what_is_asked_elsewhere_is_noted(chromium: Browser, server: str) -> None:
    with visiting(chromium, server) as visit:
        visit.page.goto("/")
        visit.page.evaluate("console.error('wrong'); setTimeout(() => { throw new Error('thrown') })")
        visit.page.evaluate("fetch('http://localhost:81/').catch(() => 0)")
        for text in ("wrong", "thrown", "Content Security Policy"):
            visit.forgive(text)
        assert visit.foreign == []
        with pytest.raises(Error, match="ERR_"):
            visit.page.goto("http://localhost:81/")
        assert visit.foreign == ["http://localhost:81/"]
        visit.foreign.clear()
