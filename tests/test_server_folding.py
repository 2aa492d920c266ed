"""Games as what is kept of them: text that tells them again, who may read it, and what would not tell them."""

from dataclasses import replace

import pytest
from msgspec import structs

from pisti.errors import PistiError
from pisti.fairness import verify
from pisti.i18n import LANGUAGES, Texts
from pisti.notation import Record, read_records
from pisti.rules import PRESETS, Seat
from pisti.server.folding import BadFolding, FoldingFault, check_finished, finished_of
from pisti.server.store import Finished
from pisti.server.store.packing import pack_text
from pisti.table import wire_commands as c
from pisti.table.served import Served, Stage, Step, after
from pisti.table.served import facts as f
from pisti.table.wire_types import TableSettings
from served import World, folded, sit

LIMIT = 12_000
"""How many bytes a game to 151 may take."""


def played(settings: str, seed: int, persons: str, until: Stage = Stage.OVER, **chosen: bool) -> World:
    """A table where a game was played."""
    world = World(TableSettings(settings, **chosen), seed=seed)
    world.begin(persons)
    world.play_on(until)
    return world


def kept(table: Served) -> Finished:
    finished = finished_of(table)
    assert finished is not None
    return finished


def told(text: str) -> list[Record]:
    """The records of a text, each verified."""
    records = list(read_records([text.encode()]))
    before: Record | None = None
    for record in records:
        verify(record, before)
        before = record
    return records


def closed(world: World) -> Served:
    """The table if it ended now."""
    return after(world.table, Step(f.Closed(), world.now))


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("count", [1, 4])
def test_a_game_is_kept_as_text_that_tells_it_again(name: str, count: int) -> None:
    seats = "".join(seat.letter for seat in PRESETS[name].seating[:count])
    table = played(f"{name},target=51", 7, seats).table
    assert table.game is not None
    finished = kept(table)
    records = told(finished.text)
    assert finished.game == table.name == records[-1].game
    assert records[-1].total == table.game.scores
    assert [record.round for record in records] == [deal.game.round for deal in table.dealt]


def test_who_sat_there_may_read_it_and_everybody_where_the_table_was_open() -> None:
    world = played("two,target=21", 1, "SN")
    assert kept(world.table).readers == frozenset(str(who.key) for who in world.table.seats.values())
    assert kept(played("two,target=21", 1, "SN", is_open=True).table).readers is None
    assert kept(played("two,target=21", 1, "S").table).readers == frozenset({str(world.table.seats[Seat.SOUTH].key)})


def test_there_is_nothing_to_keep_before_the_end() -> None:
    world = World(TableSettings("two,target=21"), seed=2)
    assert finished_of(world.table) is None
    world.begin("SN")
    world.play_on(Stage.OVER)
    over = world.steps
    for count in range(len(over)):
        assert finished_of(folded(over[:count])) is None


def test_a_table_that_closes_before_a_card_was_dealt_has_no_game() -> None:
    world = World(TableSettings("two"), seed=3)
    world.begin("SN")
    assert world.is_in(Stage.PROMISE)
    assert finished_of(closed(world)) is None


@pytest.mark.parametrize("stage", [Stage.PLAY, Stage.COUNT])
def test_a_game_that_was_broken_off_is_kept_with_the_seeds_of_its_last_round(stage: Stage) -> None:
    world = played("two", 4, "SN", Stage.COUNT)
    world.play_on(stage)
    for _ in range(5 if stage is Stage.PLAY else 0):
        world.step()
    rounds = len(world.table.dealt)
    assert finished_of(world.table) is None
    records = told(kept(closed(world)).text)
    assert len(records) == rounds
    assert [record.is_finished for record in records] == [True] * (rounds - 1) + [stage is Stage.COUNT]


def test_a_game_that_its_person_went_away_from_is_kept() -> None:
    world = played("two", 4, "S", Stage.PLAY)
    world.take([Step(f.Gone("S"), world.now)])
    world.wait(9 * 86_400.0)
    assert world.is_in(Stage.CLOSED)
    assert len(told(kept(world.table).text)) == len(world.table.dealt)


def test_a_deal_that_was_repeated_and_broken_off_is_kept_whole() -> None:
    for seed in range(100):
        world = played("two,centre_jack=redeal", seed, "SN", Stage.PLAY)
        if len(world.table.dealt) > 1:
            records = told(kept(closed(world)).text)
            assert [record.is_redeal for record in records] == [True] * (len(records) - 1) + [False]
            return
    raise AssertionError("no redeal in 100 games")


def test_what_happens_after_a_game_changes_nothing_of_it() -> None:
    world = played("two,target=21", 5, "SN")
    world.send(Seat.NORTH, c.Leave(id="l"))
    world.send(None, sit("N", "Later"))
    assert finished_of(closed(world)) is None


def test_names_in_any_letters_are_told() -> None:
    world = World(TableSettings("two,target=21"), seed=6)
    world.send(None, sit("S", 'Ay"şe\\ 猫', "x" * 16))
    world.send(None, sit("N", "} [Deck", "y" * 16))
    world.send(Seat.SOUTH, c.Start(id="b"))
    world.play_on(Stage.OVER)
    assert told(kept(world.table).text)[0].names == ('Ay"şe\\ 猫', "} [Deck")


def other_cards(table: Served) -> Served:
    """The table as if its last round had been drawn from another seed."""
    last = table.dealt[-1]
    fair = replace(last.fair, round=replace(last.fair.round, seed=bytes(32)))
    return structs.replace(table, dealt=(*table.dealt[:-1], structs.replace(last, fair=fair)))


def test_a_game_that_its_records_would_not_tell_is_refused() -> None:
    table = played("two,target=51", 7, "SN").table
    with pytest.raises(BadFolding) as bad:
        finished_of(other_cards(table))
    assert table.game is not None
    assert bad.value.code is FoldingFault.TELLS_ANOTHER
    assert bad.value.fields == {"game": table.name, "round": table.game.round_number}


@pytest.mark.parametrize("change", ["fewer", "round", "points", "seeds"])
def test_whatever_is_read_back_otherwise_is_seen(change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = played("two,target=51", 7, "SN").table

    def otherwise(source: object) -> list[Record]:
        *first, last = read_records(source)  # type: ignore[arg-type]
        match change:
            case "fewer":
                return first
            case "round":
                return [*first, replace(last, plays=last.plays[:-1])]
            case "points":
                return [*first, replace(last, before=(0, 0))]
        return [*first, replace(last, tags=last.tags[:-1])]

    monkeypatch.setattr("pisti.server.folding.read_records", otherwise)
    with pytest.raises(BadFolding) as bad:
        finished_of(table)
    assert bad.value.code is FoldingFault.TELLS_ANOTHER


def test_a_name_that_no_record_can_hold_is_told() -> None:
    table = played("two,target=21", 8, "SN").table
    first = table.dealt[0]
    names = {seat: replace(player, name="a\nb") for seat, player in first.players.items()}
    with pytest.raises(BadFolding) as bad:
        finished_of(structs.replace(table, dealt=(structs.replace(first, players=names), *table.dealt[1:])))
    assert (bad.value.code, bad.value.fields["game"]) == (FoldingFault.CANNOT_BE_TOLD, table.name)
    assert isinstance(bad.value.__cause__, PistiError)


def most_bytes(name: str, games: int) -> int:
    """How many bytes the longest of some games to 151 takes, where each seat tells a seed in each round."""
    seats = "".join(seat.letter for seat in PRESETS[name].seating)
    tables = (played(f"{name},target=151", seed, seats).table for seed in range(games))
    return max(len(pack_text(kept(table).text)) for table in tables)


@pytest.mark.parametrize("name", ["standard", "two"])
def test_a_whole_game_takes_few_bytes(name: str) -> None:
    assert most_bytes(name, 2) <= LIMIT // 2


@pytest.mark.soak
@pytest.mark.parametrize("name", ["standard", "solo", "three", "two"])
def test_a_whole_game_takes_few_bytes_however_it_is_played(name: str) -> None:
    assert most_bytes(name, 150) <= LIMIT


def test_what_is_kept_is_checked_once_more() -> None:
    finished = kept(played("two,target=51", 7, "SN").table)
    check_finished(finished)
    with pytest.raises(BadFolding) as bad:
        check_finished(replace(finished, game="other"))
    assert (bad.value.code, bad.value.fields) == (FoldingFault.OTHER_GAME, {"game": "other", "found": finished.game})
    later = finished.text[finished.text.index("\n\n[Notation") + 2 :]
    seedless = finished.text.replace("[ServerSeed", "[Seed")
    for text in ("", later, seedless, finished.text[:-1], finished.text.replace('[Cut "', '[Cut "1 ')):
        with pytest.raises(PistiError):
            check_finished(replace(finished, text=text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence(language: str) -> None:
    fields: dict[str, str | int] = {"game": "g", "round": 3, "reason": "x", "found": "h"}
    assert len({Texts(language)(f"error-{fault}", **fields) for fault in FoldingFault}) == len(FoldingFault)
