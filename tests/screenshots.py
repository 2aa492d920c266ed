"""Pictures of the full screen: ``python tests/screenshots.py FOLDER [LANGUAGE…]`` writes them as PNG, by Chromium.

Each language plays the same game, and is taken at the table, at a capture, a pişti, the count and the end.
"""

import asyncio
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from pisti.i18n import LANGUAGES
from pisti.rules import Rules
from pisti.tui.board import banner_of
from pisti.tui.frames import Frame
from pisti.tui.full import PlayApp
from pisti.tui.table_screen import TableScreen
from pisti.tui.table_view import sentences
from pisti.tui.windows import StepWindow, Window
from screens import NARROW, WIDE, seeded, table

SEED = 11
SHORT = Rules.parse("target=51")
Take = Callable[[str], None]


def chromium() -> str:
    """The browser that makes pictures."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        if found := shutil.which(name):
            return found
    raise SystemExit("Chromium is needed to make pictures: install it (Debian: apt install chromium)")


def write_png(svg: str, png: Path) -> None:
    """A picture of the screen that Textual exports, in a font that is here."""
    found = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)
    assert found is not None
    width, height = (int(float(each)) + 1 for each in found.groups())
    for weight in ("Regular", "Bold"):
        svg = svg.replace(f'local("FiraCode-{weight}")', f'local("DejaVu Sans Mono{" Bold" * (weight == "Bold")}")')
    svg = re.sub(r',\s*url\("https:[^)]*\)\s*format\("[^"]*"\)', "", svg)
    with tempfile.TemporaryDirectory() as folder:
        page = Path(folder, "page.html")
        page.write_text(f'<body style="margin:0;background:#000">{svg}</body>', encoding="utf-8")
        flags = "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking"
        size, out, profile = f"--window-size={width},{height}", f"--screenshot={png}", f"--user-data-dir={folder}/p"
        command = [chromium(), *flags.split(), size, out, profile, page.as_uri()]
        subprocess.run(command, check=True, capture_output=True)


async def take_all(folder: Path, language: str, size: tuple[int, int]) -> None:
    """Play a game to 51 and take a picture of each moment when it comes first."""
    taken: set[str] = set()
    place = "wide" if size == WIDE else "narrow"
    with tempfile.TemporaryDirectory() as games:
        app = seeded(Path(games), SHORT, SEED, language=language)

        def take(moment: str) -> None:
            if moment not in taken:
                taken.add(moment)
                write_png(app.export_screenshot(), folder / f"{moment}-{place}-{language}.png")

        await play(app, size, take)
    sys.stdout.write(f"{language} {place}: {' '.join(sorted(taken))}\n")


async def play(app: PlayApp, size: tuple[int, int], take: Take) -> None:
    """Press Enter until the game is over, and take pictures."""
    with watched(app, take):
        async with app.run_test(size=size) as pilot:
            while True:
                await pilot.pause()
                if isinstance(app.screen, StepWindow):
                    take("count")
                elif isinstance(app.screen, Window):
                    take("end")
                    return
                elif (screen := table(app)) is not None and screen._is_asked and len(screen._scene.view.turns) >= 5:
                    take("table")
                await pilot.press("enter")


class watched:  # noqa: N801  # reads as a word of the sentence
    """Takes pictures of moments that pass: the cut, captures, piştis."""

    def __init__(self, app: PlayApp, take: Take) -> None:
        self._show = TableScreen._show
        show = self._show

        async def shown(screen: TableScreen, frame: Frame) -> None:
            await show(screen, frame)
            if frame.pile is not None and frame.turn is not None:
                said = list(sentences(frame, screen._words))
                drawn = asyncio.Event()
                screen.call_after_refresh(drawn.set)
                await drawn.wait()
                take("pisti" if banner_of(frame, screen._words, said) else "capture")

        self._shown = shown

    def __enter__(self) -> None:
        TableScreen._show = self._shown  # type: ignore[method-assign, assignment]

    def __exit__(self, *_: object) -> None:
        TableScreen._show = self._show  # type: ignore[method-assign]


if __name__ == "__main__":
    where = Path(sys.argv[1])
    where.mkdir(parents=True, exist_ok=True)
    for each in sys.argv[2:] or LANGUAGES:
        for dimensions in (WIDE, NARROW):
            asyncio.run(take_all(where, each, dimensions))
