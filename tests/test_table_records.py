"""A table's game as records, and the table rebuilt from them: the game goes on as if there had been no break."""

from collections.abc import Callable
from datetime import date
from random import Random

import pytest

from cases import deck_of
from pisti.cards import Card
from pisti.notation import BadRecord, Comment, Record, RecordFault, check, format_records, read_records
from pisti.observation import observe
from pisti.round import shuffled
from pisti.rules import PRESETS, CentreJack, Rules, Seat
from pisti.table import (
    BadCommand,
    Bot,
    Counted,
    Person,
    Phase,
    Refused,
    Start,
    Started,
    Table,
    TableFault,
    records_of,
    table_of,
)
from pisti.table.records import players_of
from tables import NOW, Drive, seated, with_deck

S, E, N, W = Seat
SOON = Rules(target=1)


def text_of(table: Table) -> str:
    return "".join(format_records(records_of(table, game="g", event="test", tags=(("Clock", "none"),))))


def rebuilt(table: Table) -> Table:
    return table_of(read_records([text_of(table).encode()]))


def resumed(drive: Drive) -> Drive:
    """The drive at a table rebuilt from the text of the records, started again."""
    again = Drive(rebuilt(drive.table), drive.seed)
    return again.start()


@pytest.mark.parametrize("name", PRESETS)
def test_the_records_of_a_whole_game_are_good_and_tell_it(name: str) -> None:
    rules = PRESETS[name]
    drive = Drive(Table(rules, seated(rules, (S,))), seed=2).start().to_end()
    records = records_of(drive.table, game="g")
    assert list(read_records(text.encode() for text in format_records(records))) == records
    assert [record.score for record in records if record.is_finished] == [
        tuple(score.total for score in event.count) for event in drive.events(Counted)
    ]
    assert {record.date for record in records} == {date(2026, 9, 21)}
    assert records[0].names == tuple(seat.name for seat in rules.seating)


def test_resuming_after_any_ply_gives_the_same_game_as_without_a_break() -> None:
    drive = Drive(Table(SOON, seated(SOON, (S,))), seed=5).start()
    plain = Drive(Table(SOON, seated(SOON, (S,))), seed=5).start().to_end()
    wanted = text_of(plain.table)
    while drive.table.phase is not Phase.OVER:
        if drive.table.dealt:
            assert text_of(resumed(drive).to_end().table) == wanted
        drive.step()


@pytest.mark.parametrize("name", PRESETS)
def test_a_rebuilt_table_shows_every_seat_the_same(name: str) -> None:
    rules = PRESETS[name]
    drive = Drive(Table(rules, seated(rules, (S, N))), seed=1).start().until(lambda table: table.round_number == 3)
    for plies in (1, 5, 17, 40):
        drive.until(lambda table, plies=plies: len(table.dealt[-1].game.round.turns) == plies)  # type: ignore[misc]
        table = rebuilt(drive.table)
        assert [table.view(viewer) for viewer in (*rules.seating, None)] == [
            observe(drive.table.dealt[-1].game, viewer) for viewer in (*rules.seating, None)
        ]
        assert table.players == drive.table.players
        assert table.round_number == drive.table.round_number == 3
        assert text_of(table) == text_of(drive.table)


def test_an_unfinished_round_goes_on_without_a_new_cut() -> None:
    drive = Drive(Table(Rules(), seated(Rules())), seed=1).start().until(lambda table: bool(table.dealt))
    drive.step()
    started = resumed(drive).events(Started)
    assert [(event.goes_on, event.round, event.ply) for event in started] == [(True, 1, 1)]


def test_after_a_finished_round_the_next_one_starts() -> None:
    drive = Drive(Table(Rules(), seated(Rules())), seed=1).start().until(lambda table: table.phase is Phase.COUNT)
    dealer = drive.table.dealt[-1].game.dealer
    again = resumed(drive)
    assert [(event.goes_on, event.round, event.dealer) for event in again.events(Started)] == [
        (False, 2, Rules().next_seat(dealer))
    ]
    assert (again.table.phase, again.table.round_number) == (Phase.CUT, 2)


def test_after_a_redeal_the_same_dealer_deals_again(monkeypatch: pytest.MonkeyPatch) -> None:
    with_deck(monkeypatch, deck_of("Jc Jd Jh Js"), deck_of("2c 3c 4c 5c"))
    drive = Drive(Table(Rules(), seated(Rules()))).start()
    drive.step()
    again = resumed(drive)
    assert [event.dealer for event in again.events(Started)] == [event.dealer for event in drive.events(Started)]
    again.step()
    records = records_of(again.table, game="g")
    assert [(record.is_redeal, record.round_number) for record in records] == [(True, 1), (False, 1)]


def test_a_finished_game_is_over_and_does_not_start() -> None:
    table = rebuilt(Drive(Table(SOON, seated(SOON)), seed=1).start().to_end().table)
    told, _ = table.handle(S, Start(), NOW, b"")
    assert table.phase is Phase.OVER
    assert isinstance(told[0].event, Refused)
    assert told[0].event.code is TableFault.GAME_OVER


def test_every_k_of_the_cut_is_in_the_record() -> None:
    drive = Drive(Table(Rules(), seated(Rules(), ())), seed=3).start().until(lambda table: table.round_number == 9)
    lifted = [dealt.lifted for dealt in drive.table.dealt]
    assert [record.cut for record in records_of(drive.table, game="g")] == lifted


def test_the_levels_of_the_bots_are_in_a_tag_and_persons_need_none() -> None:
    mixed = Table(Rules(), {S: Person("Ada"), E: Bot("x", "hard"), N: Bot("y", "random"), W: Person("Bo")})
    drive = Drive(mixed, level="hard").start().until(lambda table: bool(table.dealt))
    record = records_of(drive.table, game="g", tags=(("Clock", "none"),))[0]
    assert record.tags == (("Bots", "E=hard N=random"), ("Clock", "none"))
    assert players_of(record) == dict(mixed.players)
    persons = Drive(Table(Rules(), seated(Rules()))).start().until(lambda table: bool(table.dealt))
    assert records_of(persons.table, game="g")[0].tags == ()


def test_what_others_wrote_into_a_record_stays() -> None:
    drive = Drive(Table(Rules(), seated(Rules(), (S,))), seed=1).start().until(lambda table: table.round_number == 2)
    drive.until(lambda table: len(table.dealt[-1].game.round.turns) == 3)
    tags = (("Bots", "E=medium N=medium W=medium"), ("Place", "Kahve"))
    comments = (Comment(0, "a"), Comment(2, "well"))
    records = [
        Record.of(dealt.game, game="g", date=dealt.date, cut=dealt.lifted, tags=tags, comments=comments)
        for dealt in drive.table.dealt
    ]
    table = table_of(records)
    assert records_of(table, game="g", tags=(("Clock", "none"),)) == [
        Record.of(dealt.game, game="g", names=dict.fromkeys(Seat, "?"), date=dealt.date, cut=dealt.lifted, tags=tags,
                  comments=comments)
        for dealt in drive.table.dealt
    ]  # fmt: skip


def bad(change: Callable[[Record], dict[str, object]]) -> list[Record]:
    drive = Drive(Table(Rules(), seated(Rules(), (S,))), seed=1).start().until(lambda table: table.round_number == 3)
    drive.until(lambda table: len(table.dealt[-1].game.round.turns) == 3)
    records = records_of(drive.table, game="g")
    fields = {name: getattr(records[1], name) for name in records[1].__dataclass_fields__}
    return [records[0], Record(**{**fields, **change(records[1])}), records[2]]


def without_one_card(record: Record) -> dict[str, object]:
    return {"deck": (None, *record.deck[1:])}


@pytest.mark.parametrize("text", ["E", "E=", "=hard", "X=hard", "E=hard E=hard", "S=a,E=b", "e=hard"])
def test_a_tag_of_bots_that_cannot_be_is_refused(text: str) -> None:
    deck = shuffled(Random(1), PRESETS["two"])
    record = Record(rules=PRESETS["two"], game="g", deck=deck, dealer=S, tags=(("Bots", text),))
    with pytest.raises(BadCommand) as caught:
        table_of([record])
    assert (caught.value.code, caught.value.fields) == (TableFault.BAD_BOTS, {"found": text})


def test_a_record_with_unknown_cards_is_not_made_up() -> None:
    with pytest.raises(BadRecord) as caught:
        table_of(bad(without_one_card))
    assert caught.value.code is RecordFault.UNKNOWN_CARDS


@pytest.mark.parametrize(
    ("records", "code"),
    [
        (list, RecordFault.NO_RECORDS),
        (lambda: bad(lambda _record: {})[1:], RecordFault.NOT_FROM_START),
        (lambda: bad(lambda _record: {"game": "other"}), RecordFault.DOES_NOT_FOLLOW),
        (lambda: bad(lambda _record: {})[::2], RecordFault.DOES_NOT_FOLLOW),
    ],
)
def test_records_that_are_no_game_are_refused(records: Callable[[], list[Record]], code: RecordFault) -> None:
    with pytest.raises(BadRecord) as caught:
        table_of(records())
    assert caught.value.code is code


def test_the_record_is_whole_after_every_card() -> None:
    rules = Rules(centre_jack=CentreJack.REDEAL)
    drive = Drive(Table(rules, seated(rules, (S,))), seed=1).start().until(lambda table: bool(table.dealt))
    while drive.table.round_number < 3:
        text = text_of(drive.table).encode()
        assert check([text]).error is None
        assert Card.parse("2c") in records_of(drive.table, game="g")[-1].deck
        drive.step()
