"""Replays on the full screen for tests: their app, and keys and clicks as a person gives them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from textual.pilot import Pilot

from command import records
from pisti.i18n import Texts
from pisti.notation import Record
from pisti.tui.full import PlayApp
from pisti.tui.replay_app import Reel, ReplayApp
from pisti.tui.replay_screen import ReplayScreen
from pisti.tui.settings import Settings
from pisti.tui.stage import Manner
from pisti.tui.widgets import KeyBar
from screens import NARROW, WIDE, text_of

SIZES = [WIDE, NARROW]
FIRST = records(2)[0]
"""The record that is shown first."""


def app_for(
    shown: Sequence[Record] = records(2), ply: int = 0, *, language: str = "en", ascii_only: bool = False
) -> ReplayApp:
    manner = Manner(Texts(language), Settings(), ascii_only)
    return ReplayApp(manner, Reel(shown, is_part=False), ply, lambda _: None, "")


def seen(pilot: Pilot[None]) -> str:
    """All that stands on the screen."""
    return text_of(cast("PlayApp", pilot.app))


def where(pilot: Pilot[None]) -> tuple[int, int]:
    """The place of the record in the file, and the number of plays."""
    screen = next(each for each in pilot.app.screen_stack if isinstance(each, ReplayScreen))
    return screen._place, screen._ply


async def pressed(pilot: Pilot[None], *keys: str) -> tuple[int, int]:
    """Where the screen is after some keys."""
    await pilot.press(*keys)
    await pilot.pause()
    return where(pilot)


async def click(pilot: Pilot[None], key: str) -> None:
    """Click on a key in the last line."""
    bar = pilot.app.screen.query_one(KeyBar)
    lines = [bar.render_line(y).text for y in range(bar.size.height)]
    # A key stands between blanks, or at the end of a line.
    x, y = next((f"{line} ".find(f" {key} ") + 1, y) for y, line in enumerate(lines) if f" {key} " in f"{line} ")
    await pilot.click(KeyBar, offset=(x, y))
    await pilot.pause()


async def clicked(pilot: Pilot[None], key: str) -> tuple[int, int]:
    """Where the screen is after a click on a key."""
    await click(pilot, key)
    return where(pilot)
