"""``pisti verify``: good games, the receipt, and whatever is not as it was promised."""

import json
from pathlib import Path

import pytest

from command import assert_refused, environment, pisti, text
from fair import fair_game
from pisti.fairness import verify
from pisti.i18n import LANGUAGES
from pisti.notation import format_records
from pisti.rules import Rules

RECORDS = list(fair_game(Rules.parse("two,target=51"), 4))
COMMITMENTS = [verify(record).round.commitment.hex() for record in RECORDS]
DEALER = verify(RECORDS[0]).dealer


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.pisti"
    path.write_text("".join(format_records(RECORDS)), encoding="utf-8")
    return path


def test_each_round_is_told_with_the_commitment_of_the_server(file: Path) -> None:
    ran = pisti("verify", str(file))
    assert (ran.code, ran.err) == (0, "")
    dealer, *rounds, last = ran.out.splitlines()
    assert DEALER is not None
    assert dealer.endswith(DEALER.commitment.hex())
    assert [line.rpartition(" ")[2] for line in rounds] == COMMITMENTS
    assert [line.split(":")[0] for line in rounds] == [f"Round {record.round_number}" for record in RECORDS]
    assert last.startswith("All is as the seeds say.")
    assert pisti("verify", "-", stdin=file.read_bytes()) == ran


@pytest.mark.parametrize("commitment", [COMMITMENTS[-1], COMMITMENTS[0].upper()])
def test_a_receipt_is_found(commitment: str, file: Path) -> None:
    ran = pisti("verify", str(file), "--commitment", commitment)
    assert ran.code == 0
    assert ran.out.splitlines()[-1].endswith("the commitment that you saw is among them.")


def test_the_receipt_of_the_first_dealer_is_found(file: Path) -> None:
    assert DEALER is not None
    assert pisti("verify", str(file), "--commitment", DEALER.commitment.hex()).code == 0


def test_a_receipt_of_something_else_is_not(file: Path) -> None:
    ran = pisti("verify", str(file), "--commitment", "0" * 64)
    assert ran.code == 2
    assert_refused(ran, str(file), "0" * 64)


@pytest.mark.parametrize("commitment", ["", "0" * 63, "0" * 65, "x" * 64, "0x" + "0" * 62])
def test_what_is_no_commitment_is_refused(commitment: str, file: Path) -> None:
    ran = pisti("verify", str(file), "--commitment", commitment)
    assert_refused(ran, "--commitment", "64")
    assert ran.out == ""


def test_rounds_as_json(file: Path) -> None:
    rounds = [json.loads(line) for line in pisti("verify", str(file), "--json").out.splitlines()]
    assert [each["commitment"] for each in rounds] == COMMITMENTS
    assert [each["round"] for each in rounds] == [record.round_number for record in RECORDS]
    assert ["dealer_commitment" in each for each in rounds] == [True] + [False] * (len(rounds) - 1)
    assert {each["game"] for each in rounds} == {"g4"}


def test_a_seed_that_was_changed_is_told_with_its_round(file: Path) -> None:
    whole = file.read_text(encoding="utf-8")
    before, tag, after = whole.rpartition('[ServerSeed "')
    file.write_text(before + tag + ("0" if after[0] != "0" else "1") + after[1:], encoding="utf-8")
    assert_refused(pisti("verify", str(file)), str(file), f"Round {len(RECORDS)}:")


def test_records_without_seeds_or_with_mistakes_or_none_are_refused(file: Path, tmp_path: Path) -> None:
    file.write_text(text(), encoding="utf-8")
    assert_refused(pisti("verify", str(file)), str(file), "no tag Fair")
    file.write_text("x", encoding="utf-8")
    assert_refused(pisti("verify", str(file)), f"{file}:1:")
    file.write_text("", encoding="utf-8")
    assert_refused(pisti("verify", str(file)), str(file))
    assert_refused(pisti("verify", str(tmp_path / "no.pisti")), "no.pisti")
    assert_refused(pisti("verify"), "RECORD")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(language: str, file: Path) -> None:
    ran = pisti("verify", str(file), env=environment(PISTI_LANG=language))
    assert ran.code == 0
    assert all(commitment in ran.out for commitment in COMMITMENTS)
