"""What is said before the first card and after the last: who sits where, by which rules, where the game is kept."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from pisti.i18n import Texts
from pisti.rules import Seat
from pisti.table import GameOver, Person, Player
from pisti.tui.going_on import command
from pisti.tui.plain_count import game_over, sheet
from pisti.tui.plain_input import Console
from pisti.tui.plain_opening import Opened
from pisti.tui.plain_rules import differences
from pisti.tui.plain_words import Words


def introduction(words: Words, opened: Opened) -> Iterator[str]:
    """Who sits where and by which rules; for a game that is over, how it ended."""
    say, view = words.texts, opened.table.view(words.you)
    if opened.file is not None and opened.is_resumed:
        yield say("play-finished" if opened.is_over else "play-resumed", file=opened.file.name)
    if view is not None and view.winner is not None:
        yield from sheet(words, view.sheet)
        yield from game_over(words, GameOver(view.winner, view.scores))
        return
    yield from seats_and_rules(words, opened)


def seats_and_rules(words: Words, opened: Opened) -> Iterator[str]:
    """Who sits where, what the bots see, and the house rules."""
    yield words.texts("play-welcome", target=words.rules.target)
    for seat, player in opened.table.players.items():
        yield "  " + _seat(words, seat, player)
    yield words.texts("play-bots-see")
    yield from house_rules(words)


def _seat(words: Words, seat: Seat, player: Player) -> str:
    if isinstance(player, Person):
        return words.texts("play-seat-you", seat=words.seat(seat))
    is_partner = words.rules.sides[seat] == words.your_side
    id = "play-seat-partner" if is_partner else "play-seat-bot"
    return words.texts(id, seat=words.seat(seat), level=words.level(player.level))


def house_rules(words: Words) -> Iterator[str]:
    """What differs from the standard rules, if anything does."""
    lines = tuple(differences(words.texts, words.rules))
    if lines:
        yield words.texts("play-rules-differ")
    elif words.rules.differences():
        yield words.texts("play-rules-otherwise-standard")
    else:
        yield words.texts("play-rules-standard")
    yield from ("  " + line for line in lines)


def part(console: Console, asked: argparse.Namespace, texts: Texts, game: Opened) -> None:
    """Tell a person who leaves where the game is kept; the command stands alone, to be copied."""
    console.say(texts("play-leave"))
    if game.file is None:
        console.say(texts("play-not-kept"))
    elif not game.file.is_kept:
        console.say(texts("play-nothing-to-keep"))
    else:
        console.say(texts("play-kept", file=game.file.name))
        console.say_whole("  " + command(asked, texts, game.file.name, console.encoding))
