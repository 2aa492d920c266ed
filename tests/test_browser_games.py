"""Whole games at the page by clicks: against bots, of persons at a table, one of whom is lost meanwhile."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from at_page import Person, all_play, company, sitting
from command import pisti
from crowd import check_records
from pisti.notation import read_records
from sight import Plays


def saved(person: Person, folder: Path) -> list[int]:
    """The scores by the record that a person saves, which is what they saw and what the server had promised."""
    file = person.save(folder)
    plays: Plays = {}
    for event in person.events("played"):
        plays.setdefault((file.stem, event["round"]), []).append(event["card"]["card"])
    check_records({file.stem: file.read_text(encoding="utf-8")}, plays, folder / "all.pisti")
    person.in_window("remote-deal").click()
    command = person.page.locator(".command code").inner_text().split()
    assert command[:3] == ["pisti", "verify", file.name]
    assert pisti("verify", str(file), *command[3:]).code == 0
    person.in_window("screen-close").click()
    return list([*read_records([file.read_bytes()])][-1].total)


def seen(person: Person) -> list[int]:
    """The scores side by side in the score sheet, by the order of the sides."""
    figures = person.page.locator("dialog tfoot td").all_inner_texts()
    return [int(figure) for figure in figures]


def test_a_game_against_bots_is_played_by_clicks_and_its_record_stands(
    chromium: Browser, server: str, tmp_path: Path
) -> None:
    with sitting(chromium, server, rules="short") as person:
        person.begin()
        person.play_on("count")
        if not person.events("game_over"):  # one round may be enough
            expect(person.window).to_have_count(0)
        person.play_on()
        winner = max(person.scores)
        assert winner >= 51
        assert seen(person) == person.scores == saved(person, tmp_path)
        rounds = person.events("counted")
        expect(person.page.locator("dialog tbody tr")).to_have_count(len(rounds))
        person.end.click()
        expect(person.window).to_have_count(0)
        person.wait()
        assert person.scores == [0, 0]


def test_four_persons_see_the_same_and_one_who_was_lost_comes_back(
    chromium: Browser, server: str, tmp_path: Path
) -> None:
    with ExitStack() as stack:
        people = company(stack, chromium, server, "target=1", "SENW")
        first, lost = people[0], people[2]
        expect(lost.page.locator(".seat.top, [class*=room]").first).to_be_visible()
        first.button("remote-start").click()
        all_play(people, lambda: len(first.events("played")) >= 20)
        keys = lost.page.evaluate("JSON.stringify({...localStorage})")
        lost.visit.context.close()
        others = [person for person in people if person is not lost]
        expect(first.page.get_by_text(first.texts("screen-away")).first).to_be_visible()
        all_play(others, lambda: not any(person.turn.count() for person in others))
        again = stack.enter_context(sitting(chromium, server, name="Name N"))
        again.visit.context.add_init_script(f"Object.assign(localStorage, {keys})")
        again.page.goto(f"/t/{first.code}")
        expect(first.page.get_by_text(first.texts("screen-away"))).to_have_count(0)
        people[2] = again
        all_play(people, lambda: all(person.end.count() for person in people))
        scores = [person.scores for person in people]
        assert {tuple(sorted(each)) for each in scores} == {tuple(sorted(saved(first, tmp_path)))}
        assert len({tuple(seen(person)) for person in people[::2]}) == 1  # partners
        for person in people:
            person.end.click()
        all_play(people, lambda: any(person.plays and person.plays[-1]["round"] == 1 for person in people))


@pytest.mark.parametrize(("rules", "seats"), [("two,target=1", "SN"), ("three,target=1", "SEW")])
def test_tables_of_two_and_three(rules: str, seats: str, chromium: Browser, server: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        people = company(stack, chromium, server, rules, seats)
        people[0].button("remote-start").click()
        all_play(people, lambda: all(person.end.count() for person in people))
        total = saved(people[0], tmp_path)
        assert len(total) == len(seats)
        assert {tuple(sorted(person.scores)) for person in people} == {tuple(sorted(total))}
