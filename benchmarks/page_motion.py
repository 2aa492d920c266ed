"""What the page does with a slow processor while cards move: read from a trace of a game in the browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

from page_browser import FIRST, PLAYABLE, PLAYS, SLOWDOWN, until, visit

CATEGORIES = [
    "devtools.timeline",
    "blink.user_timing",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
    "disabled-by-default-devtools.timeline.stack",
]
MAY_MOVE = {"transform", "opacity", "translate", "rotate", "scale"}
"""What a browser can move without laying anything out or painting it again."""

# What is animated, and when: each animation marks its beginning and its end in the trace. Nobody is asked who would lay
# out the page for the answer, as getAnimations() does: it would be counted as the page's.
WATCH = """
window.moved = [];
const told = (names) => { for (const name of names) if (!moved.includes(name)) moved.push(name); };
const frameNames = (frames) => [frames].flat().flatMap((frame) => Object.keys(frame))
  .filter((name) => !['offset', 'easing', 'composite'].includes(name));
const rules = (list) => [...list].flatMap((rule) => [rule, ...rules(rule.cssRules ?? [])]);
const ruleNames = (name) => [...document.styleSheets].flatMap((sheet) => rules(sheet.cssRules))
  .filter((rule) => rule instanceof CSSKeyframesRule && rule.name === name)
  .flatMap((rule) => [...rule.cssRules].flatMap((frame) => [...frame.style]));
const animate = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  const animation = animate.apply(this, given);
  told(frameNames(given[0]));
  performance.mark('pisti-moves');
  animation.finished.then(() => performance.mark('pisti-moved'), () => performance.mark('pisti-moved'));
  return animation;
};
document.addEventListener('transitionrun', (event) => told([event.propertyName]), true);
document.addEventListener('animationstart', (event) => told(ruleNames(event.animationName)), true);
"""

Event = dict[str, object]


@dataclass(frozen=True, slots=True)
class Span:
    """A time in a trace, in microseconds."""

    begin: float
    end: float

    def holds(self, event: Event) -> bool:
        """Whether something began meanwhile."""
        return self.begin <= _at(event) < self.end


def measure_motion(address: str, captures: int) -> dict[str, object]:
    """Play until so many captures are made, and tell what the trace of it says."""
    with visit(address, speed="fast") as page:
        seen: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: seen.append(str(frame))))
        page.evaluate(WATCH)
        page.locator("button.play").click()
        until(page, f"document.querySelector('{PLAYABLE}') !== null")
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        browser = page.context.browser
        assert browser is not None
        seen.clear()
        browser.start_tracing(page=page, categories=CATEGORIES)
        for _ in range(PLAYS - 1):
            if sum(map(_captures, seen)) >= captures:
                break
            page.keyboard.press(FIRST)
            until(page, f"document.querySelector('{PLAYABLE}') === null")
            until(page, f"document.querySelector('{PLAYABLE}') !== null")
        moved = page.evaluate("moved")
        events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    return {"captures": sum(map(_captures, seen)), "moved": sorted(moved), **figures(events)}


def _captures(frame: str) -> int:
    return frame.count('"captured":[')


def figures(events: list[Event]) -> dict[str, object]:
    """What a trace says of the thread on which the marks were made."""
    marks = [event for event in events if event.get("name") in {"pisti-moves", "pisti-moved"}]
    place = (marks[0]["pid"], marks[0]["tid"])
    own = [event for event in events if (event["pid"], event.get("tid")) == place]
    drawn = [event for event in events if event["pid"] == place[0] and event.get("name") == "DrawFrame"]
    motion = list(spans(marks))
    tasks = [_long(event) for event in own if event.get("name") == "RunTask"]
    forced = [event for event in own if event.get("name") in {"Layout", "UpdateLayoutTree"} and _is_forced(event)]
    seconds = sum(span.end - span.begin for span in motion) / 1e6
    frames = sum(span.holds(event) for span in motion for event in drawn)
    return {
        "motion_seconds": seconds,
        "forced_layouts": sum(span.holds(event) for span in motion for event in forced),
        "forced_layouts_between": sum(not any(span.holds(event) for span in motion) for event in forced),
        "longest_task_ms": max(tasks) / 1000,
        "tasks_over_50_ms": sum(task > 50_000 for task in tasks),
        "frames_a_second": frames / seconds,
    }


def spans(marks: list[Event]) -> Iterator[Span]:
    """The times in which something moved; what began before the first mark is left out.

    >>> marks = ["moved", "moves", "moves", "moved", "moved", "moves"]
    >>> list(spans([{"name": f"pisti-{name}", "ts": at} for at, name in enumerate(marks)]))
    [Span(begin=1, end=4)]
    """
    moving, begin = 0, 0.0
    for mark in sorted(marks, key=_at):
        is_begin = mark["name"] == "pisti-moves"
        if is_begin and moving == 0:
            begin = _at(mark)
        if not is_begin and moving == 1:
            yield Span(begin, _at(mark))
        moving = max(moving + (1 if is_begin else -1), 0)


def _is_forced(event: Event) -> bool:
    """Whether a script asked for it, rather than the next frame."""
    args = event.get("args")
    begin = args.get("beginData") if isinstance(args, dict) else None
    return isinstance(begin, dict) and bool(begin.get("stackTrace"))


def _at(event: Event) -> float:
    at = event["ts"]
    assert isinstance(at, int | float)
    return at


def _long(event: Event) -> float:
    long = event.get("tdur", event.get("dur", 0))  # of the thread's own time, where that is known
    assert isinstance(long, int | float)
    return long
