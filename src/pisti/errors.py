"""The one shape of every error of this library: a code and fields; the sentences live in the locale files."""

from __future__ import annotations

from enum import StrEnum
from typing import Any


class PistiError(Exception):
    """An error that a caller or a person can be told about, as a code with fields.

    ``code`` is a member of the enum that belongs to the subclass; ``fields`` are the values a sentence about it
    needs (texts and whole numbers only, so that any language can place them). ``str()`` is for programmers, never
    for screens.

    >>> from pisti.cards import BadCard, Card
    >>> try: Card.parse("1x")
    ... except BadCard as error: print(error.code.value, error.fields)
    unknown-card {'text': '1x'}
    """

    def __init__(self, code: StrEnum, **fields: str | int) -> None:
        """Keep the code and the fields."""
        super().__init__(code, fields)
        self.code = code
        self.fields = fields

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled whole: errors travel between the processes of a pool."""
        return _restore, (type(self), self.__dict__)

    def __str__(self) -> str:
        """The code, then every field as name=value."""
        return " ".join([self.code.value, *(f"{name}={value!r}" for name, value in self.fields.items())])


def _restore(kind: type[PistiError], state: dict[str, Any]) -> PistiError:
    error = kind.__new__(kind, state["code"], state["fields"])
    error.__dict__.update(state)
    return error
