"""Windows over the table: a title, lines to be read, and buttons; the answer is the button that was pressed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.console import RenderableType
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from pisti.tui.prose import Prose
from pisti.tui.stage import Steady

Choice = tuple[str, str]
"""The answer that a button stands for, and what is written on it."""


class Window(ModalScreen[str], Steady[str]):
    """A window; Escape answers as the last of its buttons, the first one has the focus."""

    AUTO_FOCUS = "Button"
    _close_with: str | None = None
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "cancel", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
        Binding("up", "line(-1)", show=False),
        Binding("down", "line(1)", show=False),
        Binding("pageup", "scroll(-1)", show=False),
        Binding("pagedown,space", "scroll(1)", show=False),
        Binding("home", "scroll(-1000)", show=False),
        Binding("end", "scroll(1000)", show=False),
    ]

    def __init__(
        self, title: str, body: RenderableType, choices: Sequence[Choice], *, begins_at_end: bool = False
    ) -> None:
        super().__init__()
        self._begins_at_end = begins_at_end
        self._title = title
        self._body: RenderableType = Prose.of(body) if isinstance(body, str) else body
        self._choices = choices

    def compose(self) -> ComposeResult:
        """Title, text, buttons."""
        with Vertical(classes="window"):
            yield Static(self._title, classes="window-title", markup=False)
            with VerticalScroll(classes="window-text", can_focus=False):
                yield Static(self._body, classes="window-body", markup=False)
            with Horizontal(classes="window-buttons"):
                for answer, label in self._choices:
                    yield Button(label, id=f"answer-{answer}", compact=True)

    def on_mount(self) -> None:
        """Show the latest lines where they are wanted."""
        if self._begins_at_end:
            self._text.scroll_end(animate=False)

    def show(self, body: RenderableType) -> None:
        """Show another text."""
        self._body = body
        self.query_one(".window-body", Static).update(body)

    def close(self, answer: str) -> None:
        """Close with an answer that nobody gave, as soon as the window is on top."""
        if self.is_active:
            self.dismiss(answer)
        else:
            self._close_with = answer

    def on_screen_resume(self) -> None:
        """The window is on top again."""
        if self._close_with is not None:
            self.dismiss(self._close_with)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer and close."""
        self.dismiss((event.button.id or "").removeprefix("answer-"))

    def on_click(self, event: events.Click) -> None:
        """A click beside the window is as Escape, unless it is the second of a double one that opened the window."""
        if event.widget is self and event.chain == 1:
            self.action_cancel()

    def action_cancel(self) -> None:
        """Close with the answer of the last button."""
        self.dismiss(self._choices[-1][0])

    def action_scroll(self, pages: int) -> None:
        """Turn the text by pages."""
        self._text.scroll_relative(y=pages * self._text.size.height, animate=False)

    def action_line(self, lines: int) -> None:
        """Turn the text by a line; where there are several buttons, the arrows go from one to the other."""
        if len(self._choices) == 1:
            self._text.scroll_relative(y=lines, animate=False)
        elif lines > 0:
            self.app.action_focus_next()
        else:
            self.app.action_focus_previous()

    @property
    def _text(self) -> VerticalScroll:
        return self.query_one(".window-text", VerticalScroll)


class StepWindow(Window):
    """A window whose text grows step by step; whatever is pressed first shows all of it. Escape answers as Enter.

    ``text_at`` gives the text after some steps, of which there are ``steps``, ``seconds`` apart.
    """

    def __init__(
        self,
        title: str,
        text_at: Callable[[int], RenderableType],
        steps: int,
        choices: Sequence[Choice],
        seconds: float,
    ) -> None:
        self._text_at = text_at
        self._steps = steps
        self._seconds = seconds
        self._step = 0 if seconds else steps
        super().__init__(title, text_at(self._step), choices)

    def on_mount(self) -> None:
        """Begin with the first step."""
        if self._seconds:
            self.set_interval(self._seconds, self._next)

    def show_all(self) -> None:
        """Show what is not shown yet."""
        self._step = self._steps
        self.show(self._text_at(self._step))

    def _next(self) -> None:
        if self._step < self._steps:
            self._step += 1
            self.show(self._text_at(self._step))

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """The first press shows the rest, the next one answers."""
        event.prevent_default()
        if not self._shows_rest():
            super().on_button_pressed(event)

    def on_click(self, event: events.Click) -> None:
        """The first click shows the rest, wherever it is."""
        event.prevent_default()
        if not self._shows_rest():
            super().on_click(event)

    def action_cancel(self) -> None:
        """Show the rest, or close with the answer of the first button."""
        if not self._shows_rest():
            self.dismiss(self._choices[0][0])

    def action_scroll(self, pages: int) -> None:
        """Show the rest, or turn the text."""
        if not self._shows_rest():
            super().action_scroll(pages)

    def _shows_rest(self) -> bool:
        if self._step == self._steps:
            return False
        self.show_all()
        return True
