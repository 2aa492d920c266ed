"""Every example of the specification is what it says."""

import re
from pathlib import Path

import pytest

from pisti.notation import format_position, format_record, game_of, parse_position, parse_record, read_records
from pisti.rules import Rules, Seat

TEXT = (Path(__file__).parent.parent / "docs" / "notation.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)


RECORDS, POSITIONS = blocks("pisti"), "".join(blocks("position")).splitlines()
FINISHED, UNFINISHED, REDEAL, OWN = map(parse_record, RECORDS)


@pytest.mark.parametrize("text", RECORDS)
def test_the_records_are_records(text: str) -> None:
    assert format_record(parse_record(text)) == text


@pytest.mark.parametrize("line", POSITIONS)
def test_the_positions_are_positions(line: str) -> None:
    assert format_position(parse_position(line)) == line


def test_the_records_show_what_the_text_says() -> None:
    assert [record.is_finished for record in (FINISHED, UNFINISHED, REDEAL, OWN)] == [True, False, False, False]
    assert {"", "x", "#", "##"} == set(FINISHED.marks)
    assert (REDEAL.is_redeal, OWN.knows_deck) == (True, False)
    assert len(list(read_records([f"{RECORDS[0]}\n{RECORDS[1]}".encode()]))) == 2


def test_east_s_record_is_what_east_saw() -> None:
    seen = {*UNFINISHED.round.turned_up, UNFINISHED.round.exposed}
    seen |= {card for hand in UNFINISHED.round.dealt(Seat.EAST) for card in hand}
    assert OWN.deck == tuple(card if card in seen else None for card in UNFINISHED.deck)
    assert OWN.plays == UNFINISHED.plays


def test_the_positions_are_those_moments() -> None:
    assert POSITIONS[0] == format_position(UNFINISHED.position(21))
    assert POSITIONS[1] == format_position(OWN.position(21))
    assert POSITIONS[2].startswith("centre=under ")


def test_the_program_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "games.pisti").write_text(RECORDS[0], encoding="utf-8", newline="")
    monkeypatch.chdir(tmp_path)
    exec(blocks("python")[0], {"game": game_of([FINISHED])})
    assert capsys.readouterr().out == f"{FINISHED.game} 1 {FINISHED.score}\n"


def test_the_table_of_the_rules_is_the_rules() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \| (.*?) \|", TEXT, re.MULTILINE)
    usual = {name: getattr(Rules(), name) for name, *_ in rows}
    assert list(usual) == list(Rules.__dataclass_fields__)
    for name, _, standard in rows:
        value = usual[name]
        assert f"`{'yes' if value else 'no'}`" in standard if isinstance(value, bool) else str(value) in standard
