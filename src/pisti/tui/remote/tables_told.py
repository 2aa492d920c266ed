"""The open tables of a server in words, a line each."""

from __future__ import annotations

from pisti.i18n import Texts
from pisti.table import Bot
from pisti.table.wiring import player_of
from pisti.tui.first_screen import preset_of
from pisti.tui.look import Look
from pisti.tui.names import shown_name
from pisti.tui.remote.room_told import bot_told
from pisti.tui.remote.web import OpenTable


def table_told(texts: Texts, look: Look, table: OpenTable) -> str:
    """A table in one line: its kind, how many sit there, the clock, and who."""
    players = list(map(player_of, table.players.values()))
    names = ", ".join(bot_told(texts, each) if isinstance(each, Bot) else shown_name(each) for each in players)
    clock = table.settings.clock
    parts = [
        texts("remote-playing-short") if table.is_playing else "",
        texts(f"preset-{preset_of(table.rules)}"),
        texts("remote-seats-taken", count=len(players), all=table.rules.seats),
        "" if clock is None else texts("remote-clock", seconds=clock),
        names,
    ]
    return f" {look.dot} ".join(filter(None, parts))
