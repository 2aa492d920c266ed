"""Why something about persons is refused, as codes."""

from enum import StrEnum

from pisti.errors import PistiError


class PersonFault(StrEnum):
    """What is wrong with what somebody asks for."""

    NO_COOKIE = "person-no-cookie"
    BAD_NAME = "person-bad-name"
    BAD_PAGE = "person-bad-page"
    NO_SUCH_PERSON = "person-no-such-person"
    NO_SUCH_LINK = "person-no-such-link"
    NO_SUCH_REPORT = "person-no-such-report"
    MERGE_FIRST = "person-merge-first"
    BANNED = "person-banned"
    NOT_AT_TABLE = "person-not-at-table"
    NOBODY_THERE = "person-nobody-there"
    YOURSELF = "person-yourself"
    BAD_TEXT = "person-bad-text"
    NOT_OWNER = "person-not-owner"
    NO_SERVER = "person-no-server"


class BadPerson(PistiError):
    """Something about persons that is not done."""
