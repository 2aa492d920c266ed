"""Seats, sides and the house rules of a table (clauses 1.1, 1.2 and 9) as one frozen value.

``Rules()`` is the standard game. Every difference between tables is a field; presets are names for sets of fields.
``str(rules)`` names only what differs from the standard and ``Rules.parse`` reads it back.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import IntEnum, StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import Any, NewType

from pisti.errors import PistiError


class Seat(IntEnum):
    """A place at the table; the numbers run in playing order, to the right (clause 1.1).

    >>> Seat.parse("W"), Seat.SOUTH.letter
    (<Seat.WEST: 3>, 'S')
    """

    SOUTH = 0
    EAST = 1
    NORTH = 2
    WEST = 3

    @property
    def letter(self) -> str:
        """S, E, N or W."""
        return "SENW"[self]

    @staticmethod
    def parse(text: str) -> Seat:
        """The seat of a letter; raises BadSeat."""
        seat = _SEATS.get(text)
        if seat is None:
            raise BadSeat(SeatFault.UNKNOWN_SEAT, text=text)
        return seat


_SEATS = {seat.letter: seat for seat in Seat}


Side = NewType("Side", int)
"""Two partners, or one seat where each plays alone (clauses 1.2 and 9.1), numbered from 0."""


class SeatFault(StrEnum):
    """What can be wrong with a seat."""

    UNKNOWN_SEAT = "unknown-seat"
    EMPTY_SEAT = "empty-seat"


class BadSeat(PistiError):
    """A seat that does not exist or that nobody sits in under the rules of the table."""


class Centre(StrEnum):
    """What becomes of the four centre cards (clause 9.7)."""

    SET_ASIDE = "set_aside"
    UNDER = "under"
    OPEN = "open"


class CentreJack(StrEnum):
    """What happens when a jack is turned up in the centre (clause 9.8)."""

    COVER = "cover"
    REDEAL = "redeal"


class LoneJack(StrEnum):
    """What a jack scores that captures a lone card of another rank (clause 9.5)."""

    NOTHING = "nothing"
    PISTI = "pisti"
    DOUBLE = "double"


class Lookers(StrEnum):
    """Who may look at face-down centre cards once they are captured (clause 9.10)."""

    SIDE = "side"
    SEAT = "seat"
    NOBODY = "nobody"
    EVERYONE = "everyone"


class RulesFault(StrEnum):
    """Why a combination of house rules, or a text of one, is refused; the field is always named."""

    UNKNOWN_PRESET = "rules-unknown-preset"
    PRESET_NOT_FIRST = "rules-preset-not-first"
    UNKNOWN_FIELD = "rules-unknown-field"
    FIELD_TWICE = "rules-field-twice"
    BAD_VALUE = "rules-bad-value"
    PARTNERS_NEED_FOUR = "rules-partners-need-four"
    NOT_WITH_OPEN_CENTRE = "rules-not-with-open-centre"
    NOTHING_SCORES = "rules-nothing-scores"


class BadRules(PistiError):
    """House rules that make no sense."""


POINT_FIELDS = ("pisti", "double_pisti", "jack", "ace", "two_of_clubs", "ten_of_diamonds", "most_cards")


@dataclass(frozen=True)
class Rules:
    """The options of a table (clause 9); the default is the standard game.

    ``seats`` 2, 3 or 4; ``partners`` whether four seats are two sides (left out: as usual for the number of seats,
    and then stored as True or False); ``target`` 1 to 1000; the seven points 0 to 100. Raises BadRules, which names
    the field.

    >>> str(Rules()), str(Rules(seats=2, target=101)), Rules.parse("two") == Rules(seats=2, target=101)
    ('standard', 'seats=2,target=101', True)
    """

    seats: int = 4
    partners: bool | None = None
    target: int = 151
    pisti: int = 10
    double_pisti: int = 20
    jack: int = 1
    ace: int = 1
    two_of_clubs: int = 2
    ten_of_diamonds: int = 3
    most_cards: int = 3
    first_card_pisti: bool = False
    last_card_pisti: bool = False
    lone_jack: LoneJack = LoneJack.NOTHING
    centre: Centre = Centre.SET_ASIDE
    centre_jack: CentreJack = CentreJack.COVER
    exposed: bool = True
    cut_jack_rule: bool = True
    lookers: Lookers = Lookers.SIDE

    def __post_init__(self) -> None:
        """Check every field, then the combinations."""
        if self.partners is None:
            object.__setattr__(self, "partners", self.seats == 4)
        for name, wanted in _WANTED.items():
            if not wanted.holds(getattr(self, name)):
                raise _bad_value(name, getattr(self, name))
        if self.partners and self.seats != 4:
            raise BadRules(RulesFault.PARTNERS_NEED_FOUR, field="partners", seats=self.seats)
        if self.centre is Centre.OPEN:
            for name in ("centre_jack", "lookers"):
                if getattr(self, name) != _DEFAULTS[name]:
                    raise BadRules(RulesFault.NOT_WITH_OPEN_CENTRE, field=name, value=str(getattr(self, name)))
        if not any(getattr(self, name) for name in POINT_FIELDS):
            raise BadRules(RulesFault.NOTHING_SCORES, field=POINT_FIELDS[0])

    def __getstate__(self) -> dict[str, object]:
        """The fields alone are pickled, without what was worked out of them."""
        return {name: getattr(self, name) for name in _DEFAULTS}

    @cached_property
    def seating(self) -> tuple[Seat, ...]:
        """The occupied seats in playing order.

        >>> [seat.letter for seat in Rules(seats=3).seating]
        ['S', 'E', 'W']
        """
        return {2: (Seat.SOUTH, Seat.NORTH), 3: (Seat.SOUTH, Seat.EAST, Seat.WEST)}.get(self.seats, tuple(Seat))

    @cached_property
    def sides(self) -> Mapping[Seat, Side]:
        """The side of each occupied seat: 0 = North-South and 1 = East-West, or each seat in order a side.

        >>> Rules().sides[Seat.WEST], Rules(partners=False).sides[Seat.WEST]
        (1, 3)
        """
        count = self.side_count
        return MappingProxyType({seat: Side(place % count) for place, seat in enumerate(self.seating)})

    @property
    def side_count(self) -> int:
        """2 with partners, else the number of seats."""
        return 2 if self.partners else self.seats

    @property
    def deals(self) -> int:
        """How many deals of four cards each a round has: 3, 4 or 6 (clause 9.1)."""
        return 12 // self.seats

    def members(self, side: Side) -> tuple[Seat, ...]:
        """The seats of a side in playing order.

        >>> [seat.letter for seat in Rules().members(Side(1))]
        ['E', 'W']
        """
        return tuple(seat for seat in self.seating if self.sides[seat] == side)

    def side_letters(self, side: Side) -> str:
        """The side as text: ``NS``, ``EW``, or the letter of its only seat.

        >>> Rules().side_letters(Side(0)), Rules(seats=3).side_letters(Side(2))
        ('NS', 'W')
        """
        return {0: "NS", 1: "EW"}[side] if self.partners else self.seating[side].letter

    def occupied(self, seat: Seat) -> Seat:
        """The seat itself; raises BadSeat if nobody sits there.

        >>> Rules(seats=2).occupied(Seat.NORTH)
        <Seat.NORTH: 2>
        """
        if seat not in self.seating:
            raise BadSeat(SeatFault.EMPTY_SEAT, seat=seat.letter, rules=str(self))
        return seat

    def next_seat(self, seat: Seat) -> Seat:
        """The next occupied seat to the right; raises BadSeat if nobody sits at ``seat``.

        >>> Rules(seats=2).next_seat(Seat.SOUTH)
        <Seat.NORTH: 2>
        """
        return self.order_after(seat)[0]

    def cutter(self, dealer: Seat) -> Seat:
        """The seat to the dealer's left (clauses 2.2 and 9.1); raises BadSeat.

        >>> Rules().cutter(Seat.SOUTH)
        <Seat.WEST: 3>
        """
        return self.order_after(dealer)[-2]

    def order_after(self, dealer: Seat) -> tuple[Seat, ...]:
        """The seats in playing order from the dealer's right to the dealer; raises BadSeat.

        >>> "".join(seat.letter for seat in Rules().order_after(Seat.EAST))
        'NWSE'
        """
        return self._orders[self.occupied(dealer)]

    @cached_property
    def _orders(self) -> Mapping[Seat, tuple[Seat, ...]]:
        """The playing order of each dealer, worked out once: it is asked for with every card."""
        seating = self.seating
        return {seat: seating[place:] + seating[:place] for place, seat in enumerate(seating, 1)}

    def __str__(self) -> str:
        """What differs from the standard, as ``name=value`` with commas, or ``standard``."""
        return ",".join(f"{name}={_write(value)}" for name, value in self.differences().items()) or "standard"

    def differences(self) -> dict[str, object]:
        """The fields that differ from the standard, in the order of the fields.

        >>> Rules(target=51).differences()
        {'target': 51}
        """
        usual = {**_DEFAULTS, "partners": self.seats == 4}
        return {name: getattr(self, name) for name in usual if getattr(self, name) != usual[name]}

    @classmethod
    def parse(cls, text: str) -> Rules:
        """The rules of a text: a preset, fields as ``name=value``, or both, the preset first; raises BadRules.

        >>> Rules.parse("two,target=51") == Rules(seats=2, target=51)
        True
        """
        parts = text.split(",")
        given: dict[str, Any] = {}
        if "=" not in parts[0]:
            given.update(_preset_fields(parts.pop(0)))
        named: set[str] = set()
        for part in parts:
            name, equals, value = part.partition("=")
            if part in _PRESET_FIELDS:
                raise BadRules(RulesFault.PRESET_NOT_FIRST, field=part)
            if name not in _WANTED or not equals:
                raise BadRules(RulesFault.UNKNOWN_FIELD, field=part, known=" ".join(_WANTED))
            if name in named:
                raise BadRules(RulesFault.FIELD_TWICE, field=name)
            named.add(name)
            given[name] = _WANTED[name].read(name, value)
        return cls(**given)


@dataclass(frozen=True)
class _Wanted:
    """The values a field may have: each with its text, or whole numbers from low to high."""

    values: Mapping[str, object] | range

    def holds(self, value: object) -> bool:
        if isinstance(self.values, range):
            return type(value) is int and value in self.values
        return any(value is each for each in self.values.values())

    def read(self, name: str, text: str) -> object:
        if isinstance(self.values, Mapping):
            if text in self.values:
                return self.values[text]
        elif text.isascii() and text.isdigit() and len(text) <= 4 and str(int(text)) == text:
            return int(text)  # the range is checked when the value is made
        raise _bad_value(name, text)

    def __str__(self) -> str:
        if isinstance(self.values, range):
            return f"{self.values[0]}-{self.values[-1]}"
        return " ".join(self.values)


def _bad_value(name: str, value: object) -> BadRules:
    return BadRules(RulesFault.BAD_VALUE, field=name, value=_write(value), wanted=str(_WANTED[name]))


def _write(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


_YES_NO = _Wanted({"yes": True, "no": False})
_POINTS = _Wanted(range(101))
_WANTED: dict[str, _Wanted] = {
    "seats": _Wanted(range(2, 5)),
    "partners": _YES_NO,
    "target": _Wanted(range(1, 1001)),
    **dict.fromkeys(POINT_FIELDS, _POINTS),
    "first_card_pisti": _YES_NO,
    "last_card_pisti": _YES_NO,
    "lone_jack": _Wanted({each.value: each for each in LoneJack}),
    "centre": _Wanted({each.value: each for each in Centre}),
    "centre_jack": _Wanted({each.value: each for each in CentreJack}),
    "exposed": _YES_NO,
    "cut_jack_rule": _YES_NO,
    "lookers": _Wanted({each.value: each for each in Lookers}),
}
_DEFAULTS: dict[str, object] = {field.name: field.default for field in fields(Rules)}

_PRESET_FIELDS: dict[str, dict[str, object]] = {
    "standard": {},
    "classic-101": {"target": 101},
    "short": {"target": 51},
    "two": {"seats": 2, "target": 101},
    "solo": {"partners": False, "target": 101},
    "three": {"seats": 3, "target": 101},
    "under": {"centre": Centre.UNDER},
    "open-centre": {"centre": Centre.OPEN},
    "last-card-counts": {"last_card_pisti": True},
    "jack-pisti": {"lone_jack": LoneJack.DOUBLE},
}


def _preset_fields(name: str) -> dict[str, object]:
    if name not in _PRESET_FIELDS:
        raise BadRules(RulesFault.UNKNOWN_PRESET, field=name, known=" ".join(_PRESET_FIELDS))
    return _PRESET_FIELDS[name]


PRESETS: Mapping[str, Rules] = MappingProxyType(
    {name: Rules(**fields_of) for name, fields_of in _PRESET_FIELDS.items()}  # type: ignore[arg-type]
)
"""The named house rules of clause 9."""
