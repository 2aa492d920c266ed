"""Codes about persons: each of its own, none taken for one of the server."""

from pisti.server.faults import ServerFault
from pisti.server.persons.faults import BadPerson, PersonFault


def test_every_code_is_of_persons_and_of_nobody_else() -> None:
    assert all(code.startswith("person-") for code in PersonFault)
    assert not {*PersonFault} & {*ServerFault}
    assert str(BadPerson(PersonFault.BANNED, reason="why")) == "person-banned reason='why'"
