"""How long a person waits for the server: from Play to the first hand over a slow line, and between the own plays."""

from __future__ import annotations

import statistics
import time

from page_browser import FIRST, PLAYABLE, PLAYS, until, visit
from page_slow_line import slow_line

DELAY = 0.1
"""Seconds that everything takes each way over the slow line."""


def measure_trips(port: int, times: int) -> dict[str, float]:
    """From Play to the first card of the own hand, without motion: in seconds, and in exchanges with the server.

    It is tried so many times, and the best counts, for other work of the machine only makes it longer.
    """
    near = min(_to_hand(port) for _ in range(times))
    with slow_line(port, DELAY) as slow:
        far = min(_to_hand(slow) for _ in range(times))
    return {"near_seconds": near, "slow_line_seconds": far, "exchanges": float(int(far / (2 * DELAY)))}


def _to_hand(port: int) -> float:
    with visit(f"http://127.0.0.1:{port}", speed="off") as page:
        begun = time.perf_counter()
        page.evaluate("document.querySelector('button.play').click()")
        return until(page, "document.querySelector('.own button') !== null") - begun


def measure_waits(port: int) -> dict[str, float]:
    """In a round without motion, the seconds from each own play until the next one can be made."""
    with visit(f"http://127.0.0.1:{port}", speed="off") as page:
        page.locator("button.play").click()
        until(page, f"document.querySelector('{PLAYABLE}') !== null")
        waits = [float(page.evaluate(WAIT)) for _ in range(PLAYS - 1)]
    return {"sum_seconds": sum(waits), "median_seconds": statistics.median(waits), "worst_seconds": max(waits)}


# From a click on a card until another can be clicked, by the clock of the page.
WAIT = f"""() => new Promise((resolve) => {{
  const begun = performance.now();
  const count = () => document.querySelectorAll('{PLAYABLE}').length;
  const cards = document.querySelectorAll('.own button').length;
  document.dispatchEvent(new KeyboardEvent('keydown', {{ key: '{FIRST}', bubbles: true }}));
  const look = () => {{
    const isNext = count() > 0 && document.querySelectorAll('.own button').length !== cards;
    if (isNext) resolve((performance.now() - begun) / 1000);
    else setTimeout(look, 1);
  }};
  look();
}})"""
