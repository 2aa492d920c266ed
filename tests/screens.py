"""The full screen for tests: apps whose game follows from a seed, keys and clicks as a person gives them."""

import argparse
import asyncio
import signal
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from functools import cache, wraps
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ParamSpec, cast

from textual.app import App
from textual.pilot import Pilot
from textual.strip import Strip

from pisti import bots
from pisti.cards import Card
from pisti.i18n import Texts
from pisti.notation import Record, read_records
from pisti.rules import Rules
from pisti.table import Phase
from pisti.tui.frames import Speed
from pisti.tui.full import PlayApp
from pisti.tui.host import BotOf, Surroundings
from pisti.tui.plain_opening import Opened, opened
from pisti.tui.settings import Settings
from pisti.tui.stage import Manner, Stage
from pisti.tui.table_screen import TableScreen

WIDE, NARROW = (80, 24), (40, 24)
ENDLESS = cast("Speed", SimpleNamespace(value=1e9, name="SLOW"))
"""The speed at which every moment lasts until somebody presses Space."""

_Arguments = ParamSpec("_Arguments")


def piloted(test: Callable[_Arguments, Coroutine[None, None, None]]) -> Callable[_Arguments, None]:
    """A test that waits for a screen, as one that pytest can call."""

    @wraps(test)
    def run(*args: _Arguments.args, **kwargs: _Arguments.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


texts = cache(Texts)
"""The texts of a language, read once."""


def asked(**fields: object) -> argparse.Namespace:
    """What the command line gives, nothing where it is left out."""
    usual = dict.fromkeys(("level", "rules", "name", "seed", "record", "file", "lang", "server", "table"))
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
    manner = Manner(texts(language), settings or Settings(speed=Speed.OFF), ascii_only)

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


class Bare(Stage[None]):
    """The stage with nothing on it."""

    def __init__(self, language: str = "en", settings: Settings | None = None, *, ascii_only: bool = False) -> None:
        self.kept_settings: list[Settings] = []
        manner = Manner(texts(language), settings or Settings(speed=Speed.OFF), ascii_only)
        super().__init__(manner, self.kept_settings.append)


def seeded(folder: Path, rules: Rules, seed: int = 1, **fields: Any) -> PlayApp:  # noqa: ANN401
    """The app at a table with some rules from the first moment."""
    return app_of(folder, first=asked(rules=rules, seed=seed, record=fields.pop("record", None)), **fields)


def text_of(app: App[Any]) -> str:
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


def lines_of(app: App[Any]) -> list[Strip]:
    """The lines of the screen, after all filters."""
    return app.screen._compositor.render_strips()


@contextmanager
def heard() -> Iterator[None]:
    """The signals that end a program as they usually are, for us and who we start: a shell may have us ignore them."""
    before = {number: signal.signal(number, signal.SIG_DFL) for number in (signal.SIGTERM, signal.SIGHUP)}
    before[signal.SIGINT] = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


async def until(pilot: Pilot[None], holds: Callable[[], object]) -> None:
    """Wait until something holds; the screen is told where it does not come to that."""
    for _ in range(100):
        await pilot.pause()
        if holds():
            return
    raise AssertionError(f"{pilot.app.screen}\n{text_of(pilot.app)}")


async def your_turn(pilot: Pilot[None]) -> TableScreen:
    """Cut the pack, close the count and hurry until you are to play a card; the table."""
    app = cast("PlayApp", pilot.app)
    for _ in range(100):
        await pilot.pause()
        screen = table(app)
        if screen is None:
            await pilot.press("enter")
        elif not screen._is_asked:
            await pilot.press("space")
        elif screen._scene.phase is Phase.PLAY:
            return screen
        else:
            await pilot.press("enter")
    raise AssertionError(f"{app.screen}\n{text_of(app)}")


def played(screen: TableScreen) -> list[Card]:
    """The cards that you have played in this round."""
    view = screen._host.view()
    return [] if view is None else [turn.card for turn in view.turns if turn.seat is screen._host.you]


def kept(folder: Path) -> list[Record]:
    """The records in the only file of a folder."""
    [file] = folder.iterdir()
    with file.open("rb") as opened_file:
        return list(read_records(opened_file))
