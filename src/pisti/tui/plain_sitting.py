"""One sitting of a person at a table, line by line: drives the table, asks the person, asks the bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from pisti.cards import Card
from pisti.observation import Observation
from pisti.table import Cut, Event, Leave, Phase, Play, Ready, Start, Started
from pisti.tui.host import Host
from pisti.tui.plain_count import sheet
from pisti.tui.plain_input import Console, Leaving, Unknown, read_card
from pisti.tui.plain_rules import in_short
from pisti.tui.plain_state import before_turn, face_down, pile, state
from pisti.tui.plain_story import Story
from pisti.tui.plain_words import Words

ECHO = 20
"""How much is repeated of something typed that means nothing."""

_LONG_FORMS = {"quit": "q", "exit": "q", "help": "?", "h": "?"}


class Sitting:
    """The person at ``seat`` plays at a table until the game is over; raises Leaving when the person leaves."""

    def __init__(self, host: Host, words: Words, console: Console) -> None:
        self._host = host
        self._table = host.table
        self._words = words
        self._console = console
        self._story = Story(words)
        self._commands: dict[str, Callable[[Observation | None], Iterable[str]]] = {
            "?": self._help,
            "s": self._of_round(lambda view: state(words, view)),
            "p": self._of_round(lambda view: pile(words, view)),
            "l": self._of_round(self._story.last_captures),
            "f": self._of_round(lambda view: [face_down(words, view)]),
            "c": lambda view: sheet(words, view.sheet if view else ()),
            "r": lambda _view: in_short(words.texts, words.rules),
        }

    def play(self) -> None:
        """Play to the end of the game; raises Leaving, and what keeping the game raises."""
        self._hear(self._host.send(Start()))
        while self._table.phase is not Phase.OVER:
            self._step()

    def leave(self) -> None:
        """Tell the table that the person leaves."""
        self._hear(self._host.send(Leave()))

    def _step(self) -> None:
        """What the table waits for: a bot, or the person."""
        host, table = self._host, self._table
        if host.waits_for_bot:
            self._hear(host.bot_plays())
        elif table.phase is Phase.CUT:
            self._console.say(self._words.texts("play-cut-how"))
            self._hear(host.send(Cut(self._ask(self._words.texts("play-ask-cut")))))
        elif table.phase is Phase.COUNT:
            self._ask(self._words.texts("play-ask-next"))
            self._hear(host.send(Ready(table.round_number)))
        else:
            self._person_plays()

    def _person_plays(self) -> None:
        view = self._view()
        self._tell(before_turn(self._words, view))
        card = self._ask_card(view)
        self._hear(self._host.send(Play(view.round_number, len(view.turns), card)))

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
            self._tell(command(self._host.view()))

    def _hear(self, events: Iterable[Event]) -> None:
        for event in events:
            self._tell(self._story.lines(event))
            if isinstance(event, Started) and event.goes_on:
                self._tell(self._since_your_turn())

    def _since_your_turn(self) -> Iterator[str]:
        """The last play of every seat, where an unfinished round goes on."""
        for turn in self._view().turns[-self._words.rules.seats :]:
            yield " ".join(self._story.turn(turn))

    def _view(self) -> Observation:
        view = self._host.view()
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

    def _help(self, _view: Observation | None) -> Iterator[str]:
        say = self._words.texts
        if self._table.phase is Phase.CUT:
            yield say("play-help-cut")
        elif self._table.phase is Phase.COUNT:
            yield say("play-help-next")
        else:
            hand = self._view().hand
            yield say("play-help-card", example=self._words.short(hand[0]))
            yield say("play-help-suits")
        for letter in "splcfrq":
            yield say(f"play-help-{letter}")
