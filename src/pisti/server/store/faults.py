"""Why a store cannot be used, as codes."""

from enum import StrEnum

from pisti.errors import PistiError


class StoreFault(StrEnum):
    """What is wrong with a database."""

    BAD_PLACE = "store-bad-place"
    NO_FOLDER = "store-no-folder"
    IS_FOLDER = "store-is-folder"
    NO_PERMISSION = "store-no-permission"
    ABSENT = "store-absent"
    OLDER = "store-older"
    IN_USE = "store-in-use"
    NO_DATABASE = "store-no-database"
    NEWER = "store-newer"
    UNREADABLE = "store-unreadable"
    CANNOT_READ = "store-cannot-read"
    DAMAGED_TABLE = "store-damaged-table"
    DAMAGED_GAME = "store-damaged-game"
    DAMAGED_FILE = "store-damaged-file"
    GAME_MISSING = "store-game-missing"
    IMPOSSIBLE = "store-impossible"
    CANNOT_WRITE = "store-cannot-write"
    NO_DRIVER = "store-no-driver"
    NO_ANSWER = "store-no-answer"
    NO_LOGIN = "store-no-login"
    NOT_UTF8 = "store-not-utf8"
    EXISTS = "store-exists"
    NOT_EMPTY = "store-not-empty"
    COPY_DIFFERS = "store-copy-differs"


class BadStore(PistiError):
    """A database that cannot be opened, or read, or written."""


class LostStore(BadStore):
    """A database that does not answer any more: whether it has written what it was told last is not known."""
