"""An analysis as one page of HTML that needs nothing else: no script, no font, no picture from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from xml.etree.ElementTree import Element, SubElement, tostring

from pisti.analysis.chart import chart
from pisti.analysis.game import AnalysedRound
from pisti.analysis.plays import AnalysedPlay
from pisti.analysis.reasons import Texts, sentence, short_card
from pisti.analysis.told import Told, head, play_line, sums, told_mean
from pisti.analysis.values import CardValue

STYLE = """
:root { color-scheme: light dark; --ink: #1a1a1a; --paper: #fdfcf8; --soft: #d5d2c8; --line: #0b6e4f; --bad: #b3261e;
  --second: #8a4b08; --third: #5b3fa0; --fourth: #1a5fa8; }
@media (prefers-color-scheme: dark) { :root { --ink: #ececec; --paper: #16191b; --soft: #3c4246; --line: #5fd3a6;
  --bad: #ff8a80; --second: #f0b35a; --third: #b9a3f5; --fourth: #7db8f2; } }
body { color: var(--ink); background: var(--paper); font: 16px/1.5 system-ui, sans-serif; max-width: 60rem;
  margin: 0 auto; padding: 1rem; }
h1, h2, h3 { line-height: 1.25; } h2 { margin-top: 2.5rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: 0.9rem; }
th, td { border-bottom: 1px solid var(--soft); padding: 0.3rem 0.5rem; text-align: start; vertical-align: top; }
td.number { white-space: nowrap; } tr.costly td.number { color: var(--bad); font-weight: bold; }
.value { white-space: nowrap; display: inline-block; margin-inline-end: 1em; } .played { font-weight: bold; }
.scroll { overflow-x: auto; } .chart { width: 100%; height: auto; }
.chart text { fill: var(--ink); font-size: 12px; } .grid { stroke: var(--soft); } .zero { stroke: var(--ink); }
.line { fill: none; stroke: var(--line); stroke-width: 2; } .error { fill: var(--line); opacity: 0.18; }
.line.side1 { stroke: var(--second); } .error.side1 { fill: var(--second); }
.line.side2 { stroke: var(--third); } .error.side2 { fill: var(--third); }
.line.side3 { stroke: var(--fourth); } .error.side3 { fill: var(--fourth); }
.costly { fill: var(--bad); }
@media print { :root { --ink: #000; --paper: #fff; --soft: #bbb; --line: #0b6e4f; --bad: #b3261e; }
  body { max-width: none; padding: 0; font-size: 10pt; } .scroll { overflow: visible; }
  section.round { break-before: page; } tr, svg { break-inside: avoid; } thead { display: table-header-group; } }
"""


def page(games: Sequence[Told], texts: Texts, language: str) -> str:
    """The page of some games, at least one, in the language of the texts."""
    root = Element("html", {"lang": language})
    top = SubElement(root, "head")
    SubElement(top, "meta", {"charset": "utf-8"})
    SubElement(top, "meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"})
    SubElement(top, "title").text = texts("analysis-title")
    SubElement(top, "style").text = STYLE
    body = SubElement(root, "body")
    SubElement(body, "h1").text = texts("analysis-title")
    SubElement(body, "p").text = head(games[0].analysis, texts)
    for told in games:
        _game(body, told, texts)
    return "<!DOCTYPE html>\n" + tostring(root, encoding="unicode", method="html") + "\n"


def _game(body: Element, told: Told, texts: Texts) -> None:
    SubElement(body, "h2").text = texts("analysis-game", game=told.game)
    _list(body, sums(told, told.analysis.sides, told.analysis.seats, texts))
    costliest = told.analysis.costliest
    SubElement(body, "h3").text = texts("analysis-costliest" if costliest else "analysis-no-cost")
    if costliest:
        _list(body, (play_line(told, round, play, texts) for round, play in costliest))
    for round in told.analysis.rounds:
        _round(body, told, round, texts)


def _round(body: Element, told: Told, round: AnalysedRound, texts: Texts) -> None:
    section = SubElement(body, "section", {"class": "round"})
    SubElement(section, "h3").text = texts("analysis-round", round=round.number)
    _list(section, sums(told, round.sides, (), texts))
    if not round.plays:
        return
    picture = chart(told, round, texts)
    SubElement(section, "p").text = picture.get("aria-label")
    section.append(picture)
    table = SubElement(SubElement(section, "div", {"class": "scroll"}), "table")
    row = SubElement(SubElement(table, "thead"), "tr")
    for id in ("number", "player", "card", "cost", "cards", "why"):
        SubElement(row, "th", {"scope": "col"}).text = texts(f"analysis-column-{id}")
    rows = SubElement(table, "tbody")
    for play in round.plays:
        _row(rows, told, play, texts)


def _row(rows: Element, told: Told, play: AnalysedPlay, texts: Texts) -> None:
    row = SubElement(rows, "tr", {"class": "costly"} if play.cost.value else {})
    SubElement(row, "td").text = str(play.ply + 1)
    SubElement(row, "td").text = told.player(play.seat, texts)
    SubElement(row, "td").text = short_card(play.card, texts)
    SubElement(row, "td", {"class": "number"}).text = told_mean(play.cost, texts) if play.cost.value else "0"
    cards = SubElement(row, "td")
    for each in play.values:
        _value(cards, each, play, texts)
    SubElement(row, "td").text = sentence(play.reason, texts)


def _value(cell: Element, each: CardValue, play: AnalysedPlay, texts: Texts) -> None:
    value = SubElement(cell, "span", {"class": "value played" if each.card == play.card else "value"})
    value.text = f"{short_card(each.card, texts)} {told_mean(each.value, texts)}"
    value.tail = " "


def _list(parent: Element, lines: Iterable[str]) -> None:
    items = SubElement(parent, "ul")
    for line in lines:
        SubElement(items, "li").text = line
