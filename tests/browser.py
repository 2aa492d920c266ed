"""Chromium for the tests of the page, and visits of a server in it that ask nobody else and leave no complaint.

``python tests/browser.py`` gets Chromium where that can be done.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Request,
    expect,
    sync_playwright,
)

NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 20_000.0
"""For how many milliseconds the page may let a test wait."""

OWN_WORDS = ("Service Worker registration blocked by Playwright",)
"""What Playwright itself says in the place of the browser."""

HOW = "install Chromium (Debian: apt install chromium; or: playwright install chromium), or name one in PISTI_CHROMIUM"


class NoChromium(Exception):
    """There is no Chromium; the text says in one line what to do."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How somebody looks at the page: the size of the window in CSS pixels, their language, what they have chosen.

    ``is_still`` stands for who wants no motion, ``is_forced`` for colours of the system's own; ``keeps`` lets the page
    keep itself for when there is no network.
    """

    width: int = 1280
    height: int = 800
    language: str = "en"
    scheme: Literal["light", "dark"] = "light"
    is_touched: bool = False
    is_still: bool = True
    is_forced: bool = False
    has_scripts: bool = True
    keeps: bool = False


@dataclass(slots=True)
class Visit:
    """Somebody's visit: a first page, and what the browser asked elsewhere and complained of on any page of theirs."""

    page: Page
    context: BrowserContext
    foreign: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def forgive(self, text: str) -> None:
        """Forget complaints with a text in them, which the test has brought about; there has to be one."""
        left = [each for each in self.complaints if text not in each]
        assert left != self.complaints, f"no complaint of {text!r}: {self.complaints}"
        self.complaints[:] = left


@contextmanager
def launched() -> Iterator[Browser]:
    """Chromium, without a window; raises NoChromium. While it is there its thread can have no loop of asyncio."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as player:
        flags = [*FLAGS, "--no-sandbox"] if _is_root() else [*FLAGS]
        browser = player.chromium.launch(executable_path=chromium(player), args=flags)
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def visiting(browser: Browser, address: str, manner: Manner | None = None) -> Iterator[Visit]:
    """Visit a server as somebody new; at the end fails if the page asked anybody else, or the browser complained."""
    how = manner or Manner()
    context = browser.new_context(
        base_url=address,
        viewport={"width": how.width, "height": how.height},
        locale=how.language,
        color_scheme=how.scheme,
        has_touch=how.is_touched,
        reduced_motion="reduce" if how.is_still else "no-preference",
        forced_colors="active" if how.is_forced else "none",
        java_script_enabled=how.has_scripts,
        service_workers="allow" if how.keeps else "block",
    )
    try:
        context.set_default_timeout(PATIENCE)
        visit = Visit(context.new_page(), context)
        _watch(visit, address)
        yield visit
        assert not visit.foreign, f"the page asks elsewhere: {visit.foreign}"
        assert not visit.complaints, "the browser complains:\n" + "\n".join(visit.complaints)
    finally:
        context.close()


def _watch(visit: Visit, address: str) -> None:
    """Note what the pages of a visit ask elsewhere, and what is complained of."""
    own = urlsplit(address).netloc

    def asked(url: str) -> None:
        place = urlsplit(url)
        if place.scheme not in {"data", "blob"} and place.netloc != own:
            visit.foreign.append(url)

    def said(message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and message.text not in OWN_WORDS:
            visit.complaints.append(f"{message.type}: {message.text} ({message.location['url']})")

    def requested(request: Request) -> None:
        asked(request.url)

    def opened(page: Page) -> None:
        page.on("websocket", lambda socket: asked(socket.url))

    visit.context.on("request", requested)
    visit.context.on("console", said)
    visit.context.on("weberror", lambda error: visit.complaints.append(f"uncaught: {error.error}"))
    visit.context.on("page", opened)
    opened(visit.page)


def chromium(player: Playwright | None = None) -> str:
    """The program; got from Debian where there is none and that can be done. Raises NoChromium."""
    if (named := os.environ.get("PISTI_CHROMIUM")) is not None:
        found = shutil.which(named)
        if found is None:
            raise NoChromium(f"{named}, which PISTI_CHROMIUM names, is no program")
        return found
    found = _found(player)
    if found is None and _is_root() and shutil.which("apt-get"):
        with (Path(tempfile.gettempdir()) / "pisti-chromium.lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)  # one of the processes that test at the same time
            found = _found(player) or _got()
    if found is None:
        raise NoChromium(f"there is no Chromium for the tests of the page: {HOW}")
    return found


def _found(player: Playwright | None) -> str | None:
    own = [player.chromium.executable_path] if player is not None else []
    return next(filter(None, map(shutil.which, [*NAMES, *own])), None)


def _got() -> str | None:
    print("Installing Debian's Chromium for the tests of the page (once; up to a minute) ...", file=sys.__stderr__)
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update", "-qq"], ["install", "-qq", "-y", "--no-install-recommends", "chromium"]):
        done = subprocess.run(["apt-get", *words], env=env, capture_output=True, text=True, check=False)
        if done.returncode and words[0] == "install":
            raise NoChromium(f"apt-get could not install Chromium ({_last(done.stderr)}): {HOW}")
    return _found(None)


def _last(text: str) -> str:
    return (text.strip().splitlines() or ["no reason given"])[-1]


def _is_root() -> bool:
    return os.geteuid() == 0


if __name__ == "__main__":
    try:
        with sync_playwright() as player:
            chromium(player)
    except NoChromium as error:
        sys.exit(str(error))
