"""The files that the page is tested with are those that Python would make now (the rules)."""

import pytest

from page_rules import DATA, MADE, positions, text_of


@pytest.mark.parametrize("name", MADE)
def test_the_file_is_current(name: str) -> None:
    assert (DATA / name).read_text(encoding="utf-8") == text_of(name), "run: python tests/page_rules.py"


def test_positions_are_of_all_kinds() -> None:
    read, refused = positions()["read"], positions()["refused"]
    assert {len(each["seats"]) for each in read} == {2, 3, 4}
    assert {len(each["won"]) for each in read} == {2, 3, 4}
    for field in ("faceDown", "setAside", "stock", "last", "toPlay"):
        assert any(each[field] for each in read), field
        assert any(not each[field] for each in read), field
    assert {each["part"] for each in refused} >= {"rules", "dealer", "plays", "hands", "pile", "stock", "won", "last"}
