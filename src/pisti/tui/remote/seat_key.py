"""What proves that somebody sits at a seat of a table, kept so that after a crash it is the same seat again."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import platformdirs

from pisti.tui.settings_text import read_text
from pisti.tui.whole_file import clear_beside, replace_whole

ENDING = ".json"
"""How the name of a file with a key ends."""

_BYTES = 24
_TOKEN = re.compile("[A-Za-z0-9_-]{16,64}")


@dataclass(frozen=True, slots=True)
class SeatKey:
    """``token`` is what the server is shown; ``secret`` what it never is: the shares of the deal follow from it."""

    token: str
    secret: bytes

    @classmethod
    def made(cls, entropy: Callable[[int], bytes]) -> SeatKey:
        """A new key.

        >>> len(SeatKey.made(bytes).token), len(SeatKey.made(bytes).secret)
        (32, 32)
        """
        return cls(base64.urlsafe_b64encode(entropy(_BYTES)).decode(), entropy(32))


@dataclass(frozen=True, slots=True)
class KeptSeat:
    """A seat that was kept: the server and the table it is at."""

    base: str
    code: str
    key: SeatKey


class SeatKeys:
    """The keys in a folder, a file for each table."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def find(self, base: str, code: str) -> SeatKey | None:
        """The key of the seat at a table, None if none is kept or it cannot be read."""
        kept = _read(self._file(base, code))
        return kept.key if kept is not None and (kept.base, kept.code) == (base, code) else None

    def keep(self, base: str, code: str, key: SeatKey) -> None:
        """Keep a key where only this person can read it; raises OSError."""
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = self._file(base, code)
        written = {"server": base, "table": code, "token": key.token, "secret": key.secret.hex()}
        clear_beside(file)
        if not file.exists():
            file.touch(mode=0o600)
        replace_whole(file, json.dumps(written).encode())

    def forget(self, base: str, code: str) -> None:
        """Forget the key of a seat that is no more, as far as that is possible."""
        with suppress(OSError):
            self._file(base, code).unlink(missing_ok=True)

    def at(self, base: str) -> list[KeptSeat]:
        """The seats at tables of a server, the last one kept first."""
        with suppress(OSError):
            files = sorted(self._folder.glob(f"*{ENDING}"), key=lambda file: file.stat().st_mtime_ns, reverse=True)
            return [kept for kept in map(_read, files) if kept is not None and kept.base == base]
        return []

    def _file(self, base: str, code: str) -> Path:
        return self._folder / (sha256(f"{base} {code}".encode()).hexdigest()[:16] + ENDING)


def seats_folder() -> Path:
    """Where the system wants the keys of this person.

    >>> seats_folder().name
    'seats'
    """
    return platformdirs.user_data_path("pisti", appauthor=False) / "seats"


def _read(file: Path) -> KeptSeat | None:
    """The seat that a file tells of, None if it tells of none."""
    try:
        read = json.loads(read_text(file))
        base, code, token = (read[name] for name in ("server", "table", "token"))
        key = SeatKey(token, bytes.fromhex(read["secret"]))
        is_good = isinstance(base, str) and isinstance(code, str) and bool(_TOKEN.fullmatch(token))
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        return None
    return KeptSeat(base, code, key) if is_good and len(key.secret) >= 16 else None
