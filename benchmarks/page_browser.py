"""Chromium for the benchmark of the page: which one, and visits of a server in it."""

from __future__ import annotations

import json
import os
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, Playwright, ViewportSize, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ("--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync")
SLOWDOWN = 4
"""How many times slower the processor is made: as that of a phone."""

WIDTH, HEIGHT = 390, 844
PATIENCE = 30_000.0  # milliseconds
PLAYS = 12
"""Of a person in a round of four."""

FIRST = "1"
"""The key that plays the first card of the own hand."""

PLAYABLE = ".own.turn button"
"""Cards of the own hand when it is the own turn."""


def chromium(player: Playwright) -> str:
    """The program: the one that PISTI_CHROMIUM names, else the first that is there."""
    names = [os.environ.get("PISTI_CHROMIUM", ""), *NAMES, player.chromium.executable_path]
    found = next(filter(None, (shutil.which(name) for name in names if name)), None)
    if found is None:
        raise SystemExit("bench page: there is no Chromium (Debian: apt install chromium)")
    return found


@contextmanager
def visit(address: str, **settings: object) -> Iterator[Page]:
    """A phone that has just opened the start page of a server, with these settings of the page, and is at rest."""
    with sync_playwright() as player:
        flags = [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else [*FLAGS]
        browser = player.chromium.launch(executable_path=chromium(player), args=flags)
        size: ViewportSize = {"width": WIDTH, "height": HEIGHT}
        context = browser.new_context(viewport=size, locale="en", service_workers="block", bypass_csp=True)
        kept = json.dumps({"level": "random", "cut": False, "volume": 0, **settings})
        context.add_init_script(f"localStorage.setItem('pisti.settings', {json.dumps(kept)})")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto(address)
        page.locator("button.play").wait_for()
        page.wait_for_timeout(1500)
        try:
            yield page
        finally:
            browser.close()


def until(page: Page, expression: str) -> float:
    """Wait until something is so, looked at with every frame; the time at that moment, in seconds."""
    page.wait_for_function(expression)
    return time.perf_counter()
