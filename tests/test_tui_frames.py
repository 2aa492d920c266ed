"""Moments to be looked at: the last of an event is what comes after it, a capture is held, jacks come one by one."""

import pytest

from pisti.cards import Rank
from pisti.round import Denied, Pisti
from pisti.rules import PRESETS, Rules, Seat
from pisti.table import (
    CutDone,
    CutRefused,
    Dealt,
    Event,
    LeftoversTaken,
    Played,
    Redeal,
    SetAsideSeen,
    Started,
    TurnedUp,
)
from pisti.tui.frames import Pause, Speed, frames
from pisti.tui.scene import Scene
from tables import told_to


@pytest.mark.parametrize("name", PRESETS)
def test_the_last_moment_of_an_event_shows_the_scene_after_it_and_one_moment_tells_it(name: str) -> None:
    rules = Rules.parse(f"{name},target=51")
    for scene, event in told_to(rules, 2, rules.seating[-1]):
        moments = list(frames(scene, event))
        assert moments[-1].scene == scene.after(event)
        assert moments[-1].pile is None
        assert sum(moment.is_told for moment in moments) == 1
        assert all(moment.event is event for moment in moments)


@pytest.mark.parametrize("name", ["standard", "under", "two"])
def test_a_capture_is_held_with_the_cards_it_took_and_nobody_is_to_play(name: str) -> None:
    kinds = set()
    for scene, event in told_to(PRESETS[name], 3, Seat.NORTH):
        if not isinstance(event, Played):
            continue
        first = next(iter(frames(scene, event)))
        turn = event.turn
        kinds.add((bool(turn.captured), first.pause))
        if turn.captured:
            assert first.pile == turn.captured
            assert first.pile[-1] == turn.card
            assert first.scene.view.to_play is None
            assert first.scene.view.won_counts == scene.view.won_counts
            is_special = turn.pisti is not Pisti.NONE or isinstance(turn.denied, Denied)
            assert first.pause is (Pause.PISTI if is_special else Pause.CAPTURE)
        else:
            assert first.scene.view.pile[-1] == turn.card
            assert first.pile is None
    assert kinds == {(False, Pause.PLAY), (True, Pause.CAPTURE), (True, Pause.PISTI)}


def test_jacks_that_are_turned_up_come_one_after_the_other() -> None:
    seen = set()
    for seed in range(4):
        for scene, event in told_to(Rules(), seed, Seat.SOUTH):
            if isinstance(event, TurnedUp):
                moments = list(frames(scene, event))
                assert [len(moment.scene.view.turned_up) for moment in moments] == [*range(1, len(event.cards) + 1)]
                assert [moment.jacks for moment in moments] == [*range(1, len(event.cards)), 0]
                assert all(moment.scene.view.pile[-1].rank is Rank.JACK for moment in moments[:-1])  # type: ignore[union-attr]
                assert all(moment.pause is Pause.READ for moment in moments)
                seen.add(len(moments))
    assert seen >= {1, 2}


def test_leftovers_are_held() -> None:
    seen = 0
    for scene, event in told_to(Rules(), 5, Seat.WEST):
        if isinstance(event, LeftoversTaken):
            held, after = frames(scene, event)
            assert held.pile == event.leftovers.cards
            assert held.pause is Pause.READ
            assert after.scene.view.pile == ()
            seen += 1
    assert seen


def test_a_capture_is_seen_for_more_than_half_a_second_at_normal_speed() -> None:
    assert Pause.CAPTURE.value * Speed.NORMAL.value >= 0.6
    assert Pause.CAPTURE.value * Speed.FAST.value >= 0.6
    assert [speed.value for speed in Speed] == sorted((speed.value for speed in Speed), reverse=True)


def test_jacks_turned_up_on_hidden_cards_lie_on_them_from_the_first_moment() -> None:
    seen = 0
    for seed in range(4):
        for scene, event in told_to(PRESETS["under"], seed, Seat.SOUTH):
            if isinstance(event, TurnedUp):
                hidden = (None,) * event.face_down
                for count, moment in enumerate(frames(scene, event), 1):
                    assert moment.scene.view.pile == (*hidden, *event.cards[:count])
                    seen += count > 1
    assert seen


def test_all_that_is_to_be_read_or_looked_at_lasts() -> None:
    lasting = {Started, CutDone, CutRefused, Dealt, Redeal, SetAsideSeen, TurnedUp, LeftoversTaken, Played}
    shortest: dict[type[Event], float] = {}
    for name in ("standard,target=51", "standard,centre_jack=redeal,target=51"):
        for seed in range(3):
            for scene, event in told_to(Rules.parse(name), seed, Seat.SOUTH):
                seconds = max(moment.pause.value for moment in frames(scene, event))
                shortest[type(event)] = min(shortest.get(type(event), seconds), seconds)
    assert lasting - {CutRefused} <= shortest.keys()
    assert all(shortest[kind] >= 0.7 for kind in lasting if kind in shortest)
    assert shortest[SetAsideSeen] >= 2
    assert shortest[Redeal] > 1
    scene = Scene.before({}, Rules(), Seat.SOUTH)
    assert all(moment.pause is Pause.READ for moment in frames(scene, CutRefused(1, Seat.SOUTH)))
