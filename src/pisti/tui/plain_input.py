"""Lines that a person types: asked for with a prompt, and what they mean where a card is wanted."""

from __future__ import annotations

import errno
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from io import TextIOWrapper, UnsupportedOperation
from typing import TextIO

from pisti.cards import SUIT_LETTERS, SUIT_SIGNS, Card, Rank, Suit
from pisti.tui.ending import CLOSED, Ended
from pisti.tui.plain_words import Words, fit
from pisti.tui.wrap import width_of, wrapped

_TEXT_STYLE = "\ufe0e\ufe0f"  # what some keyboards put behind ♦


class Leaving(Exception):
    """The person leaves the table: by ``q`` or by the end of the input."""


class Console:
    """A person's terminal, or a pipe: whole lines out, prompts, lines in."""

    def __init__(self, lines_in: TextIO, out: TextIO, *, ascii_only: bool = False) -> None:
        if isinstance(lines_in, TextIOWrapper):
            with suppress(UnsupportedOperation):  # some of it has been read: then it stays as it is
                lines_in.reconfigure(errors="replace")
        self._in = lines_in
        self._out = out
        self._prompt_end = " " if lines_in.isatty() else "\n"
        self.encoding = "ascii" if ascii_only else out.encoding or "utf-8"

    @property
    def is_terminal(self) -> bool:
        """Whether somebody types the lines."""
        return self._prompt_end == " "

    def say(self, line: str) -> None:
        """Write a line, on several where the terminal is too narrow for it."""
        self.say_whole(self._broken(line))

    def say_whole(self, line: str) -> None:
        """Write a line as it is, to be copied from the screen."""
        self._out.write(fit(line, self.encoding) + "\n")

    def end_line(self) -> None:
        """Begin a new line where Ctrl-C has left a prompt."""
        if self.is_terminal:
            self._out.write("\n")

    def _line(self) -> str:
        """The next line; raises Ended where the terminal is gone, which may be seen before its signal comes."""
        try:
            line = self._in.readline()
        except OSError as error:
            if error.errno != errno.EIO:
                raise
            raise Ended(CLOSED) from error
        if not line and self.is_terminal and not self._in.isatty():
            raise Ended(CLOSED)
        return line

    def _broken(self, line: str) -> str:
        return wrapped(fit(line, self.encoding), width_of(self._out))

    def prompt(self, prompt: str) -> None:
        """Write a prompt, whose answer somebody else reads."""
        self._out.write(self._broken(prompt) + self._prompt_end)
        self._out.flush()

    def ask(self, prompt: str) -> str:
        """Write a prompt and read a line without the white space around it; raises Leaving at the end of the input.

        A prompt ends with a newline where nobody's Enter brings one.
        """
        self.prompt(prompt)
        line = self._line()
        if not line:
            self.end_line()
            raise Leaving
        return line.strip()


@dataclass(frozen=True, slots=True)
class Unknown:
    """What was typed is no card and no number of one."""

    text: str


def read_card(text: str, hand: Sequence[Card], words: Words) -> Card | Unknown:
    """The card that a person means: by its place in the hand, from 1, or by itself, in hand or not."""
    if text.isdecimal() and text.isascii():
        place = int(text) if len(text) < 3 else 0
        return hand[place - 1] if 1 <= place <= len(hand) else Unknown(text)
    card = card_of(text, words)
    return Unknown(text) if card is None else card


def card_of(text: str, words: Words) -> Card | None:
    """The card of a text such as ``4h``, ``10D``, ``t♦``, ``d10`` or with a letter of the language; None if none."""
    plain, ranks = text.strip(_TEXT_STYLE).casefold(), _ranks(words)
    for rank, suit in ((plain[:-1], plain[-1:]), (plain[1:], plain[:1])):
        if rank in ranks and suit and suit in SUIT_LETTERS + SUIT_SIGNS:
            place = SUIT_LETTERS.find(suit) if suit in SUIT_LETTERS else SUIT_SIGNS.find(suit)
            return Card.of(ranks[rank], Suit(place))
    return None


def _ranks(words: Words) -> dict[str, Rank]:
    """Every rank by its English letter, and by that of the language where the two do not contradict each other."""
    own = {words.index(rank).casefold(): rank for rank in Rank}
    return {rank.letter.casefold(): rank for rank in Rank} | own
