"""Games at tables of servers, kept among the others on this computer when they are over."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from pisti.tui.kept import ENDING, new_file
from pisti.tui.whole_file import replace_whole


def keep_game(folder: Path, content: bytes, game: str, now: float) -> str:
    """Keep the records of a game; the file, which may be there already. Raises OSError."""
    day = datetime.fromtimestamp(now, UTC).date()
    for file in sorted(folder.glob(f"*-{game[:8]}*{ENDING}")) if game.isalnum() else []:
        if file.is_file() and file.read_bytes() == content:
            return str(file)
    file_name = new_file(folder, day, game if game.isalnum() else "game")
    replace_whole(Path(file_name), content)
    return file_name
