"""``pisti play`` on the full screen: the first screen, one table after the other, and what is told at the end."""

from __future__ import annotations

import argparse
import secrets
import time
from collections.abc import Callable
from functools import partial
from io import StringIO
from pathlib import Path
from typing import TextIO

from pisti import bots
from pisti.errors import PistiError
from pisti.i18n import Texts
from pisti.notation import read_records
from pisti.table import Bot, Phase
from pisti.tui.asked_manner import asked_manner
from pisti.tui.file_fault import told
from pisti.tui.first_screen import Begin, FirstScreen
from pisti.tui.greeting import introduction, part, seats_and_rules
from pisti.tui.host import BotOf, Host, Surroundings, check_bots
from pisti.tui.kept import games_folder, last_unfinished
from pisti.tui.kept_screen import Go
from pisti.tui.plain_input import Console
from pisti.tui.plain_opening import Opened, opened, opened_and_kept, with_fields
from pisti.tui.plain_words import Words
from pisti.tui.replay import open_records
from pisti.tui.replay_screen import ReplayScreen
from pisti.tui.settings import write_settings
from pisti.tui.settings_text import settings_file
from pisti.tui.stage import Keep, Manner, Stage
from pisti.tui.table_endings import Outcome
from pisti.tui.table_screen import TableScreen

_CHOOSE_A_TABLE = ("level", "rules", "seed", "record", "file")


class PlayApp(Stage[None]):
    """The app of ``pisti play``; ``first`` is the game to begin with, None for the first screen.

    ``last`` is the game that was left or played to its end last; ``error`` what ended the program, if anything did.
    """

    def __init__(
        self,
        manner: Manner,
        asked: argparse.Namespace,
        first: Opened | None,
        surroundings: Callable[[Opened], Surroundings],
        *,
        folder: Path,
        keep: Keep,
        now: Callable[[], float],
        entropy: Callable[[int], bytes],
        notice: str = "",
    ) -> None:
        super().__init__(manner, keep)
        self._asked = asked
        self._first = first
        self._surroundings = surroundings
        self._folder = folder
        self._now = now
        self._entropy = entropy
        self._notice = notice
        self.last: Opened | None = None
        self.error: Exception | None = None

    def on_mount(self) -> None:
        """Begin."""
        self.run_worker(self._course())

    async def _course(self) -> None:
        """One table after the other, until the person leaves."""
        game = self._first
        if game is not None:
            self._tell(self._notice)
            self._notice = ""
        while True:
            game = game or await self._chosen()
            if game is None:
                return self.exit()
            self.last = game
            outcome = await self.push_screen_wait(self._table(game))
            if not isinstance(outcome, Outcome):
                self.error = outcome
                return self.exit()
            if outcome is Outcome.LEFT:
                return self.exit()
            if outcome is Outcome.LOOK_BACK and game.file is not None:
                await self._look_back(game.file.name)
            game = self._new_game(_like(self._asked, game)) if outcome is Outcome.AGAIN else None

    def _table(self, game: Opened) -> TableScreen:
        host = Host(game.table, game.you, self._surroundings(game))

        def greeting(words: Words) -> list[str]:
            return list(seats_and_rules(words, game))

        return TableScreen(host, greeting, is_kept=game.file is not None)

    async def _chosen(self) -> Opened | None:
        """The game that is chosen on the first screen, None if none is."""
        while True:
            try:
                kept = last_unfinished(self._folder)
            except OSError:
                kept = None
            go = await self.push_screen_wait(FirstScreen(kept, str(self._folder), self._notice))
            self._notice = ""
            if go is None:
                return None
            try:
                if isinstance(go, Begin):
                    settings = self.manner.settings
                    self._asked = with_fields(self._asked, level=settings.level, rules=settings.rules)
                    return self._new_game(self._asked)
                if not go.is_over:
                    return self._go_on(go)
                await self._look_back(go.file)
            except (PistiError, OSError) as error:
                self._notice = told(self.manner.texts, error)

    def _new_game(self, asked: argparse.Namespace) -> Opened:
        """A new game, kept among the others if there is a place for it."""
        asked = with_fields(asked, record=None, seed=None, file=None)
        game, notice = opened_and_kept(asked, self.manner.texts, self._folder, self._now, self._entropy)
        self._tell(notice)
        return game

    def _tell(self, notice: str) -> None:
        """Show a warning for some seconds, if there is one."""
        if notice:
            self.notify(notice, markup=False)

    def _go_on(self, go: Go) -> Opened:
        asked = with_fields(self._asked, file=go.file, record=None, level=None, rules=None, name=None, seed=None)
        game = opened(asked, self.manner.texts, self._entropy)
        check_bots(game.table, self._surroundings(game).bot_of)
        return game

    async def _look_back(self, file: str) -> None:
        """Show a game play by play."""
        try:
            with open_records(file) as source:
                records = list(read_records(source))
        except (PistiError, OSError) as error:
            self.notify(told(self.manner.texts, error), markup=False)
        else:
            if records:
                await self.push_screen_wait(ReplayScreen(records))


def _like(asked: argparse.Namespace, game: Opened) -> argparse.Namespace:
    """What to ask for to play at such a table again."""
    players = game.table.players.values()
    level = next((player.level for player in players if isinstance(player, Bot)), None)
    return with_fields(asked, level=level, rules=game.table.rules)


def run(
    asked: argparse.Namespace,
    texts: Texts,
    out: TextIO,
    *,
    now: Callable[[], float] = time.time,
    entropy: Callable[[int], bytes] = secrets.token_bytes,
    bot_of: BotOf = bots.level,
) -> int:
    """Play on the full screen; the exit code. Raises what ``plain.run`` raises."""
    manner, notice = asked_manner(asked, texts, out)
    first, not_kept = _first(asked, manner.texts, now, entropy)
    if first is not None:
        check_bots(first.table, bot_of)
        if first.is_over:
            out.writelines(line + "\n" for line in introduction(manner.words(first.table.rules, first.you), first))
            return 0
    app = PlayApp(
        manner,
        asked,
        first,
        lambda game: Surroundings(game.chance, now, bot_of, game.keep),
        folder=games_folder(),
        keep=partial(write_settings, settings_file()),
        now=now,
        entropy=entropy,
        notice="\n".join(filter(None, (notice, not_kept))),
    )
    app.run()
    return _ended(app, asked, out)


def _first(
    asked: argparse.Namespace, texts: Texts, now: Callable[[], float], entropy: Callable[[int], bytes]
) -> tuple[Opened | None, str]:
    """The game that the command line asks for, None if it leaves all to the first screen; why it is not kept."""
    if all(getattr(asked, name) is None for name in _CHOOSE_A_TABLE):
        return None, ""
    if asked.file is None and asked.record is None:
        return opened_and_kept(asked, texts, games_folder(), now, entropy)
    return opened(asked, texts, entropy), ""


def _ended(app: PlayApp, asked: argparse.Namespace, out: TextIO) -> int:
    """Tell where the game is; the exit code. Raises what ended the app."""
    if app.error is not None:
        raise app.error
    texts, game = app.manner.texts, app.last
    if game is not None:
        console = Console(StringIO(), out, ascii_only=app.manner.ascii)
        if game.table.phase is not Phase.OVER:
            part(console, asked, texts, game)
        elif game.file is not None:
            console.say(texts("play-record-is-in", file=game.file.name))
    return app.return_code or 0
