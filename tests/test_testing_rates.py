"""The rates of blunders, and the command that writes them."""

from __future__ import annotations

import io
import json
from random import Random

import pytest

from pisti.bots import LEVELS, OFFERED, level
from pisti.cards import Card
from pisti.observation import Observation
from pisti.rules import Rules
from pisti.testing import Blunder, BotFails, breaking
from pisti.testing.rates import Rate, blunder_rates, main, played_rounds

NO_PISTI_MISSED = OFFERED[OFFERED.index("hard") :]
LEAST = 200


class Blunderer:
    """Makes every blunder that can be made."""

    level = "blunderer"

    def choose(self, view: Observation, rng: Random) -> Card:
        found = sorted(breaking(view).items())
        return min(found[0][1]) if found else view.hand[0]


def told(*words: str) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    code = main(words, out, err)
    return code, out.getvalue(), err.getvalue()


def test_who_makes_every_blunder_is_seen() -> None:
    rates = blunder_rates(Blunderer(), Rules(), 20, 1, least=10)
    assert rates[Blunder.JACK].blunders == rates[Blunder.JACK].positions >= 10
    for rate in rates.values():
        assert rate.blunders > 0.7 * rate.positions  # one card can make one blunder only
        assert rate.per_1000_rounds == 1000 * rate.blunders / rate.rounds


def test_rounds_are_played_until_there_are_enough_positions() -> None:
    rates = blunder_rates(level("hard"), Rules(), 1, 1, least=3)
    assert min(rate.positions for rate in rates.values()) >= 3
    assert len({rate.rounds for rate in rates.values()}) == 1
    assert blunder_rates(level("hard"), Rules(), 1, 1, least=10**9)[Blunder.JACK].rounds == 20  # and not for ever


def test_the_same_seed_gives_the_same_rates() -> None:
    one, two, other = (blunder_rates(level("easy"), Rules(), 5, seed, least=0) for seed in (1, 1, 2))
    assert one == two != other


def test_games_are_played_to_their_end() -> None:
    scores = set()
    for number, plays in enumerate(played_rounds(level("medium"), Rules(target=40), 1)):
        scores.add(plays[0][0].scores)
        assert len(plays) == 48
        if number == 12:
            break
    assert (0, 0) in scores
    assert len(scores) > 5
    assert all(max(each) < 40 for each in scores)


@pytest.mark.parametrize("name", NO_PISTI_MISSED)
def test_no_pisti_is_missed_from_hard_up(name: str) -> None:
    rounds = 3 if name == "expert" else 40  # it thinks a hundred times as long
    assert blunder_rates(LEVELS[name], Rules(), rounds, 3, least=0)[Blunder.PISTI].blunders == 0


@pytest.mark.soak
def test_rates_fall_from_level_to_level() -> None:
    rates = {name: blunder_rates(LEVELS[name], Rules(), 1000, 1, LEAST) for name in ("random", *OFFERED)}
    for found in rates.values():
        assert min(rate.positions for rate in found.values()) >= LEAST
    together = {name: sum(rate.per_1000_rounds for rate in found.values()) for name, found in rates.items()}
    weak = [together[name] for name in rates if name not in NO_PISTI_MISSED]
    assert weak == sorted(weak, reverse=True)
    assert all(together[name] < weak[-1] / 20 for name in NO_PISTI_MISSED)  # all but none: too few to put in order
    assert all(rates[name][Blunder.PISTI].blunders == 0 for name in NO_PISTI_MISSED)


def test_the_command_writes_a_row_for_each_bot() -> None:
    code, out, err = told("hard", "arena_bots:Simple", "--rounds", "2", "--seed", "4")
    rows = out.splitlines()
    assert (code, err, len(rows)) == (0, "", 3)
    assert rows[0].split() == ["in", "1000", "rounds", "rounds", "jack", "(of)", "rank", "(of)", "pisti", "(of)"]
    assert [row.split()[0] for row in rows[1:]] == ["hard", "arena_bots:Simple"]


def test_the_command_writes_json() -> None:
    code, out, _ = told("easy", "--rounds", "2", "--rules", "two", "--json")
    found = json.loads(out)
    assert code == 0
    assert (found["rules"], found["seed"], len(found["players"])) == ("seats=2,target=101", 1, 1)
    assert found["players"][0]["player"] == "easy"
    assert set(found["players"][0]["jack"]) == {"positions", "blunders", "per_1000_rounds"}


@pytest.mark.parametrize(
    ("words", "part"),
    [
        (["best"], "arena-unknown-player"),
        (["hard", "--rules", "nonsense"], "rules"),
        (["hard", "--seed", "x"], "flag-not-a-seed"),
        (["arena_bots:Cheat", "--rounds", "1"], "expected: a bot plays a card that it holds"),
    ],
)
def test_what_cannot_be_done_is_said(words: list[str], part: str) -> None:
    code, out, err = told(*words)
    assert (code, out) == (2, "")
    assert err.startswith("python -m pisti.testing: ")
    assert part in err


@pytest.mark.parametrize("text", ["0", "-1", "x"])
def test_so_many_rounds_cannot_be_played(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["hard", "--rounds", text])
    assert caught.value.code == 2
    assert "--rounds" in capsys.readouterr().err


def test_a_bot_that_fails_is_named_with_its_position() -> None:
    class Broken:
        level = "broken"

        def choose(self, view: Observation, rng: Random) -> Card:
            raise OSError("no weights")

    with pytest.raises(BotFails, match="broken: failed with OSError: no weights"):
        blunder_rates(Broken(), Rules(), 1, 1)


def test_a_rate_is_that_of_a_thousand_rounds() -> None:
    assert Rate(250, 40, 1).per_1000_rounds == 4
