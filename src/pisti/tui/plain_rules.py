"""The rules of a table as lines: what differs from the standard, and all of them in short."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pisti.i18n import Texts
from pisti.rules import POINT_FIELDS, Centre, CentreJack, LoneJack, Lookers, Rules

_POINTS = {
    "pisti": "play-rule-pisti",
    "double_pisti": "play-rule-double-pisti",
    "jack": "play-rule-jack",
    "ace": "play-rule-ace",
    "two_of_clubs": "play-rule-two-of-clubs",
    "ten_of_diamonds": "play-rule-ten-of-diamonds",
    "most_cards": "play-rule-most-cards",
}
_OTHERS: Mapping[tuple[str, object], str] = {
    ("partners", False): "play-rule-alone",
    ("first_card_pisti", True): "play-rule-first-card-pisti",
    ("last_card_pisti", True): "play-rule-last-card-pisti",
    ("lone_jack", LoneJack.PISTI): "play-rule-lone-jack-pisti",
    ("lone_jack", LoneJack.DOUBLE): "play-rule-lone-jack-double",
    ("centre", Centre.UNDER): "play-rule-centre-under",
    ("centre", Centre.OPEN): "play-rule-centre-open",
    ("centre_jack", CentreJack.REDEAL): "play-rule-centre-redeal",
    ("exposed", False): "play-rule-not-exposed",
    ("cut_jack_rule", False): "play-rule-cut-any",
    ("lookers", Lookers.SEAT): "play-rule-lookers-seat",
    ("lookers", Lookers.NOBODY): "play-rule-lookers-nobody",
    ("lookers", Lookers.EVERYONE): "play-rule-lookers-everyone",
}
"""The message for each value that differs; the number of seats and the target are told in other places."""


def differences(texts: Texts, rules: Rules) -> Iterator[str]:
    """A line for each house rule that differs from the standard, seats and target apart.

    >>> list(differences(lambda id, **args: id, Rules(target=51, exposed=False, jack=2)))
    ['play-rule-jack', 'play-rule-not-exposed']
    """
    for field, value in rules.differences().items():
        if field in _POINTS:
            yield texts(_POINTS[field], points=int(getattr(rules, field)))
        elif (field, value) in _OTHERS:
            yield texts(_OTHERS[field, value])


def in_short(texts: Texts, rules: Rules) -> Iterator[str]:
    """The rules of this table in about a dozen lines."""
    yield texts("play-short-play" if rules.partners else "play-short-play-alone")
    yield texts("play-short-empty")
    yield texts("play-short-pisti", points=rules.pisti)
    yield texts("play-short-double", points=rules.double_pisti)
    if not rules.first_card_pisti:
        yield texts("play-short-first-card")
    if not rules.last_card_pisti:
        yield texts("play-short-last-card")
    if rules.centre is Centre.SET_ASIDE:
        yield texts("play-short-set-aside")
    yield texts("play-short-leftovers")
    yield texts("play-short-points", **{field: getattr(rules, field) for field in POINT_FIELDS[2:]})
    yield from (texts(_OTHERS[each]) for each in rules.differences().items() if each in _OTHERS)
    yield texts("play-short-game", target=rules.target)
