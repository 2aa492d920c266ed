"""The codes of tables."""

import secrets

from pisti.server.around import CODE_LENGTH, CODE_LETTERS, Around


def test_codes_cannot_be_guessed_nor_misread() -> None:
    assert len(CODE_LETTERS) ** CODE_LENGTH > 1 << 48
    assert not {*"01ilo"} & {*CODE_LETTERS}
    around = Around(lambda: 0.0, secrets.token_bytes)
    codes = {around.code() for _ in range(1000)}
    assert len(codes) == 1000
    assert {*"".join(codes)} == {*CODE_LETTERS}


def test_chance_is_an_argument() -> None:
    assert Around(lambda: 0.0, bytes).code() == Around(lambda: 1.0, bytes).code()
