"""The page: whole, of one piece, safe whatever the names are."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from pisti.analysis import analyse
from pisti.analysis.page import page
from pisti.analysis.told import Told
from pisti.game import Game
from pisti.i18n import LANGUAGES, Texts
from pisti.rules import Rules, Seat
from test_analysis_game import played
from test_analysis_told import some_game


class Tags(HTMLParser):
    """The tags of a page with their attributes, and its texts."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_shows_every_play_in_every_language(language: str) -> None:
    text = page([some_game()], Texts(language), language)
    tags = Tags(text).tags
    assert text.startswith("<!DOCTYPE html>")
    assert ("html", {"lang": language}) in tags
    assert sum(tag == "svg" for tag, _ in tags) == 2
    assert sum(tag == "tr" for tag, _ in tags) == 2 + 48 + 30


def test_nothing_of_it_comes_from_elsewhere() -> None:
    text = page([some_game()], Texts("en"), "en")
    tags = Tags(text).tags
    assert not {tag for tag, _ in tags} & {"script", "link", "img", "iframe", "object", "embed"}
    assert not {name for _, attributes in tags for name in attributes if name.startswith("on")} - {"only"}
    assert not re.search(r"https?:|url\(|@import|\bsrc=|\bhref=", text)


def test_names_are_shown_and_not_obeyed() -> None:
    told = Told("<b>1", {Seat.SOUTH: "<script>alert(1)</script>"}, some_game().analysis)
    parsed = Tags(page([told], Texts("en"), "en"))
    assert "script" not in {tag for tag, _ in parsed.tags}
    assert any("<script>alert(1)</script>" in text for text in parsed.texts)


def test_it_is_light_or_dark_and_prints() -> None:
    text = page([some_game()], Texts("en"), "en")
    assert "prefers-color-scheme: dark" in text
    assert "@media print" in text


def test_the_card_that_was_played_stands_out_and_a_cost_too() -> None:
    text = page([some_game()], Texts("en"), "en")
    analysis = some_game().analysis
    assert text.count('class="value played"') == len(analysis.plays)
    assert text.count('<tr class="costly">') == sum(play.cost.value > 0 for play in analysis.plays)


def test_a_round_without_plays_has_no_picture() -> None:
    start: Game = played(Rules(), 0)
    told = Told("1", {}, analyse(start, worlds=2, compile_it=False))
    assert "<svg" not in page([told], Texts("en"), "en")
