"""Errors are a code and fields."""

import pickle

import pytest

from pisti.errors import PistiError
from pisti.notation import RecordError, parse_record
from pisti.round import PlayFault


def test_an_error_keeps_its_code_and_fields_and_tells_programmers_both() -> None:
    error = PistiError(PlayFault.ROUND_OVER, card="4h", ply=48)
    assert error.code is PlayFault.ROUND_OVER
    assert error.fields == {"card": "4h", "ply": 48}
    assert str(error) == "round-over card='4h' ply=48"


def test_errors_survive_the_way_between_processes() -> None:
    error = PistiError(PlayFault.ROUND_OVER, card="4h", ply=48)
    again = pickle.loads(pickle.dumps(error))
    assert (again.code, again.fields, str(again)) == (error.code, error.fields, str(error))
    with pytest.raises(RecordError) as caught:
        parse_record("nothing")
    other = pickle.loads(pickle.dumps(caught.value))
    assert (type(other), other.line, other.column) == (RecordError, caught.value.line, caught.value.column)
