"""Errors are a code and fields."""

from pisti.errors import PistiError
from pisti.round import PlayFault


def test_an_error_keeps_its_code_and_fields_and_tells_programmers_both() -> None:
    error = PistiError(PlayFault.ROUND_OVER, card="4h", ply=48)
    assert error.code is PlayFault.ROUND_OVER
    assert error.fields == {"card": "4h", "ply": 48}
    assert str(error) == "round-over card='4h' ply=48"
