"""The examples do what they say, in a process of their own and without the package."""

import ast
import re
import subprocess
import sys
from itertools import count
from pathlib import Path
from random import Random

import pytest

from pisti.fairness import Context, Exchange, Fair, Share, tags_of
from pisti.game import Game
from pisti.notation import Record, format_records
from pisti.rules import Rules, Seat

VERIFY = Path(__file__).resolve().parent.parent / "examples" / "verify_record.py"
NAME = 'Çay "evi" \\ 3'
RULES = (
    "standard",
    "two",
    "three",
    "solo",
    "cut_jack_rule=no",
    "target=51,jack=2",
    "centre=open",
    "seats=3,centre=under,cut_jack_rule=no",
)


def verify(folder: Path, text: str, *more: str) -> tuple[int, list[str]]:
    """Run the example without site-packages, so that it could not import the package if it wanted to."""
    file = folder / "rounds.pisti"
    file.write_text(text, encoding="utf-8", newline="\n")
    return run(str(file), *more)


def run(*arguments: str) -> tuple[int, list[str]]:
    command = [sys.executable, "-I", "-S", "-X", "utf8", "-W", "error", str(VERIFY), *arguments]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60, check=False)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout.splitlines()


def shares_of(rng: Random, rules: Rules, cutter: Seat | None = None) -> dict[Seat, Share]:
    """Seeds of about half of the seats, always of the cutter."""
    told = [seat for seat in rules.seating if seat == cutter or rng.random() < 0.5]
    return {seat: Share(rng.randbytes(32), rng.randint(1, 51) if seat == cutter else 0) for seat in told}


def dealt(rng: Random, rules: Rules, number: int = 1) -> tuple[Exchange, Exchange]:
    """The exchanges of the first dealer and of a round that this dealer deals."""
    first = Exchange(Context(NAME, 0, rules), rng.randbytes(32), shares_of(rng, rules))
    dealer = first.first_dealer()
    cutter = rules.seating[rules.seating.index(dealer) - 1]
    context = Context(NAME, number, rules, dealer)
    return first, Exchange(context, rng.randbytes(32), shares_of(rng, rules, cutter))


def record(first: Exchange, exchange: Exchange, dealing: int = 1) -> Record:
    """A round 1 that has just been dealt."""
    drawn = exchange.draw(dealing)
    game = Game.start(exchange.context.rules, drawn.deck, first.first_dealer())
    fair = Fair(exchange, dealing, first)
    return Record.of(game, game=NAME, cut=drawn.lifted, tags=tags_of(fair))


def text_of(*records: Record) -> str:
    return "".join(format_records(records))


@pytest.fixture(scope="module")
def good() -> tuple[str, Exchange, Exchange]:
    """A round in whose cut a jack was shown, and whose seats have all told a seed or not."""
    for seed in count():
        first, exchange = dealt(Random(seed), Rules())
        if len(exchange.draw().lifted) > 1 and first.shares and len(exchange.shares) > 1:
            return text_of(record(first, exchange)), first, exchange
    raise AssertionError


def changed(text: str, pattern: str, replacement: str) -> str:
    new = re.sub(pattern, replacement, text, count=1)
    assert new != text
    return new


def other_digit(text: str, before: str) -> str:
    found = re.search(before + "([0-9a-f])", text)
    assert found
    at = found.end() - 1
    return text[:at] + ("0" if text[at] != "0" else "1") + text[at + 1 :]


@pytest.mark.parametrize("rules", [Rules.parse(text) for text in RULES], ids=RULES)
def test_what_the_package_deals_is_found_right(tmp_path: Path, rules: Rules) -> None:
    rng = Random(str(rules))
    for _ in range(3):
        first, exchange = dealt(rng, rules)
        commitment = exchange.commitment.hex()
        expected = (0, [f"round 1: ok, commitment {commitment}"])
        text = text_of(record(first, exchange))
        assert verify(tmp_path, text) == expected
        assert verify(tmp_path, text, commitment) == expected
        assert verify(tmp_path, text, first.commitment.hex()) == expected


def test_a_second_deal_is_right_only_where_the_first_had_to_be_dealt_again(tmp_path: Path) -> None:
    rules = Rules.parse("centre_jack=redeal")
    again, played = None, None
    for seed in count():
        first, exchange = dealt(Random(seed), rules)
        one, two = record(first, exchange), record(first, exchange, 2)
        if text_of(one).endswith("\n-\n") and not text_of(two).endswith("\n-\n"):
            again = text_of(one, two)
        elif not text_of(one).endswith("\n-\n"):
            played = text_of(two)
        if again and played:
            break
    assert again
    assert played
    code, lines = verify(tmp_path, again)
    assert (code, len(lines)) == (0, 2)
    assert lines[0] == lines[1]
    assert verify(tmp_path, played) == (1, ["round 1: deal 1 was to be played"])
    assert verify(tmp_path, changed(again, r'\[Dealing "2"\]', '[Dealing "3"]'))[0] == 1
    assert verify(tmp_path, changed(again, r'\[Dealing "2"\]', '[Dealing "0"]'))[0] == 1


def test_what_was_changed_is_told(tmp_path: Path, good: tuple[str, Exchange, Exchange]) -> None:
    text, first, exchange = good
    assert verify(tmp_path, text)[0] == 0
    dealer, lifted = first.first_dealer(), exchange.draw().lifted
    other = next(seat for seat in Seat if seat != dealer)
    faults = {
        changed(text, r'\[Deck "(..) (..)', r'[Deck "\2 \1'): "Deck is ",
        changed(text, r'\[Cut "\d+', f'[Cut "{lifted[0] % 51 + 1}'): "Cut is ",
        changed(text, r'\[Cut "\d+ ', '[Cut "'): "Cut is ",
        other_digit(text, r'\[ServerSeed "'): "",
        other_digit(text, r'\[Seeds "[SENW]='): "",
        other_digit(text, r'\[DealerServerSeed "[0-9a-f]{10}'): "",
        changed(text, r'\[Dealer "."', f'[Dealer "{other.letter}"'): "",
        changed(text, r'\[Game "', '[Game "A'): "",
        changed(text, r'\[Seeds "(\S+) ', r'[Seeds "\1 \1 '): "Seeds is not ",
        changed(text, r'\[Seeds "(\S+) ([^ "]+)', r'[Seeds "\2 \1'): "Seeds is not ",
        changed(text, r"/\d+", ""): "Seeds is not ",
        changed(text, r"/\d+", "/52"): "Seeds is not ",
        changed(text, r'\[ServerSeed "..', '[ServerSeed "'): "ServerSeed is not ",
        changed(text, r"\[Fair .*\n", ""): "not checkable",
        changed(text, "pisti-fair-1", "pisti-fair-2"): "not checkable",
        changed(text, r"\[Seeds .*\n", ""): "Seeds is not ",
        changed(text, r"(\[Fair .*\n)", r"\1\1"): "not a record",
        text.replace("\n", "\r\n"): "not a record",
    }
    for wrong, words in faults.items():
        code, lines = verify(tmp_path, wrong)
        assert (code, len(lines)) == (1, 1), wrong
        assert re.match(r"round [1?]: (?!ok)", lines[0]), lines
        assert words in lines[0]


def test_another_first_dealer_is_told(tmp_path: Path) -> None:
    rng, rules = Random(1), Rules()
    first, exchange = dealt(rng, rules)
    dealer = first.first_dealer()
    while first.first_dealer() == dealer:
        first = Exchange(first.context, rng.randbytes(32))
    drawn = exchange.draw()
    game = Game.start(rules, drawn.deck, dealer)
    text = text_of(Record.of(game, game=NAME, cut=drawn.lifted, tags=tags_of(Fair(exchange, 1, first))))
    said = f"round 1: Dealer is {dealer.letter}, drawn was {first.first_dealer().letter}"
    assert verify(tmp_path, text) == (1, [said])


def test_a_commitment_that_was_not_the_servers_is_told(tmp_path: Path, good: tuple[str, Exchange, Exchange]) -> None:
    text, _, exchange = good
    wrong = exchange.commitment[::-1].hex()
    code, lines = verify(tmp_path, text, wrong)
    assert (code, lines[1:]) == (1, [f"no commitment of the server is {wrong}"])


def test_wrong_usage(tmp_path: Path, good: tuple[str, Exchange, Exchange]) -> None:
    assert run() == (2, [])
    assert run(str(tmp_path / "none.pisti")) == (2, [])
    assert verify(tmp_path, good[0], "one", "two") == (2, [])
    assert verify(tmp_path, "")[0] == 1


def test_it_is_short_and_stands_alone() -> None:
    text = VERIFY.read_text(encoding="utf-8")
    assert text.count("\n") < 100
    nodes = list(ast.walk(ast.parse(text)))
    imported = {name.name for node in nodes if isinstance(node, ast.Import) for name in node.names}
    imported |= {node.module or "." for node in nodes if isinstance(node, ast.ImportFrom)}
    assert {name.split(".")[0] for name in imported} <= sys.stdlib_module_names
