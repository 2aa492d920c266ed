"""The checkable deal in a browser: what the server promised is kept, checked after each round, and a lie is told."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from at_page import Person, sitting

Event = dict[str, Any]


def kept(person: Person) -> list[dict[str, Any]]:
    """The receipts that the browser keeps of the table, without those of the draw of the first dealer."""
    found = person.page.evaluate(f"JSON.parse(localStorage['pisti.receipts.{person.code}'])")
    return [each for each in found if each["round"]]


def test_what_was_promised_is_kept_and_checked_after_each_round(chromium: Browser, server: str) -> None:
    with sitting(chromium, server, rules="two,target=1000") as person:
        person.begin()
        for number in (1, 2):
            person.play_on("play")
            assert kept(person)[-1]["isKept"] is None
            promised = [event["hash"] for event in person.events("committed") if event.get("seat") is None]
            assert kept(person)[-1]["commitment"] == promised[-1]
            person.play_on("count")
            assert [each["isKept"] for each in kept(person)[:number]] == [True] * number
        person.wait()
        person.page.keyboard.press("v")
        said = person.texts("remote-receipt-kept", round=1)
        expect(person.window.get_by_text(said)).to_have_count(1)
        person.page.reload()
        person.wait()
        assert [each["isKept"] for each in kept(person)] == [True, True, None]


def lie(event: Event, kind: str, change: Callable[[Event], None]) -> bool:
    """Change an event, if it is of a kind; whether it was."""
    if event["type"] != kind or event.get("seat") == "S" or event.get("round") != 1:
        return False
    change(event)
    return True


def other_seed(event: Event) -> None:
    event["seed"] = "00" * 32


def other_salt(event: Event) -> None:
    event["card"]["salt"] = "00" * (len(event["card"]["salt"]) // 2)


@pytest.mark.parametrize(
    ("kind", "change", "code"),
    [("revealed", other_seed, "promise-other-seed"), ("played", other_salt, "promise-other-card")],
)
def test_a_lie_of_the_server_is_told(
    kind: str, change: Callable[[Event], None], code: str, chromium: Browser, server: str
) -> None:
    with sitting(chromium, server, rules="two,target=1000", cut=False) as person:
        lies: list[Event] = []

        def opened(page: WebSocketRoute) -> None:
            far = page.connect_to_server()

            def heard(text: str | bytes) -> None:
                message = json.loads(text)
                for event in message.get("events", ()):
                    if not lies and lie(event, kind, change):
                        lies.append(event)
                page.send(json.dumps(message))

            far.on_message(heard)

        person.visit.context.route_web_socket(re.compile("/socket$"), opened)
        person.begin()
        notice = person.page.get_by_role("alert")
        news = person.turn.or_(notice).first
        news.wait_for()
        while not notice.count():
            person.play()
            news.wait_for()
        assert len(lies) == 1
        expect(notice).to_contain_text(person.texts("remote-broken"))
        notice.get_by_role("button", name=person.texts("screen-close")).click()
        expect(notice).to_have_count(0)
        receipt = kept(person)[0]
        assert (receipt["isKept"], receipt["code"]) == (False, code)
