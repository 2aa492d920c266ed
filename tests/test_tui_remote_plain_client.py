"""Playing at a server line by line: the list, the room, a whole game, leaving and coming back."""

from __future__ import annotations

import asyncio
import io
from itertools import chain, repeat
from pathlib import Path

import pytest

from far_lines import Script, Typist
from far_terminals import CODE, FarWeb, Net, visitor
from pisti.i18n import LANGUAGES, Texts
from pisti.notation import read_records
from pisti.rules import BadRules, Seat
from pisti.table.served import Stage
from pisti.table.wire_types import TableSettings
from pisti.tui.remote import plain_client
from pisti.tui.remote.asked_place import asked_place
from pisti.tui.remote.faults import BadRemote, RemoteFault
from pisti.tui.remote.link import Over
from screens import texts
from sittings import asked

BEGIN = ("sit", "b", "start")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game(language: str, tmp_path: Path) -> None:
    net = Net(TableSettings("target=1"), seed=3)
    typist = Typist(net, tmp_path, chain(BEGIN, repeat("1", 13), ["v"]), language=language)
    told = typist.play()
    game = net.far.live.table.game
    assert game is not None
    assert net.far.is_in(Stage.OVER)
    say = texts(language)
    assert say("remote-ask-again") in told
    assert say("play-count", round=1) in told
    [file] = (tmp_path / "games").iterdir()
    assert say("play-record-is-in", file=str(file)) in told
    with file.open("rb") as opened:
        assert tuple(read_records(opened))[-1].total == game.scores
    assert f"pisti verify {file} --commitment " in told


def test_several_rounds_and_another_game(tmp_path: Path) -> None:
    net = Net(TableSettings("target=30"), seed=3)

    def answers() -> list[str]:
        return ["1"] * 400 + ["again"] + ["1"] * 20

    typist = Typist(net, tmp_path, chain(BEGIN, answers()))
    told = typist.play()
    assert "Round 2." in told
    assert told.count("Round 1.") == 2
    assert "means nothing here" in told  # a card after the game
    assert len(list((tmp_path / "games").iterdir())) >= 1


def test_a_table_is_chosen_from_the_list_or_made(tmp_path: Path) -> None:
    net = Net(TableSettings("two", 30, is_open=True))
    net.connected("Bo", "N")
    web = FarWeb(net)
    told = Typist(net, tmp_path, ["a b", "n seats=9", "n two,target=51", "sit"], web=web).play(None)
    assert "1  Two players · 1/2 · 30 s · Bo" in told
    assert "This is no code of a table: “a b”." in told
    assert "cannot be “9”" in told
    assert [each.rules for each in web.made] == ["seats=2,target=51"]
    assert "Ada sits here now: South" in told
    again = Typist(net, tmp_path, ["1", "s"], web=web)
    assert f"1  Back to your seat: {CODE}" in again.play(None)
    assert again.client.left == CODE


@pytest.mark.parametrize("lines", [["q"], []])
def test_the_list_can_be_left(lines: list[str], tmp_path: Path) -> None:
    typist = Typist(Net(), tmp_path, lines)
    assert "No table is open just now." in typist.play(None)
    assert typist.client.left is None


def test_a_server_that_cannot_be_reached_ends_the_program(tmp_path: Path) -> None:
    net = Net()
    web = FarWeb(net)
    web.wrong = BadRemote(RemoteFault.REFUSED, server="example.org")
    with pytest.raises(BadRemote):
        Typist(net, tmp_path, [], web=web).play(None)


def test_rules_that_make_no_sense_are_told(tmp_path: Path) -> None:
    net = Net()
    typist = Typist(net, tmp_path, [])
    with pytest.raises(BadRules):
        asyncio.run(typist.client._meant("n x", []))


def test_whoever_comes_back_goes_on(tmp_path: Path) -> None:
    net = Net(TableSettings("two,target=151"), seed=2)
    first = Typist(net, tmp_path, chain(BEGIN, ["1", "1", "q"]))
    first.play()
    assert first.client.left == CODE
    again = Typist(net, tmp_path, ["1"])
    told = again.play()
    assert "Round 1 goes on." in told
    assert "Your card (1–" in told


def test_whoever_gives_the_seat_up_has_none(tmp_path: Path) -> None:
    net = Net(TableSettings("two,target=151"), seed=2)
    typist = Typist(net, tmp_path, chain(BEGIN, ["1", "leave"]))
    typist.play()
    assert typist.client.left is None
    assert not list((tmp_path / "seats").iterdir())
    assert net.far.live.table.seats[Seat.SOUTH].key is None


def test_whoever_never_sat_down_is_told_nothing_of_a_seat(tmp_path: Path) -> None:
    typist = Typist(Net(), tmp_path, ["s"])
    typist.play()
    assert typist.client.left is None


def test_a_table_that_is_no_more_ends_the_program_and_its_seat_is_forgotten(tmp_path: Path) -> None:
    net = Net()
    Typist(net, tmp_path, ["sit"]).play()
    assert list((tmp_path / "seats").iterdir())
    gone = BadRemote(RemoteFault.NO_TABLE, table=CODE)

    class Ended:
        def __init__(self, *args: object, **_: object) -> None:
            self.show = args[4]

        async def run(self) -> None:
            self.show(Over(gone))  # type: ignore[operator]

    typist = Typist(net, tmp_path, [])
    object.__setattr__(typist.client._visitor, "link_of", Ended)
    with pytest.raises(BadRemote):
        typist.play()
    assert typist.client.left is None
    assert not list((tmp_path / "seats").iterdir())


def test_a_seat_or_a_game_that_cannot_be_kept_is_told(tmp_path: Path) -> None:
    net = Net(TableSettings("target=1"), seed=3)
    for name in ("seats", "games"):
        (tmp_path / name).write_text("no folder")
    told = Typist(net, tmp_path, chain(BEGIN, repeat("1", 13))).play()
    assert "After a crash you could not come back to your seat" in told
    assert net.far.is_in(Stage.OVER)
    assert str(tmp_path / "games") in told


# run()


def test_the_program_asks_no_more_than_its_lines(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    net = Net(seed=1)
    monkeypatch.setattr(plain_client, "visitor_of", lambda *_: visitor(net, tmp_path))
    out = io.StringIO()
    arguments = asked("--plain", "--server", "https://example.org/t/abcde", "--name", "Ada")
    place = asked_place(arguments)
    assert place is not None
    code = plain_client.run(arguments, place, Texts("en"), out, io.StringIO("sit\nb\n"))
    assert code == 0
    assert "A bot sits here now, level medium: North" in out.getvalue()
    assert out.getvalue().endswith("  pisti play --server https://example.org/t/abcde --plain\n")
    assert net.far.live.table.seats[Seat.SOUTH].name == "Ada"


def test_scripts_end() -> None:
    async def read() -> list[str | None]:
        script = Script(["a"])
        return [await script.next(), await script.next()]

    assert asyncio.run(read()) == ["a", None]
