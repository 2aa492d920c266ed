"""What the rules on the page (web/) are tested with: positions read, refused and told, and house rules in short."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from pisti.cards import DECK
from pisti.i18n import LANGUAGES, Texts
from pisti.notation import BadPosition, Position, format_position, parse_position
from pisti.round import Round, shuffled
from pisti.rules import PRESETS, Rules, Seat
from pisti.tui.plain_rules import in_short
from pisti.tui.position_told import position_told
from pisti.tui.rules_told import told

DATA = Path(__file__).parent / "data" / "page"

_RULES = ("standard", "two", "three", "solo", "under", "open-centre", "two,centre=under,lookers=seat")
_FIELDS = ("lone_jack=double", "centre_jack=redeal,exposed=no", "first_card_pisti=yes,last_card_pisti=yes,jack=0")
_GOOD = "standard S 47 5d/-/-/- 5h - - " + "??" * 26 + "/" + "??" * 24 + " 0+0/0+0 NS"
_WRONG = (
    "standard",
    _GOOD + " ",
    "seats=2 E 48 -/- - - - -/- 0+0/0+0 -",
    *(
        _GOOD.replace(right, wrong, 1)
        for right, wrong in (
            ("standard", "short"),
            ("standard", "seats=5"),
            ("standard", "partners=yes"),
            ("standard", "target=151"),
            (" S 47", " s 47"),
            (" S 47", " X 47"),
            (" 47 ", " 047 "),
            (" 47 ", " 49 "),
            (" 47 ", " 4x "),
            (" 47 ", " 46 "),
            ("5d/-/-/-", "5d/-/-"),
            ("5d/-/-/-", "5d/2c/-/-"),
            ("5d/-/-/-", "-/-/-/5d"),
            ("5d/-/-/-", "5D/-/-/-"),
            ("5d/-/-/-", "/-/-/-"),
            ("5d/-/-/-", "1d/-/-/-"),
            ("5d/-/-/-", "5h/-/-/-"),
            (" 5h ", " (5h) "),
            (" 5h ", " (5h "),
            (" 5h ", " ?? "),
            (" 5h ", " - "),
            (" 5h ", " 5h6h "),
            (" - - ", " - 2h "),
            (" - - ", " 2 - "),
            (" - - ", " 2h - "),
            ("????/", "??/"),
            ("????/", "??2h/"),
            ("????/", "2h2h/"),
            ("0+0/0+0", "0+0"),
            ("0+0/0+0", "0+0/00+0"),
            ("0+0/0+0", "0/0"),
            (" NS", " S"),
            (" NS", " ns"),
        )
    ),
)


def positions() -> dict[str, Any]:
    """Positions with all that their text says, and texts that are none with what is wrong with them."""
    return {"read": [*map(_read, _positions())], "refused": [*map(_refused, _WRONG)]}


def rules_in_short() -> dict[str, Any]:
    """For some house rules the messages that tell them in short, each with its arguments."""
    named = {text: Rules.parse(text) for text in (*PRESETS, *_FIELDS)}
    return {text: [*in_short(_message, rules)] for text, rules in named.items()}  # type: ignore[arg-type]


def examples() -> dict[str, Any]:
    """For each language the examples of the rules in words."""
    return {language: [*_examples(language)] for language in LANGUAGES}


def _examples(language: str) -> Iterator[dict[str, Any]]:
    texts = Texts(language)
    for block in told(language):
        if shown := block.example:
            said = position_told(texts, shown.position, shown.card)
            card = None if shown.card is None else str(shown.card)
            yield {"text": format_position(shown.position), "card": card, "said": [*said]}


def _message(id: str, **args: int) -> list[object]:
    return [id, args]


def _positions() -> Iterator[Position]:
    for number, rules in enumerate(map(Rules.parse, (*_RULES, *_FIELDS))):
        rng = Random(number)
        round = _dealt(rules, rng)
        for ply in range(49):
            if ply in (0, 5 * number, 48):
                yield Position.of(round, known=round.hand(Seat.SOUTH) if ply else DECK)
            if ply < 48:
                round = round.play(rng.choice(round.hand(round.to_play)))  # type: ignore[arg-type]
    for block in told("en"):
        if block.example:
            yield block.example.position


def _dealt(rules: Rules, rng: Random) -> Round:
    round = Round.deal(rules, shuffled(rng, rules), Seat.SOUTH)
    return round if not round.is_redeal else _dealt(rules, rng)


def _read(position: Position) -> dict[str, Any]:
    rules = position.rules
    return {
        "text": format_position(position),
        "rules": str(rules),
        "dealer": position.dealer.letter,
        "plays": position.plays,
        "toPlay": position.to_play.letter if position.to_play is not None else None,
        "seats": [seat.letter for seat in rules.seating],
        "hands": [*map(_cards, position.hands)],
        "pile": _cards(position.pile),
        "faceDown": position.face_down,
        "setAside": _cards(position.set_aside),
        "stock": _cards(position.stock),
        "won": [*map(_cards, position.won)],
        "pistis": [*map(list, position.pistis)],
        "last": None if position.last is None else rules.side_letters(position.last),
    }


def _cards(cards: tuple[Any, ...]) -> list[str | None]:
    return [None if card is None else str(card) for card in cards]


def _refused(text: str) -> dict[str, Any]:
    try:
        parse_position(text)
    except BadPosition as error:
        return {"text": text, "code": str(error.code), "part": error.part, "column": error.fields["column"]}
    raise AssertionError(f"this is a position: {text}")


MADE = {"positions.json": positions, "rules_in_short.json": rules_in_short, "examples.json": examples}
"""The files, and what makes each."""


def text_of(name: str) -> str:
    """What should be in a file: a line for each value of its lists."""
    lines = json.dumps(MADE[name](), ensure_ascii=False)
    return lines.replace('}, {"text"', '},\n{"text"').replace(']], "', ']],\n"') + "\n"


if __name__ == "__main__":
    DATA.mkdir(parents=True, exist_ok=True)
    for name in MADE:
        (DATA / name).write_text(text_of(name), encoding="utf-8")
