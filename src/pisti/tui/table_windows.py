"""What stands in the windows that a key opens at the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from rich.console import RenderableType

from pisti.i18n import Texts
from pisti.table import Phase
from pisti.tui.count_table import sheet_table
from pisti.tui.plain_rules import in_short
from pisti.tui.plain_state import face_down, pile, state
from pisti.tui.plain_story import Story
from pisti.tui.plain_words import Words
from pisti.tui.prose import Paragraph, Prose
from pisti.tui.rules_told import told, written
from pisti.tui.scene import Scene

NAMES = {
    "s": "screen-title-state",
    "p": "screen-title-pile",
    "l": "screen-title-captures",
    "g": "screen-title-log",
    "c": "screen-title-sheet",
    "f": "screen-title-face-down",
    "r": "screen-title-rules",
    "?": "screen-title-help",
}
"""The title of the window of each key."""


def body(key: str, words: Words, scene: Scene, log: Callable[[], Iterable[str]], *, ascii_only: bool) -> RenderableType:
    """What stands in the window of a key; ``log`` tells all that happened, and is asked where that is wanted."""
    if key == "c":
        return sheet_table(words, scene.view, ascii_only=ascii_only)
    if key == "r":
        return rules_text(words)
    return Prose.of("\n".join(log() if key == "g" else _lines(key, words, scene)))


def _lines(key: str, words: Words, scene: Scene) -> Iterator[str]:
    if key == "?":
        yield from help_lines(words.texts)
    elif scene.phase in (Phase.START, Phase.CUT):
        yield words.texts("play-no-round")
    elif key == "s":
        yield from state(words, scene.view)
    elif key == "p":
        yield from pile(words, scene.view)
    elif key == "f":
        yield face_down(words, scene.view)
    else:
        yield from Story(words).last_captures(scene.view)


def help_lines(say: Texts) -> Iterator[str]:
    """What can be typed and clicked at the table."""
    for id in ("cards", "arrows", "space", "pages", "mouse"):
        yield say(f"screen-help-{id}")
    yield ""
    yield say("screen-help-g")
    yield from (say(f"play-help-{letter}") for letter in "splcfr")
    yield say("screen-help-o")
    yield say("play-help-q")


def rules_text(words: Words) -> Prose:
    """The rules of the table in short, then the standard rules as one player tells them to another."""
    lines = [(line, "") for line in (*in_short(words.texts, words.rules), "")]
    _, *standard = told_text(words.texts).paragraphs  # another heading stands for the name of the game
    return Prose([*lines, (words.texts("screen-title-standard"), "bold"), *standard])


def told_text(texts: Texts) -> Prose:
    """The rules told in the language of the texts, with their headings set off."""
    return Prose(list(_paragraphs(texts)))


def _paragraphs(texts: Texts) -> Iterator[Paragraph]:
    for block in told(texts.language):
        for line in written((block,), texts):
            yield line, "bold" if block.is_heading else ""
        yield "", ""
