"""Persons in any store: games are counted once, in order, for everybody who played them, and totals are their sum."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gamers import FOUR, called, casual, count_all, end, guest, outcome
from pisti.server.persons.person import Totals
from pisti.server.persons.ratings import LADDER_GAMES, NEW
from pisti.server.store import Store, open_store
from pisti.server.store.persons_changing import Bound
from stores import NOW, AsyncStore, workers

Work = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncStore:
    if request.param == "sqlite":
        return AsyncStore(str(tmp_path / "pisti.db"))
    return AsyncStore(request.getfixturevalue("postgres").made())


def run(place: AsyncStore, work: Work) -> None:
    async def opened() -> None:
        async with place.opened() as store:
            await work(store)

    asyncio.run(opened())


async def ended(store: Store, *games: Any) -> None:  # noqa: ANN401
    for game in games:
        await end(store, game)
    assert await count_all(store) == len(games)
    assert await count_all(store) == 0


async def totals(store: Store, name: str) -> Totals:
    person = await store.persons.of(guest(name))
    assert person is not None
    return person.totals


def test_a_rated_game_counts_for_all_four(place: AsyncStore) -> None:
    async def work(store: Store) -> None:
        await ended(store, outcome("g1"))
        assert await totals(store, "Ada") == Totals(1, 1, 160, 90, 0, 0, 0, 1, 1, 0)
        assert await totals(store, "Duru") == Totals(1, 0, 90, 160, 3, 0, 0, 1, 0, 0)
        ada, duru = [await store.persons.of(guest(name)) for name in ("Ada", "Duru")]
        assert ada is not None
        assert duru is not None
        assert ada.rating.mu > NEW.mu > duru.rating.mu
        [result] = await store.persons.results(ada.id, only_open=False)
        assert (result.game, result.before, result.after, result.has_won) == ("g1", NEW, ada.rating, True)

    run(place, work)


def test_a_game_that_is_stored_again_is_counted_once(place: AsyncStore) -> None:
    async def work(store: Store) -> None:
        await ended(store, outcome("g1"))
        await end(store, outcome("g1", table="again"))
        assert await count_all(store) == 0
        assert (await totals(store, "Ada")).games == 1

    run(place, work)


def test_a_game_that_is_not_rated_changes_no_rating_and_one_with_bots_counts_apart(place: AsyncStore) -> None:
    async def work(store: Store) -> None:
        await ended(store, casual("g1", "Ada Bo"), casual("g2", "Ada", has_bots=True))
        ada = await store.persons.of(guest("Ada"))
        assert ada is not None
        assert ada.totals == Totals(games=1, won=1, points_for=160, points_against=90, bot_games=1, bot_won=1)
        assert ada.rating == NEW
        assert [each.is_rated for each in await store.persons.results(ada.id, only_open=False)] == [False, False]

    run(place, work)


def test_two_devices_of_one_person_make_no_rated_game(place: AsyncStore) -> None:
    async def work(store: Store) -> None:
        await store.persons.set_link(guest("Ada"), "0f" * 32, NOW, lambda: "ada")
        assert await store.persons.bind(guest("Phone"), "0f" * 32, merge=False) is Bound.DONE
        await ended(store, outcome("g1", "Ada Bo Phone Duru"))
        for name in ("Ada", "Bo"):
            person = await store.persons.of(guest(name))
            assert person is not None
            assert (person.rating, person.totals.games, person.totals.rated_games) == (NEW, 1, 0)

    run(place, work)


def test_who_left_has_lost_and_so_has_the_partner(place: AsyncStore) -> None:
    async def work(store: Store) -> None:
        game = outcome("g1", loser=0)
        first, *others = game.sitters
        await ended(store, outcome("g1", loser=0, sitters=(type(first)("S", first.guest, 0, False, True), *others)))
        assert (await totals(store, "Ada")) == Totals(1, 0, 160, 90, 0, 0, 0, 1, 0, 1)
        assert (await totals(store, "Cem")).games_left == 0
        assert [(await totals(store, name)).rated_won for name in FOUR.split()] == [0, 1, 0, 1]

    run(place, work)


def test_the_leaderboard_is_of_those_who_have_played_enough_and_may_play(place: AsyncStore) -> None:
    async def work(store: Store) -> None:
        for number in range(LADDER_GAMES - 1):
            await end(store, outcome(f"g{number}"))
        await count_all(store)
        assert await store.persons.ladder(0, 50) == []
        await ended(store, outcome("last", "Ada Bo Cem New"))
        ladder = await store.persons.ladder(0, 50)
        assert [each.totals.rated_games for each in ladder] == [LADDER_GAMES] * 3
        ordinals = [each.rating.ordinal for each in ladder]
        assert ordinals == sorted(ordinals, reverse=True)
        assert [each.id for each in await store.persons.ladder(1, 1)] == [ladder[1].id]
        await store.persons.ban(ladder[0].public, NOW, "bots")
        assert [each.id for each in await store.persons.ladder(0, 50)] == [each.id for each in ladder[1:]]
        banned = await store.persons.banned()
        assert [*banned.values()] == ["bots"]
        await store.persons.ban(ladder[0].public, None, None)
        assert await store.persons.banned() == {}

    run(place, work)


def test_a_person_is_read_a_page_at_a_time(place: AsyncStore) -> None:
    async def work(store: Store) -> None:
        await ended(store, *(casual(f"g{number}", is_open=number % 2 == 0) for number in range(5)))
        ada = await store.persons.of(guest("Ada"))
        assert ada is not None
        first = await store.persons.results(ada.id, most=2, only_open=False)
        assert [each.game for each in first] == ["g4", "g3"]
        rest = await store.persons.results(ada.id, first[-1].number, only_open=False)
        assert [each.game for each in rest] == ["g2", "g1", "g0"]
        assert [each.game for each in await store.persons.results(ada.id, only_open=True)] == ["g4", "g2", "g0"]

    run(place, work)


GAMES = st.lists(
    st.tuples(
        st.permutations(["Ada", "Bo", "Cem", "Duru", "Ece"]),
        st.sampled_from([(160, 90), (90, 151), (151, 150)]),
        st.booleans(),
        st.sampled_from(["rated", "casual", "bots", "left"]),
    ),
    max_size=12,
)


async def check_sums(store: Store) -> None:
    """The totals of everybody are the sum of the results, and the rating is that after the last of them."""
    for person in await store.persons.after(0, 100):
        results = await store.persons.results(person.id, most=100, only_open=False)
        assert person.totals == sum((each.totals for each in results), Totals())


@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(GAMES, st.booleans())
def test_totals_are_the_sum_of_results_also_of_two_who_have_become_one(
    tmp_path_factory: pytest.TempPathFactory, games: list[Any], merges: bool
) -> None:
    async def work(store: Store) -> None:
        for number, (players, scores, is_open, kind) in enumerate(games):
            fields = {"rated": {}, "left": {"loser": 0}}.get(kind, {"is_rated": False, "has_bots": kind == "bots"})
            winner = int(scores[1] > scores[0])
            told = outcome(f"g{number}", " ".join(players[:4]), scores=scores, winner=winner, is_open=is_open, **fields)
            await end(store, told)
        await count_all(store)
        await check_sums(store)
        if merges:
            before = [await store.persons.of(guest(name)) for name in ("Ada", "Bo")]
            await store.persons.set_link(guest("Ada"), "0f" * 32, NOW, lambda: "ada")
            assert await store.persons.bind(guest("Bo"), "0f" * 32, merge=True) is Bound.DONE
            await check_sums(store)
            ada = await store.persons.of(guest("Bo"))
            assert ada is not None
            best = max((each for each in before if each), key=lambda each: each.totals.rated_games, default=None)
            if best is not None:
                assert ada.rating in {each.rating for each in before if each} or not best.totals.rated_games

    run(AsyncStore(str(tmp_path_factory.mktemp("sums") / "pisti.db")), work)


def test_two_workers_count_at_once_and_each_game_counts_once(postgres: Any) -> None:  # noqa: ANN401
    async def work() -> None:
        url, rng = postgres.made(), Random(1)
        async with workers(url, 2) as stores:
            players = [f"P{number}" for number in range(9)]
            for number in range(60):
                await end(stores[number % 2], outcome(f"g{number}", " ".join(rng.sample(players, 4))))
            publics = called()

            async def count(store: Store) -> int:
                done = 0
                while await store.persons.count_some(NOW, lambda: next(publics), 3) or await uncounted(store):
                    done += 1
                return done

            async def uncounted(store: Store) -> bool:
                text = "SELECT 1 FROM outcomes WHERE counted_at IS NULL LIMIT 1"
                return bool(await store._rows(text))  # type: ignore[attr-defined]

            assert min(await asyncio.gather(*map(count, stores))) > 1
            await check_sums(stores[0])
            persons = await stores[1].persons.after(0, 100)
            assert sum(each.totals.rated_games for each in persons) == 240
            for person in persons:
                results = await stores[0].persons.results(person.id, most=100, only_open=False)
                after = [each.after for each in reversed(results)]
                assert [each.before for each in reversed(results)] == [NEW, *after[:-1]]
                assert person.rating == after[-1]

    asyncio.run(work())


def test_names_and_links(place: AsyncStore) -> None:
    async def work(store: Store) -> None:
        persons = store.persons
        assert await persons.of(guest("Ada")) is None
        ada = await persons.set_name(guest("Ada"), "Ada", NOW, lambda: "ada0000000")
        assert (ada.name, ada.public, ada.has_link) == ("Ada", "ada0000000", False)
        await persons.set_link(guest("Ada"), "0f" * 32, NOW, lambda: "other")
        assert (await persons.called("ada0000000")) == await persons.of(guest("Ada"))
        assert await persons.bind(guest("Phone"), "0e" * 32, merge=False) is Bound.NO_SUCH_LINK
        assert await persons.bind(guest("Phone"), "0f" * 32, merge=False) is Bound.DONE
        assert await persons.bind(guest("Phone"), "0f" * 32, merge=False) is Bound.DONE
        assert sorted(await persons.devices(ada.id)) == sorted([guest("Ada"), guest("Phone")])
        await persons.drop_link(guest("Phone"))
        assert await persons.bind(guest("Third"), "0f" * 32, merge=False) is Bound.NO_SUCH_LINK

    run(place, work)


def test_what_a_device_has_played_stays_with_a_person_of_more_devices_and_else_is_merged(place: AsyncStore) -> None:
    async def work(store: Store) -> None:
        persons = store.persons
        await ended(store, outcome("g1"), outcome("g2", "Ada Bo Ece Duru"))
        await persons.set_link(guest("Ada"), "0a" * 32, NOW, lambda: "x")
        await persons.set_link(guest("Bo"), "0b" * 32, NOW, lambda: "y")
        assert await persons.bind(guest("Cem"), "0a" * 32, merge=False) is Bound.MERGE_FIRST
        assert await persons.bind(guest("Cem"), "0a" * 32, merge=True) is Bound.DONE
        assert (await totals(store, "Cem")).games == 2  # of the game with oneself one result is left
        assert await persons.bind(guest("Cem"), "0b" * 32, merge=False) is Bound.DONE
        assert (await totals(store, "Ada")).games == 2
        assert await persons.of(guest("Cem")) == await persons.of(guest("Bo"))

    run(place, work)


def test_who_is_banned_becomes_nobody_else(place: AsyncStore) -> None:
    async def work(store: Store) -> None:
        persons = store.persons
        bo = await persons.set_name(guest("Bo"), "Bo", NOW, lambda: "bo00000000")
        await persons.set_link(guest("Ada"), "0a" * 32, NOW, lambda: "ada")
        await persons.ban(bo.public, NOW, "why")
        assert await persons.bind(guest("Bo"), "0a" * 32, merge=True) is Bound.BANNED

    run(place, work)


def test_nothing_is_counted_in_a_transaction_that_fails(tmp_path: Path) -> None:
    async def work() -> None:
        store = await open_store(str(tmp_path / "pisti.db"))
        await end(store, outcome("g1"))

        def fails() -> str:
            raise RuntimeError

        with pytest.raises(RuntimeError):
            await store.persons.count_some(NOW, fails)
        assert await store.persons.after(0, 10) == []
        assert await count_all(store) == 1
        await store.close()

    asyncio.run(work())
