"""The full screen for tests: apps whose game follows from a seed, keys and clicks as a person gives them."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from pisti import bots
from pisti.i18n import Texts
from pisti.rules import Rules
from pisti.tui.frames import Speed
from pisti.tui.full import PlayApp
from pisti.tui.host import BotOf, Surroundings
from pisti.tui.plain_opening import Opened, opened
from pisti.tui.settings import Settings
from pisti.tui.stage import Manner
from pisti.tui.table_screen import TableScreen

WIDE, NARROW = (80, 24), (40, 24)


def asked(**fields: object) -> argparse.Namespace:
    """What the command line gives, nothing where it is left out."""
    usual = dict.fromkeys(("level", "rules", "name", "seed", "record", "file", "lang"))
    return argparse.Namespace(**{**usual, "plain": False, "ascii": False, **fields})


def app_of(
    folder: Path,
    *,
    language: str = "en",
    settings: Settings | None = None,
    first: argparse.Namespace | None = None,
    ascii_only: bool = False,
    keep: Callable[[Settings], None] = lambda _: None,
    entropy: bytes = b"\1",
    bot_of: BotOf = bots.level,
    notice: str = "",
) -> PlayApp:
    """The app of ``pisti play``; ``first`` are the arguments of the game it begins with."""
    manner = Manner(Texts(language), settings or Settings(speed=Speed.OFF), ascii_only)

    def chance(count: int) -> bytes:
        return (entropy * count)[:count]

    def surroundings(game: Opened) -> Surroundings:
        return Surroundings(game.chance, lambda: 1.75e9, bot_of, game.keep)

    return PlayApp(
        manner,
        first or asked(),
        None if first is None else opened(first, manner.texts, chance),
        surroundings,
        folder=folder,
        keep=keep,
        now=lambda: 1.75e9,
        entropy=chance,
        notice=notice,
    )


def seeded(folder: Path, rules: Rules, seed: int = 1, **fields: Any) -> PlayApp:  # noqa: ANN401
    """The app at a table with some rules from the first moment."""
    return app_of(folder, first=asked(rules=rules, seed=seed), **fields)


def text_of(app: PlayApp) -> str:
    """All that stands on the screen."""
    width, height = app.size
    screen = app.screen
    lines = screen._compositor.render_strips()
    return "\n".join(strip.text[:width].rstrip() for strip in lines[:height])


async def settle(pilot: Pilot[None]) -> None:
    """Wait until the app has nothing more to do on its own."""
    await pilot.pause()


def table(app: PlayApp) -> TableScreen | None:
    """The table that is on top, None if a window or another screen is."""
    return app.screen if isinstance(app.screen, TableScreen) else None
