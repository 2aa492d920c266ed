"""One sitting of a person at a table, line by line: drives the table, asks the person, asks the bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from random import Random

from pisti.bots import Bot
from pisti.cards import Card
from pisti.observation import Observation
from pisti.rules import Seat
from pisti.table import (
    BadCommand,
    BotTurn,
    Command,
    Cut,
    Effect,
    Leave,
    Phase,
    Play,
    Ready,
    Refused,
    Sent,
    Start,
    Started,
    Table,
)
from pisti.tui.plain_count import sheet
from pisti.tui.plain_input import Console, Leaving, Unknown, read_card
from pisti.tui.plain_rules import in_short
from pisti.tui.plain_state import CAPTURES, before_turn, face_down, pile, state
from pisti.tui.plain_story import Story
from pisti.tui.plain_words import Words

ECHO = 20
"""How much is repeated of something typed that means nothing."""

_LONG_FORMS = {"quit": "q", "exit": "q", "help": "?", "h": "?"}

BotOf = Callable[[str], Bot]
"""The bot of a level."""


@dataclass(frozen=True, slots=True)
class Chance:
    """All the chance of a game, from one seed: the same bytes for the same moment, whenever it comes.

    >>> Chance(b"1").at("cut", 1) == Chance(b"1").at("cut", 1) != Chance(b"2").at("cut", 1)
    True
    """

    seed: bytes

    def at(self, what: str, *moment: int) -> bytes:
        """The bytes for something at some moment."""
        return sha256(sha256(self.seed).digest() + repr((what, *moment)).encode()).digest()


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a sitting gets from outside: chance, the time, the bots, and where the game is kept."""

    chance: Chance
    now: Callable[[], float]
    bot_of: BotOf
    keep: Callable[[], None]


class Sitting:
    """The person at ``seat`` plays at a table until the game is over; raises Leaving when the person leaves."""

    def __init__(self, table: Table, words: Words, console: Console, around: Surroundings) -> None:
        self._table = table
        self._words = words
        self._console = console
        self._around = around
        self._story = Story(words)
        self._bot_turns: list[BotTurn] = []
        self._commands: dict[str, Callable[[Observation | None], Iterable[str]]] = {
            "?": self._help,
            "s": self._of_round(lambda view: state(words, view)),
            "p": self._of_round(lambda view: pile(words, view)),
            "l": self._of_round(self._last_captures),
            "f": self._of_round(lambda view: [face_down(words, view)]),
            "c": lambda view: sheet(words, view.sheet if view else ()),
            "r": lambda _view: in_short(words.texts, words.rules),
        }

    def play(self) -> None:
        """Play to the end of the game; raises Leaving, and what keeping the game raises."""
        self._send(self._words.you, Start())
        while self._table.phase is not Phase.OVER:
            self._step()

    def leave(self) -> None:
        """Tell the table that the person leaves."""
        self._send(self._words.you, Leave())

    def _step(self) -> None:
        """What the table waits for: a bot, or the person."""
        you, table = self._words.you, self._table
        if self._bot_turns:
            self._bot_plays(self._bot_turns.pop())
        elif table.phase is Phase.CUT:
            self._console.say(self._words.texts("play-cut-how"))
            self._send(you, Cut(self._ask(self._words.texts("play-ask-cut"))))
        elif table.phase is Phase.COUNT:
            self._ask(self._words.texts("play-ask-next"))
            self._send(you, Ready(table.round_number))
        else:
            self._person_plays()

    def _bot_plays(self, turn: BotTurn) -> None:
        view = self._view(turn.seat)
        rng = Random(self._around.chance.at("bot", *self._moment()))
        card = self._around.bot_of(turn.level).choose(view, rng)
        self._send(turn.seat, Play(turn.round, turn.ply, card))

    def _person_plays(self) -> None:
        view = self._view(self._words.you)
        self._tell(before_turn(self._words, view))
        card = self._ask_card(view)
        self._send(self._words.you, Play(view.round_number, len(view.turns), card))

    def _ask_card(self, view: Observation) -> Card:
        say, hand = self._words.texts, view.hand
        while True:
            meant = read_card(self._ask(say("play-ask-card", count=len(hand))), hand, self._words)
            if isinstance(meant, Card) and meant in hand:
                return meant
            if isinstance(meant, Unknown) and meant.text:  # after Enter alone the question is enough
                example = self._words.short(hand[0])
                self._console.say(say("play-not-expected", text=meant.text[:ECHO], count=len(hand), example=example))
            elif isinstance(meant, Card):
                self._console.say(say("play-not-in-hand", card=self._words.card(meant)))

    def _ask(self, prompt: str) -> str:
        """An answer that is no command; commands are followed and the question put again; raises Leaving."""
        while True:
            text = self._console.ask(prompt)
            word = _LONG_FORMS.get(text.casefold(), text.casefold())
            if word == "q":
                raise Leaving
            command = self._commands.get(word)
            if command is None:
                return text
            self._tell(command(self._table.view(self._words.you)))

    def _send(self, seat: Seat, command: Command) -> None:
        """Let the table follow a command, keep the game, and only then tell what happened."""
        entropy = self._around.chance.at("table", *self._moment())
        events, effects = self._table.handle(seat, command, self._around.now(), entropy)
        self._around.keep()
        self._bot_turns = _bot_turns(effects)
        for sent in events:
            self._hear(sent)

    def _hear(self, sent: Sent) -> None:
        event = sent.event
        if isinstance(event, Refused):
            raise BadCommand(event.code, **event.fields)
        if sent.to.includes(self._words.you):
            self._tell(self._story.lines(event))
            if isinstance(event, Started) and event.goes_on:
                self._tell(self._since_your_turn())

    def _since_your_turn(self) -> Iterator[str]:
        """The last play of every seat, where an unfinished round goes on."""
        for turn in self._view(self._words.you).turns[-self._words.rules.seats :]:
            yield " ".join(self._story.turn(turn))

    def _moment(self) -> tuple[int, int]:
        """Where the game is, the same after a break: how many times the pack was dealt, and the plies since."""
        view = self._table.view(self._words.you)
        return len(self._table.dealt), len(view.turns) if view else 0

    def _view(self, seat: Seat) -> Observation:
        view = self._table.view(seat)
        assert view is not None
        return view

    def _tell(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._console.say(line)

    def _of_round(self, tell: Callable[[Observation], Iterable[str]]) -> Callable[[Observation | None], Iterable[str]]:
        """A command about the cards on the table: there are none while the pack is cut."""

        def told(view: Observation | None) -> Iterable[str]:
            if view is None or self._table.phase is Phase.CUT:
                return [self._words.texts("play-no-round")]
            return tell(view)

        return told

    def _last_captures(self, view: Observation) -> Iterator[str]:
        captures = [turn for turn in view.turns if turn.captured]
        if not captures:
            yield self._words.texts("play-no-captures")
        for turn in captures[-CAPTURES:]:
            yield " ".join(self._story.turn(turn))

    def _help(self, _view: Observation | None) -> Iterator[str]:
        say = self._words.texts
        if self._table.phase is Phase.CUT:
            yield say("play-help-cut")
        elif self._table.phase is Phase.COUNT:
            yield say("play-help-next")
        else:
            hand = self._view(self._words.you).hand
            yield say("play-help-card", example=self._words.short(hand[0]))
            yield say("play-help-suits")
        for letter in "splcfrq":
            yield say(f"play-help-{letter}")


def _bot_turns(effects: Iterable[Effect]) -> list[BotTurn]:
    return [effect for effect in effects if isinstance(effect, BotTurn)]
