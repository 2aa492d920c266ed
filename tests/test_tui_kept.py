"""The games kept on this computer: told newest first, whatever else lies in the folder, and the one to go on with."""

import errno
import os
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from random import Random

import pytest

from pisti.game import Game
from pisti.notation import BadRecord, Comment, Record, RecordError, RecordFault, format_records
from pisti.round import shuffled
from pisti.rules import CentreJack, Rules, Seat
from pisti.table import BadCommand, TableFault
from pisti.tui.kept import MOST_LOOKED_AT, BadKept, Kept, games_folder, kept_games, last_unfinished, new_file
from strategies import own_deck, random_game

RULES = Rules(seats=2, target=101)
DAY = date(2026, 11, 30)
BOTS = "N=medium"
PLAYED = list(random_game(Random(1), RULES))
BEGUN = Game.start(RULES, shuffled(Random(1), RULES), Seat.NORTH)


def record(game: Game, name: str = "g", bots: str = BOTS, day: date | None = DAY) -> Record:
    return Record.of(game, game=name, date=day, tags=[("Bots", bots)] if bots else [])


FINISHED = [record(game) for game in PLAYED]


def put(folder: Path, name: str, content: Sequence[Record] | bytes, moment: int = 1) -> Path:
    """A file with these records that was written at a moment."""
    path = folder / name
    path.write_bytes(content if isinstance(content, bytes) else "".join(format_records(content)).encode())
    os.utime(path, (moment, moment))
    return path


def only(folder: Path) -> Kept:
    (kept,) = kept_games(folder)
    assert isinstance(kept, Kept)
    return kept


def bad(folder: Path) -> BadKept:
    (kept,) = kept_games(folder)
    assert isinstance(kept, BadKept)
    assert last_unfinished(folder) is None
    return kept


# What is told of a game.


def test_a_finished_game_is_told_by_its_last_round(tmp_path: Path) -> None:
    path = put(tmp_path, "a.pisti", FINISHED)
    last = len(FINISHED)
    assert last > 1
    assert only(tmp_path) == Kept(str(path), DAY, last, PLAYED[-1].scores, RULES, Seat.SOUTH, is_over=True)
    assert last_unfinished(tmp_path) is None


def test_an_unfinished_round_has_the_scores_before_it(tmp_path: Path) -> None:
    going_on = PLAYED[0].next_round(shuffled(Random(2), RULES))
    going_on = going_on.play(going_on.round.legal_plays[0])
    path = put(tmp_path, "a.pisti", [FINISHED[0], record(going_on)])
    kept = only(tmp_path)
    assert kept == Kept(str(path), DAY, 2, PLAYED[0].scores, RULES, Seat.SOUTH, is_over=False)
    assert last_unfinished(tmp_path) == kept


def test_a_game_between_two_rounds_is_not_over(tmp_path: Path) -> None:
    put(tmp_path, "a.pisti", FINISHED[:-1])
    kept = only(tmp_path)
    assert (kept.round, kept.scores, kept.is_over) == (len(FINISHED) - 1, PLAYED[-2].scores, False)
    assert last_unfinished(tmp_path) == kept


def test_9_8_a_round_that_must_be_dealt_again_is_gone_on_with(tmp_path: Path) -> None:
    rules = Rules(centre_jack=CentreJack.REDEAL)
    games = (Game.start(rules, shuffled(Random(seed), rules), Seat.WEST) for seed in range(1000))
    redeal = next(game for game in games if game.round.is_redeal)
    put(tmp_path, "a.pisti", [record(redeal, bots="E=hard N=hard W=hard", day=None)])
    kept = only(tmp_path)
    assert (kept.day, kept.round, kept.scores, kept.is_over) == (None, 1, (0, 0), False)
    assert last_unfinished(tmp_path) == kept


@pytest.mark.parametrize(("bots", "you"), [("S=hard", Seat.NORTH), ("", None), ("S=hard N=hard", None)])
def test_you_are_the_only_person(bots: str, you: Seat | None, tmp_path: Path) -> None:
    put(tmp_path, "a.pisti", [record(BEGUN, bots=bots)])
    kept = only(tmp_path)
    assert kept.you is you
    assert last_unfinished(tmp_path) == (kept if you is not None else None)


# Which files, and in which order.


def test_the_newest_game_comes_first_and_no_more_than_asked_for(tmp_path: Path) -> None:
    moments = {"old.pisti": 1, "a.pisti": 3, "b.pisti": 3, "new.pisti": 4}
    paths = {name: str(put(tmp_path, name, FINISHED, moment)) for name, moment in moments.items()}
    newest = [paths[name] for name in ("new.pisti", "b.pisti", "a.pisti", "old.pisti")]
    assert [kept.file for kept in kept_games(tmp_path)] == newest
    assert [kept.file for kept in kept_games(tmp_path, 2)] == newest[:2]


def test_a_folder_that_is_not_there_has_no_games(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "no" / "games"):
        assert kept_games(folder) == []
        assert last_unfinished(folder) is None


def test_a_folder_that_is_none_is_an_error_with_its_name(tmp_path: Path) -> None:
    file = put(tmp_path, "games", b"")
    for look in (kept_games, last_unfinished):
        with pytest.raises(NotADirectoryError) as caught:
            look(file)
        assert str(caught.value.filename) == str(file)


def test_nothing_is_opened_but_ordinary_files_with_the_ending(tmp_path: Path) -> None:
    for name in (".hidden.pisti", ".pisti", "a.pisti.tmp", ".a.pisti.1.tmp", "a.txt", "pisti"):
        put(tmp_path, name, [record(BEGUN)])
    os.mkfifo(tmp_path / "pipe.pisti")
    (tmp_path / "folder.pisti").mkdir()
    (tmp_path / "nowhere.pisti").symlink_to("nothing")
    (tmp_path / "loop.pisti").symlink_to("loop.pisti")
    (tmp_path / "device.pisti").symlink_to("/dev/zero")
    assert kept_games(tmp_path) == []
    assert last_unfinished(tmp_path) is None


def test_a_link_to_a_game_is_one(tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "a.pisti").symlink_to(put(tmp_path, "real", [record(BEGUN)]))
    assert only(tmp_path / "games").file == str(tmp_path / "games" / "a.pisti")


# What is no game.


@pytest.mark.parametrize(
    "content",
    [
        b"\n",
        b"nothing of the kind\n",
        b"\xff\xfe\n",
        b"\x00" * 1_000_000,
        b"a" * 1_000_000,
        b"{\n" * 100_000,
        "".join(format_records(FINISHED)).encode()[:-1],
        "".join(format_records(FINISHED)).encode()[:1000],
        "".join(format_records(FINISHED)).encode() + b"\n",
        "".join(format_records(FINISHED)).replace("\n", "\r\n").encode(),
    ],
    ids=lambda content: repr(content[:12]),
)
def test_what_is_no_record_is_told_with_its_error(content: bytes, tmp_path: Path) -> None:
    path = put(tmp_path, "a.pisti", content)
    kept = bad(tmp_path)
    assert kept.file == str(path)
    assert isinstance(kept.error, RecordError)


def test_an_empty_file_is_no_game(tmp_path: Path) -> None:
    put(tmp_path, "a.pisti", b"")
    error = bad(tmp_path).error
    assert isinstance(error, BadRecord)
    assert error.code is RecordFault.NO_RECORDS


def test_two_games_in_a_file_are_none(tmp_path: Path) -> None:
    put(tmp_path, "a.pisti", [*FINISHED, record(BEGUN, "another")])
    error = bad(tmp_path).error
    assert isinstance(error, BadRecord)
    assert (error.code, error.part) == (RecordFault.DOES_NOT_FOLLOW, "Game")
    assert error.fields["found"] == "another"


def test_a_tag_of_bots_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    put(tmp_path, "a.pisti", [record(BEGUN, bots="E=medium")])
    error = bad(tmp_path).error
    assert isinstance(error, BadCommand)
    assert error.code is TableFault.BAD_BOTS


def test_a_file_that_cannot_be_opened_is_told_and_the_others_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed, good = put(tmp_path, "closed.pisti", b"", 2), put(tmp_path, "good.pisti", [record(BEGUN)])
    opened = Path.open

    def fail(path: Path, mode: str) -> object:
        if path == closed:
            raise PermissionError(errno.EACCES, "no", str(path))
        return opened(path, mode)

    monkeypatch.setattr(Path, "open", fail)  # root may read everything, so the system is played
    first, second = kept_games(tmp_path)
    assert isinstance(first, BadKept)
    assert isinstance(first.error, PermissionError)
    assert (first.file, second.file) == (str(closed), str(good))
    assert last_unfinished(tmp_path) == second


# The game to go on with.


def test_the_newest_game_that_can_be_gone_on_with_is_found_behind_others(tmp_path: Path) -> None:
    put(tmp_path, "older.pisti", [record(BEGUN)], 1)
    path = put(tmp_path, "wanted.pisti", [record(BEGUN)], 2)
    put(tmp_path, "over.pisti", FINISHED, 3)
    put(tmp_path, "bad.pisti", b"x", 4)
    put(tmp_path, "two persons.pisti", [record(BEGUN, bots="")], 5)
    put(tmp_path, "strange bot.pisti", [record(BEGUN, bots="N=wizard")], 6)
    found = last_unfinished(tmp_path)
    assert found is not None
    assert found.file == str(path)


def test_a_game_that_begins_in_the_middle_or_has_unknown_cards_is_told_but_not_gone_on_with(tmp_path: Path) -> None:
    hidden = Record.of(BEGUN, game="g", deck=own_deck(BEGUN.round, Seat.SOUTH), tags=[("Bots", BOTS)])
    for number, records in enumerate(([hidden], FINISHED[1:2])):
        put(tmp_path, f"{number}.pisti", records)
    assert [type(kept) for kept in kept_games(tmp_path)] == [Kept, Kept]
    assert last_unfinished(tmp_path) is None


def test_no_more_than_the_newest_files_are_looked_at(tmp_path: Path) -> None:
    put(tmp_path, "unfinished.pisti", [record(BEGUN)], 0)
    for number in range(1, MOST_LOOKED_AT):
        put(tmp_path, f"{number}.pisti", b"x", number)
    assert last_unfinished(tmp_path) is not None
    put(tmp_path, "one more.pisti", b"x", MOST_LOOKED_AT)
    assert last_unfinished(tmp_path) is None


def test_a_record_is_not_changed_by_being_told(tmp_path: Path) -> None:
    remarked = Record.of(BEGUN, game="g", comments=[Comment(0, "çok iyi")], tags=[("Bots", BOTS)])
    path = put(tmp_path, "a.pisti", [remarked])
    before = path.stat(), path.read_bytes()
    kept_games(tmp_path)
    last_unfinished(tmp_path)
    assert path.read_bytes() == before[1]
    assert path.stat().st_mtime_ns == before[0].st_mtime_ns
    assert [*tmp_path.iterdir()] == [path]


# Where the next game goes.


def test_a_new_game_has_a_name_of_its_own_in_a_folder_that_is_made(tmp_path: Path) -> None:
    folder = tmp_path / "pisti" / "games"
    for end in ("", "-2", "-3"):
        name = new_file(folder, DAY, "0123456789abcdef")
        assert name == str(folder / f"2026-11-30-01234567{end}.pisti")
        assert [*folder.glob(Path(name).name)] == []
        Path(name).touch()
    (folder / "2026-11-30-ab.pisti").symlink_to("nothing")
    assert new_file(folder, DAY, "ab") == str(folder / "2026-11-30-ab-2.pisti")


def test_where_no_folder_can_be_is_an_error_with_its_name(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in (tmp_path / "file", tmp_path / "file" / "games", tmp_path / ("a" * 300)):
        with pytest.raises(OSError, match=r".") as caught:
            new_file(folder, DAY, "g")
        assert str(caught.value.filename) == str(folder)


def test_the_folder_is_where_the_system_keeps_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.user_data_path", lambda name, *, appauthor: tmp_path / name / str(appauthor))
    assert games_folder() == tmp_path / "pisti" / "False" / "games"
